"""Gives medals: at most three, each for something true, and shared as evenly as the game allows."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

from hushmaze.analysis.ending.report import Medal, MedalKind
from hushmaze.analysis.report import SandReport, SeatShare
from hushmaze.bots.public_game import went_by
from hushmaze.protocol.game_log.log import Log
from hushmaze.rules import Event
from hushmaze.rules.events import TheftDone, Won
from hushmaze.rules.words import Seat

MOST_MEDALS = 3
LATE_TURN_MS = 20_000
"""Sand left at most for the last grain."""
ENOUGH = 5
"""Useful actions from which on a median says something."""

_LEAST_COUNTS = {
    MedalKind.DOOR_OPENER: 3,
    MedalKind.WHIRLWIND: 3,
    MedalKind.STAIR_RUNNER: 3,
    MedalKind.SURE_HAND: ENOUGH,
    MedalKind.LONG_LEGS: 12,
}
_COMPARED = (MedalKind.QUICKEST_EYE, MedalKind.SURE_HAND, MedalKind.LONG_LEGS)
"""Medals that need somebody else to be compared with."""
_LESS_IS_BETTER = (MedalKind.QUICKEST_EYE, MedalKind.LAST_GRAIN)


def bot_seats(log: Log) -> frozenset[Seat]:
    """Seats on which nobody but bots did anything; a log without numbers knows of no bots."""
    numbered = [
        (seat, n)
        for event, n in zip(log.events, log.numbers, strict=False)
        if n is not None and (seat := getattr(event, "seat", None)) is not None
    ]
    people = {seat for seat, n in numbered if n > 0}
    return frozenset(seat for seat, n in numbered if n < 0) - people


def medals(
    events: Sequence[Event],
    shares: Sequence[SeatShare],
    sand: SandReport,
    bots: Collection[Seat],
    started_at: int = 0,
) -> list[Medal]:
    """For people; for bots only where nobody else played."""
    seats = [share.seat for share in shares if share.seat not in bots] or [share.seat for share in shares]
    claims = [claim for claim in _claims(events, shares, sand, started_at) if claim.seat in seats]
    return awarded([claim for claim in claims if len(seats) > 1 or claim.kind not in _COMPARED], seats)


def awarded(claims: Sequence[Medal], seats: Collection[int]) -> list[Medal]:
    """Each kind goes to its best claim; nobody gets another medal while somebody has fewer.

    Among equals it goes to whoever has fewest.
    """
    order = list(MedalKind)
    given: list[Medal] = []
    held = Counter(dict.fromkeys(seats, 0))
    for _, group in groupby(sorted(claims, key=lambda claim: order.index(claim.kind)), lambda one: one.kind):
        medal = min(_best(list(group)), key=lambda claim: (held[claim.seat], claim.seat))
        if len(given) < MOST_MEDALS and held[medal.seat] == min(held.values()):
            given.append(medal)
            held[medal.seat] += 1
    return given


def _best(claims: Sequence[Medal]) -> Iterator[Medal]:
    values = [claim.value for claim in claims]
    best = min(values) if claims[0].kind in _LESS_IS_BETTER else max(values)
    return (claim for claim in claims if claim.value == best)


def _claims(
    events: Sequence[Event], shares: Sequence[SeatShare], sand: SandReport, started_at: int
) -> Iterator[Medal]:
    for share in shares:
        if share.reaction.median_ms is not None and share.reaction.count >= ENOUGH:
            yield Medal(MedalKind.QUICKEST_EYE, share.seat, share.reaction.median_ms)
        for kind, least in _LEAST_COUNTS.items():
            if _count(share, kind) >= least:
                yield Medal(kind, share.seat, _count(share, kind))
    for turn in sand.turns:
        if turn.left_ms <= LATE_TURN_MS:
            yield Medal(MedalKind.LAST_GRAIN, turn.seat, turn.left_ms)
    yield from _deciding(events, sand.left_ms, started_at)


def _count(share: SeatShare, kind: MedalKind) -> int:
    counts = {
        MedalKind.DOOR_OPENER: share.explorations,
        MedalKind.WHIRLWIND: share.vortices,
        MedalKind.STAIR_RUNNER: share.escalators,
        MedalKind.SURE_HAND: share.useful,
        MedalKind.LONG_LEGS: share.steps,
    }
    return counts[kind]


def _deciding(events: Sequence[Event], sand_left: int, started_at: int) -> Iterator[Medal]:
    """The seat that completed the theft (or called it, W2), and the one that won the game (W5)."""
    actor = Seat(0)
    for event in events:
        went = went_by(event)
        if went is not None:
            actor = went.seat
        elif isinstance(event, TheftDone):
            who = actor if event.seat is None else event.seat
            yield Medal(MedalKind.LIGHT_FINGERS, who, event.at - started_at)
        elif isinstance(event, Won):
            yield Medal(MedalKind.GETAWAY, actor, sand_left)
