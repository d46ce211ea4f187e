"""Words that players propose for a list; operators read and export them."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ludomots.server.node import Node
from ludomots.server.operators.acting import Because, act, page_number
from ludomots.server.people.person import Person
from ludomots.server.problems import Unanswerable
from ludomots.server.words.proposals import Proposal, Proposals, as_tsv
from ludomots.words import fold, lexicon
from ludomots.words.files import SOURCES


class NewProposal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a word ought to be in a list, if somebody says it."""

    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""


@post(
    "/api/words/{name:str}/{word:str}/proposals", tags=["words"], status_code=204, opt={"cost": 20}
)
async def propose(
    name: FromPath[str],
    word: FromPath[str],
    data: JSONBody[NewProposal],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> None:
    """Propose a word for a list (fr, en, nl) that does not have it: once a person."""
    if name not in SOURCES:
        raise Unanswerable("no-lexicon", 404)
    folded = fold(word)
    if folded in lexicon(name):
        raise Unanswerable("word-accepted", 409)
    proposal = Proposal(name, folded, person.id, node.now(), data.reason.strip())
    await Proposals(node.database).add(proposal, person.identities)


class OperatorProposal(msgspec.Struct, frozen=True, kw_only=True):
    """A word of a list with how often it was proposed and why.

    ``decided`` is when operators decided about it, with a ``note``.
    """

    lexicon: str
    word: str
    times: int
    reasons: tuple[str, ...]
    decided: int | None
    note: str


@get("/proposals")
async def proposals(
    node: NamedDependency[Node],
    page: FromQuery[int] = 0,
    decided: FromQuery[bool] = False,
) -> list[OperatorProposal]:
    """Return a page of 50 proposed words: those that wait, the most proposed first, or decided
    ones, the latest first."""
    found = await Proposals(node.database).page(page_number(page), is_open=not decided)
    return [OperatorProposal(**one._asdict()) for one in found]


@get("/proposals.tsv", media_type="text/tab-separated-values")
async def proposals_as_tsv(node: NamedDependency[Node]) -> Response[str]:
    """Return all words that wait as a table: word, times, languages of the lists, reasons."""
    text = as_tsv(await Proposals(node.database).waiting())
    name = "attachment; filename=ludomots-proposals.tsv"
    return Response(text, headers={"content-disposition": name})


@post("/proposals/{lexicon:str}/{word:str}/decide", status_code=204)
async def decide_proposal(
    lexicon: FromPath[str],
    word: FromPath[str],
    data: JSONBody[Because],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> None:
    """Mark a proposed word as decided, whichever way: the reason says it."""
    folded = fold(word)
    this = act(node, person, "proposal-decided", f"{lexicon} {folded}", data.reason)
    await Proposals(node.database).decide(this, lexicon, folded)
