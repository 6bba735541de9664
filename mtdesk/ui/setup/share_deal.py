"""The code of a deal, to be copied and given to others."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from mtdesk.ui.kit.dialog import ACTION, CLOSE, Dialog
from mtdesk.ui.kit.layouts import STRETCH
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import make_default, second_label


class ShareDealDialog(Dialog):
    """Shows a deal code: of a game that is ``running`` only after a warning, when a button is pressed."""

    def __init__(self, code: str, parent: QWidget | None = None, *, running: bool = False) -> None:
        super().__init__(self.tr("Share this deal"), parent, leave=CLOSE)
        self._secret = code
        what = second_label(
            self.tr(
                "Anyone who enters this code under “Play a shared deal” gets the same tiles and the same "
                "rules. The code itself gives nothing away."
            )
        )
        warning = second_label(
            self.tr(
                "This game is still in progress: anyone who plays the deal elsewhere will see which "
                "tiles are still to come here."
            )
        )
        self.code = QLineEdit()
        self.code.setReadOnly(True)
        self.code.setAlignment(Qt.AlignmentFlag.AlignCenter)
        font = self.code.font()
        font.setPixelSize(scaled(19))
        font.setBold(True)
        self.code.setFont(font)
        self.code.setMinimumHeight(scaled(40))
        self.code.setAccessibleName(self.tr("Deal code"))
        self.copy = self.buttons.addButton(self.tr("&Copy"), ACTION)
        self.copy.clicked.connect(self._copy)
        self.reveal = self.buttons.addButton(self.tr("&Show code"), ACTION)
        self.reveal.clicked.connect(self._reveal)
        self.lay_out(
            *(self.heading, what, warning, self.code, STRETCH, self.buttons), size=(560, 230), spacing=10
        )
        warning.setVisible(running)
        self.fit_height()
        if running:
            make_default(self, self.leave)
            self.copy.hide()
        else:
            self._reveal()

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
