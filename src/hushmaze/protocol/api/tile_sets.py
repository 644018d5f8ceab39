"""Tile sets: what is on their tiles, and the workshop for own ones."""

from typing import Annotated, Literal

import msgspec

from hushmaze.protocol.api.base import (
    ApiAnswer,
    ApiRequest,
    Cell,
    Digest,
    Door,
    Hero,
    SpecialKind,
    TileCount,
)
from hushmaze.tiles.flaws import Flaw


class Doors(ApiAnswer):
    """What each side of a face has, if it has any."""

    north: Door | msgspec.UnsetType = msgspec.UNSET
    """The hero who explores there, or `entrance`."""
    east: Door | msgspec.UnsetType = msgspec.UNSET
    south: Door | msgspec.UnsetType = msgspec.UNSET
    west: Door | msgspec.UnsetType = msgspec.UNSET


class FaceSpecial(ApiAnswer):
    square: Cell
    kind: SpecialKind
    hero: Hero | None
    """Whose; null where it is everybody's."""


class FaceFacts(ApiAnswer):
    """A face as it lies unturned."""

    tile: int
    face: str
    """A or B of tile 1, else empty."""
    doors: Doors
    specials: list[FaceSpecial]
    shops: list[Cell]
    """Where there is no floor."""
    walls: list[tuple[Cell, Cell]]
    passages: list[tuple[Cell, Cell]]
    escalators: list[tuple[Cell, Cell]]


class TileSetFaces(ApiAnswer):
    """What is on the tiles of a set."""

    name: str
    digest: Digest
    faces: dict[str, FaceFacts]
    """By name: 1A, 1B, 2 and so on."""


class TileProblem(ApiAnswer):
    """One thing that is wrong with a tile set."""

    tile: str
    """The name of the face; empty where the whole set is meant."""
    square: Cell | None
    """Null where the whole tile is meant."""
    rule: str
    """The id of the rule it breaks."""
    code: Flaw
    facts: dict[str, str | int]
    """What the sentence for this code leaves open."""
    text: str
    """In English."""


class TileLack(TileProblem):
    """Something that keeps a set from being complete."""

    needed: bool
    """Whether no table can do without it."""


class TileFigure(ApiAnswer):
    """How many there are of something in the set."""

    counted: TileCount
    hero: Hero | None
    """Whose; null where all are counted together."""
    found: int
    least: int
    most: int | None
    """Null where there cannot be too many."""
    right: bool
    """Whether the set has as many as it should."""


class TileSetReport(ApiAnswer):
    """All that is wrong with a tile set, and how far it is from complete."""

    name: str
    wrong: list[TileProblem]
    """What breaks a rule that every set keeps."""
    lacking: list[TileLack]
    figures: list[TileFigure]
    """Faces with something wrong are not counted."""
    playable: bool
    complete: bool
    text: str | None
    """The canonical text; null while something is wrong."""
    digest: Digest | None
    facts: TileSetFaces
    """Of the faces with nothing wrong."""


class TileOdds(ApiAnswer):
    """How random deals went so far."""

    of: int
    """How many will be dealt."""
    dealt: int
    placed: int
    """In so many of them every tile found a place."""
    won: int


HIGHEST_SEED = 2**53 - 1
"""A greater one is another number in JavaScript."""


class TileSetWish(ApiRequest):
    seed: Annotated[int, msgspec.Meta(ge=0, le=HIGHEST_SEED)]
    """Another seed, another set."""
    text: str = ""
    """A set whose faces stay as they are."""


class SavedTileSet(ApiAnswer):
    digest: Digest
    """By which a table can choose it."""
    name: str


class MadeTileSet(SavedTileSet):
    text: str


class PrintQuery(ApiRequest):
    paper: Literal["a4", "letter"] = "a4"
    look: Literal["colour", "safe", "saving"] = "colour"
    """In colour, in colours that every eye tells apart, or with little ink."""
    backs: bool = False
    """Backs of the tiles too, to print on both sides."""


class DrawingQuery(ApiRequest):
    drawing: str = ""
    """The nine lines of the face."""
