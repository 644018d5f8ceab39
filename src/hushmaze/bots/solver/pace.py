"""How fast a team acts: a simple model that gives every action of a plan its moment."""

from typing import NamedTuple

from hushmaze.rules.words import HEROES, Hero, Seat


class SolverPace(NamedTuple):
    """Least gaps in milliseconds. An action is done as soon as all of them allow it, never before.

    `team_ms` bounds what the table as a whole does, so it says how much seats act at the same time: 0 lets
    every seat act in parallel, `seat_ms` makes the table act one after the other.
    """

    team_ms: int
    """Between any two actions of the team."""
    seat_ms: int
    """Between two actions of one seat."""
    hero_ms: int
    """Between two actions with one hero: the hand-over."""
    explore_ms: int
    """From the start, a placed tile, a turn of the hourglass or a discard to the next action of anybody."""
    card_ms: int
    """For turning over one card, alone at the table."""

    def typical_ms(self, *, solo: bool) -> int:
        """About what one action takes; alone, half the deck is turned over for it."""
        return max(self.team_ms, self.hero_ms) + (_CARDS_TURNED * self.card_ms if solo else 0)


_CARDS_TURNED = 3

HUMAN_PACE = SolverPace(team_ms=2_300, seat_ms=1_000, hero_ms=1_000, explore_ms=4_000, card_ms=600)
"""People at a table: about 0.35 slides a second for the whole team, 4 s to the first after an exploration."""


class Tempo(NamedTuple):
    """The earliest moments at which the team, each seat and each hero may act, at one point of a plan."""

    pace: SolverPace
    team: int
    seats: tuple[int, ...]
    heroes: tuple[int, ...]

    def earliest(self, seat: Seat, hero: Hero | None) -> int:
        """When the seat may act with the hero, or with none."""
        return max(self.team, self.seats[seat], 0 if hero is None else self.heroes[hero])

    def acted(self, at: int, seat: Seat, hero: Hero | None) -> "Tempo":
        pace = self.pace
        seats = (*self.seats[:seat], at + pace.seat_ms, *self.seats[seat + 1 :])
        heroes = self.heroes
        if hero is not None:
            heroes = (*heroes[:hero], at + pace.hero_ms, *heroes[hero + 1 :])
        return Tempo(pace, at + pace.team_ms, seats, heroes)

    def looked(self, at: int) -> "Tempo":
        """Everybody looks at what has just come to light."""
        return self._replace(team=max(self.team, at + self.pace.explore_ms))

    def turned_card(self, at: int) -> "Tempo":
        """Turning over a card takes its own time, on top of what lies between two actions."""
        return self._replace(team=at + self.pace.card_ms)


def opening(pace: SolverPace, seats: int) -> Tempo:
    """Before the first action."""
    return Tempo(pace, 0, (0,) * seats, (0,) * len(HEROES))
