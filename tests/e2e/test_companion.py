"""The companion: an hourglass for a table with a printed copy, by finger and by keys, asleep and offline."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Browser, Page, expect

from hushmaze.scenarios import read_scenario, share_code
from tests.e2e.guest import DESK, Guest
from tests.e2e.house import House
from tests.e2e.looks import Critic, grave_faults
from tests.support.patience import PATIENCE_MS

NOON = datetime(2026, 11, 17, 12, tzinfo=UTC)

_KEPT = """async () => {
  await navigator.serviceWorker.ready
  const kept = async () => (await caches.open('facts')).match('/api/scenarios')
  while (!navigator.serviceWorker.controller || !(await kept())) await new Promise(requestAnimationFrame)
}"""


@pytest.fixture
def guest(house: House, browser: Browser) -> Iterator[Guest]:
    """The time of day stands still until a test says otherwise."""
    guest = Guest(browser, house.url, "Ada")
    it_is(guest, 0)
    guest.context.add_init_script("window.shaken = 0; navigator.vibrate = () => ++window.shaken > 0")
    guest.open("/companion")
    expect(guest.page.locator("select").last).to_have_value("1")
    yield guest
    guest.close()


def it_is(guest: Guest, seconds: float) -> None:
    """So many seconds after noon; whatever was between, the page slept through."""
    guest.page.clock.set_fixed_time(NOON + timedelta(seconds=seconds))


def choose(guest: Guest, scenario: str, players: int) -> None:
    guest.page.get_by_label("The scenario").select_option(scenario)
    guest.page.get_by_role("group", name="Players").get_by_text(str(players), exact=True).click()


def shows(page: Page, left: str, turned: str) -> None:
    expect(page.get_by_role("timer").locator("dd")).to_have_text([left, turned])


def test_a_game_at_a_table(guest: Guest) -> None:
    """S6, H3, T2, T3, P3, P4, B1"""
    page = guest.page
    choose(guest, "4", 3)
    guest.sees("Lay out tile 1A and shuffle tiles 2-14 face down.")
    guest.sees("Talk now")
    guest.button("Start the sand").click()
    shows(page, "3:00", "0:00")
    guest.sees("Silence")

    it_is(guest, 50)
    shows(page, "2:10", "0:50")
    page.keyboard.press("Space")
    shows(page, "0:50", "2:10")
    guest.sees("Talk now")
    expect(page.locator("li.due")).to_contain_text("passes their card to the left")
    guest.button("Hush!").click()
    guest.sees("Silence")
    expect(guest.button("Turn the hourglass")).to_be_focused()
    guest.button("The elf explored").press("Enter")
    guest.sees("until someone acts")

    it_is(guest, 60)
    page.reload()
    shows(page, "0:40", "2:20")
    guest.sees("until someone acts")
    guest.button("Turn the hourglass").press("Enter")
    shows(page, "2:20", "0:40")
    guest.button("Undo the turn").click()
    shows(page, "0:40", "2:20")
    guest.button("Turn the hourglass").dblclick()
    shows(page, "2:20", "0:40")

    guest.button("We won!").click()
    expect(page.get_by_role("heading", name="You did it!")).to_be_focused()
    guest.button("Write it in the book").click()
    expect(page.get_by_label("Sand left")).to_have_value("2:20")
    expect(page.get_by_label("Hourglasses used")).to_have_value("2")
    page.get_by_label("Names").fill("the four of us")
    guest.button("Write it down").click()
    expect(guest.button("Start the sand")).to_be_enabled()

    guest.open("/book")
    line = page.get_by_role("region", name="Played at a table").get_by_role("listitem").first
    expect(line).to_contain_text("4 · Small gaps, sharp ears")
    expect(line).to_contain_text("2 turns · 2:20 left")
    expect(line).to_contain_text("at a table")
    guest.sees("0 of 75 stars")
    line.get_by_role("button", name="Delete this game").click()
    expect(page.get_by_role("region", name="Played at a table")).to_have_count(0)


def test_an_own_scenario_is_played_at_a_table(guest: Guest) -> None:
    """By its code or by a link; a game that is on goes on."""
    page = guest.page
    cellar = 'name = "The cellar"\ntiles = "2-12"\nhourglass_ms = 150000\nrules = ["no_bell"]'
    code = share_code(read_scenario(cellar))
    page.locator("summary").filter(has_text="Your own").click()
    page.get_by_label("Share code").fill("NONE")
    guest.button("Use it").click()
    guest.sees("That is not a valid share code. Check for a wrong letter.")
    page.get_by_label("Share code").fill(code)
    guest.button("Use it").click()
    expect(page.get_by_role("heading", name="The cellar")).to_be_visible()
    guest.sees("Lay out tile 1A and shuffle tiles 2-12 face down.")
    choose(guest, "2", 4)
    guest.open("/companion?scenario=" + code.replace("-", ""))
    expect(page.get_by_role("heading", name="The cellar")).to_be_visible()
    expect(page).to_have_url(re.compile("/companion$"))
    guest.button("Start the sand").click()
    shows(page, "2:30", "0:00")
    guest.open("/companion?scenario=" + share_code(read_scenario('name = "Another"\ntiles = "2-12"')))
    expect(page).to_have_url(re.compile("/companion$"))
    guest.button("We give up").click()
    guest.button("Write it in the book").click()
    guest.button("Write it down").click()
    results = page.get_by_role("region", name="Played at a table")
    expect(results.get_by_role("heading", name="The cellar")).to_be_visible()


def test_it_rings_when_the_sand_is_out(guest: Guest) -> None:
    """H2"""
    guest.button("Start the sand").press("Space")
    it_is(guest, 179.999)
    shows(guest.page, "0:01", "3:00")
    assert guest.page.evaluate("shaken") == 0
    it_is(guest, 180)
    expect(guest.page.get_by_role("alert").filter(has_text="The sand has run out.")).to_have_count(1)
    expect(guest.button("Turn the hourglass")).to_be_disabled()
    assert guest.page.evaluate("shaken") == 1
    expect(guest.page.get_by_text("while this page was asleep")).to_have_count(0)
    guest.button("New game").click()
    expect(guest.button("Start the sand")).to_be_focused()


def test_a_phone_that_slept_tells_the_truth(guest: Guest) -> None:
    """H1, H2: while it slept the sand ran on."""
    guest.button("Start the sand").click()
    it_is(guest, 100)
    shows(guest.page, "1:20", "1:40")
    it_is(guest, 300)
    guest.sees("It ran out 2:00 ago, while this page was asleep.")
    assert guest.page.evaluate("shaken") == 1
    guest.button("Write it in the book").click()
    expect(guest.page.get_by_role("radio", name="Lost")).to_be_checked()
    expect(guest.page.get_by_label("Sand left")).to_have_count(0)


def test_a_result_that_makes_no_sense_is_not_written(guest: Guest) -> None:
    page = guest.page
    guest.button("Enter a game played with another timer").click()
    page.get_by_label("Sand left").fill("3:01")
    page.get_by_label("Hourglasses used").fill("two")
    guest.button("Write it down").click()
    guest.sees("Minutes and seconds, at most 3:00.")
    guest.sees("A whole number, please.")
    page.get_by_label("Sand left").fill("0:59")
    page.get_by_label("Hourglasses used").fill("3")
    guest.button("Write it down").click()
    guest.sees("3 turns · 0:59 left")


def test_where_nobody_may_speak_talk_stays_closed(guest: Guest) -> None:
    """C14, L4: and alone there is nobody to talk to."""
    choose(guest, "14", 4)
    guest.button("Start the sand").click()
    it_is(guest, 1)
    guest.button("Turn the hourglass").click()
    guest.sees("not a word in this game")
    expect(guest.button("Hush!")).to_have_count(0)
    expect(guest.button("The elf explored")).to_have_count(0)
    guest.button("We give up").click()
    guest.button("New game").click()
    choose(guest, "14", 1)
    expect(guest.page.locator(".sign")).to_have_count(0)


def test_it_looks_well_and_is_read_aloud(guest: Guest, critic: Critic) -> None:
    page = guest.page
    choose(guest, "11", 4)
    critic.look("companion, planning", page)
    guest.button("Start the sand").click()
    it_is(guest, 160)
    critic.look("companion, alarm", page)
    guest.button("Turn the hourglass").click()
    critic.look("companion, talk", page)
    critic.look_at_big_letters("companion, talk", page)
    expect(page.get_by_role("status").first).to_have_text("Turned: 2:40 left.")
    guest.button("We won!").click()
    guest.button("Write it in the book").click()
    critic.look("companion, result", page)
    guest.button("Write it down").click()
    critic.look("companion, book", page)
    assert grave_faults(page) == []
    critic.is_content()


def test_it_is_there_without_a_line(house: House, browser: Browser) -> None:
    context = browser.new_context(viewport=DESK, service_workers="allow", locale="en-GB")
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.goto(f"{house.url}/companion")
    page.evaluate(_KEPT)
    with house.closed():
        page.reload()
        page.get_by_label("The scenario").select_option("3")
        expect(page.get_by_text("Lay out tile 1A and shuffle tiles 2-12 face down.")).to_be_visible()
        page.get_by_role("button", name="Start the sand").click()
        expect(page.get_by_role("button", name="We won!")).to_be_visible()
    context.close()


def test_newcomers_find_it(house: House, browser: Browser) -> None:
    guest = Guest(browser, house.url, "Ada").open("/")
    guest.page.get_by_role("link", name="At your table").click()
    expect(guest.page.get_by_role("heading", name="At your table")).to_be_visible()
    guest.open("/make/tiles/print")
    guest.page.get_by_role("link", name="At your table").click()
    expect(guest.button("Start the sand")).to_be_visible()
    guest.close()
