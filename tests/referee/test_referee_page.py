"""docs/referee.md is true: its conversations happen as printed, and it leaves nothing out."""

import json
import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from hushmaze.protocol.codec import wire_name
from hushmaze.referee import Referee
from hushmaze.rules import Deed, Event, Refusal
from hushmaze.rules.commands import Gesture
from hushmaze.rules.view import View
from hushmaze.scenarios import Contradiction
from hushmaze.scenarios.reading import ENTRIES

PAGE = (Path(__file__).parents[2] / "docs" / "referee.md").read_text(encoding="utf-8")

CONVERSATIONS = re.findall(r"```transcript\n(.*?)```", PAGE, re.DOTALL)


def within(told: Any, answered: Any) -> bool:  # noqa: ANN401 -- JSON
    """Whether an answer has all that the page shows of it."""
    if isinstance(told, dict):
        return all(key in answered and within(part, answered[key]) for key, part in told.items())
    return bool(told == answered)


def test_the_conversations_happen_as_printed() -> None:
    referee = Referee()
    asked = 0
    for conversation in CONVERSATIONS:
        lines = conversation.splitlines()
        for request, answer in zip(lines[::2], lines[1::2], strict=True):
            got = json.loads(referee.answer(request.removeprefix("> ")))
            assert within(json.loads(answer.removeprefix("< ")), got), (request, got)
            asked += 1
    assert asked >= 10


def test_the_comparison_can_fail() -> None:
    assert not within({"ok": True}, {"ok": False})
    assert not within({"a": {"b": 1}}, {"a": {}})


@pytest.mark.parametrize(
    "reason",
    [*((r.value, r.message) for r in Refusal), *((c.value, c.message) for c in Contradiction)],
    ids=lambda pair: pair[0],
)
def test_every_reason_is_listed(reason: tuple[str, str]) -> None:
    assert "| `{}` | {} |".format(*reason) in PAGE


@pytest.mark.parametrize("kind", [*get_args(Deed), *get_args(Event)], ids=wire_name)
def test_every_deed_and_event_is_explained_with_its_parts(kind: type) -> None:
    rows = [
        row
        for row in PAGE.splitlines()
        if row.startswith("|") and f"`{wire_name(kind)}`" in row.split("|")[1]
    ]
    parts = {"from" if part == "origin" else part for part in get_type_hints(kind)} - {"at"}
    assert any(parts == set(re.findall(r"`(\w+)`", row.split("|")[2])) for row in rows), rows


@pytest.mark.parametrize("part", View._fields)
def test_every_part_of_a_view_is_explained(part: str) -> None:
    section = PAGE.split("### `view`")[1].split("## Events")[0]
    assert f"`{part}`" in section


@pytest.mark.parametrize("entry", sorted({*ENTRIES} - {"number"}))
def test_every_entry_of_a_scenario_is_explained(entry: str) -> None:
    """B2; a number makes none of the 17, so nobody needs it."""
    paragraph = PAGE.split("The entries of a scenario:")[1].split("\n\n")[0]
    assert f"`{entry}`" in paragraph


def test_every_sign_is_listed() -> None:
    assert all(f"`{gesture}`" in PAGE for gesture in Gesture)
