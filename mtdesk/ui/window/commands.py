"""The menus and keys: every command of the window, one line each."""

from __future__ import annotations

import sys
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from mtdesk.i18n import Labels, number_text, shortcut
from mtdesk.ui.kit.icons import give_icon

REDO = "Ctrl+Shift+Z", "Ctrl+Y"
"""The keys of either platform; the first one is shown."""

_Key = QKeySequence.StandardKey
_Role = QAction.MenuRole
_ICON = "mtdesk_icon"
"""The property of a command that has the name of its icon."""


class Commands(QObject):
    """All commands as actions in a window, most of them in its menus.

    What the table offers with a button or on the rack has keys but no place in a menu. ``platform`` is named
    as by ``sys.platform``.
    """

    def __init__(  # noqa: PLR0915 -- a line for each command
        self, window: QMainWindow, platform: str = sys.platform
    ) -> None:
        super().__init__(window)
        self._window, self._is_macos = window, platform == "darwin"
        self._held: list[QAction] = []
        game = self._menu(self.tr("&Game"))
        self.new_game = self._add(game, "new_game", self.tr("&New game…"), _Key.New)
        self.games = self._add(game, "games", self.tr("Ga&mes…"))
        self.games.setShortcuts([QKeySequence(_Key.Open), QKeySequence("Ctrl+R")])
        self.daily_deal = self._add(game, "daily_deal", self.tr("Deal of the da&y…"))
        self.score_pad = self._add(game, "score_pad", "", "Ctrl+Shift+T")
        game.addSeparator()
        self.phones = self._add(game, "phones", self.tr("Hands &on phones…"))
        self.share_deal = self._add(game, "share_deal", self.tr("S&hare…"))
        game.addSeparator()
        preferences = _Role.PreferencesRole
        self.settings = self._add(game, "settings", self.tr("&Settings…"), "Ctrl+,", role=preferences)
        self.quit = self._add(game, "quit", self.tr("&Quit"), "Ctrl+Q", role=_Role.QuitRole)
        self.quit.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)  # from a score pad, too

        turn = self._menu(self.tr("&Turn"))
        turn.setToolTipsVisible(True)  # they say why a command is unavailable, and what it leads to
        self.undo = self._add(turn, "undo", self.tr("&Undo"), _Key.Undo)
        self.redo = self._add(turn, "redo", self.tr("&Redo"))
        self.redo.setShortcuts([QKeySequence(keys) for keys in REDO])
        turn.addSeparator()
        self.hint = self._add(turn, "hint", self.tr("&Hint"), "H")
        self.play_on = self._add(turn, "play_on", self.tr("&Play for me"), "Ctrl+Return")
        self.play_on.setToolTip(self.tr("The game will not count towards your statistics."))
        turn.addSeparator()
        self.pause = self._add(turn, "pause", self.tr("P&ause"), "P", checkable=True)

        view = self._menu(self.tr("&View"))
        log = self.tr("&Log", "list of what happened")
        hidden = self.tr("&Hidden tiles", "counter of tiles not seen yet")
        self.scores = self._add(view, "scores", self.tr("&Score sheet"), "Ctrl+T")
        self.log = self._add(view, "log", log, "Ctrl+L", checkable=True)
        self.hidden = self._add(view, "hidden", hidden, "Ctrl+I", checkable=True)
        view.addSeparator()
        # macOS gives some usual keys a meaning: there, Ctrl (its command key) and M minimises the window, F11
        # shows the desktop, Ctrl+H hides the program, and Ctrl+? is help.
        self.zoom_to_fit = self._add(view, "zoom_to_fit", self.tr("&Whole table"), "Ctrl+0")
        full, mac = self.tr("&Full screen"), "Ctrl+Meta+F"
        self.full_screen = self._add(view, "full_screen", full, "F11", mac, checkable=True)
        self.mute = self._add(view, "mute", self.tr("&Mute"), "Ctrl+M", "Ctrl+Shift+M", checkable=True)

        help_ = self._menu(Labels.tr("&Help"))
        self.rules = self._add(help_, "rules", self.tr("&Rules of this table"), _Key.HelpContents)
        self.guide = self._add(help_, "guide", Labels.tr("&Show me how to play"))
        self.keys = self._add(help_, "keys", self.tr("Short&cuts"), "Ctrl+?", "Ctrl+/")
        help_.addSeparator()
        statistics = self.tr("S&tatistics and fairness…")
        self.statistics = self._add(help_, "statistics", statistics, "Ctrl+H", "Ctrl+Shift+H")
        self.report = self._add(help_, "report", self.tr("Report a &problem…"))
        self.about = self._add(help_, "about", self.tr("&About mtdesk"), role=_Role.AboutRole)

        more = QMenu(self.tr("More keys"), window)  # not in the bar
        self.sort_by_number = self._add(more, "sort_by_number", self.tr("Sort by &number"), "Ctrl+1")
        self.sort_by_value = self._add(more, "sort_by_value", self.tr("Sort by &value"), "Ctrl+2")
        longest = self.tr("Show my longest &train")
        self.sort_by_plan = self._add(more, "sort_by_plan", longest, "Ctrl+3", checkable=True)
        self.sorting = self.sort_by_number, self.sort_by_value, self.sort_by_plan
        self.zoom_in = self._add(more, "", self.tr("Zoom in"), _Key.ZoomIn)
        self.zoom_out = self._add(more, "", self.tr("Zoom out"), _Key.ZoomOut)
        self.restart = self._add(more, "", self.tr("Play this deal again"), "F5")
        self.save_as = self._add(more, "", Labels.tr("Save as…"), "Ctrl+Shift+S")
        self.house_rules = self._add(more, "", self.tr("House rules…"), "Ctrl+Shift+R")
        window.addActions(more.actions())

        self.menus = game, turn, view, help_, more
        """Those in the bar, and last what has only keys, or a button elsewhere."""
        self.mark_pad(None)
        self.allow_game(allowed=False)
        for action in (self.undo, self.redo, self.hint, self.play_on, self.phones):
            action.setEnabled(False)  # until the game on the table says otherwise

    def _menu(self, title: str) -> QMenu:
        menu = self._window.menuBar().addMenu(title)
        menu.aboutToShow.connect(partial(self.draw_icons, menu))
        return menu

    def _add(
        self,
        menu: QMenu,
        icon: str,
        text: str,
        keys: _Key | str = "",
        macos_keys: str = "",
        *,
        checkable: bool = False,
        role: QAction.MenuRole = _Role.NoRole,
    ) -> QAction:
        """Add a command; its role says whether macOS shows it in the menu of the program."""
        action = QAction(text, self._window, checkable=checkable, menuRole=role)
        if self._is_macos and macos_keys:
            keys = macos_keys
        action.setShortcut(shortcut(keys) if isinstance(keys, str) else QKeySequence(keys))
        action.setProperty(_ICON, icon)
        menu.addAction(action)
        return action

    def draw_icons(self, menu: QMenu) -> None:
        """Give icons to the commands in a menu that is about to be shown, if they have none yet."""
        for action in menu.actions():
            name = action.property(_ICON)
            if name and action.icon().isNull():
                give_icon(action, name)

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
        for action in (self.restart, self.save_as, self.share_deal, self.pause, self.scores):
            action.setEnabled(allowed)

    def mark_daily(self, is_new: bool) -> None:
        """Say beside the deal of the day that it has not been begun, or nothing."""
        new = "\t" + self.tr("new", "the deal of the day") if is_new else ""
        self.daily_deal.setText(self.tr("Deal of the da&y…") + new)

    def mark_pad(self, round_: tuple[int, int] | None) -> None:
        """Name the round of the running score pad, as its number and that of all, or none."""
        if round_ is None:
            self.score_pad.setText(self.tr("Score &pad…", "for games with real tiles"))
            return
        number, rounds = map(number_text, round_)
        text = self.tr("Score &pad (round {round} of {rounds})…")
        self.score_pad.setText(text.format(round=number, rounds=rounds))
