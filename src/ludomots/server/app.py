"""The application: routes, what protects them, and the node they are about."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.types import ControllerRouterHandler, Scope

from ludomots.server import public_routes, shelf
from ludomots.server.daily import position
from ludomots.server.learning import lessons, mistake_routes, quiz, study
from ludomots.server.live import routes as tables
from ludomots.server.live.socket import table_socket
from ludomots.server.node import Node
from ludomots.server.notices import routes as notices
from ludomots.server.openapi import openapi_config
from ludomots.server.operators import routes as operators
from ludomots.server.operators.acting import may_act
from ludomots.server.problems import answer
from ludomots.server.ratings import routes as ratings
from ludomots.server.reviews import replays
from ludomots.server.reviews import routes as reviews
from ludomots.server.security import CheckedRequest, protect, protection
from ludomots.server.settings import Settings
from ludomots.server.together.friend_routes import friend_routes
from ludomots.server.together.group_routes import group_routes
from ludomots.server.together.invitation_routes import invitation_routes
from ludomots.server.together.player_routes import leaderboard_routes, player_routes
from ludomots.server.words import look_up, proposal_routes

ROUTES: list[ControllerRouterHandler] = [
    public_routes.health,
    public_routes.live,
    public_routes.metrics,
    public_routes.reach,
    shelf.games,
    shelf.game_rules,
    shelf.game_texts,
    lessons.shown_script,
    lessons.judged_at_step,
    position.daily,
    position.daily_hashes,
    position.daily_position,
    position.answer_daily,
    position.published_position,
    position.my_daily,
    shelf.rules,
    shelf.table_rules,
    look_up.judge_word,
    look_up.word_list,
    look_up.word_list_file,
    look_up.table_word,
    look_up.game_words,
    proposal_routes.propose,
    study.study_lists,
    study.one_study_list,
    study.around_word,
    study.my_study,
    study.my_missed_words,
    study.follow_list,
    study.mark_word,
    study.my_cards,
    study.my_met_words,
    quiz.my_questions,
    quiz.answer_question,
    mistake_routes.my_mistakes,
    mistake_routes.answer_mistake,
    mistake_routes.drop_mistake,
    mistake_routes.shown_try_at,
    mistake_routes.judged_try,
    ratings.my_statistics,
    ratings.share_statistics,
    ratings.stop_sharing_statistics,
    ratings.shared_statistics,
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
    notices.confirm_mail,
    notices.stop_mail,
    notices.stop_mail_at_once,
    notices.stop_page,
    notices.shared_calendar,
    tables.tables,
    tables.my_tables,
    tables.my_damaged_tables,
    tables.open_table,
    tables.one_table,
    replays.table_record,
    replays.table_replay,
    replays.replay_record,
    replays.verify_record,
    reviews.review_table,
    reviews.table_review,
    reviews.review_record,
    reviews.table_instead,
    reviews.record_instead,
    operators.report,
    operators.operator_routes,
    ratings.my_results,
    ratings.my_solos,
    ratings.ratings,
    friend_routes,
    group_routes,
    invitation_routes,
    leaderboard_routes,
    player_routes,
    table_socket,
    public_routes.site_file,
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
