"""Every scenario at every seat count, driven by legal and illegal commands at random times."""

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.game_log.log import read_log, write_log
from hushmaze.rules import Command, Deed, Game, Refusal, State, digest, legal, view
from hushmaze.rules.commands import Say
from hushmaze.rules.legal import Talk
from hushmaze.rules.reach import Slide
from hushmaze.rules.setup import START_TILE, Edition, Options
from hushmaze.rules.squares import NOWHERE, board_of
from hushmaze.rules.words import ABILITIES, HEROES, Seat
from hushmaze.scenarios import Table, builtin_scenarios
from hushmaze.tiles import standard_set
from tests.support.autopilot import Autopilot
from tests.support.shadow import Shadow
from tests.support.strategies import deeds
from tests.support.wide import examples

TABLES = [(number, seats) for number, scenario in builtin_scenarios().items() for seats in scenario.seats]


class GameMachine(RuleBasedStateMachine):
    """Plays one game and watches it; `number` and `seats` are set by the test."""

    number: int
    seats: int

    @initialize(
        seed=st.integers(0, 2**64),
        edition=st.sampled_from(Edition),
        face=st.sampled_from("AB"),
        pause=st.booleans(),
        agreed=st.booleans(),
        hourglass_ms=st.sampled_from([1_000, 30_000, 180_000]),
        data=st.data(),
    )
    def sit_down(self, seed: int, edition: Edition, face: str, pause: bool, agreed: bool,  # noqa: PLR0913, PLR0917 -- every choice of a table
                 hourglass_ms: int, data: st.DataObject) -> None:  # fmt: skip
        scenario = builtin_scenarios()[self.number]
        level = data.draw(st.sampled_from(scenario.levels)) if scenario.levels else None
        options = Options(
            edition=edition,
            pause=pause,
            talk_always=agreed and scenario.switches.open_talk_allowed,
            leader_fixed=agreed and scenario.switches.leader,
        )
        table = Table(
            seats=self.seats, seed=seed, level=level, face=face, options=options, hourglass_ms=hourglass_ms
        )
        self.heading = Heading(scenario, table, standard_set())
        self.game = Game(self.heading.setup())
        self.shadow = Shadow(self.game.state)
        self.looked_at: State | None = None
        self.now = 0

    def _later(self, milliseconds: int) -> int:
        self.now = max(self.now, self.game.now) + milliseconds
        return self.now

    def _submit(self, command: Command, milliseconds: int) -> bool:
        """Send a command; watch what it does, or that a refused one does nothing."""
        before, told = self.game.state, len(self.game.events)
        decision = self.game.submit(command, self._later(milliseconds))
        if decision is Refusal.TOO_LATE:
            assert self.now >= before.deadline
        elif isinstance(decision, Refusal):
            assert self.game.state is before
            assert len(self.game.events) == told
        self.shadow.watch(self.game.events[told:])
        return not isinstance(decision, Refusal)

    @rule(seat=st.integers(0, 8), milliseconds=st.integers(0, 3_000), data=st.data())
    def do_something_legal(self, seat: int, milliseconds: int, data: st.DataObject) -> None:
        seat %= self.seats
        options = [option for option in legal(self.game.state, Seat(seat)) if not isinstance(option, Talk)]
        if not options:
            return
        option = data.draw(st.sampled_from(options))
        deed = option.move(data.draw(st.sampled_from(option.steps))) if isinstance(option, Slide) else option
        stopped = self.game.state.stopped_at is not None
        in_time = self._later(milliseconds) < self.game.state.deadline or stopped
        assert self._submit(Command(Seat(seat), deed), 0) == in_time

    @rule(seat=st.none() | st.integers(-1, 9), deed=deeds(), milliseconds=st.integers(-500, 3_000))
    def try_anything(self, seat: int | None, deed: Deed, milliseconds: int) -> None:
        self._submit(Command(None if seat is None else Seat(seat), deed), max(milliseconds, 0))

    @rule(deed=deeds())
    def try_to_turn_back_time(self, deed: Deed) -> None:
        before = self.game.state
        if before.time > 0:
            assert self.game.submit(Command(Seat(0), deed), before.time - 1) is Refusal.TIME_WENT_BACK
            assert self.game.state is before

    @precondition(lambda self: not self.game.state.over and not self.game.state.paused)
    @rule(deeds=st.integers(1, 60), seed=st.integers(0, 99), pace=st.sampled_from([1, 100, 1_000]))
    def get_on_with_it(self, deeds: int, seed: int, pace: int) -> None:
        pilot = Autopilot(self.game, seed, pace)
        for _ in range(deeds):
            told = len(self.game.events)
            if not self.game.state.over:
                pilot.step()
            self.shadow.watch(self.game.events[told:])

    @rule(milliseconds=st.integers(0, 100_000))
    def wait(self, milliseconds: int) -> None:
        self.shadow.watch(self.game.pass_time(self._later(milliseconds)))

    @invariant()
    def a_square_holds_one_hero(self) -> None:
        """G9"""
        state = self.game.state
        standing = [where for where in state.heroes if where != NOWHERE]
        assert len(set(standing)) == len(standing)
        assert all(where in state.board.tile_at for where in standing)

    @invariant()
    def no_view_shows_the_hidden_stack(self) -> None:
        """S3: looked at once for each state, by those who watch and by one seat after the other."""
        state = self.game.state
        if state is self.looked_at:
            return
        self.looked_at = state
        first = 1 if state.setup.switches.stack_face_up else 0
        last = len(state.stack) - state.buried
        hidden = state.stack[first:last]
        other = state._replace(stack=state.stack[:first] + hidden[::-1] + state.stack[first + len(hidden) :])
        for seat in (None, Seat(len(self.game.events) % self.seats)):
            assert view(state, seat) == view(other, seat)
            assert legal(state, seat) == legal(other, seat)

    @invariant()
    def clock_talk_and_end_are_as_told(self) -> None:
        """H1-H3, T1-T4, W7"""
        self.shadow.agrees_with(self.game.state)

    @invariant()
    def words_are_accepted_exactly_when_talk_is_open(self) -> None:
        """T4"""
        seen = view(self.game.state, None)
        now = max(self.now, self.game.state.time)
        if self.game.state.stopped_at is not None or now < self.game.state.deadline:
            probe = Game(self.game.setup)
            probe.state = self.game.state
            accepted = not isinstance(probe.submit(Command(Seat(0), Say("hello")), now), Refusal)
            assert accepted == seen.words_allowed

    @invariant()
    def every_ability_has_an_owner(self) -> None:
        state = self.game.state
        if state.deck is None:
            assert {ability for card in state.cards for ability in card} == set(ABILITIES)
        else:
            assert sorted(state.deck.draw + state.deck.discard) == sorted(ABILITIES)

    @invariant()
    def no_tile_is_lost(self) -> None:
        state = self.game.state
        hand = [] if state.hand is None else [state.hand]
        lying = [tile.number for tile in state.board.tiles.values()]
        before = self.game.setup.stack + self.game.setup.on_top
        second = [3] if self.game.setup.switches.two_boards else []
        assert sorted([*state.stack, *hand, *lying]) == sorted([START_TILE, *second, *before])

    @invariant()
    def scenarios_keep_heroes_apart(self) -> None:
        """C13, C17"""
        state = self.game.state
        standing = [where for where in state.heroes if where != NOWHERE]
        if state.setup.switches.two_boards and len(standing) == len(HEROES):
            assert len({board_of(where) for where in standing}) == 2
        if state.setup.switches.no_gatherings:
            tiles = [state.board.tile_at[where] for where in standing]
            crowded = [tile for tile in tiles if tile != START_TILE]
            assert len(set(crowded)) == len(crowded)

    def teardown(self) -> None:
        """The log alone gives the same game."""
        if hasattr(self, "game"):
            log = read_log(write_log(self.heading, self.game.events))
            assert digest(log.game().state) == digest(self.game.state)


@pytest.mark.parametrize(("number", "seats"), TABLES)
def test_every_table_keeps_the_rules(number: int, seats: int) -> None:
    """A1, A10, G9, H2, H3, S1, S3, T4, W7: whatever is tried, in whatever order, at whatever time."""
    machine = type("Machine", (GameMachine,), {"number": number, "seats": seats})
    run_state_machine_as_test(
        machine,
        settings=settings(
            examples(4),
            stateful_step_count=20,
            phases=(Phase.explicit, Phase.generate, Phase.shrink),
            suppress_health_check=list(HealthCheck),
        ),
    )
