"""A game that goes on from the middle of a finished one (what-if): what is hidden there stays hidden too."""

from random import Random

import msgspec

from hushmaze.protocol.codec import to_plain
from hushmaze.rules import Game
from hushmaze.rules.commands import Resume
from tests.server.hostile.house import AttackedHouse
from tests.server.hostile.search import in_texts, secrets_of, stack_told, tokens_told
from tests.server.hostile.watched_game import OF_A_GAME, PAGES, Findings, WatchedGame
from tests.support.autopilot import Autopilot

CREATED = 201


class PlayedOnGame(WatchedGame):
    """A whole game, and then another one from some moment of it."""

    async def _end(self) -> None:
        await super()._end()
        self.found.add(await watch_played_on(self.twins.first, self.dice, self.most_deeds))


async def watch_played_on(house: AttackedHouse, dice: Random, deeds: int) -> Findings:
    """Somebody takes a seat of a house's finished game at some moment of it, and does what that seat may."""
    if not await _back_to_the_table(house, dice):
        return Findings()
    await _play(house, deeds)
    await house.join("Late")
    secrets, over = secrets_of(house.match), house.match.durable.over
    found = Findings(games=1, deeds=deeds, ended=over)
    for device in house.devices:
        found.leaks += stack_told(device, secrets)
        found.messages += len(device.heard)
        found.bytes += sum(map(len, device.heard))
    found.leaks += tokens_told(house)
    for path, body in OF_A_GAME.items():
        status, page = await house.ask(path.format(**house.names), body)
        found.pages += 1
        if not over and (status != 409 or secrets.seed in page):
            found.leaks.append(f"{path} of a running game came with {status}")
    pages = [(await house.get(path.format(**house.names)))[1] for path in PAGES]
    found.leaks += in_texts(pages, [secrets.seed.decode()])
    found.pages += len(pages)
    return found


async def _back_to_the_table(house: AttackedHouse, dice: Random) -> bool:
    """Whether there is something to play: at that moment the game may have been over."""
    match = house.match
    moment = {"version": dice.randrange(len(match.lines)), "seat": dice.randrange(match.durable.setup.seats)}
    status, page = await house.ask(f"/api/games/{match.game}/play-on", moment)
    if status != CREATED:
        return False
    code = msgspec.json.decode(page.split(b"\n\n", 1)[1])["code"]
    room = await house.rooms.find(code)
    assert room is not None
    house.room, house.devices = room, []
    player = await house.join("Back")
    house.say(player, "sit", seat=moment["seat"])
    await house.rest()
    house.say(player, "do", n=player.last("seat")["n"], deed=to_plain(Resume()))
    await house.rest()
    return True


async def _play(house: AttackedHouse, deeds: int) -> None:
    """As the autopilot would; what needs another seat is refused."""
    pilot, player = Autopilot(Game(house.match.durable.setup), 1, 200), house.devices[0]
    first = player.last("seat")["n"] + 1
    for n in range(first, first + deeds):
        if house.match.durable.over:
            return
        house.say(player, "do", n=n, deed=to_plain(pilot.wish(house.match.durable)[0]))
        await house.rest()
        house.clock.advance(300)
        await house.rest()
