"""``ludomots solve``, run as a user and as a program runs it."""

import json
from typing import Any

import pytest

from ludomots.core.solution import Solution, Solved
from ludomots.games.mots_de_tete import Options as GridOptions
from ludomots.games.mots_de_tete.players import solver as grid_solver
from ludomots.games.mots_de_tete.players.solver import Letter
from ludomots.games.topword import Options
from ludomots.games.topword.players import solver
from tests.games.mots_de_tete.tables import DISQUE, EXAMPLE
from tests.in_process import ask
from tests.test_cli import run

FINAL = "1R8/1E8/1T8/1R8/1A1(BR)ATEAU1/1(CBT)RIS5/1E1(SR)6/3E6/3SOJA3/10"
RATEAU = "10/10/10/10/3RATEAU1/10/10/10/10/10"
EMPTY = "/".join(["10"] * 10)


def test_the_best_moves_as_a_table() -> None:
    done = ask("solve", "topword", RATEAU, "--rack", "ire", "--check", lang="fr")
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0].split() == ["points", "coup", "mots"]
    assert len(lines) == 11
    assert done.err.startswith("10 coups sur")
    points = [int(line.split()[0]) for line in lines[1:]]
    assert points == sorted(points, reverse=True)


def test_json_is_stable() -> None:
    """TW-E1: RIRE under the R of RATEAU, 8 points; no play uses the J."""
    answer = json.loads(ask("solve", "topword", RATEAU, "--rack", "IRE", "--all", "--json").out)
    assert list(answer) == ["moves"]
    rire = next(move for move in answer["moves"] if move["text"] == "D6 IRE")
    assert rire == {
        "tiles": [
            {"row": 6, "col": 4, "tile": "I"},
            {"row": 7, "col": 4, "tile": "R"},
            {"row": 8, "col": 4, "tile": "E"},
        ],
        "words": [{"word": "RIRE", "score": 8}],
        "score": 8,
        "text": "D6 IRE",
    }
    scores = [move["score"] for move in answer["moves"]]
    assert scores == sorted(scores, reverse=True)
    top = json.loads(ask("solve", "topword", RATEAU, "--rack", "IRE", "--top", "3", "--json").out)
    assert top["moves"] == answer["moves"][:3]


def test_the_last_play_of_the_rulebook() -> None:
    """TW-E6: SOJA and BISES, 8 and 7, and 2 for the J: 17. TW-Q1."""
    before = FINAL.replace("3SOJA3", "10")
    found = json.loads(ask("solve", "topword", before, "--rack", "SOJA", "--all", "--json").out)
    soja = next(move for move in found["moves"] if move["text"] == "9D SOJA")
    assert soja["score"] == 17
    assert soja["words"] == [{"word": "SOJA", "score": 8}, {"word": "BISES", "score": 7}]


@pytest.mark.parametrize(
    ("option", "tile", "word"), [("QU", "QU", "QUE"), ("Q", "Q", None), ("either", "QU", "QUE")]
)
def test_the_q_tile(option: str, tile: str, word: str | None) -> None:
    """TW-Q4: the Qu tile is written "QU"; where all Q tiles are plain it is written "Q"."""
    arguments = ["--rack", "QE", "--option", f"qTile={option}", "--all", "--json"]
    moves = json.loads(ask("solve", "topword", FINAL, *arguments).out)["moves"]
    laid = {placed["tile"] for move in moves for placed in move["tiles"]} - {"E"}
    words = {word["word"] for move in moves for word in move["words"]}
    assert laid <= {"Q", "QU"}
    if word is not None:
        assert tile in laid
        assert word in words


def test_many_positions_in_one_process() -> None:
    """A bad line gets an error as its answer, and the lines after it are answered."""
    lines = [f"{RATEAU} IRE", "nonsense", f"{RATEAU} IR3", "", f"{FINAL} SOJA", f"9/{RATEAU} A"]
    done = run("solve", "topword", "-", "--top", "2", "--check", stdin="\n".join(lines) + "\n")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 2
    assert len(answers) == len(lines)
    assert [list(answer) for answer in answers] == [
        [key] for key in ("moves", "error", "error", "error", "moves", "error")
    ]
    assert len(answers[0]["moves"]) == 2
    assert answers[2]["error"]["code"] == "character"
    assert answers[2]["error"]["position"] == 3
    assert answers[5]["error"]["message"]
    assert done.stderr == ""


def test_options_of_the_table() -> None:
    board = "8/8/8/8/2RAT3/8/8/8"
    answer = json.loads(
        ask("solve", "topword", board, "--rack", "S", "--preset", "short", "--json").out
    )
    assert "5F S" in {move["text"] for move in answer["moves"]}
    strict = ["--rack", "S", "--preset", "short", "--option", "noLoneS=true", "--json"]
    answer = json.loads(ask("solve", "topword", board, *strict).out)
    assert "5F S" not in {move["text"] for move in answer["moves"]}
    english = ask("solve", "topword", EMPTY, "--rack", "CATSING", "--preset", "international")
    assert "CASTING" in english.out


@pytest.mark.parametrize(
    "arguments",
    [
        ["topword", RATEAU],
        ["topword", "10/10", "--rack", "A"],
        ["topword", RATEAU.replace("R", "q"), "--rack", "A"],
        ["topword", RATEAU, "--rack", "ABCDEFGH"],
        ["topword", RATEAU, "--rack", "É"],
        ["topword", RATEAU, "--rack", "A", "--preset", "martian"],
        ["topword", RATEAU, "--rack", "A", "--option", "hat=1"],
        ["topword", RATEAU, "--rack", "A", "--option", "rackSize=10"],
        ["topword", RATEAU, "--rack", "A", "--top", "0"],
        ["chess", RATEAU, "--rack", "A"],
        ["mots-de-tete", EXAMPLE],
        ["mots-de-tete", EXAMPLE, "--die", "0"],
        ["mots-de-tete", EXAMPLE, "--rack", "ABC"],
        ["mots-de-tete", RATEAU, "--die", "3"],
        ["mots-de-tete", EXAMPLE.replace("14P2", "2P14", 1).replace("17", "2A14", 1), "--die", "a"],
    ],
)
def test_bad_input_is_a_clear_error(arguments: list[str]) -> None:
    done = ask("solve", *arguments, lang="fr")
    assert done.code == 2
    assert done.err


def test_having_no_move_is_not_an_error() -> None:
    done = ask("solve", "topword", EMPTY, "--rack", "Z")
    assert (done.code, done.out, done.err) == (0, "", "no move\n")


def solved(
    solver: Any, options: Any, position: str, hand: str
) -> tuple[Any, Any, Any, Solved[Any]]:
    """Solve a problem; return it, its solution, and the best play with a point too many."""
    board, held = solver.read_problem(options, position, hand)
    solution = solver.solve(options, board, held)
    assert list(solver.disagreements(options, board, held, solution)) == []
    best = solution.plays[0]
    return board, held, solution, Solved(best.tiles, best.words, best.score + 1, best.text)


def test_a_disagreement_is_told() -> None:
    """The rulebook's second opinion notices a wrong score, a wrong word and a missing play."""
    options = Options()
    board, rack, solution, wrong = solved(solver, options, RATEAU, "IRE")
    first, second, *rest = solution.plays
    spoilt = Solution((wrong, *rest, second, second), solution.count + 1)
    said = dict(solver.disagreements(options, board, rack, spoilt))
    assert list(said) == [first.text]
    missing = Solution((first, *rest), len(rest) + 1)
    assert dict(solver.disagreements(options, board, rack, missing)) == {second.text: "legal"}
    bad_rack = solver.disagreements(options, board, ("Z",), Solution((first,), 9))
    assert "tile-not-on-rack" in dict(bad_rack)[first.text]


def test_a_grid_and_a_die() -> None:
    """MT-E2: SOLO down from the S of DISQUES, 21 and 11 points."""
    answer = json.loads(ask("solve", "mots-de-tete", DISQUE, "--die", "4", "--all", "--json").out)
    solo = next(move for move in answer["moves"] if move["text"] == "L6 SOLO")
    assert solo == {
        "tiles": [
            {"row": row, "col": 12, "tile": letter}
            for row, letter in zip(range(6, 10), "SOLO", strict=True)
        ],
        "words": [{"word": "SOLO", "score": 11}, {"word": "DISQUES", "score": 21}],
        "score": 32,
        "text": "L6 SOLO",
    }
    scores = [move.get("expected", move["score"]) for move in answer["moves"]]
    assert scores == sorted(scores, reverse=True)
    top = json.loads(ask("solve", "mots-de-tete", DISQUE, "--die", "4", "--top", "7", "--json").out)
    assert top["moves"] == answer["moves"][:7]


def test_coloured_squares_are_expected_points() -> None:
    """MT-26: an orange square counts 3.5 on average; MT-47: in Quarté it counts 4."""
    done = ask("solve", "mots-de-tete", EXAMPLE, "--die", "2", "--all", "--check", lang="fr")
    assert done.code == 0
    title, *lines = done.out.splitlines()
    assert title.split() == ["moyenne", "points", "coup", "mots"]
    means = [float(line.split()[0].replace(",", ".")) for line in lines]
    assert means == sorted(means, reverse=True)
    assert any(mean % 1 for mean in means)
    quarte = ["--preset", "quarte", "--all", "--json"]
    moves = json.loads(ask("solve", "mots-de-tete", EXAMPLE, *quarte).out)["moves"]
    assert moves
    assert not any("expected" in move for move in moves)
    assert ask("solve", "mots-de-tete", EXAMPLE, *quarte[:2], "--check").code == 0


def test_many_grids_in_one_process() -> None:
    lines = [f"{EXAMPLE} 1", f"{EXAMPLE} 9", EXAMPLE, f"{DISQUE} 2"]
    done = run("solve", "mots-de-tete", "-", "--top", "2", "--check", stdin="\n".join(lines) + "\n")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 2
    assert [len(answer.get("moves", "")) for answer in answers] == [2, 0, 0, 2]
    assert [answer["error"]["code"] for answer in answers[1:3]] == ["die", "line-of-positions"]


def test_a_disagreement_about_a_grid_is_told() -> None:
    """The rulebook's second opinion notices wrong points, bad words and a missing play."""
    options = GridOptions()
    board, die, solution, wrong = solved(grid_solver, options, EXAMPLE, "1")
    first, second, *rest = solution.plays
    bad = Solved((Letter(10, 12, "X"),), second.words, second.score, "10L X")
    spoilt = Solution((wrong, bad, *rest), solution.count)
    said = dict(grid_solver.disagreements(options, board, die, spoilt))
    assert said.keys() == {first.text, "10L X", second.text}
    assert said["10L X"] == "SOLOX"
    assert said[second.text] == "legal"
    several = Solution((wrong,), 9)
    assert "wrong-count" in dict(grid_solver.disagreements(options, board, 2, several))[first.text]
