"""Deeds as structs: the same text as the codec's, and the same deed again."""

import msgspec
from hypothesis import given

from hushmaze.protocol.codec import to_plain
from hushmaze.protocol.deed_structs import DeedStruct, deed_of, deed_struct
from hushmaze.rules import Deed
from tests.support.strategies import deeds

ENCODINGS = (msgspec.json, msgspec.msgpack)


@given(deeds())
def test_a_deed_comes_back_as_it_was(deed: Deed) -> None:
    struct = deed_struct(deed)
    for encoding in ENCODINGS:
        text = encoding.encode(struct)
        assert text == encoding.encode(to_plain(deed))
        assert encoding.decode(text, type=DeedStruct) == struct
        again = deed_of(encoding.decode(text, type=DeedStruct))
        assert again == deed
        assert type(again) is type(deed)
