"""Bars and words on standard error for what may take longer than two seconds, and only on a terminal."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

T = TypeVar("T")


@contextmanager
def bar(words: str, total: int | None, *, quiet: bool = False) -> Iterator[Callable[[], None]]:
    """A bar that moves on by one with every call; without a total it only shows that something goes on."""
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    silent = quiet or not console.is_terminal
    with Progress(*columns, console=console, disable=silent, transient=True) as progress:
        task = progress.add_task(words, total=total)
        yield lambda: progress.advance(task)


def counted(things: Iterable[T], words: str, *, quiet: bool = False) -> Iterator[T]:
    """The same things, with a bar while they are gone through."""
    with bar(words, len(things) if isinstance(things, Sequence) else None, quiet=quiet) as advance:
        for thing in things:
            yield thing
            advance()


@contextmanager
def working(words: str) -> Iterator[None]:
    """Says what is being worked on."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield
        return
    with console.status(words):
        yield
