"""The two kinds of HTTP structs, and the types that several resources share.

Fields are described by the text under them; OpenAPI and the client's types repeat it.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Raw

from hushmaze.protocol.codec import word_of
from hushmaze.protocol.schema_hints import one_of, travels_as
from hushmaze.rules.words import HEROES, Kind
from hushmaze.tiles.figures import Counted

HIGHEST = 10**15 - 1
"""The highest number that somebody may ask for."""


class ApiRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body or the query of a request. A part with a default may be left out."""


class ApiAnswer(msgspec.Struct):
    """The body of an answer, or a part of one. Only parts that may be UNSET are ever left out."""


SpecialKind = Annotated[str, one_of("SpecialKind", map(word_of, Kind))]
Door = Annotated[str, one_of("Door", (*map(word_of, HEROES), "entrance"))]
TileCount = Annotated[str, one_of("TileCount", (counted.name.lower() for counted in Counted))]

Ability = Annotated[str, travels_as("Ability")]
BotLevel = Annotated[str, travels_as("BotLevel")]
Hero = Annotated[str, travels_as("Hero")]
FirstGameKind = Annotated[str, travels_as("FirstGameKind")]
Loss = Annotated[str, travels_as("Loss")]
Phase = Annotated[str, travels_as("Phase")]
RuleSwitch = Annotated[str, travels_as("RuleSwitch")]
Square = Annotated[tuple[int, int, int], travels_as("Square")]

GameEvent = Annotated[Raw, travels_as("GameEvent")]
Reach = Annotated[dict[str, Any], travels_as("ReachFacts")]
ReachPatch = Annotated[Raw, travels_as("ReachFactsPatch")]
SeenPatch = Annotated[Raw, travels_as("SeenPatch")]
View = Annotated[dict[str, Any], travels_as("View")]

Cell = tuple[int, int]
"""A square within a tile: x and y from 0 to 3."""


def _example(*examples: str) -> msgspec.Meta:
    return msgspec.Meta(examples=list(examples))


Digest = Annotated[str, _example("standard")]
"""Of a tile set; `standard` names ours."""
GameId = Annotated[str, _example("0123456789abcdef")]
GroupId = Annotated[str, _example("0123456789abcdef")]
RoomCode = Annotated[str, _example("kibo-rutam")]
ShareCode = Annotated[str, _example("040G0-0BYZR-0000A-21536-YWK5E-DMPET-3MZ5H-0")]
Date = Annotated[str, _example("2026-11-15")]
"""In UTC."""

Whole = Annotated[int, msgspec.Meta(ge=0, le=HIGHEST)]
"""A number in a query or a question."""
