"""Being told to end: once is enough, and finished work is then handed over undisturbed."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

from mtdesk.cli.fault import FAILED, INTERRUPTED, CommandError

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP")


@contextmanager
def stopped_once() -> Iterator[Callable[[], None]]:
    """Let the first Ctrl-C, SIGTERM or SIGHUP raise KeyboardInterrupt; any others are ignored.

    Yields what makes all of them ignored from then on. What was ignored before, as by ``nohup``, stays so.
    """
    numbers = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in numbers}
    heard = [number for number in numbers if before[number] is not signal.SIG_IGN]

    def ignore() -> None:
        for number in heard:
            signal.signal(number, signal.SIG_IGN)

    def stop(_number: int, _frame: FrameType | None) -> NoReturn:
        ignore()
        raise KeyboardInterrupt

    for number in heard:
        signal.signal(number, stop)
    try:
        yield ignore
    finally:
        for number in heard:
            signal.signal(number, before[number])


@contextmanager
def told_how_far(how_far: Callable[[], str]) -> Iterator[None]:
    """Turn being stopped, or a failing player, into a Fault; both sentences end with the progress made."""
    from mtdesk.control.pool import PlayerFailure  # noqa: PLC0415 -- slow to load

    try:
        yield
    except KeyboardInterrupt:
        raise CommandError(f"stopped {how_far()}", INTERRUPTED) from None
    except PlayerFailure as failure:
        raise CommandError(f"{failure} {how_far()}", FAILED) from None
