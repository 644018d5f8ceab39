"""A position in a terminal: every square, wall and gap as on the map."""

from io import StringIO

from rich.console import Console

from hushmaze.cli.show.mall import draw_board
from hushmaze.cli.show.picture import picture
from hushmaze.cli.show.table import table_of
from hushmaze.rules import State
from hushmaze.scenarios.position import read_position


def printed(state: State) -> str:
    out = StringIO()
    Console(file=out, width=140, color_system=None).print(table_of(state))
    return out.getvalue()


def test_the_start_is_drawn_square_by_square() -> None:
    state = read_position("scenario=3 seats=4 phase=heist heroes=B0:1,1;M0:2,1;E0:1,2;D0:2,2")
    lines = [line.rstrip() for line in draw_board(state, 0).plain.splitlines()]
    assert lines[:-1] == [
        "┌───┬───┐   ┌───┐",
        "│ @m│ % │ ?e│ ⧗ │",
        "╵   ╵   ╵   ╵   │",
        "  ?b (B) (M)  @e│",
        "╷   ╷       ╶───┘",
        "│ @b│(E) (D)  ?m",
        "└───┤   ╷   ╷   ╷",
        "    │ ?d│ @d│ % │",
        "    ╵   └───┴───┘",
    ]


def test_gaps_spent_squares_and_gone_heroes_are_told() -> None:
    text = printed(
        read_position(
            "scenario=4 phase=escape map=1A@0:0,0/0;13@0:0,-1/0 spent=0:3,0 "
            "heroes=B-;M0:2,1;E0:1,2;D0:2,2 safe=B deadline=61005"
        )
    )
    assert "×⧗" in text
    assert "┆" in text or "╌╌╌" in text
    assert "barbarian  safe" in text
    assert "1:01.005, if turned 1:58.995" in text
    assert "vortices   closed" in text


def test_what_is_not_on_the_map_stands_beside_it() -> None:
    text = printed(
        read_position("scenario=9 seats=3 phase=lost loss=sand bell=2 hand=5 cards=NEV,SWCX,- deadline=0")
    )
    for words in ("lost (sand)", "tile 5", "seat 2", "no card", "north, east, vortex"):
        assert words in text
    assert "gestures only" in printed(read_position("scenario=12 phase=heist talk=yes"))
    assert "top " in printed(read_position("scenario=8 phase=heist"))


def test_a_hero_on_its_item_is_told() -> None:
    text = printed(read_position("phase=heist map=1A@0:0,0/0;6@0:0,-1/0 heroes=B0:1,1;M0:1,-4;E0:1,2;D0:2,2"))
    assert "on its item" in text


def test_a_position_is_drawn_with_its_heroes() -> None:
    state = read_position("phase=escape spent=0:3,0 heroes=B-;M0:2,1;E0:1,2;D0:2,2 safe=B")
    drawing = picture(state)
    assert drawing.count('data-part="pawn"') == 3
