"""Where the time went: the search for the items, the gathering, the escape."""

from collections import Counter
from collections.abc import Iterator, Sequence

from hushmaze.analysis.heroes import hero_times
from hushmaze.analysis.openings import OpenChance
from hushmaze.analysis.report import Chapter, PhaseStretch, PhaseTime
from hushmaze.analysis.spans import Instant, Span
from hushmaze.bots.public_game import went_by
from hushmaze.rules import State, evolve
from hushmaze.rules.state import Phase
from hushmaze.rules.words import HEROES, Kind


def chapter(state: State) -> Chapter:
    """Of a game that has begun."""
    if state.phase is not Phase.HEIST:
        return Chapter.ESCAPE
    seen = {what.hero for what in state.board.specials.values() if what.kind is Kind.ITEM}
    return Chapter.GATHERING if len(seen) == len(HEROES) else Chapter.SEARCH


def strip(parts: Sequence[Span]) -> list[PhaseStretch]:
    """The chapters one after the other, pauses included."""
    found: list[PhaseStretch] = []
    for start, end, state in parts:
        phase = chapter(state)
        if found and found[-1].phase == phase:
            found[-1] = PhaseStretch(phase, found[-1].start, end)
        else:
            found.append(PhaseStretch(phase, start, end))
    return found


def phase_times(
    parts: Sequence[Span], told: Sequence[Instant], found: Sequence[OpenChance], seats: int
) -> list[PhaseTime]:
    own: dict[Chapter, list[Span]] = {phase: [] for phase in Chapter}
    for span in parts:
        if span.played:
            own[chapter(span.state)].append(span)
    actions = Counter(chapter(state) for moment in told for state in _acted_in(moment))
    return [_phase_time(phase, own[phase], actions[phase], found, seats) for phase in Chapter]


def _acted_in(moment: Instant) -> Iterator[State]:
    """The state before each action of a moment: the start and the theft may lie in the same millisecond."""
    state = moment.before
    for event in moment.events:
        if went_by(event) is not None:
            yield state
        state = evolve(state, event)


def _phase_time(
    phase: Chapter, own: Sequence[Span], actions: int, found: Sequence[OpenChance], seats: int
) -> PhaseTime:
    return PhaseTime(
        phase,
        sum(span.ms for span in own),
        sum(span.ms for span in own if span.state.talk),
        actions,
        hero_times(own, found, seats),
    )
