"""A notice, an option, a level and a page are added at the places that CONTRIBUTING.md names.

One of each is added to a copy of the code, at just these places, and tried there by
``tests/added.py``.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = Path("src/ludomots")
NODE = Path(sys.executable).with_name("node")
LINKED = ("words/built", "_engine.abi3.so")
"""What is large and stays as it is."""
MOST = {"A notice": 3, "An option": 8, "A level": 3, "A page": 4}

_PLACE = re.compile(r"^\d+\. `([^`]+)`", re.MULTILINE)

Edit = Callable[[Path], None]


def places(kind: str) -> list[str]:
    """Return the places that CONTRIBUTING.md names for adding something."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return _PLACE.findall(re.split(rf"^### {kind}$", text, flags=re.MULTILINE)[1].split("\n#")[0])


def instead(old: str, new: str) -> Edit:
    """Put something in the place of a text that the file has once."""

    def edit(file: Path) -> None:
        text = file.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{file}: {old!r}"
        file.write_text(text.replace(old, new), encoding="utf-8")

    return edit


def more(*lines: str) -> Edit:
    """Add lines at the end."""

    def edit(file: Path) -> None:
        with file.open("a", encoding="utf-8") as opened:
            opened.writelines(f"{line}\n" for line in lines)

    return edit


def row(number: int, **values: Any) -> Edit:
    """Put a row into a table in JSON."""

    def edit(file: Path) -> None:
        rows = json.loads(file.read_text(encoding="utf-8"))
        rows.insert(number, values)
        file.write_text(json.dumps(rows), encoding="utf-8")

    return edit


def component(folder: Path) -> None:
    """Write the component of the page."""
    (folder / "Garden.svelte").write_text("<h1>Garden</h1>\n", encoding="utf-8")


NOTICE = [
    instead('Kind = Literal["turn", ', 'Kind = Literal["harvest", "turn", '),
    more(
        "notice-harvest-kind = La récolte",
        "notice-harvest-title = Récolte",
        "notice-harvest-body = Il y a { $fruit }.",
    ),
    more(
        "notice-harvest-kind = The harvest",
        "notice-harvest-title = Harvest",
        "notice-harvest-body = There is { $fruit }.",
    ),
]
RULE = """        placed = place(options, state, play, reward)
        if options.costly_doubts:
            scores = tuple(
                score - (seat in play.doubted) for seat, score in enumerate(placed.scores)
            )
            placed = replace(placed, scores=scores)
        return placed, ()
"""
PARAGRAPH = """doubt-costly =
    { $costlyDoubts ->
        [yes] - SENTENCE
       *[no] { "" }
    }
doubt-bad ="""
OPTION = [
    instead(
        '    deck: str = "french"\n', '    deck: str = "french"\n    costly_doubts: bool = False\n'
    ),
    instead("        return place(options, state, play, reward), ()\n", RULE),
    more('TY-Q99 = "Who doubts a good word loses a point, if the table wants it."'),
    instead('"judge"]', '"judge", "costlyDoubts"]'),
    more(
        "option-typo-costly-doubts = Le doute coûte",
        "option-typo-costly-doubts-help = Douter d’un bon mot coûte un point.",
    ),
    more(
        "option-typo-costly-doubts = Doubts have a price",
        "option-typo-costly-doubts-help = Doubting a good word costs a point.",
    ),
    instead("doubt-bad =", PARAGRAPH.replace("SENTENCE", "En douter coûte un point.")),
    instead("doubt-bad =", PARAGRAPH.replace("SENTENCE", "To doubt it costs a point.")),
]
LEVEL = [
    row(
        1,
        name="college",
        face="hedgehog",
        colour="#d9c7e8",
        cost=1,
        like="famille",
        vocabulary={"frequency": 6},
        doubt=0.5,
    ),
    more(
        "play-level-college = Collège",
        "play-bot-college = Hérisson",
        "play-choice-college = { play-bot-college } · collège",
    ),
    more(
        "play-level-college = School",
        "play-bot-college = Hedgehog",
        "play-choice-college = { play-bot-college } · school",
    ),
]
PAGE = [
    row(3, page="garden", paths=["/garden", "/garden/{plant}"], menu=True),
    component,
    more("site-title-garden = Jardin · Ludomots", "site-place-garden = Jardin"),
    more("site-title-garden = Garden · Ludomots", "site-place-garden = Garden"),
]
ADDED = {"A notice": NOTICE, "An option": OPTION, "A level": LEVEL, "A page": PAGE}

ROUTER = """
const { MENU, routeOf } = await import(process.argv[1]);
console.log(JSON.stringify([routeOf('/garden/rose'), routeOf('/garden'), MENU]));
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the code to which one of each was added."""
    folder = tmp_path_factory.mktemp("copy")
    left_out = shutil.ignore_patterns("static", *(Path(one).name for one in LINKED))
    shutil.copytree(ROOT / SOURCE, folder / SOURCE, ignore=left_out)
    for one in LINKED:
        (folder / SOURCE / one).symlink_to((ROOT / SOURCE / one).resolve())
    for part in ("lib", "pages"):
        shutil.copytree(ROOT / "web/src" / part, folder / "web/src" / part)
    for kind, edits in ADDED.items():
        for place, edit in zip(places(kind), edits, strict=True):
            edit(folder / place)
    return folder


@pytest.fixture(scope="module")
def seen(copy: Path) -> dict[str, Any]:
    """Return what was seen of the additions."""
    site = copy / "site"
    site.mkdir()
    (site / "index.html").write_text("<!doctype html>", encoding="utf-8")
    shutil.copy(copy / places("A page")[0], site)  # as vite.config.ts does
    done = subprocess.run(
        [sys.executable, "-m", "tests.added", str(site), str(copy)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(copy / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["from"].startswith(str(copy))
    return dict(found)


@pytest.mark.parametrize("kind", MOST)
def test_few_places_are_named_and_they_exist(kind: str) -> None:
    named = places(kind)
    assert 0 < len(named) <= MOST[kind]
    assert [place for place in named if not (ROOT / place).exists()] == []


def test_the_notice_is_offered_sent_and_worded_in_both_languages(seen: dict[str, Any]) -> None:
    server = seen["server"]
    assert server["kinds"]["harvest"] == {"push": True, "mail": False}
    assert [seen["said"][one][0] for one in ("fr", "en")] == ["La récolte", "The harvest"]
    messages = [server[f"notice-{one}"] for one in ("fr", "en")]
    assert [(one["title"], one["body"]) for one in messages] == [
        ("Récolte", "Il y a pear."),
        ("Harvest", "There is pear."),
    ]


def test_the_option_is_offered_explained_and_played(seen: dict[str, Any]) -> None:
    option, server = seen["option"], seen["server"]
    assert (option["free"], option["costly"]) == ([0], [-1])
    assert "En douter coûte un point." in option["rules-fr"]
    assert "To doubt it costs a point." in option["rules-en"]
    assert "costs a point" not in option["free-rules-en"]
    names = [server[f"option-{one}"]["label"] for one in ("fr", "en")]
    assert names == ["Le doute coûte", "Doubts have a price"]
    assert server["option-en"]["help"] == "Doubting a good word costs a point."
    assert [server[f"group-{one}"] for one in ("fr", "en")] == ["La partie", "The game"]
    assert server["table-fr"]


def test_the_level_plays_every_game_and_is_on_the_shelf(seen: dict[str, Any]) -> None:
    games = seen["level"]
    assert len(games) >= 4
    assert set(map(tuple, games.values())) == {("college", "debutant")}
    for levels in seen["server"]["levels"].values():
        assert levels[:3] == ["debutant", "college", "famille"]
    assert seen["said"]["fr"][1:4] == ["Collège", "Hérisson", "Hérisson · collège"]
    assert seen["said"]["en"][1:4] == ["School", "Hedgehog", "Hedgehog · school"]


def test_the_page_is_served_and_in_the_router(seen: dict[str, Any], copy: Path) -> None:
    statuses = [seen["server"][path] for path in ("/garden", "/garden/rose", "/gardens")]
    assert statuses == [200, 200, 404]
    assert seen["said"]["fr"][4:] == ["Jardin · Ludomots", "Jardin"]
    assert seen["said"]["en"][4:] == ["Garden · Ludomots", "Garden"]
    routes = (copy / places("A page")[0]).with_suffix(".ts")
    asked = [str(NODE), "--input-type=module", "--eval", ROUTER, str(routes)]
    found = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    rose, garden, menu = json.loads(found)
    assert rose == {"page": "garden", "parts": {"plant": "rose"}}
    assert garden == {"page": "garden", "parts": {"plant": None}}
    assert {"page": "garden", "path": "/garden"} in menu
