"""Pages that say what became of each fault name tests and files that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "screens"
TEST = re.compile(r"`([\w/.]*\.(?:py|ts))?(?:::(\w+))?`")
LINK = re.compile(r"\]\(([^)#:]+)[^)]*\)")


def named(page: Path) -> list[tuple[Path, str]]:
    """Files of tests, each with the test that is named in it, or nothing.

    A bare name lies in `tests/e2e/`; `::name` in the file named before.
    """
    found: list[tuple[Path, str]] = []
    for file, test in TEST.findall(page.read_text(encoding="utf-8")):
        place = file if "/" in file else f"tests/e2e/{file}"
        if file or test:
            found.append((ROOT / place if file else found[-1][0], test))
    return found


@pytest.mark.parametrize("name", ["play.md", "around.md"])
def test_what_holds_a_point_is_there(name: str) -> None:
    page = PAGES / name
    missing = [
        f"{file.relative_to(ROOT)}::{test}"
        for file, test in named(page)
        if not file.is_file() or (test and f"def {test}(" not in file.read_text(encoding="utf-8"))
    ]
    assert missing == []
    assert len(named(page)) > 20
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (PAGES / link).exists()] == []
