"""Which words computer players lay, and how many of them our glossary explains.

``python -m bench.words_played --games 50 --seed 2`` plays so many games of each kind at each level
and prints one JSON object: the words laid, how many lemmas make up a share of them, and the share
that has a meaning. ``--list FILE`` writes the lemmas, the most played first. Each game and level
counts the same, however many words it makes.
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from ludomots.arena.match import Match, make_player, new_game, play_game
from ludomots.core.game import Game
from ludomots.core.player import Budget
from ludomots.words import Lexicon, lexicon
from ludomots.words.glossary import glossary

SEATS = {"topword": 2, "mots-de-tete": 2, "topscore": 2, "typo": 3}
LEVELS = ("debutant", "famille", "club", "greedy")
SHARES = (0.5, 0.8, 0.9, 0.95, 0.98)
BUDGET = Budget(playouts=4)

Lemma = tuple[str, str]
"""A lemma and its part of speech."""


def words_of(game: Game) -> Iterator[str]:
    """Yield the words that were laid in a game, which is undone by it."""
    while game.moves:
        seat, move = game.moves[-1]
        game.pop()
        if seat is not None and seat >= 0:
            yield from (str(one.word) for one in game.rules.formed(game.state, seat, move).words)


def played(game: str, level: str, games: int, seed: int) -> Counter[str]:
    """Return how often each word is laid when a level plays against itself."""
    match = Match(game=game, players=(level,) * SEATS[game], games=games, seed=seed, budget=BUDGET)
    counted = Counter[str]()
    for number in range(games):
        started, seated = new_game(match, number, 0)
        players = [make_player(match, started, who, number) for who in seated]
        counted.update(words_of(play_game(started, players, Counter())))
    return counted


def lemmas_of(words: Lexicon, counted: Counter[str]) -> dict[Lemma, float]:
    """Return the share of each lemma; a word of several readings is divided among them."""
    known = {word: _lemmas(words, word) for word in counted}
    every = sum(count for word, count in counted.items() if known[word])
    shares: dict[Lemma, float] = defaultdict(float)
    for word, count in counted.items():
        for lemma in known[word]:
            shares[lemma] += count / every / len(known[word])
    return shares


def _lemmas(words: Lexicon, word: str) -> set[Lemma]:
    return {(one.lemma or one.spelling, one.tags[0]) for one in words.readings(word) if one.tags}


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--list", type=Path)
    asked = parser.parse_args()
    french, meanings = lexicon("fr"), glossary("fr")
    laid, total = 0, defaultdict[Lemma, float](float)
    explained = {}
    for game in SEATS:
        of_game = defaultdict[Lemma, float](float)
        for level in LEVELS:
            counted = played(game, level, asked.games, asked.seed)
            laid += counted.total()
            for lemma, share in lemmas_of(french, counted).items():
                of_game[lemma] += share / len(LEVELS)
                total[lemma] += share / len(LEVELS) / len(SEATS)
            print(game, level, counted.total(), file=sys.stderr, flush=True)
        explained[game] = round(sum(one for key, one in of_game.items() if key in meanings), 4)
    ranked = sorted(total.items(), key=lambda one: -one[1])
    if asked.list:
        lines = (f"{lemma}\t{part}\t{share:.3g}\n" for (lemma, part), share in ranked)
        asked.list.write_text("".join(lines), encoding="utf-8")
    mean = round(sum(explained.values()) / len(explained), 4)
    print(
        json.dumps(
            {
                "words": laid,
                "lemmas": len(ranked),
                "lemmas_for": {share: _needed(ranked, share) for share in SHARES},
                "explained": {**explained, "all": mean},
            }
        )
    )


def _needed(ranked: list[tuple[Lemma, float]], share: float) -> int:
    reached = 0.0
    for number, (_, one) in enumerate(ranked, 1):
        reached += one
        if reached >= share:
            return number
    return len(ranked)


if __name__ == "__main__":
    main()
