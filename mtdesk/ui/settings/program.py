"""Registering another program that can play: its name, and the command that starts it."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QFileDialog, QLineEdit, QPushButton, QWidget

from mtdesk.control.outside import quoted, split_command
from mtdesk.programs import MAX_COMMAND, MAX_PROGRAM_NAME, Program
from mtdesk.ui.files.saving import documents, file_dialog
from mtdesk.ui.kit.dialog import ACCEPT, Dialog
from mtdesk.ui.kit.layouts import STRETCH, hbox
from mtdesk.ui.kit.widgets import label, make_default, problem_label, second_label


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
        self.problem = problem_label()
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
