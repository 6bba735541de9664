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

from mtdesk.ui.parts import Translated, make_default, second_label, title_label
from mtdesk.ui.sizes import grown, whole_height


class ShareDealDialog(Translated, QDialog):
    """Shows a deal code; ``running``: the game it is of is still being played."""

    def __init__(self, code: str, parent: QWidget | None = None, *, running: bool = False) -> None:
        super().__init__(parent)
        self._running = running
        self._title = title_label()
        self._what = second_label()
        self._warning = second_label()
        self.code = QLineEdit(code)
        self.copy = QPushButton()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._arrange()
        self.copy.clicked.connect(self._copy)
        self.buttons.rejected.connect(self.reject)
        self.retranslate_ui()
        width = grown(560)
        self.resize(width, max(grown(230), whole_height(self, width)))
        make_default(self, self.copy)
        self.copy.setFocus()

    def _arrange(self) -> None:
        self.code.setReadOnly(True)
        self.code.setAlignment(Qt.AlignmentFlag.AlignCenter)
        font = self.code.font()
        font.setPixelSize(grown(19))
        font.setBold(True)
        self.code.setFont(font)
        self.code.setMinimumHeight(grown(40))
        self.code.setCursorPosition(0)
        self.buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 16)
        whole.setSpacing(10)
        for part in (self._title, self._what, self.code, self._warning):
            whole.addWidget(part)
        whole.addStretch()
        whole.addWidget(self.buttons)
        self._warning.setVisible(self._running)

    def _copy(self) -> None:
        QApplication.clipboard().setText(self.code.text())
        self.copy.setText(self.tr("Copied"))

    def retranslate_ui(self) -> None:
        """Write all texts in the language of the moment."""
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
