"""The habits of partners: each looks at the table and finds one deed, or nothing."""

from collections.abc import Callable, Mapping, Sequence, Set

from hushmaze.bots.partners.sight import NOT_REACHED, PartnerOption, Sight
from hushmaze.rules import Deed, legal
from hushmaze.rules.commands import Discard, Steal, TurnCard, Vortex
from hushmaze.rules.errands import exits_for, items_for, needed
from hushmaze.rules.squares import Square
from hushmaze.rules.state import Phase
from hushmaze.rules.switches import Switches
from hushmaze.rules.words import DIRECTIONS, HEROES, Ability, Hero, Kind, Special

Habit = Callable[[Sight], Deed | None]
Targets = Mapping[Hero, Sequence[Square]]

LOW_SAND_MS = 45_000
"""From here on it looks for an hourglass."""
LAST_SAND_MS = 25_000
"""From here on it turns one."""
_QUIET_MS = 4_000
_BELL_MS = 6_000
_BUSY_MS = 6_000
_CAMERAS_THAT_LOCK = 2
_REMEMBERED_MS = 10_000
_WORTH_A_VORTEX = 3


def explore(sight: Sight) -> Deed | None:
    """Open a door a hero stands at."""
    found = sight.explorations()
    return sight.dice.choice(found) if found else None


def bring_to_doors(sight: Sight) -> Deed | None:
    """Bring any hero nearer to a door of its colour."""
    if sight.state.phase is not Phase.HEIST or not (sight.state.stack or sight.state.hand):
        return None
    return _nearer(sight, {hero: sight.open_doors(hero) for hero in HEROES})


def serve_sand(sight: Sight) -> Deed | None:
    """When the sand runs low, bring somebody to an hourglass; turn it when it is very low."""
    if sight.sand > LOW_SAND_MS:
        return None
    glasses = sight.hourglasses()
    turning = [option for option in sight.options() if option.to in glasses]
    if turning and sight.sand <= LAST_SAND_MS:
        return turning[0].deed
    return _nearer(sight, dict.fromkeys(HEROES, glasses), past=1)


def break_cameras(sight: Sight) -> Deed | None:
    """Bring the barbarian nearer to a camera while two of them lock the hourglasses."""
    working = [where for where in sight.squares(Kind.CAMERA) if where not in sight.state.spent]
    if not sight.state.setup.switches.cameras or len(working) < _CAMERAS_THAT_LOCK:
        return None
    return _nearer(sight, {Hero.BARBARIAN: working})


def fetch_items(sight: Sight) -> Deed | None:
    """Bring heroes nearer to their items once all items and exits are known."""
    if sight.state.phase is not Phase.HEIST or not _all_found(sight):
        return None
    return _nearer(sight, {hero: _items_of(sight, hero) for hero in HEROES})


def collect_items(sight: Sight) -> Deed | None:
    """Bring heroes nearer to their items as soon as they are seen, whatever else there is to do."""
    if sight.state.phase is not Phase.HEIST:
        return None
    return _nearer(sight, {hero: _items_of(sight, hero) for hero in HEROES})


def run_out(sight: Sight) -> Deed | None:
    """Bring heroes nearer to their exits after the theft."""
    if sight.state.phase is not Phase.ESCAPE:
        return None
    return _nearer(sight, {hero: _exits_of(sight, hero) for hero in HEROES})


def step_aside(sight: Sight) -> Deed | None:
    """When nothing goes on, move a hero out of the straight way of the one that others moved last."""
    went = sight.last_by_others()
    if went is None or went.hero in sight.state.safe or sight.now - _last_at(sight) < _QUIET_MS:
        return None
    heroes = sight.state.heroes
    lines = [sight.line_from(went.hero, direction) for direction in DIRECTIONS]
    in_way = {hero: line for line in lines for hero in HEROES if heroes[hero] in line}
    clearing = [
        option
        for option in _harmless(sight)
        if option.hero in in_way and option.to not in in_way[option.hero] and option.hero is not went.hero
    ]
    return clearing[0].deed if clearing else None


def follow_ringer(sight: Sight) -> Deed | None:
    """Soon after a bell, move the hero that whoever rang has moved last, preferably to a door."""
    if sight.rung is None or sight.now - sight.rung.at > _BELL_MS:
        return None
    ringer = sight.rung.seat
    last = next((went for went in reversed(sight.public.recent) if went.seat == ringer), None)
    if last is None:
        return wander(sight)
    towards = _nearer(sight, {last.hero: [*sight.open_doors(last.hero), *_items_of(sight, last.hero)]})
    mine = [option for option in _harmless(sight) if option.hero is last.hero]
    return towards or (sight.dice.choice(mine).deed if mine else None)


def wander(sight: Sight) -> Deed | None:
    """Move any hero anywhere, but on no hourglass."""
    found = _harmless(sight)
    return sight.dice.choice(found).deed if found else None


def do_anything(sight: Sight) -> Deed | None:
    """Does anything that is allowed."""
    found: list[Deed] = [option.deed for option in sight.options()]
    found += sight.explorations()
    return sight.dice.choice(found) if found else None


def take_back(sight: Sight) -> Deed | None:
    """Undo what another seat did last, where one's own ability leads back."""
    went = sight.last_by_others()
    if went is None or went.ability is Ability.EXPLORE:
        return None
    back = [o for o in sight.options() if o.hero is went.hero and o.origin == went.to and o.to == went.origin]
    return back[0].deed if back else None


def turn_sand(sight: Sight) -> Deed | None:
    """Turn any hourglass within reach, whatever it holds."""
    glasses = sight.hourglasses()
    found = [option for option in sight.options() if option.to in glasses]
    return found[0].deed if found else None


def table_duties(sight: Sight) -> Deed | None:
    """The theft, and tiles that must go."""
    for what in legal(sight.state, sight.seat):
        if isinstance(what, Steal | Discard):
            return what
    return None


def turn_card(sight: Sight) -> Deed | None:
    found = [what for what in legal(sight.state, sight.seat) if isinstance(what, TurnCard)]
    return found[0] if found else None


def _last_at(sight: Sight) -> int:
    return 0 if sight.public.last is None else sight.public.last.at


def _harmless(sight: Sight) -> list[PartnerOption]:
    """On no hourglass, and not straight back to where somebody has just taken the hero from."""
    lately = [went for went in sight.public.recent if sight.now - went.at < _REMEMBERED_MS]
    left = {(went.hero, went.origin) for went in lately}
    glasses = sight.hourglasses()
    return [o for o in sight.options() if o.to not in glasses and (o.hero, o.to) not in left]


def _nearer(sight: Sight, targets: Targets, past: int = 0) -> Deed | None:
    """The move that gains most for a hero towards one of its targets, but no nearer than `past` slides."""
    best: tuple[int, int, Deed] | None = None
    for option in _harmless(sight):
        goals = targets.get(option.hero, ())
        before = sight.distance(option.hero, option.origin, goals)
        after = sight.distance(option.hero, option.to, goals)
        if (
            after >= before
            or after < past
            or after >= NOT_REACHED
            or _snatches(sight, option, before - after)
        ):
            continue
        if best is None or (after - before, after) < best[:2]:
            best = after - before, after, option.deed
    return None if best is None else best[2]


def _snatches(sight: Sight, option: PartnerOption, gain: int) -> bool:
    """Whether a vortex would take a hero away that another seat has just moved, or gains next to nothing."""
    if not isinstance(option.deed, Vortex):
        return False
    last = sight.last_by_others()
    busy = last is not None and last.hero is option.hero and sight.now - last.at < _BUSY_MS
    return busy or gain < _WORTH_A_VORTEX


def _items_of(sight: Sight, hero: Hero) -> list[Square]:
    """Where it may steal (W1, C10)."""
    return _left_for(sight, hero, items_for)


def _exits_of(sight: Sight, hero: Hero) -> list[Square]:
    """Where it may leave (P1, P2, C10)."""
    return _left_for(sight, hero, exits_for)


def _left_for(sight: Sight, hero: Hero, may_use: Callable[[Switches, Hero], Set[Special]]) -> list[Square]:
    """Squares that a hero may use, but for those on which another stands that may use them too."""
    state = sight.state
    switches, specials = state.setup.switches, state.board.specials
    others = [(other, where) for other, where in zip(HEROES, state.heroes, strict=True) if other is not hero]
    taken = {where for other, where in others if specials.get(where) in may_use(switches, other)}
    own = may_use(switches, hero)
    return [where for where, what in specials.items() if what in own and where not in taken]


def _all_found(sight: Sight) -> bool:
    return needed(sight.state.setup.switches) <= set(sight.state.board.specials.values())
