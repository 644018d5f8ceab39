"""Three looks of everything printed: in colour, in colours that all eyes tell apart, with little ink."""

import re
from enum import StrEnum

from hushmaze.rules.words import HEROES, Hero
from hushmaze.tiles.svg.palette import INK, LOOKS


class PrintLook(StrEnum):
    COLOUR = "colour"
    SAFE = "safe"
    """Told apart with any kind of colour blindness."""
    SAVING = "saving"
    """Black lines on white."""


SAFE_COLOURS: dict[Hero, tuple[str, str, str]] = {
    Hero.BARBARIAN: ("#f0e442", "#6b6400", "#fbf8cf"),
    Hero.MAGE: ("#332288", "#1d1350", "#c3bbea"),
    Hero.ELF: ("#56b4e9", "#0b557f", "#d3ecfa"),
    Hero.DWARF: ("#d55e00", "#7a3500", "#ffd2ae"),
}
"""Colour, deep and pale shade of each hero: light, darkest, sky blue and vermilion differ for every eye."""

_SHADOW = re.compile(rf' fill="(?:{INK}|#0a0620)" opacity="[\d.]+"')
_PAINT = re.compile(r'\b(fill|stroke|color)="(#[0-9a-f]{3,6})"')
_LETTERS = re.compile(r'<text[^>]* fill="(#[0-9a-f]+)"')
_HALO = 'fill="none" stroke="#ffffff"'
"""A white line around a dark one, to lift it off the floor."""
_NEARLY_BLACK = 0.05
_GREY = "#c8c8c8"


def dressed(svg: str, look: PrintLook) -> str:
    """A drawing in one of the looks."""
    if look is PrintLook.SAFE:
        return _safe(svg)
    return svg if look is PrintLook.COLOUR else _in_lines(svg)


def _safe(svg: str) -> str:
    swaps = {
        before: after
        for hero in HEROES
        for before, after in zip(LOOKS[hero][:3], SAFE_COLOURS[hero], strict=True)
    }
    swaps["#a88bff"] = "#8f83d8"  # the arms of the mage's vortex
    return re.sub("|".join(swaps), lambda found: swaps[found[0]], svg)


def _in_lines(svg: str) -> str:
    """Lines, letters and pictograms black, areas white; what is nearly black becomes grey; no shadows."""
    bare = _LETTERS.sub(lambda found: found[0].replace(found[1], "black"), _SHADOW.sub(' fill="none"', svg))
    return _PAINT.sub(_lined, bare.replace(_HALO, _HALO.replace("#ffffff", "white")))


def _lined(found: re.Match[str]) -> str:
    where, colour = found[1], found[2]
    if where != "fill":
        return f'{where}="#000000"' if colour not in _GREYS else found[0]
    return f'fill="{_GREY if luminance(colour) < _NEARLY_BLACK else "#ffffff"}"'


_GREYS = ("#b9b9b9",)
"""Lines that only help the eye stay pale."""


def luminance(colour: str) -> float:
    """0 for black to 1 for white."""
    red, green, blue = (linear(part) for part in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def rgb(colour: str) -> tuple[int, int, int]:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)


def linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
