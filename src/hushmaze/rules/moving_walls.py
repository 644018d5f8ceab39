"""Two tiles must go (C11)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

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
    gaps = state.setup.switches.dwarf_passages
    before = _reachable(state.board, gaps, ())
    after = _reachable(state.board, gaps, gone)
    tile_at = state.board.tile_at
    return all(where in after for where in before if tile_at[where] not in gone)


@lru_cache(maxsize=1024)
def _reachable(board: Board, gaps: bool, without: tuple[TileNumber, ...]) -> frozenset[Square]:
    """All squares that can be walked to from tile 1, by a hero whom dwarf passages let through."""
    ways = board.joined | board.gaps if gaps else board.joined
    found = set(board.squares_of[START_TILE])
    ahead = list(found)
    while ahead:
        here = ahead.pop()
        there = [Square(here + STEP[side]) for side in DIRECTIONS if here << 2 | side in ways]
        if here in board.escalators:
            there.append(board.escalators[here])
        fresh = [to for to in there if to not in found and board.tile_at[to] not in without]
        found.update(fresh)
        ahead.extend(fresh)
    return frozenset(found)
