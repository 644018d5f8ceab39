"""The people of a room: names, seats and secret tokens. No accounts."""

import hmac
from collections.abc import Iterable
from hashlib import sha256
from secrets import token_urlsafe

import msgspec

LONGEST_NAME = 24
_BLANK = " \u200d"


class Person(msgspec.Struct):
    """Kept in the room's record; of the token only its hash, so that a stolen file opens no seat."""

    id: int
    """A number of the room's."""
    name: str
    """Fit to print, and nobody else's in the room."""
    token_hash: str
    """Of the secret by which the person comes back."""
    seat: int | None = None
    """None: watches."""
    ready: bool = False
    """For the next game."""
    first_number: int = 1
    """Of their commands from this seat in the game on the table."""

    def owns(self, token: str) -> bool:
        """Compared in constant time."""
        return hmac.compare_digest(self.token_hash, hashed(token))

    def new_token(self) -> str:
        """Makes a new token; the one before is void from now on."""
        token = token_urlsafe(18)
        self.token_hash = hashed(token)
        return token


def hashed(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()


def printable(text: str) -> str:
    """Removes what controls a terminal or turns the direction of writing; joins lines."""
    if text.isprintable():
        return text
    shown = (" " if letter in "\n\t" else letter for letter in text)
    return "".join(letter for letter in shown if letter.isprintable() or letter == _JOINER)


_JOINER = "\u200d"
"""The zero-width joiner, which joins emoji to one; it shows nothing by itself."""


def clean_name(name: str | None, taken: Iterable[str]) -> str:
    """Makes a name that is fit to print and nobody else's; HTML in it is just text."""
    kept = printable(name or "").strip(_BLANK)[:LONGEST_NAME].strip(_BLANK) or "Guest"
    others = set(taken)
    if kept not in others:
        return kept
    return next(f"{kept} {n}" for n in range(2, len(others) + 3) if f"{kept} {n}" not in others)
