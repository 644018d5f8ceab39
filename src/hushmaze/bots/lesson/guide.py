"""Works out the next step of the first game: the one thing asked of the learner, or the partner's deed.

Works from the state alone, so a lesson can be left and taken up again at any moment, and whatever the learner
did in between, the way from there is looked for anew.
"""

from collections import deque
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from hushmaze.bots.lesson.deal import LEARNER
from hushmaze.bots.lesson.stages import SOLO, TEAM, Stage, Wanted, rung
from hushmaze.bots.routes import RouteLeg, Routes
from hushmaze.bots.walking import WalkingDistances
from hushmaze.protocol.words import LessonAsk
from hushmaze.rules import Deed, State
from hushmaze.rules.board import Board
from hushmaze.rules.commands import Bell, Explore
from hushmaze.rules.squares import Square
from hushmaze.rules.words import HEROES, Ability, Hero


class NextStep(NamedTuple):
    stage: Stage
    number: int
    """Of the stage, from 1."""
    of: int
    ask: LessonAsk
    ability: Ability | None = None
    hero: Hero | None = None
    to: Square | None = None
    """Where the hero is to stop; None for exploring."""
    partners: Deed | None = None
    """What the partner does, where the learner watches or has talked."""


class _AskedAction(NamedTuple):
    hero: Hero
    ability: Ability
    deed: Deed
    to: Square | None


class Guide:
    """Keeps distances from one state of a game to the next."""

    def __init__(self) -> None:
        self._board: Board | None = None
        self._walking: WalkingDistances | None = None

    def next_step(self, state: State) -> NextStep | None:
        """None before the start and after the end."""
        if not state.running:
            return None
        stages = SOLO if state.setup.solo else TEAM
        number, stage = next((n, one) for n, one in enumerate(stages, 1) if not one.over(state))
        step = NextStep(stage, number, len(stages), LessonAsk.WATCH)
        actions = self._actions(state, stage.aims(state))
        if state.setup.solo:
            return _alone(step, state, actions)
        return _together(step, state, actions[0]) if actions else step

    def _actions(self, state: State, aims: Iterable[Wanted]) -> list[_AskedAction]:
        """Lists the actions that serve the stage, the most wanted first.

        Where others stand in the way of the most wanted, what clears it comes alone; and nothing that would
        close its way comes beside it.
        """
        first, *others = aims
        action = _towards(self._routes(state), first)
        if action is None:
            clearing = _making_way(self._routes(state), first)
            return [] if clearing is None else [clearing]
        beside = [found for aim in others if (found := _towards(self._routes(state), aim)) is not None]
        return [action, *(found for found in beside if self._leaves_way(state, found, first))]

    def _leaves_way(self, state: State, action: _AskedAction, first: Wanted) -> bool:
        if action.to is None:
            return True
        return _towards(self._routes(_moved(state, action.hero, action.to)), first) is not None

    def _routes(self, state: State) -> Routes:
        if self._walking is None or state.board is not self._board:
            self._board = state.board
            self._walking = WalkingDistances(state.board, dwarf_passages=False)
        return Routes(state, self._walking)


def _towards(routes: Routes, aim: Wanted) -> _AskedAction | None:
    origin = routes.state.heroes[aim.hero]
    if origin == aim.to:
        explore = _AskedAction(aim.hero, Ability.EXPLORE, Explore(aim.hero, origin), None)
        return explore if aim.explores else None
    route = routes.way(aim.hero, aim.to)
    return None if route is None else _by(aim.hero, route.legs[0])


def _making_way(routes: Routes, aim: Wanted) -> _AskedAction | None:
    """Moves a hero aside that stands in the hero's way: the nearest that can move."""
    route = routes.pushing(aim.hero, aim.to)
    if route is None:
        return None
    taken = route.squares | {routes.state.heroes[aim.hero]}
    asides = (_aside(routes, other, taken) for other in route.blockers)
    return next((action for action in asides if action is not None), None)


def _aside(routes: Routes, hero: Hero, taken: AbstractSet[Square]) -> _AskedAction | None:
    """The first action of the shortest free way off these squares."""
    origin = routes.state.heroes[hero]
    seen = {origin}
    ahead: deque[tuple[Square, _AskedAction | None]] = deque([(origin, None)])
    while ahead:
        here, first = ahead.popleft()
        for leg in routes.legs_from(hero, here):
            if leg.to in seen:
                continue
            began = first or _by(hero, leg)
            if leg.to not in taken:
                return began
            seen.add(leg.to)
            ahead.append((leg.to, began))
    return None


def _by(hero: Hero, leg: RouteLeg) -> _AskedAction:
    return _AskedAction(hero, leg.ability, leg.deed(hero), leg.to)


def _moved(state: State, hero: Hero, to: Square) -> State:
    heroes = tuple(to if each is hero else where for each, where in zip(HEROES, state.heroes, strict=True))
    return state._replace(heroes=heroes)


def _together(step: NextStep, state: State, action: _AskedAction) -> NextStep:
    stage = step.stage
    if action.ability not in state.cards[LEARNER]:
        step = step._replace(hero=action.hero, ability=action.ability)
        if stage.waits_for_bell and not rung(state):
            return step._replace(ask=LessonAsk.RING)
        return step._replace(ask=LessonAsk.TALK if stage.talks else LessonAsk.WATCH, partners=action.deed)
    if stage.rings and state.bell != LEARNER:
        return step._replace(partners=Bell(LEARNER))
    return _act(step, action)


def _alone(step: NextStep, state: State, actions: list[_AskedAction]) -> NextStep:
    """With the card that lies open, if it serves any hero; otherwise the next card."""
    mine = (action for action in actions if action.ability in state.cards[LEARNER])
    action = next(mine, None)
    return step._replace(ask=LessonAsk.CARD) if action is None else _act(step, action)


def _act(step: NextStep, action: _AskedAction) -> NextStep:
    return step._replace(ask=LessonAsk.ACT, ability=action.ability, hero=action.hero, to=action.to)
