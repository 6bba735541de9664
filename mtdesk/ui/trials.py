"""Trying out other programs from the settings."""

from __future__ import annotations

import asyncio

from mtdesk.control.outside import AT_THE_TABLE, OutsideFailure, audition
from mtdesk.settings import Program
from mtdesk.ui.dialogs.programs_page import ProgramsPage
from mtdesk.ui.tasks import Tasks
from mtdesk.ui.texts.programs import audition_text, program_failure_text


class Trials:
    """Asks programs for a move while a page of the settings is open, and shows there what comes of it."""

    def __init__(self, page: ProgramsPage, tasks: Tasks) -> None:
        self._page, self._tasks = page, tasks
        self._running: asyncio.Task[None] | None = None
        page.trial_wanted.connect(self._begin)

    def end(self) -> None:
        """What is being tried out ends: the page is closed, or something else is to be tried out."""
        if self._running is not None:
            self._running.cancel()

    def _begin(self, program: Program) -> None:
        self.end()
        self._running = self._tasks.start(self._try(program), self._page)

    async def _try(self, program: Program) -> None:
        try:
            answer = await audition(program.command, AT_THE_TABLE)
        except OutsideFailure as error:
            failure = error
            self._page.show_trial(program, lambda: program_failure_text(program.name, failure))
        else:
            self._page.show_trial(program, lambda: audition_text(program.name, answer))
