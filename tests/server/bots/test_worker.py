"""The process in which bots think, as a process and, with its ends of the line swapped, in this one."""

import errno
import gc
import os
import runpy
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest

from hushmaze.server.bots import worker
from hushmaze.server.bots.worker_messages import BotAnswer
from hushmaze.server.bots.worker_process import WORKER
from hushmaze.server.worker_pipe import Unframed, length_prefixed
from tests.server.bots.test_worker_process import MESSAGES, answered_here
from tests.support.patience import PATIENCE_S

QUESTIONS = b"".join(map(length_prefixed, MESSAGES))


def read(told: bytes) -> list[BotAnswer]:
    return list(Unframed(msgspec.msgpack.Decoder(BotAnswer)).add(told))


def test_it_ends_with_its_input_however_the_server_ended() -> None:
    """The server's end of the pipe is closed by the system, even after kill -9."""
    process = subprocess.Popen(WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    told, _ = process.communicate(QUESTIONS, timeout=PATIENCE_S)
    assert process.returncode == 0
    assert read(told) == answered_here(MESSAGES)


def test_what_comes_in_pieces_is_put_together() -> None:
    """And answered in order."""
    told = answers_to(QUESTIONS)
    unframed = Unframed(msgspec.msgpack.Decoder(BotAnswer))
    assert [answer for byte in told for answer in unframed.add(bytes([byte]))] == answered_here(MESSAGES)


def test_who_is_asked_much_at_once_does_not_keep_the_first_answers_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Or the server would take it for silent."""
    monkeypatch.setattr(worker, "TOGETHER_S", -1)
    written: list[bytes] = []
    monkeypatch.setattr(worker, "write_all", lambda _out, payload: written.append(payload))
    answers_to(QUESTIONS)
    assert [read(payload) for payload in written if payload] == [
        [answer] for answer in answered_here(MESSAGES)
    ]


def answers_to(questions: bytes) -> bytes:
    (heard, to), (answers, out) = os.pipe(), os.pipe()
    os.write(to, questions)
    os.close(to)
    worker.work(heard, out)
    os.close(out)
    told = b"".join(iter(lambda: os.read(answers, 1 << 16), b""))
    os.close(heard)
    os.close(answers)
    return told


# As a program


@contextmanager
def standing_in_for(number: int, other: int) -> Iterator[None]:
    """`other` is this process' standard input or output for a while."""
    before = os.dup(number)
    os.dup2(other, number)
    os.close(other)
    try:
        yield
    finally:
        os.dup2(before, number)
        os.close(before)


@pytest.fixture
def manners(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[object]]:
    """What it did to its process: said, not done, or undone afterwards."""
    done: list[object] = []
    monkeypatch.setattr(os, "nice", done.append)
    monkeypatch.setattr(os, "sched_setscheduler", lambda _pid, policy, _param: done.append(policy))
    before = signal.getsignal(signal.SIGINT)
    yield done
    signal.signal(signal.SIGINT, before)
    gc.unfreeze()


def run_it() -> bytes:
    """The answers of the whole program, run in here."""
    (heard, to), (answers, out) = os.pipe(), os.pipe()
    os.write(to, QUESTIONS)
    os.close(to)
    with standing_in_for(0, heard), standing_in_for(1, out):
        runpy.run_path(worker.__file__, run_name="__main__")
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN, "the server decides when it is over"
        os.write(1, b"printed by mistake")
    told = os.read(answers, 1 << 16)
    os.close(answers)
    assert b"mistake" not in told, "no answer"
    return told


def test_it_steps_back_behind_people(manners: list[object]) -> None:
    assert read(run_it()) == answered_here(MESSAGES)
    assert manners == [worker.NICE, os.SCHED_BATCH]


def refuse(*_words: object) -> None:
    raise OSError(errno.EPERM, "not here")


def test_where_it_may_not_step_back_it_thinks_all_the_same(
    manners: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "nice", refuse)
    monkeypatch.setattr(os, "sched_setscheduler", refuse)
    assert read(run_it()) == answered_here(MESSAGES)
    monkeypatch.setattr(sys, "platform", "darwin")
    assert read(run_it()) == answered_here(MESSAGES)
    assert manners == []


@pytest.mark.usefixtures("manners")
def test_it_ends_quietly_when_nobody_reads_its_answers_any_more() -> None:
    (heard, to), (answers, out) = os.pipe(), os.pipe()
    os.write(to, QUESTIONS)
    os.close(answers)
    with standing_in_for(0, heard), standing_in_for(1, out):
        runpy.run_path(worker.__file__, run_name="__main__")
    os.close(to)
