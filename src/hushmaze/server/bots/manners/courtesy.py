"""What a table expects of its bots: the host's choices, and who is there to be considered."""

from collections.abc import Mapping
from typing import NamedTuple

from hushmaze.bots.api import Skill
from hushmaze.protocol.codec import CodecError, Plain, shown
from hushmaze.rules.words import Seat

USUAL_LISTEN_MS = 10_000
LONGEST_LISTEN_MS = 60_000
USUAL_SKILL = Skill.GOOD

COURTESY_PARTS = ("bots_listen_ms", "bots_patient", "bots_skill")


class Courtesy(NamedTuple):
    listen_ms: int = USUAL_LISTEN_MS
    """How long bots hold still in a talk window; 0 for not at all."""
    patient: bool = False
    """Whether bots wait for people who have something useful to do."""
    skill: Skill = USUAL_SKILL
    people: frozenset[Seat] = frozenset()
    """The seats of people who are here."""


def courtesy_of(choices: Mapping[str, Plain], people: frozenset[Seat] = frozenset()) -> Courtesy:
    """Reads the host's choices; a CodecError says what cannot be."""
    listen_ms = choices.get("bots_listen_ms", USUAL_LISTEN_MS)
    if type(listen_ms) is not int or not 0 <= listen_ms <= LONGEST_LISTEN_MS:
        raise CodecError(f"bots_listen_ms: needs 0 to {LONGEST_LISTEN_MS}, not {shown(listen_ms)}")
    patient = choices.get("bots_patient", False)
    if not isinstance(patient, bool):
        raise CodecError(f"bots_patient: needs true or false, not {shown(patient)}")
    skill = choices.get("bots_skill", USUAL_SKILL)
    if not isinstance(skill, str) or skill not in set(Skill):
        raise CodecError(f"bots_skill: needs one of {', '.join(Skill)}, not {shown(skill)}")
    return Courtesy(listen_ms, patient, Skill(skill), people)
