"""The same path in every browser: home, a table with a bot, a heist to its end, and its replay."""

import pytest

from hushmaze.rules.state import Phase
from tests.browsers.person import Person
from tests.browsers.table import SmallTable
from tests.e2e.house import House
from tests.e2e.party import NO_HURRY_MS

pytestmark = pytest.mark.wide

pytestmark = pytest.mark.wide


def test_a_heist_is_won_by_mouse_and_keys_and_watched_again(person: Person, house: House) -> None:
    person.open("/")
    person.sees("Play with bots")
    person.show("home")
    person.click("^Play with bots")
    person.sees("^Start the heist", "button")
    person.show("lobby")
    table = SmallTable(house, person)
    table.begin()
    house.put_forward(NO_HURRY_MS // 2)  # so that as much sand is left when the hourglass is turned
    table.play_on("pointer", "keys", turn=True, tiles=4)
    person.show("table")
    end = table.play_on("pointer", "keys")
    assert end.phase is Phase.WON
    assert end.turns > 0
    person.sees("You did it!")
    person.show("end")

    person.click("^Watch$")
    person.sees("", ".replay .tile img")
    person.driver.press("Home")
    person.driver.press(".", ".", ",")
    person.sees("", ".replay[data-index='1']")
    person.driver.press("End")
    person.sees("Won with")
    person.show("replay")
    person.click("^Play$")
    person.sees("^Pause$", "button")


def test_on_a_phone_the_hourglass_is_turned_and_the_sand_runs_out(phone: Person, house: House) -> None:
    """What has run through by then is all that is left: a few seconds."""
    table = SmallTable(house, phone)
    table.begin()
    phone.show("table")
    end = table.play_on("pointer", turn=True)
    assert (end.turns, end.phase) == (1, Phase.LOST)
    phone.sees("Caught!")
    phone.show("end")
