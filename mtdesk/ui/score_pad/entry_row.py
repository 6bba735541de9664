"""What one player had left in a round: a value, tiles, nothing, or no part in the round at all."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QPushButton

from mtdesk.i18n import list_text, number_text, points_text, tile_text
from mtdesk.record.score_pad import Absence, Left, Pad, round_points, round_problem, value_of
from mtdesk.rules.options import Scoring
from mtdesk.ui.kit.elided import ElidedLabel
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import hbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import FIGURE, NAME, ROW, SECOND, give_role
from mtdesk.ui.kit.widgets import SeatBadge, is_enter, label, press_by_enter
from mtdesk.ui.scores.notes import NO_PART, absence_text, missed_points
from mtdesk.ui.window.commands import REDO

_LEAST_NAME, _VALUE, _POINTS, _BADGE = 70, 92, 48, 30
"""Pixels at scale 1."""
_NAME_SHARE = 3
"""How much of the width a name has, relative to the field and each button."""
_SUM = re.compile(r"\+*\d{1,5}(\++\d{1,5})*\+*")


def sum_of(typed: str) -> int | None:
    """Return the sum of the numbers in a text, between which are spaces or ``+``; None if it is empty.

    Raises ValueError if there is anything else.
    """
    text = "+".join(typed.split())
    if not text:
        return None
    if not _SUM.fullmatch(text):
        raise ValueError(typed)
    return sum(int(part) for part in text.split("+") if part)


class ValueField(QLineEdit):
    """A number, or a sum, in which the space bar writes a plus.

    Enter emits ``confirmed``, and Escape ``given_up`` if something was typed. No letter is dropped, so that
    digits never join. Undo is the pad's while nothing is typed.
    """

    confirmed = Signal()
    given_up = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._is_entered = False
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setInputMethodHints(Qt.InputMethodHint.ImhPreferNumbers)

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
        elif event.text() == " ":
            self.insert("+")
        elif event.key() == Qt.Key.Key_Escape and self.isModified():
            self.given_up.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Called by Qt: what is typed replaces what is there."""
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.selectAll()
        self._is_entered = event.reason() is Qt.FocusReason.MouseFocusReason

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Called by Qt: so it is after the click that has led here; the next one places the cursor."""
        super().mouseReleaseEvent(event)
        if self._is_entered and not self.hasSelectedText():
            self.selectAll()
        self._is_entered = False


class EntryRow(Translated, QFrame):
    """The row of one player; signals report what was entered, and nothing is kept here.

    ``typed`` carries the text in the field, which stays until it is written: then `show_entry` follows.
    ``edited`` reports that it is being changed.
    """

    typed = Signal(str)
    edited = Signal()
    confirmed = Signal()
    given_up = Signal()
    out_wanted = Signal(bool)
    away_wanted = Signal(bool)
    tiles_wanted = Signal()

    def __init__(self, player: int) -> None:
        super().__init__()
        give_role(self, ROW)
        self.player = player
        self._name_text = self._tiles_text = self._missed_text = ""
        self._absence = Absence.NOTHING
        self._shown: tuple[int, Left | None, bool] | None = None
        self.is_refused = False
        """Whether the text in the field cannot be written."""
        self._name = ElidedLabel(NAME)
        self.value = ValueField()
        give_role(self.value, FIGURE)
        self.out, self.tiles, self.away = QPushButton(), QPushButton(), QPushButton()
        for button in (self.out, self.tiles, self.away):
            button.setAutoDefault(False)
            button.setCheckable(True)
        self._points = label(SECOND)
        self._points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._badge = SeatBadge(player, _BADGE)
        # In wide windows, fields stay near to their names, and buttons are larger.
        entry = ((part, 1) for part in (self.value, self.out, self.tiles, self.away))
        self._row = hbox(self._badge, (self._name, _NAME_SHARE), *entry, self._points, spacing=8)
        self.setLayout(self._row)
        self.value.textEdited.connect(self._edit)
        self.value.editingFinished.connect(self.finish)
        self.value.confirmed.connect(self._confirm)
        self.value.given_up.connect(self.given_up)
        self.out.clicked.connect(self.out_wanted)
        self.away.clicked.connect(self.away_wanted)
        self.tiles.clicked.connect(self.tiles_wanted)
        self.fit_ui()
        self.retranslate_ui()

    def fit_ui(self) -> None:
        self._name.setMinimumWidth(scaled(_LEAST_NAME))
        self._points.setMinimumWidth(scaled(_POINTS))
        self.value.setMinimumWidth(scaled(_VALUE))
        self._badge.setFixedSize(scaled(_BADGE), scaled(_BADGE))

    def _edit(self) -> None:
        self.is_refused = False
        self.edited.emit()

    @property
    def is_open(self) -> bool:
        """Whether something is being typed, of which nothing is known yet."""
        return self.value.isModified() and not self.is_refused

    def finish(self) -> None:
        """Report what was typed and is not written."""
        if self.value.isModified():
            self.is_refused = False
            self.typed.emit(self.value.text())

    def drop_text(self) -> None:
        """Let the next `show_entry` replace what was typed."""
        self._shown = None

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
        self._name_text, self._absence = pad.players[self.player].name, pad.absence
        if not self.value.isModified() or self._shown != (index, left, absent):
            self.value.setText("" if left is None else str(value_of(pad.options, left)))
            self.value.setModified(False)
            self.is_refused = False
            if self.value.hasFocus():
                self.value.selectAll()
        self._shown = index, left, absent
        self.out.setChecked(left == ())
        self.tiles.setChecked(isinstance(left, tuple) and left != ())
        self.away.setChecked(absent)
        tiles = left if isinstance(left, tuple) else ()
        self._tiles_text = list_text([tile_text(tile) for tile in tiles])
        # Collected points are known when nothing is missing in the round; penalty points are in the field.
        collected = pad.options.scoring is not Scoring.PENALTY
        known, points = round_problem(pad, index) is None, round_points(pad, index)[self.player]
        self._points.setText(f"+{points_text(points)}" if collected and known and not absent else "")
        self._missed_text = (missed_points(points) if known else NO_PART) if absent else ""
        self._points.setVisible(collected)
        self._name.write(self._name_text)
        self.retranslate_ui()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    def retranslate_ui(self) -> None:
        name = self._name_text
        away = self.tr("Away", "a player takes no part in the round")
        self._points.setToolTip(self.tr("Points in this round"))
        self.out.setText(self.tr("Out", "a player has played all tiles"))
        self.out.setAccessibleName(self.tr("{name} went out").format(name=name))
        self.tiles.setText(self.tr("Tiles…", "tap the tiles that are left"))
        self.tiles.setAccessibleName(self.tr("Choose the tiles left: {name}").format(name=name))
        self.away.setText(away)
        self.away.setAccessibleName(self.tr("{name} sits this round out").format(name=name))
        missed = self.tr("A missed round counts: {points}")
        self.away.setToolTip(missed.format(points=absence_text(self._absence)))
        number = number_text(self.player + 1)
        text = self.tr("Value of the tiles left: {name}, player {number}")
        self.value.setAccessibleName(text.format(name=name, number=number))
        self.value.setAccessibleDescription(away if self.away.isChecked() else self._tiles_text)
        counted = self.away.toolTip() if self.away.isChecked() else self._tiles_text
        self.value.setToolTip(counted or self.tr("A number, or a sum such as 12+7"))
        self.value.setPlaceholderText(self._missed_text)
