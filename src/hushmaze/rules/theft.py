"""Theft, escape and the end (W, C10)."""

from hushmaze.rules.clock import refusal_of_phase
from hushmaze.rules.commands import Steal
from hushmaze.rules.consequences import Consequences, Decision
from hushmaze.rules.errands import exits_for, items_for
from hushmaze.rules.events import HeroSafe, Lost, TheftDone, Won
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.squares import Square
from hushmaze.rules.state import Loss, Phase, State
from hushmaze.rules.words import HEROES, Hero, Seat


def items_covered(state: State) -> bool:
    """Whether the four heroes stand as the theft needs it (W1, C10)."""
    return all(on_item(state, hero) for hero in HEROES)


def on_item(state: State, hero: Hero) -> bool:
    return state.board.specials.get(state.heroes[hero]) in items_for(state.setup.switches, hero)


def may_exit(state: State, hero: Hero, where: Square) -> bool:
    """Whether a hero could leave by this square (P1, P2, C10)."""
    return state.board.specials.get(where) in exits_for(state.setup.switches, hero)


def reach_item(consequences: Consequences, now: int) -> None:
    """W2: unless it must be called, the theft happens as the last hero arrives."""
    state = consequences.state
    by_itself = not state.setup.options.edition.theft_is_called
    if by_itself and state.phase is Phase.HEIST and items_covered(state):
        consequences.add(TheftDone(now, None))


def reach_exit(consequences: Consequences, hero: Hero, where: Square, now: int) -> None:
    """W4, W5, W6"""
    state = consequences.state
    if not may_exit(state, hero, where):
        return
    if state.phase is Phase.ESCAPE:
        consequences.add(HeroSafe(now, hero, where, state.setup.switches.heroes_stay))
        if len(consequences.state.safe) == len(HEROES):
            consequences.add(Won(now))
    elif state.setup.options.edition.theft_is_called and _all_on_exits(state):
        consequences.add(Lost(now, Loss.EMPTY_HANDED))


def _all_on_exits(state: State) -> bool:
    return all(may_exit(state, hero, state.heroes[hero]) for hero in HEROES)


def refusal_to_steal(state: State) -> Refusal | None:
    if not state.setup.options.edition.theft_is_called:
        return Refusal.THEFT_BY_ITSELF
    if state.phase is Phase.ESCAPE:
        return Refusal.ALREADY_STOLEN
    return None if items_covered(state) else Refusal.ITEMS_NOT_COVERED


def decide_steal(state: State, seat: Seat, _deed: Steal, now: int) -> Decision:
    refusal = refusal_of_phase(state) or refusal_to_steal(state)
    return refusal or (TheftDone(now, seat),)
