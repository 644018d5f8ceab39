"""Somebody who plays along with bots: thinks as they do, and acts through the screen, on one seat only."""

import time
from collections.abc import Callable

from playwright.sync_api import TimeoutError as NothingCameError

from hushmaze.bots.api import Level, Wish
from hushmaze.bots.table import public_setup, visible_top
from hushmaze.bots.teammate import teammates
from hushmaze.rules import Deed, Game, State
from hushmaze.rules.commands import Bell
from hushmaze.rules.words import Seat
from tests.e2e.party import Party

PATIENCE_MS = 2_000
"""For a button that has gone because a bot was quicker, and between two looks at the table."""
MOST_LOOKS = 15
"""At a table where nothing happens."""


class Partner:
    """Knows what the seat may know. Never rings; what a bot made impossible meanwhile is let go."""

    def __init__(self, party: Party, seat: int) -> None:
        self._party = party
        self._guest = party.seats[seat]
        game = party.game
        self._bot = teammates(public_setup(game.state.setup))(Seat(seat), Level.LIGHTNING, 1)
        self._seen = 0
        self._seen_at = time.monotonic()
        self._guest.page.set_default_timeout(PATIENCE_MS)

    def play_on(self, until: Callable[[State], bool]) -> State:
        """With whatever the bots do, until something is so, or the game is over."""
        idle = 0
        while True:
            game = self._party.game
            if until(game.state) or game.state.over:
                return game.state
            idle = idle + 1 if len(game.events) == self._seen else 0
            now = self._look(game)
            wish = self._bot.wish(now)
            assert idle < MOST_LOOKS, f"nothing happens any more; {self._guest.name} wants {wish} at {now}"
            if wish is not None and wish.at <= now:
                self._try(wish.deed, game)
            self._await_news(len(game.events), wish, now)

    def _look(self, game: Game) -> int:
        """Gives the game's time, as a person without its clock knows it."""
        fresh = game.events[self._seen :]
        if fresh:
            self._bot.see(fresh, visible_top(game.state))
            self._seen, self._seen_at = len(game.events), time.monotonic()
        return game.state.time + int((time.monotonic() - self._seen_at) * 1000)

    def _try(self, deed: Deed | None, game: Game) -> None:
        shown = self._guest.table.get_attribute("data-version")
        if deed is None or isinstance(deed, Bell) or shown != str(len(game.events)):
            return
        try:
            self._guest.do(deed, game.state)
        except NothingCameError:
            self._guest.page.keyboard.press("Escape")

    def _await_news(self, version: int, wish: Wish | None, now: int) -> None:
        """Until the page shows more than that, or it is time to ask again."""
        pause = PATIENCE_MS if wish is None or wish.at <= now else min(PATIENCE_MS, wish.at - now)
        try:
            self._guest.page.wait_for_function(
                "(version) => document.querySelector('main.table')?.dataset.version !== version",
                arg=str(version),
                timeout=pause,
            )
        except NothingCameError:
            return
