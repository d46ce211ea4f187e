"""Measure Typo with games that computer players play against themselves.

``python -m bench.typo [GAMES [PLAYER]]`` plays that number of games for each number of players and
prints the effect of the deck: how long rows get, how often players say "I cannot" and for which
letters, and how far apart the scores are. ``python -m bench.typo rates [GAMES]`` prints how often
Champion bluffs and doubts where words are not checked.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from statistics import fmean, pstdev
from typing import Any

import msgspec

from ludomots.arena.match import play_game
from ludomots.core.game import Game, new
from ludomots.core.moves import Contest
from ludomots.core.player import Budget
from ludomots.core.shelf import player
from ludomots.games.typo import Announce, Cannot, State

GAMES = 100
SEATS = range(2, 7)
_BUDGET = Budget(milliseconds=None, playouts=20)
"""A small number: bluffs and doubts do not depend on it, and Club does not think ahead."""

Figures = dict[str, Any]


def main() -> None:
    """Run the measurement that the arguments name; each line of output is JSON."""
    arguments = sys.argv[1:]
    if arguments[:1] == ["rates"]:
        games = int(arguments[1]) if arguments[1:] else GAMES
        for others in ("club", "famille", "debutant"):
            for seats in (2, 4, 6):
                _tell({"others": others, "players": seats, **rates(games, seats, others)})
        return
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
        game = new("typo", players=seats, seed=f"bench {seed}", **options)
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


def rates(games: int, seats: int, others: str) -> Figures:
    """Return how Champion bluffs and doubts, at every other seat of a table that contests words."""
    found: Counter[str] = Counter()
    for seed in range(games):
        game = new("typo", players=seats, seed=f"rates {seed}", check="contest")
        names = ["champion", others] * (seats // 2)
        players = [
            player("typo", name, options=game.options, seed=seat, budget=_BUDGET)
            for seat, name in enumerate(names)
        ]
        for state, move in _moves_of(play_game(game, players), "champion", names):
            good = isinstance(move, Announce) and move.word in game.rules.lexicon
            found["words"] += good
            if isinstance(move, Announce) and not good:
                found["bluffs"] += 1
            elif isinstance(move, Cannot):
                found["gave up"] += not state.owes
            elif state.provisional is not None:
                found["judged"] += 1
                found["doubts"] += isinstance(move, Contest)
        found["caught"] += sum(_is_caught(game, at, names) for at in range(len(game.moves)))
    stuck = found["bluffs"] + found["gave up"]
    return {
        **found,
        "bluffs when stuck": round(found["bluffs"] / max(1, stuck), 3),
        "bluffs caught": round(found["caught"] / max(1, found["bluffs"]), 3),
        "doubts of words heard": round(found["doubts"] / max(1, found["judged"]), 4),
    }


def _moves_of(game: Game, name: str, names: list[str]) -> Iterator[tuple[State, Any]]:
    for state, (seat, move) in zip(game.states, game.moves, strict=False):
        if names[seat] == name:
            yield state, move


def _is_caught(game: Game, at: int, names: list[str]) -> bool:
    """Return whether a move proved that a word of Champion is bad."""
    before, after = game.states[at], game.states[at + 1]
    play = before.provisional
    if play is None or after.provisional is not None or names[play.seat] != "champion":
        return False
    return bool(after.last and after.last.refused)


def _tell(figures: Figures) -> None:
    print(msgspec.json.encode(figures).decode(), flush=True)


if __name__ == "__main__":
    main()
