"""The pace model: no gap is ever shorter than it says."""

from hypothesis import given
from hypothesis import strategies as st

from hushmaze.bots.solver.pace import HUMAN_PACE, SolverPace, opening
from hushmaze.rules.words import HEROES, Hero, Seat

paces = st.builds(SolverPace, *[st.integers(0, 5_000)] * 5)
actions = st.lists(st.tuples(st.integers(0, 3).map(Seat), st.sampled_from(HEROES)), max_size=12)


@given(paces, actions)
def test_all_gaps_are_kept(pace: SolverPace, wanted: list[tuple[Seat, Hero]]) -> None:
    """A1"""
    tempo, done = opening(pace, 4), list[tuple[int, Seat, Hero]]()
    for seat, hero in wanted:
        at = tempo.earliest(seat, hero)
        assert all(at - before >= pace.team_ms for before, _, _ in done[-1:])
        assert all(at - before >= pace.seat_ms for before, who, _ in done if who == seat)
        assert all(at - before >= pace.hero_ms for before, _, whom in done if whom is hero)
        tempo = tempo.acted(at, seat, hero)
        done.append((at, seat, hero))


def test_nobody_acts_while_a_new_tile_is_looked_at() -> None:
    """X2"""
    tempo = opening(HUMAN_PACE, 2).acted(100, Seat(0), Hero.ELF).looked(100)
    assert tempo.earliest(Seat(1), Hero.DWARF) == 100 + HUMAN_PACE.explore_ms


def test_a_card_takes_its_time() -> None:
    """L1"""
    tempo = opening(HUMAN_PACE, 1).turned_card(50)
    assert tempo.earliest(Seat(0), None) == 50 + HUMAN_PACE.card_ms


def test_alone_an_action_takes_longer() -> None:
    """L1"""
    assert HUMAN_PACE.typical_ms(solo=True) > HUMAN_PACE.typical_ms(solo=False) == HUMAN_PACE.team_ms
