"""Names and tokens."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.server.records.people import LONGEST_NAME, Person, clean_name, hashed


def test_a_token_opens_a_place_until_there_is_a_new_one() -> None:
    person = Person(1, "Ann", "")
    assert not person.owns("")
    first = person.new_token()
    assert person.owns(first)
    second = person.new_token()
    assert not person.owns(first)
    assert person.owns(second)
    assert first != second
    assert second not in repr(person), "only its hash is kept"
    assert not person.owns(person.token_hash)


@pytest.mark.parametrize("token", ["", "ж", "\ud800", "x" * 10_000, "\x00"])
def test_whatever_is_shown_as_a_token_can_be_compared(token: str) -> None:
    assert not Person(1, "Ann", hashed("real")).owns(token)


@pytest.mark.parametrize(
    ("wanted", "given_name"),
    [
        (None, "Guest"),
        ("", "Guest"),
        (" \t\n", "Guest"),
        ("  Ann  ", "Ann"),
        ("<img src=x onerror=y>", "<img src=x onerror=y>"),
        ("x" * 23 + " yz", "x" * 23),
        ("A\x07nn\u200b", "Ann"),
    ],
)
def test_a_name_is_fit_to_print(wanted: str | None, given_name: str) -> None:
    assert clean_name(wanted, []) == given_name


def test_a_name_is_nobody_elses() -> None:
    assert clean_name("Ann", ["Ann"]) == "Ann 2"
    assert clean_name("Ann", ["Ann", "Ann 2", "Ann 4"]) == "Ann 3"
    assert clean_name(None, ["Guest"]) == "Guest 2"


@given(st.text(max_size=60) | st.none(), st.lists(st.text(max_size=3), max_size=6))
def test_every_name_is_one(wanted: str | None, taken: list[str]) -> None:
    name = clean_name(wanted, taken)
    assert name not in taken
    assert name == name.strip() != ""
    assert name.isprintable()
    assert len(name) <= LONGEST_NAME + 3
