"""The deal of the first game: always the same mall, heroes and cards."""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.words import FirstGameKind
from hushmaze.rules import Setup
from hushmaze.rules.cards import card
from hushmaze.rules.setup import Rigging
from hushmaze.rules.squares import Square, square
from hushmaze.rules.switches import Switches
from hushmaze.rules.words import Seat
from hushmaze.scenarios import Scenario, Table
from hushmaze.scenarios.reading import read_numbers
from hushmaze.tiles import TileSet, read_tile_set

HOURGLASS_MS = 90_000
"""Little sand: the hourglass is turned when it is worth it (H4)."""

LEARNER = Seat(0)
PARTNER = Seat(1)

SOLO_SEED = 10
"""Shuffles the solo deck when the hourglass is turned (L3); this one needs few cards."""


def _squares(*places: tuple[int, int]) -> tuple[Square, ...]:
    return tuple(square(0, x, y) for x, y in places)


@cache
def lesson_tile_set() -> TileSet:
    return read_tile_set((files(__package__) / "first-game.tiles").read_text(encoding="utf-8"))


class LessonDeal(NamedTuple):
    stack: str
    heroes: tuple[Square, ...]
    """Barbarian, mage, elf, dwarf."""
    cards: tuple[str, ...]


_DEALS = {
    FirstGameKind.TEAM: LessonDeal("2-3", _squares((1, 1), (2, 1), (2, 2), (1, 2)), ("SX", "NEWVC")),
    FirstGameKind.SOLO: LessonDeal("4", _squares((1, 1), (3, 1), (1, 2), (1, 3)), tuple("XSEVCNW")),
}


@cache
def lesson_heading(lesson: FirstGameKind) -> Heading:
    """The heading of a lesson's game; the same every time."""
    mall, deal = lesson_tile_set(), _DEALS[lesson]
    scenario = Scenario(
        name=mall.name,
        tiles=read_numbers(deal.stack),
        shuffled=False,
        hourglass_ms=HOURGLASS_MS,
        tile_set=mall.name,
        switches=Switches(one_exit=True),
    )
    rigging = Rigging(heroes=deal.heroes, cards=tuple(map(card, deal.cards)))
    table = Table(seats=1 if lesson is FirstGameKind.SOLO else 2, seed=SOLO_SEED, rigging=rigging)
    return Heading(scenario, table, mall)


def is_lesson(setup: Setup) -> bool:
    """Whether this is the deal of a lesson, with or without its secrets."""
    mall = lesson_tile_set()
    return len(setup.faces) == len(mall.numbers) and TileSet.of(mall.name, setup.faces.values()) == mall
