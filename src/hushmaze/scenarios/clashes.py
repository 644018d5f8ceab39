"""Maps each contradiction to the scenario entries it is about, so that an editor can mark them."""

from hushmaze.scenarios.problems import Contradiction as No
from hushmaze.scenarios.problems import Problem
from hushmaze.scenarios.scenario import SWITCH_NAMES, Scenario

_STACK = ("tiles", "levels", "on_top")

_ABOUT: dict[No, tuple[str, ...]] = {
    No.NO_SUCH_LEVEL: ("levels",),
    No.OTHER_TILE_SET: ("tile_set",),
    No.NO_SUCH_FACE: ("face",),
    No.NO_SUCH_TILE: _STACK,
    No.TILE_TWICE: _STACK,
    No.START_TILE_IN_STACK: (*_STACK, "two_boards"),
    No.START_SQUARES_NOT_FLOOR: ("tile_set", "two_boards"),
    No.ITEM_MISSING: _STACK,
    No.EXIT_MISSING: (*_STACK, "one_exit"),
    No.HOURGLASS_SIZE: ("hourglass_ms",),
    No.LEADER_NEEDS_THREE: ("leader",),
    No.LEADER_WITHOUT_BELL: ("leader", "no_bell"),
    No.FOOLING_WITH_ONE_EXIT: ("fool_the_guards", "one_exit", "levels"),
    No.HANDS_ONLY_WITHOUT_TALK: ("hands_only", "no_talk"),
    No.OPEN_TALK_AND_SILENCE: ("open_talk_allowed", "no_talk", "hands_only"),
    No.TWO_BOARDS_WITHOUT_TILE_3: ("two_boards", *_STACK),
    No.TWO_BOARDS_WITHOUT_VORTEX: ("two_boards", "no_vortex"),
    No.TWO_BOARDS_WITH_MOVING_WALLS: ("two_boards", "moving_walls"),
    No.TWO_BOARDS_WITHOUT_GATHERINGS: ("two_boards", "no_gatherings"),
    No.TWO_BOARDS_WITH_ONE_EXIT: ("two_boards", "one_exit", "levels"),
}
"""For what a scenario alone can get wrong; the rest is about reading it, or about a table."""


def entries_about(problem: Problem, scenario: Scenario) -> list[str]:
    """The entries that clash: of those the contradiction can be about, the ones this scenario uses."""
    if problem.entry:
        return [problem.entry]
    return [entry for entry in _ABOUT.get(problem.contradiction, ()) if _is_used(entry, scenario)]


def _is_used(entry: str, scenario: Scenario) -> bool:
    if entry in SWITCH_NAMES:
        return entry in scenario.rules
    unused = {"tiles": scenario.tiles is None, "levels": not scenario.levels, "on_top": not scenario.on_top}
    return not unused.get(entry, False)
