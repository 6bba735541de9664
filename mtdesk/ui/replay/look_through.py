"""Which game is to be looked through: the one on the table, one of the library, or any file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mtdesk.i18n import list_text, moment_text, number_text
from mtdesk.ui.files.game_file import GameFile
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import make_default, second_label, title_label


class LookThroughDialog(Translated, QDialog):
    """Asks for a game; ``files`` are those of the library, the newest first.

    When it is accepted, ``chosen`` is a file, None for the game on the table, and ``wants_other`` says that
    any other file is wanted. ``on_table`` are the players of the game there, empty where there is none.
    """

    def __init__(self, on_table: Sequence[str], files: Sequence[Path], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._on_table = tuple(on_table)
        self._files: tuple[Path | None, ...] = (*([None] if on_table else []), *files)
        self._games: dict[Path, GameFile] = {}
        self.wants_other = False
        self._title = title_label()
        self._nothing = second_label()
        self.list = QListWidget()
        self.other = QPushButton()
        self.look = QPushButton()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._arrange()
        self._connect()
        self.retranslate_ui()
        make_default(self, self.look)
        (self.list if self._files else self.other).setFocus()

    def _arrange(self) -> None:
        self.list.addItems([""] * len(self._files))
        self.list.setCurrentRow(0)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setVisible(bool(self._files))
        self._nothing.setVisible(not self._files)
        self.look.setEnabled(bool(self._files))
        self.buttons.addButton(self.look, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(self.other, QDialogButtonBox.ButtonRole.ActionRole)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 16)
        whole.setSpacing(12)
        for part in (self._title, self._nothing, self.list):
            whole.addWidget(part)
        if not self._files:
            whole.addStretch()
        whole.addWidget(self.buttons)
        self.resize(scaled(640), scaled(440 if self._files else 200))

    def _connect(self) -> None:
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.list.itemDoubleClicked.connect(self.accept)
        self.other.clicked.connect(self._want_other)

    @property
    def chosen(self) -> Path | None:
        """The file that is marked, None for the game on the table."""
        return self._files[self.list.currentRow()]

    def tell(self, game: GameFile) -> None:
        """Say what is in a file of the list."""
        self._games[game.file] = game
        self._write(self._files.index(game.file))

    def _want_other(self) -> None:
        self.wants_other = True
        self.accept()

    def _write(self, row: int) -> None:
        file = self._files[row]
        item: QListWidgetItem = self.list.item(row)
        if file is None:
            item.setText(self.tr("On the table: {players}").format(players=list_text(self._on_table)))
        else:
            item.setText(self._line(file, self._games.get(file)))

    def _line(self, file: Path, game: GameFile | None) -> str:
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

    def retranslate_ui(self) -> None:
        self.setWindowTitle(self.tr("Look through a game"))
        self._title.setText(self.tr("Look through a game"))
        self._nothing.setText(self.tr("No game has been kept yet."))
        self.list.setAccessibleName(self.tr("Games"))
        self.other.setText(self.tr("&Another file…"))
        self.look.setText(self.tr("&Look through"))
        for row in range(len(self._files)):
            self._write(row)
