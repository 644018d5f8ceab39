"""Sends the barbarian to break cameras (P7, P8)."""

from hushmaze.bots.plan.goals import Goal, Purpose
from hushmaze.bots.plan.situation import Situation
from hushmaze.bots.walking import FAR
from hushmaze.rules.obstacles import working_cameras
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Hero, Kind

_ON_THE_WAY = 3
"""Distance within which a camera is broken early."""


def camera_goal(situation: Situation) -> Goal | None:
    """To the nearest working camera, where it locks the hourglasses or soon could."""
    state = situation.state
    breaks = state.setup.switches.cameras and state.setup.switches.barbarian_breaks_cameras
    if not breaks or Hero.BARBARIAN not in situation.out:
        return None
    working = set(state.board.cameras) - state.spent
    reached = [where for where in sorted(working) if not situation.kept_apart(Hero.BARBARIAN, where)]
    far = {where: situation.routes.distance(Hero.BARBARIAN, where) for where in reached}
    nearest = min(far, key=lambda where: far[where], default=None)
    if nearest is None:
        return None
    locked = working_cameras(state) > 1
    near = far[nearest] <= _ON_THE_WAY and situation.may_come(Kind.CAMERA) and state.phase is Phase.HEIST
    worth_it = near or (locked and far[nearest] < FAR)
    return Goal(Hero.BARBARIAN, nearest, Purpose.CAMERA) if worth_it else None
