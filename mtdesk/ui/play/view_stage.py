"""A table with the words and sounds that go with it, whether a game is played or replayed there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from PySide6.QtCore import QObject, QPointF

from mtdesk.record.model import Setup
from mtdesk.rules.events import Event, RoundEnded
from mtdesk.rules.moves import Move, Play
from mtdesk.rules.view import View
from mtdesk.table.animation.animator import READ
from mtdesk.table.events.finale import Ending
from mtdesk.table.view import TableView
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.play.play_menu import PlayMenu
from mtdesk.ui.play.status_presenter import StatusPresenter
from mtdesk.ui.sound.sound_cues import SoundCues
from mtdesk.ui.words.results import gained_text, round_end_text
from mtdesk.ui.words.table import TableTexts


class ViewStage(QObject):
    """Shows views of games on a table, with a status line, announcements and sounds."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view, self._table = view, view.table
        self._announcer = Announcer(view)
        self.status = StatusPresenter(self._table, self._announcer)
        self.sound_cues = SoundCues(self)
        self._table.landed.connect(self.sound_cues.land)

    @property
    def texts(self) -> TableTexts:
        """The sentences for the viewer now; raises ValueError before the first game or position."""
        return self.status.texts

    async def _show_end(
        self, ended: RoundEnded, view: View, looked_at: Callable[[], Awaitable[object]], note: str = ""
    ) -> None:
        """Show all hands and who went out, until it has been looked at."""
        out = tuple(seat for seat, hand in enumerate(ended.hands) if not hand)
        title = round_end_text(
            [self.texts.seats.names[seat] for seat in out], you=out == (self.texts.seats.you,)
        )
        points = tuple(gained_text(points) for points in ended.points)
        ending = Ending(title, note, out, points)
        await self._table.finale.show_round(ended, view, self._table.areas, ending, looked_at)

    async def _read(self) -> None:
        """Wait for as long as it takes to read what is on the table."""
        await self._table.animator.play([self._table.animator.pause(READ)])

    def _forget(self) -> None:
        """Stop showing and describing the previous game."""
        self._announcer.forget()
        self._table.forget()

    def _address(self, texts: TableTexts, setup: Setup) -> None:
        """Use these sentences from now on."""
        self.status.start_game(texts, setup)
        self.sound_cues.start_game(texts.seats.you)
        self._view.accessible.speak(texts)

    def _ask_which(self, plays: list[Play], point: QPointF, take: Callable[[Move], object]) -> None:
        """Ask by a menu which of several ways to play a tile is meant; its end shows the one considered."""
        self._view.gesture.cancel()  # meanwhile the tile in question is shown in its end
        self._show_way(plays[0])
        menu = PlayMenu(plays, self._view)
        menu.considered.connect(self._show_way)
        menu.chosen.connect(take)
        menu.aboutToHide.connect(self._view.gesture.cancel)
        self._announcer.call(menu.accessibleName())
        menu.popup(self._view.viewport().mapToGlobal(self._view.mapFromScene(point)))

    def _show_way(self, play: Play) -> None:
        """Show in the end of a move how its tile would be placed."""
        self._table.trains.show_plays(play, None)

    async def _play(self, events: tuple[Event, ...], view: View, *, quiet: bool = False) -> None:
        """Show what happened on the table; ``quiet``: without the sounds of the events."""
        if not quiet:
            self.sound_cues.take_events(events)
        await self._table.play_events(events, view)
        self.sound_cues.land()
