"""Garbage is collected only in the window's thread.

Python collects cycles in whichever thread happens to allocate, including the one that plans the table; Qt
objects must not die there.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

_INTERVAL_MS = 500


class GarbageCollector(QObject):
    """While installed, collects what Python would have collected by itself, but in its own thread.

    After ``install``, Python itself no longer collects: threads may still run when this is removed. Call
    ``gc.enable`` once they have ended. What existed at ``install``, the program itself, is examined only on
    removal.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=_INTERVAL_MS)
        self._timer.timeout.connect(self.collect)

    def install(self) -> None:
        gc.disable()
        gc.freeze()  # examining all of it took up to a tenth of a second each time
        self._timer.start()

    def remove(self) -> None:
        """Collect once more, and never again."""
        self._timer.stop()
        gc.unfreeze()
        gc.collect()

    def collect(self) -> None:
        """Collect the oldest generation that is due by Python's thresholds, if one is."""
        due = [
            generation
            for generation, (count, threshold) in enumerate(
                zip(gc.get_count(), gc.get_threshold(), strict=True)
            )
            if 0 < threshold < count
        ]
        if due:
            gc.collect(due[-1])
