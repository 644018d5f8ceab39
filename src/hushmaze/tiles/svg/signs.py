"""Draws what stands apart from tiles: pawns, badges, signs of special squares, the bell, tiles face down."""

from collections.abc import Callable
from functools import partial

from hushmaze.rules.words import COLOURED, HEROES, Direction, Hero, Kind, Special
from hushmaze.tiles.svg.describe import special_words
from hushmaze.tiles.svg.heroes import badge, pawn
from hushmaze.tiles.svg.layers import doors
from hushmaze.tiles.svg.layers.specials import special_mark, spent_token
from hushmaze.tiles.svg.markup import (
    SQUARE,
    TILE,
    Style,
    box,
    disc,
    document,
    part,
    path,
    shifted,
    stroke,
    tag,
)
from hushmaze.tiles.svg.palette import ALARM, BRASS, INK, PAPER, WALL, WALL_LIGHT
from hushmaze.tiles.svg.tile import MARGIN

_HALF = SQUARE / 2
_AROUND = (-_HALF, -_HALF, SQUARE, SQUARE)
"""The frame of whatever is drawn around a square's middle."""
BACK = "#2a1c55"
"""The ground of a tile's back."""
_ROSY = "#ffd9df"
_PILE = 3


def draw_hero(hero: Hero) -> str:
    """A pawn, 64 by 88, its feet at (32, 77)."""
    return document(hero.name.lower(), (0, 0, 64, 88), pawn(hero, 32, 77, 1))


def draw_badge(hero: Hero) -> str:
    return document(hero.name.lower(), _AROUND, badge(hero, 0, 0, SQUARE - 4))


def _exploration(hero: Hero) -> str:
    """The square of a north door, as its tile shows it."""
    middle = shifted(-2.5 * SQUARE, -_HALF, doors.carpet(Direction.NORTH, hero))
    return middle + badge(hero, 0, 4, 40)


def _sign(special: Special) -> str:
    if special.kind == Kind.EXPLORATION:
        assert special.hero is not None, "every exploration square has a colour"
        return document(special_words(special), _AROUND, _exploration(special.hero))
    return document(special_words(special), _AROUND, special_mark(special, 0, 0))


def _draw_spent() -> str:
    return document("out of order", _AROUND, spent_token(0, 0))


def _draw_shutter() -> str:
    """A closed door on the border of two tiles, as it lies on a north or south side."""
    north_door = shifted(-2.5 * SQUARE, 0, doors.shutter(Direction.NORTH))
    return document("closed door", _AROUND, north_door)


def _draw_locked() -> str:
    """A padlock in the corner of an hourglass that cameras guard (P7)."""
    padlock = (
        disc(0, 0, 14, fill=INK, stroke=PAPER, stroke_width=2.5),
        stroke("M-4.500-2v-3a4.500 4.500 0 0 1 9 0v3", PAPER, 2.6),
        box(-7, -2, 14, 10, rx=2.5, fill=PAPER),
        disc(0, 3, 1.8, fill=INK),
    )
    return document("locked", _AROUND, shifted(17, 17, *padlock))


def _signs() -> dict[str, Callable[[], str]]:
    every = [Special(kind, hero) for kind in Kind for hero in (HEROES if kind in COLOURED else (None,))]
    found: dict[str, Callable[[], str]] = {sign_name(special): partial(_sign, special) for special in every}
    return found | {"spent": _draw_spent, "shutter": _draw_shutter, "locked": _draw_locked}


def sign_name(special: Special) -> str:
    """`vortex-mage`, `camera`."""
    kind = special.kind.name.lower()
    return kind if special.hero is None else f"{kind}-{special.hero.name.lower()}"


SIGNS = _signs()
"""How to draw each sign, by name; 64 by 64, the square's middle in the middle."""


def draw_bell() -> str:
    """The do-something pawn: a desk bell with a face (T5)."""
    outline: Style = {"stroke": INK, "stroke_width": 3}
    return document(
        "bell",
        (0, 4, 64, 64),
        tag("ellipse", cx=32, cy=60, rx=25, ry=6, fill=INK, opacity=0.4),
        path("M8 52c0-20 10-32 24-32s24 12 24 32Z", fill=ALARM, **outline),
        path("M14 49c1-14 6-21 12-24-5 8-6 16-6 24Z", fill=PAPER, opacity=0.4),
        box(5, 51, 54, 8, rx=4, fill=_ROSY, **outline),
        box(28, 10, 8, 11, rx=4, fill=_ROSY, **outline),
        *(disc(x, 40, 3, fill=INK) for x in (25, 39)),
        tag("ellipse", cx=32, cy=46, rx=3.5, ry=3, fill=INK),
    )


def draw_back() -> str:
    """One tile face down, in the frame of a tile's picture."""
    side = TILE + 2 * MARGIN
    return document("tile, face down", (-MARGIN, -MARGIN, side, side), _back())


def draw_pile() -> str:
    """Some tiles face down; how many there are is for words to say."""
    side = TILE + 2 * MARGIN
    tiles = (shifted(0, MARGIN / 2 - 9 * at, _back()) for at in range(_PILE))
    return document("stack of tiles", (-MARGIN, -MARGIN, side, side), *tiles)


def _back() -> str:
    return part(
        "back",
        box(-7, -1, TILE + 14, TILE + 16, rx=16, fill="#0a0620", opacity=0.35),
        box(-5, -5, TILE + 10, TILE + 10, rx=12, fill=WALL),
        box(0, 0, TILE, TILE, rx=9, fill=BACK, stroke=WALL_LIGHT, stroke_width=2.5),
        back_pattern(),
    )


def back_pattern() -> str:
    """The lattice of four by four, and the brass star of tile 1 on a medal."""
    middle = TILE / 2
    lines = "".join(f"M{at} 14V{TILE - 14}M14 {at}H{TILE - 14}" for at in (64, 128, 192))
    return part(
        "pattern",
        stroke(lines, WALL, 3, stroke_dasharray="1 9"),
        box(14, 14, TILE - 28, TILE - 28, rx=7, fill="none", stroke=BRASS, stroke_width=2, opacity=0.55),
        disc(middle, middle, 66, fill=BACK, stroke=BRASS, stroke_width=5),
        disc(middle, middle, 55, fill="none", stroke=BRASS, stroke_width=2, stroke_dasharray="3 7"),
        path("M128 80L137 119L176 128L137 137L128 176L119 137L80 128L119 119Z", fill=BRASS),
        disc(middle, middle, 7, fill=BACK),
    )
