"""Deleting a game from the list: to the system's trash, after a question."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QFile
from PySide6.QtWidgets import QWidget

from mtdesk.i18n import Context, Labels, some_text
from mtdesk.record.errors import system_fault
from mtdesk.ui.files.games_model import GameRow
from mtdesk.ui.kit.ask import Question, agrees, show_message
from mtdesk.ui.words.errors import cannot_delete_text

GameDeletion = Context("GameDeletion")


async def delete_game(row: GameRow, library: Path, over: QWidget) -> bool:
    """Move the files of a game in the library to the trash, if people agree; returns whether they are gone.

    Files that people put elsewhere stay there.
    """
    kept = [file for file in row.files if file.parent == library]
    others = [file for file in row.files if file.parent != library]
    if not await agrees(_question(row, kept, others, over)):
        return False
    stuck = [file for file in kept if not await asyncio.to_thread(_move_to_trash, file)]
    if not stuck:
        return True
    text = GameDeletion.tr("The game cannot be moved to the trash. Delete it permanently?")
    if not await agrees(Question(text, Labels.tr("Delete"), over, more=_name(row), risky=True)):
        return False
    for file in stuck:
        try:
            await asyncio.to_thread(file.unlink, missing_ok=True)
        except OSError as error:
            await show_message(over, cannot_delete_text(file.name, system_fault(error)))
            return False
    return True


def _question(row: GameRow, kept: Sequence[Path], others: Sequence[Path], over: QWidget) -> Question:
    more = [_name(row)]
    if kept:
        text, yes = GameDeletion.tr("Delete this game?"), Labels.tr("Delete")
        more.append(GameDeletion.tr("It moves to the trash. Statistics still include it."))
    else:
        text, yes = GameDeletion.tr("Remove this game from the list?"), GameDeletion.tr("Remove")
    if others:
        stays = GameDeletion.tr("Files saved elsewhere stay: {files}.")
        more.append(stays.format(files=some_text([file.name for file in others])))
    return Question(text, yes, over, more="\n\n".join((more[0], " ".join(more[1:]))))


def _name(row: GameRow) -> str:
    """Return who played, and when."""
    when, players, *_ = row.texts
    return f"{players} · {when}"


def _move_to_trash(file: Path) -> bool:
    return QFile(str(file)).moveToTrash() or not file.exists()
