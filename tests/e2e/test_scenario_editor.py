"""B2: a scenario made in the browser, told where it contradicts itself, played with bots, and shared."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from hushmaze.rules.commands import Start
from hushmaze.scenarios import read_scenario, scenario_from_code, share_code
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.keyboard import Typist
from tests.e2e.looks import Critic
from tests.e2e.partner import Partner
from tests.e2e.party import Party

FITS = "Ready to play."


class Maker:
    """Somebody at the scenario desk."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page

    def open(self, path: str = "/make/scenario") -> "Maker":
        self.guest.open(path)
        self.settled()
        return self

    def settled(self) -> None:
        """The newest draft has been judged: only then there is a verdict that is not pale."""
        expect(self.verdict.locator("h2:not(.stale)")).to_be_visible()

    @property
    def verdict(self) -> Locator:
        return self.page.get_by_role("region", name="Ready to play?")

    @property
    def code(self) -> str:
        self.settled()
        return self.page.get_by_label("Share code").inner_text()

    def unfold(self, group: str) -> None:
        self.page.get_by_role("heading", name=group, exact=True).click()

    def switch(self, name: str) -> Locator:
        return self.page.get_by_role("switch", name=name, exact=True)

    def sees_pile(self, name: str, *numbers: int, more: bool = False) -> None:
        """These tiles in this order, and others behind them only if there are `more`."""
        buttons = self.page.get_by_role("list", name=name).get_by_role("button")
        for place, number in enumerate(numbers):
            expect(buttons.nth(place)).to_have_attribute("aria-label", re.compile(rf"^\D*{number}\b"))
        if not more:
            expect(buttons).to_have_count(len(numbers))

    def tile(self, number: int) -> Locator:
        return self.page.get_by_role("button", name=re.compile(rf"^Tile {number}\b"))


def code_of(page: Page) -> str:
    """Of the room the page is in."""
    return page.url.rsplit("/", 1)[1]


def in_a_room(page: Page) -> None:
    page.wait_for_url(re.compile(r"/[a-z]{4}-[a-z]{4}$"))


class Found(Party):
    """In a room that somebody has opened from the desk, and sits in."""

    def __init__(self, house: House, host: Guest) -> None:
        in_a_room(host.page)
        self._house = house
        self.code = code_of(host.page)
        self.seats = [host]
        self.others = []


def contradict_and_mend(desk: Maker) -> None:
    """A leader who has no bell (C9, C15): told at both switches, in the verdict, and aloud."""
    page = desk.page
    desk.unfold("Talk and players")
    desk.switch("The leader").click()
    desk.switch("Only eyes").click()
    expect(desk.verdict).to_contain_text("1 problem to fix.")
    expect(page.locator("#entry-leader")).to_contain_text("A leader without the bell")
    expect(page.locator("#entry-no_bell")).to_contain_text("A leader without the bell")
    expect(page.get_by_role("status").filter(has_text="A leader without the bell")).to_have_count(1)
    expect(desk.guest.button("Try it with bots")).to_be_disabled()
    desk.unfold("Talk and players")
    desk.verdict.get_by_role("button", name="Where: The leader").click()
    expect(desk.switch("The leader")).to_be_focused()
    page.keyboard.press("Space")
    expect(desk.verdict).to_contain_text(FITS)


def order_tiles(desk: Maker) -> None:
    """One is missing for a while, one is dragged to the front, one goes on top."""
    page = desk.page
    desk.tile(9).click()
    desk.guest.button("Take out").click()
    expect(desk.verdict).to_contain_text("Missing item: Elf.")
    desk.verdict.get_by_role("button", name="Add tile 9").click()
    expect(desk.verdict).to_contain_text(FITS)
    page.get_by_text("Keep this order").click()
    desk.tile(19).drag_to(desk.tile(2))
    desk.sees_pile("Tiles in the stack", 19, *range(2, 19))
    desk.guest.button("Undo").click()
    desk.sees_pile("Tiles in the stack", *range(2, 20))
    desk.guest.button("Redo").click()
    desk.tile(15).click()
    desk.guest.button("To the top").click()
    desk.sees_pile("On top of the stack", 15)


@pytest.mark.usefixtures("rigged")
def test_a_scenario_is_built_by_hand_and_played_with_bots(house: House, browser: Browser) -> None:
    """B2: with a contradiction on the way that is told where it arises."""
    ada = Guest(browser, house.url, "Ada").open("/make")
    ada.page.get_by_role("link", name="Make a scenario").click()
    desk = Maker(ada)
    desk.settled()
    expect(desk.verdict).to_contain_text(FITS)
    ada.page.get_by_label("Name", exact=True).fill("Quiet corner")
    ada.page.get_by_label("In one line").fill("No way back.")
    ada.page.get_by_label("Seconds").fill("3600")

    contradict_and_mend(desk)
    order_tiles(desk)
    made = scenario_from_code(desk.code)
    assert (made.name, made.about, made.hourglass_ms) == ("Quiet corner", "No way back.", 3_600_000)
    assert (made.on_top, made.shuffled, made.tiles) == ((15,), False, (19, *range(2, 15), *range(16, 19)))
    assert "no_bell" in made.rules
    assert "leader" not in made.rules

    ada.page.get_by_text("lightning", exact=True).click()
    ada.button("Try it with bots").click()
    party = Found(house, ada)
    ada.sees("Quiet corner")
    party.deal()
    party.do(0, Start())
    state = Partner(party, seat=0).play_on(lambda state: len(state.board.tiles) >= 3)
    assert state.setup.switches.no_bell
    assert (state.setup.seats, len(party.room["bots"])) == (4, 3)
    laid = {tile.number for tile in state.board.tiles.values()}
    assert {15, 19} <= laid, "the tiles came as they were listed"
    ada.close()


def test_a_code_and_a_link_bring_it_into_another_browser(house: House, browser: Browser) -> None:
    """B2: to be changed, to be played, and at a table that is laid already."""
    ada, bruno = (Guest(browser, house.url, name) for name in ("Ada", "Bruno"))
    desk = Maker(ada).open()
    ada.page.get_by_label("Name", exact=True).fill("Тихий ТЦ 🏬")
    desk.unfold("A stranger mall")
    desk.switch("No vortex").click()
    code = desk.code

    other = Maker(bruno).open()
    bruno.page.get_by_label("Code or link").fill(code[:-1] + ("0" if code[-1] != "0" else "1"))
    bruno.button("Open it").click()
    bruno.sees("That is not a valid share code.")
    bruno.page.get_by_label("Code or link").fill(code.lower())
    bruno.button("Open it").click()
    expect(bruno.page.get_by_label("Name", exact=True)).to_have_value("Тихий ТЦ 🏬")
    assert other.code == code
    assert Maker(bruno).open(f"/make/scenario?code={code}").code == code

    bruno.open(f"/play?scenario={code.replace('-', '')}")
    bruno.sees("Тихий ТЦ 🏬")
    bruno.button("Open a room with friends").click()
    assert Found(house, bruno).room["table"]["scenario"] == code

    ada.open("/")
    ada.button("Play with friends").click()
    in_a_room(ada.page)
    ada.page.get_by_text("Your own", exact=True).first.click()
    ada.page.get_by_label("Share code").fill(f"{house.url}/make/scenario?code={code}")
    ada.button("Use it").click()
    ada.sees("Тихий ТЦ 🏬")
    expect(ada.page.get_by_role("link", name="Edit this scenario")).to_have_attribute(
        "href", f"/make/scenario?code={code.replace('-', '')}"
    )
    ada.open("/play?scenario=nonsense")
    ada.sees("This link has no playable scenario.")
    for guest in (ada, bruno):
        guest.close()


def test_a_file_goes_out_and_comes_back(house: House, browser: Browser, tmp_path: Path) -> None:
    """B2: exactly as the command line reads it; what cannot be read is told with its line."""
    ada, bruno = (Guest(browser, house.url, name) for name in ("Ada", "Bruno"))
    desk = Maker(ada).open()
    ada.page.get_by_text("By level").first.click()
    code = desk.code
    with ada.page.expect_download() as coming:
        ada.button("Save as a file").click()
    assert coming.value.suggested_filename == "my-scenario.toml"
    file = tmp_path / "mine.toml"
    coming.value.save_as(file)
    assert share_code(read_scenario(file.read_text(encoding="utf-8"))) == code

    other = Maker(bruno).open()
    bruno.page.locator("input[type=file]").set_input_files(file)
    expect(bruno.page.get_by_role("checkbox")).to_have_count(7)
    assert other.code == code
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('name = "Mine"\ntiles = "2-x"\ncolour = "red"\n')
    bruno.page.locator("input[type=file]").set_input_files(wrong)
    expect(bruno.page.get_by_role("dialog")).to_contain_text(
        "Line 2: “Tiles in the stack” cannot have this value."
    )
    expect(bruno.page.get_by_role("dialog")).to_contain_text("Line 3: A scenario has no entry “colour”.")
    bruno.page.keyboard.press("Escape")
    assert other.code == code
    for guest in (ada, bruno):
        guest.close()


def test_what_was_made_is_kept_here(house: House, browser: Browser) -> None:
    """B2: until it is deleted, and even then it can be brought back."""
    ada = Guest(browser, house.url, "Ada")
    desk = Maker(ada).open()
    ada.page.get_by_label("Start from").select_option(label="16 · No vortex")
    ada.button("Create").click()
    expect(ada.page.get_by_label("Name", exact=True)).to_have_value("No vortex (copy)")
    desk.open()
    expect(ada.page.get_by_label("Name", exact=True)).to_have_value("No vortex (copy)")
    ada.button("Copy “No vortex (copy)”").click()
    expect(ada.page.get_by_label("Name", exact=True)).to_have_value("No vortex (copy) (copy)")
    ada.button("Delete “No vortex (copy)”").click()
    ada.sees("“No vortex (copy)” is deleted.")
    expect(ada.button("Open “No vortex (copy)”")).to_have_count(0)
    ada.button("Bring it back").press("Enter")
    ada.open("/make")
    mine = ada.page.locator("section").filter(has=ada.page.get_by_role("heading", name="Yours"))
    expect(mine.get_by_text("Saved in this browser.")).to_have_count(1)
    expect(ada.page.get_by_text("Saved in this browser.")).to_have_count(1)
    ada.button("Open “No vortex (copy)”").click()
    desk.settled()
    expect(ada.page.get_by_label("Name", exact=True)).to_have_value("No vortex (copy)")
    ada.close()


def test_the_server_may_be_away_for_a_while(house: House, browser: Browser) -> None:
    """B2: what was changed meanwhile is kept, and judged afterwards."""
    ada = Guest(browser, house.url, "Ada")
    desk = Maker(ada).open()
    with house.closed():
        desk.switch("The seer").click()
        ada.sees("The server does not answer.")
    expect(desk.verdict).to_contain_text(FITS)
    assert "crystal_balls" not in scenario_from_code(desk.code).rules
    ada.close()


def test_by_keyboard_alone(house: House, browser: Browser) -> None:
    """B2: from the start page to a game with bots, without a pointer."""
    typist = Typist(browser, house.url, "Ada")
    typist.open("/")
    typist.press("Create your own")
    typist.press("Make a scenario")
    desk = Maker(typist)
    desk.settled()
    keys = typist.page.keyboard
    typist.page.locator("#entry-name input").focus()
    keys.press("Control+A")
    keys.type("Keys only")
    typist.page.get_by_role("radio", name="Keep this order").focus()
    keys.press("Space")
    typist.tab_to("Tile 2")
    keys.press("Shift+ArrowRight")
    keys.press("Shift+ArrowRight")
    desk.sees_pile("Tiles in the stack", 3, 4, 2, 5, more=True)
    expect(typist.page.get_by_role("status").filter(has_text="Tile 2 is now 3 of 18.")).to_have_count(1)
    keys.press("Delete")
    desk.sees_pile("Tiles in the stack", 3, 4, 5, more=True)
    expect(desk.verdict).to_contain_text("Missing exit: Mage.")
    typist.press("Add tile 2")
    expect(desk.verdict).to_contain_text(FITS)
    assert scenario_from_code(desk.code).name == "Keys only"
    keys.press("Control+z")
    expect(desk.verdict).to_contain_text("Missing exit: Mage.")
    keys.press("Control+y")
    expect(desk.verdict).to_contain_text(FITS)
    typist.press("Try it with bots")
    in_a_room(typist.page)
    typist.press("Start the heist")
    typist.table.wait_for()
    typist.close()


def test_looks(house: House, browser: Browser, critic: Critic) -> None:
    """No grave fault of accessibility, no word cut, in any language, at both sizes."""
    ada = Guest(browser, house.url, "Ada")
    page = ada.page
    desk = Maker(ada).open()
    for group in ("Items and exits", "Talk and players", "A stranger mall"):
        desk.unfold(group)
    code = desk.code
    page.get_by_text("QR code").click()
    critic.look("editor", page)
    for name in ("Two dimensions", "No vortex", "Moving walls", "The leader", "Only eyes", "The wrecker"):
        desk.switch(name).click()
    page.get_by_label("Name", exact=True).fill(" ")
    page.get_by_text("Keep this order").click()
    desk.tile(9).click()
    ada.button("Take out").click()
    expect(desk.verdict).to_contain_text("problems to fix.")
    critic.look("editor with problems", page)
    page.get_by_text("By level").first.click()
    desk.settled()
    critic.look("editor with levels", page)
    ada.open("/make")
    page.get_by_role("heading", level=1).wait_for()
    critic.look("make", page)
    ada.open(f"/play?scenario={code}")
    ada.sees("My scenario")
    critic.look("play", page)
    ada.close()
    critic.is_content()
