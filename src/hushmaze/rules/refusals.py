"""Why a command changes nothing (A10): a fixed list, one sentence each."""

from enum import Enum


class Refusal(Enum):
    """The value is the reason as it travels; `message` is its sentence."""

    message: str

    def __new__(cls, reason: str, message: str) -> "Refusal":
        member = object.__new__(cls)
        member._value_ = reason
        member.message = message
        return member

    SPECTATOR = "spectator", "Only the seats at the table can act."
    NO_SUCH_SEAT = "no_such_seat", "There is no such seat at this table."
    NOT_STARTED = "not_started", "The hourglass has not been turned yet."
    ALREADY_STARTED = "already_started", "The game has begun already."
    GAME_OVER = "game_over", "The game is over; only talk goes on."
    TOO_LATE = "too_late", "The sand has run out."
    TIME_WENT_BACK = "time_went_back", "The game's clock is past that moment."
    PAUSED = "paused", "The table has paused the game."
    NOT_PAUSED = "not_paused", "The game is not paused."
    PAUSE_NOT_AGREED = "pause_not_agreed", "This table did not agree to pauses before the start."
    DISCARD_FIRST = "discard_first", "Two tiles must be discarded before anybody can act."

    NOT_YOUR_ABILITY = "not_your_ability", "That ability is not on your card."
    HERO_IS_SAFE = "hero_is_safe", "That hero has used its exit already."
    HERO_NOT_THERE = "hero_not_there", "The hero is not on that square any more."
    NO_STEPS = "no_steps", "A move goes at least one square."
    WAY_BLOCKED = "way_blocked", "Something stands in the way."
    SQUARE_TAKEN = "square_taken", "Another hero stands on that square."
    TILE_CLOSED = "tile_closed", "Another hero is on that tile, which closes it."
    CAMERAS_WATCH = "cameras_watch", "While two cameras work, no hero may stop on an hourglass."
    VORTEX_CLOSED = "vortex_closed", "The vortices are closed."
    NOT_A_VORTEX = "not_a_vortex", "That is no vortex of this hero's colour."
    NOT_ON_A_VORTEX = "not_on_a_vortex", "Here a hero needs to stand on a vortex of its own colour."
    SAME_BOARD = "same_board", "Here a vortex leads only to the other board."
    ALL_ON_ONE_BOARD = "all_on_one_board", "All four heroes may never be on one board."
    NO_ESCALATOR = "no_escalator", "The hero is not at an end of an escalator."

    NOT_AN_EXPLORATION = "not_an_exploration", "That is no exploration square this hero can use."
    NOTHING_BEYOND = "nothing_beyond", "There is no empty place beyond that square."
    STACK_EMPTY = "stack_empty", "There is no tile left to place."
    TILE_IN_HAND = "tile_in_hand", "The revealed tile must be placed first."
    NO_LOOKING = "no_looking", "In this edition a tile is placed where it is revealed."
    ALREADY_VISIBLE = "already_visible", "The stack is face up: its top tile is there for all to see."
    NO_CHOICE = "no_choice", "Looking first needs two exploration squares to choose from."

    NO_DISCARD_DUE = "no_discard_due", "No tiles have to be discarded now."
    NOT_TWO_TILES = "not_two_tiles", "Two different tiles have to be chosen."
    TILE_NOT_PLACED = "tile_not_placed", "That tile does not lie on the map."
    START_TILE_STAYS = "start_tile_stays", "Tile 1 can never be discarded."
    TILE_OCCUPIED = "tile_occupied", "A hero stands on that tile."
    TILE_SPENT = "tile_spent", "That tile bears a spent square."
    MALL_WOULD_SPLIT = "mall_would_split", "Some squares could not be reached any more."

    THEFT_BY_ITSELF = "theft_by_itself", "In this edition the theft happens by itself."
    ALREADY_STOLEN = "already_stolen", "The theft has happened already."
    ITEMS_NOT_COVERED = "items_not_covered", "The four heroes do not stand on the items they need."

    NOT_SOLO = "not_solo", "Only the solo game has a deck of cards to turn."
    SOLO = "solo", "Alone at the table there is nobody to do that to."
    NO_BELL = "no_bell", "This scenario is played without the do-something pawn."
    NOT_THE_LEADER = "not_the_leader", "Only the leader may place the do-something pawn."
    STARE_AT_YOURSELF = "stare_at_yourself", "You cannot stare at yourself."
    SILENCE = "silence", "Nobody may talk now."
    HANDS_ONLY = "hands_only", "Only gestures are allowed here, no words."
    NOTHING_SAID = "nothing_said", "There are no words in that."
    TOO_LONG = "too_long", "That is too long to say."
    NO_SUCH_SQUARE = "no_such_square", "There is no floor on the map there."
