"""The tree of beginnings of words, grown where it is walked and remembered.

Rulebooks find their moves with it. It asks the word list, so that a rulebook depends on the list's
membership and prefixes only.
"""

from functools import lru_cache

from ludomots.words import Lexicon

_MOST_BRANCHES = 400_000


class Branch:
    """Some letters that words begin with."""

    __slots__ = ("_next", "_tree", "is_word", "text")

    def __init__(self, tree: "Beginnings", text: str) -> None:
        self.text = text
        self.is_word = text in tree.lexicon
        self._tree = tree
        self._next: dict[str, Branch | None] = {}

    def then(self, tile: str) -> "Branch | None":
        """Return the branch one tile further, ``None`` if no word begins so."""
        if tile not in self._next:
            self._next[tile] = self._tree.branch(self.text + tile)
        return self._next[tile]


class Beginnings:
    """The tree of one word list."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self._prefix = lexicon.graph().prefix
        self._branches = 0
        self._root = Branch(self, "")

    @property
    def root(self) -> Branch:
        """Where every word begins; a new tree when the old one has grown too large."""
        if self._branches > _MOST_BRANCHES:
            self._branches, self._root = 0, Branch(self, "")
        return self._root

    def branch(self, text: str) -> Branch | None:
        """Return the branch of a beginning, ``None`` if no word begins so."""
        self._branches += 1
        _, words = self._prefix(text, 0)
        return Branch(self, text) if words else None


@lru_cache(maxsize=8)
def beginnings(lexicon: Lexicon) -> Beginnings:
    """Return the tree of a word list, the same one each time."""
    return Beginnings(lexicon)
