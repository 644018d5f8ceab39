"""A face in words, for those who listen to the board instead of looking at it."""

from collections import Counter

from hushmaze.rules.tile import DOOR_CELLS, Cell, Edge, TileFace
from hushmaze.rules.words import Kind, Special

NOUNS = {
    Kind.EXPLORATION: ("exploration square", "exploration squares"),
    Kind.VORTEX: ("vortex", "vortices"),
    Kind.HOURGLASS: ("hourglass", "hourglasses"),
    Kind.ITEM: ("item", "items"),
    Kind.EXIT: ("exit", "exits"),
    Kind.BALL: ("crystal ball", "crystal balls"),
    Kind.CAMERA: ("camera", "cameras"),
}


def place(cell: Cell) -> str:
    return f"column {cell % 4 + 1} row {cell // 4 + 1}"


def special_words(special: Special) -> str:
    noun = NOUNS[special.kind][0]
    return noun if special.hero is None else f"{special.hero.name.lower()} {noun}"


def tile_title(face: TileFace) -> str:
    """Everything that lies on a face, as it lies."""
    parts = [f"entrance {face.entrance.name.lower()}"] if face.entrance is not None else []
    parts += [f"{special_words(s)} {_where(c, s)}" for c, s in sorted(face.specials.items())]
    parts += [_between("escalator", ends) for ends in sorted(face.escalators)]
    parts += [_between("dwarf passage", border) for border in sorted(face.passages)]
    return f"Tile {face.name}: " + (", ".join(parts) or "bare floor")


def _where(cell: Cell, special: Special) -> str:
    if special.kind != Kind.EXPLORATION or cell not in DOOR_CELLS:
        return f"at {place(cell)}"
    return ("north", "east", "south", "west")[DOOR_CELLS.index(cell)]


def _between(noun: str, ends: Edge) -> str:
    return f"{noun} between {place(ends[0])} and {place(ends[1])}"


def short_words(face: TileFace) -> list[str]:
    """Counts what makes a tile worth remembering; doors are left to the picture."""
    counts = Counter(s.kind for s in face.specials.values() if s.kind != Kind.EXPLORATION)
    found = [_counted(counts[kind], *NOUNS[kind]) for kind in sorted(counts)]
    extras = (
        (len(face.escalators), "escalator", "escalators"),
        (len(face.passages), "dwarf gap", "dwarf gaps"),
    )
    return found + [_counted(*extra) for extra in extras if extra[0]]


def _counted(count: int, one: str, many: str) -> str:
    return one if count == 1 else f"{count} {many}"
