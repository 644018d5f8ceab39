"""How far every hero can slide, kept from move to move: a move only changes what looks at its two ends."""

from hushmaze.rules.obstacles import free_ahead, locked_hourglasses
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
    lengths = [0] * 16
    for hero in _ALL:
        _measure(lengths, state, hero, _ALL)
    return lengths


def lengths_after(before: Lengths, state: State, hero: int, origin: Square) -> Lengths:
    """As `lengths_of(state)`, from the lengths before this hero left that square and nothing else changed."""
    lengths = before.copy()
    to = state.heroes[hero]
    columns, rows = (origin & COLUMN, to & COLUMN), (origin >> ROW_AT, to >> ROW_AT)
    for other, where in enumerate(state.heroes):
        if other == hero:
            _measure(lengths, state, hero, _ALL)
            continue
        if where & COLUMN in columns:
            _measure(lengths, state, other, _UP_AND_DOWN)
        if where >> ROW_AT in rows:
            _measure(lengths, state, other, _ALONG)
    return lengths


def _measure(lengths: Lengths, state: State, hero: int, directions: tuple[int, ...]) -> None:
    heroes = state.heroes
    rays = state.board.rays_by_hero[state.setup.switches.dwarf_passages][hero]
    way = heroes[hero] << 2
    for direction in directions:
        path = rays[way | direction]
        lengths[4 * direction + hero] = free_ahead(path, heroes) if path else 0
