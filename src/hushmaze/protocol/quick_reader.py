"""The quick way to read a deed: frame, message and deed in one go, for deeds that are as they should be.

Whatever does not fit is left to the codec, which also says what is wrong with it; that both read the same
is held by a property test.
"""

from typing import Any

import msgspec

from hushmaze.protocol.deed_structs import DEED_READERS, DeedStruct
from hushmaze.protocol.messages.from_client import CommandNumber
from hushmaze.rules.commands import Deed

_Do = msgspec.defstruct(
    "Do",
    [("n", CommandNumber), ("deed", DeedStruct)],
    tag_field="type",
    tag="do",
    forbid_unknown_fields=True,
)
_decode = msgspec.json.Decoder(_Do).decode


def read_do(payload: bytes) -> tuple[int, Deed] | None:
    """The number and the deed in a frame; None if it is something else or not quite right."""
    try:
        message: Any = _decode(payload)
        deed = message.deed
        return message.n, DEED_READERS[type(deed)](deed)
    except (ValueError, RecursionError):  # msgspec's and Unicode's errors are ValueErrors
        return None
