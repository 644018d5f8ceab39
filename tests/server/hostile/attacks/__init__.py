"""Attacks that a public server must bear; `ATTACKS` has them all."""

from tests.server.hostile.attacks import games, pages, reviewed, rooms
from tests.server.hostile.attacks.enemy import ATTACKS, Attack, Enemy

__all__ = ["ATTACKS", "Attack", "Enemy", "games", "pages", "reviewed", "rooms"]
