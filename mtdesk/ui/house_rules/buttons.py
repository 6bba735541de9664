"""The buttons for what can be done with a whole rule set."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from mtdesk.ui.kit.layouts import NO_MARGINS


class RuleButtons(QWidget):
    """Copy, name, give away, take over, read and delete rules; what they do is ``RuleCommands``'s."""

    def __init__(self) -> None:
        super().__init__()
        self.duplicate = QPushButton(self.tr("Du&plicate…"))
        self.rename = QPushButton(self.tr("Rena&me…"))
        self.import_ = QPushButton(self.tr("&Import…"))
        self.export = QPushButton(self.tr("E&xport…"))
        self.in_words = QPushButton(self.tr("In &words…"))
        self.remove = QPushButton(self.tr("D&elete…"))
        grid = QGridLayout(self)
        grid.setContentsMargins(*NO_MARGINS)
        grid.setSpacing(6)
        several = (self.duplicate, self.rename, self.import_, self.export, self.in_words, self.remove)
        for number, button in enumerate(several):
            grid.addWidget(button, number // 2, number % 2)
            grid.setColumnStretch(number % 2, 1)

    def allow(self, *, playable: bool, own: bool) -> None:
        """Allow what can be done with rules by which somebody can play, and what with one's own."""
        for button in (self.duplicate, self.export, self.in_words):
            button.setEnabled(playable)
        for button in (self.rename, self.remove):
            button.setEnabled(own)
