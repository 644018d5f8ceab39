"""Mistakes that the user can mend, each in one line. Loaded only when something went wrong."""

from hushmaze.bots.simulate.asking import AskedError
from hushmaze.cli.admin.stored import AdminError
from hushmaze.cli.shared.errors import UsageError
from hushmaze.protocol.game_log.log import LogError
from hushmaze.rules.notation import PositionError
from hushmaze.scenarios import ScenarioError
from hushmaze.server.settings import SettingsError
from hushmaze.server.transport import TransportError
from hushmaze.storage import StoreError
from hushmaze.tiles import TileSetError

MISTAKES = (
    UsageError, ScenarioError, TileSetError, LogError, PositionError, SettingsError,
    TransportError, StoreError, AdminError, AskedError,
)  # fmt: skip
