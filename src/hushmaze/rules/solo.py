"""Alone at the table: a deck of seven cards (L)."""

from hushmaze.rules.clock import refusal_of_phase
from hushmaze.rules.commands import TurnCard
from hushmaze.rules.consequences import Decision
from hushmaze.rules.events import CardTurned
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.state import State
from hushmaze.rules.words import Seat


def decide_turn_card(state: State, seat: Seat, _deed: TurnCard, now: int) -> Decision:
    refusal = refusal_of_phase(state)
    if refusal is not None:
        return refusal
    if state.deck is None:
        return Refusal.NOT_SOLO
    draw = state.deck.draw or state.deck.discard
    return (CardTurned(now, seat, draw[0]),)
