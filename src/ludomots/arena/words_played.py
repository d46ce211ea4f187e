"""Which words computer players lay, and how many of them the glossary explains.

Each game and level counts the same, however many words it makes: a lemma that is half of the words
of one level of one of four games has an eighth of a level's share.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ludomots.arena.match import Match, make_player, new_game, play_game
from ludomots.core.game import words_laid
from ludomots.core.options import choices_of
from ludomots.core.player import LEVELS, YARDSTICK, Budget
from ludomots.core.shelf import SHELF, players_of
from ludomots.core.site_face import UsualRules
from ludomots.words import Lexicon, lexicon
from ludomots.words.glossary import explained

PLAYERS = (*LEVELS, YARDSTICK)
_BUDGET = Budget(playouts=4)

Lemma = tuple[str, str]
"""A lemma and its part of speech."""


class Measured(NamedTuple):
    """What was laid: how many words in how many games, the share of each lemma with the most played
    first, and the share of all words that has a meaning, by game and for ``all``."""

    games: int
    words: int
    ranked: list[tuple[Lemma, float]]
    explained: dict[str, float]

    def lemmas_for(self, share: float) -> int:
        """Return how many lemmas, the most played first, make up a share of all words."""
        reached = 0.0
        for number, (_, one) in enumerate(self.ranked, 1):
            reached += one
            if reached >= share:
                return number
        return len(self.ranked)


def measure(
    games: int,
    seed: int,
    language: str = "fr",
    names: Sequence[str] | None = None,
    told: Callable[[str, str, int], object] = lambda _game, _level, _words: None,
) -> Measured:
    """Play so many games of each kind (or of those named) at each level, and count.

    ``told`` is called with a game, a level and the number of its words as soon as it was played.
    """
    words, chosen = lexicon(language), names or _games_in(language)
    finished, laid, total = 0, 0, defaultdict[Lemma, float](float)
    meant = dict[str, float]()
    for game in chosen:
        meant[game] = 0.0
        levels = [level for level in PLAYERS if level in players_of(game)]
        for level in levels:
            counted = played(game, level, games, seed, language)
            finished += games
            laid += counted.total()
            told(game, level, counted.total())
            for (lemma, has_meaning), share in _shares(words, counted).items():
                total[lemma] += share / len(levels) / len(chosen)
                meant[game] += share / len(levels) if has_meaning else 0
    meant = {game: round(share, 4) for game, share in meant.items()}
    mean = round(sum(meant.values()) / len(meant), 4)
    ranked = sorted(total.items(), key=lambda one: (-one[1], one[0]))
    return Measured(finished, laid, ranked, {**meant, "all": mean})


def played(game: str, level: str, games: int, seed: int, language: str) -> Counter[str]:
    """Return how often each word is laid when a level plays against itself."""
    kind = SHELF[game]
    face, seats = kind.faces.site, max(2, min(kind.seats))
    usual = face.usual.get(language, UsualRules())
    match = Match(
        game=game,
        players=(level,) * seats,
        games=games,
        seed=seed,
        preset=usual.preset,
        options={**usual.changes, **face.languages.get(language, {}), "lexicon": language},
        budget=_BUDGET,
    )
    counted = Counter[str]()
    for number in range(games):
        started, seated = new_game(match, number, 0)
        players = [make_player(match, started, who, number) for who in seated]
        finished = play_game(started, players, Counter())
        counted.update(one.word for one in words_laid(finished))
    return counted


def _games_in(language: str) -> list[str]:
    """Return the games that computer players play with words of a language."""
    return [
        name
        for name, kind in SHELF.items()
        if players_of(name) and language in choices_of(kind.options, "lexicon")
    ]


def _shares(words: Lexicon, counted: Counter[str]) -> dict[tuple[Lemma, bool], float]:
    """Return the share of each lemma and whether it has a meaning; a word of several readings is
    divided among them."""
    known = {word: _lemmas(words, word) for word in counted}
    every = sum(count for word, count in counted.items() if known[word])
    shares: dict[tuple[Lemma, bool], float] = defaultdict(float)
    for word, count in counted.items():
        for lemma in known[word]:
            shares[lemma] += count / every / len(known[word])
    return shares


def _lemmas(words: Lexicon, word: str) -> set[tuple[Lemma, bool]]:
    readings = (explained(words.language, one) for one in words.readings(word))
    return {
        ((one.lemma or one.spelling, one.tags[0] if one.tags else ""), one.gloss is not None)
        for one in readings
    }
