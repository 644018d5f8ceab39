"""Games at the table: dealt, begun, played, dealt again."""

import pytest

from hushmaze.rules.begin import CENTRE
from hushmaze.rules.commands import Bell, Gesture, Pause, Ping, Resume, Say, Sign, Stare, Start
from hushmaze.rules.words import Seat
from hushmaze.server.deals.choices import changes_of
from hushmaze.server.game import commands as deeds
from hushmaze.server.game.match import Match
from hushmaze.server.rooms.new_games import check_abandon, check_deal
from tests.server.rooms.table import SAND_MS, Table, four


def test_a_deal_needs_somebody_on_every_seat() -> None:
    """S4"""
    table = Table("Ann", "Ben").seated()
    with table.refused("seats_empty"):
        check_deal(table.room, table.people["Ann"])
    table.room.table.choose(table.people["Ann"], changes_of({"seats": 2}))
    table.people["Ben"].ready = True
    match = table.dealt()
    assert table.room.playing
    assert table.room.record.game == match.game
    assert not table.people["Ben"].ready
    assert table.room.facts().phase == "planning"


def test_while_a_game_is_laid_out_there_is_no_other_and_the_table_stays() -> None:
    table = four()
    table.dealt()
    with table.refused("game_running"):
        check_deal(table.room, table.people["Ann"])
    with table.refused("game_running"):
        table.room.table.choose(table.people["Ann"], changes_of({"seats": 5}))


def test_a_rematch_has_the_same_table_and_its_spectators() -> None:
    table = four()
    table.enter("Eve")
    ended: list[Match] = []
    table.room.on_end = ended.append
    first = table.dealt()
    table.do("Ann", Start())
    table.clock.advance(SAND_MS)
    table.disk.write()
    assert ended == [first]
    assert table.ears["Eve"].last("room")["room"]["phase"] == "lost"
    table.disk.lines.clear()
    second = table.dealt()
    assert second.game != first.game
    assert [person.seat for person in table.people.values()] == [0, 1, 2, 3, None]
    table.do("Ann", Start())
    assert table.ears["Eve"].last("update")["v"] == 0
    assert table.clock.alarms == [table.clock.now() + SAND_MS]


def test_latecomers_watch_and_spectators_change_nothing() -> None:
    table = four()
    match = table.dealt()
    table.enter("Eve")
    before = table.room.facts()
    for deed in (Start(), Bell(Seat(0)), Say("hello")):
        assert table.do("Eve", deed)["reason"] == "spectator"
    assert table.do("Eve", {"type": "nonsense"})["reason"] == "spectator"
    assert (match.version, table.room.facts()) == (0, before)


def test_every_deed_that_cannot_be_is_answered_with_its_number() -> None:
    table = four()
    assert table.do("Ann", Start(), n=7) == {
        "type": "refused", "n": 7, "reason": "no_game", "message": "No game is laid out.",
    }  # fmt: skip
    match = table.dealt()
    for wrong in ({}, {"type": "fly"}, {"type": "move"}, {"type": "bell", "target": "you"}, {"type": 3}):
        answer = table.do("Ann", wrong, n=8)
        assert (answer["n"], answer["reason"]) == (8, "bad_deed")
    assert match.version == 0
    assert table.metrics.registry.get_sample_value("hushmaze_refusals_total", {"reason": "bad_deed"}) == 5


def test_the_host_turns_the_hourglass_for_the_first_time() -> None:
    """S6"""
    table = four()
    table.dealt()
    assert table.do("Ben", Start())["reason"] == "not_the_host"
    assert table.do("Ann", Start())["type"] == "done"


def test_a_start_sent_again_gets_its_answer_also_when_another_is_host_by_then() -> None:
    """S6"""
    table = four()
    match = table.dealt()
    done = table.do("Ann", Start())
    table.room.host.pass_on(table.people["Ann"], table.people["Ben"].id)
    assert table.do("Ann", Start()) == done
    assert table.do("Ann", Start(), n=2)["reason"] == "not_the_host"
    assert match.version == 1


def test_where_the_host_only_watches_any_seat_may_start() -> None:
    """S6: otherwise nobody could."""
    table = Table("Host", "Ann", "Ben", seats=2)
    for seat, name in enumerate(("Ann", "Ben")):
        table.room.seats.sit(table.people[name], seat)
    table.dealt()
    assert table.do("Host", Start())["reason"] == "spectator"
    assert table.do("Ben", Start())["type"] == "done"


def test_a_game_from_the_log_wakes_when_somebody_with_a_seat_comes() -> None:
    table = four()
    heading = table.dealt().heading
    table.do("Ann", Start())
    for name in table.people:
        table.leave(name)
    match = table.opened("g", heading, table.disk.lines)
    table.enter("Eve")
    assert not match.awake
    table.come_back("Cay")
    assert match.awake


def test_only_the_host_gives_up_a_game_and_only_the_one_that_is_meant() -> None:
    table = four()
    match = table.dealt()
    with table.refused("not_the_host"):
        check_abandon(table.room, table.people["Ben"], match.game)
    for other in ("", "x", match.game[:-1]):
        with table.refused("no_such_game"):
            check_abandon(table.room, table.people["Ann"], other)
    assert check_abandon(table.room, table.people["Ann"], match.game) is match


def test_what_is_over_or_not_there_cannot_be_given_up() -> None:
    table = four()
    with table.refused("no_such_game"):
        check_abandon(table.room, table.people["Ann"], "g")
    match = table.dealt()
    table.do("Ann", Start())
    table.clock.advance(SAND_MS)
    table.disk.write()
    with table.refused("no_such_game"):
        check_abandon(table.room, table.people["Ann"], match.game)


def test_a_game_taken_off_the_table_leaves_a_lobby() -> None:
    table = four()
    match = table.dealt()
    table.do("Ann", Start())
    table.room.close_match()
    facts = table.room.facts()
    assert (facts.game, facts.phase) == (None, "lobby")
    assert table.clock.alarms == [], "its sand runs no more"
    assert match.version == 1
    assert table.do("Ann", Start())["reason"] == "no_game"


def test_words_lose_what_cannot_be_printed() -> None:
    table = four()
    table.dealt()
    table.do("Ann", Say("go\x1b[2J\nnorth\u202e!"))
    assert table.ears["Ben"].last("update")["events"][0]["text"] == "go[2J north!"
    assert table.do("Ann", Say("\x00\x07"), n=2)["reason"] == "nothing_said"


def test_a_game_has_only_so_many_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody fills the disk with bells; the game itself has room for longer, and time ends it."""
    monkeypatch.setattr(deeds, "MOST_EVENTS_FOR_TALK", 2)
    monkeypatch.setattr(deeds, "MOST_EVENTS", 3)
    table = four(pause=True)
    match = table.dealt()
    table.do("Ann", Start())
    assert table.do("Ben", Bell(Seat(0)))["type"] == "done"
    for n, talk in enumerate(
        (Bell(Seat(0)), Stare(Seat(0)), Say("x"), Sign(Gesture.YES), Ping(CENTRE[0])), 2
    ):
        assert table.do("Ben", talk, n=n)["reason"] == "log_full"
    assert table.do("Cay", Pause())["type"] == "done"
    assert table.do("Cay", Resume(), n=2)["reason"] == "log_full"
    assert match.version == 3
