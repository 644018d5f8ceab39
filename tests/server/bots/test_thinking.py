"""Where bots think: what is said is heard in order, and a question is answered when its turn has come."""

from hushmaze.bots.api import Wish
from hushmaze.bots.public_setup import public_setup
from hushmaze.protocol.event_text import write_event
from hushmaze.protocol.words import BotLevel
from hushmaze.rules.commands import Bell
from hushmaze.rules.events import Started
from hushmaze.rules.words import Seat
from hushmaze.server.bots.bot_host import BotHost
from hushmaze.server.bots.thinking import InlineThinking
from hushmaze.server.bots.worker_messages import (
    BotAnswer,
    BotQuestion,
    CloseTable,
    NewEvents,
    OpenTable,
    RemoveBot,
)
from tests.server.bots.puppets import Puppets
from tests.server.support import FakeClock, in_loop
from tests.support.table import scenario_setup

SETUP = public_setup(scenario_setup(3, seats=2))
STARTED = write_event(Started(0, Seat(0)), None)


def question(bot: int, table: int = 1, now: int = 0) -> BotQuestion:
    return BotQuestion(table, bot, bot, BotLevel.HUMAN, 7, now)


def opened(thinking: InlineThinking) -> None:
    thinking.send(OpenTable.of(1, SETUP))


def test_by_turns_there_is_one_answer_a_turn_in_order() -> None:
    clock, told = FakeClock(), list[int]()
    thinking = InlineThinking(clock, Puppets())
    opened(thinking)
    for bot in (0, 1):
        thinking.ask(question(bot), lambda answer: told.append(answer.bot))
    assert told == []
    assert len(clock.alarms) == 1, "not two in one turn"
    clock.advance(0)
    assert told == [0, 1]
    assert clock.alarms == []


def test_by_turns_an_answer_may_lead_to_another_question() -> None:
    clock, told = FakeClock(), list[int]()
    thinking = InlineThinking(clock, Puppets())
    opened(thinking)
    again = question(0, now=5)
    thinking.ask(question(0), lambda _first: thinking.ask(again, lambda answer: told.append(answer.bot)))
    clock.advance(0)
    assert told == [0]


@in_loop
async def test_by_turns_who_has_left_is_not_asked_and_what_is_closed_thinks_no_more() -> None:
    clock, puppets, told = FakeClock(), Puppets(), list[BotAnswer]()
    thinking = InlineThinking(clock, puppets)
    opened(thinking)
    thinking.ask(question(0), told.append)
    thinking.ask(question(1), told.append)
    thinking.send(RemoveBot(1, 0))
    clock.advance(0)
    assert [answer.bot for answer in told] == [1]
    assert set(puppets.by_seat) == {1}
    thinking.ask(question(1), told.append)
    await thinking.close()
    clock.advance(0)
    assert len(told) == 1


def test_a_bot_hears_all_news_once_whenever_it_came() -> None:
    host, puppets = host_of_puppets()
    host.handle(question(0))
    host.handle(NewEvents(1, [STARTED], None))
    host.handle(question(0))
    host.handle(question(0))
    host.handle(question(1))
    assert [len(puppets.by_seat[seat].events) for seat in (0, 1)] == [1, 1]
    assert len(puppets.setups) == 1, "what they have in common is made once"


def test_a_wish_and_its_deed_come_back_as_they_were() -> None:
    host, puppets = host_of_puppets()
    assert answered(host, question(0)).wish is None
    wishes = [Wish(700, Bell(Seat(1))), Wish(900)]
    puppets.by_seat[0].wishes.extend(wishes)
    assert [answered(host, question(0)).wish for _ in wishes] == wishes


def test_a_fault_is_told_and_harms_nobody_else() -> None:
    host, puppets = host_of_puppets()
    host.handle(question(0))
    puppets.by_seat[0].fault = ZeroDivisionError("oh")
    assert "ZeroDivisionError: oh" in (answered(host, question(0)).fault or "")
    assert answered(host, question(1)).fault is None
    assert "KeyError" in (answered(host, question(0, table=2)).fault or "")


def test_who_comes_to_a_seat_later_is_another_bot() -> None:
    host, puppets = host_of_puppets()
    host.handle(question(0))
    first = puppets.by_seat[0]
    host.handle(RemoveBot(1, 0))
    host.handle(question(0))
    assert puppets.by_seat[0] is not first
    host.handle(CloseTable(1))
    assert answered(host, question(0)).fault is not None


def host_of_puppets() -> tuple[BotHost, Puppets]:
    puppets = Puppets()
    host = BotHost(puppets)
    host.handle(OpenTable.of(1, SETUP))
    return host, puppets


def answered(host: BotHost, asked: BotQuestion) -> BotAnswer:
    answer = host.handle(asked)
    assert answer is not None
    return answer
