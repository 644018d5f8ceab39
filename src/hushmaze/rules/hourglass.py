"""Turning the hourglass and all that comes with it (H3, T2, P3, L3, C11)."""

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
from hushmaze.rules.story import Story
from hushmaze.rules.talking import open_talk
from hushmaze.rules.words import Hero


def turn_hourglass(story: Story, hero: Hero, where: Square, now: int) -> None:
    """A hero stopped on an unspent hourglass square: remaining becomes capacity minus remaining (H3)."""
    setup = story.state.setup
    sand = setup.hourglass_ms - story.state.sand_left(now)
    story.tell(SquareSpent(now, where))
    story.tell(HourglassTurned(now, hero, sand))
    if sand == 0:  # turned in the very millisecond it was full
        story.tell(Lost(now, Loss.SAND))
        return
    if setup.solo:
        story.tell(DeckShuffled(now))
    elif setup.switches.pass_cards:
        story.tell(CardsPassed(now))
    open_talk(story, now)
    if setup.switches.moving_walls and story.state.phase is Phase.HEIST:
        story.tell(DiscardDue(now) if some_pair_can_go(story.state) else Lost(now, Loss.WALLS))
