"""When and how to turn the hourglass (H3): late, because remaining becomes capacity minus remaining."""

from collections.abc import Iterator

from hushmaze.bots.solver.line import Line, play_all
from hushmaze.bots.solver.movement.distances import Target
from hushmaze.bots.solver.movement.goals import Destination, HeroDestinations, left_of
from hushmaze.bots.solver.movement.joint_search import bring
from hushmaze.bots.solver.movement.walks import walk
from hushmaze.bots.solver.search.assignment import left_everywhere, left_from, standing
from hushmaze.bots.solver.search.discarding import discarded
from hushmaze.bots.walking import FAR, sand_traps
from hushmaze.rules.commands import Deed
from hushmaze.rules.obstacles import locked_hourglasses
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Hero, Kind

_SLACK = 3
"""Actions kept in reserve for heroes in each other's way."""
_MORE_SLACK = 8
"""The same where heroes close whole tiles (C17) or a whole board (C13) to each other."""

_HOURGLASSES = Target(Kind.HOURGLASS, None, dwarf=False)


def reserve(line: Line) -> int | None:
    """How much sand it takes to get to an hourglass and turn it, carefully; None if none can be reached."""
    state, ground = line.state, line.ground
    table = ground.to(_HOURGLASSES)
    near = [left_from(state, ground, hero, table, state.heroes[hero]) for hero in standing(state)]
    far = min(near, default=FAR) + _to_blind_cameras(line)
    if far >= FAR:
        return None
    pause = max(line.tempo.team - state.time, 0)
    switches = state.setup.switches
    slack = _MORE_SLACK if switches.no_gatherings or switches.two_boards else _SLACK
    return pause + (far + slack) * line.action_ms


def _to_blind_cameras(line: Line) -> int:
    """P7, P8: how many slides the barbarian needs before an hourglass may be stopped on."""
    state, ground = line.state, line.ground
    if not locked_hourglasses(state):
        return 0
    if not state.setup.switches.barbarian_breaks_cameras or Hero.BARBARIAN not in standing(state):
        return FAR
    working = {where: ground.to_camera(where) for where in state.board.cameras if where not in state.spent}
    here, far = state.heroes[Hero.BARBARIAN], 0
    while len(working) >= 2:
        left = {c: left_from(state, ground, Hero.BARBARIAN, table, here) for c, table in working.items()}
        here = min(left, key=left.__getitem__)
        far += left[here]
        del working[here]
    return far


def must_turn(line: Line, still_ms: int, next_ms: int) -> bool:
    """Whether to turn the hourglass before doing something that takes that long.

    Not if the sand is enough for all that is still to be done, nor if it cannot be turned.
    """
    if line.sand > still_ms:
        return False
    keep = reserve(line)
    return keep is not None and line.sand - next_ms < keep


def must_turn_before_theft(line: Line, still_ms: int) -> bool:
    """Whether the last chance to turn it is now, while the vortices are open (W3)."""
    if line.sand > still_ms:
        return False
    keep = reserve(line._replace(state=line.state._replace(phase=Phase.ESCAPE)))
    return keep is None or line.sand - line.action_ms < keep


def turned(line: Line, aims: HeroDestinations) -> Line | None:
    """The line after the hourglass was turned, by whom it keeps least from its aim; None if nobody can."""
    seeing = _with_blind_cameras(line)
    if seeing is None:
        return None
    for deeds in _ways_to_turn(seeing, aims):
        after = play_all(seeing, deeds)
        if after is not None and after.state.turns > line.state.turns:
            return discarded(after) if after.state.discard_due else after
    return None


def _ways_to_turn(line: Line, aims: HeroDestinations) -> Iterator[list[Deed]]:
    state = line.state
    walks = [walk(state, hero) for hero in standing(state)]
    ways = []
    for number, walked in enumerate(walks):
        hero = walked.hero
        for where in sand_traps(state) & walked.far.keys():
            detour = left_of(aims, hero, where) - left_of(aims, hero, state.heroes[hero])
            ways.append((walked.far[where] + detour, number, where))
    for _, number, where in sorted(ways):
        yield walks[number].deeds(where)
    for hero in standing(state):  # the way is barred: others must make room
        left = left_everywhere(state, line.ground, hero, line.ground.to(_HOURGLASSES))
        yield bring(state, {hero: Destination(left)}) or []


def _with_blind_cameras(line: Line) -> Line | None:
    """The barbarian breaks cameras until the hourglasses are free (P7, P8)."""
    going: Line | None = line
    while going is not None and locked_hourglasses(going.state):
        if _to_blind_cameras(going) >= FAR:
            return None
        going = _camera_broken(going)
    return going


def _camera_broken(line: Line) -> Line | None:
    state, ground = line.state, line.ground
    walked = walk(state, Hero.BARBARIAN)
    working = [where for where in state.board.cameras if where not in state.spent]
    within_reach = [where for where in working if where in walked.far]
    if within_reach:
        return play_all(line, walked.deeds(min(within_reach, key=walked.far.__getitem__)))
    tables = [ground.to_camera(where) for where in working]
    ways = (bring(state, {Hero.BARBARIAN: Destination(table)}) for table in tables)
    deeds = next((way for way in ways if way is not None), None)
    return None if deeds is None else play_all(line, deeds)
