"""The switchboard: everything that can be set in a scenario, described as data (B2).

An editor is drawn from this: what kind each entry is, what is usual, what it may be, which rules it stands
for. The words for people are the editor's own.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from hushmaze.rules.setup import HOURGLASS_MS
from hushmaze.scenarios.contradictions import LONGEST_HOURGLASS_MS, SHORTEST_HOURGLASS_MS
from hushmaze.scenarios.reading import LONGEST_ABOUT, LONGEST_NAME
from hushmaze.scenarios.scenario import LEVELS, PERMANENT, STANDARD, SWITCH_NAMES


class EntryKind(StrEnum):
    TEXT = "text"
    TILES = "tiles"
    LEVELS = "levels"
    FACE = "face"
    FLAG = "flag"
    SAND = "sand"


class Group(StrEnum):
    """The switches that stand together, in this order."""

    WORDS = "words"
    STACK = "stack"
    START = "start"
    CAMPAIGN = "campaign"
    GOAL = "goal"
    TALK = "talk"
    MALL = "mall"


@dataclass(frozen=True, slots=True)
class ScenarioEntry:
    """One thing to set. `least` and `most` are characters, milliseconds or levels, by its kind."""

    id: str
    kind: EntryKind
    group: Group
    rules: tuple[str, ...]
    default: Any = None
    least: int | None = None
    most: int | None = None


ENTRIES = (
    ScenarioEntry("name", EntryKind.TEXT, Group.WORDS, ("B2",), "", 1, LONGEST_NAME),
    ScenarioEntry("about", EntryKind.TEXT, Group.WORDS, ("B2",), "", 0, LONGEST_ABOUT),
    ScenarioEntry("tiles", EntryKind.TILES, Group.STACK, ("S1", "S3")),
    ScenarioEntry("levels", EntryKind.LEVELS, Group.STACK, ("B1",), None, min(LEVELS), max(LEVELS)),
    ScenarioEntry("on_top", EntryKind.TILES, Group.STACK, ("C5",), ()),
    ScenarioEntry("shuffled", EntryKind.FLAG, Group.STACK, ("S3",), True),
    ScenarioEntry("face", EntryKind.FACE, Group.START, ("S2", "K1"), "A"),
    ScenarioEntry(
        "hourglass_ms",
        EntryKind.SAND,
        Group.START,
        ("H1",),
        HOURGLASS_MS,
        SHORTEST_HOURGLASS_MS,
        LONGEST_HOURGLASS_MS,
    ),
    ScenarioEntry("tile_set", EntryKind.TEXT, Group.START, ("B2", "K1"), STANDARD, 1, LONGEST_NAME),
)
"""All entries of a scenario file but `rules`, whose switches follow, and `number`, which only the 17 have."""

_SWITCHES: dict[str, tuple[Group, tuple[str, ...]]] = {
    "pass_cards": (Group.CAMPAIGN, ("P3",)),
    "elf_opens_talk": (Group.CAMPAIGN, ("P4",)),
    "dwarf_passages": (Group.CAMPAIGN, ("P5",)),
    "crystal_balls": (Group.CAMPAIGN, ("P6",)),
    "cameras": (Group.CAMPAIGN, ("P7",)),
    "barbarian_breaks_cameras": (Group.CAMPAIGN, ("P8",)),
    "one_exit": (Group.GOAL, ("P1", "P2")),
    "fool_the_guards": (Group.GOAL, ("C10",)),
    "open_talk_allowed": (Group.TALK, ("T7",)),
    "hands_only": (Group.TALK, ("C12",)),
    "no_talk": (Group.TALK, ("C14",)),
    "no_bell": (Group.TALK, ("C15",)),
    "leader": (Group.TALK, ("C9",)),
    "stack_face_up": (Group.MALL, ("C8",)),
    "moving_walls": (Group.MALL, ("C11",)),
    "two_boards": (Group.MALL, ("C13",)),
    "no_vortex": (Group.MALL, ("C16",)),
    "no_gatherings": (Group.MALL, ("C17",)),
}

SWITCHES = tuple(
    ScenarioEntry(name, EntryKind.FLAG, *where, default=False) for name, where in _SWITCHES.items()
)
"""All rule switches, as an editor shows them."""


def differences(switches_on: tuple[str, ...]) -> list[tuple[str, bool]]:
    """Lists what differs from the end of the campaign, and whether it is on: rules added, then dropped."""
    added = [(name, True) for name in SWITCH_NAMES if name in switches_on and name not in PERMANENT]
    return added + [(name, False) for name in PERMANENT if name not in switches_on]
