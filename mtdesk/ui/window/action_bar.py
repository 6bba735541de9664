"""The buttons and keys for everything that is done without a tile: draw, pass, stop, tap."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRectF, QSize, Qt, QVariantAnimation, Signal, SignalInstance
from PySide6.QtGui import QAction, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk.i18n import Labels, filled, key_text, shortcut
from mtdesk.rules.moves import Draw, Move, Pass, Stop, Tap
from mtdesk.table.art.colours import colour
from mtdesk.table.invitation import Invitation
from mtdesk.table.look import current_theme
from mtdesk.ui.kit.icons import give_icon
from mtdesk.ui.kit.layouts import hbox
from mtdesk.ui.kit.sizes import scaled

_DRAW, _STOP, _TAP, _END, _WHY = "D", "S", "T", "E", "W"
"""The keys, the same in every language."""


class ActionBar(QWidget):
    """One button for each kind of move that may be made now; the others are hidden.

    Their keys work wherever in the window the focus is. ``proposed`` carries the Move of the button or key
    that was pressed.
    """

    proposed = Signal(object)
    declined = Signal()
    """The player does not want to tap."""
    ended = Signal()
    """The player confirms the end of their turn."""
    plan_wanted = Signal()
    """The player wants to play all tiles of the longest train."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._invitation = Invitation()
        self._moves: dict[type[Move], Move] = {}
        self._reason: Callable[[], object] | None = None
        self.setAccessibleName(self.tr("Available moves"))

        self.why = self._button("rules", self._explain, self.tr("Why? ({key})"), _WHY)
        draw = self._button("draw", lambda: self._propose(Draw), self.tr("Draw ({key})"), _DRAW)
        pass_ = self._button("pass", lambda: self._propose(Pass))
        stop = self._button("stop", lambda: self._propose(Stop), self.tr("End chain ({key})"), _STOP)
        self._tap = TapButton()
        self._button("tap", lambda: self._propose(Tap), self.tr("Tap ({key})"), _TAP, self._tap)
        self.plan = self._button("play_on", self.plan_wanted, Labels.tr("Play the whole train"))
        self.decline = self._button("decline", self.declined, Labels.tr("Do not tap"))
        self.end_turn = self._button("end_turn", self.ended, self.tr("End turn ({key})"), _END)
        self.buttons: dict[type[Move], QPushButton] = {Draw: draw, Pass: pass_, Stop: stop, Tap: self._tap}
        # The bar ends at the right: what comes first does not move the others.
        row = (self.why, self.plan, *self.buttons.values(), self.decline, self.end_turn)
        self.setLayout(hbox(*row, spacing=8))

        self.draw = self._action(self.tr("Draw or pass"), self._draw, _DRAW)
        self.stop = self._action(self.tr("End the first-turn chain"), lambda: self._propose(Stop), _STOP)
        self.tap = self._action(self.tr("Tap with one tile left"), lambda: self._propose(Tap), _TAP)
        self.end = self._action(Labels.tr("End turn"), self.ended, _END)
        self.ask_why = self._action(self.tr("Explain the hint or refusal"), self._explain, _WHY)
        self._enter = self._action(Labels.tr("End turn"), self.ended, "Return", "Enter")
        # Elsewhere, Enter has its own meaning.
        self._enter.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.keys = self.draw, self.stop, self.tap, self.end, self._enter, self.ask_why
        self.plan.hide()
        self.offer(())

    def _button(
        self,
        icon: str,
        work: Callable[[], object] | SignalInstance,
        text: str = "",
        key: str = "",
        button: QPushButton | None = None,
    ) -> QPushButton:
        button = button or QPushButton()
        button.setText(filled(text, key=key_text(key)) if key else text)
        give_icon(button, icon)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setProperty("compact", True)
        button.clicked.connect(work)
        return button

    def _action(self, text: str, work: Callable[[], object] | SignalInstance, *keys: str) -> QAction:
        """Return the action of some keys. They work even while the bar is hidden: it then says why not."""
        action = QAction(text, self, autoRepeat=False)  # the key that played the last tile may still be down
        action.setShortcuts([shortcut(key) for key in keys])
        action.triggered.connect(work)
        (self.parentWidget() or self).addAction(action)
        return action

    def offer(
        self,
        moves: Iterable[Move],
        *,
        may_decline: bool = False,
        may_end: bool = False,
        seconds: float | None = None,
    ) -> None:
        """Show the buttons of these moves and no others; a choice among passes is made on the table.

        ``seconds``: the time for a tap; None: while it is offered.
        """
        self._tap.count_down(seconds)
        self._invitation = Invitation.of(moves)
        self._moves = {
            type(move): move
            for move in self._invitation.moves
            if not isinstance(move, Pass) or move.end is None
        }
        text = Labels.tr("Pass")
        if Draw not in self._moves:  # the key of the boneyard is then that of a pass
            text = filled(self.tr("Pass ({key})", "end the turn"), key=key_text(_DRAW))
        self.buttons[Pass].setText(text)
        self._show({button: kind in self._moves for kind, button in self.buttons.items()})
        self._show({self.decline: may_decline, self.end_turn: may_end})
        offered = [button for kind, button in self.buttons.items() if kind in self._moves]
        offered += [self.end_turn] * may_end
        is_only = len(offered) == 1 and not self._invitation.plays
        for button in (self.buttons[Draw], self.buttons[Pass], self.buttons[Stop], self.end_turn):
            if button.isDefault() != (is_only and button in offered):
                button.setDefault(not button.isDefault())
                button.style().polish(button)  # its letters are bold while it is the default
        self.draw.setEnabled(self._invitation.is_open)
        self.stop.setEnabled(Stop in self._moves)
        self.tap.setEnabled(Tap in self._moves)
        self.offer_why(None)
        for action in (self.end, self._enter):
            action.setEnabled(may_end)

    def offer_plan(self, offered: bool) -> None:
        """Offer to play all tiles of the longest train, or do not."""
        if offered == self.plan.isHidden():
            self._show({self.plan: offered})

    def offer_why(self, reason: Callable[[], object] | None) -> None:
        """Offer to give the reason for what is said now, until something else is offered; None: do not."""
        self._reason = reason
        self._show({self.why: reason is not None})
        self.ask_why.setEnabled(reason is not None)

    def _explain(self) -> None:
        if self._reason is not None:
            self._reason()

    def _show(self, wanted: dict[QPushButton, bool]) -> None:
        """Show or hide buttons, and the bar with the last; the table gets the keyboard of one that goes."""
        table = self.parentWidget()
        if table is not None and any(button.hasFocus() and not shown for button, shown in wanted.items()):
            table.setFocus()
        for button, shown in wanted.items():
            button.setVisible(shown)
        self.setVisible(any(not button.isHidden() for button in self.findChildren(QPushButton)))
        self.adjustSize()

    def _propose(self, kind: type[Move]) -> None:
        if kind in self._moves:
            self.proposed.emit(self._moves[kind])

    def _draw(self) -> None:
        """Draw; pass if nothing else is possible; otherwise try to draw, and hear why not."""
        if Draw in self._moves:
            self._propose(Draw)
        elif Pass in self._moves:
            self._propose(Pass)
        elif self._invitation.draw_wish is not None:
            self.proposed.emit(self._invitation.draw_wish)


_WIDTH, _HEIGHT = 190, 36
"""Pixels at scale 1, at least."""
_RING = 3.0
_INSET, _CORNER = 4.0, 5.0


class TapButton(QPushButton):
    """Says what pressing it does, and shows how much time is left, if it is limited."""

    def __init__(self) -> None:
        super().__init__()
        self.setDefault(True)
        self.setAutoDefault(False)
        self.clock = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self.clock.valueChanged.connect(lambda _: self.update())

    def count_down(self, seconds: float | None) -> None:
        """Run the ring out in this many seconds; None: there is no ring."""
        self.clock.stop()
        if seconds is not None:
            self.clock.setDuration(round(1000 * seconds))
            self.clock.start()
        self.update()

    @property
    def left(self) -> float | None:
        """The share of the time that is left, 0 to 1; None if it is unlimited."""
        running = self.clock.state() is QVariantAnimation.State.Running
        return float(self.clock.currentValue()) if running else None

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(scaled(_WIDTH), scaled(_HEIGHT)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, and what is left of the ring on it, clockwise from the upper left corner."""
        super().paintEvent(event)
        left = self.left
        if left is None:
            return
        path = QPainterPath()
        inset = QRectF(self.rect()).adjusted(_INSET, _INSET, -_INSET, -_INSET)
        path.addRoundedRect(inset, _CORNER, _CORNER)
        length = path.length() / _RING
        pen = QPen(colour(current_theme().gold_ink), _RING)
        pen.setDashPattern([max(0.01, left * length), length])
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.strokePath(path, pen)
