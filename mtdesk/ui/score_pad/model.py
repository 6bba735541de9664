"""A score pad as a table in which cells are typed, with undo, and as the scores that follow from it."""

from __future__ import annotations

import dataclasses
import re
import unicodedata
from fractions import Fraction
from pathlib import Path

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from mtdesk.i18n import Labels, list_text, number_text, tile_text
from mtdesk.record.score_pad import (
    MOST_POINTS,
    Pad,
    round_points,
    value_of,
    with_entry,
    with_points,
)
from mtdesk.rules.view import Over
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.scores.model import Cell, ScoreModel
from mtdesk.ui.scores.scores import RoundScore, Scores

_Index = QModelIndex | QPersistentModelIndex

_MOST_TYPED = 200
"""Characters of a sum; whatever is longer was not typed."""
_SUM = re.compile(r"[-+ ]*(?:\d{1,6}[-+ ]+)*\d{1,6}[-+ ]*")
_TERM = re.compile(r"([-+ ]*)(\d+)")
_DASHES = str.maketrans(dict.fromkeys("\u2010\u2012\u2013\u2014\u2212", "-"))


def points_from(typed: str) -> int | None:
    """Return the sum of the numbers in a text, between which are spaces or signs; None if it is blank.

    Digits and signs may be of any script and width. Raises ValueError if there is anything else.
    """
    if len(typed) > _MOST_TYPED:
        raise ValueError(typed[:_MOST_TYPED])
    text = " ".join(unicodedata.normalize("NFKC", typed).translate(_DASHES).split())
    if not text:
        return None
    if not _SUM.fullmatch(text):
        raise ValueError(typed)
    points = sum(
        -int(number) if signs.count("-") % 2 else int(number) for signs, number in _TERM.findall(text)
    )
    if abs(points) > MOST_POINTS:
        raise ValueError(typed)
    return points


def scores_of(pad: Pad) -> Scores:
    """Return the scores of all rounds of a pad that count."""
    start = tuple(Fraction(player.start) for player in pad.players)
    return Scores(
        dataclasses.replace(pad.options, rounds=pad.planned),
        tuple(player.name for player in pad.players),
        tuple(
            RoundScore(
                tuple(None if cell is None else cell.left for cell in round_.cells),
                round_points(pad, index),
                Over.BLOCKED if round_.blocked else Over.OUT,
                round_.out,
            )
            for index, round_ in enumerate(pad.rounds[: pad.played])
        ),
        start if any(start) else (),
        pad.preset,
        pad.rule_set,
        pad.is_over,
    )


class PadModel(ScoreModel):
    """A row for each round, the open one included. Cells take numbers and sums, and give their values.

    ``changed`` reports every other state of the pad, whether written, undone or redone; ``stepped`` carries
    the cell, a round and a player, that a step back or forth has changed, or None if that is no cell.
    """

    changed = Signal()
    stepped = Signal(object)

    def __init__(self, pad: Pad, file: Path, parent: QObject | None = None) -> None:
        super().__init__(scores_of(pad), parent)
        self.pad, self.file = pad, file
        self.stack = QUndoStack(self)

    def write(self, pad: Pad, cell: tuple[int, int] | None = None) -> None:
        """Continue with another state of the pad, which differs in this cell; none if nothing differs."""
        if pad != self.pad:
            row = pad.last if cell is None else cell[0]
            text = Labels.tr("Round {round}").format(round=number_text(row + 1))
            self.stack.push(_Step(self, pad, cell, text))

    def show_pad(self, pad: Pad) -> None:
        is_as_large = (len(pad.rounds), pad.players) == (len(self.pad.rounds), self.pad.players)
        if not is_as_large:
            self.beginResetModel()
        self.pad = pad
        self.scores = scores_of(pad)
        if not is_as_large:
            self.endResetModel()
        elif pad.rounds:
            self.dataChanged.emit(self.index(0, 0), self.index(pad.last, len(pad.players) - 1))
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, pad.last)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(pad.players) - 1)
        self.changed.emit()

    def is_open(self, row: int) -> bool:
        """Return whether a round does not count yet."""
        return row >= self.pad.played

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 -- as in Qt
        return 0 if parent.isValid() else len(self.pad.rounds)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 -- as in Qt
        return 0 if parent.isValid() else len(self.pad.players)

    def is_blocked(self, row: int) -> bool:
        return self.pad.rounds[row].blocked

    def flags(self, index: _Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a cell shows; the open round shows what is written, and not yet points."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.EditRole:
            value = self._value(index.row(), index.column())
            return "" if value is None else str(value)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            said = self._said(index)
            return tip(said) if role == Qt.ItemDataRole.ToolTipRole else said
        if not self.is_open(index.row()):
            return super().data(index, role)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._written(index.row(), index.column())
            case Cell.OUT:
                return index.column() in self.pad.rounds[index.row()].out
            case Cell.TOTAL:
                return ""
        return None

    def _value(self, row: int, player: int) -> int | None:
        cell = self.pad.rounds[row].cells[player]
        return None if cell is None else value_of(self.pad.options, cell.left)

    def _written(self, row: int, player: int) -> str:
        value = self._value(row, player)
        return "" if value is None else number_text(value)

    def _said(self, index: _Index) -> str:
        """Return all that is known of a cell, with the tiles if they are known."""
        row, player = index.row(), index.column()
        cell = self.pad.rounds[row].cells[player]
        if not self.is_open(row):
            said = str(super().data(index, Qt.ItemDataRole.AccessibleTextRole))
        else:
            if cell is None:
                text = self.tr("{name}, round {round}: no entry yet")
            elif cell.out:
                text = self.tr("{name}, round {round}: {points}, out")
            else:
                text = self.tr("{name}, round {round}: {points}")
            name, points = self.pad.players[player].name, self._written(row, player)
            said = text.format(name=name, round=number_text(row + 1), points=points)
        tiles = cell.left if cell is not None and isinstance(cell.left, tuple) else ()
        return f"{said} ({list_text([tile_text(tile) for tile in tiles])})" if tiles else said

    def setData(self, index: _Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Write what was typed in a cell; return whether it could be read."""
        row, player = index.row(), index.column()
        try:
            points = points_from(str(value))
        except ValueError:
            return False
        if points != self._value(row, player):
            self.write(
                with_entry(self.pad, row, player, None)
                if points is None
                else with_points(self.pad, row, player, points),
                (row, player),
            )
        return True


class _Step(QUndoCommand):
    """One change of a pad, from the state before it to the one after it."""

    def __init__(self, model: PadModel, after: Pad, cell: tuple[int, int] | None, text: str) -> None:
        super().__init__(text)
        self._model, self._before, self._after = model, model.pad, after
        self._cell, self._is_new = cell, True

    def undo(self) -> None:
        self._show(self._before)

    def redo(self) -> None:
        self._show(self._after)

    def _show(self, pad: Pad) -> None:
        self._model.show_pad(pad)
        if not self._is_new:
            self._model.stepped.emit(self._cell)
        self._is_new = False
