"""The question what a rule set is to be called."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from mtdesk.record.schema import NAME_LENGTH
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import label, make_default, problem_label


class RuleNameDialog(Translated, QDialog):
    """Asks for a name that no other rules have, beginning with ``name``; ``taken`` are those of others."""

    def __init__(self, name: str, taken: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._taken = frozenset(one.casefold() for one in taken)
        self._question = label(wrap=True)
        self.field = QLineEdit(name)
        self.field.setMaxLength(NAME_LENGTH)
        self.field.selectAll()
        self._question.setBuddy(self.field)
        self.problem = problem_label()
        buttons = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(buttons.Ok | buttons.Cancel)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 14, 20, 16)
        column.setSpacing(8)
        for part in (self._question, self.field, self.problem, self.buttons):
            column.addWidget(part)
        self.resize(scaled(460), self.sizeHint().height())
        self.field.textChanged.connect(self._check)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.retranslate_ui()
        make_default(self, self.buttons.button(buttons.Ok))
        self.field.setFocus()

    def name(self) -> str:
        """The name as it was typed, without blanks around it."""
        return self.field.text().strip()

    def _check(self) -> None:
        self.problem.setText(self._problem())
        accept = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        accept.setEnabled(bool(self.name()) and not self.problem.text())

    def _problem(self) -> str:
        if self.name().casefold() in self._taken:
            return self.tr("There are rules called “{name}” already.").format(name=self.name())
        if not self.name().isprintable():
            return self.tr("This name has characters that cannot be shown.")
        return ""

    def retranslate_ui(self) -> None:
        """Write all texts in the language of the moment."""
        self.setWindowTitle(self.tr("Name of the rules"))
        self._question.setText(self.tr("&What are these rules called?"))
        self.field.setAccessibleName(self.tr("Name of the rules"))
        self._check()
