"""The game itself, as docs/rules.md numbers it. Pure: no clock, no I/O, no randomness of its own."""

from hushmaze.rules.clock import due
from hushmaze.rules.commands import Command, Deed
from hushmaze.rules.decide import decide
from hushmaze.rules.digest import digest
from hushmaze.rules.events import Event
from hushmaze.rules.evolve import evolve
from hushmaze.rules.game import Game
from hushmaze.rules.legal import legal
from hushmaze.rules.opening import begin
from hushmaze.rules.reach import reach
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.setup import Setup
from hushmaze.rules.state import State
from hushmaze.rules.view import View, view

__all__ = [
    "Command",
    "Deed",
    "Event",
    "Game",
    "Refusal",
    "Setup",
    "State",
    "View",
    "begin",
    "decide",
    "digest",
    "due",
    "evolve",
    "legal",
    "reach",
    "view",
]
