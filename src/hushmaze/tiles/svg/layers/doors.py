"""Doors: the entrance, exploration squares with their tab, joined doorways and dead ends (G4, G6, P4)."""

from enum import Enum

from hushmaze.rules.tile import DOOR_CELLS
from hushmaze.rules.words import Direction, Hero
from hushmaze.tiles.svg.heroes import badge
from hushmaze.tiles.svg.layers.grid import TURN, centre
from hushmaze.tiles.svg.markup import box, disc, icon, number, part, path, shifted, stroke, tag
from hushmaze.tiles.svg.palette import BRASS, BRASS_DEEP, INK, LOOKS, PAPER, STEEL, STEEL_DEEP, FloorLook


class DrawnDoor(Enum):
    """How a door is drawn, which depends on what lies beyond it."""

    ENTRANCE = "entrance"
    EXPLORE = "explore"
    JOINED = "joined"
    SHUT = "shut"


def _at_door(side: Direction) -> str:
    """Puts what was drawn for a north door, around its square's centre, at the door of a side."""
    x, y = centre(DOOR_CELLS[side])
    return f"translate({x} {y}) rotate({TURN[side]})"


def sill(side: Direction, state: DrawnDoor, look: FloorLook) -> str:
    """Floor that runs into the wall, and when joined through it, over the rim of a tile drawn before."""
    reach = 7 if state == DrawnDoor.JOINED else 1
    threshold = stroke("M-25-32h50", look.grout, 2.5) if state == DrawnDoor.JOINED else ""
    return tag(
        "g", box(-27, -32 - reach, 54, 8 + reach, fill=look.light), threshold, transform=_at_door(side)
    )


def carpet(side: Direction, hero: Hero) -> str:
    """The pale ground of an exploration square, with chevrons towards the unknown."""
    look = LOOKS[hero]
    return part(
        "carpet",
        box(-29, -30, 58, 59, rx=9, fill=look.pale, stroke=look.deep, stroke_width=1.6, stroke_opacity=0.55),
        stroke("M-17-19.500l6-6 6 6M5-19.500l6-6 6 6", look.deep, 4),
        transform=_at_door(side),
    )


def explore_mark(side: Direction, hero: Hero) -> str:
    """The badge, a little away from the chevrons; the elf's has a loudspeaker beside it (P4)."""
    sign = _upright(side, 43, -37, _LOUDSPEAKER) if hero == Hero.ELF else ""
    return part("exploration", _upright(side, 0, 4, badge(hero, 0, 0, 40)), sign, data_hero=hero.name.lower())


_LOUDSPEAKER = part(
    "loudspeaker",
    disc(0, 0, 11, fill=PAPER, stroke=LOOKS[Hero.ELF].deep, stroke_width=2.2),
    icon("speaker", 0.5, 0, 18, INK),
)


def _upright(side: Direction, x: float, y: float, picture: str) -> str:
    """A picture at a point given for a north door; the point turns with the side, the picture does not."""
    cx, cy = centre(DOOR_CELLS[side])
    dx, dy = ((x, y), (-y, x), (-x, -y), (y, -x))[side]
    return shifted(cx + dx, cy + dy, picture)


def explore_tab(side: Direction, hero: Hero) -> str:
    look = LOOKS[hero]
    return part(
        "tab",
        path(
            "M-24-30h48v-10a14 14 0 0 0-14-14h-20a14 14 0 0 0-14 14Z",
            fill=INK,
            opacity=0.3,
            transform=_shade(side),
        ),
        path(
            "M-24-30h48v-10a14 14 0 0 0-14-14h-20a14 14 0 0 0-14 14Z",
            fill=look.colour,
            stroke=look.deep,
            stroke_width=3,
        ),
        stroke("M-26-31.500h52", look.deep, 8),
        stroke("M-26-31.500h52", look.colour, 4),
        tag("g", icon("magnifying-glass", 0, -42, 18, look.glyph), transform=f"rotate({-TURN[side]} 0 -42)"),
        data_hero=hero.name.lower(),
        transform=_at_door(side),
    )


def _shade(side: Direction) -> str:
    """A shadow that falls south whichever way the tab points."""
    dx, dy = ((0, 4), (4, 0), (0, -4), (-4, 0))[side]
    return f"translate({number(dx)} {number(dy)})"


def entrance_mat(side: Direction) -> str:
    """A brass doorstep with arrows that point inside."""
    return part(
        "entrance",
        path(
            "M-23-32h46v-9a8 8 0 0 0-8-8h-30a8 8 0 0 0-8 8Z", fill=BRASS, stroke=BRASS_DEEP, stroke_width=2.5
        ),
        stroke("M-15-43.500l5 5 5-5M5-43.500l5 5 5-5", PAPER, 6),
        stroke("M-15-43.500l5 5 5-5M5-43.500l5 5 5-5", BRASS_DEEP, 3.2),
        transform=_at_door(side),
    )


def shutter(side: Direction) -> str:
    """A dead end: the door is there, and closed for good (G6)."""
    return part(
        "shutter",
        box(-22, -36.5, 44, 9, rx=2, fill=STEEL, stroke=STEEL_DEEP, stroke_width=2),
        path("M-14-36v8M-7-36v8M0-36v8M7-36v8M14-36v8", stroke=STEEL_DEEP, stroke_width=1.8),
        transform=_at_door(side),
    )
