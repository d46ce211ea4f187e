"""Small tables for tests: a grid, a die, and the dice to come that a test needs."""

from typing import Any

from ludomots.core.draws import Draws
from ludomots.core.game import Game
from ludomots.games.mots_de_tete import MotsDeTete, Options, Scored, Write, Written
from ludomots.games.mots_de_tete.notation import read_move
from tests.games.tables import changed

NAME = "mots-de-tete"
EMPTY = "/".join(["17"] * 17)
EMPTY_13 = "/".join(["13"] * 13)
DISQUE = "/".join(["17"] * 5 + ["5DISQUE6"] + ["17"] * 11)
EXAMPLE = "17/17/17/14P2/14E2/5DISQUES2N2/10NOTES2/11L2E2/11O2R2/17/17/17/17/17/17/17/17"
"""The last position of the rulebook's examples, on 17 squares."""


def table(board: str = EMPTY, die: int | str = "", players: int = 2, **options: Any) -> Game:
    """Return a game at this position in which seat 0 writes as many letters as the die says."""
    return Game.from_position(board, str(die), game=NAME, players=players, **options)


def with_die(game: Game, die: int) -> Game:
    """Return the game with another die, as if it had been rolled; without its moves."""
    return changed(game, rolls=(die,))


def write_next(game: Game, text: str) -> Game:
    """Return the game after the player to move rolled what a move needs and made it."""
    after = with_die(game, len(letters(text)))
    after.push(text)
    return after


def draws_of(*dice: int) -> Draws:
    """Return draws that begin with these rolls."""
    return Draws.from_seed(0).telling([die - 1 for die in dice])


def letters(text: str) -> tuple[Written, ...]:
    """Return the letters of a move."""
    move = read_move(text, Options())
    assert isinstance(move, Write)
    return move.letters


def rules_of(game: Game) -> MotsDeTete:
    """Return the rulebook, with its type."""
    assert isinstance(game.rules, MotsDeTete)
    return game.rules


def preview(game: Game, text: str) -> Scored:
    """Return what a move would score."""
    return rules_of(game).preview(game.state.board, game.state.die, letters(text))


def points(scored: Scored) -> dict[str, int]:
    """Return the points of each word."""
    return {word.word: word.points for word in scored.words}
