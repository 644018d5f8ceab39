"""Reasons for refusals that are not in the rules, one sentence each. `rules.refusals` has those that are."""

from hushmaze.rules.reasons import Reason
from hushmaze.rules.refusals import Refusal


class RoomRefusal(Reason):
    """Why a room refuses a deed without asking the rules."""

    NO_GAME = "no_game", "No game is laid out."
    BAD_NUMBER = "bad_number", "That number is too far beyond the last one."
    BAD_DEED = "bad_deed", "That is no deed."
    NOT_THE_HOST = "not_the_host", "Only the host turns the hourglass for the first time."
    SLOW_DOWN = "slow_down", "Too many messages at once."
    NOT_STORED = "not_stored", "The server could not write this down, so it has not happened."
    LOG_FULL = "log_full", "So much has happened in this game that no more of this is written down."


RefusalReason = Refusal | RoomRefusal
"""Why a deed was refused: by the rules or by the room."""
