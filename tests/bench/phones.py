"""Prints what hands on phones cost: from a tap to the tile, the first load, memory, and frames under a flood.

Run with ``python -m tests.bench.phones [seconds]`` on the platform that ``QT_QPA_PLATFORM`` names. The phones
are programs in a process of their own, over real sockets on this machine. Nothing fails on time.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp

from mtdesk import paths

SEATS = "Anna", "Bo", "Cem", "Dora", "Eva", "Finn", "Greta", "Hugo", "Ida", "Jan"


# The phones, in their own process


async def crowd(address: str, key: str, count: int, seconds: float, *, flood: bool) -> None:
    """Sit down and play with ``count`` phones, then print when each tile was tapped; one of them floods."""
    sent: list[float] = []
    async with aiohttp.ClientSession() as client:
        tokens = [""] * count
        phones = [play(client, address, key, seat, tokens, sent) for seat in range(count)]
        tasks = [asyncio.create_task(phone) for phone in phones]
        while not all(tokens):
            await asyncio.sleep(0.05)
        print("seated", flush=True)
        if flood:
            tasks.append(asyncio.create_task(flooding(client, address, key)))
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
    print(json.dumps(sent), flush=True)


async def play(
    client: aiohttp.ClientSession, address: str, key: str, seat: int, tokens: list[str], sent: list[float]
) -> None:
    rng, answered = random.Random(seat), 0
    async with client.ws_connect(f"{address}/socket", headers={"Origin": address}) as line:
        await line.send_json({"do": "hello", "key": key, "token": "", "language": "en"})
        await line.send_json({"do": "sit", "seat": seat})
        async for message in line:
            heard: dict[str, Any] = json.loads(message.data)
            if heard["say"] == "token" and heard["token"]:
                tokens[seat] = heard["token"]
            asked = heard.get("question")
            if asked is None or asked["id"] == answered:
                continue
            answered = asked["id"]
            await asyncio.sleep(0.06)  # twenty messages a second are allowed
            move = rng.choice(asked["moves"])
            if move["do"] == "play":
                sent.append(time.monotonic())
            await line.send_json({"do": "answer", "question": answered, "move": move})


async def flooding(client: aiohttp.ClientSession, address: str, key: str) -> None:
    """Send as much as can be sent, and come back whenever the line is cut."""
    while True:
        with contextlib.suppress(aiohttp.ClientError, ConnectionError):
            async with client.ws_connect(f"{address}/socket", headers={"Origin": address}) as line:
                await line.send_json({"do": "hello", "key": key, "token": "", "language": "en"})
                while not line.closed:
                    await line.send_json({"do": "plan"})
                    await asyncio.sleep(0.001)
        await asyncio.sleep(0)


# The program


def memory() -> float:
    """The megabytes of this process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def tell(title: str, times: list[float]) -> None:
    found = sorted(times)
    p99 = found[int(0.99 * (len(found) - 1))]
    print(f"  {title:44} median {statistics.median(found):6.1f}   p99 {p99:6.1f}   ({len(found)})")


@contextlib.contextmanager
def home() -> Iterator[None]:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["MTDESK_HOME"] = folder
        yield


async def table(count: int, seconds: float, *, flood: bool) -> None:
    """Measure a game of this many phones."""
    from PySide6.QtWidgets import QApplication

    from mtdesk.rules.events import TileLaid
    from mtdesk.ui.phones.dialog import Place
    from tests.app.program import eventually, game_setup, people, settle, started
    from tests.bench.frames import Frames

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    settle()
    landed: list[float] = []
    async with started(app, game_setup(people(*SEATS[:count]), set=15, rounds=9), painted=True) as desk:
        started_with = memory()
        await eventually(desk.window.commands.phones.isEnabled)
        frames = Frames(desk.window.view)
        idle = await painted(frames, desk.window.view, seconds)
        phones = desk._phones
        opening = asyncio.create_task(phones.open())
        await eventually(lambda: phones._dialog is not None and phones._server is not None)
        for seat in range(count):
            phones.place(seat, Place.PHONE)
        assert phones._dialog is not None
        phones._dialog.reject()
        await opening
        assert phones._hall is not None
        assert phones._server is not None
        table_ = desk.window.table
        table_.landed.connect(
            lambda event: landed.append(time.monotonic()) if isinstance(event, TileLaid) else None
        )
        options = [
            f"http://{phones._server.host}",
            phones._hall.key,
            str(count),
            str(seconds),
            str(int(flood)),
        ]
        others = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.bench.phones", "--crowd", *options, stdout=asyncio.subprocess.PIPE
        )
        assert others.stdout is not None
        await others.stdout.readline()
        frames.take()
        busy = await painted(frames, desk.window.view, seconds)
        sent = json.loads(await others.stdout.readline())
        await others.wait()
        print(f"{count} phones{', and one that floods' if flood else ''}, milliseconds:")
        tell(
            "from a tap to the tile on the table",
            [1000 * (b - a) for a, b in zip(sent, landed, strict=False)],
        )
        tell("between two frames before", idle)
        tell("between two frames meanwhile", busy)
        print(f"  ratio of the medians {statistics.median(busy) / statistics.median(idle):.2f}")
        print(f"  memory: {started_with:.0f} MB with the table, {memory():.0f} MB with phones")


async def painted(frames: Any, view: Any, seconds: float) -> list[float]:
    """Paint frame after frame, as while tiles fly; the milliseconds between them."""
    frames.take()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        view.viewport().update()
        await asyncio.sleep(0.004)
    gaps: list[float] = frames.take()
    return gaps


def first_load() -> None:
    files = sorted(paths.resource("phone").iterdir())
    print("First load, bytes:", ", ".join(f"{file.name} {file.stat().st_size}" for file in files))
    print(f"  together {sum(file.stat().st_size for file in files)}")


def main(seconds: float) -> None:
    from PySide6.QtWidgets import QApplication

    from mtdesk.ui.shell.event_loop import run_in_qt

    first_load()
    app = QApplication([])
    for count, flood in ((4, False), (10, False), (10, True)):
        with home():
            run_in_qt(table(count, seconds, flood=flood))
    app.quit()


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if arguments[:1] == ["--crowd"]:
        where, secret, number, length, floods = arguments[1:]
        asyncio.run(crowd(where, secret, int(number), float(length), flood=floods == "1"))
    else:
        main(float(arguments[0]) if arguments else 8.0)
