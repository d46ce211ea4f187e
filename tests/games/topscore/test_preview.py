"""What a move would bring, before it is made."""

from typing import Any

import pytest

from ludomots.core.contract import IllegalMove
from ludomots.core.game import Game
from ludomots.games.topscore import Preview
from tests.games.topscore.tables import NONE, rules_of, table

FULL = f"NECTARS:AXEMOT./{NONE}"


def preview(game: Game, text: str) -> Preview:
    move: Any = game.kind.notation.read_move(text, game.options)
    return rules_of(game).preview(game.state, 0, move)


def test_words_good_or_bad() -> None:
    """TS-15, TS-22: the points and the token from the rack; TS-Q22: no word is judged."""
    game = table(f"ART{NONE}/SOL-{NONE}", ("EX?YZI", ""))
    assert preview(game, "RATE") == (("E",), 10)
    assert preview(game, "TRAX") == (("X",), 10)
    assert preview(game, "@2 SOLe") == (("e",), 10)
    assert preview(game, "A>I TRI") == (("I",), 0)
    assert preview(game, "-XY") == ((), 0)
    assert game.state.scores == (0, 0)


def test_a_letter_put_and_a_word_named() -> None:
    """TS-35, TS-36: the bonus of the first player to finish, then 25 points for each letter."""
    game = table(FULL, ("ABCDEF", ""))
    assert preview(game, "S7") == ((), 100)
    game.push("S7")
    assert preview(game, "!MOTS") == ((), 100)
    assert preview(game, "!AXE") == ((), 75)


def test_where_the_program_names_the_word_it_is_not_told_before() -> None:
    """TS-Q16: the preview of the last letter shows only the bonus for its place."""
    game = table(FULL, ("ABCDEF", ""), naming="program")
    assert preview(game, "S7") == ((), 100)
    game.push("S7")
    assert game.state.scores[0] > 100


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("RATED", "not-one-longer"),
        ("RATD", "tile-not-on-rack"),
        ("@2 SOLE", "not-open"),
        ("S7", "nothing-to-put"),
        ("!MOTS", "nothing-to-name"),
        ("A>I TRE", "not-one-swapped"),
    ],
)
def test_a_bad_move_is_refused(text: str, code: str) -> None:
    """TS-05, TS-21, TS-25, TS-31, TS-50."""
    game = table(f"ART{NONE}/SOL{NONE}", ("EX?YZI", ""))
    with pytest.raises(IllegalMove) as caught:
        preview(game, text)
    assert caught.value.code == code
