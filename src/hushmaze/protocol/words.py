"""Words that clients, rooms and bots share: how quick and how sharp bots are, and what a lesson asks."""

from enum import StrEnum


class BotLevel(StrEnum):
    """How quick a bot is; how well it plays does not depend on it."""

    RELAXED = "relaxed"
    HUMAN = "human"
    """As quick as people at a table."""
    BRISK = "brisk"
    FAST = "fast"
    LIGHTNING = "lightning"


class BotSkill(StrEnum):
    """How much a bot sees (`hushmaze.bots.skills`); how quick it is does not depend on it."""

    NOVICE = "novice"
    GOOD = "good"
    EXPERT = "expert"


class FirstGameKind(StrEnum):
    """How the first game is learnt."""

    TEAM = "team"
    """With a partner."""
    SOLO = "solo"
    """With the deck (L)."""


class LessonAsk(StrEnum):
    """The one thing that the learner is to do."""

    ACT = "act"
    """Use an ability on a hero."""
    CARD = "card"
    """Turn over the next card (L1)."""
    RING = "ring"
    """Put the bell before the partner (T5)."""
    TALK = "talk"
    """Say or show something while talk is open (T2)."""
    WATCH = "watch"
    """Nothing: the partner is about to do something."""
