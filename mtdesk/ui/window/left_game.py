"""Shown over the table: where the game that was left is kept, or the running score pad, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFrame, QPushButton

from mtdesk.i18n import people_text
from mtdesk.messages import printable
from mtdesk.table.view import TableView
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import hbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import PLATE, give_role
from mtdesk.ui.kit.widgets import SignButton, label, show_if, tip

_BELOW = 14
"""Pixels between the edge of the cloth and the notice."""
_WIDEST = 620
"""Pixels at scale 1 of the words."""


class LeftGameNotice(Translated, QFrame):
    """Says that a game was kept, until the table is touched, or names a running pad until a person plays.

    It waits below a page that covers the table. ``back_wanted`` carries the file of the game or pad,
    ``list_wanted`` asks for all pads.
    """

    back_wanted = Signal(object)
    list_wanted = Signal()

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._file = Path()
        self._others: Sequence[str] = ()
        self._pad: Callable[[], Sequence[str]] | None = None
        self._announcer = Announcer(self)
        give_role(self, PLATE)
        self._words = label(wrap=True)
        self.more, self.back = QPushButton(), QPushButton()
        for button in (self.more, self.back):
            button.setProperty("compact", True)
        self.close_it = SignButton("remove")
        parts = self._words, self.more, self.back, self.close_it
        self.setLayout(hbox(*parts, spacing=8, margins=(12, 3, 6, 3)))
        self.more.clicked.connect(self.list_wanted)
        self.back.clicked.connect(lambda: self.back_wanted.emit(self._file))
        self.close_it.clicked.connect(self.hide)
        view.keyboard.escaped.connect(self.hide)
        view.table.rack.picked_up.connect(self.hide)
        view.table.proposed.connect(self.hide)
        view.touched.connect(self._make_room)
        view.table.altered.connect(self._place)
        self.retranslate_ui()
        self.hide()

    def show_game(self, file: Path, others: Sequence[str] = ()) -> None:
        """Say that the last game, of one person with ``others``, is kept in a file."""
        self._others, self._pad = others, None
        self._show(file)

    def show_pad(self, file: Path, words: Callable[[], Sequence[str]]) -> None:
        """Name the running pad in a file; ``words`` are those of `PadOffer`."""
        if self.isHidden() or self._pad is not None:  # the way back to a game that was left is not taken away
            self._pad = words
            self._show(file)

    def _show(self, file: Path) -> None:
        is_new = self.isHidden()
        self._file = file
        self.show()
        self.retranslate_ui()
        if is_new:
            self._announcer.announce([self.accessibleName()])

    def forget(self, files: Collection[Path]) -> None:
        """Note that these files are gone."""
        if self._file in files:
            self.hide()

    def _make_room(self) -> None:
        if self._pad is None:
            self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        """Called by Qt: the table takes the keyboard back."""
        if self.isAncestorOf(self.window().focusWidget()):
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        super().hideEvent(event)

    def _place(self) -> None:
        """Go to the top of the cloth: it is empty when a game starts, and the guide never points there."""
        if self.isHidden():
            return
        felt, (name, text) = self._view.table.areas.felt, self._texts()
        self._words.setWordWrap(False)
        self._words.setFixedWidth(0)
        room = max(1, min(scaled(_WIDEST), round(felt.width()) - 2 * _BELOW - self.sizeHint().width()))
        self._words.setText(name + text)
        missing = self._words.sizeHint().width() - room
        self._words.setToolTip("")
        if name and missing > 0:
            self._words.setToolTip(tip(name + text))
            letters = self._words.fontMetrics()
            width = max(0, letters.horizontalAdvance(name) - missing)
            self._words.setText(letters.elidedText(name, Qt.TextElideMode.ElideRight, width) + text)
        self._words.setFixedWidth(min(room, self._words.sizeHint().width()))
        self._words.setWordWrap(True)
        self.adjustSize()
        self.move(round(felt.center().x() - self.width() / 2), round(felt.top()) + _BELOW)

    def _texts(self) -> tuple[str, str]:
        """Return what may be cut short where there is little room, and the rest."""
        if self._pad is not None:
            name, round_, *_ = self._pad()
            return self.tr("Score pad: {name}").format(name=name), f" · {round_}"
        if not self._others:
            return "", self.tr("Your last game is kept under “Recent games”.")
        words = self.tr("Your game with {names} is kept under “Recent games”.")
        return "", words.format(names=printable(people_text(self._others)))

    def retranslate_ui(self) -> None:
        self.setAccessibleName("".join(self._texts()))
        if self._pad is None:
            more, back = "", self.tr("Back to your game")
        else:
            more, back = self._pad()[-1], self.tr("Continue", "the score pad")
        self.more.setText(more)
        show_if(self.more, bool(more))
        self.back.setText(back)
        self.close_it.setToolTip(self.tr("Close"))
        self.close_it.setAccessibleName(self.tr("Close"))
        self._place()

    def fit_ui(self) -> None:
        self._place()
