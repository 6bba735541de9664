"""Other programs in the settings: which are registered, and trying them out."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from mtdesk.control.outside import AT_THE_TABLE, OutsideFailure, audition
from mtdesk.programs import Program, working_folder
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.play.program_controller import ProgramController
from mtdesk.ui.settings.programs_page import ProgramsPage
from mtdesk.ui.words.programs import audition_text, program_failure_text


class ProgramTrials:
    """Serves a settings page: registers programs, asks them for a move, and shows the result."""

    def __init__(self, page: ProgramsPage, programs: ProgramController, tasks: Tasks) -> None:
        self._page, self._programs, self._tasks = page, programs, tasks
        self._running: asyncio.Task[None] | None = None
        self._show()
        page.registered.connect(self._register)
        page.trial_wanted.connect(self._begin)

    def stop(self) -> None:
        """Stop the trial: the page is closed, or something else is to be tried."""
        if self._running is not None:
            self._running.cancel()

    def _show(self) -> None:
        store = self._programs.store
        approved = [program for program in store.registered if store.startable(program.command) is not None]
        self._page.show_programs(store.registered, approved)

    def _register(self, programs: Sequence[Program]) -> None:
        self._programs.register(programs)
        self._show()

    def _begin(self, program: Program) -> None:
        self.stop()
        self._running = self._tasks.start(self._try(program), self._page)

    async def _try(self, program: Program) -> None:
        await self._programs.approves(program, self._page.window())
        command = self._programs.store.startable(program.command)
        if command is None:
            self._page.show_trial(program, str)
            return
        self._show()
        try:
            answer = await audition(command, AT_THE_TABLE, working_folder())
        except OutsideFailure as error:
            failure = error
            self._page.show_trial(program, lambda: program_failure_text(program.name, failure), failed=True)
        else:
            self._page.show_trial(program, lambda: audition_text(program.name, answer))
