"""The window: the table, the menus above it, and whatever lies over the table for a while."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMainWindow, QVBoxLayout, QWidget

from mtdesk.table.scene import TableScene
from mtdesk.table.view import TableView
from mtdesk.ui.actions import ActionBar
from mtdesk.ui.commands import Commands
from mtdesk.ui.panels.log import LogPanel
from mtdesk.ui.panes import Panes
from mtdesk.ui.parts import Translated
from mtdesk.ui.style import PAGE, SECOND, give_role

_SMALLEST = (1024, 660)
_LOG_WIDTH = 320
_BESIDE = 16
"""Pixels between the status line and the buttons at its right."""


class Overlay(QWidget):
    """Covers the table with one page at a time; the page before is put away."""

    def __init__(self, covered: QWidget) -> None:
        super().__init__(covered)
        self._covered = covered
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._page: QWidget | None = None
        self._rack_only = False
        give_role(self, PAGE)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        covered.installEventFilter(self)
        self.hide()

    @property
    def page(self) -> QWidget | None:
        """What covers the table now."""
        return self._page

    def cover(self, page: QWidget, *, rack_only: bool = False) -> None:
        """Cover the table with this page, or just its lower part with the rack."""
        self.uncover()
        self._page, self._rack_only = page, rack_only
        self._covered.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab stays on the page
        self._layout.addWidget(page)
        self._fit()
        self.show()
        self.raise_()
        page.setFocus()

    def uncover(self) -> None:
        """Show the table again, and give it the keyboard if the page had it."""
        had_keyboard = any(part.hasFocus() for part in self.findChildren(QWidget))
        if self._page is not None:
            self._layout.removeWidget(self._page)
            self._page.hide()
            self._page.deleteLater()
            self._page = None
        self.hide()
        self._covered.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if had_keyboard:
            self._covered.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of what is covered."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        area = parent.rect()
        if self._rack_only and self._page is not None:
            area.setTop(area.bottom() + 1 - min(area.height(), self._page.sizeHint().height()))
        self.setGeometry(area)


class MainWindow(Translated, QMainWindow):
    """Arranges and connects; what its commands do is the application's."""

    closing = Signal()
    language_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(*_SMALLEST)
        self.table = TableScene()
        self.view = TableView(self.table)
        page = QWidget()
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.view, 1)
        self.log = LogPanel(self.table.look.theme)
        self.log.setFixedWidth(_LOG_WIDTH)
        self.log.hide()
        row.addWidget(self.log)
        self.setCentralWidget(page)
        self.actions_bar = ActionBar(self.view)
        self.overlay = Overlay(self.view)
        self.commands = Commands(self)
        self.panes = Panes(self, (self.view, self.overlay, self.actions_bar, self.log))
        self.commands.log.toggled.connect(self.log.setVisible)
        self.headline = QLabel(self.menuBar())
        give_role(self.headline, SECOND)
        self.headline.setContentsMargins(0, 0, 16, 0)
        self.headline.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.menuBar().installEventFilter(self)
        self.actions_bar.installEventFilter(self)
        self.view.installEventFilter(self)
        self.table.sceneRectChanged.connect(lambda _: self._place_actions())
        self.retranslate_ui()

    def show_headline(self, text: str) -> None:
        """Write round, engine and rules beside the menus."""
        self.headline.setText(text)
        self._place_headline()

    def _place_headline(self) -> None:
        bar = self.menuBar()
        width = self.headline.sizeHint().width()
        self.headline.setGeometry(bar.width() - width, 0, width, bar.height())
        self.headline.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the buttons at the right of the status line, and the headline at the right of the menus."""
        # A widget that is resized while it hears of its size would not lay out its own parts any more.
        resized = event.type() is QEvent.Type.Resize and watched is not self.actions_bar
        if resized or event.type() in (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.LayoutRequest):
            self._place_actions()
            self._place_headline()
        return super().eventFilter(watched, event)

    def _place_actions(self) -> None:
        bar = self.actions_bar
        strip = self.table.areas.pill
        size = bar.sizeHint()
        bar.setGeometry(
            round(strip.right() - size.width()),
            round(strip.center().y() - size.height() / 2),
            size.width(),
            size.height(),
        )
        bar.move(bar.pos() - QPoint(4, 0))
        self.table.surround.keep_free(0.0 if bar.isHidden() else size.width() + _BESIDE)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell the application, which ends everything in its own time, or does not."""
        event.ignore()
        self.closing.emit()

    def retranslate_ui(self) -> None:
        """Write all texts in the language installed."""
        self.setWindowTitle("mtdesk")
        self.commands.retranslate()
        self.panes.retranslate()
        self.language_changed.emit()

    def show_full_screen(self, wanted: bool) -> None:
        """Fill the screen, or be a window again."""
        if wanted:
            self.showFullScreen()
        else:
            self.showNormal()
