"""The page of keyboard shortcuts: made from the actions themselves, so that it is never out of date."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtGui import QAction, QFont, QKeySequence
from PySide6.QtWidgets import QHeaderView, QMenu, QTreeWidget, QTreeWidgetItem, QWidget

from mtdesk.i18n import key_text
from mtdesk.messages import QT_TRANSLATE_NOOP
from mtdesk.ui.kit.dialog import CLOSE, Dialog

_RETURN = QT_TRANSLATE_NOOP("QShortcut", "Return")
"""For translators: Qt asks for it wherever it names this key, which sentences call Enter."""


class ShortcutsDialog(Dialog):
    """Lists the keys of the table, of ``playing`` (draw, pass and so on), ``menus`` and ``replays``."""

    def __init__(
        self,
        menus: Sequence[QMenu],
        playing: Sequence[QAction],
        parent: QWidget | None = None,
        *,
        replays: Sequence[QAction] = (),
    ) -> None:
        super().__init__(self.tr("Keyboard shortcuts"), parent, leave=CLOSE)
        self.list = QTreeWidget()
        self.list.setColumnCount(2)
        self.list.setRootIsDecorated(False)
        self.list.setItemsExpandable(False)
        self.list.setIndentation(0)
        self.list.setHeaderHidden(True)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.list.setAccessibleName(self.tr("Commands and their keys"))
        self.lay_out(self.heading, (self.list, 1), self.buttons, size=(860, 640))
        self._add(self.tr("At the table"), self._table_keys())
        self._add(self.tr("Playing"), _keys_of(playing))
        for menu in menus:
            self._add(_plain(menu.title()), _keys_of(menu.actions()))
        self._add(self.tr("Replay"), _keys_of(replays))
        self.list.expandAll()
        self.list.setCurrentIndex(self.list.model().index(0, 0))
        self.list.setFocus()

    def _add(self, heading: str, keys: Iterable[tuple[str, str]]) -> None:
        rows = [QTreeWidgetItem([text, key]) for text, key in keys]
        if not rows:
            return
        group = QTreeWidgetItem([heading])
        font = self.list.font()
        font.setWeight(QFont.Weight.Bold)
        group.setFont(0, font)
        group.setForeground(0, self.palette().brush(self.palette().ColorRole.Accent))
        group.addChildren(rows)
        self.list.addTopLevelItem(group)
        group.setFirstColumnSpanned(True)

    def _table_keys(self) -> Iterator[tuple[str, str]]:
        """Yield the table's own keys, in words and by their names."""
        yield self.tr("Next or previous tile, end or player"), _either("Right", "Left")
        yield self.tr("Nearest tile, end or player below or above"), _either("Down", "Up")
        yield self.tr("First or last tile, end or player"), _either("Home", "End")
        yield (
            self.tr("Next or previous part of the table, then the buttons"),
            _either("Tab", "Shift+Tab"),
        )
        yield (
            self.tr("Pick up and play a tile; on the boneyard: draw"),
            _either("Enter", "Space"),
        )
        yield self.tr("Put the tile back"), key_text("Esc")
        yield self.tr("Move the tile within your hand"), _either("Ctrl+Right", "Ctrl+Left")
        yield self.tr("Add or remove a divider before the tile"), key_text("|")
        yield self.tr("Scroll the table when it does not fit the window"), self.tr("Shift + arrow key")


def _keys_of(actions: Iterable[QAction]) -> Iterator[tuple[str, str]]:
    """Return the texts and keys of all actions that have keys; equal texts share a row."""
    keys: dict[str, list[str]] = {}
    for action in actions:
        names = (key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts())
        keys.setdefault(_plain(action.text()), []).extend(names)
    return ((text, " / ".join(dict.fromkeys(names))) for text, names in keys.items() if names)


def _either(one: str, other: str) -> str:
    return f"{key_text(one)} / {key_text(other)}"


def _plain(text: str) -> str:
    """Return the text of an action or menu without its mnemonic and the dots that announce a dialog."""
    return text.replace("&", "").removesuffix("…").rstrip()
