"""Players of Topscore that stand in for the computer in told games: quick, and with one habit."""

from itertools import permutations

from ludomots.core.moves import Accept
from ludomots.games import topscore
from ludomots.games.topscore import placing
from ludomots.games.topscore.legal import changes, longer_words, word_index
from ludomots.words import lexicon


class Grower:
    """Lays the first word of Topscore that it finds, here or there, and accepts everything."""

    name = "stand-in"

    def choose(self, view: topscore.View) -> topscore.Move:
        """Return the move of this player."""
        play = view.provisional
        return Accept() if play and view.seat not in play.accepted else self.move(view)

    def move(self, view: topscore.View) -> topscore.Move:
        """Return a move where there is no play to answer."""
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
        return topscore.Exchange(rack) if "exchange" in view.instead and rack else topscore.Pass()


class Misspeller(Grower):
    """Lays the first three letters of its rack of Topscore, in an order that is no word."""

    def move(self, view: topscore.View) -> topscore.Move:
        """Return a move where there is no play to answer."""
        assert view.seat is not None
        if view.phase != "play" or view.boards[view.seat].word:
            return super().move(view)
        letters = [token for token in view.rack or () if token.isalpha()]
        words = lexicon(view.options.lexicon)
        bad = (three for three in permutations(letters, 3) if "".join(three) not in words)
        return topscore.Lay(next(bad))
