"""The buttons for everything that is done without a tile: draw, pass, stop, tap."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from mtdesk.i18n import key_text
from mtdesk.rules.moves import Draw, Move, Pass, Stop, Tap
from mtdesk.ui.parts import Translated

_KINDS = (Draw, Pass, Stop, Tap)
_END_KEYS = ("E", "Return", "Enter")
"""The keys that end a turn while its end is to be confirmed."""


class ActionBar(Translated, QWidget):
    """One button for each kind of move that may be made now; the others are not to be seen.

    ``proposed`` carries the Move of the button that was pressed.
    """

    proposed = Signal(object)
    declined = Signal()
    """The person does not want to tap."""
    ended = Signal()
    """The person confirms the end of their turn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moves: dict[type[Move], Move] = {}
        self.buttons: dict[type[Move], QPushButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for kind in _KINDS:
            button = self.buttons[kind] = QPushButton()
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, kind=kind: self._propose(kind))
            row.addWidget(button)
        self.decline = QPushButton()
        self.decline.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.decline.clicked.connect(self.declined)
        row.addWidget(self.decline)
        self.end_turn = QPushButton()
        self.end_turn.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.end_turn.clicked.connect(self.ended)
        row.addWidget(self.end_turn)
        self._end_keys = [QShortcut(QKeySequence(key), self.end_turn) for key in _END_KEYS]
        for shortcut in self._end_keys:
            shortcut.setAutoRepeat(False)  # the key that laid the last tile may still be down
            shortcut.activated.connect(self.ended)
        self.retranslate_ui()
        self.offer(())

    def offer(self, moves: Iterable[Move], *, may_decline: bool = False, may_end: bool = False) -> None:
        """Show the buttons of these moves and no others; a choice among passes is made on the table."""
        self._moves = {type(move): move for move in moves if not isinstance(move, Pass) or move.end is None}
        for kind, button in self.buttons.items():
            button.setVisible(kind in self._moves)
        self.decline.setVisible(may_decline)
        self.end_turn.setVisible(may_end)
        for shortcut in self._end_keys:
            shortcut.setEnabled(may_end)
        self.setVisible(may_decline or may_end or any(kind in self._moves for kind in _KINDS))
        self.adjustSize()

    def _propose(self, kind: type[Move]) -> None:
        if kind in self._moves:
            self.proposed.emit(self._moves[kind])

    def retranslate_ui(self) -> None:
        """Write all texts in the language installed."""
        self.buttons[Draw].setText(self.tr("Draw ({key})").format(key=key_text("D")))
        self.buttons[Pass].setText(self.tr("Pass", "end the turn"))
        self.buttons[Stop].setText(self.tr("Stop ({key})").format(key=key_text("S")))
        self.buttons[Tap].setText(self.tr("Tap ({key})").format(key=key_text("T")))
        self.decline.setText(self.tr("Do not tap"))
        self.end_turn.setText(self.tr("End turn ({key})").format(key=key_text("E")))
        self.adjustSize()
