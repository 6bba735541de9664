"""Leaving the score pad while the disk refuses its entries."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mtdesk.record.score_pad import Pad
from mtdesk.record.score_pad_file import SUFFIX, pad_bytes
from mtdesk.ui.files.saving import Format, save_as
from mtdesk.ui.kit.ask import UnsavedQuestion, agrees
from mtdesk.ui.kit.progress import Report
from mtdesk.ui.score_pad.store import PadKeeper
from mtdesk.ui.score_pad.texts import PadTexts
from mtdesk.ui.words.errors import cannot_save_text


class PadRescue(QObject):
    """Lets the window of the score pad close, and the program end, once nothing would be lost.

    ``window`` is that of the pad; if it is closed, questions appear over its parent.
    """

    def __init__(self, keeper: PadKeeper, window: QWidget) -> None:
        super().__init__(window)
        self._keeper, self._window = keeper, window
        self._texts = PadTexts(self)
        self.is_asking = False
        """Whether the window is about to close, so that a refusal is reported here."""

    async def close(self) -> None:
        """Close the window, if that is allowed."""
        if await self.may_leave():
            self._window.hide()

    async def may_leave(self) -> bool:
        """Return whether everything is safe, in its place or elsewhere, or may be lost; asks if not."""
        if self.is_asking:
            return False
        self.is_asking = True
        try:
            await self._keeper.flush()
            return not self._keeper.unsaved or await self._is_given_up()
        finally:
            self.is_asking = False

    async def _is_given_up(self) -> bool:
        text = self.tr(
            "The latest entries on the score pad could not be saved and will be lost when you quit."
        )
        reasons = [cannot_save_text(file, error) for file, error in self._keeper.faults.items()]
        question = UnsavedQuestion(text, self._over(), more="\n".join(reasons))
        return await agrees(question) or (question.wants_to_save and await self._are_elsewhere())

    async def _are_elsewhere(self) -> bool:
        """Ask for another file for each pad that is not safe; returns whether all are."""
        for file, pad in self._keeper.unsaved.items():
            kind = Format(self.tr("Score pads"), SUFFIX, partial(_content, pad))
            if await save_as(self._over(), self._texts.name(pad), [kind]) is None:
                return False
            self._keeper.note_copy(file, pad)
        return True

    def _over(self) -> QWidget:
        parent = self._window.parentWidget()
        return parent if parent is not None and self._window.isHidden() else self._window


def _content(pad: Pad, _: Report) -> bytes:
    return pad_bytes(pad)
