"""The examples of the rulebook: one game of three players, all on one board."""

from typing import Any

import pytest

from ludomots.core.game import Game
from tests.games.tables import refusal
from tests.games.topword.tables import EMPTY, FINAL, table, with_rack

PLAYS = [
    # seat, rack, move, points of the turn, new words
    (0, "RATEAUN", "5D RATEAU", 12, {"RATEAU": 12}),
    (1, "IREMNOP", "D6 IRE", 8, {"RIRE": 8}),
    (2, "TRSELLA", "6B TR.S", 12, {"TRIS": 8, "AS": 4}),
    (0, "BNDDELO", "6B B", 5, {"BRIS": 5}),
    (1, "BSMNOPG", "D5 B.S", 13, {"BATEAU": 7, "BISE": 6}),
    (2, "RETRACE", "B1 RETRACE", 25, {"RETRACE": 9, "CRIS": 6}),
    (0, "SOJANDD", "9D SOJA", 17, {"SOJA": 8, "BISES": 7}),
]


def replay(number: int, **options: Any) -> Game:
    """Return the game after the given number of examples."""
    game = table(EMPTY, ("", "", ""), **options)
    for seat, rack, move, _, _ in PLAYS[:number]:
        game = with_rack(game, seat, rack)
        game.push(move)
    return game


@pytest.mark.parametrize("number", range(len(PLAYS)))
def test_turn(number: int) -> None:
    """TW-E0 to TW-E6 score 12, 8, 12, 5, 13, 25, 17.

    TW-21 to TW-30, TX-17 to TX-19, TX-21 to TX-23: letters, piles, piles in two words, old words,
    flat words, the bonus letter J, seven tiles at once. TW-Q1: 17; TW-Q2: the pile of B.
    """
    game = replay(number)
    seat, rack, move, points, words = PLAYS[number]
    game = with_rack(game, seat, rack)
    before = game.state.scores[seat]
    game.push(move)
    scored = game.view("spectator").last.scored
    assert {word.word: word.points for word in scored.words} == words
    assert scored.total == points
    assert game.state.scores[seat] - before == points


@pytest.mark.parametrize("preset", ["french", "1994", "later"])
def test_all_turns_on_one_board(preset: str) -> None:
    """TW-Q6: both printings and the default give the same points; totals are 34, 21, 37."""
    game = replay(len(PLAYS), preset=preset)
    if game.options.check == "contest":
        game.push("close")
    assert game.position == FINAL
    assert game.state.scores == (12 + 5 + 17, 8 + 13, 12 + 25)


def test_trie_is_refused_because_of_ae() -> None:
    """TW-E2n, TW-16, TX-13: TRIE is good, but it also makes AE, which is not."""
    game = with_rack(replay(2), 2, "TRE")
    error = refusal(game, "6B TR.E")
    assert error.code == "word-refused"
    assert error.words == ("AE",)
    assert error.values["reason"] == "single-letter"
    assert [(s.row, s.col) for s in error.squares] == [(5, 5), (6, 5)]


def test_the_pile_of_c() -> None:
    """TW-17, TX-14: no C on the C. TW-18, TX-15: two more tiles fit, a third does not."""
    game = table(FINAL, ("CT", "B", "G"), check="contest")
    assert refusal(game, "6B C").code == "same-letter"
    game.push("6B T")
    game.push("6B B")
    error = refusal(game, "6B G")
    assert (error.code, error.rule, error.values["limit"]) == ("pile-full", "TW-18", 5)
