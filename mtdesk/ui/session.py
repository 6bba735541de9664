"""The game on the table: its match, its players, and its journal."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from mtdesk import paths
from mtdesk.control.autosave import Autosave
from mtdesk.control.game import Game
from mtdesk.control.match import Match, MatchSettings
from mtdesk.control.pool import WorkerPool
from mtdesk.control.retelling import retold
from mtdesk.control.seats import ComputerSeat, Failure, HumanSeat, Seat
from mtdesk.record.errors import RecordError, system_fault
from mtdesk.record.model import Setup
from mtdesk.rules.moves import Move
from mtdesk.settings import Settings
from mtdesk.ui.host import PanelHost
from mtdesk.ui.library import JOURNAL
from mtdesk.ui.stage import TableStage
from mtdesk.ui.tasks import Tasks
from mtdesk.ui.texts.errors import cannot_save_text
from mtdesk.ui.texts.table import TableTexts

_PACES = {"at-once": 0.0, "slow": 2.2, "normal": 1.1, "fast": 0.5}
"""Seconds a computer's turn takes at least."""


class Session:
    """Plays one game at a time on a stage.

    ``tell`` says a sentence to the people; ``report`` takes errors nobody expected.
    """

    def __init__(
        self,
        stage: TableStage,
        host: PanelHost,
        tasks: Tasks,
        tell: Callable[[str], None],
        report: Callable[[BaseException], None],
    ) -> None:
        self._stage, self._host, self._tasks = stage, host, tasks
        self._tell, self._report = tell, report
        self._settings = Settings()
        self._pool = WorkerPool()
        self._match: Match | None = None
        self._autosave: Autosave | None = None
        self._playing: asyncio.Task[None] | None = None
        self.game: Game | None = None
        stage.proposed.connect(self._propose)
        stage.tap_declined.connect(self._decline_tap)

    def begin(self, game: Game, settings: Settings) -> None:
        """Play a game from where it stands. Raises RuntimeError while another is being played."""
        if self._playing is not None and not self._playing.done():
            raise RuntimeError("another game is being played")
        setup = game.setup
        names = [player.name for player in setup.players]
        people_here = [seat for seat, player in enumerate(setup.players) if player.kind == "human"]
        you = people_here[0] if len(people_here) == 1 else None
        self.game = game
        self._stage.begin(TableTexts(setup.options, names, you), setup.preset)
        self._stage.recount(retold(game.record, you))
        self._host.begin(lambda: game.record, you)
        self._settings = settings
        self._playing = self._tasks.start(self._play(game))

    async def _play(self, game: Game) -> None:
        """Play to the end. An error nobody expected is reported, and the game goes on where it stood.

        If the same happens again before anything was played, the error is raised.
        """
        failed_at = -1
        while True:
            try:
                await self._new_match(game).run()
            except Exception as error:
                played = sum(1 + len(round_.moves) for round_ in game.record.rounds)
                if played == failed_at:
                    raise
                failed_at = played
                self._report(error)
            else:
                return

    def _new_match(self, game: Game) -> Match:
        self._autosave = Autosave(paths.user_data_dir() / JOURNAL, self._save_failed)
        seats = [self._seat(game.setup, seat) for seat in range(len(game.setup.players))]
        self._match = Match(game, seats, self._stage, self._autosave, match_settings(self._settings))
        return self._match

    def _seat(self, setup: Setup, seat: int) -> Seat:
        level = setup.players[seat].level
        if level is None:
            return HumanSeat(self._stage)
        chance = secrets.token_hex(16)
        return ComputerSeat(level, self._pool, chance=chance, on_failure=self._failed)

    async def end(self) -> None:
        """Stop playing; the game stays as it is, and so does its journal."""
        playing, self._playing, self._match = self._playing, None, None
        if playing is not None:
            playing.cancel()
            await asyncio.wait({playing})

    @property
    def is_unsaved(self) -> bool:
        """Whether moves of this game are in memory only, because the disk refuses them."""
        return self._autosave is not None and self._autosave.is_failing

    def close(self) -> None:
        """End the computer players' processes."""
        self._pool.close()

    def use(self, settings: Settings) -> None:
        """Play on with other settings."""
        self._settings = settings
        if self._match is not None:
            self._match.settings = match_settings(settings)

    def pause(self, on: bool) -> None:
        """Let the game rest, or go on."""
        if self._match is not None:
            self._match.pause(on)

    def undo(self) -> None:
        """Take back the last decision, if that may be done."""
        if self._match is not None:
            self._match.undo()

    def redo(self) -> None:
        """Repeat what was taken back."""
        if self._match is not None:
            self._match.redo()

    def _propose(self, move: Move) -> None:
        if self._match is not None:
            self._match.propose(move)

    def _decline_tap(self) -> None:
        if self._match is not None:
            self._match.decline_tap()

    def _failed(self, seat: int, _: Failure) -> None:
        self._stage.player_failed(seat)

    def _save_failed(self, error: RecordError | OSError) -> None:
        path = paths.user_data_dir() / JOURNAL
        self._tell(cannot_save_text(path, error if isinstance(error, RecordError) else system_fault(error)))


def match_settings(settings: Settings) -> MatchSettings:
    """What of the settings concerns the match."""
    return MatchSettings(
        pace=_PACES[settings.pace],
        tap_grace=settings.tap_grace_seconds,
        auto_draw=settings.auto_draw,
        auto_pass=settings.auto_pass,
    )
