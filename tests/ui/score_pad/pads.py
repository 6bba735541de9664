"""Score pads for tests: made from numbers, shown on their page, and written on by keys."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from mtdesk.record.score_pad import Entry, Left, Pad, PadPlayer, begun, with_entry, with_next, with_points
from mtdesk.rules.options import MAX_PLAYERS
from mtdesk.rules.presets import options_for
from mtdesk.ui.score_pad.model import PadModel
from mtdesk.ui.score_pad.page import PadPage
from tests.app.typist import press
from tests.windows import show

NAMES = ("Ada", "Bo", "Cleo")


def pad(*rounds: tuple[Left | None, ...], names: tuple[str, ...] = NAMES, **changes: object) -> Pad:
    """Return a pad with these rounds finished: 0 is out, None an empty cell."""
    rules = options_for("dutch", min(len(names), MAX_PLAYERS), changes)
    players = tuple(map(PadPlayer, names))
    result = begun(Pad("dutch", rules, players, date(2026, 3, 5)))
    for index, cells in enumerate(rounds):
        for player, left in enumerate(cells):
            if isinstance(left, int):
                result = with_points(result, index, player, left)
            elif left is not None:
                result = with_entry(result, index, player, Entry(left))
        result = with_next(result)
    return result


def page(shown: Pad) -> PadPage:
    """Return the page of a pad, ready for keys."""
    result = PadPage(PadModel(shown, Path("x.mtscore")))
    result.resize(1000, 680)
    show(result)
    result.setFocus()
    return result


def keys(text: str) -> None:
    """Type into whatever has the keyboard; a line break is Enter."""
    for letter in text:
        focused = QApplication.focusWidget()
        assert focused is not None
        if letter == "\n":
            press(Qt.Key.Key_Return)
        elif letter.isascii():
            QTest.keyClicks(focused, letter)
        else:  # QTest knows the keys of ASCII only
            typed = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(focused, typed)


def written(shown: PadPage, row: int = -1) -> list[object]:
    """Return a round as it was written: points, tiles or None; "out 5" of a player who is out."""
    cells = shown.model.pad.rounds[row].cells
    return [cell and (f"out {cell.left}" if cell.out else cell.left) for cell in cells]


def field() -> QLineEdit | None:
    """Return the field that is being typed in."""
    focused = QApplication.focusWidget()
    return focused if isinstance(focused, QLineEdit) else None
