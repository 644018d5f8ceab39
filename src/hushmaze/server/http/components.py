"""Schemas of structs, with the text under each field as its description.

Types that travel over the socket as well are taken from the socket's schema, by their names.
"""

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import inspect as shape
from msgspec import structs

from hushmaze.protocol.api.base import ApiAnswer
from hushmaze.protocol.schema import schema as socket_schema
from hushmaze.protocol.schema_hints import IN_ORDER

Json = dict[str, Any]  # Any: what JSON can say

PREFIX = "#/components/schemas/"


def components(kinds: Sequence[Any]) -> tuple[list[Json], Json]:
    """The schema of each type, and all named schemas that they refer to."""
    schemas, own = msgspec.json.schema_components(kinds, ref_template=PREFIX + "{name}")
    for struct in structs_in(kinds):
        _describe(struct, own[struct.__name__])
    named: Json = {}
    for name, schema in own.items():
        named[name] = _tidied(schema, named, inner=False)
    told: list[Json] = _tidied(list(schemas), named)
    named = _with_shared(named)
    return told, {name: named[name] for name in sorted(_needed(told, named))}


def structs_in(kinds: Iterable[Any]) -> set[type[msgspec.Struct]]:
    """All structs that values of these types may hold."""
    found: set[type[msgspec.Struct]] = set()
    for info in shape.multi_type_info(list(kinds)):
        _gather(info, found)
    return found


def _gather(node: object, found: set[type[msgspec.Struct]]) -> None:
    if isinstance(node, shape.StructType):
        if node.cls in found:
            return
        found.add(node.cls)
    if isinstance(node, tuple):
        for part in node:
            _gather(part, found)
    elif isinstance(node, shape.Type | shape.Field):
        _gather(structs.astuple(node), found)


def _describe(struct: type[msgspec.Struct], schema: Json) -> None:
    """Adds the text under fields; a part of an answer is required unless its default is UNSET."""
    for name, text in field_docs(struct).items():
        schema["properties"][name].setdefault("description", text)
    if issubclass(struct, ApiAnswer):
        fields = structs.fields(struct)
        schema["required"] = [each.encode_name for each in fields if each.default is not msgspec.UNSET]
        for part in schema["properties"].values():
            part.pop("default", None)


@cache
def field_docs(struct: type) -> dict[str, str]:
    """The text under each field of a struct, and of those it is made from."""
    found: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        if kind not in (object, msgspec.Struct) and issubclass(kind, msgspec.Struct):
            found |= dict(_own_field_docs(kind))
    return found


def _own_field_docs(struct: type) -> Iterator[tuple[str, str]]:
    for field, text in pairwise(_class_bodies(struct.__module__)[struct.__name__]):
        match field, text:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(words))):
                yield name, inspect.cleandoc(words)


@cache
def _class_bodies(module: str) -> dict[str, list[ast.stmt]]:
    """Of all classes of a module, whose source is read once."""
    statements = ast.parse(inspect.getsource(sys.modules[module])).body
    return {each.name: each.body for each in statements if isinstance(each, ast.ClassDef)}


_BESIDE_REFERENCES = ("$ref", "description", "default", "oneOf")


def _tidied(node: Any, named: Json, *, inner: bool = True) -> Any:  # noqa: ANN401 -- what JSON can say
    """Moves what has a name within another to the named ones; a reference says the type already."""
    if isinstance(node, list):
        return [_tidied(part, named) for part in node]
    if not isinstance(node, dict):
        return node
    if "$ref" in node:
        name = node["$ref"].rpartition("/")[2]
        kept = {key: node[key] for key in _BESIDE_REFERENCES if key in node}
        return kept | {"$ref": PREFIX + name}
    title = node.get("title")
    if not isinstance(title, str):  # as among properties, of which one may be called so
        return {key: _tidied(part, named) for key, part in node.items()}
    parts = {key: _tidied(part, named) for key, part in node.items() if key != "title"}
    if not inner:
        return parts
    described = {"description": parts.pop("description")} if "description" in parts else {}
    named[title] = parts
    return {"$ref": PREFIX + title, **described}


def _with_shared(own: Json) -> Json:
    """Adds the types of the socket; a name may mean something else here only by mistake."""
    shared = {name: _modern(each) for name, each in socket_schema()["definitions"].items()}
    for name in own.keys() & shared.keys():
        assert _marks(own[name]) == _marks(shared[name]), f"two types are called {name}"
    return own | shared


def _marks(schema: Json) -> set[str]:
    """The words or the parts of a type, by which it is known."""
    return set(next((schema[key] for key in ("enum", IN_ORDER, "properties") if key in schema), ()))


def _modern(node: Any) -> Any:  # noqa: ANN401 -- what JSON can say
    """From draft 7, in which the socket's schema is written, to that of OpenAPI 3.1."""
    if isinstance(node, list):
        return [_modern(part) for part in node]
    if not isinstance(node, dict):
        return node
    if isinstance(node.get("items"), list):
        return {**node, "prefixItems": _modern(node["items"]), "items": False}
    if "$ref" in node:
        return {"$ref": PREFIX + node["$ref"].rpartition("/")[2]}
    return {key: _modern(part) for key, part in node.items()}


def _needed(schemas: list[Json], named: Json) -> set[str]:
    """The names that are referred to, however indirectly."""
    found: set[str] = set()
    waiting = list(_references(schemas))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _references(named[name])
    return found


def _references(node: Any) -> Iterator[str]:  # noqa: ANN401 -- what JSON can say
    if isinstance(node, list):
        for part in node:
            yield from _references(part)
    elif isinstance(node, dict):
        if "$ref" in node:
            yield node["$ref"].removeprefix(PREFIX)
        yield from _references(list(node.values()))
