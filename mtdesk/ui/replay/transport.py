"""The bar below a replay: where it is, and the buttons to go elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QLineF, QLocale, QObject, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QProxyStyle,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QStylePainter,
    QToolButton,
    QWidget,
)

from mtdesk.i18n import number_text
from mtdesk.ui.kit.chart import draw_below
from mtdesk.ui.kit.icons import follow_action, give_icon
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, vbox
from mtdesk.ui.kit.sizes import TextSized, scaled
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.widgets import ChoiceBox, label
from mtdesk.ui.replay.player import ReplayPlayer

_SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
_BUTTON = 34
"""Pixels at scale 1."""
_HANDLE = 18
"""Pixels at scale 1 of the handle in the style, including its lines."""
_GROOVE, _MARK, _NUMBERS = 22, 5, 18
"""Pixels at scale 1 from the top: the height of the groove, then the marks, then their numbers."""
_CLOSEST = 2.0
"""The least pixels from mark to mark."""


class _JumpingStyle(QProxyStyle):
    """Lets a slider jump to where it is clicked."""

    def styleHint(self, hint: QStyle.StyleHint, *details: Any) -> int:
        if hint is QStyle.StyleHint.SH_Slider_AbsoluteSetButtons:
            return Qt.MouseButton.LeftButton.value
        return super().styleHint(hint, *details)


class MoveSlider(QSlider):
    """A slider over positions that jumps to where it is clicked.

    ``leapt`` carries 1 or -1: a round on or back is wanted.
    """

    leapt = Signal(int)

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._starts: tuple[int, ...] = ()
        self.setPageStep(0)
        style = _JumpingStyle("Fusion")
        style.setParent(self)
        self.setStyle(style)

    def show_rounds(self, starts: Sequence[int], last: int) -> None:
        """Take positions from 0 to ``last``, with the first one of each round."""
        self._starts = tuple(starts)
        self.setRange(0, last)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(300), scaled(_GROOVE + _MARK + _NUMBERS))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(120), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from round to round with Page Up and Page Down."""
        leap = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()))
        if leap is None:
            super().keyPressEvent(event)
        else:
            self.leapt.emit(leap)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the groove at the top, and the marks of the rounds below it."""
        painter = QStylePainter(self)
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        option.rect.setHeight(scaled(_GROOVE))
        option.subControls = QStyle.SubControl.SC_SliderGroove | QStyle.SubControl.SC_SliderHandle
        painter.drawComplexControl(QStyle.ComplexControl.CC_Slider, option)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        ink.setAlphaF(0.75)
        painter.setPen(QPen(ink, 1))
        top, handle = scaled(_GROOVE) - 1.0, scaled(_HANDLE)
        starts = [self._x(start, handle) for start in self._starts]
        for x in {round(x / _CLOSEST): x for x in starts}.values():
            painter.drawLine(QLineF(x, top, x, top + scaled(_MARK)))
        above = QRectF(0, 0, self.width(), top + scaled(_MARK) - 6)
        draw_below(painter, above, starts, [number_text(number + 1) for number in range(len(starts))])
        painter.end()

    def _x(self, value: int, handle: int) -> float:
        """Return where the middle of a handle of this width is at a value."""
        span = self.width() - handle
        at = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), value, span)
        return at + handle / 2


class TransportKeys(QObject):
    """The commands that move a replay, as actions by their names; the last one shows what is beside it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.actions: dict[str, QAction] = {}
        for name, key, text in (
            ("first", "Home", self.tr("To the start")),
            ("previous_round", "PgUp", self.tr("Previous round")),
            ("back", "Left", self.tr("Previous move")),
            ("play", "Space", ""),
            ("forward", "Right", self.tr("Next move")),
            ("next_round", "PgDown", self.tr("Next round")),
            ("last", "End", self.tr("To the end")),
            ("side", "Ctrl+L", self.tr("Log and analysis")),
        ):
            action = self.actions[name] = QAction(text, self, shortcut=QKeySequence(key))
            if name != "side":
                action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.actions["side"].setCheckable(True)
        self.show_playing(False)

    def show_playing(self, playing: bool) -> None:
        """Name the command in the middle, which pauses while it is ``playing``."""
        text = self.tr("Pause") if playing else self.tr("Play", "go on by itself")
        self.actions["play"].setText(text)


class TransportBar(TextSized, QWidget):
    """Moves a player. Its actions are also keys of ``keyboard``, the widget that has the table."""

    def __init__(self, player: ReplayPlayer, keyboard: QWidget) -> None:
        super().__init__()
        self._player = player
        self.slider = MoveSlider()
        self.place = label(SECOND)
        self.speed = ChoiceBox()
        self.keys = TransportKeys(self)
        keyboard.addActions(list(self.keys.actions.values()))
        self.buttons: dict[str, QToolButton] = {}
        self.further = hbox(self.speed, STRETCH, spacing=4)
        """Other buttons can be added at its end."""
        *buttons, self.side = map(self._button, self.keys.actions)
        row = hbox(*buttons, spacing=4)
        """To be added where the side is."""
        self.speed.addItems([f"{QLocale().toString(speed, 'g', 3)} ×" for speed in _SPEEDS])
        self.speed.setCurrentIndex(_SPEEDS.index(1.0))
        self._is_before_next = False
        line = hbox((self.slider, 1), self.place, spacing=12)
        self.setLayout(vbox(line, flow(row, 8, (self.further, 1), spacing=4), spacing=4))
        for name, do in (
            ("first", lambda: player.step(-player.index)),
            ("previous_round", lambda: player.leap(-1)),
            ("back", lambda: player.step(-1)),
            ("play", lambda: player.play(not player.is_playing)),
            ("forward", lambda: player.step(1)),
            ("next_round", lambda: player.leap(1)),
            ("last", lambda: player.step(player.last - player.index)),
        ):
            self.keys.actions[name].triggered.connect(do)
        self.slider.valueChanged.connect(lambda index: player.step(index - player.index))
        self.slider.leapt.connect(player.leap)
        self.speed.currentIndexChanged.connect(lambda at: player.use_speed(_SPEEDS[at]))
        player.changed.connect(self.follow)
        self.slider.setAccessibleName(self.tr("Position in the game"))
        self.speed.setAccessibleName(self.tr("Speed"))
        self.speed.setToolTip(self.tr("Speed"))
        self.fit_ui()

    def _button(self, name: str) -> QToolButton:
        button = self.buttons[name] = QToolButton()
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys with the table
        give_icon(button, "log" if name == "side" else name)
        follow_action(button, self.keys.actions[name])
        return button

    def set_rounds(self) -> None:
        self.slider.show_rounds(self._player.timeline.starts, self._player.last)
        self.follow()

    def follow(self) -> None:
        """Show where the player is and what it can do."""
        player = self._player
        with QSignalBlocker(self.slider):
            self.slider.setValue(player.index)
        for name in ("first", "previous_round", "back"):
            self.keys.actions[name].setEnabled(player.index > 0)
        for name in ("forward", "next_round", "last"):
            self.keys.actions[name].setEnabled(player.index < player.last)
        self._show_place()

    def set_before_next(self, before: bool) -> None:
        """Set whether the place is named after the move that comes next, not after the one just made."""
        self._is_before_next = before
        self._show_place()

    def _show_place(self) -> None:
        """Write where the player is, and what the middle button does."""
        player, timeline = self._player, self._player.timeline
        give_icon(self.buttons["play"], "pause" if player.is_playing else "play")
        self.keys.show_playing(player.is_playing)
        round_ = timeline.round_of(player.index)
        # Like the slider, it counts the moves of the whole game; the start of a round is not a move.
        forms = (
            self.tr("Move {move} of {moves}  ·  round {round} of {rounds}"),
            self.tr("Before move {move} of {moves}  ·  round {round} of {rounds}"),
        )
        moves = number_text(len(timeline) - len(timeline.record.rounds))
        rounds = number_text(timeline.record.setup.options.rounds)  # as the headline says
        text = forms[self._is_before_next].format(
            move=number_text(player.index + 1 - round_ + self._is_before_next),
            moves=moves,
            round=number_text(round_),
            rounds=rounds,
        )
        # It always has room for the longest text, or the slider would change its length.
        longest = (form.format(move=moves, moves=moves, round=rounds, rounds=rounds) for form in forms)
        letters = self.place.fontMetrics()
        self.place.setFixedWidth(max(map(letters.horizontalAdvance, longest)) + scaled(12))
        self.place.setText(text)
        self.slider.setAccessibleDescription(text)

    def fit_ui(self) -> None:
        for button in self.buttons.values():
            button.setFixedSize(scaled(_BUTTON), scaled(_BUTTON))
