"""What a run is asked for in words: lists of numbers, teams."""

from hushmaze.bots.api import Level
from hushmaze.bots.kinds import NoSuchKindError, kind_named
from hushmaze.bots.simulate.runs import Player


class AskedError(ValueError):
    """Words that name nothing there is; says what there is."""


def read_numbers(words: str) -> tuple[int, ...]:
    """Such as ``3``, ``1-7`` or ``2,4,6-8``."""
    found: list[int] = []
    for part in words.split(","):
        first, dash, last = part.strip().partition("-")
        try:
            found += range(int(first), int(last if dash else first) + 1)
        except ValueError:
            raise AskedError(f"{words!r} is no list of numbers such as 1-7 or 2,4") from None
    if not found:
        raise AskedError(f"{words!r} names no number")
    return tuple(dict.fromkeys(found))


def read_team(words: str, pace: Level) -> tuple[Player, ...]:
    """Such as ``teammate`` or ``proxy,teammate,teammate@fast``: by seat, and again from the first."""
    return tuple(_player(word.strip(), pace) for word in words.split(","))


def _player(word: str, pace: Level) -> Player:
    kind, _, level = word.partition("@")
    try:
        kind_named(kind)
    except NoSuchKindError as error:
        raise AskedError(str(error)) from error
    if level and level not in list(Level):
        raise AskedError(f"there is no pace {level!r}, only {', '.join(Level)}")
    return Player(kind, Level(level) if level else pace)
