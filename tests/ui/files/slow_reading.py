"""What the tests of opening let the process that reads do; it imports this module."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def for_ever(_: object) -> bytes:
    """Tell which process it is, and never come back."""
    Path(os.environ["MTDESK_HOME"], "reader").write_text(str(os.getpid()))
    while True:
        time.sleep(3600)


def to_death(_: object) -> bytes:
    """End like a process for which there is no memory."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError
