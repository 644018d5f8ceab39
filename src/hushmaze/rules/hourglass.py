"""Turns the hourglass, with everything that follows (H3, T2, P3, L3, C11)."""

from hushmaze.rules.consequences import Consequences
from hushmaze.rules.events import (
    CardsPassed,
    DeckShuffled,
    DiscardDue,
    HourglassTurned,
    Lost,
    SquareSpent,
)
from hushmaze.rules.moving_walls import some_pair_can_go
from hushmaze.rules.squares import Square
from hushmaze.rules.state import Loss, Phase
from hushmaze.rules.talking import open_talk
from hushmaze.rules.words import Hero


def turn_hourglass(consequences: Consequences, hero: Hero, where: Square, now: int) -> None:
    """Handles a stop on an unspent hourglass: remaining becomes capacity minus remaining (H3)."""
    setup = consequences.state.setup
    sand = setup.hourglass_ms - consequences.state.sand_left(now)
    consequences.add(SquareSpent(now, where))
    consequences.add(HourglassTurned(now, hero, sand))
    if sand == 0:  # turned in the very millisecond it was full
        consequences.add(Lost(now, Loss.SAND))
        return
    if setup.solo:
        consequences.add(DeckShuffled(now))
    elif setup.switches.pass_cards:
        consequences.add(CardsPassed(now))
    open_talk(consequences, now)
    if setup.switches.moving_walls and consequences.state.phase is Phase.HEIST:
        consequences.add(DiscardDue(now) if some_pair_can_go(consequences.state) else Lost(now, Loss.WALLS))
