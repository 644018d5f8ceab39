"""Looking for secrets in what was sent."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from hushmaze.rules.digest import digest
from hushmaze.server.game.match import Match
from hushmaze.server.records.people import hashed
from tests.server.hostile.house import AttackedHouse, Device

HEADING_KEYS = {
    *("scenario", "seats", "level", "face", "hourglass_ms", "options", "tile_set", "played_on"),
    "in_force",  # follows from scenario and level, which everybody knows
}
"""What of a game's heading may be known."""

TOO_LONG_FOR_CHANCE = 4
"""A list of so many tiles in the very order of the stack is no accident."""


@dataclass(frozen=True)
class Secrets:
    """Of one game, at one moment."""

    seed: bytes
    digest: bytes
    order: tuple[int, ...]
    """The tiles nobody has seen yet, the next one first."""
    draw: tuple[str, ...]
    """Alone: the cards not turned yet."""


def secrets_of(match: Match) -> Secrets:
    state = match.durable
    seen = int(state.setup.switches.stack_face_up)
    draw = tuple(ability.name.lower() for ability in state.deck.draw) if state.deck else ()
    order = tuple(state.stack[seen : len(state.stack) - state.buried])
    return Secrets(str(match.heading.table.seed).encode(), digest(state).encode(), order, draw)


def secrets_told(payload: bytes, secrets: Secrets) -> Iterator[str]:
    """Seed, rigging, order of the stack or of the draw pile in a message."""
    if secrets.seed in payload:
        yield "the seed"
    if secrets.digest in payload:
        yield "the hash of the whole state"
    if b'"seed"' in payload or b'"rigged":{' in payload:
        yield "a heading that is not for players"
    message = msgspec.json.decode(payload)
    strange = set(message.get("heading", {})) - HEADING_KEYS
    if strange:
        yield f"of the heading {strange}"
    for values in _lists(message):
        if _runs_in(values, secrets.order) or _runs_in(values, secrets.draw):
            yield f"an order: {values}"


def _lists(value: Any) -> Iterator[tuple[Any, ...]]:  # noqa: ANN401 -- any JSON
    if isinstance(value, dict):
        for part in value.values():
            yield from _lists(part)
    elif isinstance(value, list):
        if all(isinstance(part, int | str) for part in value):
            yield tuple(value)
        else:
            for part in value:
                yield from _lists(part)


def _runs_in(values: tuple[Any, ...], order: tuple[Any, ...]) -> bool:
    """Whether they stand in this order somewhere; a sorted list of the unseen tiles tells nothing."""
    size = len(values)
    if size < TOO_LONG_FOR_CHANCE:
        return False
    windows = (order[start : start + size] for start in range(len(order) - size + 1))
    return list(values) != sorted(values) and values in windows


def tokens_told(house: AttackedHouse) -> Iterator[str]:
    """Anybody's token but one's own, or any token's hash, in anything sent to a client."""
    for device in house.devices:
        others = [token for token in tokens_of(house) if token != device.token]
        everything = b"\n".join(device.heard)
        found = [token for token in [*others, *hashes_of(house)] if token.encode() in everything]
        yield from (f"a client was told {token}" for token in found)
        if device.token and everything.count(device.token.encode()) != 1:
            yield "a client was told its own token more or less than once"


def tokens_of(house: AttackedHouse) -> list[str]:
    return [device.token for device in house.devices if device.token]


def hashes_of(house: AttackedHouse) -> list[str]:
    return [hashed(token) for token in tokens_of(house)]


def in_texts(texts: Iterable[bytes], words: Iterable[str]) -> list[str]:
    """Which of some words stand in some texts."""
    everything = b"\n".join(texts)
    return [word for word in words if word.encode() in everything]


def stack_told(device: Device, secrets: Secrets) -> Iterator[str]:
    for payload in device.heard:
        yield from secrets_told(payload, secrets)
