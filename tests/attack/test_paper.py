"""Some of the files that cannot be written; the long run is ``python -m tests.attack.paper``."""

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.attack.long_run import LongRun
from tests.attack.paper import attempt, program
from tests.attack.traps import PLAIN

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(sys.platform != "linux", reason="the traps are those of Linux"),
]
ATTEMPTS = 2 * len(PLAIN)


async def test_a_file_is_whole_or_it_is_said_why_not(qapp: QApplication, tmp_path: Path) -> None:
    long = LongRun(tmp_path, ATTEMPTS)
    async with program(qapp) as desk:
        for number in long.attempts():
            assert await attempt(desk, number, long, PLAIN) is None, number
    written = sum(count for name, count in long.figures.items() if name.endswith("written"))
    refused = sum(count for name, count in long.figures.items() if name.endswith("refused"))
    assert written + refused == ATTEMPTS
    assert written > 5
    assert refused > 5
