"""Readers of arguments that several commands share."""


def count(text: str) -> int:
    """A whole number from 0 up."""
    number = int(text)
    if number < 0:
        raise ValueError("a count is not negative")
    return number
