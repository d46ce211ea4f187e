"""Matches between computer players, asked for in a terminal."""

import sys
from collections.abc import Sequence

import msgspec

from ludomots.arena import Match, Result, play_match
from ludomots.arena.match import Standing
from ludomots.arena.speed import word_figures
from ludomots.core.explain import explain
from ludomots.core.options import BadOption, choose, read_pairs
from ludomots.core.player import Budget
from ludomots.core.shelf import SHELF, definition_of, players_of
from ludomots.texts import Texts

BAD_INPUT = 2


class Asked(msgspec.Struct, frozen=True):
    """A match as the command line asks for it."""

    game: str
    players: str
    games: int
    seed: int
    pairs: bool
    milliseconds: int
    playouts: int | None
    preset: str
    options: Sequence[str] | None

    def match(self) -> Match:
        """Return the match, or raise ``BadOption``."""
        names = tuple(name.strip() for name in self.players.split(","))
        known = players_of(self.game)
        if not known:
            raise BadOption("players-none", self.game)
        for name in names:
            if name not in known:
                raise BadOption("player-unknown", name, choices=known)
        kind = definition_of(self.game)
        options = read_pairs(self.options or ())
        allowed = choose(kind.options, self.preset, options).allowed_seats(kind.seats)
        if len(names) not in allowed:
            raise BadOption("players-count", self.players, str(len(names)), map(str, allowed))
        return Match(
            game=self.game,
            players=names,
            games=self.games,
            seed=self.seed,
            pairs=self.pairs,
            preset=self.preset,
            options=options,
            budget=Budget(None if self.playouts else self.milliseconds, self.playouts),
        )


def arena(asked: Asked, say: Texts, *, as_json: bool, jobs: int | None) -> int:
    """Play a match and print how it went."""
    try:
        match = asked.match()
    except BadOption as error:
        print(explain(error, say), file=sys.stderr)
        return BAD_INPUT
    if not as_json:
        print(say("arena-start", games=match.games, game=match.game), file=sys.stderr)
    result = play_match(match, jobs)
    if as_json:
        print(msgspec.json.encode(result).decode())
    else:
        print("\n".join(_lines(result, say)))
    return 0


def _lines(result: Result, say: Texts) -> list[str]:
    lines = [_standing(standing, say) for standing in result.players]
    if result.share is not None:
        value, low, high = (round(100 * part, 1) for part in result.share)
        name = result.players[0].name
        lines.append(say("arena-share", name=name, value=value, low=low, high=high))
    lines.append(say("arena-end", games=result.games, seconds=round(result.cpu_seconds, 1)))
    return lines


def _standing(standing: Standing, say: Texts) -> str:
    return say(
        "arena-standing",
        name=standing.name,
        wins=standing.wins,
        ties=standing.ties,
        score=standing.mean_score,
    )


def bench(say: Texts, *, as_json: bool) -> int:
    """Measure every part and print the figures."""
    games = {name: kind.speed for name, kind in SHELF.items() if kind.speed}
    figures = {}
    for name, measure in {"words": word_figures, **games}.items():
        if not as_json:
            print(say("bench-part", part=name), file=sys.stderr, flush=True)
        figures[name] = measure()
        if not as_json:
            for figure, value in figures[name].items():
                print(f"{figure:<46} {say('number', value=value)}", flush=True)
    if as_json:
        print(msgspec.json.encode(figures).decode())
    return 0
