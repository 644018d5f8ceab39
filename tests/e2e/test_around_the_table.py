"""Around the game: a rematch, another device, two hands on one hero, another language, a restart."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from hushmaze.rules import State, legal
from hushmaze.rules.commands import Move, Start
from hushmaze.rules.events import Moved, Started
from hushmaze.rules.reach import Slide
from hushmaze.rules.words import Hero, Seat
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.party import NO_HURRY_MS, Party
from tests.e2e.way import way_to

pytestmark = pytest.mark.usefixtures("rigged")

TABLE = {"scenario": 1, "seats": 2, "hourglass_ms": NO_HURRY_MS, "cards": ["NEV", "SWCX"]}

_NOTE_REFUSALS = """() => {
  window.refusals = []
  const note = () => refusals.push(...[...document.querySelectorAll('.refusal')].map((one) => one.innerText))
  new MutationObserver(note).observe(document.querySelector('.dock'), { childList: true, subtree: true })
}"""


_NOTE_CALLS = """() => {
  window.calls = ''
  const note = () => (calls += [...document.querySelectorAll('li.nudged')].map((row) => row.innerText).join())
  const changes = { childList: true, subtree: true, attributes: true, characterData: true }
  new MutationObserver(note).observe(document.querySelector('main.table'), changes)
}"""


def begin(party: Party) -> None:
    """The mall is laid out, and the sand runs."""
    party.deal()
    party.do(0, Start())


def slides(state: State, seat: int) -> dict[Hero, Slide]:
    """For each hero that the seat can move, one way to do so."""
    return {option.hero: option for option in legal(state, Seat(seat)) if isinstance(option, Slide)}


def step(state: State, seat: int) -> Move:
    slide = next(iter(slides(state, seat).values()))
    return slide.move(slide.steps[0])


def in_both_hands(state: State) -> tuple[Move, Move]:
    """A step of each of the two seats, with the same hero."""
    ours, theirs = slides(state, 0), slides(state, 1)
    hero = min(set(ours) & set(theirs))
    return ours[hero].move(ours[hero].steps[0]), theirs[hero].move(theirs[hero].steps[0])


def sitting(party: Party) -> dict[str, int]:
    return {person["name"]: person["seat"] for person in party.room["people"]}


def pawn(guest: Guest, hero: Hero) -> Locator:
    """Its name says where it stands."""
    return guest.page.locator(f'.pawn[data-hero="{hero.name.lower()}"]')


def test_a_rematch_keeps_the_seats(house: House, browser: Browser) -> None:
    with Party(house, browser, {**TABLE, "hourglass_ms": 1_000}) as party:
        ada, bruno = party.sit("Ada"), party.sit("Bruno")
        begin(party)
        for guest in (ada, bruno):
            guest.sees("The sand has run out.")
        before, first = sitting(party), party.room["game"]
        bruno.sees("Ada can start the next game.")
        ada.button("New deal").click()
        party.until(lambda room: room["game"] not in {None, first} and room["phase"] == "planning")
        assert sitting(party) == before == {"Ada": 0, "Bruno": 1}
        for guest in (ada, bruno):
            guest.caught_up(0)
        assert isinstance(party.do(0, Start()).events[0], Started)


def test_another_device_takes_the_seat(house: House, browser: Browser) -> None:
    with Party(house, browser, TABLE) as party:
        ada = party.sit("Ada")
        party.sit("Bruno")
        begin(party)
        ada.button("Menu").first.press("Enter")
        ada.button("Continue on another device").click()
        code = ada.page.locator("dialog .handover b").inner_text().split("#")[1]

        phone = Guest(browser, house.url, "Somebody", touch=True).open(f"/{party.code}#{code}")
        party.others.append(ada)
        party.seats[0] = phone
        phone.table.wait_for()
        ada.sees("You are playing on another device")
        assert sitting(party) == {"Ada": 0, "Bruno": 1}, "it is the same person"
        expect(phone.page).to_have_url(f"{house.url}/{party.code}")
        assert isinstance(party.do(0, step(party.state, 0)).events[-1], Moved), "who can act now"

        phone.page.reload()
        phone.table.wait_for()
        assert sitting(party) == {"Ada": 0, "Bruno": 1}, "and stays, without the code"


def test_two_hands_on_one_hero(house: House, browser: Browser) -> None:
    """A1, A10: the later one is refused, told why, and sees where the hero really is."""
    with way_to(house) as way, Party(house, browser, TABLE) as party:
        ada, bruno = party.sit("Ada", url=way.url), party.sit("Bruno")
        begin(party)
        version, state = len(party.game.events), party.state
        late, early = in_both_hands(state)
        ada.caught_up(version)
        where = pawn(ada, late.hero)
        before = where.get_attribute("aria-label")

        ada.page.evaluate(_NOTE_REFUSALS)
        house.ask(way.get_stuck())
        party.do(1, early)
        ada.do(late, state)
        expect(where).not_to_have_attribute("aria-label", before or "")
        ada.caught_up(version)
        house.ask(way.flow())

        refused = "Someone moved it just before you."
        expect(ada.page.get_by_role("alert").get_by_text(refused)).to_be_attached()
        assert refused in ada.page.evaluate("refusals"), "beside the button, for a moment"
        bruno.caught_up(version + 1)
        ada.caught_up(version + 1)
        truth = pawn(bruno, late.hero).get_attribute("aria-label")
        expect(where).to_have_attribute("aria-label", truth or "")
        assert len(party.game.events) == version + 1
        assert isinstance(party.do(0, step(party.state, 0)).events[-1], Moved), "it goes on"


def test_a_call_by_bell_ends(house: House, browser: Browser) -> None:
    """S6, T5: it is heard when the sand runs, and over when its target acts; the bell itself stays there."""
    with Party(house, browser, TABLE) as party:
        ada, bruno, eve = party.sit("Ada"), party.sit("Bruno"), party.watch("Eve")
        party.deal()
        eve.sees("They may talk")
        expect(eve.page.get_by_text("Talk freely")).to_have_count(0)
        expect(eve.page.get_by_text("talk for as long as you like")).to_have_count(0)
        expect(eve.page.get_by_role("region", name="Talk")).to_have_count(0)
        expect(ada.button("Start the sand")).to_be_visible()
        expect(ada.page.get_by_text("If turned")).to_have_count(0)
        party.do(0, Start())
        expect(ada.page.get_by_text("If turned")).to_be_visible()

        bruno.caught_up(len(party.game.events))
        bruno.page.evaluate(_NOTE_CALLS)
        ada.bell("Bruno")
        bruno.page.wait_for_function("() => calls.includes('Ada rings!')")
        party.do(1, step(party.state, 1))
        for guest in (ada, bruno):
            expect(guest.page.locator(".nudged")).to_have_count(0)
            row = guest.page.locator("li", has_text="You" if guest is bruno else "Bruno")
            expect(row.locator("img.bell")).to_be_visible()


def test_another_language_in_the_middle_of_a_game(house: House, browser: Browser) -> None:
    with Party(house, browser, TABLE) as party:
        ada = party.sit("Ada")
        party.sit("Bruno")
        begin(party)
        version = len(party.do(0, step(party.state, 0)).events)
        heading = ada.page.get_by_role("heading", level=1)
        expect(heading).to_have_text("The table: First look")
        ada.page.evaluate("window.notLoadedAgain = true")
        ada.button("Menu").first.press("Enter")
        ada.button("All settings").click()
        ada.page.get_by_label("Language").select_option("uk")
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator("html")).to_have_attribute("lang", "uk")
        expect(ada.button(re.compile(", Північ: ")).first).to_be_visible()
        expect(ada.button(re.compile("^Move "))).to_have_count(0)
        expect(heading).to_have_text("Стіл: Перший погляд")
        ada.caught_up(version)
        assert ada.page.evaluate("window.notLoadedAgain")


def test_the_server_is_started_again(house: House, browser: Browser) -> None:
    """The pages find it by themselves, and the game goes on where it was; it is marked as interrupted."""
    with Party(house, browser, TABLE) as party:
        guests = party.sit("Ada"), party.sit("Bruno")
        begin(party)
        version = len(party.do(0, step(party.state, 0)).events)
        for guest in guests:
            guest.page.evaluate("window.notLoadedAgain = true")
        with house.closed():
            for guest in guests:
                guest.sees("The server cannot be reached.")
        game = party.after(version)
        for guest in guests:
            guest.caught_up(len(game.events))
            assert guest.page.evaluate("window.notLoadedAgain")
        assert game.state.was_interrupted
        assert sitting(party) == {"Ada": 0, "Bruno": 1}
        for seat in (0, 1):
            assert isinstance(party.do(seat, step(party.state, seat)).events[-1], Moved)


_LOOK_AWAY = """(away) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: away })
  document.dispatchEvent(new Event('visibilitychange'))
}"""


def test_the_tab_says_what_is_played(house: House, browser: Browser) -> None:
    """And calls whoever looks elsewhere when the mall is laid out, until they are back."""
    with Party(house, browser, {**TABLE, "hourglass_ms": 1_000}) as party:
        ada, bruno = party.sit("Ada"), party.sit("Bruno")
        bruno.page.evaluate(_LOOK_AWAY, True)
        party.deal()
        expect(ada.page).to_have_title("The table: First look · Hushmaze")
        bruno.table.wait_for(state="attached")
        expect(bruno.page).to_have_title(re.compile("^● "))
        bruno.page.evaluate(_LOOK_AWAY, False)
        expect(bruno.page).to_have_title("The table: First look · Hushmaze")
        party.do(0, Start())
        for guest in (ada, bruno):
            expect(guest.page).to_have_title("Scenario 1 · First look · Hushmaze")
