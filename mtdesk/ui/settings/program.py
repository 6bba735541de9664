"""Registering another program that can play: the name it goes by, and the command that starts it."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QPushButton, QVBoxLayout, QWidget

from mtdesk.control.outside import split_command
from mtdesk.programs import MAX_COMMAND, MAX_PROGRAM_NAME, Program
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.sizes import scaled, whole_height
from mtdesk.ui.kit.widgets import label, make_default, problem_label, second_label, title_label


class ProgramDialog(Translated, QDialog):
    """Asks for a program, beginning with ``program``; ``answer`` gives it when the dialog was accepted.

    ``taken`` are the names of the others.
    """

    def __init__(
        self, program: Program | None, taken: Collection[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._is_new = program is None
        self._taken = {name.casefold() for name in taken}
        self._title = title_label()
        self.name = QLineEdit("" if program is None else program.name)
        self.command = QLineEdit("" if program is None else program.command)
        self._labels = (label(), label())
        self._note = second_label()
        self.problem = problem_label()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.take = QPushButton()
        self._arrange()
        self.retranslate_ui()
        width = scaled(600)
        self.resize(width, max(scaled(400), whole_height(self, width)))
        make_default(self, self.take)
        self.name.setFocus()

    def _arrange(self) -> None:
        self.buttons.addButton(self.take, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 16)
        whole.setSpacing(6)
        whole.addWidget(self._title)
        fields = ((self.name, MAX_PROGRAM_NAME), (self.command, MAX_COMMAND))
        for caption, (field, longest) in zip(self._labels, fields, strict=True):
            caption.setBuddy(field)
            field.setMaxLength(longest)
            field.textChanged.connect(self._check)
            whole.addSpacing(6)
            whole.addWidget(caption)
            whole.addWidget(field)
        whole.addWidget(self._note)
        whole.addStretch()
        whole.addWidget(self.problem)
        whole.addWidget(self.buttons)

    def answer(self) -> Program:
        """The program as it is described now; raises ValueError while something is wrong with it."""
        return Program(self.name.text().strip(), self.command.text().strip())

    def _check(self) -> None:
        """Say what is wrong, if anything is, and take the answer only if nothing is."""
        problem = self._problem()
        self.problem.setText(problem)
        self.take.setEnabled(not problem and bool(self.name.text().strip() and self.command.text().strip()))

    def _problem(self) -> str:
        name, command = self.name.text().strip(), self.command.text().strip()
        if name.casefold() in self._taken:
            return self.tr("There is a program of this name already.")
        if not (name + command).isprintable():
            return self.tr("The name or the command has characters that cannot be shown.")
        try:
            split_command(command or "-")  # that there is none yet needs no words
        except ValueError:
            return self.tr(
                "The command is not complete: a quotation mark has no partner, "
                "or a backslash stands at the end."
            )
        return ""

    def retranslate_ui(self) -> None:
        title = self.tr("Add a program") if self._is_new else self.tr("Edit the program")
        self.setWindowTitle(title)
        self._title.setText(title)
        name, command = self._labels
        name.setText(self.tr("&Name:", "of a program"))
        command.setText(self.tr("C&ommand:"))
        self._note.setText(
            self.tr(
                "The program and its arguments as in a terminal; text with blanks stands in quotation marks. "
                "There is no shell, so signs such as * and | mean nothing special."
            )
        )
        self.take.setText(self.tr("Save", "a program"))
        self._check()
