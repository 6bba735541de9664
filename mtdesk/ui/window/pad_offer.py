"""Shown on the empty table while the game on a score pad is not over: the way back to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton

from mtdesk.table.view import TableView
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import STRETCH, hbox, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import PLATE, SECOND, TITLE, give_role
from mtdesk.ui.kit.widgets import label, press_by_enter, show_if, tip

_WIDEST, _AIR = 620, 24
"""Pixels at scale 1 of the text, and around everything."""
_NAME_LINES = 1.8
"""How many lines a name fills at most; it takes two, broken between words."""


class PadOffer(Translated, QFrame):
    """Names a pad, and leads to it, to all pads if more are running, or to a new game."""

    continue_wanted = Signal()
    list_wanted = Signal()
    new_game_wanted = Signal()

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._words: Callable[[], Sequence[str]] = lambda: ("", "", "", "")
        give_role(self, PLATE)
        self._lines = label(TITLE), label(SECOND)
        for line in self._lines:
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._lines[0].setWordWrap(True)
        self.new, self.more, self.go_on = (QPushButton() for _ in range(3))
        self.new.setAutoDefault(False)
        self.more.setAutoDefault(False)
        self.go_on.setDefault(True)
        self.more.setProperty("compact", True)
        others = hbox(STRETCH, self.more, STRETCH, margins=(0, 8, 0, 0))
        buttons = hbox(STRETCH, self.new, self.go_on, STRETCH, spacing=12, margins=(0, 14, 0, 0))
        margins = (_AIR, _AIR - 6, _AIR, _AIR)
        lines = ((line, 0, Qt.AlignmentFlag.AlignHCenter) for line in self._lines)
        self.setLayout(vbox(*lines, others, buttons, spacing=2, margins=margins))
        self.new.clicked.connect(self.new_game_wanted)
        self.more.clicked.connect(self.list_wanted)
        self.go_on.clicked.connect(self.continue_wanted)
        view.table.altered.connect(self._place)
        self.retranslate_ui()
        self.hide()

    def show_pad(self, words: Callable[[], Sequence[str]]) -> None:
        """Offer a pad; ``words`` returns its name, the round, who plays, and how many more pads are running.

        The last two may be empty.
        """
        self._words = words
        is_new = self.isHidden()
        self.show()
        self.retranslate_ui()
        if is_new:
            self.go_on.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event, self.go_on):
            super().keyPressEvent(event)

    def _place(self) -> None:
        """Go to the middle of the cloth."""
        if self.isHidden():
            return
        felt = self._view.table.areas.felt
        widest = max(1, min(scaled(_WIDEST), round(felt.width()) - 4 * _AIR))
        for line, text, room in zip(self._lines, self._texts(), (_NAME_LINES * widest, widest), strict=True):
            line.ensurePolished()
            shown = line.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(room))
            line.setText(shown)
            if line.wordWrap():
                line.setFixedWidth(min(widest, line.fontMetrics().horizontalAdvance(shown) + 2))
            line.setToolTip(tip(text) if shown != text else "")
            line.setAccessibleName(text)
        self.adjustSize()
        middle = felt.center()
        self.move(round(middle.x() - self.width() / 2), round(middle.y() - self.height() / 2))

    def _texts(self) -> tuple[str, str]:
        name, *rest, _ = self._words()
        return name, " · ".join(filter(None, rest))

    def retranslate_ui(self) -> None:
        self.go_on.setText(self.tr("Continue the score pad"))
        self.new.setText(self.tr("New game…"))
        self.more.setText(more := self._words()[-1])
        show_if(self.more, bool(more))
        self.setAccessibleName(" · ".join(self._texts()))
        self.go_on.setAccessibleDescription(self.accessibleName())
        self._place()

    def fit_ui(self) -> None:
        self._place()
