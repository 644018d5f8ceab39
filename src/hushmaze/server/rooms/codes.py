"""Room codes: makes them, and reads one that somebody typed."""

from secrets import choice

_CONSONANTS = "bdfghjklmnprstvz"
_VOWELS = "aeiou"


def new_code() -> str:
    """Easy to say aloud: ``kibo-rutam`` has been heard by everybody."""
    syllables = [choice(_CONSONANTS) + choice(_VOWELS) for _ in range(4)]
    return "".join(syllables[:2]) + "-" + "".join(syllables[2:])


def tidy_code(code: str) -> str:
    letters = "".join(letter for letter in code.lower() if letter.isalpha() and letter.isascii())[:16]
    return f"{letters[:4]}-{letters[4:]}"
