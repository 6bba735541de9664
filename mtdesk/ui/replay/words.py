"""Mistakes and what is better, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mtdesk.control.advice import ReasonCode, Why
from mtdesk.i18n import Context, Labels, decimal_text, filled, tile_text
from mtdesk.lab.analysis import Decision
from mtdesk.rules.moves import Move, Pass, Play
from mtdesk.ui.words.table import TableTexts

_MOST_REASONS = 2
"""How many reasons are given for a move."""


def shown_loss(mistake: Decision) -> int:
    """Return what a mistake cost in whole points, at least one."""
    return max(1, round(mistake.loss))


class AnalysisTexts(Context):
    """Mistakes and their sums, in the current language when they are asked for."""

    def points(self, points: float) -> str:
        """Return this many points, at least one."""
        return Labels.tr("%n point(s)", "", max(1, round(points)))

    def _lead(self, points: float) -> str:
        return self.tr("by %n point(s)", "", max(1, round(points)))

    def mistake(self, mistake: Decision) -> str:
        """Return the fact that a move was a mistake, and what it cost."""
        return self.tr("This mistake cost {points}.").format(points=self.points(mistake.loss))

    def uncertainty(self, mistake: Decision) -> str:
        """Return what a mistake cost, and how certain that is."""
        recheck = mistake.recheck or mistake.cost
        return self.tr(
            "{points} ± {margin} points for the round, estimated from what the player could know"
        ).format(points=decimal_text(recheck.points), margin=decimal_text(recheck.margin))

    def move(self, move: Move) -> str:
        """Return a move as written in a narrow column: its tile, or what was done instead."""
        match move:
            case Play(fork=True):
                return self.tr("fork {tile}").format(tile=tile_text(move.tile))
            case Play():
                return tile_text(move.tile)
            case Pass():
                return self.tr("marker", "put on a train, in a list of moves")
            case _:
                return self.tr("stop", "in a list of moves")

    # At the table

    def question(self, mistake: Decision, texts: TableTexts) -> str:
        """Return what was played, and the question of what would have been better."""
        find = self.tr("What would have been better? Try a move, or press “Show”.")
        return f"{self._played(mistake, texts)}. {find}"

    def again(self, mistake: Decision, texts: TableTexts, tried: Move) -> str:
        """Return what to say about a move that is not the answer, and the request to try another."""
        return " ".join((self._on(tried, mistake, texts), self.tr("Try another move, or press “Show”.")))

    def verdict(self, mistake: Decision, texts: TableTexts, tried: Move | None = None) -> str:
        """Return what was played, what would have been better and why.

        ``tried``: a good move that someone found, which comes first.
        """
        best, lead = mistake.best, self._lead(mistake.loss)
        why = self._reasons(mistake.reasons, texts)
        against = self._reasons(mistake.objections, texts)
        told = [] if tried is None else [self._on(tried, mistake, texts)]
        played = self._played(mistake, texts)
        if why or not against:
            told.append(f"{played}.")
        else:
            #: {reason} speaks against what was played, such as: it costs part of the longest train
            told.append(
                self.said("{played}. That was worse, because {reason}.", played=played, reason=against[0])
            )
        #: {lead} is such as: by 16 points
        better = self.said("Better {lead}: {move}", move=self._name(best.move, texts), lead=lead)
        told.append(texts.hints.because(better, why))
        if not why and not against:
            told.append(
                self.tr("No single reason stands out, but test rounds from here ended better with that move.")
            )
        return " ".join(told)

    def _played(self, mistake: Decision, texts: TableTexts) -> str:
        move, best = mistake.played.move, mistake.best.move
        match move:
            case Play(fork=True):
                forms = (
                    self.tr("You forked your train with {move}"),
                    self.tr("{name} forked their train with {move}"),
                )
            case Play():
                forms = self.tr("You played {move}"), self.tr("{name} played {move}")
            case Pass():
                forms = (
                    self.tr("You put the marker on one of the ends"),
                    self.tr("{name} put the marker on one of the ends"),
                )
            case _:
                forms = self.tr("You ended the chain"), self.tr("{name} ended the chain")
        tile = tile_text(move.tile) if isinstance(move, Play) else ""
        # For the same tile elsewhere, or the other way round, the place says what was different.
        if isinstance(move, Play) and isinstance(best, Play) and best.tile == move.tile and not move.fork:
            tile = self._name(move, texts)
        seats = texts.seats
        return filled(forms[seats.you != mistake.seat], name=seats.names[mistake.seat], move=tile)

    def _on(self, tried: Move, mistake: Decision, texts: TableTexts) -> str:
        """Return what to say about a move that someone tried."""
        if tried == mistake.best.move:
            return self.tr("Yes, that is better.")
        if is_as_good(tried, mistake):
            return self.said("{move} is about as good as the best move.", move=self._name(tried, texts))
        if tried == mistake.played.move:
            return self.tr("That is the move that was played.")
        behind = next((one.judged.behind for one in mistake.moves if one.move == tried and one.judged), 0.0)
        #: {lead} is such as: by 16 points
        return self.said(
            "{move} is worse than the best move {lead}.",
            move=self._name(tried, texts),
            lead=self._lead(behind),
        )

    def _name(self, move: Move, texts: TableTexts) -> str:
        return texts.hints.name(move, addressed=False)

    def _reasons(self, whys: Iterable[Why], texts: TableTexts) -> list[str]:
        clauses = [why for why in whys if why.reason is not ReasonCode.DOUBLE_WITH_COVER]
        return [texts.hints.reason(why) for why in clauses[:_MOST_REASONS]]

    # Of a whole game

    def summary(self, name: str, mistakes: int, points: float, *, complete: bool = True) -> str:
        """Return how many mistakes someone made, and what they cost together; ``complete``: all are known."""
        if not mistakes:
            none = self.tr("{name}: no mistakes") if complete else self.tr("{name}: no mistakes so far")
            return none.format(name=name)
        return self.tr("{name}: {mistakes}, {points} lost").format(
            name=name, mistakes=self.tr("%n mistake(s)", "", mistakes), points=self.points(points)
        )


def is_as_good(move: Move, mistake: Decision) -> bool:
    """Return whether a move is the best one, or not clearly worse, and better than the one played."""
    if move == mistake.best.move:
        return True
    if move == mistake.played.move:
        return False
    judged: Sequence[float] = next(
        ((one.judged.behind, one.judged.error) for one in mistake.moves if one.move == move and one.judged),
        (mistake.loss, 0.0),
    )
    behind, error = judged
    return behind <= 2 * error and behind < mistake.loss
