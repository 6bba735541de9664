"""Shown over a new table: where the game that was left is kept, or a score pad, and the way back to it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from textwrap import shorten

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from mtdesk.i18n import people_text
from mtdesk.messages import printable
from mtdesk.table.view import TableView
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import hbox
from mtdesk.ui.kit.style import PLATE, give_role
from mtdesk.ui.kit.widgets import SignButton, label

_BELOW = 14
"""Pixels between the edge of the cloth and the notice."""
_SHOWN_MS = 20_000
_LONGEST = 60
"""Letters of a score pad's name."""


class LeftGameNotice(Translated, QFrame):
    """Says that a game was kept, for a while or until it is wanted again or the table is touched.

    It stays longer while the pointer or the keyboard is on it, and waits below a page that covers the table.
    ``back_wanted`` carries the file of the game. The same leads to a running score pad.
    """

    back_wanted = Signal(object)

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._file = Path()
        self._others: Sequence[str] = ()
        self._pad_name: Callable[[], str] | None = None
        self._announcer = Announcer(self)
        give_role(self, PLATE)
        self._words = label(wrap=True)
        self.back = QPushButton()
        self.back.setProperty("compact", True)
        self.close_it = SignButton("remove")
        self.setLayout(hbox(self._words, self.back, self.close_it, spacing=8, margins=(12, 3, 6, 3)))
        self.back.clicked.connect(self._go_back)
        self.close_it.clicked.connect(self._put_away)
        view.table.proposed.connect(self.hide)
        view.touched.connect(self.hide)
        self._while = QTimer(self, interval=_SHOWN_MS)
        self._while.timeout.connect(self._end)
        view.table.sceneRectChanged.connect(self._place)
        self.retranslate_ui()
        self.hide()

    def show_game(self, file: Path, others: Sequence[str] = ()) -> None:
        """Say that the last game, of one person with ``others``, is kept in a file."""
        self._file, self._others, self._pad_name = file, others, None
        self._appear()

    def show_pad(self, file: Path, name: Callable[[], str]) -> None:
        """Say that the game on a score pad of this name is not over."""
        self._file, self._pad_name = file, name
        self._appear()

    def _appear(self) -> None:
        self._while.start()
        self.retranslate_ui()
        self.show()
        self.raise_()
        self._place()
        self._announcer.announce([self._words.text()])

    def forget(self, files: Collection[Path]) -> None:
        """Note that these files are gone."""
        if self._file in files:
            self.hide()

    def changeEvent(self, event: QEvent) -> None:
        """Called by Qt: where a page has covered the notice, its time only begins now."""
        if event.type() is QEvent.Type.EnabledChange and self._while.isActive():
            self._while.start()
        super().changeEvent(event)

    def _end(self) -> None:
        if (
            self.isEnabled()
            and not self.underMouse()
            and not any(part.hasFocus() for part in self.findChildren(QWidget))
        ):
            self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        self._while.stop()
        super().hideEvent(event)

    def _go_back(self) -> None:
        self._put_away()
        self.back_wanted.emit(self._file)

    def _put_away(self) -> None:
        self.hide()
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _place(self) -> None:
        """Go to the top of the cloth: it is empty when a game starts, and the guide never points there."""
        if self.isHidden():
            return
        felt = self._view.table.areas.felt
        self._words.setWordWrap(False)
        self._words.setFixedWidth(whole := self._words.sizeHint().width())
        self._words.setWordWrap(True)
        beside = self.sizeHint().width() - whole
        self._words.setFixedWidth(max(1, min(whole, round(felt.width()) - 2 * _BELOW - beside)))
        self.adjustSize()
        self.move(round(felt.center().x() - self.width() / 2), round(felt.top()) + _BELOW)

    def retranslate_ui(self) -> None:
        words = self.tr("Your last game is kept under “Recent games”.")
        name = "" if self._pad_name is None else self._pad_name()
        if name:
            words = self.tr("The game on your score pad is not over: {pad}")
        elif self._others:
            words = self.tr("Your game with {names} is kept under “Recent games”.")
        names = printable(people_text(self._others))
        self._words.setText(
            words.format(names=names, pad=shorten(printable(name), _LONGEST, placeholder="…"))
        )
        self.setAccessibleName(self._words.text())
        back = self.tr("Continue the score pad") if name else self.tr("Back to your game")
        self.back.setText(back)
        self.close_it.setToolTip(self.tr("Close"))
        self.close_it.setAccessibleName(self.tr("Close"))
        self._place()

    def fit_ui(self) -> None:
        self._place()
