"""The page that answers "it cheats": how anybody can check a deal, and all deals beside chance."""

from __future__ import annotations

import shlex
from hashlib import sha256

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from mtdesk.control.game import Game
from mtdesk.stats.fairness import Fairness
from mtdesk.stats.proof import SCRIPT
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.sizes import fixed_font, scaled
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.widgets import heading_label, label, make_default, scrolling, second_label
from mtdesk.ui.statistics.deals_page import DealsPage

_WIDTH, _HEIGHT = 1000, 690
_FIXED = 13
"""Pixels at scale 1 of what is to be copied to the letter."""


class FairnessDialog(Translated, QDialog):
    """Shows the seed of a game once it is over, how to check its deals, and what chance says of all deals.

    ``game`` is the one on the table, None if there is none.
    """

    def __init__(self, game: Game | None, fairness: Fairness, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.check = CheckPage(game)
        self.evenness = DealsPage(fairness)
        self.tabs = QTabWidget()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 12, 20, 14)
        whole.setSpacing(8)
        self._all = scrolling(self.evenness, by_keys=True)
        self.tabs.addTab(self._all, "")
        self.tabs.addTab(scrolling(self.check), "")
        whole.addWidget(self.tabs, 1)
        whole.addWidget(self.buttons)
        make_default(self, self.buttons.button(QDialogButtonBox.StandardButton.Close))
        self.resize(scaled(_WIDTH), scaled(_HEIGHT))
        self.retranslate_ui()

    def retranslate_ui(self) -> None:
        self.setWindowTitle(self.tr("Is it fair?"))
        self.tabs.setTabText(0, self.tr("All games"))
        self.tabs.setTabText(1, self.tr("This game"))
        self._all.setAccessibleName(self.tabs.tabText(0))


class _Copied(QWidget):
    """A line that can be selected, and a button that copies it."""

    def __init__(self) -> None:
        super().__init__()
        self.name = label(SECOND)
        self.line = QLineEdit(readOnly=True)
        self.line.setFont(fixed_font(_FIXED))
        self.copy = QPushButton()
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.line.text()))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        row = QHBoxLayout()
        row.addWidget(self.line, 1)
        row.addWidget(self.copy)
        column.addWidget(self.name)
        column.addLayout(row)

    def show_text(self, name: str, text: str, copy: str) -> None:
        self.name.setText(name)
        self.line.setText(text)
        self.line.setCursorPosition(0)
        self.line.setAccessibleName(name.rstrip(":"))
        self.copy.setText(copy)
        self.copy.setAccessibleName(f"{copy} ({name.rstrip(':')})")


class CheckPage(Translated, QWidget):
    """How anybody can check the deals of a game."""

    def __init__(self, game: Game | None) -> None:
        super().__init__()
        self._game = game
        self._what, self._how = second_label(), second_label()
        self._first, self._second, self._third = heading_label(), heading_label(), heading_label()
        self.seed, self.fingerprint, self.trace, self.by_hand = (_Copied() for _ in range(4))
        self.script = QPlainTextEdit(readOnly=True)
        self.copy_script = QPushButton()
        self._arrange()
        self.copy_script.clicked.connect(lambda: QGuiApplication.clipboard().setText(SCRIPT))
        self.retranslate_ui()

    def _arrange(self) -> None:
        self.script.setPlainText(SCRIPT)
        self.script.setFont(fixed_font(_FIXED))
        self.script.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.script.setTabChangesFocus(True)
        self.script.setMinimumHeight(scaled(150))
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(6)
        for part in (self._what, self.seed, self.fingerprint):
            column.addWidget(part)
        for part in (self._first, self.by_hand, self._second, self.trace, self._third, self._how):
            column.addWidget(part)
        column.addWidget(self.script, 1)
        column.addWidget(self.copy_script, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch()

    @property
    def _seed(self) -> str | None:
        return None if self._game is None else self._game.setup.seed

    def retranslate_ui(self) -> None:
        self._say_what()
        copy = self.tr("Copy")
        seed = self._seed or ""
        is_over = self._game is not None and self._game.is_over
        is_shown = self._seed is not None and is_over
        for of_seed in (self.seed, self.by_hand, self._first):
            of_seed.setVisible(is_shown)
        # A record tells everything: of a running game nobody shall be led to look at it.
        for part in (self._second, self.trace, self._third, self._how, self.script, self.copy_script):
            part.setVisible(is_shown or self._game is None)
        self.fingerprint.setVisible(self._seed is not None)
        self.seed.show_text(self.tr("Seed of this game:"), seed if is_shown else "", copy)
        fingerprint = sha256(seed.encode()).hexdigest()
        self.fingerprint.show_text(self.tr("Its fingerprint (SHA-256):"), fingerprint, copy)
        self.by_hand.show_text(
            self.tr("This prints the fingerprint:"),
            f"printf %s {shlex.quote(seed)} | sha256sum" if is_shown else "",
            copy,
        )
        self._first.setText(self.tr("With the tools of your system"))
        self._second.setText(self.tr("With this program"))
        self.trace.show_text(
            self.tr("Save the game first. This plays it again, and refuses any other deal:"),
            "mtdesk trace GAME.mtrain",
            copy,
        )
        self._third.setText(self.tr("Without this program"))
        self._how.setText(
            self.tr(
                "This short script needs nothing but Python. Save it as “check_deals.py” and start it with "
                "“python3 check_deals.py GAME.mtrain”: it shuffles every round from the seed as the rules "
                "describe it, and compares."
            )
        )
        self.script.setAccessibleName(self.tr("The script that checks deals"))
        self.copy_script.setText(self.tr("Copy the script"))

    def _say_what(self) -> None:
        if self._game is None:
            text = self.tr("No game is on the table.")
        elif self._seed is None:
            text = self.tr(
                "This game has no seed: each deal was drawn by chance for itself and cannot be checked."
            )
        elif self._game.is_over:
            text = self.tr(
                "All deals of a game follow from its seed, a text that was drawn before the first deal. "
                "So anybody can shuffle again and compare."
            )
        else:
            text = self.tr(
                "All deals of a game follow from its seed, a text that was drawn before the first deal. It "
                "would tell what is hidden, so it is shown when the game is over. Its fingerprint holds the "
                "program to it: note it now, and compare it then."
            )
        self._what.setText(text)
