"""One small game, every figure of it worked out by hand.

All items and exits lie on tile 1, each hero has a corner of its own, and there is nothing to explore. Two
seats: the first has north, east and vortex, the second all the rest.

    1.0 s  the hourglass is turned
    5.0 s  seat 0: elf east, onto its item
   13.0 s  seat 1: mage south, onto its item
   14.0 s  seat 1: barbarian west
   15.0 s  seat 0: barbarian north, onto its item
   16.0 s  seat 1: dwarf south
   17.0 s  seat 1: dwarf west, onto its item: the theft
   18.0 s  seat 0: barbarian east, out
   19.0 s  seat 0: elf north, out
   20.0 s  seat 0: dwarf north, out
   22.0 s  seat 0: mage east, out: won
"""

from functools import cache

from hushmaze.analysis.analyse import figures_of
from hushmaze.analysis.report import Analysis, Chance, Chapter, HeroTime, Pace, PhaseStretch, Reaction, Warmth
from hushmaze.bots.plan.goals import Purpose
from hushmaze.rules import Command, Game, Refusal, Setup
from hushmaze.rules.begin import CENTRE
from hushmaze.rules.cards import card
from hushmaze.rules.commands import Deed, Move, Start
from hushmaze.rules.setup import Rigging
from hushmaze.rules.words import Direction, Hero, Seat
from hushmaze.tiles import read_tile_set
from tests.support.table import setup_of

CORNERS = """
set Corners
tile 1A
+---+---+   +---+
|iB  oB |xE  oE |
+   +   +   +   +
 xB   . | .  iE |
+---+---+---+---+
|oD   . | .  xM
+   +   +   +   +
|iD  xD |iM  oM |
+---+   +---+---+
"""

MOVES = (
    (5_000, 0, Hero.ELF, Direction.EAST),
    (13_000, 1, Hero.MAGE, Direction.SOUTH),
    (14_000, 1, Hero.BARBARIAN, Direction.WEST),
    (15_000, 0, Hero.BARBARIAN, Direction.NORTH),
    (16_000, 1, Hero.DWARF, Direction.SOUTH),
    (17_000, 1, Hero.DWARF, Direction.WEST),
    (18_000, 0, Hero.BARBARIAN, Direction.EAST),
    (19_000, 0, Hero.ELF, Direction.NORTH),
    (20_000, 0, Hero.DWARF, Direction.NORTH),
    (22_000, 0, Hero.MAGE, Direction.EAST),
)


def small_setup() -> Setup:
    barbarian, elf, dwarf, mage = CENTRE
    cards = (card("NEV"), card("SWCX"))
    return setup_of(
        tiles=read_tile_set(CORNERS),
        stack=(),
        seats=2,
        rigging=Rigging(heroes=(barbarian, mage, elf, dwarf), cards=cards),
    )


@cache
def small_game() -> Analysis:
    game = Game(small_setup())
    _do(game, 1_000, 0, Start())
    for at, seat, hero, direction in MOVES:
        _do(game, at, seat, Move(hero, game.state.heroes[hero], direction, 1))
    return figures_of(game.setup, game.events, "small")


def _do(game: Game, at: int, seat: int, deed: Deed) -> None:
    decision = game.submit(Command(Seat(seat), deed), at)
    assert not isinstance(decision, Refusal), decision


def test_where_the_time_went() -> None:
    """W1, W5: nothing had to be searched, 16 s to the theft, 5 s to the exits."""
    game = small_game()
    assert (game.phase, game.started_at, game.ended_at, game.play_ms) == ("won", 1_000, 22_000, 21_000)
    assert [(phase.phase, phase.ms, phase.actions) for phase in game.phases] == [
        ("search", 0, 0),
        ("gathering", 16_000, 6),
        ("escape", 5_000, 4),
    ]
    assert game.strip == [
        PhaseStretch(Chapter.GATHERING, 1_000, 17_000),
        PhaseStretch(Chapter.ESCAPE, 17_000, 22_000),
    ]
    assert (game.talks, game.pauses) == ([], [])


def test_what_happens_in_one_millisecond_counts_in_its_chapter() -> None:
    """A1: the whole game as quick as lightning."""
    game = Game(small_setup())
    _do(game, 1_000, 0, Start())
    for _, seat, hero, direction in MOVES:
        _do(game, 1_000, seat, Move(hero, game.state.heroes[hero], direction, 1))
    quick = figures_of(game.setup, game.events, "small")
    assert [phase.actions for phase in quick.phases] == [phase.actions for phase in small_game().phases]


def test_how_the_elf_spent_it() -> None:
    """East was open for 4 s, 2 s longer than a hand-over; then it stood on its item; north for 2 s; out."""
    elf = small_game().heroes[Hero.ELF]
    assert elf == HeroTime("elf", 4_000, [2_000, 0], 12_000, 0, 3_000)


def test_how_the_mage_spent_it() -> None:
    """South was open for 12 s, east for 5 s, with 4 s on the item in between."""
    mage = small_game().heroes[Hero.MAGE]
    assert mage == HeroTime("mage", 4_000, [3_000, 10_000], 4_000, 0, 0)


def test_each_seats_share() -> None:
    first, second = small_game().shares
    assert (first.actions, first.moves, first.steps, second.actions) == (6, 6, 6, 4)
    assert first.turns == second.turns == first.bells_placed == first.explorations == 0


def test_how_soon_the_first_seat_acted() -> None:
    """Elf 4 s and 2 s, barbarian 1 s and 1 s, dwarf 3 s, mage 5 s: the third and the last of six."""
    assert small_game().shares[0].reaction == Reaction(6, 2_000, 5_000)


def test_the_chance_of_the_mage() -> None:
    chance = Chance(1_000, 13_000, "mage", "south", (0, 2, 2), Purpose.ITEM, [1], taken=True)
    assert [each for each in small_game().chances if each.hero == "mage"] == [chance]


def test_the_sand_just_ran() -> None:
    """H1"""
    sand = small_game().sand
    assert sand.curve == [(1_000, 180_000), (22_000, 159_000)]
    assert (sand.left_ms, sand.turns, sand.wasted_ms, sand.locked) == (159_000, [], 0, [])


def test_where_the_elf_stood() -> None:
    """W4: once it is out it stands nowhere."""
    assert [warm for warm in small_game().warmth if warm.hero == "elf"] == [
        Warmth("elf", (0, 3, 0), 1, 0, 0),
        Warmth("elf", (0, 2, 1), 1, 0, 4_000),
        Warmth("elf", (0, 3, 1), 1, 0, 14_000),
    ]


def test_beside_the_solver() -> None:
    """Ten moves are needed and ten were made; after the start 4 s, then 17 s for nine gaps."""
    beside = small_game().beside
    assert (beside.actions, beside.least_actions) == (10, 10)
    assert beside.pace == Pace(1_889, 4_000, 600)
    assert beside.plan is not None
    assert (beside.plan.actions, beside.plan.time_ms) == (10, 4_000 + 9 * 1_889)


def test_the_only_tile_that_lies_there() -> None:
    (tile,) = small_game().mall
    assert (tile.corner, tile.picture) == ((0, 0, 0), "tiles/small/1A/0-xxxx")
