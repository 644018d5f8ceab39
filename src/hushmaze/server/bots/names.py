"""Names bots by their seat, each different from all other names at the table."""

from collections.abc import Iterable

from hushmaze.server.records.people import clean_name

BOT_NAMES = ("Tick", "Pebble", "Moss", "Cricket", "Button", "Fern", "Domino", "Widget", "Juno")


def bot_name(seat: int, taken: Iterable[str]) -> str:
    return clean_name(BOT_NAMES[seat % len(BOT_NAMES)], taken)
