"""Debian's Chromium with the page of phones, driven in a thread of its own beside the program's loop."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from playwright.sync_api import Browser, Page, sync_playwright

from devtools.libraries import BROWSERS

_Value = TypeVar("_Value")

MILLISECONDS = 60_000
"""How long anything on a page may take on the busiest machine."""


def chromium() -> str:
    """Where the browser is; `python3 packaging/dev.py test` installs it or says how."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "the page of phones is tried in Chromium: apt-get install chromium"
    return found


class Pages:
    """Several phones in one browser. What is asked of them is done in the browser's thread."""

    def __init__(self, browser: Browser, thread: ThreadPoolExecutor) -> None:
        self._browser, self._thread = browser, thread
        self.complaints: list[str] = []
        """Errors of scripts, and what the browser refused."""

    async def do(self, work: Callable[..., _Value], *arguments: Any) -> _Value:
        """Do something with the pages, while the program goes on."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *arguments))

    async def open(self, url: str, width: int, height: int, language: str, **options: Any) -> Page:
        """A phone that has scanned the code."""
        return await self.do(lambda: self._open(url, width, height, language, options))

    def _open(self, url: str, width: int, height: int, language: str, options: dict[str, Any]) -> Page:
        size: Any = {"width": width, "height": height}
        context = self._browser.new_context(viewport=size, locale=language, has_touch=True, **options)
        context.set_default_timeout(MILLISECONDS)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._note)
        page.goto(url)
        page.wait_for_selector("body[data-state]")
        return page

    def _note(self, message: Any) -> None:
        # Sockets that cannot be opened while the network is away are no mistake of the page.
        if message.type == "error" and "WebSocket" not in message.text:
            self.complaints.append(message.text)


@asynccontextmanager
async def browsing() -> AsyncIterator[Pages]:
    """A browser for phones; at the end, nothing on any page went wrong."""
    with ThreadPoolExecutor(1) as thread:
        loop = asyncio.get_running_loop()
        playing = await loop.run_in_executor(thread, lambda: sync_playwright().start())
        try:
            start = partial(playing.chromium.launch, executable_path=chromium(), args=["--no-sandbox"])
            browser = await loop.run_in_executor(thread, start)
            pages = Pages(browser, thread)
            yield pages
            await pages.do(browser.close)
        finally:
            await loop.run_in_executor(thread, playing.stop)
    assert pages.complaints == []
