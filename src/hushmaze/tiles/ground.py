"""Regions of one face: which cells can be walked to from which."""

from functools import lru_cache

from hushmaze.rules.tile import Cell, Edge, TileFace, edge, step
from hushmaze.rules.words import Direction

Regions = tuple[frozenset[Cell], ...]


@lru_cache(maxsize=4096)
def regions(face: TileFace, *, dwarf: bool) -> Regions:
    """The floor in parts that hang together by steps and escalators, and by passages for the dwarf.

    Doors are not followed: this is the tile alone. Ordered by their smallest cell.
    """
    links = _links(face, dwarf=dwarf)
    left = set(face.floor)
    parts: list[frozenset[Cell]] = []
    while left:
        part = _spread(min(left), links)
        parts.append(part)
        left -= part
    return tuple(parts)


def _links(face: TileFace, *, dwarf: bool) -> dict[Cell, list[Cell]]:
    joins: list[Edge] = list(face.escalators) + (list(face.passages) if dwarf else [])
    for origin in face.floor:
        for side in (Direction.EAST, Direction.SOUTH):
            beyond = step(origin, side)
            if beyond is not None and face.joined(origin, beyond):
                joins.append(edge(origin, beyond))
    links: dict[Cell, list[Cell]] = {origin: [] for origin in face.floor}
    for one, other in joins:
        links[one].append(other)
        links[other].append(one)
    return links


def _spread(origin: Cell, links: dict[Cell, list[Cell]]) -> frozenset[Cell]:
    seen = {origin}
    front = [origin]
    while front:
        for beyond in links[front.pop()]:
            if beyond not in seen:
                seen.add(beyond)
                front.append(beyond)
    return frozenset(seen)
