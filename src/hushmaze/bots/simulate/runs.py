"""Many games: scenarios x seats x seeds, one team, on as many cores as wanted."""

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context

from hushmaze.bots.api import Bot
from hushmaze.bots.human_proxy import HumanProxy
from hushmaze.bots.kinds import kind_named
from hushmaze.bots.public_setup import public_setup
from hushmaze.bots.simulate.record import GameRecord, record_of
from hushmaze.bots.simulate.regret import with_regret
from hushmaze.bots.simulate.table import LAG_MS, TableRun
from hushmaze.protocol.words import BotLevel, BotSkill
from hushmaze.rules import Setup
from hushmaze.rules.setup import Edition, Options
from hushmaze.rules.words import Seat
from hushmaze.scenarios import Table, prepare, scenario_number
from hushmaze.tiles import TileSet, read_tile_set

_CHUNK = 4
_MASKS = hasattr(signal, "pthread_sigmask")


@dataclass(frozen=True, slots=True)
class SimulatedPlayer:
    """The kind of player that sits at a seat."""

    kind: str = "teammate"
    level: BotLevel = BotLevel.HUMAN
    skill: BotSkill = BotSkill.EXPERT


@dataclass(frozen=True, slots=True, kw_only=True)
class GameToPlay:
    """One game to be played; everything that fixes it."""

    scenario: int
    seats: int
    seed: int
    team: tuple[SimulatedPlayer, ...] = (SimulatedPlayer(),)
    """By seat, from the first on again if there are more seats."""
    level: int | None = None
    edition: Edition = Edition.HOUSE
    tiles: str | None = None
    """A tile set as text; None for the standard set."""
    hourglass_ms: int | None = None
    """None for the scenario's own."""
    lag_ms: int = LAG_MS
    regret: bool = False
    """Whether the solver is asked too."""

    def setup(self) -> Setup:
        table = Table(
            seats=self.seats,
            seed=self.seed,
            level=self.level,
            hourglass_ms=self.hourglass_ms,
            options=Options(edition=self.edition),
        )
        tile_set = None if self.tiles is None else _tile_set(self.tiles)
        return prepare(scenario_number(self.scenario), table, tile_set)

    def player(self, seat: int) -> SimulatedPlayer:
        return self.team[seat % len(self.team)]


@lru_cache(maxsize=8)
def _tile_set(text: str) -> TileSet:
    return read_tile_set(text)


def play_deal(deal: GameToPlay) -> GameRecord:
    setup = deal.setup()
    bots = seated(deal, setup)
    played = TableRun(setup, bots, deal.lag_ms).play()
    idle = {Seat(seat): bot.idle_ms for seat, bot in enumerate(bots) if isinstance(bot, HumanProxy)}
    record = record_of(played, deal.scenario, deal.seed, idle)
    return with_regret(record, setup) if deal.regret else record


def seated(deal: GameToPlay, setup: Setup) -> list[Bot]:
    """The bots of a game; those of one kind share what they see."""
    public = public_setup(setup)
    players = [deal.player(seat) for seat in range(deal.seats)]
    makers = {kind: kind_named(kind)(public) for kind in sorted({player.kind for player in players})}
    return [
        makers[player.kind](Seat(seat), player.level, deal.seed, player.skill)
        for seat, player in enumerate(players)
    ]


def play_deals(deals: Sequence[GameToPlay], jobs: int = 1) -> Iterator[GameRecord]:
    """The records in the order of the deals, whatever the number of processes."""
    if jobs <= 1:
        yield from map(play_deal, deals)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), _end_with_ctrl_c) as pool:
        with _ctrl_c_later():
            records = pool.map(play_deal, deals, chunksize=_CHUNK)
        yield from records


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Holds Ctrl-C back; so do processes that begin here, until they know how to end (not on Windows)."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT]) if _MASKS else set()
    try:
        yield
    finally:
        if _MASKS:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_ctrl_c() -> None:
    """Without a word: that is for the process that was asked."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if _MASKS:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def watched(records: Iterable[GameRecord], tell: Callable[[GameRecord], None]) -> list[GameRecord]:
    """Returns all records; tells each of them as it comes."""
    kept = []
    for record in records:
        tell(record)
        kept.append(record)
    return kept
