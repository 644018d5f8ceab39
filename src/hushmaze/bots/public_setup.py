"""The table as everybody sees it before the start: a setup without its secrets (S3)."""

from dataclasses import replace

from hushmaze.rules import Setup, State, begin
from hushmaze.rules.setup import Rigging
from hushmaze.rules.words import ABILITIES, TileNumber


def public_setup(setup: Setup) -> Setup:
    """The same for all setups that differ only in what nobody may know: the stack's order and the seed.

    Heroes and cards stand as they were dealt; the stack is in the order of its numbers, but for tiles that
    everybody knows to lie on top (C5).
    """
    first = begin(setup)
    known = setup.on_top if setup.rigging is None or setup.rigging.stack is None else ()
    below = sorted(first.stack[len(known) :])
    cards = tuple((ability,) for ability in ABILITIES) if setup.solo else first.cards
    rigging = Rigging(stack=(*known, *below), heroes=first.heroes, cards=cards)
    return replace(setup, seed=0, rigging=rigging, stack=tuple(sorted(setup.stack)), shuffled=True)


def visible_top(state: State) -> TileNumber | None:
    """The next tile, where the stack is face up (C8, C13)."""
    return state.stack[0] if state.setup.switches.stack_face_up and state.stack else None
