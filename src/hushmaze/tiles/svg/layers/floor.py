"""The terrazzo floor, and the brass star in the middle of tile 1."""

from functools import cache
from itertools import pairwise
from math import cos, pi, sin

from hushmaze.rules.tile import CELLS, Cell, TileFace
from hushmaze.rules.words import Kind
from hushmaze.tiles.svg.layers.grid import corner
from hushmaze.tiles.svg.markup import SQUARE, TILE, box, disc, number, part, path, stroke
from hushmaze.tiles.svg.noise import noise
from hushmaze.tiles.svg.palette import BRASS, PAPER, PLAIN_FLOOR, WALL, WATCHED_FLOOR, FloorLook

_CHIPS_PER_SQUARE = 11
SPLINTERS = 24


def floor_look(face: TileFace) -> FloorLook:
    """Tiles with a camera have a warmer floor, so that they are found at a glance (P7)."""
    watched = any(special.kind == Kind.CAMERA for special in face.specials.values())
    return WATCHED_FLOOR if watched else PLAIN_FLOOR


def backing() -> str:
    return box(-5, -5, TILE + 10, TILE + 10, rx=11, fill=WALL)


def floor(face: TileFace) -> str:
    look = floor_look(face)
    odd = [c for c in CELLS if (c % 4 + c // 4) % 2]
    dark = "".join("M{} {}h64v64h-64Z".format(*corner(c)) for c in odd)
    lines = "".join(f"M{at} 0V{TILE}M0 {at}H{TILE}" for at in (64, 128, 192))
    return part(
        "floor",
        box(0, 0, TILE, TILE, rx=6, fill=look.light),
        path(dark, fill=look.dark),
        _terrazzo(face, look),
        stroke(lines, PAPER, 1.2, opacity=0.55, transform="translate(1.3 1.3)"),
        stroke(lines, look.grout, 1.5),
        _ornament() if face.number == 1 else "",
    )


def _terrazzo(face: TileFace, look: FloorLook) -> str:
    """One path per colour of chip; scattered by tile number, so that no two tiles look cut from one slab."""
    chips = [""] * len(look.chips)
    for cell in sorted(face.floor):
        for count in range(_CHIPS_PER_SQUARE):
            colour = int(noise(face.number, cell, count, 0) * len(chips))
            chips[colour] += _chip(face.number, cell, count)
    return "".join(path(d, fill=c, opacity=0.5) for d, c in zip(chips, look.chips, strict=True) if d)


def _chip(tile: int, cell: Cell, count: int) -> str:
    left, top = corner(cell)
    x = left + 4 + int(noise(tile, cell, count, 1) * (SQUARE - 8))
    y = top + 4 + int(noise(tile, cell, count, 2) * (SQUARE - 8))
    return f"M{x} {y}{splinter(int(noise(tile, cell, count, 3) * SPLINTERS))}"


@cache
def splinter(shape: int) -> str:
    """A crooked quadrilateral from its first corner on: the same few everywhere make a light file."""
    turn, size = noise(shape, 0) * pi, 1 + 1.5 * noise(shape, 1) ** 2
    reaches = [size * (0.7 + 0.6 * noise(shape, 2, at)) for at in range(4)]
    corners = [
        (reach * cos(turn + at * pi / 2), reach * sin(turn + at * pi / 2)) for at, reach in enumerate(reaches)
    ]
    edges = [
        f"{number(round(x - x0, 1))} {number(round(y - y0, 1))}" for (x0, y0), (x, y) in pairwise(corners)
    ]
    return f"l{' '.join(edges)}z"


def _ornament() -> str:
    middle = TILE / 2
    star = "M128 84L136 120L172 128L136 136L128 172L120 136L84 128L120 120Z"
    small = "M128 104L132 124L152 128L132 132L128 152L124 132L104 128L124 124Z"
    return part(
        "ornament",
        disc(middle, middle, 60, fill=BRASS, opacity=0.12),
        disc(middle, middle, 60, fill="none", stroke=BRASS, stroke_width=5, opacity=0.75),
        disc(
            middle, middle, 49, fill="none", stroke=BRASS, stroke_width=2, stroke_dasharray="3 7", opacity=0.9
        ),
        path(star, fill=BRASS, opacity=0.55),
        path(small, fill=BRASS, opacity=0.6, transform="rotate(45 128 128)"),
        disc(middle, middle, 6, fill=PAPER, opacity=0.6),
    )
