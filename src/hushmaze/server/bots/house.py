"""What a server has for its bots: their kind, and the queue in which they think."""

from typing import NamedTuple

from hushmaze.bots.api import Kind
from hushmaze.bots.teammate import teammates
from hushmaze.server.bots.crew import Crew
from hushmaze.server.bots.thinking import Thinking
from hushmaze.server.clock import Clock
from hushmaze.server.match import Match


class BotHouse(NamedTuple):
    kind: Kind
    thinking: Thinking
    clock: Clock

    def crew(self, match: Match) -> Crew:
        return Crew(match, self.kind, self.clock, self.thinking)


def bot_house(clock: Clock, kind: Kind = teammates) -> BotHouse:
    return BotHouse(kind, Thinking(clock), clock)
