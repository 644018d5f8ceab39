"""Says how far a table came."""

from hushmaze.analysis.ending.report import FinalPosition
from hushmaze.rules import State
from hushmaze.rules.state import Phase
from hushmaze.rules.theft import on_item
from hushmaze.rules.words import HEROES, Kind


def final_position(state: State, *, stolen: bool) -> FinalPosition:
    return FinalPosition(
        items_found=len({what.hero for what in state.board.specials.values() if what.kind is Kind.ITEM}),
        on_items=sum(on_item(state, hero) for hero in HEROES),
        stolen=stolen,
        out=len(HEROES) if state.phase is Phase.WON else len(state.safe),
    )
