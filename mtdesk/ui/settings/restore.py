"""The question before the settings are reset."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from mtdesk.ui.kit.ask import Question


class RestoreQuestion(Question):
    """Asks whether to reset all settings to their defaults."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            self.tr("Restore all settings to their defaults?"),
            self.tr("&Restore"),
            parent,
            more=self.tr("This affects every page. Your list of programs is kept."),
            risky=True,
        )
