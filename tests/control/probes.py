"""What the tests of the worker pool let the workers do; a worker imports this module."""

import os
import signal
import sys
import time
from pathlib import Path

from mtdesk.ai.levels import Limit, choose
from mtdesk.rules.moves import Move
from mtdesk.rules.view import View


def modules_loaded() -> set[str]:
    return set(sys.modules)


def niceness() -> int:
    return os.nice(0)


def double(number: int) -> int:
    if number < 0:
        raise ValueError(number)
    return 2 * number


def think_for_ever(level: str, view: View, limit: Limit, seed: str) -> Move:
    """Tell where it thinks, in the file named by ``seed``, and never come back."""
    Path(seed).write_text(str(os.getpid()))
    while True:
        time.sleep(3600)


def think_deafly(level: str, view: View, limit: Limit, seed: str) -> Move:
    """Like ``think_for_ever``, and deaf to being told to end."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    return think_for_ever(level, view, limit, seed)


def note_and_choose(level: str, view: View, limit: Limit, seed: str) -> Move:
    """Like ``choose``, with a line in the file named by ``seed``."""
    with Path(seed).open("a") as file:
        file.write("asked\n")
    return choose(level, view, limit, seed)


def think_once_for_ever(level: str, view: View, limit: Limit, seed: str) -> Move:
    """The first time like ``think_for_ever``, then like ``choose``."""
    if not Path(seed).exists():
        return think_for_ever(level, view, limit, seed)
    return choose(level, view, limit, seed)
