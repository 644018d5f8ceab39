"""Further complete sets, as many as there are seeds; the same seed gives the same set everywhere."""

from itertools import count

from hushmaze.rules.dice import Dice
from hushmaze.rules.tile import DOOR_CELLS, TileFace
from hushmaze.tiles.checks import CENTRE, face_problems, name_problems
from hushmaze.tiles.complete import ground_problems, standard_problems
from hushmaze.tiles.deals import GrowingMap
from hushmaze.tiles.errors import TileSetError
from hushmaze.tiles.generator.furnish import furnish
from hushmaze.tiles.generator.plan import TilePlan, plan_rest, plan_set
from hushmaze.tiles.slides import actions_from
from hushmaze.tiles.tileset import TileSet

_CANDIDATES = 5
"""How many tiles are drawn to keep the most interesting."""
_TRIALS = 12
"""Deals of the shortest and of the longest range that a set must stand before it is handed out (K7)."""
_FILLINGS = 12
"""How often the missing tiles of a set are made up before the best attempt has to do."""
_TWO_DETOURS = 7
"""Twice the actions it should take on average to get somewhere on a tile."""
_WALLS = 5


def generate(seed: int, name: str | None = None) -> TileSet:
    """A complete set: free of `problems` and `standard_problems`, and some trial deals of it could be won.

    What share of all deals can be won is not promised; `bench/deals.py` measures it. Raises TileSetError for
    a name that cannot be written.
    """
    title = f"Seed {seed}" if name is None else name
    wrong = name_problems(title)
    if wrong:
        raise TileSetError(wrong)
    sets = (_attempt(Dice("tiles", seed, attempt), title) for attempt in count())
    return next(found for found in sets if found is not None)


def fill(tile_set: TileSet, seed: int) -> TileSet:
    """The set with all missing tiles made up, so that it is as complete as the tiles it has allow.

    Its own faces stay as they are. What they break they still break; the rest follows K1 to K6 where some
    attempts find a way, and comes as near as the best of them otherwise.
    """
    attempts = (_filled(Dice("fill", seed, attempt), tile_set) for attempt in range(_FILLINGS))
    best: tuple[int, TileSet] | None = None
    for filled in attempts:
        wrong = len(standard_problems(filled))
        if best is None or wrong < best[0]:
            best = wrong, filled
        if wrong == 0:
            break
    assert best is not None
    return best[1]


def _filled(dice: Dice, tile_set: TileSet) -> TileSet:
    made = [_best_face(dice, plan) for plan in plan_rest(dice, tile_set)]
    return TileSet.of(tile_set.name, [*tile_set.faces.values(), *made])


def _attempt(dice: Dice, title: str) -> TileSet | None:
    tile_set = TileSet.of(title, [_best_face(dice, plan) for plan in plan_set(dice)])
    sound = not standard_problems(tile_set) and all(_stands(dice, tile_set, last) for last in (9, 24))
    return tile_set if sound else None


def _stands(dice: Dice, tile_set: TileSet, last: int) -> bool:
    """Whether trial deals of the tiles up to a number can all be laid and won."""
    tiles = [tile_set.face(number) for number in range(2, last + 1)]
    for trial in range(_TRIALS):
        deal = GrowingMap(tile_set.face(1, "AB"[trial % 2]))
        laid = deal.lay(dice.shuffled(tiles), dice.below)
        if laid < len(tiles) or not deal.winnable(one_exit=last == 9):
            return False
    return True


def _best_face(dice: Dice, plan: TilePlan) -> TileFace:
    faces: list[TileFace] = []
    while len(faces) < _CANDIDATES:
        face = furnish(dice, plan)
        if face is not None and not face_problems(face) and not ground_problems(face):
            faces.append(face)
    return max(faces, key=_interest)


def _interest(face: TileFace) -> int:
    """Highest for middling detours to doors and specials on a floor neither bare nor all walls."""
    origin = CENTRE[0] if face.entrance is None else DOOR_CELLS[face.entrance]
    actions = actions_from(face, origin)
    detours = sum(actions.get(at, 0) for at in face.specials)
    return -abs(2 * detours // len(face.specials) - _TWO_DETOURS) - abs(len(face.walls) - _WALLS)
