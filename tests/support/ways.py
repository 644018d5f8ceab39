"""The autopilot's way of getting somewhere: breadth-first over stops, other heroes standing still."""

from collections import deque
from collections.abc import Iterator

from hushmaze.rules import State
from hushmaze.rules.acting import vortex_closed
from hushmaze.rules.commands import Deed, Escalator, Move, Vortex
from hushmaze.rules.obstacles import locked_hourglasses, obstacles
from hushmaze.rules.squares import Square, board_of
from hushmaze.rules.words import DIRECTIONS, HEROES, Hero


def sand_runs_low(state: State) -> bool:
    locked = locked_hourglasses(state)
    return state.sand_left(state.time) < state.setup.hourglass_ms // 3 and not locked


class Ways:
    """Of one hero; hourglasses are no stops while there is sand."""

    def __init__(self, state: State, hero: Hero) -> None:
        self._state = state
        self._hero = hero
        self._origin = state.heroes[hero]
        board = state.board
        self._taken = set(obstacles(state, hero))
        spared = set() if sand_runs_low(state) else set(board.hourglasses) - state.spent
        self._closed = self._taken | spared
        self._rays = board.rays_by_hero[state.setup.switches.dwarf_passages][hero]
        self._vortices = [] if vortex_closed(state) else sorted(set(board.vortices[hero]) - self._closed)

    def deeds(self) -> list[Deed]:
        """All that take it somewhere."""
        return [deed for deed, _ in self._first_legs()]

    def towards(self, targets: set[Square]) -> Deed | None:
        """The first deed of a shortest way to one of the targets."""
        if not targets or self._origin in targets:
            return None
        first: dict[Square, Deed] = {}
        for deed, there in self._first_legs():
            if there in targets:
                return deed
            first.setdefault(there, deed)
        seen = {self._origin, *first}
        ahead = deque(first.items())
        while ahead:
            here, deed = ahead.popleft()
            for there in self._stops(here):
                if there in targets:
                    return deed
                if there not in seen:
                    seen.add(there)
                    ahead.append((there, deed))
        return None

    def _first_legs(self) -> Iterator[tuple[Deed, Square]]:
        hero, here = self._hero, self._origin
        for direction in DIRECTIONS:
            for steps, there in enumerate(self._rays[here << 2 | direction], start=1):
                if there in self._taken:
                    break
                if there not in self._closed:
                    yield Move(hero, here, direction, steps), there
        for there in self._by_escalator(here):
            yield Escalator(hero, here), there
        for there in self._through_vortices(here):
            yield Vortex(hero, here, there), there

    def _stops(self, here: Square) -> list[Square]:
        """The same from anywhere, without the deeds: a search looks at hundreds, and needs only the first."""
        stops: list[Square] = []
        for direction in DIRECTIONS:
            for there in self._rays[here << 2 | direction]:
                if there in self._taken:
                    break
                if there not in self._closed:
                    stops.append(there)
        return [*stops, *self._by_escalator(here), *self._through_vortices(here)]

    def _by_escalator(self, here: Square) -> Iterator[Square]:
        beyond = self._state.board.escalators.get(here)
        if beyond is not None and beyond not in self._closed:
            yield beyond

    def _through_vortices(self, here: Square) -> list[Square]:
        ends, state = self._vortices, self._state
        if not state.setup.switches.two_boards:
            return ends
        if here not in state.board.vortices[self._hero]:
            return []
        others = {board_of(state.heroes[other]) for other in HEROES if other is not self._hero}
        return [end for end in ends if board_of(end) != board_of(here) and others != {board_of(end)}]
