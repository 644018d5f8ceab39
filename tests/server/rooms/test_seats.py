"""Seats: taken, left, kept, freed."""

from hushmaze.rules.commands import Bell, Start
from hushmaze.rules.words import Seat
from hushmaze.server.game.command_numbers import SITTING
from hushmaze.server.rooms.presence import SEAT_KEPT_MS
from tests.server.rooms.table import Table, four


def test_sitting_moving_and_standing_up() -> None:
    table = Table("Ann", "Ben")
    ann, ben = table.people["Ann"], table.people["Ben"]
    table.room.seats.sit(ann, 2)
    with table.refused("seat_taken"):
        table.room.seats.sit(ben, 2)
    table.room.seats.sit(ann, 3)
    table.room.seats.sit(ben, 2)
    table.room.seats.sit(ben, 2)
    table.room.seats.stand(ann)
    assert (ann.seat, ben.seat) == (None, 2)
    for seat in (-1, 4, 10**9):
        with table.refused("no_such_seat"):
            table.room.seats.sit(ann, seat)


def test_in_the_lobby_the_seat_of_somebody_who_left_can_be_taken() -> None:
    table = Table("Ann", "Ben")
    table.room.seats.sit(table.people["Ben"], 1)
    table.people["Ben"].ready = True
    table.leave("Ben")
    assert table.facts("Ben").here is False
    with table.refused("seat_held"):
        table.room.seats.sit(table.people["Ann"], 1)
    table.clock.advance(SEAT_KEPT_MS)
    table.room.seats.sit(table.people["Ann"], 1)
    assert table.people["Ann"].seat == 1
    assert (table.people["Ben"].seat, table.people["Ben"].ready) == (None, False)


def test_in_a_game_seats_are_kept_for_those_who_are_away() -> None:
    table = four()
    table.dealt()
    table.enter("Eve")
    table.leave("Ben")
    with table.refused("seat_held"):
        table.room.seats.sit(table.people["Eve"], 1)
    with table.refused("seat_taken"):
        table.room.seats.sit(table.people["Eve"], 2)
    with table.refused("seat_held"):
        table.room.seats.sit(table.people["Ann"], 1)
    table.come_back("Ben")
    assert table.facts("Ben").seat == 1


def test_in_a_game_nobody_changes_seats_but_a_free_one_can_be_taken() -> None:
    table = four()
    table.dealt()
    table.enter("Eve")
    table.room.seats.stand(table.people["Dan"])
    with table.refused("game_running"):
        table.room.seats.sit(table.people["Ann"], 3)
    table.room.seats.sit(table.people["Eve"], 3)
    table.do("Ann", Start())
    assert table.do("Eve", Bell(Seat(0)))["type"] == "done"


def test_after_a_restart_numbers_go_on_where_whoever_took_the_seat_began() -> None:
    table = four()
    match = table.dealt(game="one")
    table.do("Ann", Start())
    ben = table.people["Ben"]
    ben.first_number = match.first_number(Seat(1))
    again = table.opened("one", match.heading, match.lines)
    assert again.next_number(Seat(1)) == ben.first_number == SITTING + 1
    assert again.next_number(Seat(2)) == 1
    another = table.opened("two", match.heading)
    assert another.next_number(Seat(1)) == ben.first_number == 1


def test_the_host_frees_the_seat_of_somebody_who_does_not_come_back() -> None:
    table = four()
    ann, ben = table.people["Ann"], table.people["Ben"]
    table.dealt()
    table.do("Ann", Start())
    with table.refused("seat_taken"):
        table.room.seats.free(ann, 1)
    table.leave("Ben")
    with table.refused("seat_held"):
        table.room.seats.free(ann, 1)
    table.clock.advance(SEAT_KEPT_MS)
    with table.refused("not_the_host"):
        table.room.seats.free(table.people["Cay"], 1)
    table.room.seats.free(ann, 1)
    assert ben.seat is None
    with table.refused("seat_free"):
        table.room.seats.free(ann, 1)
    with table.refused("no_such_seat"):
        table.room.seats.free(ann, 4)
    table.room.seats.sit(table.enter("Eve"), 1)
    table.come_back("Ben")
    assert (table.facts("Eve").seat, table.facts("Ben").seat) == (1, None)
