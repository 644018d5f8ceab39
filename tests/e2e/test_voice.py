"""Voices are heard in a talk window and at no other time: measured where they arrive, in real browsers.

The microphone is a file with one steady tone. What arrives over the network shows what the sender cuts; what
is left of it in the received track shows what the receiver cuts.
"""

import json
import math
import struct
import urllib.request
import wave
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from hushmaze.rules import Game
from hushmaze.rules.acting import refusal_to_use
from hushmaze.rules.reach import Slide, reach
from hushmaze.rules.state import State
from hushmaze.rules.words import DIRECTIONS, HEROES, Seat
from hushmaze.server.rooms import new_games
from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.e2e.house import House
from tests.support.patience import PATIENCE_MS

TAP = Path(__file__).with_name("voice_tap.js").read_text(encoding="utf-8")
TABLE = {"scenario": 1, "seats": 2, "cards": ["NEV", "SWCX"]}

ROWS = ("1234", "qwer", "asdf", "zxcv")
"""The keys of the matrix: a row for each ability of the card, a column for each hero."""

LISTEN_S = 1.5
AUDIBLE = 0.02
"""From 0 to 1. What browsers make of silence is a thousandth of it."""


class Heard(NamedTuple):
    """The loudest that came, and the loudest that was left of it."""

    arrived: float
    heard: float


def silent(level: float) -> bool:
    return level < AUDIBLE / 20


def tone(file: Path) -> None:
    """One second of 440 hertz, to be played over and over."""
    rate = 48_000
    samples = (int(20_000 * math.sin(math.tau * 440 * at / rate)) for at in range(rate))
    with wave.open(str(file), "wb") as written:
        written.setparams((1, 2, rate, 0, "NONE", ""))
        written.writeframes(b"".join(struct.pack("<h", sample) for sample in samples))


@pytest.fixture
def microphones(playwright: Playwright, browser: Browser, tmp_path: Path) -> Iterator[Browser]:
    """A browser whose microphones all hear the tone; `browser` is there to skip where there is none."""
    file = tmp_path / "tone.wav"
    tone(file)
    flags = [
        *FLAGS,
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        f"--use-file-for-fake-audio-capture={file}",
        "--autoplay-policy=no-user-gesture-required",
        "--allow-loopback-in-peer-connection",
    ]
    assert browser.is_connected()
    started = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
    yield started
    started.close()


def new_room(house: House, **table: int) -> str:
    body = json.dumps({"table": {**TABLE, **table}}).encode()
    headers = {"Content-Type": "application/json"}
    asked = urllib.request.Request(f"{house.url}/api/rooms", body, headers, method="POST")
    with urllib.request.urlopen(asked) as answer:
        code: str = json.load(answer)["code"]
    return code


def visit(browser: Browser, house: House, code: str) -> Page:
    page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en").new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(TAP)
    page.goto(f"{house.url}/{code}")
    return page


def in_the_lobby(browser: Browser, house: House, code: str) -> tuple[Page, Page]:
    """The host, and somebody on the other seat."""
    ada = visit(browser, house, code)
    expect(ada.get_by_role("button", name="Start the heist")).to_be_visible()
    bo = visit(browser, house, code)
    expect(bo.get_by_role("button", name="ready", exact=False).first).to_be_visible()
    return ada, bo


def listen(page: Page) -> Heard:
    found = page.evaluate("(seconds) => tap.listen(seconds)", LISTEN_S)
    return Heard(found["arrived"], found["heard"])


def listen_until_it_comes(page: Page) -> Heard:
    """A busy machine takes its time to bring the first of it."""
    tries = (listen(page) for _ in range(20))
    return next((heard for heard in tries if heard.arrived > AUDIBLE), Heard(0, 0))


def voice_on(*pages: Page) -> None:
    for page in pages:
        page.get_by_role("button", name="Turn on voice").click()
        expect(page.get_by_role("button", name="Hold to speak")).to_be_visible()
    for page in pages:
        page.wait_for_function(
            "() => tap.connections.length && tap.connections.every((c) => c.connectionState === 'connected')"
        )


def the_game(house: House) -> str:
    ((name, _),) = house.ask(house._store.unfinished_games())
    return name


def steps_to_hourglass(game: Game) -> list[tuple[Seat, str]]:
    """Who presses which key, step by step, until a hero stands on the nearest hourglass."""
    ahead: list[tuple[State, list[tuple[Seat, str]]]] = [(game.state, [])]
    seen = {game.state.heroes}
    for state, keys in ahead:
        if any(where in state.board.hourglasses for where in state.heroes):
            return keys
        for ability in DIRECTIONS:
            for slide in reach(state)[ability]:  # type: ignore[index] # directions are the first abilities
                assert isinstance(slide, Slide)
                heroes = list(state.heroes)
                heroes[slide.hero] = state.board.rays_by_hero[False][slide.hero][slide.origin << 2 | ability][
                    0
                ]
                if tuple(heroes) in seen:
                    continue
                seen.add(tuple(heroes))
                seat = next(Seat(s) for s in range(2) if refusal_to_use(state, Seat(s), ability) is None)
                row = state.cards[seat].index(ability)
                key = ROWS[row][HEROES.index(slide.hero)]
                ahead.append((state._replace(heroes=tuple(heroes)), [*keys, (seat, key)]))
    raise AssertionError("no hourglass can be reached")


def step(page: Page, key: str, house: House) -> None:
    """One step by keyboard, until the log has it."""
    game = the_game(house)
    before = len(house.game(game).events)
    page.keyboard.press(key)
    for _ in range(PATIENCE_MS // 20):
        if len(house.game(game).events) > before:
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"{key} did nothing")


def test_voices_are_heard_only_while_talk_is_open(
    microphones: Browser, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T1, T2, T4: planning, silence, a talk window; and a sender that does not keep to it."""
    monkeypatch.setattr(new_games, "randbits", lambda _bits: 7)
    ada, bo = in_the_lobby(microphones, house, new_room(house))
    ada.get_by_role("button", name="Start the heist").click()
    voice_on(ada, bo)

    assert silent(listen(bo).heard), "voice is on, but nobody holds the button"
    ada.get_by_role("button", name="Hold to speak").hover()
    ada.mouse.down()
    assert listen_until_it_comes(bo).heard > AUDIBLE, "planning: talk is open"
    ada.mouse.up()
    listen(bo)  # to the end of it

    ada.get_by_role("button", name="Start the sand").click()
    expect(bo.get_by_role("button", name="Hold to speak")).to_have_count(0)
    ada.keyboard.down("y")
    silence = listen(bo)
    assert silent(silence.heard), "nobody may talk"
    assert silent(silence.arrived), "so the sender sends nothing"

    ada.evaluate("() => tap.microphones.forEach((track) => (track.enabled = true))")
    cheated = listen_until_it_comes(bo)
    assert cheated.arrived > AUDIBLE, "a sender that was meddled with"
    assert silent(cheated.heard), "is cut by the receiver"
    ada.evaluate("() => tap.microphones.forEach((track) => (track.enabled = false))")
    ada.keyboard.up("y")

    for seat, key in steps_to_hourglass(house.game(the_game(house))):
        step((ada, bo)[seat], key, house)
    expect(ada.get_by_role("button", name="Hold to speak")).to_be_visible()
    ada.keyboard.down("y")
    assert listen_until_it_comes(bo).heard > AUDIBLE, "a talk window"
    ada.keyboard.up("y")


def test_voices_are_heard_around_the_game(microphones: Browser, house: House) -> None:
    """T4: in the lobby and after the end talk is free; who switched voice on in the lobby keeps it."""
    ada, bo = in_the_lobby(microphones, house, new_room(house, hourglass_ms=1_000))
    voice_on(ada, bo)
    ada.keyboard.down("y")
    assert listen_until_it_comes(bo).heard > AUDIBLE, "the lobby"
    ada.keyboard.up("y")
    listen(bo)  # to the end of it

    ada.get_by_role("button", name="Start the heist").click()
    ada.get_by_role("button", name="Start the sand").click()
    expect(ada.get_by_role("heading", name="Caught!")).to_be_visible()
    assert silent(listen(bo).heard), "nobody holds the button"
    expect(ada.get_by_role("button", name="Hold to speak")).to_be_visible()
    ada.keyboard.down("y")
    assert listen_until_it_comes(bo).heard > AUDIBLE, "the end"
    ada.keyboard.up("y")


def microphone_goes_off(page: Page) -> None:
    page.wait_for_function(
        "() => tap.microphones.length && tap.microphones.every((track) => track.readyState === 'ended')"
    )


def test_no_microphone_stays_on_where_voice_is_turned_off(microphones: Browser, house: House) -> None:
    """By the host for all, or because somebody only watches now."""
    ada, bo = in_the_lobby(microphones, house, new_room(house))
    voice_on(ada, bo)
    bo.get_by_role("button", name="Stand up and watch").click()
    microphone_goes_off(bo)
    expect(ada.get_by_role("button", name="Hold to speak")).to_be_visible()
    ada.get_by_role("switch", name="Voice chat").click()
    microphone_goes_off(ada)


def test_a_microphone_that_is_allowed_too_late_goes_off_again(microphones: Browser, house: House) -> None:
    ada, _ = in_the_lobby(microphones, house, new_room(house))
    ada.evaluate("() => void tap.letItWait()")
    ada.get_by_role("button", name="Turn on voice").click()
    ada.wait_for_function("() => tap.microphones.length")
    ada.locator('a[href="/"]').first.click()
    expect(ada.get_by_role("button", name="Turn on voice")).to_have_count(0)
    ada.evaluate("() => tap.allow()")
    microphone_goes_off(ada)


def test_where_single_keys_are_off_none_speaks(microphones: Browser, house: House) -> None:
    ada, _ = in_the_lobby(microphones, house, new_room(house))
    for single_keys in (False, True):
        ada.evaluate(
            "(on) => (localStorage['hushmaze.settings'] = JSON.stringify({ singleKeys: on }))", single_keys
        )
        ada.reload()
        ada.get_by_role("button", name="Turn on voice").click()
        hold = ada.get_by_role("button", name="Hold to speak")
        expect(hold).to_be_visible()
        ada.keyboard.down("y")
        expect(hold).to_have_attribute("aria-pressed", "true" if single_keys else "false")
        ada.keyboard.up("y")
