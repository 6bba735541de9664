"""Trains, every turn, markers, and announcing that one tile is left (rules.md 4.1 to 4.6, 4.8)."""

from __future__ import annotations

from collections.abc import Iterator

from mtdesk.rules.options import PER_PLAYER, Draws, MarkerOff, MexicanOpen, OwnStart, TapPenalty
from mtdesk.ui.words.rules.document import Clause, ClauseId, Section, SectionId
from mtdesk.ui.words.rules.part import Part, item, lead


class TrainsText(Part):
    """Which trains there are, who may start them, and what fits on them."""

    def section(self) -> Section:
        """Return the trains."""
        clauses = (
            lead(
                ClauseId.OWN_TRAIN,
                self.tr(
                    "Like every other player, you build a train of your own, from the station towards your "
                    "seat."
                ),
            ),
            item(ClauseId.MEXICAN, *self._mexican()),
            item(ClauseId.MATCH, *self._match()),
        )
        return Section(SectionId.TRAINS, self.tr("Trains"), clauses)

    def _match(self) -> Iterator[str]:
        if self.options.own_start is OwnStart.ENGINE:
            yield self.tr("A train starts with a tile that shows the number of the engine.")
        else:
            yield self.tr("Your own train may start with any tile, either way round.")
            if self.options.mexican_trains:
                yield self.tr("A Mexican train starts with a tile that shows the number of the engine.")
        yield self.tr(
            "Each tile after that goes on the end of the train, so that touching halves show the same number."
        )

    def _mexican(self) -> Iterator[str]:
        match self.options.mexican_trains:
            case 0:
                yield self.tr("There is no Mexican train: no train belongs to everyone.")
            case 1:
                yield self.tr("There is also one Mexican train. It belongs to everyone.")
                yield self._start_it()
            case _:
                assert self.options.mexican_trains == PER_PLAYER
                if self.rules.players is None:
                    yield self.tr(
                        "There are also as many Mexican trains as players. They belong to everyone."
                    )
                else:
                    yield self.tr(
                        "There are also %n Mexican train(s), as many as there are players. They belong to "
                        "everyone.",
                        "",
                        self.rules.players,
                    )
                yield self._start_one()

    def _start_it(self) -> str:
        if self.options.mexican_open is MexicanOpen.ALL_BEGUN:
            return self.tr("You may start it in any turn once every player's own train has been started.")
        if self.options.own_first or self.options.mexican_open is MexicanOpen.OWN_BEGUN:
            return self.tr("You may start it in any turn once your own train has been started.")
        if self.has_chain:
            return self.tr("You may start it in any turn except your first of the round.")
        return self.tr("You may start it in any turn.")

    def _start_one(self) -> str:
        if self.options.mexican_open is MexicanOpen.ALL_BEGUN:
            return self.tr("You may start one in any turn once every player's own train has been started.")
        if self.options.own_first or self.options.mexican_open is MexicanOpen.OWN_BEGUN:
            return self.tr("You may start one in any turn once your own train has been started.")
        if self.has_chain:
            return self.tr("You may start one in any turn except your first of the round.")
        return self.tr("You may start one in any turn.")


class FirstTurnText(Part):
    """The chain of a first turn."""

    def section(self) -> Section | None:
        """Return the first turn, if it is special."""
        if not self.has_chain:
            return None
        clauses = (
            lead(
                ClauseId.CHAIN,
                self.tr(
                    "In your first turn of a round, play a chain on your own train, and on no other: as many "
                    "tiles as you like, each on the one before. You may stop after any tile."
                ),
            ),
            item(ClauseId.CHAIN_STUCK, *self._least()),
            item(
                ClauseId.CHAIN_DOUBLES,
                self.tr("In this turn, doubles are like any other tile: play as many as you like."),
            ),
        )
        return Section(SectionId.FIRST_TURN, self.tr("Your first turn"), clauses)

    def _least(self) -> Iterator[str]:
        if self.options.own_start is OwnStart.ANY:
            yield self.tr(
                "You must play at least one tile. You always can, since any tile starts your train."
            )
            return
        yield self.tr("You must play at least one tile if you can.")
        if self.options.first_turn_draw:
            yield self.tr(
                "If you cannot, draw one: if it fits, play it, and your turn ends. "
                "If it does not fit, or the boneyard is empty, pass."
            )
        else:
            yield self.tr("If you cannot, pass without drawing.")
        yield self.tr("Passing ends your turn and [opens your train] to the others.")


class TurnText(Part):
    """The ordinary turn."""

    def section(self) -> Section:
        """Return what is done in a turn."""
        heading = self.tr("Your later turns") if self.has_chain else self.tr("Your turn")
        return Section(SectionId.TURN, heading, tuple(self._clauses()))

    def _clauses(self) -> Iterator[Clause]:
        yield lead(ClauseId.LAY, self.tr("Play one tile. Unless it is a [double], your turn ends."))
        if not self.has_chain:
            text = self.tr("Even in your first turn, you play one tile, not a whole chain.")
            yield item(ClauseId.CHAIN, text)
        yield item(
            ClauseId.WHERE,
            self._where(),
            self.tr(
                "On another player's train you may play only while it is open, that is, while that "
                "player's [marker] (a little locomotive) is on it."
            ),
        )
        if self.has_open_doubles:
            yield item(ClauseId.OPEN_DOUBLES_FIRST, self.tr("An [open double] comes first."))
        if self.options.own_first:
            yield item(ClauseId.OWN_FIRST, self._own_first())
        yield item(
            ClauseId.MUST_LAY,
            self.tr("If you can play, you must: you may not draw or pass instead."),
        )
        yield item(
            ClauseId.DRAW,
            self.tr(
                "If you cannot play, draw one tile. If you can then play, you must; otherwise [pass], which "
                "opens your train to the others. If the boneyard is empty, pass without drawing."
            ),
            *self._draws(),
        )

    def _draws(self) -> Iterator[str]:
        if self.options.draws is Draws.ONCE:
            yield self.tr("You may draw only once in a turn.")

    def _where(self) -> str:
        if self.options.mexican_trains and self.options.mexican_open is not MexicanOpen.ALWAYS:
            return self._where_later()
        match self.options.mexican_trains:
            case 0:
                return self.tr("You may play on your own train.")
            case 1:
                return self.tr("You may play on your own train and on the Mexican train.")
            case _:
                return self.tr("You may play on your own train and on any Mexican train.")

    def _where_later(self) -> str:
        own, one = self.options.mexican_open is MexicanOpen.OWN_BEGUN, self.options.mexican_trains == 1
        if own and one:
            return self.tr(
                "You may play on your own train and, once it has been started, on the Mexican train."
            )
        if own:
            return self.tr(
                "You may play on your own train and, once it has been started, on any Mexican train."
            )
        if one:
            return self.tr(
                "You may play on your own train and, once every player's own train has been started, "
                "on the Mexican train."
            )
        return self.tr(
            "You may play on your own train and, once every player's own train has been started, on any "
            "Mexican train."
        )

    def _own_first(self) -> str:
        if self.options.mexican_trains == 1 and self.options.mexican_open is MexicanOpen.ALWAYS:
            return self.tr(
                "Until your own train has been started, you may play only there or, if someone has "
                "started it, on the Mexican train; all other trains are closed to you, even with a marker."
            )
        if self.options.mexican_trains and self.options.mexican_open is MexicanOpen.ALWAYS:
            return self.tr(
                "Until your own train has been started, you may play only there or on a Mexican train "
                "that someone has started; all other trains are closed to you, even with a marker."
            )
        return self.tr(
            "Until your own train has been started, you may play only there; all other trains are closed "
            "to you, even with a marker."
        )


class MarkersText(Part):
    """The effect of passing: when a train is open to the others."""

    def section(self) -> Section:
        """Return what puts a marker on a train, and what takes it off."""
        clauses = (
            lead(
                ClauseId.MARKER_ON,
                self.tr(
                    "When you pass, your turn ends and you put your marker on your own train, unless it is "
                    "already there. Your train is now open: anyone may play on it, even if it is still empty."
                ),
            ),
            item(ClauseId.MARKER_OFF, self._off(), self.tr("Your train is then closed again.")),
        )
        return Section(SectionId.MARKERS, self.tr("Passing and markers"), clauses)

    def _off(self) -> str:
        match self.options.marker_off:
            case MarkerOff.OWNER_ON_TRAIN:
                return self.tr("Take your marker off as soon as you play on your own train.")
            case MarkerOff.ANYONE_ON_TRAIN:
                return self.tr("Take your marker off as soon as you or anyone else plays on your train.")
            case MarkerOff.OWNER_ANYWHERE:
                return self.tr("Take your marker off as soon as you play a tile on any train.")


class TappingText(Part):
    """Announcing the last tile."""

    def section(self) -> Section | None:
        """Tapping, if the rules have it."""
        if not self.options.tap:
            return None
        clauses = (
            lead(
                ClauseId.TAP,
                self.tr(
                    "If you have one tile left when your turn ends, tap the table before another player "
                    "acts, so that everyone knows."
                ),
            ),
            item(ClauseId.TAP_PENALTY, self._penalty()),
            item(
                ClauseId.TAP_AGAIN,
                self.tr("You need not tap again unless you have drawn since."),
            ),
        )
        return Section(SectionId.TAPPING, self.tr("Tapping"), clauses)

    def _penalty(self) -> str:
        match self.options.tap_penalty:
            case TapPenalty.NONE:
                return self.tr("There is no penalty if you forget.")
            case TapPenalty.DRAW_TWO:
                return self.tr(
                    "If you forget, you draw two penalty tiles, or as many as are left in the boneyard."
                )
            case TapPenalty.SKIP_TURN:
                return self.tr("If you forget, you miss your next turn of the round.")
