"""Escalators: seen from above, steps between two handrails, an arrow at either end (G8)."""

from math import atan2, degrees, hypot

from hushmaze.rules.tile import Edge
from hushmaze.tiles.svg.layers.grid import centre
from hushmaze.tiles.svg.markup import box, disc, number, part, path, shifted, stroke, tag
from hushmaze.tiles.svg.palette import INK, PAPER, STEEL, STEEL_DEEP, STEEL_LIGHT

_TREAD = 8


def escalator(ends: Edge) -> str:
    (ax, ay), (bx, by) = centre(ends[0]), centre(ends[1])
    length = hypot(bx - ax, by - ay)
    turn = f"rotate({number(degrees(atan2(by - ay, bx - ax)))})"
    shadow = "".join(
        box(-15 - d, -13 - d, length + 30 + 2 * d, 26 + 2 * d, rx=13 + d, fill=INK, opacity=0.11)
        for d in (0, 2, 4)
    )
    return part(
        "escalator",
        shifted(ax + 3, ay + 5, tag("g", shadow, transform=turn)),
        shifted(ax, ay, tag("g", _rails(length), _steps(length), _landings(length), transform=turn)),
    )


def _rails(length: float) -> str:
    return (
        box(-16, -14, length + 32, 28, rx=14, fill=STEEL_DEEP)
        + box(-13.5, -11.5, length + 27, 23, rx=11.5, fill=STEEL)
        + stroke(f"M0-12.8H{number(length)}", PAPER, 1.4, opacity=0.6)
        + box(-9, -8.5, length + 18, 17, rx=3, fill=STEEL_LIGHT)
    )


def _steps(length: float) -> str:
    """Treads in an even rhythm, whatever the length."""
    count = max(1, round((length - 32) / _TREAD))
    pace = (length - 32) / count
    starts = [number(16 + pace * at) for at in range(count + 1)]
    risers = "".join(f"M{x}-8v16" for x in starts)
    return path(risers, stroke=STEEL, stroke_width=2.6, fill="none") + path(
        risers, stroke=PAPER, stroke_width=1.2, fill="none", transform="translate(2 0)"
    )


def _landings(length: float) -> str:
    plates = "".join(disc(x, 0, 15, fill=STEEL_DEEP) for x in (0, length))
    there = stroke("M-6 0h11M0-5.500L5.500 0L0 5.500", PAPER, 3.2)
    back = tag("g", there, transform=f"translate({number(length)} 0) rotate(180)")
    return plates + there + back
