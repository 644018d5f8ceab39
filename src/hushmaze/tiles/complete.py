"""Checks of a complete set beyond the G rules: the counts and places of K1 to K6."""

from collections.abc import Callable, Iterator

from hushmaze.rules.tile import DOOR_CELLS, TileFace
from hushmaze.rules.words import HEROES, Hero, Kind
from hushmaze.tiles.checks import CENTRE
from hushmaze.tiles.errors import ErrorFacts, TileError
from hushmaze.tiles.figures import Counted, Figure, figures, totals
from hushmaze.tiles.flaws import Flaw
from hushmaze.tiles.ground import regions
from hushmaze.tiles.tileset import TileSet, alike

NAMES = ("1A", "1B", *(str(number) for number in range(2, 25)))

ITEM_TILES = frozenset({6, 7, 8, 9})
HOURGLASS_TILES = frozenset({1, 3, 4, 5})
BALL_TILES = frozenset({15, 17, 20})
CAMERA_TILES = frozenset({16, 17, 18, 19})
EXIT_TILES = {2: Hero.MAGE, 10: Hero.ELF, 11: Hero.BARBARIAN, 12: Hero.DWARF}
FIRST_PASSAGE_TILE = 13

_PLACES = (
    (Kind.ITEM, "K2", ITEM_TILES),
    (Kind.HOURGLASS, "K2", HOURGLASS_TILES),
    (Kind.EXIT, "K3", frozenset(EXIT_TILES)),
    (Kind.BALL, "K4", BALL_TILES),
    (Kind.CAMERA, "K4", CAMERA_TILES),
)
_RULES_ELSEWHERE = {(1, Kind.HOURGLASS): "K1", (2, Kind.EXIT): "K2"}
_START_VORTICES = {"A": 1, "B": 0}
_SUMS = frozenset({Counted.ESCALATORS, Counted.EXPLORATIONS, Counted.VORTICES, Counted.EARLY_VORTICES})
"""Checks that need the whole set; the others are per tile."""
_TO_WIN = frozenset({Kind.ITEM, Kind.EXIT})


def standard_problems(tile_set: TileSet) -> list[TileError]:
    """Everything that keeps a set, free of `problems`, from being complete (K1 to K6, no two tiles alike).

    While tiles are missing, the sums are not judged: `figures` has them. Where tile 1 is counted with the
    others it counts once, with face A.
    """
    missing = [TileError(name, None, Flaw.TILE_MISSING) for name in NAMES if name not in tile_set.faces]
    found = [error for face in tile_set.faces.values() for error in standard_face_problems(face)]
    sums = [] if missing else [error for check in _SET_CHECKS for error in check(tile_set)]
    return [*missing, *found, *sums, *_check_alike(tile_set)]


def standard_face_problems(face: TileFace) -> list[TileError]:
    """The same for what a face alone can tell."""
    return [found for check in _FACE_CHECKS for found in check(face)]


def needed_to_play(error: TileError) -> bool:
    """Whether a table cannot do without it: all tiles, and for every hero an item and an exit.

    A set that departs from the other counts is another mall, but one that can be played.
    """
    if error.flaw == Flaw.KIND_COUNT:
        return error.facts["kind"] in {kind.name.lower() for kind in _TO_WIN}
    return error.flaw in (Flaw.TILE_MISSING, Flaw.ITEM_OWNER, Flaw.EXIT_OWNER)


def _check_start(face: TileFace) -> Iterator[TileError]:
    if face.number != 1:
        return
    for origin in CENTRE:
        if origin in face.specials or any(origin in pair for pair in face.escalators):
            yield TileError(face.name, (origin % 4, origin // 4), Flaw.CENTRE_PLAIN)
    if len(face.escalators) != 1:
        yield TileError(face.name, None, Flaw.START_ESCALATOR, {"found": len(face.escalators)})
    vortices, wanted = totals([face], Kind.VORTEX), _START_VORTICES.get(face.face, 0)
    for hero in HEROES:
        if vortices[hero] != wanted:
            facts: ErrorFacts = {"face": face.face, "wanted": wanted, "hero": _word(hero)}
            yield TileError(face.name, None, Flaw.START_VORTICES, facts)


def _check_places(face: TileFace) -> Iterator[TileError]:
    """Items, hourglasses, exits, balls and cameras: one on each of their tiles, none elsewhere."""
    for kind, rule, tiles in _PLACES:
        wanted, found = int(face.number in tiles), totals([face], kind).total()
        if found != wanted:
            facts: ErrorFacts = {"kind": kind.name.lower(), "found": found, "wanted": wanted}
            rule_here = _RULES_ELSEWHERE.get((face.number, kind), rule)
            yield TileError(face.name, None, Flaw.KIND_COUNT, facts, rule=rule_here)


def _check_exit(face: TileFace) -> Iterator[TileError]:
    hero = EXIT_TILES.get(face.number)
    if hero is not None and set(totals([face], Kind.EXIT)) - {hero}:
        rule = "K2" if face.number == 2 else "K3"
        yield TileError(face.name, None, Flaw.EXIT_OWNER, {"hero": _word(hero)}, rule=rule)


def _check_early_passage(face: TileFace) -> Iterator[TileError]:
    if face.passages and face.number < FIRST_PASSAGE_TILE:
        yield TileError(face.name, None, Flaw.EARLY_PASSAGE, {"first": FIRST_PASSAGE_TILE})


def ground_problems(face: TileFace) -> list[TileError]:
    """Lists what is wrong with where a tile's floor leads (K6)."""
    found: list[TileError] = []
    if len(regions(face, dwarf=True)) > 1:
        found.append(TileError(face.name, None, Flaw.FLOOR_APART))
    if face.entrance is not None and not _leads_on(face):
        found.append(TileError(face.name, None, Flaw.LEADS_NOWHERE))
    return found


def _leads_on(face: TileFace) -> bool:
    doors = {DOOR_CELLS[side]: hero for side, hero in face.doors.items()}
    entrances = {origin for origin, hero in doors.items() if hero is None}
    explorations = set(doors) - entrances
    return any(part & entrances and part & explorations for part in regions(face, dwarf=False))


def _check_owners(tile_set: TileSet) -> Iterator[TileError]:
    for figure in figures(tile_set):
        if figure.counted == Counted.ITEMS and not figure.right and figure.hero is not None:
            facts: ErrorFacts = {
                "found": figure.found,
                "hero": _word(figure.hero),
                "wanted": figure.range_in_words,
            }
            yield TileError("", None, Flaw.ITEM_OWNER, facts)


def _check_sums(tile_set: TileSet) -> Iterator[TileError]:
    for figure in figures(tile_set):
        if figure.right:
            continue
        if figure.counted == Counted.PASSAGES:
            facts: ErrorFacts = {"found": figure.found, "wanted": figure.range_in_words}
            yield TileError("", None, Flaw.PASSAGES, facts)
        elif figure.counted in _SUMS:
            yield TileError("", None, Flaw.TOTAL, _facts(figure))


def _facts(figure: Figure) -> ErrorFacts:
    return {
        "found": figure.found,
        "what": figure.what,
        "wanted": figure.range_in_words,
        "counted": figure.counted.name.lower(),
        "hero": "" if figure.hero is None else _word(figure.hero),
        "least": figure.wanted.start,
        "most": figure.most or 0,
    }


def _check_alike(tile_set: TileSet) -> Iterator[TileError]:
    for earlier, later in alike(tile_set):
        yield TileError(later, None, Flaw.ALIKE, {"other": earlier})


def _word(hero: Hero) -> str:
    return hero.name.lower()


_FACE_CHECKS: tuple[Callable[[TileFace], Iterator[TileError] | list[TileError]], ...] = (
    _check_start,
    _check_places,
    _check_exit,
    _check_early_passage,
    ground_problems,
)
_SET_CHECKS: tuple[Callable[[TileSet], Iterator[TileError]], ...] = (_check_owners, _check_sums)
