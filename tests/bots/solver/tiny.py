"""Deals so small that everything can be tried: a hero has a corner of tile 1 and what is beyond its door."""

from hushmaze.rules import Setup
from hushmaze.rules.begin import CENTRE
from hushmaze.rules.setup import Rigging
from hushmaze.tiles import read_tile_set
from tests.support.table import setup_of

_CORNERS = """
tile 1A
+---+---+   +---+
|iB  oB |xE   . |
+   +   +   +   +
 xB   . | .  {e} |
+---+---+---+---+
|oD   . | .  xM
+   +   +   +   +
|iD  xD |iM  oM |
+---+   +---+---+
"""

_EXIT_ROUND_THE_CORNER = """
tile 2
+---+---+   +---+
|### ###|xB |###|
+---+---+   +---+
|###|oE   . |###|
+---+---+   +---+
|###| .   . |###|
+---+   +---+---+
|###| . |### ###|
+---+   +---+---+
"""

_ITEM_BY_VORTEX = """
tile 4
+---+---+   +---+
|###|iE  xE |###|
+---+   +   +---+
|###|vE | . |###|
+---+---+   +---+
|###| .   . |###|
+---+   +---+---+
|###| . |### ###|
+---+   +---+---+
"""


def _deal(elfs_corner: str, *stack: int, rules: str = "") -> Setup:
    drawings = _CORNERS.format(e=elfs_corner), _EXIT_ROUND_THE_CORNER, _ITEM_BY_VORTEX
    tiles = read_tile_set("set Tiny\n" + "".join(drawings))
    barbarian, elf, dwarf, mage = CENTRE
    rigging = Rigging(heroes=(barbarian, mage, elf, dwarf))
    return setup_of(tiles=tiles, stack=stack, rules=rules, rigging=rigging, hourglass_ms=3_600_000)


TINY: dict[str, Setup] = {
    "the exit one tile away": _deal("iE", 2),
    "the item by vortex": _deal("oE", 4),
    "the item on foot": _deal("oE", 4, rules="no_vortex"),
}
