"""The end of a game in medals and one lesson: true, kind, and shared evenly."""

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from hushmaze.analysis.analyse import figures_of
from hushmaze.analysis.ending.lesson import ENOUGH_TALK_MS, WORTH_MS, lesson
from hushmaze.analysis.ending.medals import MOST_MEDALS, awarded, bot_seats, medals
from hushmaze.analysis.ending.position import final_position
from hushmaze.analysis.ending.report import FinalPosition, Lesson, LessonKind, Medal, MedalKind
from hushmaze.analysis.report import Analysis, Chance, Reaction, SandReport, SeatShare, Stretch
from hushmaze.analysis.sand import LATE_MS
from hushmaze.analysis.spans import Instant, moments
from hushmaze.bots.plan.goals import Purpose
from hushmaze.protocol.game_log.log import Log
from hushmaze.rules import Command, Event, Game, Refusal, begin, due
from hushmaze.rules.begin import CENTRE
from hushmaze.rules.cards import card
from hushmaze.rules.commands import Explore, Move, Start
from hushmaze.rules.events import DiscardDue, Lost, SquareSpent, Started, TheftDone
from hushmaze.rules.game import rebuilt
from hushmaze.rules.setup import Rigging
from hushmaze.rules.squares import square
from hushmaze.rules.state import Loss
from hushmaze.rules.words import Direction, Hero, Seat
from hushmaze.tiles import read_tile_set
from tests.analysis.test_analyse import golden
from tests.analysis.test_by_hand import small_game
from tests.support.table import setup_of
from tests.support.wide import examples

NO_SAND = SandReport(180_000, [(0, 180_000), (1, 179_999)], [], 0, 60_000, [], 0, [])


def share(seat: int, **counts: int) -> SeatShare:
    names = (
        "actions moves steps vortices escalators explorations turns cards_turned bells_placed "
        "bells_received stares useful"
    )
    median = counts.pop("median", None)
    found = {name: counts.get(name, 0) for name in names.split()}
    return SeatShare(seat=seat, **found, reaction=Reaction(9 if median else 0, median, median))


LOCALES = Path(__file__).parents[2] / "web" / "locales"


@pytest.mark.parametrize("language", sorted(folder.name for folder in LOCALES.iterdir()))
def test_every_medal_and_every_lesson_has_its_words(language: str) -> None:
    words = (LOCALES / language / "endings.ftl").read_text(encoding="utf-8")
    known = {line.split(" =")[0] for line in words.splitlines() if line.startswith("ending-")}
    medals_named = {f"ending-medal-{kind.value}{part}" for kind in MedalKind for part in ("", "-for")}
    lessons_named = {f"ending-lesson-{kind.value}" for kind in LessonKind}
    assert {key.replace("_", "-") for key in medals_named | lessons_named} <= known


# Medals

claims = st.lists(
    st.builds(Medal, st.sampled_from(MedalKind), st.integers(0, 4), st.integers(0, 5)), max_size=30
)


@given(claims)
@examples(200)
def test_medals_are_shared_evenly(found: list[Medal]) -> None:
    """At most three, one of a kind, and no second one while somebody has none."""
    seats = range(5)
    given_out = awarded(found, seats)
    assert len(given_out) <= MOST_MEDALS
    assert len({medal.kind for medal in given_out}) == len(given_out)
    assert [*given_out] == awarded(found[::-1], seats), "whatever the order of claims"
    held = Counter(medal.seat for medal in given_out)
    assert not held or max(held.values()) - min(held[seat] for seat in seats) <= 1


@given(claims)
@examples(200)
def test_a_medal_is_never_given_to_the_second_best(found: list[Medal]) -> None:
    for medal in awarded(found, range(5)):
        values = [claim.value for claim in found if claim.kind is medal.kind]
        less = medal.kind in (MedalKind.QUICKEST_EYE, MedalKind.LAST_GRAIN)
        assert medal.value == (min(values) if less else max(values))


def test_among_equals_whoever_has_none_yet() -> None:
    found = [
        Medal(MedalKind.LAST_GRAIN, 0, 900),
        Medal(MedalKind.DOOR_OPENER, 0, 4),
        Medal(MedalKind.DOOR_OPENER, 1, 4),
    ]
    assert [medal.seat for medal in awarded(found, (0, 1))] == [0, 1]


def test_one_person_among_bots_gets_what_is_true_without_comparing() -> None:
    shares = [share(0, explorations=6, steps=40, useful=9, median=900), share(1, explorations=9, steps=90)]
    assert medals([], shares, NO_SAND, {Seat(1)}) == [Medal(MedalKind.DOOR_OPENER, 0, 6)]


def test_bots_among_themselves_have_medals_too() -> None:
    shares = [share(0, explorations=3), share(1, vortices=3)]
    given_out = medals([], shares, NO_SAND, {Seat(0), Seat(1)})
    assert [(medal.kind, medal.seat) for medal in given_out] == [
        (MedalKind.DOOR_OPENER, 0),
        (MedalKind.WHIRLWIND, 1),
    ]


def test_little_earns_nothing() -> None:
    assert medals([], [share(0, explorations=2, vortices=2), share(1, steps=5)], NO_SAND, ()) == []


def test_a_seat_is_a_bots_when_only_a_bot_acted_there() -> None:
    """A seat that a bot held for a while is still its person's."""
    log = golden("scenario-01")
    seated = [(event, getattr(event, "seat", None)) for event in log.events]
    some = [(event, seat) for event, seat in seated if seat in {0, 1, 2}][:40]
    numbers = [{0: -1, 1: 1, 2: -1 if place % 2 else 1}[seat] for place, (_, seat) in enumerate(some)]
    assert (2, -1) in [(seat, n) for (_, seat), n in zip(some, numbers, strict=True)], "a bot acts for it"
    assert bot_seats(Log(log.heading, tuple(event for event, _ in some), tuple(numbers))) == {0}
    assert bot_seats(log) == frozenset(), "a log without numbers"


def test_the_small_game_by_hand() -> None:
    """Seat 1 stole, seat 0 was the last one out with 159 s left; only seat 0 had five useful actions."""
    assert small_game().medals == [
        Medal(MedalKind.QUICKEST_EYE, 0, 2_000),
        Medal(MedalKind.LIGHT_FINGERS, 1, 16_000),
        Medal(MedalKind.GETAWAY, 0, 159_000),
    ]
    assert small_game().position == FinalPosition(items_found=4, on_items=0, stolen=True, out=4)


def test_in_place_is_who_stands_where_the_theft_needs_it() -> None:
    """C10: on an item that is not its own."""
    log = golden("scenario-10")
    theft = next(place for place, event in enumerate(log.events) if isinstance(event, TheftDone))
    before = rebuilt(log.heading.setup(), log.events[:theft]).state
    assert final_position(before, stolen=False).on_items == 4


# The lesson


def test_the_small_games_lesson() -> None:
    """The mage could have gone south for 12 s: the longest chance."""
    assert small_game().lesson == Lesson.of(LessonKind.CHANCE, 1_000, 12_000, "mage", "south", (0, 2, 2))


def chance(start: int, end: int) -> Chance:
    return Chance(start, end, "elf", "north", (0, 1, 1), Purpose.ITEM, [0], taken=False)


def test_the_lesson_is_where_most_was_to_gain() -> None:
    talk = Stretch(5_000, 5_000 + ENOUGH_TALK_MS + 15_000)
    longer = chance(40_000, 56_000)
    found = lesson(told(), [longer, chance(0, 12_000)], NO_SAND, [talk])
    assert found == Lesson.of(LessonKind.CHANCE, 40_000, 16_000, "elf", "north", (0, 1, 1))
    assert lesson(told(), [chance(0, 12_000)], NO_SAND, [talk]) == Lesson.of(
        LessonKind.LONG_TALK, 5_000, 15_000
    )


def test_small_things_are_no_lesson() -> None:
    assert lesson(told(), [chance(0, WORTH_MS - 1)], NO_SAND, [Stretch(0, ENOUGH_TALK_MS)]) is None
    assert lesson([], [], NO_SAND, []) is None


ALLEY = """
set Alley
tile 1A
+---+---+   +---+
|iB  oB |xE  oE |
+   +   +   +   +
 xB   .   .  iE |
+   +   +   +   +
|oD   .   .  xM
+   +   +   +   +
|iD  xD  hg  iM |
+---+   +---+---+
"""


def lost_in_the_alley(*moves: tuple[int, Direction, int]) -> Analysis:
    """A mall of one tile with an hourglass: what the dwarf does, and then the sand runs out."""
    barbarian, elf, dwarf, mage = CENTRE
    rigging = Rigging(heroes=(barbarian, mage, elf, dwarf), cards=(card("NEV"), card("SWCX")))
    game = Game(setup_of(tiles=read_tile_set(ALLEY), stack=(), seats=2, rigging=rigging))
    game.submit(Command(Seat(0), Start()), 0)
    for at, direction, steps in moves:
        seat = Seat(0 if direction in (Direction.NORTH, Direction.EAST) else 1)
        move = Move(Hero.DWARF, game.state.heroes[Hero.DWARF], direction, steps)
        decision = game.submit(Command(seat, move), at)
        assert not isinstance(decision, Refusal), decision
    game.record(due(game.state, game.setup.hourglass_ms))
    return figures_of(game.setup, game.events, "alley")


TO_THE_CORNER = (20_000, Direction.WEST, 1), (149_000, Direction.SOUTH, 1)


def test_a_hero_ran_past_a_fresh_hourglass() -> None:
    """A5, H3: with 30 s left a turn leaves 150 s, 120 s more than there were."""
    found = lost_in_the_alley(*TO_THE_CORNER, (150_000, Direction.EAST, 3)).lesson
    place = LessonKind.PASSED_HOURGLASS, 150_000, 120_000, "dwarf"
    assert found == Lesson.of(*place, square=(0, 2, 3), left_ms=30_000)


def test_nobody_turned_the_hourglass_that_lay_there() -> None:
    """H3: turned with 10 s left, it would have left 170 s."""
    analysis = lost_in_the_alley(*TO_THE_CORNER)
    place = LessonKind.FRESH_HOURGLASS, 180_000 - LATE_MS, 160_000
    assert analysis.lesson == Lesson.of(*place, square=(0, 2, 3), left_ms=LATE_MS)
    assert analysis.position == FinalPosition(items_found=4, on_items=1, stolen=False, out=0)


@pytest.mark.parametrize(("explored", "known"), [(325_000, True), (339_000, False)])
def test_an_hourglass_that_came_too_late_is_no_lesson(explored: int, known: bool) -> None:
    """H3: turned at 170 s, the sand ran out at 340 s; with 10 s left nobody had seen the other one."""
    heroes = (square(0, 1, 1), square(0, 2, 1), square(0, 2, 0), square(0, 2, 2))
    rigging = Rigging(heroes=heroes, cards=(card("NEV"), card("SWCX")))
    game = Game(setup_of(stack=(3,), seats=2, rigging=rigging))
    game.submit(Command(Seat(0), Start()), 0)
    game.submit(Command(Seat(0), Move(Hero.BARBARIAN, heroes[0], Direction.NORTH, 1)), 170_000)
    game.submit(Command(Seat(1), Explore(Hero.ELF, heroes[2])), explored)
    game.pass_time(340_000)
    found = figures_of(game.setup, game.events, "late").lesson
    assert game.state.loss is Loss.SAND
    assert game.state.turns == len(game.state.board.tiles) - 1 == 1
    fresh = found is not None and (found.kind, found.at) == (LessonKind.FRESH_HOURGLASS, 340_000 - LATE_MS)
    assert fresh is known


def told(*events: Event) -> list[Instant]:
    return list(moments(setup_of(), [Started(0, Seat(0)), *events]))


def test_other_losses_have_their_own_lessons() -> None:
    """W6, C11"""
    empty = told(Lost(9_000, Loss.EMPTY_HANDED))
    assert lesson(empty, [], NO_SAND, []) == Lesson.of(LessonKind.EMPTY_HANDED, 9_000, 0)
    crushed = told(DiscardDue(7_000), Lost(9_000, Loss.WALLS))
    assert lesson(crushed, [], NO_SAND, []) == Lesson.of(LessonKind.WALLS, 7_000, 0)


def test_cameras_are_the_lesson_of_a_loss_alone() -> None:
    """P7"""
    locked = structs.replace(NO_SAND, locked=[Stretch(30_000, 60_000)])
    used = [SquareSpent(1, square) for square in begin(setup_of()).board.hourglasses]
    found = lesson(told(*used, Lost(180_000, Loss.SAND)), [], locked, [])
    assert found == Lesson.of(LessonKind.CAMERAS, 30_000, 30_000)
    assert lesson(told(*used), [], locked, []) is None
