"""Opening files of every kind: from the menu, the command line, the desktop, a later start, or dropped."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QDropEvent

from mtdesk.archive.names import SUFFIX as DATA_SUFFIX
from mtdesk.archive.names import ZIP
from mtdesk.files import refuse_pipe
from mtdesk.i18n import Labels, file_text
from mtdesk.paths import JOURNAL
from mtdesk.record import rule_sets, schema, score_pad
from mtdesk.record.errors import RecordError
from mtdesk.ui.files.disk import from_disk
from mtdesk.ui.files.game_file import ON_TABLE, GameFile
from mtdesk.ui.files.library import SUFFIX as GAME_SUFFIX
from mtdesk.ui.files.library import library_folder, listed_games
from mtdesk.ui.house_rules.controller import HouseRulesController
from mtdesk.ui.kit.ask import ask, exposed
from mtdesk.ui.kit.progress import Cancelled, with_progress
from mtdesk.ui.kit.widgets import bring_to_front
from mtdesk.ui.play.context import Context
from mtdesk.ui.replay.controller import ReplayController
from mtdesk.ui.score_pad.controller import ScorePadController
from mtdesk.ui.setup.controller import SetupController
from mtdesk.ui.shell.data_controller import DataController
from mtdesk.ui.shell.instance import Requests
from mtdesk.ui.shell.qt_application import QtApplication
from mtdesk.ui.words.errors import cannot_open_text

if TYPE_CHECKING:
    from mtdesk.ui.files.games_dialog import GameRow, GamesDialog, Wish


class FileKind(Enum):
    """What people open; the value is the suffix."""

    GAME = GAME_SUFFIX
    RULES = rule_sets.SUFFIX
    SCORES = score_pad.SUFFIX
    DATA = DATA_SUFFIX


_FORMATS: Mapping[bytes, FileKind] = {
    schema.FORMAT.encode(): FileKind.GAME,
    rule_sets.FORMAT.encode(): FileKind.RULES,
    score_pad.FORMAT.encode(): FileKind.SCORES,
}
_SAYS = re.compile(rb'\A(?:\xef\xbb\xbf)?\s*\{\s*"format"\s*:\s*"([a-z-]{1,40})"')
_HEAD = 256
"""The first bytes, in which a file says what it is."""


def kind_of(file: Path) -> FileKind:
    """Return the kind of a file, a game if nothing says otherwise.

    The suffix decides for an unreadable one.
    """
    try:
        refuse_pipe(file)
        with file.open("rb") as opened:
            head = opened.read(_HEAD)
    except OSError:
        head = b""
    if head.startswith(ZIP):
        return FileKind.DATA
    said = _SAYS.match(head)
    by_suffix = {kind.value: kind for kind in FileKind}.get(file.suffix.lower(), FileKind.GAME)
    return by_suffix if said is None else _FORMATS.get(said[1], by_suffix)


class FileController(QObject):
    """Passes each file to the controller of its kind, and starts the program with one."""

    def __init__(
        self,
        context: Context,
        setup: SetupController,
        house_rules: HouseRulesController,
        pads: ScorePadController,
        data: DataController,
        replays: ReplayController,
    ) -> None:
        window, tasks = context.window, context.tasks
        super().__init__(window)
        self._window, self._tasks, self._games = window, tasks, context.games
        self._session, self._store, self._library = context.session, context.store, context.library
        self._replays = replays
        self._setup, self._house_rules, self._pads, self._data = setup, house_rules, pads, data
        app = QCoreApplication.instance()
        self._requests = app.requests if isinstance(app, QtApplication) else Requests(self)
        self._opening: set[Path] = set()
        self._early: list[Path] | None = None
        """Files that came while the program was starting; None when it is not."""
        window.setAcceptDrops(True)
        window.view.setAcceptDrops(False)  # otherwise it would accept what it cannot use
        window.view.viewport().setAcceptDrops(False)
        window.installEventFilter(self)
        window.commands.games.triggered.connect(tasks.starter(self.choose))

    def start_program(self, file: Path | None, *, goes_on: bool = False) -> asyncio.Task[None]:
        """Resume the last game, and open the file over it, and those that come meanwhile, in their order.

        If there is then no game, one can be set up. ``goes_on``: this window replaces another one, and what
        that one left is on the table already.
        """
        self._early = [*filter(None, [file])]
        self._requests.listen(self._answer)
        return self._tasks.start(self._start(self._early, goes_on=goes_on))

    def stop_listening(self) -> None:
        """Receive no more files; later ones wait for the next window, or start the program again."""
        self._requests.listen(None)

    def _answer(self, file: Path | None) -> None:
        """Come to the front, and open a file if one is wanted."""
        bring_to_front(self._window)
        if file is not None:
            self._tasks.start(self.open(file))

    async def _start(self, waiting: list[Path], *, goes_on: bool) -> None:
        async with self._games.turn:  # whatever may be clicked, no game starts before the last one is read
            if not goes_on:
                await asyncio.wait({self._tasks.start(self._games.resume())})  # which reports its errors
        await self._house_rules.load()
        if waiting:
            await exposed(self._window)  # before that, its place on the screen is unknown
        while waiting:
            await self._open(waiting.pop(0))
        self._early = None
        if self._data.will_restart:
            return
        if not self._games.has_game:
            self._setup.new_game()
        await self._pads.look()

    async def choose(self) -> None:
        """Show the list of games, and do what people want with one.

        When they close the result of a game, or a file cannot be opened, the list is there again as it was.
        """
        place: tuple[str, Path] | None = "", Path()
        while place is not None:
            place = await self._choose(*place)

    async def _choose(self, search: str, file: Path) -> tuple[str, Path] | None:
        """Show the list of games once, with what was searched for and chosen before.

        Returns that if the list is to be shown again.
        """
        from mtdesk.ui.files.games_dialog import Column, GamesDialog

        settings, on_table = self._store.current, self._session.on_table
        files = await asyncio.to_thread(listed_games, settings.recent_games)
        if on_table is not None and self._games.file in files:
            files.remove(self._games.file)
        dialog = GamesDialog(library_folder(), settings.people, on_table, self._window)
        dialog.sort_by(Column[settings.games_column.upper()], rising=settings.games_rising)
        dialog.sorted.connect(
            lambda column, rising: self._store.change(games_column=column.name.lower(), games_rising=rising)
        )
        dialog.removal_wanted.connect(lambda row: self._tasks.start(self._delete(row, dialog)))
        dialog.restore(search, file)
        reading = self._tasks.start(self._library.headlines.read(files, dialog.show_games))
        try:
            if not await ask(dialog):
                return None
            wish, chosen, search = dialog.wish, dialog.chosen, dialog.field.text()
        finally:
            reading.cancel()
        if await self._do(wish, chosen):
            return None
        return search, Path() if chosen is None else chosen.file

    async def _do(self, wish: Wish, chosen: GameFile | None) -> bool:
        """Do what people want with a game; returns whether that leads away from the list."""
        from mtdesk.ui.files.games_dialog import Wish

        if wish is Wish.FILE or chosen is None:
            return await self.choose_file()
        is_on_table, file = chosen.file == ON_TABLE, chosen.file
        match wish:
            case Wish.EXPORT:
                return await (self._games.save_as() if is_on_table else self._games.export(file))
            case Wish.CONTINUE if is_on_table:
                self._setup.leave()
                self._session.show_result()
                return True
            case Wish.CONTINUE:
                return await self._games.open_or_return(file) is False
        if is_on_table:
            await self._replays.open_table(analyse=wish is Wish.ANALYSE)
            return True
        return await self._replays.open_file(file, analyse=wish is Wish.ANALYSE)

    async def _delete(self, row: GameRow, dialog: GamesDialog) -> None:
        from mtdesk.ui.files.games_dialog import delete_game

        if await delete_game(row, library_folder(), dialog):
            dialog.remove_game(row)
            self._library.removed.emit(row.files)

    async def choose_file(self) -> bool:
        """Ask for a file of any kind, and open it.

        Returns whether one was chosen and, of a game, could be read.
        """
        from mtdesk.ui.files.saving import choose_file

        # Beside the current journal are unreadable ones, and those it has replaced.
        suffixes = [*(kind.value for kind in FileKind), Path(JOURNAL).suffix]
        kinds = self.tr("Games, rules, score pads and exported data")
        file = await choose_file(self._window, kinds, *suffixes)
        return file is not None and await self.open(file)

    async def open(self, file: Path) -> bool:
        """Open a file of any kind.

        A file that is being opened, or whose result is shown, is not opened once more. Returns whether a game
        could be read, and True for other kinds and for files to be opened later.
        """
        if file in self._opening:
            return True
        if self._early is not None:
            self._early.extend([] if file in self._early else [file])
            return True
        self._opening.add(file)
        try:
            return await self._open(file)
        finally:
            self._opening.discard(file)

    async def _open_all(self, files: Sequence[Path]) -> None:
        """Open files as far as they can be read: hundreds of photographs need one message, not hundreds."""
        for file in files:
            if not await self.open(file):
                break

    async def _open(self, file: Path) -> bool:
        match await self._kind(file):
            case None:
                return False
            case FileKind.GAME:
                return await self._games.open_file(file)
            case FileKind.RULES:
                await self._house_rules.take_over(file)
            case FileKind.SCORES:
                await self._pads.open_file(file)
            case FileKind.DATA:
                await self._data.import_file(file)
        return True

    async def _kind(self, file: Path) -> FileKind | None:
        """Return the kind of a file; None if its disk does not answer, which is reported, or on Cancel."""
        label = Labels.tr("Opening “{file}”…").format(file=file_text(file.name))
        try:
            return await with_progress(self._window, label, lambda _: from_disk(file, kind_of))
        except RecordError as error:
            await self._library.show_message(cannot_open_text(file, error))
        except Cancelled:
            pass
        return None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDropEvent):  # the dragging before it, too
            files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
            if files:
                event.acceptProposedAction()
            if event.type() is QEvent.Type.Drop:
                self._tasks.start(self._open_all(files))
            return True
        return super().eventFilter(watched, event)
