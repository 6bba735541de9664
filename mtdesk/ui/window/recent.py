"""The menu of games that can be continued: those last saved, opened or kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Hashable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import QMenu, QWidget

from mtdesk.i18n import file_text, list_text, moment_text, number_text
from mtdesk.messages import printable
from mtdesk.record.errors import RecordError
from mtdesk.settings import SettingsStore
from mtdesk.ui.files.disk import LOOKING, from_disk
from mtdesk.ui.files.game_file import GameFile
from mtdesk.ui.files.library import library_folder
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.kit.widgets import escaped

_SHARE = 2 / 3
"""How much of the width of the window the menu takes at most."""
_WINNERS = 1 / 5
"""The same for the names of winners."""
_AROUND = 90
"""Pixels round the texts of a line and between them."""


class RecentGames(QObject):
    """Fills a menu of ``window`` with the games remembered in the settings, the latest first.

    ``look_at`` determines what is in a file, ``open_file`` opens the chosen one and returns whether it
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
        look_at: Callable[[Path], Coroutine[Any, Any, GameFile]],
        open_file: Callable[[Path], Coroutine[Any, Any, bool]],
        on_table: Callable[[], GameFile | None] = lambda: None,
    ) -> None:
        super().__init__(menu)
        self._menu, self._window, self._store, self._tasks = menu, window, store, tasks
        self._look_at, self._open_file, self._on_table = look_at, open_file, on_table
        self._games: dict[Path, GameFile] = {}
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
        if not await self._open_file(file):
            with suppress(RecordError):  # its disk does not answer
                if not await from_disk(file, Path.exists, LOOKING):
                    self.forget([file])

    def clear(self) -> None:
        """Offer no games any more; the files stay."""
        self._keep(())

    def _keep(self, games: tuple[str, ...]) -> None:
        self._store.change(recent_games=games)
        self.look()

    @property
    def _files(self) -> list[Path]:
        return [Path(name) for name in self._store.current.recent_games]

    async def _look(self) -> None:
        self._menu.setEnabled(bool(self._files) and bool(self._games))
        await asyncio.gather(*map(self._look_into, self._files))

    async def _look_into(self, file: Path) -> None:
        """Find out what is in a file; no other one waits for its disk."""
        self._games[file] = await self._look_at(file)
        self._menu.setEnabled(bool(self._files))

    def _fill(self) -> None:
        self._menu.clear()
        games = [self._games.get(file, GameFile(file)) for file in self._files]
        for number, game in enumerate(_furthest(games, self._on_table()), 1):
            whole = _who(game)
            when = "" if game.when is None else moment_text(game.when)
            rest = f"8  {self._line('', game)}{when}"
            room = self._width(_SHARE) - _AROUND - self._letters().horizontalAdvance(rest)
            who = whole if game.day else self._elided(whole, room)
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
        headline = game.headline
        if not game.is_there:
            return self.tr("{game} (not found)").format(game=who)
        if headline is None:
            return who
        if game.is_finished:
            winners = self._elided(printable(list_text(game.winners)), self._width(_WINNERS))
            return self.tr("{game} · won by {winners}").format(game=who, winners=winners)
        return self.tr("{game} · round {round} of {rounds}").format(
            game=who,
            round=number_text(headline.summary.dealt),
            rounds=number_text(headline.setup.options.rounds),
        )

    def _elided(self, text: str, room: int) -> str:
        return self._letters().elidedText(text, Qt.TextElideMode.ElideRight, room)

    def _letters(self) -> QFontMetrics:
        self._menu.ensurePolished()
        return self._menu.fontMetrics()

    def _width(self, share: float) -> int:
        return round(self._window.width() * share)


def _furthest(games: Sequence[GameFile], on_table: GameFile | None) -> list[GameFile]:
    """Leave out what the library keeps of games that are as far in another file or on the table."""
    best: dict[Hashable, tuple[bool, int]] = {}
    for one in games:
        best[one.game] = max(best.get(one.game, (False, 0)), one.progress)
    shown = set[Hashable]()

    def is_wanted(one: GameFile) -> bool:
        if one.game is None or one.file.parent != library_folder():
            return True
        is_behind = on_table is not None and one.game == on_table.game and one.progress <= on_table.progress
        if is_behind or one.game in shown or one.progress != best[one.game]:
            return False
        shown.add(one.game)
        return True

    return [one for one in games if is_wanted(one)]


def _who(game: GameFile) -> str:
    """Return who plays a game, or which deal of the day it is.

    The name of its file, too, if that is not in the library or cannot be read.
    """
    words = [game.daily_text() or printable(list_text(game.players))] if game.headline else []
    if game.file.parent != library_folder() or game.headline is None:
        words.append(file_text(game.file.name))
    return " · ".join(words)
