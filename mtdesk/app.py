"""The composition root: assembles table, match, players, settings and files, and runs them."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, SignalInstance, qVersion
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from mtdesk import paths
from mtdesk.diagnosis.log import LOG, logged
from mtdesk.i18n import Translator, system_language
from mtdesk.settings import Language, Settings, SettingsStore
from mtdesk.table.look import SMALLEST_PIPS, TileStyle, current_look, set_look
from mtdesk.ui.files.library import Library
from mtdesk.ui.house_rules.controller import HouseRulesController
from mtdesk.ui.kit.garbage import GarbageCollector
from mtdesk.ui.kit.progress import Cancelled
from mtdesk.ui.kit.sizes import BASE_SIZE, scale_for, scaled
from mtdesk.ui.kit.style import apply_theme, theme_named
from mtdesk.ui.kit.tasks import Tasks, use_own_threads
from mtdesk.ui.phones.controller import PhonesController, PhonesLeft
from mtdesk.ui.play.context import Context
from mtdesk.ui.play.game_controller import GameController, TableLeft
from mtdesk.ui.play.hand_controller import HandController
from mtdesk.ui.play.host import PageHost
from mtdesk.ui.play.log_writer import LogWriter
from mtdesk.ui.play.play_controller import PlayController
from mtdesk.ui.play.session import Session
from mtdesk.ui.play.stage import TableStage
from mtdesk.ui.replay.controller import ReplayController
from mtdesk.ui.rulebook.controller import RulebookController
from mtdesk.ui.score_pad.controller import ScorePadController
from mtdesk.ui.settings.controller import SettingsController
from mtdesk.ui.setup.controller import SetupController
from mtdesk.ui.setup.daily_controller import DailyController
from mtdesk.ui.shell.data_controller import DataController, ImportOutcome
from mtdesk.ui.shell.desktop import DesktopMotion
from mtdesk.ui.shell.event_loop import LOST, Ending, run_in_qt
from mtdesk.ui.shell.file_controller import FileController
from mtdesk.ui.shell.instance import Lock
from mtdesk.ui.shell.qt_application import QtApplication, log_qt
from mtdesk.ui.shell.starting import clear_folders, finish_import, may_start
from mtdesk.ui.sound.sounds import Sounds
from mtdesk.ui.statistics.controller import StatisticsController
from mtdesk.ui.support.help_controller import HelpController
from mtdesk.ui.support.report_controller import ReportController
from mtdesk.ui.window.first_window import FirstWindow, first_window, restore_log, window_kept
from mtdesk.ui.window.main_window import MainWindow
from mtdesk.ui.words.errors import notice_text

_log = logging.getLogger(__name__)

_DESKTOP_AFTER_MS = 300
"""When to query the desktop's preferences: after the first paint."""
_SERVES_AFTER = 0.3
"""Seconds after which later starts are heard, which wait for that: the window comes first."""
_VERSIONS_AFTER = 2.0
"""Seconds after which the log gets the versions: collecting them takes longer than a frame."""
_SPEEDS = {"at-once": 0.0, "slow": 0.6, "normal": 1.0, "fast": 2.0}
"""Of what moves, by the pace."""


def play(app: QtApplication, file: Path | None, lock: Lock, first: FirstWindow | None) -> int:
    """Run the program in the asyncio event loop; returns the exit status.

    ``first`` is the window of the first frame, if it has been shown.
    """
    ending = Ending(app)
    try:
        status = int(run_in_qt(_main(app, file, lock, ending, first)))
    except Exception:
        if ending.is_display_lost:  # no Qt event loop is left, not even to shut asyncio's loop down
            return LOST
        raise
    else:
        return LOST if ending.is_display_lost else status
    finally:
        ending.stop()
        gc.enable()  # no thread is left that could collect objects of the window


async def _main(
    app: QtApplication, file: Path | None, lock: Lock, ending: Ending, first: FirstWindow | None
) -> int:
    use_own_threads()
    if not await may_start(app, lock):
        return 1
    data = paths.user_data_dir()
    clear_folders()
    with logged(data / LOG):
        log_qt()
        loop = asyncio.get_running_loop()
        loop.call_later(_VERSIONS_AFTER, _log_versions)
        serving = loop.call_later(_SERVES_AFTER, app.requests.serve, data) if lock.is_held else None
        try:
            await Program(app, ending, lock.guard).run(file, first)
        except Cancelled:
            _log.info("The next start will go on with the import")
        finally:
            if serving is not None:
                serving.cancel()
            app.requests.close()
    return 0


def _log_versions() -> None:
    from mtdesk.diagnosis.reports import program_lines

    _log.info("%s; Qt %s", "; ".join(program_lines()), qVersion())


class PageController(Protocol):
    """Opens a page in a window of its own, which may be open while the main window is replaced."""

    def open_page(self) -> Any:
        """Return what it takes to open the page again as it is; None if it is closed."""

    async def reopen(self, page: Any) -> None:
        """Open the page again."""


class NextWindow(Struct, frozen=True):
    """What one window leaves to the next, which replaces it in another language.

    ``pages`` are what controllers need to open their pages again, in the controllers' order.
    """

    former: MainWindow
    translator: Translator
    store: SettingsStore
    table: TableLeft
    phones: PhonesLeft
    is_paused: bool
    pages: tuple[Any, ...]


class Program:
    """Runs one window after another: a new one replaces it after an import, or in another language.

    ``guard`` raises RecordError in a thread if another program may write the games now.
    """

    def __init__(self, app: QApplication, ending: Ending, guard: Callable[[], None] = lambda: None) -> None:
        self._app, self._ending, self._guard = app, ending, guard
        self.desk: Application | None = None
        """The current window with everything in it."""

    async def run(self, file: Path | None, first: FirstWindow | None = None) -> None:
        """Open a window, with a file if one is named, and return when one is closed for good.

        Raises Cancelled if an import is to be completed by the next start.
        """
        outcome = await finish_import(self._app, self._ending)
        former: NextWindow | None = None
        while True:
            desk = self.desk = Application(self._app, first, former)
            desk.data.outcome = outcome
            desk.reports.watches = True
            desk.session.guard = self._guard
            self._ending.watch(desk.end)
            try:
                await desk.run(file)
            finally:
                await desk.shut_down()
            former, file, first = desk.next_window, None, None
            if former is None and not desk.data.will_restart:
                return
            outcome = await finish_import(self._app, self._ending) if former is None else ImportOutcome()


class Application:
    """The running program: one window, its settings and files, and one game at a time on its table.

    ``first`` is the window of the first frame, if there is one already, ``former`` what this window replaces.
    """

    def __init__(
        self, app: QApplication, first: FirstWindow | None = None, former: NextWindow | None = None
    ) -> None:
        self._app, self._former = app, former
        self.next_window: NextWindow | None = None
        """What this window leaves to the one that is to replace it; None if it is closed for good."""
        if former is not None:
            first = first_window(app, former.store, former.translator)
        first = first or first_window(app)
        self.window, self._store, self._translator, self._styled = first
        self.window.add_table()
        self.closing = asyncio.Event()
        self.reports = ReportController(self.window)
        self._errors = self.reports.errors
        self._desktop = DesktopMotion(self.window)
        self._garbage = GarbageCollector(self.window)
        self._tasks = tasks = Tasks(self._errors.report)
        self._library = Library(self.window)
        self._host = PageHost(self.window, tasks)
        self._sounds = Sounds()
        log_writer = LogWriter(self.window.log)
        self.stage = TableStage(self.window.view, self.window.actions_bar, self._host, log_writer)
        self.session = Session(self.stage, self._host, tasks, self._announce, self._errors.report)
        games = self._games = GameController(self.window, self.session, self._library, self._store)
        context = Context(self.window, self.session, games, self._library, self._store, tasks)
        self._hand = HandController(context, self.stage)
        self._house_rules = house = HouseRulesController(context)
        PlayController(context)  # which belongs to the window
        daily = self._daily = DailyController(context, self._host)
        self._replays = ReplayController(
            context, self._host, lambda sound_cues: sound_cues.heard.connect(self._sounds.play)
        )
        self._rules = RulebookController(context, self.stage)
        self._pads = pads = ScorePadController(context, lambda: house.shelf.sets)
        self._setup = SetupController(context, house.shelf, house.edit, daily.waiting, [pads.waiting])
        self._help = HelpController(
            context, _replay_keys, lambda: self.stage.by_ear.keys, self._take_settings
        )
        self._phones = PhonesController(context, self._translator)
        self._stats = StatisticsController(context, house.shelf)
        self.data = DataController(context, self._stats.store, self.closing.set, self._pads.flush)
        self._choices = SettingsController(
            context, self._take_settings, self.data.export_all, self.data.import_all
        )
        self._files = FileController(context, self._setup, house, self._pads, self.data, self._replays)
        self._page_controllers: tuple[PageController, ...] = (
            *(self._rules, self._replays, self._pads, self._setup, self._choices, self._help),
        )
        self._pages_left: tuple[Any, ...] | None = None
        """What the next window is to open again, if another one is to replace this one."""
        self._connect()
        self.window.commands.release()

    def _connect(self) -> None:
        for changed in self._changes_of_theme():
            changed.connect(self._follow_theme)
        self._desktop.changed.connect(lambda: self._set_motion(self._store.current))
        window, commands = self.window, self.window.commands
        window.view.resized.connect(lambda size: self._tasks.start(window.table.resize(size)))
        window.view.resized.connect(self._fit_text)
        self.stage.status.headline.connect(window.headline.write)
        self.stage.sound_cues.heard.connect(self._sounds.play)
        commands.mute.triggered.connect(
            lambda muted: self._take_settings(replace(self._store.current, muted=muted))
        )
        commands.full_screen.toggled.connect(window.show_full_screen)
        commands.zoom_in.triggered.connect(window.view.zoom_in)
        commands.zoom_out.triggered.connect(window.view.zoom_out)
        commands.zoom_to_fit.triggered.connect(window.view.camera.toggle_whole)
        commands.quit.triggered.connect(window.close)
        for signal_, work in (
            (window.closing, self._leave),
            (self._host.again_wanted, self._games.play_again),
            (commands.guide.triggered, self._games.guide),
            (commands.restart.triggered, self._games.restart),
            (commands.save_as.triggered, self._games.save_as),
            (commands.scores.triggered, self._host.show_sheet),
        ):
            signal_.connect(self._tasks.starter(work))
        self._setup.dealt_to_phones.connect(self._phones.reserve)
        self._setup.given_to_phones.connect(self._phones.give)
        self._setup.language_chosen.connect(
            lambda language: self._take_settings(replace(self._store.current, language=language))
        )
        self._host.new_wanted.connect(self._setup.new_game)
        self._house_rules.play_wanted.connect(self._setup.new_game)
        self._pads.changed.connect(self._setup.look)
        for asking in (self._house_rules, self._setup, self._daily):
            asking.words_wanted.connect(self._rules.open)
        self.stage.begun.connect(commands.allow_game)
        self.stage.seen.connect(self.window.hidden.show_view)
        commands.hidden.toggled.connect(lambda on: self._remember("hidden_counter", on))
        commands.log.toggled.connect(lambda on: self._remember("log_shown", on))
        commands.sort_by_plan.toggled.connect(lambda on: self._remember("longest_train", on))
        self._library.removed.connect(self._setup.look)

    def _remember(self, name: str, on: bool) -> None:
        """Save what was toggled in the menu, if it changed."""
        if on != getattr(self._store.current, name):
            self._store.change(**{name: on})

    # From start to end

    async def run(self, file: Path | None) -> None:
        """Show the window and run everything in it until it is closed."""
        settings = self._store.current
        restore_log(self.window, settings)
        await self._use(settings)
        self.window.show()
        await self._fit_table()
        self.reports.start()
        self._garbage.install()
        self.data.show_outcome()
        self._store.listen(lambda notice: self._announce(notice_text(notice)))
        QTimer.singleShot(_DESKTOP_AFTER_MS, self._desktop.ask)
        if self._former is None:
            self._files.start_program(file)
        else:
            self._go_on(self._former)
        await self.closing.wait()
        self._files.stop_listening()

    def _go_on(self, former: NextWindow) -> None:
        """Put what the former window showed into this one."""
        former.former.hide()
        former.former.deleteLater()
        self._phones.take_over(former.phones)
        self._games.take_over(former.table)
        self.window.commands.pause.setChecked(former.is_paused)
        self._files.start_program(None, goes_on=True)
        for controller, page in zip(self._page_controllers, former.pages, strict=True):
            if page is not None:
                self._tasks.start(controller.reopen(page))

    def end(self) -> None:
        """End the program, even if another window was to follow."""
        self.data.will_restart = False
        self._pages_left = None
        self.closing.set()

    async def _leave(self) -> None:
        """Handle a request to close the window."""
        if await self._games.may_leave() and await self._pads.may_leave():
            self.closing.set()

    async def shut_down(self) -> None:
        """Save everything and end it."""
        settings = window_kept(self.window, self._store.current)
        self._store.listen(lambda _: None)  # no one is left to inform
        is_replaced = self._pages_left is not None
        if is_replaced:  # it stays in sight until the other one is there
            self.window.setEnabled(False)
        else:
            self.window.hide()
        try:
            self._store.keep(settings)
            self.window.table.animator.skip()
            phones = self._phones.leave() if is_replaced else None
            await self._phones.close()
            await self.session.stop()
            await self._hand.flush()
            await self._pads.flush()
            await self._tasks.cancel_all()
            await self.reports.stop()
        finally:
            self._replays.close()
            self._daily.close()
            self.session.close()
            self._sounds.close()
            self.reports.remove()
            self._garbage.remove()
            # Another window may follow in this process: nothing of this one may respond then.
            for changed in self._changes_of_theme():
                changed.disconnect(self._follow_theme)
            if phones is not None and self._pages_left is not None:
                self.next_window = NextWindow(
                    self.window,
                    self._translator,
                    self._store,
                    self._games.leave(),
                    phones,
                    self.window.commands.pause.isChecked(),
                    self._pages_left,
                )
            else:
                self._translator.remove()
                self.window.deleteLater()

    # Settings and words

    def _take_settings(self, settings: Settings) -> None:
        now, language, letter_keys = self._store.current, settings.language, settings.letter_keys
        if letter_keys != now.letter_keys or (language or system_language()) != self._translator.language:
            self._tasks.start(self._replace_window(language, letter_keys))
            settings = replace(settings, language=now.language, letter_keys=now.letter_keys)
        self._store.keep(settings)
        self._tasks.start(self._use(settings))

    async def _replace_window(self, language: Language | None, letter_keys: bool) -> None:
        """Replace this window by another one that goes on where it is, with other words."""
        # What no disk takes is in this window only; and the program may be about to end.
        if await self._pads.may_leave() and not self.closing.is_set():
            self._store.change(language=language, letter_keys=letter_keys)
            self._pages_left = tuple(controller.open_page() for controller in self._page_controllers)
            self.closing.set()

    def _changes_of_theme(self) -> tuple[SignalInstance, SignalInstance]:
        """Return what reports that the desktop has another theme."""
        hints = self._app.styleHints()
        return hints.colorSchemeChanged, hints.accessibility().contrastPreferenceChanged

    def _follow_theme(self) -> None:
        self._tasks.start(self._use(self._store.current))

    async def _use(self, settings: Settings) -> None:
        """Apply these settings to appearance and play."""
        theme = theme_named(settings.theme, self._app.styleHints())
        styled = theme, scale_for(settings.text_size, self.window.size())
        if styled != self._styled:
            self._styled = styled
            apply_theme(self._app, *styled)
        smallest, style = SMALLEST_PIPS * (1 + styled[1]) / 2, TileStyle(settings.tile_style)
        set_look(replace(current_look(), theme=theme, style=style, smallest_pips=smallest))
        self._set_motion(settings)
        self.window.table.rack.set_highlight(settings.highlight)
        self.session.use(settings)
        self._sounds.use(muted=settings.muted, volume=settings.volume)
        self.window.commands.mute.setChecked(settings.muted)
        self.window.commands.hidden.setChecked(settings.hidden_counter)
        self.window.commands.sort_by_plan.setChecked(settings.longest_train)
        await self.window.table.set_sizes(letters=scaled(BASE_SIZE), large_tiles=settings.large_tiles)
        await self._replays.follow_settings()

    async def _fit_table(self) -> None:
        """Give the table its size before it is painted, and not only when resizing has ended."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self._fit_text()
        await self.window.table.resize(self.window.view.commit_size())

    def _fit_text(self) -> None:
        settings = self._store.current
        if self._styled[1] != scale_for(settings.text_size, self.window.size()):
            self._tasks.start(self._use(settings))

    def _set_motion(self, settings: Settings) -> None:
        motion = self.window.table.animator
        motion.speed = _SPEEDS[settings.pace]
        motion.reduced = self._desktop.is_reduced

    def _announce(self, sentence: str) -> None:
        self._tasks.start(self._library.show_message(sentence))


def _replay_keys() -> tuple[QObject, Iterable[QAction]]:
    from mtdesk.ui.replay.transport import TransportKeys

    keys = TransportKeys()
    return keys, keys.actions.values()
