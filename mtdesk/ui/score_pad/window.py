"""The window of the score pad: the list of pads, a new one, or the one in use."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QInputDialog, QStackedWidget, QWidget

from mtdesk import clock
from mtdesk.i18n import Labels
from mtdesk.record.errors import RecordError
from mtdesk.record.rule_sets import RuleSet
from mtdesk.record.score_pad import SUFFIX, Pad, pad_bytes, tiles_elsewhere
from mtdesk.table.animation.animator import Animator
from mtdesk.ui.files.saving import Format, save_as
from mtdesk.ui.kit.ask import Question, UnsavedQuestion, agrees, ask, show_message
from mtdesk.ui.kit.fitting import bring_in, keep_on_screen
from mtdesk.ui.kit.layouts import vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import PAGE, give_role
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.kit.widgets import ClosedByEscape, bring_to_front, ignore_further_clicks, scrolling
from mtdesk.ui.score_pad import texts
from mtdesk.ui.score_pad.dialogs import PlayersDialog, TilesDialog
from mtdesk.ui.score_pad.list_page import ListPage
from mtdesk.ui.score_pad.model import PadModel
from mtdesk.ui.score_pad.page import PadPage
from mtdesk.ui.score_pad.setup_page import SetupPage
from mtdesk.ui.score_pad.store import KeptPad, PadKeeper, delete_pad, kept_pads, new_file, with_refused
from mtdesk.ui.words.errors import cannot_open_text, cannot_save_text

_SIZE = (1280, 860)
"""Pixels at scale 1, if the screen is as large: all rounds of a usual game are seen then."""


class ScorePadWindow(ClosedByEscape, QWidget):
    """Keeps the scores of games with real tiles, beside the game on the table.

    ``people`` gives the names of people who have played with this program, ``own`` the player's own rule
    sets, ``motion`` whether anything may move; ``geometry`` is an earlier ``geometry_kept``.
    ``saved``: pads on disk have changed.

    ``turn`` is held while a question is open; take it to replace the page that the question is about.
    """

    saved = Signal()

    def __init__(
        self,
        tasks: Tasks,
        people: Callable[[], Sequence[str]],
        parent: QWidget,
        own: Callable[[], Sequence[RuleSet]] = tuple,
        motion: Animator | None = None,
        geometry: bytes = b"",
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        give_role(self, PAGE)
        self.setWindowTitle(Labels.tr("Score pad"))
        self._tasks, self._people, self._own, self._motion = tasks, people, own, motion
        self.keeper = PadKeeper(tasks, self._cannot_save, self.saved.emit)
        self.turn = asyncio.Lock()
        self._is_leaving = False
        """Whether the window is about to close, so that a refusal is reported there."""
        self.pages = QStackedWidget()
        self.list = ListPage()
        self.pages.addWidget(self.list)
        self._pad: PadPage | None = None
        """The pad that was open last, with the steps that can be undone."""
        self.setLayout(vbox(scrolling(self.pages, sideways=True)))
        self.list.new.clicked.connect(self.new_pad)
        self.list.open.clicked.connect(lambda: self._open(self.list.selected))
        self.list.rename.clicked.connect(lambda: self._rename(self.list.selected))
        self.list.remove.clicked.connect(lambda: self._begin(self._remove(self.list.selected)))
        self.resize(scaled(_SIZE[0]), scaled(_SIZE[1]))
        bring_in(self)
        self._usual = self.size()
        keep_on_screen(self)
        self.restoreGeometry(geometry)

    @property
    def geometry_kept(self) -> bytes:
        """Place and size, if people have chosen a size; otherwise empty."""
        return b"" if self.size() == self._usual else bytes(self.saveGeometry().data())

    @property
    def page(self) -> QWidget:
        page = self.pages.currentWidget()
        assert page is not None  # the list is never discarded
        return page

    @property
    def shown(self) -> Path | None:
        """The file of the pad that is shown, if one is."""
        return self.page.model.file if isinstance(self.page, PadPage) else None

    @property
    def is_in_use(self) -> bool:
        """Whether people are writing on a pad or starting one."""
        is_over = isinstance(self.page, PadPage) and self.page.model.pad.is_over
        return self.page is not self.list and not is_over

    def _show_page(self, page: QWidget) -> None:
        """Show another page; those that are not needed any more are discarded."""
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        for other in filter(None, map(self.pages.widget, reversed(range(self.pages.count())))):
            if other not in (self.list, self._pad, page):
                self.pages.removeWidget(other)
                other.hide()
                other.deleteLater()
        page.setFocus()

    # Which page

    async def start(self) -> None:
        """Show the window with its last page; at first the list, or a new pad if there is none."""
        bring_to_front(self)
        if self.page is self.list:
            await self._fill_list()
            if not self.list.pads and self.page is self.list:
                self.new_pad()
        else:
            self.page.setFocus()

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
        if self.shown == file:
            return  # it is shown already, and what was entered there can be undone
        async with self.turn:
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
        pads = with_refused(pads, self.keeper.wanted)
        opened = None if self._pad is None or self.page is self.list else self._pad.model.file
        self.list.show_pads(pads, opened)

    def _known(self) -> tuple[str, ...]:
        """Return all known names, those on pads first; these need not be of people who use this computer."""
        pads = (kept.pad for kept in self.list.pads if kept.pad is not None)
        written = (player.name for pad in pads for player in pad.players)
        return tuple(dict.fromkeys((*written, *self._people())))

    def new_pad(self, *, last: Pad | None = None) -> SetupPage:
        """Ask for a new pad, at first with the people and rules of this one or the latest."""
        last = last or next((kept.pad for kept in self.list.pads if kept.pad is not None), None)
        page = SetupPage(last, self._known(), can_cancel=bool(self.list.pads), own=self._own())
        page.start.clicked.connect(lambda: self._start(page.pad()))
        page.cancel.clicked.connect(lambda: self._tasks.start(self.show_list()))
        self._show_page(page)
        return page

    def _begin_again(self, pad: Pad) -> None:
        """Ask for a new pad with the title, people and rules of a finished one, which need no change."""
        page = self.new_pad(last=pad)
        page.title.setText(pad.title)
        page.start.setFocus()

    def _start(self, pad: Pad) -> None:
        file = new_file()
        self._write(pad, file)
        self.keeper.keep(file, pad)

    def _open(self, kept: KeptPad) -> None:
        if kept.pad is None:
            assert kept.fault is not None
            self._tasks.start(show_message(self, cannot_open_text(kept.file, kept.fault)))
        else:
            self._write(kept.pad, kept.file)
            ignore_further_clicks(self.page)

    def _write(self, pad: Pad, file: Path) -> None:
        """Show a pad for writing; its earlier steps can be undone if it was the last that was open."""
        last = self._pad
        if last is not None and (last.model.file, last.model.pad) == (file, pad):
            last.table.go_to_open()
            self._show_page(last)
            return
        model = PadModel(pad, file)
        model.changed.connect(lambda: self.keeper.keep(file, model.pad))
        self._pad = page = PadPage(model, self._motion)
        model.setParent(page)
        page.on_click(page.list, lambda: self._tasks.start(self.show_list()))
        page.on_click(page.players, lambda: self._begin(self._change_players(page)))
        page.on_click(page.tiles, lambda: self._begin(self._ask_tiles(page)))
        page.on_click(page.again, lambda: self._begin_again(model.pad))
        page.sheet.further = lambda: (self._format(model.pad),)
        page.sheet.serve(self._tasks)
        self._show_page(page)

    def _format(self, pad: Pad) -> Format:
        """Return the pad itself as a file that another computer can continue."""
        return Format(Labels.tr("Score pad"), SUFFIX, lambda: pad_bytes(pad))

    # Questions, one at a time

    def _begin(self, question: Coroutine[Any, Any, None]) -> None:
        if self.turn.locked():  # it was requested twice, or the page is about to go
            question.close()
        else:
            self._tasks.start(self._ask_alone(question), self)

    async def _ask_alone(self, question: Coroutine[Any, Any, None]) -> None:
        async with self.turn:
            await question

    async def _ask_tiles(self, page: PadPage) -> None:
        pad, (row, player) = page.model.pad, page.table.cell
        cell = pad.rounds[row].cells[player]
        left = None if cell is None else () if cell.out and cell.left == 0 else cell.left
        elsewhere = tiles_elsewhere(pad, row, player)
        dialog = TilesDialog(pad.players[player].name, pad.options, elsewhere, left, self)
        if await ask(dialog) and page.model.pad is pad:
            picked = dialog.answer()
            if isinstance(picked, tuple) and picked != left:
                page.write_tiles(row, player, picked)
        page.setFocus()

    async def _change_players(self, page: PadPage) -> None:
        pad = page.model.pad
        dialog = PlayersDialog(pad, self._known(), self)
        if await ask(dialog) and page.model.pad is pad:
            page.model.write(dialog.answer())
        page.setFocus()

    def _rename(self, kept: KeptPad) -> None:
        if kept.pad is None:
            self._open(kept)  # which says why it cannot be read
        else:
            self._begin(self._ask_title(kept.file, kept.pad))

    async def _ask_title(self, file: Path, pad: Pad) -> None:
        dialog = QInputDialog(self)
        dialog.setWindowTitle(self.tr("Rename score pad"))
        dialog.setLabelText(self.tr("Tit&le:"))
        dialog.setTextValue(pad.title)
        dialog.setOkButtonText(self.tr("&Rename", "a score pad"))
        dialog.resize(scaled(480), 0)
        if await ask(dialog):
            self.keeper.keep(file, replace(pad, title=texts.title_from(dialog.textValue())))
            await self.show_list()

    async def _remove(self, kept: KeptPad) -> None:
        name, about = kept.file.name, texts.begun_text(kept)
        if kept.pad is not None:
            name, about = texts.pad_name(kept.pad), f"{texts.pad_state(kept.pad)} · {about}"
        text = self.tr("Delete the score pad “{name}” and all its rounds? This cannot be undone.")
        question = Question(text.format(name=name), Labels.tr("Delete"), self, more=about, risky=True)
        if await agrees(question):
            self.keeper.drop(kept.file)
            try:
                await asyncio.to_thread(delete_pad, kept.file)
            except RecordError as error:
                await show_message(self, cannot_save_text(kept.file, error))
            await self.show_list()

    # Leaving

    def _cannot_save(self, file: Path, error: RecordError) -> None:
        if not self._is_leaving:
            self._tasks.start(show_message(self, cannot_save_text(file, error)))

    def settle(self) -> Pad | None:
        """Keep what was typed and not yet confirmed; return the pad that is shown, if any."""
        if not isinstance(self.page, PadPage):
            return None
        self.page.table.settle()
        return self.page.model.pad

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close as soon as everything is on disk; the page stays."""
        self.settle()
        if self.keeper.is_at_rest:
            super().closeEvent(event)
        else:
            event.ignore()
            self._tasks.start(self._close_safely())

    async def _close_safely(self) -> None:
        if await self.may_leave():
            self.hide()

    async def may_leave(self) -> bool:
        """Return whether everything is safe, in its place or elsewhere, or may be lost; asks if not."""
        if self._is_leaving:
            return False
        self._is_leaving = True
        try:
            self.settle()
            await self.keeper.flush()
            return not self.keeper.unsaved or await self._is_given_up()
        finally:
            self._is_leaving = False

    async def _is_given_up(self) -> bool:
        text = self.tr(
            "The latest entries on the score pad could not be saved and will be lost when you quit."
        )
        reasons = [cannot_save_text(file, error) for file, error in self.keeper.faults.items()]
        question = UnsavedQuestion(text, self._visible(), more="\n".join(reasons))
        return await agrees(question) or (question.wants_other and await self._are_elsewhere())

    async def _are_elsewhere(self) -> bool:
        """Ask for another file for each pad that is not safe; return whether all are."""
        for file, pad in self.keeper.unsaved.items():
            if await save_as(self._visible(), texts.pad_name(pad), [self._format(pad)]) is None:
                return False
            self.keeper.note_copy(file, pad)
        return True

    def _visible(self) -> QWidget:
        """Return the window over which to ask: the parent's while this one is closed."""
        parent = self.parentWidget()
        return parent if parent is not None and self.isHidden() else self
