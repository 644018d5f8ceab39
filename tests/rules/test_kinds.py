"""Commands and events of different kinds are never equal, though they bear the same."""

from hushmaze.rules.commands import Bell, Pause, Resume, Stare
from hushmaze.rules.events import TalkClosed, TalkOpened
from hushmaze.rules.words import Seat


def test_the_kind_counts() -> None:
    bell: object = Bell(Seat(1))
    stare: object = Stare(Seat(1))
    assert bell != stare
    assert not bell == stare  # noqa: SIM201 # both signs are under test
    assert {Pause(), Resume(), Pause()} == {Resume(), Pause()}
    assert len({bell, stare}) == 2


def test_the_content_counts() -> None:
    one: object = TalkOpened(5)
    assert one == TalkOpened(5)
    assert one != TalkOpened(6)
    other: object = TalkClosed(5)
    assert one != other
    assert hash(one) == hash(TalkOpened(5))
