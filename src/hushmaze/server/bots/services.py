"""What a server has of bots: where they think, and who knows whether a deal can be won."""

from typing import NamedTuple

from hushmaze.bots.api import Kind
from hushmaze.bots.solver import fair_deal
from hushmaze.bots.teammate import teammates
from hushmaze.server.bots.game_bots import Crew
from hushmaze.server.bots.thinking import ByTurns, Thinking
from hushmaze.server.game.clock import Clock
from hushmaze.server.game.match import Match
from hushmaze.server.rooms.dealing import FairDeal


class BotHouse(NamedTuple):
    thinking: Thinking
    clock: Clock
    fair_deal: FairDeal

    def crew(self, match: Match) -> Crew:
        return Crew(match, self.clock, self.thinking)


def bot_house(
    clock: Clock,
    kind: Kind = teammates,
    thinking: Thinking | None = None,
    fair_deal: FairDeal = fair_deal,
) -> BotHouse:
    """`kind` is for bots that think on the loop, where nothing else is said."""
    return BotHouse(thinking or ByTurns(clock, kind), clock, fair_deal)
