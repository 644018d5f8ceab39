"""A table at which a person can turn the hourglass by one step, and so open a talk window."""

from dataclasses import replace

from hushmaze.bots.courtesy.thoughts import Thought
from hushmaze.rules import Deed
from hushmaze.rules.commands import Aim, Explore, Gesture, Move, Remark, Start, Topic
from hushmaze.rules.setup import Rigging
from hushmaze.rules.squares import square
from hushmaze.rules.words import Ability, Direction, Hero, Seat
from hushmaze.server.deals.choices import heading_for
from hushmaze.server.game.match import Match
from hushmaze.tiles import standard_set
from tests.server.bots.puppets import Stage

BESIDE_THE_HOURGLASS = square(0, 3, 1)
ELFS_DOOR = square(0, 2, 0)
PLACES = (BESIDE_THE_HOURGLASS, square(0, 2, 2), ELFS_DOOR, square(0, 1, 1))
CARDS = (
    (Ability.NORTH,),
    (Ability.WEST, Ability.VORTEX),
    (Ability.EAST, Ability.ESCALATOR),
    (Ability.SOUTH, Ability.EXPLORE),
)
TURN = Move(Hero.BARBARIAN, BESIDE_THE_HOURGLASS, Direction.NORTH, 1)
"""What Ann can do."""
STEP = Move(Hero.MAGE, PLACES[1], Direction.WEST, 1)
"""What the bot on seat 1 can do."""
ANOTHER_STEP = Move(Hero.DWARF, PLACES[3], Direction.NORTH, 1)
"""What Ann can do besides."""
EXPLORATION = Explore(Hero.ELF, ELFS_DOOR)
"""What Ann can do when the cards have been passed (P3)."""

TALK = {"remarked", "said", "signed", "pinged"}


def thought(
    hero: Hero = Hero.ELF, topic: Topic = Topic.CAN, target: int | None = None, rank: int = 0
) -> Thought:
    whom = None if target is None else Seat(target)
    remark = Remark(topic, hero, Ability.WEST, Aim.DOOR, whom)
    return Thought(remark, Gesture.EXPLORE, PLACES[hero], rank)


class Salon(Stage):
    """Ann and three puppets, who have begun; half of the sand has run."""

    def __init__(self, scenario: int = 2, run_ms: int = 90_000, **choices: object) -> None:
        super().__init__(seats=4, scenario=scenario, face="A", **choices)
        self.match = self._rigged()
        self.n = 0
        self.ann(Start())
        self.pass_time(run_ms, step=1_000)
        self.think()

    def _rigged(self) -> Match:
        heading = heading_for(self.room.record.choices, 7, standard_set())
        table = replace(heading.table, rigging=Rigging(heroes=PLACES, cards=CARDS))
        return self.opened("salon", replace(heading, table=table))

    def ann(self, deed: Deed) -> None:
        self.n += 1
        assert self.do("Ann", deed, self.n)["type"] == "done"
        self.think()

    def said(self) -> list[dict[str, object]]:
        """All that bots have said or shown."""
        return [event for seat in (1, 2, 3) for event in self.events_of(seat) if event["type"] in TALK]

    def moved(self) -> list[int]:
        """When bots have moved."""
        events = [event for seat in (1, 2, 3) for event in self.events_of(seat)]
        return [int(str(event["at"])) for event in events if event["type"] == "moved"]
