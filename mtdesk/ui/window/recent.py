"""The menu of games that can be continued: those last saved, opened or kept."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Hashable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import QMenu, QWidget

from mtdesk.i18n import file_text, list_text, moment_text, number_text
from mtdesk.messages import printable
from mtdesk.settings import SettingsStore
from mtdesk.ui.files.game_file import GameContents, GameFile, daily_text
from mtdesk.ui.files.library import library_folder
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.kit.widgets import escaped, tip

_SHARE = 2 / 3
"""How much of the width of the window the menu takes at most."""
_WINNERS = 1 / 5
"""The same for the names of winners."""
_AROUND = 90
"""Pixels round the texts of a line and between them."""


class RecentGames(QObject):
    """Fills a menu of ``window`` with the games remembered in the settings, the latest first.

    ``glance_at`` determines what is in a file, ``open_file`` opens the chosen one and returns whether it
    could. ``on_table`` returns the game on the table. The menu is empty until ``look``.

    Of the copies in the library of one game only that is offered which has got furthest, unless the game has
    got as far on the table.
    """

    def __init__(
        self,
        menu: QMenu,
        window: QWidget,
        store: SettingsStore,
        tasks: Tasks,
        glance_at: Callable[[Path], Coroutine[Any, Any, GameFile]],
        open_file: Callable[[Path], Coroutine[Any, Any, bool]],
        on_table: Callable[[], GameContents | None] = lambda: None,
    ) -> None:
        super().__init__(menu)
        self._menu, self._window, self._store, self._tasks = menu, window, store, tasks
        self._glance_at, self._open_file, self._on_table = glance_at, open_file, on_table
        self._games: tuple[GameFile, ...] = ()
        menu.setEnabled(False)  # until its content is known
        menu.setToolTipsVisible(True)  # they name the files
        menu.aboutToShow.connect(self._fill)

    def look(self) -> None:
        """Look at the files again."""
        self._tasks.start(self._look())

    def remember(self, file: Path) -> None:
        """Note that this file has just been written or opened."""
        self._keep(self._store.current.with_recent(file.absolute()).recent_games)

    def forget(self, files: Collection[Path]) -> None:
        """Note that these files are no longer wanted here."""
        gone = set(map(str, files))
        self._keep(tuple(game for game in self._store.current.recent_games if game not in gone))

    async def _open(self, file: Path) -> None:
        """Open a game; stop offering it if it is gone."""
        if not await self._open_file(file) and not file.exists():
            self.forget([file])

    def clear(self) -> None:
        """Offer no games any more; the files stay."""
        self._keep(())

    def _keep(self, games: tuple[str, ...]) -> None:
        self._store.change(recent_games=games)
        self.look()

    async def _look(self) -> None:
        files = [Path(name) for name in self._store.current.recent_games]
        games = tuple([await self._glance_at(file) for file in files])
        if files == [Path(name) for name in self._store.current.recent_games]:
            self._games = games
            self._menu.setEnabled(bool(games))

    def _fill(self) -> None:
        self._menu.clear()
        for number, game in enumerate(_furthest(self._games, self._on_table()), 1):
            whole = _who(game)
            when = "" if game.when is None else moment_text(game.when)
            rest = f"8  {self._line('', game)}{when}"
            room = self._width(_SHARE) - _AROUND - self._letters().horizontalAdvance(rest)
            who = whole if daily_text(game) else self._elided(whole, room)
            line = escaped(self._line(who, game))
            action = self._menu.addAction(f"&{number % 10}  {line}" + (f"\t{when}" if when else ""))
            action.setEnabled(game.is_there)
            file = file_text(game.file)
            action.setToolTip(tip(file if who == whole else f"{whole}\n{file}"))
            action.triggered.connect(lambda _=False, file=game.file: self._tasks.start(self._open(file)))
        self._menu.addSeparator()
        forget = QAction(self.tr("&Clear list"), self._menu)
        forget.triggered.connect(self.clear)
        self._menu.addAction(forget)

    def _line(self, who: str, game: GameFile) -> str:
        """Return what a line of the menu says of a game: who plays, and who won or how far it has got."""
        contents = game.contents
        if not game.is_there:
            return self.tr("{game} (not found)").format(game=who)
        if contents is None:
            return who
        if contents.is_finished:
            winners = self._elided(printable(list_text(contents.winners)), self._width(_WINNERS))
            return self.tr("{game} · won by {winners}").format(game=who, winners=winners)
        return self.tr("{game} · round {round} of {rounds}").format(
            game=who, round=number_text(contents.round), rounds=number_text(contents.rounds)
        )

    def _elided(self, text: str, room: int) -> str:
        return self._letters().elidedText(text, Qt.TextElideMode.ElideRight, room)

    def _letters(self) -> QFontMetrics:
        self._menu.ensurePolished()
        return self._menu.fontMetrics()

    def _width(self, share: float) -> int:
        return round(self._window.width() * share)


def _furthest(games: Sequence[GameFile], on_table: GameContents | None) -> list[GameFile]:
    """Leave out what the library keeps of games that are as far in another file or on the table."""
    best: dict[Hashable, tuple[bool, int]] = {}
    for contents in (game.contents for game in games):
        if contents is not None:
            best[contents.game] = max(best.get(contents.game, (False, 0)), contents.progress)

    shown = set[Hashable]()

    def is_wanted(game: GameFile) -> bool:
        contents = game.contents
        if contents is None or contents.game is None or game.file.parent != library_folder():
            return True
        if on_table is not None and contents.game == on_table.game and contents.progress <= on_table.progress:
            return False
        if contents.game in shown or contents.progress != best[contents.game]:
            return False
        shown.add(contents.game)
        return True

    return [game for game in games if is_wanted(game)]


def _who(game: GameFile) -> str:
    """Return who plays a game, or which deal of the day it is.

    The name of its file, too, if that is not in the library or cannot be read.
    """
    contents = game.contents
    words = []
    if contents is not None:
        words.append(daily_text(game) or printable(list_text(contents.players)))
    if game.file.parent != library_folder() or contents is None:
        words.append(file_text(game.file.name))
    return " · ".join(words)
