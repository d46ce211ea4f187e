"""Questions about words, asked in a terminal: each function prints and returns the exit code."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from ludomots.arena.words_played import measure
from ludomots.core.explain import explain
from ludomots.core.options import BadOption
from ludomots.study.lists import LISTS, study_list, words_of
from ludomots.texts import Texts
from ludomots.words import Found, Lexicon, NotAWord, fold, lexicon
from ludomots.words.explain import error_line, verdict_lines
from ludomots.words.files import SOURCES

OK = 0
REFUSED = 1
BAD_INPUT = 2

STANDARD_INPUT = "-"

_PROMPT_LIMIT = 50


class Asked(NamedTuple):
    """What every question has: the word list, the language of the answer, and its form."""

    list_name: str
    say: Texts
    as_json: bool

    @property
    def lexicon(self) -> Lexicon:
        """The word list asked about."""
        return lexicon(str(self.list_name))


class Wishes(NamedTuple):
    """Which words of the list are wanted."""

    frequency: int
    everyday: bool
    forms: Sequence[str]
    length: int | None


def judge(asked: Asked, texts: Iterable[str]) -> int:
    """Print the verdict on each word; texts that are no words are told apart on standard error.

    The exit code is 1 if a word is not accepted, 2 if a text is no word. ``-`` stands for the words
    of standard input.
    """
    verdicts, code = [], OK
    for text in _with_input(texts):
        try:
            verdicts.append(asked.lexicon.verdict(text))
        except NotAWord as error:
            code = _complain(error, asked.say)
    if code == OK and any(verdict.status != "accepted" for verdict in verdicts):
        code = REFUSED
    if asked.as_json:
        _print_json(verdicts)
    else:
        for verdict in verdicts:
            print("\n".join(verdict_lines(verdict, asked.say)))
    return code


def prompt(asked: Asked) -> int:
    """Answer words and patterns line by line, until an empty line or the end of the input."""
    is_terminal = sys.stdin.isatty()
    if is_terminal:
        import readline  # noqa: F401, PLC0415  (line editing and history)

        name = asked.say(f"language-{asked.list_name}").capitalize()
        print(asked.say("prompt-welcome", language=name, count=len(asked.lexicon)))
    while True:
        try:
            line = input(asked.say("prompt") + " " if is_terminal else "").split()
        except (EOFError, KeyboardInterrupt):
            print() if is_terminal else None
            return OK
        if not line and is_terminal:
            return OK
        for text in line:
            if {"?", "*"} & set(text):
                pattern(asked, text, _PROMPT_LIMIT)
            else:
                judge(asked, [text])


def info(asked: Asked) -> int:
    """Print what a list holds and where it comes from."""
    words = asked.lexicon
    source = SOURCES[words.language]
    facts = {
        "words": len(words),
        "refused": words.about.refused,
        "readings": words.about.readings,
        "longest": max(words, key=len),
        "version": words.version,
        "source": source.name,
        "licence": source.licence,
        "folder": str(words.folder),
    }
    if asked.as_json:
        _print_json({"lexicon": words.language, **facts})
        return OK
    names = {key: asked.say(f"info-{key}") for key in facts}
    width = max(map(len, names.values()))
    for key, value in facts.items():
        shown = asked.say("number", value=value) if isinstance(value, int) else value
        print(f"{names[key]:<{width}}  {shown}")
    return OK


def words(asked: Asked, wishes: Wishes) -> int:
    """Print a list, one word a line."""
    found = asked.lexicon.words(
        frequency=wishes.frequency, everyday=wishes.everyday, forms=wishes.forms
    )
    if wishes.length is not None:
        found = [word for word in found if len(word) == wishes.length]
    return _print_found(asked, Found(found, more=False))


def anagrams(asked: Asked, letters: str, limit: int, shortest: int | None) -> int:
    """Print the words made of some letters."""
    return _find(asked, lambda words: words.anagrams(letters, limit, shortest=shortest))


def pattern(asked: Asked, pattern: str, limit: int) -> int:
    """Print the words of a pattern."""
    return _find(asked, lambda words: words.pattern(pattern, limit))


def prefix(asked: Asked, start: str, limit: int) -> int:
    """Print the words that begin with some letters."""
    return _find(asked, lambda words: words.prefix(start, limit))


def hooks(asked: Asked, word: str) -> int:
    """Print the letters that extend a word in front and behind."""
    try:
        found = asked.lexicon.hooks(word)
    except NotAWord as error:
        return _complain(error, asked.say)
    if asked.as_json:
        _print_json({"word": fold(word), "front": found.front, "behind": found.behind})
        return OK
    for side, letters in zip(("front", "behind"), found, strict=True):
        shown = " ".join(letters) or asked.say("hooks-none")
        print(asked.say(f"hooks-{side}", word=fold(word), letters=shown))
    return OK


def _with_input(texts: Iterable[str]) -> Iterator[str]:
    """Yield some texts, with the words of standard input in the place of ``-``."""
    for text in texts:
        if text == STANDARD_INPUT:
            yield from (word for line in sys.stdin for word in line.split())
        else:
            yield text


def _find(asked: Asked, search: Callable[[Lexicon], Found]) -> int:
    try:
        return _print_found(asked, search(asked.lexicon))
    except NotAWord as error:
        return _complain(error, asked.say)


def _print_found(asked: Asked, found: Found) -> int:
    if asked.as_json:
        _print_json({"words": found.words, "more": found.more})
    elif not found.words:
        print(asked.say("found-none"), file=sys.stderr)
    else:
        print("\n".join(found.words))
        if found.more:
            print(asked.say("found-more", count=len(found.words)), file=sys.stderr)
    return OK


def _complain(error: NotAWord, say: Texts) -> int:
    print(error_line(error, say), file=sys.stderr)
    return BAD_INPUT


def _print_json(value: object) -> None:
    print(msgspec.json.encode(value).decode())


def study(asked: Asked, name: str | None) -> int:
    """Print a list with hooks and meanings, a word a line, or else which lists there are."""
    if name is None:
        return _lists(asked)
    if name not in LISTS:
        print(asked.say("study-unknown", name=name, choices=", ".join(LISTS)), file=sys.stderr)
        return BAD_INPUT
    words = study_list(asked.lexicon, name, asked.say.language)
    if asked.as_json:
        print(msgspec.json.encode(words).decode())
        return OK
    before = max((len(one.before) for one in words), default=0)
    width = max((len(one.word) for one in words), default=0)
    after = max((len(one.after) for one in words), default=0)
    for one in words:
        hooks = f"{one.before:>{before}} {one.word:<{width}} {one.after:<{after}}"
        print(f"{hooks}  {one.meaning}".rstrip())
    return OK


def _lists(asked: Asked) -> int:
    counts = {name: len(words_of(asked.lexicon, name)) for name in LISTS}
    if asked.as_json:
        print(msgspec.json.encode(counts).decode())
        return OK
    for name, count in counts.items():
        print(f"{name:<8}{count:>6}  {asked.say(f'site-study-list-{name}')}")
    return OK


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
