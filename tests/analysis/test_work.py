"""One question in, one answer out, as the process has it that the server starts."""

import io
import json
import os
import sys

import msgspec
import pytest

from hushmaze.analysis import analyse
from hushmaze.analysis.__main__ import main
from hushmaze.analysis.work import answer
from tests.analysis.test_analyse import golden
from tests.support.golden import GAMES

TEXT = (GAMES / "too-slow.log").read_text(encoding="utf-8")


def test_an_analysis() -> None:
    told = json.loads(answer(json.dumps({"log": TEXT}).encode()))
    assert told == {"analysis": json.loads(msgspec.json.encode(analyse(golden("too-slow"))))}


def test_a_branch() -> None:
    told = json.loads(answer(json.dumps({"log": TEXT, "what_if": {"at": 5_000}}).encode()))
    assert told["branch"]["at"] == 5_000
    assert told["branch"]["replay"]["hushmaze"] == "replay"


def test_no_branch() -> None:
    told = json.loads(answer(json.dumps({"log": TEXT, "what_if": {"at": 10**6}}).encode()))
    assert told == {"no": "The game is over by then."}


def test_the_process_reads_a_question_and_writes_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands back: whoever plays just now goes first."""
    stood_back: list[int] = []
    wrote = io.TextIOWrapper(io.BytesIO())
    monkeypatch.setattr(os, "nice", stood_back.append)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps({"log": TEXT}).encode())))
    monkeypatch.setattr(sys, "stdout", wrote)
    main()
    assert isinstance(wrote.buffer, io.BytesIO)
    assert json.loads(wrote.buffer.getvalue())["analysis"]["phase"] == "lost"
    assert stood_back
    assert stood_back[0] > 0
