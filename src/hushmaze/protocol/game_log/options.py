"""Options and rigging of a table, as JSON objects and back."""

from collections.abc import Callable
from typing import Any, get_type_hints

from hushmaze.protocol.codec import CodecError, Plain, read_square, read_word, shape_of
from hushmaze.protocol.game_log.object_reader import Parts
from hushmaze.rules.cards import card, letters
from hushmaze.rules.setup import Options, Rigging
from hushmaze.rules.squares import Square, coordinates
from hushmaze.rules.words import HEROES, Card, Hero, TileNumber

_HINTS = get_type_hints(Options)
_SHAPES = {name: shape_of(hint) for name, hint in _HINTS.items() if name != "cards"}
"""Of all options but the cards, which travel by their letters."""


def _read_cards(plain: Plain) -> tuple[Card, ...] | None:
    return None if plain is None else cards_from_plain(plain)


OPTION_READERS: dict[str, Callable[[Plain], Any]] = {  # Any: each option has its own type
    name: _read_cards if name == "cards" else _SHAPES[name].read
    for name in sorted(_HINTS, key=lambda name: _HINTS[name] is bool)
}
"""Flags last, as messages to people list them."""


def options_to_plain(options: Options) -> dict[str, Plain]:
    plain = {name: shape.write(getattr(options, name)) for name, shape in _SHAPES.items()}
    return plain | {"cards": None if options.cards is None else _cards_to_plain(options.cards)}


def options_from_plain(plain: Plain) -> Options:
    Parts(plain, "options").only(*OPTION_READERS)
    found = {}
    for key, value in plain.items():
        try:
            found[key] = OPTION_READERS[key](value)
        except ValueError as error:
            raise CodecError(f"{key}: {error}") from error
    return Options(**found)


def _cards_to_plain(cards: tuple[Card, ...]) -> list[str]:
    return [letters(held) for held in cards]


def cards_from_plain(plain: Plain) -> tuple[Card, ...]:
    """Cards by their letters, such as ``["N", "WV", "EC", "SX"]``; a leader's is empty."""
    if not isinstance(plain, list) or not all(isinstance(held, str) for held in plain):
        raise CodecError("cards: needs a list of cards such as NEV")
    return tuple(card(held) for held in plain)


def rigging_to_plain(rigging: Rigging) -> dict[str, Plain]:
    plain: dict[str, Plain] = {}
    if rigging.stack is not None:
        plain["stack"] = list(rigging.stack)
    if rigging.heroes is not None:
        plain["heroes"] = {h.name.lower(): list(coordinates(rigging.heroes[h])) for h in HEROES}
    if rigging.cards is not None:
        plain["cards"] = _cards_to_plain(rigging.cards)
    if rigging.position is not None:
        plain["position"] = rigging.position
    return plain


def rigging_from_plain(plain: Plain) -> Rigging:
    parts = Parts(plain, "rigged")
    parts.only("stack", "heroes", "cards", "position")
    stack, heroes, cards = parts.get("stack"), parts.get("heroes"), parts.get("cards")
    if stack is not None and not (isinstance(stack, list) and all(type(n) is int for n in stack)):
        raise CodecError("stack: needs a list of tile numbers")
    return Rigging(
        stack=None if stack is None else tuple(TileNumber(n) for n in stack),
        heroes=None if heroes is None else _heroes_from_plain(heroes),
        cards=None if cards is None else cards_from_plain(cards),
        position=parts.optional("position", parts.text),
    )


def _heroes_from_plain(plain: Plain) -> tuple[Square, ...]:
    Parts(plain, "heroes").only(*(hero.name.lower() for hero in HEROES))
    squares = {read_word(Hero, name): read_square(where) for name, where in plain.items()}
    if len(squares) < len(HEROES):
        raise CodecError("heroes: all four need a square")
    return tuple(squares[hero] for hero in HEROES)
