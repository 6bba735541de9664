"""The settings page of other programs that can play, and the dialog that registers one."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFileDialog, QLineEdit, QPushButton, QWidget

from mtdesk.control.outside import quoted, split_command
from mtdesk.programs import MAX_COMMAND, MAX_PROGRAM_NAME, Program
from mtdesk.ui.files.saving import documents, file_dialog
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.ask import Question
from mtdesk.ui.kit.dialog import ACCEPT, Dialog
from mtdesk.ui.kit.fitting import bring_in_sight
from mtdesk.ui.kit.layouts import STRETCH, folding, hbox
from mtdesk.ui.kit.problems import ProblemLabel
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import (
    RowList,
    is_enter,
    label,
    make_default,
    second_label,
    show_if,
    tip,
)
from mtdesk.ui.settings.parts import SettingsPage

_LIST = 120
"""The least pixels at scale 1 of the list."""


class ProgramList(RowList):
    """A list in which Enter edits an entry and Delete removes it."""

    edit_wanted = Signal()
    removal_wanted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.edit_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Delete):
            self.removal_wanted.emit()
        else:
            super().keyPressEvent(event)


class ProgramsPage(SettingsPage):
    """Lists programs; ``registered`` carries all of them after a change.

    ``trial_wanted`` carries one to try; ``show_trial`` shows the result.
    """

    registered = Signal(object)
    trial_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._programs: tuple[Program, ...] = ()
        self._approved: Collection[Program] = ()
        self._failed: set[Program] = set()
        """Those whose last trial gave no move."""
        self._outcome: Callable[[], str] = str
        self._tried: Program | None = None
        self.list = ProgramList()
        self.list.setMinimumHeight(scaled(_LIST))
        self.none, self.how = label(wrap=True), second_label()
        self.add, self.edit, self.remove, self.test = (QPushButton() for _ in range(4))
        self.outcome = second_label()
        self.outcome.setMinimumHeight(3 * self.outcome.fontMetrics().lineSpacing())
        self.outcome.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._announcer = Announcer(self.outcome)
        self._plate()
        self._heading_label = self._heading()
        self._note_label = second_label()
        changes = hbox(self.add, self.edit, STRETCH, spacing=8)
        buttons = folding(changes, (hbox(self.remove, self.test, STRETCH, spacing=8), 1), spacing=8)
        self._grid.setVerticalSpacing(8)
        self._grid.addWidget(self._note_label, 2, 0, 1, 2)
        self._grid.addWidget(self.none, 3, 0, 1, 2)
        self._grid.addWidget(self.how, 4, 0, 1, 2)
        self._grid.addWidget(self.list, 5, 0, 1, 2)
        self._grid.addLayout(buttons, 6, 0, 1, 2)
        self._grid.addWidget(self.outcome, 7, 0, 1, 2)
        self._column.addStretch()
        self.list.currentRowChanged.connect(self._allow)
        self.list.itemDoubleClicked.connect(self._edit)
        self.list.edit_wanted.connect(self._edit)
        self.list.removal_wanted.connect(self._remove)
        self.add.clicked.connect(self._add)
        self.edit.clicked.connect(self._edit)
        self.remove.clicked.connect(self._remove)
        self.test.clicked.connect(self._try)
        self._show((), 0)

    def show_programs(self, programs: tuple[Program, ...], approved: Collection[Program]) -> None:
        """Show the registered programs, and which of them are approved."""
        self._approved = approved
        self._show(programs, self.list.currentRow())

    def _show(self, programs: tuple[Program, ...], row: int) -> None:
        self._programs = programs
        # Signals of the empty list would disable buttons for a moment, and the focus would be lost.
        blocker = QSignalBlocker(self.list)
        self.list.clear()
        for program in programs:
            self.list.addItem(self._entry(program))
            self.list.item(self.list.count() - 1).setToolTip(tip(program.command))
        self.list.setCurrentRow(min(max(row, 0), len(programs) - 1))
        blocker.unblock()
        show_if(self.list, bool(programs))
        show_if(self.none, not programs)
        self._allow()

    def _entry(self, program: Program) -> str:
        if program not in self._approved:
            text = self.tr("{name} (not approved yet): {command}")
        elif program in self._failed:
            text = self.tr("{name} (did not work when tried): {command}")
        else:
            text = "{name}: {command}"
        return text.format(name=program.name, command=program.command)

    def _allow(self) -> None:
        """Enable what can be done with the chosen entry."""
        for button in (self.edit, self.remove, self.test):
            button.setEnabled(self._chosen is not None)

    @property
    def _chosen(self) -> Program | None:
        row = self.list.currentRow()
        return self._programs[row] if 0 <= row < len(self._programs) else None

    # What people do

    def _add(self) -> None:
        self._ask(None, len(self._programs))

    def _edit(self) -> None:
        if self._chosen is not None:
            self._ask(self._chosen, self.list.currentRow())

    def _ask(self, program: Program | None, row: int) -> None:
        others = [known.name for known in self._programs if known != program]
        dialog = ProgramDialog(program, others, self)
        dialog.accepted.connect(lambda: self._take(dialog.answer(), row))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _take(self, program: Program, row: int) -> None:
        self._change((*self._programs[:row], program, *self._programs[row + 1 :]), row)

    def _remove(self) -> None:
        """Remove the chosen program after confirmation: what has been typed is then gone."""
        program = self._chosen
        if program is not None:
            text = self.tr("Remove “{name}” from this list?").format(name=program.name)
            more = self.tr("The program itself is not deleted.")
            question = Question(text, self.tr("Remove", "a program"), self, more=more, risky=True)
            question.agreed.connect(self._drop)
            question.finished.connect(question.deleteLater)
            question.open()

    def _drop(self) -> None:
        row = self.list.currentRow()
        self._change((*self._programs[:row], *self._programs[row + 1 :]), row)
        (self.list if self._programs else self.add).setFocus()

    def _change(self, programs: tuple[Program, ...], row: int) -> None:
        self._show(programs, row)
        if self._tried not in programs:  # what was said does not apply to any program in the list
            self._tried = None
            self._tell(str)
        self.registered.emit(programs)

    # The trial

    def _try(self) -> None:
        """Start a trial, or start it again. The button stays enabled: it has the focus."""
        program = self._chosen
        if program is None:
            return
        self._tried = program
        self._tell(lambda: self.tr("Asking “{name}” for a move…").format(name=program.name))
        self.trial_wanted.emit(program)

    def show_trial(self, program: Program, outcome: Callable[[], str], *, failed: bool = False) -> None:
        """Report the result of a trial, unless it is no longer of interest.

        The text is requested again in another language. ``failed``: the list marks the program, too.
        """
        if program == self._tried:
            (self._failed.add if failed else self._failed.discard)(program)
            self._name_entries()
            self._tell(outcome)

    def _tell(self, outcome: Callable[[], str]) -> None:
        self._outcome = outcome
        self.outcome.setText(outcome())
        if self.outcome.text():
            self._announcer.call(self.outcome.text())
            bring_in_sight(self.outcome)

    def retranslate_ui(self) -> None:
        self._heading_label.setText(self.tr("Programs that can play"))
        self.list.setAccessibleName(self.tr("Programs that can play"))
        self._note_label.setText(
            self.tr(
                "These programs can take a seat, just as the computer can. A program runs only while it "
                "plays, and sees only what a person in its seat would see. Before it first starts, you are "
                "shown its command and asked to approve it; “Try it” does that now."
            )
        )
        self.none.setText(
            self.tr(
                "You need nothing here to play: this page is for computer players that you or someone else "
                "has written."
            )
        )
        self.how.setText(
            self.tr(
                "For each move, such a program gets one line of JSON, which contains the "
                "table in “view” and, as “legal” in it, all possible moves; it answers with one line: the "
                "same “id”, and one of these moves as “move”."
            )
        )
        self.add.setText(self.tr("&Add…", "a program"))
        self.edit.setText(self.tr("&Edit…", "a program"))
        self.remove.setText(self.tr("&Remove", "a program"))
        self.test.setText(self.tr("&Try it", "a program"))
        self._name_entries()
        self.outcome.setText(self._outcome())

    def _name_entries(self) -> None:
        for row, program in enumerate(self._programs):
            self.list.item(row).setText(self._entry(program))


class ProgramDialog(Dialog):
    """Asks for a program, beginning with ``program``; ``answer`` gives it when the dialog was accepted.

    ``taken`` are the names of the others.
    """

    def __init__(
        self, program: Program | None, taken: Collection[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(self.tr("Add program") if program is None else self.tr("Edit program"), parent)
        self._taken = {name.casefold() for name in taken}
        self.name = QLineEdit("" if program is None else program.name, maxLength=MAX_PROGRAM_NAME)
        self.name.textChanged.connect(self._check)
        self.command = QLineEdit("" if program is None else program.command, maxLength=MAX_COMMAND)
        self.command.textChanged.connect(self._check)
        self.browse = QPushButton(self.tr("&Browse…", "for a file of a command"))
        self.browse.clicked.connect(self._browse)
        note = second_label(
            self.tr(
                "The program and its arguments, as in a terminal; quote text containing spaces. There is "
                "no shell, so characters such as * and | have no special meaning."
            )
        )
        self.problem = ProblemLabel()
        self.take = self.buttons.addButton(self.tr("Save", "a program"), ACCEPT)
        self.lay_out(
            self.heading,
            *(6, label(text=self.tr("&Name:", "of a program"), buddy=self.name), self.name),
            *(6, label(text=self.tr("C&ommand:"), buddy=self.command)),
            hbox((self.command, 1), self.browse, spacing=8),
            *(note, STRETCH, self.problem, self.buttons),
            size=(600, 400),
            spacing=6,
        )
        self.fit_height()
        self._check()
        make_default(self, self.take)
        self.name.setFocus()

    def answer(self) -> Program:
        """Return the program as now described; raises ValueError while there is a problem with it."""
        return Program(self.name.text().strip(), self.command.text().strip())

    def _browse(self) -> None:
        """Let the person choose a file, whose name comes where the cursor is in the command."""
        dialog = file_dialog(self)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setDirectory(documents())
        dialog.fileSelected.connect(self._insert)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _insert(self, file: str) -> None:
        before = self.command.text()[: self.command.cursorPosition()]
        apart = "" if not before or before.endswith(" ") or self.command.hasSelectedText() else " "
        self.command.insert(apart + quoted(file))
        self.command.setFocus()

    def _check(self) -> None:
        """Show any problem, and accept the answer only if there is none."""
        problem = self._problem()
        self.problem.setText(problem)
        self.take.setEnabled(not problem and bool(self.name.text().strip() and self.command.text().strip()))

    def _problem(self) -> str:
        name, command = self.name.text().strip(), self.command.text().strip()
        if name.casefold() in self._taken:
            return self.tr("A program with this name already exists.")
        if not (name + command).isprintable():
            return self.tr("The name or the command contains characters that cannot be displayed.")
        try:
            split_command(command or "-")  # that there is none yet needs no words
        except ValueError:
            return self.tr(
                "The command is incomplete: a quotation mark is not closed, or it ends with a backslash."
            )
        return ""
