"""The courtesy that a table expects of its bots: the host's choices, and the people who are here."""

from typing import NamedTuple

from msgspec import UnsetType

from hushmaze.protocol.messages.facts import TableChoices
from hushmaze.protocol.words import BotSkill
from hushmaze.rules.words import Seat

USUAL_LISTEN_MS = 10_000
USUAL_SKILL = BotSkill.GOOD

COURTESY_PARTS = ("bots_listen_ms", "bots_patient", "bots_skill")


class Courtesy(NamedTuple):
    listen_ms: int = USUAL_LISTEN_MS
    """How long bots hold still in a talk window; 0 for not at all."""
    patient: bool = False
    """Whether bots wait for people who have something useful to do."""
    skill: BotSkill = USUAL_SKILL
    people: frozenset[Seat] = frozenset()
    """The seats of people who are here."""


def courtesy_of(choices: TableChoices, people: frozenset[Seat] = frozenset()) -> Courtesy:
    """Returns what the host chose, and what is usual where the host did not choose."""
    listen_ms, skill = choices.bots_listen_ms, choices.bots_skill
    return Courtesy(
        USUAL_LISTEN_MS if isinstance(listen_ms, UnsetType) else listen_ms,
        choices.bots_patient is True,
        USUAL_SKILL if isinstance(skill, UnsetType) else skill,
        people,
    )
