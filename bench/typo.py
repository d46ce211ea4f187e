"""Measure Typo with games that computer players play against themselves.

``python -m bench.typo [GAMES [PLAYER]]`` plays that number of games for each number of players and
prints the effect of the deck: how long rows get, how often players say "I cannot" and for which
letters, and how far apart the scores are. Words are checked; ``bench.typo_bluff`` measures doubts.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from statistics import fmean, pstdev
from typing import Any

import msgspec

from ludomots.arena.match import play_game
from ludomots.core.game import Game, new
from ludomots.core.player import Budget
from ludomots.core.shelf import player
from ludomots.games.typo import Announce, Cannot, State

GAMES = 100
SEATS = range(2, 7)
_BUDGET = Budget(milliseconds=None, playouts=20)
"""A small number: Club does not think ahead."""

Figures = dict[str, Any]


def main() -> None:
    """Run the measurement; each line of output is JSON."""
    arguments = sys.argv[1:]
    games = int(arguments[0]) if arguments else GAMES
    name = arguments[1] if arguments[1:] else "club"
    for deck, language in (("french", "fr"), ("english", "en"), ("dutch", "nl")):
        letters = Letters()
        for seats in SEATS:
            played = list(self_play(games, seats, name, deck=deck, lexicon=language))
            letters.count(played)
            _tell({"deck": deck, "players": seats, **spread(played)})
        _tell({"deck": deck, "cannot by letter": letters.cannot()})


def self_play(games: int, seats: int, name: str, **options: Any) -> Iterator[Game]:
    """Yield games of one player with itself."""
    for seed in range(games):
        game = new("typo", players=seats, seed=f"bench {seed}", check="check", **options)
        players = [
            player("typo", name, options=game.options, seed=seat, budget=_BUDGET)
            for seat in range(seats)
        ]
        yield play_game(game, players)


def spread(games: Iterable[Game]) -> Figures:
    """Return how long rows get and how far apart the scores are."""
    scores: list[int] = []
    between: list[int] = []
    removed: list[int] = []
    lengths: list[int] = []
    fails: dict[int, list[bool]] = {1: [], 2: []}
    shared = 0
    for game in games:
        outcome = game.outcome()
        if outcome is None:
            raise RuntimeError("the game has no end")
        scores += outcome.scores
        between.append(max(outcome.scores) - min(outcome.scores))
        shared += len(outcome.winners) > 1
        for state, _, move in placings(game):
            lengths += map(len, state.rows)
            fails[state.half].append(isinstance(move, Cannot))
            if isinstance(move, Cannot):
                removed.append(max(map(len, state.rows)))
    return {
        "mean score": round(fmean(scores), 1),
        "deviation": round(pstdev(scores), 1),
        "first to last": round(fmean(between), 1),
        "shared victories": round(shared / len(between), 3),
        "row length": round(fmean(lengths), 2),
        "removed row": round(fmean(removed), 2),
        "longest row": max(removed),
        "cannot": round(fmean([*fails[1], *fails[2]]), 3),
        "cannot, A to Z": round(fmean(fails[1]), 3),
        "cannot, Z to A": round(fmean(fails[2]), 3),
    }


class Letters:
    """How often each letter was placed, and how often it could not be placed."""

    def __init__(self) -> None:
        self._seen: Counter[str] = Counter()
        self._failed: Counter[str] = Counter()

    def count(self, games: Iterable[Game]) -> None:
        """Add games."""
        for game in games:
            for state, seat, move in placings(game):
                card = state.cards[seat] or ""
                self._seen[card] += 1
                self._failed[card] += isinstance(move, Cannot)

    def cannot(self) -> dict[str, float]:
        """Return for each letter the share of its cards that could not be placed."""
        return {card: round(self._failed[card] / n, 2) for card, n in sorted(self._seen.items())}


def placings(game: Game) -> Iterator[tuple[State, int, Announce | Cannot]]:
    """Yield each word said and each "I cannot", with the state before it and its seat."""
    for state, (seat, move) in zip(game.states, game.moves, strict=False):
        if isinstance(move, Announce | Cannot) and not state.owes:
            yield state, seat, move


def _tell(figures: Figures) -> None:
    print(msgspec.json.encode(figures).decode(), flush=True)


if __name__ == "__main__":
    main()
