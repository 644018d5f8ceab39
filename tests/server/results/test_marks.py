"""Groups and marks (B1): what a game is booked under, and what was not as usual."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from hushmaze.protocol.game_log.heading import Heading
from hushmaze.rules import Command, Game, Refusal, begin
from hushmaze.rules.commands import Pause, Resume
from hushmaze.rules.events import Said
from hushmaze.rules.setup import Options, Rigging
from hushmaze.rules.words import Seat
from hushmaze.scenarios import Table, scenario_number
from hushmaze.server.records.record import heading_bytes
from hushmaze.server.results.groups import folded, group_of
from hushmaze.server.results.marks import Mark, marks
from hushmaze.server.results.summary import worked_out_again
from hushmaze.tiles import generate, standard_set
from tests.server.finished import Finished, ended, finished, lines_of, room_of, told
from tests.server.results.challenges import heading
from tests.support.autopilot import play


def test_a_group_is_its_names_whatever_their_order_case_and_spaces() -> None:
    assert group_of(("Ann", "Ben")) == group_of((" ben ", "ANN")) == group_of(("ann", "Ann", "Ben"))
    assert group_of(("Ann Lee",)) == group_of(("ann  lee",))
    assert group_of(("Ann",)) != group_of(("Ann", "Ben")) != group_of(("AnnBen",))
    assert group_of(()) is None
    assert group_of(("  ",)) is None
    assert folded("Straße") == "strasse"


def test_a_plain_game_has_no_mark_and_counts() -> None:
    game = finished()
    words = told(game, room_of("Ann", "Ben"))
    assert (words.marks, words.counts, words.won) == ([], True, True)
    assert words.played_ms == game.state.time - 400
    assert (words.daily, words.code, words.names) == (None, None, ["Ann", "Ben"])


MARKED: dict[Mark, Callable[[], Finished]] = {
    Mark.TALK: lambda: ended(heading(options=Options(talk_always=True))),
    Mark.SAND: lambda: ended(heading(hourglass_ms=200_000)),
    Mark.FACE: lambda: ended(heading(face="B")),
    Mark.RIGGED: lambda: ended(heading(rigging=Rigging(stack=heading().setup().stack))),
    Mark.TILES: lambda: ended(Heading(scenario_number(1), Table(seats=2, seed=5), generate(3))),
    Mark.INTERRUPTED: lambda: ended(heading(), interrupted=True),
    Mark.BOTS: lambda: finished().with_bot(),
}


@pytest.mark.parametrize("mark", MARKED)
def test_what_was_not_as_usual_is_marked_and_does_not_count(mark: Mark) -> None:
    """H1, T7"""
    game = MARKED[mark]()
    words = told(game, room_of("Ann", "Ben"))
    assert (words.marks, words.counts) == ([mark], False)


def test_a_pause_is_marked() -> None:
    """H1"""
    game = finished()
    assert marks(game.heading, game.state._replace(was_paused=True), game.lines) == (Mark.PAUSED,)


def test_the_number_of_a_scenario_is_not_enough_to_be_one_of_the_17() -> None:
    """B2"""
    easy = replace(scenario_number(1), name=scenario_number(8).name, number=8)
    words = told(ended(replace(heading(), scenario=easy)), None)
    assert (words.scenario, words.marks) == (None, [Mark.OWN])
    assert words.code


def test_neither_a_pause_nor_what_is_said_after_the_end_is_played() -> None:
    """H1, W7: the same whether it is booked at its end or worked out again later."""
    played = heading(options=Options(pause=True))
    game = play(Game(played.setup()), most_deeds=5)
    started = game.state.time - 4 * 200
    pause = game.state.time
    for at, deed in ((pause, Pause()), (pause + 9_000, Resume())):
        assert not isinstance(game.submit(Command(Seat(0), deed), at), Refusal)
    ended_at = play(game).state.time
    booked = told(Finished(played, game.state, lines_of(game.events)), None)
    game.record((Said(ended_at + 60_000, Seat(0), "Again!"),))
    later = worked_out_again(heading_bytes(played), lines_of(game.events), None)
    assert booked.played_ms == later.played_ms == ended_at - started - 9_000


def test_a_game_that_never_began_took_no_time() -> None:
    unbegun = Finished(heading(), begin(heading().setup()), ())
    words = told(unbegun, None)
    assert (words.played_ms, words.abandoned, words.won) == (0, True, False)


def test_challenges_may_have_either_face() -> None:
    """C"""
    other = Heading(scenario_number(8), Table(seats=2, seed=5, level=1, face="A"), standard_set())
    assert told(ended(other), None).marks == []


def test_the_level_that_is_usual_is_said() -> None:
    six = Heading(scenario_number(14), Table(seats=2, seed=5), standard_set())
    assert told(ended(six, pace=100), None).level == 6
