"""The tile workshop: a set drawn by mouse, keys and touch, judged on the way, saved, played, carried home."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from hushmaze.tiles import TileSet, read_tile_set, standard_set
from hushmaze.tiles.drawing import draw
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.keyboard import Typist
from tests.e2e.looks import Critic
from tests.e2e.party import NO_HURRY_MS, Party
from tests.paper.pages import TITLES, pages_of
from tests.support.patience import PATIENCE_MS

SHOP = Path(__file__).parents[2] / "examples" / "corner-shop.tiles"

TILE_2 = """
+---+---+   +---+
| .   . |xE   . |
+   +   +   +   +
| .   .   .   . |
+   +   +   +   +
| .   .   .   . |
+   +   +   +---+
| .   .   . |oM |
+---+   +---+---+
""".strip()
"""What the tests draw: an exploration square, an exit behind walls, the entrance where it is at first."""


class Workshop:
    """Somebody at the bench."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page: Page = guest.page

    def open(self) -> "Workshop":
        self.guest.open("/make/tiles")
        self.square(0, 0).wait_for()
        return self

    def square(self, x: int, y: int) -> Locator:
        return self.page.locator(f'[data-square="{x},{y}"]')

    def border(self, x: int, y: int, side: str) -> Locator:
        return self.page.locator(f'[data-border="{x},{y},{side}"]')

    def press(self, button: Locator) -> None:
        button.tap() if self.guest.touch else button.click()

    def go_to(self, name: str) -> None:
        self.press(self.page.get_by_role("button", name=re.compile(f"^Tile {name}: ")).first)
        expect(self.page.get_by_role("heading", name=f"Tile {name}", exact=True).first).to_be_visible()

    def take(self, kind: str, hero: str) -> None:
        self.press(self.page.get_by_role("button", name=hero, exact=True))
        self.press(self.page.locator(f'[data-kind="{kind}"]'))

    @property
    def says(self) -> Locator:
        return self.page.get_by_role("region", name="What we found")

    def drawn(self, count: int) -> None:
        expect(self.page.get_by_text(f"{count} of 25 tiles drawn")).to_be_visible(timeout=PATIENCE_MS)

    def draw_tile_2(self) -> None:
        """With a pointer or a finger."""
        self.go_to("2")
        self.take("exploration", "Elf")
        self.press(self.square(2, 0))
        self.take("exit", "Mage")
        self.press(self.square(3, 3))
        for border in (self.border(1, 0, "east"), self.border(3, 2, "south"), self.border(2, 3, "east")):
            self.press(border)

    def exported(self) -> str:
        """What the download holds once the server has looked at everything."""
        expect(self.page.get_by_text("The floor is not connected")).to_have_count(0)
        with self.page.expect_download() as download:
            self.guest.button("Export").click()
        return Path(download.value.path()).read_text(encoding="utf-8")

    def bring(self, text: str) -> None:
        self.guest.button("Import").click()
        self.page.get_by_label("Or paste a text").fill(text)
        self.guest.button("Read it").click()


@pytest.fixture
def bench(house: House, browser: Browser) -> Workshop:
    return Workshop(Guest(browser, house.url, "Ada")).open()


def test_a_set_is_drawn_judged_saved_played_and_carried_home(
    bench: Workshop, house: House, browser: Browser
) -> None:
    """G2, G4, K1, K6, K7"""
    bench.draw_tile_2()
    expect(bench.says).to_contain_text("The floor is not connected")
    bench.press(bench.border(3, 2, "south"))
    expect(bench.says).to_contain_text("This tile is fine.")
    bench.press(bench.border(2, 3, "east"))
    bench.press(bench.border(3, 2, "south"))
    bench.press(bench.border(2, 3, "east"))
    bench.press(bench.guest.button("Undo"))
    expect(bench.says).to_contain_text("This tile is fine.")

    bench.guest.button("Fill in the 24 missing tiles").click()
    bench.drawn(25)
    expect(bench.says).to_contain_text("Complete: it follows every rule", timeout=PATIENCE_MS)
    bench.guest.button("Try a thousand deals").click()
    expect(bench.page.locator("[data-odds=won]")).to_have_text(
        re.compile(r"^[\d,]+ of 1,000$"), timeout=PATIENCE_MS
    )

    text = bench.exported()
    made = read_tile_set(text)
    assert made.text == text, "the file is the canonical text"
    assert "oM" in draw(made.face(2))

    bench.guest.button("Save").click()
    expect(bench.page.get_by_text(made.digest)).to_be_visible(timeout=PATIENCE_MS)
    _carried_to_another_browser(house, browser, text)
    _played(house, browser, made)
    bench.guest.button("Play with it").click()
    bench.page.get_by_text("More options").click()
    mall = bench.page.get_by_role("group", name="Mall")
    expect(mall.get_by_role("radio", name="Your own")).to_be_checked(timeout=PATIENCE_MS)
    bench.guest.close()


def _carried_to_another_browser(house: House, browser: Browser, text: str) -> None:
    other = Workshop(Guest(browser, house.url, "Bruno")).open()
    other.bring(text)
    other.drawn(25)
    expect(other.says).to_contain_text("Complete: it follows every rule", timeout=PATIENCE_MS)
    assert other.exported() == text
    other.bring("set Nonsense\ntile 2\nno drawing")
    expect(other.page.get_by_role("alert")).to_contain_text("no readable tile")
    other.guest.close()


def _played(house: House, browser: Browser, made: TileSet) -> None:
    table = {"seats": 1, "tile_set": made.digest, "hourglass_ms": NO_HURRY_MS}
    with Party(house, browser, table) as party:
        party.sit("Cleo")
        party.deal()
        party.play_on(lambda state: len(party.game.events) >= 4 and state.running)
        pictures = party.seats[0].page.locator(".tile img, img.tile")
        expect(pictures.first).to_have_attribute("src", re.compile(made.digest))


def test_a_tile_is_drawn_with_keys_only_and_work_goes_on_after_a_break(bench: Workshop) -> None:
    """G4: quick entry goes from square to square; everything is there after the page was closed."""
    bench.page.get_by_role("switch", name="Quick entry").or_(
        bench.page.get_by_role("button", name=re.compile("^Quick entry"))
    ).first.press("Enter")
    bench.square(0, 0).focus()
    keys = bench.page.keyboard
    keys.press("PageDown")
    keys.press("PageDown")
    expect(bench.page.get_by_role("heading", name="Tile 2", exact=True).first).to_be_visible()
    for key in (".", ".", "x", "e", ".", *"." * 11, "o", "m"):
        keys.press(key)
    for key in ("Shift+ArrowLeft", "w", "ArrowUp", "w", "ArrowUp"):
        keys.press(key)
    expect(bench.says).to_contain_text("This tile is fine.")
    bench.page.reload()
    bench.drawn(1)
    expect(bench.page.get_by_role("heading", name="Tile 2", exact=True).first).to_be_visible()
    bench.square(2, 0).focus()
    keys.press("Shift+ArrowLeft")
    bench.square(3, 3).focus()
    keys.press("p")
    keys.press("ArrowUp")
    expect(bench.says).to_contain_text("No dwarf passages below tile 13")
    keys.press("Control+z")
    keys.press("w")
    keys.press("ArrowUp")
    expect(bench.says).to_contain_text("The floor is not connected")
    text = _kept(bench.page)
    assert text == f"set My tiles\n\ntile 2\n{TILE_2}\n"
    bench.guest.close()


def _kept(page: Page) -> str:
    kept: str = page.evaluate("() => JSON.parse(localStorage['hushmaze.tiles.draft']).text")
    return kept


def test_a_tile_is_drawn_by_touch(house: House, browser: Browser) -> None:
    """G2, G4"""
    bench = Workshop(Guest(browser, house.url, "Ada", touch=True)).open()
    bench.draw_tile_2()
    expect(bench.says).to_contain_text("The floor is not connected")
    assert _kept(bench.page) == f"set My tiles\n\ntile 2\n{TILE_2}\n"
    bench.guest.close()


@pytest.mark.parametrize(
    ("paper", "ink", "box"), [("A4", "Full colour", (595, 842)), ("Letter", "Ink-saving", (612, 792))]
)
def test_a_set_is_printed_at_its_size(bench: Workshop, paper: str, ink: str, box: tuple[int, int]) -> None:
    """K1: 24 tiles on four sheets with their backs behind them, and one with pawns."""
    bench.bring(standard_set().text)
    bench.drawn(25)
    bench.page.get_by_role("link", name="Print").click()
    for choice in (paper, ink):
        bench.page.get_by_text(choice, exact=True).click()
    expect(bench.page.locator(".sheet")).to_have_count(9)
    bench.page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    side = bench.page.locator(".tile").first.evaluate("(tile) => tile.getBoundingClientRect().width")
    assert round(side * 256 / 272 / 96 * 25.4) == 80, "millimetres, without what is cut off"
    assert bench.page.evaluate("() => [...document.images].every((image) => image.naturalWidth > 0)")
    looks = {"Full colour": "colour", "Ink-saving": "saving"}
    expect(bench.page.locator(f'img[src*="/art/paper/{looks[ink]}/"]')).to_have_count(25)
    pdf = bench.page.pdf(prefer_css_page_size=True, print_background=True)
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert [(round(float(w)), round(float(h))) for w, h in boxes] == [box] * 9
    bench.guest.close()


def test_the_whole_game_is_saved_as_a_pdf_by_keys(house: House, browser: Browser) -> None:
    ada = Typist(browser, house.url, "Ada")
    bench = Workshop(ada).open()
    bench.bring(SHOP.read_text(encoding="utf-8"))
    ada.press("Print")
    ada.tab_to("Backs")
    expect(bench.page.locator("section.sheet")).to_have_count(5)
    bench.page.keyboard.press("Space")
    expect(bench.page.locator("section.sheet")).to_have_count(3)
    with bench.page.expect_download() as saving:
        ada.press("Whole game as a PDF")
    pages = pages_of(Path(saving.value.path()).read_bytes())
    assert saving.value.suggested_filename.endswith(".pdf")
    for title in TITLES.values():
        assert any(page.startswith(title) for page in pages), title
    bench.guest.close()


def test_every_language_and_size(bench: Workshop, critic: Critic) -> None:
    critic.look("workshop, nothing drawn", bench.page)
    bench.go_to("2")
    bench.take("item", "Elf")
    bench.press(bench.square(2, 0))
    bench.page.locator("summary", has_text="Keys").click()
    expect(bench.says).to_contain_text("A tile has one to three exploration squares, not 0.")
    critic.look("workshop, something wrong", bench.page)
    bench.bring(standard_set().text)
    bench.drawn(25)
    bench.guest.button("Import").click()
    critic.look("import", bench.page)
    bench.page.keyboard.press("Escape")
    bench.page.get_by_role("link", name="Print").click()
    bench.page.locator(".sheet").first.wait_for()
    critic.look("print", bench.page)
    bench.guest.close()
    critic.is_content()
