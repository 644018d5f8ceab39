"""Reports on a tile set being drawn, as data; the client supplies the words."""

from collections.abc import Iterable

from hushmaze.protocol.codec import Plain
from hushmaze.protocol.tile_facts import tile_set_facts
from hushmaze.rules.words import TileNumber
from hushmaze.tiles import (
    Figure,
    TileError,
    TileSet,
    figures,
    needed_to_play,
    read_sketch,
    standard_problems,
)
from hushmaze.tiles.complete import NAMES
from hushmaze.tiles.drawing import LINES
from hushmaze.tiles.flaws import Flaw
from hushmaze.tiles.picture import face_from
from hushmaze.tiles.svg import draw_tile

_TILE_NUMBERS = {name: (TileNumber(int(name.rstrip("AB"))), name.lstrip("0123456789")) for name in NAMES}


def report_on(text: str) -> dict[str, Plain]:
    """All that is wrong with a text, and how far its set is from complete. Never raises.

    `wrong` breaks a rule that every set keeps; `lacking` keeps a set from being complete, and what in it is
    `needed` keeps it from being played at a table. Faces with something wrong count as not there.
    """
    tile_set, wrong = read_sketch(text)
    sound = sound_part(tile_set, wrong)
    drawn = set(tile_set.faces) | {error.tile for error in wrong}
    lacking = [
        error
        for error in standard_problems(sound)
        if not (error.flaw == Flaw.TILE_MISSING and error.tile in drawn)
    ]
    whole = not wrong
    return {
        "name": tile_set.name,
        "wrong": [problem_facts(error) for error in wrong],
        "lacking": [problem_facts(error) | {"needed": needed_to_play(error)} for error in lacking],
        "figures": [_figure_facts(figure) for figure in figures(sound)],
        "playable": whole and not any(map(needed_to_play, lacking)),
        "complete": whole and not lacking,
        "text": tile_set.text if whole else None,
        "digest": tile_set.digest if whole else None,
        "facts": tile_set_facts(sound),
    }


def sound_part(tile_set: TileSet, wrong: Iterable[TileError]) -> TileSet:
    """The set without the faces that something is wrong with."""
    spoilt = {error.tile for error in wrong}
    return TileSet.of(tile_set.name, [face for name, face in tile_set.faces.items() if name not in spoilt])


def problem_facts(error: TileError) -> dict[str, Plain]:
    return {
        "tile": error.tile,
        "square": None if error.square is None else list(error.square),
        "rule": error.rule,
        "code": str(error.flaw),
        "facts": dict(error.facts),
        "text": str(error),
    }


def draw_drawing(name: str, lines: str, quarters: int) -> str | None:
    """The picture of a face from its drawing, as far as it can be told; None where it cannot at all."""
    if name not in _TILE_NUMBERS:
        return None
    face, _ = face_from(*_TILE_NUMBERS[name], lines.split("\n", LINES))
    return None if face is None else draw_tile(face, quarters)


def _figure_facts(figure: Figure) -> dict[str, Plain]:
    return {
        "counted": figure.counted.name.lower(),
        "hero": None if figure.hero is None else figure.hero.name.lower(),
        "found": figure.found,
        "least": figure.wanted.start,
        "most": figure.most,
        "right": figure.right,
    }
