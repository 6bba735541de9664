"""Choosing files to open."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from mtdesk.ui.files.saving import begin_where_last, documents, file_dialog, name_filter
from mtdesk.ui.kit.ask import ask


async def choose_file(window: QWidget, kind: str, *suffixes: str) -> Path | None:
    """Ask for an existing file, None if none is wanted.

    ``kind`` is the name of such files for people, ``suffixes`` have their dots.
    """
    found = await _chosen(window, name_filter(kind, *suffixes), QFileDialog.FileMode.ExistingFile)
    return found[0] if found else None


async def choose_files(window: QWidget, kind: str, suffix: str) -> list[Path]:
    """Ask for one or more files like `choose_file`; empty if none is wanted."""
    return await _chosen(window, name_filter(kind, suffix), QFileDialog.FileMode.ExistingFiles)


async def _chosen(window: QWidget, filter_: str, mode: QFileDialog.FileMode) -> list[Path]:
    dialog = file_dialog(window)
    dialog.setNameFilter(filter_)
    dialog.setFileMode(mode)
    await begin_where_last(dialog, documents())
    return [Path(file) for file in dialog.selectedFiles()] if await ask(dialog) else []
