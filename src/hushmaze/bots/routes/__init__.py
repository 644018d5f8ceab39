"""Routes of heroes through the mall: who can get where, by which slides, past whom."""

from hushmaze.bots.routes.distances import DEAR, UNANSWERED, UNUSED, USUAL_PRICES, Costs, Prices
from hushmaze.bots.routes.route import Kept, Push, Route, RouteLeg
from hushmaze.bots.routes.search import Routes

__all__ = [
    "DEAR",
    "UNANSWERED",
    "UNUSED",
    "USUAL_PRICES",
    "Costs",
    "Kept",
    "Prices",
    "Push",
    "Route",
    "RouteLeg",
    "Routes",
]
