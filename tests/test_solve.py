"""``ludomots solve``, run as a user and as a program runs it."""

import json
from typing import Any

import pytest

from ludomots.core.solution import Letter, Solution, Solved
from ludomots.games.mots_de_tete import Options as GridOptions
from ludomots.games.mots_de_tete import solver as grid_solver
from ludomots.games.topword import Options, solver
from tests.games.mots_de_tete.tables import DISQUE, EXAMPLE
from tests.in_process import ask
from tests.test_cli import run

FINAL = "1R8/1E8/1T8/1R8/1A1(BR)ATEAU1/1(CBT)RIS5/1E1(SR)6/3E6/3SOJA3/10"
RATEAU = "10/10/10/10/3RATEAU1/10/10/10/10/10"
EMPTY = "/".join(["10"] * 10)
NONE = ":......."
PYRAMIDS = f"ART{NONE}/{NONE}"
ROWS = "RONT/ELA/PRINCE/BLO"
"""The example of Typo's rulebook."""


def moves_of(*arguments: str) -> dict[str, Any]:
    """Return all moves of a position by their texts, judged by the rulebook again."""
    done = ask("solve", *arguments, "--all", "--json", "--check")
    assert done.code == 0, done.err
    return {move["text"]: move for move in json.loads(done.out)["moves"]}


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
        ["mots-de-tete", EXAMPLE, "--die", "3", "--rack", "ABC"],
        ["topword", RATEAU, "--rack", "A", "--die", "3"],
        ["topword", "-", "--rack", "A"],
        ["topscore", PYRAMIDS],
        ["topscore", PYRAMIDS, "--rack", "ABCDEFG"],
        ["topscore", "ART", "--rack", "E"],
        ["typo", ROWS],
        ["typo", ROWS, "--rack", "F1"],
        ["typo", f"{ROWS} FSTV", "--rack", "F"],
        ["typo", "RONT/ELA", "--rack", "F"],
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


@pytest.mark.parametrize(
    ("preset", "rack", "words"),
    [
        ("dutch", "ROENST", ["ROE", "OREN", "SNOER", "ROTSEN"]),
        ("french", "ARTECS", ["ART", "RATE", "TRACE", "CARTES"]),
    ],
)
def test_words_that_grow(preset: str, rack: str, words: list[str]) -> None:
    """TS-E1: each word of the chain is found on the one before, for 5, 10, 15 and 20 points."""
    for points, before, word in zip((5, 10, 15, 20), ["", *words], words, strict=False):
        position = f"{before}{NONE}/{NONE}"
        move = moves_of("topscore", position, "--rack", rack, "--preset", preset)[word]
        assert (move["score"], move["words"]) == (points, [{"word": word, "score": points}])
        assert {tile["row"] for tile in move["tiles"]} == {len(word) - 2}
        assert len(move["tiles"]) == (1 if before else 3)


def test_the_seventh_letter_and_what_follows() -> None:
    """TS-E1f, TS-E2f: NECTARS for 25; then a letter is put, at last MOTS is named for 100."""
    nectars = moves_of("topscore", f"CARTES{NONE}/{NONE}", "--rack", "N")["NECTARS"]
    assert nectars["score"] == 25
    assert nectars["tiles"] == [{"row": 5, "col": 1, "tile": "N"}]
    put = moves_of("topscore", f"NECTARS{NONE}/{NONE}")
    assert len(put) == 49
    assert put["S7"] == {"tiles": [], "words": [], "score": 0, "text": "S7"}
    last = moves_of("topscore", f"NECTARS:AXEMOT./{NONE}")
    assert last["S7"]["score"] == 100
    named = moves_of("topscore", f":AXEMOTS/{NONE}")
    assert next(iter(named)) == "!MOTS"
    assert named["!MOTS"]["score"] == 100


@pytest.mark.parametrize(
    ("preset", "word", "rack", "text", "tile"),
    [
        ("dutch", "R(IJ)N", "O", "(IJ)>O NOR", {"row": 1, "col": 2, "tile": "O"}),
        ("dutch", "R(IJ)N", "K", "N>K R(IJ)K", {"row": 1, "col": 3, "tile": "K"}),
        ("french", "MUR", "E", "U>E MER", {"row": 1, "col": 2, "tile": "E"}),
        ("french", "MUR", "?", "U>e MeR", {"row": 1, "col": 2, "tile": "e"}),
    ],
)
def test_a_word_changed(preset: str, word: str, rack: str, text: str, tile: object) -> None:
    """TS-E3: a change brings no points."""
    position = f"{word}{NONE}/{NONE}"
    changed = moves_of("topscore", position, "--rack", rack, "--preset", preset)[text]
    assert (changed["score"], changed["tiles"]) == (0, [tile])


def test_the_word_of_an_opponent_and_its_blank() -> None:
    """TS-E4: TRACE on the board of who passed, 15 points; TS-45: the blank of it can be traded."""
    found = moves_of("topscore", f"SOL{NONE}/RATe-{NONE}", "--rack", "CEO")
    assert found["@2 TRACe"]["score"] == 15
    assert found["@2 TRACe"]["tiles"] == [{"row": 3, "col": 4, "tile": "C"}]
    assert found["SOLO"]["score"] == 10
    assert found["@2 e>E"] == {"tiles": [], "words": [], "score": 0, "text": "@2 e>E"}
    assert not any(text.startswith("-") for text in found)


def test_what_can_be_said_with_a_card() -> None:
    """TY-E1: F makes FRONT; V finds no place, and the row of six costs 6 points."""
    found = moves_of("typo", f"{ROWS} FSTV")
    assert found["+1 FRONT"] == {
        "tiles": [{"row": 1, "col": 1, "tile": "F"}],
        "words": [{"word": "FRONT", "score": 0}],
        "score": 0,
        "text": "+1 FRONT",
    }
    assert found["-3"]["score"] == -6
    said = moves_of("typo", "FRONT/ELA/PRINCE/BLO .S")
    assert said["2+ ELASTICITE"]["tiles"] == [{"row": 2, "col": 4, "tile": "S"}]
    assert list(moves_of("typo", "FRONT/ELAST/PRINCE/BLO .V")) == ["-3"]


def test_each_card_of_a_hand() -> None:
    """A card with a place costs nothing; one without costs the longest row."""
    found = moves_of("typo", "FRONT/ELAST/PRINCE/BLO", "--rack", "tVT")
    assert {text: move["score"] for text, move in found.items()} == {"T": 0, "V": -6}
    assert {word["word"] for word in found["T"]["words"]} >= {"BLOTTI"}
    assert found["V"]["words"] == []
    taken = moves_of("typo", "FRONT/ELAST/PRINCE/BLO", "--rack", "TV", "--option", "edition=second")
    assert {text: move["score"] for text, move in taken.items()} == {"T": 1, "V": -2}


@pytest.mark.parametrize(
    ("lang", "title", "count"),
    [
        ("fr", ["points", "coup", "mots"], "2 coups sur"),
        ("en", ["points", "move", "words"], "2 of"),
    ],
)
def test_all_four_in_both_languages(lang: str, title: list[str], count: str) -> None:
    problems = {
        "topword": (RATEAU, "--rack", "IRE"),
        "mots-de-tete": (DISQUE, "--die", "3"),
        "topscore": (PYRAMIDS, "--rack", "ESC"),
        "typo": (f"{ROWS} FS",),
    }
    for game, arguments in problems.items():
        done = ask("solve", game, *arguments, "--top", "2", "--check", lang=lang)
        assert done.code == 0
        assert done.out.splitlines()[0].split()[-3:] == title
        assert done.err.startswith(count)


@pytest.mark.parametrize(
    ("lang", "arguments", "said"),
    [
        (
            "fr",
            ["topword", RATEAU, "--rack", "A", "--die", "3"],
            "Ce jeu a des lettres en main et pas de dé : donnez seulement --rack LETTRES.",
        ),
        (
            "en",
            ["mots-de-tete", EXAMPLE, "--rack", "A", "--die", "3"],
            "This game has a die and no letters in hand: give --die N alone.",
        ),
        ("fr", ["typo", ROWS], "Il manque les cartes de la main : --rack LETTRES."),
        ("en", ["topscore", PYRAMIDS], "The letters of the rack are missing: --rack LETTERS."),
        (
            "en",
            ["typo", f"{ROWS} FS", "--rack", "A"],
            "Cards lie open in this position, and the first of them is placed: leave out --rack.",
        ),
        (
            "fr",
            ["topword", "-", "--rack", "A"],
            "Chaque ligne de l’entrée standard a ses lettres ou son dé : retirez --rack et --die.",
        ),
    ],
)
def test_refusals_say_what_to_do(lang: str, arguments: list[str], said: str) -> None:
    done = ask("solve", *arguments, lang=lang)
    assert (done.code, done.err.strip()) == (2, said)


def test_lines_with_and_without_a_hand() -> None:
    """A position may have spaces: the hand is the last part, "-" if none is needed."""
    lines = [f"{ROWS} FSTV -", f"{ROWS} FS", f"{ROWS} -", ROWS]
    done = run("solve", "typo", "-", "--check", stdin="\n".join(lines) + "\n")
    placed, chosen, *bad = map(json.loads, done.stdout.splitlines())
    assert [move["text"] for move in placed["moves"]] == ["+1 FRONT", "+2 FELA", "-3"]
    assert [move["text"] for move in chosen["moves"]] == ["F", "S"]
    assert [one["error"]["code"] for one in bad] == ["hand-missing", "line-of-positions"]
    lines = [f"{PYRAMIDS} ESC", f"NECTARS{NONE}/{NONE} -", f"{PYRAMIDS} -"]
    done = run("solve", "topscore", "-", "--top", "1", stdin="\n".join(lines) + "\n")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [len(answer.get("moves", "")) for answer in answers] == [1, 1, 0]
    quarte = run("solve", "mots-de-tete", "-", "--preset", "quarte", stdin=f"{DISQUE} -\n")
    assert json.loads(quarte.stdout)["moves"]
