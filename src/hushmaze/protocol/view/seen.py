"""The parts of a view beyond the bare events: sent whenever they change, so that no client needs rules."""

from typing import NamedTuple

import msgspec

from hushmaze.protocol.codec import Plain, to_plain
from hushmaze.rules.state import State
from hushmaze.rules.theft import on_item
from hushmaze.rules.view import SeenDeck, SeenStack, theft_callable, view
from hushmaze.rules.words import HEROES, Card, Hero, Kind, Seat, Special, TileNumber


class Seen(NamedTuple):
    """Parts of the view, under their names there; of the heroes, who stands as the theft needs it."""

    stack: SeenStack
    cards: tuple[Card, ...]
    leader: Seat | None
    deck: SeenDeck | None
    hourglasses_left: int
    hourglasses_locked: bool
    cameras_working: int
    vortices_open: bool
    gestures_allowed: bool
    words_allowed: bool
    bell_seats: tuple[Seat, ...]
    theft_callable: bool
    ball_used: bool
    discard_pairs: tuple[tuple[TileNumber, TileNumber], ...]
    on_item: tuple[Hero, ...]


def seen(state: State) -> Seen:
    whole = view(state, None)._asdict()
    parts = {part: whole[part] for part in Seen._fields if part in whole}
    return Seen(**parts, on_item=_on_items(state))


def seen_to_plain(now: Seen, before: Seen | None = None) -> dict[str, Plain]:
    """All of it, or only what is not as before."""
    plain = to_plain(now, tagged=False)
    return {
        part: plain[part]
        for part in Seen._fields
        if before is None or getattr(now, part) != getattr(before, part)
    }


class ToldSeen:
    """Remembers what a table was sent, so that only changes are sent again."""

    __slots__ = ("_everything", "_seen", "_state")

    def __init__(self, state: State) -> None:
        self._state = state
        self._seen = seen(state)
        self._everything: tuple[Seen, bytes] | None = None
        """The text of what was asked for last."""

    def everything(self) -> bytes:
        if self._everything is None or self._everything[0] is not self._seen:
            self._everything = self._seen, msgspec.json.encode(seen_to_plain(self._seen))
        return self._everything[1]

    def change(self, state: State) -> bytes:
        """Returns what has changed since it was last asked; empty if nothing has, as after most moves."""
        before, self._state = self._state, state
        told = self._seen
        if before[_REST] != state[_REST]:
            self._seen = seen(state)
        elif before.heroes != state.heroes and _items_concerned(before, state):
            self._seen = told._replace(on_item=_on_items(state), theft_callable=theft_callable(state))
        if self._seen is told:
            return b""
        changed = seen_to_plain(self._seen, told)
        return msgspec.json.encode(changed) if changed else b""


assert State._fields[:3] == ("heroes", "time", "bell"), "what comes before"
_REST = slice(3, None)
"""All that it depends on besides where the heroes are. Bells change none of it."""


def _on_items(state: State) -> tuple[Hero, ...]:
    return tuple(hero for hero in HEROES if on_item(state, hero))


def _items_concerned(one: State, other: State) -> bool:
    """Whether a hero left an item or came to one."""
    specials = other.board.specials
    for here, there in zip(one.heroes, other.heroes, strict=True):
        if here != there and (_is_item(specials.get(here)) or _is_item(specials.get(there))):
            return True
    return False


def _is_item(special: Special | None) -> bool:
    return special is not None and special.kind is Kind.ITEM
