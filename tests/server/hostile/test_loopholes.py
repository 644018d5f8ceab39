"""Ways around the rules that a siege does not find by chance; each by its shortest way in."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from hushmaze.server.transport import Limits, run
from hushmaze.storage import MemoryStore
from hushmaze.tiles import TileSet, standard_set
from tests.server.hostile.attacker import Attacker, Heard, frame
from tests.server.hostile.house import AttackedHouse
from tests.server.hostile.payloads import packed
from tests.server.hostile.town import NO_LIMITS, Town, opened_town


def in_house(story: Callable[[AttackedHouse], Awaitable[None]], seats: int = 2, **table: Any) -> None:  # noqa: ANN401
    """With people on all seats and one who watches."""

    async def told() -> None:
        house = await AttackedHouse().open()
        await house.table(seats, 1, {"scenario": 3} | table)
        await story(house)
        await house.close()

    asyncio.run(told())


def in_town(story: Callable[[Town], Awaitable[None]]) -> None:
    async def told() -> None:
        async with opened_town(MemoryStore(), Limits(), **NO_LIMITS) as town:
            await story(town)

    run(told())


async def start(house: AttackedHouse) -> None:
    host = house.devices[0]
    house.say(host, "deal")
    await house.rest()
    house.say(host, "do", n=1, deed={"type": "start"})
    await house.rest()
    assert house.match.durable.running


def test_a_seat_is_not_spoilt_for_whoever_takes_it_next() -> None:
    """The highest number a command can have leaves no room for the next one's."""

    async def story(house: AttackedHouse) -> None:
        await start(house)
        leaving, coming = house.devices[1], house.devices[2]
        house.say(leaving, "do", n=2**53 - 1, deed={"type": "bell", "target": 0})
        await house.rest()
        house.say(leaving, "stand")
        house.say(coming, "sit", seat=1)
        house.say(coming, "do", n=coming.last("seat")["n"], deed={"type": "bell", "target": 1})
        await house.rest()
        assert coming.last("done").get("n") == coming.last("seat")["n"]

    in_house(story)


def test_a_name_does_not_carry_words_into_the_silence() -> None:
    """T4: outside a window nothing written is delivered, whatever it is written on."""

    async def story(house: AttackedHouse) -> None:
        await start(house)
        house.say(house.devices[0], "rename", name="explore north!")
        house.say(house.devices[2], "rename", name="go back")
        await house.rest()
        told = b"".join(house.devices[1].heard)
        assert b"explore north!" not in told
        assert b"go back" not in told

    in_house(story)


def test_voice_signals_do_not_carry_words_into_the_silence() -> None:
    """T4: what sets up a call is no letter."""

    async def story(house: AttackedHouse) -> None:
        await start(house)
        house.say(house.devices[0], "signal", to=1, data={"text": "explore north!"})
        await house.rest()
        assert b"explore north!" not in b"".join(house.devices[1].heard)

    in_house(story)


def test_a_table_stays_with_those_who_sit_at_it() -> None:
    """Their network fails for a moment: somebody who only watches must not have the table meanwhile."""

    async def story(house: AttackedHouse) -> None:
        before = house.room.record.choices
        for device in house.devices[:2]:
            house.door.closed(device, 1006)
        watcher = house.devices[2]
        house.say(watcher, "setup", table={"seats": 1})
        house.say(watcher, "sit", seat=0)
        await house.rest()
        assert house.room.record.choices == before
        assert [p.seat for p in house.room.record.people] == [0, 1, None]

    in_house(story)


def test_a_handover_code_cannot_be_guessed_at_leisure() -> None:
    async def story(house: AttackedHouse) -> None:
        owner, guesser = house.devices[0], house.devices[2]
        house.say(owner, "handover")
        code = owner.last("handover")["code"]
        house.door.closed(guesser, 1000)
        house.devices.remove(guesser)
        for guess in range(1000):
            with pytest.raises(ValueError, match="not valid"):
                house.room.members.handed_over(f"{guess:06X}" if f"{guess:06X}" != code else "FFFFFF")
        with pytest.raises(ValueError, match="not valid"):
            house.room.members.handed_over(code)

    in_house(story)


def test_a_tile_set_is_not_made_again_for_everything_the_host_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It takes a third of a second, in which no other room moves."""
    made: list[int] = []

    def counted(seed: int) -> TileSet:
        made.append(seed)
        return standard_set()

    monkeypatch.setattr("hushmaze.server.jobs.dealing.generate", counted)

    async def story(house: AttackedHouse) -> None:
        for n in range(60):
            house.say(house.devices[0], "setup", table={"tile_set": n, "voice": n % 2 == 0})
        await house.rest()
        assert len(made) < 10

    in_house(story)


def test_who_was_away_for_long_can_come_back() -> None:
    """All they missed must not be more at once than may wait for one reader."""

    async def story(town: Town) -> None:
        code = await town.new_room()
        talker, away = await town.table(code, 2, 1)
        talker.send("deal")
        await away.hear("game")
        await away.leave()
        for _ in range(300):
            numbers = [talker.start_deed({"type": "say", "text": "💎" * 300}) for _ in range(2)]
            for n in numbers:
                await talker.answer(n)
        await away.connect()
        await away.join(code)
        assert (await away.do({"type": "sign", "sign": "yes"}))["type"] == "done"
        await talker.hear("update")
        assert away.version == talker.version

    in_town(story)


def test_a_flood_of_nonsense_is_not_read_for_ever() -> None:
    """What is no message counts like any other."""

    async def told() -> None:
        heard = Heard()
        async with opened_town(MemoryStore(), Limits()) as town:
            attacker = await Attacker.dial(town.server.port, heard)
            await attacker.upgrade(town.server.port)
            await attacker.volley([frame(b"{")] * 500 + [frame(packed({"type": "time", "sent": 1}))])
            attacker.cut()
        assert heard.answers["time"] == 0
        assert heard.answers["error slow_down"] > 0

    run(told())
