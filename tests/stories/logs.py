"""Whole games as they are told, in both languages: ``python -m tests.stories.logs`` writes them.

Each file is one game in one language: what happened, and after ``>`` what is asked of the seat that
is to act first. They are read by people, and any change of a sentence shows as a diff. To add a
game, add it to ``GAMES``.
"""

import random
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from ludomots.arena.match import play_game
from ludomots.core.contract import TABLE
from ludomots.core.facts import FACTS, SeatName, Text, Voice
from ludomots.core.game import Game, new
from ludomots.core.moves import CloseWindow, Contest
from ludomots.core.narrate import accounts, beginning, expected, told, verdict, why_over
from ludomots.core.narration import AnyStep, AnyTelling, Step, Telling
from ludomots.core.player import Budget
from ludomots.core.shelf import player
from ludomots.games.typo import Announce
from ludomots.texts import LANGUAGES, texts
from tests.stories.board_games import on_a_board
from tests.stories.stand_ins import Misspeller

FOLDER = Path(__file__).parent / "golden"

NAMES = ("Joueur 1", "Joueur 2", "Joueur 3", "Joueur 4", "Joueur 5", "Joueur 6")

_MOVES_LOOKED_AT = 50


def bluffing(players: int, seed: int, **options: Any) -> Game:
    """Return a game of Typo in which some words are made up, and some doubted or let pass."""
    game, chance = new("typo", players=players, seed=seed, **options), random.Random(seed)
    while game.outcome() is None:
        seat = chance.choice(game.to_act)
        if game.state.provisional is not None and chance.random() < 0.1:
            game.push(CloseWindow(), TABLE)
            continue
        moves = list(islice(game.rules.moves(game.state, seat), _MOVES_LOOKED_AT))
        words = [move for move in moves if isinstance(move, Announce)]
        move = chance.choice(words if words and chance.random() < 0.8 else moves)
        if isinstance(move, Contest) and chance.random() < 0.4:
            move = moves[0]
        if isinstance(move, Announce) and game.options.check != "check" and chance.random() < 0.3:
            move = replace(move, word=f"{move.word}ETTE")
        game.push(move, seat)
    return game


def played(game: str, *players: str | type[Misspeller], seed: int, **options: Any) -> Game:
    """Return a game between computer players, by level, or players that stand in for them."""
    table = new(game, players=len(players), seed=seed, **options)
    budget = Budget(milliseconds=None, playouts=4)
    seats = [
        player(game, who, options=table.options, seed=seed, budget=budget)
        if isinstance(who, str)
        else who()
        for who in players
    ]
    return play_game(table, seats)


GAMES: dict[str, Callable[[], Game]] = {
    "topword-french": lambda: on_a_board("topword", 2, seed=1),
    "topword-1994": lambda: on_a_board(
        "topword", 3, seed=2, preset="1994", failed_contest="nextTurn"
    ),
    "topword-later": lambda: on_a_board("topword", 2, seed=3, preset="later"),
    "topword-international": lambda: on_a_board(
        "topword", 4, seed=4, preset="international", check="contest"
    ),
    "topword-short": lambda: on_a_board("topword", 2, seed=5, preset="short"),
    "topword-solo": lambda: on_a_board("topword", 1, seed=6),
    "mots-de-tete-french": lambda: on_a_board("mots-de-tete", 2, seed=1),
    "mots-de-tete-printed": lambda: on_a_board("mots-de-tete", 3, seed=2, preset="printed"),
    "mots-de-tete-timed": lambda: on_a_board("mots-de-tete", 2, 3, 14, preset="timed"),
    "mots-de-tete-marathon": lambda: on_a_board(
        "mots-de-tete", 3, seed=4, preset="marathon", board=13
    ),
    "mots-de-tete-quarte": lambda: on_a_board("mots-de-tete", 2, seed=5, preset="quarte"),
    "mots-de-tete-solo": lambda: on_a_board("mots-de-tete", 1, seed=6, preset="solo"),
    "mots-de-tete-short": lambda: on_a_board("mots-de-tete", 4, seed=7, preset="short", retries=1),
    "topscore-french": lambda: played("topscore", "debutant", "famille", seed=1),
    "topscore-three": lambda: played("topscore", "debutant", "famille", "debutant", seed=2),
    "topscore-dutch": lambda: played("topscore", "famille", "debutant", seed=3, preset="dutch"),
    "topscore-english": lambda: played("topscore", "famille", "debutant", seed=4, preset="english"),
    "topscore-contest": lambda: played("topscore", "famille", Misspeller, seed=5, preset="contest"),
    "topscore-contest-points": lambda: played(
        "topscore",
        *("famille", Misspeller, "debutant"),
        seed=6,
        preset="contest",
        failed_contest="points",
    ),
    "topscore-laid": lambda: played("topscore", "debutant", "debutant", seed=7, change_word="laid"),
    "topscore-ours": lambda: played(
        "topscore",
        *("debutant", "debutant"),
        seed=8,
        abandon_word=True,
        seven_reward="both",
        naming="program",
    ),
    "typo-contest": lambda: bluffing(3, seed=1),
    "typo-checked": lambda: bluffing(2, seed=2, preset="checked"),
    "typo-vote": lambda: bluffing(3, seed=3, preset="vote"),
    "typo-judge": lambda: bluffing(3, seed=4, preset="judge"),
    "typo-judge-outside": lambda: bluffing(2, seed=5, preset="judge", judge=None),
    "typo-second": lambda: bluffing(2, seed=8, preset="second"),
}
"""The games by the beginning of their files' names."""


def logs() -> Iterator[tuple[str, str]]:
    """Yield the name of each file and what it should hold."""
    for name, play in GAMES.items():
        game = play()
        for language in LANGUAGES:
            yield f"{name}.{language}.txt", log(game, language)


def log(game: Game, language: str) -> str:
    """Return a finished game in words."""
    voice = Voice(NAMES, texts(language))
    said = ((mark, voice(fact)) for mark, fact in facts(game))
    return "".join(f"{mark}{line}\n" for mark, line in said if line)


def facts(game: Game) -> list[tuple[str, Text]]:
    """Return a finished game as facts, each with what stands before it in the file."""
    telling: AnyTelling = Telling(game.kind.name, game.rules)
    lines, steps = [("", beginning(telling, game.states[0]))], list[AnyStep]()
    asked: Text = ""
    for (seat, move), before, after in zip(game.moves, game.states, game.states[1:], strict=False):
        first = next(iter(game.rules.to_act(before)), None)
        now = expected(telling, before, first)
        if now != asked:
            lines.append(("> ", now))
            asked = now
        steps.append(Step(before, seat, move, after))
        lines += [("", fact) for fact in told(telling, steps[-1])]
    outcome = game.outcome()
    if outcome is not None:
        lines += [("", verdict(outcome)), ("", why_over(game.kind.name, outcome))]
        explained = accounts(telling, game.state, lambda: steps, outcome)
        lines += [
            ("", FACTS("story-account", player=SeatName(seat), points=points, why=why))
            for seat, (points, why) in enumerate(zip(outcome.scores, explained, strict=False))
            if why
        ]
    return lines


if __name__ == "__main__":
    for name, text in logs():
        (FOLDER / name).write_text(text, encoding="utf-8")
