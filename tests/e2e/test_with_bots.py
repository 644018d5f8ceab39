"""One person and three bots: the person drops, a bot holds the seat, the person is back, and they win."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from hushmaze.rules import Game
from hushmaze.rules.commands import Start
from hushmaze.rules.state import Phase
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.partner import Partner
from tests.e2e.party import NO_HURRY_MS, Party
from tests.e2e.way import way_to

TABLE = {"scenario": 3, "seats": 4, "hourglass_ms": NO_HURRY_MS}

_SIT_BY_FORCE = """(code) => new Promise((resolve) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`)
  const send = (message) => socket.send(JSON.stringify(message))
  socket.onopen = () => send({ type: 'join', room: code })
  socket.onmessage = ({ data }) => {
    const { type, reason } = JSON.parse(data)
    if (type === 'welcome') send({ type: 'sit', seat: 0 })
    if (type === 'seat' || type === 'error') resolve(reason ?? 'sat down')
  }
})"""


@pytest.fixture
def bots_come_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """They hold a seat after a moment."""
    monkeypatch.setattr("hushmaze.server.bots.held_seats.HOLD_AFTER_MS", 300)


def seat_bots(party: Party, host: Guest) -> None:
    host.page.get_by_role("switch", name="Bots in the empty seats").click()
    host.page.get_by_text("lightning", exact=True).click()
    party.until(lambda room: [bot["level"] for bot in room["bots"]] == ["lightning"] * 3)


def here(room: dict[str, Any]) -> dict[int, int | None]:
    """Who is here, and on which seat."""
    return {person["id"]: person["seat"] for person in room["people"] if person["here"]}


def deeds_of(game: Game, seat: int, since: int = 0) -> int:
    return sum(getattr(event, "seat", None) == seat for event in game.events[since:])


def stays_out(stranger: Guest, party: Party) -> None:
    expect(stranger.button("Take seat")).to_have_count(0)
    assert stranger.page.evaluate(_SIT_BY_FORCE, party.code) == "seat_held"


@pytest.mark.usefixtures("rigged", "bots_come_soon")
def test_the_person_drops_comes_back_and_wins_with_three_bots(house: House, browser: Browser) -> None:
    with way_to(house) as way, Party(house, browser, TABLE) as party:
        ada = party.sit("Ada", url=way.url)
        seat_bots(party, ada)
        party.deal()
        party.do(0, Start())
        stranger = Guest(browser, house.url, "Mallory").open(f"/{party.code}")
        stranger.sees("You are watching")
        partner = Partner(party, seat=0)
        partner.play_on(lambda state: len(state.board.tiles) >= 3)

        house.ask(way.cut())
        (me,) = [person["id"] for person in party.room["people"] if person["seat"] == 0]
        party.until(lambda room: [bot["holds"] for bot in room["bots"]] == [me, None, None, None])
        held_at = len(party.game.events)
        stays_out(stranger, party)
        stranger.close()
        house.until(lambda: deeds_of(party.game, 0, since=held_at))

        house.ask(way.mend())
        ada.open(f"/{party.code}")
        first = house.until(lambda: room if me in here(room := party.room) else None)
        assert here(first)[me] == 0
        assert [bot["seat"] for bot in first["bots"]] == [1, 2, 3], "the seat is given back at once"
        ada.table.wait_for()

        before = len(party.game.events)
        assert partner.play_on(lambda state: state.over).phase is Phase.WON
        ada.sees("You did it!")
        assert deeds_of(party.game, 0, since=before) > 0, "the person has had a hand in it"


def test_with_bots_in_two_clicks(house: House, browser: Browser) -> None:
    guest = Guest(browser, house.url, "Ada").open("/")
    guest.button("Play with bots").click()
    guest.button("Start the heist").click()
    guest.table.wait_for()
    expect(guest.page.get_by_text("bot", exact=True)).to_have_count(3)
    guest.close()
