"""The window: the table, the menus above it, and whatever covers the table for a while."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QMenuBar,
    QSplitter,
    QStackedLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mtdesk.i18n import key_text
from mtdesk.ui.kit.fitting import keep_on_screen
from mtdesk.ui.kit.icons import follow_action, give_icon
from mtdesk.ui.kit.labels import ElidedLabel
from mtdesk.ui.kit.layouts import hbox, holding
from mtdesk.ui.kit.sizes import TextSized, scaled, text_scale
from mtdesk.ui.kit.style import HEAD, PAGE, SECOND, give_role
from mtdesk.ui.window.commands import Commands

if TYPE_CHECKING:
    from mtdesk.table.view import TableView

BETWEEN = "  ·  "
"""Separates the parts of a headline."""
_QUICK = ("undo", "hint", "scores", "log")
"""The commands, by their names in ``Commands``, that have a button beside the menus."""
_LOG_SHARE = 0.28
"""The most that the log takes of the window until people choose its width."""
_BOTH_SIDES = 1000
"""Pixels at scale 1 of a window in which log and counter may both be beside the table."""
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
        covered.installEventFilter(self)
        self.hide()

    @property
    def is_whole(self) -> bool:
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
        """Allow the keyboard to reach what is below the page, or not: Tab then stays on the page."""
        policies = Qt.FocusPolicy
        self._covered.setFocusPolicy(policies.StrongFocus if allowed else policies.NoFocus)
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for part in self._covered.findChildren(QWidget, options=direct):
            if part not in (self, self._covered.viewport()):
                part.setEnabled(allowed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.fit()
        return super().eventFilter(watched, event)

    def fit(self) -> None:
        """Cover exactly what is to be covered in the current layout."""
        area = self._covered.rect()
        if self._rack_only and self.page is not None:
            wanted = max(self.page.sizeHint().height(), self.page.heightForWidth(area.width()))
            height = min(area.height(), wanted)
            area.setTop(min(area.bottom() + 1 - height, round(self._covered.table.areas.status_line.top())))
        self.setGeometry(area)


class Panes(QObject):
    """Two actions of a window that give the keyboard to its next pane and to the one before.

    A pane may be on top of another one. It takes part while something in it can have the keyboard.
    """

    def __init__(self, window: QWidget, panes: Sequence[QWidget]) -> None:
        super().__init__(window)
        self._window, self._panes = window, tuple(panes)
        next_pane = self._action(self.tr("Next pane (table, buttons, log)"), "F6", 1)
        self.keys = next_pane, self._action(self.tr("Previous pane"), "Shift+F6", -1)

    def _action(self, text: str, key: str, step: int) -> QAction:
        action = QAction(text, self._window, shortcut=QKeySequence(key))
        action.triggered.connect(lambda: self._go(step))
        self._window.addAction(action)
        return action

    def _go(self, step: int) -> None:
        here = self._pane_of(self._window.focusWidget())
        stops = {pane: stop for pane in self._panes if (stop := self._stop(pane)) is not None}
        order = [pane for pane in self._panes if pane in stops or pane is here]
        if order:
            wanted = order[(order.index(here) + step) % len(order)] if here is not None else order[0]
            if wanted in stops:
                stops[wanted].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _stop(self, pane: QWidget) -> QWidget | None:
        """Return what takes the keyboard in a pane, but not in another one on top of it."""
        for part in (pane.focusProxy() or pane, *pane.findChildren(QWidget)):
            by_tab = part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.focusProxy() is None
            if by_tab and part.isVisible() and part.isEnabled() and self._pane_of(part) is pane:
                return part
        return None

    def _pane_of(self, widget: QWidget | None) -> QWidget | None:
        """Return the innermost pane that a widget is part of."""
        while widget is not None and widget not in self._panes:
            widget = widget.parentWidget()
        return widget


class MainWindow(TextSized, QMainWindow):
    """Arranges and connects; the application carries out its commands.

    ``stack`` shows the table and the panels beside it, or another page in place of both. The window of the
    first frame is made ``with_table`` false: it has only menus until ``add_table``, which gives the quick
    buttons their icons, too.
    """

    closing = Signal()

    def __init__(self, *, with_table: bool = True) -> None:
        super().__init__()
        self.setWindowTitle("mtdesk")
        self.has_table = False
        keep_on_screen(self)
        self.pages = QWidget()  # not a QStackedWidget, which screen readers call a layered pane
        self.stack = QStackedLayout(self.pages)
        self._menus = QMenuBar()
        self.commands = Commands(self)
        self.headline = ElidedLabel(SECOND, BETWEEN)
        self.headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        beside = self.headline.sizePolicy()
        beside.setRetainSizeWhenHidden(True)
        self.headline.setSizePolicy(beside)
        self.quick_buttons = {name: _quick_button(self.commands, name) for name in _QUICK}
        # In one line with the menus, which some desktops show elsewhere, without what else is in their bar.
        quick = hbox(*self.quick_buttons.values(), spacing=2)
        head = holding(hbox(self._menus, (self.headline, 1), quick, spacing=8, margins=(0, 0, 8, 0)))
        give_role(head, HEAD)
        self.setMenuWidget(head)
        self.setCentralWidget(self.pages)
        if with_table:
            self.add_table()
        else:
            self.commands.hold()

    def menuBar(self) -> QMenuBar:
        """Return the bar of the menus, which is not alone in its line."""
        return self._menus

    def add_table(self) -> None:
        """Add the table and what is beside and over it, which takes most of the start to load."""
        from mtdesk.table.scene import TableScene
        from mtdesk.table.view import TableView
        from mtdesk.ui.kit.announcer import Announcer
        from mtdesk.ui.window.action_bar import ActionBar
        from mtdesk.ui.window.hidden import HiddenPanel
        from mtdesk.ui.window.log import USUAL_WIDTH, LogPanel

        self.table = TableScene()
        self.table.setParent(self)  # otherwise anything that hears its signals would keep it for ever
        self.view = TableView(self.table)
        self.hidden = HiddenPanel()
        self.hidden.hide()
        self.log = LogPanel()
        self.log.hide()
        self.log_width = self._usual_log_width = USUAL_WIDTH
        """Pixels at scale 1."""
        self._announcer = Announcer(self.view)
        self.actions_bar = ActionBar(self.view)
        self.overlay = Overlay(self.view)
        self.panes = Panes(self, (self.view, self.overlay, self.actions_bar, self.log))
        self._sides = QSplitter()
        self._sides.addWidget(holding(hbox((self.view, 1), self.hidden, spacing=0)))
        self._sides.addWidget(self.log)
        self._sides.setChildrenCollapsible(False)
        self._sides.setStretchFactor(0, 1)
        self._sides.splitterMoved.connect(self._remember_log_width)
        self.stack.addWidget(self._sides)
        # It speaks of the game on the table.
        self.stack.currentChanged.connect(
            lambda: self.headline.setVisible(self.stack.currentWidget() is self._sides)
        )
        for name, button in self.quick_buttons.items():
            give_icon(button, name)
        self.has_table = True
        self.commands.log.toggled.connect(self._show_log)
        self.commands.log.triggered.connect(self._announce_log)
        self.commands.hidden.toggled.connect(self._toggle_hidden)
        self.overlay.changed.connect(self._show_hidden)
        self.log.pointed_out.connect(self.table.spotlight.point_out)
        self.actions_bar.installEventFilter(self)
        self.view.installEventFilter(self)
        self.table.sceneRectChanged.connect(self._place_actions)
        self.table.sceneRectChanged.connect(self.overlay.fit)

    def show_table(self) -> None:
        self.stack.setCurrentWidget(self._sides)
        (self.overlay.page or self.view).setFocus()

    def _is_narrow(self) -> bool:
        return self.isVisible() and self.width() < scaled(_BOTH_SIDES)

    def _toggle_hidden(self, shown: bool) -> None:
        if shown and self._is_narrow():
            self.commands.log.setChecked(False)
        self._show_hidden()

    def _show_hidden(self) -> None:
        """Show the counter if it is wanted, but only beside the table, which it is about."""
        self.hidden.setVisible(self.commands.hidden.isChecked() and not self.overlay.is_whole)

    def _show_log(self, shown: bool) -> None:
        if shown and self._is_narrow():
            self.commands.hidden.setChecked(False)
        self.log.setVisible(shown)
        if shown:
            log, most = scaled(self.log_width), round(_LOG_SHARE * self.width())
            if self.log_width == self._usual_log_width:
                log = min(log, most)
            self._sides.setSizes([max(1, self._sides.width() - log), log])

    def _announce_log(self, shown: bool) -> None:
        """Tell screen readers what the command has done."""
        words = (
            self.tr("The log is shown. Press {key} to go to it.") if shown else self.tr("The log is hidden.")
        )
        self._announcer.call(words.format(key=key_text("F6")))

    def _remember_log_width(self) -> None:
        self.log_width = round(self.log.width() / text_scale())

    def fit_ui(self) -> None:
        if self.has_table and self.commands.log.isChecked():
            self.log.fit_ui()  # it may learn of the new text size only after the window
            self._show_log(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the buttons to the right of the status line, and leave full screen with Escape."""
        # A widget resized while it handles its own resize would no longer lay out its parts.
        resized = event.type() is QEvent.Type.Resize and watched is not self.actions_bar
        if resized or event.type() in (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.LayoutRequest):
            self._place_actions()
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
        bar, strip = self.actions_bar, self.table.areas.status_line
        size = bar.sizeHint()
        left, top = strip.right() - size.width() - 4, strip.center().y() - size.height() / 2
        bar.setGeometry(round(left), round(top), size.width(), size.height())
        self.table.frame.keep_free(0.0 if bar.isHidden() else size.width() + _BESIDE)

    def changeEvent(self, event: QEvent) -> None:
        """Note that the desktop has taken the window out of full screen, or put it there."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange:
            self.commands.full_screen.setChecked(self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Inform the application, which ends everything in its own time, or does not."""
        event.ignore()
        if self.has_table:
            self.closing.emit()
        else:  # no one is listening yet
            QTimer.singleShot(0, self.close)

    def show_full_screen(self, wanted: bool) -> None:
        """Fill the screen, or restore the previous window, maximised or not."""
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(self.windowState() | full if wanted else self.windowState() & ~full)


def _quick_button(commands: Commands, name: str) -> QToolButton:
    """Return a button for a command; it never takes the keyboard, since keys and menus do the same."""
    button = QToolButton()
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    follow_action(button, getattr(commands, name))
    return button
