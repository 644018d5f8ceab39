"""Shops: closed for the night, windows lit. They keep their wares when the tile is turned."""

from collections.abc import Iterator

from hushmaze.rules.tile import CELLS, Cell, TileFace, step
from hushmaze.rules.words import Direction
from hushmaze.tiles.svg.layers.grid import after_turns, corner
from hushmaze.tiles.svg.markup import SQUARE, box, icon, part, path, shifted, tag
from hushmaze.tiles.svg.palette import AWNINGS, INK, LAMP, PAPER

WARES = (
    "cupcake",
    "diamond-ring",
    "book-pile",
    "t-shirt",
    "guitar",
    "ice-cream-cone",
    "teapot",
    "gamepad",
    "flower-pot",
    "running-shoe",
    "top-hat",
    "sofa",
    "umbrella",
    "duck",
)
_STRIPES = 6
_STRIPE = 10


def shop_cells(face: TileFace, quarters: int) -> Iterator[tuple[Cell, str, str]]:
    """Each shop of a face as turned: cell, ware and awning; no two shops of a tile sell the same."""
    shops = [c for c in CELLS if c not in face.floor]
    for rank, shop in enumerate(shops):
        ware = WARES[(face.number * 5 + rank * 3) % len(WARES)]
        yield after_turns(shop, quarters), ware, AWNINGS[(face.number + rank) % len(AWNINGS)]


def shop_front(cell: Cell, ware: str, awning: str) -> str:
    x, y = corner(cell)
    return shifted(
        x,
        y,
        part(
            "shop",
            box(0, 0, SQUARE, SQUARE, fill="#3f2d78"),
            box(4, 10, 56, 50, rx=5, fill="#5d47a3"),
            box(7, 18, 50, 37, rx=6, fill="#2a1c55"),
            _window(),
            icon(ware, 32, 39, 25, "#553a9e"),
            path("M14 52L30 25h7L21 52Z M25 52L41 25h3L28 52Z", fill=PAPER, opacity=0.28),
            box(5, 56, 54, 4.5, rx=2, fill="#2a1c55"),
            _awning(awning),
            data_ware=ware,
        ),
    )


def _window() -> str:
    glow = ((21, 12.5, "#ffe08f"), (17, 10.5, "#ffeaad"), (12, 8, "#fff4cf"))
    discs = "".join(tag("ellipse", cx=32, cy=39, rx=rx, ry=ry, fill=fill) for rx, ry, fill in glow)
    return box(10, 21, 44, 31, rx=4, fill="#ffd678") + discs


def _awning(colour: str) -> str:
    fills = (colour, "#fff5e6")
    scallops = [f"M{2 + _STRIPE * at} 6h10v12a5 5 0 0 1-10 0Z" for at in range(_STRIPES)]
    cloth = "".join(path(d, fill=fills[at % 2]) for at, d in enumerate(scallops))
    shade = path("".join(scallops), fill=INK, opacity=0.35, transform="translate(0 2.5)")
    fold = box(2, 14, 60, 3, fill=INK, opacity=0.1)
    return (
        shade
        + cloth
        + fold
        + box(1, 3, 62, 6, rx=3, fill="#2a1c55")
        + box(3, 4, 58, 1.6, rx=0.8, fill="#6b55b5")
    )


def window_light(face: TileFace, cell: Cell) -> str:
    """Lamplight on the floor south of a shop: a few pale sheets, each reaching a little further."""
    below = step(cell, Direction.SOUTH)
    if below is None or below not in face.floor:
        return ""
    x, y = corner(below)
    sheets = "".join(_sheet(reach) for reach in (12, 20, 28, 36, 44))
    return shifted(x, y, part("light", sheets))


def _sheet(reach: int) -> str:
    spread = 13 - reach * 0.25
    return path(
        f"M12 0H52L{64 - spread} {reach - 6}Q{63 - spread} {reach} {55 - spread} {reach}H{9 + spread}"
        f"Q{1 + spread} {reach} {spread} {reach - 6}Z",
        fill=LAMP,
        opacity=0.13,
    )
