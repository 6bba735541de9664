"""What the tests of opening let a program do that reads; it imports this module."""

from __future__ import annotations

import os
import time
from pathlib import Path


def for_ever(_: object) -> bytes:
    """Tell which process it is, and never come back."""
    Path(os.environ["MTDESK_HOME"], "reader").write_text(str(os.getpid()))
    while True:
        time.sleep(3600)
