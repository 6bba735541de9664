"""The question before the statistics start again."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from mtdesk.ui.kit.ask import Question


class ResetQuestion(Question):
    """Asks whether to start the statistics again, and says that a copy is kept."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            self.tr("Reset everyone's statistics?"),
            self.tr("&Reset"),
            parent,
            more=self.tr(
                "Saved games are kept. A copy of the statistics goes into “backups” in your data folder."
            ),
            risky=True,
        )
