"""Somebody who plays along with bots: thinks as they do, and acts through the screen, on one seat only."""

import time
from collections.abc import Callable

from playwright.sync_api import TimeoutError as NothingCameError

from hushmaze.bots.api import Wish
from hushmaze.bots.public_setup import public_setup, visible_top
from hushmaze.bots.teammate import teammates
from hushmaze.protocol.words import BotLevel
from hushmaze.rules import Deed, Game, State
from hushmaze.rules.commands import Bell
from hushmaze.rules.words import Seat
from tests.e2e.party import Party
from tests.support.patience import PATIENCE_MS

MOMENT_MS = 2_000
"""For a button that has gone because a bot was quicker, and between two looks at the table."""
LONGEST_SILENCE_MS = 30_000
"""At a table where nothing happens: only a guard against hanging."""

_SHOWN = "() => document.querySelector('main.table')?.dataset.version ?? null"


class Partner:
    """Knows what the seat may know. Never rings; what a bot made impossible meanwhile is let go."""

    def __init__(self, party: Party, seat: int) -> None:
        self._party = party
        self._guest = party.seats[seat]
        game = party.game
        self._bot = teammates(public_setup(game.state.setup))(Seat(seat), BotLevel.LIGHTNING, 1)
        self._seen = 0
        self._seen_at = time.monotonic()

    def play_on(self, until: Callable[[State], bool]) -> State:
        """With whatever the bots do, until the page shows that something is so, or the game is over."""
        while True:
            game, shown = self._party.game, self._shown()
            if game.state.over or (shown == len(game.events) and until(game.state)):
                return game.state
            now = self._look(game)
            wish = self._bot.wish(now)
            silence = now - game.state.time
            assert silence < LONGEST_SILENCE_MS, f"nothing happens any more; {self._guest.name} wants {wish}"
            if wish is not None and wish.at <= now and shown == len(game.events):
                self._try(wish.deed, game.state)
            self._await_news(shown, wish, now)

    def _look(self, game: Game) -> int:
        """Gives the game's time, as a person without its clock knows it."""
        fresh = game.events[self._seen :]
        if fresh:
            self._bot.see(fresh, visible_top(game.state))
            self._seen, self._seen_at = len(game.events), time.monotonic()
        return game.state.time + int((time.monotonic() - self._seen_at) * 1000)

    def _shown(self) -> int | None:
        """How many events the page shows; on a busy machine it is behind now and then."""
        version: str | None = self._guest.page.evaluate(_SHOWN)
        return None if version is None else int(version)

    def _try(self, deed: Deed | None, state: State) -> None:
        if deed is None or isinstance(deed, Bell):
            return
        page = self._guest.page
        page.set_default_timeout(MOMENT_MS)
        try:
            self._guest.do(deed, state)
        except NothingCameError:
            page.keyboard.press("Escape")
        finally:
            page.set_default_timeout(PATIENCE_MS)

    def _await_news(self, shown: int | None, wish: Wish | None, now: int) -> None:
        """Until the page shows something else than that, or it is time to ask again."""
        pause = MOMENT_MS if wish is None or wish.at <= now else min(MOMENT_MS, wish.at - now)
        try:
            self._guest.page.wait_for_function(
                f"(shown) => ({_SHOWN})() !== shown",
                arg=None if shown is None else str(shown),
                timeout=pause,
            )
        except NothingCameError:
            return
