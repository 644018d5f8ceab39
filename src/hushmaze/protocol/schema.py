"""One JSON Schema (draft 7) of everything that travels, made from the definitions that the code itself reads.

Clients generate their types from it: `hushmaze schema` prints it.
"""

from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from hushmaze.protocol.codec import Plain, wire_field, wire_name, word_of
from hushmaze.protocol.messages import ClientMessage
from hushmaze.protocol.told import ASKED_LOOSELY, PATCH, OneOf, ServerMessage
from hushmaze.rules.commands import Deed
from hushmaze.rules.events import Event
from hushmaze.rules.squares import Place, Square

_PLAIN = {int: "integer", float: "number", bool: "boolean", str: "string", NoneType: "null"}
_TRIPLE = {"type": "array", "items": [{"type": "integer"}] * 3, "minItems": 3, "maxItems": 3}
_MIXED = {Deed: "Deed", Event: "GameEvent", ClientMessage: "ClientMessage", ServerMessage: "ServerMessage"}
_SUFFIX = {Deed: "Deed", Event: "Event", ClientMessage: "Request", ServerMessage: "Message"}
_SENT_WITH_EVENTS = {"n": {"type": "integer"}}
"""The number of the deed an event came from."""


def schema() -> dict[str, Plain]:
    made = _Definitions()
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Message",
        "description": "Anything that travels over a Hushmaze socket; docs/protocol.md explains it.",
        "anyOf": [made.of(ClientMessage), made.of(ServerMessage)],
        "definitions": dict(sorted(made.found.items())),
    }


def _object(parts: dict[str, Plain], needed: list[str]) -> dict[str, Plain]:
    return {"type": "object", "properties": parts, "required": needed, "additionalProperties": False}


class _Definitions:
    """Turns type hints into schemas; everything with a name is defined once and referred to."""

    def __init__(self) -> None:
        self.found: dict[str, Plain] = {}

    def of(self, hint: Any) -> Plain:  # noqa: ANN401 -- a type hint
        if hint is Any:
            return {}
        if isinstance(hint, NewType):
            return self._triple("Square") if hint is Square else self.of(hint.__supertype__)
        origin = get_origin(hint)
        if origin is not None:
            return self._generic(hint, origin)
        return {"type": _PLAIN[hint]} if hint in _PLAIN else self._named(hint)

    def _generic(self, hint: Any, origin: Any) -> Plain:  # noqa: ANN401 -- a type hint
        inner = get_args(hint)
        if origin in (Union, UnionType):
            return self._mixed(hint) if hint in _MIXED else {"anyOf": [self.of(part) for part in inner]}
        if origin is Annotated:
            return self._annotated(*inner)
        if origin is Literal:
            return {"enum": list(inner)}
        if origin is tuple:
            return {"type": "array", "items": self.of(inner[0])}
        assert origin is dict, hint
        return self._mapping(*inner)

    def _mapping(self, key: Any, value: Any) -> Plain:  # noqa: ANN401 -- type hints
        if isinstance(key, type) and issubclass(key, Enum):
            return _object({word_of(member): self.of(value) for member in key}, [])
        return {"type": "object", "additionalProperties": self.of(value) or True}

    def _annotated(self, hint: Any, *notes: Any) -> Plain:  # noqa: ANN401 -- type hints
        (note,) = notes
        if isinstance(note, OneOf):
            return self._define(note.name, lambda: {"enum": list(note.words)})
        if isinstance(note, msgspec.Meta):
            return self.of(hint) | {"minimum": note.ge, "maximum": note.le}
        assert note is PATCH, note
        return self._define(f"{hint.__name__}Patch", lambda: self._thing(hint) | {"required": []})

    def _triple(self, name: str) -> Plain:
        return self._define(name, lambda: _TRIPLE)

    def _named(self, kind: Any) -> Plain:  # noqa: ANN401 -- a class
        if kind is Place:
            return self._triple("Place")
        if issubclass(kind, Enum):
            return self._define(kind.__name__, lambda: {"enum": [word_of(member) for member in kind]})
        return self._define(kind.__name__, lambda: self._thing(kind))

    def _mixed(self, kinds: UnionType) -> Plain:
        """One of several, told apart by ``type``."""

        def tagged(kind: Any) -> Plain:  # noqa: ANN401 -- a class
            more = _SENT_WITH_EVENTS if kinds is Event else {}
            return self._define(kind.__name__ + _SUFFIX[kinds], lambda: self._tagged(kind, more))

        return self._define(_MIXED[kinds], lambda: {"anyOf": [tagged(kind) for kind in get_args(kinds)]})

    def _tagged(self, kind: Any, more: dict[str, Plain]) -> Plain:  # noqa: ANN401 -- a class
        thing = self._thing(kind)
        parts = {"type": {"const": wire_name(kind)}} | thing["properties"] | more
        return thing | {"properties": parts, "required": ["type", *thing["required"]]}

    def _thing(self, kind: Any) -> Plain:  # noqa: ANN401 -- a named tuple or a struct
        hints = get_type_hints(kind, include_extras=True)
        parts = {
            wire_field(name): self.of(ASKED_LOOSELY.get((kind.__name__, name), hint))
            for name, hint in hints.items()
        }
        return _object(parts, [wire_field(name) for name in hints if name not in _may_lack(kind)])

    def _define(self, name: str, make: Any) -> Plain:  # noqa: ANN401 -- a function without arguments
        if name not in self.found:
            self.found[name] = {}  # holds the place, should it refer to itself
            self.found[name] = make()
        return {"$ref": f"#/definitions/{name}"}


def _may_lack(kind: Any) -> set[str]:  # noqa: ANN401 -- a named tuple or a struct
    if issubclass(kind, msgspec.Struct):
        return {field.name for field in msgspec.structs.fields(kind) if not field.required}
    return set(kind._field_defaults)
