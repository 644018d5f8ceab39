"""People around a table: seats, the host, choices, deals, voice and hand-overs. No sockets, no loop."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import randbits, token_hex
from typing import Any

import pytest

from hushmaze.protocol.codec import to_plain
from hushmaze.rules.commands import Bell, Say, Start
from hushmaze.rules.words import Seat
from hushmaze.server.choices import heading_for
from hushmaze.server.handovers import GOOD_FOR_MS
from hushmaze.server.match import Match
from hushmaze.server.metrics import Metrics
from hushmaze.server.people import LONGEST_NAME, Person
from hushmaze.server.room import MOST_PEOPLE, SEAT_KEPT_MS, No, Room, new_record
from tests.server.support import Disk, Ear, FakeClock, Message

SAND_MS = 180_000


class Table:
    """A room and the people in it, by name."""

    def __init__(self, *names: str, **choices: Any) -> None:  # noqa: ANN401 -- whatever the table may choose
        self.clock, self.disk, self.metrics = FakeClock(), Disk(), Metrics()
        self.room = Room(new_record("kibo-rutam"), self.disk, self.clock, self.metrics)
        self.people: dict[str, Person] = {}
        self.ears: dict[str, Ear] = {}
        self.tokens: dict[str, str] = {}
        for name in names:
            self.enter(name)
        if choices:
            self.room.choose(self.people[names[0]], choices)

    def enter(self, name: str) -> Person:
        person, self.tokens[name] = self.room.welcome(name)
        self.people[name] = person
        self.come_back(name)
        return person

    def come_back(self, name: str) -> Ear:
        self.ears[name] = Ear()
        self.room.connect(self.ears[name], self.people[name])
        return self.ears[name]

    def leave(self, name: str) -> None:
        self.room.disconnect(self.ears[name])

    def seated(self) -> "Table":
        for seat, person in enumerate(self.people.values()):
            if seat < self.room.seats:
                self.room.sit(person, seat)
        return self

    def dealt(self, by: str | None = None) -> Match:
        name = by or next(iter(self.people))
        self.room.check_deal(self.people[name])
        return self.room.open_match(token_hex(8), heading_for(self.room.record.choices, randbits(63)))

    def do(self, name: str, deed: Any, n: int = 1) -> Message:  # noqa: ANN401 -- a deed, or what pretends to be
        ear = Ear()
        plain = deed if isinstance(deed, dict) else to_plain(deed)
        self.room.do(self.people[name], n, plain, ear.tell)
        self.disk.write()
        (answer,) = ear.heard
        return answer

    @staticmethod
    @contextmanager
    def refused(reason: str) -> Iterator[None]:
        """A block that the room refuses for this reason."""
        with pytest.raises(No) as caught:
            yield
        assert caught.value.reason == reason
        assert str(caught.value)

    def facts(self, name: str) -> Message:
        return next(who for who in self.room.facts()["people"] if who["id"] == self.people[name].id)


def four(**choices: Any) -> Table:  # noqa: ANN401 -- see Table
    return Table("Ann", "Ben", "Cay", "Dan", **choices).seated()


# People and seats


def test_the_first_who_comes_is_the_host_and_everybody_watches_until_they_sit() -> None:
    table = Table("Ann", "Ben")
    assert table.room.record.host == table.people["Ann"].id
    assert [p["seat"] for p in table.room.facts()["people"]] == [None, None]
    assert table.ears["Ann"].last("room")["room"] == table.room.facts()


def test_a_token_opens_just_one_persons_place() -> None:
    table = Table("Ann", "Ben")
    assert table.room.person(table.tokens["Ben"]) is table.people["Ben"]
    for wrong in (None, "", "x", table.tokens["Ben"][:-1], table.people["Ben"].token_hash, "\ud800"):
        assert table.room.person(wrong) is None


def test_sitting_moving_and_standing_up() -> None:
    table = Table("Ann", "Ben")
    ann, ben = table.people["Ann"], table.people["Ben"]
    table.room.sit(ann, 2)
    with table.refused("seat_taken"):
        table.room.sit(ben, 2)
    table.room.sit(ann, 3)
    table.room.sit(ben, 2)
    table.room.sit(ben, 2)
    table.room.stand(ann)
    assert (ann.seat, ben.seat) == (None, 2)
    for seat in (-1, 4, 10**9):
        with table.refused("no_such_seat"):
            table.room.sit(ann, seat)


def test_in_the_lobby_the_seat_of_somebody_who_left_can_be_taken() -> None:
    table = Table("Ann", "Ben")
    table.room.sit(table.people["Ben"], 1)
    table.people["Ben"].ready = True
    table.leave("Ben")
    assert table.facts("Ben")["here"] is False
    with table.refused("seat_held"):
        table.room.sit(table.people["Ann"], 1)
    table.clock.advance(SEAT_KEPT_MS)
    table.room.sit(table.people["Ann"], 1)
    assert table.people["Ann"].seat == 1
    assert (table.people["Ben"].seat, table.people["Ben"].ready) == (None, False)


def test_in_a_game_seats_are_kept_for_those_who_are_away() -> None:
    table = four()
    table.dealt()
    table.enter("Eve")
    table.leave("Ben")
    with table.refused("seat_held"):
        table.room.sit(table.people["Eve"], 1)
    with table.refused("seat_taken"):
        table.room.sit(table.people["Eve"], 2)
    with table.refused("seat_held"):
        table.room.sit(table.people["Ann"], 1)
    table.come_back("Ben")
    assert table.facts("Ben")["seat"] == 1


def test_in_a_game_nobody_changes_seats_but_a_free_one_can_be_taken() -> None:
    table = four()
    table.dealt()
    table.enter("Eve")
    table.room.stand(table.people["Dan"])
    with table.refused("game_running"):
        table.room.sit(table.people["Ann"], 3)
    table.room.sit(table.people["Eve"], 3)
    table.do("Ann", Start())
    assert table.do("Eve", Bell(Seat(0)))["type"] == "done"


def test_names_are_text_and_nobody_elses() -> None:
    table = Table("Ann", "Ann", "")
    names = [person.name for person in table.room.record.people]
    assert names == ["Ann", "Ann 2", "Guest"]
    eve = table.enter("Eve")
    for wanted, given in {
        "<script>alert(1)</script>": "<script>alert(1)</script>",
        "x" * 500: "x" * LONGEST_NAME,
        "  \n\t ": "Guest 2",
        "Ann": "Ann 3",
        "Eve": "Eve",
        "Zoë 🦊": "Zoë 🦊",
        "a\x00b\u202ec": "abc",
    }.items():
        table.room.rename(eve, wanted)
        assert eve.name == given[:LONGEST_NAME]


def test_a_room_forgets_strangers_before_it_is_full() -> None:
    table = Table("Ann")
    for number in range(1, MOST_PEOPLE):
        table.enter(f"guest {number}")
    with table.refused("room_full"):
        table.room.welcome("one too many")
    table.room.sit(table.people["guest 1"], 0)
    for name in ("guest 1", "guest 2", "Ann"):
        table.leave(name)
    table.room.record.host = table.people["Ann"].id
    eve = table.enter("Eve")
    known = table.room.record.people
    assert table.people["guest 2"] not in known
    assert table.people["guest 1"] in known, "who sits is kept"
    assert table.people["Ann"] in known, "so is the host"
    assert eve.id == MOST_PEOPLE + 1, "numbers are not given twice"


def test_who_was_forgotten_while_coming_in_is_known_again() -> None:
    table = Table("Ann")
    slow, _ = table.room.welcome("Slow")
    for number in range(2, MOST_PEOPLE):
        table.enter(f"guest {number}")
    table.enter("the last")
    assert slow not in table.room.record.people
    table.room.connect(Ear(), slow)
    assert slow in table.room.record.people


# The host


def test_only_the_host_arranges_the_table() -> None:
    table = four()
    ben = table.people["Ben"]
    with table.refused("not_the_host"):
        table.room.choose(ben, {"seats": 3})
    with table.refused("not_the_host"):
        table.room.offer(ben, 0, bot=True)
    with table.refused("not_the_host"):
        table.room.pass_host(ben, ben.id)
    with table.refused("not_the_host"):
        table.room.check_deal(ben)
    assert table.room.record.choices["seats"] == 4


def test_the_host_passes_the_table_on() -> None:
    table = Table("Ann", "Ben")
    table.room.pass_host(table.people["Ann"], table.people["Ben"].id)
    assert table.room.record.host == table.people["Ben"].id
    table.leave("Ann")
    for nobody in (table.people["Ann"].id, 99):
        with table.refused("nobody_there"):
            table.room.pass_host(table.people["Ben"], nobody)


def test_when_the_host_leaves_somebody_who_sits_is_host() -> None:
    table = Table("Ann", "Ben", "Cay")
    table.room.sit(table.people["Cay"], 0)
    hosts = []
    for name in ("Ann", "Cay", "Ben"):
        table.leave(name)
        hosts.append(table.room.record.host)
    cay = table.people["Cay"].id
    assert hosts == [cay, cay, cay], "a table waits for those who sit at it"
    table.leave("Ben")
    assert table.room.record.host == cay, "leaving twice is leaving once"


def test_where_nobody_sits_anybody_here_is_host() -> None:
    table = Table("Ann", "Ben")
    table.leave("Ann")
    assert table.room.record.host == table.people["Ben"].id


def test_a_table_does_not_wait_for_its_host_for_ever() -> None:
    table = Table("Ann", "Ben")
    table.room.sit(table.people["Ann"], 0)
    table.leave("Ann")
    table.enter("Cay")
    assert table.room.record.host == table.people["Ann"].id
    table.clock.advance(SEAT_KEPT_MS)
    table.enter("Dot")
    assert table.room.record.host == table.people["Ann"].id, "who only watches does not get the table"
    table.room.sit(table.people["Ben"], 0)
    assert table.room.record.host == table.people["Ben"].id


def test_a_guest_who_leaves_changes_no_host() -> None:
    table = Table("Ann", "Ben")
    table.leave("Ben")
    assert table.room.record.host == table.people["Ann"].id
    assert table.ears["Ann"].last("room")["room"]["people"] == [table.facts("Ann")]


def test_an_empty_room_knows_since_when() -> None:
    table = Table("Ann", "Ben")
    table.clock.advance(500)
    table.leave("Ann")
    before = table.room.empty_since
    table.clock.advance(500)
    table.leave("Ben")
    assert table.room.empty_since == table.clock.now() == before + 1_000


# Choices


def test_choices_add_up_and_none_takes_one_back() -> None:
    table = Table("Ann")
    ann = table.people["Ann"]
    table.room.choose(ann, {"scenario": 8, "level": 2})
    table.room.choose(ann, {"hourglass_ms": 120_000, "edition": "A", "tile_set": "standard"})
    table.room.choose(ann, {"level": None})
    usual = {"scenario": 8, "seats": 4, "voice": True}
    said = {"hourglass_ms": 120_000, "edition": "A", "tile_set": "standard"}
    assert table.room.record.choices == usual | said


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 0}, {"seats": 99}, {"seats": "4"}, {"seats": True}, {"seats": None}, {"scenario": 18},
        {"scenario": None}, {"scenario": "040G0-nonsense"}, {"scenario": {"name": 3}}, {"scenario": 1.5},
        {"level": -1}, {"level": "high"}, {"face": "C"}, {"face": 1}, {"hourglass_ms": -5}, {"voice": "on"},
        {"tile_set": "../../etc/passwd"}, {"tile_set": [1]}, {"edition": "Z"}, {"deal": "unfair"},
        {"cards": "N"}, {"cards": ["N"]}, {"pause": 1}, {"talk_always": True, "scenario": 2}, {"cheat": True},
        {"seed": 1}, {"rigged": {}}, {"scenario": 2, "seats": 99},
    ],
    ids=str,
)  # fmt: skip
def test_a_table_that_cannot_be_changes_nothing(wrong: Message) -> None:
    """S1, T7: contradictions are refused as a whole."""
    table = four()
    before = table.room.facts()
    with table.refused("bad_table"):
        table.room.choose(table.people["Ann"], wrong)
    assert table.room.facts() == before


def test_a_scenario_can_be_a_share_code_or_its_entries() -> None:
    table = Table("Ann")
    code = "040G0-00000-0G42R-0050G-MHKFE-NS20S-3FDXS-760CT"
    table.room.choose(table.people["Ann"], {"scenario": code})
    entries = {"number": 1, "name": "Own", "tiles": "2-9", "face": "A", "rules": ["one_exit"]}
    table.room.choose(table.people["Ann"], {"scenario": entries})
    assert table.room.record.choices["scenario"] == entries


def test_a_generated_tile_set_can_be_played() -> None:
    table = four(tile_set=3)
    match = table.dealt()
    assert "text" in json.loads(match.snapshot())["heading"]["tile_set"]


def test_when_the_table_shrinks_those_beyond_its_edge_stand() -> None:
    table = four()
    table.room.stand(table.people["Cay"])
    table.room.offer(table.people["Ann"], 2, bot=True)
    table.room.choose(table.people["Ann"], {"seats": 2})
    assert [person.seat for person in table.people.values()] == [0, 1, None, None]
    assert table.room.record.bots == []


def test_a_seat_can_be_kept_for_a_bot() -> None:
    table = Table("Ann", "Ben")
    ann, ben = table.people["Ann"], table.people["Ben"]
    table.room.sit(ann, 0)
    for seat in (3, 1, 3):
        table.room.offer(ann, seat, bot=True)
    assert table.room.facts()["bots"] == [1, 3]
    table.room.offer(ann, 3, bot=False)
    table.room.offer(ann, 3, bot=False)
    with table.refused("no_such_seat"):
        table.room.offer(ann, 4, bot=True)
    with table.refused("seat_taken"):
        table.room.offer(ann, 0, bot=True)
    table.room.sit(ben, 1)
    assert table.room.record.bots == [], "a person goes before a bot"


# Deals


def test_a_deal_needs_somebody_on_every_seat() -> None:
    """S4"""
    table = Table("Ann", "Ben").seated()
    with table.refused("seats_empty"):
        table.room.check_deal(table.people["Ann"])
    table.room.choose(table.people["Ann"], {"seats": 2})
    table.people["Ben"].ready = True
    match = table.dealt()
    assert table.room.playing
    assert table.room.record.game == match.game
    assert not table.people["Ben"].ready
    assert table.room.facts()["phase"] == "planning"


def test_while_a_game_is_laid_out_there_is_no_other_and_the_table_stays() -> None:
    table = four()
    table.dealt()
    with table.refused("game_running"):
        table.room.check_deal(table.people["Ann"])
    with table.refused("game_running"):
        table.room.choose(table.people["Ann"], {"seats": 5})


def test_a_rematch_has_the_same_table_and_its_spectators() -> None:
    table = four()
    table.enter("Eve")
    first = table.dealt()
    ended: list[Match] = []
    table.room.on_end = ended.append
    table.do("Ann", Start())
    table.clock.advance(SAND_MS)
    table.disk.write()
    assert ended == [first]
    assert table.ears["Eve"].last("room")["room"]["phase"] == "lost"
    table.disk.lines.clear()
    second = table.dealt()
    assert second.game != first.game
    assert [person.seat for person in table.people.values()] == [0, 1, 2, 3, None]
    table.do("Ann", Start())
    assert table.ears["Eve"].last("update")["v"] == 0
    assert table.clock.alarms == [table.clock.now() + SAND_MS]


def test_latecomers_watch_and_spectators_change_nothing() -> None:
    table = four()
    match = table.dealt()
    table.enter("Eve")
    before = table.room.facts()
    for deed in (Start(), Bell(Seat(0)), Say("hello")):
        assert table.do("Eve", deed)["reason"] == "spectator"
    assert table.do("Eve", {"type": "nonsense"})["reason"] == "spectator"
    assert (match.version, table.room.facts()) == (0, before)


def test_every_deed_that_cannot_be_is_answered_with_its_number() -> None:
    table = four()
    assert table.do("Ann", Start(), n=7) == {
        "type": "refused", "n": 7, "reason": "no_game", "message": "No game is laid out.",
    }  # fmt: skip
    match = table.dealt()
    for wrong in ({}, {"type": "fly"}, {"type": "move"}, {"type": "bell", "target": "you"}, {"type": 3}):
        answer = table.do("Ann", wrong, n=8)
        assert (answer["n"], answer["reason"]) == (8, "bad_deed")
    assert match.version == 0
    assert table.metrics.registry.get_sample_value("hushmaze_refusals_total", {"reason": "bad_deed"}) == 5


def test_the_host_turns_the_hourglass_for_the_first_time() -> None:
    """S6"""
    table = four()
    table.dealt()
    assert table.do("Ben", Start())["reason"] == "not_the_host"
    assert table.do("Ann", Start())["type"] == "done"


def test_a_start_sent_again_gets_its_answer_also_when_another_is_host_by_then() -> None:
    """S6"""
    table = four()
    match = table.dealt()
    done = table.do("Ann", Start())
    table.room.pass_host(table.people["Ann"], table.people["Ben"].id)
    assert table.do("Ann", Start()) == done
    assert table.do("Ann", Start(), n=2)["reason"] == "not_the_host"
    assert match.version == 1


def test_where_the_host_only_watches_any_seat_may_start() -> None:
    """S6: otherwise nobody could."""
    table = Table("Host", "Ann", "Ben", seats=2)
    for seat, name in enumerate(("Ann", "Ben")):
        table.room.sit(table.people[name], seat)
    table.dealt()
    assert table.do("Host", Start())["reason"] == "spectator"
    assert table.do("Ben", Start())["type"] == "done"


def test_a_game_from_the_log_wakes_when_somebody_with_a_seat_comes() -> None:
    table = four()
    heading = table.dealt().heading
    table.do("Ann", Start())
    for name in table.people:
        table.leave(name)
    match = table.room.open_match("g", heading, iter(table.disk.lines))
    table.enter("Eve")
    assert not match.awake
    table.come_back("Cay")
    assert match.awake


# Devices


def test_a_second_device_replaces_the_first() -> None:
    table = Table("Ann", "Ben")
    first = table.ears["Ann"]
    second = table.come_back("Ann")
    assert first.dismissed == ["open_elsewhere"]
    assert table.room.record.host == table.people["Ann"].id, "nobody left"
    first.payloads.clear()
    table.room.broadcast(b"{}")
    assert first.payloads == []
    assert second.payloads[-1] == b"{}"


def test_a_handover_code_works_once_and_for_a_while() -> None:
    table = Table("Ann", "Ben")
    ann = table.people["Ann"]
    code = table.room.handover_code(ann)
    assert table.room.handed_over(f" {code.lower()} ") is ann
    with table.refused("bad_handover"):
        table.room.handed_over(code)
    code = table.room.handover_code(ann)
    table.clock.advance(GOOD_FOR_MS)
    assert table.room.handed_over(code) is ann
    code = table.room.handover_code(ann)
    table.clock.advance(GOOD_FOR_MS + 1)
    for wrong in (code, "", "ABCDEF", "x" * 5_000):
        with table.refused("bad_handover"):
            table.room.handed_over(wrong)


def test_only_a_persons_last_code_counts() -> None:
    table = Table("Ann", "Ben")
    old, other = table.room.handover_code(table.people["Ann"]), table.room.handover_code(table.people["Ben"])
    new = table.room.handover_code(table.people["Ann"])
    with table.refused("bad_handover"):
        table.room.handed_over(old)
    assert table.room.handed_over(new) is table.people["Ann"]
    assert table.room.handed_over(other) is table.people["Ben"]


# Voice


def test_voice_signals_go_from_seat_to_seat() -> None:
    """T4"""
    table = four()
    table.room.signal(table.people["Ann"], 2, {"sdp": "offer"})
    assert table.ears["Cay"].last("signal") == {"type": "signal", "seat": 0, "data": {"sdp": "offer"}}
    assert not table.ears["Ben"].of("signal")
    table.room.signal(table.people["Ann"], 77, {})
    table.dealt()
    table.room.signal(table.people["Ben"], 2, {})
    assert table.ears["Cay"].last("signal")["seat"] == 1
    table.do("Ann", Start())
    with table.refused("silence"):
        table.room.signal(table.people["Ben"], 2, {})


def test_in_the_silence_names_wait() -> None:
    """T1, T4: a name can carry words, a late-comer's too."""
    table = four()
    table.dealt()
    table.room.rename(table.people["Ann"], "Annie")
    table.do("Ann", Start())
    with table.refused("silence"):
        table.room.rename(table.people["Ann"], "go north")
    newcomer, _ = table.room.welcome("go back")
    assert (table.people["Ann"].name, newcomer.name) == ("Annie", "Guest")


def test_a_table_can_do_without_voice_and_spectators_have_none() -> None:
    table = four()
    table.enter("Eve")
    with table.refused("spectator"):
        table.room.signal(table.people["Eve"], 0, {})
    table.room.choose(table.people["Ann"], {"voice": False})
    with table.refused("no_voice"):
        table.room.signal(table.people["Ann"], 1, {})


@pytest.mark.parametrize("scenario", [12, 14])
def test_where_nobody_ever_speaks_there_is_no_voice_while_the_game_runs(scenario: int) -> None:
    """C12, C14, T4"""
    table = four(scenario=scenario)
    ann = table.people["Ann"]
    table.room.signal(ann, 1, {})
    table.dealt()
    table.room.signal(ann, 1, {})
    table.do("Ann", Start())
    with table.refused("no_voice"):
        table.room.signal(ann, 1, {})
    table.clock.advance(SAND_MS)
    table.disk.write()
    table.room.signal(ann, 1, {})
    assert len(table.ears["Ben"].of("signal")) == 3


# Telling


def test_lags_are_told_when_there_are_some() -> None:
    table = Table("Ann", "Ben")
    table.room.tell_lags()
    assert not table.ears["Ann"].of("lags")
    ben = table.people["Ben"]
    table.room.lags[ben.id] = 42
    table.room.tell_lags()
    assert table.ears["Ann"].last("lags")["lags"] == {str(ben.id): 42}
    assert table.facts("Ben")["lag"] == 42
    table.leave("Ben")
    assert table.room.lags == {}


def test_what_everybody_may_know_holds_no_secret() -> None:
    """S3"""
    table = four()
    match = table.dealt()
    code = table.room.handover_code(table.people["Ann"])
    told = json.dumps([table.room.facts(), *(ear.heard for ear in table.ears.values())])
    secrets = [*table.tokens.values(), *(p.token_hash for p in table.people.values()), code]
    secrets.append(str(match.heading.table.seed))
    assert not [secret for secret in secrets if secret in told]
    assert table.room.facts().keys() == {"code", "host", "people", "bots", "table", "game", "phase"}
