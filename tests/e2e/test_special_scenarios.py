"""What is special about a scenario, used by people on the screen. One game alone is won."""

import re

from playwright.sync_api import Browser, expect

from hushmaze.rules.events import BellPlaced, Pinged, Signed, TilesDiscarded, VortexTaken
from hushmaze.rules.moving_walls import pairs_that_can_go
from hushmaze.rules.squares import board_of
from hushmaze.rules.state import Phase, State
from tests.e2e.house import House
from tests.e2e.party import NO_HURRY_MS, Party


def table(scenario: int, seats: int, **more: object) -> dict[str, object]:
    return {"scenario": scenario, "seats": seats, "hourglass_ms": NO_HURRY_MS, **more}


def test_alone_to_the_win(house: House, browser: Browser) -> None:
    """L1, L2: cards are turned, one ability is there at a time."""
    with Party(house, browser, table(1, 1), deal=2) as party:
        alone = party.sit("Ada")
        party.deal()
        party.play_on(lambda state: len(state.board.tiles) >= 2)
        assert party.hurry_on(lambda state: state.over).phase is Phase.WON
        alone.sees("You did it!")


def test_the_leader_alone_rings(house: House, browser: Browser) -> None:
    """C9: who has no card has the bell."""
    with Party(house, browser, table(9, 3, level=2)) as party:
        for name in ("Ada", "Bruno", "Chen"):
            party.sit(name)
        party.deal()
        state = party.play_on(lambda state: state.running)
        leader = next(seat for seat, card in enumerate(state.cards) if not card)
        led = party.seats[(leader + 1) % 3]
        expect(led.button("Ring for…")).to_have_count(0)
        before = len(party.game.events)
        party.seats[leader].bell(led.name)
        assert isinstance(party.after(before).events[-1], BellPlaced)
        led.sees("do something!")


def test_two_tiles_go(house: House, browser: Browser) -> None:
    """C11: turning the hourglass moves the walls."""
    with Party(house, browser, table(11, 2, level=2), deal=4) as party:
        party.sit("Ada")
        party.sit("Bruno")
        party.deal()
        party.hurry_on(lambda state: len(state.board.tiles) >= 7)
        party.hurry_on(lambda state: state.discard_due, turn=True)
        party.seats[0].sees("The walls move")
        placed = len(party.state.board.tiles)
        can_go = {str(tile) for pair in pairs_that_can_go(party.state) for tile in pair}
        chooser = party.seats[0].page.get_by_role("group", name="Tiles on the board")
        offered = chooser.locator("button:enabled").all_inner_texts()
        assert {text.removeprefix("Tile ") for text in offered} == can_go
        party.play_on(lambda state: not state.discard_due)
        assert any(isinstance(event, TilesDiscarded) for event in party.game.events)
        expect(party.seats[1].page.locator(".tile")).to_have_count(placed - 2)


def test_hands_only(house: House, browser: Browser) -> None:
    """C12: when talk opens there are signs and pointing, and no words."""
    with Party(house, browser, table(12, 2, level=2), deal=0) as party:
        ada, bruno = party.sit("Ada"), party.sit("Bruno")
        party.deal()
        state = party.hurry_on(lambda state: state.running and state.talk)
        expect(ada.page.locator("div.sign")).to_have_text(
            re.compile(r"^\s*Hands only\s*until someone acts\s*$")
        )
        before = len(party.game.events)
        expect(ada.page.get_by_label("Say something to everyone")).to_have_count(0)
        ada.button(re.compile("^Hurry")).click()
        assert isinstance(party.after(before).events[-1], Signed)
        bruno.caught_up(before + 1)
        ada.page.mouse.click(*ada.spot(state.heroes[0]), button="right")
        assert isinstance(party.after(before + 1).events[-1], Pinged)


def boards(state: State) -> list[int]:
    """On which of the two each hero stands."""
    return [board_of(where) for where in state.heroes]


def test_two_boards(house: House, browser: Browser) -> None:
    """C13: a vortex leads to the other board."""
    with Party(house, browser, table(13, 2, level=2), deal=125) as party:
        ada, bruno = party.sit("Ada"), party.sit("Bruno")
        party.deal()
        before = boards(party.state)
        crossed = party.hurry_on(lambda state: state.running and boards(state) != before)
        assert isinstance(party.game.events[-1], VortexTaken)
        assert boards(crossed) != before
        for guest in (ada, bruno):
            expect(guest.page.locator(".tile")).to_have_count(len(party.state.board.tiles))
