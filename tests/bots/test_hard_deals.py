"""Deals in which bots once froze, fell silent or rang in chorus."""

from itertools import pairwise

import pytest

from hushmaze.bots.public_game import went_by
from hushmaze.bots.simulate.asking import read_team
from hushmaze.bots.simulate.runs import GameToPlay, seated
from hushmaze.bots.simulate.table import TableRun
from hushmaze.protocol.words import BotLevel
from hushmaze.rules import Game
from hushmaze.rules.events import BellPlaced, TheftDone
from hushmaze.rules.state import Phase
from tests.support.wide import wide

LONGEST_SILENCE_MS = 20_000
BETWEEN_BELLS_MS = 2_000


def played(
    scenario: int, seed: int, level: int | None = None, team: str = "teammate", seats: int = 4
) -> Game:
    players = read_team(team, BotLevel.HUMAN)
    deal = GameToPlay(scenario=scenario, seats=seats, seed=seed, level=level, team=players)
    setup = deal.setup()
    run = TableRun(setup, seated(deal, setup)).play()
    assert not run.wrong
    return run.game


def silences(game: Game) -> list[int]:
    acts = [event.at for event in game.events if went_by(event) is not None]
    return [after - before for before, after in pairwise([0, *acts, game.state.time])]


@pytest.mark.parametrize(
    ("scenario", "level", "seed"),
    [
        (13, 6, 5550024),
        (17, 7, 5550005),
        wide(13, 7, 70700705),
        wide(13, 7, 5550001),
        wide(17, 7, 5550010),
    ],
)
def test_a_goal_that_cannot_be_reached_hides_no_other(scenario: int, level: int, seed: int) -> None:
    """C13, C17: the ball or the hourglass lies where this hero must not go now, and others can.

    They froze before the theft; whether the sand then lasts to the end is another matter.
    """
    game = played(scenario, seed, level)
    assert any(isinstance(event, TheftDone) for event in game.events)


@pytest.mark.parametrize(
    "seed",
    [
        996001,  # to a camera, with another hero at a door of its tile
        996069,  # to a door, with another hero about to open one
        wide(996016),  # to doors beyond each other
        wide(996047),  # to an hourglass, with another hero at a door of its tile
    ],
)
def test_nobody_makes_way_back_and_forth_past_closed_tiles(seed: int) -> None:
    """C17: until the sand was out two heroes stepped aside for each other, and back again."""
    assert any(isinstance(event, TheftDone) for event in played(17, seed, level=7).events)


def test_nobody_waits_beside_an_hourglass_while_there_is_work() -> None:
    """H3: once 132 s went by with 140 s of sand and 23 slides to go."""
    game = played(3, 918310)
    assert game.state.phase is Phase.WON
    assert max(silences(game)) <= LONGEST_SILENCE_MS


@pytest.mark.parametrize("partner", ["dozer", "idle"])
def test_bells_come_from_one_bot_and_one_at_a_time(partner: str) -> None:
    """T5: with somebody who has to be rung at, or does not even hear it."""
    game = played(3, 61_003, team=f"teammate,teammate,teammate,{partner}")
    bells = [event for event in game.events if isinstance(event, BellPlaced)]
    assert len(bells) >= 3
    assert all(after.at - before.at >= BETWEEN_BELLS_MS for before, after in pairwise(bells))


@pytest.mark.wide
def test_somebody_who_wakes_up_for_a_bell_is_rung_at_and_the_game_is_won() -> None:
    """T5: mostly. Bots that wait to be understood win three of eight such games."""
    games = [played(3, seed, team="teammate,teammate,teammate,dozer") for seed in (61_003, 61_004, 61_005)]
    assert sum(game.state.phase is Phase.WON for game in games) >= 2


def test_somebody_who_does_nothing_is_done_without_where_others_hold_the_same_cards() -> None:
    """S4: at eight seats."""
    game = played(
        3, 61_001, team="teammate,idle,teammate,teammate,teammate,teammate,teammate,teammate", seats=8
    )
    assert game.state.phase is Phase.WON


def test_alone_nobody_keeps_a_card_for_the_hourglass_while_others_have_work() -> None:
    """L1, H3: for 153 s a bot kept the card with which it would turn the hourglass, and no other hero ran."""
    game = played(6, 131016, seats=1)
    assert game.state.phase is Phase.WON
    assert max(silences(game)) <= 2 * LONGEST_SILENCE_MS


@pytest.mark.parametrize("seed", [131007, 131009, 131018])
def test_alone_cameras_are_broken_before_the_sand_is_out(seed: int) -> None:
    """P7, P8: doors were opened behind which more cameras were, and nobody waited before the hourglass."""
    game = played(7, seed, seats=1)
    assert game.state.phase is Phase.WON
