"""The command for what has been played: statistics, and whether it was fair."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mtdesk import clock, paths
from mtdesk.archive.names import BACKUPS
from mtdesk.archive.transfer import backup_file
from mtdesk.game_choice import offered_levels
from mtdesk.i18n import Labels, list_text
from mtdesk.stats.store import FILE_NAME, Store, StoreError, StoreFault
from mtdesk.ui.files.rule_shelf import RuleShelf
from mtdesk.ui.kit.ask import Question, agrees, ask
from mtdesk.ui.kit.progress import Cancelled, with_progress
from mtdesk.ui.play.context import Context
from mtdesk.ui.statistics.game_counter import GameCounter
from mtdesk.ui.words.levels import level_name
from mtdesk.ui.words.statistics import rules_name

if TYPE_CHECKING:
    from mtdesk.stats.figures import Result
    from mtdesk.ui.files.spreadsheet import Cell
    from mtdesk.ui.statistics.dialog import StatisticsDialog


_Answer = TypeVar("_Answer")


class StatisticsController(QObject):
    """Counts games, and shows the results. Rules on the ``shelf`` may be renamed."""

    def __init__(self, context: Context, shelf: RuleShelf) -> None:
        window, session, library, tasks = context.window, context.session, context.library, context.tasks
        super().__init__(window)
        self._window, self._tasks = window, tasks
        self.store = Store(paths.user_data_dir() / FILE_NAME)
        self.counter = GameCounter(self.store, session, library, tasks)
        shelf.renamed.connect(lambda was, now: tasks.start(self.counter.rename_rules(was, now)))
        window.commands.statistics.triggered.connect(tasks.starter(self.show_statistics))

    async def show_statistics(self) -> None:
        """Show the statistics until their window is closed."""
        from mtdesk.ui.statistics.dialog import StatisticsDialog

        dialog = StatisticsDialog(offered_levels(), self._window)

        async def show(person: str) -> None:
            nothing: tuple[tuple[Result, ...], int] = (), 0
            found = await self._read(
                lambda: (self.store.results(person), self.store.left_out(person)), nothing
            )
            if person == dialog.person.currentText():
                dialog.show_results(*found)

        async def refresh() -> None:
            chosen = dialog.person.currentText()
            dialog.show_people(await self._read(self.store.people, tuple[str, ...]()))
            dialog.person.setCurrentIndex(max(0, dialog.person.findText(chosen)))
            await show(dialog.person.currentText())

        dialog.person.textActivated.connect(lambda person: self._tasks.start(show(person), dialog))
        dialog.fairness_wanted.connect(lambda: self._tasks.start(self._show_fairness(dialog), dialog))
        dialog.export.clicked.connect(lambda: self._tasks.start(self._export(dialog)))
        dialog.reset.clicked.connect(lambda: self._tasks.start(self._reset(dialog)))
        connection = self.counter.changed.connect(lambda: self._tasks.start(refresh(), dialog))
        self._tasks.start(self.counter.count_table())
        await refresh()
        try:
            await ask(dialog)
        finally:
            QObject.disconnect(connection)

    async def _show_fairness(self, dialog: StatisticsDialog) -> None:
        """Show what chance says about all deals."""
        from mtdesk.stats.fairness import Fairness

        try:
            found = await with_progress(
                dialog,
                self.tr("Comparing the deals with chance…"),
                lambda progress: progress.in_thread(lambda: self.store.fairness(progress.report)),
            )
        except Cancelled:
            dialog.tabs.setCurrentIndex(0)
            return
        except StoreError as error:
            await self.counter.explain(error)
            found = Fairness(0)
        dialog.show_fairness(found)

    async def _read(self, work: Callable[[], _Answer], otherwise: _Answer) -> _Answer:
        """Return the content of the database; if it gives none, the reason is reported."""
        try:
            return await asyncio.to_thread(work)
        except StoreError as error:
            await self.counter.explain(error)
            return otherwise

    async def _export(self, dialog: StatisticsDialog) -> None:
        from mtdesk.ui.files.saving import export_as
        from mtdesk.ui.files.spreadsheet import csv_format

        await export_as(dialog, Labels.tr("Statistics"), [csv_format(self.rows(dialog.shown()))])

    def rows(self, results: Sequence[Result]) -> list[list[Cell]]:
        """Return a row for each of these games, after one with the names of the columns."""
        columns: Sequence[tuple[str, Callable[[Result], Cell]]] = (
            (Labels.tr("Date"), lambda one: one.played.isoformat(sep=" ", timespec="minutes")),
            (Labels.tr("Rules"), lambda one: rules_name(one.rules)),
            (Labels.tr("Players"), lambda one: one.players),
            (Labels.tr("Place"), lambda one: one.place),
            (Labels.tr("Rounds"), lambda one: len(one.points)),
            (Labels.tr("Went out"), lambda one: one.outs),
            (Labels.tr("Points"), lambda one: sum(one.points)),
            (Labels.tr("Computers"), lambda one: list_text(sorted(map(level_name, one.levels)))),
            (Labels.tr("Humans"), lambda one: list_text(sorted(one.rivals))),
        )
        head: list[Cell] = [name for name, _ in columns]
        return [head, *([figure(one) for _, figure in columns] for one in results)]

    async def _reset(self, dialog: StatisticsDialog) -> None:
        if not await agrees(ResetQuestion(dialog)):
            return

        def reset() -> None:
            data = paths.user_data_dir()
            try:
                backup = backup_file(data, clock.now(), f" {FILE_NAME}")
            except OSError as error:
                raise StoreError(StoreFault.REFUSED, data / BACKUPS, str(error)) from error
            self.store.reset(backup)

        await self._read(reset, None)
        self.counter.changed.emit()


class ResetQuestion(Question):
    """Asks whether to start the statistics again, and says that a copy is kept."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            self.tr("Reset everyone’s statistics?"),
            self.tr("&Reset"),
            parent,
            more=self.tr(
                "Saved games are kept. A copy of the statistics goes into “backups” in your data folder."
            ),
            risky=True,
        )
