"""The legal list as JSON: every entry can be sent back as a deed."""

from collections.abc import Iterable

from hushmaze.protocol.codec import Plain, to_plain
from hushmaze.rules.legal import Option, Talk
from hushmaze.rules.reach import Slide


def options_to_plain(options: Iterable[Option]) -> dict[str, Plain]:
    """A slide stands at its longest, with all its stops; talk is told beside the list."""
    deeds: list[Plain] = []
    talk = {"gestures": False, "words": False}
    for option in options:
        if isinstance(option, Talk):
            talk = {"gestures": True, "words": option.words}
        elif isinstance(option, Slide):
            told = {"reach": option.reach, "stops": list(option.steps)}
            deeds.append(to_plain(option.move(option.reach)) | told)
        else:
            deeds.append(to_plain(option))
    return {"legal": deeds, "talk": talk}
