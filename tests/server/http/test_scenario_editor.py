"""The desk for own scenarios (B2) over real connections to a real server."""

import json
from typing import Any

import pytest
from msgspec.json import encode

from hushmaze.protocol.codec import Plain
from hushmaze.scenarios import read_scenario, scenario_from_code, share_code
from hushmaze.server.http.resources.scenarios import LONGEST_QUESTION, MOST_MADE
from hushmaze.server.limits import USUAL_LIMITS
from hushmaze.storage import MemoryStore
from hushmaze.tiles import generate, read_tile_set
from hushmaze.workshop.scenario_report import check_entries, switchboard
from tests.server.http.site import Answer, Site, site
from tests.server.support import in_loop

CHECK = "/api/scenarios/check"
OWN = {"name": "Own", "tiles": "2-12"}


async def check(here: Site, question: Plain) -> Answer:
    return await here.ask(CHECK, "POST", json.dumps(question).encode())


@in_loop
async def test_the_switchboard_is_told() -> None:
    async with site() as here:
        answer = await here.ask("/api/scenarios/switches")
    assert answer.status == 200
    assert answer.json == json.loads(encode(switchboard()))


@in_loop
async def test_a_scenario_is_checked_however_it_is_said() -> None:
    """B2"""
    code = share_code(read_scenario('name = "Own"\ntiles = "2-12"'))
    async with site() as here:
        answers = [
            (await check(here, question)).json
            for question in (
                {"entries": OWN},
                {"code": code},
                {"code": code.lower()},
                {"file": 'name = "Own"\ntiles = "2-12"'},
            )
        ]
        third = (await check(here, {"number": 3})).json
    assert all(answer == answers[0] for answer in answers)
    assert (answers[0]["playable"], answers[0]["code"]) == (True, code)
    assert third["draft"]["name"] == "Pass it left"


@in_loop
async def test_what_is_wrong_is_part_of_the_answer() -> None:
    """B2: a contradiction is no error."""
    own = {**OWN, "rules": ["leader", "no_bell"]}
    async with site() as here:
        answer = await check(here, {"entries": own})
        nonsense = await check(here, {"code": "nonsense"})
    assert answer.status == nonsense.status == 200
    assert answer.json == json.loads(encode(check_entries(own)))
    assert [problem["reason"] for problem in nonsense.json["problems"]] == ["bad_code"]


NO_QUESTIONS = [
    b"",
    b"{}",
    b"[]",
    b"nonsense",
    b'{"entries": []}',
    b'{"entries": {}, "code": "x"}',
    b'{"number": "three"}',
    b'{"colour": 3}',
    b'{"code": "\xff"}',
    b'{"entries": {"name": ' + b"[" * 4000 + b"]" * 4000 + b"}}",
]


@pytest.mark.parametrize("body", NO_QUESTIONS, ids=range(len(NO_QUESTIONS)))
@in_loop
async def test_what_is_no_question_is_refused(body: bytes) -> None:
    async with site() as here:
        assert await here.refused(400, CHECK, "POST", body)
        assert (await check(here, {"entries": OWN})).status == 200


@in_loop
async def test_questions_have_an_end() -> None:
    async with site() as here:
        await here.refused(413, CHECK, "POST", b'{"file": "' + b"#" * LONGEST_QUESTION + b'"}')
        assert (await check(here, {"file": "#" * (LONGEST_QUESTION - 20)})).status == 200


@in_loop
async def test_nobody_asks_without_end() -> None:
    at_once = USUAL_LIMITS.scenario_checks.at_once
    async with site() as here:
        answers = [(await check(here, {"number": 1})).status for _ in range(at_once + 40)]
    assert answers[:at_once] == [200] * at_once
    assert 429 in answers


def summary(**parts: Plain) -> bytes:
    booked = {"name": "Own", "seats": 2, "phase": "lost", "won": False, "turns": 0, "sand_left": 0}
    return json.dumps(booked | {"counts": False} | parts).encode()


async def played(store: MemoryStore, *summaries: bytes) -> None:
    for at, told in enumerate(summaries):
        await store.create_game(f"game{at}", "kibo-ruta", b"heading")
        await store.finish_game(f"game{at}", at, told)


def code_of(name: str) -> str:
    return share_code(read_scenario(f'name = "{name}"\ntiles = "2-12"'))


@in_loop
async def test_what_was_made_and_played_here_is_listed() -> None:
    """B2: own scenarios, newest first, each once; not the 17, nor first games, nor unreadable ones."""
    store = MemoryStore()
    async with site(store) as here:
        before: Any = (await here.ask("/api/scenarios/made")).json
        assert before == []
        await played(
            store,
            summary(name="First", code=code_of("First"), won=True),
            summary(name="Pass it left", scenario=3, code=None),
            summary(name="Older"),
            summary(name="Unreadable", code="0000"),
            summary(name="First game", code=code_of("First game"), lesson=True),
            summary(name="Second", code=code_of("Second")),
            summary(name="First", code=code_of("First")),
        )
        made: Any = (await here.ask("/api/scenarios/made")).json
    assert made == [
        {"code": code_of("First"), "name": "First", "games": 2, "won": 1},
        {"code": code_of("Second"), "name": "Second", "games": 1, "won": 0},
    ]


@in_loop
async def test_the_list_has_an_end() -> None:
    store = MemoryStore()
    async with site(store) as here:
        names = [f"Own {at}" for at in range(MOST_MADE + 3)]
        await played(store, *(summary(name=name, code=code_of(name)) for name in names))
        made: Any = (await here.ask("/api/scenarios/made")).json
    assert [row["name"] for row in made] == names[::-1][:MOST_MADE]


UPTOWN = {"name": "Uptown nights", "tiles": "2-12"}


@in_loop
async def test_a_scenario_is_checked_with_tiles_of_ones_own() -> None:
    """B2: with the set that is named; a scenario that names none is then made for that one."""
    uptown = generate(11, "Uptown")
    few = "\n\n".join(part for part in uptown.text.split("\n\n") if not part.startswith("tile 6\n"))
    store = MemoryStore()
    await store.open()
    for text in (uptown.text, few):
        await store.save_tile_set(read_tile_set(text).digest, text.encode())
    async with site(store=store) as here:
        fine = json.loads((await check(here, {"entries": UPTOWN, "tile_set": uptown.digest})).body)
        assert fine["playable"]
        assert fine["draft"]["tile_set"] == "Uptown"
        assert scenario_from_code(fine["code"]).tile_set == "Uptown"
        again = json.loads((await check(here, {"code": fine["code"], "tile_set": uptown.digest})).body)
        assert again["playable"]
        alone = json.loads((await check(here, {"code": fine["code"]})).body)
        assert [problem["reason"] for problem in alone["problems"]] == ["other_tile_set"]
        lacks = json.loads(
            (await check(here, {"entries": UPTOWN, "tile_set": read_tile_set(few).digest})).body
        )
        assert [problem["reason"] for problem in lacks["problems"]] == ["no_such_tile"]
        ours = json.loads((await check(here, {"entries": UPTOWN, "tile_set": "standard"})).body)
        assert ours["draft"]["tile_set"] == "Standard"


@in_loop
async def test_tiles_that_nobody_saved_are_not_found() -> None:
    async with site() as here:
        answer = await check(here, {"entries": UPTOWN, "tile_set": "0123456789abcdef"})
        assert (answer.status, json.loads(answer.body)["reason"]) == (404, "no_such_tile_set")
        assert (await check(here, {"tile_set": "standard"})).status == 400
        assert (await check(here, {"entries": UPTOWN, "tile_set": 7})).status == 400
