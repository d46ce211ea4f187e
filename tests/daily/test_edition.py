"""The edition that is shipped: its hashes are those published, and its positions can be played."""

from datetime import date
from pathlib import Path

import pytest

from ludomots.core.player import LEVELS
from ludomots.core.shelf import SHELF
from ludomots.daily.edition import Edition, Terms, digest, edition
from ludomots.daily.puzzle import judged, number_of

ROOT = Path(__file__).parents[2]
FIRST = number_of(edition().terms.first)
EVERY = 12
"""Only some of the positions are replayed here; the command that makes them replayed them all."""


def test_what_is_shipped_is_what_was_published() -> None:
    published = ROOT / "docs" / f"daily-{edition().terms.number}.txt"
    assert published.read_text(encoding="utf-8") == edition().published()
    assert set(edition().games) <= set(SHELF)


def test_all_positions_come_before_any_comes_again() -> None:
    for game in edition().games:
        days = edition().count(game)
        turns = [
            [edition().digest_of(game, FIRST + turn * days + day) for day in range(days)]
            for turn in (-1, 0, 1)
        ]
        assert len({frozenset(turn) for turn in turns}) == 1
        assert all(len(set(turn)) == days for turn in turns)
        assert turns[0] != turns[1] != turns[2]


def test_the_days_depend_on_the_seed_and_the_positions_only() -> None:
    lines = [b'{"game":"ghost","seed":"%d"}' % number for number in range(9)]
    terms = Terms(number=1, seed="a", first=date(2026, 1, 1))
    day = number_of(terms.first)

    def order(terms: Terms, lines: list[bytes]) -> list[str]:
        one = Edition(terms, lines)
        return [one.digest_of("ghost", day + at) for at in range(9)]

    assert order(terms, lines) == order(terms, lines[::-1])
    assert sorted(order(terms, lines)) == sorted(map(digest, lines))
    assert order(terms, lines) != order(Terms(number=1, seed="b", first=terms.first), lines)


@pytest.mark.parametrize("game", edition().games)
def test_the_answers_of_the_file_are_legal_and_the_best_one_is_clear(game: str) -> None:
    for day in range(FIRST, FIRST + edition().count(game), EVERY):
        puzzle = edition().puzzle_of(game, day)
        position = puzzle.replayed()
        texts = [one.text for one in puzzle.choices] + [one.text for one in puzzle.levels]
        for text in texts:
            position.push(position.kind.notation.read_move(text, position.options), puzzle.seat)
            position.pop()
        second = puzzle.choices[1]
        assert second.loss >= max(1, 2 * second.error)
        assert judged(puzzle, puzzle.best.text).mark == 100
        assert [one.level for one in puzzle.levels] == list(LEVELS)
        marks = [judged(puzzle, one.text).mark for one in puzzle.choices]
        assert marks == sorted(marks, reverse=True)
