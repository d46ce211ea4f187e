"""How a game is played, in our own words."""

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from ludomots.core.options import DEFAULT_PRESET, choose, read_pairs
from ludomots.core.rules_text import rules_text
from ludomots.core.shelf import SHELF
from ludomots.server.language import language_of
from ludomots.server.node import Node
from ludomots.server.problems import AnyRequest, Unanswerable
from ludomots.server.routes.games import usual_options


@get("/api/rules/{game:str}", tags=["games"], media_type="text/markdown", sync_to_thread=False)
def rules(
    request: AnyRequest,
    game: FromPath[str],
    preset: FromQuery[str | None] = None,
    option: FromQuery[list[str] | None] = None,
) -> str:
    """Return the rules of a game in our own words, as Markdown.

    They are those of a quick game, or of a table with this preset and these options, each written
    as ``KEY=VALUE``.
    """
    if game not in SHELF:
        raise Unanswerable("no-game", 404)
    language = language_of(request)
    if preset is None and not option:
        return rules_text(game, language, usual_options(SHELF[game], language))
    chosen = choose(SHELF[game].options, preset or DEFAULT_PRESET, read_pairs(option or ()))
    return rules_text(game, language, chosen)


@get("/api/tables/{table_id:str}/rules", tags=["games"], media_type="text/markdown")
async def table_rules(
    request: AnyRequest, table_id: FromPath[str], node: NamedDependency[Node]
) -> str:
    """Return the rules of one table in our own words, as Markdown."""
    table = await node.tables.load(table_id)
    return rules_text(table.opened.game, language_of(request), table.rules.options)
