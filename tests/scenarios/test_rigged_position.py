"""S1: a game may begin in any position that it could come to, and in no other."""

from typing import Unpack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.rules import Game, begin, digest
from hushmaze.rules.notation import write
from hushmaze.rules.setup import Edition, Options, Rigging
from hushmaze.scenarios import Contradiction, ScenarioError
from tests.support.autopilot import play
from tests.support.table import TableWords, scenario_setup
from tests.support.wide import examples


def fault(scenario: int, position: str, **table: Unpack[TableWords]) -> str:
    """The word that is named for being wrong."""
    with pytest.raises(ScenarioError) as caught:
        scenario_setup(scenario, **table | {"rigging": Rigging(position=position)})
    (problem,) = caught.value.problems
    assert problem.contradiction is Contradiction.RIGGED_POSITION
    return problem.detail.partition(":")[0]


@examples(40)
@given(st.integers(1, 17), st.integers(0, 10**6), st.integers(1, 60))
def test_every_position_of_a_game_can_begin_another(number: int, seed: int, deeds: int) -> None:
    """S1: scenarios 1 to 17, however far they have come."""
    seats = 1 + seed % 4 if number != 9 else 4
    game = play(Game(scenario_setup(number, seats=seats, seed=seed)), seed, pace=900, most_deeds=deeds)
    rigging = Rigging(position=write(game.state))
    again = Game(scenario_setup(number, seats=seats, seed=seed, rigging=rigging))
    assert write(again.state) == write(game.state)
    assert again.now == game.state.time
    assert play(again, seed, pace=900).state.over


def test_what_a_position_leaves_open_is_as_dealt() -> None:
    setup = scenario_setup(6, seed=3, rigging=Rigging(position="phase=heist spent=0:0,3 turns=1"))
    dealt = begin(scenario_setup(6, seed=3))
    state = begin(setup)
    assert (state.stack, state.heroes, state.cards) == (dealt.stack, dealt.heroes, dealt.cards)
    assert state.deadline == 180_000
    assert state.spent


def test_the_hash_of_other_rigged_games_is_what_it_was() -> None:
    """Golden logs and books keep theirs: a position is hashed as the state it leads to."""
    state = begin(scenario_setup(2, rigging=Rigging(stack=())))
    assert digest(state) == "39f9d7d7c68b966856a216330cd275b62125a8afdafbfe0c8462adff50f7caf9"


BESIDE = "phase=heist map=1B@0:0,0/0;7@0:0,-1/0"
OFF = "phase=heist map=1A@0:0,0/0;5@0:3,0/0"


@pytest.mark.parametrize(
    ("word", "scenario", "position"),
    [
        ("phase=dusk", 2, "phase=dusk"),
        ("map", 2, "map=5@0:0,0/0"),
        ("map", 2, "map=1A@0:1,0/0 heroes=B0:5,2;M0:6,2;E0:5,3;D0:6,3"),
        ("map", 2, OFF),
        ("map", 3, "phase=heist map=1A@0:0,0/0;7@0:0,-1/2"),
        ("heroes", 17, f"{BESIDE} heroes=B0:1,-2;M0:2,-2;E0:1,1;D0:2,2"),
        ("heroes", 13, "heroes=B0:1,1;M0:2,1;E0:1,2;D0:2,2"),
        ("safe", 2, "phase=heist safe=B"),
        ("safe", 2, "phase=escape safe=BB"),
        ("safe", 3, "phase=escape safe=B heroes=B0:1,1;M0:2,1;E0:1,2;D0:2,2"),
        ("safe", 17, "phase=escape safe=B heroes=B-;M0:2,1;E0:1,2;D0:2,2"),
        ("phase", 2, "phase=won safe=B heroes=B-;M0:2,1;E0:1,2;D0:2,2"),
        ("phase", 2, "phase=lost"),
        ("phase", 2, "phase=heist loss=sand"),
        ("deadline", 2, "phase=heist deadline=0"),
        ("deadline", 2, "phase=heist deadline=180001"),
        ("deadline", 2, "phase=heist stopped=0"),
        ("deadline", 2, "stopped=-"),
        ("deadline", 2, "phase=heist turns=-1"),
        ("buried", 2, "buried=12"),
        ("spent", 2, "spent=0:2,0"),
        ("cards", 2, "cards=N,E,S,W"),
        ("bell", 2, "bell=4"),
        ("bell", 15, "phase=heist bell=1"),
        ("turns", 3, "phase=heist turns=7"),
        ("turns", 6, "phase=heist spent=0:0,3"),
        ("talk", 14, "phase=heist talk=yes"),
        ("ball", 5, "phase=heist ball=yes"),
        ("discard", 2, "phase=heist discard=yes"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_word(word: str, scenario: int, position: str) -> None:
    """S1: G7, C13, C17, W4, W5, H2, H3, P6, C11, C14 and C15 among them."""
    assert fault(scenario, position) == word


def test_what_only_some_tables_allow() -> None:
    """L1, E1: a solo card is the one on top; in edition A nothing waits in hand."""
    assert fault(2, "phase=heist cards=E deck=NESWCX/V", seats=1) == "cards"
    assert fault(2, "phase=heist bell=0", seats=1) == "bell"
    assert fault(2, "phase=heist hand=5", options=Options(edition=Edition.A)) == "hand"
    paused = Rigging(position="phase=heist stopped=0 paused=yes")
    assert begin(scenario_setup(2, rigging=paused, options=Options(pause=True))).paused
