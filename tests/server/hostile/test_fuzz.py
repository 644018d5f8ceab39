"""Hostile frames: nothing crashes, nothing is logged as an error, and no bystander's room changes."""

import asyncio
from collections import Counter
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.protocol.codec import wire_name
from hushmaze.protocol.messages.from_client import ClientMessage, WireError, read_message
from hushmaze.server.transport import Limits, TransportName, run
from hushmaze.storage import MemoryStore
from tests.server.hostile.payloads import DEEDS, LONGEST, MESSAGES, STRANGE, Payloads
from tests.server.hostile.siege import Siege, Toll
from tests.server.hostile.town import NO_LIMITS, Grievances, listening, opened_town

FRAMES = 20_000

WITHIN_LIMITS = 100
"""Deeds two players may do as fast as they can."""

ANSWERS = ("error bad_message", "refused spectator", "error not_the_host", "done", "refused bad_deed")
"""Some that a siege must bring forth, or it has not reached the room."""


async def besieged(frames: int, transport: TransportName, limited: bool) -> tuple[Toll, list[str]]:
    grievances = Grievances()
    settings = {} if limited else NO_LIMITS
    asyncio.get_running_loop().set_exception_handler(lambda _, context: grievances.found.append(str(context)))
    with listening(grievances):
        arenas = 0 if limited else 2
        async with opened_town(MemoryStore(), Limits(), arenas, transport=transport, **settings) as town:
            toll = await Siege(town, frames, 1, WITHIN_LIMITS if limited else 10**9).rage()
    return toll, grievances.found


@pytest.mark.parametrize("transport", ["picows", "wsproto"])
def test_a_siege_changes_nothing_for_others(transport: TransportName) -> None:
    toll, errors = run(besieged(FRAMES // 2, transport, limited=False))
    assert errors == []
    assert toll.wrong == []
    assert toll.frames >= FRAMES // 2
    assert toll.good_deeds > 0
    for answer in ANSWERS:
        assert toll.heard.answers[answer] > 0, answer
    assert {1002, 1003, 1007, 1009} <= set(toll.heard.closes)
    assert not toll.heard.closes[1011]
    assert {400, 403, 404, 426} <= set(toll.heard.statuses)
    assert not [status for status in toll.heard.statuses if status >= 500]
    assert {200, 400, 404, 405} <= set(toll.asked.statuses)


def test_a_flood_is_told_to_slow_down() -> None:
    toll, errors = run(besieged(5_000, "picows", limited=True))
    assert errors == []
    assert toll.wrong == []
    assert toll.heard.answers["error slow_down"] + toll.heard.answers["refused slow_down"] > 0


@given(st.binary(max_size=300) | st.text(max_size=100).map(str.encode))
def test_any_bytes_are_a_message_or_a_wire_error(payload: bytes) -> None:
    try:
        message = read_message(payload)
    except WireError:
        return
    assert isinstance(message, ClientMessage)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(st.sampled_from(MESSAGES), st.data())
def test_any_parts_are_a_message_or_a_wire_error(kind: type[msgspec.Struct], data: st.DataObject) -> None:
    names = [field.name for field in msgspec.structs.fields(kind)]
    parts = {name: data.draw(JSON | st.sampled_from(STRANGE)) for name in names if data.draw(st.booleans())}
    plain = {"type": kind.__struct_config__.tag, **parts}
    try:
        message = read_message(msgspec.json.encode(plain))
    except WireError:
        return
    assert type(message) is kind


def test_the_payloads_are_of_every_sort() -> None:
    """The same ones for the same seed, none too long, all valid text; many are messages, many are not."""
    made = [Payloads(Random(1), ["a"], ["t" * 24], []) for _ in range(2)]
    payloads = [made[0].next() for _ in range(5_000)]
    assert payloads == [made[1].next() for _ in range(5_000)]
    kinds: Counter[str] = Counter()
    for _, payload in payloads:
        assert len(payload) <= LONGEST
        payload.decode()
        try:
            kinds[type(read_message(payload)).__name__] += 1
        except WireError:
            kinds["no message"] += 1
    assert set(kinds) == {"no message", *(kind.__name__ for kind in MESSAGES)}
    assert {made[0].deed()["type"] for _ in range(500)} == {wire_name(kind) for kind in DEEDS}
