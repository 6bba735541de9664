"""Paints contact sheets of finished rounds, to be looked at.

Run with ``python -m tests.bench.sheets FOLDER [first] [rounds] [word]``: for 2, 3, 4, 6, 8 and 10 players,
with and without forks, in windows 1280 by 720 and 1920 by 1080, one picture with so many rounds each (12 by
default), numbered from ``first`` on; ``word`` is in the names of those wanted.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene

from mtdesk.table.animation.animator import Animator
from mtdesk.table.cloth.train_layer import TrainLayer
from mtdesk.table.cloth.trains import story_of
from mtdesk.table.layout.rounds import RoundLayout
from tests.bench.layout import PLAYERS, felt_in
from tests.table.layout.recorded import Table, recorded

WINDOWS = (1280, 693), (1920, 1053)
COLUMNS, WIDTH = 3, 660
"""Pictures beside each other, and how wide each is in pixels."""


def paint_sheet(table: Table, window: tuple[int, int], seeds: range) -> QImage:
    """One picture of the ends of these rounds."""
    felt = felt_in(window, table.players)
    scale = WIDTH / felt.width
    height = round(felt.height * scale) + 6
    sheet = QImage(COLUMNS * (WIDTH + 6), -(-len(seeds) // COLUMNS) * height, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#202020"))
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, seed in enumerate(seeds):
        layouts = RoundLayout(felt)
        boards = recorded(table, seed)
        for board in boards:
            layout = layouts.follow(story_of(board, 0))
        scene = QGraphicsScene()
        layer = TrainLayer(Animator())
        scene.addItem(layer.cloth)
        layer._animator.finish(layer.arrange(boards[-1], layout, glide=False))
        whole = layout.table
        source = QRectF(whole.x, whole.y, whole.width, whole.height)
        target = QRectF(
            number % COLUMNS * (WIDTH + 6), number // COLUMNS * height, WIDTH, felt.height * scale
        )
        painter.fillRect(target, QColor("#0b5a35"))
        scene.render(painter, target, source)
    painter.end()
    return sheet


def main(folder: Path, first: int, rounds: int, word: str) -> None:
    """Paint all sheets."""
    folder.mkdir(parents=True, exist_ok=True)
    for preset in ("dutch", "hungarian-fork"):
        for players in PLAYERS:
            for window in WINDOWS:
                name = f"{preset}-{players}-{window[0]}"
                if word in name:
                    sheet = paint_sheet(Table(preset, players), window, range(first, first + rounds))
                    sheet.save(str(folder / f"{name}.png"))
                    print(name, flush=True)


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    arguments = sys.argv[1:]
    main(
        Path(arguments[0]),
        int(arguments[1]) if arguments[1:] else 9100,
        int(arguments[2]) if arguments[2:] else 12,
        " ".join(arguments[3:]),
    )
