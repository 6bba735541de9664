"""The stage on which a match plays: the scene, the words beside it, news and hints, the pages over it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from mtdesk.record.model import Setup
from mtdesk.rules.events import Dealt, EngineSought, Event, RoundEnded, TurnStarted
from mtdesk.rules.moves import Move, Play, Refusal, Tap
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from mtdesk.table.events.finale import Ending
from mtdesk.table.invitation import Invitation
from mtdesk.table.view import TableView
from mtdesk.ui.kit.ask import heard
from mtdesk.ui.play.by_ear import ByEar
from mtdesk.ui.play.host import PageHost
from mtdesk.ui.play.log_writer import LogWriter
from mtdesk.ui.play.view_stage import ViewStage
from mtdesk.ui.sound.kinds import Sound
from mtdesk.ui.window.action_bar import ActionBar
from mtdesk.ui.words.results import go_on_text, result_text
from mtdesk.ui.words.status import StatusTexts
from mtdesk.ui.words.table import TableTexts

if TYPE_CHECKING:
    from mtdesk.control.advice import Hint
    from mtdesk.ui.guide.guide import Guide


class TableStage(ViewStage):
    """Plays a match on a TableView; see ``mtdesk.control.seats.Stage`` for what each call means.

    ``proposed`` carries the moves of people, ``picked_up`` reports that one holds a tile, ``seen`` carries
    every View that is shown, ``rule_wanted`` the Reason whose rule a player wants to read. ``begun``
    reports another game, ``end_shown`` that a round's end is seen until someone goes on.
    """

    proposed = Signal(object)
    picked_up = Signal()
    seen = Signal(object)
    rule_wanted = Signal(object)
    begun = Signal()
    end_shown = Signal()

    def __init__(self, view: TableView, actions: ActionBar, panels: PageHost, log_writer: LogWriter) -> None:
        super().__init__(view)
        self.log_writer = log_writer
        self.actions = actions
        self._panels = panels
        self._viewer: int | None = None
        self.tutor: Guide | None = None
        """The companion who explains the game, if any."""
        self.has_people = True
        """Whether anyone plays at this table; if not, nothing on it waits for a key or a click."""
        self._news = TurnNews()
        self._ended: RoundEnded | None = None
        self._is_to_celebrate = False
        self.by_ear = ByEar(view, self._announcer, lambda: self.status.asked)
        self.status.rewritten.connect(lambda: actions.offer_why(self.status.why))
        view.keyboard.asked_again.connect(
            lambda: self._announcer.call(view.accessible.name(view.focus.target))
        )
        self._table.proposed.connect(self._propose)
        self._table.picked_up.connect(self.picked_up)
        self._table.choice_needed.connect(partial(self._ask_which, take=self._propose))
        self._table.rack.picked_up.connect(self._say_where)
        actions.proposed.connect(self._propose)

    def start_game(self, texts: TableTexts, setup: Setup, *, has_rack: bool = True) -> None:
        """Prepare for a game; ``has_rack``: someone sits at the screen."""
        self._table.has_rack = has_rack
        self._forget()
        self._address(texts, setup)
        self.log_writer.start_log(texts)
        if self.tutor is not None:
            self.tutor.leave()
            self.tutor.close()
            self.tutor = None
        self.withdraw()
        self._view.gesture.cancel()  # a held tile belongs to the previous game
        self.begun.emit()

    # What a match asks for

    async def reset(self, view: View) -> None:
        """Show a position as it is."""
        await self.log_writer.recounted()
        self._view.gesture.cancel()
        self._ended, self._is_to_celebrate = None, False
        self.status.names_winner = True
        self._news.forget()
        self._see(view)
        self.sound_cues.rest()
        undone = self.log_writer.wind_to(view)
        if undone:
            self._announcer.announce([self.texts.events.undone(undone)])
        await self._table.rebuild(view)

    async def play_events(self, events: tuple[Event, ...], view: View) -> None:
        """Show what happened, after it has been announced."""
        await self.log_writer.recounted()
        self._ended = next((event for event in events if isinstance(event, RoundEnded)), None)
        self.status.names_winner = False  # until the round has been looked at
        self._see(view)
        self._announcer.announce(self.log_writer.write_events(events, view))
        self._news.follow(events, view, self.texts.status)
        self.status.warn_of_penalty(events)
        if any(isinstance(event, EngineSought) for event in events):
            self.status.say_first(self.texts.status.engine_sought(), None)
        await self._play(events, view)
        if self.tutor is not None:
            await self.tutor.after(events, view)

    def invite(self, view: View, moves: tuple[Move, ...]) -> None:
        self._see(view)
        self._offer(moves)
        self.sound_cues.invite()
        news = self._news.of(view, moves, self.texts.status)
        self.status.say(self.texts.status.line(view, moves), view.seat, news)
        if self.tutor is not None:
            self.tutor.before(view, moves)

    def withdraw(self) -> None:
        """Note that no one is asked now."""
        self._offer(())
        if self.tutor is not None:
            self.tutor.answered()

    def refuse(self, move: Move, refusal: Refusal) -> None:
        """Shake the tile, return it to the hand, and say why."""
        self._view.gesture.refuse(move.tile if isinstance(move, Play) else None)
        self.sound_cues.say(Sound.REFUSAL)
        self.status.say_aside(
            self.texts.refusals.refused(move, refusal),
            self._viewer,
            self.texts.refusals.where_the_rule_is(),
            lambda: self.rule_wanted.emit(refusal.reason),
        )

    def thinking(self, seat: int | None) -> None:
        self._table.frame.set_thinking(seat)

    def offer_tap(self, seat: int, seconds: float | None) -> None:
        self._offer((Tap(seat),), may_decline=True, seconds=seconds)
        self.sound_cues.say(Sound.TURN)
        self.status.say(self.texts.status.tap_offered(seat), seat)

    def offer_end(self, seat: int, taps: tuple[Move, ...]) -> None:
        self._offer(taps, may_end=True)
        self.status.say(self.texts.status.turn_to_end(seat, may_tap=bool(taps)), seat)

    async def curtain(self, view: View, seat: int) -> None:
        """Show nothing private until the player at ``seat`` confirms."""
        await self.reset(view)
        self._announcer.keep_secret()
        news = self.texts.recap.since_turn_of(seat, view.board)
        await self._panels.curtain(seat, self.texts.seats.names[seat], news)

    async def round_over(self, view: View) -> None:
        """Show the hands on the table until a key or a click, then the scores.

        After the last round the scores are those of the game, unless the hands have not been seen yet. A game
        that was over when it was opened shows only how it ended.
        """
        self._see(view)
        ended, self._ended = self._ended, None
        self._is_to_celebrate = ended is not None
        if ended is None and view.board.round >= view.board.options.rounds:
            return
        is_shown = ended is not None and self._table.animator.speed > 0
        if ended is not None and is_shown:
            self._view.setFocus()
            looked_at, note = self._read, ""
            if self.has_people:
                looked_at, note = self._looked_at, go_on_text()
                self._announcer.call(note)
            await self._show_end(ended, view, looked_at, note)
        if not is_shown or view.board.round < view.board.options.rounds:
            await self._panels.round_over(hands_seen=is_shown)

    async def game_over(self, view: View) -> None:
        """Send the winners' locomotives across the table, if the game has just ended; show the places."""
        self.status.names_winner = True
        self._see(view)
        if self._is_to_celebrate and self._table.animator.travels:
            self._is_to_celebrate = False
            await self._celebrate(view)
        self.sound_cues.game_over(view)
        await self._panels.game_over()

    async def _looked_at(self) -> None:
        self.end_shown.emit()
        await heard(self._view.touched)

    async def _celebrate(self, view: View) -> None:
        names, places = self.texts.seats.names, view.board.places()
        first = tuple(seat for seat, place in enumerate(places) if place == 1)
        you = first == (self.texts.seats.you,)
        title = result_text([names[seat] for seat in first], view.board.totals[first[0]], you=you)
        self._announcer.call(title)
        self.sound_cues.say(Sound.WHISTLE, Sound.STEAM)  # as the winner's locomotive leaves
        await self._table.finale.celebrate(first, self._table.areas, Ending(title, seats=first))

    def announce(self, sentence: str) -> None:
        """Say a sentence to a screen reader."""
        self._announcer.call(sentence)

    def _see(self, view: View) -> None:
        self._viewer = view.seat
        self.status.see(view)
        self.seen.emit(view)

    # Hints: see ``mtdesk.control.advice.HintDisplay``

    def show_pondering(self, seat: int) -> None:
        """Say that a hint is being worked out."""
        self.status.interject(self.texts.hints.pondering(), seat)

    def show_hint(self, hint: Hint) -> None:
        """Mark the move, and say which one it is; if there is more to say, on request."""
        texts = self.texts.hints
        self._table.suggest(hint.move)
        short, has_more = texts.advice(hint), texts.hint(hint) != texts.advice(hint) or texts.others(hint)
        self.status.interject(short, hint.move.player, why=partial(self._explain, hint) if has_more else None)
        self._announcer.call(f"{short} {texts.where_the_reason_is()}" if has_more else short)

    def _explain(self, hint: Hint) -> None:
        """Give the reason, too; other moves considered are in the status line's tooltip."""
        texts = self.texts.hints
        self.status.interject(texts.hint(hint), hint.move.player, texts.others(hint))
        self._announcer.call(" ".join((texts.hint(hint), *texts.spoken_others(hint))))

    def hide_hint(self) -> None:
        """Clear the marks, and show the previous text again."""
        self._table.suggest(None)
        self.status.end_interjection()

    # What people do

    def _offer(
        self,
        moves: tuple[Move, ...],
        *,
        may_decline: bool = False,
        may_end: bool = False,
        seconds: float | None = None,
    ) -> None:
        self._table.set_invitation(Invitation.of(moves))
        self._view.gesture.adapt_to_invitation()
        self.actions.offer(moves, may_decline=may_decline, may_end=may_end, seconds=seconds)

    def _propose(self, move: Move | None) -> None:
        if move is not None:
            self.proposed.emit(move)

    def _say_where(self, tile: Tile | None) -> None:
        """Say what to do with the tile that has been picked up, but no more than the table shows."""
        if tile is None:
            self.status.end_choice()
            return
        lit = tuple(self._table.trains.lights.pads)
        ends = lit if lit or self._table.rack.highlight else None
        self.status.ask_choice(self.texts.where_to_play(tile, ends), self._viewer)


class TurnNews:
    """Leaves out what has been announced in the same turn: whose turn it is, which double must be covered."""

    def __init__(self) -> None:
        self._announced: list[str] = []

    def forget(self) -> None:
        """Announce everything again from now on."""
        self._announced = []

    def follow(self, events: Sequence[Event], view: View, texts: StatusTexts) -> None:
        """Treat another turn as news, unless the heading of a round has just said whose it is."""
        if any(isinstance(event, TurnStarted) for event in events):
            self.forget()
        if any(isinstance(event, Dealt) for event in events):
            self._announced = [texts.turn(view.board.turn)]

    def of(self, view: View, moves: tuple[Move, ...], texts: StatusTexts) -> str:
        """Return what is new to the player asked for one of these moves; what to do is always said."""
        *before, last = texts.sentences(view, moves)
        news = [sentence for sentence in before if sentence not in self._announced]
        self._announced = [*before, last]
        return " ".join((*news, last))
