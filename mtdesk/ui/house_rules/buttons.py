"""The buttons for what can be done with a whole rule set."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from mtdesk.ui.kit.following import Translated


class RuleButtons(Translated, QWidget):
    """Copy, name, give away, take over, read and delete rules; what they do is ``RuleCommands``'s."""

    def __init__(self) -> None:
        super().__init__()
        self.duplicate, self.rename = QPushButton(), QPushButton()
        self.import_, self.export = QPushButton(), QPushButton()
        self.in_words, self.remove = QPushButton(), QPushButton()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(6)
        several = (self.duplicate, self.rename, self.import_, self.export, self.in_words, self.remove)
        for number, button in enumerate(several):
            grid.addWidget(button, number // 2, number % 2)
            grid.setColumnStretch(number % 2, 1)
        self.retranslate_ui()

    def allow(self, *, playable: bool, own: bool) -> None:
        """Allow what can be done with rules by which somebody can play, and what with one's own."""
        for button in (self.duplicate, self.export, self.in_words):
            button.setEnabled(playable)
        for button in (self.rename, self.remove):
            button.setEnabled(own)

    def retranslate_ui(self) -> None:
        """Write all texts in the language of the moment."""
        self.duplicate.setText(self.tr("Du&plicate…"))
        self.rename.setText(self.tr("Rena&me…"))
        self.remove.setText(self.tr("D&elete…"))
        self.import_.setText(self.tr("&Import…"))
        self.export.setText(self.tr("E&xport…"))
        self.in_words.setText(self.tr("In &words…"))
