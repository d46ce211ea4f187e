"""Make the positions of the day again: ``make daily``.

Computer players of the level Club play games. At moments chosen by chance the moves are weighed
from what the seat sees, first quickly, then with the whole budget. A position is kept if one move
is clearly the best one, Champion finds it and Débutant does not, and its words are neither rare nor
rude.

The same program makes the same positions. ``python -m bench.daily GAME…`` makes only those of some
games again; the lines of each game are kept in ``.make/daily``.
"""

import random
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from itertools import count, islice
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from ludomots.analysis import Choice, Decision
from ludomots.arena.match import play_game
from ludomots.core.contract import TABLE
from ludomots.core.game import Game, new
from ludomots.core.player import LEVELS, Budget, Player, Vocabulary
from ludomots.core.shelf import player
from ludomots.core.turns import acting
from ludomots.daily import edition
from ludomots.daily.puzzle import PLAYOUTS, LevelAnswer, Puzzle, weigh

TERMS = edition.Terms(number=1, seed="ludomots daily 1", first=date(2026, 11, 16))
HASHES = Path("docs/daily-1.txt")

_MADE = Path(".make/daily")
_QUICK = PLAYOUTS // 10
_ERRORS = 2.0
_KNOWN = Vocabulary(frequency=5)
"""The words of ordinary books: those that Famille knows."""
_LEAST_CHOICES, _MOST_CHOICES = 3, 12
_EDGE = 6
"""A sixth of the game at its beginning and at its end has no positions."""
_SIGNS = 2


class Kind(NamedTuple):
    """How many positions a game has, and how the games are played that they come from: by how many
    and with which rules; and by how many points a move must lead to be clearly the best one."""

    days: int
    players: int
    preset: str
    lead: float


KINDS = {
    "topword": Kind(400, 2, "french", 4.0),
    "mots-de-tete": Kind(117, 2, "french", 4.0),
    "topscore": Kind(120, 2, "french", 10.0),
    "typo": Kind(400, 3, "checked", 1.0),
}


def main(*names: str) -> None:
    """Make the positions of some games, by default of all, and join all that were made."""
    _MADE.mkdir(parents=True, exist_ok=True)
    for name in names or KINDS:
        with (_MADE / name).open("wb", buffering=0) as lines:
            for puzzle in islice(filter(None, puzzles(name)), KINDS[name].days):
                lines.write(msgspec.json.encode(puzzle) + b"\n")
    made = [line for name in KINDS for line in (_MADE / name).read_bytes().splitlines()]
    packed = edition.packed(TERMS, map(msgspec.json.Decoder(Puzzle).decode, made))
    Path(str(edition.FILE)).write_bytes(packed)
    HASHES.write_text(edition.read_edition(packed).published(), encoding="utf-8")


def puzzles(name: str) -> Iterator[Puzzle | None]:
    """Yield the positions of a game for ever; ``None`` for a moment that has no clear answer."""
    kind = KINDS[name]
    for number in count(1):
        seed = f"{TERMS.seed} {name} {number}"
        game = new(name, players=kind.players, seed=seed, preset=kind.preset)
        play_game(game, [_player(game, "club", seat) for seat in range(kind.players)])
        moves = len(game.moves)
        at = random.Random(seed).randrange(moves // _EDGE, moves - moves // _EDGE)
        while len(game.moves) > at:
            game.pop()
        seat = acting(game.rules, game.state)[-1]
        found = _Moment(game, seat, kind).puzzle() if seat >= 0 else None
        yield found and replace(found, seed=seed)


class _Moment(NamedTuple):
    """A moment of a game, and who is to move."""

    game: Game
    seat: int
    kind: Kind

    def puzzle(self) -> Puzzle | None:
        """Return the moment as a position of the day, ``None`` if it is none."""
        club = self.move_of("club")
        quick = weigh(self.game, self.seat, club, _QUICK)
        if (
            quick is None
            or not self.is_fit(quick, 1)
            or self.move_of("debutant") == quick.choices[0].text
        ):
            return None
        decision = weigh(self.game, self.seat, club, PLAYOUTS)
        if decision is None or not self.is_fit(decision, _ERRORS):
            return None
        levels = tuple(self.level(level, decision) for level in LEVELS)
        if levels[-1].text != decision.choices[0].text or not self.all_behind(levels):
            return None
        losses = [one.loss for one in decision.choices[1:]]
        return Puzzle(
            game=self.game.kind.name,
            preset=self.kind.preset,
            players=self.kind.players,
            seed="",
            moves=tuple(map(self.scripted, self.game.moves)),
            seat=self.seat,
            choices=tuple(map(_rounded, decision.choices[:_MOST_CHOICES])),
            levels=levels,
            half=round(max(median(losses), self.kind.lead), _SIGNS),
        )

    def is_fit(self, decision: Decision, errors: float) -> bool:
        """Return whether the best move leads clearly, and its words may be shown and are known."""
        if len(decision.choices) < _LEAST_CHOICES:
            return False
        best, second = decision.choices[:2]
        if second.loss < max(self.kind.lead, errors * second.error):
            return False
        move = self.game.kind.notation.read_move(best.text, self.game.options)
        formed = self.game.rules.formed(self.game.state, self.seat, move).words
        words = [one.word for one in formed]
        lexicon = self.game.rules.lexicon
        return (
            bool(words)
            and all(map(lexicon.may_propose, words))
            and _KNOWN.knows(lexicon, max(words, key=len))
        )

    def all_behind(self, levels: Sequence[LevelAnswer]) -> bool:
        """Return whether beginners miss the best move, and what the levels play otherwise is not
        as good: the moves weighed are only the most promising ones."""
        others = [one for one in levels if one.text != levels[-1].text]
        return others[:1] == [levels[0]] and all(one.loss >= self.kind.lead for one in others)

    def move_of(self, level: str) -> str:
        """Return what a computer player of a level plays, as text."""
        view = self.game.rules.view(self.game.state, self.seat)
        return self.game.text(_player(self.game, level, 0).choose(view))

    def level(self, level: str, decision: Decision) -> LevelAnswer:
        """Return what a level plays and how many points that loses."""
        text = self.move_of(level)
        known = next((one for one in decision.choices if one.text == text), None)
        if known is None:
            other = weigh(self.game, self.seat, text, PLAYOUTS)
            if other is None:
                raise ValueError(f"{text} is not weighed")
            known = other.choices[other.made]
        return LevelAnswer(level, text, known.label, round(max(known.loss, 0.0), _SIGNS))

    def scripted(self, made: tuple[int, msgspec.Struct]) -> str:
        """Return a move as scripts have it."""
        seat, move = made
        who = "table" if seat == TABLE else str(seat + 1)
        return f"{who} {self.game.text(move)}"


def _player(game: Game, level: str, seed: int) -> Player:
    budget = Budget(milliseconds=None, playouts=PLAYOUTS)
    return player(game.kind.name, level, options=game.options, seed=seed, budget=budget)


def _rounded(one: Choice) -> Choice:
    """Return a choice with as many digits as anybody reads, so that the file stays small."""
    figures = {
        name: round(getattr(one, name), _SIGNS) for name in ("value", "loss", "error", "chance")
    }
    parts = tuple(replace(part, points=round(part.points, _SIGNS)) for part in one.parts)
    return replace(one, **figures, parts=parts)


if __name__ == "__main__":
    main(*sys.argv[1:])
