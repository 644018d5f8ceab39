"""Warnings about playable scenarios: rules that never matter, sand that cannot be gained (B2)."""

from collections.abc import Callable
from typing import NamedTuple

from hushmaze.rules.setup import Setup
from hushmaze.rules.words import Kind
from hushmaze.scenarios.contradictions import tiles_in_play

SHORT_SAND_MS = 60_000


class Advice(NamedTuple):
    """`about`: the entries it is about."""

    id: str
    about: tuple[str, ...]
    holds: Callable[[Setup], bool]


def _count(setup: Setup, kind: Kind) -> int:
    faces = (setup.faces[number] for number in tiles_in_play(setup))
    return sum(special.kind is kind for face in faces for special in face.specials.values())


def _one_hourglass(setup: Setup) -> bool:
    return _count(setup, Kind.HOURGLASS) < 2


def _locked_for_good(setup: Setup) -> bool:
    """P7 without P8"""
    on = setup.switches
    return on.cameras and not on.barbarian_breaks_cameras and _count(setup, Kind.CAMERA) > 1


def _cameras_idle(setup: Setup) -> bool:
    """P7: one camera alone locks nothing."""
    return setup.switches.cameras and _count(setup, Kind.CAMERA) < 2


def _nothing_to_break(setup: Setup) -> bool:
    """P8 without P7"""
    return setup.switches.barbarian_breaks_cameras and not setup.switches.cameras


def _no_passages(setup: Setup) -> bool:
    """P5"""
    faces = (setup.faces[number] for number in tiles_in_play(setup))
    return setup.switches.dwarf_passages and not any(face.passages for face in faces)


def _no_balls(setup: Setup) -> bool:
    """P6"""
    return setup.switches.crystal_balls and not _count(setup, Kind.BALL)


ALL_ADVICE = (
    Advice("one_hourglass", ("tiles", "levels"), _one_hourglass),
    Advice("locked_for_good", ("cameras", "barbarian_breaks_cameras"), _locked_for_good),
    Advice("cameras_idle", ("cameras",), _cameras_idle),
    Advice("nothing_to_break", ("barbarian_breaks_cameras", "cameras"), _nothing_to_break),
    Advice("no_passages", ("dwarf_passages",), _no_passages),
    Advice("no_balls", ("crystal_balls",), _no_balls),
    Advice("same_every_time", ("shuffled",), lambda setup: not setup.shuffled),
    Advice("short_sand", ("hourglass_ms",), lambda setup: setup.hourglass_ms < SHORT_SAND_MS),
)


def advice(setup: Setup) -> list[Advice]:
    """All that holds for a setup that can be played."""
    return [each for each in ALL_ADVICE if each.holds(setup)]
