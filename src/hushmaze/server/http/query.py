"""What an address asks for after its question mark, read strictly."""

from starlette.exceptions import HTTPException
from starlette.requests import Request

MOST_DIGITS = 15
HIGHEST = 10**MOST_DIGITS - 1
"""The highest number an address may ask for."""


def number_in(request: Request, key: str, usual: int | None) -> int | None:
    text = request.query_params.get(key)
    if text is None:
        return usual
    if not text.isascii() or not text.isdigit() or len(text) > MOST_DIGITS:
        raise HTTPException(400, f"{key}: needs to be a whole number.")
    return int(text)


def page_in(request: Request, usual: int, most: int) -> tuple[int, int]:
    """Where a page begins and how long it is."""
    limit = number_in(request, "limit", usual) or 0
    if not 1 <= limit <= most:
        raise HTTPException(400, f"limit: needs to be 1 to {most}.")
    return number_in(request, "offset", 0) or 0, limit
