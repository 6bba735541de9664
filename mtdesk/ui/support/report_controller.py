"""Reports on errors, crashes and freezes: when they are written, and who is informed."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mtdesk import paths
from mtdesk.diagnosis.early import take_errors
from mtdesk.diagnosis.reports import Reports
from mtdesk.i18n import Context, Labels, file_text
from mtdesk.record.errors import system_fault
from mtdesk.ui.kit.ask import ask, show_message
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.support.errors import ErrorReporter
from mtdesk.ui.support.watchdog import Watchdog
from mtdesk.ui.window.main_window import MainWindow
from mtdesk.ui.words.errors import cannot_open_text

ErrorNotice = Context("ErrorNotice")

TRACE = "crash.txt"
"""Where Python writes when the program crashes or freezes, in the player's data folder."""


def reports() -> Reports:
    """Return the reports in the player's data folder, with the game in progress."""
    return Reports(paths.user_data_dir(), paths.journal())


class ReportController(QObject):
    """Owns the error reporter and the watchdog."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        data = paths.user_data_dir()
        self._reports = reports()
        self.errors = ErrorReporter(self._reports, self)
        self._watchdog = Watchdog(data / TRACE, self)
        self.watches = False
        """Whether ``start`` also watches for crashes and freezes, which concerns the whole process."""
        self._tasks = Tasks(self.errors.report)
        self._saying: asyncio.Task[None] | None = None
        self.errors.arrived.connect(self._tell)
        window.commands.report.triggered.connect(self._tasks.starter(self._show))

    def _tell(self, report: Path | None) -> None:
        """Say that an error has been reported; while that is in sight, further ones are only written down.

        Nothing is said any more once that has failed itself.
        """
        former = self._saying
        if former is None or (former.done() and (former.cancelled() or former.exception() is None)):
            self._saying = self._tasks.start(self._say(report))

    async def _say(self, report: Path | None, *, last_time: bool = False) -> None:
        if last_time:
            said = ErrorNotice.tr("Something went wrong last time")
            more = ErrorNotice.tr(
                "The program crashed or stopped responding. Nothing is lost, and your game continues "
                "where it left off. The report contains no names of people or folders."
            )
        else:
            said = ErrorNotice.tr("Something went wrong")
            more = ErrorNotice.tr(
                "The program caught an error. Your game is saved up to the last move and continues."
            )
        show = ""
        if report is not None:
            place = Labels.tr("Report file: {file}").format(file=file_text(report))
            more, show = f"{more}\n\n{place}", ErrorNotice.tr("&Show report")
        if await show_message(self._window, said, more=more, other=show) and report is not None:
            await self._show(report)

    def start(self) -> None:
        """Catch errors from now on, and perhaps watch the window and report what happened last time."""
        self.errors.install(asyncio.get_running_loop())
        for error in take_errors():
            self.errors.report(error, "during the start")
        if self.watches:
            self._tasks.start(self._look_back(self._watchdog.install()))

    async def stop(self) -> None:
        """Leave nothing in progress."""
        await self._tasks.cancel_all()

    def remove(self) -> None:
        self._watchdog.remove()
        self.errors.remove()

    async def _look_back(self, trace: str) -> None:
        """Report the last crash or freeze, unless someone has been informed."""
        if trace:
            what = "The program crashed, or its window did not answer for a while"
            await asyncio.to_thread(self._reports.write, what, trace, unread=True)
        report = await asyncio.to_thread(self._reports.take_unread)
        if report is not None:
            await self._say(report, last_time=True)

    async def _show(self, report: Path | None = None) -> None:
        """Show a report, or one of this moment, which becomes a file only if people save it."""
        from mtdesk.ui.support.report import ReportDialog

        read = partial(self._reports.compose, "A player asked for this report")
        if report is not None:
            read = partial(report.read_text, encoding="utf-8", errors="replace")
        try:
            dialog = ReportDialog(await asyncio.to_thread(read), report, self._window)
        except OSError as error:
            if report is None:
                raise
            # Someone has tidied up meanwhile, which is not an error of the program.
            await show_message(self._window, cannot_open_text(report, system_fault(error)))
            return
        dialog.save_wanted.connect(lambda text: self._tasks.start(self._save(dialog, text)))
        await ask(dialog)

    async def _save(self, dialog: QWidget, text: str) -> None:
        from mtdesk.ui.files.saving import Format, export_as

        name = Labels.tr("Problem report")
        kind = Format(name, ".txt", lambda: text.encode(errors="backslashreplace"))
        await export_as(dialog, name, [kind])
