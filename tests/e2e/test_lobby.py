"""In the lobby nothing is lost or shown wrongly while friends come and lines go."""

from playwright.sync_api import Browser, expect

from hushmaze.rules.commands import Start
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.party import Party
from tests.e2e.way import Route, way_to

TABLE = {"scenario": 1, "seats": 2}
ALONE = {"scenario": 1, "seats": 1}
"""Nobody else is there to become the host while the line is lost."""


def lose_the_line(house: House, way: Route, guest: Guest) -> None:
    house.ask(way.cut())
    guest.sees("The server cannot be reached.")


def find_the_line(house: House, way: Route, guest: Guest) -> None:
    house.ask(way.mend())
    expect(guest.page.get_by_text("The server cannot be reached.")).to_have_count(0)


def test_what_is_asked_while_the_line_is_lost_was_not_done(house: House, browser: Browser) -> None:
    """The choice stays as the room has it, and a line to the others is kept until it can be sent."""
    with way_to(house) as way, Party(house, browser, TABLE) as party:
        ada, bruno = party.sit("Ada", url=way.url), party.sit("Bruno")
        field = ada.page.get_by_label("Say something")
        field.fill("Ready?")
        lose_the_line(house, way, ada)
        ada.page.get_by_role("group", name="Seats").get_by_text("3", exact=True).click()
        ada.sees("Not connected. Trying again…")
        expect(ada.page.get_by_label("2", exact=True)).to_be_checked()
        field.press("Enter")
        expect(field).to_have_value("Ready?")
        find_the_line(house, way, ada)
        field.press("Enter")
        expect(field).to_have_value("")
        bruno.sees("Ready?")


def test_a_start_that_could_not_be_sent_can_be_asked_for_again(house: House, browser: Browser) -> None:
    with way_to(house) as way, Party(house, browser, ALONE) as party:
        ada = party.sit("Ada", url=way.url)
        start = ada.button("Start the heist")
        start.wait_for()
        lose_the_line(house, way, ada)
        start.click()
        ada.sees("Not connected. Trying again…")
        find_the_line(house, way, ada)
        party.deal()


def test_a_start_that_got_lost_can_be_asked_for_again(house: House, browser: Browser) -> None:
    with way_to(house) as way, Party(house, browser, ALONE) as party:
        ada = party.sit("Ada", url=way.url)
        start = ada.button("Start the heist")
        expect(start).to_be_enabled()
        house.ask(way.get_stuck())
        start.click()
        expect(start).to_be_disabled()
        lose_the_line(house, way, ada)
        house.ask(way.flow())
        find_the_line(house, way, ada)
        party.deal()


def test_who_goes_back_to_the_lobby_is_told_what_went_wrong(house: House, browser: Browser) -> None:
    with way_to(house) as way, Party(house, browser, {**ALONE, "hourglass_ms": 1_000}) as party:
        ada = party.sit("Ada", url=way.url)
        party.deal()
        party.do(0, Start())
        ada.button("Change the setup").click()
        start = ada.button("Start the heist")
        start.wait_for()
        lose_the_line(house, way, ada)
        start.click()
        ada.sees("Not connected. Trying again…")


def test_the_chosen_shows_in_colours_of_the_system(house: House, browser: Browser) -> None:
    """Forced colours leave no background of ours: the chosen has that of a selection, a button a frame."""
    with Party(house, browser, TABLE) as party:
        ada = party.sit("Ada")
        ada.button("Start the heist").wait_for()
        ada.page.emulate_media(forced_colors="active")
        seats = ada.page.get_by_role("group", name="Seats")
        chosen, other = (seats.get_by_text(number, exact=True) for number in ("2", "3"))
        grounds = [one.evaluate("(at) => getComputedStyle(at).backgroundColor") for one in (chosen, other)]
        assert grounds[0] != grounds[1]
        assert ada.button("Start the heist").evaluate("(at) => at.clientTop") > 0


def test_what_is_said_out_of_sight_is_told(house: House, browser: Browser) -> None:
    with Party(house, browser, TABLE) as party:
        ada, bruno = party.sit("Ada"), party.sit("Bruno", touch=True)
        bruno.button("I\u2019m ready").wait_for()
        field = ada.page.get_by_label("Say something")
        field.fill("Scenario two?")
        field.press("Enter")
        expect(bruno.page.get_by_role("status").get_by_text("Ada: Scenario two?")).to_be_visible()
        bruno.page.get_by_role("link", name="Home").click()
        bruno.button("Play with friends").wait_for()


def test_a_name_is_typed_while_friends_come(house: House, browser: Browser) -> None:
    with Party(house, browser, TABLE) as party:
        ada = party.sit("Ada")
        ada.button("Change your name").click()
        field = ada.page.get_by_label("Your name at the table")
        field.fill("Adalbert")
        party.sit("Bruno")
        expect(ada.page.get_by_text("Bruno").first).to_be_attached()
        expect(field).to_have_value("Adalbert")
        field.press("Enter")
        party.until(lambda room: any(person["name"] == "Adalbert" for person in room["people"]))


def test_a_room_is_gone_and_no_other_can_be_had(house: House, browser: Browser) -> None:
    guest = Guest(browser, house.url, "Ada").open("/kibo-ruta")
    another = guest.button("Open a new room")
    another.wait_for()
    guest.page.route("**/api/rooms", lambda route: route.abort())
    another.click()
    guest.sees("The room could not be opened. Is the server running?")
    guest.page.unroute("**/api/rooms")
    another.click()
    guest.button("Start the heist").wait_for()
    guest.close()
