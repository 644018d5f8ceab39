"""How much a text changed, for the page of words before and after."""

import runpy
from pathlib import Path

import pytest

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "changed_words.py"))


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("the same words", "the same words", 0),
        ("one word gone", "one gone", 1),
        ("one word", "another word here", 3),
        ("a b c", "c b a", 4),
    ],
)
def test_words_that_went_and_came_are_counted(before: str, after: str, words: int) -> None:
    assert TOOL["distance"](before, after) == words


def test_texts_are_read_whole() -> None:
    several = "two =\n    { $n ->\n        [one] One\n       *[other] { $n }\n    }\n"
    file = f"# said\none = Plain\n{several}three = Last\n"
    assert TOOL["_messages"]([file]) == {
        "one": "Plain",
        "two": "{ $n -> [one] One *[other] { $n } }",
        "three": "Last",
    }
