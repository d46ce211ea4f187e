"""Words that players propose for a list; operators read and export them."""

from typing import Annotated

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ludomots.server.node import Node
from ludomots.server.people import Person
from ludomots.server.problems import Unanswerable
from ludomots.store.operators.proposals import Proposal, Proposals
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
