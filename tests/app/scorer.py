"""The real program with someone who keeps scores in it by keys: started by those who kill it.

The first argument says what its disk is like, the second is the seed of what is written. Every line it prints
is a pad: ``shown`` with its state as soon as it is shown, ``safe`` when that is on the disk.
"""

import asyncio
import json
import random
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMessageBox

from mtdesk import app, start
from mtdesk.record.score_pad import pad_bytes
from mtdesk.ui.score_pad.page import PadPage
from mtdesk.ui.score_pad.setup_page import SetupPage
from mtdesk.ui.score_pad.sheet import PadTable
from mtdesk.ui.score_pad.window import ScorePadWindow
from tests.app.fingers import click
from tests.app.program import eventually
from tests.attack.killing import fatal, use_disk

NAMES = ("Ada", "Bo", "Cy")


class KeptDesk(app.Application):
    """A window with someone who writes on the score pad."""

    async def run(self, file: Path | None) -> None:
        tasks = [asyncio.create_task(fatal(self._write())), asyncio.create_task(self._read_what_is_told())]
        await super().run(file)
        for task in tasks:
            task.cancel()

    async def _write(self) -> None:
        await eventually(self.window.isVisible)
        self.window.commands.score_pad.trigger()
        await eventually(lambda: self._pads._pad is not None and self._pads._pad.isVisible())
        window = self._pads._pad
        assert window is not None
        await eventually(lambda: window.list.pads or isinstance(window.page, SetupPage))
        if window.list.pads:
            window.list.open.click()
        else:
            setup = window.page
            assert isinstance(setup, SetupPage)
            for row, name in zip(setup.names.rows, NAMES, strict=False):
                row.name.setEditText(name)
            setup.editors["rounds"].show_value(1000)
            setup.start.click()
        page = window.page
        assert isinstance(page, PadPage)
        await eventually(lambda: not page.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents))
        await self._keep_scores(window, page)

    async def _keep_scores(self, window: ScorePadWindow, page: PadPage) -> None:
        rng = random.Random(int(sys.argv[2]))
        say("shown", page)
        page.model.changed.connect(lambda: say("shown", page))
        window.activateWindow()
        safe = None
        while True:
            if window.keeper.is_at_rest and safe is not page.model.pad:
                safe = page.model.pad
                say("safe", page)
            type_something(page, rng)
            await asyncio.sleep(rng.choice((0, 0, 0.01, 0.05)))

    async def _read_what_is_told(self) -> None:
        while True:
            for box in QApplication.topLevelWidgets():
                if isinstance(box, QMessageBox) and box.isVisible():
                    box.accept()
                elif box is QApplication.activeModalWidget():  # the question for a new game
                    box.close()
            await asyncio.sleep(0.02)


def type_something(page: PadPage, rng: random.Random) -> None:
    """An entry and Enter; now and then one is taken back."""
    focused = QApplication.focusWidget()
    if QApplication.activeModalWidget() is not None:
        return
    if focused is None or not page.isAncestorOf(focused):
        page.window().activateWindow()
        page.setFocus()
        return
    if rng.random() < 0.1:
        QTest.keyClick(focused, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        return
    if rng.random() < 0.1:
        click(rng.choice((page.out, page.blocked)))
    if focused is not page.next:
        if not isinstance(focused, QLineEdit | PadTable):
            page.setFocus()
            return
        QTest.keyClicks(focused, rng.choice(("0", "3", "12", "41", "10+15-8", "-10")))
    QTest.keyClick(QApplication.focusWidget() or focused, Qt.Key.Key_Return)


def say(what: str, page: PadPage) -> None:
    print(json.dumps({what: json.loads(pad_bytes(page.model.pad))}), flush=True)


if __name__ == "__main__":
    use_disk(sys.argv[1])
    app.Application = KeptDesk  # type: ignore[misc]
    sys.exit(start.run(None))
