"""Reports on a tile set being drawn, as data; the client supplies the words."""

from collections.abc import Iterable
from typing import Any

from hushmaze.protocol.api.tile_sets import TileFigure, TileLack, TileProblem, TileSetReport
from hushmaze.protocol.codec import word_of
from hushmaze.protocol.view.tile_facts import tile_set_facts
from hushmaze.rules.tile import TileFace
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

_TILE_NUMBERS = {name: (TileNumber(int(name.rstrip("AB"))), name.lstrip("0123456789")) for name in NAMES}


def report_on(text: str) -> TileSetReport:
    """All that is wrong with a text, and how far its set is from complete. Never raises."""
    tile_set, wrong = read_sketch(text)
    sound = sound_part(tile_set, wrong)
    drawn = set(tile_set.faces) | {error.tile for error in wrong}
    lacking = [
        error
        for error in standard_problems(sound)
        if not (error.flaw == Flaw.TILE_MISSING and error.tile in drawn)
    ]
    whole = not wrong
    return TileSetReport(
        name=tile_set.name,
        wrong=[TileProblem(**_parts(error)) for error in wrong],
        lacking=[TileLack(**_parts(error), needed=needed_to_play(error)) for error in lacking],
        figures=[_figure(figure) for figure in figures(sound)],
        playable=whole and not any(map(needed_to_play, lacking)),
        complete=whole and not lacking,
        text=tile_set.text if whole else None,
        digest=tile_set.digest if whole else None,
        facts=tile_set_facts(sound),
    )


def sound_part(tile_set: TileSet, wrong: Iterable[TileError]) -> TileSet:
    """The set without the faces that something is wrong with."""
    spoilt = {error.tile for error in wrong}
    return TileSet.of(tile_set.name, [face for name, face in tile_set.faces.items() if name not in spoilt])


def _parts(error: TileError) -> dict[str, Any]:  # Any: each part has its own type
    return {
        "tile": error.tile,
        "square": error.square,
        "rule": error.rule,
        "code": error.flaw,
        "facts": error.facts,
        "text": str(error),
    }


def face_in(name: str, lines: str) -> TileFace | None:
    """A face from its drawing, as far as it can be told; None where it cannot at all."""
    if name not in _TILE_NUMBERS:
        return None
    return face_from(*_TILE_NUMBERS[name], lines.split("\n", LINES))[0]


def _figure(figure: Figure) -> TileFigure:
    return TileFigure(
        counted=figure.counted.name.lower(),
        hero=None if figure.hero is None else word_of(figure.hero),
        found=figure.found,
        least=figure.wanted.start,
        most=figure.most,
        right=figure.right,
    )
