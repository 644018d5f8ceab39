"""The table as everybody sees it before the start: a setup without its secrets (S3)."""

from dataclasses import replace

from hushmaze.rules import Setup, State, begin
from hushmaze.rules.notation import write
from hushmaze.rules.setup import Rigging
from hushmaze.rules.state import Deck
from hushmaze.rules.words import ABILITIES, TileNumber


def public_setup(setup: Setup) -> Setup:
    """The same for all setups that differ only in what nobody may know: the stack's order and the seed.

    Heroes and cards stand as they were dealt; the stack is in the order of its numbers, but for tiles that
    everybody knows to lie on top (C5).
    """
    rigging = _as_dealt(setup) if setup.dealt else _as_it_stands(setup)
    return replace(setup, seed=0, rigging=rigging, stack=tuple(sorted(setup.stack)), shuffled=True)


def _as_dealt(setup: Setup) -> Rigging:
    first = begin(setup)
    known = setup.on_top if setup.rigging is None or setup.rigging.stack is None else ()
    below = sorted(first.stack[len(known) :])
    cards = tuple((ability,) for ability in ABILITIES) if setup.solo else first.cards
    return Rigging(stack=(*known, *below), heroes=first.heroes, cards=cards)


def _as_it_stands(setup: Setup) -> Rigging:
    """A position put up by hand: only tiles that were buried are known (C11), and no card to be turned."""
    first = begin(setup)
    hidden = len(first.stack) - first.buried
    stack = (*sorted(first.stack[:hidden]), *first.stack[hidden:])
    deck = None if first.deck is None else Deck(tuple(sorted(first.deck.draw)), first.deck.discard)
    return Rigging(position=write(first._replace(stack=stack, deck=deck)))


def visible_top(state: State) -> TileNumber | None:
    """The next tile, where the stack is face up (C8, C13)."""
    return state.stack[0] if state.setup.switches.stack_face_up and state.stack else None
