"""Says how far a table came."""

from hushmaze.analysis.ending.report import FinalPosition
from hushmaze.rules import State
from hushmaze.rules.state import Phase
from hushmaze.rules.words import HEROES, Kind


def final_position(state: State, *, stolen: bool) -> FinalPosition:
    items = {(what.hero, square) for square, what in state.board.specials.items() if what.kind is Kind.ITEM}
    return FinalPosition(
        items_found=len({hero for hero, _ in items}),
        on_items=sum((hero, state.heroes[hero]) in items for hero in HEROES),
        stolen=stolen,
        out=len(HEROES) if state.phase is Phase.WON else len(state.safe),
    )
