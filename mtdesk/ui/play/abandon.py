"""The question before a running game leaves the table."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QWidget

from mtdesk.ui.kit.ask import Question


class AbandonQuestion(Question):
    """Asks whether a running game shall make room for another, and says that nothing is lost by it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            self.tr("Leave the current game?"),
            self.tr("&Leave the game"),
            parent,
            more=self.tr("Nothing is lost: you can resume it under “Recent games”."),
        )
        self._never = QCheckBox(self.tr("&Do not ask again"))
        self.setCheckBox(self._never)

    @property
    def asks_no_more(self) -> bool:
        """Whether this was not to be asked again; counts only if the other game may come."""
        return self._never.isChecked()
