"""Every line of the log is one JSON object, and no line opens a seat."""

import io
import json
import logging
import warnings
from pathlib import Path
from typing import Any

import pytest

from hushmaze.server.json_logs import JsonLines, set_up_logging
from hushmaze.server.settings import SettingsError

TOKEN = "K_JlEINf-BMTplEJqZQ9BM-p"


@pytest.fixture
def out() -> io.StringIO:
    stream = io.StringIO()
    set_up_logging("info", stream)
    return stream


def lines(out: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_line_says_when_where_and_what(out: io.StringIO) -> None:
    logging.getLogger("hushmaze.rooms").info("brought back %d games", 3, extra={"room": "kibo-ruta"})
    (line,) = lines(out)
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "info", "logger": "hushmaze.rooms", "message": "brought back 3 games", "room": "kibo-ruta",
    }  # fmt: skip


def test_one_line_whatever_is_in_it(out: io.StringIO) -> None:
    extra = {"where": Path("a\nb"), "people": {1: ["\ud800", float("nan")], (1, 2): 3}}
    logging.getLogger("x").warning("two\nlines \U0001f600", extra=extra)
    assert out.getvalue().count("\n") == 1
    assert out.getvalue().isascii()
    (line,) = lines(out)
    assert line["message"] == "two\nlines \U0001f600"
    assert line["where"] == "a\nb"
    assert line["people"] == {"1": ["\ud800", "nan"]}


def test_an_error_comes_with_its_story(out: io.StringIO) -> None:
    try:
        raise OSError("the disk is full")
    except OSError:
        logging.getLogger("hushmaze").exception("not stored")
    (line,) = lines(out)
    assert line["level"] == "error"
    assert line["error"].startswith("Traceback")
    assert line["error"].endswith("OSError: the disk is full")


def test_what_the_record_says_of_itself_cannot_be_replaced(out: io.StringIO) -> None:
    logging.getLogger("hushmaze").info("hello", extra={"level": "none", "time": 0})
    (line,) = lines(out)
    assert line["level"] == "info"
    assert line["time"] != 0


def test_a_message_that_does_not_fit_its_arguments_is_still_a_line() -> None:
    record = logging.makeLogRecord({"msg": "%d games", "args": ("many",)})
    assert json.loads(JsonLines().format(record))["message"] == "%d games"


def test_no_line_holds_a_token(out: io.StringIO) -> None:
    log = logging.getLogger("hushmaze")
    log.info('heard {"type": "join", "token": "%s"}', TOKEN)
    log.info("token=%s, handover: '%s'", TOKEN, TOKEN)
    log.info("join", extra={"seat_token": TOKEN, "heard": [{"handover": TOKEN, "room": "kibo-ruta"}]})
    log.info("join", extra={"heard": f"token={TOKEN}", "what": ValueError(f"token: {TOKEN}")})
    try:
        raise ValueError(f"token {{'token': '{TOKEN}'}}")
    except ValueError:
        log.exception("failed")
    assert TOKEN not in out.getvalue()
    assert lines(out)[2]["heard"] == [{"handover": "(hidden)", "room": "kibo-ruta"}]


def test_the_level_is_kept_to(out: io.StringIO) -> None:
    logging.getLogger("hushmaze").debug("not this")
    logging.getLogger("hushmaze").info("this")
    assert [line["message"] for line in lines(out)] == ["this"]


def test_a_level_that_is_none_is_said() -> None:
    with pytest.raises(SettingsError, match="HUSHMAZE_LOG_LEVEL: needs to be one of debug, info"):
        set_up_logging("loud")


@pytest.mark.parametrize("name", ["uvicorn", "uvicorn.error", "uvicorn.access"])
def test_the_libraries_write_the_same_way(name: str) -> None:
    library = logging.getLogger(name)
    library.addHandler(logging.StreamHandler(io.StringIO()))
    library.propagate = False
    stream = io.StringIO()
    set_up_logging("info", stream)
    library.info("Application startup complete.")
    assert [line["logger"] for line in lines(stream)] == [name]
    assert library.handlers == []


def test_warnings_are_lines_too(out: io.StringIO) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(True)
        warnings.warn("this will go", DeprecationWarning, stacklevel=1)
    assert lines(out)[0]["logger"] == "py.warnings"


def test_standard_error_is_the_usual_place(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("info")
    logging.getLogger("hushmaze").info("hello")
    assert json.loads(capsys.readouterr().err)["message"] == "hello"


def test_a_second_call_replaces_the_first(out: io.StringIO) -> None:
    other = io.StringIO()
    set_up_logging("ERROR", other)
    logging.getLogger("hushmaze").error("once")
    assert out.getvalue() == ""
    assert len(lines(other)) == 1
    assert isinstance(logging.getLogger().handlers[0].formatter, JsonLines)
