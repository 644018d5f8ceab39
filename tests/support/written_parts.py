"""Finds which parts of structs are written, and which are explained."""

import ast
import re
from collections.abc import Iterable
from inspect import get_annotations
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from hushmaze.server.http.components import field_docs

DOCS = Path(__file__).parents[2] / "docs"

Struct = type[msgspec.Struct]
Written = set[tuple[type, str]]
"""Structs and the names of their parts."""


def named_in(*pages: str) -> set[str]:
    """The parts that pages name in code marks, as ``name``, or as ``?name=`` of a query."""
    words = "".join((DOCS / page).read_text(encoding="utf-8") for page in pages)
    return set(re.findall(r"`\??&?(\w+)=?`", words))


def unexplained(struct: Struct, named: Iterable[str] = ()) -> set[str]:
    """The parts that neither the text under them nor a page explains."""
    fields = {field.encode_name for field in structs.fields(struct)}
    return fields - field_docs(struct).keys() - set(named)


def optional(struct: Struct) -> set[str]:
    """The parts that need not be given."""
    return {field.name for field in structs.fields(struct) if not field.required}


def owner(struct: type, name: str) -> type:
    """The struct that has the part of its own."""
    return next(kind for kind in struct.__mro__ if name in get_annotations(kind))


def written_in(value: Any, found: Written) -> Written:  # noqa: ANN401 -- whatever a message holds
    """The parts that are not as they would be if nobody had given them."""
    if isinstance(value, msgspec.Struct):
        for field in structs.fields(value):
            part = getattr(value, field.name)
            usual = [] if field.default_factory is list else field.default
            if part != usual:
                found |= {(kind, field.name) for kind in type(value).__mro__}
            written_in(part, found)
    elif isinstance(value, dict):
        written_in(list(value.values()), found)
    elif isinstance(value, list):
        for part in value:
            written_in(part, found)
    return found


def given_in(folder: Path, structs_there: Iterable[Struct]) -> set[tuple[str, str]]:
    """The parts that code in a folder gives, by name or by place, when it makes one of these structs.

    By the names of structs, of which each is one thing (`tests/test_house.py`).
    """
    fields = {struct.__name__: struct.__struct_fields__ for struct in structs_there}
    found: set[tuple[str, str]] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else None
            if isinstance(node, ast.Call) and name in fields:
                given = {*fields[name][: len(node.args)], *(each.arg for each in node.keywords if each.arg)}
                found |= {(name, part) for part in given}
    return found
