"""Codes with which another device takes a person's place: good once, for a while, and not to be guessed."""

from secrets import choice

LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
GOOD_FOR_MS = 300_000
WRONG_TRIES = 5
"""Wrong codes in a row after which every code of the room is void; people ask for a new one."""


class Handovers:
    def __init__(self) -> None:
        self._codes: dict[str, tuple[int, int]] = {}
        self._wrong = 0

    def new(self, person: int, now: int) -> str:
        """Makes a code; a person's last one counts."""
        code = "".join(choice(LETTERS) for _ in range(8))
        self._codes = {known: whose for known, whose in self._codes.items() if whose[0] != person}
        self._codes[code] = (person, now + GOOD_FOR_MS)
        return code

    def redeem(self, code: str, now: int) -> int | None:
        """Returns whose code it was; None for a wrong one, or one that is too old."""
        person, until = self._codes.pop(code.upper().strip(), (None, 0))
        if person is not None and now <= until:
            self._wrong = 0
            return person
        self._wrong += 1
        if self._wrong >= WRONG_TRIES:
            self._codes, self._wrong = {}, 0
        return None
