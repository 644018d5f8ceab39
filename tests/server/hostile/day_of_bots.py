"""Somebody who only watches wants to see the deal of a day: bots are to play it, at once or after a while."""

from datetime import timedelta

from hushmaze.server.results.days import today
from tests.server.hostile.house import NOON, AttackedHouse
from tests.server.hostile.watched_game import PAGES, Findings


async def watch_bots_alone(days: int) -> Findings:
    """A leak is a game whose sand runs without anybody's try, or a page that has one of the day's seeds."""
    found, noon = Findings(games=1, ended=1), NOON + timedelta(days=days)
    day, house = today(noon), AttackedHouse()
    house.rooms.daily.now = lambda: noon
    await house.open(day)
    await house.table(1, 1, {"seats": 2})
    host, watcher = house.devices
    house.say(host, "offer", seat=1, bot=True, level="lightning")
    for get_up in (True, False):
        if get_up:
            house.say(host, "stand", bot=True)
        house.say(host, "deal")
        if not get_up:
            house.say(host, "stand", bot=True)
        await house.rest()
        house.clock.advance(60_000)
        await house.rest()
        if watcher.last("update"):
            found.leaks.append(f"bots alone play the deal of {day.date}")
        house.say(host, "sit", seat=0)
    seeds = [str(seed).encode() for seed in day.seeds()]
    for path in PAGES:
        _, page = await house.get(path.format(code=house.room.record.code))
        found.pages += 1
        found.leaks += [f"{path} tells a seed of the day" for seed in seeds if seed in page]
    found.messages = len(watcher.heard)
    found.leaks += ["a seed was sent" for told in watcher.heard for seed in seeds if seed in told]
    await house.close()
    return found
