"""Worker processes: real ones, some of them killed."""

import asyncio
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from mtdesk.ai.heartbeat import SIGN
from mtdesk.ai.levels import LEVELS, Limit, choose
from mtdesk.control import pool as pulse
from mtdesk.control.pool import Failure, PlayerFailure, WorkerPool
from mtdesk.control.seats import ComputerSeat
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move
from mtdesk.rules.view import View
from tests.control import probes
from tests.control.tables import dealt, until
from tests.processes import is_alive

_LIMIT = Limit()
_ROOT = Path(__file__).resolve().parents[2]


def _wait_for_no_children() -> None:
    """The processes are gone when the pool is closed; that everybody has noted it may take a moment more."""
    while multiprocessing.active_children():
        time.sleep(0.01)


@pytest.fixture
def pool() -> Iterator[WorkerPool]:
    pool = WorkerPool(1)
    yield pool
    pool.close()
    _wait_for_no_children()


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is given up who thinks, or who is slow to start, unless a test wants it."""
    monkeypatch.setattr(pulse, "SILENCE", 3600.0)
    monkeypatch.setattr(pulse, "START", 3600.0)


def _view(preset: str = "pagat") -> View:
    game = dealt(preset, "cc")
    return game.view(game.board.turn)


async def _asked(pool: WorkerPool, told: Path) -> tuple[asyncio.Task[Move], int]:
    """A question to a probe that thinks by now, and the process in which it does."""
    asking = asyncio.create_task(pool.choose("easy", _view(), _LIMIT, str(told)))
    await until(lambda: told.exists() and told.read_text() != "")
    return asking, int(told.read_text())


async def test_a_worker_chooses_what_this_process_would(pool: WorkerPool) -> None:
    view = _view()
    for level in ("easy", "medium"):
        assert await pool.choose(level, view, _LIMIT, "seed") == choose(level, view, _LIMIT, "seed")


async def test_no_worker_starts_before_it_is_needed(pool: WorkerPool) -> None:
    assert not multiprocessing.active_children()
    assert [done async for done in pool.call_all(probes.double, [1])] == [(1, 2)]
    assert len(multiprocessing.active_children()) == 1


async def test_a_worker_is_modest_and_knows_no_windows(pool: WorkerPool) -> None:
    modules = await pool.call(probes.modules_loaded)
    assert "mtdesk.control.pool" in modules
    assert not {name for name in modules if name.partition(".")[0] in {"PySide6", "shiboken6", "qasync"}}
    niceness = await pool.call(probes.niceness)
    assert niceness == min(19, os.nice(0) + 10)


async def test_a_player_that_raises_an_error_fails_and_the_pool_goes_on(pool: WorkerPool) -> None:
    view = _view()
    with pytest.raises(PlayerFailure) as caught:
        await pool.choose("no such level", view, _LIMIT, "")
    assert isinstance(caught.value.__cause__, ValueError)
    assert await pool.choose("easy", view, _LIMIT, "") in legal_moves(view)


async def test_a_worker_killed_while_it_thinks_is_a_failure_and_is_replaced(tmp_path: Path) -> None:
    pool = WorkerPool(1, probes.think_once_for_ever)
    asking, worker = await _asked(pool, tmp_path / "told")
    os.kill(worker, signal.SIGKILL)
    with pytest.raises(PlayerFailure):
        await asking
    assert await pool.choose("easy", _view(), _LIMIT, str(tmp_path / "told")) in legal_moves(_view())
    pool.close()
    _wait_for_no_children()


async def test_a_worker_killed_while_idle_is_replaced_unnoticed(pool: WorkerPool) -> None:
    worker = await pool.call(os.getpid)
    os.kill(worker, signal.SIGKILL)
    await until(lambda: not is_alive(worker))
    assert await pool.choose("easy", _view(), _LIMIT, "") in legal_moves(_view())


@pytest.mark.parametrize("error", [OSError(11, "no more processes"), RuntimeError("can't start new thread")])
async def test_a_pool_that_cannot_start_is_a_failure_and_is_tried_again(
    pool: WorkerPool, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def refuse(*_: object) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(BaseProcess, "start", refuse)
        with pytest.raises(PlayerFailure, match="no worker process can be started"):
            await pool.choose("easy", _view(), _LIMIT, "")
    assert await pool.choose("easy", _view(), _LIMIT, "") in legal_moves(_view())


async def test_a_worker_can_be_started_before_it_is_needed() -> None:
    pool = WorkerPool(1, idle=0.0)
    pool.prepare()
    await until(lambda: len(multiprocessing.active_children()) == 1)
    pool.prepare()
    await until(lambda: not multiprocessing.active_children())
    assert await pool.choose("easy", _view(), _LIMIT, "") in legal_moves(_view())
    pool.close()


async def test_a_table_of_computers_prepares_one_worker_for_all() -> None:
    pool = WorkerPool(4)
    for _ in range(4):
        pool.prepare()
    assert await pool.choose("easy", _view(), _LIMIT, "") in legal_moves(_view())
    assert len(pool.workers) == 1
    pool.close()


async def test_a_worker_is_not_idle_while_one_question_is_open(tmp_path: Path) -> None:
    pool = WorkerPool(2, probes.think_for_ever, idle=0.0)
    asking, worker = await _asked(pool, tmp_path / "told")
    assert await pool.call(probes.double, 3) == 6
    await asyncio.sleep(0.01)
    assert is_alive(worker)
    pool.close()
    with pytest.raises(PlayerFailure):
        await asking


async def test_giving_up_on_workers_makes_nobody_wait(tmp_path: Path) -> None:
    pool = WorkerPool(1, probes.think_deafly)
    asking, worker = await _asked(pool, tmp_path / "told")
    pool.recycle()
    with pytest.raises(PlayerFailure):
        await asking
    pool.close()
    assert not is_alive(worker), "it does not listen, and has to be ended without mercy"
    _wait_for_no_children()


async def test_closing_ends_a_worker_that_thinks(tmp_path: Path) -> None:
    pool = WorkerPool(1, probes.think_for_ever)
    asking, worker = await _asked(pool, tmp_path / "told")
    pool.close()
    assert not is_alive(worker)
    _wait_for_no_children()
    with pytest.raises(PlayerFailure):
        await asking
    with pytest.raises(RuntimeError, match="shutdown"):
        await pool.choose("easy", _view(), _LIMIT, "")
    pool.close()


async def test_questions_nobody_waits_for_any_more_are_dropped(tmp_path: Path) -> None:
    pool = WorkerPool(1, probes.note_and_choose)
    told = tmp_path / "told"
    view = _view()
    asking = [asyncio.create_task(pool.choose("medium", view, _LIMIT, str(told))) for _ in range(20)]
    await asyncio.sleep(0)
    for task in asking:
        task.cancel()
    await asyncio.wait(asking)
    assert all(task.cancelled() for task in asking)
    assert await pool.choose("easy", view, _LIMIT, str(told)) in legal_moves(view)
    # Those already on their way to the worker cannot be called back.
    assert 1 <= len(told.read_text().splitlines()) < 10
    pool.close()


async def test_a_player_that_hangs_is_replaced_and_its_worker_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = WorkerPool(1, probes.think_for_ever)
    failures: list[tuple[int, Failure]] = []
    seat = ComputerSeat(
        "medium",
        pool,
        chance="",
        on_failure=lambda seat, failure: failures.append((seat, failure)),
        limit=Limit(),
    )
    view = _view()
    await pool.call(probes.double, 1)  # a worker is there
    monkeypatch.setattr(pulse, "SILENCE", 0.01)
    # The seed of a decision is where the probe writes to.
    monkeypatch.setattr("mtdesk.control.seats.decision_seed", lambda _chance, _view: str(tmp_path / "told"))
    move = await seat.choose(view)
    assert move == choose("easy", view, Limit(), str(tmp_path / "told"))
    assert failures == [(view.seat, Failure.LATE)]
    pool.close()
    _wait_for_no_children()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
async def test_a_worker_that_stands_still_and_does_not_even_read_is_replaced(
    pool: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = await pool.call(os.getpid)
    os.kill(worker, signal.SIGSTOP)
    with monkeypatch.context() as patch:
        patch.setattr(pulse, "SILENCE", 0.01)
        with pytest.raises(PlayerFailure):
            await pool.ask(len, bytes(10_000_000))
    assert await pool.ask(len, bytes(10_000_000)) == 10_000_000


# Signs of life


class Line:
    """What is heard from a worker: that it lives, many times, and its answer."""

    def __init__(self) -> None:
        self._messages = iter([*([None] * 50), (7, None)])

    def send(self, _: object) -> None:
        pass

    def poll(self, _: float) -> bool:
        return True

    def recv(self) -> object:
        return next(self._messages)


async def test_who_lives_is_waited_for(pool: WorkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
    await pool.call(probes.double, 1)
    (worker,) = pool.workers
    monkeypatch.setattr(worker, "_line", Line())
    assert await pool.ask(probes.double, 1) == 7


@pytest.mark.parametrize("level", LEVELS[-2:])  # those that search
def test_levels_give_signs_while_they_think(level: str) -> None:
    signs: list[None] = []
    token = SIGN.set(lambda: signs.append(None))
    try:
        choose(level, _view("dutch"), Limit(work=200), "")
    finally:
        SIGN.reset(token)
    assert signs
