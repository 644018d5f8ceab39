"""Groups: the people at a table, known by their names and nothing else. There are no accounts."""

from functools import lru_cache
from hashlib import sha256
from typing import NewType
from unicodedata import normalize

import msgspec

GroupId = NewType("GroupId", str)

_LETTERS = 16


def folded(name: str) -> str:
    """Case and spaces do not matter: ``ANN  lee`` is ``Ann Lee``."""
    return " ".join(normalize("NFKC", name).casefold().split())


@lru_cache(maxsize=16_384)
def group_of(names: tuple[str, ...]) -> GroupId | None:
    """The same for the same names in whatever order; None where nobody sat.

    People who write the same names count as the same people: good enough among friends, and no more.
    """
    people = sorted({folded(name) for name in names} - {""})
    if not people:
        return None
    return GroupId(sha256(msgspec.json.encode(people)).hexdigest()[:_LETTERS])
