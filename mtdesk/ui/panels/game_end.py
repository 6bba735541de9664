"""What is shown after the last round: who won, everyone's place, and what can be done next."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mtdesk.i18n import points_text
from mtdesk.table.theme import Theme
from mtdesk.ui.panels.score_sheet import ScoreSheet
from mtdesk.ui.panels.scores import Scores
from mtdesk.ui.parts import SeatBadge, Translated, is_enter, label, plate, scrolling, title_label
from mtdesk.ui.sizes import grown
from mtdesk.ui.style import NAME, PAGE, SECOND, TOTAL, give_role
from mtdesk.ui.texts import ResultTexts

_NAME_WIDTH = 135
"""Pixels at scale 1 a name may take: in the smallest window the score sheet stands beside it."""


class GameEndPanel(Translated, QWidget):
    """Shows the places of a finished game and what may follow it."""

    again = Signal()
    new_game = Signal()
    look = Signal()
    replay = Signal()
    costs = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, PAGE)
        self._scores: Scores | None = None
        self._you: int | None = None
        self._texts = ResultTexts(self)
        self._title = title_label()
        self._content = QWidget()
        self._grid = QGridLayout()
        self.sheet = ScoreSheet(theme)
        self.play_again = QPushButton()
        self.choose_new = QPushButton()
        self.look_at_table = QPushButton()
        self.look_through = QPushButton()
        self.look_back = QPushButton()
        self._arrange()
        self.play_again.clicked.connect(self.again)
        self.choose_new.clicked.connect(self.new_game)
        self.look_at_table.clicked.connect(self.look)
        self.look_through.clicked.connect(self.replay)
        self.look_back.clicked.connect(self.costs)
        self.retranslate_ui()

    def _arrange(self) -> None:
        frame = plate()
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(16, 14, 8, 14)
        places = QVBoxLayout(self._content)
        places.setContentsMargins(0, 0, 8, 0)
        places.addLayout(self._grid)
        places.addStretch()
        self._scroll = scrolling(self._content, by_keys=True)
        inside.addWidget(self._scroll)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(10)
        self._grid.setColumnStretch(2, 1)
        columns = QHBoxLayout()
        columns.setSpacing(14)
        columns.addWidget(frame, 4)
        columns.addWidget(self.sheet, 7)
        self.play_again.setDefault(True)
        bottom = QHBoxLayout()
        bottom.addStretch()
        for button in (self.look_at_table, self.choose_new, self.play_again):
            bottom.addWidget(button)
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        for button in (self.look_through, self.look_back):
            top.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 16, 24, 18)
        whole.setSpacing(12)
        whole.addLayout(top)
        whole.addLayout(columns, 1)
        whole.addLayout(bottom)
        self.setFocusProxy(self.play_again)

    def show_scores(self, scores: Scores, you: int | None = None) -> None:
        """Show the places by the totals; ``you`` is the seat the result addresses, None: all are named."""
        self._scores, self._you = scores, you
        self.sheet.show_scores(scores)
        self.retranslate_ui()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Called by Qt: Enter presses the button that has the focus, else plays again."""
        if not is_enter(event):
            super().keyPressEvent(event)
            return
        focused = self.focusWidget()
        (focused if isinstance(focused, QPushButton) else self.play_again).click()

    def _write_places(self, scores: Scores) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            assert widget is not None  # the grid holds nothing else
            widget.hide()
            widget.deleteLater()
        ranking = sorted(range(len(scores.names)), key=lambda seat: (scores.places[seat], seat))
        for row, seat in enumerate(ranking):
            first = scores.places[seat] == 1
            self._grid.addWidget(
                _text(self._texts.place(scores.places[seat]), TOTAL if first else SECOND), row, 0
            )
            self._grid.addWidget(SeatBadge(seat, 40 if first else 30), row, 1, Qt.AlignmentFlag.AlignCenter)
            self._grid.addWidget(_name(scores.names[seat], first=first), row, 2)
            total = _text(points_text(scores.totals[seat]), TOTAL if first else NAME)
            self._grid.addWidget(total, row, 3, Qt.AlignmentFlag.AlignRight)
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        self._scroll.setMinimumWidth(self._content.minimumSizeHint().width() + bar)

    def retranslate_ui(self) -> None:
        """Write all texts in the language of the moment."""
        self.play_again.setText(self.tr("&Play again"))
        self.choose_new.setText(self.tr("&New game…"))
        self.look_at_table.setText(self.tr("&Look at the table"))
        self.look_through.setText(self.tr("&Replay"))
        self.look_back.setText(self.tr("&What did it cost?"))
        self._scroll.setAccessibleName(self.tr("Places"))
        scores = self._scores
        if scores is None:
            return
        winners = [seat for seat, place in enumerate(scores.places) if place == 1]
        names = [scores.names[seat] for seat in winners]
        self._title.setText(self._texts.result(names, scores.totals[winners[0]], you=winners == [self._you]))
        self.setAccessibleName(self._title.text())
        self.play_again.setAccessibleDescription(self._title.text())
        self._write_places(scores)


def _text(text: str, role: str) -> QLabel:
    result = label(role)
    result.setText(text)
    return result


def _name(name: str, *, first: bool) -> QLabel:
    result = label(TOTAL if first else NAME)
    result.setText(result.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, grown(_NAME_WIDTH)))
    result.setToolTip(name)
    result.setAccessibleName(name)
    return result
