"""A hash that is the same everywhere and differs where anything differs."""

import subprocess
import sys
from dataclasses import replace

from hypothesis import given

from hushmaze.rules import begin, digest
from hushmaze.rules.digest import fingerprint
from hushmaze.rules.setup import Rigging
from hushmaze.rules.squares import Place
from hushmaze.rules.state import Deck, Loss, Phase, State
from hushmaze.rules.words import ABILITIES, Hero, Seat, TileNumber
from tests.support.orders import after
from tests.support.spots import spot
from tests.support.table import game, scenario_setup, setup_of
from tests.support.wander import reachable_states
from tests.support.wide import examples

FAR = Place(0, 30, 30)


@examples(50)
@given(reachable_states())
def test_every_field_counts(state: State) -> None:
    """S1: a state that differs in one field has another digest."""
    changed = {
        "phase": Phase.WON if state.phase is not Phase.WON else Phase.LOST,
        "time": state.time + 1,
        "board": state.board.placing(state.setup.faces[TileNumber(13)], FAR, 1),
        "heroes": (*state.heroes[1:], state.heroes[0]),
        "safe": (*state.safe, Hero.ELF),
        "stack": (*state.stack, TileNumber(1)),
        "buried": state.buried + 1,
        "hand": TileNumber(2) if state.hand != 2 else None,
        "spent": state.spent ^ {spot(state.board, "hg/1")},
        "cards": tuple(ABILITIES[:5] for _ in state.cards),
        "deck": Deck(ABILITIES[:3], ABILITIES[3:]),
        "deadline": state.deadline + 1,
        "stopped_at": 1 if state.stopped_at is None else state.stopped_at + 1,
        "turns": state.turns + 1,
        "talk": not state.talk,
        "bell": Seat(0) if state.bell is None else None,
        "ball_used": not state.ball_used,
        "discard_due": not state.discard_due,
        "was_paused": not state.was_paused,
        "was_interrupted": not state.was_interrupted,
        "loss": Loss.WALLS if state.loss is None else None,
    }
    assert {*changed, "setup"} == set(State._fields)
    digests = {digest(state._replace(**{name: value})) for name, value in changed.items()}  # type: ignore[arg-type] # one field at a time
    assert len(digests) == len(changed)
    assert digest(state) not in digests


def test_the_setup_counts_too() -> None:
    """S1: even the seed, though nothing may show it yet."""
    setup = setup_of()
    others = [
        setup_of(seed=1),
        setup_of(rules="no_talk"),
        setup_of(edition="A"),
        setup_of(seats=5),
        setup_of(face="B"),
        setup_of(hourglass_ms=1000),
        setup_of(stack=[2, 3]),
        setup_of(on_top=[2]),
        setup_of(shuffled=True),
        setup_of(rigging=Rigging()),
    ]
    assert len({fingerprint(one) for one in [setup, *others]}) == len(others) + 1
    assert fingerprint(replace(setup)) == fingerprint(setup)
    assert digest(begin(setup_of(pause=True))) != digest(begin(setup)), "though nothing else differs yet"


def test_commands_that_meet_again_meet_in_the_digest() -> None:
    state = game("cards=N,WV,EC,SX")
    assert digest(after(state, "M north 1", "M south 1")) == digest(state)


def test_another_process_finds_the_same_digest() -> None:
    """S1: whatever the order in which that process hashes its sets."""
    code = (
        "from hushmaze.rules import begin, digest\n"
        "from hushmaze.scenarios import Table, prepare, scenario_number\n"
        "print(digest(begin(prepare(scenario_number(13), Table(seats=5, seed=77)))))"
    )
    here = digest(begin(scenario_setup(13, seats=5, seed=77)))
    for hash_seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert run.stdout.strip() == here
