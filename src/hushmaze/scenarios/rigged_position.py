"""Whether a position put up by hand is one the game could come to: what reading it alone does not see."""

from collections.abc import Callable

from hushmaze.rules import State, begin
from hushmaze.rules.begin import first_board
from hushmaze.rules.exploring import on_ball
from hushmaze.rules.setup import Setup
from hushmaze.rules.squares import NOWHERE, Place, board_of
from hushmaze.rules.state import Phase
from hushmaze.rules.words import ABILITIES, DIRECTIONS, HEROES, Kind

_USED_UP = (Kind.HOURGLASS, Kind.CAMERA, Kind.BALL)


def fault_of_position(setup: Setup) -> str:
    """What is wrong with the position in which a game is to begin; nothing where it begins as usual."""
    if setup.dealt:
        return ""
    try:
        state = begin(setup)
    except ValueError as error:
        return str(error)
    return next((fault for fault, holds in _FAULTS.items() if holds(state)), "")


def _first_tiles_moved(state: State) -> bool:
    return not first_board(state.setup).tiles.items() <= state.board.tiles.items()


def _in_pieces(state: State) -> bool:
    """Whether some tile hangs on no other, as far as the first ones."""
    places: set[Place] = set(state.board.tiles)
    reached = set(first_board(state.setup).tiles)
    ahead = list(reached)
    while ahead:
        here = ahead.pop()
        near = {here.beyond(side) for side in DIRECTIONS} & places - reached
        reached |= near
        ahead += near
    return reached != places


def _clock_wrong(state: State) -> bool:
    runs = state.stopped_at is None
    if runs != (state.running and not state.paused) or (state.paused and not state.setup.options.pause):
        return True
    sand = state.sand_left(state.time)
    return min(state.time, state.turns) < 0 or (runs and sand <= 0) or sand > state.setup.hourglass_ms


def _end_wrong(state: State) -> bool:
    won = state.phase is Phase.WON
    return won != (len(state.safe) == len(HEROES)) or (state.loss is None) == (state.phase is Phase.LOST)


def _safe_too_early(state: State) -> bool:
    before = state.phase in (Phase.PLANNING, Phase.HEIST)
    return len(set(state.safe)) < len(state.safe) or (before and bool(state.safe))


def _together(state: State) -> bool:
    """C13"""
    boards = {board_of(where) for where in state.heroes}
    return state.setup.switches.two_boards and NOWHERE not in state.heroes and len(boards) == 1


def _cards_wrong(state: State) -> bool:
    if state.deck is not None:
        return state.cards != (state.deck.discard[-1:],)
    return {ability for card in state.cards for ability in card} != set(ABILITIES)


def _bell_nowhere(state: State) -> bool:
    return state.bell is not None and (state.setup.solo or not 0 <= state.bell < state.setup.seats)


_FAULTS: dict[str, Callable[[State], bool]] = {
    "map: the tiles of the start lie where they were": _first_tiles_moved,
    "map: every tile hangs on another": _in_pieces,
    "heroes: all four are on one board": _together,
    "safe: nobody is safe before the theft, or twice": _safe_too_early,
    "phase: it is won when all four are safe, and only what is lost has a loss": _end_wrong,
    "deadline: the clock runs in play, and there is sand in it, as much as it holds at most": _clock_wrong,
    "buried: so many tiles are not in the stack": lambda s: not 0 <= s.buried <= len(s.stack),
    "hand: in this edition a tile is placed where it is revealed": lambda s: (
        s.hand is not None and not s.setup.options.edition.may_look_first
    ),
    "spent: only hourglasses, cameras and crystal balls are used up": lambda s: any(
        s.board.specials[where].kind not in _USED_UP for where in s.spent
    ),
    "cards: they bear all seven abilities; solo, the one on top of the discard": _cards_wrong,
    "bell: there is no such seat to have it": _bell_nowhere,
    "talk: in this scenario no window opens": lambda s: s.talk and s.setup.switches.no_talk,
    "ball: the mage stands on no crystal ball": lambda s: s.ball_used and not on_ball(s),
    "discard: only moving walls ask for it, before the theft": lambda s: (
        s.discard_due and not (s.setup.switches.moving_walls and s.phase is Phase.HEIST)
    ),
}
"""Each with what it is told by."""
