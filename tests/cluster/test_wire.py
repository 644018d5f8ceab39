"""Between nodes travels nothing that nobody writes or nobody explains."""

from pathlib import Path

import pytest

from hushmaze.cluster import wire
from hushmaze.server.http.components import structs_in
from tests.support.written_parts import Struct, given_in, optional, unexplained

STRUCTS = sorted(structs_in([wire.ToOwner, wire.Sheet]), key=lambda struct: struct.__name__)


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_part_is_explained(struct: Struct) -> None:
    assert unexplained(struct) == set()


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_whoever_makes_a_message_gives_every_part_of_it(struct: Struct) -> None:
    """There is none to leave out, and the type checker sees to the rest."""
    assert optional(struct) == set()


def test_every_message_is_made_by_somebody() -> None:
    parts = {(struct.__name__, part) for struct in STRUCTS for part in struct.__struct_fields__}
    assert parts - given_in(Path(wire.__file__).parent, STRUCTS) == set()
