"""A game of scenario 1 is won with the keyboard alone, and with nothing but words."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from hushmaze.rules.state import Phase
from tests.e2e.house import House
from tests.e2e.keyboard import Reader, Typist
from tests.e2e.party import NO_HURRY_MS, Party
from tests.support.wide import wide

TABLE: dict[str, Any] = {"scenario": 1, "seats": 2, "hourglass_ms": NO_HURRY_MS, "cards": ["NEV", "SWCX"]}


def win(party: Party, *, by_hand: bool) -> None:
    """Begins, steals and ends by hand in any case."""
    party.play_on(lambda state: len(state.board.tiles) >= 4)
    if not by_hand:
        party.hurry_on(lambda state: state.phase is Phase.ESCAPE)
        party.hurry_on(lambda state: len(state.safe) >= 3)
    assert party.play_on(lambda state: state.over).phase is Phase.WON


@pytest.mark.parametrize("by_hand", [False, wide(True)])
def test_by_keyboard(house: House, browser: Browser, by_hand: bool) -> None:
    with Party(house, browser, TABLE, deal=164) as party:
        host = party.sit("Ada", kind=Typist)
        other = party.sit("Bruno", kind=Typist)
        host.press("Start the heist")
        expect(host.button("Start the sand")).to_be_focused()
        win(party, by_hand=by_hand)
        for typist in (host, other):
            typist.sees("You did it!")


class PartyFromHome(Party):
    """Its host makes the room on the home page."""

    def _new_room(self, table: dict[str, Any]) -> str:
        self._table = table
        return ""

    def begin_at_home(self, name: str) -> Typist:
        host = Typist(self._browser, self._house.url, name)
        self.seats.append(host)
        host.page.route("**/api/rooms", self._with_table)
        host.open("/")
        host.press("Play with friends")
        host.page.wait_for_url(re.compile(r"/\w+-\w+$"))
        self.code = host.page.url.rpartition("/")[2]
        return host

    def _with_table(self, route: Route) -> None:
        """The room that was asked for, with sand that outlasts the slowest machine."""
        asked = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**asked, "table": self._table}))


def test_from_home_to_the_win_by_keys_alone(house: House, browser: Browser) -> None:
    with PartyFromHome(house, browser, TABLE, deal=164) as party:
        host = party.begin_at_home("Ada")
        other = party.sit("Bruno", kind=Typist)
        host.press("Start the heist")
        host.table.wait_for()
        win(party, by_hand=False)
        for typist in (host, other):
            typist.sees("You did it!")


def test_the_focus_goes_along_to_the_next_screen(house: House, browser: Browser) -> None:
    """To its heading; where a game is started, to the button for it."""
    ada = Typist(browser, house.url, "Ada")
    heading = ada.page.get_by_role("heading", level=1)
    for way in ("The rules", "The challenge book", "Replays", "Create your own", "At your table"):
        ada.open("/")
        ada.press(way)
        ada.page.wait_for_url(re.compile(r"/\w+$"))
        expect(heading).to_be_focused()
    ada.press("Home")
    ada.page.wait_for_url(re.compile("/$"))
    expect(heading).to_be_focused()
    ada.press("Play with friends")
    expect(ada.button("Start the heist")).to_be_focused()
    ada.close()


@pytest.mark.parametrize("by_hand", [False, wide(True)])
def test_by_words(house: House, browser: Browser, by_hand: bool) -> None:
    with Party(house, browser, TABLE, deal=164) as party:
        host = party.sit("Ada", kind=Reader)
        other = party.sit("Bruno", kind=Reader)
        host.activate("^Start the heist")
        host.table.wait_for()
        win(party, by_hand=by_hand)
        for reader in (host, other):
            reader.sees("You did it!")
