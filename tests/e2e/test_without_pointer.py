"""A game of scenario 1 is won with the keyboard alone, and with nothing but words."""

from playwright.sync_api import Browser

from hushmaze.rules.state import Phase
from tests.e2e.house import House
from tests.e2e.keyboard import Reader, Typist
from tests.e2e.party import NO_HURRY_MS, Party

TABLE = {"scenario": 1, "seats": 2, "hourglass_ms": NO_HURRY_MS, "cards": ["NEV", "SWCX"]}


def test_by_keyboard(house: House, browser: Browser) -> None:
    with Party(house, browser, TABLE, deal=164) as party:
        host = party.sit("Ada", kind=Typist)
        other = party.sit("Bruno", kind=Typist)
        host.press("Start the heist")
        host.table.wait_for()
        assert party.play_on(lambda state: state.over).phase is Phase.WON
        for typist in (host, other):
            typist.sees("You did it!")


def test_by_words(house: House, browser: Browser) -> None:
    with Party(house, browser, TABLE, deal=164) as party:
        host = party.sit("Ada", kind=Reader)
        other = party.sit("Bruno", kind=Reader)
        host.activate("^Start the heist")
        host.table.wait_for()
        assert party.play_on(lambda state: state.over).phase is Phase.WON
        for reader in (host, other):
            reader.sees("You did it!")
