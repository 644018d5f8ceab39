"""The host's choices reach the bots."""

from hushmaze.bots.api import Wish
from hushmaze.protocol.words import BotSkill
from hushmaze.rules.commands import Bell
from hushmaze.rules.words import Seat
from tests.server.bots.manners.salon import Salon


def test_skill_is_good_unless_the_host_chooses() -> None:
    assert Salon(run_ms=1_000).bot.skill is BotSkill.GOOD
    assert Salon(run_ms=1_000, bots_skill="novice").bot.skill is BotSkill.NOVICE


def test_patient_bots_know_whom_to_wait_for() -> None:
    salon = Salon(run_ms=1_000, bots_patient=True)
    salon.bot.wishes.append(Wish(10**6, Bell(Seat(0))))
    salon.ann(Bell(Seat(2)))
    assert salon.bot.waited_for == [frozenset({0})]


def test_others_wait_for_nobody() -> None:
    salon = Salon(run_ms=1_000)
    salon.bot.wishes.append(Wish(10**6, Bell(Seat(0))))
    salon.ann(Bell(Seat(2)))
    assert salon.bot.waited_for == []


def test_who_is_away_is_not_waited_for() -> None:
    salon = Salon(run_ms=1_000, bots_patient=True, bots_hold=False)
    salon.bot.wishes.append(Wish(10**6, Bell(Seat(0))))
    salon.leave("Ann")
    salon.think()
    assert salon.bot.waited_for == []
