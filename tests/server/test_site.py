"""The built site is sent as browsers like it."""

import gzip
from pathlib import Path

from tests.server.stories import serving
from tests.story import story

PAGE = b"<!doctype html><title>Ludomots</title>"
ROUTES = Path(__file__).parents[2] / "web" / "src" / "lib" / "routes.json"
SCRIPT = b"export const tiles = 7;\n" * 20


def build(folder: Path) -> Path:
    site = folder / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_bytes(PAGE)
    (site / "routes.json").write_bytes(ROUTES.read_bytes())
    (site / "assets" / "table-abc123.js").write_bytes(SCRIPT)
    (site / "assets" / "table-abc123.js.gz").write_bytes(gzip.compress(SCRIPT))
    return site


@story
async def test_pages_files_and_paths_that_are_neither(tmp_path: Path) -> None:
    async with serving(tmp_path, site=build(tmp_path)) as server:
        http = (await server.visitor()).http
        pages = "table/abc rules/typo replay replay/abc notices notices/confirm notices/stop about/"
        pages += " people player/abc group/abc leaderboard leaderboard/typo stats try/abc/3"
        for path in ("/", *(f"/{page}" for page in f"{pages} study/mistakes operator".split())):
            page = await http.get(path)
            assert (page.status_code, page.content) == (200, PAGE)
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"].startswith("text/html")
        again = await http.get("/", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        for path in (
            "/nowhere",
            "/table",
            "/rules/chess",
            "/table/abc/more",
            "/notices/other",
            "/try/abc/0",
        ):
            page = await http.get(path, headers={"if-none-match": page.headers["etag"]})
            assert (page.status_code, page.content) == (404, PAGE)
        for path in ("/nothing.js", "/api/nothing", "/assets/../../tables.db"):
            missing = await http.get(path)
            assert missing.status_code == 404
            assert missing.headers["content-type"] == "application/problem+json"


@story
async def test_files_with_a_hash_are_kept_for_ever_and_sent_packed(tmp_path: Path) -> None:
    async with serving(tmp_path, site=build(tmp_path)) as server:
        http = (await server.visitor()).http
        packed = await http.get("/assets/table-abc123.js")
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.content == SCRIPT
        assert "immutable" in packed.headers["cache-control"]
        plain = await http.get("/assets/table-abc123.js", headers={"accept-encoding": ""})
        assert "content-encoding" not in plain.headers
        assert plain.content == SCRIPT
