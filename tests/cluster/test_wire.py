"""Between nodes travels nothing that nobody writes or nobody explains."""

import ast
from pathlib import Path

import pytest

from hushmaze.cluster import wire
from hushmaze.server.http.components import structs_in
from tests.support.written_parts import Struct, optional, unexplained

STRUCTS = sorted(structs_in([wire.ToOwner, wire.Sheet]), key=lambda struct: struct.__name__)


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_part_is_explained(struct: Struct) -> None:
    assert unexplained(struct) == set()


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_whoever_makes_a_message_gives_every_part_of_it(struct: Struct) -> None:
    """There is none to leave out, and the type checker sees to the rest."""
    assert optional(struct) == set()


def test_every_message_is_made_by_somebody() -> None:
    files = [file for file in Path(wire.__file__).parent.glob("*.py") if file.name != "wire.py"]
    made = {
        node.func.id
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert {struct.__name__ for struct in STRUCTS} - made == set()
