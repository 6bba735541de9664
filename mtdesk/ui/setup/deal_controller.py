"""Playing a deal that others have shared."""

from __future__ import annotations

import random

from PySide6.QtCore import QObject

from mtdesk.control.game import Game
from mtdesk.ui.kit.ask import ask
from mtdesk.ui.play.context import Context
from mtdesk.ui.setup.model import SetupModel


class DealController(QObject):
    """Carries out the command that plays a shared deal."""

    def __init__(self, context: Context) -> None:
        window, tasks = context.window, context.tasks
        super().__init__(window)
        self._window, self._games = window, context.games
        self._store, self._levels = context.store, context.levels
        window.commands.shared_deal.triggered.connect(tasks.starter(self.play))

    async def play(self) -> None:
        """Ask for a code and the players until that game starts or none is wanted any more."""
        from mtdesk.ui.setup.shared_deal import SharedDealDialog

        settings, code = self._store.current, ""
        rng = random.Random()  # noqa: S311 -- draws names, no secrets
        model = SetupModel(settings.last_game, self._levels(), settings.people, rng)
        while True:
            dialog = SharedDealDialog(model, self._window, code)
            if not await ask(dialog):
                return
            setup, code = dialog.setup(), dialog.code.text()
            if await self._games.begin_game(Game(setup)):
                break
        people = [player.name for player in setup.players if player.kind == "human"]
        self._store.keep(self._store.current.with_people(*people))
