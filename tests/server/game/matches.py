"""What tests of a match share: a started game, some legal move, the state its log leads to."""

from hushmaze.protocol.game_log.log import read_event
from hushmaze.rules import begin, evolve
from hushmaze.rules.commands import Move, Start
from hushmaze.rules.setup import Options
from hushmaze.rules.state import State
from tests.server.support import Played, heading_of
from tests.support.wander import legal_commands

HOURGLASS_MS = 180_000


def started(options: Options = Options()) -> Played:
    played = Played(heading_of(options=options))
    assert played.do(0, Start())["type"] == "done"
    return played


def a_move(state: State) -> tuple[int, Move]:
    """Some seat's legal move."""
    for seat, deed in legal_commands(state):
        if isinstance(deed, Move) and seat is not None:
            return seat, deed
    raise AssertionError("no hero can move")


def replayed(played: Played) -> State:
    state = begin(played.heading.setup())
    for line in played.disk.lines:
        state = evolve(state, read_event(line)[0])
    return state
