"""Delays are as the figures say."""

from collections.abc import Iterator
from itertools import pairwise
from statistics import median, quantiles

import pytest

from hushmaze.bots.pace import HUMAN_REACTIONS, PACES, Delay
from hushmaze.bots.simulate.record import told
from hushmaze.bots.simulate.runs import GameToPlay, seated
from hushmaze.bots.simulate.table import TableRun
from hushmaze.protocol.words import BotLevel
from hushmaze.rules import Game
from hushmaze.rules.dice import Dice
from hushmaze.rules.events import EscalatorTaken, Moved, TheftDone, TilePlaced, VortexTaken


@pytest.mark.parametrize("delay", [HUMAN_REACTIONS.hand_over, HUMAN_REACTIONS.exploring, Delay(60, 200)])
def test_half_and_nine_of_ten_are_below_what_is_given(delay: Delay) -> None:
    dice = Dice("pace", 1)
    drawn = [delay.draw(dice) for _ in range(4000)]
    assert median(drawn) == pytest.approx(delay.median, rel=0.1)
    assert quantiles(drawn, n=10)[8] == pytest.approx(delay.nine_of_ten, rel=0.1)
    assert min(drawn) >= 1
    assert max(drawn) <= 4 * delay.nine_of_ten


def test_people_are_as_the_published_figures_say() -> None:
    """Four seats slide 0.35 times a second and move first after an exploration after a median of 4 s."""
    assert HUMAN_REACTIONS.hand_over == (1_000, 4_000)
    games = [_played(seed) for seed in range(1, 9)]
    slides = sum(len(told(game.events).slides) for game in games)
    assert slides / sum(game.state.time for game in games) * 1_000 == pytest.approx(0.35, rel=0.1)
    assert median(pause for game in games for pause in _pauses(game)) == pytest.approx(4_000, rel=0.2)
    long = sum(gap for game in games for gap in _gaps(game) if gap > 8_000)
    assert long / sum(game.state.time for game in games) < 0.25, "people do not sit still for so long"


def test_where_one_hero_goes_after_the_other_all_wait_for_the_next_one() -> None:
    games = [_played(seed, scenario=17, level=5) for seed in range(1, 4)]
    pauses = [pause for game in games for pause in _pauses_between_heroes_in_the_escape(game)]
    assert quantiles(pauses, n=10)[8] < HUMAN_REACTIONS.in_turn.nine_of_ten, "nobody waits for a lull"


def _played(seed: int, scenario: int = 3, level: int | None = None) -> Game:
    deal = GameToPlay(scenario=scenario, seats=4, seed=seed, level=level)
    setup = deal.setup()
    return TableRun(setup, seated(deal, setup)).play().game


def _gaps(game: Game) -> Iterator[int]:
    acts = [e.at for e in game.events if isinstance(e, TilePlaced | Moved | VortexTaken | EscalatorTaken)]
    return (after - before for before, after in pairwise(acts))


def _pauses(game: Game) -> Iterator[int]:
    """From each exploration to the next slide."""
    actions = [e for e in game.events if isinstance(e, TilePlaced | Moved | VortexTaken | EscalatorTaken)]
    for before, after in pairwise(actions):
        if isinstance(before, TilePlaced) and not isinstance(after, TilePlaced):
            yield after.at - before.at


def _pauses_between_heroes_in_the_escape(game: Game) -> Iterator[int]:
    stolen = next((e.at for e in game.events if isinstance(e, TheftDone)), game.state.time)
    moves = [e for e in game.events if isinstance(e, Moved | EscalatorTaken) and e.at > stolen]
    return (after.at - before.at for before, after in pairwise(moves) if after.hero is not before.hero)


def test_levels_go_from_relaxed_to_lightning() -> None:
    medians = [PACES[level].hand_over.median for level in BotLevel]
    assert medians == sorted(medians, reverse=True)
    assert PACES[BotLevel.HUMAN] == HUMAN_REACTIONS
