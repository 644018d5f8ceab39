"""What closes squares to a hero besides walls: other heroes, and what a scenario closes (A3, C17, P7)."""

from collections.abc import Set as AbstractSet

from hushmaze.rules.board import Rays
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.setup import START_TILE
from hushmaze.rules.squares import NOWHERE, Square
from hushmaze.rules.state import State
from hushmaze.rules.words import HEROES, Hero

_NONE: frozenset[Square] = frozenset()


def rays_of(state: State, hero: Hero) -> Rays:
    """The straight ways of a hero; only the dwarf's run through dwarf passages (P5)."""
    through_gaps = hero is Hero.DWARF and state.setup.switches.dwarf_passages
    return state.board.gap_rays if through_gaps else state.board.rays


def obstacles(state: State, hero: Hero) -> AbstractSet[Square]:
    """Squares this hero can neither cross nor stop on; its own square may be among them."""
    if not state.setup.switches.no_gatherings:
        return frozenset(state.heroes)
    closed: set[Square] = set()
    for other in HEROES:
        where = state.heroes[other]
        if other is not hero and where != NOWHERE:
            tile = state.board.tile_at[where]
            closed |= {where} if tile == START_TILE else set(state.board.squares_of(tile))
    return closed


def working_cameras(state: State) -> int:
    """Revealed cameras that are not spent (P7)."""
    return len(set(state.board.cameras) - state.spent)


def locked_hourglasses(state: State) -> AbstractSet[Square]:
    """Hourglass squares on which cameras forbid to stop (P7, D2)."""
    if not state.setup.switches.cameras or len(state.board.cameras) < 2 or working_cameras(state) < 2:
        return _NONE
    return set(state.board.hourglasses) - state.spent


def refusal_to_stop(state: State, hero: Hero, where: Square) -> Refusal | None:
    """Why a hero may not come to stand on a floor square, however it gets there."""
    if where in state.heroes:
        return Refusal.SQUARE_TAKEN
    if where in obstacles(state, hero):
        return Refusal.TILE_CLOSED
    if where in locked_hourglasses(state):
        return Refusal.CAMERAS_WATCH
    return None
