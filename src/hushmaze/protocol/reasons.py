"""Reasons that a server gives besides those of the rules (`rules.refusals`), one sentence each.

A sentence stands for itself where nothing more can be said; elsewhere the server says more in its place.
"""

from hushmaze.rules.reasons import Reason
from hushmaze.rules.refusals import Refusal


class RoomRefusal(Reason):
    """Why a room refuses a deed without asking the rules: the reasons of `refused`."""

    NO_GAME = "no_game", "No game is laid out."
    BAD_NUMBER = "bad_number", "That number is too far beyond the last one."
    BAD_DEED = "bad_deed", "There is no such deed."
    NOT_THE_HOST = "not_the_host", "Only the host turns the hourglass for the first time."
    SLOW_DOWN = "slow_down", "Too many messages at once."
    NOT_STORED = "not_stored", "The server could not write this down, so it has not happened."
    LOG_FULL = "log_full", "So much has happened in this game that no more of this is written down."


RefusalReason = Refusal | RoomRefusal
"""Why a deed was refused: by the rules or by the room."""


class ErrorReason(Reason):
    """Why a message that is no deed changes nothing: the reasons of `error`."""

    BAD_MESSAGE = "bad_message", "That is no message."
    SLOW_DOWN = "slow_down", "Too many messages at once."
    JOIN_FIRST = "join_first", "Say first which room this is about."
    JOINED_ALREADY = "joined_already", "This socket is in a room already."
    BUSY = "busy", "One thing at a time: the last request is still being worked on."
    NO_SUCH_ROOM = "no_such_room", "There is no such room."
    ROOM_FULL = "room_full", "There is no more room to watch here."
    BAD_HANDOVER = "bad_handover", "That hand-over code is not valid any more."
    NOT_STORED = "not_stored", "The server could not write this down, so it has not happened."
    NO_SUCH_VERSION = "no_such_version", "The game has no such version."
    NO_SUCH_SEAT = "no_such_seat", "There is no such seat at this table."
    SEAT_TAKEN = "seat_taken", "Somebody sits there."
    SEAT_HELD = "seat_held", "The seat is kept for somebody who is away."
    SEAT_FREE = "seat_free", "Nobody sits there."
    NO_SUCH_LEVEL = "no_such_level", "Bots have no such level."
    NO_SUCH_GAME = "no_such_game", "That game is not the one that is being played here."
    GAME_RUNNING = "game_running", "A game is laid out already."
    NOT_THE_HOST = "not_the_host", "Only the host can do that."
    BAD_TABLE = "bad_table", "This table cannot be played."
    NOBODY_THERE = "nobody_there", "That person is not here."
    SEATS_EMPTY = (
        "seats_empty",
        "Every seat needs somebody: a person, a bot, or the host can change how many there are.",
    )
    DAILY_TABLE = "daily_table", "The table of a day's challenge is settled, but for its seats."
    NO_SUCH_TILE_SET = "no_such_tile_set", "There is no such tile set on this server."
    DAY_OVER = "day_over", "The day of this challenge is over; this table is like any other now."
    DAY_NEEDS_PEOPLE = (
        "day_needs_people",
        "Bots alone do not play a day's challenge: somebody has to sit.",
    )
    DAY_DEAL = "day_deal", "The deal of a day is not laid out again."
    TABLE_CHANGED = "table_changed", "The table has been changed since; this deal does not fit it any more."
    USE_SAY = "use_say", "In a game, words are a deed."
    BAD_CHAT = "bad_chat", "That is too long, or nothing."
    NO_VOICE = "no_voice", "This table plays without voice."
    SILENCE = "silence", "Nobody may talk now."
    SPECTATOR = "spectator", "Only the seats at the table can talk."


class ByeReason(Reason):
    """Why the server closes a connection: the reasons of `bye`."""

    OPEN_ELSEWHERE = "open_elsewhere", "This person has joined with another connection or device."
    SERVER_STOPPING = "server_stopping", "The server is stopping."
