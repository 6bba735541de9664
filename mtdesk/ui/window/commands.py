"""The menus: every command of the window with its text and shortcut."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from mtdesk.i18n import number_text, shortcut
from mtdesk.ui.kit.icons import DRAWINGS, give_icon

REDO = "Ctrl+Shift+Z", "Ctrl+Y"
"""The keys of either platform; the first one is shown."""

_Key = QKeySequence.StandardKey
_HINT, _PAUSE = "H", "P"
"""Letters, the same in every language."""

_MACOS_KEYS: Mapping[str, str] = MappingProxyType(
    {
        "keys": "Ctrl+/",  # Ctrl+? is help
        "statistics": "Ctrl+Shift+H",  # Ctrl+H hides the program
        "mute": "Ctrl+Shift+M",  # Ctrl+M minimises the window
        "full_screen": "Ctrl+Meta+F",  # F11 shows the desktop
    }
)
"""Keys of commands where macOS gives the usual ones a meaning; Qt's Ctrl is its command key."""


class Commands(QObject):
    """All commands as actions, in the menu bar of a window; ``platform`` is named as by ``sys.platform``."""

    def __init__(self, window: QMainWindow, platform: str = sys.platform) -> None:
        super().__init__(window)
        self._window = window
        self._held: list[QAction] = []
        self._make_game_commands()
        self._make_play_commands()
        self._make_view_commands()
        self._make_tools_commands()
        self.rules = self._action(_Key.HelpContents)
        self.guide = self._action()
        self.keys = self._action("Ctrl+?")
        self.report = self._action()
        self.about = self._action()
        if platform == "darwin":
            for name, keys in _MACOS_KEYS.items():
                getattr(self, name).setShortcut(QKeySequence(keys))
        self._give_roles()
        self._fill_menus()
        self._write_texts()
        for menu in self.menus:
            menu.aboutToShow.connect(partial(self.draw_icons, menu))
        self.allow_game(allowed=False)
        for action in (self.undo, self.redo, self.hint, self.play_on, self.seats):
            action.setEnabled(False)  # until the game on the table says otherwise

    def _make_game_commands(self) -> None:
        self.new_game = self._action(_Key.New)
        self.restart = self._action("F5")
        self.open = self._action(_Key.Open)
        self.replay = self._action("Ctrl+R")
        self.share_deal = self._action()
        self.shared_deal = self._action()
        self.daily_deal = self._action()
        self.save_as = self._action("Ctrl+Shift+S")
        self.pause = self._action(_PAUSE, checkable=True)
        self.seats = self._action()
        self.settings = self._action("Ctrl+,")
        self.quit = self._action("Ctrl+Q")
        self.quit.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)  # from a score pad, too

    def _make_play_commands(self) -> None:
        self.undo = self._action(_Key.Undo)
        self.redo = self._action()
        self.redo.setShortcuts([QKeySequence(keys) for keys in REDO])
        self.hint = self._action(_HINT)
        self.play_on = self._action("Ctrl+Return")
        self.sort_by_number = self._action("Ctrl+1")
        self.sort_by_value = self._action("Ctrl+2")
        self.sort_by_plan = self._action("Ctrl+3", checkable=True)

    def _make_view_commands(self) -> None:
        self.scores = self._action("Ctrl+T")
        self.log = self._action("Ctrl+L", checkable=True)
        self.hidden = self._action("Ctrl+I", checkable=True)
        self.zoom_in = self._action(_Key.ZoomIn)
        self.zoom_out = self._action(_Key.ZoomOut)
        self.zoom_to_fit = self._action("Ctrl+0")
        self.mute = self._action("Ctrl+M", checkable=True)
        self.full_screen = self._action("F11", checkable=True)

    def _make_tools_commands(self) -> None:
        self.house_rules = self._action("Ctrl+Shift+R")
        self.score_pad = self._action("Ctrl+Shift+T")
        self.statistics = self._action("Ctrl+H")
        self.fairness = self._action()
        self.export_data = self._action()
        self.import_data = self._action()

    def _fill_menus(self) -> None:
        bar = self._window.menuBar()
        self._game, self._play = bar.addMenu(""), bar.addMenu("")
        self._view, self._tools, self._help = bar.addMenu(""), bar.addMenu(""), bar.addMenu("")
        self._play.setToolTipsVisible(True)  # they say why a command is unavailable, and what it leads to
        _fill(self._game, self.new_game, self.restart, self.open)
        self.recent: QMenu = self._game.addMenu("")
        _fill(self._game, self.save_as, self.replay, None)
        _fill(self._game, self.daily_deal, self.share_deal, self.shared_deal, None)
        _fill(self._game, self.pause, self.seats, None, self.settings, None, self.quit)
        _fill(self._play, self.undo, self.redo, None, self.hint, self.play_on, None)
        _fill(self._play, self.sort_by_number, self.sort_by_value, self.sort_by_plan)
        _fill(self._view, self.scores, self.log, self.hidden, None)
        _fill(self._view, self.zoom_in, self.zoom_out, self.zoom_to_fit, None, self.mute, self.full_screen)
        _fill(self._tools, self.house_rules, self.score_pad, self.statistics, self.fairness, None)
        _fill(self._tools, self.export_data, self.import_data)
        _fill(self._help, self.rules, self.guide, self.keys, None, self.report, self.about)

    def _give_roles(self) -> None:
        """Say what goes into the program's menu on macOS; otherwise Qt guesses that from the words."""
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def draw_icons(self, menu: QMenu) -> None:
        """Give icons to the commands in a menu that is about to be shown, if they have none yet."""
        shown = {*menu.actions()}
        for name, command in vars(self).items():
            action = command.menuAction() if isinstance(command, QMenu) else command
            if (
                isinstance(action, QAction)
                and name in DRAWINGS
                and action in shown
                and action.icon().isNull()
            ):
                give_icon(command, name)

    def _action(self, keys: _Key | str | None = None, *, checkable: bool = False) -> QAction:
        action = QAction(self._window, checkable=checkable, menuRole=QAction.MenuRole.NoRole)
        if keys is not None:
            action.setShortcut(shortcut(keys) if isinstance(keys, str) else QKeySequence(keys))
        return action

    @property
    def menus(self) -> tuple[QMenu, ...]:
        """The menus of the bar."""
        return self._game, self._play, self._view, self._tools, self._help

    def hold(self) -> None:
        """Hold the commands given from now on until ``release``: nothing can carry them out yet."""
        for menu in self.menus:
            menu.triggered.connect(self._hold)

    def _hold(self, action: QAction) -> None:
        self._held.append(action)
        if action.isCheckable():  # it changes when it is carried out
            action.setChecked(not action.isChecked())

    def release(self) -> None:
        """Stop holding, and give the commands that were held as soon as Qt has its turn."""
        for menu in self.menus:
            menu.triggered.disconnect(self._hold)
        held, self._held = self._held, []
        for action in held:
            QTimer.singleShot(0, action.trigger)

    def allow_game(self, allowed: bool = True) -> None:
        """Enable, or disable, what needs a game on the table."""
        for action in (self.restart, self.save_as, self.share_deal, self.pause, self.scores):
            action.setEnabled(allowed)

    def mark_daily(self, is_new: bool) -> None:
        """Say beside the deal of the day that it has not been begun, or nothing."""
        new = "\t" + self.tr("new", "the deal of the day") if is_new else ""
        self.daily_deal.setText(self.tr("Deal of the da&y…") + new)

    def mark_pad(self, round_: tuple[int, int] | None) -> None:
        """Name the round of the running score pad, as its number and that of all, or none."""
        if round_ is None:
            self.score_pad.setText(self.tr("&Score pad…", "for games with real tiles"))
            return
        number, rounds = map(number_text, round_)
        text = self.tr("&Score pad (round {round} of {rounds})…")
        self.score_pad.setText(text.format(round=number, rounds=rounds))

    def _write_texts(self) -> None:
        self._game.setTitle(self.tr("&Game"))
        self._play.setTitle(self.tr("&Play", "menu of what can be done in a turn"))
        self._view.setTitle(self.tr("&View"))
        self._tools.setTitle(self.tr("&Tools"))
        self._help.setTitle(self.tr("&Help"))
        self.new_game.setText(self.tr("&New game…"))
        self.restart.setText(self.tr("Play this &deal again"))
        self.open.setText(self.tr("&Open…", "a saved game"))
        self.recent.setTitle(self.tr("&Recent games"))
        self.replay.setText(self.tr("Rep&lay a game…"))
        self.share_deal.setText(self.tr("S&hare this deal…"))
        self.shared_deal.setText(self.tr("Play a shared d&eal…"))
        self.mark_daily(False)
        self.save_as.setText(self.tr("Save &as…"))
        self.pause.setText(self.tr("&Pause"))
        self.seats.setText(self.tr("&Change players…"))
        self.settings.setText(self.tr("&Settings…"))
        self.quit.setText(self.tr("&Quit"))
        self.undo.setText(self.tr("&Undo"))
        self.redo.setText(self.tr("&Redo"))
        self.hint.setText(self.tr("&Hint"))
        self.play_on.setText(self.tr("&Play for me"))
        self.play_on.setToolTip(self.tr("The game will not count in your statistics."))
        self.sort_by_number.setText(self.tr("Sort by &number"))
        self.sort_by_value.setText(self.tr("Sort by &value"))
        self.sort_by_plan.setText(self.tr("Show my longest &train"))
        self.scores.setText(self.tr("&Score sheet"))
        self.log.setText(self.tr("&Log", "list of what happened"))
        self.hidden.setText(self.tr("&Hidden tiles", "counter of tiles not seen yet"))
        self.zoom_in.setText(self.tr("Zoom &in"))
        self.zoom_out.setText(self.tr("Zoom &out"))
        self.zoom_to_fit.setText(self.tr("Show &whole table"))
        self.mute.setText(self.tr("&Mute sounds"))
        self.full_screen.setText(self.tr("&Full screen"))
        self.house_rules.setText(self.tr("House &rules…"))
        self.rules.setText(self.tr("&Rules of this table"))
        self.mark_pad(None)
        self.statistics.setText(self.tr("S&tatistics…"))
        self.fairness.setText(self.tr("Is it &fair?"))
        self.export_data.setText(self.tr("&Export all data…"))
        self.import_data.setText(self.tr("&Import all data…"))
        self.guide.setText(self.tr("&Guided first round"))
        self.keys.setText(self.tr("&Keyboard shortcuts"))
        self.report.setText(self.tr("&Problem report…"))
        self.about.setText(self.tr("&About mtdesk"))


def _fill(menu: QMenu, *actions: QAction | None) -> None:
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)
