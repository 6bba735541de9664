"""Worker processes for computer players: the window never waits for one, and none outlives it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import threading
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from enum import StrEnum
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from mtdesk.ai import levels
from mtdesk.ai.heartbeat import SIGN
from mtdesk.ai.levels import Limit
from mtdesk.rules.moves import Move
from mtdesk.rules.view import View

# What starts processes is loaded with the first one: the window does not wait for it.
if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing.process import BaseProcess

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


class PlayerFailure(Exception):  # noqa: N818 -- the name the architecture gives to this error
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

    def recycle(self) -> None:
        """Give up on whatever is still thinking, and start again."""


# Players that hang

SILENCE = 1.6
"""Seconds without a heartbeat after which a player that is to answer counts as hung.

Including the time to notice this and to find a move instead, the table waits two seconds at most.
"""
START = 10.0
"""Seconds until the first heartbeat of a player that has just been started, even on a busy machine."""
_CHECKS = 4
"""Checks for a heartbeat within the silence: if this process was suspended meanwhile, one is wrong."""


class Count(Protocol):
    """A number in memory that processes share, initially 0."""

    value: int


def beat(count: Count) -> None:
    """Show a sign of life; if several do so at once, it may show only one."""
    count.value += 1


class Heartbeat:
    """Whether worker processes, which beat while they think, are alive; which of them is unknown."""

    def __init__(self) -> None:
        self._count: Count | None = None

    def watch(self, count: Count) -> None:
        """Note that workers are being started that beat this from now on."""
        self._count = count

    async def watched(self, question: Coroutine[Any, Any, _Result]) -> _Result:
        """Return the answer to a question; raises TimeoutError if there is no beat for ``SILENCE``."""
        asked = asyncio.create_task(question)
        heard, silent, pause = self._beats, 0.0, SILENCE / _CHECKS
        try:
            while silent < (SILENCE if heard else START):
                await asyncio.wait({asked}, timeout=pause)
                if asked.done():
                    return asked.result()
                before, heard = heard, self._beats
                silent = silent + pause if heard == before else 0.0
        finally:
            if not asked.done():
                asked.cancel()
                await asyncio.wait({asked})
        raise TimeoutError

    @property
    def _beats(self) -> int:
        return 0 if self._count is None else self._count.value


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

_NICENESS = 10
"""How far workers step back for the window."""
_TIME_TO_END = 0.3
"""Seconds a worker has to end before it is killed."""
_AHEAD = 4
"""Tasks for each worker that ``run_all`` keeps ready, so that none ever waits for the next one."""
_MOST_ON_WINDOWS = 61
"""The most workers in a pool there: Windows cannot wait for more processes at once."""
_LOOK = 0.5
"""Seconds after which ``run_all`` briefly stops waiting: on Windows, Ctrl-C gets through only then."""
_IDLE = 60.0
"""Seconds after which idle workers are ended."""
_NO_START = (OSError, RuntimeError, ImportError)
"""What the standard library raises where the system provides no process, thread or semaphore."""


class WorkerPool:
    """Processes that play, started on demand: by default one fewer than there are usable cores.

    ``player`` is what they run for a move; it must be picklable. After ``idle`` seconds without a question
    they are ended; the next question starts new ones.
    """

    def __init__(
        self, workers: int | None = None, player: Player = levels.choose, *, idle: float = _IDLE
    ) -> None:
        wanted = workers or max(1, usable_cores() - 1)
        self._workers = min(wanted, _MOST_ON_WINDOWS) if sys.platform == "win32" else wanted
        self._player = player
        self._idle = idle
        self._executor: ProcessPoolExecutor | None = None
        self._heartbeat = Heartbeat()
        self._endings: list[threading.Thread] = []
        self._questions = 0
        self._free = asyncio.Semaphore(self._workers)
        self._idle_end: asyncio.TimerHandle | None = None
        self._closed = False

    def prepare(self) -> None:
        """Start a worker without waiting, if there is none."""
        if self._executor is None:
            with contextlib.suppress(PlayerFailure):
                self._submit(os.getpid)  # whatever it answers, it is there
            self._end_when_idle()

    async def choose(self, level: str, view: View, limit: Limit, seed: str) -> Move:
        """Return a worker's move. Raises PlayerFailure like ``call``, and TimeoutError if it hangs."""
        return await self._heartbeat.watched(self.call(self._player, level, view, limit, seed))

    async def call(self, function: Callable[..., _Result], *arguments: object) -> _Result:
        """Call a picklable function with picklable arguments in a worker.

        Raises PlayerFailure if it raised an error, or its process died or cannot be started; the pool can
        then be used again.
        """
        self._questions += 1
        self._cancel_idle_end()
        try:
            return await self._answer(function, *arguments)
        finally:
            self._questions -= 1
            self._end_when_idle()

    def _end_when_idle(self) -> None:
        """End the workers when they have been idle for long."""
        if not self._questions and not self._closed:
            self._cancel_idle_end()
            self._idle_end = asyncio.get_running_loop().call_later(self._idle, self.recycle)

    async def _answer(self, function: Callable[..., _Result], *arguments: object) -> _Result:
        """Wait for a free worker, then for its answer.

        A question is dropped only while it waits for a worker: cancelled ones that the executor knows of kill
        its thread when its workers end.
        """
        free = self._free
        await free.acquire()
        try:
            waiting = asyncio.wrap_future(self._submit(function, *arguments))
        except BaseException:
            free.release()
            raise

        def done(answered: asyncio.Future[_Result]) -> None:
            free.release()
            if not answered.cancelled():
                answered.exception()  # perhaps no one else will look at it

        waiting.add_done_callback(done)
        await asyncio.wait({waiting})
        return _answered(waiting, function.__name__)

    def _cancel_idle_end(self) -> None:
        """Keep the workers, although they are idle."""
        if self._idle_end is not None:
            self._idle_end.cancel()
            self._idle_end = None

    def run_all(
        self, function: Callable[[_Task], _Result], tasks: Iterable[_Task]
    ) -> Iterator[tuple[_Task, _Result]]:
        """Call a picklable function for every task on all workers; yields task and result as they are done.

        Tasks are taken from the iterable a few at a time, so there may be very many. A task's error is raised
        here, PlayerFailure if a worker died. Everything unfinished is then dropped, as it is when the
        iterator is closed, and the workers with it.
        """
        waiting = iter(tasks)
        begun: dict[Future[_Result], _Task] = {}
        try:
            while True:
                for task in islice(waiting, _AHEAD * self._workers - len(begun)):
                    begun[self._submit(function, task)] = task
                if not begun:
                    return
                for future in wait(begun, _LOOK, FIRST_COMPLETED).done:
                    task = begun.pop(future)
                    yield task, _outcome(future)
        finally:
            if begun:  # no one wants the rest; cancelled tasks would upset the executor when workers end
                self.recycle()

    async def call_all(
        self, function: Callable[[_Task], _Result], tasks: Iterable[_Task]
    ) -> AsyncGenerator[tuple[_Task, _Result], None]:
        """Like ``run_all`` for callers that must not wait: errors are raised as in ``call``."""
        waiting = iter(tasks)
        begun: dict[asyncio.Task[_Result], _Task] = {}
        try:
            while True:
                for task in islice(waiting, self._workers + 1 - len(begun)):
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

    def _submit(self, function: Callable[..., _Result], *arguments: object) -> Future[_Result]:
        if self._closed:
            raise RuntimeError("the worker pool is closed")
        try:
            return self._begin(function, *arguments)
        except BrokenExecutor:  # a worker has died since the last question, or over it
            self.recycle()
            return self._begin(function, *arguments)

    def _begin(self, function: Callable[..., _Result], *arguments: object) -> Future[_Result]:
        try:
            executor = self._running()
            with _signals_held_back():  # workers may start here
                return executor.submit(function, *arguments)
        except BrokenExecutor:
            raise
        except _NO_START as error:
            self.recycle()
            raise PlayerFailure(f"no worker process can be started: {error!r}") from error

    def _running(self) -> ProcessPoolExecutor:
        if self._executor is None:
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_context

            _import_nothing_from_the_current_folder()
            context = get_context("spawn")
            count = context.RawValue("L", 0)
            self._heartbeat.watch(count)
            self._executor = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=_start_worker, initargs=(count,)
            )
        return self._executor

    def recycle(self) -> None:
        """End all workers at once; what they were thinking about fails. The next question starts new ones.

        This does not wait until they are gone: that may take a moment, and the window must not freeze.
        """
        self._cancel_idle_end()
        executor, self._executor = self._executor, None
        self._free = asyncio.Semaphore(self._workers)  # new workers have nothing to do yet
        if executor is None:
            return
        # The standard library has no public way to end busy workers before Python 3.14.
        processes: list[BaseProcess] = list((executor._processes or {}).values())  # noqa: SLF001
        for process in processes:
            process.terminate()
        ending = threading.Thread(target=_wait_for_end, args=(executor, processes), name="ending")
        self._endings = [thread for thread in self._endings if thread.is_alive()]
        try:
            ending.start()
        except RuntimeError:  # the system provides no thread, which may be why we are here
            for process in processes:
                process.kill()
        else:
            self._endings.append(ending)

    def close(self) -> None:
        """End all workers for good, and wait until they are gone; closing twice does no harm."""
        self._closed = True
        self.recycle()
        for ending in self._endings:
            ending.join()


def _import_nothing_from_the_current_folder() -> None:
    """Start the standard library's processes with ``-P``; a worker would run a ``pickle.py`` where we are.

    ``PYTHONSAFEPATH`` in the environment would reach other programs, too, which need their own folder.
    """
    from multiprocessing import util

    flags: list[str] = util._args_from_interpreter_flags()  # type: ignore[attr-defined] # noqa: SLF001
    # A bundle imports nothing from there, and knows its own processes by their flags.
    if not (getattr(sys, "frozen", False) or {"-P", "-I"}.intersection(flags)):
        util._args_from_interpreter_flags = lambda: [*flags, "-P"]  # type: ignore[attr-defined] # noqa: SLF001


def _answered(waiting: asyncio.Future[_Result], who: str) -> _Result:
    if waiting.cancelled():
        raise PlayerFailure(f"{who} was stopped")
    error = waiting.exception()
    if error is None:
        return waiting.result()
    raise PlayerFailure(f"{who} failed: {error!r}") from error


@contextlib.contextmanager
def _signals_held_back() -> Iterator[None]:
    """Hold signals back from this thread, and keep Ctrl-C from processes started meanwhile.

    Half started, or abandoned by a parent that stops here, they would complain.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    ours = [number for number, handler in before.items() if callable(handler)]
    for number in ours:
        signal.signal(number, lambda number, _: heard.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        for number in ours:
            signal.signal(number, before[number])
        for late in dict.fromkeys(heard):
            signal.raise_signal(late)


def _outcome(future: Future[_Result]) -> _Result:
    try:
        return future.result()
    except BrokenExecutor as error:
        raise PlayerFailure("a worker process has died") from error


def _wait_for_end(executor: ProcessPoolExecutor, processes: list[BaseProcess]) -> None:
    """Wait until workers told to end are gone, and with them the executor's own thread."""
    for process in processes:
        process.join(_TIME_TO_END)
        if process.is_alive():
            process.kill()
            process.join()
    # Its thread notices at once that they are gone. At program exit it must not be half way out.
    with contextlib.suppress(RuntimeError):  # it has no thread if the system provided none
        executor.shutdown(wait=True, cancel_futures=True)


def _start_worker(count: Count) -> None:
    """Prepare a new worker: it gives way to the window and ends when its parent has ended.

    A level that thinks in it beats ``count``.
    """
    levels.load()  # before the first beat: a start may take its time, and silence after it may not
    SIGN.set(partial(beat, count))
    beat(count)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which then ends the workers
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # so is the end of its terminal
    threading.Thread(target=_follow_master, name="follow-master", daemon=True).start()


def _follow_master() -> None:
    """End this process when its parent is gone, even if that was killed without notice."""
    from multiprocessing import parent_process

    master = parent_process()
    if master is not None:
        master.join()
        os._exit(1)
