"""The whole print, page by page, and where each part of the game is."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from hushmaze.paper.canvas import Canvas, Paper
from hushmaze.paper.looks import PrintLook
from hushmaze.paper.sheets import (
    Advance,
    action_cards,
    book_pages,
    card_pages,
    piece_pages,
    rules_page,
    scenario_pages,
    solo_cards,
    tile_pages,
    tokens_for,
)
from hushmaze.rules.setup import START_TILE
from hushmaze.rules.tile import TileFace
from hushmaze.scenarios import Scenario, builtin_scenarios
from hushmaze.tiles import TileSet


class Printed(NamedTuple):
    pdf: bytes
    contents: dict[str, tuple[int, int]]
    """The first and the last page of each part."""


def faces_to_print(tiles: TileSet, *, backs: bool) -> tuple[list[TileFace], list[TileFace | None]]:
    """Fronts and what is on their backs. Printed on one side only, every face is a front."""
    faces = list(tiles.faces.values())
    starts = [face for face in faces if face.number == START_TILE]
    if not backs or len(starts) < 2:
        return faces, [None] * len(faces) if backs else []
    fronts = [face for face in faces if face not in starts[1:]]
    return fronts, [starts[1] if face is starts[0] else None for face in fronts]


def steps(tiles: TileSet, *, backs: bool) -> int:
    """How often `print_game` calls `done`."""
    fronts, behind = faces_to_print(tiles, backs=backs)
    return len(fronts) + len(behind)


def print_game(  # noqa: PLR0913 -- what a person chooses
    tiles: TileSet,
    *,
    paper: Paper = Paper.A4,
    look: PrintLook = PrintLook.COLOUR,
    backs: bool = False,
    own: Iterable[Scenario] = (),
    done: Advance = lambda: None,
) -> Printed:
    """A PDF with everything a table needs but the sand; `own` scenarios stand after the 17."""
    canvas = Canvas(paper, look, f"Hushmaze: {tiles.name}")
    fronts, behind = faces_to_print(tiles, backs=backs)
    every = [*builtin_scenarios().values(), *own]
    note = "Lay the card with its top to the north of tile 1."
    parts: dict[str, Callable[[], None]] = {
        "how to play": lambda: rules_page(canvas),
        "scenarios": lambda: scenario_pages(canvas, every),
        "tiles": lambda: tile_pages(canvas, fronts, behind, done),
        "action cards": lambda: card_pages(canvas, "Action cards", note, action_cards()),
        "solo deck": lambda: card_pages(canvas, "Solo deck", note, solo_cards()),
        "heroes, bell, tokens": lambda: piece_pages(canvas, tokens_for(tiles)),
        "challenge book": lambda: book_pages(canvas, builtin_scenarios().values()),
    }
    contents = {}
    for name, draw in parts.items():
        first = canvas.page + 1
        draw()
        contents[name] = (first, canvas.page)
    return Printed(canvas.finished(), contents)
