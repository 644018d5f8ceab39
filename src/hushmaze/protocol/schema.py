"""One JSON Schema (draft 7) of everything that travels over a socket, generated from the structs of messages.

Clients generate their types from it: `hushmaze schema` prints it.
"""

from enum import StrEnum
from functools import reduce
from operator import or_
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import UNSET, UnsetType

from hushmaze.protocol.codec import Plain, shape_of, wire_struct
from hushmaze.protocol.messages.facts import ReachFacts, TableChanges
from hushmaze.protocol.messages.from_client import ClientMessage
from hushmaze.protocol.messages.from_server import ServerMessage
from hushmaze.protocol.schema_hints import IN_ORDER
from hushmaze.protocol.view.seen import Seen
from hushmaze.protocol.words import BotLevel, BotSkill, FirstGameKind, LessonAsk
from hushmaze.rules.commands import Deed
from hushmaze.rules.events import Event
from hushmaze.rules.setup import Deal, Edition
from hushmaze.rules.view import View

_DEFINITIONS = "#/definitions/"
_SHOWN_IN_ORDER: tuple[type[StrEnum], ...] = (BotLevel, BotSkill, FirstGameKind, LessonAsk, Edition, Deal)
"""Clients offer these words in their own order, as from relaxed to lightning; msgspec would sort them."""
_NUMBER = ("n", int | UnsetType, UNSET)
"""What an event has besides its own parts: the number of the deed that it comes from."""


def schema() -> dict[str, Plain]:
    named = {
        "ClientMessage": ClientMessage,
        "ServerMessage": ServerMessage,
        "Deed": _tagged(Deed, "Deed"),
        "GameEvent": _tagged(Event, "Event", _NUMBER),
    }
    structs = (
        shape_of(View).wire,
        ReachFacts,
        TableChanges,
        _changes("ReachFactsPatch", ReachFacts),
        _changes("SeenPatch", shape_of(Seen).wire),
    )
    ref = _DEFINITIONS + "{name}"
    made, found = msgspec.json.schema_components((*named.values(), *structs), ref_template=ref)
    definitions: dict[str, Plain] = {}
    for name, definition in {**found, **dict(zip(named, made, strict=False))}.items():
        definitions[name] = _tidied(definition, definitions)
    for kind in _SHOWN_IN_ORDER:
        definitions[kind.__name__]["enum"] = list(kind)
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Message",
        "description": "Anything that travels over a Hushmaze socket; docs/protocol.md explains it.",
        "anyOf": [{"$ref": f"{_DEFINITIONS}{name}"} for name in ("ClientMessage", "ServerMessage")],
        "definitions": dict(sorted(definitions.items())),
    }


def _tagged(kinds: UnionType, suffix: str, *more: Any) -> Any:  # noqa: ANN401 -- types made here
    """The union of what travels for some kinds, told apart by ``type``."""
    return reduce(or_, (wire_struct(kind, kind.__name__ + suffix, more=more) for kind in get_args(kinds)))


def _changes(name: str, struct: type[msgspec.Struct]) -> Any:  # noqa: ANN401 -- types made here
    """Makes the struct with only the parts that change."""
    parts = [(part.name, part.type | UnsetType, UNSET) for part in msgspec.structs.fields(struct)]
    return msgspec.defstruct(name, parts, forbid_unknown_fields=True)


def _tidied(node: Plain, definitions: dict[str, Plain], *, inner: bool = False) -> Plain:
    """Rewrites msgspec's schema in draft 7; moves whatever has a name within another to the definitions."""
    if isinstance(node, list):
        return [_tidied(part, definitions, inner=True) for part in node]
    if not isinstance(node, dict):
        return node
    if "$ref" in node:
        return {"$ref": node["$ref"]}
    kept = {key: part for key, part in node.items() if key not in _LEFT_OUT}
    parts = {key: _tidied(part, definitions, inner=True) for key, part in kept.items()}
    if IN_ORDER in parts:
        parts = {"enum": parts[IN_ORDER]}
    if "prefixItems" in parts:
        parts["items"] = parts.pop("prefixItems")
    if len(parts.get("enum", ())) == 1:
        parts["const"] = parts.pop("enum")[0]
    if not (inner and "title" in node and isinstance(node["title"], str)):
        return parts
    definitions[node["title"]] = parts
    return {"$ref": f"{_DEFINITIONS}{node['title']}"}


_LEFT_OUT = ("title", "default", "discriminator")
"""A definition has its name; a part that may be left out need not say what it is then."""
