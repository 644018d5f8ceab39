"""Watching a finished game: the whole way from a link to a file that opens when nobody is there any more."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from hushmaze.rules import Game
from hushmaze.rules.squares import coordinates
from hushmaze.rules.words import HEROES
from tests.e2e.golden_games import golden_log, settle
from tests.e2e.guest import DESK
from tests.e2e.house import House
from tests.e2e.looks import TWO_FRAMES, Critic
from tests.support.golden import GAMES
from tests.support.patience import PATIENCE_MS

GAME = "scenario-06"


def _visit(browser: Browser, service_workers: Literal["allow", "block"]) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=DESK, reduced_motion="reduce", service_workers=service_workers)
    context.set_default_timeout(PATIENCE_MS)
    yield context
    context.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[BrowserContext]:
    yield from _visit(browser, "block")


@pytest.fixture
def lasting_visit(browser: Browser) -> Iterator[BrowserContext]:
    """The client is kept, and is there when the server is not."""
    yield from _visit(browser, "allow")


def watch(context: BrowserContext, url: str) -> Page:
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector(".replay .tile img")
    return page


def index(page: Page) -> int:
    return int(page.locator(".replay").get_attribute("data-index") or 0)


def at(page: Page) -> int:
    return int(page.locator(".replay").get_attribute("data-time") or 0)


def squares_told(page: Page) -> dict[str, str]:
    """What is said of each pawn: the tile and the square on which it stands."""
    page.evaluate(TWO_FRAMES)  # words come a frame after the pawns
    pawns = page.locator(".pawn:visible")
    return {
        str(pawns.nth(place).get_attribute("data-hero")): str(pawns.nth(place).get_attribute("aria-label"))
        for place in range(pawns.count())
    }


def state_after(updates: int) -> Any:  # noqa: ANN401 -- a State of the rules
    """The golden game after so many moments, by the rules themselves."""
    log = golden_log(GAME)
    moments = sorted({event.at for event in log.events})[:updates]
    game = Game(log.heading.setup())
    game.record(tuple(event for event in log.events if event.at in moments))
    return game.state


def expect_state(page: Page) -> None:
    """The page shows the game as the rules have it at this moment: tiles, heroes, sand."""
    state = state_after(index(page))
    expect(page.locator(".ground .tile")).to_have_count(len(state.board.squares_of))
    told = squares_told(page)
    for hero in HEROES:
        if hero in state.safe:
            continue
        tile = state.board.tile_at[state.heroes[hero]]
        assert f"{tile} " in told[hero.name.lower()], (told, hero, coordinates(state.heroes[hero]))


def test_a_game_is_watched_by_keys_marks_and_seats(house: House, visit: BrowserContext) -> None:
    game = settle(house, GAME)
    page = watch(visit, f"{house.url}/games/{game}")
    expect(page).to_have_title(re.compile("The wrecker"))
    expect_state(page)
    before = index(page)
    page.keyboard.press(".")
    assert index(page) == before + 1
    spoken = page.locator("p[aria-live=polite]")
    expect(spoken).not_to_be_empty()
    page.keyboard.press(",")
    assert index(page) == before
    for _ in range(12):
        page.keyboard.press("]")
    expect_state(page)
    marked = at(page)
    page.keyboard.press("[")
    assert at(page) < marked
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    state = state_after(index(page))
    assert state.over
    expect(page.get_by_text("Won with")).to_be_visible()
    page.keyboard.press("Home")
    assert index(page) == 0
    expect_state(page)


def test_a_game_plays_by_itself_and_stops(house: House, visit: BrowserContext) -> None:
    game = settle(house, GAME)
    page = watch(visit, f"{house.url}/games/{game}")
    page.get_by_label("Speed").select_option("16")
    before = index(page)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("(before) => document.querySelector('.replay').dataset.index > before", arg=before)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Pause").click()
    stopped = index(page)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert index(page) == stopped
    expect_state(page)


_COUNT_TIMERS = """
  window.timers = 0
  const real = window.setTimeout
  window.setTimeout = (...what) => { window.timers += 1; return real(...what) }
"""
_TIMERS_IN_60_FRAMES = """async () => {
  const before = window.timers
  for (let n = 0; n < 60; n += 1) await new Promise(requestAnimationFrame)
  return window.timers - before
}"""


def test_a_page_at_rest_does_nothing(house: House, visit: BrowserContext) -> None:
    """It once told the whole story anew for ever."""
    game = settle(house, "at-rest", golden_log(GAME))
    visit.add_init_script(_COUNT_TIMERS)
    page = watch(visit, f"{house.url}/games/{game}")
    page.wait_for_selector(".story li")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("() => window.timers") > 0, "they are counted"
    assert page.evaluate(_TIMERS_IN_60_FRAMES) == 0


def test_a_click_in_the_story_and_on_the_timeline_jumps(house: House, visit: BrowserContext) -> None:
    game = settle(house, GAME)
    page = watch(visit, f"{house.url}/games/{game}")
    page.get_by_text("Marks", exact=True).click()
    theft = page.locator("li button", has_text=re.compile("stolen|theft", re.IGNORECASE)).first
    theft.click()
    expect(page.get_by_role("heading", name=re.compile("^Exits"))).to_be_visible()
    expect_state(page)
    line = page.get_by_role("slider")
    box = line.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 4, box["y"] + box["height"] * 0.8)
    expect(page.get_by_role("heading", name=re.compile("^Items"))).to_be_visible()
    expect_state(page)


def test_the_story_shows_where_one_is(house: House, visit: BrowserContext) -> None:
    """Wherever one comes from: rows that were never seen have no height yet."""
    game = settle(house, GAME)
    page = watch(visit, f"{house.url}/games/{game}?at=60000")
    now = page.locator("li.now")
    expect(now).to_have_attribute("data-index", str(index(page)))
    expect(now).to_be_in_viewport(ratio=0.95)
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(now).to_have_attribute("data-index", str(index(page)))
    expect(now).to_be_in_viewport(ratio=0.95)
    expect(now.get_by_role("button")).to_have_attribute("aria-current", "step")
    page.keyboard.press("Home")
    expect(page.locator("[aria-current=step]")).to_have_count(0)


def test_a_seat_sees_what_it_had_in_its_hand(house: House, visit: BrowserContext) -> None:
    game = settle(house, GAME)
    page = watch(visit, f"{house.url}/games/{game}?at=60000&seat=1")
    state = state_after(index(page))
    hand = page.get_by_role("region", name="What this player could do")
    rows = hand.locator("tbody th .unseen").all_inner_texts()
    assert [row.lower() for row in rows] == [ability.name.lower() for ability in state.cards[1]]
    expect(page.get_by_label("Whose view")).to_have_value("1")
    page.get_by_label("Whose view").select_option("")
    expect(hand).to_have_count(0)


def test_a_moment_is_shared_by_its_link(house: House, visit: BrowserContext) -> None:
    game = settle(house, GAME)
    page = watch(visit, f"{house.url}/games/{game}")
    for _ in range(9):
        page.keyboard.press("]")
    page.get_by_label("Whose view").select_option("2")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label(re.compile("^This moment")).input_value()
    assert link == f"{house.url}/games/{game}?at={at(page)}&seat=2"
    other = watch(visit, link)
    assert (index(other), at(other)) == (index(page), at(page))
    expect(other.get_by_label("Whose view")).to_have_value("2")
    assert squares_told(other) == squares_told(page)


def test_words_of_the_talk_windows_stand_at_their_time(house: House, visit: BrowserContext) -> None:
    game = settle(house, GAME)
    page = watch(visit, f"{house.url}/games/{game}")
    page.get_by_text("Talk", exact=True).click()
    expect(page.get_by_text("Who explores?")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_text("Nobody has written anything yet.")).to_be_visible()


def test_a_replay_file_opens_when_the_server_is_gone(
    house: House, lasting_visit: BrowserContext, tmp_path: Path
) -> None:
    """With own tiles, whose pictures nobody has but the file."""
    game = settle(house, "own")
    page = watch(lasting_visit, f"{house.url}/games/{game}")
    page.get_by_role("button", name="Save or export").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name=re.compile("^Replay file")).click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    with page.expect_download() as saving:
        page.get_by_role("button", name=re.compile("^Log file")).click()
    log = tmp_path / saving.value.suggested_filename
    saving.value.save_as(log)
    assert log.read_text(encoding="utf-8") == (GAMES / "own.log").read_text(encoding="utf-8")
    page.goto(f"{house.url}/replay")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    with house.closed():
        page.goto(f"{house.url}/replay")
        expect(page.get_by_role("heading", name="Replays")).to_be_visible()
        page.locator("input[type=file]").set_input_files(log)
        expect(page.get_by_role("alert")).to_contain_text("Replay files open without it")
        page.locator("input[type=file]").set_input_files(file)
        page.wait_for_selector(".replay .tile img")
        page.keyboard.press("End")
        tiles = page.locator(".ground .tile .floor")
        expect(tiles).to_have_count(len(golden_log("own").game().state.board.squares_of))
        sources = tiles.evaluate_all("(all) => all.map((each) => each.src.slice(0, 5))")
        assert set(sources) == {"blob:"}
        assert tiles.evaluate_all("(all) => all.every((each) => each.naturalWidth > 0)")


BAD_FILES = {
    "empty": (b"", "This file is empty."),
    "foreign": (b"Dear diary", "neither a Hushmaze replay nor a game log"),
    "newer": (b'{"hushmaze":"log","format":7}\n', "newer version of Hushmaze"),
    "newer replay": (b'{"hushmaze":"replay","format":7}', "newer version of Hushmaze"),
    "cut": ((GAMES / "scenario-01.log").read_bytes()[:-30], "Line 150 is invalid"),
    "cut replay": (b'{"hushmaze":"replay","format":1,"upd', "The end of this file is missing"),
    "edited": (
        (GAMES / "scenario-01.log").read_bytes().replace(b'"steps":1', b'"steps":2', 1),
        "cut short or changed",
    ),
    "damaged": (b'{"hushmaze":"replay","format":1}', "damaged or has been changed"),
}


def test_bad_files_are_refused_and_it_is_said_why(
    house: House, visit: BrowserContext, tmp_path: Path
) -> None:
    page = visit.new_page()
    page.goto(f"{house.url}/replay")
    for name, (content, why) in BAD_FILES.items():
        file = tmp_path / f"{name}.log"
        file.write_bytes(content)
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_role("alert")).to_contain_text(why)
    page.locator("input[type=file]").set_input_files(GAMES / "scenario-13.log")
    page.wait_for_selector(".replay .tile img")


def test_finished_games_are_listed_and_open(house: House, visit: BrowserContext) -> None:
    game = settle(house, GAME)
    page = visit.new_page()
    page.goto(f"{house.url}/")
    page.get_by_role("link", name=re.compile("^Replays")).click()
    row = page.locator(f"a[href='/games/{game}']")
    expect(row).to_contain_text("Ada, Bo")
    expect(row).to_contain_text("Won")
    row.click()
    page.wait_for_selector(".replay .tile img")


def test_no_game_and_a_wrong_link_say_so(house: House, visit: BrowserContext) -> None:
    page = visit.new_page()
    page.goto(f"{house.url}/games/ab12")
    expect(page.get_by_role("heading", name="There is no such game")).to_be_visible()


@contextmanager
def another_site(body: str) -> Iterator[str]:
    """A page on another origin."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def test_other_pages_show_a_game_in_a_frame(house: House, visit: BrowserContext) -> None:
    game = settle(house, GAME)
    page = visit.new_page()
    with another_site(f'<iframe src="{house.url}/embed/{game}" width="640" height="480"></iframe>') as site:
        page.goto(site)
        frame = page.frame_locator("iframe")
        frame.locator(".embed .tile img").first.wait_for()
        frame.get_by_role("button", name="Next action").click()
        link = frame.get_by_role("link", name="Watch in Hushmaze")
        expect(link).to_have_attribute("href", re.compile(f"^/games/{game}"))
    with another_site(f'<iframe src="{house.url}/games/{game}"></iframe>') as site:
        page.goto(site)
        expect(page.frame_locator("iframe").locator(".replay")).to_have_count(0)


def test_it_looks_right_in_every_language(house: House, visit: BrowserContext, critic: Critic) -> None:
    game = settle(house, GAME)
    critic.look("replay", watch(visit, f"{house.url}/games/{game}?at=60000&seat=1"))
    page = visit.new_page()
    page.goto(f"{house.url}/replay")
    page.wait_for_selector("a[href^='/games/']")
    critic.look("replays", page)
    page.goto(f"{house.url}/embed/{game}")
    page.wait_for_selector(".embed .tile img")
    critic.look("embed", page)
    critic.is_content()
