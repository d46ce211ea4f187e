"""The page about the protocol names every route, message and code that there is."""

import re
from pathlib import Path
from typing import get_args

from ludomots import texts
from ludomots.server.live.messages import FromClient, FromServer
from ludomots.server.openapi import document

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([^`]+)`", PAGE))


def test_every_route_is_there() -> None:
    routes = {
        f"{method.upper()} {path}"
        for path, methods in document()["paths"].items()
        for method in methods
    }
    assert routes - NAMED == set()


def test_every_message_is_there() -> None:
    tags = {one.__struct_config__.tag for one in (*get_args(FromClient), *get_args(FromServer))}
    assert tags - NAMED == set()


def test_every_refusal_of_a_table_is_there() -> None:
    files = sorted((Path(texts.__file__).parent / "en").glob("*.ftl"))
    said = "".join(file.read_text(encoding="utf-8") for file in files)
    codes = set(re.findall(r"^table-([a-z-]+) =", said, re.MULTILINE))
    assert codes - NAMED == set()


def test_every_route_fails_by_a_problem() -> None:
    for operations in document()["paths"].values():
        for operation in operations.values():
            answers = operation["responses"]
            assert [status for status in answers if status >= "400"] == ["default"]
            assert list(answers["default"]["content"]) == ["application/problem+json"]


def test_every_component_that_is_referred_to_is_there() -> None:
    """So that types can be made of the document."""
    schemas = document()["components"]["schemas"]
    wanted = set(re.findall(r"'#/components/schemas/([^']+)'", str(document())))
    assert wanted - set(schemas) == set()
    assert {"TopwordView", "TopscoreMove", "TypoView", "MotsDeTeteMove"} <= set(schemas)
    moves = {one["$ref"].rpartition("/")[2] for one in schemas["TypoMove"]["anyOf"]}
    assert {"TypoChoose", "TypoAnnounce", "Accept", "Withdraw"} <= moves
