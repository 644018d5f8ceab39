"""What holds in the analysis of every game, held against the game itself."""

from collections.abc import Sequence

from hushmaze.analysis.chances import LONG_MS, MOST_CHANCES
from hushmaze.analysis.ending.medals import MOST_MEDALS
from hushmaze.analysis.ending.report import LessonKind
from hushmaze.analysis.report import Analysis, Chance, HeroTime
from hushmaze.bots.public_game import Went, went_by
from hushmaze.protocol.codec import word_of
from hushmaze.rules import Event, Setup, State, begin, evolve
from hushmaze.rules.reach import Slide, reach
from hushmaze.rules.squares import coordinates
from hushmaze.rules.words import ABILITIES, HEROES

AFTER_A_WIN = (LessonKind.TURNED_EARLY, LessonKind.CHANCE, LessonKind.LONG_TALK)


def hold(analysis: Analysis, setup: Setup, events: Sequence[Event]) -> None:
    _times_add_up(analysis)
    _shares_add_up(analysis, events)
    _the_sand_is_the_games(analysis, setup)
    _squares_add_up(analysis, events)
    assert len(analysis.chances) == min(analysis.chances_in_all, MOST_CHANCES)
    for chance in analysis.chances:
        _was_open_and_not_taken(chance, setup, events)
    _the_ending_is_fair(analysis)


def _the_ending_is_fair(analysis: Analysis) -> None:
    """Medals for those at the table, and a lesson out of the game that names a moment of it."""
    assert len(analysis.medals) <= MOST_MEDALS
    assert all(0 <= medal.seat < analysis.seats for medal in analysis.medals)
    assert (analysis.phase == "won") <= (analysis.position.out == len(HEROES))
    lesson = analysis.lesson
    if lesson is not None:
        assert analysis.started_at is not None
        assert analysis.started_at <= lesson.at <= analysis.ended_at
        assert analysis.phase != "won" or lesson.kind in AFTER_A_WIN


def whole(time: HeroTime) -> int:
    parts = [time.moving_ms, *time.waiting_ms, time.resting_ms, time.talking_ms, time.safe_ms]
    assert min(parts) >= 0
    return sum(parts)


def _times_add_up(analysis: Analysis) -> None:
    assert sum(phase.ms for phase in analysis.phases) == analysis.play_ms
    assert all(whole(time) == analysis.play_ms for time in analysis.heroes)
    for phase in analysis.phases:
        assert all(whole(time) == phase.ms for time in phase.heroes)
        assert 0 <= phase.talk_ms <= phase.ms
    for number, hero in enumerate(analysis.heroes):
        assert sum(phase.heroes[number].resting_ms for phase in analysis.phases) == hero.resting_ms
    paused = sum(pause.end - pause.start for pause in analysis.pauses)
    begun = analysis.ended_at if analysis.started_at is None else analysis.started_at
    assert analysis.play_ms + paused == analysis.ended_at - begun
    assert sum(part.end - part.start for part in analysis.strip) == analysis.ended_at - begun


def _shares_add_up(analysis: Analysis, events: Sequence[Event]) -> None:
    actions = [went for event in events if (went := went_by(event)) is not None]
    assert len(analysis.shares) == analysis.seats
    assert sum(share.actions for share in analysis.shares) == len(actions) == analysis.beside.actions
    assert sum(phase.actions for phase in analysis.phases) == len(actions)
    assert sum(share.turns for share in analysis.shares) == len(analysis.sand.turns)
    for share in analysis.shares:
        parts = share.moves + share.vortices + share.escalators + share.explorations
        assert share.actions == parts >= share.useful == share.reaction.count
        if share.reaction.median_ms is not None:
            assert share.reaction.p90_ms is not None
            assert 0 < share.reaction.median_ms <= share.reaction.p90_ms


def _the_sand_is_the_games(analysis: Analysis, setup: Setup) -> None:
    sand = analysis.sand
    assert all(0 <= left <= setup.hourglass_ms for _, left in sand.curve)
    assert [at for at, _ in sand.curve] == sorted(at for at, _ in sand.curve)
    for turn in sand.turns:
        assert turn.left_ms + turn.sand_ms == setup.hourglass_ms
        assert {(turn.at, turn.left_ms), (turn.at, turn.sand_ms)} <= {*sand.curve}
    assert sand.wasted_ms == sum(turn.wasted_ms for turn in sand.turns)
    assert sand.curve[-1:] in ([], [(analysis.ended_at, sand.left_ms)])


def _squares_add_up(analysis: Analysis, events: Sequence[Event]) -> None:
    stops = sum(warm.stops for warm in analysis.warmth)
    assert stops == len(HEROES) + len(analysis.ways)
    steps = sum(share.steps - share.moves for share in analysis.shares)
    assert sum(warm.passes for warm in analysis.warmth) == steps
    for hero in HEROES:
        stood = sum(warm.stood_ms for warm in analysis.warmth if warm.hero == word_of(hero))
        assert stood <= analysis.play_ms
    assert len(analysis.ways) == sum(_moves_a_hero(event) for event in events)


def _moves_a_hero(event: Event) -> bool:
    went = went_by(event)
    return went is not None and went.origin != went.to


def _was_open_and_not_taken(chance: Chance, setup: Setup, events: Sequence[Event]) -> None:
    """At every moment the rules allowed it to its seats, and none of them did anything (A1, A2)."""
    assert chance.end - chance.start >= LONG_MS
    state, at = begin(setup), 0
    for event in events:
        if at < event.at and max(at, chance.start) < min(event.at, chance.end):
            _is_open(chance, state)
        went = went_by(event)
        if went is not None and chance.start < went.at < chance.end:
            assert went.seat not in chance.seats
        if went is not None and went.at == chance.end and chance.taken and _is_it(chance, went):
            return
        state, at = evolve(state, event), event.at
    assert not chance.taken, "it is said to have been taken, but nobody did"


def _is_it(chance: Chance, went: Went) -> bool:
    return (word_of(went.hero), word_of(went.ability)) == (chance.hero, chance.ability)


def _is_open(chance: Chance, state: State) -> None:
    ability = next(ability for ability in ABILITIES if word_of(ability) == chance.ability)
    hero = next(hero for hero in HEROES if word_of(hero) == chance.hero)
    assert coordinates(state.heroes[hero]) == chance.square
    assert all(ability in state.cards[seat] for seat in chance.seats)
    open_now = [one for one in reach(state)[ability] if getattr(one, "hero", None) is hero]
    assert open_now
    assert all(not isinstance(one, Slide) or one.origin == state.heroes[hero] for one in open_now)
