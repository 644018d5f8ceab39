"""The end of a game: what it says and offers, won and lost."""

from playwright.sync_api import Browser, expect

from hushmaze.rules.commands import Start
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.looks import Critic
from tests.e2e.party import NO_HURRY_MS, Party
from tests.support.patience import PATIENCE_MS

SCENES = """() => {
  globalThis.scenesSeen = []
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const added of change.addedNodes)
        if (added.dataset?.scene) scenesSeen.push(added.dataset.scene)
  }).observe(document, { subtree: true, childList: true })
}"""
"""Notes each scene that comes over the table: it may be gone by the time that one looks."""


def lesson_of(guest: Guest) -> None:
    """Wait until the game has been gone through; then nothing more comes."""
    expect(guest.page.locator(".lesson p:not(.muted)")).to_be_visible(timeout=PATIENCE_MS)


def test_a_loss_offers_the_same_deal_and_it_is_the_same(
    house: House, browser: Browser, critic: Critic
) -> None:
    with Party(house, browser, {"scenario": 2, "seats": 1, "hourglass_ms": 1_000}) as party:
        ada = party.sit("Ada")
        ada.page.evaluate(SCENES)
        party.deal()
        first = party.room["game"]
        party.do(0, Start())
        ada.sees("Caught!")
        assert ada.page.evaluate("scenesSeen") == ["start", "lost"]
        lesson_of(ada)
        ada.sees("The sand has run out.")
        ada.sees("You have taken the first steps.")
        critic.look("lost", ada.page)
        ada.button("Same deal again").click()
        ada.table.wait_for()
        again = party.game
        assert party.room["game"] != first
        assert again.state.stack == house.game(first).state.stack
    critic.is_content()


def test_there_is_a_way_back_to_the_end(house: House, browser: Browser) -> None:
    """From the lobby, also for those who choose nothing there, and from the replay."""
    with Party(house, browser, {"scenario": 1, "seats": 2, "hourglass_ms": 1_000}) as party:
        ada, bruno = party.sit("Ada"), party.sit("Bruno", touch=True)
        party.deal()
        party.do(0, Start())
        for guest, to_lobby in ((ada, "Change the setup"), (bruno, "To the lobby")):
            guest.button(to_lobby).click()
            guest.button("Back to the result").click()
            guest.sees("Caught!")
        bruno.page.get_by_role("link", name="Watch").click()
        bruno.button("Menu").click()
        bruno.button("What if?").click()
        bruno.page.get_by_role("dialog").get_by_role("button", name="Close").click()
        expect(bruno.button("Menu")).to_be_focused()
        bruno.button("Back to the room").click()
        bruno.sees("Caught!")


def test_what_is_said_last_is_in_sight(house: House, browser: Browser) -> None:
    with Party(house, browser, {"scenario": 1, "seats": 1, "hourglass_ms": 1_000}) as party:
        ada = party.sit("Ada", touch=True)
        party.deal()
        party.do(0, Start())
        ada.page.get_by_role("tab", name="Talk").click()
        ada.sees("Now you may say it all.")
        field = ada.page.get_by_label("Say something…")
        for line in range(40):
            field.fill(f"Line {line}")
            field.press("Enter")
        expect(ada.page.get_by_text("Line 39")).to_be_in_viewport()
        expect(field).to_be_in_viewport()


def test_a_win_can_be_shared_and_followed_by_the_next_scenario(house: House, browser: Browser) -> None:
    with Party(house, browser, {"scenario": 1, "seats": 2, "hourglass_ms": NO_HURRY_MS}) as party:
        ada = party.sit("Ada")
        party.sit("Bruno")
        for guest in party.seats:
            guest.context.add_init_script(f"({SCENES})()")
        party.deal()
        party.hurry_on(lambda state: state.over)
        for guest in party.seats:
            guest.sees("You did it!")
            assert guest.page.evaluate("scenesSeen") == ["won"]
        expect(ada.page.get_by_text("In the challenge book, marked: other hourglass")).to_be_visible()
        with ada.page.expect_download() as saved:
            ada.button("Share picture").click()
        assert saved.value.path().read_bytes().startswith(b"\x89PNG")
        host = next(guest for guest in party.seats if guest.button("Play again").count())
        host.page.get_by_role("tab", name="Numbers").click()
        expect(host.page.get_by_text("Who did what")).to_be_visible()
        host.page.get_by_role("tab", name="The end").click()
        host.button("Next: Four doors").click()
        host.table.wait_for()
        assert party.room["table"]["scenario"] == 2
