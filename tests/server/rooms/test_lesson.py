"""A first game in a room: its table, its sand, its partner, and what becomes of it."""

from collections.abc import Iterator
from typing import Any

import pytest

from hushmaze.protocol.codec import to_plain
from hushmaze.protocol.messages.facts import TableChanges
from hushmaze.rules import Deed
from hushmaze.rules.commands import Bell, Explore, Gesture, Move, Sign, Start, TurnCard
from hushmaze.rules.squares import coordinates, square
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Ability, Direction, Hero, Seat
from hushmaze.server.deals.choices import changes_of
from hushmaze.server.records.people import Person
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms.lesson import SAND_KEPT_MS
from hushmaze.server.rooms.room import Room
from tests.server.rooms_house import IDLE_MS, RoomsHouse, settle
from tests.server.support import Ear, in_loop

AN_HOUR_MS = 3_600_000
MOST_STEPS = 400


class Lesson:
    """A learner alone with a room, a clock that is moved, and bots that think on the loop."""

    def __init__(self, house: RoomsHouse, room: Room, learner: Person) -> None:
        self.house, self.room, self.learner = house, room, learner
        self._n = 0

    @classmethod
    async def begin(cls, house: RoomsHouse, kind: str = "team") -> "Lesson":
        room = await house.rooms.create(lesson=kind)
        learner, _ = room.members.welcome("Ann")
        room.connect(Ear(), learner)
        room.seats.sit(learner, 0)
        lesson = cls(house, room, learner)
        await house.rooms.games.lay_out(room, learner)
        await lesson.do(Start())
        return lesson

    @property
    def step(self) -> Any:  # noqa: ANN401 -- as a client reads it
        facts = self.room.facts().lesson
        assert facts is not None
        return facts.step

    async def do(self, deed: Deed) -> None:
        self._n += 1
        self.room.do(self.learner, self._n, to_plain(deed), Ear().report)
        await settle()

    async def wait(self, milliseconds: int = 4_000) -> None:
        for _ in range(0, milliseconds, 500):
            self.house.clock.advance(500)
            await settle()

    async def do_as_asked(self) -> None:
        for deed in self._asked():
            await self.do(deed)
        await self.wait()

    def _asked(self) -> Iterator[Deed]:
        step = self.step
        match step.ask:
            case "act":
                yield self._act(Hero[step.hero.upper()], Ability[step.ability.upper()], step.to)
            case "card":
                yield TurnCard()
            case "ring":
                yield Bell(Seat(1))
            case "talk":
                yield Sign(Gesture.YES)

    def _act(self, hero: Hero, ability: Ability, to: tuple[int, int, int] | None) -> Deed:
        assert self.room.match is not None
        origin = self.room.match.durable.heroes[hero]
        if to is None:
            return Explore(hero, origin)
        steps = sum(abs(one - other) for one, other in zip(coordinates(origin), to, strict=True))
        return Move(hero, origin, Direction(ability), steps)


@pytest.mark.parametrize("kind", ["team", "solo"])
@in_loop
async def test_it_is_played_to_its_end(kind: str) -> None:
    house = await RoomsHouse().open()
    lesson = await Lesson.begin(house, kind)
    for _ in range(MOST_STEPS):
        if lesson.step is None:
            break
        await lesson.do_as_asked()
    assert lesson.room.facts().phase is Phase.WON
    assert lesson.room.facts().lesson is not None
    await house.rooms.close()


@in_loop
async def test_the_sand_runs_and_waits() -> None:
    """H2: it would be lost long before."""
    house = await RoomsHouse().open()
    lesson = await Lesson.begin(house)
    match = lesson.room.match
    assert match is not None
    await lesson.wait(2_000)
    assert match.now == 2_000
    house.clock.advance(AN_HOUR_MS)
    await settle()
    assert match.durable.phase is Phase.HEIST
    assert match.durable.sand_left(match.now) == SAND_KEPT_MS
    await lesson.do_as_asked()
    assert match.durable.heroes[Hero.DWARF] == square(0, 1, 3)
    assert match.durable.sand_left(match.now) == SAND_KEPT_MS
    await house.rooms.close()


@in_loop
async def test_it_can_be_left_and_taken_up_again() -> None:
    house = await RoomsHouse().open()
    lesson = await Lesson.begin(house)
    await lesson.do_as_asked()
    assert lesson.step.stage == "explore"
    for outlet in list(lesson.room.presence.outlets):
        lesson.room.disconnect(outlet)
    await house.rooms.saving.save(lesson.room)
    house.clock.advance(IDLE_MS)
    assert house.rooms.put_away() == [lesson.room.record.code]
    back = await house.rooms.find(lesson.room.record.code)
    assert back is not None
    facts = back.facts().lesson
    assert facts is not None
    assert facts.step is not None
    assert facts.step.stage == "explore"
    await house.rooms.close()


@in_loop
async def test_it_is_neither_listed_nor_in_the_book() -> None:
    house = await RoomsHouse().open()
    lesson = await Lesson.begin(house)
    game = lesson.room.record.game
    assert game is not None
    await house.rooms.games.abandon(lesson.room, lesson.learner, game)
    await settle()
    (finished,) = await house.store.finished_games(9, None)
    assert b'"lesson":true' in finished.summary
    assert not house.rooms.book.groups()
    await house.rooms.close()


@pytest.mark.parametrize(
    "wish",
    [
        {"lesson": "chess"},
        {"lesson": "team", "bots": "human"},
        {"lesson": "solo", "table": TableChanges(seats=3)},
    ],
)
@in_loop
async def test_other_lessons_are_refused(wish: dict[str, Any]) -> None:
    house = await RoomsHouse().open()
    with pytest.raises(Rejected):
        await house.rooms.create(**wish)
    await house.rooms.close()


@in_loop
async def test_its_table_stays_as_it_is() -> None:
    house = await RoomsHouse().open()
    room = await house.rooms.create(lesson="team")
    learner, _ = room.members.welcome("Ann")
    with pytest.raises(Rejected) as refused:
        room.table.choose(learner, changes_of({"seats": 5}))
    assert refused.value.reason.value == "bad_table"
    assert room.seats.count == 2
    await house.rooms.close()
