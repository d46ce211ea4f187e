"""Measure how Typo's computer players doubt and bluff.

``python -m bench.typo_bluff words [fr|en]`` lets every level judge the committed words, 300
invented and 300 real ones (``bench.typo_words``), and prints how well it tells them apart.
``python -m bench.typo_bluff games [GAMES [PLAYERS]]`` lets the levels play with each other where
words can be contested, and prints what became of good words and of bluffs.
Each line of output is JSON.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import fmean

import msgspec

from bench.typo_words import Pair, committed
from ludomots.arena.match import play_game
from ludomots.core.game import Game, new
from ludomots.core.moves import Accept, Contest
from ludomots.core.player import LEVELS, YARDSTICK, Budget
from ludomots.core.shelf import player
from ludomots.games.typo import Announce, Cannot, Options, View
from ludomots.games.typo.players.levels import Champion, Club, Debutant, Famille, Greedy, Level

SEEDS = range(10)
"""So many players of each level judge each word."""
GAMES = 20
BUDGET = Budget(milliseconds=None, playouts=20)
"""A small number: bluffs and doubts do not depend on it."""

MINDS: dict[str, type[Level]] = {
    level.name: level for level in (Debutant, Famille, Club, Champion, Greedy)
}

_OTHER_ROWS = "PRINC/ELA/BLO"
"""The rows beside the word's: what a bad word costs is the longest of them and two points."""
_DECKS = {"fr": "french", "en": "english", "nl": "dutch"}

Figures = dict[str, object]


class Judgement(msgspec.Struct, frozen=True):
    """What one player made of one word."""

    belief: float
    doubted: bool


def heard(word: str, language: str, check: str = "contest", players: int = 2) -> View:
    """Return what the next player sees when a word has just been said.

    Half of its letters lie in the row, at least three; the last of these is the card.
    """
    cards = max(3, (len(word) + 1) // 2)
    game = Game.from_position(
        f"{word[: cards - 1]}/{_OTHER_ROWS} {word[cards - 1]}{'Z' * (players - 1)}",
        [""] * players,
        game="typo",
        players=players,
        check=check,
        deck=_DECKS[language],
        lexicon=language,
    )
    game.push(Announce(1, "right", word), 0)
    view = game.view(1)
    assert isinstance(view, View)
    return view


def judged(name: str, views: Sequence[View], seeds: Sequence[int] = SEEDS) -> list[list[Judgement]]:
    """Return what players of a level make of words: a list for each seed."""
    found = []
    for seed in seeds:
        options: Options = views[0].options
        mind = MINDS[name](options, seed, BUDGET)
        found.append(
            [Judgement(mind.belief(view), mind.choose(view) == Contest()) for view in views]
        )
    return found


def area(real: Sequence[float], invented: Sequence[float]) -> float:
    """Return the area under the ROC curve.

    It is how likely a real word is believed more than an invented one; equal counts half.
    """
    wins = sum((one > other) + (one == other) / 2 for one in real for other in invented)
    return wins / len(real) / len(invented)


def measure_words(name: str, pairs: Sequence[Pair], language: str) -> Figures:
    """Return how a level tells the real words of some pairs from the invented ones."""
    real = judged(name, [heard(pair.real, language) for pair in pairs])
    invented = judged(name, [heard(pair.invented, language) for pair in pairs])
    areas = [
        area([one.belief for one in good], [one.belief for one in bad])
        for good, bad in zip(real, invented, strict=True)
    ]
    passes = {
        way: _share(
            not one.doubted
            for bad in invented
            for pair, one in zip(pairs, bad, strict=True)
            if pair.way == way
        )
        for way in dict.fromkeys(pair.way for pair in pairs)
    }
    return {
        "level": name,
        "area": round(fmean(areas), 3),
        "least": round(min(areas), 3),
        "most": round(max(areas), 3),
        "invented doubted": _share(one.doubted for bad in invented for one in bad),
        "real doubted": _share(one.doubted for good in real for one in good),
        "invented that pass": passes,
    }


def measure_games(name: str, others: str, games: int, seats: int) -> Figures:
    """Return what a level does at a table of which it has one seat, where words are contested."""
    found: Counter[str] = Counter()
    for seed in range(games):
        game = new("typo", players=seats, seed=f"bluff {seed}", check="contest")
        names = [others] * seats
        own = seed % seats
        names[own] = name
        players = [
            player("typo", who, options=game.options, seed=seed * seats + seat, budget=BUDGET)
            for seat, who in enumerate(names)
        ]
        for what in _happened(play_game(game, players), own):
            found[what] += 1
    return {
        "level": name,
        "others": others,
        "players": seats,
        "games": games,
        **{what: found[what] for what in _WHAT},
    }


_WHAT = (
    "stuck",
    "bluffs",
    "bluffs passed",
    "bad words heard",
    "bad words doubted",
    "good words heard",
    "good words doubted",
)


def _happened(game: Game, own: int) -> Iterator[str]:
    """Yield what one seat did and heard in a game, as one of ``_WHAT``."""
    moves = zip(game.states, game.states[1:], game.moves, strict=False)
    for before, after, (seat, move) in moves:
        play = before.provisional
        if seat == own and isinstance(move, Announce | Cannot) and not before.owes:
            bluffs = isinstance(move, Announce) and move.word not in game.rules.lexicon
            if bluffs:
                yield "bluffs"
            if bluffs or isinstance(move, Cannot):
                yield "stuck"
        elif seat == own and play is not None and isinstance(move, Accept | Contest):
            kind = "good" if play.word in game.rules.lexicon else "bad"
            yield f"{kind} words heard"
            if isinstance(move, Contest):
                yield f"{kind} words doubted"
        is_settled = play is not None and play.seat == own and after.provisional is None
        if is_settled and play.word not in game.rules.lexicon and not after.refused:
            yield "bluffs passed"


def _share(values: Iterator[bool]) -> float:
    return round(fmean(map(float, values)), 3)


def main() -> None:
    """Run the measurement that the arguments name."""
    what, *rest = sys.argv[1:]
    if what == "words":
        language = rest[0] if rest else "fr"
        for name in (*LEVELS, YARDSTICK):
            _tell(measure_words(name, committed(language), language))
        return
    games = int(rest[0]) if rest else GAMES
    seats = int(rest[1]) if rest[1:] else 2
    for name in LEVELS:
        for others in LEVELS:
            _tell(measure_games(name, others, games, seats))


def _tell(figures: Figures) -> None:
    print(msgspec.json.encode(figures).decode(), flush=True)


if __name__ == "__main__":
    main()
