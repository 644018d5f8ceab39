"""Contradictions a setup must not contain (B2), one row each."""

from collections.abc import Callable

from hushmaze.rules.begin import CENTRE, first_board
from hushmaze.rules.cards import NO_CARD, cards_for
from hushmaze.rules.errands import needed
from hushmaze.rules.setup import MOST_SEATS, SECOND_START_TILE, START_TILE, Setup
from hushmaze.rules.squares import board_of
from hushmaze.rules.version import RULES_VERSION
from hushmaze.rules.words import ABILITIES, HEROES, Card, Kind, Special, TileNumber
from hushmaze.scenarios.problems import Contradiction as No

SHORTEST_HOURGLASS_MS = 1_000
LONGEST_HOURGLASS_MS = 3_600_000


def contradictions(setup: Setup, rules: int = RULES_VERSION) -> list[No]:
    """Lists every contradiction in a setup, as a version of the rules sees it."""
    rows = {name: holds for name, holds in _ROWS.items() if _SINCE.get(name, rules) <= rules}
    return [name for name, holds in rows.items() if holds(setup)]


def lying(setup: Setup) -> set[TileNumber]:
    """The tiles on the table from the start."""
    return {START_TILE, SECOND_START_TILE} if setup.switches.two_boards else {START_TILE}


def _no_start_squares(setup: Setup) -> bool:
    """S2, C13"""
    board = first_board(setup)
    plain = set(board.tile_at) - set(board.specials)
    second = [where for where in plain if board_of(where) == 1]
    return not set(CENTRE) <= set(board.tile_at) or (setup.switches.two_boards and len(second) < 2)


def tiles_in_play(setup: Setup) -> list[TileNumber]:
    stack = setup.rigging.stack if setup.rigging and setup.rigging.stack is not None else None
    return [*lying(setup), *(setup.on_top + setup.stack if stack is None else stack)]


def missing_squares(setup: Setup, kind: Kind) -> list[Special]:
    """Needed items or exits that never appear; not checked in a rigged game."""
    if setup.rigging is not None:
        return []
    faces = [setup.faces[number] for number in tiles_in_play(setup)]
    there = {special for face in faces for special in face.specials.values()}
    missing = needed(setup.switches) - there
    return [wanted for hero in HEROES if (wanted := Special(kind, hero)) in missing]


def _too_many_seats(setup: Setup) -> bool:
    return setup.seats > (MOST_SEATS if setup.switches.leader else MOST_SEATS - 1)


def _wrong_cards(setup: Setup) -> bool:
    agreed = setup.options.cards
    if agreed is None:
        return False
    if setup.solo or contradictory_seats(setup):
        return True
    return sorted(agreed) != sorted(cards_for(setup.seats, leader=setup.switches.leader))


def contradictory_seats(setup: Setup) -> bool:
    lowest = 3 if setup.switches.leader else 1
    return setup.seats < lowest or _too_many_seats(setup)


def _rigged_stack(setup: Setup) -> bool:
    stack = setup.rigging.stack if setup.rigging else None
    if stack is None:
        return False
    return len(set(stack)) < len(stack) or not set(stack) <= set(setup.faces) - lying(setup)


def _rigged_heroes(setup: Setup) -> bool:
    heroes = setup.rigging.heroes if setup.rigging else None
    if heroes is None:
        return False
    floor = first_board(setup).tile_at
    distinct = len(heroes) == len(set(heroes)) == len(HEROES)
    apart = not setup.switches.two_boards or len({board_of(where) for where in heroes}) == 2
    return not (distinct and apart and all(where in floor for where in heroes))


def _rigged_cards(setup: Setup) -> bool:
    cards = setup.rigging.cards if setup.rigging else None
    if cards is None:
        return False
    return _wrong_deck(cards) if setup.solo else _wrong_hands(setup, cards)


def _wrong_deck(cards: tuple[Card, ...]) -> bool:
    return sorted(cards) != [(ability,) for ability in ABILITIES]


def _wrong_hands(setup: Setup, cards: tuple[Card, ...]) -> bool:
    everything = {ability for card in cards for ability in card} == set(ABILITIES)
    leaders = sum(card == NO_CARD for card in cards)
    return len(cards) != setup.seats or not everything or leaders != int(setup.switches.leader)


_ROWS: dict[No, Callable[[Setup], bool]] = {
    No.TILE_TWICE: lambda s: len(set(s.on_top + s.stack)) < len(s.on_top + s.stack),
    No.START_TILE_IN_STACK: lambda s: not lying(s).isdisjoint(s.on_top + s.stack),
    No.START_SQUARES_NOT_FLOOR: _no_start_squares,
    No.ITEM_MISSING: lambda s: bool(missing_squares(s, Kind.ITEM)),
    No.EXIT_MISSING: lambda s: bool(missing_squares(s, Kind.EXIT)),
    No.HOURGLASS_SIZE: lambda s: not SHORTEST_HOURGLASS_MS <= s.hourglass_ms <= LONGEST_HOURGLASS_MS,
    No.TOO_FEW_SEATS: lambda s: s.seats < 1,
    No.TOO_MANY_SEATS: _too_many_seats,
    No.LEADER_NEEDS_THREE: lambda s: s.switches.leader and s.seats < 3,
    No.LEADER_WITHOUT_BELL: lambda s: s.switches.leader and s.switches.no_bell,
    No.FIXED_LEADER_WITHOUT_LEADER: lambda s: s.options.leader_fixed and not s.switches.leader,
    No.FOOLING_WITH_ONE_EXIT: lambda s: s.switches.fool_the_guards and s.switches.one_exit,
    No.HANDS_ONLY_WITHOUT_TALK: lambda s: s.switches.hands_only and s.switches.no_talk,
    No.OPEN_TALK_AND_SILENCE: lambda s: (
        s.switches.open_talk_allowed and (s.switches.no_talk or s.switches.hands_only)
    ),
    No.OPEN_TALK_NOT_OFFERED: lambda s: s.options.talk_always and not s.switches.open_talk_allowed,
    No.TWO_BOARDS_WITHOUT_VORTEX: lambda s: s.switches.two_boards and s.switches.no_vortex,
    No.TWO_BOARDS_WITH_MOVING_WALLS: lambda s: s.switches.two_boards and s.switches.moving_walls,
    No.TWO_BOARDS_WITHOUT_GATHERINGS: lambda s: s.switches.two_boards and s.switches.no_gatherings,
    No.TWO_BOARDS_WITH_ONE_EXIT: lambda s: s.switches.two_boards and s.switches.one_exit,
    No.WRONG_CARDS: _wrong_cards,
    No.RIGGED_STACK: _rigged_stack,
    No.RIGGED_HEROES: _rigged_heroes,
    No.RIGGED_CARDS: _rigged_cards,
}

_SINCE = {No.TWO_BOARDS_WITH_ONE_EXIT: 2}
"""The version of the rules that first refused it; games of earlier ones were played and still open."""
