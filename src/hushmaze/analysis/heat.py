"""Where the heroes went: stops, passes, time on every square, and the single ways."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from hushmaze.analysis.report import Leg, Warmth
from hushmaze.analysis.spans import Instant, Span
from hushmaze.bots.public_game import went_by
from hushmaze.protocol.codec import word_of
from hushmaze.rules import Event, State
from hushmaze.rules.events import Moved
from hushmaze.rules.squares import NOWHERE, STEP, Square, coordinates
from hushmaze.rules.words import HEROES, Ability, Hero

HeroSquare = tuple[Hero, Square]


def warmth(first: State, told: Sequence[Instant], parts: Sequence[Span]) -> list[Warmth]:
    """Where a hero begins counts as a stop; time is what was played."""
    stops: dict[HeroSquare, int] = defaultdict(int)
    passes: dict[HeroSquare, int] = defaultdict(int)
    stood: dict[HeroSquare, int] = defaultdict(int)
    for hero in HEROES:
        stops[hero, first.heroes[hero]] += 1
    for event in (event for moment in told for event in moment.events):
        went = went_by(event)
        if went is not None and went.ability is not Ability.EXPLORE:
            stops[went.hero, went.to] += 1
            for square in passed(event):
                passes[went.hero, square] += 1
    for span in parts:
        for hero in HEROES:
            if span.played and span.state.heroes[hero] != NOWHERE:
                stood[hero, span.state.heroes[hero]] += span.ms
    return [
        Warmth(
            word_of(hero), coordinates(square), stops[hero, square], passes[hero, square], stood[hero, square]
        )
        for hero, square in sorted({*stops, *passes})
    ]


def passed(event: Event) -> Iterator[Square]:
    """The squares a slide runs over (A5); a leap passes none."""
    if isinstance(event, Moved):
        step = STEP[event.direction]
        yield from (Square(event.origin + far * step) for far in range(1, event.steps))


def legs(events: Sequence[Event]) -> list[Leg]:
    found = (went for event in events if (went := went_by(event)) is not None)
    return [
        Leg(
            went.at, word_of(went.hero), word_of(went.ability), coordinates(went.origin), coordinates(went.to)
        )
        for went in found
        if went.ability is not Ability.EXPLORE
    ]
