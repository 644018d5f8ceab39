"""The challenge of a day in twin houses: its deal stays a secret until the day is over, given up or not."""

from datetime import timedelta

from hushmaze.server.results.days import today
from tests.server.hostile.house import NOON, AttackedHouse
from tests.server.hostile.search import in_texts, secrets_of
from tests.server.hostile.twins import Twins
from tests.server.hostile.watched_game import OF_A_GAME, PAGES, WatchedGame


class WatchedDay(WatchedGame):
    """Of the day `days` after the house's own; `given_up` by its host, if it is not over before."""

    def __init__(self, days: int, seed: int, deeds: int, seats: int, *, given_up: bool) -> None:
        self._noon = NOON + timedelta(days=days)
        self._day = today(self._noon)
        super().__init__(self._day.scenario, seed, deeds, seats)
        self.table = {}
        self.twins = Twins(seed, self._day)
        for house in self.twins.both:
            house.rooms.daily.now = lambda: self._noon
        self._given_up = given_up

    async def _end(self) -> None:
        if self._given_up and not self.twins.first.match.durable.over:
            await self._give_up()
        else:
            await super()._end()

    async def _give_up(self) -> None:
        """Nothing of it is to be had while others may play it, and everything afterwards."""
        house, match = self.twins.first, self.twins.first.match
        names, secrets = house.names, secrets_of(match)
        house.say(house.devices[0], "abandon", game=match.game)
        await house.rest()
        for path, body in OF_A_GAME.items():
            await self._expect(house, path.format(**names), body, 409, secrets.seed.decode())
        for path in PAGES:
            await self._expect(house, path.format(**names), None, 200, secrets.seed.decode())
        house.rooms.daily.now = lambda: self._day.ends + timedelta(hours=2)
        status, page = await house.get("/api/games/{game}/log".format(**names))
        if status != 200 or secrets.seed not in page:
            self.found.leaks.append(f"the log of a day that is over is not given: {status}")
        self.found.ended += 1

    async def _expect(self, house: AttackedHouse, path: str, body: object, wanted: int, secret: str) -> None:
        status, page = await house.ask(path, body)
        self.found.pages += 1
        if status != wanted:
            self.found.leaks.append(f"{path} came with {status}")
        self.found.leaks += in_texts([page], [secret])
