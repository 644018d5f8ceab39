"""Structured logs: one JSON object a line on standard error, the libraries' own lines included."""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from math import isfinite
from typing import TextIO

from hushmaze.server.settings import LOG_LEVELS, SettingsError

HIDDEN = "(hidden)"

_SECRETS = ("token", "handover")
"""Fields whose values open a seat."""

_SECRET_IN_TEXT = re.compile(rf"""((?:{"|".join(_SECRETS)})\w*["']?\s*[:=]\s*["']?)[\w-]+""", re.IGNORECASE)

_LIBRARIES = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")

_OF_EVERY_RECORD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """A record as one line of ASCII: time, level, logger, message, what was given as ``extra``, the error.

    The line is one JSON object, whatever the words are. Tokens and hand-over codes do not come through,
    neither as an extra nor as ``token=...`` in the text.
    """

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(_message(record)),
        }
        for name, value in vars(record).items():
            if name not in _OF_EVERY_RECORD:
                told.setdefault(name, HIDDEN if _is_secret(name) else without_secrets(value))
        if record.exc_info:
            told["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(told, default=_in_words, skipkeys=True)


def without_secrets(value: object) -> object:
    """Removes what looks like a secret's value from texts, also within objects."""
    if isinstance(value, str):
        return _SECRET_IN_TEXT.sub(rf"\g<1>{HIDDEN}", value)
    if isinstance(value, dict):
        return {key: HIDDEN if _is_secret(key) else without_secrets(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [without_secrets(part) for part in value]
    if isinstance(value, float) and not isfinite(value):
        return str(value)  # JSON has no such number
    return value


def set_up_logging(level: str, to: TextIO | None = None, lines: logging.Formatter | None = None) -> None:
    """Writes every log line of the process as JSON, or as `lines` does; a second call replaces the first.

    A SettingsError if there is no such level.
    """
    if level.lower() not in LOG_LEVELS:
        raise SettingsError(f"HUSHMAZE_LOG_LEVEL: needs to be one of {', '.join(LOG_LEVELS)}, not {level!r}")
    handler = logging.StreamHandler(to or sys.stderr)
    handler.setFormatter(lines or JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.captureWarnings(True)
    for name in _LIBRARIES:
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True


def _message(record: logging.LogRecord) -> str:
    try:
        return record.getMessage()
    except (TypeError, ValueError):  # the arguments do not fit: half a message is better than none
        return str(record.msg)


def _is_secret(name: object) -> bool:
    return any(secret in str(name).lower() for secret in _SECRETS)


def _in_words(value: object) -> object:
    return without_secrets(str(value))
