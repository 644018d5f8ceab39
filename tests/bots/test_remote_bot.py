"""The same bot in another process: by the referee's lines, or by the socket's messages."""

import json
from collections.abc import Sequence

import msgspec
import pytest

from hushmaze.bots.public_setup import public_setup, visible_top
from hushmaze.bots.referee_game import RefereeGame
from hushmaze.bots.remote_bot import RemoteBot, seen_setup
from hushmaze.bots.teammate import teammates
from hushmaze.protocol.codec import Plain, to_plain
from hushmaze.protocol.game_log.heading import Heading, shown_heading
from hushmaze.protocol.game_log.log import read_log
from hushmaze.protocol.messages.facts import PublicHeading
from hushmaze.protocol.view.seen import ToldSeen
from hushmaze.protocol.words import BotLevel
from hushmaze.referee.referee import Referee
from hushmaze.rules import Deed, Event, Game, Refusal, begin, view
from hushmaze.rules.commands import Move
from hushmaze.rules.events import Started
from hushmaze.rules.setup import Rigging
from hushmaze.rules.words import Seat, TileNumber
from hushmaze.scenarios import Table, scenario_number
from hushmaze.tiles import standard_set
from tests.support.autopilot import play
from tests.support.golden import GAMES


def heard_heading(heading: Heading) -> dict[str, Plain]:
    """As it comes over a socket."""
    heard: dict[str, Plain] = msgspec.to_builtins(shown_heading(heading, PublicHeading))
    return heard


@pytest.mark.parametrize(("scenario", "seats"), [(1, 4), (8, 3)])
def test_a_whole_game_at_the_referee(scenario: int, seats: int) -> None:
    """C8 too: the visible top is asked for."""
    new = {"scenario": scenario, "seats": seats, "seed": 5, "hourglass_ms": 60_000}
    asked: list[str] = []

    def ask(line: str) -> str:
        asked.append(line)
        return referee.answer(line)

    referee = Referee()
    game = RefereeGame(ask, new)
    assert game.play(teammates, BotLevel.FAST, 1) in (True, False)
    assert any('"do"' in line for line in asked)
    view_now = json.loads(referee.answer('{"game": 1, "view": true}'))["view"]
    assert view_now["phase"] in ("won", "lost")


@pytest.mark.parametrize(
    ("position", "pause"),
    [
        ("phase=heist time=60000 deadline=90000 turns=1 spent=0:0,3 cards=N,WV,EC,SX", False),
        ("phase=heist stopped=0 paused=yes", True),
        ("phase=lost loss=sand deadline=0 stopped=0", False),
        ("phase=planning", False),
    ],
)
def test_a_game_from_its_middle_at_the_referee(position: str, pause: bool) -> None:
    """H2: it comes to its end by itself, and from there on all at the table act."""
    referee = Referee()
    new = {"scenario": 6, "seats": 4, "position": position, "pause": pause, "hourglass_ms": 180_000}
    game = RefereeGame(referee.answer, new)
    assert game.play(teammates, BotLevel.FAST, 1) in (True, False)
    events = json.loads(referee.answer('{"game": 1, "log": true}'))["log"].count('"type":"moved"')
    assert (events > 0) == ("lost" not in position)


def test_a_seat_in_a_game_that_has_begun_is_refused() -> None:
    table = Table(seats=4, rigging=Rigging(position="phase=heist time=60000 deadline=90000"))
    heading = Heading(scenario_number(6), table, standard_set())
    seen = to_plain(view(begin(heading.setup()), None), tagged=False)
    bot = RemoteBot(teammates, Seat(0), BotLevel.FAST, 1)
    with pytest.raises(ValueError, match="must be there when the game is dealt"):
        bot.hear({"type": "game", "heading": heard_heading(heading), "view": seen}, 0)


def test_a_game_that_cannot_be_played_is_said() -> None:
    with pytest.raises(ValueError, match="seat"):
        RefereeGame(Referee().answer, {"scenario": 9, "seats": 2})


@pytest.mark.parametrize(("scenario", "seats"), [(3, 4), (3, 1), (8, 4), (9, 4), (13, 4)])
def test_what_travels_gives_the_public_setup(scenario: int, seats: int) -> None:
    """S3"""
    heading = Heading(scenario_number(scenario), Table(seats=seats, seed=6), standard_set())
    first = begin(heading.setup())
    seen = begin(seen_setup(heard_heading(heading), to_plain(view(first, None), tagged=False)))
    known = begin(public_setup(heading.setup()))
    assert (seen.heroes, seen.cards, sorted(seen.stack)) == (known.heroes, known.cards, sorted(known.stack))


def test_a_seat_on_a_server() -> None:
    heading = Heading(scenario_number(3), Table(seats=2, seed=6), standard_set())
    game = Game(heading.setup())
    bot = RemoteBot(teammates, Seat(0), BotLevel.FAST, 1)
    bot.hear({"type": "update", "v": 0, "events": []}, 0)
    assert bot.wish(0) is None
    seen = to_plain(view(game.state, None), tagged=False)
    bot.hear({"type": "game", "heading": heard_heading(heading), "view": seen}, 0)
    bot.hear({"type": "update", "v": 0, "events": [to_plain(Started(0, Seat(0))) | {"n": 1}]}, 0)
    wish = bot.wish(0)
    assert wish is not None
    assert isinstance(wish.deed, Move)
    frame = bot.frame(wish.deed)
    assert frame["n"] == 1
    assert frame["deed"]["type"] == "move"
    bot.hear({"type": "refused", "n": 1, "reason": "not_stored"}, 10)
    bot.hear({"type": "refused", "n": 1, "reason": "hero_not_there"}, 10)
    bot.hear({"type": "room"}, 10)
    again = bot.wish(10)
    assert again is not None
    assert again.at > 10


def test_it_follows_a_whole_game() -> None:
    heading = Heading(scenario_number(3), Table(seats=2, seed=6), standard_set())
    played = play(Game(heading.setup()), seed=6, most_deeds=60)
    bot = RemoteBot(teammates, Seat(1), BotLevel.FAST, 1)
    seen = to_plain(view(begin(heading.setup()), None), tagged=False)
    bot.hear({"type": "game", "heading": heard_heading(heading), "view": seen}, 0)
    bot.hear({"type": "update", "v": 0, "events": [to_plain(event) for event in played.events]}, played.now)
    assert bot.wish(played.now) is not None


class Watcher:
    """Wants nothing and keeps what it is told of the stack."""

    def __init__(self) -> None:
        self.tops: list[TileNumber | None] = []

    def see(self, _events: Sequence[Event], top: TileNumber | None) -> None:
        self.tops.append(top)

    def refused(self, _deed: Deed, _why: Refusal, _now: int) -> None: ...

    def wish(self, _now: int) -> None: ...


@pytest.mark.parametrize("scenario", [3, 8, 13])
def test_the_top_of_a_stack_that_lies_open_is_known(scenario: int) -> None:
    """C8, C13: as the server tells it, where it has changed."""
    log = read_log((GAMES / f"scenario-{scenario:02}.log").read_text(encoding="utf-8"))
    game, watcher = log.opening(), Watcher()
    told, seen = ToldSeen(game.state), to_plain(view(game.state, None), tagged=False)
    bot = RemoteBot(lambda _setup: lambda *_: watcher, Seat(0), BotLevel.FAST, 1)
    bot.hear({"type": "game", "heading": heard_heading(log.heading), "view": seen}, 0)
    tops = []
    for v, event in enumerate(log.events):
        game.record((event,))
        tops.append(visible_top(game.state))
        changed = told.change(game.state)
        update = {"type": "update", "v": v, "events": [to_plain(event)]}
        bot.hear(update | ({"seen": json.loads(changed)} if changed else {}), event.at)
    assert watcher.tops == tops
    assert (len(set(tops)) > 1) == (scenario != 3)
