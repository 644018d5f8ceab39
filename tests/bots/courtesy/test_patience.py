"""How long bots wait for people."""

from hushmaze.bots.api import Wish
from hushmaze.bots.courtesy.patience import HURRY_BELOW_MS, PATIENCE_MS, Patience
from hushmaze.bots.plan.goals import Plan, Purpose
from hushmaze.bots.public_game import PublicGame, Went
from hushmaze.rules.words import Ability, Hero, Seat
from tests.bots.courtesy.plans import HERE, STEAL, THERE, plan, step, table
from tests.bots.public_games import sight_of

PEOPLE = frozenset({Seat(0)})
BOTH = plan(step(Ability.NORTH), step(Ability.WEST, hero=Hero.MAGE))
"""Something for the person on seat 0, and something for the bot on seat 1."""
BOTS_DEED = BOTH.steps[1].deed


class Waiting:
    """A table with a person on seat 0."""

    def __init__(self) -> None:
        self.public: PublicGame = sight_of(table())
        self.patience = Patience()

    def moment(self, now: int, of: Plan = BOTH, wished: int = 0, deed: int = 1) -> int:
        """When a bot acts that wished to act at once."""
        wish = Wish(max(now, wished), of.steps[deed].deed)
        return self.patience.delayed(wish, self.public, of, PEOPLE, now).at

    def acts(self, seat: int, at: int) -> None:
        self.public.recent.append(Went(at, Seat(seat), Hero.ELF, HERE, THERE, Ability.NORTH))


def test_a_person_with_something_to_do_is_waited_for() -> None:
    waiting = Waiting()
    assert waiting.moment(1_000) == 1_000 + PATIENCE_MS
    assert waiting.moment(4_000) == 1_000 + PATIENCE_MS, "from when there was something to do"


def test_it_has_an_end() -> None:
    waiting = Waiting()
    waiting.moment(0)
    assert waiting.moment(PATIENCE_MS) == PATIENCE_MS
    waiting.acts(1, PATIENCE_MS)
    assert waiting.moment(PATIENCE_MS + 500) == PATIENCE_MS + 500, "the person has done nothing since"


def test_it_begins_anew_when_a_person_and_a_bot_have_acted() -> None:
    waiting = Waiting()
    waiting.moment(0)
    waiting.acts(0, 3_000)
    waiting.acts(1, 4_000)
    assert waiting.moment(5_000) == 5_000 + PATIENCE_MS


def test_who_acts_again_and_again_cannot_stop_the_table() -> None:
    waiting = Waiting()
    for second in range(10):
        assert waiting.moment(1_000 * second) == PATIENCE_MS
        waiting.acts(0, 1_000 * second + 500)


def test_who_has_nothing_useful_to_do_is_not_waited_for() -> None:
    waiting = Waiting()
    assert waiting.moment(1_000, plan(step(Ability.WEST)), deed=0) == 1_000
    later = plan(step(Ability.NORTH, at=50_000), step(Ability.WEST, hero=Hero.MAGE))
    assert waiting.moment(1_000, later) == 1_000


def test_what_anybody_may_do_is_left_to_people() -> None:
    """W2: in edition B somebody calls the theft."""
    assert Waiting().moment(1_000, plan(STEAL), deed=0) == 1_000 + PATIENCE_MS


def test_what_presses_is_done() -> None:
    pressing = plan(step(Ability.NORTH), step(Ability.WEST, Purpose.HOURGLASS, Hero.MAGE))
    assert Waiting().moment(1_000, pressing) == 1_000


def test_with_little_sand_nobody_waits() -> None:
    waiting = Waiting()
    deadline = waiting.public.state.deadline
    assert waiting.moment(deadline - HURRY_BELOW_MS + 1) == deadline - HURRY_BELOW_MS + 1


def test_a_wish_without_a_deed_or_for_later_is_left_alone() -> None:
    waiting = Waiting()
    assert waiting.patience.delayed(Wish(5), waiting.public, BOTH, PEOPLE, 1) == Wish(5)
    assert waiting.moment(1_000, wished=60_000) == 60_000
