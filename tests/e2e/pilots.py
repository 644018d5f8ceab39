"""Players for the browser tests, who know everything and say what to do next."""

from hushmaze.rules import Deed, State
from tests.support.autopilot import Autopilot, ability_of


class ThriftyPilot(Autopilot):
    """Alone, uses the card that is face up as long as it helps somebody (L1), and so turns fewer."""

    def _purpose(self, state: State) -> Deed | None:
        helpful = [deed for deed in self._wishes(state) if deed is not None]
        at_hand = (deed for deed in helpful if any(ability_of(deed) in card for card in state.cards))
        return next(at_hand, helpful[0] if helpful else None)
