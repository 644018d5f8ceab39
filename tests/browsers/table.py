"""A small table with a bot, in a house that browsers visit; the person's own bot tells what to do next."""

import time
from collections.abc import Iterator
from itertools import cycle

from hushmaze.bots.public_setup import public_setup, visible_top
from hushmaze.bots.teammate import teammates
from hushmaze.protocol.words import BotLevel
from hushmaze.rules import Deed, Game, State, legal
from hushmaze.rules.commands import Bell, Move, Start
from hushmaze.rules.reach import Slide
from hushmaze.rules.words import Seat
from hushmaze.tiles import standard_set
from tests.browsers.person import Hand, Person
from tests.browsers.webdriver import WebDriverError
from tests.e2e.house import House
from tests.e2e.partner import LONGEST_SILENCE_MS, MOMENT_MS
from tests.e2e.party import NO_HURRY_MS
from tests.support.patience import PATIENCE_MS

ME = Seat(0)
CARDS = ["NEV", "SWCX"]

ATRIUM = """\
tile 1A
+---+---+   +---+
|vM |hg |xE |hg |
+   +   +   +   +
 xB   .   .  vE |
+   +   +   +---+
|vB | .   .  xM
+---+   +   +   +
|###|xD |vD | . |
+---+   +---+---+

"""
"""The first tile with an hourglass straight ahead of where a hero starts."""

TABLE = {
    "scenario": {"name": "Small mall", "tiles": "2, 6-9", "face": "A", "rules": ["one_exit"]},
    "seats": 2,
    "cards": CARDS,
    "hourglass_ms": NO_HURRY_MS,
}

_OPEN_ROOM = """async (tiles, table) => {
  const post = async (path, body) => {
    const answer = await fetch(path, { method: 'POST', body })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const { digest } = await post('/api/tile-sets', tiles)
  const wish = { table: { ...table, tile_set: digest }, bots: 'lightning' }
  return (await post('/api/rooms', JSON.stringify(wish))).code
}"""


def small_mall() -> str:
    """The standard tiles, under the same name, with another first one."""
    heading, tiles = standard_set().text.split("tile 1A", maxsplit=1)
    others = tiles.split("tile 1B", maxsplit=1)[1]
    return f"{heading}{ATRIUM}tile 1B{others}"


class SmallTable:
    """Two seats, a bot on one of them, six tiles, one way out."""

    def __init__(self, house: House, person: Person) -> None:
        self._house = house
        self._person = person
        self.code: str = person.driver.run(_OPEN_ROOM, small_mall(), TABLE)

    def begin(self) -> None:
        self._person.open(f"/{self.code}")
        self._person.click("^Start the heist")
        self._person.sees("", "main.table")
        self._person.do(Start(), self.game.state, "pointer")

    @property
    def game(self) -> Game:
        """The game as the server's log has it."""
        room = self._person.driver.run(
            "(code) => fetch(`/api/rooms/${code}`).then((answer) => answer.json())", self.code
        )
        return self._house.game(room["game"])

    def play_on(self, *hands: Hand, tiles: int | None = None, turn: bool = False) -> State:
        """To the end or until so many tiles lie, one hand after the other.

        To `turn` means to make for an hourglass first of all.
        """
        mind = _Mind(self.game)
        for hand in cycle(hands):
            game = self.game
            if game.state.over or len(game.state.board.tiles) == tiles:
                break
            self._person.caught_up(len(game.events))
            deed = mind.next_deed(game, turn=turn)
            if deed is None:
                self._person.waits_for_news(len(game.events))
            else:
                self._try(deed, game.state, hand)
        return self.game.state

    def _try(self, deed: Deed, state: State, hand: Hand) -> None:
        """What the bot makes impossible meanwhile is let go."""
        driver = self._person.driver
        driver.patience(MOMENT_MS)
        try:
            self._person.do(deed, state, hand)
        except (WebDriverError, AssertionError):
            driver.press("Escape")
        finally:
            driver.patience(PATIENCE_MS)


class _Mind:
    """Wishes what a bot on the person's seat would. Never rings."""

    def __init__(self, game: Game) -> None:
        self._bot = teammates(public_setup(game.state.setup))(ME, BotLevel.LIGHTNING, 1)
        self._seen = 0
        self._seen_at = time.monotonic()

    def next_deed(self, game: Game, *, turn: bool) -> Deed | None:
        now = self._look(game)
        turning = next(_ways_to_turn(game.state), None)
        if turn and game.state.turns == 0 and turning is not None:
            return turning
        wish = self._bot.wish(now)
        assert now - game.state.time < LONGEST_SILENCE_MS, f"nothing happens; the person wants {wish}"
        if wish is None or wish.at > now or isinstance(wish.deed, Bell):
            return None
        return wish.deed

    def _look(self, game: Game) -> int:
        """Gives the game's time, as a person without its clock knows it."""
        fresh = game.events[self._seen :]
        if fresh:
            self._bot.see(fresh, visible_top(game.state))
            self._seen, self._seen_at = len(game.events), time.monotonic()
        return game.state.time + int((time.monotonic() - self._seen_at) * 1000)


def _ways_to_turn(state: State) -> Iterator[Move]:
    """The person's slides that end on an hourglass."""
    unspent = set(state.board.hourglasses) - state.spent
    for slide in legal(state, ME):
        if isinstance(slide, Slide):
            ray = state.board.rays_by_hero[False][slide.hero][slide.origin << 2 | slide.direction]
            yield from (slide.move(steps) for steps in slide.steps if ray[steps - 1] in unspent)
