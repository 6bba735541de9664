"""The code of a deal, to copy and give to others."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from mtdesk.ui.kit.dialog import ACTION, CLOSE, Dialog
from mtdesk.ui.kit.layouts import STRETCH
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import CopyButton, label, make_default, second_label


class ShareDealDialog(Dialog):
    """Shows a deal code: for a ``running`` game, only after a warning and on request."""

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
        self.code = label(wrap=True)
        self.code.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.code.setAlignment(Qt.AlignmentFlag.AlignCenter)
        font = self.code.font()
        font.setPixelSize(scaled(19))
        font.setBold(True)
        self.code.setFont(font)
        self.copy = CopyButton(self.tr("&Copy"))
        self.copy.clicked.connect(lambda: self.copy.copy(self._secret))
        self.buttons.addButton(self.copy, ACTION)
        self.reveal = self.buttons.addButton(self.tr("&Show code"), ACTION)
        self.reveal.clicked.connect(self._reveal)
        self.lay_out(
            *(self.heading, what, warning, self.code, STRETCH, self.buttons), size=(560, 230), spacing=10
        )
        warning.setVisible(running)
        if running:
            make_default(self, self.leave)
            self.copy.hide()
        else:
            self._reveal()

    def _reveal(self) -> None:
        self.code.setText(self._secret)
        self.code.setAccessibleName(f"{self.tr('Deal code')}: {self._secret}")
        self.reveal.hide()
        self.copy.show()
        make_default(self, self.copy)
        self.copy.setFocus()
