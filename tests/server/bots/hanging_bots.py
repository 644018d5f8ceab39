"""A worker program: the bot on seat 0 thinks for as long as a file exists, others answer at once."""

import sys
import time
from collections.abc import Sequence
from pathlib import Path

from hushmaze.bots.api import SeatMaker, Wish
from hushmaze.protocol.words import BotLevel, BotSkill
from hushmaze.rules import Deed, Event, Refusal, Setup
from hushmaze.rules.words import Seat, TileNumber
from hushmaze.server.bots import worker


class HangingBot:
    def __init__(self, seat: Seat) -> None:
        self._seat = seat

    def see(self, events: Sequence[Event], top: TileNumber | None) -> None:
        pass

    def refused(self, deed: Deed, why: Refusal, now: int) -> None:
        pass

    def wish(self, now: int) -> Wish | None:  # noqa: ARG002 -- the interface's
        while self._seat == 0 and Path(sys.argv[1]).exists():
            time.sleep(0.01)
        return None


def hanging_bots(_setup: Setup) -> SeatMaker:
    def make(seat: Seat, _level: BotLevel, _seed: int, _skill: BotSkill = BotSkill.EXPERT, /) -> HangingBot:
        return HangingBot(seat)

    return make


if __name__ == "__main__":
    worker.main(hanging_bots)
