"""Golden playthroughs: whole games as text, one file each."""

from collections.abc import Callable, Iterator
from pathlib import Path

from ludomots.core.game import Game
from ludomots.records import Entry, Record, Words, export, replay, write
from ludomots.words import lexicon
from tests.games.topscore.tables import keen_game
from tests.records.games import bluffing, doubting, greedy, wandering

FOLDER = Path(__file__).parent
_DATE = "2026-11-15"
_RULEBOOK = [
    (0, "RATEAUJ", "5D RATEAU"),
    (1, "IREBSOP", "D6 IRE"),
    (2, "TRSRACE", "6B TR.S"),
    (0, "JBSOAND", "6B B"),
    (1, "BSOPMNG", "D5 B.S"),
    (2, "RACERET", "B1 RETRACE"),
    (0, "JSOANDE", "9D SOJA"),
]


_GAMES: dict[str, Callable[[], Game]] = {
    "greedy": lambda: greedy(2, seed=7),
    "contest": lambda: bluffing(3, seed=1, preset="1994", failed_contest="nextTurn"),
    "retry": lambda: bluffing(2, seed=2, preset="short", lost_contest="retry"),
    "solo": lambda: wandering("topword", 1, seed=3),
    "short": lambda: wandering("topword", 2, seed=4, preset="short"),
    "international": lambda: greedy(4, seed=5, preset="international"),
    "dice": lambda: wandering("mots-de-tete", 2, seed=4, preset="short"),
    "pyramids": lambda: keen_game(2, seed=3),
    "typo": lambda: wandering("typo", 3, seed=6, preset="checked"),
    "doubts": lambda: doubting(4, seed=7),
    "judged": lambda: wandering("typo", 2, seed=9, preset="judge", judge=None),
    "second": lambda: wandering("typo", 2, seed=8, preset="second"),
}
"""The games by file name: most points each turn, bluffs, random moves and random words."""

NAMES = ("rulebook", *_GAMES)


def golden_files() -> Iterator[tuple[str, str]]:
    """Yield each golden file's name and what it should hold."""
    for name in NAMES:
        record = rulebook() if name == "rulebook" else _record(_GAMES[name]())
        yield f"{name}.txt", write(record)


def rulebook() -> Record:
    """Return the examples of the rulebook, as if typed in from a real table (TW-E0 to TW-E6)."""
    entries = tuple(Entry(seat=seat, hand=hand, move=move) for seat, hand, move in _RULEBOOK)
    typed = Record(
        game="topword",
        rulebook=1,
        preset="french",
        words=Words("fr", lexicon("fr").version),
        players=("Joueur 1", "Joueur 2", "Joueur 3"),
        entries=entries,
    )
    return _record(replay(typed).game)


def _record(game: Game) -> Record:
    names = ("Joueur 1", "Joueur 2", "Joueur 3", "Joueur 4")[: len(game.state.scores)]
    return export(game, None, players=names, date=_DATE)
