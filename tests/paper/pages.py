"""What stands on the pages of a PDF."""

import pypdfium2

TITLES = {
    "how to play": "How to play",
    "scenarios": "Scenarios",
    "tiles": "Tiles",
    "action cards": "Action cards",
    "solo deck": "Solo deck",
    "heroes, bell, tokens": "Heroes, bell, tokens",
    "challenge book": "Challenge book",
}
"""Of each part of the game, with which its pages begin."""


def pages_of(pdf: bytes) -> list[str]:
    """The text of each page."""
    document = pypdfium2.PdfDocument(pdf)
    found = []
    for page in document:
        text = page.get_textpage()
        found.append(text.get_text_range())
        text.close()
        page.close()
    document.close()
    return found
