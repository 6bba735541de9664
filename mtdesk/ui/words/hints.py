"""A hint in words: what to do, and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from mtdesk.control.advice import REASONS, ReasonCode, Why
from mtdesk.i18n import filled, key_text, list_text, tile_text
from mtdesk.rules.moves import Draw, Move, Pass, Play, Stop, Tap
from mtdesk.rules.view import train_of
from mtdesk.ui.words.seats import Place, SeatTexts, Who
from mtdesk.ui.words.status import StatusTexts

if TYPE_CHECKING:
    from mtdesk.control.advice import Alternative, Hint

_MOST_REASONS = 2
"""How many reasons are given: they are part of one sentence."""
_MOST_AS_GOOD = 2
"""How many tiles that are about as good are named if nothing else favours one of them."""
_MOST_OTHERS = 5
"""How many other moves are reported."""


class HintTexts(SeatTexts):
    """The sentence for a hint, addressed to the player whose turn it is."""

    def pondering(self) -> str:
        return self.tr("Working out a hint…")

    def advice(self, hint: Hint) -> str:
        return f"{self._advice(hint)}."

    def where_the_reason_is(self) -> str:
        """Return which key gives the reason for a hint."""
        return self.said("{key} gives the reason.", key=key_text(StatusTexts.keys.why))

    def hint(self, hint: Hint) -> str:
        """Return what to do and why, and how much better it is than everything else, if that is certain.

        If neither is known: which other tiles are as good.
        """
        reasons = [why for why in hint.reasons if why.reason is not ReasonCode.DOUBLE_WITH_COVER]
        why = [self.reason(why, addressed=True) for why in reasons[:_MOST_REASONS]]
        sentence = self.because(self._advice(hint), why)
        if hint.beats_plan:
            sentence += " " + self.tr("This move promises more than your longest train.")
        if hint.lead is not None:
            lead = self.tr("It is about %n point(s) better than the next best move.", "", hint.lead)
            return f"{sentence} {lead}"
        return sentence if why or hint.beats_plan else " ".join((sentence, *self._as_good(hint)))

    def because(self, clause: str, reasons: Sequence[str]) -> str:
        """Return a clause as a sentence, with up to two reasons."""
        if not reasons:
            return f"{clause}."
        gaps = dict(zip(("reason", "other_reason"), reasons, strict=False))
        text = self.tr("{hint}, because {reason}.")
        if len(reasons) > 1:
            text = self.tr("{hint}, because {reason} and {other_reason}.")
        return filled(text, hint=clause, **gaps)

    def _as_good(self, hint: Hint) -> list[str]:
        named = [hint.move.tile] if isinstance(hint.move, Play) else []
        tiles = [
            other.move.tile
            for other in hint.others
            if isinstance(other.move, Play) and other.points_behind is None
        ]
        texts = [tile_text(tile) for tile in dict.fromkeys(tiles) if tile not in named][:_MOST_AS_GOOD]
        return [self.said("It is about as good as {tiles}.", tiles=list_text(texts))] if texts else []

    def others(self, hint: Hint) -> str:
        """Return the next best moves, a line each, with what they promise and what speaks against them.

        Or nothing.

        Of moves with one name, such as those that differ only in the direction of the tile, only the best is
        given.
        """
        lines = self._others(hint)
        return "\n".join([self.tr("Other moves:"), *lines]) if lines else ""

    def spoken_others(self, hint: Hint) -> list[str]:
        """Return the same as sentences, between which a screen reader pauses."""
        lines = self._others(hint)
        return [self.tr("Other moves:"), *(f"{line}." for line in lines)] if lines else []

    def _others(self, hint: Hint) -> list[str]:
        named: dict[str, Alternative] = {}
        for other in hint.others:
            named.setdefault(self.name(other.move), other)
        named.pop(self.name(hint.move), None)
        return [self._other(name, other) for name, other in named.items()][:_MOST_OTHERS]

    def _other(self, name: str, other: Alternative) -> str:
        gaps = {"move": name, "worth": self._worth(other.points_behind)}
        for why in other.objections[:1]:
            return self.said(
                "{move}: {worth}, because {reason}", reason=self.reason(why, addressed=True), **gaps
            )
        return "{move}: {worth}".format(**gaps)

    def name(self, move: Move, *, addressed: bool = True) -> str:
        """Return what a move is called in a list; ``addressed``: for the player who makes it, as in hints."""
        match move:
            case Play(fork=True):
                return self.said("forking with {tile}", tile=tile_text(move.tile))
            case Play():
                return f"{tile_text(move.tile)} {self._where(move, addressed=addressed)}"
            case Stop():
                return self.tr("ending the chain")
            case _:
                return self.tr("the marker on another end")

    def _worth(self, behind: int | None) -> str:
        if behind is None:
            return self.tr("about as good")
        return self.tr("about %n point(s) worse", "", behind)

    def _advice(self, hint: Hint) -> str:
        keys = StatusTexts.keys
        match hint.move:
            case Play() as play:
                return self._laying(play, hint.reasons)
            case Pass(end=None):
                return self.tr("Hint: pass")
            case Pass():
                return self.tr("Hint: put the marker on the highlighted end")
            case Draw():
                return self.said("Hint: draw a tile ({key})", key=key_text(keys.draw))
            case Stop():
                return self.said("Hint: end your chain ({key})", key=key_text(keys.stop))
            case Tap():
                return self.said("Hint: tap ({key})", key=key_text(keys.tap))

    def _laying(self, play: Play, reasons: Iterable[Why]) -> str:
        cover = next((why.tile for why in reasons if why.reason is ReasonCode.DOUBLE_WITH_COVER), None)
        other = "" if cover is None else tile_text(cover)
        if play.fork:
            text = self.tr("Hint: fork your train with {tile}")
            covered = self.tr("Hint: fork your train with {tile} and cover it with {other}")
        else:
            text = self.tr("Hint: play {tile} {where}")
            covered = self.tr("Hint: play {tile} {where} and cover it with {other}")
        text = covered if other else text
        return filled(text, tile=tile_text(play.tile), other=other, where=self._where(play))

    def _where(self, play: Play, *, addressed: bool = True) -> str:
        place = self.seats.place(play.end, play.player)
        if place in (Place.OWN, Place.YOURS):
            is_named = not addressed and self.seats.who(play.player) is Who.NAME
            place = Place.OTHER if is_named else Place.YOURS
        return self.onto(train_of(play.end), place)

    def reason(self, why: Why, *, addressed: bool = False) -> str:
        """Return what speaks for or against a move, as a clause about "it"; ``addressed`` as in ``name``."""
        text = (_TO_YOU if addressed else REASONS).get(why.reason, REASONS[why.reason])
        count = -1 if why.count is None else why.count
        clause = QCoreApplication.translate("HintTexts", text, "", count)
        return clause.format(other="" if why.tile is None else tile_text(why.tile))


_TO_YOU: Mapping[ReasonCode, str] = {
    ReasonCode.DEAD_END: HintTexts.noop("none of your other tiles fits your own train then"),
    ReasonCode.SPARES_OWN: HintTexts.noop("it leaves your own train for later"),
    ReasonCode.FITS_OWN: HintTexts.noop("more of your other tiles then fit your own train"),
    ReasonCode.LEAVES_PLAYABLE: HintTexts.noop("more of your other tiles then fit open trains"),
}
"""Reasons that are worded for the player to whom they are given."""
