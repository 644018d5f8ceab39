"""Writing SVG: tags, numbers, icons. No ids anywhere, so any number of drawings can share one page."""

import json
from functools import cache
from importlib.resources import files
from xml.sax.saxutils import escape, quoteattr

SQUARE = 64
"""Side of a square in drawing units."""
TILE = 4 * SQUARE
Style = dict[str, str | float]
"""Attributes shared by several elements."""
FONT = "Nunito, 'Trebuchet MS', 'DejaVu Sans', sans-serif"


def number(value: float) -> str:
    """Two decimals at most; never '-0', so that equal drawings are equal bytes."""
    rounded = round(float(value), 2) + 0.0
    return str(int(rounded)) if rounded == int(rounded) else f"{rounded:.2f}".rstrip("0")


def tag(element: str, *children: str, **attributes: str | float) -> str:
    """One element; `stroke_width` becomes `stroke-width`, children are finished markup."""
    written = "".join(f" {_attribute(key, value)}" for key, value in attributes.items())
    inside = "".join(children)
    return f"<{element}{written}>{inside}</{element}>" if inside else f"<{element}{written}/>"


def _attribute(key: str, value: str | float) -> str:
    return f"{key.replace('_', '-')}={quoteattr(value if isinstance(value, str) else number(value))}"


def part(name: str, *children: str, **attributes: str | float) -> str:
    """A group that says what it depicts, for style sheets, tests and curious readers."""
    return tag("g", *children, data_part=name, **attributes)


def shifted(x: float, y: float, *children: str) -> str:
    return tag("g", *children, transform=f"translate({number(x)} {number(y)})")


def path(commands: str, **attributes: str | float) -> str:
    return tag("path", d=commands, **attributes)


def stroke(commands: str, colour: str, width: float, **attributes: str | float) -> str:
    """An open line with round ends."""
    return path(
        commands,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        **attributes,
    )


def box(x: float, y: float, width: float, height: float, **attributes: str | float) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def disc(x: float, y: float, radius: float, **attributes: str | float) -> str:
    return tag("circle", cx=x, cy=y, r=radius, **attributes)


def text(words: str, x: float, y: float, size: float, colour: str, **attributes: str | float) -> str:
    style = {"font_family": FONT, "font_size": number(size), "font_weight": "800", "fill": colour}
    return tag("text", escape(words), x=x, y=y, **style, **attributes)


def icon(name: str, x: float, y: float, size: float, colour: str) -> str:
    """A pictogram centred at a point."""
    left, top = x - size / 2, y - size / 2
    frame = {"x": left, "y": top, "width": size, "height": size}
    return tag("svg", _icons()[name], viewBox="0 0 512 512", color=colour, **frame)


@cache
def _icons() -> dict[str, str]:
    bodies: dict[str, str] = json.loads(files(__package__).joinpath("icons.json").read_text("utf-8"))
    return bodies


def document(title: str, frame: tuple[float, float, float, float], *children: str) -> str:
    """A whole SVG file: role and title for screen readers, size for `<img>`."""
    return tag(
        "svg",
        tag("title", escape(title)),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(map(number, frame)),
        width=frame[2],
        height=frame[3],
        role="img",
    )
