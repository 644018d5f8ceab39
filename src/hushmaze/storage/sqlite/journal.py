"""Keeps the newest events of all games together, and moves them from there to the chapters of each game.

A row a game and commit goes to its end. A game's rows come to its chapters several at a time, for a page
written costs more than what stands on it. Rows that have come there stay in the journal until all before
them have, and then go together with their neighbours; meanwhile nobody reads them (`UNMOVED`).
"""

import sqlite3
from collections import deque
from functools import cache
from typing import NamedTuple

MOST_UNMOVED = 8192
"""Rows, at least: beyond that the oldest are moved."""

ROWS_A_GAME = 16
"""With many games the journal may hold so many of each, so that a chapter is worth its page."""

MOST_IN_CHAPTER = 64
"""Rows."""

MOVED_AT_ONCE = 256
"""Rows that are worth a transaction of their own; it moves up to twice as many."""

MOST_ROWS = 256
"""In one statement."""

UNMOVED = "past > ifnull((SELECT max(past) FROM chapters WHERE chapters.game = journal.game), 0)"


@cache
def _insert(rows: int) -> str:
    return "INSERT INTO journal (game, past, lines) VALUES " + ", ".join(["(?, ?, ?)"] * rows)


def move_all(connection: sqlite3.Connection) -> None:
    """Moves all rows to chapters, so that logs are found quickly when all games are brought back."""
    connection.execute(
        f"""INSERT INTO chapters SELECT game, max(past), CAST(group_concat(lines, char(10)) AS BLOB)
        FROM (SELECT game, past, lines FROM journal WHERE {UNMOVED} ORDER BY game, past) GROUP BY game"""
    )
    connection.execute("DELETE FROM journal")


class JournalRow(NamedTuple):
    game: int
    past: int
    """The version after the last of the lines."""
    lines: bytes


class JournalChapter:
    """Rows of one game on their way to one row of its chapters."""

    __slots__ = ("first", "game", "lines", "past")

    def __init__(self, game: int, first: int) -> None:
        self.game = game
        self.first = first
        """The id of its oldest row."""
        self.past = 0
        self.lines: list[bytes] = []


class Journal:
    """Works inside somebody else's transaction. After a rollback of any kind ``forget`` must be called."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.forget()

    def forget(self) -> None:
        self._recalled = False
        self._chapters: deque[JournalChapter] = deque()
        """All that wait, the one with the oldest row first."""
        self._growing: dict[int, JournalChapter] = {}
        """By game, those that take further rows."""
        self._newest: dict[int, int] = {}
        self._unmoved = 0
        self._lowest = self._next = 1
        """Ids: of the first row there is, and of the one to come."""
        self.added_from: int | None = None
        """The id of the first row that was added last, if any was."""

    def version(self, game: int) -> int:
        """Returns the version after its last row that is not in its chapters; 0 if there is none."""
        self._recall()
        return self._newest.get(game, 0)

    def add(self, rows: list[JournalRow]) -> None:
        self.added_from = None
        if not rows:
            return
        self._recall()
        last = self._insert(rows)
        self.added_from = first = last - len(rows) + 1
        if self._lowest == self._next:
            self._lowest = first  # it was empty: SQLite begins again
        self._next = last + 1
        for number, row in enumerate(rows, first):
            self._note(number, row)

    @property
    def _surplus(self) -> int:
        """Counts the rows that are due to be moved."""
        return self._unmoved - max(MOST_UNMOVED, ROWS_A_GAME * len(self._growing))

    @property
    def is_long(self) -> bool:
        """Returns whether `shorten` is worth a transaction."""
        return self._surplus >= MOVED_AT_ONCE

    def drop_from(self, number: int) -> None:
        """Takes back rows from this id on that are not moved yet."""
        self._connection.execute("DELETE FROM journal WHERE id >= ?", (number,))

    def shorten(self) -> None:
        """Moves the oldest rows to chapters and drops those that were moved; a bounded number of each."""
        most = 2 * MOVED_AT_ONCE
        self._move(min(self._surplus, most))
        self._drop(2 * most)

    def _recall(self) -> None:
        if self._recalled:
            return
        self._recalled = True
        (self._lowest, self._next) = self._connection.execute(
            "SELECT ifnull(min(id), 1), ifnull(max(id), 0) + 1 FROM journal"
        ).fetchone()
        unmoved = self._connection.execute(
            f"SELECT id, game, past, lines FROM journal WHERE {UNMOVED} ORDER BY id"
        )
        for number, *row in unmoved:
            self._note(number, JournalRow(*row))

    def _insert(self, rows: list[JournalRow]) -> int:
        """Inserts rows; returns the id of the last."""
        last = 0
        for start in range(0, len(rows), MOST_ROWS):
            some = rows[start : start + MOST_ROWS]
            done = self._connection.execute(_insert(len(some)), [field for row in some for field in row])
            assert done.lastrowid is not None
            last = done.lastrowid
        return last

    def _note(self, number: int, row: JournalRow) -> None:
        chapter = self._growing.get(row.game)
        if chapter is None:
            chapter = self._growing[row.game] = JournalChapter(row.game, number)
            self._chapters.append(chapter)
        chapter.lines.append(row.lines)
        chapter.past = self._newest[row.game] = row.past
        self._unmoved += 1
        if len(chapter.lines) >= MOST_IN_CHAPTER:
            del self._growing[row.game]

    def _move(self, most: int) -> None:
        """Moves the oldest chapters that wait; a few rows more than so many at most."""
        moved: list[JournalRow] = []
        left = most
        while self._chapters and left > 0:
            chapter = self._chapters.popleft()
            if self._growing.get(chapter.game) is chapter:
                del self._growing[chapter.game]
            if self._newest[chapter.game] == chapter.past:
                del self._newest[chapter.game]
            moved.append(JournalRow(chapter.game, chapter.past, b"\n".join(chapter.lines)))
            left -= len(chapter.lines)
        self._unmoved -= most - left
        self._connection.executemany("INSERT INTO chapters (game, past, lines) VALUES (?, ?, ?)", moved)

    def _drop(self, most: int) -> None:
        """Drops rows that nobody needs, so many at most."""
        unmoved = self._chapters[0].first if self._chapters else self._next
        upto = min(unmoved, self._lowest + most)
        if upto > self._lowest:
            self._connection.execute("DELETE FROM journal WHERE id < ?", (upto,))
            self._lowest = upto
