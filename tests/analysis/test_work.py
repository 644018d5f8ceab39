"""One question in, one answer out, as a worker of the server has it."""

import json

import msgspec

from hushmaze.analysis import analyse
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
