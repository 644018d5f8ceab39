"""A room's code: easy to say, and found however it is written."""

import re

import pytest

from hushmaze.server.rooms.codes import new_code, tidy_code


def test_codes_are_easy_to_say() -> None:
    codes = {new_code() for _ in range(200)}
    two = "([bdfghjklmnprstvz][aeiou]){2}"
    assert all(re.fullmatch(f"{two}-{two}", code) for code in codes)
    assert len(codes) > 190


@pytest.mark.parametrize("said", ["kibo-rutam", "KIBO-RUTAM", " kibo rutam ", "kiborutam", "k-i-b-o/rutam\n"])
def test_codes_are_tidied(said: str) -> None:
    assert tidy_code(said) == "kibo-rutam"


@pytest.mark.parametrize("said", ["", "-", "ж" * 9, "../../etc", "x" * 9_000, "a\x00b"])
def test_whatever_is_said_is_some_code(said: str) -> None:
    tidied = tidy_code(said)
    assert re.fullmatch(r"[a-z]{0,4}-[a-z]{0,12}", tidied)
    assert tidy_code(tidied) == tidied
