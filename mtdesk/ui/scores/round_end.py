"""What is shown when a round is over: the remaining tiles, the points, the score sheet."""

from __future__ import annotations

from PySide6.QtCore import QDeadlineTimer, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QTabWidget, QWidget

from mtdesk.i18n import Labels, list_text, number_text
from mtdesk.rules.view import Over
from mtdesk.ui.kit.layouts import STRETCH, hbox, holding, vbox
from mtdesk.ui.kit.style import PAGE, give_role
from mtdesk.ui.kit.widgets import is_enter, scrolling, second_label, show_if, title_label
from mtdesk.ui.scores.hands import HandsView
from mtdesk.ui.scores.model import Cell, ScoreModel
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.scores.sheet import ScoreSheet
from mtdesk.ui.scores.table import ScoreTable

_REST = 800
"""Milliseconds without a key after which a page that has just appeared takes one."""
_PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class EnterButton(QPushButton):
    """The button of a page that Enter presses, once: not Ctrl+Enter, by which a computer moves.

    Qt does press a default button then, and the page would be gone before it was read.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._rest = QDeadlineTimer(0)

    def rest(self) -> None:
        """Refuse keys for a moment; to be called when the page appears."""
        self._rest.setRemainingTime(_REST)

    def refuses(self, event: QKeyEvent) -> bool:
        """Return whether a key is still meant for what was shown before; each one prolongs the rest."""
        if self._rest.hasExpired() or event.key() not in _PRESSING:
            return False
        self.rest()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.refuses(event):
            event.accept()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not is_enter(event):
            event.ignore()
        else:
            super().keyPressEvent(event)


class RoundEndPanel(QWidget):
    """Shows the last finished round of some scores until someone presses ``go_on``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, PAGE)
        self.model = ScoreModel(self)
        self._title, self._reason, self.comment = title_label(), second_label(), second_label()
        self.comment.hide()
        self.hands, self.sheet = HandsView(self.model), ScoreSheet(ScoreTable(self.model))
        self.tabs = QTabWidget()
        self.sheet_page = holding(vbox(self.sheet, margins=(12, 8, 12, 8)))
        self.tabs.addTab(holding(vbox(self.hands, margins=(12, 8, 12, 8))), self.tr("Re&maining tiles"))
        self.tabs.addTab(self.sheet_page, self.tr("&Score sheet"))
        self.go_on = EnterButton(self.tr("&Continue"))
        self.go_on.setDefault(True)
        parts = (self._title, self._reason, self.comment, (self.tabs, 1))
        result = scrolling(holding(vbox(*parts, spacing=10, margins=(24, 16, 24, 0))), sideways=True)
        foot = hbox(STRETCH, self.go_on, margins=(24, 10, 24, 18))
        self.setLayout(vbox((result, 1), foot))
        self.setFocusProxy(self.go_on)

    def show_scores(self, scores: Scores, you: int | None = None) -> None:
        """Show the last of these rounds; raises IndexError if none has ended.

        ``you`` is the seat that the result addresses, None: all are named.
        """
        title = self.tr("Round {round} of {total} is over").format(
            round=number_text(len(scores.rounds)), total=number_text(scores.options.rounds)
        )
        self._title.setText(title)
        self._reason.setText(self._reason_text(scores.rounds[-1], scores.names, you))
        self.model.show_scores(scores)
        self.tabs.setCurrentIndex(0)
        self.setAccessibleName(title)
        self.go_on.setAccessibleDescription(f"{title}. {self._reason.text()}")
        if len(scores.rounds) > 1 or scores.start:
            self._speak(self._totals_text())

    @property
    def round(self) -> int:
        """Which round is over, from 1; 0 before it is shown."""
        return self.model.rowCount()

    def show_comment(self, comment: str) -> None:
        """Say more about the round."""
        self.comment.setText(comment)
        show_if(self.comment, True)
        self._speak(comment)

    def _speak(self, text: str) -> None:
        """Have screen readers say one thing more."""
        self.go_on.setAccessibleDescription(f"{self.go_on.accessibleDescription()} {text}")

    def rest(self) -> None:
        """Ignore for a moment keys that are still meant for what was shown before."""
        self.go_on.rest()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Continue with Enter."""
        if self.go_on.refuses(event):
            return
        if is_enter(event):
            self.go_on.click()
        else:
            super().keyPressEvent(event)

    def _reason_text(self, last: RoundScore, names: tuple[str, ...], you: int | None) -> str:
        if last.over is Over.BLOCKED:
            return Labels.tr("The round is blocked because no one can play.")
        out = [seat for seat in range(len(names)) if last.is_out(seat)]
        if out == [you]:
            return self.tr("You went out.")
        return self.tr("Went out: {names}.").format(names=list_text([names[seat] for seat in out]))

    def _totals_text(self) -> str:
        """Return everyone's total, the leader first, for people who do not see the score sheet."""
        model = self.model
        totals = [
            f"{model.seat_data(seat)}, {model.seat_data(seat, Cell.TOTAL)}" for seat in model.seats_by_place
        ]
        return self.tr("Totals: {totals}.", "such as: Anna, 12; Robot 1, 20").format(totals="; ".join(totals))
