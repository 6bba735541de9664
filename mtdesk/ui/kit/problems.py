"""The place where a dialog reports a problem."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy

from mtdesk.ui.kit.style import PROBLEM, give_role


class ProblemLabel(QLabel):
    """Keeps its space, two lines, while there is no problem, in every text size."""

    def __init__(self) -> None:
        super().__init__(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.setIndent(0)  # otherwise the padding of the style counts as a frame, which indents
        give_role(self, PROBLEM)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._keep_space()

    def _keep_space(self) -> None:
        self.setMinimumHeight(2 * self.fontMetrics().lineSpacing())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._keep_space()
