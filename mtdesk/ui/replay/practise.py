"""The window in which mistakes of past games are practised, one position after another."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk import clock
from mtdesk.control.timeline import Eyes, Timeline
from mtdesk.i18n import Labels, date_text, number_text
from mtdesk.lab.analysis import Decision, Place
from mtdesk.lab.practice import Position, Practice, Puzzle, puzzle_of
from mtdesk.record.errors import RecordError
from mtdesk.ui.kit.ask import show_message
from mtdesk.ui.kit.layouts import STRETCH, hbox, vbox
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.kit.widgets import explain, label
from mtdesk.ui.replay.question import MistakePresenter
from mtdesk.ui.replay.window import TableWindow
from mtdesk.ui.words.errors import cannot_save_text
from mtdesk.ui.words.presets import rules_name


class PractiseWindow(TableWindow):
    """Asks about positions, one after another, and keeps when each is to be asked again."""

    def __init__(
        self, practice: Practice, positions: Sequence[Position], tasks: Tasks, parent: QWidget | None = None
    ) -> None:
        super().__init__(tasks, parent)
        self._practice, self._tasks = practice, tasks
        self.setWindowTitle(self.tr("Practise"))
        self._left, self._count = list(positions), len(positions)
        self._position: Position | None = None
        """The position on the table, until it is answered."""
        self._mistake: Decision | None = None
        self.log.hide()
        self._presenter = MistakePresenter(self.mistake_at, self.player, self.stage)
        self.place = label(SECOND)
        self.show_better = QPushButton(Labels.tr("Sho&w"))
        explain(self.show_better, Labels.tr("Show the better move"))
        self.next = QPushButton(self.tr("&Next"))
        top = hbox((self.headline, 1), self.place, spacing=10, margins=(14, 4, 14, 0))
        foot = hbox(STRETCH, self.show_better, self.next, margins=(14, 0, 14, 10))
        self.setLayout(vbox(top, (self.view, 1), foot, spacing=4))
        self._presenter.answered.connect(self._note)
        self._presenter.offered.connect(self._offer_answer)
        self.show_better.clicked.connect(self._presenter.reveal)
        self.next.clicked.connect(tasks.starter(self.go_on))
        self._offer_answer(False)

    async def go_on(self) -> None:
        """Show the next position that is sound; close after the last one."""
        while self._left:
            position = self._left.pop(0)
            try:
                puzzle = await asyncio.to_thread(puzzle_of, position)
            except RecordError:
                self._keep(position, None)
            else:
                self._show(position, puzzle)
                return
        self.close()

    def _show(self, position: Position, puzzle: Puzzle) -> None:
        self._position, self._mistake = position, puzzle.mistake
        setup, number = puzzle.record.setup, self._count - len(self._left)
        day = "" if setup.begun is None else date_text(setup.begun)
        place = self.tr("Position {number} of {count}").format(
            number=number_text(number), count=number_text(self._count)
        )
        self.place.setText(" · ".join(filter(None, (place, rules_name(setup), day))))
        if not self._left:
            self.next.setText(Labels.tr("C&lose"))
        self._presenter.load()
        timeline = Timeline(puzzle.record, (), part=(puzzle.round, puzzle.totals))
        self.player.load(timeline, Eyes(puzzle.mistake.seat), puzzle.mistake.action - 1)
        self.give_keys_to_table()

    def _note(self, _: Decision, solved: bool) -> None:
        """Note the first answer to a position; the others teach, but do not count."""
        position, self._position = self._position, None
        if position is not None:
            self._keep(position, position.answered(clock.now().date(), solved=solved))

    def _keep(self, position: Position, after: Position | None) -> None:
        """Keep what has become of a position."""
        practice, over = self._practice, self.parentWidget()

        async def keep() -> None:
            try:
                await asyncio.to_thread(practice.keep, position, after)
            except RecordError as error:
                await show_message(over, cannot_save_text(practice.path, error))

        self._tasks.start(keep())

    def mistake_at(self, place: Place) -> Decision | None:
        return self._mistake if self._mistake is not None and self._mistake.place == place else None

    def _offer_answer(self, offered: bool) -> None:
        self.show_better.setEnabled(offered)
        self.next.setDefault(not offered)
