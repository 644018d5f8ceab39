"""Readers of arguments that several commands share. Their errors are what the user reads."""

from argparse import ArgumentTypeError
from collections.abc import Callable
from datetime import UTC, datetime


def whole(least: int) -> Callable[[str], int]:
    """Reads a whole number from `least` up."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least:
            raise ArgumentTypeError(f"needs a whole number from {least} up, not {text!r}")
        return number

    return read


count = whole(0)


def number(text: str) -> int:
    """Any whole number."""
    try:
        return int(text)
    except ValueError:
        raise ArgumentTypeError(f"needs a whole number, not {text!r}") from None


def seconds(text: str) -> float:
    """Some time, in seconds; parts of one are allowed."""
    try:
        found = float(text)
    except ValueError:
        found = -1
    if not 0 <= found < 1e6:
        raise ArgumentTypeError(f"needs a number of seconds, not {text!r}")
    return found


def day(text: str) -> datetime:
    """The midnight, in UTC, with which a date such as 2026-11-15 begins."""
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise ArgumentTypeError(f"needs a date such as 2026-11-15, not {text!r}") from None
