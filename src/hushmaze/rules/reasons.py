"""Base of reasons sent to clients: a fixed list, one sentence each."""

from enum import Enum
from typing import Self


class Reason(Enum):
    """The value is the reason as sent; `message` is its sentence."""

    message: str

    def __new__(cls, reason: str, message: str) -> Self:
        member = object.__new__(cls)
        member._value_ = reason
        member.message = message
        return member
