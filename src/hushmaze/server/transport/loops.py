"""The event loop to run on: uvloop where there is one."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Returned = TypeVar("Returned")


def new_event_loop() -> asyncio.AbstractEventLoop:
    """A uvloop loop, or asyncio's own where uvloop is not installed."""
    try:
        import uvloop  # noqa: PLC0415 - it may not be installed
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def run(main: Coroutine[Any, Any, Returned]) -> Returned:
    """`asyncio.run` on the fastest loop there is."""
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(main)
