"""The critic of the screens finds what is wrong, where it is wrong, and nothing else."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.looks import LANGUAGES, Critic, grave_faults

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
