"""What bots say in talk windows: little, true, and only what the scenario allows (T1, T4, C12, C14)."""

import pytest

from hushmaze.rules.commands import Bell, Topic
from hushmaze.rules.words import Hero, Seat
from hushmaze.server.bots.held_seats import HOLD_AFTER_MS
from tests.server.bots.manners.salon import ANOTHER_STEP, EXPLORATION, TURN, Salon, thought


def salon_with_thoughts(**choices: object) -> Salon:
    """Each bot has another hero in mind, the one on seat 3 the most urgent thing."""
    salon = Salon(**choices)  # type: ignore[arg-type] # whatever a salon takes
    for seat, hero in ((1, Hero.MAGE), (2, Hero.ELF), (3, Hero.DWARF)):
        salon.puppets.by_seat[seat].in_mind = thought(hero, rank=3 - seat)
    return salon


def test_two_remarks_in_a_window_the_most_urgent_first() -> None:
    salon = salon_with_thoughts()
    salon.ann(TURN)
    salon.pass_time(60_000)
    said = salon.said()
    assert [(event["seat"], event["hero"]) for event in said] == [(2, "elf"), (3, "dwarf")]
    first, second = (int(str(event["at"])) for event in (said[1], said[0]))
    assert second - first >= 2_000
    code = {"type": "remarked", "topic": "can", "ability": "west", "aim": "door", "target": None}
    assert {key: said[0][key] for key in code} == code


def test_what_a_person_is_waited_for_comes_first_and_nothing_is_said_among_bots() -> None:
    salon = salon_with_thoughts()
    salon.puppets.by_seat[1].in_mind = thought(Hero.BARBARIAN, Topic.WAITS, target=0, rank=9)
    salon.puppets.by_seat[3].in_mind = thought(Hero.DWARF, Topic.WAITS, target=2)
    salon.ann(TURN)
    salon.pass_time(1_600)
    assert [(event["seat"], event["target"]) for event in salon.said()] == [(1, 0)]
    salon.pass_time(60_000)
    assert [event["seat"] for event in salon.said()] == [1, 2]


def test_nobody_says_the_same_as_somebody_before() -> None:
    salon = salon_with_thoughts()
    for seat in (1, 2, 3):
        salon.puppets.by_seat[seat].in_mind = thought(Hero.ELF)
    salon.ann(TURN)
    salon.pass_time(60_000)
    assert len(salon.said()) == 1


def test_outside_windows_they_are_silent() -> None:
    """T1"""
    salon = salon_with_thoughts()
    salon.ann(Bell(Seat(1)))
    salon.pass_time(20_000)
    salon.ann(TURN)
    salon.ann(ANOTHER_STEP)
    salon.pass_time(20_000)
    assert salon.said() == []


def test_every_window_has_its_two() -> None:
    """P4: the elf explores, which closes one and opens the next."""
    salon = salon_with_thoughts(scenario=4)
    salon.ann(TURN)
    salon.pass_time(8_000)
    assert len(salon.said()) == 2
    salon.ann(EXPLORATION)
    salon.pass_time(8_000)
    assert len(salon.said()) == 4


def test_hands_only_they_show_a_sign_and_a_square() -> None:
    """C12"""
    salon = salon_with_thoughts(scenario=12, level=2)
    salon.ann(TURN)
    salon.pass_time(1_600)
    assert [event["type"] for event in salon.said()] == ["signed", "pinged"]
    sign, ping = salon.said()
    assert sign["sign"] == "explore"
    assert ping["square"] == [0, 1, 1]


@pytest.mark.parametrize(
    ("scenario", "more"), [(14, {"level": 2}), (15, {"level": 2}), (1, {"talk_always": True})]
)
def test_where_no_window_opens_nothing_is_said_and_nobody_holds_still(
    scenario: int, more: dict[str, object]
) -> None:
    """C14, C15, T7"""
    salon = salon_with_thoughts(scenario=scenario, **more)
    salon.ann(TURN)
    salon.pass_time(20_000)
    assert salon.said() == []


def test_a_bot_that_holds_a_seat_says_nothing_in_the_name_of_its_person() -> None:
    salon = Salon()
    ben = salon.enter("Ben")
    salon.room.seats.sit(ben, 1)
    salon.room.changed()
    salon.leave("Ben")
    salon.pass_time(HOLD_AFTER_MS + 1_000, step=500)
    assert [bot.holds for bot in salon.room.facts().bots] == [ben.id, None, None]
    salon.ann(Bell(Seat(2)))
    salon.puppets.by_seat[1].in_mind = thought(Hero.MAGE)
    salon.ann(TURN)
    salon.pass_time(9_000)
    assert salon.said() == []


def test_without_people_bots_do_not_talk() -> None:
    salon = salon_with_thoughts(bots_hold=False)
    salon.enter("Eve")
    salon.ann(TURN)
    salon.leave("Ann")
    salon.pass_time(20_000)
    told = [event["type"] for update in salon.ears["Eve"].of("update") for event in update["events"]]
    assert "remarked" not in told


def test_what_was_true_before_somebody_acted_is_not_said_after_it() -> None:
    salon = salon_with_thoughts()
    salon.ann(TURN)
    for seat in (1, 2, 3):
        salon.puppets.by_seat[seat].in_mind = None
    salon.ann(Bell(Seat(1)))
    salon.pass_time(9_000)
    assert salon.said() == []
