"""Annotations by which structs tell the JSON Schema more than their types do."""

from collections.abc import Iterable

import msgspec


def called(name: str) -> msgspec.Meta:
    """Gives a type that is no class a definition of its own, under this name."""
    return msgspec.Meta(title=name)


def one_of(name: str, words: Iterable[str]) -> msgspec.Meta:
    """Marks text that is one of some words, which are defined under a name. Reading does not enforce it."""
    return msgspec.Meta(title=name, extra_json_schema={"enum": list(words)})


def travels_as(name: str) -> msgspec.Meta:
    """Marks a part that is encoded already, or is decoded later, with the definition that it fits."""
    return msgspec.Meta(extra_json_schema={"$ref": f"#/definitions/{name}"})
