"""What can be wrong with a tile set, as values that name tile, square and rule."""

from collections.abc import Iterable

Square = tuple[int, int]
"""A square by x and y (G1)."""

FORMAT = "format"
"""Stands where a rule id would, when it is the drawing and not the mall that is wrong."""


class TileError(ValueError):
    """One thing wrong; `tile` is empty when the whole set is meant, `square` None when the whole tile is."""

    def __init__(self, tile: str, square: Square | None, rule: str, text: str) -> None:
        self.tile = tile
        self.square = square
        self.rule = rule
        self.text = text
        super().__init__(tile, square, rule, text)

    def __str__(self) -> str:
        where = [f"tile {self.tile}"] if self.tile else ["set"]
        if self.square is not None:
            where.append(f"square ({self.square[0]},{self.square[1]})")
        return f"{', '.join(where)}: {self.text} ({self.rule})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TileError) and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.args)


class TileSetError(ValueError):
    """All that was found wrong with one set, at least one thing."""

    def __init__(self, errors: Iterable[TileError]) -> None:
        self.errors = tuple(errors)
        super().__init__(self.errors)

    def __str__(self) -> str:
        return "\n".join(str(error) for error in self.errors)
