"""Writes the tables of docs/words/changes.md: in each language, the texts that changed most since a commit.

tools/changed_words.py [COMMIT]; anew since the commit that the page names, if none is given.
"""

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "words" / "changes.md"
COMMIT = re.compile(r"commit `(\w+)`")
MOST = 20
LANGUAGES = {
    "en": "English", "it": "Italian", "nl": "Dutch", "fr": "French", "uk": "Ukrainian", "es": "Spanish",
    "pl": "Polish",
}  # fmt: skip

_MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?:[ \t]+.*|(?=\n[ \t])))*)", re.MULTILINE)


def main() -> None:
    introduction = PAGE.read_text(encoding="utf-8").partition("## ")[0]
    named = COMMIT.search(introduction)
    assert named is not None, "the page says since when"
    since = sys.argv[1] if len(sys.argv) > 1 else named[1]
    introduction = introduction.replace(named[0], f"commit `{since}`")
    PAGE.write_text(introduction + "\n".join(_sections(since)), encoding="utf-8")


def _sections(since: str) -> Iterable[str]:
    for code, language in LANGUAGES.items():
        before, after = texts_then(since, code), texts_now(code)
        both = sorted(before.keys() & after.keys())
        changed = {key: distance(before[key], after[key]) for key in both if before[key] != after[key]}
        most = sorted(changed, key=lambda key: (-changed[key], key))[:MOST]
        yield f"## {language}\n"
        yield f"{len(changed)} of the {len(both)} texts that both have are different.\n"
        yield "| message | before | after | words |\n|---|---|---|---|"
        yield from (
            f"| `{key}` | {_cell(before[key])} | {_cell(after[key])} | {changed[key]} |" for key in most
        )
        yield ""


def texts_then(commit: str, language: str) -> dict[str, str]:
    folder = f"web/locales/{language}/"
    names = _git("ls-tree", "--name-only", commit, folder).split()
    return _messages(_git("show", f"{commit}:{name}") for name in names)


def texts_now(language: str) -> dict[str, str]:
    files = sorted((ROOT / "web" / "locales" / language).glob("*.ftl"))
    return _messages(file.read_text(encoding="utf-8") for file in files)


def _messages(files: Iterable[str]) -> dict[str, str]:
    return {key: " ".join(text.split()) for file in files for key, text in _MESSAGE.findall(file)}


def distance(before: str, after: str) -> int:
    """How many words went and came: all but the longest series that both have in the same order."""
    one, other = before.split(), after.split()
    row = [0] * (len(other) + 1)
    for word in one:
        above, row = row, [0]
        for at, candidate in enumerate(other):
            row.append(above[at] + 1 if word == candidate else max(above[at + 1], row[at]))
    return len(one) + len(other) - 2 * row[-1]


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    main()
