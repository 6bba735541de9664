"""Which game is to be looked through: the one on the table, one of the library, or any file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QWidget

from mtdesk.i18n import list_text, moment_text, number_text
from mtdesk.ui.files.game_file import GameFile
from mtdesk.ui.kit.dialog import ACCEPT, ACTION, Dialog
from mtdesk.ui.kit.layouts import STRETCH
from mtdesk.ui.kit.widgets import make_default, second_label


class LookThroughDialog(Dialog):
    """Asks for a game; ``files`` are those of the library, the newest first.

    When it is accepted, ``chosen`` is a file, None for the game on the table, and ``wants_other`` says that
    any other file is wanted. ``on_table`` are the players of the game there, empty where there is none.
    """

    def __init__(self, on_table: Sequence[str], files: Sequence[Path], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Replay a game"), parent)
        self._on_table = tuple(on_table)
        self._files: tuple[Path | None, ...] = (*([None] if on_table else []), *files)
        self.wants_other = False
        self.list = QListWidget()
        self.list.ensurePolished()  # else the rows would be laid out without the padding of the style
        self.list.addItems([self._line(file, None) for file in self._files])
        self.list.setCurrentRow(0)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setAccessibleName(self.tr("Games"))
        self.list.itemDoubleClicked.connect(self.accept)
        self.look = self.buttons.addButton(self.tr("&Replay"), ACCEPT)
        self.look.setEnabled(bool(self._files))
        self.other = self.buttons.addButton(self.tr("&Another file…"), ACTION)
        self.other.clicked.connect(self._want_other)
        if self._files:
            self.lay_out(self.heading, self.list, self.buttons, size=(640, 440))
        else:
            nothing = second_label(self.tr("No games have been saved yet."))
            self.lay_out(self.heading, nothing, STRETCH, self.buttons, size=(640, 200))
        make_default(self, self.look)
        (self.list if self._files else self.other).setFocus()

    @property
    def chosen(self) -> Path | None:
        """The file that is marked, None for the game on the table."""
        return self._files[self.list.currentRow()]

    def show_file(self, game: GameFile) -> None:
        """Say what is in a file of the list."""
        self.list.item(self._files.index(game.file)).setText(self._line(game.file, game))

    def _want_other(self) -> None:
        self.wants_other = True
        self.accept()

    def _line(self, file: Path | None, game: GameFile | None) -> str:
        if file is None:
            return self.tr("On the table: {players}").format(players=list_text(self._on_table))
        if game is None or game.when is None:
            return file.stem
        if not game.players:
            return f"{moment_text(game.when)}  ·  {file.stem}"
        return self.tr("{when}  ·  round {round} of {rounds}  ·  {players}").format(
            when=moment_text(game.when),
            players=list_text(game.players),
            round=number_text(game.round),
            rounds=number_text(game.rounds),
        )
