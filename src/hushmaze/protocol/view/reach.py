"""The reach of every ability as it travels: by ability and hero, whole."""

from collections.abc import Sequence

from hushmaze.protocol.codec import Plain, word_of
from hushmaze.rules.commands import Escalator, Explore, Vortex
from hushmaze.rules.reach import Reach, Slide
from hushmaze.rules.squares import coordinates
from hushmaze.rules.words import HEROES, Ability

ReachByAbility = dict[Ability, list[Reach]]

_HERO_WORDS = tuple(word_of(hero) for hero in HEROES)


def reach_to_plain(now: ReachByAbility) -> dict[str, Plain]:
    """Writes what each ability can do now."""
    return {word_of(ability): ability_to_plain(found) for ability, found in now.items()}


def ability_to_plain(found: Sequence[Reach]) -> dict[str, Plain]:
    """A slide: after how many steps one may stop. A vortex: where to. Explore: at which doors."""
    by_hero: dict[str, Plain] = {}
    for option in found:
        if isinstance(option, Slide):
            by_hero[_HERO_WORDS[option.hero]] = option.steps
        elif isinstance(option, Vortex):
            by_hero.setdefault(_HERO_WORDS[option.hero], []).append(coordinates(option.to))
        elif isinstance(option, Escalator):
            by_hero[_HERO_WORDS[option.hero]] = True
        elif isinstance(option, Explore):
            by_hero.setdefault(_HERO_WORDS[option.hero], []).append(coordinates(option.exploration))
        else:
            by_hero["look"] = True
    return by_hero
