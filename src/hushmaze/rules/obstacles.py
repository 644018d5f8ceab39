"""Squares closed to a hero besides walls: other heroes, and what a scenario closes (A3, C17, P7)."""

from collections.abc import Collection
from collections.abc import Set as AbstractSet

from hushmaze.rules.refusals import Refusal
from hushmaze.rules.setup import START_TILE
from hushmaze.rules.squares import NOWHERE, Square
from hushmaze.rules.state import State
from hushmaze.rules.words import Hero

_NONE: frozenset[Square] = frozenset()


def obstacles(state: State, hero: Hero) -> Collection[Square]:
    """Squares this hero can neither cross nor stop on, the one it stands on included."""
    return _closed_tiles(state, hero) if state.setup.switches.no_gatherings else state.heroes


def free_ahead(path: tuple[Square, ...], closed: Collection[Square]) -> int:
    """How far a slide can go along a path before an obstacle (A3)."""
    for steps, where in enumerate(path):
        if where in closed:
            return steps
    return len(path)


def _closed_tiles(state: State, hero: Hero) -> set[Square]:
    """Where heroes stand, and the squares of tiles that others close by being there (C17)."""
    others = [where for other, where in enumerate(state.heroes) if other != hero and where != NOWHERE]
    closed = {state.board.tile_at[where] for where in others} - {START_TILE}
    return {floor for tile in closed for floor in state.board.squares_of[tile]}.union(state.heroes)


def working_cameras(state: State) -> int:
    """Revealed cameras that are not spent; none works where P7 is not in force."""
    if not state.setup.switches.cameras:
        return 0
    return len(set(state.board.cameras) - state.spent)


def locked_hourglasses(state: State) -> AbstractSet[Square]:
    """Hourglass squares on which cameras forbid stopping (P7, D2)."""
    if len(state.board.cameras) < 2 or working_cameras(state) < 2:
        return _NONE
    return set(state.board.hourglasses) - state.spent


def refusal_to_stop(state: State, hero: Hero, where: Square) -> Refusal | None:
    """Returns why a hero may not stop on a floor square, by whatever move, or None."""
    if where in state.heroes:
        return Refusal.SQUARE_TAKEN
    if where in obstacles(state, hero):
        return Refusal.TILE_CLOSED
    if where in locked_hourglasses(state):
        return Refusal.CAMERAS_WATCH
    return None
