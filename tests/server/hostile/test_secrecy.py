"""What nobody has seen yet is in nothing that is sent (S3), and a token is its owner's alone."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from hushmaze.rules import begin
from hushmaze.scenarios import Table, prepare, scenario_number
from hushmaze.server.transport import run
from tests.server.hostile.bot_twins import BotTwins
from tests.server.hostile.day_of_bots import watch_bots_alone
from tests.server.hostile.open_game import watch_over_sockets
from tests.server.hostile.played_on import PlayedOnGame
from tests.server.hostile.search import Secrets, secrets_told
from tests.server.hostile.twins import aligned, mixed
from tests.server.hostile.watched_day import WatchedDay
from tests.server.hostile.watched_game import WALLS, Findings, WatchedGame

SECRETS = Secrets(b"4611686018427387", b"c0ffee", (7, 3, 9, 2, 5), ("N", "V", "C", "X"))


def watched(scenario: int, seats: int | None = None) -> Findings:
    return asyncio.run(WatchedGame(scenario, 1, 40, seats).watch())


@pytest.mark.parametrize("scenario", range(1, 18))
def test_games_that_differ_in_what_is_hidden_look_the_same(scenario: int) -> None:
    found = watched(scenario)
    assert found.leaks == []
    assert found.reveals > 0
    assert found.ended == 1


@pytest.mark.parametrize("scenario", [1, 7])
def test_alone_the_order_of_the_draw_pile_is_hidden(scenario: int) -> None:
    found = watched(scenario, seats=1)
    assert found.leaks == []
    assert found.events["CardTurned"] > 0


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_tiles_that_go_under_the_stack_tell_nothing_of_those_above(seats: int) -> None:
    """C11: games are watched until one of them has put tiles under the stack."""
    seen = Findings()
    for seed in range(1, 16):
        seen.add(asyncio.run(WatchedGame(11, seed, 200, seats, **WALLS).watch()))
        if seen.events["TilesDiscarded"]:
            break
    assert seen.leaks == []
    assert seen.events["TilesDiscarded"] > 0


@pytest.mark.parametrize("given_up", [False, True], ids=["played", "given up"])
@pytest.mark.parametrize("days", range(7))
def test_the_deal_of_a_day_is_told_to_nobody_before_it_is_over(days: int, given_up: bool) -> None:
    """One of each weekday, so that easy and hard ones are among them."""
    found = asyncio.run(WatchedDay(days, 1, 40, 2 + days % 3, given_up=given_up).watch())
    assert found.leaks == []
    assert found.reveals > 0
    assert found.ended == 1


def test_bots_alone_do_not_show_the_deal_of_a_day_to_whoever_watches() -> None:
    found = asyncio.run(watch_bots_alone(0))
    assert found.leaks == []
    assert found.messages > 0


@pytest.mark.parametrize("scenario", [3, 7, 11])
def test_a_game_that_goes_on_from_another_tells_no_more_than_any_game(scenario: int) -> None:
    found = asyncio.run(PlayedOnGame(scenario, 2, 40, 3).watch())
    assert found.leaks == []
    assert found.games == 2


@pytest.mark.parametrize(("scenario", "seats"), [(3, 4), (8, 3)])
def test_bots_show_nothing_of_what_is_hidden(scenario: int, seats: int) -> None:
    """Twin games again: every deed of every bot is the same at the same moment."""
    found = asyncio.run(BotTwins(1).watch(scenario, seats, 400))
    assert found.leaks == []
    assert found.reveals > 1
    assert found.deeds > 10


@pytest.mark.parametrize(("scenario", "seats"), [(4, 3), (8, 2)])
def test_nothing_secret_travels_over_real_sockets(tmp_path: Path, scenario: int, seats: int) -> None:
    found = run(watch_over_sockets(tmp_path, scenario, seats, deeds=30))
    assert found.leaks == []
    assert found.messages > 30


@pytest.mark.parametrize(
    "payload",
    [
        b'{"type":"game","view":{"seed":1}}',
        b'{"type":"room","x":"4611686018427387"}',
        b'{"type":"error","message":"c0ffee"}',
        b'{"type":"game","heading":{"rigged":{"stack":[1]}}}',
        b'{"type":"game","heading":{"secret":1}}',
        b'{"type":"game","view":{"stack":{"unseen":[3,9,2,5]}}}',
        b'{"type":"game","view":[{"deck":["N","V","C","X"]}]}',
    ],
)
def test_the_search_finds_what_it_looks_for(payload: bytes) -> None:
    assert list(secrets_told(payload, SECRETS))


def test_the_search_is_not_alarmed_by_what_everybody_knows() -> None:
    assert not list(secrets_told(b'{"type":"game","view":{"stack":{"unseen":[2,3,5,7,9]}}}', SECRETS))


@pytest.mark.parametrize("scenario", [3, 8, 13])
def test_twins_differ_in_what_is_hidden_and_only_there(scenario: int) -> None:
    state = begin(prepare(scenario_number(scenario), Table(seats=3, seed=5)))
    other = mixed(state, Random(1))
    shown = int(state.setup.switches.stack_face_up)
    assert sorted(other.stack) == sorted(state.stack)
    assert other.stack[:shown] == state.stack[:shown]
    assert other.stack[shown] != state.stack[shown]
    assert aligned(other, state).stack[: shown + 1] == state.stack[: shown + 1]
