"""Whether a position put up by hand is one the game could come to: what reading it alone does not see."""

from collections.abc import Callable

from hushmaze.rules import State, begin
from hushmaze.rules.begin import first_board
from hushmaze.rules.board import PlacedTile
from hushmaze.rules.exploring import on_ball
from hushmaze.rules.layout import layout
from hushmaze.rules.setup import START_TILE, Setup
from hushmaze.rules.squares import NOWHERE, board_of
from hushmaze.rules.state import Phase
from hushmaze.rules.theft import may_exit
from hushmaze.rules.words import ABILITIES, DIRECTIONS, HEROES, ONE_USE, Direction


def fault_of_position(setup: Setup) -> str:
    """Names what is wrong with the position in which a game is to begin; nothing where it begins as usual."""
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
    """Whether some tile hangs on no other, as far as the first ones.

    Each was explored from one that lies there (G7), unless that one may be gone (D6).
    """
    tiles = state.board.tiles
    reached = set(first_board(state.setup).tiles)
    ahead = list(reached)
    while ahead:
        here = ahead.pop()
        beside = {side: here.beyond(side) for side in DIRECTIONS}
        near = {
            there
            for side, there in beside.items()
            if there in tiles
            and (state.setup.switches.moving_walls or _explored(tiles[here], side, tiles[there]))
        } - reached
        reached |= near
        ahead += near
    return reached != set(tiles)


def _explored(here: PlacedTile, side: Direction, there: PlacedTile) -> bool:
    """Whether a tile lies as if it had been explored from its neighbour."""
    entrance = there.face.turned(there.quarters).entrance
    return entrance is side.opposite and side in dict(layout(here.face, here.quarters).exploration_doors)


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


def _safe_elsewhere(state: State) -> bool:
    """W4"""
    if state.setup.switches.heroes_stay:
        return not all(may_exit(state, hero, state.heroes[hero]) for hero in state.safe)
    return any(state.heroes[hero] != NOWHERE for hero in state.safe)


def _together(state: State) -> bool:
    """C13"""
    boards = {board_of(where) for where in state.heroes}
    return state.setup.switches.two_boards and NOWHERE not in state.heroes and len(boards) == 1


def _gathered(state: State) -> bool:
    """C17"""
    tiles = [state.board.tile_at[where] for where in state.heroes if where != NOWHERE]
    shared = [tile for tile in tiles if tile != START_TILE and tiles.count(tile) > 1]
    return state.setup.switches.no_gatherings and bool(shared)


def _turns_wrong(state: State) -> bool:
    """H3: every turn uses up an hourglass, and no tile with a used one can go (C11)."""
    return state.turns != len(state.spent & set(state.board.hourglasses))


def _cards_wrong(state: State) -> bool:
    if state.deck is not None:
        return state.cards != (state.deck.discard[-1:],)
    return {ability for card in state.cards for ability in card} != set(ABILITIES)


def _bell_nowhere(state: State) -> bool:
    unused = state.setup.solo or state.setup.switches.no_bell
    return state.bell is not None and (unused or not 0 <= state.bell < state.setup.seats)


_FAULTS: dict[str, Callable[[State], bool]] = {
    "map: the tiles of the start lie where they were": _first_tiles_moved,
    "map: every tile hangs on another, its entrance at that one's door": _in_pieces,
    "heroes: all four are on one board": _together,
    "heroes: two are on one tile": _gathered,
    "safe: nobody is safe before the theft, or twice": _safe_too_early,
    "safe: who is safe has left, or stays on its exit": _safe_elsewhere,
    "phase: it is won when all four are safe, and only what is lost has a loss": _end_wrong,
    "deadline: the clock runs in play, and there is sand in it, as much as it holds at most": _clock_wrong,
    "buried: so many tiles are not in the stack": lambda s: not 0 <= s.buried <= len(s.stack),
    "hand: in this edition a tile is placed where it is revealed": lambda s: (
        s.hand is not None and not s.setup.options.edition.may_look_first
    ),
    "spent: only hourglasses, cameras and crystal balls are used up": lambda s: any(
        s.board.specials[where].kind not in ONE_USE for where in s.spent
    ),
    "turns: each has used up one hourglass": _turns_wrong,
    "cards: they bear all seven abilities; solo, the one on top of the discard": _cards_wrong,
    "bell: there is no such seat to have it, or nobody may ring": _bell_nowhere,
    "talk: in this scenario no window opens": lambda s: s.talk and s.setup.switches.no_talk,
    "ball: the mage stands on no crystal ball": lambda s: s.ball_used and not on_ball(s),
    "discard: only moving walls ask for it, before the theft": lambda s: (
        s.discard_due and not (s.setup.switches.moving_walls and s.phase is Phase.HEIST)
    ),
}
"""Each with what it is told by."""
