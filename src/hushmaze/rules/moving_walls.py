"""Two tiles must go (C11)."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeVar

from hushmaze.rules.board import Board
from hushmaze.rules.clock import refusal_of_phase
from hushmaze.rules.commands import Discard
from hushmaze.rules.consequences import Decision
from hushmaze.rules.events import TilesDiscarded
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.setup import START_TILE
from hushmaze.rules.squares import STEP, Square
from hushmaze.rules.state import State
from hushmaze.rules.words import DIRECTIONS, Seat, TileNumber

_Spot = TypeVar("_Spot", bound=int)
"""A square or a piece."""


def decide_discard(state: State, seat: Seat, deed: Discard, now: int) -> Decision:
    refusal = refusal_of_phase(state)
    if refusal is not None:
        return refusal
    if not state.discard_due:
        return Refusal.NO_DISCARD_DUE
    return refusal_of_pair(state, *deed) or (TilesDiscarded(now, seat, *deed),)


def refusal_of_pair(state: State, first: TileNumber, second: TileNumber) -> Refusal | None:
    if first == second:
        return Refusal.NOT_TWO_TILES
    refusal = _refusal_of_tile(state, first) or _refusal_of_tile(state, second)
    if refusal is not None:
        return refusal
    return None if _holds_together(state, first, second) else Refusal.MALL_WOULD_SPLIT


def pairs_that_can_go(state: State) -> Iterator[tuple[TileNumber, TileNumber]]:
    """Each pair once; either order may be chosen."""
    candidates = [number for number in state.board.squares_of if _refusal_of_tile(state, number) is None]
    return (pair for pair in combinations(candidates, 2) if _holds_together(state, *pair))


def some_pair_can_go(state: State) -> bool:
    return next(pairs_that_can_go(state), None) is not None


def _refusal_of_tile(state: State, number: TileNumber) -> Refusal | None:
    tile_at = state.board.tile_at
    if number not in state.board.squares_of:
        return Refusal.TILE_NOT_PLACED
    if number == START_TILE:
        return Refusal.START_TILE_STAYS
    if any(tile_at.get(where) == number for where in state.heroes):
        return Refusal.TILE_OCCUPIED
    if any(tile_at[where] == number for where in state.spent if where in tile_at):
        return Refusal.TILE_SPENT
    return None


def _holds_together(state: State, *gone: TileNumber) -> bool:
    """Whether everything left that could be reached from tile 1 before still can be, without vortices."""
    pieces = _pieces(state.board, state.setup.switches.dwarf_passages)
    left = {piece for piece in pieces.reached if pieces.tiles[piece] not in gone}
    start = (piece for piece in left if pieces.tiles[piece] == START_TILE)
    return _spread(start, lambda piece: pieces.beside[piece] & left) == left


class _Pieces(NamedTuple):
    """Floor in pieces: who is on a square of one can walk to all of it without leaving its tile.

    They are few where squares are many, and all pairs of tiles are tried.
    """

    tiles: list[TileNumber]
    """By piece."""
    beside: list[set[int]]
    """Pieces one step away."""
    reached: set[int]
    """Those to which there is a way from tile 1."""


@lru_cache(maxsize=64)
def _pieces(board: Board, gaps: bool) -> _Pieces:
    """For a hero whom dwarf passages let through, if there are any."""
    tile_at = board.tile_at
    steps = _steps(board, gaps)
    within = {here: [to for to in steps[here] if tile_at[to] == tile] for here, tile in tile_at.items()}
    piece_at: dict[Square, int] = {}
    tiles: list[TileNumber] = []
    for here, tile in tile_at.items():
        if here not in piece_at:
            piece_at.update(dict.fromkeys(_spread((here,), within.__getitem__), len(tiles)))
            tiles.append(tile)
    beside: list[set[int]] = [set() for _ in tiles]
    for here, ahead in steps.items():
        beside[piece_at[here]].update(piece_at[to] for to in ahead)
    start = (piece for piece, tile in enumerate(tiles) if tile == START_TILE)
    return _Pieces(tiles, beside, _spread(start, beside.__getitem__))


def _steps(board: Board, gaps: bool) -> dict[Square, list[Square]]:
    ways = board.joined | board.gaps if gaps else board.joined
    steps = {
        here: [Square(here + STEP[side]) for side in DIRECTIONS if here << 2 | side in ways]
        for here in board.tile_at
    }
    for here, there in board.escalators.items():
        steps[here].append(there)
    return steps


def _spread(start: Iterable[_Spot], ahead_of: Callable[[_Spot], Iterable[_Spot]]) -> set[_Spot]:
    """All that can be come to from a start."""
    found = set(start)
    waiting = list(found)
    while waiting:
        fresh = set(ahead_of(waiting.pop())) - found
        found |= fresh
        waiting += fresh
    return found
