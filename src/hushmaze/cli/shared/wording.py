"""How commands say numbers and moments to people."""

from datetime import UTC, datetime


def count_of(number: int, thing: str) -> str:
    """``1 game``, ``2 games``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def date_of(unix_ms: int | None) -> str:
    """To the minute, in UTC."""
    return "-" if unix_ms is None else f"{datetime.fromtimestamp(unix_ms / 1000, UTC):%Y-%m-%d %H:%M}"
