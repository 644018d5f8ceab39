"""The challenge book."""

from typing import Annotated, Literal

import msgspec

from hushmaze.protocol.api.base import ApiAnswer, ApiRequest, Date, GameId, GroupId, ShareCode, Whole

MOST_A_PAGE = 50

PageLimit = Annotated[int, msgspec.Meta(ge=1, le=MOST_A_PAGE)]


class BookQuery(ApiRequest):
    group: GroupId = ""
    """Empty: the best of all groups."""


class GroupsQuery(ApiRequest):
    first: str = ""
    """Ids of groups that come before all others, with commas."""
    offset: Whole = 0
    limit: PageLimit = 12


class WinsQuery(ApiRequest):
    scenario: Whole = 0
    """One of the 17."""
    level: Whole | None = None
    """Of a challenge; scenarios of the campaign have none."""
    group: GroupId = ""
    """Empty: the best win of each group."""
    offset: Whole = 0
    limit: PageLimit = 10


class Win(ApiAnswer):
    """A game as the book shows it."""

    game: GameId | None
    """Null where the list of games is closed, and while its replay would give a day's deal away."""
    finished_at: int
    """Unix time in milliseconds."""
    group: GroupId
    names: list[str]
    """Of the people, in the order of seats."""
    seats: int
    turns: int
    """Of the hourglass."""
    sand_left: int
    """Milliseconds."""
    played_ms: int
    marks: list[str]
    """What keeps it out of the pure column; empty for a pure win."""


class BookLine(ApiAnswer):
    level: int | None
    """Null for a scenario of the campaign."""
    best: Win | None
    """The best pure win."""
    marked: Win | None
    """The best marked win."""


class BookScenario(ApiAnswer):
    number: int
    lines: list[BookLine]
    """One for each level."""


class OwnLine(ApiAnswer):
    """The best win of an own scenario; it is always marked."""

    name: str
    code: ShareCode | None
    level: int | None
    marked: Win


class BookGroup(ApiAnswer):
    """People who have won something together."""

    id: GroupId
    names: list[str]
    last: int
    """When they last won: Unix time in milliseconds."""
    stars: int
    """How many lines they have a pure win in."""


class ChallengeBook(ApiAnswer):
    group: BookGroup | None
    """Whose book it is; null for everybody's."""
    stars: int
    """How many lines have a pure win."""
    of: int
    """How many lines there are."""
    scenarios: list[BookScenario]
    own: list[OwnLine]
    """Own scenarios, the last played first."""


class BookGroups(ApiAnswer):
    groups: list[BookGroup]
    total: int
    """On all pages together."""


class BookedWin(Win):
    """A win, and what it brought its group."""

    scenario: int | None
    """Null for an own scenario."""
    level: int | None
    news: Literal["first", "better"] | None
    """The first pure win of its line, a better one, or neither."""
    daily: Date | None
    """The day whose challenge it was."""
