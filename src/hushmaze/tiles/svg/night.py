"""The indigo night around the mall: a soft glow and a few stars."""

from hushmaze.tiles.svg.markup import box, path, tag
from hushmaze.tiles.svg.noise import noise
from hushmaze.tiles.svg.palette import NIGHT, NIGHT_GLOW

_RINGS = 24
_STAR_EVERY = 4200
"""Drawing units squared per star."""


def night(width: float, height: float) -> str:
    """Opaque rings, each a shade lighter than the one around it: translucent ones would drift in hue."""
    rings = "".join(_ring(width, height, at / _RINGS) for at in range(1, _RINGS + 1))
    return box(0, 0, width, height, fill=_blend(0)) + rings + _stars(width, height)


def _ring(width: float, height: float, depth: float) -> str:
    reach = 0.75 * (1 - depth) + 0.04
    return tag(
        "ellipse", cx=width / 2, cy=height * 0.46, rx=width * reach, ry=height * reach, fill=_blend(depth)
    )


def _blend(depth: float) -> str:
    """The colour between night, 0, and glow, 1."""
    mixed = (round(dark + (light - dark) * depth) for dark, light in zip(NIGHT, NIGHT_GLOW, strict=True))
    return "#{:02x}{:02x}{:02x}".format(*mixed)


def _stars(width: float, height: float) -> str:
    """Dots in two sizes, each size one path."""
    sizes = ["", ""]
    for count in range(int(width * height / _STAR_EVERY)):
        x, y = noise(count, 1) * width, noise(count, 2) * height
        sizes[noise(count, 3) > 0.8] += f"M{x:.0f} {y:.0f}h0"
    looks = ((2, 0.22), (3.4, 0.4))
    return "".join(
        path(d, stroke="#cfc2ff", stroke_width=width, stroke_linecap="round", opacity=opacity)
        for d, (width, opacity) in zip(sizes, looks, strict=True)
        if d
    )
