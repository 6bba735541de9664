"""The window of the score pad: the list of pads, a new one, or the one in use."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from mtdesk import clock
from mtdesk.record.errors import RecordError
from mtdesk.record.rule_sets import RuleSet
from mtdesk.record.score_pad import Absence, Pad, PadPlayer, begun
from mtdesk.record.score_pad_file import SUFFIX, pad_bytes
from mtdesk.table.animation.animator import Animator
from mtdesk.ui.files.saving import Format
from mtdesk.ui.kit.ask import show_message
from mtdesk.ui.kit.clicks import ignore_further_clicks
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import vbox
from mtdesk.ui.kit.sizes import scaled, text_scale
from mtdesk.ui.kit.style import PAGE, give_role
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.kit.widgets import ClosedByEscape, bring_to_front, scrolling
from mtdesk.ui.score_pad.history import History
from mtdesk.ui.score_pad.list_page import ListPage
from mtdesk.ui.score_pad.play_page import PlayPage
from mtdesk.ui.score_pad.questions import PadQuestions
from mtdesk.ui.score_pad.rescue import PadRescue
from mtdesk.ui.score_pad.ride import Ride
from mtdesk.ui.score_pad.setup_page import SetupPage
from mtdesk.ui.score_pad.store import KeptPad, PadKeeper, kept_pads, new_file, with_refused
from mtdesk.ui.score_pad.texts import PadTexts, title_from
from mtdesk.ui.words.errors import cannot_open_text, cannot_save_text

_SIZE = (1280, 860)
"""Pixels at scale 1, if the window of the program is as large: all rounds of a usual game are seen then."""


class ScorePadWindow(ClosedByEscape, Translated, QWidget):
    """Keeps the scores of games with real tiles, beside the game on the table.

    ``people`` gives the names of people who have played with this program, ``own`` the player's own rule
    sets, ``motion`` whether anything may move; ``geometry`` is an earlier ``geometry_kept``.
    ``export_wanted`` and ``print_wanted`` carry a `ScoreSheet`; ``saved``: pads on disk have changed.
    """

    file_wanted = Signal()
    export_wanted = Signal(object)
    print_wanted = Signal(object)
    saved = Signal()

    def __init__(
        self,
        tasks: Tasks,
        people: Callable[[], Sequence[str]],
        parent: QWidget,
        own: Callable[[], Sequence[RuleSet]] = tuple,
        motion: Animator | None = None,
        geometry: str = "",
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        give_role(self, PAGE)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._tasks, self._people, self._own, self._motion = tasks, people, own, motion
        self._texts = PadTexts(self)
        self.keeper = PadKeeper(tasks, self._cannot_save, self.saved.emit)
        self.rescue = PadRescue(self.keeper, self)
        self.questions = PadQuestions(self, tasks, self.keeper, self._known, self.show_list)
        self.pages = QStackedWidget()
        self.list = ListPage()
        self.pages.addWidget(self.list)
        self._last: Pad | None = None
        self._former: History | None = None
        self.setLayout(vbox(scrolling(self.pages, sideways=True)))
        self.list.new_wanted.connect(self.new_pad)
        self.list.file_wanted.connect(self.file_wanted)
        self.list.open_wanted.connect(self._open)
        self.list.rename_wanted.connect(self._rename)
        self.list.removal_wanted.connect(self.questions.remove)
        self.retranslate_ui()
        self._beside = parent.window()
        self._scale, self._usual = 0.0, self.size()
        self.fit_ui()
        self.restoreGeometry(QByteArray.fromBase64(geometry.encode()))

    @property
    def geometry_kept(self) -> str:
        """Place and size in base64, if people have chosen a size; otherwise empty."""
        return "" if self.size() == self._usual else self.saveGeometry().toBase64().toStdString()

    @property
    def page(self) -> QWidget:
        """What is shown."""
        page = self.pages.currentWidget()
        assert page is not None  # the list is never discarded
        return page

    @property
    def shown(self) -> Path | None:
        """The file of the pad that is shown, if one is."""
        return self.page.history.file if isinstance(self.page, PlayPage) else None

    @property
    def is_in_use(self) -> bool:
        """Whether people are writing on a pad or starting one."""
        is_over = isinstance(self.page, PlayPage) and self.page.history.pad.is_over
        return self.page is not self.list and not is_over

    def _show_page(self, page: QWidget) -> None:
        """Show another page; the previous one is discarded, unless it is the list."""
        before = self.page
        if page is not self.list:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        if before is not self.list and before is not page:
            self.pages.removeWidget(before)
            before.hide()
            before.deleteLater()
        if isinstance(page, PlayPage):
            page.take_keyboard()
        else:
            page.setFocus()
        if isinstance(page, SetupPage):
            page.names.rows[0].field.selectAll()

    # Which page

    async def start(self) -> None:
        """Show the window with its last page; at first the list, or a new pad if there is none."""
        bring_to_front(self)
        if self.page is self.list:
            await self._fill_list()
            if not self.list.has_pads and self.page is self.list:
                self.new_pad()
        elif isinstance(self.page, PlayPage):
            self.page.take_keyboard()

    async def show_list(self) -> None:
        """Show all pads, including everything written on this one so far."""
        while True:
            written = self.settle()
            await self.keeper.flush()
            await self._fill_list()
            if self.settle() == written:
                break
        self._show_page(self.list)

    async def take_in(self, file: Path, pad: Pad) -> None:
        """Show the pad in a file; a new one is added to the pads.

        If a question about another pad is open, that is answered first.
        """
        bring_to_front(self)
        if isinstance(self.page, PlayPage) and self.page.history.file == file:
            return  # it is shown already, and what was entered there can be undone
        async with self.questions.turn:
            await self.show_list()
            same = next((kept for kept in self.list.pads if kept.file == file or kept.pad == pad), None)
            if same is None:
                same = KeptPad(new_file(), clock.now(), pad)
                self.keeper.keep(same.file, pad)
            self._open(same)

    async def _fill_list(self) -> None:
        try:
            pads = await asyncio.to_thread(kept_pads)
        except RecordError as error:
            await show_message(self, cannot_open_text(new_file().parent, error))
            pads = ()
        pads = with_refused(pads, self.keeper.refused)
        self._last = next((kept.pad for kept in pads if kept.pad is not None), None)
        self.list.show_pads(pads)

    def _known(self) -> tuple[str, ...]:
        """Return all known names, those on pads first; these need not be of people who use this computer."""
        pads = (kept.pad for kept in self.list.pads if kept.pad is not None)
        written = (player.name for pad in pads for player in pad.players)
        return tuple(dict.fromkeys((*written, *self._people())))

    def _begin_again(self, history: History) -> None:
        """Ask for a new pad with the title, people and rules of a finished one, which need no change."""
        self._last = history.pad
        page = self.new_pad()
        page.title.setText(history.pad.title)
        page.start.setFocus()

    def new_pad(self) -> SetupPage:
        """Ask for a new pad; returns the page that asks."""
        last = self._last
        names = [] if last is None else [player.name for player in last.players]
        page = SetupPage(
            names, self._known(), last, can_cancel=last is not None or self.list.has_pads, own=self._own()
        )
        page.started.connect(lambda: self._begin(page))
        page.cancelled.connect(lambda: self._tasks.start(self.show_list()))
        self._show_page(page)
        return page

    def _begin(self, page: SetupPage) -> None:
        preset, options, rule_set = page.rules()
        players = tuple(PadPlayer(player.name) for player in page.names.players())
        today = clock.now().date()
        title = title_from(page.title.text())
        absence = Absence.AVERAGE if self._last is None else self._last.absence
        pad = Pad(preset, options, players, today, title=title, rule_set=rule_set, absence=absence)
        history = self._write(begun(pad), new_file())
        self.keeper.keep(history.file, history.pad)

    def _open(self, kept: KeptPad) -> None:
        if kept.pad is None:
            assert kept.fault is not None
            self._tasks.start(show_message(self, cannot_open_text(kept.file, kept.fault)))
        else:
            self._write(begun(kept.pad), kept.file)
            ignore_further_clicks(self.page)

    def _rename(self, kept: KeptPad) -> None:
        if kept.pad is None:
            self._open(kept)  # which says why it cannot be read
        else:
            self.questions.rename(kept)

    def _write(self, pad: Pad, file: Path) -> History:
        """Show a pad for writing."""
        history = History(pad, file)
        if self._former is not None:
            history.follow(self._former)
        self._former = history
        self.list.shown_last = file
        page = PlayPage(history)
        history.setParent(page)
        history.changed.connect(lambda: self.keeper.keep(history.file, history.pad))
        page.list_wanted.connect(lambda: self._tasks.start(self.show_list()))
        page.players_wanted.connect(lambda: self.questions.change_players(page))
        page.again_wanted.connect(lambda: self._begin_again(history))
        page.end_wanted.connect(lambda: self.questions.end_early(page))
        page.tiles_wanted.connect(lambda player: self.questions.ask_tiles(page, player))
        page.won.connect(lambda winners: self._celebrate(page, winners))
        page.sheet.further = lambda: (self._format(history.pad),)
        page.sheet.export_wanted.connect(self.export_wanted)
        page.sheet.print_wanted.connect(self.print_wanted)
        self._show_page(page)
        return history

    def _format(self, pad: Pad) -> Format:
        """Return the pad itself as a file that another computer can continue."""
        return Format(self.tr("Score pad"), SUFFIX, lambda _: pad_bytes(pad))

    def _celebrate(self, page: PlayPage, winners: Sequence[int]) -> None:
        for ride in page.findChildren(Ride):
            ride.hide()
            ride.deleteLater()
        page.sheet.chart.finish()
        if winners and self._motion is not None and self._motion.travels:
            page.sheet.chart.grow(self._motion.speed)
            Ride(page, winners, self._motion.speed)

    # The window

    def _cannot_save(self, file: Path, error: RecordError) -> None:
        if not self.rescue.is_asking:
            self._tasks.start(show_message(self, cannot_save_text(file, error)))

    def settle(self) -> Pad | None:
        """Keep what was typed and not yet confirmed; return the pad that is shown, if any."""
        if not isinstance(self.page, PlayPage):
            return None
        self.page.form.settle()
        return self.page.history.pad

    def closeEvent(self, event: QCloseEvent) -> None:
        """Called by Qt: the window closes as soon as everything is on disk, its page stays."""
        self.settle()
        if self.keeper.is_at_rest:
            super().closeEvent(event)
        else:
            event.ignore()
            self._tasks.start(self.rescue.close())

    def fit_ui(self) -> None:
        """Take the usual size in the current text size, unless people have chosen another."""
        if self._scale != text_scale() and self._usual == self.size():
            self.resize(scaled(_SIZE[0]), scaled(_SIZE[1]))
            self._usual = self.size()
        self._scale = text_scale()

    def retranslate_ui(self) -> None:
        self.setWindowTitle(self.tr("Score pad"))
