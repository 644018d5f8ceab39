"""People who play together, each behind a page; a player who knows everything tells them what to do."""

import json
import urllib.request
from collections.abc import Callable, Set
from typing import Any, Self, TypeVar, overload
from unittest.mock import patch

from playwright.sync_api import Browser

from hushmaze.rules import Deed, Game, State
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.stand_ins import MOST_DEEDS, in_need_of_an_hourglass, pilot_for, plan, play_for

Kind = TypeVar("Kind", bound=Guest)

NO_HURRY_MS = 3_600_000
"""An hourglass that outlasts the slowest machine."""


class Party:
    """A room in a house; the first who comes is the host, and each who comes sits down."""

    _away: frozenset[int] = frozenset()
    """Seats whose pages have not come back since stand-ins sat there."""

    def __init__(self, house: House, browser: Browser, table: dict[str, Any], deal: int = 7) -> None:
        """Every game of the party is the same `deal`."""
        self._rigging = patch("hushmaze.server.rooms.new_games.randbits", lambda _bits: deal)
        self._house = house
        self._browser = browser
        self.code = self._new_room(table)
        self.seats: list[Guest] = []
        self.others: list[Guest] = []

    def _new_room(self, table: dict[str, Any]) -> str:
        return str(_ask(f"{self._house.url}/api/rooms", {"table": table})["code"])

    def __enter__(self) -> Self:
        self._rigging.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._rigging.stop()
        for guest in (*self.seats, *self.others):
            guest.close()

    @overload
    def sit(self, name: str, *, touch: bool = False, url: str = "") -> Guest: ...
    @overload
    def sit(self, name: str, *, kind: type[Kind], touch: bool = False) -> Kind: ...

    def sit(self, name: str, *, touch: bool = False, url: str = "", kind: type[Guest] = Guest) -> Guest:
        """Somebody comes, by a way of their own if one is given, and gets the next seat."""
        guest = kind(self._browser, url or self._house.url, name, touch=touch)
        guest.open(f"/{self.code}")
        self.until(lambda room: any(p["name"] == name and p["seat"] is not None for p in room["people"]))
        self.seats.append(guest)
        return guest

    def watch(self, name: str) -> Guest:
        guest = Guest(self._browser, self._house.url, name).open(f"/{self.code}")
        self.until(lambda room: any(p["name"] == name for p in room["people"]))
        self.others.append(guest)
        return guest

    def deal(self) -> None:
        self.seats[0].button("Start the heist").click()
        self.seats[0].table.wait_for()

    @property
    def room(self) -> dict[str, Any]:
        facts: dict[str, Any] = _ask(f"{self._house.url}/api/rooms/{self.code}")
        return facts

    @property
    def game(self) -> Game:
        return self._house.game(self.room["game"])

    @property
    def state(self) -> State:
        return self.game.state

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> None:
        """Wait until something is so in the room."""
        self._house.until(lambda: holds(self.room))

    def after(self, version: int) -> Game:
        """The game once it has more events than that."""
        return self._house.until(lambda: game if len((game := self.game).events) > version else None)

    def do(self, seat: int, deed: Deed) -> Game:
        """Somebody does something, and it has happened."""
        before = self.game
        version = len(before.events)
        guest = self.seats[seat]
        guest.caught_up(version)
        guest.do(deed, before.state)
        guest.sees_more_than(version)
        return self.after(version)

    def play_on(self, until: Callable[[State], bool], *, turn: bool = False) -> State:
        """Let everybody do what helps, until something is so; to `turn` means to make for an hourglass."""
        pilot = pilot_for(self.game)
        for _ in range(MOST_DEEDS):
            state = self.state
            if until(state) or state.over:
                return state
            deed, seat = pilot.wish(in_need_of_an_hourglass(state) if turn else state)
            self.do(int(seat), deed)
        raise AssertionError(f"after {MOST_DEEDS} deeds it was still not so")

    def hurry_on(
        self,
        until: Callable[[State], bool],
        *,
        turn: bool = False,
        pages: Set[int] | None = None,
        ahead_ms: int = NO_HURRY_MS // 2,
        ready: Callable[[], object] = lambda: None,
    ) -> State:
        """The same with stand-ins for everybody; the last deed is done by hand, on a page that is back.

        So are all other pages, or those of the seats in `pages`. It takes hardly any time, and turning the
        hourglass leaves as much sand as has run (H3): before that, half of it is let run, or `ahead_ms`.
        `ready` is called when the pages are back.
        """
        ahead = self.game
        if turn:
            self._house.put_forward(ahead_ms)
            ahead.now += ahead_ms
        commands = plan(ahead, until, turn=turn)
        if len(commands) > 1:
            tokens = [guest.token(self.code) for guest in self.seats]
            self._house.ask(play_for(self._house.url, self.code, tokens, commands[:-1]))
            self._away = frozenset(range(len(self.seats)))
        for command in commands[-1:]:
            self._bring_back({int(command.seat or 0), *(self._away if pages is None else pages)})
            ready()
            self.do(int(command.seat or 0), command.deed)
        return self.state

    def _bring_back(self, seats: Set[int]) -> None:
        for seat in seats & self._away:
            self.seats[seat].open(f"/{self.code}")
        self._away -= seats


def _ask(url: str, body: dict[str, Any] | None = None) -> Any:  # noqa: ANN401 -- JSON
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)
