"""Worker processes for computer players: the window never waits for one, and none outlives it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from itertools import islice
from math import inf
from typing import TYPE_CHECKING, Protocol, TypeVar

from mtdesk.ai import levels
from mtdesk.ai.heartbeat import SIGN
from mtdesk.ai.levels import Limit
from mtdesk.rules.moves import Move
from mtdesk.rules.view import View

# What starts processes is loaded with the first one: the window does not wait for it.
if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")

Player = Callable[[str, View, Limit, str], Move]
"""What finds a move: it is called with level, view, limit and seed."""

LIMIT = Limit(seconds=5.0)
"""What a computer player may think about a move."""


class Failure(StrEnum):
    """How a computer player can fail."""

    LATE = "late"
    CRASHED = "crashed"
    STARTING = "starting"  # it is not there yet: not a fault, unless it takes too long
    ILLEGAL = "illegal"
    MISSING = "missing"  # another program that cannot be started


def usable_cores() -> int:
    """Return how many cores this process may use, as far as the system says; 1 or more."""
    cores = os.cpu_count() or 1
    if sys.platform == "linux":
        cores = len(os.sched_getaffinity(0))
    return cores


class PlayerFailure(Exception):  # noqa: N818 -- it says what happened
    """A computer player did not come up with a move; the cause, if any, says why."""

    kind = Failure.CRASHED


class Chooser(Protocol):
    """Something that asks a computer level for a move."""

    def prepare(self) -> None:
        """Start whatever thinks before it is asked, without waiting; failures show when it is asked."""

    async def choose(self, level: str, view: View, limit: Limit, seed: str) -> Move:
        """Return the level's move for this view.

        Raises PlayerFailure if it fails, and soon TimeoutError if it hangs.
        """


# Players that hang

DELAY = 2.0
"""Seconds after which an unusable answer counts as late, whatever else is wrong with it."""
_MOST = 3
"""Late answers after which a player is no longer asked."""
_REDEEMING = 10
"""Answers in time that make up for a late one."""


class TimeoutPolicy:
    """Whether a player at a seat is still worth asking in a game."""

    def __init__(self) -> None:
        self._debt = 0

    @property
    def is_lost(self) -> bool:
        """Whether the player is no longer worth asking in this game."""
        return self._debt > (_MOST - 1) * _REDEEMING

    def note(self, *, late: bool) -> None:
        """Remember whether the player answered in time."""
        self._debt = self._debt + _REDEEMING if late else max(0, self._debt - 1)


# The workers

SILENCE = 1.6
"""Seconds without a sign of life after which a worker that is watched counts as hung.

Including the time to notice this and to find a move instead, the table waits two seconds at most.
"""
START = 10.0
"""Seconds until the first sign of life of a worker that has just been started, even on a busy machine."""
_CHECKS = 4
"""Looks for a sign within that time: if this process was suspended meanwhile, one look is wrong."""
_BEAT = 0.1
"""The least seconds between two signs of life."""
_NICENESS = 10
"""How far workers step back for the window."""
_IDLE = 120.0
"""Seconds without a question after which a worker ends."""


class _Worker:
    """A process that answers one question at a time. Raises PlayerFailure if it cannot be started."""

    def __init__(self, idle: float) -> None:
        from multiprocessing import get_context

        _import_nothing_from_the_current_folder()
        try:
            context = get_context("spawn")
            self._line, theirs = context.Pipe()
            self.process = context.Process(target=_work, args=(theirs, idle), daemon=True)
            with _ctrl_c_held_back():
                self.process.start()
        except (OSError, RuntimeError, ImportError) as error:  # no process, thread or pipe
            raise PlayerFailure(f"no worker process can be started: {error!r}") from error
        theirs.close()
        self._has_begun = False
        self._idle, self._asked = idle, time.monotonic()

    @property
    def is_ready(self) -> bool:
        """Whether it lives, and will not end by itself while it is being asked."""
        return time.monotonic() - self._asked < self._idle / 2 and self.process.is_alive()

    def kill(self) -> None:
        """End the process; it is not ready any more, though it may live for another moment."""
        self._asked = -inf
        self.process.kill()

    def answer(
        self, function: Callable[..., _Result], arguments: tuple[object, ...], *, is_watched: bool
    ) -> tuple[_Result, Exception | None]:
        """Call a function in the process, and wait for what it returns, or the error that it raises.

        Raises PlayerFailure if the process died, and TimeoutError if it ``is_watched`` and gives no sign of
        life for ``SILENCE``. It cannot be asked again then.
        """
        killing = threading.Timer(self._patience, self.process.kill)
        if is_watched:
            killing.start()
        try:
            try:
                self._line.send((function, arguments))  # some systems wait here until it has been read
            finally:
                killing.cancel()
            message: tuple[_Result, Exception | None] | None = None
            while message is None and (not is_watched or self._is_heard()):
                message = self._line.recv()
                self._has_begun = True
        except (EOFError, OSError):
            raise PlayerFailure("a worker process has died") from None
        if message is None:
            raise TimeoutError
        self._asked = time.monotonic()
        return message

    @property
    def _patience(self) -> float:
        return SILENCE if self._has_begun else START

    def _is_heard(self) -> bool:
        return any(self._line.poll(self._patience / _CHECKS) for _ in range(_CHECKS))


class WorkerPool:
    """Processes that play, started on demand: by default one fewer than there are usable cores.

    ``player`` is what they run for a move; it must be picklable. After ``idle`` seconds without a question
    they end; the next question starts new ones. A question that is cancelled is dropped, unless a worker
    answers it already.
    """

    def __init__(
        self, workers: int | None = None, player: Player = levels.choose, *, idle: float = _IDLE
    ) -> None:
        self._count = workers or max(1, usable_cores() - 1)
        self._player, self._idle = player, idle
        self._threads = ThreadPoolExecutor(self._count, "worker")
        """Each waits for the answer of a worker."""
        self.workers: set[_Worker] = set()
        self._ready: list[_Worker] = []
        """Those that have nothing to do."""
        self._taking = threading.RLock()
        """Held by the thread that takes or starts a worker."""
        self._is_closed = False

    def prepare(self) -> None:
        """Start a worker without waiting, if there is none."""
        self._threads.submit(self._start_first)

    def _start_first(self) -> None:
        with self._taking:  # all computers of a table want it at the same moment
            if not any(worker.process.is_alive() for worker in set(self.workers)):
                self._ready.append(self._worker())

    async def choose(self, level: str, view: View, limit: Limit, seed: str) -> Move:
        """Return a worker's move. Raises like ``ask``."""
        return await self.ask(self._player, level, view, limit, seed)

    async def ask(self, function: Callable[..., _Result], *arguments: object) -> _Result:
        """Like ``call``, for a level that thinks; raises TimeoutError if it hangs."""
        return await self._in_thread(function, arguments, is_watched=True)

    async def call(self, function: Callable[..., _Result], *arguments: object) -> _Result:
        """Call a picklable function with picklable arguments in a worker.

        Raises PlayerFailure if it raised an error, or its process died or cannot be started; the pool can
        then be used again.
        """
        return await self._in_thread(function, arguments, is_watched=False)

    async def _in_thread(
        self, function: Callable[..., _Result], arguments: tuple[object, ...], *, is_watched: bool
    ) -> _Result:
        def answer() -> _Result:
            worker = self._worker()
            try:
                result, error = worker.answer(function, arguments, is_watched=is_watched)
            except BaseException:
                self._end(worker)
                raise
            self._ready.append(worker)
            if error is not None:
                raise PlayerFailure(f"a worker failed: {error!r}") from error
            return result

        return await asyncio.get_running_loop().run_in_executor(self._threads, answer)

    def _worker(self) -> _Worker:
        """Return a worker that has nothing to do."""
        with self._taking:
            while self._ready:
                worker = self._ready.pop()
                if worker.is_ready:
                    return worker
                self._end(worker)
            worker = _Worker(self._idle)
            self.workers.add(worker)
        if self._is_closed:  # meanwhile
            worker.process.kill()
        return worker

    async def call_all(
        self, function: Callable[[_Task], _Result], tasks: Iterable[_Task]
    ) -> AsyncGenerator[tuple[_Task, _Result], None]:
        """Call a picklable function for every task on all workers; yields task and result as they are done.

        Tasks are taken from the iterable a few at a time, so there may be very many. Errors are raised as in
        ``call``. Everything unfinished is then dropped, as it is when the iterator is closed, and the workers
        with it.
        """
        waiting = iter(tasks)
        begun: dict[asyncio.Task[_Result], _Task] = {}
        try:
            while True:
                for task in islice(waiting, 2 * self._count - len(begun)):
                    begun[asyncio.create_task(self.call(function, task))] = task
                if not begun:
                    return
                for done in (await asyncio.wait(begun, return_when=asyncio.FIRST_COMPLETED))[0]:
                    yield begun.pop(done), done.result()
        finally:
            for one in begun:
                one.cancel()
            if begun:
                self.recycle()
                await asyncio.wait(begun)

    def recycle(self) -> None:
        """End all workers at once; what they were thinking about fails. The next question starts new ones."""
        for worker in set(self.workers):
            worker.kill()

    def _end(self, worker: _Worker) -> None:
        worker.process.kill()
        worker.process.join()
        self.workers.discard(worker)

    def close(self) -> None:
        """End all workers for good, and wait until they are gone; closing twice does no harm."""
        self._is_closed = True
        self.recycle()
        self._threads.shutdown(cancel_futures=True)
        for worker in set(self.workers):
            self._end(worker)


def run_all(
    workers: int | None,
    function: Callable[[_Task], _Result],
    tasks: Iterable[_Task],
    note: Callable[[_Task, _Result], None],
) -> None:
    """Do what ``WorkerPool.call_all`` does, by default on all cores, and wait; ``note`` takes the results."""

    async def run() -> None:
        pool = WorkerPool(workers or usable_cores())
        try:
            async with contextlib.aclosing(pool.call_all(function, tasks)) as done:
                async for task, result in done:
                    note(task, result)
        finally:
            pool.close()

    asyncio.run(run())


def _import_nothing_from_the_current_folder() -> None:
    """Start the standard library's processes with ``-P``; a worker would run a ``pickle.py`` where we are.

    ``PYTHONSAFEPATH`` in the environment would reach other programs, too, which need their own folder.
    """
    from multiprocessing import util

    flags: list[str] = util._args_from_interpreter_flags()  # type: ignore[attr-defined] # noqa: SLF001
    # A bundle imports nothing from there, and knows its own processes by their flags.
    if not (getattr(sys, "frozen", False) or {"-P", "-I"}.intersection(flags)):
        util._args_from_interpreter_flags = lambda: [*flags, "-P"]  # type: ignore[attr-defined] # noqa: SLF001


@contextlib.contextmanager
def _ctrl_c_held_back() -> Iterator[None]:
    """Keep Ctrl-C from processes started in here, until they ignore it: half started, they would complain."""
    if sys.platform == "win32":
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


# In the process of a worker


def _work(line: Connection, idle: float) -> None:
    """Answer questions until there are none for long, or the parent has gone; give way to the window."""
    levels.load()  # before the first sign of life: a start may take its time, and silence after it may not
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which then ends the workers
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # so is the end of its terminal
    shown = 0.0

    def beat() -> None:
        nonlocal shown
        now = time.monotonic()
        if now - shown > _BEAT:
            shown = now
            line.send(None)

    SIGN.set(beat)
    with contextlib.suppress(EOFError, OSError):  # the parent has gone
        line.send(None)
        while line.poll(idle):
            function, arguments = line.recv()
            error: Exception | None = None
            try:
                result = function(*arguments)
            except Exception as raised:  # noqa: BLE001 -- it is raised where the answer is awaited
                raised.add_note(traceback.format_exc())
                result, error = None, raised
            line.send((result, error))
