"""Draws: a stream whose first numbers can be given."""

from hypothesis import given
from hypothesis import strategies as st

from ludomots.core.draws import Draws

DICE = st.lists(st.integers(0, 5), max_size=6)


def drawn(draws: Draws, limit: int, times: int) -> tuple[list[int], Draws]:
    """Draw a given number of numbers below a limit."""
    numbers = []
    for _ in range(times):
        number, draws = draws.below(limit)
        numbers.append(number)
    return numbers, draws


@given(DICE, st.integers(0, 9), st.integers(0, 99))
def test_given_numbers_come_first(told: list[int], more: int, seed: int) -> None:
    """Then the stream continues as if it had drawn those numbers itself."""
    draws = Draws.from_seed(seed)
    numbers, _ = drawn(draws.telling(told), 6, len(told) + more)
    _, behind = drawn(draws, 6, len(told))
    assert numbers == [*told, *drawn(behind, 6, more)[0]]


@given(DICE, st.integers(0, 20), st.integers(0, 99))
def test_a_turn_begins_at_its_own_place(told: list[int], times: int, seed: int) -> None:
    draws = Draws.from_seed(seed)
    _, later = drawn(draws, 6, times)
    assert later.next_turn() == draws.next_turn()
    assert (later.turn, later.next_turn().turn) == (0, 1)
    assert draws.telling(told).next_turn() == draws.next_turn().telling(told)


def test_what_cannot_be_drawn_is_not_believed() -> None:
    draws = Draws.from_seed(1)
    assert drawn(draws.telling([6, 0, 0]), 6, 5) == drawn(draws, 6, 5)
