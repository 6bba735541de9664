"""The question before the statistics start again."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from mtdesk.ui.kit.ask import Question


class ResetQuestion(Question):
    """Asks whether the statistics shall start again, and says that a copy is kept."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            self.tr("Begin the statistics of all people anew?"),
            self.tr("&Begin anew"),
            parent,
            more=self.tr(
                "Saved games stay. A copy of the statistics is kept in the folder “backups” of your data."
            ),
            risky=True,
        )
