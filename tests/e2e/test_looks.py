"""The critic of the screens finds what is wrong, where it is wrong, and nothing else."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.looks import BIG_TEXTS, EVERY_SIZE, LANGUAGES, Critic, SizeCritic, grave_faults

URL = "http://planted.test/"

PAGE = """<!doctype html>
<html lang="en"><head><title>Planted</title><meta name="viewport" content="width=device-width"></head>
<body style="color: #000; background: #fff">
<main><h1>A sound page</h1><button>Sound</button> {planted}</main>
<script>
  addEventListener('storage', () => {{
    const settings = JSON.parse(localStorage['hushmaze.settings'])
    document.documentElement.lang = settings.language
    document.documentElement.style.fontSize = settings.textSize * 100 + '%'
  }})
</script></body></html>"""

FAULTS = {
    "pale": ("<p style='color: #888; background: #999'>pale</p>", "color-contrast: "),
    "unnamed": ("<button></button>", "button-name: "),
    "cut": (
        "<p class='small' style='width: 3rem; overflow: hidden'>Uncuttable</p>",
        '"Uncuttable" cut by small',
    ),
    "flat": (
        "<p class='flat' style='height: 1px; width: 9rem; overflow: hidden; padding: 4px'>Flat</p>",
        "cut by flat",
    ),
    "outside": ("<p style='position: absolute; left: -20px'>Outside</p>", '"Outside" outside the window'),
    "sticking out": ("<button style='width: 3rem; padding: 0'>Uncuttable</button>", "sticks out of BUTTON"),
    "wide": ("<p style='width: 1500px; height: 1rem'></p>", "px wider than the window"),
}


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context()
    yield context.new_page()
    context.close()


def show(page: Page, planted: str) -> Page:
    page.route(URL, lambda route: route.fulfill(body=PAGE.format(planted=planted), content_type="text/html"))
    page.goto(URL)
    return page


def notes(page: Page) -> list[str]:
    critic = Critic()
    critic.look("it", page)
    return critic.notes


def test_nothing_is_found_where_nothing_is_wrong(page: Page) -> None:
    show(page, "<p class='unseen' style='position: absolute; left: -99px'>Only read aloud</p>")
    assert notes(page) == []
    Critic().is_content()


def test_every_fault_is_found_in_every_language(page: Page) -> None:
    found = notes(show(page, "".join(planted for planted, _ in FAULTS.values())))
    for fault, (_, told) in FAULTS.items():
        languages = {note.split()[2] for note in found if told in note}
        assert languages == {f"{language}:" for language in LANGUAGES}, (fault, found)


def test_a_fault_of_one_language_and_one_size_is_found(page: Page) -> None:
    show(
        page,
        "<style>@media (width < 500px) { html:lang(pl) button { width: 9px } }</style>",
    )
    assert [note.rsplit(" sticks")[0] for note in notes(page)] == ['it 390x844 pl: "Sound"']


def test_a_fault_of_big_letters_is_found(page: Page) -> None:
    show(page, "<p style='width: 99px; overflow: hidden'>Uncuttable</p>")
    assert notes(page) == []
    critic = Critic()
    critic.look_at_big_letters("it", page)
    assert len(critic.notes) == 2 * len(LANGUAGES)
    with pytest.raises(AssertionError, match='at 200 % 390x844 uk: "Uncuttable" cut by P'):
        critic.is_content()


def test_grave_faults_alone(page: Page) -> None:
    assert [fault.split(":")[0] for fault in grave_faults(show(page, "<button></button>"))] == ["button-name"]


LARGE = "min-width: 48px; min-height: 48px"

CROWDED = {
    "small letters": ("<p style='font-size: 11px'>Tiny</p>", '"Tiny" is written in 11.0 px'),
    "small target": (
        "<button style='min-width: 0; min-height: 0; width: 30px; height: 30px'>x</button>",
        "is only 30x30",
    ),
    "covered control": (
        f"<div style='position: relative'><button style='{LARGE}'>Below</button>"
        f"<button style='{LARGE}; position: absolute; left: 0; top: 0'>Above</button></div>",
        'button "Below" lies under button "Above"',
    ),
    "covered text": (
        f"<div style='position: relative'><p style='width: 48px'>Words</p>"
        f"<button style='{LARGE}; position: absolute; left: 0; top: 0'>Over</button></div>",
        'p "Words" lies under button "Over"',
    ),
    "cut control": (
        f"<button style='{LARGE}; position: absolute; right: -10px; bottom: 0'>Beyond</button>",
        'button "Beyond" is cut by the window',
    ),
    "covered square": (
        "<main class='table'><div class='map' data-insets='0 0 0 0'><div class='tile' data-tile='7' "
        "style='width: 200px; height: 200px'></div></div>"
        f"<button style='{LARGE}; position: relative; top: -120px'>Square</button></main>",
        'a square of tile 7 lies under button "Square"',
    ),
}


def crowding(page: Page, planted: str) -> list[str]:
    critic = SizeCritic(page, looks=2)  # a planted page is there at once
    show(page, f"<style>button {{ {LARGE} }} h1 {{ margin: 0 }}</style>{planted}")
    critic.look("it", page)
    return critic.notes


def test_nothing_is_crowded_where_nothing_is_wrong(page: Page) -> None:
    assert crowding(page, "<p>Words <a href='/'>and a link</a> among them.</p>") == []


@pytest.mark.parametrize("on_the_board", [True, False])
def test_crowding_is_found_at_every_size(page: Page, on_the_board: bool) -> None:
    crowded = {name: fault for name, fault in CROWDED.items() if ("square" in name) is on_the_board}
    notes = crowding(page, "".join(planted for planted, _ in crowded.values()))
    for name, (_, told) in crowded.items():
        found = [note.split(":")[0] for note in notes if told in note]
        big = [f"it {size} at {text_size:.0%}" for size, text_size in BIG_TEXTS.items()]
        assert found == [*(f"it {size}" for size in EVERY_SIZE), *big], name


def test_shifts_are_found(page: Page) -> None:
    critic = SizeCritic(page)
    show(
        page,
        "<p id='late' style='height: 0'></p><p style='font-size: 90px'>Words that are pushed down</p>",
    )
    critic.looks_still("it")
    critic.is_content()
    page.evaluate("() => { document.getElementById('late').style.height = '500px' }")
    page.wait_for_function("() => shifts.sum > 0")
    critic.looks_still("it")
    with pytest.raises(AssertionError, match="it: shifts by 0"):
        critic.is_content()
