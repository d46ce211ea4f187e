"""Where a node is in its life."""

from enum import StrEnum


class Phase(StrEnum):
    """What a node does now; unless it serves, visitors are told so by a problem with this code."""

    STARTING = "starting"
    SERVING = "serving"
    STOPPING = "stopping"
