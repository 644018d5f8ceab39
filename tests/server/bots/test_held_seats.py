"""Bots hold the seats of people who are away from a game, and give them back at once."""

from hushmaze.bots.api import Wish
from hushmaze.rules.commands import Bell, Start
from hushmaze.rules.words import Seat
from hushmaze.server.bots.held_seats import HOLD_AFTER_MS
from hushmaze.server.results.marks import Mark, marks
from hushmaze.server.rooms.presence import DESERTED_AFTER_MS
from tests.server.bots.puppets import Puppets
from tests.server.rooms.table import SAND_MS, Table


class Two(Table):
    """Ann and Ben, and puppets to stand in for them."""

    def __init__(self, **choices: object) -> None:
        self.puppets = Puppets()
        super().__init__("Ann", "Ben", bots=self.puppets, seats=2, **choices)
        self.seated()

    def begun(self) -> "Two":
        self.match = self.dealt()
        self.do("Ann", Start())
        return self

    @property
    def held(self) -> list[tuple[int, int | None]]:
        return [(bot.seat, bot.holds) for bot in self.room.facts().bots]


def bot_helped(table: Two) -> bool:
    return Mark.BOTS in marks(table.match.heading, table.match.durable, tuple(table.match.lines))


def test_who_is_away_for_twenty_seconds_is_stood_in_for() -> None:
    table = Two().begun()
    table.leave("Ben")
    table.clock.advance(HOLD_AFTER_MS - 1)
    assert table.held == []
    table.clock.advance(1)
    ben = table.people["Ben"].id
    assert table.held == [(1, ben)]
    told = table.ears["Ann"].last("room")["room"]
    assert told["bots"] == [{"seat": 1, "name": "Pebble", "level": "human", "holds": ben}]
    assert (table.facts("Ben").seat, table.facts("Ben").here) == (1, False)
    assert len(table.puppets.by_seat[1].events) == 1


def test_the_bot_acts_and_stops_in_the_instant_of_the_return() -> None:
    table = Two().begun()
    table.do("Ben", Bell(Seat(0)))
    table.leave("Ben")
    table.clock.advance(HOLD_AFTER_MS)
    bot = table.puppets.by_seat[1]
    bot.wishes.extend([Wish(0, Bell(Seat(0))), Wish(table.match.now + 5_000, Bell(Seat(0)))])
    table.do("Ann", Bell(Seat(1)), 2)
    table.pass_time(1_000)
    assert table.match.version == 4
    table.come_back("Ben")
    assert table.held == []
    table.pass_time(10_000)
    assert table.match.version == 4
    assert table.match.next_number(Seat(1)) == 2, "the person's numbers go on"
    assert table.do("Ben", Bell(Seat(0)), 2)["type"] == "done"
    assert bot_helped(table)


def test_who_is_back_in_time_keeps_everything_as_it_was() -> None:
    table = Two().begun()
    table.leave("Ben")
    table.clock.advance(HOLD_AFTER_MS - 1)
    table.come_back("Ben")
    table.clock.advance(HOLD_AFTER_MS)
    assert table.puppets.by_seat == {}
    assert not bot_helped(table)


def test_before_the_start_and_after_the_end_nothing_is_held() -> None:
    table = Two()
    table.dealt()
    table.leave("Ben")
    table.clock.advance(2 * HOLD_AFTER_MS)
    assert table.held == []
    table.do("Ann", Start())
    assert table.held == [(1, table.people["Ben"].id)], "with the start the seat is needed"
    table.clock.advance(SAND_MS)
    table.disk.write()
    assert table.held == []
    assert table.ears["Ann"].last("room")["room"]["bots"] == []


def test_a_table_can_do_without() -> None:
    table = Two(bots_hold=False).begun()
    table.leave("Ben")
    table.clock.advance(2 * HOLD_AFTER_MS)
    assert table.held == []
    assert table.clock.alarms == [table.clock.now() + SAND_MS - 2 * HOLD_AFTER_MS]


def test_each_waits_for_their_own_time() -> None:
    table = Two().begun()
    table.leave("Ben")
    table.clock.advance(5_000)
    table.leave("Ann")
    table.clock.advance(HOLD_AFTER_MS - 5_000)
    assert [seat for seat, _ in table.held] == [1]
    table.clock.advance(5_000)
    assert [seat for seat, _ in table.held] == [0, 1]
    assert table.match.awake, "the game goes on by its rules (H1)"


def test_the_host_frees_a_held_seat_and_a_watcher_takes_it() -> None:
    table = Two().begun()
    table.leave("Ben")
    table.clock.advance(60_000)
    eve = table.enter("Eve")
    with table.refused("seat_held"):
        table.room.seats.sit(eve, 1)
    table.room.seats.free(table.people["Ann"], 1)
    table.room.changed()
    assert table.held == []
    table.room.seats.sit(eve, 1)
    assert table.do("Eve", Bell(Seat(0)))["type"] == "done"


def test_after_a_restart_a_sleeping_game_is_not_held_until_it_wakes() -> None:
    table = Two().begun()
    heading, lines = table.match.heading, list(table.disk.lines)
    for name in ("Ann", "Ben"):
        table.leave(name)
    match = table.opened("g", heading, lines)
    table.clock.advance(2 * HOLD_AFTER_MS)
    assert table.held == []
    assert not match.awake
    table.come_back("Ann")
    assert [seat for seat, _ in table.held] == [1]
    assert match.awake


def test_in_a_room_that_everybody_has_left_bots_rest_until_somebody_comes() -> None:
    """Whoever opens rooms and leaves has no game played for them; the sand runs on (H1)."""
    table = Two().begun()
    table.leave("Ben")
    table.leave("Ann")
    table.clock.advance(DESERTED_AFTER_MS - 1)
    assert [seat for seat, _ in table.held] == [0, 1]
    before = table.match.version
    table.puppets.by_seat[0].wishes.append(Wish(table.match.now + 5_000, Bell(Seat(1))))
    table.clock.advance(1)
    assert table.held == []
    table.pass_time(10_000)
    assert table.match.version == before
    assert table.match.awake
    table.come_back("Ann")
    assert [seat for seat, _ in table.held] == [1]


def test_a_watcher_keeps_the_bots_at_play() -> None:
    table = Two().begun()
    table.enter("Eve")
    table.leave("Ben")
    table.leave("Ann")
    table.clock.advance(2 * DESERTED_AFTER_MS)
    assert [seat for seat, _ in table.held] == [0, 1]


def test_a_room_that_is_put_away_has_no_alarm_left() -> None:
    table = Two()
    for name in ("Ann", "Ben"):
        table.leave(name)
    assert table.clock.alarms
    table.room.rest()
    assert not table.clock.alarms
