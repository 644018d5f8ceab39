"""Finds names in what was said, in whatever case, spaces and letters they were written."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from itertools import accumulate
from unicodedata import combining, normalize

from hushmaze.server.results.groups import folded


class Names:
    """Names that are the same for a group (`server/results/groups.py`) are the same here."""

    def __init__(self, names: Iterable[str]) -> None:
        self.folded = {folded(name) for name in names} - {""}
        either = "|".join(r"\s+".join(map(re.escape, name.split())) for name in sorted(self.folded))
        self._either = re.compile(rf"(?<!\w)(?:{either})(?!\w)")

    def __contains__(self, name: str) -> bool:
        return folded(name) in self.folded

    def left_out_of(self, text: str, instead: str) -> str:
        """The text with something else in the place of every name; the same text where there is none."""
        letters = list(_letters(normalize("NFC", text)))
        compared = [_compared(letter) for letter in letters]
        ends = list(accumulate(map(len, compared)))
        spans = [found.span() for found in self._either.finditer("".join(compared))]
        if not spans:
            return text
        kept, after = [], 0
        for start, end in spans:
            first, last = bisect_right(ends, start), bisect_right(ends, end - 1)
            kept += [*letters[after:first], instead]
            after = last + 1
        return "".join([*kept, *letters[after:]])


def _compared(letter: str) -> str:
    """As `folded`; one letter may become several (ß, İ, ﬁ)."""
    return normalize("NFKC", letter).casefold()


def _letters(text: str) -> Iterator[str]:
    """Each with the marks that belong to it."""
    letter = ""
    for each in text:
        if letter and not combining(each):
            yield letter
            letter = ""
        letter += each
    if letter:
        yield letter
