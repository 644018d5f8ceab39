"""Everything that can be wrong with a tile set, each by a code, with its rule and one English sentence.

Programs go by the code and the facts; other languages have words of their own for each code.
"""

from enum import StrEnum

FORMAT = "format"
"""Stands where a rule id would, when it is the drawing and not the mall that is wrong."""


class Flaw(StrEnum):
    # The text
    NO_SET_LINE = "no-set-line"
    SET_NAME = "set-name"
    STRAY_LINE = "stray-line"
    NO_SUCH_HEADER = "no-such-header"
    DRAWN_TWICE = "drawn-twice"
    LINES = "lines"
    WIDE = "wide"
    CORNERS = "corners"
    SQUARE_MARK = "square-mark"
    BORDER_MARK = "border-mark"
    # One tile (G)
    TILE_NAME = "tile-name"
    OUTSIDE = "outside"
    SPECIAL_ON_SHOP = "special-on-shop"
    WRONG_OWNER = "wrong-owner"
    WALL_PLACE = "wall-place"
    PASSAGE_PLACE = "passage-place"
    PASSAGE_IN_WALL = "passage-in-wall"
    PASSAGE_OUTSIDE = "passage-outside"
    ESCALATOR_PLACE = "escalator-place"
    ESCALATOR_TWICE = "escalator-twice"
    ESCALATOR_ENDS = "escalator-ends"
    EXPLORATION_PLACE = "exploration-place"
    EXPLORATION_SHUT = "exploration-shut"
    OPENING_PLACE = "opening-place"
    START_EXPLORATIONS = "start-explorations"
    EXPLORATIONS = "explorations"
    START_ENTRANCE = "start-entrance"
    NO_ENTRANCE = "no-entrance"
    SECOND_ENTRANCE = "second-entrance"
    ENTRANCE_ON_SHOP = "entrance-on-shop"
    ENTRANCE_EXPLORES = "entrance-explores"
    START_CENTRE = "start-centre"
    NO_START = "no-start"
    # A complete set (K)
    TILE_MISSING = "tile-missing"
    CENTRE_PLAIN = "centre-plain"
    START_ESCALATOR = "start-escalator"
    START_VORTICES = "start-vortices"
    KIND_COUNT = "kind-count"
    EXIT_OWNER = "exit-owner"
    ITEM_OWNER = "item-owner"
    EARLY_PASSAGE = "early-passage"
    PASSAGES = "passages"
    TOTAL = "total"
    FLOOR_APART = "floor-apart"
    LEADS_NOWHERE = "leads-nowhere"
    ALIKE = "alike"

    @property
    def rule(self) -> str:
        """The rule it breaks, where that does not depend on the tile."""
        return _SENTENCES[self][0]

    @property
    def sentence(self) -> str:
        """With the names of its facts in braces."""
        return _SENTENCES[self][1]


_SENTENCES: dict[Flaw, tuple[str, str]] = {
    Flaw.NO_SET_LINE: (FORMAT, "the text begins with a line: set NAME"),
    Flaw.SET_NAME: (
        FORMAT,
        "a set's name is words of 1 to {most} printable characters, with single blanks between",
    ),
    Flaw.STRAY_LINE: (FORMAT, "{line} stands before the first tile"),
    Flaw.NO_SUCH_HEADER: (FORMAT, "{line} names no tile; they are tile 1A, tile 1B and tile 2 to tile 24"),
    Flaw.DRAWN_TWICE: (FORMAT, "drawn twice"),
    Flaw.LINES: (FORMAT, "a drawing has {wanted} lines, this one has {found}"),
    Flaw.WIDE: (FORMAT, "line {row} of the drawing is wider than {most} characters"),
    Flaw.CORNERS: (FORMAT, "line {row} of the drawing needs a + at every corner of a square"),
    Flaw.SQUARE_MARK: (FORMAT, "{drawn} is no square; floor is . and shop is ###"),
    Flaw.BORDER_MARK: (FORMAT, "{drawn} on its {side} side is no wall, passage or gap"),
    Flaw.TILE_NAME: ("G4", "tiles are 1A, 1B and 2 to 24"),
    Flaw.OUTSIDE: ("G1", "lies outside the 4 x 4 squares"),
    Flaw.SPECIAL_ON_SHOP: ("G1", "a special square must be floor, not shop"),
    Flaw.WRONG_OWNER: ("G1", "wrong owner for a square of kind {kind}"),
    Flaw.WALL_PLACE: ("G2", "a wall stands between two neighbouring floor squares"),
    Flaw.PASSAGE_PLACE: ("G8", "a dwarf passage joins two neighbouring floor squares"),
    Flaw.PASSAGE_IN_WALL: ("G8", "a border is a wall or a dwarf passage, not both"),
    Flaw.PASSAGE_OUTSIDE: (
        "G8",
        "a dwarf passage lies between two squares of the tile, not on its border",
    ),
    Flaw.ESCALATOR_PLACE: ("G8", "an escalator joins two floor squares"),
    Flaw.ESCALATOR_TWICE: ("G8", "a square is the end of one escalator at most"),
    Flaw.ESCALATOR_ENDS: ("G8", "escalator {digit} needs two ends, the drawing has {found}"),
    Flaw.EXPLORATION_PLACE: ("G3", "an exploration square must be at the place of a door"),
    Flaw.EXPLORATION_SHUT: ("G4", "an exploration square needs an opening on its {side} side"),
    Flaw.OPENING_PLACE: ("G3", "an opening on the {side} side may only be at {place}"),
    Flaw.START_EXPLORATIONS: ("G4", "tile 1 has four exploration squares, one of each colour"),
    Flaw.EXPLORATIONS: ("G4", "a tile has one to three exploration squares, not {found}"),
    Flaw.START_ENTRANCE: ("G4", "tile 1 has no entrance"),
    Flaw.NO_ENTRANCE: ("G4", "has no entrance; every tile but tile 1 has exactly one"),
    Flaw.SECOND_ENTRANCE: ("G4", "a second entrance, beside the one on the {side} side"),
    Flaw.ENTRANCE_ON_SHOP: ("G4", "the entrance opens on a shop square"),
    Flaw.ENTRANCE_EXPLORES: ("G4", "a door is the entrance or an exploration square, not both"),
    Flaw.START_CENTRE: ("S2", "the heroes start on the four centre squares, so they must be floor"),
    Flaw.NO_START: ("S2", "a set needs tile 1, with face A, face B or both"),
    Flaw.TILE_MISSING: ("K1", "a complete set has this tile"),
    Flaw.CENTRE_PLAIN: ("K1", "the four centre squares are plain floor"),
    Flaw.START_ESCALATOR: ("K1", "tile 1 has one escalator, not {found}"),
    Flaw.START_VORTICES: ("K1", "face {face} has {wanted} vortices for the {hero}"),
    Flaw.KIND_COUNT: ("", "has {found} squares of kind {kind}, should have {wanted}"),
    Flaw.EXIT_OWNER: ("", "its exit belongs to the {hero}"),
    Flaw.ITEM_OWNER: ("K2", "{found} items for the {hero}, should be {wanted}"),
    Flaw.EARLY_PASSAGE: ("K3", "no dwarf passages below tile {first}"),
    Flaw.PASSAGES: ("K3", "{found} dwarf passages, should be {wanted}"),
    Flaw.TOTAL: ("K5", "{found} {what}, should be {wanted}"),
    Flaw.FLOOR_APART: ("K6", "its floor does not hang together"),
    Flaw.LEADS_NOWHERE: ("K6", "its entrance reaches no exploration square without a dwarf passage"),
    Flaw.ALIKE: ("K5", "is tile {other} over again, but for a turn"),
}
