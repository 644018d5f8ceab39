"""Plays a game of bots at a referee over lines of JSON; the referee may be another process or language."""

import json
from collections.abc import Callable, Sequence

from hushmaze.bots.api import Bot, BotKind
from hushmaze.bots.public_setup import public_setup
from hushmaze.bots.remote_bot import REFUSALS, read_events, read_top, seen_setup
from hushmaze.protocol.codec import Plain, to_plain
from hushmaze.protocol.game_log.heading import heading_from_plain
from hushmaze.protocol.words import BotLevel
from hushmaze.rules import Deed, Setup, begin
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Seat, TileNumber

AskReferee = Callable[[str], str]
"""Sends a line and gives the answer."""


class RefereeGame:
    """Opens a game, seats bots, and plays it on a virtual clock; whoever wishes earliest acts.

    A game that begins in a position is played from there on, whether it was paused or not.
    """

    def __init__(self, ask: AskReferee, new: Plain) -> None:
        self._ask = ask
        opened = self._request({"new": {**new, "start": False}})
        self._game = opened["game"]
        first_line = self._request({"game": self._game, "log": True})["log"].split("\n", 1)[0]
        self.setup = _public(json.loads(first_line), opened["view"])
        self._first = begin(self.setup)
        self._bots: list[Bot] = []
        self._over = self._first.over
        self._now = self._first.time

    def play(self, kind: BotKind, level: BotLevel, seed: int) -> bool:
        """Whether they won."""
        make = kind(self.setup)
        self._bots = [make(Seat(seat), level, seed) for seat in range(self.setup.seats)]
        if self._first.phase is Phase.PLANNING or self._first.paused:
            self._happened(self._do(0, {"type": "resume" if self._first.paused else "start"})["events"])
        while not self._over:
            self._act(*self._earliest())
        view: Plain = self._request({"game": self._game, "view": True})["view"]
        return bool(view["phase"] == "won")

    def _earliest(self) -> tuple[int, int, Deed | None]:
        wishes = [(bot.wish(self._now), seat) for seat, bot in enumerate(self._bots)]
        found = [(max(wish.at, self._now), seat, wish.deed) for wish, seat in wishes if wish is not None]
        return min(found, key=lambda one: one[:2], default=(_FOREVER, 0, None))

    def _act(self, at: int, seat: int, deed: Deed | None) -> None:
        self._now = at
        passed = self._request({"game": self._game, "at": at, "pass_time": True})
        self._happened(passed["events"])
        if deed is None or self._over:
            return
        answer = self._do(seat, to_plain(deed))
        self._happened(answer.get("events", []))
        if not answer["ok"]:
            self._bots[seat].refused(deed, REFUSALS[answer["reason"]], at)

    def _happened(self, events: Sequence[Plain]) -> None:
        if not events:
            return
        top = self._top()
        for bot in self._bots:
            bot.see(read_events(events), top)
        self._over = events[-1]["type"] in ("won", "lost")

    def _top(self) -> TileNumber | None:
        if not self.setup.switches.stack_face_up:
            return None
        return read_top(self._request({"game": self._game, "view": True})["view"]["stack"])

    def _do(self, seat: int, deed: Plain) -> Plain:
        return json.loads(
            self._ask(json.dumps({"game": self._game, "at": self._now, "seat": seat, "do": deed}))
        )

    def _request(self, request: Plain) -> Plain:
        answer = json.loads(self._ask(json.dumps(request)))
        if not answer["ok"]:
            raise ValueError(answer["message"])
        return answer


def _public(heading: Plain, view: Plain) -> Setup:
    """Returns what bots may know of the game; where it begins in a position, the heading says all of that."""
    setup = heading_from_plain(heading).setup()
    if not setup.dealt:
        return public_setup(setup)
    return seen_setup({key: value for key, value in heading.items() if key not in _SECRET}, view)


_SECRET = ("seed", "rigged", "hushmaze", "format")
_FOREVER = 1 << 40
