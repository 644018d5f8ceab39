"""A lesson on a virtual clock: the partner as it is, and a learner who does as asked, or something else."""

from collections.abc import Iterable

from hushmaze.bots.kinds import table_bots
from hushmaze.bots.lesson.deal import LEARNER, PARTNER, lesson_heading
from hushmaze.bots.lesson.guide import Guide, NextStep
from hushmaze.bots.public_setup import public_setup
from hushmaze.protocol.words import BotLevel, FirstGameKind, LessonAsk
from hushmaze.rules import Command, Deed, Game, Refusal, legal
from hushmaze.rules.commands import Bell, Explore, Gesture, Move, Pause, Resume, Sign, Start, TurnCard
from hushmaze.rules.events import Pinged
from hushmaze.rules.legal import Talk
from hushmaze.rules.reach import Slide
from hushmaze.rules.squares import coordinates
from hushmaze.rules.words import Ability, Direction, Seat

SAND_KEPT_MS = 31_000
MOST_DEEDS = 400
QUICKEST_MS = 100

_ANSWERS: dict[LessonAsk, Deed] = {
    LessonAsk.CARD: TurnCard(),
    LessonAsk.RING: Bell(PARTNER),
    LessonAsk.TALK: Sign(Gesture.YES),
}


class LessonTable:
    """Time passes as in a room: the sand waits, and the partner acts when its moment has come."""

    def __init__(self, lesson: FirstGameKind) -> None:
        setup = lesson_heading(lesson).setup()
        self.game = Game(setup)
        self.guide = Guide()
        self.now = 0
        self.waited = 0
        """For the partner, in all."""
        self.asked: list[str] = []
        self._partner = None
        if lesson is FirstGameKind.TEAM:
            self._partner = table_bots(public_setup(setup))(PARTNER, BotLevel.HUMAN, 0)
        self.submit(LEARNER, Start())

    @property
    def step(self) -> NextStep | None:
        return self.guide.next_step(self.game.state)

    def submit(self, seat: Seat, deed: Deed) -> bool:
        """Whether it was accepted."""
        state = self.game.state
        self.now += QUICKEST_MS
        self.now = max(min(self.now, state.deadline - SAND_KEPT_MS), state.time)
        events = self.game.submit(Command(seat, deed), self.now)
        if isinstance(events, Refusal):
            return False
        if self._partner is not None:
            self._partner.see(events, None)
        return True

    def let_partner_act(self) -> bool:
        """Whether it did something by itself."""
        wish = None if self._partner is None else self._partner.wish(self.now)
        if wish is None or wish.deed is None:
            return False
        self.waited += max(wish.at - self.now, 0)
        self.now = max(self.now, wish.at)
        assert self.submit(PARTNER, wish.deed), f"refused: {wish.deed}"
        return True

    def do_as_asked(self) -> None:
        step = self.step
        assert step is not None
        self.asked.append(f"{step.stage.name} {step.ask.value}")
        deed = self._asked(step)
        if deed is not None:
            assert self.submit(LEARNER, deed), f"refused: {deed}"

    def _asked(self, step: NextStep) -> Deed | None:
        return self._act(step) if step.ask is LessonAsk.ACT else _ANSWERS.get(step.ask)

    def _act(self, step: NextStep) -> Deed:
        assert step.hero is not None
        assert step.ability is not None
        origin = self.game.state.heroes[step.hero]
        if step.ability is Ability.EXPLORE:
            return Explore(step.hero, origin)
        assert step.to is not None
        _, *here = coordinates(origin)
        _, *there = coordinates(step.to)
        steps = sum(abs(one - other) for one, other in zip(here, there, strict=True))
        return Move(step.hero, origin, Direction(step.ability), steps)

    def play(self, whims: Iterable[int] = ()) -> None:
        """To the end. Each whim is something else that the learner does first, if it is legal."""
        left = list(whims)
        for _ in range(MOST_DEEDS):
            if self.step is None:
                return
            if left:
                self.follow_whim(left.pop(0))
            elif self._was_pointed_at or not self.let_partner_act():
                self.do_as_asked()
        raise AssertionError(f"no end: {self.step}")

    @property
    def _was_pointed_at(self) -> bool:
        return isinstance(self.game.events[-1], Pinged)

    def follow_whim(self, whim: int) -> None:
        if whim % 3 == 0:
            self.let_partner_act()
        options = [o for o in legal(self.game.state, LEARNER) if not isinstance(o, Talk | Pause | Resume)]
        if options:
            option = options[whim % len(options)]
            deed = (
                option.move(option.steps[whim % len(option.steps)]) if isinstance(option, Slide) else option
            )
            assert self.submit(LEARNER, deed)
