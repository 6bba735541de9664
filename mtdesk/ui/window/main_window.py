"""The window: the table, the menus above it, and whatever covers the table for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMainWindow,
    QSplitter,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from mtdesk.i18n import key_text
from mtdesk.ui.kit.fitting import keep_on_screen
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.sizes import is_roomy, scaled, text_scale
from mtdesk.ui.kit.style import PAGE, give_role
from mtdesk.ui.window.commands import Commands
from mtdesk.ui.window.headline import Headline, QuickBar, head_of

if TYPE_CHECKING:
    from mtdesk.rules.view import View
    from mtdesk.table.view import TableView

_BOTH_SIDES = 1000
"""Pixels at scale 1 of a window in which log and counter may both be beside the table."""
_LOG_SHARE, _LOG_UNASKED = 0.3, 0.25
"""The most that the log takes of a window without much room, and of any until people choose its width."""
_BESIDE = 16
"""Pixels between the status line and the buttons at its right."""


class Overlay(QWidget):
    """Covers the table with one page at a time; the previous page is discarded."""

    changed = Signal()
    """Another page covers the table now, or none."""

    def __init__(self, covered: TableView) -> None:
        super().__init__(covered)
        self._covered = covered
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.page: QWidget | None = None
        """What covers the table now."""
        self._area: QWidget | None = None
        """What contains the page, so that it can be scrolled."""
        self._rack_only = False
        give_role(self, PAGE)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        covered.installEventFilter(self)
        self.hide()

    @property
    def is_whole(self) -> bool:
        """Whether a page covers all of the table."""
        return self.page is not None and not self._rack_only

    def cover(self, page: QWidget, *, rack_only: bool = False) -> None:
        """Cover the table with this page, or only its lower part from the status line on."""
        self.uncover()
        self.page, self._rack_only = page, rack_only
        from mtdesk.ui.kit.widgets import scrolling

        self._area = scrolling(page, sideways=True)
        self._layout.addWidget(self._area)
        self.fit()
        self.show()
        self.raise_()
        page.setFocus()
        self._allow_covered(False)
        self.changed.emit()

    def uncover(self) -> None:
        """Show the table again, and give it the keyboard if the page had it."""
        focused = QApplication.focusWidget()  # PySide would keep what findChildren finds inside a page
        had_keyboard = focused is not None and self.isAncestorOf(focused)
        if self._area is not None:
            self._layout.removeWidget(self._area)
            self._area.hide()
            self._area.deleteLater()
            self.page = self._area = None
        self.hide()
        self._allow_covered(True)
        if had_keyboard:
            self._covered.setFocus()
        self.changed.emit()

    def _allow_covered(self, allowed: bool) -> None:
        """Let the keyboard reach what is below the page, or nothing there: Tab then stays on the page."""
        policies = Qt.FocusPolicy
        self._covered.setFocusPolicy(policies.StrongFocus if allowed else policies.NoFocus)
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for part in self._covered.findChildren(QWidget, options=direct):
            if part not in (self, self._covered.viewport()):
                part.setEnabled(allowed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of what is covered."""
        if event.type() == QEvent.Type.Resize:
            self.fit()
        return super().eventFilter(watched, event)

    def fit(self) -> None:
        """Cover exactly what is to be covered in the current layout."""
        area = self._covered.rect()
        if self._rack_only and self.page is not None:
            wanted = max(self.page.sizeHint().height(), self.page.heightForWidth(area.width()))
            height = min(area.height(), wanted)
            area.setTop(min(area.bottom() + 1 - height, round(self._covered.table.areas.pill.top())))
        self.setGeometry(area)


class MainWindow(Translated, QMainWindow):
    """Arranges and connects; the application carries out its commands.

    ``stack`` shows the table and the panels beside it, or another page in place of both. The window of the
    first frame is made with ``furnished`` false: it has only menus and quick buttons until ``furnish``.
    """

    closing = Signal()

    def __init__(self, *, furnished: bool = True) -> None:
        super().__init__()
        self.setWindowTitle("mtdesk")
        self.is_furnished = False
        keep_on_screen(self)
        self.pages = QWidget()  # not a QStackedWidget, which screen readers call a layered pane
        self.stack = QStackedLayout(self.pages)
        self.commands = Commands(self)
        self.quick_bar = QuickBar(self.commands)
        self.head = head_of(self.menuBar(), self.quick_bar)
        self.headline = Headline(self.head, self.quick_bar)
        self.setCentralWidget(self.pages if self.head is self.menuBar() else _below(self.head, self.pages))
        if furnished:
            self.furnish()
        else:
            self.commands.hold()

    def furnish(self) -> None:
        """Add the table and what is beside and over it, which takes most of the start to load."""
        from mtdesk.table.scene import TableScene
        from mtdesk.table.view import TableView
        from mtdesk.ui.kit.announcer import Announcer
        from mtdesk.ui.window.action_bar import ActionBar
        from mtdesk.ui.window.card import Card
        from mtdesk.ui.window.hidden import HiddenPanel
        from mtdesk.ui.window.log import USUAL_WIDTH, LogPanel
        from mtdesk.ui.window.panes import Panes

        self.table = TableScene()
        self.table.setParent(self)  # otherwise anything that hears its signals would keep it for ever
        self.view = TableView(self.table)
        self.hidden = HiddenPanel()
        self.log = LogPanel()
        self._sides = QSplitter()
        self.log_width = USUAL_WIDTH
        """Pixels at scale 1."""
        self._announcer = Announcer(self.view)
        self.actions_bar = ActionBar(self.view)
        self.card = Card(self.view)
        self.overlay = Overlay(self.view)
        panes = (self.view, self.overlay, self.card, self.actions_bar, self.log)
        self.panes = Panes(self, panes)
        self._arrange()
        self.is_furnished = True
        self.commands.log.toggled.connect(self._show_log)
        self.commands.log.triggered.connect(self._tell_log)
        self.commands.hidden.toggled.connect(self._toggle_hidden)
        self.overlay.changed.connect(self._show_sides)
        self.log.pointed_out.connect(self.table.spotlight.point_out)
        self.head.installEventFilter(self)
        self.actions_bar.installEventFilter(self)
        self.view.installEventFilter(self)
        self.actions_bar.proposed.connect(self.card.leave)
        self.table.sceneRectChanged.connect(lambda _: self._place_actions())
        self.table.sceneRectChanged.connect(lambda _: self.overlay.fit())

    def _arrange(self) -> None:
        room = QWidget()
        row = QHBoxLayout(room)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.view, 1)
        row.addWidget(self.hidden)
        self.hidden.hide()
        self.log.hide()
        self._sides.addWidget(room)
        self._sides.addWidget(self.log)
        self._sides.setChildrenCollapsible(False)
        self._sides.setStretchFactor(0, 1)
        self._sides.setStretchFactor(1, 0)
        self._sides.splitterMoved.connect(self._remember_log_width)
        self.stack.addWidget(self._sides)

    def show_table(self) -> None:
        """Show the table again instead of another page."""
        self.stack.setCurrentWidget(self._sides)
        (self.overlay.page or self.view).setFocus()

    @property
    def _has_both_sides(self) -> bool:
        return self.width() >= scaled(_BOTH_SIDES)

    def _toggle_hidden(self, shown: bool) -> None:
        if shown and self.isVisible() and not self._has_both_sides:
            self.commands.log.setChecked(False)
        self._show_sides()

    def _show_sides(self) -> None:
        """Show counter and log, but only beside the table: a page needs space, as a log does."""
        has_room = self._has_both_sides or not self.commands.log.isChecked()
        self.hidden.setVisible(self.commands.hidden.isChecked() and has_room and not self.overlay.is_whole)
        is_lent = self.overlay.is_whole and not is_roomy(self)  # its room, to a page in a small window
        self.commands.log.setEnabled(not is_lent)
        self.log.setVisible(self.commands.log.isChecked() and not is_lent)

    def show_headline(self, text: str) -> None:
        """Write round, engine and rules beside the menus."""
        self.headline.show_text(text)

    def show_view(self, view: View) -> None:
        """Count the tiles that a view does not show."""
        self.hidden.show_view(view)

    def _show_log(self, shown: bool) -> None:
        if shown and self.isVisible() and not self._has_both_sides:
            self.commands.hidden.setChecked(False)
        self._show_sides()
        if shown:
            self._share_width()

    def _tell_log(self, shown: bool) -> None:
        """Tell screen readers what the command has done."""
        words = (
            self.tr("The log is shown; press {key} to go to it.") if shown else self.tr("The log is hidden.")
        )
        self._announcer.call(words.format(key=key_text("F6")))

    def _share_width(self) -> None:
        """Give the log its width, and the table the rest."""
        log, share = scaled(self.log_width), 1.0
        if not is_roomy(self):
            share = _LOG_SHARE
        elif log == self.log.sizeHint().width():
            share = _LOG_UNASKED
        log = max(self.log.minimumWidth(), min(log, round(self.width() * share)))
        self._sides.setSizes([max(1, self._sides.width() - log), log])

    def _remember_log_width(self) -> None:
        self.log_width = round(self.log.width() / text_scale())

    def fit_ui(self) -> None:
        if not self.is_furnished:  # the first frame is shown before there is anything to fit
            return
        self._show_sides()
        if self.commands.log.isChecked():
            self.log.fit_ui()  # it may learn of the new text size only after the window
            self._share_width()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the buttons to the right of the status line, and the headline to the right of the menus."""
        # A widget resized while it handles its own resize would no longer lay out its parts.
        resized = event.type() is QEvent.Type.Resize and watched is not self.actions_bar
        if resized or event.type() in (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.LayoutRequest):
            self._place_actions()
            self.headline.place()
        if isinstance(event, QKeyEvent) and watched is self.view and self._leaves_full_screen(event):
            self.commands.full_screen.setChecked(False)
            return True
        return super().eventFilter(watched, event)

    def _leaves_full_screen(self, event: QKeyEvent) -> bool:
        """Return whether this is an Escape that has nothing else to end."""
        if event.type() is not QEvent.Type.KeyPress or event.key() != Qt.Key.Key_Escape:
            return False
        return self.commands.full_screen.isChecked() and not self.view.gesture.is_busy

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
        self.table.frame.keep_free(0.0 if bar.isHidden() else size.width() + _BESIDE, size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.is_furnished:
            self._show_sides()
            if self.commands.log.isChecked() and not is_roomy(self):
                self._share_width()

    def changeEvent(self, event: QEvent) -> None:
        """Called by Qt; the desktop may take the window out of full screen, or put it there."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange:
            self.commands.full_screen.setChecked(self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Inform the application, which ends everything in its own time, or does not."""
        event.ignore()
        if self.is_furnished:
            self.closing.emit()
        else:  # no one is listening yet
            QTimer.singleShot(0, self.close)

    def show_full_screen(self, wanted: bool) -> None:
        """Fill the screen, or restore the previous window, maximised or not."""
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(self.windowState() | full if wanted else self.windowState() & ~full)


def _below(head: QWidget, rest: QWidget) -> QWidget:
    """Return a widget with a line at its top and the rest below it."""
    result = QWidget()
    column = QVBoxLayout(result)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(head)
    column.addWidget(rest, 1)
    return result
