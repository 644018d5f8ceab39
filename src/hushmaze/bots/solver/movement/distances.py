"""The mall as the solver walks it: who may step where, and how far it is to what the team is after.

Distances are counted in slides, on foot, with nobody in the way; walking is the same both ways (A3, A7). They
are carried over to the board with one more tile, because a search tries many boards that differ in one.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

from hushmaze.bots.walking import Distances, in_line, spread, steps_on
from hushmaze.rules.board import Board
from hushmaze.rules.squares import STEP, Square
from hushmaze.rules.switches import Switches
from hushmaze.rules.words import DIRECTIONS, HEROES, Hero, Kind, Special, TileNumber


class Target(NamedTuple):
    """Squares of a kind and colour, and whether it is the dwarf who goes there (P5)."""

    kind: Kind
    owner: Hero | None
    dwarf: bool


def target(kind: Kind, owner: Hero | None, walker: Hero) -> Target:
    return Target(kind, owner, walker is Hero.DWARF)


def _targets(switches: Switches) -> set[Target]:
    """Everything distances are kept to."""
    owners = HEROES if switches.fool_the_guards else None
    found = {target(Kind.ITEM, owner, hero) for hero in HEROES for owner in owners or (hero,)}
    found.add(Target(Kind.HOURGLASS, None, dwarf=False))
    if switches.two_boards:
        found |= {target(Kind.VORTEX, hero, hero) for hero in HEROES}
    return found


class Ground:
    """Of one board and what is spent on it. Never changes."""

    def __init__(self, switches: Switches, board: Board, spent: frozenset[Square]) -> None:
        self.board = board
        self.switches = switches
        self.steps = steps_on(board, dwarf_passages=switches.dwarf_passages)
        self._cameras: dict[Square, Distances] = {}
        self._tables = {
            aim: self._spread({}, aim.dwarf, _sources(aim, board, spent)) for aim in _targets(switches)
        }

    def grown(self, board: Board, number: TileNumber) -> "Ground":
        """The same with one more tile."""
        after = self._beside(board)
        fresh = board.squares_of[number]
        seeds = [in_line(steps, fresh) for steps in after.steps]
        for aim, table in self._tables.items():
            sources = [where for where in fresh if board.specials.get(where) == (aim.kind, aim.owner)]
            after._tables[aim] = after._spread(table.copy(), aim.dwarf, sources, seeds[aim.dwarf])
        return after

    def spending(self, spent: frozenset[Square]) -> "Ground":
        """The same board, with more squares spent."""
        after = self._beside(self.board)
        for aim, table in self._tables.items():
            again = aim.kind is Kind.HOURGLASS
            sources = _sources(aim, self.board, spent) if again else ()
            after._tables[aim] = after._spread({}, aim.dwarf, sources) if again else table
        return after

    def _beside(self, board: Board) -> "Ground":
        other = object.__new__(Ground)
        other.board, other.switches = board, self.switches
        other.steps = (
            self.steps
            if board is self.board
            else steps_on(board, dwarf_passages=self.switches.dwarf_passages)
        )
        other._cameras = self._cameras if board is self.board else {}
        other._tables = {}
        return other

    @cached_property
    def _places(self) -> dict[Special, Square]:
        return {what: where for where, what in reversed(self.board.specials.items())}

    def place_of(self, kind: Kind, owner: Hero) -> Square | None:
        """Where the square of that kind and colour is, the first of several, if it is revealed."""
        return self._places.get(Special(kind, owner))

    def to(self, aim: Target) -> Distances:
        """How far it is from every square from which there is a way."""
        return self._tables[aim]

    def trail(self, table: Distances, origin: Square, walker: Hero) -> list[Square]:
        """The squares of a shortest way on foot, those that are only passed over included."""
        steps, found, here = self.steps[walker is Hero.DWARF], [origin], origin
        while table[here]:
            line = next(line for line in self._lines(steps, here) if table[line[-1]] < table[here])
            found += line
            here = line[-1]
        return found

    def _lines(self, steps: set[int], here: Square) -> Iterator[list[Square]]:
        """Every slide or ride from a square, as the squares it leads over."""
        if here in self.board.escalators:
            yield [self.board.escalators[here]]
        for direction in DIRECTIONS:
            key, over = here << 2 | direction, list[Square]()
            while key in steps:
                key += STEP[direction] << 2
                over.append(Square(key >> 2))
                yield over

    def to_camera(self, where: Square) -> Distances:
        """For the barbarian (P8); worked out when it is asked for, and kept."""
        if where not in self._cameras:
            self._cameras[where] = self.afresh([where], Hero.BARBARIAN)
        return self._cameras[where]

    def afresh(self, squares: Iterable[Square], walker: Hero) -> Distances:
        """The same for squares that nothing was kept for."""
        return self._spread({}, walker is Hero.DWARF, squares)

    def _spread(
        self, table: Distances, dwarf: bool, sources: Iterable[Square], seeds: Iterable[Square] = ()
    ) -> Distances:
        """Lower every distance that the sources, or slides from the seeds, make shorter."""
        table.update(dict.fromkeys(sources, 0))
        return spread(table, self.steps[dwarf], self.board, [*sources, *seeds])


def _sources(aim: Target, board: Board, spent: frozenset[Square]) -> list[Square]:
    kind, owner, _ = aim
    return [where for where, what in board.specials.items() if what == (kind, owner) and where not in spent]
