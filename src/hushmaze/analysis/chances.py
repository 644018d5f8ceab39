"""Finds chances: useful actions open for a good while whose owners did nothing at all."""

import itertools
from collections.abc import Iterator, Sequence

from hushmaze.analysis.openings import OpenChance
from hushmaze.analysis.report import Chance
from hushmaze.bots.public_game import went_by
from hushmaze.protocol.codec import word_of
from hushmaze.rules import Event
from hushmaze.rules.events import CardTurned, TileRevealed
from hushmaze.rules.squares import coordinates

LONG_MS = 5_000
"""Shorter chances are part of every game."""
MOST_CHANCES = 20


def chances(events: Sequence[Event], found: Sequence[OpenChance]) -> list[Chance]:
    """All of them, the longest first."""
    deeds = [(event.at, seat) for event in events if (seat := _busy(event)) is not None]
    long = [
        chance
        for opening in found
        if opening.ms >= LONG_MS
        for chance in _idle(opening, deeds)
        if chance.end - chance.start >= LONG_MS
    ]
    return sorted(long, key=lambda chance: (chance.start - chance.end, chance.start))


def _busy(event: Event) -> int | None:
    """Returns who had their hands full with something at that moment."""
    if went_by(event) is not None or isinstance(event, CardTurned | TileRevealed):
        return getattr(event, "seat", None)
    return None


def _idle(opening: OpenChance, deeds: Sequence[tuple[int, int]]) -> Iterator[Chance]:
    """The parts of an opening in which none of its seats did anything else."""
    call = opening.call
    cuts = [at for at, seat in deeds if seat in call.seats and opening.start < at < opening.end]
    edges = [opening.start, *cuts, opening.end]
    for start, end in itertools.pairwise(edges):
        yield Chance(
            start=start,
            end=end,
            hero=word_of(call.hero),
            ability=word_of(call.ability),
            square=coordinates(call.origin),
            purpose=opening.purpose,
            seats=[int(seat) for seat in call.seats],
            taken=opening.taken_by is not None and end == opening.end,
        )
