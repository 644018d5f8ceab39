"""The service that a server offers to tables with bots: a place where they think."""

from typing import NamedTuple

from hushmaze.bots.api import BotKind
from hushmaze.bots.kinds import table_bots
from hushmaze.server.bots.game_bots import GameBots
from hushmaze.server.bots.thinking import InlineThinking, Thinking
from hushmaze.server.game.clock import Clock
from hushmaze.server.game.match import Match


class BotServices(NamedTuple):
    thinking: Thinking
    clock: Clock

    def game_bots(self, match: Match) -> GameBots:
        return GameBots(match, self.clock, self.thinking)


def bot_services(clock: Clock, kind: BotKind = table_bots, thinking: Thinking | None = None) -> BotServices:
    """Without `thinking`, bots of this `kind` think on the event loop."""
    return BotServices(thinking or InlineThinking(clock, kind), clock)
