"""A person and three bots: a window in which the person can write, signs in Hands only, a patient game."""

import json
import re

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as NothingCameError

from hushmaze.bots.courtesy.patience import PATIENCE_MS
from hushmaze.bots.public_game import went_by
from hushmaze.rules import Command, Refusal, State, decide, legal
from hushmaze.rules.commands import Move, Start
from hushmaze.rules.events import HourglassTurned, Pinged, Remarked, Said, Signed
from hushmaze.rules.reach import Slide
from hushmaze.rules.words import Seat
from tests.e2e.guest import QUIET, Guest
from tests.e2e.house import House
from tests.e2e.partner import MOMENT_MS, Partner
from tests.e2e.party import NO_HURRY_MS, Party
from tests.support.patience import PATIENCE_MS as TEST_PATIENCE_MS

LONG_MS = 60_000
"""Bots listen for longer than the slowest machine needs to type a line."""

I_CAN_OR_CAN_YOU = re.compile(r"I can .+\.|can (you|someone) .+\?")
IN_POLISH = re.compile(r"mogę .+\.|(możesz|może) .+\?")


def table(scenario: int, **more: object) -> dict[str, object]:
    return {"scenario": scenario, "seats": 4, "hourglass_ms": NO_HURRY_MS, "bots_listen_ms": LONG_MS, **more}


def seat_bots(party: Party, host: Guest) -> None:
    host.page.get_by_role("switch", name="Bots in the empty seats").click()
    host.page.get_by_text("lightning", exact=True).click()
    party.until(lambda room: [bot["level"] for bot in room["bots"]] == ["lightning"] * 3)


def begun(party: Party) -> Guest:
    """Ada sits with three bots, and the sand runs."""
    ada = party.sit("Ada")
    seat_bots(party, ada)
    party.deal()
    party.do(0, Start())
    return ada


def until_talk(party: Party) -> int:
    """They play until a talk window opens; gives how many events there are by then."""
    Partner(party, seat=0).play_on(lambda state: state.running and state.talk)
    return len(party.game.events)


def say_in_a_window(party: Party, speaker: Guest, words: str) -> int:
    """As `until_talk`; a window that a move on its way closes at once is let go."""
    while True:
        opened = until_talk(party)
        assert not party.game.state.over, "no window stayed open"
        speaker.page.set_default_timeout(MOMENT_MS)
        try:
            speaker.say(words)
        except NothingCameError:
            continue
        finally:
            speaker.page.set_default_timeout(TEST_PATIENCE_MS)
        return opened


def reading_polish(house: House, browser: Browser, party: Party) -> Guest:
    watcher = Guest(browser, house.url, "Ewa")
    likes = json.dumps(json.dumps({**QUIET, "language": "pl", "name": "Ewa"}))
    watcher.context.add_init_script(f"localStorage['hushmaze.settings'] = {likes}")
    party.others.append(watcher)
    return watcher.open(f"/{party.code}")


def short_move(state: State) -> Move:
    """Any of the person's that does not turn the hourglass again."""
    slides = [option for option in legal(state, Seat(0)) if isinstance(option, Slide)]
    moves = [slide.move(slide.steps[0]) for slide in slides]
    return next(move for move in moves if not turns_the_hourglass(state, move))


def turns_the_hourglass(state: State, move: Move) -> bool:
    events = decide(state, Command(Seat(0), move), state.time)
    assert not isinstance(events, Refusal)
    return any(isinstance(event, HourglassTurned) for event in events)


def test_in_a_talk_window_the_person_writes_and_bots_answer_in_the_readers_language(
    house: House, browser: Browser
) -> None:
    """T2, T4"""
    with Party(house, browser, table(4)) as party:
        ada = begun(party)
        ewa = reading_polish(house, browser, party)
        ewa.table.wait_for()
        opened = say_in_a_window(party, ada, "Let us think about the exits first.")
        words = ada.page.get_by_role("group", name="What was said")
        expect(words).to_contain_text("Let us think about the exits first.")
        expect(words).to_contain_text(I_CAN_OR_CAN_YOU)
        expect(ewa.page.get_by_role("group", name="Co powiedziano")).to_contain_text(IN_POLISH)
        game = party.game
        assert game.state.talk, "nobody has closed the window"
        said = game.events[opened:]
        assert {type(event) for event in said} == {Said, Remarked}
        assert sum(isinstance(event, Remarked) for event in said) <= 2
        assert not party.do(0, short_move(game.state)).state.talk, "who acts has talked enough"


def test_a_bot_shows_a_sign_where_only_hands_may_talk(house: House, browser: Browser) -> None:
    """C12"""
    with Party(house, browser, table(12, level=2), deal=0) as party:
        ada = begun(party)
        opened = until_talk(party)
        signs = house.until(lambda: [e for e in party.game.events[opened:] if isinstance(e, Signed)])
        assert signs[0].seat in (1, 2, 3)
        ada.sees(re.compile(r"^\w+ shows: "))
        told = party.game.events[opened:]
        assert {type(event) for event in told} <= {Signed, Pinged}


@pytest.mark.wide
def test_patient_bots_leave_the_first_move_to_the_person(house: House, browser: Browser) -> None:
    """In this deal nearly everything useful at the start is on Ada's card."""
    with Party(house, browser, table(1), deal=2) as party:
        ada = party.sit("Ada")
        seat_bots(party, ada)
        ada.page.get_by_role("switch", name="Patient bots").click()
        ada.page.get_by_text("novice", exact=True).click()
        party.until(lambda room: room["table"].get("bots_skill") == "novice")
        assert party.room["table"]["bots_patient"] is True
        party.deal()
        began = party.do(0, Start()).events[-1].at
        Partner(party, seat=0).play_on(lambda state: len(state.board.tiles) >= 2)
        actions = [went for event in party.game.events if (went := went_by(event)) is not None]
        assert actions[0].seat == 0 or actions[0].at >= began + PATIENCE_MS
