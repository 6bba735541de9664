"""What ends the program from outside."""

import os
import signal

import pytest
from PySide6.QtWidgets import QApplication

from mtdesk.ui.shell.ending import Ending
from tests.app.program import eventually

pytestmark = pytest.mark.window


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such signals")
async def test_a_signal_between_two_windows_closes_the_second(qapp: QApplication) -> None:
    ending, closed = Ending(qapp), list[str]()
    ending.watch(lambda: closed.append("first"))
    assert closed == []
    os.kill(os.getpid(), signal.SIGTERM)
    await eventually(lambda: closed)
    ending.stop()  # or the process would end in ten seconds
    ending.watch(lambda: closed.append("second"))
    assert closed == ["first", "second"]
