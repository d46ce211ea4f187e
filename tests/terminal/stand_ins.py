"""Players that stand in for the computer: quick, and each with one habit."""

from ludomots.games.topword import Accept, Contest, Exchange, Move, Pass, View, place
from ludomots.games.topword.finder import find
from ludomots.players import Player
from ludomots.terminal.play.computer import MakePlayer
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


def stand_in(kind: type[FirstMove] = FirstMove) -> MakePlayer:
    """Return what makes the same player of every level."""

    def make(*_: object) -> Player:
        return kind()

    return make
