"""What one player had left in a round: a value, tiles, nothing, or no part in the round at all."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QRegularExpression, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QRegularExpressionValidator, QResizeEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QPushButton, QSizePolicy, QWidget

from mtdesk.i18n import list_text, number_text, points_text, tile_text
from mtdesk.record.score_pad import Pad, round_points, value_of
from mtdesk.rules.options import Scoring
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import hbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import FIGURE, NAME, ROW, SECOND, give_role
from mtdesk.ui.kit.widgets import SeatBadge, is_enter, label, press_by_enter, tip
from mtdesk.ui.window.commands import REDO

_LEAST_NAME, _VALUE, _POINTS, _BADGE = 70, 92, 48, 30
"""Pixels at scale 1."""


class ValueField(QLineEdit):
    """A number of up to five digits, or a sum of such; Enter emits ``confirmed``.

    Undo is the pad's while nothing is typed.
    """

    confirmed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setValidator(QRegularExpressionValidator(QRegularExpression(r"(\d{1,5}\+)*\d{0,5}"), self))
        self.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)

    def event(self, event: QEvent) -> bool:
        """Called by Qt, which offers the keys for undo to a field first."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            keys = (QKeySequence.StandardKey.Undo, *REDO)
            pressed = QKeySequence(event.keyCombination())
            if not self.isModified() and any(QKeySequence(key) == pressed for key in keys):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Called by Qt: what is typed replaces what is there."""
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.selectAll()


class EntryRow(Translated, QFrame):
    """The row of one player; signals report what was entered, and nothing is kept here.

    ``typed`` carries the number in the field, of a sum its result; empty: erased.
    """

    typed = Signal(str)
    confirmed = Signal()
    out_wanted = Signal(bool)
    away_wanted = Signal(bool)
    tiles_wanted = Signal()

    def __init__(self, player: int) -> None:
        super().__init__()
        give_role(self, ROW)
        self.player = player
        self._name_text = ""
        self._name = label(NAME)
        self._name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.value = ValueField()
        give_role(self.value, FIGURE)
        self.out, self.tiles, self.away = QPushButton(), QPushButton(), QPushButton()
        for button in (self.out, self.tiles, self.away):
            button.setAutoDefault(False)
            button.setCheckable(True)
        self._points = label(SECOND)
        self._points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._badge = SeatBadge(player, _BADGE)
        who = (self._badge, (self._name, 1))
        self._row = hbox(*who, self.value, self.out, self.tiles, self.away, self._points, spacing=8)
        self.setLayout(self._row)
        self.value.editingFinished.connect(self.finish)
        self.value.confirmed.connect(self._confirm)
        self.out.clicked.connect(self.out_wanted)
        self.away.clicked.connect(self.away_wanted)
        self.tiles.clicked.connect(self.tiles_wanted)
        self.fit_ui()
        self.retranslate_ui()

    def fit_ui(self) -> None:
        self._name.setMinimumWidth(scaled(_LEAST_NAME))
        self._points.setMinimumWidth(scaled(_POINTS))
        self.value.setFixedWidth(scaled(_VALUE))
        self._badge.setFixedSize(scaled(_BADGE), scaled(_BADGE))

    def finish(self) -> None:
        """Report what was typed and not reported yet."""
        if self.value.isModified():
            self.value.setModified(False)
            parts = [int(part) for part in self.value.text().split("+") if part]
            self.typed.emit(str(sum(parts)) if parts else "")

    def _confirm(self) -> None:
        self.finish()
        self.confirmed.emit()

    def be_close(self, *, close: bool) -> None:
        """Be compact, or large enough for fingers."""
        air = 1 if close else 5
        self._row.setContentsMargins(10, air, 10, air)

    def show_entry(self, pad: Pad, index: int) -> None:
        """Show what is written for this player in a round of a pad."""
        round_ = pad.rounds[index]
        left, absent = round_.left[self.player], self.player in round_.absent
        self._name_text = pad.players[self.player].name
        self.value.setText("" if left is None else str(value_of(pad.options, left)))
        self.value.setModified(False)
        if self.value.hasFocus():
            self.value.selectAll()
        self.out.setChecked(left == ())
        self.tiles.setChecked(isinstance(left, tuple) and left != ())
        self.away.setChecked(absent)
        tiles = left if isinstance(left, tuple) else ()
        self.value.setToolTip(list_text([tile_text(tile) for tile in tiles]))
        # Collected points are known when everyone has an entry; penalty points are in the field.
        collected = pad.options.scoring is not Scoring.PENALTY
        known = collected and not absent and not round_.waiting
        self._points.setText(points_text(round_points(pad.options, round_)[self.player]) if known else "")
        self._points.setVisible(collected)
        self._elide()
        self.retranslate_ui()

    def _elide(self) -> None:
        room = max(self._name.width(), scaled(_LEAST_NAME))
        letters = self._name.fontMetrics()
        self._name.setText(letters.elidedText(self._name_text, Qt.TextElideMode.ElideRight, room))
        self._name.setToolTip(tip(self._name_text))
        self._name.setAccessibleName(self._name_text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def retranslate_ui(self) -> None:
        name = self._name_text
        self.out.setText(self.tr("Out", "a player has played all tiles"))
        self.out.setAccessibleName(self.tr("{name} went out").format(name=name))
        self.tiles.setText(self.tr("Tiles…", "tap the tiles that are left"))
        self.tiles.setAccessibleName(self.tr("Choose the tiles left: {name}").format(name=name))
        self.away.setText(self.tr("Away", "a player takes no part in the round"))
        self.away.setAccessibleName(self.tr("{name} sits this round out").format(name=name))
        number = number_text(self.player + 1)
        text = self.tr("Value of the tiles left: {name}, player {number}")
        self.value.setAccessibleName(text.format(name=name, number=number))
        self.value.setAccessibleDescription(self.value.toolTip())


def tab_order(rows: Sequence[EntryRow], others: Sequence[QWidget]) -> None:
    """Let Tab go through the fields first, then through the buttons of each row, then to the others."""
    stops: list[QWidget] = [row.value for row in rows]
    for row in rows:
        stops += [row.out, row.tiles, row.away]
    for first, second in pairwise([*stops, *others]):
        QWidget.setTabOrder(first, second)
