"""Between a server and its bots' process travels nothing that nobody writes or nobody explains."""

import msgspec
import pytest

from hushmaze.bots.api import Wish
from hushmaze.protocol.deed_structs import deed_struct
from hushmaze.rules.commands import Bell, Gesture, Move, Sign, Start
from hushmaze.rules.squares import square
from hushmaze.rules.words import Direction, Hero, Seat
from hushmaze.server.bots import worker_messages, worker_process
from hushmaze.server.bots.bot_host import BotHost
from hushmaze.server.bots.worker_messages import BotAnswer, BotMessage, BotQuestion
from hushmaze.server.http.components import structs_in
from hushmaze.server.worker_pipe import FrameError, Unframed, length_prefixed
from tests.server.bots.manners.salon import TURN, Salon, thought
from tests.server.bots.puppets import Stage
from tests.server.bots.test_worker_process import QUESTIONS, SLEEPS, opened
from tests.server.support import in_loop
from tests.support.written_parts import Struct, Written, optional, unexplained, written_in

STRUCTS = sorted(
    (each for each in structs_in([BotMessage, BotAnswer]) if each.__module__ == worker_messages.__name__),
    key=lambda struct: struct.__name__,
)
"""Those of deeds are made from the rules, and explained there."""

Said = list[msgspec.Struct]


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_part_is_explained(struct: Struct) -> None:
    assert unexplained(struct) == set()


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Said:
    """Everything that bots and their server say to each other in this process."""
    heard: Said = []
    handle = BotHost.handle

    def listening(host: BotHost, message: BotMessage) -> BotAnswer | None:
        answer = handle(host, message)
        heard.extend(each for each in (message, answer) if each is not None)
        return answer

    monkeypatch.setattr(BotHost, "handle", listening)
    return heard


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Said:
    """Everything that is sent to a process."""
    heard: Said = []

    def listening(message: msgspec.Struct) -> bytes:
        heard.append(message)
        return length_prefixed(message)

    monkeypatch.setattr(worker_process, "length_prefixed", listening)
    return heard


def play_with_talk() -> None:
    salon = Salon(bots_patient=True, bots_skill="novice")
    salon.bot.in_mind = thought()
    salon.ann(TURN)


def play_with_a_fault() -> None:
    """C8 too: the stack is face up."""
    stage = Stage(seats=3, scenario=8)
    match = stage.dealt()
    stage.do("Ann", Start())
    stage.think()
    wrong = Move(Hero.MAGE, square(0, 0, 0), Direction.NORTH, 1)
    stage.wants(Wish(0, wrong), Wish(match.now + 200, Bell(Seat(0))))
    stage.do("Ann", Bell(Seat(1)), 2)
    stage.pass_time(1_000)
    stage.bot.fault = ZeroDivisionError("oh")
    stage.do("Ann", Bell(Seat(1)), 3)
    stage.think()
    stage.room.close_match()
    stage.think()


async def fall_silent() -> None:
    async with opened(SLEEPS) as worker:
        worker.ask(QUESTIONS[0], lambda _answer: None)
        await worker.looks_until_killed()


@in_loop
async def test_every_part_is_written(said: Said, sent: Said) -> None:
    play_with_talk()
    play_with_a_fault()
    await fall_silent()
    found: Written = set()
    for message in (*said, *sent):
        written_in(message, found)
    parts = {(struct, name) for struct in STRUCTS for name in struct.__struct_fields__}
    assert parts - found == set()
    news = [each for each in said if isinstance(each, worker_messages.NewEvents)]
    assert any(each.top is not None for each in news), "nobody has to give a top"


def test_a_part_that_nobody_gives_is_noticed() -> None:
    assert {name for _, name in written_in(QUESTIONS[0], set())} == {
        "table", "bot", "seat", "level", "seed", "now",
    }  # fmt: skip
    assert optional(BotQuestion) == {"refused", "suspect", "skill", "talks", "waits_for"}


@pytest.mark.parametrize(
    "deed", [{"type": "dance"}, {"type": "sign", "sign": "bow"}, {"type": "start", "n": 1}]
)
def test_an_answer_whose_deed_is_none_is_no_answer(deed: object) -> None:
    """Whoever reads a deed there may rely on it."""
    sign = length_prefixed(BotAnswer(1, 1, 0, deed_struct(Sign(Gesture.YES))))
    unframed = Unframed(msgspec.msgpack.Decoder(BotAnswer))
    assert len([*unframed.add(sign)]) == 1
    payload = msgspec.msgpack.encode([1, 1, 0, deed])
    with pytest.raises(FrameError):
        [*unframed.add(len(payload).to_bytes(4, "big") + payload)]
