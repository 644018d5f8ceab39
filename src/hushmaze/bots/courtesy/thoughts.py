"""Puts a plan into a remark: what a seat can do for it, or whom the seat waits for."""

from typing import NamedTuple

from hushmaze.bots.plan.goals import Plan, Purpose, Step
from hushmaze.rules import State
from hushmaze.rules.commands import Aim, Gesture, Remark, Topic
from hushmaze.rules.squares import Square
from hushmaze.rules.words import Ability, Hero, Seat

_SOON_MS = 10_000
"""A step whose moment is farther away is not worth a word now."""

_AIMS = {
    Purpose.HOURGLASS: Aim.HOURGLASS,
    Purpose.CAMERA: Aim.CAMERA,
    Purpose.BALL: Aim.BALL,
    Purpose.EXPLORE: Aim.DOOR,
    Purpose.ITEM: Aim.ITEM,
    Purpose.EXIT: Aim.EXIT,
    Purpose.ASIDE: Aim.WAY,
    Purpose.ASIDE_AT_ONCE: Aim.WAY,
}

_SIGNS = {Aim.HOURGLASS: Gesture.HOURGLASS, Aim.DOOR: Gesture.EXPLORE}
"""Aims that have a sign of their own; for others the hand says who acts."""


class Thought(NamedTuple):
    """Something a bot could say: in words, or by a sign and a square where words are not allowed (C12)."""

    remark: Remark
    sign: Gesture
    square: Square
    rank: int
    """The place of its step in the plan: 0 is the most urgent."""


class _Action(NamedTuple):
    """A step that a remark can be about."""

    hero: Hero
    ability: Ability
    aim: Aim
    to: Square


def thought_of(state: State, plan: Plan, seat: Seat, now: int) -> Thought | None:
    """The first step that the seat can do; if there is none, the first that it waits for."""
    steps = [(rank, action) for rank, step in enumerate(plan.steps) if (action := _action(step, now))]
    own = next(((rank, action) for rank, action in steps if action.ability in state.cards[seat]), None)
    if own is not None:
        rank, (hero, ability, aim, to) = own
        sign = _SIGNS.get(aim, Gesture.ME)
        return Thought(Remark(Topic.CAN, hero, ability, aim), sign, to, rank)
    if not steps:
        return None
    rank, (hero, ability, aim, _) = steps[0]
    able = [Seat(other) for other, card in enumerate(state.cards) if ability in card]
    remark = Remark(Topic.WAITS, hero, ability, aim, able[0] if len(able) == 1 else None)
    return Thought(remark, _SIGNS.get(aim, Gesture.YOU), state.heroes[hero], rank)


def _action(step: Step, now: int) -> _Action | None:
    aim = _AIMS.get(step.purpose)
    if aim is None or step.hero is None or step.ability is None or step.to is None:
        return None
    return None if step.not_before > now + _SOON_MS else _Action(step.hero, step.ability, aim, step.to)
