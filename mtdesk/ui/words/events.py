"""What happened, as sentences for the log and for screen readers, and what happened while no one looked."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby, takewhile

from mtdesk.i18n import filled, list_text, number_text, points_text, tile_text
from mtdesk.rules import events
from mtdesk.rules.moves import Draw, LogEntry, Pass, Penalty, Play, Tap
from mtdesk.rules.options import Scoring, TapPenalty
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board, train_of
from mtdesk.ui.words.seats import Place, SeatTexts, Who, double_text, over_text

_MOST_TILES = 4
"""The most tiles of one turn that a recap names; more are counted."""


class EventTexts(SeatTexts):
    """One sentence for everything that happens; for the end of a round several, a line each."""

    def happened(self, event: events.Event) -> str:
        """Return what happened, in whole sentences; never empty.

        A drawn tile is named only to its owner, and to all if hands are open: the log stays in sight of
        everyone who shares the screen.
        """
        match event:
            case events.Dealt():
                return self._left(event.boneyard)
            case events.EngineSought():
                return self._sought(event.seat, (event.tile,))
            case events.EngineLaid(seat=None):
                return self.said("Engine: {tile}.", tile=tile_text(event.tile))
            case events.EngineLaid(seat=int() as seat):
                texts = self.tr("You play {tile}, the engine."), self.tr("{name} plays {tile}, the engine.")
                return self.about(seat, *texts, tile=tile_text(event.tile))
            case events.TurnStarted():
                return self.turn(event.seat)
            case events.RoundEnded():
                gains = (self.points(seat, points) for seat, points in enumerate(event.points))
                return "\n".join((over_text(event.over), *gains))
            case _:
                return self._in_a_turn(event)

    def _in_a_turn(self, event: events.Event) -> str:
        match event:
            case events.TileLaid():
                return self._laid(event)
            case events.TileDrawn():
                return self._drawn(event)
            case events.Passed(seat, marker):
                texts = self.tr("You pass."), self.tr("{name} passes.")
                if marker is not None:
                    texts = (
                        self.tr("You pass and place your marker."),
                        self.tr("{name} passes and places their marker."),
                    )
                return self.about(seat, *texts)
            case events.ChainStopped():
                texts = (
                    self.tr("You end your first-turn chain."),
                    self.tr("{name} ends their first-turn chain."),
                )
                return self.about(event.seat, *texts)
            case events.Tapped():
                texts = (
                    self.tr("You tap because you have one tile left."),
                    self.tr("{name} taps with one tile left."),
                )
                return self.about(event.seat, *texts)
            case events.Penalised():
                return self._penalised(event)
            case events.TurnSkipped():
                return self.about(
                    event.seat, self.tr("You miss this turn."), self.tr("{name} misses this turn.")
                )
            case events.WentOut():
                #: {name} has played their last tile.
                return self.about(event.seat, self.tr("You go out."), self.tr("{name} goes out."))
            case _:
                return self._on_a_train(event)

    def _on_a_train(self, event: events.Event) -> str:
        match event:
            case events.DoubleOpened(ends, pip):
                where = self.on(ends[0], self.seats.place(ends[0]))
                return self.said("Open double {where}: {tile}.", where=where, tile=double_text(pip))
            case events.DoubleCovered(_, pip):
                return self.said("{tile} is covered.", tile=double_text(pip))
            case events.DoubleReleased(_, pip):
                text = self.tr("All tiles showing {pip} are on the table, so {tile} need not be covered.")
                return filled(text, tile=double_text(pip), pip=number_text(pip))
            case events.CoverAsked(seat, pip):
                texts = (
                    self.tr("You must cover {tile}, the last double."),
                    self.tr("{name} must cover {tile}, the last double."),
                )
                return self.about(seat, *texts, tile=double_text(pip))
            case events.MarkerCleared(_, end):
                closed = self.tr("{owner}’s train is closed again.")
                if self.seats.place(end) is Place.YOURS:
                    closed = self.tr("Your train is closed again.")
                return filled(closed, **self.seats.train(end))
            case _:
                raise TypeError(event)

    def consequence(self, event: events.Event) -> str:
        """Return what an event has visibly changed: the number a train ends in; or nothing.

        A double shows the same number as before, and is reported as open.
        """
        if not isinstance(event, events.TileLaid) or event.laid.is_double:
            return ""
        #: spoken after a sentence such as: You play 5–3 on your train. "It" is the train.
        return self.said("It now ends in {number}.", number=number_text(event.laid.outer))

    def shorter(self, event: events.Event) -> str:
        """Return what is said instead to people who have just heard tile and train; or nothing."""
        return self.tr("The double is open.") if isinstance(event, events.DoubleOpened) else ""

    def undone(self, told: Sequence[str]) -> str:
        """Return what has been undone, by the sentences that reported it."""
        return self.said("Undone: {sentences}", sentences=" ".join(told))

    def round_started(self, board: Board) -> str:
        """Return the heading of a round, given before its first move."""
        return self.about(
            board.turn,
            self.tr("Round {round} of {total}: you start."),
            self.tr("Round {round} of {total}: {name} starts."),
            round=number_text(board.round),
            total=number_text(board.options.rounds),
        )

    def search(self, opening: Sequence[events.Event]) -> list[tuple[int | None, str]]:
        """Return how the players drew for the engine, as seats with a sentence each; then what is left."""
        left, drawn = 0, dict[int, list[Tile | None]]()
        for event in opening:
            if isinstance(event, events.Dealt):
                left = event.boneyard
            elif isinstance(event, events.EngineSought):
                drawn.setdefault(event.seat, []).append(event.tile)
        if not drawn:
            return []
        left -= sum(map(len, drawn.values()))
        return [
            *((seat, self._sought(seat, tiles)) for seat, tiles in drawn.items()),
            (None, self._left(left)),
        ]

    def points(self, seat: int, points: Fraction) -> str:
        if self.seats.options.scoring is Scoring.WINNER_COLLECTS:
            texts = self.tr("Your points: {points}."), self.tr("{name}’s points: {points}.")
            return self.about(seat, *texts, points=points_text(points))
        count = int(points)
        return self.about(
            seat,
            self.tr("You get %Ln penalty point(s).", "", count),
            self.tr("{name} gets %Ln penalty point(s).", "", count),
        )

    def _left(self, boneyard: int) -> str:
        return self.tr("The boneyard has %n tile(s) left.", "", boneyard)

    def _sought(self, seat: int, tiles: Sequence[Tile | None]) -> str:
        """Return how many tiles a seat drew for the engine, and which ones as with any drawn tile."""
        told = self.about(
            seat,
            self.tr("You draw %n tile(s) to find the engine.", "", len(tiles)),
            self.tr("{name} draws %n tile(s) to find the engine.", "", len(tiles)),
        )
        known = [tile_text(tile) for tile in tiles if tile is not None]
        if not known or not self._may_name_tiles_of(seat):
            return told
        drawn = self.said("Drawn: {tiles}.", tiles=list_text(known))
        return f"{told} {drawn}"

    def _drawn(self, event: events.TileDrawn) -> str:
        texts, tile = (self.tr("You draw a tile."), self.tr("{name} draws a tile.")), ""
        if event.tile is not None and self._may_name_tiles_of(event.seat):
            texts, tile = (
                (self.tr("You draw {tile}."), self.tr("{name} draws {tile}.")),
                tile_text(event.tile),
            )
        return self.about(event.seat, *texts, tile=tile)

    def _may_name_tiles_of(self, seat: int) -> bool:
        return self.seats.who(seat) is Who.YOU or self.seats.options.open_hands

    def _penalised(self, event: events.Penalised) -> str:
        if event.kind is TapPenalty.DRAW_TWO:
            count = len(event.tiles)
            return self.about(
                event.seat,
                self.tr("You draw %n penalty tile(s) for not tapping.", "", count),
                self.tr("{name} draws %n penalty tile(s) for not tapping.", "", count),
            )
        return self.about(
            event.seat,
            self.tr("You miss your next turn for not tapping."),
            self.tr("{name} misses their next turn for not tapping."),
        )

    def _laid(self, event: events.TileLaid) -> str:
        #: {where} is such as “on Anna’s train (left branch)”.
        texts = self.tr("You play {tile} {where}."), self.tr("{name} plays {tile} {where}.")
        if event.fork:
            texts = (
                self.tr("You play {tile} and fork your train."),
                self.tr("{name} plays {tile} and forks their train."),
            )
        where = self.onto(event.end, self.seats.place(event.end, event.seat))
        return self.about(event.seat, *texts, tile=tile_text(event.laid), where=where)


class RecapTexts(SeatTexts):
    """Sentences about turns, with every player named, for a player who has just taken the shared screen."""

    def since_turn_of(self, seat: int, board: Board) -> str:
        """Return what the others have done in this round since this seat last acted; empty if nothing."""
        acts = [entry for entry in board.log if not isinstance(entry, Penalty) and entry != Tap(seat)]
        since = list(takewhile(lambda entry: entry.player != seat, reversed(acts)))[::-1]
        turns = groupby(since, key=lambda entry: entry.player)
        return " ".join(self._turn(player, list(entries)) for player, entries in turns)

    def _turn(self, player: int, entries: list[LogEntry]) -> str:
        name = self.seats.names[player]
        acts = [entry for entry in entries if not isinstance(entry, Tap)]
        first = list(takewhile(lambda entry: not isinstance(entry, Draw), acts))
        told = [self._acts(name, some) for some in (first, acts[len(first) :]) if some]
        tapped = [self.said("{name} tapped.", name=name)] if len(acts) < len(entries) else []
        return " ".join(told + tapped)

    def _acts(self, name: str, entries: Sequence[LogEntry]) -> str:
        drew = any(isinstance(entry, Draw) for entry in entries)
        plays = [entry for entry in entries if isinstance(entry, Play)]
        if len(plays) > _MOST_TILES:
            text = self.tr("{name} played %n tile(s).", "", len(plays))
        elif plays:
            text = self.tr("{name} drew and played {tiles}.") if drew else self.tr("{name} played {tiles}.")
        elif any(isinstance(entry, Pass) for entry in entries):
            text = self.tr("{name} drew and passed.") if drew else self.tr("{name} passed.")
        else:
            text = self.tr("{name} drew.")
        return filled(text, name=name, tiles=self._tiles(plays))

    def _tiles(self, plays: list[Play]) -> str:
        """Return tiles and the trains on which they were played."""
        told = []
        for train, some in groupby(plays, key=lambda play: train_of(play.end)):
            together = list(some)
            where = self.onto(train, self.seats.place(train, together[0].player))
            told.append(f"{list_text([tile_text(play.tile) for play in together])} {where}")
        return list_text(told)
