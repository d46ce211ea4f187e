"""What operators ask and do, under ``/api/operator``. To everybody else there is nothing."""

from litestar import Router

from ludomots.server.operators import decisions, limits, log, people, proposals, reports, tables
from ludomots.server.operators.guards import only_operators

_FOR_OPERATORS = Router(
    "/api/operator",
    route_handlers=[
        log.home,
        log.audit,
        tables.tables,
        tables.table,
        tables.close,
        tables.unlist,
        people.people,
        people.rename,
        decisions.sanctions,
        decisions.decide,
        decisions.lift,
        decisions.words,
        decisions.add_word,
        decisions.remove_word,
        reports.reports,
        reports.settle,
        proposals.proposals,
        proposals.proposals_as_tsv,
        proposals.decide_proposal,
        limits.limits,
        limits.set_limit,
    ],
    guards=[only_operators],
    opt={"for_banned": True},
    tags=["operators"],
)

operator_routes = Router("/", route_handlers=[_FOR_OPERATORS, log.become_operator])
