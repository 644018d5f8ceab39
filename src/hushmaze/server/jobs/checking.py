"""Jobs of the editors: checks of scenarios and tile sets, odds, sets that are made up, drawings."""

import json
from collections.abc import Callable, Iterator
from itertools import islice
from time import monotonic
from typing import Any, ClassVar

import msgspec

from hushmaze.protocol.api.scenarios import ScenarioReport
from hushmaze.protocol.api.tile_sets import TileOdds
from hushmaze.server.jobs.job import Job, Lane
from hushmaze.tiles import (
    TileSet,
    TileSetError,
    fill,
    generate,
    needed_to_play,
    read_sketch,
    read_tile_set,
    standard_problems,
)
from hushmaze.tiles.odds import DealOutcome, random_deals
from hushmaze.workshop.scenario_report import check_code, check_entries, check_file, check_number
from hushmaze.workshop.tile_report import report_on, sound_part

DEALS = 1000
DEALS_AT_A_TIME = 50
TRIES = 12
ODDS_WITHIN_S = 20.0

SCENARIO_CHECKS: dict[str, Callable[[Any, TileSet | None], ScenarioReport]] = {
    "entries": check_entries,
    "code": check_code,
    "file": check_file,
    "number": check_number,
}


class CheckScenario(Job, frozen=True):
    """Answers with a ScenarioReport as JSON."""

    lane: ClassVar[Lane] = Lane.EDITORS
    within_s: ClassVar[float] = 5

    named: str
    """One of `SCENARIO_CHECKS`."""
    value: str
    """As JSON: a frame cannot carry numbers of any length."""
    tiles: str = ""
    """The text of the set it is to be played with; nothing for ours."""

    def work(self) -> Iterator[bytes]:
        tiles = read_tile_set(self.tiles) if self.tiles else None
        yield msgspec.json.encode(SCENARIO_CHECKS[self.named](json.loads(self.value), tiles))


class CheckTileSet(Job, frozen=True):
    """Answers with a TileSetReport as JSON."""

    lane: ClassVar[Lane] = Lane.EDITORS
    within_s: ClassVar[float] = 10

    text: str
    """As somebody drew it, whole or not."""

    def work(self) -> Iterator[bytes]:
        yield msgspec.json.encode(report_on(self.text))


class SoundTileSet(msgspec.Struct, frozen=True):
    """A tile set in its canonical text, or what is wrong with it."""

    text: str = ""
    """Canonical: equal sets have equal texts."""
    digest: str = ""
    """By which the set is known."""
    name: str = ""
    """The set's own."""
    wrong: str = ""
    """Why it is none; everything else is empty then."""
    lacks: str = ""
    """Something that no table can do without."""

    @staticmethod
    def of(tile_set: TileSet, lacks: str = "") -> "SoundTileSet":
        return SoundTileSet(tile_set.text, tile_set.digest, tile_set.name, lacks=lacks)


class ReadTileSet(Job, frozen=True):
    """Answers with a SoundTileSet as JSON."""

    lane: ClassVar[Lane] = Lane.EDITORS
    within_s: ClassVar[float] = 10

    text: str
    """As somebody drew it."""

    def work(self) -> Iterator[bytes]:
        yield msgspec.json.encode(self._sound())

    def _sound(self) -> SoundTileSet:
        try:
            tile_set = read_tile_set(self.text)
        except TileSetError as error:
            return SoundTileSet(wrong=str(error.errors[0]))
        lacks = next(filter(needed_to_play, standard_problems(tile_set)), None)
        return SoundTileSet.of(tile_set, "" if lacks is None else str(lacks))


class MakeTileSet(Job, frozen=True):
    """Makes up a whole set, or what a text lacks. Answers with a SoundTileSet as JSON."""

    lane: ClassVar[Lane] = Lane.STUDIES
    within_s: ClassVar[float] = 30

    seed: int
    """Equal seeds make equal sets."""
    text: str = ""
    """What is drawn already; nothing for a whole new set."""

    def work(self) -> Iterator[bytes]:
        made = fill(sound_part(*read_sketch(self.text)), self.seed) if self.text else generate(self.seed)
        yield msgspec.json.encode(SoundTileSet.of(made))


class CountOdds(Job, frozen=True):
    """Answers with one TileOdds as a line of JSON for every 50 random deals of a sound set."""

    lane: ClassVar[Lane] = Lane.STUDIES
    within_s: ClassVar[float] = 2 * ODDS_WITHIN_S

    text: str
    """Of the sound set."""

    def work(self) -> Iterator[bytes]:
        deals = random_deals(read_tile_set(self.text), TRIES)
        odds, until = TileOdds(of=DEALS, dealt=0, placed=0, won=0), monotonic() + ODDS_WITHIN_S
        while odds.dealt < DEALS and monotonic() < until:
            odds = _counted(odds, list(islice(deals, min(DEALS_AT_A_TIME, DEALS - odds.dealt))))
            yield msgspec.json.encode(odds) + b"\n"


def _counted(odds: TileOdds, outcomes: list[DealOutcome]) -> TileOdds:
    return TileOdds(
        of=odds.of,
        dealt=odds.dealt + len(outcomes),
        placed=odds.placed + sum(outcome.placed for outcome in outcomes),
        won=odds.won + sum(outcome.won for outcome in outcomes),
    )
