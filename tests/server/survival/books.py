"""Holding what clients were told against what the log has, and the log against the rules."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from hushmaze.protocol.codec import to_plain
from hushmaze.protocol.game_log.heading import Heading
from hushmaze.rules import Command, Event, Refusal, State, begin, decide, digest, evolve, view
from hushmaze.rules.words import Seat
from hushmaze.server.records.record import heading_from_bytes
from hushmaze.storage import Store
from tests.server.player import Message
from tests.server.survival.client import Client
from tests.server.survival.knowledge import deed_of, event_of

REASONS = {refusal.value for refusal in Refusal}


class Book(NamedTuple):
    """A game as the store has it."""

    heading: Heading
    log: list[Message]

    def state(self, events: Sequence[Message] | None = None) -> State:
        """Rebuilt from the heading and the log, or from what somebody else took for the log."""
        state = begin(self.heading.setup())
        for plain in self.log if events is None else events:
            state = evolve(state, event_of(plain))
        return state


async def open_book(store: Store, game: str | None) -> Book:
    assert game is not None, "no game was laid out"
    heading = await store.heading(game)
    assert heading is not None, f"game {game} is lost"
    return Book(heading_from_bytes(heading), [msgspec.json.decode(line) for line in await store.read(game)])


def check_all(book: Book, clients: Sequence[Client]) -> None:
    """Everything that has to hold once everybody has an answer to everything."""
    for client in clients:
        check_answers(client)
    check_acknowledged(book, clients)
    check_converged(book, clients)
    check_judged(book, clients)


def check_answers(client: Client) -> None:
    """Every deed has one answer, however often it was told: done, or refused by a rule."""
    assert not client.unanswered, f"seat {client.seat} waits for answers: {list(client.unanswered)}"
    assert set(client.answers) == set(client.deeds), f"seat {client.seat} was answered what it did not ask"
    for n, told in client.answers.items():
        assert all(answer == told[0] for answer in told), (client.seat, n, told, client.story_of(n))
        assert told[0]["type"] == "done" or told[0]["reason"] in REASONS, told[0]


def check_acknowledged(book: Book, clients: Sequence[Client]) -> None:
    """What was acknowledged is in the log, once, at its version; and nothing else is."""
    groups = groups_of(book.log)
    ends = {(group.seat, group.n): group.end for group in groups}
    assert len(ends) == len(groups), "a deed was applied twice"
    told = {(client.seat, n): v for client in clients for n, v in client.done.items()}
    assert not told.items() - ends.items(), f"told, not in the log: {sorted(told.items() - ends.items())}"
    assert not ends.items() - told.items(), f"in the log, not told: {sorted(ends.items() - told.items())}"


class Group(NamedTuple):
    """A deed in the log, with all it brought about: the lines from `first` up to `end`."""

    seat: int
    n: int
    first: int
    end: int


def groups_of(log: Sequence[Message]) -> list[Group]:
    """All deeds: the number of each stands with its seat's own event and with what follows from that."""
    groups: list[Group] = []
    for place, line in enumerate(log):
        if "n" in line and line.get("seat") is not None:
            closes_talk = place > 0 and log[place - 1]["type"] == "talk_closed"
            groups.append(Group(line["seat"], line["n"], place - closes_talk, place + 1))
        elif "n" in line:
            assert (groups[-1].n, groups[-1].end) == (line["n"], place), "a number without its deed"
            groups[-1] = groups[-1]._replace(end=place + 1)
    return groups


def check_converged(book: Book, clients: Sequence[Client]) -> None:
    """All have the log, the state that comes of it, and have it from one snapshot at the beginning."""
    state = book.state()
    for client in clients:
        check_heard(client, book.log)
        assert digest(book.state(client.player.events)) == digest(state), "other events, another state"
        assert to_plain(view(client.state, None)) == to_plain(view(state, None)), "another view of the game"
        assert len(client.snapshots) == 1, "a client had to load the game again"


def check_heard(client: Client, log: Sequence[Message]) -> None:
    """The log; in place of numbers that others chose, how many deeds of theirs there were."""
    counted, deeds = [line.get("n") for line in log], Counter[int]()
    for group in groups_of(log):
        if group.n > 0:
            deeds[group.seat] += 1
            counted[group.first : group.end] = [
                n if n is None else deeds[group.seat] for n in counted[group.first : group.end]
            ]
    own = {place for group in groups_of(log) if group.seat == client.seat for place in range(*group[2:])}
    events = client.player.events
    assert without_numbers(events) == without_numbers(log), f"seat {client.seat} has other events"
    for place, (event, line) in enumerate(zip(events, log, strict=True)):
        known = (line.get("n"), counted[place]) if place in own else (counted[place],)
        assert event.get("n") in known, f"seat {client.seat} heard a number of others: {event}"


def without_numbers(events: Sequence[Message]) -> list[Message]:
    return [{part: value for part, value in event.items() if part != "n"} for event in events]


def check_judged(book: Book, clients: Sequence[Client]) -> None:
    """Every deed in the log did just what the rules say, to the state it met."""
    deeds = {client.seat: client.deeds for client in clients}
    groups = {group.first: group for group in groups_of(book.log)}
    events: list[Event] = [event_of(line) for line in book.log]
    state = begin(book.heading.setup())
    for place, event in enumerate(events):
        if place in groups:
            seat, n, first, end = groups[place]
            deed = deed_of(deeds[Seat(seat)][n])
            judged = decide(state, Command(Seat(seat), deed), events[end - 1].at)
            assert judged == tuple(events[first:end]), f"not by the rules: seat {seat}, deed {n}, {judged}"
        state = evolve(state, event)
