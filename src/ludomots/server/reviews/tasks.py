"""Parts of a review as tasks: a record in, a decision or the whole review out.

A task holds the whole record, so that any process can do any of them, and none has to be kept for a
review that is being made. The process that did the last one still has its game in memory.
"""

from functools import lru_cache

import msgspec

from ludomots.analysis import Decision, Review, summary
from ludomots.analysis.decisions import judge
from ludomots.core.game import Game
from ludomots.records import read, replay
from ludomots.words import Lexicon

_GAMES_IN_MEMORY = 4


class GameToReview(msgspec.Struct, frozen=True, kw_only=True):
    """A game as text. ``other_words``: it may be judged by another word list than its own."""

    record: str
    other_words: bool = False


class JudgeNext(msgspec.Struct, frozen=True, kw_only=True, tag="judge"):
    """Judge the first decision that was made after ``after`` moves."""

    game: GameToReview
    after: int
    playouts: int

    def work(self, words: Lexicon | None = None) -> Decision | None:
        """Return it, ``None`` if there was no more decision."""
        game = replayed(self.game, words)
        seats = range(len(game.state.scores))
        for step in range(self.after + 1, len(game.moves) + 1):
            if game.moves[step - 1][0] in seats:
                decision = judge(game, step, self.playouts)
                if decision is not None:
                    return decision
        return None


class Summarise(msgspec.Struct, frozen=True, kw_only=True, tag="summarise"):
    """Put a review together from the decisions judged so far."""

    game: GameToReview
    decisions: tuple[Decision, ...]
    playouts: int

    def work(self, words: Lexicon | None = None) -> Review:
        """Return it, without names."""
        game = replayed(self.game, words)
        made = summary(game, self.decisions, playouts=self.playouts)
        return msgspec.structs.replace(made, names=())


class WeighMove(msgspec.Struct, frozen=True, kw_only=True, tag="weigh"):
    """Judge another move in place of the one that was made at a step, as text."""

    game: GameToReview
    step: int
    move: str
    playouts: int
    seed: int

    def work(self, words: Lexicon | None = None) -> Decision | None:
        """Return the decision as if that move had been made, ``None`` if there was nothing to
        decide."""
        game = replayed(self.game, words)
        other = Game(
            game.kind,
            game.options,
            game.states[0],
            game.secret,
            game.contributions,
            game.rules.lexicon,
        )
        for seat, move in game.moves[: self.step - 1]:
            other.push(move, seat)
        instead = game.kind.notation.read_move(self.move, game.options)
        other.push(instead, game.moves[self.step - 1][0])
        return judge(other, self.step, self.playouts, self.seed)


ReviewTask = JudgeNext | Summarise | WeighMove


@lru_cache(_GAMES_IN_MEMORY)
def replayed(game: GameToReview, words: Lexicon | None = None) -> Game:
    """Return a game as far as its record is good, or raise ``CannotReplay`` if its word list is not
    here."""
    return replay(read(game.record), words=words, other_words=game.other_words).game
