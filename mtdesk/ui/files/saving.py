"""Choosing files to open or to save; saving them in a format, or saying in one sentence why not."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QDir, QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QHeaderView, QMessageBox, QTreeView, QWidget

from mtdesk.files import free_name, is_device, write_whole
from mtdesk.i18n import file_text
from mtdesk.record.errors import RecordError, system_fault
from mtdesk.ui.files.disk import LOOKING, from_disk
from mtdesk.ui.kit.ask import ask, show_message
from mtdesk.ui.kit.progress import Cancelled, Progress, with_progress
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.words.errors import cannot_save_text

_UNFIT = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
"""What some system forbids in file names."""
_WIDTH, _HEIGHT = 900, 500
"""Pixels at scale 1."""


class Format(Struct, frozen=True):
    """A kind of file: its name for people, its suffix with the dot, and what makes its content.

    ``content`` is called in a thread, so it must not touch a window.
    """

    name: str
    suffix: str
    content: Callable[[], bytes] = bytes

    @property
    def filter(self) -> str:
        return _name_filter(self.name, self.suffix)


_chosen_last: dict[str, str] = {}
"""The folders chosen last, each by the usual one in its place."""


def file_name(title: str) -> str:
    """Return a title as a file name without a suffix that every system accepts; may be empty."""
    name = " ".join(_UNFIT.sub(" ", title).split()).strip(" .")
    return f"{name}_" if is_device(name) else name


def _file_dialog(window: QWidget) -> QFileDialog:
    """Return a dialog that asks for a file: wide enough, with the names that Qt's translations lack."""
    dialog = QFileDialog(window)
    dialog.resize(scaled(_WIDTH), scaled(_HEIGHT))  # Qt's own does not grow with the text
    place = QCoreApplication.translate("FileDialog", "&Folder:")
    kind = QCoreApplication.translate("FileDialog", "File &type:")
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, place)
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, kind)
    files = dialog.findChild(QTreeView, "treeView")
    if files is not None:  # a desktop's own dialog has none
        files.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        files.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    return dialog


async def _begin_where_last(dialog: QFileDialog) -> None:
    """Open a dialog in the folder chosen last, until the program ends; at first in that of documents."""
    usual = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    usual = usual if Path(usual).is_dir() else QDir.homePath()
    last, is_there = Path(_chosen_last.get(usual, usual)), False
    with suppress(RecordError):  # its disk does not answer
        is_there = await from_disk(last / "file", lambda file: file.parent.is_dir(), LOOKING)
    dialog.setDirectory(str(last) if is_there else usual)
    dialog.filesSelected.connect(lambda files: _chosen_last.update({usual: str(Path(files[0]).parent)}))


async def choose_file(window: QWidget, kind: str, *suffixes: str) -> Path | None:
    """Ask for an existing file, None if none is wanted.

    ``kind`` is the name of such files for people, ``suffixes`` have their dots.
    """
    found = await choose_files(window, kind, *suffixes, mode=QFileDialog.FileMode.ExistingFile)
    return found[0] if found else None


async def choose_files(
    window: QWidget,
    kind: str,
    *suffixes: str,
    mode: QFileDialog.FileMode = QFileDialog.FileMode.ExistingFiles,
) -> list[Path]:
    """Ask for one or more files like `choose_file`; empty if none is wanted."""
    dialog = _file_dialog(window)
    dialog.setNameFilter(_name_filter(kind, *suffixes))
    dialog.setFileMode(mode)
    await _begin_where_last(dialog)
    return [Path(file) for file in dialog.selectedFiles()] if await ask(dialog) else []


async def save_as(window: QWidget, title: str, formats: Sequence[Format]) -> Path | None:
    """Ask for a file and write one of ``formats`` to it; returns the file, or None if there is none.

    Failures are reported over ``window``.
    """
    chosen = await choose_target(window, title, formats)
    if chosen is None:
        return None
    path, wanted = chosen
    return path if await write_over(window, path, wanted.content) else None


async def export_as(window: QWidget, title: str, formats: Sequence[Format]) -> bool:
    """Save as in ``save_as``, and say so; returns whether there is a file."""
    path = await save_as(window, title, formats)
    if path is not None:
        await say_saved(window, path)
    return path is not None


async def say_saved(window: QWidget, path: Path) -> None:
    """Say over a window where a file has been saved, and offer its folder."""
    text = QCoreApplication.translate("Saving", "Saved as “{file}” in “{folder}”.")
    words = text.format(file=file_text(path.name), folder=file_text(str(path.parent)))
    folder = QCoreApplication.translate("Saving", "Show &folder")
    if await show_message(window, words, QMessageBox.Icon.Information, other=folder):
        show_folder(path)


def show_folder(file: Path) -> None:
    """Show the folder of a file on the desktop."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(file.parent)))


async def write_over(window: QWidget, path: Path, content: Callable[[], bytes]) -> bool:
    """Write a whole file in a thread; returns whether it is written.

    If that takes long, a bar with Cancel appears over ``window``; failures are reported there, too.
    """
    label = QCoreApplication.translate("Saving", "Saving “{file}”…").format(file=path.name)

    async def write(progress: Progress) -> None:
        made = await progress.in_thread(content)
        await progress.in_thread(lambda: write_whole(path, made))

    try:
        await with_progress(window, label, write)
    except Cancelled:
        return False
    except OSError as error:
        await show_message(window, cannot_save_text(path, system_fault(error)))
        return False
    return True


async def choose_target(window: QWidget, title: str, formats: Sequence[Format]) -> tuple[Path, Format] | None:
    """Ask for a file to be written, in one of these formats; None if nothing is to be written.

    A typed suffix of a format determines it, otherwise the choice in the dialog does, whose suffix follows.
    """
    dialog = _file_dialog(window)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    filters = {one.filter: one for one in formats}
    dialog.setNameFilters(list(filters))
    dialog.setDefaultSuffix(formats[0].suffix)
    dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(filters[chosen].suffix))
    await _begin_where_last(dialog)
    dialog.selectFile(file_name(title) + formats[0].suffix)
    if not await ask(dialog):
        return None
    path = Path(dialog.selectedFiles()[0])
    # Some desktops' own dialogs do not say which format was chosen.
    chosen = filters.get(dialog.selectedNameFilter(), formats[0])
    typed = next((one for one in formats if one.suffix == path.suffix.lower()), None)
    if typed is not None:
        return path, typed
    return free_name(path.with_name(f"{path.name}{chosen.suffix}")), chosen


def _name_filter(kind: str, *suffixes: str) -> str:
    return f"{kind} ({' '.join(f'*{suffix}' for suffix in suffixes)})"
