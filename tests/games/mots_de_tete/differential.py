"""Compare rulebook and engine: do they find the same plays with the same points?"""

import random
from collections.abc import Iterator
from string import ascii_uppercase
from typing import NamedTuple

from ludomots.core.contract import IllegalMove
from ludomots.games.mots_de_tete import Board, MotsDeTete, Options, Write, write
from ludomots.games.mots_de_tete.engine import all_plays, as_move, engine_rules
from ludomots.games.mots_de_tete.model import FACES
from ludomots.games.mots_de_tete.placing import bad_words
from tests.games.compared import Compared

Points = tuple[int, float]
"""The points that are certain, and those with the mean of the dice."""

Letters = tuple[tuple[int, int, str], ...]
"""The letters of a play as row, column and letter, in order."""

LONGEST_GAME = 60
MOST_PLAYS = 20_000
"""Positions with more plays, such as wiped grids, are too slow to compare in great number."""
FEW_PLAYS = 6000

CHOICE = 400
OF_WINDOW = 3


class Position(NamedTuple):
    """A grid of some table, and a die."""

    rules: MotsDeTete
    board: Board
    die: int


def compare_all(seed: int, positions: int, most: int = MOST_PLAYS) -> Compared:
    """Compare all plays that the two find, over random positions of random tables."""
    plays = 0
    disagreements: list[str] = []
    for position in some_positions(random.Random(seed), positions, most):
        engine, rulebook = by_engine(position), by_rulebook(position)
        plays += len(rulebook)
        if engine != rulebook:
            disagreements.append(_told(position, engine.items() ^ rulebook.items()))
    return Compared(positions, plays, disagreements)


def compare_some(seed: int, positions: int, tries: int) -> Compared:
    """Let the rulebook judge some plays of the engine and as many with a letter or place changed.

    This is much faster than finding all plays again, so it covers many more positions.
    """
    rng = random.Random(seed)
    plays = 0
    disagreements: list[str] = []
    for position in some_positions(rng, positions, FEW_PLAYS):
        engine = by_engine(position)
        found = rng.sample([*engine], min(tries, len(engine)))
        tried = [*found, *(spoilt(letters, rng) for letters in found)]
        wrong = [letters for letters in tried if engine.get(letters) != judged(position, letters)]
        plays += len(tried)
        if wrong:
            disagreements.append(_told(position, wrong))
    return Compared(positions, plays, disagreements)


def some_positions(rng: random.Random, wanted: int, most: int) -> Iterator[Position]:
    """Yield positions of all depths at random tables, with a limited number of plays."""
    while wanted:
        rules = MotsDeTete(random_options(rng))
        engine = engine_rules(rules.options)
        for board in random_game(rules, rng):
            die = rng.randrange(1, FACES + 1)
            if wanted and engine.count(board.letters, die) <= most:
                wanted -= 1
                yield Position(rules, board, die)


def random_options(rng: random.Random) -> Options:
    """Return any table: every option that concerns what may be written or its points."""
    return Options(
        board=rng.choice([17, 13]),
        lexicon=rng.choice(["fr", "fr", "en"]),
        variant=rng.choice(["normal", "normal", "quarte"]),
        quarte_exact_word=rng.random() < 0.5,
    )


def random_game(rules: MotsDeTete, rng: random.Random) -> Iterator[Board]:
    """Yield the grids of a game in which good and bad plays are made, some turns apart."""
    engine = engine_rules(rules.options)
    board = Board.empty(rules.options.board)
    for _ in range(rng.randrange(LONGEST_GAME)):
        if rng.random() < 0.5:
            yield board
        die = rng.randrange(1, FACES + 1)
        plays = engine.best(board.letters, die, CHOICE, of_window=OF_WINDOW)
        if plays:
            board = board.written(as_move(rng.choice(plays)).letters)


def by_engine(position: Position) -> dict[Letters, Points]:
    """Return the engine's plays with their points, each play once."""
    found = all_plays(engine_rules(position.rules.options), position.board, position.die)
    plays = {tuple(play.letters): (play.score, play.expected) for play in found}
    assert len(plays) == len(found)
    return plays


def by_rulebook(position: Position) -> dict[Letters, Points]:
    """Return the rulebook's plays with their points."""
    rules, board, die = position
    scored = ((play, rules.preview(board, die, play.letters)) for play in rules.plays(board, die))
    return {letters_of(play): (score.total, score.expected) for play, score in scored}


def judged(position: Position, letters: Letters) -> Points | None:
    """Return the points that the rulebook gives for letters, ``None`` if it refuses them."""
    rules, board, die = position
    written = write(letters).letters
    try:
        scored = rules.preview(board, die, written)
    except IllegalMove:
        return None
    if bad_words(rules.lexicon, board.written(written), written):
        return None
    return scored.total, scored.expected


def spoilt(letters: Letters, rng: random.Random) -> Letters:
    """Return the letters with one changed or left out, or all moved by one square."""
    at = rng.randrange(len(letters))
    row, col, _ = letters[at]
    match rng.randrange(3):
        case 0:
            return (*letters[:at], (row, col, rng.choice(ascii_uppercase)), *letters[at + 1 :])
        case 1:
            return (*letters[:at], *letters[at + 1 :])
        case _:
            down, right = rng.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
            return tuple((row + down, col + right, letter) for row, col, letter in letters)


def letters_of(move: Write) -> Letters:
    """Return the letters of a move in order."""
    return tuple((one.row, one.col, one.letter) for one in sorted(move.letters))


def _told(position: Position, wrong: object) -> str:
    rules, board, die = position
    return f"{rules.options} {board} {die}: {wrong}"
