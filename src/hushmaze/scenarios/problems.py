"""Why a scenario or a table cannot be played: every contradiction has a name."""

from collections.abc import Iterable
from typing import NamedTuple

from hushmaze.rules.reasons import Reason


class Contradiction(Reason):
    NOT_A_SCENARIO = "not_a_scenario", "That is no scenario file."
    UNKNOWN_KEY = "unknown_key", "A scenario has no such entry."
    BAD_VALUE = "bad_value", "That entry cannot have this value."
    UNKNOWN_RULE = "unknown_rule", "There is no such rule switch."
    NO_SUCH_SCENARIO = "no_such_scenario", "There is no scenario with this number."
    BAD_CODE = "bad_code", "That is no share code, or a letter of it is wrong."

    NO_SUCH_LEVEL = "no_such_level", "This scenario cannot be played at that level."
    OTHER_TILE_SET = "other_tile_set", "The scenario was made for another tile set."
    NO_SUCH_FACE = "no_such_face", "Tile 1 of this set has no such face."
    NO_SUCH_TILE = "no_such_tile", "The tile set has no such tile."
    TILE_TWICE = "tile_twice", "A tile can be in the stack only once."
    START_TILE_IN_STACK = (
        "start_tile_in_stack",
        "A tile that lies on the table from the start is not in the stack.",
    )
    START_SQUARES_NOT_FLOOR = (
        "start_squares_not_floor",
        "The heroes need floor to start on: the centre of tile 1, and plain squares of tile 3 on two boards.",
    )
    ITEM_MISSING = "item_missing", "Not all four items can come into play."
    EXIT_MISSING = "exit_missing", "The exits the heroes need cannot all come into play."
    HOURGLASS_SIZE = "hourglass_size", "An hourglass holds from one second to one hour of sand."

    TOO_FEW_SEATS = "too_few_seats", "Somebody has to play."
    TOO_MANY_SEATS = "too_many_seats", "There are cards for at most eight seats, and a ninth can only lead."
    LEADER_NEEDS_THREE = "leader_needs_three", "The leader rule needs at least three seats."
    LEADER_WITHOUT_BELL = "leader_without_bell", "A leader has nothing but the do-something pawn."
    FIXED_LEADER_WITHOUT_LEADER = "fixed_leader_without_leader", "Without the leader rule no leader can stay."
    FOOLING_WITH_ONE_EXIT = "fooling_with_one_exit", "Fooling the guards needs all four exits."
    HANDS_ONLY_WITHOUT_TALK = (
        "hands_only_without_talk",
        "Where no talk window opens, hands cannot talk either.",
    )
    OPEN_TALK_AND_SILENCE = (
        "open_talk_and_silence",
        "Talk cannot be open all the time and forbidden or wordless.",
    )
    OPEN_TALK_NOT_OFFERED = "open_talk_not_offered", "In this scenario talk cannot be open all the time."
    TWO_BOARDS_WITHOUT_TILE_3 = (
        "two_boards_without_tile_3",
        "Two dimensions need tile 3 for the second board.",
    )
    TWO_BOARDS_WITHOUT_VORTEX = (
        "two_boards_without_vortex",
        "Only a vortex leads from one board to the other.",
    )
    TWO_BOARDS_WITH_MOVING_WALLS = (
        "two_boards_with_moving_walls",
        "Tiles of the second board never hang together with tile 1, so walls cannot move there.",
    )
    TWO_BOARDS_WITHOUT_GATHERINGS = (
        "two_boards_without_gatherings",
        "Two heroes start together on tile 3, where they may not be together.",
    )
    TWO_BOARDS_WITH_ONE_EXIT = (
        "two_boards_with_one_exit",
        "With one exit the heroes of the other board could never leave.",
    )

    WRONG_CARDS = "wrong_cards", "These are not the cards for so many seats."
    RIGGED_STACK = "rigged_stack", "A rigged stack lists tiles of the set, each once, none that lies already."
    RIGGED_HEROES = "rigged_heroes", "Rigged heroes stand on four different floor squares of the first tiles."
    RIGGED_CARDS = "rigged_cards", "Rigged cards must bear all seven abilities, one card for each seat."
    RIGGED_POSITION = "rigged_position", "A rigged position must be one that this game could come to."


class Problem(NamedTuple):
    contradiction: Contradiction
    detail: str = ""
    entry: str = ""
    """The entry of a scenario file that cannot be read as it stands."""

    def __str__(self) -> str:
        return f"{self.contradiction.message} ({self.detail})" if self.detail else self.contradiction.message


class ScenarioError(ValueError):
    """All that was found, at least one problem."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return " ".join(map(str, self.problems))


def refuse(contradiction: Contradiction, detail: object = "") -> ScenarioError:
    return ScenarioError([Problem(contradiction, str(detail))])
