"""How the HTTP API says no: one body, one list of reasons."""

from typing import Literal, Self

from hushmaze.protocol.api.base import ApiAnswer
from hushmaze.rules.reasons import Reason


class HttpReason(Reason):
    """Every reason has its status and one sentence; an answer may say it more exactly."""

    status: int

    def __new__(cls, reason: str, status: int, message: str) -> Self:
        member = object.__new__(cls)
        member._value_, member.message, member.status = reason, message, status
        return member

    BAD_BODY = "bad_body", 400, "The body is not what it should be."
    BAD_PARAMETER = "bad_parameter", 400, "A parameter is not what it should be."
    BAD_TABLE = "bad_table", 400, "Such a table cannot be laid."
    BAD_TILE_SET = "bad_tile_set", 400, "Something is wrong with this tile set."
    NOT_PLAYABLE = "not_playable", 400, "This tile set lacks what a table needs."
    BAD_LOG = "bad_log", 400, "This is not the log of a possible game."
    NO_BRANCH = "no_branch", 400, "There is nothing to play on from."
    LIST_CLOSED = "list_closed", 403, "This server lists no games; whoever has a game's link may open it."
    NOT_FOUND = "not_found", 404, "Not Found"
    NO_SUCH_ROOM = "no_such_room", 404, "There is no such room."
    NO_SUCH_SCENARIO = "no_such_scenario", 404, "There is no such scenario."
    NO_SUCH_TILE_SET = "no_such_tile_set", 404, "There is no such tile set here."
    NO_SUCH_PICTURE = "no_such_picture", 404, "There is no such picture."
    NO_SUCH_GAME = "no_such_game", 404, "There is no such game."
    NO_SUCH_GROUP = "no_such_group", 404, "There is no such group in the book."
    NO_SUCH_LINE = "no_such_line", 404, "There is no such scenario, or no such level of it."
    NOT_IN_BOOK = "not_in_book", 404, "That game is not in the book."
    NO_SUCH_DAY = "no_such_day", 404, "There is no such day."
    METHOD_NOT_ALLOWED = "method_not_allowed", 405, "Method Not Allowed"
    UNFINISHED = "unfinished", 408, "The request did not come to its end."
    GAME_NOT_OVER = "game_not_over", 409, "This can be had when the game is over."
    DAY_NOT_OVER = "day_not_over", 409, "A day's deal that was given up is shown when the day is over."
    TOO_LONG = "too_long", 413, "This is too long."
    SLOW_DOWN = "slow_down", 429, "Too much at once from here; wait a little."
    FAULTY = "faulty", 500, "Something is wrong here that trying again will not mend; the host's log has it."
    CANNOT_PRINT = "cannot_print", 501, "This server makes no PDFs: its host has not installed fpdf2."
    BUSY = "busy", 503, "The server has too much to do just now; try again soon."
    NOT_READY = "not_ready", 503, "This server takes nobody just now; another one may."
    NOT_STORED = "not_stored", 503, "The server could not read or write this; it may work again soon."
    SHELF_FULL = "shelf_full", 507, "This server keeps as many tile sets as it can."


class ErrorAnswer(ApiAnswer):
    """The body of every answer that is not a success."""

    ok: Literal[False]
    reason: HttpReason
    message: str
    """One English sentence."""
