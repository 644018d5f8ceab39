"""The population: whom the bots are measured beside. Half of it was never looked at while they were tuned."""

from collections.abc import Callable

from hushmaze.bots.api import BotKind, SeatMaker
from hushmaze.bots.partners import habits as h
from hushmaze.bots.partners.imitating import imitators
from hushmaze.bots.partners.partner import Character, Partner
from hushmaze.rules import Setup

_HELPS = (
    h.table_duties,
    h.serve_sand,
    h.break_cameras,
    h.explore,
    h.run_out,
    h.fetch_items,
    h.bring_to_doors,
    h.follow_ringer,
    h.step_aside,
)

CHARACTERS: dict[str, Character] = {
    "idle": Character("does nothing", ()),
    "erratic": Character("does anything, every 11 s", (h.do_anything,), (11_000, 11_000)),
    "dozer": Character("helps, for 15 s after each bell", _HELPS, (800, 2_500), after_bell_ms=15_000),
    "helper": Character("opens doors, serves the sand, steps aside, answers bells", _HELPS),
    "porter": Character("opens doors, nothing else", (h.explore, h.bring_to_doors)),
    "plodder": Character("helps, every 8 to 16 s", _HELPS, (8_000, 16_000)),
    "absentee": Character("helps, but is away for 60 to 120 s", _HELPS, away_ms=(60_000, 120_000)),
    "newcomer": Character(
        "helps, but a third of its moves lead anywhere",
        _HELPS,
        (2_500, 8_000),
        clumsy=33,
        clumsily=h.wander,
    ),
    "fidget": Character("does anything, every 3 s", (h.do_anything,), (3_000, 3_000)),
    "sleeper": Character("one deed for each bell", _HELPS, (500, 1_500), deeds_a_bell=1),
    "hasty": Character(
        "acts at once, turns hourglasses on the way",
        (h.table_duties, h.explore, h.run_out, h.collect_items, h.bring_to_doors, h.turn_sand),
        (500, 900),
        reaction_ms=(100, 300),
    ),
    "loner": Character(
        "goes for doors, items and exits; serves no sand, makes no room, hears no bell",
        (h.explore, h.run_out, h.fetch_items, h.bring_to_doors),
    ),
    "stubborn": Character("helps one hero only", _HELPS, one_hero=True),
    "waster": Character("turns every hourglass it can, helps otherwise", (h.turn_sand, *_HELPS)),
    "undoer": Character("takes moves back", (h.take_back, h.explore), (1_500, 3_000)),
    "collector": Character(
        "fetches items as soon as they are seen, then opens doors",
        (h.table_duties, h.serve_sand, h.run_out, h.collect_items, h.explore, h.bring_to_doors),
    ),
}

TUNED_WITH = ("idle", "erratic", "dozer", "helper", "porter", "plodder", "absentee", "newcomer")
"""The others were not looked at before the bots were finished."""


def _kind(character: Character) -> BotKind:
    def partners(setup: Setup) -> SeatMaker:
        return lambda seat, _level, seed, *_: Partner(character, setup, seat, seed)

    return partners


PARTNERS: dict[str, Callable[[Setup], SeatMaker]] = {
    **{name: _kind(character) for name, character in CHARACTERS.items()},
    "imitator": imitators,
}
ABOUT = {name: character.about for name, character in CHARACTERS.items()} | {
    "imitator": "chooses as recorded play does: what was done among what could have been"
}
