"""The status line: whose turn it is and what they are asked."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from mtdesk.i18n import filled, key_text, list_text
from mtdesk.rules.moves import Draw, Move, Pass, Play, Stop
from mtdesk.rules.options import FollowUp
from mtdesk.rules.view import Board, Phase, View
from mtdesk.ui.words.seats import SeatTexts, Who, double_text, over_text


class Keys(Struct, frozen=True):
    """The shortcuts the status line names, as ``QKeySequence`` reads them: the same in every language."""

    draw: str = "D"
    stop: str = "S"
    tap: str = "T"
    end_turn: str = "E"
    undo: str = "Ctrl+Z"
    why: str = "W"


class StatusTexts(SeatTexts):
    """What the status line says about the view it belongs to."""

    keys = Keys()

    def line(self, view: View, moves: tuple[Move, ...] = (), *, names_winner: bool = True) -> str:
        """Whose turn it is, what binds them, and what they are asked for; never empty.

        ``moves`` are those the player at ``view.seat`` is invited to make, empty while no one is asked at
        this screen; ``names_winner``: after the last round.
        """
        board = view.board
        if board.over is not None:
            is_last = board.round == board.options.rounds
            return self._game_over(board) if is_last and names_winner else over_text(board.over)
        return " ".join(self.sentences(view, moves))

    def sentences(self, view: View, moves: tuple[Move, ...]) -> list[str]:
        """Return what a player is asked during a round, sentence by sentence; what to do comes last."""
        board = view.board
        demand = self._demand(board, moves) if view.seat == board.turn else ()
        return [self.turn(board.turn), *self._duty(board), *demand]

    def _game_over(self, board: Board) -> str:
        winner, *others = board.leaders
        if others:
            return self.tr("The game is over.")
        return self.about(winner, self.tr("You have won the game."), self.tr("{name} has won the game."))

    def engine_sought(self) -> str:
        """Return why all players have more tiles than they were dealt."""
        return self.tr("No one was dealt the engine, so everyone draws until it turns up.")

    def tap_offered(self, seat: int) -> str:
        """Return the sentence that asks a person with one tile left to tap."""
        texts = (
            self.tr("You have one tile left. Tap now ({key})."),
            self.tr("{name} has one tile left. Tap now ({key})."),
        )
        return self.about(seat, *texts, key=key_text(self.keys.tap))

    def turn_to_end(self, seat: int, *, may_tap: bool = False) -> str:
        """Return what asks a person to confirm the end of their turn, and to tap before that if they may."""
        key, undo = key_text(self.keys.end_turn), key_text(self.keys.undo)
        end = self.said("End your turn ({key}) or undo it ({undo}).", key=key, undo=undo)
        if may_tap:
            return f"{self.tap_offered(seat)} {end}"
        return end if self.seats.who(seat) is Who.YOU else f"{self.turn(seat)} {end}"

    def _duty(self, board: Board) -> Iterable[str]:
        """Yield which double the turn is about, if any."""
        if board.to_cover is not None:
            yield self.said("{tile}, the last double, must be covered.", tile=double_text(board.to_cover.pip))
        elif board.phase is not Phase.ORDINARY:
            return
        elif board.laid and board.doubles:
            yield self._follow_up(board)
        elif (bound := board.bound_to()) is not None:
            end = bound.ends[0]
            where = self.on(end, self.seats.place(end, board.turn))
            yield self.said("{tile} {where} must be covered.", tile=double_text(bound.pip), where=where)

    def _follow_up(self, board: Board) -> str:
        last = double_text(board.doubles[-1].pip)
        if board.options.follow_up is FollowUp.ON_DOUBLE:
            return self.said("The next tile must go on {tile}.", tile=last)
        if board.options.second_double_needs_cover and len(board.doubles) > 1:
            doubles = list_text([double_text(double.pip) for double in board.doubles])
            return self.said("The next tile must go on one of these doubles: {tiles}.", tiles=doubles)
        return self.said("{tile} needs a follow-up tile.", tile=last)

    def _demand(self, board: Board, moves: tuple[Move, ...]) -> Iterable[str]:
        """Yield what the player asked may do now, at most one sentence."""
        passes = sum(isinstance(move, Pass) for move in moves)
        if any(isinstance(move, Play) for move in moves):
            yield from self._laying(board, may_stop=any(isinstance(move, Stop) for move in moves))
        elif any(isinstance(move, Draw) for move in moves):
            draw = self.tr("You have no playable tile. Draw one ({key}).")
            if not board.hands[board.turn]:
                draw = self.tr("Your last tile was a double. Draw one more ({key}).")
            yield filled(draw, key=key_text(self.keys.draw))
        elif passes:
            only = self.tr("You have no playable tile, so you can only pass ({key}).")
            if passes > 1:
                only = self.tr("You have no playable tile. Choose which end of your train gets the marker.")
            elif not (board.boneyard or board.drew):
                only = self.tr("The boneyard is empty, so you can only pass ({key}).")
            yield filled(only, key=key_text(self.keys.draw))

    def _laying(self, board: Board, *, may_stop: bool) -> Iterable[str]:
        if may_stop:
            yield self.said(
                "Play another tile on your train or end the chain ({key}).", key=key_text(self.keys.stop)
            )
        elif board.drew:
            yield self.tr("The tile you drew fits. Play it.")
        elif board.phase is Phase.CHAIN:
            yield self.tr("In your first turn, play as many tiles as you like on your train.")
        elif not (board.doubles or board.to_cover or board.bound_to()):
            yield self.tr("Play a tile.")
