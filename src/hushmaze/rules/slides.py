"""How far every hero can slide, as plain numbers."""

from hushmaze.rules.obstacles import locked_hourglasses
from hushmaze.rules.state import State

Lengths = list[int]
"""How many steps are free: ``lengths[4 * direction + hero]``."""

_DIRECTIONS = range(4)


def plain_slides(state: State) -> bool:
    """Whether lengths say everything: all heroes play, and only walls and heroes block them."""
    return (
        state.stopped_at is None
        and not state.discard_due
        and not state.safe
        and not state.setup.switches.no_gatherings
        and not locked_hourglasses(state)
    )


def lengths_of(state: State) -> Lengths:
    """For a state with plain slides: `free_ahead` along each path."""
    rays_by_hero = state.board.rays_by_hero[state.setup.switches.dwarf_passages]
    starts = [(rays, where << 2) for rays, where in zip(rays_by_hero, state.heroes, strict=True)]
    taken = {*state.heroes}
    lengths = []
    for direction in _DIRECTIONS:
        for rays, start in starts:
            steps = 0
            for where in rays[start | direction]:
                if where in taken:
                    break
                steps += 1
            lengths.append(steps)
    return lengths
