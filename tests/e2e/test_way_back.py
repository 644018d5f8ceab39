"""Somebody looks at another page and comes back: the room lives on, and so does the seat."""

from playwright.sync_api import Browser, expect

from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.party import Party


def is_alive(party: Party, ada: Guest, other: Guest) -> None:
    """Both ways: what Ada says is heard, and what she hears is new."""
    party.until(lambda room: all(person["here"] for person in room["people"]))
    for speaker, hearer in ((ada, other), (other, ada)):
        field = speaker.page.get_by_label("Say something")
        field.fill(f"hello from {speaker.name}")
        field.press("Enter")
        hearer.sees(f"hello from {speaker.name}")


def test_the_room_is_alive_when_its_page_comes_back(house: House, browser: Browser) -> None:
    with Party(house, browser, {"scenario": 1, "seats": 2}) as party:
        ada, bruno = party.sit("Ada"), party.sit("Bruno")
        ada.open("/rules")
        party.until(lambda room: not all(person["here"] for person in room["people"]))
        ada.page.go_back()
        expect(ada.button("Start the heist")).to_be_visible()
        is_alive(party, ada, bruno)


def test_a_page_that_is_put_away_leaves_its_seat_and_takes_it_again(house: House, browser: Browser) -> None:
    """As browsers do it that keep pages for the way back; this one is told not to."""
    with Party(house, browser, {"scenario": 1, "seats": 2}) as party:
        ada, bruno = party.sit("Ada"), party.sit("Bruno")
        turn = "(when) => dispatchEvent(new PageTransitionEvent(when, { persisted: true }))"
        ada.page.evaluate(turn, "pagehide")
        party.until(lambda room: not all(person["here"] for person in room["people"]))
        ada.page.evaluate(turn, "pageshow")
        is_alive(party, ada, bruno)
