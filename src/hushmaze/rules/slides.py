"""How far every hero can slide, kept from move to move: a move only changes what looks at its two ends."""

from hushmaze.rules.board import Rays
from hushmaze.rules.obstacles import locked_hourglasses
from hushmaze.rules.squares import COLUMN, ROW_AT, Square
from hushmaze.rules.state import State

Lengths = list[int]
"""How many steps are free: ``lengths[4 * direction + hero]``."""

_ALL = (0, 1, 2, 3)
_UP_AND_DOWN = (0, 2)
_ALONG = (1, 3)


def plain_slides(state: State) -> bool:
    """Whether lengths are all there is to tell: everybody plays, and only walls and heroes are in the way."""
    return (
        state.stopped_at is None
        and not state.discard_due
        and not state.safe
        and not state.setup.switches.no_gatherings
        and not locked_hourglasses(state)
    )


def lengths_of(state: State) -> Lengths:
    """In a state with plain slides."""
    lengths, rays = [0] * 16, _rays(state)
    for hero in _ALL:
        _measure(lengths, rays[hero], state.heroes, hero, _ALL)
    return lengths


def lengths_after(before: Lengths, state: State, hero: int, origin: Square) -> Lengths:
    """As `lengths_of(state)`, from the lengths before this hero left that square and nothing else changed."""
    lengths, rays, heroes = before.copy(), _rays(state), state.heroes
    to = heroes[hero]
    column, row, to_column, to_row = origin & COLUMN, origin >> ROW_AT, to & COLUMN, to >> ROW_AT
    for other in _ALL:
        if other == hero:
            _measure(lengths, rays[hero], heroes, hero, _ALL)
            continue
        where = heroes[other]
        if (where & COLUMN) in (column, to_column):
            _measure(lengths, rays[other], heroes, other, _UP_AND_DOWN)
        if (where >> ROW_AT) in (row, to_row):
            _measure(lengths, rays[other], heroes, other, _ALONG)
    return lengths


def _rays(state: State) -> tuple[Rays, ...]:
    return state.board.rays_by_hero[state.setup.switches.dwarf_passages]


def _measure(
    lengths: Lengths, rays: Rays, heroes: tuple[Square, ...], hero: int, directions: tuple[int, ...]
) -> None:
    """As `free_ahead` along each of the ways."""
    way = heroes[hero] << 2
    for direction in directions:
        steps = 0
        for where in rays[way | direction]:
            if where in heroes:
                break
            steps += 1
        lengths[4 * direction + hero] = steps
