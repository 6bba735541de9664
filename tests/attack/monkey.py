"""Impatient hands: clicks, drags, keys, sizes and themes at random, while games are being played.

``python -m tests.attack.monkey 200`` plays so many games of one round in the real window. After every event
the record is compared with the state, and whenever all is still, the table with one rebuilt.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
import time
import traceback
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, get_args

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from mtdesk.app import Application
from mtdesk.record.model import Setup
from mtdesk.rules.options import OptionError
from mtdesk.rules.presets import PRESETS
from mtdesk.settings import Settings, TextSize
from mtdesk.table.theme import THEMES
from mtdesk.ui.shell.event_loop import run_in_qt
from tests.app.fingers import glide, move, on_top, press, release
from tests.app.person import Person
from tests.app.program import STILL, computers, game_of, game_setup, people, reports, settle, started
from tests.app.watch import assert_as_rebuilt
from tests.attack.long_run import LongRun, wishes
from tests.records import resumed

Key, Ctrl, Shift = Qt.Key, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
KEYS = (
    *((key, NONE) for key in (Key.Key_Tab, Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)),
    *((key, NONE) for key in (Key.Key_Return, Key.Key_Space, Key.Key_Escape, Key.Key_Bar, Key.Key_F11)),
    *((key, NONE) for key in (Key.Key_D, Key.Key_H, Key.Key_T, Key.Key_S, Key.Key_P, Key.Key_F6)),
    *((key, Ctrl) for key in (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_L, Key.Key_I, Key.Key_T, Key.Key_Z)),
    *((key, Ctrl) for key in (Key.Key_Plus, Key.Key_Minus, Key.Key_0, Key.Key_M, Key.Key_Return)),
    (Key.Key_Z, Ctrl | Shift),
    (Key.Key_Right, Shift),
)
SMALLEST, SMALL, LARGE = (1024, 700), (1280, 800), (2200, 1400)
"""Sizes of the window."""
PAINTED = 4
"""The table is painted in every so-manieth game: that takes more time than all the rest."""
FROZEN = 1.0
"""Seconds of work after which the window counts as frozen."""
WAITS = 40
"""How often it is looked whether all is still."""
PATIENCE = 900.0
"""Seconds in which a game comes to its end, also on a machine with much else to do."""
DEEDS = 200
"""How much mischief is done in a game."""
HASTE = (0, 0, 0.001, 0.005)
LEISURE = (0, 0.01, 0.05)
"""Seconds between two deeds, while a person is asked and while the others move."""


class Monkey:
    """Does anything at all at the window of a running game."""

    def __init__(self, desk: Application, rng: random.Random) -> None:
        self._desk, self._rng = desk, rng
        self._person = Person(desk, rng)
        self.done = self.looks = self.events = 0
        self.deeds: deque[str] = deque(maxlen=24)
        """What was done last."""
        for name in ("play_events", "reset"):
            setattr(desk.stage, name, self._proving(getattr(desk.stage, name)))

    def _proving(self, showing: Any) -> Any:
        """Show something, if the record leads to the state; what fails here becomes a report."""

        async def proven(*arguments: Any) -> None:
            self._prove()
            self.events += 1
            await showing(*arguments)

        return proven

    def _prove(self) -> None:
        game = self._desk.session.game
        assert game is None or resumed(game.record.copy()).state == game.state, "the record is not the game"

    async def play(self) -> None:
        """Until the game is over: mischief, and now and then a move; after enough mischief moves only."""
        while not game_of(self._desk).is_over:
            if self.done < DEEDS:
                self._mischief()
                self.done += 1
            is_asked = self._desk.window.table.invitation.moves
            await asyncio.sleep(self._rng.choice(HASTE if is_asked else LEISURE))
            if self.done == DEEDS or self._rng.random() < 0.8:
                self.put_away()
                await self._go_on()
            if self._rng.random() < 0.06:
                await self._look()

    async def _look(self) -> None:
        """Compare what is shown with what ought to be, if somebody is asked and nothing is under way."""
        table, window = self._desk.window.table, self._desk.window
        self.put_away()
        QTest.keyClick(window.view, Key.Key_Escape)  # no tile is in the hand or chosen
        for tries_left in reversed(range(WAITS)):
            table.animator.skip()
            await asyncio.sleep(0.005)
            if not self._is_still():
                continue
            table.animator.skip()  # tiles that can be played only now are still rising
            self._prove()
            try:
                await assert_as_rebuilt(table, at_any_scale=True)
            except AssertionError:
                if not tries_left:  # else something may have begun to move meanwhile
                    raise
            else:
                self.looks += 1
                return

    def _is_still(self) -> bool:
        table, window = self._desk.window.table, self._desk.window
        if window.commands.sort_by_plan.isChecked():  # tiles lie as in a train then
            window.commands.sort_by_plan.trigger()
            return False
        is_asked = table.invitation.moves and window.overlay.page is None
        return bool(is_asked) and not (
            table.is_busy or window.view.gesture.is_busy or table.trains.lights.pads
        )

    async def _go_on(self) -> None:
        """Do what the game waits for, if it does; mischief may come between."""
        if self._desk.window.commands.pause.isChecked():
            self._desk.window.commands.pause.trigger()
        if self._person._has_something_to_do():
            with suppress(AssertionError, KeyError, TimeoutError):  # somebody has put a finger in between
                async with asyncio.timeout(2.0):
                    await self._person.act()

    def put_away(self) -> None:
        """Close what is open over the window."""
        for widget in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
            if isinstance(widget, QDialog):
                widget.reject()
            elif widget is not None:
                widget.close()

    def _mischief(self) -> None:
        deeds: tuple[Callable[[], None], ...] = (
            *(self._click, self._drag, self._key, self._undo, self._skip),
            *(self._resize, self._menu, self._settings),
        )
        (deed,) = self._rng.choices(deeds, (12, 12, 16, 6, 4, 1, 1, 1))
        self.deeds.append(deed.__name__.strip("_"))
        deed()

    def _place(self, widget: QWidget) -> QPointF:
        return QPointF(self._rng.randrange(widget.width()), self._rng.randrange(widget.height()))

    def _click(self) -> None:
        target = QApplication.activeModalWidget() or self._desk.window.view.viewport()
        point = self._place(target)
        child = target.childAt(point.toPoint()) or target
        button = self._rng.choice((Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton))
        act = self._rng.choice((QTest.mouseClick, QTest.mouseDClick))
        act(child, button, NONE, child.mapFrom(target, point.toPoint()))

    def _drag(self) -> None:
        viewport = self._desk.window.view.viewport()
        tiles = list(self._person.table.rack.items)
        start = self._person.tile(self._rng.choice(tiles)) if tiles else self._place(viewport)
        if not (viewport.rect().contains(start.toPoint()) and on_top(viewport, start.toPoint())):
            return
        press(viewport, start)
        end = self._place(viewport)
        glide(viewport, start, end, self._rng.choice((1, 3, 8)))
        if self._rng.random() < 0.2:
            QTest.keyClick(viewport, Key.Key_Escape)
        if self._rng.random() < 0.1:
            self._resize()
        move(viewport, end)
        release(viewport, end)

    def _key(self) -> None:
        key, modifiers = self._rng.choice(KEYS)
        target = QApplication.activePopupWidget() or QApplication.focusWidget() or self._desk.window
        QTest.keyClick(target, key, modifiers)

    def _undo(self) -> None:
        commands = self._desk.window.commands
        self._rng.choice((commands.undo, commands.redo, commands.hint, commands.log)).trigger()

    def _resize(self) -> None:
        largest = LARGE if self._rng.random() < 0.1 else SMALL
        self._desk.window.resize(*map(self._rng.randrange, SMALLEST, largest))

    def _settings(self) -> None:
        current = self._desk._store.current
        choices = {
            "theme": (*THEMES, "system"),
            "text_size": get_args(TextSize),
            "pace": ("at-once", "fast"),
            "tile_style": ("pips", "numerals"),
            "free_undo": (False, True),
            "large_tiles": (False, True),
        }
        name = self._rng.choice(list(choices))
        self._desk._take_settings(replace(current, **{name: self._rng.choice(choices[name])}))

    def _menu(self) -> None:
        commands = self._desk.window.commands
        self._rng.choice((commands.about, commands.keys, commands.settings, commands.scores)).trigger()

    def _skip(self) -> None:
        self._desk.window.table.animator.skip()


async def beat(frozen: list[float]) -> None:
    """Note how long this thread worked without a pause, where that was too long."""
    while True:
        begun = time.thread_time()
        await asyncio.sleep(0.01)
        if time.thread_time() - begun > FROZEN:
            frozen.append(time.thread_time() - begun)


async def play(app: QApplication, number: int, long: LongRun) -> None:
    """One game."""
    rng = random.Random(number)
    with tempfile.TemporaryDirectory() as home:
        os.environ["MTDESK_HOME"] = home
        animated: Settings = rng.choice((STILL, STILL, replace(STILL, pace="fast")))
        settle(animated)
        async with started(app, any_setup(rng), painted=number % PAINTED == 0) as desk:
            monkey = Monkey(desk, rng)
            frozen: list[float] = []
            beating = asyncio.create_task(beat(frozen))
            try:
                async with asyncio.timeout(PATIENCE):
                    await monkey.play()
            except Exception as error:
                error.add_note(f"after {' '.join(monkey.deeds)}")
                raise
            finally:
                beating.cancel()
                monkey.put_away()
            assert not frozen, f"frozen for {frozen} s"
            assert not reports(), reports()
            long.figures["deeds"] += monkey.done
            long.figures["tables compared"] += monkey.looks
            long.figures["events proven"] += monkey.events


def any_setup(rng: random.Random) -> Setup:
    """A game of one round by any rules, with people and computers."""
    while True:
        crowd = [*people(*("Ada", "Bo")[: rng.choice((1, 1, 2))]), *computers(rng.choice((1, 2, 4)))]
        preset, hand = rng.choice(list(PRESETS)), rng.randrange(3, 6)
        with suppress(OptionError):
            return game_setup(crowd, preset, str(rng.random()), rounds=1, hand=hand)


async def run(app: QApplication, long: LongRun) -> int:
    """Play until there have been enough games."""
    for number in long.attempts():
        try:
            await play(app, number, long)
        except Exception as error:  # noqa: BLE001 -- whatever it is, it is what we are looking for
            long.fault(f"game {number}: {''.join(traceback.format_exception(error))[-3000:]}")
        long.figures["games"] += 1
        for text in warnings:
            long.fault(f"game {number}: Qt says {text}")
        warnings.clear()
    return long.end()


warnings: list[str] = []
TOLERATED = ("This plugin does not support",)


def hear(kind: QtMsgType, context: object, text: str) -> None:
    """Qt's warnings are faults, too, but for what its offscreen platform cannot do."""
    if kind is not QtMsgType.QtDebugMsg and not text.startswith(TOLERATED):
        warnings.append(text)


if __name__ == "__main__":
    wanted = wishes("monkey", __doc__ or "", 200)[0]
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    qInstallMessageHandler(hear)
    sys.exit(run_in_qt(run(application, wanted)))
