"""The question before something is lost that the disk refuses."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from mtdesk.ui.kit.ask import Question


class UnsavedQuestion(Question):
    """Says what could not be saved, and asks what to do with it before the program ends.

    Agreeing discards it. ``more`` may give the reason.
    """

    def __init__(self, text: str, parent: QWidget | None = None, *, more: str = "") -> None:
        super().__init__(text, self.tr("Close anyway"), parent, more=more, risky=True)
        self.save = self.addButton(self.tr("Save as…"), QMessageBox.ButtonRole.ActionRole)
        self.setDefaultButton(self.save)

    @property
    def wants_to_save(self) -> bool:
        """Whether to write it to another place; the program stays open."""
        return self.clickedButton() is self.save
