"""Prints the whole table: the mall, and everything else beside it."""

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hushmaze.cli.shared.wording import count_of
from hushmaze.cli.show.mall import draw_board
from hushmaze.cli.show.symbols import COLOUR, LEGEND
from hushmaze.rules import State, view
from hushmaze.rules.view import View
from hushmaze.rules.words import Card


def table_of(state: State) -> Group:
    """A position as everybody may see it: malls side by side, and the table beside them."""
    boards = sorted({tile.place.board for tile in state.board.tiles.values()})
    panels = [Panel(draw_board(state, board), title=f"board {board}", expand=False) for board in boards]
    facts = Panel(_facts(view(state, None), state.sand_left(state.time)), title="table", expand=False)
    return Group(Columns([*panels, facts]), Text(LEGEND, style="dim"))


def _facts(seen: View, sand: int) -> Table:
    table = Table.grid(padding=(0, 2))
    capacity = seen.sand.capacity
    rows = {
        "phase": str(seen.phase) + (f" ({seen.loss})" if seen.loss else ""),
        "sand": f"{_clock(sand)}, if turned {_clock(capacity - sand)}",
        "turned": f"{count_of(seen.turns, 'time')}, {seen.hourglasses_left} more in sight",
        "talk": "open" if seen.words_allowed else "gestures only" if seen.gestures_allowed else "silence",
        "stack": count_of(seen.stack.left, "tile") + (f", top {seen.stack.top}" if seen.stack.top else ""),
        "in hand": "-" if seen.hand is None else f"tile {seen.hand}",
        "cameras": f"{seen.cameras_working} working",
        "vortices": "open" if seen.vortices_open else "closed",
        "bell": "-" if seen.bell is None else f"seat {seen.bell + 1}",
    }
    for name, value in rows.items():
        table.add_row(Text(name, style="dim"), value)
    for number, held in enumerate(seen.cards, start=1):  # as the screen counts
        table.add_row(Text(f"seat {number}", style="dim"), _card(held))
    for hero in seen.heroes:
        table.add_row(
            Text(hero.hero.name.lower(), style=COLOUR[hero.hero]), _whereabouts(hero.safe, hero.on_item)
        )
    return table


def _whereabouts(safe: bool, on_item: bool) -> str:
    return "safe" if safe else "on its item" if on_item else "on its way"


def _card(held: Card) -> str:
    return ", ".join(ability.name.lower() for ability in held) or "no card"


def _clock(milliseconds: int) -> str:
    seconds, rest = divmod(milliseconds, 1000)
    return f"{seconds // 60}:{seconds % 60:02}.{rest:03}"
