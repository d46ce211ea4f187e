"""Tests that wait: for a server, a database or a screen."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec

Arguments = ParamSpec("Arguments")


def story(test: Callable[Arguments, Awaitable[None]]) -> Callable[Arguments, None]:
    """Run a test that waits, in an event loop of its own."""

    @wraps(test)
    def run(*args: Arguments.args, **kwargs: Arguments.kwargs) -> None:
        async def whole() -> None:
            await test(*args, **kwargs)

        asyncio.run(whole())

    return run
