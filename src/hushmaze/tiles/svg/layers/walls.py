"""Walls with their soft shadow, and the small gaps only the dwarf fits through (G2, G8)."""

from collections.abc import Collection

from hushmaze.rules.tile import Edge, TileFace
from hushmaze.rules.words import DIRECTIONS, Direction, Hero
from hushmaze.tiles.svg.heroes import badge
from hushmaze.tiles.svg.layers.grid import door_place, edge_line, edge_middle, rim_line, shop_edges
from hushmaze.tiles.svg.markup import box, number, part, stroke, tag
from hushmaze.tiles.svg.palette import INK, LOOKS, PAPER, WALL, WALL_LIGHT

_SOFT = ((24, 0.022), (21, 0.03), (18, 0.036), (15.5, 0.045), (13, 0.055))
"""Widths and opacities of the shadow's sheets."""


def wall_lines(face: TileFace, openings: Collection[Direction]) -> str:
    """The path of everything that stops a hero, shop fronts left out."""
    rim = [
        rim_line(side, at)
        for side in DIRECTIONS
        for at in range(4)
        if at != door_place(side) or side not in openings
    ]
    inner = [edge_line(border) for border in sorted(face.walls | face.passages)]
    return "".join(rim + inner)


def wall_shadow(face: TileFace, openings: Collection[Direction]) -> str:
    lines = wall_lines(face, openings) + "".join(map(edge_line, shop_edges(face)))
    sheets = (stroke(lines, INK, width, opacity=opacity) for width, opacity in _SOFT)
    return tag("g", *sheets, transform="translate(2 4)")


def walls(face: TileFace, openings: Collection[Direction]) -> str:
    lines = wall_lines(face, openings)
    fronts = "".join(map(edge_line, shop_edges(face)))
    return part(
        "walls",
        stroke(fronts, WALL, 5) if fronts else "",
        stroke(lines, WALL, 11),
        stroke(lines, WALL_LIGHT, 2.6, transform="translate(-1.2 -1.8)"),
    )


def passage(face: TileFace, border: Edge) -> str:
    """A low gap in the wall with the dwarf's badge, and arrows unless something lies where they point."""
    x, y = edge_middle(border)
    look, upright = LOOKS[Hero.DWARF], border[1] - border[0] == 1
    ways = zip(border, ("M-17-4l-5 4 5 4", "M17-4l5 4-5 4"), strict=True)
    arrows = "".join(arrow for cell, arrow in ways if cell not in face.specials)
    gap = tag(
        "g",
        box(-8, -23, 16, 46, rx=8, fill=look.colour, stroke=look.deep, stroke_width=2.5),
        stroke("M0-17v5M0 12v5", INK, 3),
        stroke(arrows, PAPER, 6.5) + stroke(arrows, look.deep, 3.2) if arrows else "",
        transform="rotate(0)" if upright else "rotate(90)",
    )
    place = f"translate({number(x)} {number(y)})"
    return part("passage", gap, badge(Hero.DWARF, 0, 0, 22, rim=INK), transform=place)
