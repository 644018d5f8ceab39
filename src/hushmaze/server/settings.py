"""What the person who hosts may set: by flag, by environment, or not at all."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from hushmaze.server.transport import TransportName


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Every field is also the environment variable ``HUSHMAZE_`` and its name in capitals."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("hushmaze-data")
    public_url: str = ""
    """How players reach the server, if not by host and port; its origin is allowed."""
    log_level: str = "info"
    transport: TransportName = "picows"
    trust_proxy: bool = False
    """Whether X-Forwarded-For is believed."""
    messages_per_second: float = 50
    """Per socket."""
    message_burst: int = 100
    rooms_per_minute: float = 10
    """New rooms per address."""
    room_burst: int = 20
    put_away_after_s: int = 600
    """How long a room with nobody in it stays in memory."""

    @property
    def database(self) -> Path:
        return self.data / "hushmaze.sqlite3"


class SettingsError(ValueError):
    """A setting that cannot be; its words name the variable."""


def settings_from(environment: Mapping[str, str] = os.environ, **said: Any) -> Settings:  # noqa: ANN401 -- as many types as settings
    """What was said, then the environment, then the usual."""
    found: dict[str, Any] = {}
    for field in fields(Settings):
        variable = f"HUSHMAZE_{field.name.upper()}"
        if said.get(field.name) is not None:
            found[field.name] = said[field.name]
        elif variable in environment:
            found[field.name] = _read(variable, environment[variable], type(field.default))
    return Settings(**found)


def _read(variable: str, text: str, kind: type) -> Any:  # noqa: ANN401 -- see above
    if kind is bool:
        if text.lower() not in ("0", "1", "true", "false", "yes", "no"):
            raise SettingsError(f"{variable}: needs to be yes or no, not {text!r}")
        return text.lower() in ("1", "true", "yes")
    if issubclass(kind, Path):
        return Path(text)
    try:
        return (int if kind is int else float if kind is float else str)(text)
    except ValueError:
        raise SettingsError(f"{variable}: needs to be a number, not {text!r}") from None
