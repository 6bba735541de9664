"""The menu of games that can be continued: those last saved, opened or kept."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from mtdesk.i18n import file_text, list_text, moment_text, number_text
from mtdesk.messages import printable
from mtdesk.settings import SettingsStore
from mtdesk.ui.files.game_file import GameFile
from mtdesk.ui.files.library import library_folder
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.kit.widgets import escaped, tip

_LONGEST = 70


class RecentGames(QObject):
    """Fills a menu with the games remembered in the settings, the latest first.

    ``glance_at`` determines what is in a file, ``open_file`` opens the chosen one and returns whether it
    could. The menu is empty until ``look``.
    """

    def __init__(
        self,
        menu: QMenu,
        store: SettingsStore,
        tasks: Tasks,
        glance_at: Callable[[Path], Coroutine[Any, Any, GameFile]],
        open_file: Callable[[Path], Coroutine[Any, Any, bool]],
    ) -> None:
        super().__init__(menu)
        self._menu, self._store, self._tasks = menu, store, tasks
        self._glance_at, self._open_file = glance_at, open_file
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
        for number, game in enumerate(self._games, 1):
            action = self._menu.addAction(self._title(number % 10, game))
            action.setEnabled(game.is_there)
            action.setToolTip(tip(file_text(game.file)))
            action.triggered.connect(lambda _=False, file=game.file: self._tasks.start(self._open(file)))
        self._menu.addSeparator()
        forget = QAction(self.tr("&Clear list"), self._menu)
        forget.triggered.connect(self.clear)
        self._menu.addAction(forget)

    def _title(self, number: int, game: GameFile) -> str:
        """Return a line of the menu: who plays, who won or how far it has got, and when that was."""
        contents = game.contents
        words = [] if contents is None else [printable(list_text(contents.players))]
        if game.file.parent != library_folder() or contents is None:
            words.append(file_text(game.file.name))
        line = _shortened(" · ".join(words))
        if not game.is_there:
            line = self.tr("{game} (not found)").format(game=line)
        elif contents is not None and contents.is_finished:
            winners = printable(list_text(contents.winners))
            line = self.tr("{game} · won by {winners}").format(game=line, winners=winners)
        elif contents is not None:
            line = self.tr("{game} · round {round} of {rounds}").format(
                game=line, round=number_text(contents.round), rounds=number_text(contents.rounds)
            )
        when = "" if game.when is None else f"\t{moment_text(game.when)}"
        return f"&{number}  {escaped(line)}{when}"


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1].rstrip(' ,')}…"
