"""How far every hero is from what it needs, and how the items and exits are best shared out."""

from hushmaze.bots.solver.line import Line
from hushmaze.bots.solver.movement.distances import Ground, target
from hushmaze.bots.solver.movement.goals import Destination, HeroDestinations, Then
from hushmaze.bots.walking import FAR, Distances
from hushmaze.rules.acting import vortex_closed
from hushmaze.rules.errands import Errands, errands
from hushmaze.rules.squares import NOWHERE, Square, board_of
from hushmaze.rules.state import State
from hushmaze.rules.theft import may_exit
from hushmaze.rules.words import HEROES, Hero, Kind

_APPROACH, _ESCAPE = 5, 7
"""About how many slides it is to an item, and from there to an exit, that nobody has seen yet."""
_NOT_JOINED = 40
"""What counts for an exit to which there is no way from the item yet."""


def left_from(state: State, ground: Ground, hero: Hero, table: Distances, where: Square) -> int:
    """How many actions a hero needs from a square, vortices included while they are open (A6, C13)."""
    walked = table.get(where, FAR)
    if vortex_closed(state):
        return walked
    if not state.setup.switches.two_boards:
        return min(walked, _by_vortex(state, hero, table))
    ends = state.board.vortices[hero]
    beyond = [table.get(end, FAR) for end in ends if board_of(end) != board_of(where)]
    to_vortex = ground.to(target(Kind.VORTEX, hero, hero)).get(where, FAR)
    return min(walked, to_vortex + 1 + min(beyond, default=FAR))


def left_everywhere(state: State, ground: Ground, hero: Hero, table: Distances) -> Distances:
    """The same for every square of the map."""
    if vortex_closed(state):
        return table
    if state.setup.switches.two_boards:
        return {where: left_from(state, ground, hero, table, where) for where in state.board.tile_at}
    whirled = _by_vortex(state, hero, table)
    return {where: min(table.get(where, FAR), whirled) for where in state.board.tile_at}


def _by_vortex(state: State, hero: Hero, table: Distances) -> int:
    """From anywhere (A6)."""
    return 1 + min((table.get(end, FAR) for end in state.board.vortices[hero]), default=FAR)


def gathering(line: Line, shared: Errands) -> HeroDestinations:
    """Every hero to its item (W1)."""
    state, ground = line.state, line.ground
    tables = {hero: ground.to(target(Kind.ITEM, shared[hero].item, hero)) for hero in HEROES}
    return {hero: Destination(left_everywhere(state, ground, hero, tables[hero])) for hero in HEROES}


def escaping(line: Line, shared: Errands) -> HeroDestinations:
    """Every hero that is not out yet to its exit (W4)."""
    state = line.state
    then = Then.STAYS if state.setup.switches.heroes_stay else Then.LEAVES
    found: HeroDestinations = {}
    for hero in HEROES:
        where = line.ground.place_of(Kind.EXIT, shared[hero].exit)
        if where is None or hero in state.safe:
            continue
        others = {square for square in state.board.specials if may_exit(state, hero, square)} - {where}
        found[hero] = Destination(line.ground.afresh([where], hero), then, frozenset(others))
    return found


def to_escape(line: Line, hero: Hero, item: Hero, way_out: Hero) -> int:
    """From an item to an exit, on foot; FAR if the boards keep them apart for good (C13)."""
    goal = line.ground.place_of(Kind.EXIT, way_out)
    source = line.ground.place_of(Kind.ITEM, item)
    if goal is None or source is None:
        return _ESCAPE
    walked = line.ground.to(target(Kind.ITEM, item, hero)).get(goal)
    if walked is not None:
        return walked
    return _NOT_JOINED if board_of(goal) == board_of(source) else FAR


def to_item(line: Line, hero: Hero, item: Hero) -> int:
    """From where the hero stands to an item."""
    table = line.ground.to(target(Kind.ITEM, item, hero))
    if not table:
        return _APPROACH
    where = line.state.heroes[hero]
    return min(left_from(line.state, line.ground, hero, table, where), _NOT_JOINED)


def ranked_errands(line: Line) -> list[tuple[int, int, Errands]]:
    """How many slides are left until the theft and from there to the end, the best sharing out first."""
    choices = errands(line.state.setup.switches)
    pairs = {(hero, shared[hero]) for shared in choices for hero in HEROES}
    near = {(hero, errand.item): to_item(line, hero, errand.item) for hero, errand in pairs}
    out = {(hero, errand): to_escape(line, hero, *errand) for hero, errand in pairs}
    ranked = [
        (sum(near[h, shared[h].item] for h in HEROES), sum(out[h, shared[h]] for h in HEROES), shared)
        for shared in choices
    ]
    return sorted(ranked, key=lambda choice: choice[0] + choice[1])


def standing(state: State) -> list[Hero]:
    """The heroes that can still be moved."""
    return [hero for hero in HEROES if hero not in state.safe and state.heroes[hero] != NOWHERE]
