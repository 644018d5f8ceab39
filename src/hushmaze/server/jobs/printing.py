"""A whole game as a PDF, for the tile workshop."""

from collections.abc import Iterator
from importlib.util import find_spec
from typing import ClassVar

from hushmaze.paper.looks import PrintLook
from hushmaze.server.jobs.job import Job, Lane
from hushmaze.tiles import read_tile_set


def can_print() -> bool:
    """The PDF library is an extra; `hushmaze[print]` has it."""
    return find_spec("fpdf") is not None


class PrintGame(Job, frozen=True):
    """Answers with a PDF of all that the game needs, with the tiles of a sound set."""

    lane: ClassVar[Lane] = Lane.STUDIES
    within_s: ClassVar[float] = 120

    text: str
    """Of the sound set."""
    paper: str
    """The name of its size, such as `a4`."""
    look: str
    """How tiles are drawn."""
    backs: bool
    """Whether tiles have backs, for printers that print both sides."""

    def work(self) -> Iterator[bytes]:
        from hushmaze.paper.canvas import Paper  # noqa: PLC0415 -- the PDF library is an extra
        from hushmaze.paper.print import print_game  # noqa: PLC0415

        printed = print_game(
            read_tile_set(self.text),
            paper=Paper[self.paper.upper()],
            look=PrintLook(self.look),
            backs=self.backs,
        )
        yield printed.pdf
