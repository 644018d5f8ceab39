"""The bots there are, by name."""

from hushmaze.bots.api import Kind
from hushmaze.bots.proxy import proxies
from hushmaze.bots.rambler import ramblers
from hushmaze.bots.teammate import teammates

KINDS: dict[str, Kind] = {"teammate": teammates, "proxy": proxies, "rambler": ramblers}
