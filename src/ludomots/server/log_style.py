"""How the lines of a log look. Apart, because the command line asks for it before anything else."""

from enum import StrEnum


class LogStyle(StrEnum):
    """JSON for programs, plain for people."""

    JSON = "json"
    PLAIN = "plain"
