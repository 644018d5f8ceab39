"""Setting up: the table as it is dealt (S2-S6, C13)."""

from hushmaze.rules.board import Board
from hushmaze.rules.cards import dealt, shuffled_deck
from hushmaze.rules.dice import Dice
from hushmaze.rules.setup import SECOND_START_TILE, START_TILE, Setup
from hushmaze.rules.squares import Place, Square, square
from hushmaze.rules.state import Deck, Phase, State
from hushmaze.rules.words import HEROES, Hero, TileNumber

CENTRE = tuple(square(0, x, y) for x, y in ((1, 1), (2, 1), (1, 2), (2, 2)))
"""Where the heroes start (S2)."""


def dealt_out(setup: Setup) -> State:
    """The table before the hourglass is first turned (S6); its time is 0."""
    board = first_board(setup)
    return State(
        setup=setup,
        phase=Phase.PLANNING,
        time=0,
        board=board,
        heroes=_hero_squares(setup, board),
        safe=(),
        stack=_stack(setup),
        buried=0,
        hand=None,
        spent=frozenset(),
        cards=((),) if setup.solo else dealt(setup),
        deck=Deck(shuffled_deck(setup, 0), ()) if setup.solo else None,
        deadline=setup.hourglass_ms,
        stopped_at=0,
        turns=0,
        talk=False,
        bell=None,
        ball_used=False,
        discard_due=False,
        was_paused=False,
        was_interrupted=False,
        loss=None,
    )


def first_board(setup: Setup) -> Board:
    board = Board().placing(setup.faces[START_TILE], Place(0, 0, 0), 0)
    if setup.switches.two_boards:
        board = board.placing(setup.faces[SECOND_START_TILE], Place(1, 0, 0), 0)
    return board


def _stack(setup: Setup) -> tuple[TileNumber, ...]:
    if setup.rigging and setup.rigging.stack is not None:
        return setup.rigging.stack
    below = Dice(setup.seed, "stack").shuffled(setup.stack) if setup.shuffled else setup.stack
    return (*setup.on_top, *below)


def _hero_squares(setup: Setup, board: Board) -> tuple[Square, ...]:
    if setup.rigging and setup.rigging.heroes is not None:
        return setup.rigging.heroes
    dice = Dice(setup.seed, "heroes")
    centre = dice.shuffled(CENTRE)
    if not setup.switches.two_boards:
        return tuple(centre)
    plain = [floor for floor in board.squares_of[SECOND_START_TILE] if floor not in board.specials]
    elsewhere = dice.shuffled(plain)
    second_board = (Hero.BARBARIAN, Hero.MAGE)
    return tuple(elsewhere[hero] if hero in second_board else centre[hero] for hero in HEROES)
