"""A hash of a state that is the same in every process and on every machine."""

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from hashlib import sha256

from hushmaze.rules.notation import write
from hushmaze.rules.setup import Setup
from hushmaze.rules.state import State


def digest(state: State) -> str:
    """Covers the whole state including the secret stack and the seed: never show it before the end."""
    return sha256(f"{fingerprint(state.setup)} {write(state)}".encode()).hexdigest()


@lru_cache(maxsize=256)
def fingerprint(setup: Setup) -> str:
    return sha256(_canonical(setup).encode()).hexdigest()


def _canonical(value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    if is_dataclass(value):
        hashed = [f for f in fields(value) if f.metadata.get("hashed", True)]
        return _braced(f"{f.name}:{_canonical(getattr(value, f.name))}" for f in hashed)
    if isinstance(value, dict):
        return _braced(sorted(f"{_canonical(k)}:{_canonical(v)}" for k, v in value.items()))
    if isinstance(value, frozenset):
        return _braced(sorted(map(_canonical, value)))
    if isinstance(value, tuple):
        return _braced(map(_canonical, value))
    return repr(value)


def _braced(parts: Iterable[str]) -> str:
    return "{" + " ".join(parts) + "}"
