"""The game on the table: its match, its players, and its journal."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from mtdesk import paths
from mtdesk.control.advice import Adviser, HintDisplay
from mtdesk.control.autosave import Autosave
from mtdesk.control.game import Game
from mtdesk.control.match import Match
from mtdesk.control.outside import AT_THE_TABLE, OutsideChooser, OutsideProgram, Programs
from mtdesk.control.pool import Failure, WorkerPool
from mtdesk.control.prompt import MatchSettings
from mtdesk.control.seats import ComputerSeat, HumanSeat, Seat
from mtdesk.control.timeline import retold
from mtdesk.game_choice import looks_of, offered_levels, replacement
from mtdesk.programs import command_of, working_folder
from mtdesk.record.errors import RecordError, system_fault
from mtdesk.record.model import Player, Record, program_of
from mtdesk.rules.events import RoundEnded
from mtdesk.rules.options import Options
from mtdesk.settings import Settings
from mtdesk.table.look import current_look, set_look
from mtdesk.ui.files.game_file import GameFile
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.play.host import PageHost
from mtdesk.ui.play.stage import TableStage
from mtdesk.ui.words.errors import cannot_save_text, saved_again_text
from mtdesk.ui.words.levels import missing_players_text, other_player_text, program_replaced_text
from mtdesk.ui.words.table import TableTexts

_log = logging.getLogger(__name__)

_PACES = {"at-once": 0.0, "slow": 2.2, "normal": 1.1, "fast": 0.5}
"""The least seconds of a computer's turn."""


class Session(QObject):
    """Plays one game at a time on a stage.

    ``tell`` announces a sentence; ``report`` takes unexpected errors. ``changed`` reports that the possible
    requests to ``match`` have changed, ``shown`` that the table shows something new.
    """

    changed = Signal()
    shown = Signal()

    def __init__(
        self,
        stage: TableStage,
        host: PageHost,
        tasks: Tasks,
        tell: Callable[[str], None],
        report: Callable[[BaseException], None],
    ) -> None:
        super().__init__(stage)
        self.stage, self._host, self.tasks = stage, host, tasks
        self._tell, self._report = tell, report
        self._settings = Settings()
        self._pool = WorkerPool()
        self._programs = Programs(working_folder())
        self._autosave: Autosave | None = None
        self._playing: asyncio.Task[None] | None = None
        self.is_paused = False
        """Whether the game waits."""
        self.adviser = Adviser(self._pool.ask, stage, tasks.start)
        self.guard: Callable[[], None] = lambda: None
        """Called in a thread before the journal of a new game is written; raises RecordError to forbid it."""
        self.elsewhere: dict[int, HumanSeat] = {}
        """The people who play on screens of their own, by seat; nothing of theirs is shown here."""
        self.prepare: Callable[[Game], None] = lambda _: None
        """Called when a game is about to begin, to decide who plays elsewhere."""
        self.gather: Callable[[], Awaitable[None]] = _gathered
        """Awaited before it begins: waits for those who are to play elsewhere."""
        self.game: Game | None = None
        self.match: Match | None = None
        """The match in progress; None while there is none."""
        stage.proposed.connect(lambda move: self.ask(lambda match: match.propose(move)))
        stage.picked_up.connect(lambda: self.ask(Match.pick_up))
        stage.actions.declined.connect(lambda: self.ask(Match.decline_tap))
        stage.actions.ended.connect(lambda: self.ask(Match.end_turn))

    def start_game(self, game: Game, settings: Settings) -> None:
        """Play a game from its current state, with our levels for those that cannot play here.

        Raises RuntimeError while another is being played.
        """
        if self._playing is not None and not self._playing.done():
            raise RuntimeError("another game is being played")
        self.prepare(game)
        self.game, self.match = game, None
        self._settings = settings
        self.is_paused = False
        self.adviser.start_game(lambda: game.chance)
        if not game.is_over:
            for seat, player in self._substitutes(dict(enumerate(game.setup.players))).items():
                game.record.replace_player(seat, player)
        self._give_looks(game)  # they stay with the seats, even if other players take them over
        self._introduce(game)
        _log.info(
            "%d players, rules %s, rounds so far %d",
            len(game.setup.players),
            game.setup.preset,
            len(game.record.rounds),
        )
        self._playing = self.tasks.start(self._play(game))

    def seen(self) -> tuple[Record, Sequence[RoundEnded]] | None:
        """Return the game on the table and how its rounds ended, as far as people have seen that.

        None if nothing has been dealt.
        """
        game, match = self.game, self.match
        if game is None or game.state is None:
            return None
        if match is None:
            return game.record.copy(), game.ended
        return match.executor.seen(), match.executor.seen_ends()

    @property
    def on_table(self) -> GameFile | None:
        """What lists of games show of the game on the table, as far as it has been seen."""
        seen = self.seen()
        return None if seen is None else GameFile.on_table(*seen)

    def _give_looks(self, game: Game) -> bool:
        """Give the players colours and emblems; returns whether that changes anything."""
        before = current_look()
        looks = looks_of([player.name for player in game.setup.players], self._settings.looks)
        set_look(replace(before, seats=looks))
        return before.seats != looks

    def show_looks(self) -> None:
        """Show colours and emblems that have been chosen since the game came to the table."""
        match = self.match
        if self.game is not None and self._give_looks(self.game) and match is not None and match.is_running:
            match.replace_players({})  # nobody, but the table is laid out again

    def _introduce(self, game: Game) -> None:
        """Show who plays, and what has been played so far, as the current viewer may know it."""
        setup = game.setup
        you = None if setup.only_person in self.elsewhere else setup.only_person
        names = [player.name for player in setup.players]
        here = game.people - self.elsewhere.keys()
        self.stage.has_people = bool(game.people)
        has_rack = bool(here) or not self.elsewhere
        self.stage.start_game(TableTexts(setup.options, names, you), setup, has_rack=has_rack)
        viewer = next(iter(here)) if len(here) == 1 else None
        if self.match is not None:
            viewer = self.match.audience.seat
        hidden = 0 if self.match is None else self.match.executor.hidden
        self.stage.log_writer.recount(retold(game, viewer, hidden))
        self._host.start_game(
            game, you, lambda: game.ended if self.match is None else self.match.executor.seen_ends()
        )

    async def _play(self, game: Game) -> None:
        """Play to the end. An unexpected error is reported, and the game continues where it was.

        If the same happens again before anything was played, the error is raised.
        """
        failed_at = -1
        await self.gather()
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
            finally:
                self._programs.dismiss()

    def _new_match(self, game: Game) -> Match:
        def make_seat(seat: int, player: Player) -> Seat:
            if player.level is None:
                return self.elsewhere.get(seat) or HumanSeat(self.stage)
            program = program_of(player.level)
            if program is None:
                return ComputerSeat(player.level, self._pool, chance=game.chance, on_failure=self._failed)
            seated = self._programs.seat(seat, command_of(program) or "")
            return ComputerSeat(
                player.level,
                OutsideChooser(seated, game),
                chance=game.chance,
                on_failure=partial(self._program_failed, program, seated),
                limit=AT_THE_TABLE,
            )

        def seat_others() -> None:
            players = game.setup.players
            self._programs.dismiss([at for at, player in enumerate(players) if not program_of(player.level)])
            self._introduce(game)

        self._autosave = Autosave(
            paths.journal(),
            self._save_failed,
            lambda: self._tell(saved_again_text()),
            self.guard,
        )
        self.match = Match(
            game,
            make_seat,
            self.stage,
            self._autosave,
            match_settings(self._settings, game.setup.options),
            on_change=self._follow,
            on_seated=seat_others,
            on_shown=self.shown.emit,
        )
        self.match.set_paused(self.is_paused)
        return self.match

    def _follow(self) -> None:
        self.adviser.set_question(None if self.match is None else self.match.asked)
        self.changed.emit()

    async def stop(self) -> None:
        """Stop playing; the game stays as it is, and so does its journal."""
        self.stage.log_writer.recount(None)
        playing, self._playing, self.match = self._playing, None, None
        if playing is not None:
            playing.cancel()
            await asyncio.wait({playing})
        if self._autosave is not None:  # the match may have been cancelled while it released its journal
            await self._autosave.close()
        self._follow()

    async def save(self) -> None:
        """Try again to write what the disk has refused, and the whole journal if its file has gone."""
        if self._autosave is not None:
            await self._autosave.save()

    @property
    def is_unsaved(self) -> bool:
        """Whether moves of this game are in memory only, because the disk refuses them."""
        return self._autosave is not None and self._autosave.is_failing

    def close(self) -> None:
        """End the computer players' processes."""
        self._programs.dismiss()  # while the workers end, too
        self._pool.close()
        self._programs.close()

    @property
    def players(self) -> Sequence[Player]:
        """Who sits at the table, or will as soon as nothing is being shown."""
        if self.match is not None:
            return self.match.players
        return () if self.game is None else self.game.setup.players

    # What people ask for

    def use(self, settings: Settings) -> None:
        """Continue with other settings."""
        self._settings = settings
        if self.match is not None and self.game is not None:
            self.match.settings = match_settings(settings, self.game.setup.options)
        self.changed.emit()

    def set_paused(self, paused: bool) -> None:
        """Pause or resume the game: while paused, nothing is played, and no time to tap runs out."""
        self.is_paused = paused
        if self.match is not None:
            self.match.set_paused(paused)
        self.changed.emit()

    def show_result(self) -> None:
        """Show the page after the last round again, if that is what people saw last."""
        if self.game is not None and self.game.is_over and (self.match is None or not self.match.is_running):
            self.tasks.start(self._host.game_over())

    def ask(self, wish: Callable[[Match], object]) -> None:
        """Ask the match for something, if the game is being played: ``session.ask(Match.undo)``."""
        if self.match is not None:
            wish(self.match)

    def adviser_of(self, game: Game, display: HintDisplay) -> Adviser:
        """Return who gives hints on this game to someone who plays elsewhere."""
        adviser = Adviser(self._pool.ask, display, self.tasks.start)
        adviser.start_game(lambda: game.chance)
        return adviser

    def replace_players(self, players: Mapping[int, Player]) -> None:
        """Seat other players at some seats."""
        if self.game is None or self._playing is None or not players:
            return
        seated = {**players, **self._substitutes(players)}
        if self.match is not None:
            self.match.replace_players(seated)
            return
        for seat, player in seated.items():  # the game has not begun yet
            self.game.record.replace_player(seat, player)
        self._introduce(self.game)

    def _substitutes(self, players: Mapping[int, Player]) -> dict[int, Player]:
        """Return players of ours for those among these that cannot play here; inform people of them."""
        levels = offered_levels()
        missing = {
            seat: player
            for seat, player in players.items()
            if player.level is not None and player.level not in levels
        }
        if not missing:
            return {}
        level = replacement(next(iter(missing.values())).level, levels)
        self._tell(missing_players_text(list(missing.values()), level))
        return {seat: replace(player, level=level) for seat, player in missing.items()}

    def _failed(self, seat: int, _: Failure) -> None:
        self.stage.log_writer.say(self.stage.texts.player_failed(seat), seat)

    def _program_failed(self, program: str, seated: OutsideProgram, seat: int, failure: Failure) -> None:
        """Report it over the window, too: only people can mend what is theirs."""
        name = self.stage.texts.seats.names[seat]
        fault = seated.fault if failure is Failure.MISSING else None
        words = program_replaced_text(program, name, fault)
        self.stage.log_writer.say(words, seat)
        self._tell(f"{words} {other_player_text()}")

    def _save_failed(self, error: RecordError | OSError) -> None:
        path = paths.journal()
        self._tell(cannot_save_text(path, error if isinstance(error, RecordError) else system_fault(error)))


async def _gathered() -> None:
    """Wait for nobody."""


def match_settings(settings: Settings, options: Options) -> MatchSettings:
    """Return what settings and rules say about the course of a match."""
    return MatchSettings(
        pace=_PACES[settings.pace],
        tap_grace=options.tap_seconds,
        auto_draw=settings.auto_draw,
        confirm_turn=settings.confirm_turn,
        free_undo=settings.free_undo,
    )
