"""The steps that bots of each skill overlook. All play by the same plan; a bell shows them everything."""

from typing import NamedTuple

from hushmaze.bots.plan.goals import Purpose
from hushmaze.protocol.words import BotSkill


class Overlooks(NamedTuple):
    share: int
    """Percentage of useful steps that it does not see at first."""
    for_ms: int
    """How long it does not see them."""
    purposes: tuple[Purpose, ...]
    """What it never sees at first."""
    rings: bool
    """Whether it thinks of the bell."""


OVERLOOKS = {
    BotSkill.NOVICE: Overlooks(35, 12_000, (Purpose.ASIDE, Purpose.BALL, Purpose.CAMERA), rings=False),
    BotSkill.GOOD: Overlooks(12, 7_000, (), rings=True),
    BotSkill.EXPERT: Overlooks(0, 0, (), rings=True),
}
