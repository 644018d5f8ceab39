"""The host's settings: by flag, by environment, or not at all."""

import os
import re
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, get_args
from urllib.parse import urlsplit

from hushmaze.server.ice import are_ice_servers
from hushmaze.server.limits import MOST_NICE, Rate, VisitorLimits
from hushmaze.server.transport import TransportName
from hushmaze.storage import Durability
from hushmaze.storage.choosing import Where, is_database

PACKAGED_CLIENT = Path(__file__).with_name("client")
"""The folder that `npm run build` writes to."""

LOG_LEVELS = ("debug", "info", "warning", "error")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings(VisitorLimits):
    """Every field, limits too, is also the environment variable ``HUSHMAZE_`` and its name in capitals."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("hushmaze-data")
    store: str = ""
    """The address of a PostgreSQL database, to keep games there and not in the data folder."""
    bus: str = ""
    """The address of a NATS server, over which all servers on one database run as one."""
    lease_s: float = 3.0
    """How long one of many servers may be silent before others take its rooms."""
    public_url: str = ""
    """How players reach the server, if not by host and port; its origin is allowed."""
    log_level: str = "info"
    transport: TransportName = "picows"
    durability: Durability = "disk"
    """What an action survives before anybody hears of it: a power cut, or the death of the process."""
    trust_proxy: bool = False
    """Whether X-Forwarded-For is trusted."""
    client: str = ""
    """A folder with another browser client than the one that came with the package."""
    ice_servers: str = ""
    """STUN and TURN servers for voice, as a JSON list of what browsers call RTCIceServer."""
    open_list: bool = False
    """Whether everybody may list finished games and open them from the book; else one needs their link."""
    security_contact: str = ""
    """Where to report weaknesses: an address with mailto: or https:, told in /.well-known/security.txt."""
    put_away_after_s: int = 120
    """How long a room with nobody in it stays in memory."""

    @property
    def database(self) -> Path:
        return self.data / "hushmaze.sqlite3"

    @property
    def stored_in(self) -> Where:
        """Where games are: in the database of `store`, if one is given, or in the file of the data folder."""
        return self.store or self.database

    @property
    def client_folder(self) -> Path:
        return Path(self.client) if self.client else PACKAGED_CLIENT


class SettingsError(ValueError):
    """Invalid setting; the message names the option or the variable."""


def settings_from(environment: Mapping[str, str] = os.environ, **said: Any) -> Settings:  # noqa: ANN401 -- as many types as settings
    """Reads each setting from the options given, else the environment, else its default."""
    found: dict[str, Any] = {}
    for field in fields(Settings):
        variable = f"HUSHMAZE_{field.name.upper()}"
        value, source = said.get(field.name), f"--{field.name.replace('_', '-')}"
        if value is None:
            value, source = environment.get(variable), variable
        if value is None:
            continue
        found[field.name] = _read(source, value, type(field.default)) if isinstance(value, str) else value
        if field.name in _CHECKS:
            _check(source, field.name, found[field.name])
    return Settings(**_rates_in_two(environment, found) | found)


def _read(source: str, text: str, kind: type) -> Any:  # noqa: ANN401 -- see above
    if kind is bool:
        if text.lower() not in ("0", "1", "true", "false", "yes", "no"):
            raise SettingsError(f"{source}: needs to be yes or no, not {text!r}")
        return text.lower() in ("1", "true", "yes")
    if issubclass(kind, Path):
        return Path(text)
    if kind is str:
        return text
    if kind is Rate:
        return _rate(source, text)
    try:
        number = int(text) if kind is int else float(text)
    except ValueError:
        number = -1
    if not 0 <= number < _TOO_MUCH:
        raise SettingsError(f"{source}: needs to be a number, not {text!r}")
    return number


def _rates_in_two(environment: Mapping[str, str], found: Container[str]) -> dict[str, Rate]:
    """Rates by the two variables that each of them had before it had one, where that one is not set."""
    usual, rates = VisitorLimits(), dict[str, Rate]()
    for name, (often, seconds, at_once) in _FORMERLY.items():
        rate: Rate = getattr(usual, name)
        if name not in found and often in environment:
            rate = rate._replace(per_second=_read(often, environment[often], float) / seconds)
        if name not in found and at_once in environment:
            rate = rate._replace(at_once=_read(at_once, environment[at_once], int))
        rates[name] = rate
    return rates


_FORMERLY = {
    "messages": ("HUSHMAZE_MESSAGES_PER_SECOND", 1, "HUSHMAZE_MESSAGE_BURST"),
    "new_rooms": ("HUSHMAZE_ROOMS_PER_MINUTE", 60, "HUSHMAZE_ROOM_BURST"),
}


def _rate(source: str, text: str) -> Rate:
    found = _RATE.fullmatch(text.strip())
    if found is None:
        raise SettingsError(f"{source}: needs to be a rate such as '10/s 100' or '2/min 20', not {text!r}")
    often, unit, at_once = found.groups()
    return Rate(float(often) / _SECONDS[unit], int(at_once))


_RATE = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)/(s|min|h) +(\d{1,9})")
_SECONDS = {"s": 1, "min": 60, "h": 3600}
_TOO_MUCH = 2**31
TRANSPORTS = get_args(TransportName)
DURABILITIES = get_args(Durability)


def _check(source: str, name: str, value: object) -> None:
    can_be, words = _CHECKS[name]
    if not can_be(value):
        instead = "" if name in _SECRET else f", not {value!r}"
        raise SettingsError(f"{source}: needs to be {words}{instead}")


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc)


def _is_store(url: str) -> bool:
    return url == "" or is_database(url)


_SECRET = ("store", "bus", "ice_servers")
"""Passwords stand in these: what was given is not repeated where others may read it."""

_CHECKS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "port": (lambda port: port <= 65_535, "a port up to 65535"),
    "store": (_is_store, "an address such as postgresql://user@db.example.org/hushmaze"),
    "bus": (
        lambda url: url == "" or url.startswith(("nats://", "tls://")),
        "an address such as nats://bus.example.org",
    ),
    "lease_s": (lambda seconds: seconds >= 1, "at least 1"),
    "public_url": (lambda url: url == "" or _is_address(url), "an address such as https://play.example.org"),
    "ice_servers": (
        are_ice_servers,
        'a JSON list such as [{"urls": "turn:turn.example.org", "username": "u", "credential": "c"}]',
    ),
    "security_contact": (
        lambda contact: (
            not contact or (contact.startswith(("mailto:", "https://")) and contact.isprintable())
        ),
        "an address with mailto: or https:",
    ),
    "job_niceness": (lambda niceness: niceness <= MOST_NICE, f"at most {MOST_NICE}"),
    "put_away_after_s": (lambda seconds: seconds >= 1, "at least 1"),  # nobody comes in faster than that
    "log_level": (lambda level: level in LOG_LEVELS, f"one of {', '.join(LOG_LEVELS)}"),
    "durability": (lambda name: name in DURABILITIES, f"one of {', '.join(DURABILITIES)}"),
    "transport": (lambda name: name in TRANSPORTS, f"one of {', '.join(TRANSPORTS)}"),
}
