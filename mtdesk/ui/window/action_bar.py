"""The buttons and keys for everything that is done without a tile: draw, pass, stop, tap."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QAction, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from mtdesk.i18n import filled, key_text, shortcut
from mtdesk.rules.moves import Draw, Move, Pass, Stop, Tap
from mtdesk.table.art.painting import colour
from mtdesk.table.invitation import Invitation
from mtdesk.table.look import current_theme
from mtdesk.ui.kit.icons import give_icon
from mtdesk.ui.kit.sizes import scaled

_KINDS = (Draw, Pass, Stop, Tap)
_DRAW, _STOP, _TAP, _END, _WHY = "D", "S", "T", "E", "W"
_LETTERS = _DRAW, _STOP, _TAP, _END, _WHY
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
    """The player wants to play all tiles of the plan."""
    why_asked = Signal()
    """The player wants to read the rule against the refused move."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._invitation = Invitation()
        self._moves: dict[type[Move], Move] = {}
        self.buttons: dict[type[Move], QPushButton] = {}
        self._tap = TapButton()
        self._tap.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.why = _button("rules")
        self.why.clicked.connect(self.why_asked)
        row.addWidget(self.why)  # first: the bar ends at the right, and the others stay where they are
        for kind in _KINDS:
            button = self.buttons[kind] = self._tap if kind is Tap else _button(kind.__name__.lower())
            button.clicked.connect(lambda _=False, kind=kind: self._propose(kind))
            row.addWidget(button)
        self.plan = _button("play_on")
        self.plan.clicked.connect(self.plan_wanted)
        self.plan.hide()
        row.addWidget(self.plan)
        self.decline = _button("decline")
        self.decline.clicked.connect(self.declined)
        row.addWidget(self.decline)
        self.end_turn = _button("end_turn")
        self.end_turn.clicked.connect(self.ended)
        row.addWidget(self.end_turn)
        self.draw, self.stop, self.tap, self.end, self.ask_why = map(self._action, _LETTERS)
        self._enter = self._action("Return", "Enter")
        self._enter.setShortcutContext(
            Qt.ShortcutContext.WidgetShortcut
        )  # elsewhere Enter has its own meaning
        self.draw.triggered.connect(self._draw)
        self.stop.triggered.connect(lambda: self._propose(Stop))
        self.tap.triggered.connect(lambda: self._propose(Tap))
        self.ask_why.triggered.connect(self.why_asked)
        for action in (self.end, self._enter):
            action.triggered.connect(self.ended)
        self.offer(())  # before there are texts: nothing has to be measured for a button that is hidden
        self._write_texts()

    def _action(self, *keys: str) -> QAction:
        """Return the action of some keys. They work even while the bar is hidden: it then says why not."""
        action = QAction(self)
        action.setShortcuts([shortcut(key) for key in keys])
        action.setAutoRepeat(False)  # the key that played the last tile may still be down
        (self.parentWidget() or self).addAction(action)
        return action

    @property
    def keys(self) -> tuple[QAction, ...]:
        """The actions that have keys."""
        return self.draw, self.stop, self.tap, self.end, self._enter, self.ask_why

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
        self._hand_on_focus(may_decline=may_decline, may_end=may_end)
        for kind, button in self.buttons.items():
            button.setVisible(kind in self._moves)
        self.decline.setVisible(may_decline)
        self.end_turn.setVisible(may_end)
        self.why.hide()
        self.ask_why.setEnabled(False)
        for action in (self.end, self._enter):
            action.setEnabled(may_end)
        others = may_decline or may_end or not self.plan.isHidden()
        self.setVisible(others or any(kind in self._moves for kind in _KINDS))
        self.draw.setEnabled(self._invitation.is_open)
        self.stop.setEnabled(Stop in self._moves)
        self.tap.setEnabled(Tap in self._moves)
        self._write_pass()
        self.adjustSize()

    def offer_plan(self, offered: bool) -> None:
        """Offer to play all tiles of the plan, or do not."""
        if offered == self.plan.isHidden():
            if self.plan.hasFocus():
                self._return_focus()
            self.plan.setVisible(offered)
            self._show_if_needed()

    def offer_why(self) -> None:
        """Offer the rule against the last move, until something else is offered."""
        self.why.show()
        self.ask_why.setEnabled(True)
        self._show_if_needed()

    def withdraw_why(self) -> None:
        """Offer no rule any more: something else is said than that a move was refused."""
        if self.why.hasFocus():
            self._return_focus()
        self.why.hide()
        self.ask_why.setEnabled(False)
        self._show_if_needed()

    def _show_if_needed(self) -> None:
        self.setVisible(any(not button.isHidden() for button in self.findChildren(QPushButton)))
        self.adjustSize()

    def _hand_on_focus(self, *, may_decline: bool, may_end: bool) -> None:
        """Give the keyboard back to the table before a button that has it disappears."""
        going = {button for kind, button in self.buttons.items() if kind not in self._moves} | {self.why}
        if not may_decline:
            going.add(self.decline)
        if not may_end:
            going.add(self.end_turn)
        if any(button.hasFocus() for button in going):
            self._return_focus()

    def _return_focus(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            parent.setFocus()

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

    def _write_pass(self) -> None:
        text = self.tr("Pass", "end the turn")
        if Draw not in self._moves:
            text = filled(self.tr("Pass ({key})", "end the turn"), key=key_text(_DRAW))
        self.buttons[Pass].setText(text)

    def _write_texts(self) -> None:
        self.buttons[Draw].setText(filled(self.tr("Draw ({key})"), key=key_text(_DRAW)))
        self._write_pass()
        self.buttons[Stop].setText(filled(self.tr("Stop ({key})"), key=key_text(_STOP)))
        self.buttons[Tap].setText(filled(self.tr("Tap ({key})"), key=key_text(_TAP)))
        self.plan.setText(self.tr("Play the whole plan"))
        self.decline.setText(self.tr("Do not tap"))
        self.end_turn.setText(filled(self.tr("End turn ({key})"), key=key_text(_END)))
        self.why.setText(filled(self.tr("Why not? ({key})"), key=key_text(_WHY)))
        self.draw.setText(self.tr("Draw or pass"))
        self.stop.setText(self.tr("Stop the first-turn chain"))
        self.tap.setText(self.tr("Tap: one tile left"))
        for action in (self.end, self._enter):
            action.setText(self.tr("End turn"))
        self.ask_why.setText(self.tr("Explain the refused move"))
        self.setAccessibleName(self.tr("Available moves"))
        self._describe()
        self.adjustSize()

    def _describe(self) -> None:
        descriptions: dict[type[Move], str] = {
            Draw: self.tr("Draws a tile from the boneyard."),
            Pass: self.tr("Ends your turn without playing a tile."),
            Stop: self.tr("Ends your first turn."),
            Tap: self.tr("Announces that you have one tile left."),
        }
        for kind, text in descriptions.items():
            self.buttons[kind].setAccessibleDescription(text)
        self.plan.setAccessibleDescription(self.tr("Plays all tiles of the plan, one after another."))
        self.decline.setAccessibleDescription(self.tr("Keeps quiet about your last tile."))
        self.end_turn.setAccessibleDescription(self.tr("Hands over to the next player."))
        self.why.setAccessibleDescription(self.tr("Opens the rule that forbids it."))


def _button(icon: str) -> QPushButton:
    button = QPushButton()
    give_icon(button, icon)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


_WIDTH, _HEIGHT = 190, 36
"""Pixels at scale 1, at least."""
_RING = 3.0
_INSET, _CORNER = 4.0, 5.0


class TapButton(QPushButton):
    """Says what pressing it does, and shows how much time is left, if it is limited."""

    def __init__(self) -> None:
        super().__init__()
        give_icon(self, "tap")
        self.setDefault(True)
        self.setAutoDefault(False)
        self.clock = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self.clock.valueChanged.connect(lambda _: self.update())

    def count_down(self, seconds: float | None) -> None:
        """Let the ring run out in this many seconds; None: there is no ring."""
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
        """Called by Qt: larger than the others."""
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
