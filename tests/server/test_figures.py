"""Who may see the figures of the server."""

from pathlib import Path

import pytest

from tests.server.stories import serving
from tests.story import story

TOKEN = "0123456789abcdef"  # noqa: S105


@pytest.mark.parametrize(
    ("headers", "without_token", "with_token"),
    [
        ({}, 200, 200),
        ({"x-forwarded-for": "203.0.113.9"}, 403, 403),
        ({"x-forwarded-for": "127.0.0.1"}, 403, 403),
        ({"forwarded": "for=203.0.113.9"}, 403, 403),
        ({"via": "1.1 proxy"}, 403, 403),
        ({"x-forwarded-for": "203.0.113.9", "authorization": f"Bearer {TOKEN}"}, 403, 200),
        ({"x-forwarded-for": "203.0.113.9", "authorization": f"Bearer {TOKEN}x"}, 403, 403),
        ({"x-forwarded-for": "203.0.113.9", "authorization": "Bearer é"}, 403, 403),
    ],
)
@story
async def test_figures_are_for_this_machine_or_for_the_token(
    tmp_path: Path, headers: dict[str, str], without_token: int, with_token: int
) -> None:
    sent = {name.encode(): value.encode() for name, value in headers.items()}
    for token, status in ((None, without_token), (TOKEN, with_token)):
        async with serving(tmp_path, metrics_token=token) as server:
            answer = await (await server.visitor()).http.get("/metrics", headers=sent)
            assert answer.status_code == status
            assert (b"ludomots_events" in answer.content) == (status == 200)
