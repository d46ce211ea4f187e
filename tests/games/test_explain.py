"""Every refusal and every error has its sentence, in both languages."""

import ast
from functools import cache
from pathlib import Path

import pytest

import ludomots
from ludomots.core.explain import explain
from ludomots.core.notation import BadText
from ludomots.core.options import BadOption, choose
from ludomots.games.topword import Options
from ludomots.games.topword.notation import read_board, read_move
from ludomots.texts import LANGUAGES, texts
from tests.games.tables import refusal
from tests.games.topword.tables import RATEAU, table
from tests.test_texts import messages

SOURCES = sorted(Path(ludomots.__file__).parent.rglob("*.py"))


@cache
def calls() -> list[tuple[str, ast.Call]]:
    """Return every call of a plain name in our sources."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES)
    nodes = (node for tree in trees for node in ast.walk(tree))
    return [
        (node.func.id, node)
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]


def codes_of(error: str) -> set[str]:
    """Return the codes with which our sources raise an error."""
    return {
        str(code.value)
        for name, call in calls()
        if name == error
        for code in ast.walk(call.args[0])
        if isinstance(code, ast.Constant)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    codes = codes_of("IllegalMove")
    assert len(codes) > 20
    assert {f"refused-{code}" for code in codes} == {
        name for name in messages(language) if name.startswith("refused-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bad_text_and_option_has_a_text(language: str) -> None:
    say = texts(language)
    assert all(f"text-{code}" in say for code in codes_of("BadText") - {"(", "character"})
    assert all(code in say for code in codes_of("BadOption"))


SENTENCES = [
    ("D6 I.E", "Il y a un trou dans le mot : D7.", "There is a gap in the word: D7."),
    (
        "5D R",
        "D5 : on ne pose pas une lettre sur la même lettre, ici R.",
        "D5: no letter goes on the same letter, here R.",
    ),
    ("6E E", "AE n’est pas admis. æ : lettre seule.", "AE is not allowed. æ: single letter."),
    (
        "-Z",
        "Vous n’avez pas de Z sur votre chevalet.",
        "You have no Z on your rack.",
    ),
]


@pytest.mark.parametrize(("move", "french", "english"), SENTENCES)
def test_sentences(move: str, french: str, english: str) -> None:
    error = refusal(table(RATEAU, ("IRERE", "A")), move)
    assert explain(error, texts("fr")) == french
    assert explain(error, texts("en")) == english


def test_whose_turn_it_is() -> None:
    error = refusal(table(RATEAU, ("IRE", "A")), "-", 1)
    assert explain(error, texts("en")) == "It is not your turn: player 1 is to play."


def test_options_and_texts() -> None:
    with pytest.raises(BadOption) as option:
        choose(Options, "french", {"qTile": "K"})
    assert "Q, QU, either" in explain(option.value, texts("fr"))
    with pytest.raises(BadText) as text:
        read_board("10/é", Options())
    assert "2" in explain(text.value, texts("fr"))
    with pytest.raises(BadText) as text:
        read_move("huh\x07", Options())
    assert "huhU+0007" in explain(text.value, texts("en"))
