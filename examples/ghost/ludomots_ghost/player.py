"""Computer players of Ghost: they try never to be the one who must end a word."""

import random

from ludomots.core.moves import Pass
from ludomots.core.player import Team, check_to_act
from ludomots.words import Lexicon, lexicon

from .rules import Add, Challenge, Move, Name, Options, View, letters_after, words_from


class Careful:
    """Looks a number of letters ahead in the word list, none if ``ahead`` is 0."""

    def __init__(
        self, name: str, ahead: int, options: Options, seed: int, words: Lexicon | None
    ) -> None:
        self.name = name
        self._ahead, self._options, self._seed = ahead, options, seed
        self._words = lexicon(options.lexicon) if words is None else words

    def choose(self, view: View) -> Move:
        """Return a letter, a challenge or a word."""
        check_to_act(view)
        start = view.beginning
        if view.naming is not None:
            return next(map(Name, words_from(self._words, self._options, start)), Pass())
        letters = [*letters_after(self._words, self._options, start)]
        if not letters:
            return Challenge()
        random.Random(f"{self._seed} {start} {view.scores}").shuffle(letters)  # noqa: S311
        return Add(max(letters, key=lambda one: self._worth(start + one, self._ahead)))

    def _worth(self, beginning: str, ahead: int) -> int:
        """Return 1 if the next player must end a word, -1 if this one has, 0 if it is open."""
        if len(beginning) >= self._options.shortest and beginning in self._words:
            return -1
        if ahead == 0:
            return 0
        letters = letters_after(self._words, self._options, beginning)
        return -max((self._worth(beginning + one, ahead - 1) for one in letters), default=1)


TEAM: Team[Options, View, Move] = {
    "debutant": lambda options, seed, _, words: Careful("debutant", 0, options, seed, words),
    "club": lambda options, seed, _, words: Careful("club", 3, options, seed, words),
}
