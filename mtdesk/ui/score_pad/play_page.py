"""A score pad in use: the round, the places so far, and the score sheet."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QTabWidget, QWidget

from mtdesk.i18n import number_text
from mtdesk.record.score_pad import (
    Pad,
    changed_round,
    is_complete,
    played_on,
    round_problem,
    with_end,
    with_finished,
)
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.clicks import ignore_further_clicks
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.icons import give_icon
from mtdesk.ui.kit.layouts import flow, hbox, holding, plate, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import press_by_enter, show_if
from mtdesk.ui.score_pad.history import History
from mtdesk.ui.score_pad.pad_head import PadHead
from mtdesk.ui.score_pad.round_form import RoundForm
from mtdesk.ui.score_pad.scores import scores_of
from mtdesk.ui.score_pad.standing import StandingLine
from mtdesk.ui.score_pad.step_buttons import StepButtons
from mtdesk.ui.score_pad.texts import PadTexts
from mtdesk.ui.score_pad.unsettled_note import UnsettledNote
from mtdesk.ui.scores.chart import ScoreChart
from mtdesk.ui.scores.places import PlacesView
from mtdesk.ui.scores.sheet import ScoreSheet
from mtdesk.ui.words.results import result_text

_TAB_MARGINS, _SIDE, _BETWEEN = (10, 8, 10, 10), 16, 10
"""Pixels around a tab's content, beside all parts, and between rows and places."""
_SHARE = 2 / 7
"""Of the width for places."""
_FORM, _ROW = 122, 54
"""Pixels at scale 1 of a round without rows, and for each row."""
_CHART, _CHART_SHARE = 140, 0.4
"""Pixels at scale 1 that the chart needs below the round, and the most of the height that it takes."""


class PlayPage(Translated, QWidget):
    """Shows the pad of a history. Anything that needs a question is requested by a signal.

    ``end_wanted``: the game is to end, but the open round lacks something. ``won`` reports who has won by the
    last entry; no one if the game is no longer over.
    """

    list_wanted = Signal()
    players_wanted = Signal()
    end_wanted = Signal()
    again_wanted = Signal()
    tiles_wanted = Signal(int)
    won = Signal(object)

    def __init__(self, history: History) -> None:
        super().__init__()
        self.history = history
        self._texts = PadTexts(self)
        self._head = PadHead(self)
        self.steps = StepButtons(history, self)
        self.players, self.end, self.list = QPushButton(), QPushButton(), QPushButton()
        buttons = hbox(self.steps, spacing=8)
        for button, icon in ((self.players, "seats"), (self.end, "end_turn"), (self.list, "score_pad")):
            give_icon(button, icon)
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click, numbers are typed where they were
            buttons.addWidget(button)
        head = flow((self._head.box, 1), buttons, spacing=8)
        self.form = RoundForm(history)
        self.places, self.standing = PlacesView(), StandingLine()
        self.chart = ScoreChart()
        # What the chart needs must not be what the page needs: it gives way instead.
        self.chart.setMinimumHeight(0)
        self.chart.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._course = plate(self.chart, margins=(12, 6, 8, 4))
        self.sheet = ScoreSheet()
        self.again = QPushButton()
        self.again.setAutoDefault(False)
        self.again.clicked.connect(self.again_wanted)
        self.sheet.bottom.addWidget(self.again)
        self._left = vbox(self.form, self._course, spacing=_BETWEEN)
        self._writing = hbox(self._left, self.places, spacing=_BETWEEN, margins=_TAB_MARGINS)
        self.tabs = QTabWidget()
        self.tabs.addTab(holding(self._writing), "")
        self.tabs.addTab(holding(vbox(self.sheet, margins=_TAB_MARGINS)), "")
        self.note = UnsettledNote(self.tabs, self.standing)
        self.setLayout(vbox(head, (self.note.beside, 1), spacing=0, margins=(_SIDE, 4, _SIDE, 14)))
        history.changed.connect(self.refresh)
        self.steps.wanted.connect(self._step)
        self.players.clicked.connect(lambda: self._leave_for(self.players_wanted))
        self.list.clicked.connect(lambda: self._leave_for(self.list_wanted))
        self.end.clicked.connect(self._end)
        self.form.tiles_wanted.connect(self.tiles_wanted)
        for wanted in (self.sheet.export_wanted, self.sheet.print_wanted):
            wanted.connect(self.form.settle)
        self.sheet.table.is_correctable = True
        self.sheet.table.activated.connect(lambda place: self._correct(place.row(), place.column()))
        self.note.wanted.connect(self._correct)
        self.form.shown.connect(self._show_note)
        self.form.sheet_wanted.connect(self._show_sheet)
        self.tabs.currentChanged.connect(self._change_tab)
        self._announcer, self._was_over, self._is_stepping, self._cell = Announcer(self), False, False, 0
        self.refresh()

    def take_keyboard(self) -> None:
        """Give the keyboard to the next thing to do."""
        if self.tabs.currentIndex() == 0 and self.form.isVisibleTo(self):
            self.form.focus_first()
        else:
            self.sheet.table.setFocus()

    def _change_tab(self) -> None:
        """Stay with the round while something in it cannot be written."""
        if self.tabs.currentIndex() != 0 and not self.form.settle():
            self.tabs.setCurrentIndex(0)
            return
        self._show_note()
        self.take_keyboard()

    def _end(self) -> None:
        """End the game, or continue it; the open round counts if nothing is missing in it."""
        if not self.form.settle():
            return
        ignore_further_clicks(self.end)
        pad, last = self.history.pad, self.history.pad.last
        if pad.is_over:
            self._write(played_on(pad))
        elif all(left is None for left in pad.rounds[last].left):
            self.end_early()
        elif round_problem(pad, last) is not None:
            self.end_wanted.emit()
        elif not self._holds_up(last):
            self._write(with_end(with_finished(pad, last)))

    def end_early(self) -> None:
        """End the game without the open round."""
        self._write(with_end(self.history.pad))

    def _write(self, pad: Pad) -> None:
        self.history.write(pad)
        self.form.show_round(self.history.pad.last)

    def _holds_up(self, row: int) -> bool:
        """Ask about a round before it ends; returns whether there was a question."""
        if self.form.index != row:
            self.form.show_round(row)
        asked = self.form.ask()
        if asked:
            self.tabs.setCurrentIndex(0)
        return asked

    def _correct(self, row: int, player: int | None = None) -> None:
        """Show the round of a row of the score sheet, with the keyboard at the entry of a player."""
        from_sheet, self._cell = self.tabs.currentIndex() != 0, player or 0
        if from_sheet:
            ignore_further_clicks(self.form)
        self.tabs.setCurrentIndex(0)
        self.form.go_to(row, player, from_sheet=from_sheet)

    def _show_sheet(self, row: int) -> None:
        """Show the score sheet again after a correction, with the keyboard at the cell it was in."""
        self.tabs.setCurrentIndex(1)
        table = self.sheet.table
        table.setCurrentIndex(table.scores_model.index(row, self._cell))

    def _step(self, go: Callable[[], None]) -> None:
        """Undo or redo, and show where; after the end of the game, its result is shown."""
        before = self.history.pad
        self._is_stepping = True
        go()
        self._is_stepping = False
        if (row := changed_round(before, self.history.pad)) is not None:
            self.form.show_round(row, from_sheet=self.history.pad.is_over)
            if before.is_over == self.history.pad.is_over:
                self.tabs.setCurrentIndex(0)

    def _leave_for(self, wish: SignalInstance) -> None:
        if self.form.settle():
            wish.emit()

    def _show_note(self) -> None:
        """Say what corrected rounds lack, unless the one in sight says it itself."""
        self.note.show_pad(self.history.pad, self.form.index if self.tabs.currentIndex() == 0 else None)
        self._show_course()

    def refresh(self) -> None:
        """Show the current state of the pad."""
        pad = self.history.pad
        scores = scores_of(pad)
        self.form.refresh()
        self.places.show_scores(scores)
        self.chart.show_scores(scores)
        self.sheet.title, self.sheet.day = self._texts.name(pad), pad.begun
        self.sheet.show_scores(scores)
        self._show_note()
        self.retranslate_ui()
        if pad.is_over != self._was_over:  # people then want to see the result
            self._was_over = pad.is_over
            self.tabs.setCurrentIndex(1 if pad.is_over else 0)
            if scores.is_over:
                self._announcer.call(result_text(scores.winning_names, scores.winning_total))
            if not self._is_stepping or not pad.is_over:
                self.won.emit(scores.winners if scores.is_over else ())

    def fit_ui(self) -> None:
        QTimer.singleShot(0, self, self._fit)  # the style has not yet given names their new fonts

    def _fit(self) -> None:
        self.places.show_scores(scores_of(self.history.pad))
        self.retranslate_ui()
        self._show_course()

    def _show_course(self) -> None:
        """Show places and, after a round, the chart where rows leave room; the score sheet has both."""
        self._head.fit()
        self.note.fit()
        layout = self.layout()
        assert layout is not None
        layout.activate()  # what is above may have changed its height just now
        room = self.width() - 2 * (_SIDE + _TAB_MARGINS[0]) - _BETWEEN
        self.places.share(self._writing, room, _SHARE, self.form.minimumSizeHint().width())
        scores, on_sheet = scores_of(self.history.pad), self.tabs.currentIndex() == 1
        is_wanted = scores.is_over if on_sheet else self.places.isHidden() and self.history.pad.played > 0
        self.standing.show_scores(scores)
        show_if(self.standing, is_wanted and self.note.isHidden())
        around = self.tabs.tabBar().sizeHint().height() + _TAB_MARGINS[1] + _TAB_MARGINS[3] + 2
        high = self.tabs.height() - around - _BETWEEN
        left, most = high - scaled(_FORM + _ROW * len(self.form.rows)), round(_CHART_SHARE * high)
        is_high = min(left, most) >= scaled(_CHART)
        for part, stretch in enumerate((high - left, left) if 0 < left < most else (3, 2)):
            if self._left.stretch(part) != stretch:
                self._left.setStretch(part, stretch)
        policy = self._course.sizePolicy()
        policy.setRetainSizeWhenHidden(is_high)  # a chart that appears then moves no button
        self._course.setSizePolicy(policy)
        show_if(self._course, is_high and scores.has_course)

    def retranslate_ui(self) -> None:
        pad = self.history.pad
        self._head.show_pad(pad)
        self.tabs.setTabText(0, self.tr("R&ounds"))
        self.tabs.setTabText(1, self.tr("&Score sheet"))
        self.note.fit()
        self.players.setText(self.tr("Pla&yers…"))
        self.end.setText(self._end_text(pad.options.rounds))  # nothing moves when the last round begins
        self.end.setMinimumWidth(self.end.sizeHint().width())
        self.end.setText(self._end_text(len(pad.rounds)))
        give_icon(self.end, "redo" if pad.is_over else "end_turn")
        self.end.setEnabled(pad.is_over or (pad.played > 0 and not is_complete(pad)))
        self.list.setText(self.tr("&All pads"))
        self.again.setText(self.tr("New pad &with the same people"))
        self.again.setVisible(pad.is_over)

    def _end_text(self, rounds: int) -> str:
        """Return what ends the game while so many rounds have begun, or continues it."""
        pad = self.history.pad
        if pad.ended:
            return self.tr("Reo&pen", "a score pad that was ended early")
        if pad.is_over:
            return self.tr("Play one &more round")
        if rounds < pad.options.rounds:
            return self.tr("End the &game")
        return self.tr("End without round {round}").format(round=number_text(rounds))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Called by Qt: only now is the width known that the rows need."""
        super().showEvent(event)
        self._show_course()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_course()
