"""Chooses which doors to open, and with which hero (X, P6)."""

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from hushmaze.bots.plan.goals import Goal, Purpose
from hushmaze.bots.plan.situation import Situation
from hushmaze.bots.walking import FAR
from hushmaze.rules.exploring import on_ball
from hushmaze.rules.setup import START_TILE
from hushmaze.rules.squares import Place, Square, board_of
from hushmaze.rules.words import HEROES, Hero, Kind

_REMOTE = 0.25
"""What a step of the lattice away from the middle counts, in slides: a small mall is a quick escape."""


_KEPT_APART = 30
"""What it costs if others have to change boards first (C13)."""
_ERRANDS = (Kind.ITEM, Kind.EXIT)


class Lead(NamedTuple):
    """A door a hero could open, and its cost."""

    cost: float
    hero: Hero
    door: Square
    place: Place


def leads(situation: Situation) -> list[Lead]:
    """All doors somebody can get to, the cheapest first."""
    return sorted(_leads(situation, wanted_board(situation)))


def other_doors(situation: Situation, hero: Hero, but: Collection[Square]) -> list[Goal]:
    """Where else a hero could explore, the cheapest first, on whichever board."""
    found = sorted(_leads(situation, None))
    return [
        Goal(hero, lead.door, Purpose.EXPLORE) for lead in found if lead.hero is hero and lead.door not in but
    ]


def _leads(situation: Situation, wanted: int | None) -> Iterator[Lead]:
    board = situation.state.board
    for door, opening in board.open_doors.items():
        hero = board.specials[door].hero
        if hero is None or hero not in situation.out or wanted not in (None, opening.place.board):
            continue
        slides = situation.routes.distance(hero, door)
        if situation.kept_apart(hero, door):
            slides += _KEPT_APART
        if slides < FAR:
            yield Lead(slides + _remoteness(opening.place), hero, door, opening.place)


def _remoteness(place: Place) -> float:
    return _REMOTE * (abs(place.column) + abs(place.row))


def exploration_goals(situation: Situation) -> list[Goal]:
    """For each hero its best door, no two facing the same place; the cheapest first."""
    goals: list[Goal] = []
    places: set[Place] = set()
    busy: set[Hero] = set()
    ball = _ball(situation)
    for lead in leads(situation):
        if lead.hero in busy or lead.place in places or gathers(situation, goals, lead.door):
            continue
        if lead.hero is Hero.MAGE and ball is not None and ball.cost <= lead.cost:
            continue
        busy.add(lead.hero)
        places.add(lead.place)
        goals.append(Goal(lead.hero, lead.door, Purpose.EXPLORE))
    if ball is not None and Hero.MAGE not in busy and not gathers(situation, goals, ball.door):
        goals.append(Goal(Hero.MAGE, ball.door, Purpose.BALL))
    return goals


def gathers(situation: Situation, goals: Iterable[Goal], where: Square) -> bool:
    """Whether one of the goals is on the same tile, which is then closed to others (C17)."""
    if not situation.state.setup.switches.no_gatherings:
        return False
    tile_at = situation.state.board.tile_at
    return tile_at[where] in {tile_at[goal.target] for goal in goals} - {START_TILE}


def _ball(situation: Situation) -> Lead | None:
    """The nearest crystal ball of use: two tiles for one way (P6)."""
    state = situation.state
    if not state.setup.switches.crystal_balls or Hero.MAGE not in situation.out:
        return None
    fresh = [where for where in situation.squares(Kind.BALL) if where not in state.spent]
    balls = [where for where in fresh if not situation.kept_apart(Hero.MAGE, where)]
    far = {where: situation.routes.distance(Hero.MAGE, where) for where in balls}
    nearest = min(balls, key=lambda where: far[where], default=None)
    if nearest is None or far[nearest] >= FAR:
        return None
    return Lead(far[nearest] / 2, Hero.MAGE, nearest, Place(0, 0, 0))


def wanted_board(situation: Situation) -> int | None:
    """In two dimensions, where the next tile belongs: what a hero needs should lie on one board (C13, W3)."""
    state = situation.state
    tile = situation.public.top if state.hand is None else state.hand
    if not state.setup.switches.two_boards or tile is None:
        return None
    owners = [what.hero for what in state.setup.faces[tile].specials.values() if what.kind in _ERRANDS]
    homes = [situation.home_board(hero) for hero in owners if hero is not None]
    return homes[0] if homes else None


def ball_door(situation: Situation) -> Square | None:
    """Where to lay a tile by the crystal ball: where no hero would have been soon."""
    state = situation.state
    if not on_ball(state):
        return None
    manned = {state.heroes[hero] for hero in HEROES}
    board = state.board
    wanted = wanted_board(situation)
    doors = [door for door in board.open_doors if door not in manned and wanted in (None, board_of(door))]
    return min(doors, key=lambda door: (_remoteness(board.open_doors[door].place), door), default=None)
