"""A contact sheet: every face of a set with its number, what lies on it, and a key to the signs."""

from collections.abc import Iterable

from hushmaze.rules.tile import TileFace
from hushmaze.rules.words import HEROES, Hero, Kind, Special
from hushmaze.tiles.svg.describe import NOUNS, short_words
from hushmaze.tiles.svg.heroes import badge
from hushmaze.tiles.svg.layers.specials import special_mark
from hushmaze.tiles.svg.markup import TILE, box, document, part, shifted, tag, text
from hushmaze.tiles.svg.night import night
from hushmaze.tiles.svg.palette import PAPER, PLAQUE_TEXT, WALL, WALL_LIGHT
from hushmaze.tiles.svg.tile import own_doors, tile_layers

_ACROSS = 5
_WIDE = 340
_HIGH = 386
_HEAD = 150
_EDGE = 40
_LINE = 31
"""Letters in a line of the caption."""
_SIGNS = (
    Special(Kind.VORTEX, Hero.MAGE),
    Special(Kind.ITEM, Hero.ELF),
    Special(Kind.EXIT, Hero.DWARF),
    Special(Kind.HOURGLASS),
    Special(Kind.BALL),
    Special(Kind.CAMERA),
)


def draw_sheet(faces: Iterable[TileFace]) -> str:
    """A standalone SVG of a set, unturned, in the order given."""
    shown = list(faces)
    rows = -(-len(shown) // _ACROSS)
    width, height = _ACROSS * _WIDE + 2 * _EDGE, rows * _HIGH + _HEAD + _EDGE
    places = ((_EDGE + _WIDE * (at % _ACROSS), _HEAD + _HIGH * (at // _ACROSS)) for at in range(len(shown)))
    cells = (shifted(x, y, _cell(face)) for (x, y), face in zip(places, shown, strict=True))
    names = ", ".join(face.name for face in shown)
    return document(
        f"Sheet of {len(shown)} tile faces: {names}",
        (0, 0, width, height),
        night(width, height),
        _head(width),
        *cells,
    )


def _cell(face: TileFace) -> str:
    """Picture above, name on a plate and words beside it below."""
    inset, lines = (_WIDE - TILE) / 2, _wrapped(short_words(face))
    return part(
        "cell",
        box(8, 6, _WIDE - 16, _HIGH - 18, rx=22, fill="#0a0620", opacity=0.35),
        shifted(inset, 38, *tile_layers(face, 0, own_doors(face))),
        box(24, 322, 46, 26, rx=9, fill=WALL, stroke=WALL_LIGHT, stroke_width=1.5),
        text(face.name, 47, 341, 17, PAPER, text_anchor="middle"),
        *(text(line, 82, y, 13, PLAQUE_TEXT) for line, y in zip(lines, (331, 348, 365), strict=False)),
        data_tile=face.name,
    )


def _wrapped(phrases: list[str]) -> list[str]:
    """Phrases in lines that fit beside the number."""
    lines = phrases[:1]
    for phrase in phrases[1:]:
        longer = f"{lines[-1]} · {phrase}"
        if len(longer) <= _LINE:
            lines[-1] = longer
        else:
            lines.append(phrase)
    return lines


def _head(width: float) -> str:
    heroes = (_sign(badge(hero, 0, 0, 46), hero.name.lower()) for hero in HEROES)
    specials = (_sign(special_mark(sign, 0, 0), NOUNS[sign.kind][0]) for sign in _SIGNS)
    key = [*heroes, *specials]
    first = width - _EDGE - 112 * len(key) + 40
    return part(
        "key",
        text("Hushmaze", _EDGE + 12, 78, 46, PAPER),
        text("the tiles of the mall", _EDGE + 14, 108, 18, PLAQUE_TEXT),
        *(shifted(first + 112 * at, 62, sign) for at, sign in enumerate(key)),
    )


def _sign(picture: str, words: str) -> str:
    return tag("g", picture, text(words, 0, 54, 15, PLAQUE_TEXT, text_anchor="middle"))
