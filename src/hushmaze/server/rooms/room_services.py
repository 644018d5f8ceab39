"""Names the services that all rooms of a server use."""

from typing import NamedTuple

from hushmaze.server.bots.services import BotServices
from hushmaze.server.deals.deal_search import DealSearch
from hushmaze.server.game.clock import Clock
from hushmaze.server.limits import USUAL_LIMITS, VisitorLimits
from hushmaze.server.metrics import Metrics
from hushmaze.storage.api import Store


class RoomServices(NamedTuple):
    """Dependencies of rooms, however many servers share them."""

    store: Store
    clock: Clock
    metrics: Metrics
    put_away_after_ms: int
    deals: DealSearch
    bots: BotServices | None = None
    limits: VisitorLimits = USUAL_LIMITS
