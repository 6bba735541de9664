"""The window in which a game is replayed: its own table, log, hands and analysis."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QSizePolicy, QSplitter, QTabWidget, QWidget

from mtdesk.control.timeline import Eyes, Timeline
from mtdesk.i18n import list_text
from mtdesk.table.cloth.camera import Framing
from mtdesk.table.scene import TableScene
from mtdesk.table.view import TableView
from mtdesk.ui.kit.fitting import keep_on_screen
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import hbox, holding, vbox
from mtdesk.ui.kit.sizes import is_roomy, scaled, whole_height
from mtdesk.ui.kit.style import NAME, PAGE, give_role
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.kit.widgets import ChoiceBox, ClosedByEscape, explain, label, second_label, show_if, tip
from mtdesk.ui.replay.analysis_panel import AnalysisPanel
from mtdesk.ui.replay.hands import OpenHands
from mtdesk.ui.replay.log import ReplayLog
from mtdesk.ui.replay.player import ReplayPlayer
from mtdesk.ui.replay.stage import ReplayStage
from mtdesk.ui.replay.transport import TransportBar
from mtdesk.ui.window.headline import BETWEEN

_SIDE, _LEAST_SIDE, _SHARE = 370, 340, 0.28
"""Pixels at scale 1 of the side panel, at least, and its share of a narrow window."""
_PANE = 2
"""Pixels of the edge round a page."""
_LEAST_LOG = 220
"""Pixels at scale 1 of the side panel, at least, where a table beside it would be small."""


_TABLE_KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter),
)


class ReplayView(TableView):
    """The table of a replay: a player who gets there with Tab can try a move by keys, if asked for one."""

    def event(self, event: QEvent) -> bool:
        """Called by Qt, first with possible shortcuts: a key of the table is not one."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
            asked = self.table.invitation.is_open and self.focus.is_shown
            if plain and asked and event.key() in _TABLE_KEYS:
                event.accept()
                return True
        return super().event(event)


_LEAST_HEADLINE = 90
"""Pixels at scale 1."""


class Headline(QLabel):
    """One line, which ends with dots where it is too long; a tooltip has all of it."""

    def __init__(self) -> None:
        super().__init__(textFormat=Qt.TextFormat.PlainText)
        give_role(self, NAME)

    def show_text(self, text: str) -> None:
        """Show the first line of this text: there is room."""
        whole = text.partition("\n")[0]
        self.setText(whole)
        self.setToolTip(tip(whole))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(_LEAST_HEADLINE), super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        with QPainter(self) as painter:
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, text)


class ReplayWindow(ClosedByEscape, Translated, QWidget):
    """Shows one game after another; closed, it waits hidden for the next.

    ``play_on_wanted`` and ``share_wanted`` are what people may ask for; ``closed``: they have seen enough.
    """

    play_on_wanted = Signal()
    share_wanted = Signal()
    closed = Signal()

    def __init__(self, tasks: Tasks, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        give_role(self, PAGE)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        keep_on_screen(self)
        self.table = TableScene()
        self.table.setParent(self)
        self.table.long_sentences = True  # about mistakes
        self.table.rack.shelf.has_tools = False
        self.view = ReplayView(self.table)
        camera = self.view.camera
        camera.usual = camera.framing = Framing.WHOLE  # the table is small here, and all ends are of interest
        _add_zoom_keys(self, self.view)
        self.log = ReplayLog()
        self.hands = OpenHands()
        self.analysis = AnalysisPanel()
        self.stage = ReplayStage(self.view, self.log)
        self.player = ReplayPlayer(self.stage, self.table.animator, tasks)
        self.transport = TransportBar(self.player, self.view)
        self.headline = Headline()
        self.eyes = ChoiceBox()
        self._seen_by = label()
        self._seen_by.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.open_hands = QCheckBox()
        self._note = second_label()
        self._note.setContentsMargins(14, 0, 14, 0)
        self.side = self.transport.keys.side
        self.side.setChecked(True)
        self._is_side_chosen = False
        """Whether a player has shown or hidden the side panel."""
        self._fill_sides()
        self.share, self.play_on = QPushButton(), QPushButton()
        for button in (self.share, self.play_on):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not take the keys from the table
            self.transport.further.addWidget(button)
        seen = ((self.headline, 1), self._seen_by, self.eyes, self.open_hands, self.transport.side)
        self._top = holding(hbox(*seen, spacing=10, margins=(14, 4, 14, 0)))
        controls = hbox(self.transport, margins=(14, 0, 14, 8))
        self.setLayout(vbox(self._top, self._note, (self._sides, 1), controls, spacing=4))
        self._share_width()
        self._connect(tasks)
        self.retranslate_ui()

    def _connect(self, tasks: Tasks) -> None:
        self.side.toggled.connect(self._show_beside)
        self.side.triggered.connect(self._note_choice)
        self.tabs.currentChanged.connect(self._show_beside)
        self.analysis.listed.toggled.connect(self._show_beside)
        self.analysis.reshaped.connect(self._share_width)
        self.transport.more.toggled.connect(self._show_beside)
        self.transport.log.clicked.connect(lambda: self._turn_to(self.log))
        self.transport.analysis.clicked.connect(lambda: self._turn_to(self.analysis))
        self.view.resized.connect(lambda size: tasks.start(self.table.resize(size)))
        self.stage.status.headline.connect(self._show_headline)
        self.log.chosen.connect(lambda index: self.player.step(index - self.player.index))
        self.player.changed.connect(self._follow)
        self.player.arrived.connect(self._arrive)
        self.eyes.currentIndexChanged.connect(self._look)
        self.open_hands.toggled.connect(self._look)
        self.open_hands.toggled.connect(self._show_beside)
        self.share.clicked.connect(self.share_wanted)
        self.play_on.clicked.connect(self.play_on_wanted)

    def _fill_sides(self) -> None:
        """Put log and analysis, above all hands, beside the table."""
        self.tabs = _tabs(self.log, self.analysis)
        self._beside = _splitter(Qt.Orientation.Vertical, self.tabs, self.hands)
        self._sides = _splitter(Qt.Orientation.Horizontal, self.view, self._beside)
        self._sides.setStretchFactor(0, 1)
        self._sides.setStretchFactor(1, 0)

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
        self.player.load(timeline, Eyes(person), index)
        self.transport.set_rounds()
        self.retranslate_ui()
        self.give_keys_to_table()

    def give_keys_to_table(self) -> None:
        """Let the arrows move through the game, and not over the table or from button to button."""
        self.view.setFocus()
        self.view.focus.set_visible(False)

    def renew(self, timeline: Timeline) -> None:
        """Continue replaying the same game, which has been played further meanwhile."""
        self.player.renew(timeline)
        self.transport.set_rounds()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        self.transport.more.setChecked(False)
        super().closeEvent(event)

    # What is seen

    def _look(self) -> None:
        if self.eyes.currentIndex() >= 0:
            self.player.look(Eyes(self.eyes.currentIndex(), self.open_hands.isChecked()))

    def show_analysis(self) -> None:
        """Show the analysis beside the table."""
        self.tabs.setCurrentWidget(self.analysis)
        self.side.setChecked(True)
        self.transport.more.setChecked(False)
        self._note_choice()

    def _note_choice(self) -> None:
        self._is_side_chosen = True

    def _turn_to(self, page: QWidget) -> None:
        """Show a page beside the table, or hide it if it is there."""
        is_there = self._page is page
        self.tabs.setCurrentWidget(page)
        self.side.setChecked(not is_there)
        if page is self.analysis:
            self.transport.more.setChecked(False)
        self._note_choice()
        self._show_beside()

    @property
    def _page(self) -> QWidget | None:
        """Log or analysis, None if neither is shown: rare controls take the place of an analysis in a row."""
        page = self.tabs.currentWidget() if self.side.isChecked() else None
        is_in_row = page is self.analysis and self.analysis.is_flat
        return None if is_in_row and self.transport.more.isChecked() else page

    def _show_beside(self) -> None:
        """Show beside the table what is wanted there: log or analysis, and all hands in the lower half."""
        self._arrange()
        self._beside.setSizes([self._beside.height() // 2] * 2)
        self._share_width()

    def _arrange(self) -> None:
        """Leave a small window to the table: controls take one row, and mistakes another one below it."""
        compact, transport = not is_roomy(self), self.transport
        self.analysis.set_flat(compact, listed=self.open_hands.isChecked())
        page = self._page
        show_if(self.tabs, page is not None)
        show_if(self.hands, self.open_hands.isChecked())
        show_if(self._beside, page is not None or self.open_hands.isChecked())
        for button, shown in ((transport.log, self.log), (transport.analysis, self.analysis)):
            button.setChecked(page is shown)
        transport.set_compact(compact)
        show_if(self._top, not compact or transport.more.isChecked())
        show_if(transport.side, not compact)
        self._name_window()
        show_if(self.tabs.tabBar(), not compact)
        is_below = page is self.analysis and self.analysis.is_flat
        self._sides.setOrientation(Qt.Orientation.Vertical if is_below else Qt.Orientation.Horizontal)

    def _follow(self) -> None:
        """Show whose eyes the player has, and whether there is a choice here."""
        timeline, player = self.player.timeline, self.player
        if timeline is None:
            return
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
        if timeline is not None:
            self.hands.show_view(timeline.shown(index, self.player.eyes)[1])

    def _share_width(self) -> None:
        """Give the side panel its width, less in a narrow window, and the table the rest."""
        if self._sides.orientation() is Qt.Orientation.Vertical:
            self.tabs.setMinimumWidth(0)
            self.tabs.setMinimumHeight(whole_height(self.analysis, self.width()) + _PANE)
            self._sides.setSizes([self.height(), 1])
            return
        self.tabs.setMinimumHeight(0)
        least = scaled(_LEAST_SIDE if is_roomy(self) else _LEAST_LOG)
        least = max(least, self.tabs.currentWidget().minimumSizeHint().width())
        side = max(least, min(scaled(_SIDE), round(self.width() * _SHARE)))
        self.tabs.setMinimumWidth(least)
        self._sides.setSizes([max(1, self.width() - side), side])

    def showEvent(self, event: QShowEvent) -> None:
        """Called by Qt: the width is now known."""
        super().showEvent(event)
        if not self._is_side_chosen:
            self.side.setChecked(is_roomy(self))
        self._show_beside()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Called by Qt: there may be more or less room beside the table."""
        super().resizeEvent(event)
        if self.isVisible():
            self._arrange()
            self._share_width()

    def fit_ui(self) -> None:
        self._show_beside()

    def _show_headline(self, text: str) -> None:
        self.headline.show_text(text)
        self._name_window()

    def _name_window(self) -> None:
        """Put the headline into the title of a small window, which has no room for it elsewhere."""
        names = [self.eyes.itemText(seat) for seat in range(self.eyes.count())]
        title = self.tr("Replay: {players}").format(players=list_text(names))
        headline = "" if is_roomy(self) else self.headline.text()
        self.setWindowTitle(BETWEEN.join(filter(None, (title, headline))))

    def retranslate_ui(self) -> None:
        self._name_window()
        self._seen_by.setText(self.tr("View as"))
        self.eyes.setAccessibleName(self.tr("View as"))
        self.open_hands.setText(self.tr("Show all &hands"))
        self._note.setText(
            self.tr("This round is still in progress: hidden tiles stay hidden until it ends.")
        )
        self.share.setText(self.tr("&Share this deal…"))
        explain(self.share, self.tr("Show a code with which others can play this deal"))
        self.play_on.setText(self.tr("Con&tinue from here…"))
        explain(self.play_on, self.tr("Continue the game from this position"))
        self.tabs.setTabText(self.tabs.indexOf(self.log), self.tr("Log", "list of what happened"))
        self.tabs.setTabText(self.tabs.indexOf(self.analysis), self.tr("Analysis"))
        self.stage.status.retranslate()
        if self.eyes.count():
            self.eyes.setMinimumWidth(min(self.eyes.needed_width(), scaled(220)))
        self._share_width()


def _tabs(*pages: QWidget) -> QTabWidget:
    tabs = QTabWidget()
    for page in pages:
        tabs.addTab(page, "")
    tabs.setDocumentMode(True)
    tabs.tabBar().setDrawBase(False)  # its line would stand out behind the tab that has the focus
    return tabs


def _splitter(orientation: Qt.Orientation, *parts: QWidget) -> QSplitter:
    splitter = QSplitter(orientation)
    for part in parts:
        splitter.addWidget(part)
    splitter.setChildrenCollapsible(False)
    return splitter


def _add_zoom_keys(window: QWidget, view: TableView) -> None:
    """Let the keys that zoom the table of the main window zoom that of this one."""
    for keys, do in (
        (QKeySequence.StandardKey.ZoomIn, view.zoom_in),
        (QKeySequence.StandardKey.ZoomOut, view.zoom_out),
        ("Ctrl+0", view.camera.toggle_whole),
    ):
        action = QAction(window)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(do)
        window.addAction(action)
