"""The question what to do with unsaved changes to rules."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from mtdesk.ui.kit.ask import Question


class UnsavedRulesQuestion(Question):
    """Offers to save changes to the rules of these ``names``; agreeing continues without saving.

    ``used``: the game is to be played by the changed rules in any case.
    """

    def __init__(self, names: str, parent: QWidget | None = None, *, used: bool = False) -> None:
        go_on = self.tr("&Use without saving") if used else self.tr("&Discard changes")
        text = self.tr("House rules with unsaved changes: {names}.")
        super().__init__(text.format(names=names), go_on, parent, risky=True)
        self.save = self.addButton(self.tr("&Save"), QMessageBox.ButtonRole.ActionRole)
        self.setDefaultButton(self.save)

    @property
    def wants_to_save(self) -> bool:
        """Whether the changes are to be saved."""
        return self.clickedButton() is self.save
