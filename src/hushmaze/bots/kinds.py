"""Bot kinds by name; custom ones by file and name."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from hushmaze.bots.api import BotKind
from hushmaze.bots.human_proxy import human_proxies
from hushmaze.bots.lesson.partner import with_lessons
from hushmaze.bots.partners.population import PARTNERS
from hushmaze.bots.random_bot import random_bots
from hushmaze.bots.teammate import teammates

KINDS: dict[str, BotKind] = {
    "teammate": teammates,
    "proxy": human_proxies,
    "rambler": random_bots,
    **PARTNERS,
}

table_bots = with_lessons(teammates)
"""What sits at the tables of a server."""


class NoSuchKindError(LookupError):
    """Says what there is."""


def kind_named(name: str) -> BotKind:
    """A built-in kind, or one's own as ``file.py:name``; a NoSuchKindError if there is none."""
    if name in KINDS:
        return KINDS[name]
    file, colon, own = name.rpartition(":")
    spec = spec_from_file_location(Path(file).stem, file) if colon and Path(file).is_file() else None
    if spec is None or spec.loader is None:
        raise NoSuchKindError(f"there is no bot {name!r}, only {', '.join(KINDS)}, or yours as file.py:name")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    kind: BotKind | None = getattr(module, own, None)
    if kind is None:
        raise NoSuchKindError(f"{file} has no {own!r}")
    return kind
