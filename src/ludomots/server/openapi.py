"""The OpenAPI document, with the messages of the socket and the views and moves of each game.

``python -m ludomots.server.openapi`` prints it; the site's types are made of it.
"""

import sys
from importlib.metadata import version
from typing import Any, get_args

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ludomots.core.contract import Outcome, Square
from ludomots.core.moves import CommonMove
from ludomots.core.shelf import SHELF
from ludomots.server.daily.position import DailyAnswered, DailyPosition
from ludomots.server.learning.lessons import LessonAnswer, ShownLesson
from ludomots.server.live.messages import FILLED_IN, FromClient, FromServer, Problem, RequestNumber
from ludomots.server.problems import MEDIA_TYPE
from ludomots.server.reviews.replays import Instead, Replay
from ludomots.server.reviews.reviews import ReviewLine

_REF = "#/components/schemas/"
_WITH_MOVE = ("Play", "AskPreview", "ShownMoved", "Hint", "Tried", "Choice")

_PROBLEM = {
    "description": "Why not.",
    "content": {MEDIA_TYPE: {"schema": {"$ref": f"{_REF}Problem"}}},
}

Schema = dict[str, Any]


class Document(JsonRenderPlugin):
    """The document of the routes, with our components in it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        """Return it as JSON."""
        return self.render_json(request, with_components(openapi_schema))


def openapi_config() -> OpenAPIConfig:
    """Return the settings of the document for Litestar."""
    return OpenAPIConfig(
        title="Ludomots",
        version=version("ludomots"),
        path="/schema",
        render_plugins=[Document()],
        use_handler_docstrings=True,
    )


def with_components(document: Schema) -> Schema:
    """Return the document of the routes with our problems, and what no route names."""
    components = document.get("components", {})
    schemas = {**components.get("schemas", {}), **all_schemas()}
    paths = {
        path: {method: _with_problem(operation) for method, operation in operations.items()}
        for path, operations in document["paths"].items()
    }
    return {**document, "paths": paths, "components": {**components, "schemas": schemas}}


def _with_problem(operation: Schema) -> Schema:
    """Return an operation that says how it fails: always by a problem."""
    good = {status: one for status, one in operation["responses"].items() if status < "400"}
    return {**operation, "responses": {**good, "default": _PROBLEM}}


def all_schemas() -> dict[str, Schema]:
    """Return the schemas of all messages, views and moves, by name."""
    common = {
        "FromClient": FromClient,
        "FromServer": FromServer,
        "CommonMove": CommonMove,
        "Problem": Problem,
        "Outcome": Outcome,
        "Square": Square,
        "Replay": Replay,
        "Instead": Instead,
        "ReviewLine": ReviewLine,
        "ShownLesson": ShownLesson,
        "LessonAnswer": LessonAnswer,
        "DailyPosition": DailyPosition,
        "DailyAnswered": DailyAnswered,
    }
    found = _schemas(common)
    for request in get_args(FromClient):
        found[request.__name__] = _as_sent(found[request.__name__])
    views, changes, moves = [], [], []
    for game, kind in SHELF.items():
        prefix = game.replace("-", " ").title().replace(" ", "")
        own = _schemas({"View": kind.view, "Move": kind.move})
        names = {name: name if found.get(name) == own[name] else prefix + name for name in own}
        found |= {names[name]: _renamed(schema, names) for name, schema in own.items()}
        found[f"{prefix}Changes"] = _changes(found[f"{prefix}View"])
        views.append({"$ref": f"{_REF}{prefix}View"})
        changes.append({"$ref": f"{_REF}{prefix}Changes"})
        moves.append({"$ref": f"{_REF}{prefix}Move"})
    found["TableView"]["properties"]["game"] = {"anyOf": [*views, {"type": "null"}]}
    found["TableChanges"] = _changes(found["TableView"])
    found["Update"]["properties"]["table"] = {"$ref": f"{_REF}TableChanges"}
    found["Update"]["properties"]["game"] = {"anyOf": [*changes, {"type": "null"}]}
    found["SeatPart"]["properties"]["game"] = {"anyOf": changes}
    for name in ("ReplayStep", "Instead", "Tried"):
        found[name]["properties"]["view"] = {"anyOf": views}
    for name in _WITH_MOVE:
        found[name]["properties"]["move"] = {"anyOf": moves}
    found["ShownStep"]["properties"]["solution"] = {"anyOf": moves}
    return found


def _changes(view: Schema) -> Schema:
    """Return the schema of some fields of a view: those that have changed."""
    fields = {
        name: {key: value for key, value in field.items() if key != "default"}
        for name, field in view["properties"].items()
    }
    return {"type": "object", "properties": fields}


def _as_sent(request: Schema) -> Schema:
    """Return the schema of a request as a client sends it, with its number."""
    fields = request["properties"].items()
    own = {name: field for name, field in fields if name not in FILLED_IN}
    number = _schemas({"RequestNumber": RequestNumber})["RequestNumber"]
    required = [name for name in request["required"] if name not in FILLED_IN]
    return {
        **request,
        "properties": {"request": number, **own},
        "required": ["request", *required],
    }


def _schemas(types: dict[str, Any]) -> dict[str, Schema]:
    """Return the schemas of some types, and of all that they are made of."""
    schemas, parts = msgspec.json.schema_components(types.values(), ref_template=_REF + "{name}")
    named = zip(types, schemas, strict=True)
    return {**parts, **{name: one for name, one in named if one != {"$ref": _REF + name}}}


def _renamed(schema: Any, names: dict[str, str]) -> Any:
    """Return a schema in which components have other names."""
    if isinstance(schema, dict):
        return {key: _renamed(value, names) for key, value in schema.items()}
    if isinstance(schema, list):
        return [_renamed(value, names) for value in schema]
    if isinstance(schema, str) and schema.startswith(_REF):
        name = schema.removeprefix(_REF)
        return _REF + names.get(name, name)
    return schema


def document() -> Schema:
    """Return the whole document."""
    from ludomots.server.app import create_app  # noqa: PLC0415 (the application needs this file)
    from ludomots.server.settings import Settings  # noqa: PLC0415

    app = create_app(Settings(database="sqlite:///openapi.db"))
    return with_components(app.openapi_schema.to_schema())


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document())).decode())
