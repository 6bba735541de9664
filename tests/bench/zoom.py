"""Prints how long frames take while the table is zoomed, moved and laid out, with about 190 tiles on it.

Run with ``python -m tests.bench.zoom``; times are of the processor, in milliseconds. It never fails on time.
"""

from __future__ import annotations

import asyncio
import functools
import os
import statistics
import time
from collections.abc import Callable, Iterable

from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from mtdesk.table.cloth.trains import story_of
from mtdesk.table.layout import Felt, RoundLayout
from mtdesk.table.theme import load_fonts
from mtdesk.ui.shell.event_loop import run_in_qt
from tests.table.late import late_view, setup_for, show_late
from tests.table.tabletop import Tabletop, laid_out

WIDTH, HEIGHT = 1920, 1040
FRAMES = 40


def timed(work: Callable[[], object]) -> float:
    """What one piece of work costs."""
    begun = time.process_time()
    work()
    return (time.process_time() - begun) * 1000


def tell(title: str, times: Iterable[float]) -> None:
    """Print the figures of one kind of frame."""
    found = sorted(times)
    p95 = found[int(0.95 * (len(found) - 1))]
    print(f"  {title:34} p50 {statistics.median(found):6.1f}   p95 {p95:6.1f}   max {found[-1]:6.1f}")


class Frames:
    """The frames of one table."""

    def __init__(self, top: Tabletop) -> None:
        self._top = top
        self._camera = top.view.camera

    def frame(self, change: Callable[[], object] = lambda: None) -> float:
        """Change something and paint."""
        return timed(lambda: (change(), self._top.viewport.repaint()))

    def sharpening(self) -> list[float]:
        """The frames in which pictures are made again when the camera has come to rest."""
        self._camera._rest.stop()
        self._camera.moving_changed.emit(False)
        view, found = self._top.view, []
        while view._sharpening.isActive():
            found.append(self.frame(view.sharpen_some))
        return found

    def measure(self) -> None:
        """Everything that happens to a whole table at once."""
        middle = self._top.table.areas.felt.center()
        for _ in range(3):
            self.frame()
        tell("still, all painted", (self.frame() for _ in range(FRAMES)))
        tell("zooming", (self.frame(lambda: self._camera.zoom(1.02, middle)) for _ in range(FRAMES)))
        tell("coming to rest", self.sharpening())
        tell("moving", (self.frame(lambda: self._camera.pan(QPointF(5, 3))) for _ in range(FRAMES)))
        tell("coming to rest", self.sharpening())
        self._camera.show_whole(glide=False)
        self.sharpening()
        self._relay()

    def _relay(self) -> None:
        table = self._top.table
        view = table.view_shown
        assert view is not None
        story = story_of(view.board, 0)
        trains = table.areas.trains
        felt = Felt(trains.x(), trains.y(), trains.width(), trains.height())
        roomy = RoundLayout(felt).follow(replace(story, unlaid=story.unlaid + 190))
        roomy = replace(roomy, edition=roomy.edition + 100)
        table.animator.speed = 1.0
        motions = table._lay(view, roomy)
        for motion in motions:
            motion.start()
            motion.pause()

        def go(moment: int) -> None:
            for motion in motions:
                motion.setCurrentTime(moment)

        moments = range(0, 420, 16)
        tell(
            "gliding into another edition", (self.frame(functools.partial(go, moment)) for moment in moments)
        )
        table.animator.skip()
        tell("coming to rest", self.sharpening())


async def main() -> None:
    """Measure a late table of four and one of ten."""
    load_fonts()
    for players in (4, 10):
        view = late_view("pagat", players, 2, set=18)
        with laid_out(setup_for(view)) as top:
            await show_late(top, view, WIDTH, HEIGHT)
            count = sum(map(len, view.board.trains.values()))
            print(f"{players} players, {count} tiles, {WIDTH}x{HEIGHT}")
            Frames(top).measure()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    run_in_qt(asyncio.wait_for(main(), None))
