"""Every colour of the drawings, in one place."""

from typing import NamedTuple

from hushmaze.rules.words import Hero

INK = "#1b1238"
PAPER = "#ffffff"
NIGHT = (27, 16, 66)
NIGHT_GLOW = (45, 30, 108)
"""Red, green and blue, to be blended; the night darkens from the glow outwards."""
WALL = "#33235f"
WALL_LIGHT = "#8a73da"
PLAQUE_TEXT = "#d9ccff"
BRASS = "#d9b45a"
BRASS_DEEP = "#8a6a1c"
STEEL_DEEP = "#2b3357"
STEEL = "#8f9bbd"
STEEL_LIGHT = "#e8ecf8"
LAMP = "#ffcf5c"
ALARM = "#ff4d6d"


class HeroLook(NamedTuple):
    """A hero's colour, its deep and pale shades, what is readable on it, and the hero's symbol."""

    colour: str
    deep: str
    pale: str
    glyph: str
    icon: str


LOOKS = {
    Hero.BARBARIAN: HeroLook("#ffdb57", "#a87a00", "#fff0b8", INK, "broadsword"),
    Hero.MAGE: HeroLook("#6a3fd6", "#3f1f93", "#c4adff", PAPER, "standing-potion"),
    Hero.ELF: HeroLook("#13b08f", "#07705a", "#a7efdd", INK, "pocket-bow"),
    Hero.DWARF: HeroLook("#e85d1f", "#97330a", "#ffc3a3", INK, "battle-axe"),
}


class FloorLook(NamedTuple):
    light: str
    dark: str
    grout: str
    chips: tuple[str, ...]


PLAIN_FLOOR = FloorLook(
    "#f8efdc", "#efe2c6", "#d8c5a0", ("#caa76a", "#b98fb0", "#8fb3a9", "#c79c8a", "#b9a7cc", "#ffffff")
)
WATCHED_FLOOR = FloorLook(
    "#fbe7a6", "#f5da88", "#d9b958", ("#d09a3c", "#cf8f7c", "#a9ad63", "#c98a52", "#c39ab0", "#fffbe6")
)

AWNINGS = ("#ff8fb3", "#5cc9d6", "#ffb84d", "#9be07a")
