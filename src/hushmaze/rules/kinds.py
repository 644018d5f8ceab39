"""Named tuples that know their kind."""

from types import UnionType
from typing import get_args


def tell_apart(kinds: UnionType) -> None:
    """Makes tuples of different kinds unequal: as bare tuples, a bell and a stare at one seat are equal."""
    for kind in get_args(kinds):
        kind.__eq__ = _same_kind_and_content
        kind.__ne__ = _not_the_same
        kind.__hash__ = _hash


def _same_kind_and_content(one: tuple[object, ...], other: object) -> bool:
    return type(one) is type(other) and tuple.__eq__(one, other)


def _not_the_same(one: tuple[object, ...], other: object) -> bool:
    return not _same_kind_and_content(one, other)


def _hash(one: tuple[object, ...]) -> int:
    return hash((type(one).__name__, *one))
