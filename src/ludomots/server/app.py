"""The application: routes, what protects them, and the node they are about."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.types import ControllerRouterHandler, Scope

from ludomots.server.bodies import CheckedRequest
from ludomots.server.node import Node
from ludomots.server.openapi import openapi_config
from ludomots.server.operators import operator_routes
from ludomots.server.operators.guards import may_act
from ludomots.server.problems import answer
from ludomots.server.routes import (
    daily,
    damaged,
    games,
    health,
    lessons,
    met_words,
    mistakes,
    my_study,
    notices,
    notices_by_link,
    proposals,
    quiz,
    ratings,
    reach,
    records,
    reports,
    reviews,
    rules,
    site,
    statistics,
    study,
    tables,
    tries,
    word_lists,
    words,
)
from ludomots.server.security import protect, protection
from ludomots.server.settings import Settings
from ludomots.server.socket import table_socket
from ludomots.server.together import TOGETHER

ROUTES: list[ControllerRouterHandler] = [
    health.health,
    health.live,
    health.metrics,
    reach.reach,
    games.games,
    games.game_rules,
    games.game_texts,
    lessons.shown_script,
    lessons.judged_at_step,
    daily.daily,
    daily.daily_hashes,
    daily.daily_position,
    daily.answer_daily,
    daily.published_position,
    daily.my_daily,
    rules.rules,
    rules.table_rules,
    words.judge_word,
    word_lists.word_list,
    word_lists.word_list_file,
    words.table_word,
    words.game_words,
    proposals.propose,
    study.study_lists,
    study.one_study_list,
    study.around_word,
    my_study.my_study,
    my_study.my_missed_words,
    my_study.follow_list,
    my_study.mark_word,
    my_study.my_cards,
    met_words.my_met_words,
    quiz.my_questions,
    quiz.answer_question,
    mistakes.my_mistakes,
    mistakes.answer_mistake,
    mistakes.drop_mistake,
    tries.shown_try_at,
    tries.judged_try,
    statistics.my_statistics,
    statistics.share_statistics,
    statistics.stop_sharing_statistics,
    statistics.shared_statistics,
    notices.my_notices,
    notices.choose_notices,
    notices.add_device,
    notices.drop_device,
    notices.test_notices,
    notices.set_mail,
    notices.drop_mail,
    notices.share_calendar,
    notices.stop_calendar,
    notices.switch_table,
    notices_by_link.confirm_mail,
    notices_by_link.stop_mail,
    notices_by_link.stop_mail_at_once,
    notices_by_link.stop_page,
    notices_by_link.shared_calendar,
    tables.tables,
    tables.my_tables,
    damaged.my_damaged_tables,
    tables.open_table,
    tables.one_table,
    records.table_record,
    records.table_replay,
    records.replay_record,
    records.verify_record,
    reviews.review_table,
    reviews.table_review,
    reviews.review_record,
    reviews.table_instead,
    reviews.record_instead,
    reports.report,
    operator_routes,
    ratings.my_results,
    ratings.my_solos,
    ratings.ratings,
    *TOGETHER,
    table_socket,
    site.site_file,
]


def create_app(settings: Settings | None = None) -> Litestar:
    """Return the server of these settings."""
    app = Litestar(
        route_handlers=ROUTES,
        dependencies={"node": Provide(_node_of, sync_to_thread=False)},
        lifespan=[_living],
        guards=[may_act],
        on_app_init=[protect],
        request_class=CheckedRequest,
        exception_handlers={Exception: answer},
        openapi_config=openapi_config(),
        logging_config=None,
    )
    give_node(app, settings or Settings())
    return app


def give_node(app: Litestar, settings: Settings) -> None:
    """Let an application serve a new node. Its earlier node, if any, must have stopped."""
    node = Node(settings)
    app.state.update(protection(node.database, node.sessions, node.ledger), node=node)


@asynccontextmanager
async def _living(app: Litestar) -> AsyncIterator[None]:
    async with app.state.node:
        yield


def _node_of(scope: Scope) -> Node:
    node: Node = scope["litestar_app"].state.node
    return node
