"""Jobs, their answers and what is kept of rooms hold nothing that nobody gives or nobody explains."""

from pathlib import Path

import pytest

import hushmaze
from hushmaze.server.http.components import structs_in
from hushmaze.server.jobs.checking import SoundTileSet
from hushmaze.server.jobs.finished_games import BegunGame, WrittenReplay
from hushmaze.server.jobs.worker_messages import AnyJob, Reply
from hushmaze.server.records.record import Record
from tests.support.written_parts import Struct, given_in, unexplained

SOURCE = Path(hushmaze.__file__).parent


def own(*kinds: object) -> list[Struct]:
    """Those that are defined for the server alone; others are held where they are defined."""
    found = {struct for struct in structs_in(kinds) if struct.__module__.startswith("hushmaze.server.")}
    return sorted(found, key=lambda struct: struct.__name__)


JOBS = own(AnyJob, Reply, SoundTileSet, WrittenReplay, BegunGame)
KEPT = own(Record)


@pytest.mark.parametrize("struct", JOBS + KEPT, ids=lambda struct: struct.__name__)
def test_every_part_is_explained(struct: Struct) -> None:
    assert unexplained(struct) == set()


def test_every_part_of_a_job_and_of_its_answer_is_given() -> None:
    parts = {(struct.__name__, part) for struct in JOBS for part in struct.__struct_fields__}
    assert parts - given_in(SOURCE, JOBS) == set()
    assert len(parts) > 30
