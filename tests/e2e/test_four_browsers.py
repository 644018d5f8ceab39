"""Four browsers win a game of scenario 3: one is a phone, one loses its line twice; a fifth watches."""

import pytest
from playwright.sync_api import Browser, expect

from hushmaze.rules.state import Phase, State
from tests.e2e.house import House
from tests.e2e.party import NO_HURRY_MS, Party
from tests.e2e.way import Route, way_to
from tests.support.wide import wide

TABLE = {"scenario": 3, "seats": 4, "hourglass_ms": NO_HURRY_MS}


def explored(state: State) -> bool:
    return not state.stack and state.hand is None


def lose_the_line(house: House, way: Route, party: Party, seat: int) -> None:
    """The others play on; when the line is back the page catches up by itself, without being loaded again."""
    guest = party.seats[seat]
    guest.page.evaluate("window.notLoadedAgain = true")
    house.ask(way.cut())
    expect(guest.page.get_by_role("status").or_(guest.page.get_by_role("alert")).first).to_be_attached()
    before = len(party.game.events)
    other = next(number for number in range(4) if number != seat)
    party.seats[other].bell(guest.name)
    after = len(party.after(before).events)
    house.ask(way.mend())
    guest.caught_up(after)
    assert guest.page.evaluate("window.notLoadedAgain")


@pytest.mark.parametrize("by_hand", [False, wide(True)])
def test_a_whole_game(house: House, browser: Browser, by_hand: bool) -> None:
    """S6, A1, X1, H3, P3, T2, T3, T5, W1, W5."""
    with way_to(house) as way, Party(house, browser, TABLE, deal=25) as party:
        for name in ("Ada", "Bruno"):
            party.sit(name)
        party.sit("Chen", url=way.url)
        phone = party.sit("Dora", touch=True)
        watcher = party.watch("Eve")
        party.deal()
        get_on = party.play_on if by_hand else party.hurry_on
        party.play_on(lambda state: len(state.board.tiles) >= 3 and phone.tapped > 0)
        lose_the_line(house, way, party, seat=2)
        get_on(explored)
        lose_the_line(house, way, party, seat=2)

        cards = party.state.cards
        turned = get_on(lambda state: state.turns > 0, turn=True)
        assert turned.cards == (cards[-1], *cards[:-1]), "cards pass to the left (P3)"
        party.seats[0].say("Everybody to the items!")
        for guest in (*party.seats, watcher):
            guest.sees("Everybody to the items!")

        get_on(lambda state: state.phase is Phase.ESCAPE)
        assert get_on(lambda state: state.over).phase is Phase.WON
        for guest in (*party.seats, watcher):
            guest.sees("You did it!")
