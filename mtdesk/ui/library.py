"""The games on disk: the one being played, those that were left or finished, and files people name."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from mtdesk import paths
from mtdesk.files import MOMENT, free_name, put_aside
from mtdesk.i18n import list_text
from mtdesk.record.errors import RecordError, system_fault
from mtdesk.record.model import Player, Record, program_of
from mtdesk.record.reading import read_record
from mtdesk.record.recovery import recover
from mtdesk.record.replay import position
from mtdesk.record.writing import record_bytes, write_record
from mtdesk.ui.ask import Question, agrees, ask, tell
from mtdesk.ui.dialogs.choice import replacement
from mtdesk.ui.opening import choose_file
from mtdesk.ui.saving import Format, save_as
from mtdesk.ui.texts.errors import cannot_open_text, cannot_save_text
from mtdesk.ui.texts.levels import level_name

JOURNAL, GAMES = paths.JOURNAL, paths.GAMES
SUFFIX = ".mtrain"


def library_folder() -> Path:
    """Where games are kept that were left or finished."""
    return paths.user_data_dir() / GAMES


def kept_games() -> list[Path]:
    """The files of these games, in the order in which they were left."""
    return sorted(library_folder().glob(f"*{SUFFIX}"))


class Library(QObject):
    """Reads and writes games, and says over ``window`` in one sentence what does not work.

    ``levels`` gives what computers can play by now, our own levels first, the weakest of them first.
    ``touched`` carries the file of a game that was written or opened.
    """

    touched = Signal(object)

    def __init__(self, window: QWidget, levels: Callable[[], Sequence[str]]) -> None:
        super().__init__(window)
        self._window, self._levels = window, levels

    async def last_game(self) -> Record | None:
        """The game being played when the program ended.

        One that is over, or whose computers people do not want replaced, comes only if it cannot be kept.
        """
        path = paths.user_data_dir() / JOURNAL
        try:
            found = await asyncio.to_thread(recover, path)
        except RecordError as error:
            await self.tell(cannot_open_text(await asyncio.to_thread(put_aside, path), error))
            return None
        if found is None:
            return None
        if found.fault is not None:
            await self.tell(cannot_open_text(found.set_aside or path, found.fault))
        record = found.record
        if record is None:
            return None
        playable = None if is_finished(record) else await self._with_known_levels(record)
        if playable is None and await self.keep(record):
            with suppress(OSError):  # the journal of the next game takes its place
                await asyncio.to_thread(path.unlink, missing_ok=True)
            return None
        return playable or record

    async def keep(self, record: Record, file: Path | None = None) -> bool:
        """Write a game that leaves the table to the folder of games; returns whether it is safe there.

        One in which nothing has been played is not worth a file. ``file`` is where it has been kept there
        already, if it was taken up again from there.
        """
        if not any(played.moves for played in record.rounds):
            return True
        folder = library_folder()
        moment = datetime.now().astimezone()  # clocks are set back, too
        path = file or free_name(folder / f"{moment:{MOMENT}}{SUFFIX}")
        try:
            await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
        except OSError as error:
            await self.tell(cannot_save_text(path, system_fault(error)))
            return False
        return await self._write(path, record)

    async def look_at(self, path: Path) -> Record | None:
        """The game in a file as it is, to be looked at; None if it cannot be opened, which is told."""
        try:
            return await asyncio.to_thread(read_record, path)
        except RecordError as error:
            await self.tell(cannot_open_text(path, error))
            return None

    async def read(self, path: Path) -> Record | None:
        """The game in a file, with levels we have; None if it cannot be opened or people decline."""
        record = await self.look_at(path)
        known = None if record is None else await self._with_known_levels(record)
        if known is not None and path.parent != library_folder() and not is_finished(known):
            known = await self._with_wanted_programs(known)
        if known is not None:
            self.touched.emit(path)
        return known

    async def choose(self) -> Path | None:
        """Ask for a file to open."""
        return await choose_file(self._window, self.tr("Saved games"), SUFFIX, folder=library_folder())

    async def save_as(self, record: Record) -> bool:
        """Ask for a file and write the game to it; returns whether it is there now."""
        names = list_text([player.name for player in record.setup.players])
        games = Format(self.tr("Saved games"), SUFFIX, lambda _: record_bytes(record))
        path = await save_as(self._window, names, [games])
        if path is not None:
            self.touched.emit(path)
        return path is not None

    async def tell(self, sentence: str) -> None:
        """Say a sentence over the window until it is read."""
        await tell(self._window, sentence)

    async def _write(self, path: Path, record: Record) -> bool:
        try:
            await asyncio.to_thread(write_record, path, record)
        except RecordError as error:
            await self.tell(cannot_save_text(path, error))
            return False
        self.touched.emit(path)
        return True

    async def _with_known_levels(self, record: Record) -> Record | None:
        levels = self._levels()
        unknown = [player for player in record.setup.players if player.level not in (None, *levels)]
        programs = [player for player in unknown if program_of(player.level) is not None]
        others = [player for player in unknown if player not in programs]
        their_names = [player.name for player in others]
        program_names = _program_names(programs)
        for players, names, question in (
            (
                others,
                their_names,
                self.tr(
                    "This game has %n computer player(s) of a strength unknown here: {names}. "
                    "Let them play as “{level}”?",
                    "",
                    len(their_names),
                ),
            ),
            (
                programs,
                program_names,
                self.tr(
                    "In this game %n other program(s) play that are not registered here: {names}. "
                    "Let the computer play as “{level}” in their place?",
                    "",
                    len(program_names),
                ),
            ),
        ):
            if players:
                level = replacement(players[0].level, levels)
                text = question.format(names=list_text(names), level=level_name(level))
                if not await self._may_replace(text):
                    return None
                record = _replaced(record, players, level)
        return record

    async def _with_wanted_programs(self, record: Record) -> Record | None:
        """The game as it is if the programs in it may be started: a file of others must not start any."""
        programs = [player for player in record.setup.players if program_of(player.level) is not None]
        if not programs:
            return record
        level = replacement(programs[0].level, self._levels())
        names = _program_names(programs)
        text = self.tr(
            "In this game %n program(s) from your settings play: {names}. "
            "Start them, or let the computer play as “{level}” in their place?",
            "",
            len(names),
        )
        text = text.format(names=list_text(names), level=level_name(level))
        question = Question(text, self.tr("Start", "programs that play"), self._window)
        other = question.addButton(self.tr("Replace"), Question.ButtonRole.AcceptRole)
        await ask(question)
        if question.is_agreed:
            return record
        return _replaced(record, programs, level) if question.clickedButton() is other else None

    async def _may_replace(self, text: str) -> bool:
        return await agrees(Question(text, self.tr("Replace"), self._window))


def _program_names(players: Sequence[Player]) -> list[str]:
    """What the programs that sit there are called, each once."""
    return list(dict.fromkeys(level_name(player.level) for player in players if player.level))


def _replaced(record: Record, players: Sequence[Player], level: str) -> Record:
    """A game in which these players play by another level."""
    seated = tuple(
        replace(player, level=level) if player in players else player for player in record.setup.players
    )
    return Record(replace(record.setup, players=seated), record.rounds)


def is_finished(record: Record) -> bool:
    """Whether the last round of a game has been played to its end."""
    state = position(record)
    return (
        state is not None
        and state.board.over is not None
        and len(record.rounds) == record.setup.options.rounds
    )
