"""Drawings that only paper needs: abilities on cards, and tokens."""

from collections.abc import Callable
from functools import partial

from hushmaze.rules.words import HEROES, Ability, Card
from hushmaze.tiles.svg.layers.specials import spent_token
from hushmaze.tiles.svg.markup import SQUARE, box, disc, document, icon, path, shifted, stroke, tag
from hushmaze.tiles.svg.palette import BRASS, INK, PAPER, STEEL, STEEL_DEEP, WALL
from hushmaze.tiles.svg.paper import draw_entrance_square, draw_loudspeaker_square
from hushmaze.tiles.svg.signs import SIGNS, draw_badge

_ARROW = "M0-52L40-8H18V48H-18V-8H-40Z"
_QUARTERS = {Ability.NORTH: 0, Ability.EAST: 90, Ability.SOUTH: 180, Ability.WEST: 270}


def _arrow(ability: Ability) -> str:
    turned = f"rotate({_QUARTERS[ability]})"
    return path(_ARROW, fill=BRASS, stroke=INK, stroke_width=5, stroke_linejoin="round", transform=turned)


def _vortex(_ability: Ability) -> str:
    arm = "M0-5C16-9 27-21 25-42A49 49 0 0 1 44-21C34 2 14 5 0 5Z"
    arms = "".join(path(arm, fill=PAPER, transform=f"rotate({60 * at})") for at in range(6))
    return disc(0, 0, 50, fill=WALL, stroke=INK, stroke_width=5) + arms


def _escalator(_ability: Ability) -> str:
    steps = "M-44 40H-22V18H0V-4H22V-26H44"
    return (
        stroke(steps, INK, 16) + stroke(steps, STEEL, 8) + stroke("M-44 4L30-50M12-50H30V-33", STEEL_DEEP, 7)
    )


def _explore(_ability: Ability) -> str:
    return disc(0, 0, 50, fill="#d9f2ea", stroke=INK, stroke_width=5) + icon(
        "magnifying-glass", 0, 0, 70, INK
    )


_PICTURES: dict[Ability, Callable[[Ability], str]] = {
    **dict.fromkeys(_QUARTERS, _arrow),
    Ability.VORTEX: _vortex,
    Ability.ESCALATOR: _escalator,
    Ability.EXPLORE: _explore,
}


def draw_abilities(held: Card) -> str:
    """The middle of a card, 200 by 240: its abilities one below the other, two by two if there are more."""
    many = len(held) > 2
    scale = 0.82 if many else 1.0
    places = _places(len(held))
    marks = (
        tag("g", _PICTURES[ability](ability), transform=f"translate({x} {y}) scale({scale})")
        for ability, (x, y) in zip(held, places, strict=True)
    )
    return document("action card", (0, 0, 200, 240), *marks)


def _places(count: int) -> list[tuple[int, int]]:
    if count <= 2:
        return [(100, 120)] if count == 1 else [(100, 58), (100, 182)]
    below = [(100, 180)] if count == 3 else [(50, 180), (150, 180)]
    return [(50, 60), (150, 60), *below]


def draw_spent() -> str:
    """An out-of-order token; its rim is where to cut."""
    half = SQUARE / 2
    return document("out of order", (-half, -half, SQUARE, SQUARE), spent_token(0, 0))


def draw_talk(*, open_: bool) -> str:
    """The two sides of the card that says whether anybody may talk."""
    cross = "" if open_ else stroke("M-40 40L40-40", INK, 9)
    return document("talk", (-60, -60, 120, 120), icon("speaker", 0, 0, 90, INK), cross)


def draw_north() -> str:
    """An arrow for the table, beside tile 1."""
    arrow = shifted(0, 6, path(_ARROW, fill=BRASS, stroke=INK, stroke_width=5))
    return document("north", (-60, -60, 120, 120), box(-58, -58, 116, 116, rx=14, fill=PAPER), arrow)


_SIGN_PICTURES: dict[str, Callable[[], str]] = {
    **SIGNS,
    **{f"badge-{hero.name.lower()}": partial(draw_badge, hero) for hero in HEROES},
    "loudspeaker": draw_loudspeaker_square,
    "entrance": draw_entrance_square,
}


def draw_sign(name: str) -> str:
    """What lies on a square or marks a hero, 64 by 64: `camera`, `badge-elf`."""
    return _SIGN_PICTURES[name]()
