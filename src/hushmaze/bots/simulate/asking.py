"""Reads the words in which a run is asked for: lists of numbers, teams."""

from hushmaze.bots.kinds import NoSuchKindError, kind_named
from hushmaze.bots.simulate.runs import SimulatedPlayer
from hushmaze.protocol.words import BotLevel, BotSkill

_MOST_NUMBERS = 100
"""There are 17 scenarios and 9 seats."""


class AskedError(ValueError):
    """Words that name nothing there is; says what there is."""


def read_list(words: str) -> tuple[int, ...]:
    """Such as ``3``, ``1-7`` or ``2,4,6-8``."""
    found: list[int] = []
    for part in words.split(","):
        first, dash, last = part.strip().partition("-")
        try:
            numbers = range(int(first), int(last if dash else first) + 1)
        except ValueError:
            raise AskedError(f"{words!r} is no list of numbers such as 1-7 or 2,4") from None
        if len(found) + len(numbers[: _MOST_NUMBERS + 1]) > _MOST_NUMBERS:
            raise AskedError(f"{words!r} names more than {_MOST_NUMBERS} numbers")
        found += numbers
    if not found:
        raise AskedError(f"{words!r} names no number")
    return tuple(dict.fromkeys(found))


def read_team(words: str, pace: BotLevel) -> tuple[SimulatedPlayer, ...]:
    """Such as ``teammate`` or ``helper,teammate@fast@novice``: by seat, and again from the first."""
    return tuple(_player(word.strip(), pace) for word in words.split(","))


def _player(word: str, pace: BotLevel) -> SimulatedPlayer:
    kind, *manner = word.split("@")
    try:
        kind_named(kind)
    except NoSuchKindError as error:
        raise AskedError(str(error)) from error
    level, skill = pace, BotSkill.EXPERT
    for name in manner:
        if name in list(BotLevel):
            level = BotLevel(name)
        elif name in list(BotSkill):
            skill = BotSkill(name)
        else:
            raise AskedError(f"there is no pace or skill {name!r}, only {', '.join([*BotLevel, *BotSkill])}")
    return SimulatedPlayer(kind, level, skill)
