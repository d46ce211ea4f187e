"""Players that stand in for the computer: quick, and each with one habit."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

from ludomots.core.player import Player, PlayerOf
from ludomots.games import mots_de_tete, topscore, typo
from ludomots.games.mots_de_tete.players import engine
from ludomots.games.topscore import small
from ludomots.games.topscore.finder import changes, longer_words
from ludomots.games.topscore.words import word_index
from ludomots.games.topword import Accept, Contest, Exchange, Move, Pass, View, place
from ludomots.games.topword.finder import find
from ludomots.games.typo.finder import find as find_words
from ludomots.terminal.play.players import MakePlayer
from ludomots.words import lexicon


class FirstMove:
    """Lays the first word it finds, accepts everything."""

    name = "first"

    def choose(self, view: View) -> Move:
        if view.provisional and view.seat not in view.provisional.accepted:
            return Accept()
        words = lexicon(view.options.lexicon)
        return next(find(view.options, words, view.board, view.rack or ()), Pass())


class Suspicious(FirstMove):
    """Contests every word."""

    def choose(self, view: View) -> Move:
        return Contest() if view.provisional else super().choose(view)


class Bluffer(FirstMove):
    """Lays its first five tiles around the centre, whatever they spell."""

    def choose(self, view: View) -> Move:
        if not view.board.is_empty or view.provisional:
            return super().choose(view)
        return place((5, 3 + at, tile) for at, tile in enumerate((view.rack or ())[:5]))


class Cheat(FirstMove):
    """Exchanges a tile that it has not got."""

    def choose(self, view: View) -> Move:
        return Exchange(next(tile for tile in "WXYZ" if tile not in (view.rack or ())))


class Broken(FirstMove):
    """Never comes to a move."""

    def choose(self, view: View) -> Move:
        raise ZeroDivisionError(f"broken at seat {view.seat}")


class BestWord:
    """Writes the best words of Mots de Tête, accepts everything."""

    name = "best"

    def choose(self, view: mots_de_tete.View) -> mots_de_tete.Move:
        if view.provisional:
            return Accept()
        assert view.die is not None
        plays = engine.best_plays(engine.engine_rules(view.options), view.board, view.die, 1)
        return engine.as_move(plays[0]) if plays else Pass()


class Doubter(BestWord):
    """Contests every word of Mots de Tête."""

    def choose(self, view: mots_de_tete.View) -> mots_de_tete.Move:
        return Contest() if view.provisional else super().choose(view)


class Stutterer(BestWord):
    """Writes Zs left of the cross of Mots de Tête, as many as the die says."""

    def choose(self, view: mots_de_tete.View) -> mots_de_tete.Move:
        if view.provisional or not view.board.is_empty or view.die is None:
            return super().choose(view)
        return mots_de_tete.write((7, 9 - step, "Z") for step in range(1, view.die + 1))


class Grower:
    """Lays the first word of Topscore that it finds, here or there, and accepts everything."""

    name = "grower"

    def choose(self, view: topscore.View) -> topscore.Move:
        if view.provisional:
            return Accept()
        assert view.seat is not None
        options, board, rack = view.options, view.boards[view.seat], view.rack or ()
        if view.phase == "name":
            return topscore.Pass()
        if view.phase == "put":
            return next(small.puts(board))
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

    def choose(self, view: topscore.View) -> topscore.Move:
        return Contest() if view.provisional else super().choose(view)


class Misspeller(Grower):
    """Lays the first three letters of its rack of Topscore, in an order that is no word."""

    def choose(self, view: topscore.View) -> topscore.Move:
        assert view.seat is not None
        if view.phase != "play" or view.boards[view.seat].word:
            return super().choose(view)
        letters = [token for token in view.rack or () if token.isalpha()]
        words = lexicon(view.options.lexicon)
        bad = (three for three in permutations(letters, 3) if "".join(three) not in words)
        return topscore.Lay(next(bad))


class Placer:
    """Chooses its first card in Typo, says the first word there is for it, believes everything."""

    name = "placer"

    def choose(self, view: typo.View) -> typo.Move:
        if view.provisional:
            return Accept()
        if view.turn is None:
            return typo.Choose((view.hand or ())[0])
        if view.owes:
            return typo.Cannot(view.longest[0])
        words = find_words(lexicon(view.options.lexicon), view.rows, view.card or "")
        return next(words, typo.Cannot(view.longest[0]))


class Doubts(Placer):
    """Doubts every word of Typo."""

    def choose(self, view: typo.View) -> typo.Move:
        return Contest() if view.provisional else super().choose(view)


class Liar(Placer):
    """Puts every card of Typo right of the first row and says a word that is none."""

    def choose(self, view: typo.View) -> typo.Move:
        if view.provisional or view.turn is None or view.owes:
            return super().choose(view)
        return typo.Announce(1, "right", f"{view.rows[0]}{view.card}ZZZ")


def stand_in(kind: Callable[[], PlayerOf[Any, Any]] = FirstMove) -> MakePlayer:
    """Return what makes the same player of every level."""

    def make(*_: object) -> Player:
        return kind()

    return make
