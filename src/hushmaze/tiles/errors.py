"""Problems of a tile set, as values that name tile, square, rule and flaw."""

from collections.abc import Iterable, Mapping

from hushmaze.tiles.flaws import FORMAT, Flaw

__all__ = ["FORMAT", "ErrorFacts", "Fact", "Flaw", "SquareXY", "TileError", "TileSetError"]

SquareXY = tuple[int, int]
"""A square by x and y (G1)."""

Fact = str | int
ErrorFacts = dict[str, Fact]


class TileError(ValueError):
    """One thing wrong; `tile` is empty when the whole set is meant, `square` None when the whole tile is.

    `facts` are what the flaw's sentence leaves open: figures, and words that other languages have too
    (heroes, kinds and sides by their English names in small letters).
    """

    def __init__(
        self,
        tile: str,
        square: SquareXY | None,
        flaw: Flaw,
        facts: Mapping[str, Fact] | None = None,
        *,
        rule: str = "",
    ) -> None:
        self.tile = tile
        self.square = square
        self.flaw = flaw
        self.facts = dict(facts or {})
        self.rule = rule or flaw.rule
        super().__init__(tile, square, flaw, tuple(self.facts.items()), self.rule)

    @property
    def text(self) -> str:
        """Says what is wrong, without saying where."""
        return self.flaw.sentence.format(**self.facts)

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
