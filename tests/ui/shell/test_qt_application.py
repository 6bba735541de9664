"""Qt's application hears of files that the desktop wants opened."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]

DESKTOP = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from mtdesk.ui.shell.qt_application import QtApplication

app = QtApplication([])
heard = []
QCoreApplication.sendEvent(app, QFileOpenEvent("/games/early.mtrain"))
app.requests.listen(heard.append)
QCoreApplication.sendEvent(app, QFileOpenEvent("/games/late.mtrain"))
print(*(file.name for file in heard))
"""
"""There is one application in a process only, and that of the tests is another one."""


def test_the_desktop_may_ask_early_and_late() -> None:
    done = subprocess.run(
        [sys.executable, "-c", DESKTOP], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["early.mtrain", "late.mtrain"]
