"""The four heroes: their shapes, badges and pawns."""

from hushmaze.rules.words import Hero
from hushmaze.tiles.svg.markup import Style, disc, icon, number, part, path, stroke, tag
from hushmaze.tiles.svg.palette import INK, LOOKS

_SHAPES = {
    Hero.BARBARIAN: "M32 2Q34 2 36 4L60 28Q64 32 60 36L36 60Q32 64 28 60L4 36Q0 32 4 28L28 4Q30 2 32 2Z",
    Hero.MAGE: "M32 3A29 29 0 0 1 32 61A29 29 0 0 1 32 3Z",
    Hero.ELF: "M28 3.5Q32 1.5 36 3.5L56 15Q60 17.5 60 22V42Q60 46.5 56 49L36 60.5"
    "Q32 62.5 28 60.5L8 49Q4 46.5 4 42V22Q4 17.5 8 15Z",
    Hero.DWARF: "M16 5H48A11 11 0 0 1 59 16V48A11 11 0 0 1 48 59H16A11 11 0 0 1 5 48V16A11 11 0 0 1 16 5Z",
}
"""Diamond, circle, hexagon, square: in a box of 64, so that colour never stands alone."""


def badge(hero: Hero, x: float, y: float, size: float, rim: str = "") -> str:
    """The hero's shape in the hero's colour with the hero's symbol, centred at a point."""
    look, scale = LOOKS[hero], size / 64
    corner = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({scale:.4f})"
    outline: Style = {"stroke": rim or look.deep, "stroke_width": 3.6, "stroke_linejoin": "round"}
    shape = path(_SHAPES[hero], transform=corner, fill=look.colour, **outline)
    return part("badge", shape, icon(look.icon, x, y, size * 0.58, look.glyph), data_hero=hero.name.lower())


_OUTLINE: Style = {"stroke": INK, "stroke_width": 3, "stroke_linejoin": "round"}
_SKIN = "#ffe9cf"
_BONE = "#fff6e3"


def _barbarian_hat(colour: str, _pale: str) -> str:
    left = path("M21 25C9 24 6 12 10 4c3 9 8 11 14 13Z", fill=_BONE, **_OUTLINE)
    right = path("M43 25C55 24 58 12 54 4c-3 9-8 11-14 13Z", fill=_BONE, **_OUTLINE)
    helmet = path("M18 31C17 14 47 14 46 31Z", fill=colour, **_OUTLINE)
    return left + right + helmet + stroke("M32 19v12", INK, 3)


def _mage_hat(colour: str, _pale: str) -> str:
    cone = path("M21 27C25 13 30 5 46 1c-4 5-4 9-3 13 1 5 1 9 1 13Z", fill=colour, **_OUTLINE)
    brim = tag("ellipse", cx=32, cy=28, rx=21, ry=5.5, fill=colour, **_OUTLINE)
    star = "M30 14l1.5 3 3 .4-2.2 2.2.6 3.2-2.9-1.5-2.8 1.5.5-3.2-2.2-2.2 3-.4Z"
    return cone + brim + path(star, fill="#ffdb57")


def _elf_hood(colour: str, _pale: str) -> str:
    return path(
        "M17 37C14 20 26 17 33 4c4 12 17 15 14 33-3-9-8-13-15-13s-12 4-15 13Z", fill=colour, **_OUTLINE
    )


def _dwarf_cap(colour: str, pale: str) -> str:
    beard = "M19 37c0 12 5 22 13 24 8-2 13-12 13-24-4 5-8 4-13 2-5 2-9 3-13-2Z"
    cap = path("M17 30C17 13 47 13 47 30Z", fill=colour, **_OUTLINE)
    knob = tag("rect", x=29, y=9, width=6, height=9, rx=3, fill=pale, **_OUTLINE)
    return path(beard, fill="#fff1dc", **_OUTLINE) + cap + knob + path("M17 30h30", **_OUTLINE)


_HATS = {
    Hero.BARBARIAN: _barbarian_hat,
    Hero.MAGE: _mage_hat,
    Hero.ELF: _elf_hood,
    Hero.DWARF: _dwarf_cap,
}
_EARS = path("M20 30L5 23l13 17Z", fill=_SKIN, **_OUTLINE) + path(
    "M44 30L59 23 46 40Z", fill=_SKIN, **_OUTLINE
)
_EYE_HEIGHT = {Hero.BARBARIAN: 37, Hero.MAGE: 38, Hero.ELF: 34, Hero.DWARF: 35}
_SLIM = (
    "M11 76C11 54 19 43 32 43s21 11 21 33c0 6-42 6-42 0Z",
    "M17 77c0-15 3-24 9-30-7 12-7 25-5 31-3-.3-4-.6-4-1Z",
)
_STOUT = (
    "M8 76C8 53 18 45 32 45s24 8 24 31c0 6-48 6-48 0Z",
    "M14 76c0-14 4-22 10-27-9 12-8 24-6 30-3-.6-4-2-4-3Z",
)


def pawn(hero: Hero, x: float, y: float, scale: float = 0.86) -> str:
    """A standing pawn whose feet are at a point."""
    look, is_dwarf = LOOKS[hero], hero == Hero.DWARF
    robe, shine = _STOUT if is_dwarf else _SLIM
    chest, eyes = (67 if is_dwarf else 62), _EYE_HEIGHT[hero]
    place = f"translate({number(x - 32 * scale)} {number(y - 77 * scale)}) scale({number(scale)})"
    return part(
        "pawn",
        tag("ellipse", cx=32, cy=78, rx=26, ry=8.5, fill=INK, opacity=0.16),
        tag("ellipse", cx=32, cy=78, rx=23, ry=7, fill=INK, opacity=0.25),
        path(robe, fill=look.colour, **_OUTLINE),
        path(shine, fill="#fff", opacity=0.28),
        _EARS if hero == Hero.ELF else "",
        disc(32, 33, 13.5, fill="#2c1d57", **_OUTLINE),
        *(tag("ellipse", cx=at, cy=eyes, rx=2.8, ry=3.4, fill="#fff") for at in (26.5, 37.5)),
        _HATS[hero](look.colour, look.pale),
        disc(32, chest, 10.5, fill=INK),
        icon(look.icon, 32, chest, 15, look.pale),
        data_hero=hero.name.lower(),
        transform=place,
    )
