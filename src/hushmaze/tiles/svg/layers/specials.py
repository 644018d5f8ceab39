"""Draws special squares, and the token on a spent one. Each is drawn around a point."""

from collections.abc import Callable

from hushmaze.rules.words import Hero, Kind, Special
from hushmaze.tiles.svg.heroes import badge
from hushmaze.tiles.svg.markup import box, disc, icon, part, path, shifted, stroke, tag
from hushmaze.tiles.svg.palette import ALARM, BRASS, INK, LOOKS, PAPER

_SPARKLE = "M0-7L1.800-1.800L7 0L1.800 1.800L0 7L-1.800 1.800L-7 0L-1.800-1.800Z"
_SWIRL = "M0-3C9-5 15-12 14-23.500A27.500 27.500 0 0 1 24.800-12C19 1 8 3 0 3Z"
_VORTEX_ARMS = 6


def special_mark(special: Special, x: float, y: float) -> str:
    """A vortex, item, exit, hourglass, ball or camera; exploration squares are drawn with their door."""
    if special.hero is None:
        body, extra = _COMMON[special.kind](), {}
    else:
        body, extra = _OWNED[special.kind](special.hero), {"data_hero": special.hero.name.lower()}
    return shifted(x, y, part(special.kind.name.lower(), body, **extra))


def _lift(radius: float) -> str:
    """The shadow that makes a round thing stand on the floor."""
    return disc(1, 3, radius + 1.5, fill=INK, opacity=0.12) + disc(1, 2, radius, fill=INK, opacity=0.16)


def _hourglass() -> str:
    return (
        _lift(26)
        + disc(0, 0, 25.5, fill="#0a5a76", stroke="#54e0f2", stroke_width=3)
        + disc(0, -1.5, 20, fill="#0f7d9f")
        + stroke("M-19-9A21 21 0 0 1 9-19", PAPER, 2, opacity=0.45)
        + icon("hourglass", 0, 0, 33, "#e4fdff")
    )


def _ball() -> str:
    rays = "".join(stroke("M0-25v-1", "#6a3fd6", 3.4, transform=f"rotate({45 * at})") for at in range(8))
    return (
        _lift(22)
        + rays
        + disc(0, 0, 21.5, fill="#d9c6ff", stroke="#6a3fd6", stroke_width=3)
        + disc(0, -2, 17, fill="#efe6ff")
        + disc(0, -3, 12, fill="#fbf8ff")
        + icon("crystal-ball", 0, -1, 33, "#3f1f93")
    )


def _camera() -> str:
    return (
        box(-24, -22, 50, 50, rx=14, fill=INK, opacity=0.2)
        + box(-25, -25, 50, 50, rx=14, fill="#c81e3e", stroke="#7c0d24", stroke_width=3)
        + box(-21, -21, 42, 19, rx=10, fill=PAPER, opacity=0.13)
        + icon("cctv-camera", 0, 0, 36, PAPER)
        + disc(17, -17, 4, fill="#ffd6dd", stroke="#7c0d24", stroke_width=2)
    )


def _vortex(hero: Hero) -> str:
    look = LOOKS[hero]
    arm_colour = "#a88bff" if hero == Hero.MAGE else look.colour
    arms = "".join(
        path(_SWIRL, fill=arm_colour, transform=f"rotate({at * 360 // _VORTEX_ARMS})")
        for at in range(_VORTEX_ARMS)
    )
    return (
        _lift(25.5)
        + disc(0, 0, 26.5, fill=INK)
        + tag("g", arms, transform="scale(0.92)")
        + disc(0, 0, 25.5, fill="none", stroke=INK, stroke_width=2.5)
        + disc(0, 0, 15, fill=INK, opacity=0.55)
        + badge(hero, 0, 0, 28, rim=PAPER)
    )


def _item(hero: Hero) -> str:
    """A showcase: velvet, four brass posts, a sparkle."""
    look = LOOKS[hero]
    posts = "".join(
        disc(x, y, 3.6, fill=BRASS, stroke=INK, stroke_width=1.5) for x in (-23, 23) for y in (-23, 23)
    )
    sparkles = "".join(
        path(_SPARKLE, fill=PAPER, stroke=look.deep, stroke_width=1.6, transform=place)
        for place in ("translate(18 -17)", "translate(-18 18) scale(0.75)")
    )
    return (
        box(
            -26, -26, 52, 52, rx=8, fill=look.pale, stroke=look.deep, stroke_width=2.4, stroke_dasharray="5 4"
        )
        + path("M-23-5L-5-23H7L-23 7Z", fill=PAPER, opacity=0.5)
        + shifted(1, 3, disc(0, 0, 20, fill=INK, opacity=0.14))
        + badge(hero, 0, 0, 43)
        + posts
        + sparkles
    )


def _exit(hero: Hero) -> str:
    """A lit archway with the hero's badge above the arrow out."""
    look = LOOKS[hero]
    return (
        path("M-20 28V-4a23 23 0 0 1 46 0V28Z", fill=INK, opacity=0.2)
        + path(
            "M-23 25.500V-2.500a23 23 0 0 1 46 0V25.500Z", fill=look.colour, stroke=look.deep, stroke_width=3
        )
        + path("M-17 25.500V-2.500a17 17 0 0 1 34 0V25.500Z", fill=INK)
        + path("M-17 25.500L-9 9H9L17 25.500Z", fill=look.pale, opacity=0.35)
        + badge(hero, 0, -4, 26, rim=PAPER)
        + stroke("M-7 13l7 7 7-7", look.pale, 4.2)
    )


_COMMON: dict[Kind, Callable[[], str]] = {
    Kind.HOURGLASS: _hourglass,
    Kind.BALL: _ball,
    Kind.CAMERA: _camera,
}
_OWNED: dict[Kind, Callable[[Hero], str]] = {Kind.VORTEX: _vortex, Kind.ITEM: _item, Kind.EXIT: _exit}


def spent_token(x: float, y: float) -> str:
    """Out of order: a cross that reads without its colour."""
    return shifted(
        x,
        y,
        part(
            "spent",
            _lift(22),
            disc(0, 0, 22, fill=PAPER, stroke=INK, stroke_width=3),
            disc(0, 0, 17.5, fill=ALARM),
            tag("path", d="M-8-8L8 8M8-8L-8 8", stroke=PAPER, stroke_width=6, stroke_linecap="round"),
        ),
    )
