"""The window in which a game is replayed: its own table, log, hands and analysis."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QCheckBox, QPushButton, QSizePolicy, QSplitter, QTabWidget, QWidget

from mtdesk.control.timeline import Eyes, Timeline
from mtdesk.i18n import Labels, list_text
from mtdesk.lab.analysis import Decision, Place
from mtdesk.rules.view import View
from mtdesk.table.cloth.camera import Framing
from mtdesk.table.scene import TableScene
from mtdesk.table.view import TableView
from mtdesk.ui.game_widgets.tile_row import TileRow
from mtdesk.ui.kit.fitting import keep_on_screen
from mtdesk.ui.kit.labels import ElidedLabel
from mtdesk.ui.kit.layouts import STRETCH, hbox, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import NAME, PAGE, give_role
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.kit.widgets import (
    ChoiceBox,
    ClosedByEscape,
    SeatBadge,
    explain,
    label,
    scrolling,
    second_label,
    show_if,
)
from mtdesk.ui.replay.analysis_panel import AnalysisPanel
from mtdesk.ui.replay.judge import Judge
from mtdesk.ui.replay.log import ReplayLog
from mtdesk.ui.replay.player import ReplayPlayer, ReplayStage
from mtdesk.ui.replay.question import MistakePresenter
from mtdesk.ui.replay.transport import TransportBar

_TABLE_KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter),
)
_WIDE = 860
"""Pixels at scale 1 of a window that opens with its side shown."""
_TILE = 24.0
"""Pixels at scale 1 that a tile is wide."""


class OpenHands(QWidget):
    """Shows the open hands of a view, except that of its own seat, and nothing for hidden ones."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[TileRow] = []
        self._parts: list[QWidget] = []
        """By seat: a name above its row."""
        self._column = vbox(STRETCH, spacing=10, margins=(4, 4, 8, 4))
        area = scrolling(holding(self._column), by_keys=True)
        area.setAccessibleName(self.tr("All hands"))
        self.setLayout(vbox(area))

    def show_players(self, names: Sequence[str]) -> None:
        for part in self._parts:
            part.hide()
            part.deleteLater()
        self._rows = [TileRow(scaled(_TILE)) for _ in names]
        self._parts = []
        for seat, (name, tiles) in enumerate(zip(names, self._rows, strict=True)):
            head = hbox(SeatBadge(seat, 22), (label(NAME, name), 1), spacing=8)
            self._parts.append(holding(vbox(head, tiles, spacing=3)))
            self._column.insertWidget(seat, self._parts[-1])

    def show_view(self, view: View) -> None:
        for row, hand in zip(self._rows, view.open_hands or ((),) * len(self._rows), strict=True):
            row.show_tiles(hand)
        for seat, part in enumerate(self._parts):
            show_if(part, seat != view.seat)


class ReplayView(TableView):
    """The table of a replay: a player who gets there with Tab can try a move by keys, if asked for one."""

    def event(self, event: QEvent) -> bool:
        """Keep keys of the table from being shortcuts."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
            asked = self.table.invitation.is_open and self.focus.is_shown
            if plain and asked and event.key() in _TABLE_KEYS:
                event.accept()
                return True
        return super().event(event)


class TableWindow(ClosedByEscape, QWidget):
    """A window with a table that shows what has been played. ``closed``: people have seen enough."""

    closed = Signal()

    def __init__(self, tasks: Tasks, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        give_role(self, PAGE)
        keep_on_screen(self)
        self.table = TableScene()
        self.table.setParent(self)
        self.table.long_sentences = True  # about mistakes
        self.view = ReplayView(self.table)
        camera = self.view.camera
        camera.usual = camera.framing = Framing.WHOLE  # the table is small here, and all ends are of interest
        self._add_zoom_keys()
        self.log = ReplayLog(self)
        self.stage = ReplayStage(self.view, self.log)
        self.player = ReplayPlayer(self.stage, self.table.animator, tasks)
        self.headline = ElidedLabel(NAME)
        self.view.resized.connect(lambda size: tasks.start(self.table.resize(size)))
        self.stage.status.headline.connect(self.headline.write)

    def _add_zoom_keys(self) -> None:
        """Zoom this table with the keys that zoom that of the main window."""
        for keys, do in (
            (QKeySequence.StandardKey.ZoomIn, self.view.zoom_in),
            (QKeySequence.StandardKey.ZoomOut, self.view.zoom_out),
            ("Ctrl+0", self.view.camera.toggle_whole),
        ):
            QShortcut(QKeySequence(keys), self, do)

    def give_keys_to_table(self) -> None:
        """Move through the game with the arrows, and not over the table or from button to button."""
        self.view.setFocus()
        self.view.focus.set_visible(False)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)


class ReplayWindow(TableWindow):
    """Shows one game after another; closed, it waits hidden for the next."""

    def __init__(self, judge: Judge, tasks: Tasks, parent: QWidget | None = None) -> None:
        super().__init__(tasks, parent)
        self.hands = OpenHands()
        self.analysis = AnalysisPanel(judge, tasks)
        self._presenter = MistakePresenter(self._mistake_asked_about, self.player, self.stage)
        self.transport = TransportBar(self.player, self.view)
        self.eyes = ChoiceBox()
        self.eyes.setAccessibleName(self.tr("View as"))
        seen_by = label(text=self.tr("View as"))
        seen_by.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.open_hands = QCheckBox(self.tr("Show all &hands"))
        self._note = second_label(
            self.tr("This round is still in progress, so hidden tiles stay hidden until it ends.")
        )
        self._note.setContentsMargins(14, 0, 14, 0)
        self.side = self.transport.keys.actions["side"]
        self.side.setChecked(True)
        self._is_side_chosen = False
        """Whether a player has shown or hidden the side panel."""
        self._fill_sides()
        self.share = QPushButton(Labels.tr("&Share…"))
        explain(self.share, self.tr("Share a picture of the game and the code of its deal"))
        self.practise = QPushButton(self.tr("Pract&ise…"))
        explain(self.practise, self.tr("Solve positions from your past games in which you made mistakes"))
        self.play_on = QPushButton(self.tr("Con&tinue from here…"))
        for button in (self.share, self.practise, self.play_on):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not take the keys from the table
            self.transport.further.addWidget(button)
        seen = hbox(seen_by, self.eyes, self.open_hands, self.transport.side, spacing=10)
        top = hbox((self.headline, 1), seen, spacing=10, margins=(14, 4, 14, 0))
        controls = hbox(self.transport, margins=(14, 0, 14, 8))
        self.setLayout(vbox(top, self._note, (self._sides, 1), controls, spacing=4))
        self._connect()

    def _connect(self) -> None:
        self.side.toggled.connect(self._show_beside)
        self.side.triggered.connect(self._note_choice)
        self.log.chosen.connect(lambda index: self.player.step(index - self.player.index))
        self.player.changed.connect(self._follow)
        self.player.arrived.connect(self._arrive)
        self.eyes.currentIndexChanged.connect(self._look)
        self.open_hands.toggled.connect(self._look)
        self.open_hands.toggled.connect(self._show_beside)
        self.log.log.mark(self.analysis.mistake_at)
        self.analysis.renewed.connect(self._mark_log)
        self.analysis.renewed.connect(self._presenter.follow)
        self.analysis.list.chosen.connect(self._presenter.go_to)
        self.analysis.show_better.clicked.connect(self._presenter.reveal)
        self._presenter.offered.connect(self.analysis.show_better.setEnabled)
        self._presenter.next_concerned.connect(self.transport.set_before_next)
        self.tabs.currentChanged.connect(self._presenter.follow)

    def _mistake_asked_about(self, place: Place) -> Decision | None:
        """Return the mistake at a place while mistakes are in sight."""
        return self.analysis.mistake_at(place) if self.analysis.mistakes.isVisible() else None

    def _mark_log(self) -> None:
        self.log.show_losses(any(one.is_mistake for one in self.analysis.found.values()))
        self.log.refresh()

    def _fill_sides(self) -> None:
        """Put log and analysis, above all hands, beside the table."""
        self.tabs = QTabWidget()
        self.tabs.addTab(self.log, Labels.tr("Log"))
        self.tabs.addTab(scrolling(self.analysis), self.tr("Analysis"))
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)  # its line would stand out behind the tab that has the focus
        self._beside = _splitter(Qt.Orientation.Vertical, self.tabs, self.hands)
        self._sides = _splitter(Qt.Orientation.Horizontal, self.view, self._beside)
        self._sides.setStretchFactor(0, 5)
        self._sides.setStretchFactor(1, 2)
        self._sides.setSizes([5000, 2000])  # shares, not pixels

    def load(self, timeline: Timeline, index: int) -> None:
        """Replay a game from a position on, seen by its only person or the first seat."""
        players = timeline.record.setup.players
        names = [player.name for player in players]
        person = next((seat for seat, player in enumerate(players) if player.kind == "human"), 0)
        with QSignalBlocker(self.eyes):
            self.eyes.clear()
            self.eyes.addItems(names)
            self.eyes.setCurrentIndex(person)
        with QSignalBlocker(self.open_hands):
            self.open_hands.setChecked(False)
        self._show_beside()
        self.hands.show_players(names)
        self._presenter.load()
        self.player.load(timeline, Eyes(person), index)
        self.analysis.load(timeline)
        self.transport.set_rounds()
        self.setWindowTitle(self.tr("Replay: {players}").format(players=list_text(names)))
        self.give_keys_to_table()

    def renew(self, timeline: Timeline) -> None:
        """Continue replaying the same game, which has been played further meanwhile."""
        self.player.renew(timeline)
        self.analysis.renew(timeline)
        self.transport.set_rounds()

    # What is seen

    def _look(self) -> None:
        if self.eyes.currentIndex() >= 0:
            self.player.look(Eyes(self.eyes.currentIndex(), self.open_hands.isChecked()))

    def show_analysis(self) -> None:
        self.tabs.setCurrentIndex(1)
        self.side.setChecked(True)
        self._note_choice()

    def _note_choice(self) -> None:
        self._is_side_chosen = True

    def _show_beside(self) -> None:
        """Show beside the table what is wanted there: log or analysis, and all hands below it."""
        show_if(self.tabs, self.side.isChecked())
        show_if(self.hands, self.open_hands.isChecked())
        show_if(self._beside, self.side.isChecked() or self.open_hands.isChecked())

    def _follow(self) -> None:
        """Show whose eyes the player has, and whether there is a choice here."""
        timeline, player = self.player.timeline, self.player
        with QSignalBlocker(self.eyes):
            self.eyes.setCurrentIndex(player.eyes.seat)
        free = timeline.is_open(player.index)
        self.eyes.setEnabled(free)
        self.open_hands.setEnabled(free)
        self._note.setVisible(not free)
        ended = player.index == player.last and timeline.is_finished
        self.play_on.setEnabled(not ended)

    def _arrive(self, index: int) -> None:
        timeline = self.player.timeline
        if index == self.player.index:
            self.hands.show_view(timeline.shown(index, self.player.eyes)[1])
            self.analysis.show_position(*timeline.place_of(index))

    def showEvent(self, event: QShowEvent) -> None:
        """Leave a small window to the table until the side panel is asked for."""
        super().showEvent(event)
        if not self._is_side_chosen:
            self.side.setChecked(self.width() >= scaled(_WIDE))
        self._show_beside()


def _splitter(orientation: Qt.Orientation, *parts: QWidget) -> QSplitter:
    splitter = QSplitter(orientation)
    for part in parts:
        splitter.addWidget(part)
    splitter.setChildrenCollapsible(False)
    return splitter
