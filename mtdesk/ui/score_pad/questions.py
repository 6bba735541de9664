"""The dialogs of the score pad: tiles, players, the title of a pad, and whether to delete one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mtdesk.record.errors import RecordError
from mtdesk.record.score_pad import free_tiles
from mtdesk.ui.kit.ask import agrees, ask, show_message
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.score_pad.dialogs import DeleteQuestion, EndQuestion, PlayersDialog, TitleDialog
from mtdesk.ui.score_pad.play_page import PlayPage
from mtdesk.ui.score_pad.store import KeptPad, PadKeeper, delete_pad
from mtdesk.ui.score_pad.texts import PadTexts
from mtdesk.ui.score_pad.tiles_dialog import TilesDialog
from mtdesk.ui.words.errors import cannot_save_text

_Question = Callable[[], Coroutine[Any, Any, None]]


class PadQuestions(QObject):
    """Asks over the window of the score pad, one question at a time.

    ``turn`` is held while a question is open; take it to replace the page that the question is about.
    ``people`` gives the names of known people; ``show_list`` shows all pads.
    """

    def __init__(
        self,
        window: QWidget,
        tasks: Tasks,
        keeper: PadKeeper,
        people: Callable[[], Sequence[str]],
        show_list: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(window)
        self._window, self._tasks, self._keeper = window, tasks, keeper
        self._people, self._show_list = people, show_list
        self._texts = PadTexts(self)
        self.turn = asyncio.Lock()

    def ask_tiles(self, page: PlayPage, player: int) -> None:
        """Ask which tiles a player has left."""
        self._begin(lambda: self._ask_tiles(page, player))

    def change_players(self, page: PlayPage) -> None:
        """Ask for the names of the players, and for more of them."""
        self._begin(lambda: self._change_players(page))

    def end_early(self, page: PlayPage) -> None:
        """End a game without its open round, after confirmation."""
        self._begin(lambda: self._end_early(page))

    def rename(self, kept: KeptPad) -> None:
        """Ask for the title of a pad."""
        self._begin(lambda: self._rename(kept))

    def remove(self, kept: KeptPad) -> None:
        """Delete a pad, after confirmation."""
        self._begin(lambda: self._remove(kept))

    def _begin(self, question: _Question) -> None:
        self._tasks.start(self._ask_alone(question), self)

    async def _ask_alone(self, question: _Question) -> None:
        if not self.turn.locked():  # otherwise it was requested twice, or the page is about to go
            async with self.turn:
                await question()

    async def _ask_tiles(self, page: PlayPage, player: int) -> None:
        pad, index = page.history.pad, page.form.index
        left = pad.rounds[index].left[player]
        free = free_tiles(pad, index, player)
        name = pad.players[player].name
        dialog = TilesDialog(name, pad.options, free, left, self._window)
        if await ask(dialog):
            page.form.take_tiles(player, dialog.answer())
        else:
            page.form.refresh()

    async def _change_players(self, page: PlayPage) -> None:
        pad = page.history.pad
        dialog = PlayersDialog(pad, self._people(), self._window)
        if await ask(dialog) and page.history.pad is pad:
            page.history.write(dialog.answer())
        page.take_keyboard()

    async def _end_early(self, page: PlayPage) -> None:
        pad = page.history.pad
        question = EndQuestion(pad, self._window)
        if not await agrees(question):
            page.take_keyboard()
        elif page.history.pad is pad:
            page.end_early()

    async def _rename(self, kept: KeptPad) -> None:
        assert kept.pad is not None
        dialog = TitleDialog(kept.pad.title, self._window)
        if await ask(dialog):
            self._keeper.keep(kept.file, replace(kept.pad, title=dialog.answer()))
            await self._show_list()

    async def _remove(self, kept: KeptPad) -> None:
        name, about = kept.file.name, self._texts.begun(kept)
        if kept.pad is not None:
            name, about = self._texts.name(kept.pad), f"{self._texts.state(kept.pad)} · {about}"
        if await agrees(DeleteQuestion(name, about, self._window)):
            self._keeper.drop(kept.file)
            try:
                await asyncio.to_thread(delete_pad, kept.file)
            except RecordError as error:
                await show_message(self._window, cannot_save_text(kept.file, error))
            await self._show_list()
