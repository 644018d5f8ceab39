"""One JSON question about a game in, one JSON answer out: the work of the analysis process."""

import msgspec

from hushmaze.analysis.analyse import analyse
from hushmaze.analysis.report import Analysis
from hushmaze.analysis.what_if import Branch, NoBranchError, WhatIfQuestion, play_on
from hushmaze.protocol.game_log.log import read_log
from hushmaze.protocol.summary import Summary


class AnalysisQuestion(msgspec.Struct, frozen=True):
    log: str
    """The text of a whole log."""
    what_if: WhatIfQuestion | None = None
    """None: its analysis."""
    summary: Summary | None = None
    """What was booked of the game."""


class AnalysisAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of them."""

    analysis: Analysis | None = None
    branch: Branch | None = None
    no: str | None = None
    """Why there is none."""


def answer(question: bytes) -> bytes:
    asked = msgspec.json.decode(question, type=AnalysisQuestion)
    return msgspec.json.encode(_answer(asked))


def _answer(asked: AnalysisQuestion) -> AnalysisAnswer:
    log = read_log(asked.log)
    if asked.what_if is None:
        return AnalysisAnswer(analysis=analyse(log))
    try:
        return AnalysisAnswer(branch=play_on(log, asked.what_if, asked.summary))
    except NoBranchError as error:
        return AnalysisAnswer(no=str(error))
