"""The question what to call a rule set."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QWidget

from mtdesk.record.schema import NAME_LENGTH
from mtdesk.ui.kit.dialog import Dialog
from mtdesk.ui.kit.widgets import label, make_default, problem_label


class RuleNameDialog(Dialog):
    """Asks for a name that no other rules have, starting with ``name``; ``taken`` are those of others."""

    def __init__(self, name: str, taken: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Name of the rules"), parent)
        self._taken = frozenset(one.casefold() for one in taken)
        self.field = QLineEdit(name)
        self.field.setMaxLength(NAME_LENGTH)
        self.field.selectAll()
        self.field.setAccessibleName(self.tr("Name of the rules"))
        self.field.textChanged.connect(self._check)
        question = label(text=self.tr("&What should these rules be called?"), buddy=self.field)
        self.problem = problem_label()
        self.accept_button = self.buttons.addButton(QDialogButtonBox.StandardButton.Ok)
        self.lay_out(question, self.field, self.problem, self.buttons, size=(460, None), spacing=8)
        self._check()
        make_default(self, self.accept_button)
        self.field.setFocus()

    def name(self) -> str:
        """Return the name as it was typed, without blanks around it."""
        return self.field.text().strip()

    def _check(self) -> None:
        self.problem.setText(self._problem())
        self.accept_button.setEnabled(bool(self.name()) and not self.problem.text())

    def _problem(self) -> str:
        if self.name().casefold() in self._taken:
            return self.tr("There are already rules called “{name}”.").format(name=self.name())
        if not self.name().isprintable():
            return self.tr("This name contains characters that cannot be displayed.")
        return ""
