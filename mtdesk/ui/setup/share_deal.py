"""The code of a deal, to be copied and given to others."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.sizes import scaled, whole_height
from mtdesk.ui.kit.widgets import make_default, second_label, title_label


class ShareDealDialog(Translated, QDialog):
    """Shows a deal code: of a game that is ``running`` only after a warning, when a button is pressed."""

    def __init__(self, code: str, parent: QWidget | None = None, *, running: bool = False) -> None:
        super().__init__(parent)
        self._running = running
        self._title = title_label()
        self._what = second_label()
        self._warning = second_label()
        self._secret = code
        self.code = QLineEdit()
        self.copy, self.reveal = QPushButton(), QPushButton()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._arrange()
        self.copy.clicked.connect(self._copy)
        self.reveal.clicked.connect(self._reveal)
        self.buttons.rejected.connect(self.reject)
        self.retranslate_ui()
        width = scaled(560)
        self.resize(width, max(scaled(230), whole_height(self, width)))
        if running:
            make_default(self, self.buttons.button(QDialogButtonBox.StandardButton.Close))
            self.copy.hide()
        else:
            self._reveal()

    def _arrange(self) -> None:
        self.code.setReadOnly(True)
        self.code.setAlignment(Qt.AlignmentFlag.AlignCenter)
        font = self.code.font()
        font.setPixelSize(scaled(19))
        font.setBold(True)
        self.code.setFont(font)
        self.code.setMinimumHeight(scaled(40))
        for button in (self.copy, self.reveal):
            self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 16)
        whole.setSpacing(10)
        for part in (self._title, self._what, self._warning, self.code):
            whole.addWidget(part)
        whole.addStretch()
        whole.addWidget(self.buttons)
        self._warning.setVisible(self._running)

    def _reveal(self) -> None:
        self.code.setText(self._secret)
        self.code.setCursorPosition(0)
        self.reveal.hide()
        self.copy.show()
        make_default(self, self.copy)
        self.copy.setFocus()

    def _copy(self) -> None:
        QApplication.clipboard().setText(self.code.text())
        self.copy.setText(self.tr("Copied"))

    def retranslate_ui(self) -> None:
        self.setWindowTitle(self.tr("Share this deal"))
        self._title.setText(self.tr("Share this deal"))
        self._what.setText(
            self.tr(
                "Whoever enters this code under “Play a shared deal” gets the same tiles by the same rules. "
                "The code itself shows nothing of them."
            )
        )
        self._warning.setText(
            self.tr("This game still runs: whoever plays the deal elsewhere sees the tiles that come here.")
        )
        self.code.setAccessibleName(self.tr("Code of this deal"))
        self.copy.setText(self.tr("&Copy"))
        self.reveal.setText(self.tr("&Show code"))
