"""Sharing deals: the code of a game for others, and playing the deal that others have shared."""

from __future__ import annotations

import random

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mtdesk.control.game import Game
from mtdesk.record.model import Setup
from mtdesk.ui.kit.ask import ask
from mtdesk.ui.play.context import Context
from mtdesk.ui.setup.model import SetupModel


class DealController(QObject):
    """Carries out the commands that share deals."""

    def __init__(self, context: Context) -> None:
        window, tasks = context.window, context.tasks
        super().__init__(window)
        self._window, self._session, self._games = window, context.session, context.games
        self._library, self._store, self._levels = context.library, context.store, context.levels
        window.commands.share_deal.triggered.connect(tasks.starter(self.share))
        window.commands.shared_deal.triggered.connect(tasks.starter(self.play))

    async def share(self) -> None:
        """Show the code of the game on the table."""
        game = self._session.game
        if game is not None:
            await self.show_code(game.setup, self._window, running=not game.is_over)

    async def show_code(self, setup: Setup, over: QWidget, *, running: bool) -> None:
        """Show the code of a game; ``running``: it is still in progress."""
        from mtdesk.record.deal_code import deal_code, has_code
        from mtdesk.ui.setup.share_deal import ShareDealDialog

        if has_code(setup):
            await ask(ShareDealDialog(deal_code(setup), over, running=running))
        else:
            await self._library.show_message(
                self.tr("This game has no code, because it was not dealt from a seed.")
            )

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
