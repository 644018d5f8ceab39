"""A job: a question that travels to a worker process, and the work done there."""

from collections.abc import Iterator
from enum import Enum
from typing import ClassVar

import msgspec


class Lane(Enum):
    """Each has a worker process and a queue of its own, so that no sort of work waits for another."""

    TABLES = "tables"
    """People wait at a table: fair deals and tile sets made from a seed."""
    EDITORS = "editors"
    """Checks while somebody edits, replays, saving."""
    STUDIES = "studies"
    """What may take half a minute: analyses, what-if, odds, sets made up."""


class Job(msgspec.Struct, frozen=True, tag=True):
    lane: ClassVar[Lane]
    within_s: ClassVar[float]
    """Wall-clock time until its worker is killed. Generous: the machine may be busy with games."""

    def work(self) -> Iterator[bytes]:
        """Runs in the worker. Most yield one answer; each part is sent as soon as it is there."""
        raise NotImplementedError
