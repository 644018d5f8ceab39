"""What travels over a socket: every message a client may send, and nothing else."""

import json
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.protocol.messages import from_client as wire
from hushmaze.protocol.messages.from_client import ClientMessage, WireError, read_message
from hushmaze.protocol.messages.from_server import ChatMessage, ServerMessage, encode, update_message


def type_of(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


LETTERS = '{}[]":,.-0123456789eE\\tfn abdeghijklmnoprstuvwy'


@pytest.mark.parametrize("kind", [*get_args(ClientMessage), *get_args(ServerMessage)])
def test_a_message_is_called_as_its_kind(kind: type[msgspec.Struct]) -> None:
    assert kind.__name__ in (f"{type_of(kind).title()}Request", f"{type_of(kind).title()}Message")


@pytest.mark.parametrize("name", [type_of(kind) for kind in get_args(ClientMessage)])
def test_a_part_that_is_not_known_is_refused(name: str) -> None:
    with pytest.raises(WireError):
        read_message(json.dumps({"type": name, "surprise": 1}).encode())


def test_messages_are_read() -> None:
    for frame, message in {
        b'{"type":"join","room":"kibo-rutam"}': wire.JoinRequest("kibo-rutam"),
        b'{"type":"join","room":"x","token":"t","game":"g","since":3}': wire.JoinRequest(
            "x", token="t", game="g", since=3
        ),
        b'{"type":"do","n":1,"deed":{"type":"start"}}': wire.DoRequest(1, {"type": "start"}),
        b'{"seat":2,"type":"sit"}': wire.SitRequest(2),
        b'{"type":"deal"}': wire.DealRequest(),
        b'{"type":"time","sent":12}': wire.TimeRequest(12.0),
    }.items():
        assert read_message(frame) == message


@pytest.mark.parametrize("n", [0, -1, 2**53, 10**40, 1.5, "1", None, True])
def test_a_number_is_one_that_every_language_can_count(n: object) -> None:
    with pytest.raises(WireError):
        read_message(json.dumps({"type": "do", "n": n, "deed": {}}).encode())


@given(st.binary(max_size=200) | st.text(LETTERS, max_size=200).map(str.encode))
def test_whatever_comes_is_a_message_or_none(frame: bytes) -> None:
    try:
        message = read_message(frame)
    except WireError:
        return
    assert isinstance(message, get_args(ClientMessage))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=10,
)
NAMES = sorted(map(type_of, get_args(ClientMessage)))
FIELDS = sorted({field for kind in get_args(ClientMessage) for field in kind.__struct_fields__})


@given(st.sampled_from(NAMES), st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=4))
def test_a_message_says_again_what_it_said(kind: str, parts: dict[str, object]) -> None:
    """Read and written it is the same: nothing in it is bent on the way."""
    try:
        message = read_message(msgspec.json.encode({"type": kind} | parts))
    except WireError:
        return
    again = read_message(msgspec.json.encode(message))
    assert again == message
    assert all(getattr(message, field) == value for field, value in parts.items())


def test_an_update_carries_lines_as_they_stand_in_the_log() -> None:
    lines = (b'{"type":"started","at":1}', b'{"type":"won","at":2}')
    update = json.loads(encode(update_message(7, lines, b'{"north":{}}')))
    assert update == {
        "type": "update",
        "v": 7,
        "events": [{"type": "started", "at": 1}, {"type": "won", "at": 2}],
        "reach": {"north": {}},
    }
    assert json.loads(encode(update_message(0, (), b"{}")))["events"] == []


def test_html_is_text() -> None:
    payload = encode(ChatMessage(1, "<b>Bo</b>", "<script>"))
    assert json.loads(payload) == {"type": "chat", "person": 1, "name": "<b>Bo</b>", "text": "<script>"}
