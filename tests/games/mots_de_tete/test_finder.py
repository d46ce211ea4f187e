"""The finder, the rulebook and brute force agree on every play and every score."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ludomots.core.contract import IllegalMove
from ludomots.core.game import Game, new
from ludomots.games.mots_de_tete import MotsDeTete, Write, write
from ludomots.games.mots_de_tete.engine import all_plays, as_move, engine_rules
from ludomots.games.mots_de_tete.grid import grids
from tests.games.mots_de_tete import brute
from tests.games.mots_de_tete.tables import DISQUE, EMPTY, EXAMPLE, NAME, rules_of, table
from tests.games.runs import Place
from tests.games.tables import changed

OPTIONS: list[dict[str, Any]] = [{"board": 13}, {}, {"board": 13, "lexicon": "en"}]
EXACT = {"board": 13, "variant": "quarte", "quarte_exact_word": True}


def positions(seed: int, wanted: int, **options: Any) -> Iterator[Game]:
    """Yield positions of all depths, from games of random plays, which the engine finds fast."""
    chance = random.Random(seed)
    while wanted:
        game = new(NAME, 2, seed=chance.random().hex(), target=2000, **options)
        engine = engine_rules(rules_of(game).options)
        for _ in range(chance.randrange(1, 24)):
            plays = all_plays(engine, game.state.board, game.state.die)
            game.push(as_move(chance.choice(plays)) if plays else "-")
            if game.outcome():
                break
        else:
            wanted -= 1
            yield game


def found(rules: MotsDeTete, game: Game, die: int) -> dict[brute.Play, float]:
    """Return the finder's plays with their expected points, each play once."""
    board = game.state.board
    moves = list(rules.plays(board, die))
    assert len(moves) == len(set(moves))
    return {as_play(move): rules.preview(board, die, move.letters).expected for move in moves}


def as_play(move: Write) -> brute.Play:
    return frozenset((one.row, one.col, one.letter) for one in move.letters)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(2))
def test_brute_force_finds_the_same(options: dict[str, Any], seed: int) -> None:
    """MT-12 to MT-17, MT-19 to MT-23: all plays of one and two letters, with the same points."""
    for game in positions(seed, 4, **options):
        rules, board = rules_of(game), game.state.board
        grid = grids()[rules.options.board]
        for die in (1, 2):
            expected = brute.plays(grid, rules.lexicon, board, (die,))
            assert found(rules, game, die) == expected


def test_brute_force_on_the_empty_grid() -> None:
    """MT-11, MT-Q10, MT-Q12: no play with one letter, the same plays with two."""
    game = table(EMPTY, 2)
    rules = rules_of(game)
    assert found(rules, game, 1) == {}
    assert found(rules, game, 2) == brute.plays(grids()[17], rules.lexicon, game.state.board, (2,))


def test_brute_force_with_exact_words() -> None:
    """MT-Q27: the word has four letters, however many are written."""
    for game in positions(5, 3, **EXACT):
        rules, board = rules_of(game), game.state.board
        expected = brute.plays(grids()[13], rules.lexicon, board, (1, 2), length=4)
        few = {play for play in found(rules, game, 4) if len(play) <= 2}
        assert few == expected.keys()


@pytest.mark.parametrize("board", [DISQUE, EXAMPLE])
@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_any_word_anywhere(board: str, die: int) -> None:
    """MT-14, MT-Q9: words put everywhere are plays if and only if brute force judges them good."""
    game = table(board, die)
    rules, old = rules_of(game), brute.letters_of(game.state.board)
    grid, plays = grids()[17], set(map(as_play, rules.plays(game.state.board, die)))
    chance = random.Random(f"{board} {die}")
    words = chance.sample([word for word in rules.lexicon if die <= len(word) <= die + 3], 150)
    words += ["DEPENSER", "SOLOS", "NOTES", "ODISQUE"]
    good = 0
    for word in words:
        for line in _lines(len(word)):
            new_letters = {s: c for s, c in zip(line, word, strict=True) if s not in old}
            clash = any(old.get(s, c) != c for s, c in zip(line, word, strict=True))
            if clash or len(new_letters) != die or not brute.fits(grid, old, tuple(new_letters)):
                continue
            points = brute.judge(grid, rules.lexicon, old, new_letters)
            play = frozenset((row, col, letter) for (row, col), letter in new_letters.items())
            assert (play in plays) == (points is not None)
            if points is not None:
                letters = write(play).letters
                assert rules.preview(game.state.board, die, letters).expected == points
                good += 1
    assert good


@pytest.mark.parametrize("seed", range(3))
def test_the_rulebook_accepts_what_is_found(seed: int) -> None:
    """MT-08, MT-14: it refuses a play with one wrong letter, unless that is found too."""
    chance = random.Random(seed)
    for position in positions(seed, 3):
        die = chance.randrange(1, 7)
        game = changed(position, rolls=(die,))
        plays = set(rules_of(game).plays(game.state.board, die))
        for move in chance.sample(sorted(plays, key=str), min(len(plays), 40)):
            assert move in game.legal_moves
            one, *others = chance.sample(move.letters, len(move.letters))
            letters = [(one.row, one.col, chance.choice("AEIRSTZ"))]
            letters += [(other.row, other.col, other.letter) for other in others]
            assert (write(letters) in plays) == _is_accepted(game, write(letters))


def _is_accepted(game: Game, move: Write) -> bool:
    try:
        game.rules.play(game.state, game.state.turn, move)
    except IllegalMove:
        return False
    return True


def _lines(length: int) -> Iterator[list[Place]]:
    for line in range(1, 18):
        for start in range(1, 19 - length):
            yield [(line, start + step) for step in range(length)]
            yield [(start + step, line) for step in range(length)]
