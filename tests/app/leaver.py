"""The real program, at work on something long: started by those who end it in the middle of that.

The first argument names the work, the second says whether the window closes itself, after so many seconds.
``at work`` is printed when it begins, ``closing`` when the window is closed.
"""

import asyncio
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from mtdesk import app, paths, start
from mtdesk.rules.presets import options_for
from mtdesk.rules.view import Over
from mtdesk.ui.replay import judge
from mtdesk.ui.scores.model import ScoreModel
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.scores.sheet import ScoreSheet
from mtdesk.ui.scores.table import ScoreTable
from mtdesk.ui.shell.data_controller import ImportQuestion
from tests.app.program import eventually, modal
from tests.attack.killing import fatal
from tests.ui.files.test_library import answer, name

ARCHIVE, EXPORTED, SHEET = "all.mtdata", "exported.mtdata", "sheet.pdf"


class LeftDesk(app.Application):
    """A window in which something long is under way, but not again after an import has started it again."""

    has_worked = False

    async def run(self, file: Path | None) -> None:
        tasks = [asyncio.create_task(fatal(self._work())), asyncio.create_task(fatal(self._close()))]
        await super().run(file)
        for task in tasks:
            task.cancel()

    async def _close(self) -> None:
        if sys.argv[2] == "no":
            return
        await eventually(self.window.isVisible)
        await asyncio.sleep(float(sys.argv[2]))
        print("closing", flush=True)
        self.window.close()

    async def _work(self) -> None:
        await eventually(lambda: self.window.isVisible() and self.session.game is not None)
        home = paths.user_data_dir().parent
        if LeftDesk.has_worked:
            return
        LeftDesk.has_worked = True
        print("at work", flush=True)
        match sys.argv[1]:
            case "analysis":
                vars(judge)["WORK"] = 10**6
                await self._replays.open_table(analyse=True)
            case "export":
                self._tasks.start(self.data.export_all())
                await answer(_over(home / EXPORTED))
            case "import":
                self._tasks.start(self.data.import_file(home / ARCHIVE))
                question = await modal(ImportQuestion)
                question.yes.click()
            case "sheet":
                sheet = ScoreSheet(ScoreTable(ScoreModel(long_scores())))
                sheet.title = "Long"
                self._tasks.start(sheet._export())
                await answer(_over(home / SHEET))


def _over(file: Path) -> Callable[[QFileDialog], None]:
    give_name = name(file)

    def act(dialog: QFileDialog) -> None:
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        give_name(dialog)

    return act


def long_scores() -> Scores:
    ended = RoundScore((1,) * 8, (Fraction(1200),) * 8, Over.BLOCKED)
    names = tuple(f"Bartholomäus {number}" for number in range(8))
    return Scores(options_for("dutch", 8, {"rounds": 1000}), names, (ended,) * 1000)


if __name__ == "__main__":
    app.Application = LeftDesk  # type: ignore[misc]
    sys.exit(start.run(None))
