"""Positions as text, both ways: one line of ``key=value`` words, in a fixed order.

    phase=heist time=0 map=1A@0:0,0/0 heroes=B0:1,1;M0:2,1;E0:1,2;D0:2,2 stack=5,9

A square is ``board:x,y``, a placed tile ``name@board:column,row/quarters``. `read` fills in omitted
words from the first state of the setup, so a position in a test says only what matters.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from hushmaze.rules.begin import dealt_out
from hushmaze.rules.board import Board, PlacedTile, build
from hushmaze.rules.cards import NO_CARD, card, letters
from hushmaze.rules.setup import Setup
from hushmaze.rules.squares import NOWHERE, Place, Square, coordinates, square
from hushmaze.rules.state import Deck, Loss, Phase, State
from hushmaze.rules.words import ABILITIES, HEROES, Card, Hero, Seat, TileNumber

T = TypeVar("T")


class PositionError(ValueError):
    """An unreadable position; the message names the word and the reason."""


def write_square(where: Square) -> str:
    board, x, y = coordinates(where)
    return f"{board}:{x},{y}"


def read_square(text: str) -> Square:
    board, _, rest = text.partition(":")
    x, _, y = rest.partition(",")
    return square(int(board), int(x), int(y))


def _write_map(state: State) -> str:
    return ";".join(
        f"{face.name}@{place.board}:{place.column},{place.row}/{quarters}"
        for face, place, quarters in state.board.tiles.values()
    )


def _read_map(text: str, setup: Setup) -> Board:
    tiles = []
    by_name = {face.name: face for face in setup.faces.values()}
    for word in text.split(";"):
        name, _, rest = word.partition("@")
        where, _, quarters = rest.partition("/")
        board, _, lattice = where.partition(":")
        column, _, row = lattice.partition(",")
        if name not in by_name:
            raise ValueError(f"this game has no tile {name}")
        tiles.append(PlacedTile(by_name[name], Place(int(board), int(column), int(row)), int(quarters or 0)))
    if len({t.place for t in tiles}) < len(tiles) or len({t.number for t in tiles}) < len(tiles):
        raise ValueError("a tile lies on one place, and a place bears one tile")
    return build(tiles)


def _write_heroes(state: State) -> str:
    return ";".join(
        hero.letter + ("-" if where == NOWHERE else write_square(where))
        for hero, where in zip(HEROES, state.heroes, strict=True)
    )


def _read_heroes(text: str, _setup: Setup) -> tuple[Square, ...]:
    found = {word[0]: NOWHERE if word[1:] == "-" else read_square(word[1:]) for word in text.split(";")}
    standing = [where for where in found.values() if where != NOWHERE]
    if len(set(standing)) < len(standing):
        raise ValueError("a square holds at most one hero (G9)")
    if sorted(word[0] for word in text.split(";")) != sorted(hero.letter for hero in HEROES):
        raise ValueError("the four heroes B, M, E and D are each named once")
    return tuple(found[hero.letter] for hero in HEROES)


def _read_safe(text: str, _setup: Setup) -> tuple[Hero, ...]:
    by_letter = {hero.letter: hero for hero in HEROES}
    return tuple(by_letter[letter] for letter in _unless_dash(text))


def _write_cards(cards: Iterable[Card]) -> str:
    return ",".join(letters(held) or "-" for held in cards)


def _read_cards(text: str, setup: Setup) -> tuple[Card, ...]:
    cards = tuple(card(_unless_dash(word)) for word in text.split(","))
    if len(cards) != setup.seats:
        raise ValueError(f"there are {setup.seats} seats and {len(cards)} cards")
    if setup.switches.leader and cards.count(NO_CARD) != 1:
        raise ValueError("the leader, and nobody else, has no card (C9)")
    return cards


def _write_deck(state: State) -> str:
    return "-" if state.deck is None else f"{letters(state.deck.draw)}/{letters(state.deck.discard)}"


def _read_deck(text: str, setup: Setup) -> Deck | None:
    if not setup.solo:
        return None
    draw, _, discard = text.partition("/")
    deck = Deck(*(tuple(card(letter)[0] for letter in pile) for pile in (draw, discard)))
    if sorted(deck.draw + deck.discard) != list(ABILITIES):
        raise ValueError("the two piles hold each of NESWVCX once (S5)")
    return deck


def _unless_dash(text: str) -> str:
    return "" if text == "-" else text


def _listed(words: Iterable[object], between: str = ",") -> str:
    return between.join(map(str, words)) or "-"


def _optional(read: Callable[[str], T]) -> Callable[[str, Setup], T | None]:
    return lambda text, _setup: None if text == "-" else read(text)


def _whole(text: str, _setup: Setup) -> int:
    return int(text)


def _flag(text: str, _setup: Setup) -> bool:
    return {"no": False, "yes": True}[text]


def _write_flag(value: bool) -> str:
    return "yes" if value else "no"


def _write_optional(value: object) -> str:
    return "-" if value is None else str(value)


def _read_stack(text: str, setup: Setup) -> tuple[TileNumber, ...]:
    numbers = tuple(TileNumber(int(word)) for word in _unless_dash(text).split(",") if word)
    for number in numbers:
        if number not in setup.faces:
            raise ValueError(f"this game has no tile {number}")
    return numbers


def _read_spent(text: str, _setup: Setup) -> frozenset[Square]:
    return frozenset(read_square(word) for word in _unless_dash(text).split(";") if word)


_Write = Callable[[State], str]
_Read = Callable[[str, Setup], Any]  # Any: each key reads the type of its own field

_WORDS: dict[str, tuple[str, _Write, _Read]] = {
    "phase": ("phase", lambda s: str(s.phase), lambda text, _: Phase(text)),
    "time": ("time", lambda s: str(s.time), _whole),
    "map": ("board", _write_map, _read_map),
    "heroes": ("heroes", _write_heroes, _read_heroes),
    "safe": ("safe", lambda s: "".join(h.letter for h in s.safe) or "-", _read_safe),
    "stack": ("stack", lambda s: _listed(s.stack), _read_stack),
    "buried": ("buried", lambda s: str(s.buried), _whole),
    "hand": ("hand", lambda s: _write_optional(s.hand), _optional(lambda text: TileNumber(int(text)))),
    "spent": ("spent", lambda s: _listed(map(write_square, sorted(s.spent)), ";"), _read_spent),
    "cards": ("cards", lambda s: _write_cards(s.cards), _read_cards),
    "deck": ("deck", _write_deck, _read_deck),
    "deadline": ("deadline", lambda s: str(s.deadline), _whole),
    "stopped": ("stopped_at", lambda s: _write_optional(s.stopped_at), _optional(int)),
    "turns": ("turns", lambda s: str(s.turns), _whole),
    "talk": ("talk", lambda s: _write_flag(s.talk), _flag),
    "bell": ("bell", lambda s: _write_optional(s.bell), _optional(lambda text: Seat(int(text)))),
    "ball": ("ball_used", lambda s: _write_flag(s.ball_used), _flag),
    "discard": ("discard_due", lambda s: _write_flag(s.discard_due), _flag),
    "paused": ("was_paused", lambda s: _write_flag(s.was_paused), _flag),
    "interrupted": ("was_interrupted", lambda s: _write_flag(s.was_interrupted), _flag),
    "loss": ("loss", lambda s: _write_optional(s.loss), _optional(Loss)),
}
"""How each key is written from the state and read back into its field."""


def write(state: State) -> str:
    """The whole state but its setup: equal states give equal text, on every machine."""
    return " ".join(f"{key}={written(state)}" for key, (_, written, _) in _WORDS.items())


def read(text: str, setup: Setup) -> State:
    """Returns the state a text describes; omitted words are as at the start.

    Raises PositionError naming the wrong word.
    """
    fields: dict[str, Any] = {}
    for word in text.split():
        key, _, value = word.partition("=")
        if key not in _WORDS:
            raise PositionError(f"{word}: there is no key {key!r}, only {', '.join(_WORDS)}")
        field, _, reading = _WORDS[key]
        try:
            fields[field] = reading(value, setup)
        except (ValueError, KeyError, IndexError) as error:
            raise PositionError(f"{word}: {error}") from error
    state = _completed(dealt_out(setup)._replace(**fields), said=set(fields))
    _check(state)
    return state


def _completed(state: State, said: set[str]) -> State:
    """Derives what the given words imply: a running clock, and no placed tile in the stack."""
    if "stopped_at" not in said and state.phase is not Phase.PLANNING:
        state = state._replace(stopped_at=state.time if state.over else None)
    if "deadline" not in said:
        state = state._replace(deadline=state.time + state.setup.hourglass_ms)
    if "stack" not in said:
        known = {state.hand, *state.board.tile_at.values()}
        state = state._replace(stack=tuple(number for number in state.stack if number not in known))
    return state


def _check(state: State) -> None:
    numbers = [*state.stack, *(tile.number for tile in state.board.tiles.values())]
    if state.hand is not None:
        numbers.append(state.hand)
    if len(set(numbers)) < len(numbers):
        raise PositionError("stack: every tile is in one place only: stack, hand or map")
    if not set(numbers) <= set(state.setup.faces):
        raise PositionError(f"hand: this game has no tile {state.hand}")
    for where in state.spent:
        if where not in state.board.specials:
            raise PositionError(f"spent: {write_square(where)} is no special square")
    _check_heroes(state)


def _check_heroes(state: State) -> None:
    for hero, where in zip(HEROES, state.heroes, strict=True):
        if where == NOWHERE and hero not in state.safe:
            raise PositionError(f"heroes: only a safe hero has left, not the {hero.name.lower()}")
        if where != NOWHERE and where not in state.board.tile_at:
            raise PositionError(f"heroes: there is no floor under {hero.name.lower()}")
