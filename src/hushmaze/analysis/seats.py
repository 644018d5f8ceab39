"""Each seat's share in the game, and how quickly it took useful actions."""

from collections.abc import Sequence
from math import ceil

from hushmaze.analysis.openings import OpenChance
from hushmaze.analysis.report import Reaction, SeatShare
from hushmaze.bots.public_game import went_by
from hushmaze.rules import Event
from hushmaze.rules.events import (
    BellPlaced,
    CardTurned,
    EscalatorTaken,
    HourglassTurned,
    Moved,
    Stared,
    TilePlaced,
    VortexTaken,
)
from hushmaze.rules.words import Seat


def seat_shares(events: Sequence[Event], found: Sequence[OpenChance], seats: int) -> list[SeatShare]:
    turners = turned_by(events)
    return [_share(Seat(seat), events, found, turners.count(Seat(seat))) for seat in range(seats)]


def turned_by(events: Sequence[Event]) -> list[Seat]:
    """Returns the seat whose action turned the hourglass, turn by turn."""
    found: list[Seat] = []
    actor = Seat(0)
    for event in events:
        went = went_by(event)
        if went is not None:
            actor = went.seat
        elif isinstance(event, HourglassTurned):
            found.append(actor)
    return found


def _share(seat: Seat, events: Sequence[Event], found: Sequence[OpenChance], turns: int) -> SeatShare:
    own = [event for event in events if getattr(event, "seat", None) == seat]
    moves = [event for event in own if isinstance(event, Moved)]
    taken = sorted(opening.ms for opening in found if opening.taken_by == seat)
    return SeatShare(
        seat=seat,
        actions=sum(went_by(event) is not None for event in own),
        moves=len(moves),
        steps=sum(move.steps for move in moves),
        vortices=_count(own, VortexTaken),
        escalators=_count(own, EscalatorTaken),
        explorations=_count(own, TilePlaced),
        turns=turns,
        cards_turned=_count(own, CardTurned),
        bells_placed=_count(own, BellPlaced),
        bells_received=sum(isinstance(event, BellPlaced) and event.target == seat for event in events),
        stares=_count(own, Stared),
        useful=len(taken),
        reaction=Reaction(len(taken), ranked(taken, 0.5), ranked(taken, 0.9)),
    )


def _count(events: Sequence[Event], kind: type) -> int:
    return sum(isinstance(event, kind) for event in events)


def ranked(values: Sequence[int], share: float) -> int | None:
    """The smallest of sorted values that at least this share of them does not exceed; None of none."""
    return values[ceil(share * len(values)) - 1] if values else None
