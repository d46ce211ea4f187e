"""The lemmas that computer players lay most, printed in a terminal."""

import sys

import msgspec

from ludomots.arena.words_played import measure
from ludomots.core.explain import explain
from ludomots.core.options import BadOption
from ludomots.terminal.words import BAD_INPUT, OK, Asked

_SHARES = (0.5, 0.8, 0.9, 0.95, 0.98)


def most_played(asked: Asked, game: str | None, games: int, seed: int, limit: int) -> int:
    """Let computer players play, and print the lemmas they laid: the most played first, with their
    part of speech and share. The last line says how many of all words have a meaning."""
    try:
        found = measure(games, seed, asked.list_name, [game] if game else None, told=_tell)
    except BadOption as error:
        print(explain(error, asked.say), file=sys.stderr)
        return BAD_INPUT
    shown = found.ranked[:limit] if limit else found.ranked
    if asked.as_json:
        facts = {
            "words": found.words,
            "lemmas": len(found.ranked),
            "lemmas_for": {str(share): found.lemmas_for(share) for share in _SHARES},
            "most_played": [(lemma, part, round(share, 6)) for (lemma, part), share in shown],
            "explained": found.explained,
        }
        print(msgspec.json.encode(facts).decode())
        return OK
    for (lemma, part), share in shown:
        print(f"{lemma}\t{part}\t{share:.3g}")
    print(asked.say("most-played-explained", words=found.words, share=100 * found.explained["all"]))
    return OK


def _tell(game: str, level: str, words: int) -> None:
    print(game, level, words, file=sys.stderr, flush=True)
