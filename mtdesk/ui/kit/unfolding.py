"""Lists inside a dialog that scrolls as a whole: only one of the two should scroll."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractScrollArea, QListWidget

_CAUSES = QEvent.Type.LayoutRequest, QEvent.Type.FontChange, QEvent.Type.Show, QEvent.Type.Resize


class Unfolding(QObject):
    """Makes ``area`` as high as all its rows once its dialog scrolls; until then as the ``least`` first ones.

    ``heights`` returns those of its rows in pixels. Call ``follow`` when they have changed.
    """

    def __init__(self, area: QAbstractScrollArea, least: int, heights: Callable[[], Sequence[int]]) -> None:
        super().__init__(area)
        self._area, self._least, self._heights = area, least, heights
        self._is_unfolded = False
        area.installEventFilter(self)
        self.follow()

    def unfold(self) -> None:
        """Be as high as necessary from now on."""
        self._is_unfolded = True
        self.follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Called by Qt; larger text makes the rows higher, and so does less room where they wrap."""
        if event.type() in _CAUSES:
            self.follow()
        return super().eventFilter(watched, event)

    def follow(self) -> None:
        """Take the height that goes with the current rows."""
        heights = self._heights()
        shown = heights if self._is_unfolded else heights[: self._least]
        margins = self._area.contentsMargins()
        self._area.setMinimumHeight(sum(shown) + margins.top() + margins.bottom())


def unfolding_list(rows: QListWidget, least: int) -> Unfolding:
    """Let a list unfold, and follow what is added to it and removed."""
    result = Unfolding(rows, least, lambda: [rows.sizeHintForRow(row) for row in range(rows.count())])
    for changed in (rows.model().rowsInserted, rows.model().rowsRemoved):
        changed.connect(result.follow)
    return result
