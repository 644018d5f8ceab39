"""Annotations by which structs tell the JSON Schema more than their types do."""

from collections.abc import Iterable

import msgspec

IN_ORDER = "in_order"
"""The key under which `one_of` keeps its words until the schema is done."""


def called(name: str) -> msgspec.Meta:
    """Gives a type that is no class a definition of its own, under this name."""
    return msgspec.Meta(title=name)


def one_of(name: str, words: Iterable[str]) -> msgspec.Meta:
    """Marks text that is one of some words, which are defined under a name, in this order.

    Only a Literal enforces it in reading; msgspec alone would sort its words.
    """
    return msgspec.Meta(title=name, extra_json_schema={IN_ORDER: list(words)})


def travels_as(name: str) -> msgspec.Meta:
    """Marks a part that is encoded already, or is decoded later, with the definition that it fits."""
    return msgspec.Meta(extra_json_schema=_reference(name))


def travels_as_list(name: str) -> msgspec.Meta:
    """Marks a list of such parts."""
    return msgspec.Meta(extra_json_schema={"type": "array", "items": _reference(name)})


def _reference(name: str) -> dict[str, str]:
    return {"$ref": f"#/definitions/{name}"}
