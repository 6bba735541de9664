"""The analysis beside a replay: who made how many mistakes, which, and a way through them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QProgressBar, QPushButton, QToolButton, QWidget

from mtdesk.lab.analysis import Decision
from mtdesk.record.model import Record
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.icons import give_icon
from mtdesk.ui.kit.layouts import STRETCH, hbox, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import ChoiceBox, label, second_label, show_if
from mtdesk.ui.replay.findings import Findings, Tally
from mtdesk.ui.replay.mistakes_view import MistakesView
from mtdesk.ui.replay.words import AnalysisTexts

_LETTERS = 4
"""The least letters of a choice that are readable; all of them are in the drop-down list."""
_GATHER_MS = 1000
"""How long decisions are gathered before they are listed: the list is long, and they may come fast."""
_FRAME = 62
"""Pixels at scale 1 of a choice besides its text."""
_MARGIN = 6
_REST, _PROGRESS = 236, 50
"""Pixels at scale 1 of everything but the summary, with five mistakes, and of what an analysis adds."""


_ENOUGH = 5
"""Pieces of work after which there is an estimate."""


class TimeLeft:
    """Estimates the remaining seconds of work in many pieces, all about equally long."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._begun = (0, 0.0)

    def start(self, done: int) -> None:
        """Start, with ``done`` pieces already done."""
        self._begun = done, self._clock()

    def seconds(self, done: int, total: int) -> float | None:
        """Return how long the rest will take; None if that is still unknown."""
        before, begun = self._begun
        if done - before < _ENOUGH:
            return None
        return (self._clock() - begun) / (done - before) * (total - done)


class AnalysisPanel(Translated, QWidget):
    """Asks whose decisions to judge, and shows the mistakes found.

    ``wanted`` carries the seats (None: all) to be judged, ``cancelled`` a request to stop. ``renewed`` is
    emitted when the known mistakes have changed.
    """

    wanted = Signal(object)
    cancelled = Signal()
    renewed = Signal()
    reshaped = Signal()
    """While it takes one row: it may need another height."""

    def __init__(self) -> None:
        super().__init__()
        self._texts = AnalysisTexts(self)
        self._record: Record | None = None
        self.findings = Findings()
        """What has been found out about the game."""
        self._tallies: dict[int, Tally] = {}
        """The sums of what is listed, by seat."""
        self._judged: tuple[int, int] | None = None
        self._judged_fully: set[int] = set()
        """The seats all of whose decisions are judged."""
        self._is_cancelled = False
        """Whether someone wants to stop the analysis of this game for now."""
        self._time_left = TimeLeft()
        self._words: Callable[[], str] | None = None
        self._fresh = QTimer(self, singleShot=True, interval=_GATHER_MS)
        self._fresh.timeout.connect(self._list)
        self.whose = _whose_box()
        self.start = QPushButton()
        self.progress, self.time_left = QProgressBar(), second_label()
        self.summary = label(wrap=True)
        self.mistakes = MistakesView()
        self._note = second_label()
        self.listed = _list_button()
        """Whether mistakes are listed although there is little room; shown only if there is."""
        self.is_flat = False
        """Whether it takes one row."""
        self._head = hbox((self.whose, 1), self.start, self.listed)
        self._parts = vbox(
            self._head,
            *(self.progress, self.time_left, self.summary, self._note),
            (self.mistakes, 1),
            STRETCH,  # while there are none
            spacing=6,
            margins=(_MARGIN,) * 4,
        )
        self.setLayout(self._parts)
        self.start.clicked.connect(self._start_or_cancel)
        self.whose.currentIndexChanged.connect(self._list)
        self.retranslate_ui()

    def set_flat(self, small: bool, *, listed: bool = False) -> None:
        """Take one row if the window is ``small``, unless the mistakes are to be ``listed`` anyway."""
        show_if(self.listed, small and not listed)
        flat = small and not listed and not self.listed.isChecked()
        if flat != self.is_flat:
            self.is_flat = flat
            way = QBoxLayout.Direction.LeftToRight if flat else QBoxLayout.Direction.TopToBottom
            self._parts.setDirection(way)
            self._parts.setSpacing(12 if flat else _MARGIN)
            self._parts.setStretchFactor(self._head, int(flat))
            self._parts.setStretchFactor(self.mistakes, int(not flat))
            self._parts.setStretchFactor(self._note, 2 * flat)
            self.mistakes.set_flat(flat)
            self._show_state()

    # What is asked for

    def load(self, record: Record, you: int | None) -> None:
        """Prepare for another game; at first the decisions of ``you`` are asked about, None: of all."""
        self._record, self.findings = record, Findings()
        self.mistakes.load(record, self.findings)
        self._judged, self._words, self._is_cancelled = None, None, False
        self._judged_fully.clear()
        with QSignalBlocker(self.whose):
            self.whose.clear()
            self.whose.addItem("", None)
            for seat, name in enumerate(self._names):
                self.whose.addItem(name, seat)
            self.whose.setCurrentIndex(0 if you is None else you + 1)
        self.retranslate_ui()

    def renew(self, record: Record) -> None:
        """Note that more rounds of the same game can be judged from now on."""
        self._record = record
        self.mistakes.load(record, self.findings)
        self._judged_fully.clear()
        self._list()

    @property
    def seat(self) -> int | None:
        """Whose decisions are shown, None: everyone's."""
        seat = self.whose.currentData()
        return seat if isinstance(seat, int) else None

    @property
    def is_running(self) -> bool:
        """Whether decisions are being judged."""
        return self._judged is not None

    def ask(self) -> None:
        """Request an analysis of the chosen decisions, unless it is running or done."""
        if not self.is_running and self._record is not None and self._record.rounds and not self._is_done:
            self._start_or_cancel()

    @property
    def _is_done(self) -> bool:
        wanted = range(len(self._names)) if self.seat is None else [self.seat]
        return self._judged_fully.issuperset(wanted)

    def _start_or_cancel(self) -> None:
        self._is_cancelled = self.is_running
        if self.is_running:
            self.cancelled.emit()
            return
        self._judged, self._words = (0, 0), None
        self._show_state()
        self.wanted.emit(None if self.seat is None else [self.seat])

    # What has been found

    def begin(self, done: int, total: int) -> None:
        """Start showing progress: ``done`` of ``total`` decisions are already known."""
        self._time_left.start(done)
        self.work(done, total)

    def work(self, done: int, total: int) -> None:
        """Show that ``done`` of ``total`` decisions have been judged."""
        self._judged = done, total
        self._show_state()

    def take(self, decisions: Iterable[Decision]) -> None:
        """Add decisions that have been judged."""
        self.findings.add(decisions)
        if not self._fresh.isActive():
            self._fresh.start()

    def finish(self, seats: Sequence[int] | None = None, *, complete: bool = False) -> None:
        """Show that the analysis has ended; ``complete``: it covered all that ``seats`` (None: all) did."""
        self._judged = None
        if complete:
            self._judged_fully.update(range(len(self._names)) if seats is None else seats)
        self._list()

    def say(self, words: Callable[[], str] | None) -> None:
        """Show why there are no results, or not all of them; None: show nothing."""
        self._words = words
        self._show_state()

    @property
    def _names(self) -> list[str]:
        return [] if self._record is None else [player.name for player in self._record.setup.players]

    def _list(self) -> None:
        self._fresh.stop()
        self._tallies = {seat: replace(tally) for seat, tally in self.findings.tallies.items()}
        self.mistakes.show_mistakes(self.seat)
        self._show_state()
        self.renewed.emit()

    @property
    def _seats(self) -> list[int]:
        """The seats shown, as far as anything is known about them."""
        return [seat for seat in sorted(self._tallies) if self.seat in (None, seat)]

    def _show_state(self) -> None:
        running, seats = self.is_running, self._seats
        done, total = self._judged or (0, 0)
        self.progress.setRange(0, total)
        self.progress.setValue(done)
        left = self._time_left.seconds(done, total) if running and total else None
        self.time_left.setText(self._texts.time_left(left))
        self.start.setText(
            self.tr("&Cancel") if running else self.tr("&Resume") if seats else self.tr("&Analyse")
        )
        self.start.setEnabled(self._record is not None and bool(self._record.rounds))
        self.whose.setEnabled(not running)
        tallies, has_button = self._tallies, running or not self._is_done
        summaries = {seat: self._summary(seat) for seat in tallies}
        self.summary.setText("\n".join(summaries[seat] for seat in seats))
        has_room = not self.isVisible() or _has_room(self, self.summary, len(seats))
        is_summed_up = bool(seats) and not self.is_flat and has_room
        are_cut = has_button or _are_cut(self.whose, summaries.values())
        names_only = are_cut and (is_summed_up or self.is_flat)
        for seat, name in enumerate(self._names):
            self.whose.setItemText(seat + 1, name if names_only else summaries.get(seat, name))
        self._note.setText(self._note_text() if self._words is None else self._words())
        show_if(self.start, has_button)
        show_if(self.progress, running)
        show_if(self.time_left, running and not self.is_flat)
        self.progress.setToolTip(self.time_left.text())
        show_if(self.summary, is_summed_up and (self.seat is None or names_only))
        has_mistakes = any(tallies[seat].mistakes for seat in seats)
        is_noted = self._is_done and bool(seats) and not self.is_flat and (is_summed_up or not has_mistakes)
        show_if(self._note, self._words is not None or is_noted or not (seats or running))
        show_if(self.mistakes, has_mistakes)
        if self.is_flat:
            self.reshaped.emit()

    def _summary(self, seat: int) -> str:
        tally = self._tallies[seat]
        complete = seat in self._judged_fully
        return self._texts.summary(self._names[seat], tally.mistakes, tally.points, complete=complete)

    def _note_text(self) -> str:
        if any(self._tallies[seat].mistakes for seat in self._seats):
            return self.tr(
                "That is what these mistakes cost on average, not the points on the score sheet: even the "
                "winner can have lost some."
            )
        if self._seats:
            return self.tr("No clear mistakes: every decision was about as good as the best one found.")
        return self.tr(
            "The strongest computer player re-examines every decision, using only what the player could "
            "know, and finds those that clearly cost points."
        )

    def go_on(self) -> None:
        """Resume an interrupted analysis if the panel is visible."""
        if self.isVisible() and self._seats and not self._is_cancelled:
            self.ask()

    def minimumSizeHint(self) -> QSize:
        """Called by Qt: the panel is wide enough for mistakes even before there are any."""
        if self.is_flat:
            return super().minimumSizeHint()
        mistakes = self.mistakes.minimumSizeHint().width() + 2 * _MARGIN
        return super().minimumSizeHint().expandedTo(QSize(mistakes, 0))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_state()
        self.go_on()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Called by Qt: only the choices have the summary where mistakes would have no room."""
        super().resizeEvent(event)
        self._show_state()

    def retranslate_ui(self) -> None:
        if self.whose.count():
            self.whose.setItemText(0, self.tr("Everyone"))
        self.whose.setAccessibleName(self.tr("Whose decisions"))
        self.progress.setAccessibleName(self.tr("Decisions analysed"))
        self.listed.setAccessibleName(self.tr("List of mistakes"))
        self.listed.setToolTip(self.listed.accessibleName())
        self._list()


def _whose_box() -> ChoiceBox:
    box = ChoiceBox()
    box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(_LETTERS)
    return box


def _list_button() -> QToolButton:
    button = QToolButton()
    button.setCheckable(True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    give_icon(button, "scores")
    button.hide()
    return button


def _are_cut(box: ChoiceBox, choices: Iterable[str]) -> bool:
    """Return whether one of these choices has no room in its visible box."""
    metrics, room = box.fontMetrics(), box.width() - scaled(_FRAME)
    return box.isVisible() and any(metrics.horizontalAdvance(text) > room for text in choices)


def _has_room(panel: AnalysisPanel, summary: QLabel, lines: int) -> bool:
    """Return whether a panel has room for a summary of so many lines above its mistakes."""
    rest = scaled(_REST + _PROGRESS if panel.is_running else _REST)
    return panel.height() >= rest + lines * summary.fontMetrics().lineSpacing()
