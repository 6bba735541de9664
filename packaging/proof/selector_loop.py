"""Plugin of pytest for the proof for Windows: tests run in an event loop that waits with `select`.

The usual one of Windows waits for ever under Wine 8 now and then: what a thread sends to wake it is lost. The
program itself uses neither.
"""

import asyncio

import pytest


@pytest.fixture(scope="session")
def event_loop_policy() -> asyncio.AbstractEventLoopPolicy:
    """What pytest-asyncio takes its loops from."""
    return asyncio.WindowsSelectorEventLoopPolicy()  # type: ignore[attr-defined,no-any-return,unused-ignore]
