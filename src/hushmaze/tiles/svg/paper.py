"""Tiles as they are cut from paper: all that matters lies within the rim, where scissors leave it."""

from hushmaze.rules.tile import CELLS, DOOR_CELLS, Cell, TileFace
from hushmaze.rules.words import DIRECTIONS, Direction, Hero, Kind, Special
from hushmaze.tiles.svg.describe import tile_title
from hushmaze.tiles.svg.heroes import badge
from hushmaze.tiles.svg.layers import doors
from hushmaze.tiles.svg.layers.doors import DrawnDoor
from hushmaze.tiles.svg.layers.escalators import escalator
from hushmaze.tiles.svg.layers.floor import floor_look
from hushmaze.tiles.svg.layers.grid import TURN, centre, corner, edge_line, shop_edges
from hushmaze.tiles.svg.layers.shops import shop_cells, shop_front
from hushmaze.tiles.svg.layers.specials import special_mark
from hushmaze.tiles.svg.layers.walls import passage, wall_lines, walls
from hushmaze.tiles.svg.markup import (
    SQUARE,
    TILE,
    box,
    disc,
    document,
    icon,
    part,
    path,
    shifted,
    stroke,
    tag,
    text,
)
from hushmaze.tiles.svg.palette import BRASS, BRASS_DEEP, INK, LOOKS, PAPER, WALL
from hushmaze.tiles.svg.signs import BACK, back_pattern

BLEED = 8
"""How far the picture goes on beyond the rim, for scissors that are not exact."""

_GREY = "#b9b9b9"

_STAR = "M128 84L136 120L172 128L136 136L128 172L120 136L84 128L120 120Z"
"""In the middle of tile 1."""


def draw_for_paper(face: TileFace, *, plain: bool = False) -> str:
    """A face with every sign inside its rim; `plain` leaves floor and shops white, to save ink."""
    opened = [side for side in DIRECTIONS if side in face.doors]
    ground = _plain_ground(face) if plain else _ground(face, opened)
    side = TILE + 2 * BLEED
    explored = [(door, hero) for door, hero in face.doors.items() if hero is not None]
    return document(
        tile_title(face),
        (-BLEED, -BLEED, side, side),
        ground,
        *(doors.carpet(*door) for door in explored),
        _plain_walls(face, opened) if plain else walls(face, opened),
        *(escalator(ends) for ends in sorted(face.escalators)),
        *(special_mark(special, *centre(cell)) for cell, special in _lying(face)),
        *(_exploration(*door) for door in explored),
        *(passage(face, border) for border in sorted(face.passages)),
        *(_entrance(door) for door, hero in face.doors.items() if hero is None),
        _number(face.name),
        _north() if face.number == 1 else "",
    )


def draw_back_for_paper() -> str:
    """A tile face down, its ground going on beyond the rim like that of its front."""
    side = TILE + 2 * BLEED
    ground = box(-BLEED, -BLEED, side, side, fill=BACK)
    return document("tile, face down", (-BLEED, -BLEED, side, side), ground, back_pattern())


def draw_loudspeaker_square() -> str:
    """The elf's exploration square alone, 64 by 64 (P4)."""
    side = Direction.NORTH
    around = (*corner(DOOR_CELLS[side]), SQUARE, SQUARE)
    return document("loudspeaker", around, doors.carpet(side, Hero.ELF), _exploration(side, Hero.ELF))


def draw_entrance_square() -> str:
    """A square behind an entrance, 64 by 64 (G4)."""
    side = Direction.SOUTH
    x, y = corner(DOOR_CELLS[side])
    floor = box(x, y, SQUARE, SQUARE, fill=PAPER, stroke=WALL, stroke_width=2)
    return document("entrance", (x, y, SQUARE, SQUARE), floor, _entrance(side))


def _lying(face: TileFace) -> list[tuple[Cell, Special]]:
    return sorted((c, s) for c, s in face.specials.items() if s.kind != Kind.EXPLORATION)


def _checks(colour: str) -> str:
    odd = [cell for cell in CELLS if (cell % 4 + cell // 4) % 2]
    return path("".join("M{} {}h64v64h-64Z".format(*corner(cell)) for cell in odd), fill=colour)


def _lines(colour: str) -> str:
    return stroke("".join(f"M{at} 0V{TILE}M0 {at}H{TILE}" for at in (64, 128, 192)), colour, 1.5)


def _ground(face: TileFace, opened: list[Direction]) -> str:
    look = floor_look(face)
    return "".join(
        (
            box(-BLEED, -BLEED, TILE + 2 * BLEED, TILE + 2 * BLEED, fill=WALL),
            box(0, 0, TILE, TILE, fill=look.light),
            _checks(look.dark),
            _lines(look.grout),
            *(doors.sill(side, DrawnDoor.JOINED, look) for side in opened),
            *(shop_front(*shop) for shop in shop_cells(face, 0)),
            path(_STAR, fill=BRASS) if face.number == 1 else "",
        )
    )


def _plain_ground(face: TileFace) -> str:
    """White floor, and shops that are hatched."""
    hatching = "M4 24L24 4M4 44L44 4M4 60L60 4M20 60L60 20M40 60L60 40"
    shops = (shifted(*corner(cell), stroke(hatching, _GREY, 1.6)) for cell in CELLS if cell not in face.floor)
    return "".join(
        (
            box(0, 0, TILE, TILE, fill=PAPER),
            _lines(_GREY),
            *shops,
            stroke(_STAR, _GREY, 1.6) if face.number == 1 else "",
        )
    )


def _plain_walls(face: TileFace, opened: list[Direction]) -> str:
    lines = wall_lines(face, opened) + "".join(map(edge_line, shop_edges(face)))
    return stroke(lines, INK, 4)


def _exploration(side: Direction, hero: Hero) -> str:
    """The badge on its square; the elf's has a loudspeaker in the corner (P4)."""
    x, y = centre(DOOR_CELLS[side])
    dx, dy = ((0, 5), (-5, 0), (0, -5), (5, 0))[side]
    mark = badge(hero, x + dx, y + dy, 40)
    return part("exploration", mark, _loudspeaker(side) if hero is Hero.ELF else "")


def _loudspeaker(side: Direction) -> str:
    """Away from the door, in a corner of its own square, so that it is never cut off."""
    x, y = centre(DOOR_CELLS[side])
    dx, dy = ((19, 19), (-19, 19), (-19, -19), (19, -19))[side]
    return part(
        "loudspeaker",
        disc(x + dx, y + dy, 10.5, fill=PAPER, stroke=LOOKS[Hero.ELF].deep, stroke_width=2.2),
        icon("speaker", x + dx + 0.5, y + dy, 17, INK),
    )


def _entrance(side: Direction) -> str:
    """Two arrows that point inside, on the square behind the entrance."""
    x, y = centre(DOOR_CELLS[side])
    arrows = "M-15-27l6 6 6-6M3-27l6 6 6-6"
    return tag(
        "g",
        stroke(arrows, PAPER, 7),
        stroke(arrows, BRASS_DEEP, 3.6),
        data_part="entrance",
        transform=f"translate({x} {y}) rotate({TURN[side]})",
    )


def _number(name: str) -> str:
    """In the south-east corner, on the wall."""
    width = 12 + 7 * len(name)
    x, y = TILE - width - 3, TILE - 15
    return part(
        "number",
        box(x, y, width, 13, rx=3, fill=PAPER, stroke=INK, stroke_width=1),
        text(name, x + width / 2, y + 10.4, 11, INK, text_anchor="middle"),
    )


def _north() -> str:
    """On the north wall of tile 1: by it everybody lays the cards."""
    return part(
        "north",
        box(49, 1, 30, 13, rx=3, fill=PAPER, stroke=INK, stroke_width=1),
        text("N", 59, 11.4, 11, INK, text_anchor="middle"),
        path("M71 3l5 9h-10Z", fill=INK, stroke=INK, stroke_width=1),
    )
