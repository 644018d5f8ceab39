"""Every rule id is cited by a test that `make test` runs: completeness is a grep."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules.md"

_DEFINED = re.compile(r"^- ([A-Z]\d+) |^\| (C\d+) \|", re.MULTILINE)
_RANGE = re.compile(r"\b([A-Z])(\d+)(?:-\1?(\d+))?\b")


def defined_ids() -> list[str]:
    return [bullet or row for bullet, row in _DEFINED.findall(RULES.read_text(encoding="utf-8"))]


@cache
def cited_ids() -> set[str]:
    """Ids in the docstrings of tests, `H1-H3` standing for all three."""
    cited: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        cited |= cited_in(file.read_text(encoding="utf-8"))
    return cited


def cited_in(source: str) -> set[str]:
    """Of all its tests but those that only `make test-wide` runs."""
    cited: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            marks = {ast.unparse(decorator) for decorator in node.decorator_list}
            if "pytest.mark.wide" not in marks:
                cited |= ids_in(ast.get_docstring(node) or "")
    return cited


def ids_in(text: str) -> set[str]:
    return {
        f"{letter}{number}"
        for letter, first, last in _RANGE.findall(text)
        for number in range(int(first), int(last or first) + 1)
    }


def test_the_rulebook_is_read_whole() -> None:
    letters = {name[0] for name in defined_ids()}
    assert letters == set("GSAXHTWPLCBKED")
    assert len(defined_ids()) == len(set(defined_ids())) == 96


@pytest.mark.parametrize("rule", defined_ids())
def test_every_rule_is_cited_by_a_test(rule: str) -> None:
    assert rule in cited_ids(), f"no test cites {rule}"


def test_a_missing_id_would_be_noticed() -> None:
    assert ids_in("H1-H3, W7: and T2-4") == {"H1", "H2", "H3", "W7", "T2", "T3", "T4"}
    assert "Z9" not in cited_ids()


def test_what_only_the_wide_run_cites_does_not_count() -> None:
    cited = "def test_it() -> None:\n    'Z9'\n"
    assert cited_in(cited) == {"Z9"}
    assert cited_in(f"@pytest.mark.wide\n{cited}") == set()
