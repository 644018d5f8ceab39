"""Every reason for a refusal has an example (A10)."""

from collections.abc import Callable

import pytest

from hushmaze.rules import decide, digest
from hushmaze.rules.commands import Command
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.state import State
from tests.support.orders import after, order
from tests.support.table import game

R = Refusal
TWO = "two_boards"
WALLS = "moving_walls"


def stale() -> tuple[State, Command, int]:
    """The barbarian was moved before the command arrived."""
    before = game()
    return (after(before, "B west 1"), *order(before, "B north 1"))


def said(text: str, state: State) -> Callable[[], tuple[State, Command, int]]:
    return lambda: (state, *order(state, text))


EXAMPLES: dict[Refusal, Callable[[], tuple[State, Command, int]]] = {
    R.SPECTATOR: said("spectator: M north 1", game()),
    R.NO_SUCH_SEAT: said("7: M north 1", game()),
    R.NOT_STARTED: said("M north 1", game("phase=planning")),
    R.ALREADY_STARTED: said("start", game()),
    R.GAME_OVER: said("M north 1", game("phase=won")),
    R.TOO_LATE: said("M north 1 at 180000", game()),
    R.TIME_WENT_BACK: said("M north 1 at 3", game("time=4")),
    R.PAUSED: said("M north 1", after(game(pause=True), "pause")),
    R.NOT_PAUSED: said("resume", game(pause=True)),
    R.PAUSE_NOT_AGREED: said("pause", game()),
    R.DISCARD_FIRST: said("M north 1", game("discard=yes", rules=WALLS)),
    R.NOT_YOUR_ABILITY: said("0: M north 1", game("cards=WV,N,EC,SX")),
    R.HERO_IS_SAFE: said("M north 1", game("phase=escape safe=M", mage="-")),
    R.HERO_NOT_THERE: stale,
    R.NO_STEPS: said("M north 0", game()),
    R.WAY_BLOCKED: said("M north 2", game()),
    R.SQUARE_TAKEN: said("B vortex vB", game(mage="vB")),
    R.TILE_CLOSED: said("B vortex vB/3", game(rules="no_gatherings", north=3, mage="#3:3,3")),
    R.CAMERAS_WATCH: said("B north 1", game(rules="cameras", north=9, east=10)),
    R.VORTEX_CLOSED: said("B vortex vB", game("phase=escape")),
    R.NOT_A_VORTEX: said("B vortex vM", game()),
    R.NOT_ON_A_VORTEX: said("B vortex vB/1", game(rules=TWO, barbarian="1:1,1", mage="1:2,2")),
    R.SAME_BOARD: said("B vortex vB/3", game(rules=TWO, barbarian="vB/3", mage="1:2,2")),
    R.ALL_ON_ONE_BOARD: said("M vortex vM/1", game(rules=TWO, mage="vM/3")),
    R.NO_ESCALATOR: said("B escalator", game()),
    R.NOT_AN_EXPLORATION: said("B explore", game()),
    R.NOTHING_BEYOND: said("E explore", game(north=13, elf="xE/1")),
    R.STACK_EMPTY: said("E explore", game("stack=-", elf="xE")),
    R.TILE_IN_HAND: said("look", game("hand=9", elf="xE", mage="xM")),
    R.NO_LOOKING: said("look", game(edition="A", elf="xE", mage="xM")),
    R.ALREADY_VISIBLE: said("look", game(rules="stack_face_up", elf="xE", mage="xM")),
    R.NO_CHOICE: said("look", game(elf="xE")),
    R.NO_DISCARD_DUE: said("discard 9 13", game(rules=WALLS, north=9, east=13)),
    R.NOT_TWO_TILES: said("discard 9 9", game("discard=yes", rules=WALLS, north=9, east=13)),
    R.TILE_NOT_PLACED: said("discard 9 5", game("discard=yes", rules=WALLS, north=9, east=13)),
    R.START_TILE_STAYS: said("discard 9 1", game("discard=yes", rules=WALLS, north=9, east=13)),
    R.TILE_OCCUPIED: said("discard 9 13", game("discard=yes", rules=WALLS, north=9, east=13, elf="ca")),
    R.TILE_SPENT: said("discard 9 13", game("discard=yes", rules=WALLS, north=9, east=13, spent="ca")),
    R.MALL_WOULD_SPLIT: said("discard 9 13", game("discard=yes", north=13, east=9, laid="12@0:0,-2/0")),
    R.THEFT_BY_ITSELF: said("steal", game()),
    R.ALREADY_STOLEN: said("steal", game("phase=escape", edition="B")),
    R.ITEMS_NOT_COVERED: said("steal", game(edition="B")),
    R.NOT_SOLO: said("turn", game()),
    R.SOLO: said("stare 0", game(seats=1)),
    R.NO_BELL: said("bell 0", game(rules="no_bell")),
    R.NOT_THE_LEADER: said("0: bell 0", game("cards=NE,-,WV,SCX", rules="leader")),
    R.STARE_AT_YOURSELF: said("0: stare 0", game()),
    R.SILENCE: said("say hello", game()),
    R.HANDS_ONLY: said("say hello", game("talk=yes", rules="hands_only")),
    R.NOTHING_SAID: said("say  ", game("talk=yes")),
    R.TOO_LONG: said("say " + "ha" * 300, game("talk=yes")),
    R.NO_SUCH_SQUARE: said("ping 30,30", game("talk=yes")),
}


@pytest.mark.parametrize("refusal", Refusal, ids=lambda refusal: refusal.name.lower())
def test_every_reason_has_its_example(refusal: Refusal) -> None:
    """A10: a reason from a fixed list, and nothing has changed."""
    state, command, now = EXAMPLES[refusal]()
    before = digest(state)
    assert decide(state, command, now) is refusal
    assert digest(state) == before
