"""The record of a simulated game."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from hushmaze.bots.simulate.table import Played
from hushmaze.rules import Event, Refusal
from hushmaze.rules.events import (
    BellPlaced,
    EscalatorTaken,
    Moved,
    TheftDone,
    TilePlaced,
    VortexTaken,
)
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Seat

REVERSED_WITHIN_MS = 5_000
_SLIDES = (Moved, VortexTaken, EscalatorTaken)

Slid = Moved | VortexTaken | EscalatorTaken


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRecord:
    """Plain values, so that it travels between processes and into files."""

    scenario: int
    seats: int
    seed: int
    won: bool
    loss: str | None
    stolen: bool
    time_ms: int
    sand_left_ms: int
    flips: int
    slides: int
    steps: int
    """Single steps of all slides, as people count them who move a hero square by square."""
    explorations: int
    bells: int
    raced: Mapping[str, int]
    """Refused because somebody else was faster, by reason."""
    wrong: Mapping[str, int]
    """Refused for any other reason; there should be none."""
    decisions: int
    partner: "PartnerFigures | None" = None
    solver_ms: int | None = None
    """How long the solver's plan takes, if it was asked and found one that wins in time."""
    solver_actions: int | None = None
    bound: int | None = None
    """The fewest actions with which this deal can be won, as far as the solver can prove."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PartnerFigures:
    """How it was for the human proxies of a table."""

    moves: int
    reversed: int
    """Moves that another seat took back within five seconds."""
    idle_ms: int
    """On average over them."""
    bells: int
    """Bells that were put in front of them."""


@dataclass
class Told:
    """The sums over a game's events."""

    slides: list[Slid] = field(default_factory=list)
    bells: list[BellPlaced] = field(default_factory=list)
    explorations: int = 0
    stolen: bool = False


def told(events: Sequence[Event]) -> Told:
    found = Told()
    for event in events:
        if isinstance(event, _SLIDES):
            found.slides.append(event)
        elif isinstance(event, BellPlaced):
            found.bells.append(event)
        elif isinstance(event, TilePlaced):
            found.explorations += 1
        elif isinstance(event, TheftDone):
            found.stolen = True
    return found


def record_of(played: Played, scenario: int, seed: int, idle_ms: Mapping[Seat, int]) -> GameRecord:
    """`idle_ms`: for each human proxy, how long it was idle."""
    state = played.game.state
    story = told(played.game.events)
    return GameRecord(
        scenario=scenario,
        seats=state.setup.seats,
        seed=seed,
        won=state.phase is Phase.WON,
        loss=None if state.loss is None else state.loss.value,
        stolen=story.stolen,
        time_ms=state.time,
        sand_left_ms=max(state.sand_left(state.time), 0),
        flips=state.turns,
        slides=len(story.slides),
        steps=sum(slide.steps if isinstance(slide, Moved) else 1 for slide in story.slides),
        explorations=story.explorations,
        bells=len(story.bells),
        raced=_by_name(played.raced),
        wrong=_by_name(played.wrong),
        decisions=played.decisions,
        partner=_partner(story, idle_ms) if idle_ms else None,
    )


def _by_name(refused: Counter[Refusal]) -> dict[str, int]:
    return dict(sorted((reason.value, count) for reason, count in refused.items()))


def _partner(story: Told, idle_ms: Mapping[Seat, int]) -> PartnerFigures:
    own = [slide for slide in story.slides if slide.seat in idle_ms]
    return PartnerFigures(
        moves=len(own),
        reversed=sum(_taken_back(slide, story.slides) for slide in own),
        idle_ms=round(fmean(idle_ms.values())),
        bells=sum(bell.target in idle_ms for bell in story.bells),
    )


def _taken_back(slide: Slid, slides: Sequence[Slid]) -> bool:
    """Whether the next move of the hero is somebody else's, straight back, and soon."""
    later = (s for s in slides if s.hero is slide.hero and s.at >= slide.at and s is not slide)
    after = next(later, None)
    if after is None or after.seat == slide.seat or after.at - slide.at > REVERSED_WITHIN_MS:
        return False
    if isinstance(slide, Moved) and isinstance(after, Moved):
        return after.direction is slide.direction.opposite
    return after.to == slide.origin
