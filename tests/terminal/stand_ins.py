"""Players that stand in for the computer: quick, and each with one habit."""

from collections.abc import Callable
from itertools import permutations
from typing import Any, Generic, TypeVar

import msgspec

from ludomots.core.contract import GameView
from ludomots.core.player import Player, PlayerOf
from ludomots.games import mots_de_tete, topscore, typo
from ludomots.games.mots_de_tete import engine
from ludomots.games.topscore import placing
from ludomots.games.topscore.legal import changes, longer_words, word_index
from ludomots.games.topword import Accept, Contest, Exchange, Move, Pass, View, place
from ludomots.games.topword.legal import find
from ludomots.games.typo.placing import find as find_words
from ludomots.terminal.play.players import MakePlayer
from ludomots.words import lexicon

OwnView = TypeVar("OwnView", bound=GameView)
OwnMove = TypeVar("OwnMove", bound=msgspec.Struct)


class StandIn(Generic[OwnView, OwnMove]):
    """Gives the same answer to every play, and makes a move of its game when there is none."""

    name = "stand-in"
    answer: Any = Accept()

    def choose(self, view: OwnView) -> OwnMove:
        play = view.provisional
        return self.answer if play and view.seat not in play.accepted else self.move(view)

    def move(self, view: OwnView) -> OwnMove:
        """Return a move where there is no play to answer."""
        raise NotImplementedError


class FirstMove(StandIn[View, Move]):
    """Lays the first word it finds, accepts everything."""

    def move(self, view: View) -> Move:
        words = lexicon(view.options.lexicon)
        return next(find(view.options, words, view.board, view.rack or ()), Pass())


class Suspicious(FirstMove):
    """Contests every word."""

    answer = Contest()


class Bluffer(FirstMove):
    """Lays its first five tiles around the centre, whatever they spell."""

    def move(self, view: View) -> Move:
        if not view.board.is_empty:
            return super().move(view)
        return place((5, 3 + at, tile) for at, tile in enumerate((view.rack or ())[:5]))


class Cheat(FirstMove):
    """Exchanges a tile that it has not got."""

    def choose(self, view: View) -> Move:
        return Exchange(next(tile for tile in "WXYZ" if tile not in (view.rack or ())))


class Broken(FirstMove):
    """Never comes to a move."""

    def choose(self, view: View) -> Move:
        raise ZeroDivisionError(f"broken at seat {view.seat}")


class BestWord(StandIn[mots_de_tete.View, mots_de_tete.Move]):
    """Writes the best words of Mots de Tête, accepts everything."""

    def move(self, view: mots_de_tete.View) -> mots_de_tete.Move:
        assert view.die is not None
        plays = engine.best_plays(engine.engine_rules(view.options), view.board, view.die, 1)
        return engine.as_move(plays[0]) if plays else Pass()


class Doubter(BestWord):
    """Contests every word of Mots de Tête."""

    answer = Contest()


class Stutterer(BestWord):
    """Writes Zs left of the cross of Mots de Tête, as many as the die says."""

    def move(self, view: mots_de_tete.View) -> mots_de_tete.Move:
        if not view.board.is_empty or view.die is None:
            return super().move(view)
        return mots_de_tete.write((7, 9 - step, "Z") for step in range(1, view.die + 1))


class Grower(StandIn[topscore.View, topscore.Move]):
    """Lays the first word of Topscore that it finds, here or there, and accepts everything."""

    def move(self, view: topscore.View) -> topscore.Move:
        assert view.seat is not None
        options, board, rack = view.options, view.boards[view.seat], view.rack or ()
        if view.phase == "name":
            return topscore.Pass()
        if view.phase == "put":
            return next(placing.puts(board))
        index = word_index(lexicon(options.lexicon), options.letter_set.letters)
        if view.target is not None:
            for word in longer_words(index, view.boards[view.target].word, rack):
                return topscore.Lay(word, view.target)
        for word in longer_words(index, board.word, rack):
            return topscore.Lay(word)
        if "change" in view.instead:
            for change in changes(index, board, rack):
                return change
        return topscore.Exchange(rack) if "exchange" in view.instead and rack else Pass()


class Challenger(Grower):
    """Contests every word of Topscore."""

    answer = Contest()


class Misspeller(Grower):
    """Lays the first three letters of its rack of Topscore, in an order that is no word."""

    def move(self, view: topscore.View) -> topscore.Move:
        assert view.seat is not None
        if view.phase != "play" or view.boards[view.seat].word:
            return super().move(view)
        letters = [token for token in view.rack or () if token.isalpha()]
        words = lexicon(view.options.lexicon)
        bad = (three for three in permutations(letters, 3) if "".join(three) not in words)
        return topscore.Lay(next(bad))


class Placer(StandIn[typo.View, typo.Move]):
    """Chooses its first card in Typo, says the first word there is for it, believes everything."""

    def move(self, view: typo.View) -> typo.Move:
        if view.turn is None:
            return typo.Choose((view.hand or ())[0])
        if view.owes:
            return typo.Cannot(view.longest[0])
        words = find_words(lexicon(view.options.lexicon), view.rows, view.card or "")
        return next(words, typo.Cannot(view.longest[0]))


class Doubts(Placer):
    """Doubts every word of Typo."""

    answer = Contest()


class Liar(Placer):
    """Puts every card of Typo right of the first row and says a word that is none."""

    def move(self, view: typo.View) -> typo.Move:
        if view.turn is None or view.owes:
            return super().move(view)
        return typo.Announce(1, "right", f"{view.rows[0]}{view.card}ZZZ")


def stand_in(kind: Callable[[], PlayerOf[Any, Any]] = FirstMove) -> MakePlayer:
    """Return what makes the same player of every level."""

    def make(*_: object) -> Player:
        return kind()

    return make
