"""A server whose deals are known, and how they are won."""

from functools import cache

from hushmaze.rules import Command, Game
from hushmaze.rules.consequences import Decision
from hushmaze.rules.state import Phase
from hushmaze.server.records.record import heading_from_bytes
from tests.support.autopilot import play

DAY = "2026-11-09"
"""A Monday, which is kind."""

RIGGED = (
    "-c",
    f"""
import sys
from datetime import UTC, datetime
from hushmaze.cli.main import main
from hushmaze.server.results import daily
from hushmaze.server.rooms import new_games
daily.utc_now = lambda: datetime.fromisoformat("{DAY}T12:00").replace(tzinfo=UTC)
new_games.randbits = lambda _bits: 7
sys.exit(main())
""",
)
"""The real server on a day that is always the same; every deal is the same one, too."""


class _Noted(Game):
    """Keeps what was done, besides what came of it."""

    commands: tuple[Command, ...] = ()

    def submit(self, command: Command, now: int) -> Decision:
        self.commands += (command,)
        return super().submit(command, now)


@cache
def winning(heading: bytes) -> tuple[Command, ...]:
    """All that must be done, in order, to win a game that is known from the inside."""
    game = _Noted(heading_from_bytes(heading).setup())
    assert play(game, pace=5).state.phase is Phase.WON
    return game.commands
