"""What can be done with a whole rule set: read it and, in a menu, what is needed less often."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from mtdesk.ui.kit.layouts import folding


class RuleButtons(QWidget):
    """Two buttons; ``RuleCommands`` carries out the actions in the menu of the second one.

    The keys of actions work in ``rules``, the list of rules.
    """

    def __init__(self, rules: QWidget) -> None:
        super().__init__()
        self.in_words = QPushButton(self.tr("&Read rules…"))
        self.more = QPushButton(self.tr("Mor&e"))
        menu = QMenu(self.more)
        self.duplicate = menu.addAction(self.tr("Du&plicate…"))
        self.rename = menu.addAction(self.tr("Rena&me…"))
        self.remove = menu.addAction(self.tr("D&elete…"))
        menu.addSeparator()
        self.import_ = menu.addAction(self.tr("&Import…"))
        self.export = menu.addAction(self.tr("E&xport…"))
        for action, keys in ((self.rename, "F2"), (self.remove, QKeySequence.StandardKey.Delete)):
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            rules.addAction(action)
        self.more.setMenu(menu)
        self.setLayout(folding((self.in_words, 1), (self.more, 1), spacing=6))

    @property
    def commands(self) -> tuple[QAction, ...]:
        """The actions of the menu."""
        return self.duplicate, self.rename, self.remove, self.import_, self.export

    def allow(self, *, playable: bool, own: bool) -> None:
        """Enable what can be done with playable rules, and what only with the player's own."""
        for part in (self.duplicate, self.export, self.in_words):
            part.setEnabled(playable)
        for action in (self.rename, self.remove):
            action.setEnabled(own)
