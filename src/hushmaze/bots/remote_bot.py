"""Bots outside the server: they read the socket's messages or the referee's answers.

Nothing here opens a socket or reads a clock: frames go in as JSON objects and come out as such.
"""

from collections.abc import Sequence
from dataclasses import replace

from hushmaze.bots.api import Bot, BotKind, Wish
from hushmaze.protocol.codec import Plain, from_plain, to_plain
from hushmaze.protocol.game_log.heading import heading_from_plain
from hushmaze.protocol.game_log.options import rigging_from_plain
from hushmaze.protocol.words import BotLevel
from hushmaze.rules import Deed, Event, Refusal, Setup
from hushmaze.rules.state import Phase
from hushmaze.rules.words import ABILITIES, Seat, TileNumber

_LETTERS = {ability.name.lower(): ability.letter for ability in ABILITIES}
_NUMBER = frozenset({"n"})
REFUSALS = {refusal.value: refusal for refusal in Refusal}
"""By the names they have in messages."""


def seen_setup(heading: Plain, view: Plain) -> Setup:
    """The public setup from a public heading and the view before the first event.

    A ValueError where the game has begun: a view does not say how it came there.
    """
    if view["phase"] != Phase.PLANNING:
        raise ValueError("A bot over a socket must be there when the game is dealt; this one has begun.")
    stack = view["stack"]
    known = [] if stack["top"] is None else [stack["top"]]
    solo = heading["seats"] == 1
    cards = [a.letter for a in ABILITIES] if solo else [_card(held) for held in view["cards"]]
    rigged = {
        "stack": known + list(stack["unseen"]) + list(stack["bottom"]),
        "heroes": {seen["hero"]: seen["square"] for seen in view["heroes"]},
        "cards": cards,
    }
    setup = heading_from_plain({**heading, "seed": 0, "rigged": None}).setup()
    return replace(setup, rigging=rigging_from_plain(rigged))


def _card(abilities: Sequence[str]) -> str:
    return "".join(_LETTERS[name] for name in abilities)


def read_events(plain: Sequence[Plain]) -> tuple[Event, ...]:
    return tuple(from_plain(event, Event, ignoring=_NUMBER) for event in plain)


def read_top(stack: Plain) -> TileNumber | None:
    """The next tile, where the stack is face up (C8, C13)."""
    return None if stack["top"] is None else TileNumber(stack["top"])


class RemoteBot:
    """One seat of a game on a server: `hear` every message, send what `frame` makes of a wish at its time.

    It must be there when the game is dealt, because later messages do not say where the heroes began; a
    game that begins in its middle is refused with a ValueError.
    """

    def __init__(self, kind: BotKind, seat: Seat, level: BotLevel, seed: int) -> None:
        self._kind = kind
        self._place = seat, level, seed
        self._bot: Bot | None = None
        self._top: TileNumber | None = None
        self._sent = 0
        self._deeds: dict[int, Deed] = {}

    def hear(self, message: Plain, now: int) -> None:
        """`now` is the game's time; messages that do not concern the game are passed over."""
        kind = message["type"]
        if kind == "game":
            self._bot = self._kind(seen_setup(message["heading"], message["view"]))(*self._place)
            self._top = read_top(message["view"]["stack"])
        elif kind == "update" and self._bot is not None:
            if "stack" in message.get("seen", {}):
                self._top = read_top(message["seen"]["stack"])
            self._bot.see(read_events(message["events"]), self._top)
        elif kind == "refused" and self._bot is not None and message["reason"] in REFUSALS:
            self._bot.refused(self._deeds.pop(message["n"]), REFUSALS[message["reason"]], now)

    def wish(self, now: int) -> Wish | None:
        return None if self._bot is None else self._bot.wish(now)

    def frame(self, deed: Deed) -> Plain:
        """The message that asks for a deed."""
        self._sent += 1
        self._deeds[self._sent] = deed
        return {"type": "do", "n": self._sent, "deed": to_plain(deed)}
