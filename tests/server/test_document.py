"""Whatever is sent to any route of the OpenAPI document is answered; never by a 5xx."""

from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode

from ludomots.server.app import create_app
from ludomots.server.operators.limits import UNLIMITED
from ludomots.server.people.sessions import CSRF_COOKIE, CSRF_HEADER
from ludomots.server.settings import Settings
from tests.server.people.serving import served

pytestmark = pytest.mark.fuzz

TABLE = {
    "game": "topword",
    "seats": [{"type": "mine", "name": "Joueur 1"}, {"type": "mine", "name": "Joueur 2"}],
}
THERE = {"game": "topword", "lexicon": "fr", "word": "BATEAU", "step": 0}
"""What exists, for every second request: else nearly all of them would ask for nothing known."""

MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
"""What the document allows, and what it does not."""

few = settings(
    max_examples=20,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)


def test_no_request_is_answered_by_a_5xx(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    answered: set[int] = set()
    with (
        served(create_app(Settings(database=address, limits=UNLIMITED))) as site,
        httpx.Client(base_url=site) as browser,
    ):
        browser.get("/api/me")
        browser.headers[CSRF_HEADER] = browser.cookies[CSRF_COOKIE]
        there = {**THERE, "table_id": browser.post("/api/tables", json=TABLE).json()["id"]}
        use_it = cycle([True, False])

        def ask(case: Any) -> None:
            if next(use_it):
                known = {name: there[name] for name in case.path_parameters if name in there}
                case.path_parameters.update(known)
            answer = case.call(
                headers=dict(browser.headers), cookies=dict(browser.cookies), timeout=60
            )
            answered.add(answer.status_code)
            assert answer.status_code < 500, (case.as_curl_command(), answer.text)
            if answer.status_code >= 400:
                assert answer.headers["content-type"] == ["application/problem+json"]
                assert answer.json()["code"]

        document: Any = schemathesis.openapi.from_url(f"{site}schema/openapi.json")
        for operation in document.get_all_operations():
            good, bad = (operation.ok().as_strategy(generation_mode=mode) for mode in MODES)
            few(given(case=good | bad)(ask))()
    assert {200, 400, 404} <= answered
