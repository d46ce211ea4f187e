"""Words and rules: what a word list says, and how a game is played."""

from typing import Any

import msgspec
from litestar import Request, get
from litestar.params import FromPath

from ludomots.core.rules_text import rules_text
from ludomots.core.shelf import SHELF
from ludomots.server.language import language_of
from ludomots.server.problems import Unanswerable
from ludomots.texts import texts
from ludomots.words import Verdict, lexicon
from ludomots.words.explain import verdict_lines
from ludomots.words.files import SOURCES

AnyRequest = Request[Any, Any, Any]


class Judged(Verdict, frozen=True):
    """The verdict on a word, and the sentences that explain it."""

    sentences: tuple[str, ...] = ()


@get("/api/words/{name:str}/{word:str}", tags=["words"], sync_to_thread=False)
def judge_word(request: AnyRequest, name: FromPath[str], word: FromPath[str]) -> Judged:
    """Return what a word list (fr, en, nl) says of a word, and why."""
    if name not in SOURCES:
        raise Unanswerable("no-lexicon", 404)
    verdict = lexicon(name).verdict(word)
    say = texts(language_of(request))
    sentences = tuple(line.strip() for line in verdict_lines(verdict, say))
    return Judged(**msgspec.structs.asdict(verdict), sentences=sentences)


@get("/api/rules/{game:str}", tags=["games"], media_type="text/markdown", sync_to_thread=False)
def rules(request: AnyRequest, game: FromPath[str]) -> str:
    """Return the rules of a game in our own words, as Markdown."""
    if game not in SHELF:
        raise Unanswerable("no-game", 404)
    return rules_text(game, language_of(request))
