"""A scenario: which tiles, which face, which rules. All 17 and everybody's own are of this one shape (B2)."""

from dataclasses import dataclass, fields
from typing import NamedTuple

from hushmaze.rules.setup import HOURGLASS_MS, MOST_SEATS
from hushmaze.rules.switches import Switches
from hushmaze.rules.words import TileNumber

STANDARD = "Standard"
"""The name of the tile set the game comes with."""

SWITCH_NAMES = tuple(field.name for field in fields(Switches))

PERMANENT = (
    "pass_cards",
    "elf_opens_talk",
    "dwarf_passages",
    "crystal_balls",
    "cameras",
    "barbarian_breaks_cameras",
)
"""The rules that stay once they have come (P3-P8); P2 is what holds without `one_exit`."""

RULE_GROUPS = {"permanent": PERMANENT}


def names_of(switches: Switches) -> tuple[str, ...]:
    """Those that are on."""
    return tuple(name for name in SWITCH_NAMES if getattr(switches, name))


def numbers(first: int, last: int) -> tuple[TileNumber, ...]:
    return tuple(TileNumber(n) for n in range(first, last + 1))


class Level(NamedTuple):
    tiles: tuple[TileNumber, ...]
    one_exit: bool = False


LEVELS = {
    1: Level(numbers(2, 9), one_exit=True),
    2: Level(numbers(2, 12)),
    3: Level(numbers(2, 14)),
    4: Level(numbers(2, 15)),
    5: Level(numbers(2, 17)),
    6: Level(numbers(2, 19)),
    7: Level(numbers(2, 24)),
}
"""How hard a challenge is, by what is in the stack."""

USUAL_LEVEL = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    name: str
    number: int | None = None
    """1 to 17 for the built-in ones; anybody may write one, so ask `builtin_number`."""
    about: str = ""
    """What it is about, in its author's words."""
    tiles: tuple[TileNumber, ...] | None = None
    """What is in the stack besides `on_top`; None for a challenge, whose level says it."""
    levels: tuple[int, ...] = ()
    on_top: tuple[TileNumber, ...] = ()
    shuffled: bool = True
    face: str = "A"
    hourglass_ms: int = HOURGLASS_MS
    tile_set: str = STANDARD
    switches: Switches = Switches()

    @property
    def seats(self) -> range:
        """How many may play: a leader takes a seat of its own (C9)."""
        return range(3, MOST_SEATS + 1) if self.switches.leader else range(1, MOST_SEATS)

    @property
    def rules(self) -> tuple[str, ...]:
        """The switches that are on, by name."""
        return names_of(self.switches)
