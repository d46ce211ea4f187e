"""The command line run inside the test process, for tests that call it often."""

from typing import NamedTuple

from typer.testing import CliRunner

from ludomots.cli import app


class Answer(NamedTuple):
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


def ask(*arguments: str, stdin: str = "", lang: str = "en") -> Answer:
    """Run a command; an exception that the command does not catch reaches the test."""
    options = () if "--lang" in arguments else ("--lang", lang)
    result = CliRunner().invoke(app, [*arguments, *options], input=stdin)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Answer(result.exit_code, result.stdout, result.stderr)
