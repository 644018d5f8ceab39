"""docs/testing.md lists all that only `make test-wide` runs."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "testing.md"

_WIDE = re.compile(
    r"^from tests\.support\.wide import .*\bwide\b|^(@|pytestmark = )pytest\.mark\.wide$", re.MULTILINE
)
_LISTED = re.compile(r"^\| `(tests/[\w/]+\.py)` \|", re.MULTILINE)


def test_every_file_with_something_wide_is_listed_and_no_other() -> None:
    files = sorted((ROOT / "tests").rglob("*.py"))
    marked = [file for file in files if _WIDE.search(file.read_text(encoding="utf-8"))]
    listed = _LISTED.findall(PAGE.read_text(encoding="utf-8"))
    assert sorted(listed) == [file.relative_to(ROOT).as_posix() for file in marked]
