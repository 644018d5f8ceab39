"""The table as a partner sees it: its possible deeds, distances, the last action, the last bell."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from hushmaze.bots.public_game import PublicGame, Went
from hushmaze.rules import Deed, Event, Setup, State, legal
from hushmaze.rules.board import Board
from hushmaze.rules.commands import Escalator, Explore, Vortex
from hushmaze.rules.dice import Dice
from hushmaze.rules.events import BellPlaced
from hushmaze.rules.reach import Slide
from hushmaze.rules.squares import Square
from hushmaze.rules.words import DIRECTIONS, Hero, Kind, Seat, Special, TileNumber

NOT_REACHED = 99


class PartnerOption(NamedTuple):
    """One action this seat could do, and where the hero would stop."""

    deed: Deed
    hero: Hero
    origin: Square
    to: Square


class Sight:
    """Of one seat."""

    def __init__(self, setup: Setup, seat: Seat, dice: Dice) -> None:
        self.public = PublicGame(setup)
        self.seat = seat
        self.dice = dice
        self.now = 0
        self.only: Hero | None = None
        """The one hero it cares for, if it is stubborn."""
        self.rung: BellPlaced | None = None
        """The newest bell that was put in front of it."""
        self._board: Board | None = None
        self._steps: dict[tuple[Square, bool], dict[Square, int]] = {}

    def see(self, events: Sequence[Event], top: TileNumber | None) -> None:
        self.public.see(self.public.count, events, top)
        for event in events:
            if isinstance(event, BellPlaced) and event.target == self.seat:
                self.rung = event

    @property
    def state(self) -> State:
        return self.public.state

    @property
    def sand(self) -> int:
        return self.state.sand_left(self.now)

    def last_by_others(self) -> Went | None:
        return next((went for went in reversed(self.public.recent) if went.seat != self.seat), None)

    def options(self) -> list[PartnerOption]:
        """Moves of heroes; exploring is no move."""
        found: list[PartnerOption] = []
        for what in legal(self.state, self.seat):
            if isinstance(what, Slide):
                found += self._slides(what)
            elif isinstance(what, Vortex):
                found.append(PartnerOption(what, what.hero, what.origin, what.to))
            elif isinstance(what, Escalator):
                end = self.state.board.escalators[what.origin]
                found.append(PartnerOption(what, what.hero, what.origin, end))
        return [option for option in found if self.only in (None, option.hero)]

    def _slides(self, slide: Slide) -> Iterator[PartnerOption]:
        line = self._rays(slide.hero)[slide.origin << 2 | slide.direction]
        for steps in slide.steps:
            yield PartnerOption(slide.move(steps), slide.hero, slide.origin, line[steps - 1])

    def explorations(self) -> list[Explore]:
        found = [what for what in legal(self.state, self.seat) if isinstance(what, Explore)]
        return [what for what in found if self.only in (None, what.hero)]

    def _rays(self, hero: Hero) -> dict[int, tuple[Square, ...]]:
        state = self.state
        return state.board.rays_by_hero[state.setup.switches.dwarf_passages][hero]

    def line_from(self, hero: Hero, direction: int) -> tuple[Square, ...]:
        """The squares ahead of a hero, up to the first wall."""
        return self._rays(hero)[self.state.heroes[hero] << 2 | direction]

    def squares(self, kind: Kind, hero: Hero | None = None) -> list[Square]:
        wanted = Special(kind, hero)
        return [where for where, what in self.state.board.specials.items() if what == wanted]

    def open_doors(self, hero: Hero) -> list[Square]:
        board = self.state.board
        return [door for door in board.open_doors if board.specials[door].hero is hero]

    def hourglasses(self) -> list[Square]:
        return [where for where in self.squares(Kind.HOURGLASS) if where not in self.state.spent]

    def distance(self, hero: Hero, origin: Square, targets: Iterable[Square]) -> int:
        """In slides and rides to the nearest of them, whoever is in the way."""
        return min(
            (self._steps_to(hero, target).get(origin, NOT_REACHED) for target in targets), default=NOT_REACHED
        )

    def _steps_to(self, hero: Hero, target: Square) -> dict[Square, int]:
        """From everywhere: a way leads both ways."""
        if self._board is not self.state.board:
            self._board, self._steps = self.state.board, {}
        key = target, hero is Hero.DWARF
        if key not in self._steps:
            self._steps[key] = self._flood(hero, target)
        return self._steps[key]

    def _flood(self, hero: Hero, target: Square) -> dict[Square, int]:
        rays, rides = self._rays(hero), self.state.board.escalators
        found, ahead = {target: 0}, [target]
        for here in ahead:  # grows while it is gone through
            reached = [there for side in DIRECTIONS for there in rays[here << 2 | side]]
            if here in rides:
                reached.append(rides[here])
            for there in reached:
                if there not in found:
                    found[there] = found[here] + 1
                    ahead.append(there)
        return found
