"""What analyses have found, kept in a folder: a file for each game, by the digest of its first round.

They can be worked out again at any time. So a file that is damaged, too large, from another version or judged
on other terms is ignored, and what does not fit the moves of the record is left out.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from threading import Lock

import msgspec
from msgspec import Struct, field

from mtdesk.ai.explain import Verdict
from mtdesk.ai.hint import EQUAL
from mtdesk.lab.analysis import Decision, Place, comparing
from mtdesk.record.errors import RecordError
from mtdesk.record.files import read_bounded, write_atomically
from mtdesk.record.model import PlayedRound, Record
from mtdesk.record.replay import Step, replay_round, totals_before
from mtdesk.rules.events import RoundEnded
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Tap
from mtdesk.rules.redact import view_of

_log = logging.getLogger(__name__)

_VERSION = 6
"""To be raised when decisions are judged or explained differently."""
_LIMIT = 16 * 1024 * 1024
"""The most bytes of a file, more than a game of a thousand rounds needs."""
_GAMES = 200
"""How many games are kept."""
_LOCK = Lock()
"""Held while something is added."""

_WIDEST = 1e6
"""What stands for an error that a single world cannot show, which JSON cannot hold."""


class _Round(Struct, forbid_unknown_fields=True):
    """What is known of a round: the decisions judged, and those of them that were mistakes."""

    judged: set[int] = field(default_factory=set)
    mistakes: dict[int, Decision] = field(default_factory=dict)
    seats: set[int] = field(default_factory=set)
    """All of whose decisions have been judged."""


class _File(Struct, forbid_unknown_fields=True):
    version: int
    level: str
    work: int
    comparing: int
    rounds: dict[str, _Round] = field(default_factory=dict)
    """By the digests of the rounds: games that continue from one position share a file."""


class AnalysisStore:
    """The analyses by one level with this much work, in a folder, which need not exist."""

    def __init__(self, folder: Path, level: str, work: int) -> None:
        self._folder, self._level, self._work = folder, level, work

    def load(self, record: Record, ended: Sequence[RoundEnded]) -> tuple[dict[Place, Decision], set[int]]:
        """Return the decisions of a sound record already judged, and the seats all of whose decisions are.

        Mistakes come with what a player may want to know: the legal moves, the best one and why. A move as
        good as the best comes back as the best one.
        """
        known = self._read(self._file(record)).rounds if record.rounds else {}
        found: dict[Place, Decision] = {}
        if not known:  # otherwise a long game would be digested for nothing, at the window's expense
            return found, set()
        seats = set(range(len(record.setup.players)))
        for number, played in enumerate(record.rounds, start=1):
            one = known.get(_digest(record, number, played), _Round())
            seats &= one.seats
            if not one.judged:
                continue
            for step in replay_round(record.setup, number, totals_before(record, ended, number), played):
                decision = _restored(step, one)
                if decision is not None:
                    found[decision.place] = decision
        return found, seats

    def keep(self, record: Record, decisions: Iterable[Decision], seats: Collection[int] = ()) -> None:
        """Add decisions to what is kept, and seats all of whose decisions have been judged by now.

        A refusing disk is only logged. Any thread may call it.
        """
        file = self._file(record)
        with _LOCK:
            kept = self._read(file)
            for number, group in groupby(
                sorted(decisions, key=lambda one: one.place), key=lambda one: one.round
            ):
                _add(
                    kept.rounds.setdefault(_digest(record, number, record.rounds[number - 1]), _Round()),
                    group,
                )
            for number, played in enumerate(record.rounds if seats else (), start=1):
                kept.rounds.setdefault(_digest(record, number, played), _Round()).seats.update(seats)
            data = msgspec.json.encode(kept)
            try:
                if len(data) <= _LIMIT:
                    self._folder.mkdir(parents=True, exist_ok=True)
                    write_atomically(file, data)
                    self._drop_oldest()
            except (OSError, RecordError) as error:
                _log.warning("an analysis could not be kept: %r", error)

    def _drop_oldest(self) -> None:
        """Delete the files that were written longest ago if there are too many."""
        files = sorted(self._folder.glob("*.json"), key=lambda file: file.stat().st_mtime_ns)
        for file in files[:-_GAMES]:
            file.unlink(missing_ok=True)

    def _file(self, record: Record) -> Path:
        return self._folder / f"{_digest(record, 1, record.rounds[0])}.json"

    def _read(self, file: Path) -> _File:
        nothing = _File(_VERSION, self._level, self._work, comparing(self._work))
        if not file.exists():
            return nothing
        try:
            read = msgspec.json.decode(read_bounded(file, _LIMIT), type=_File)
        except (RecordError, msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            _log.info("a kept analysis cannot be read: %r", error)
            return nothing
        return read if _terms(read) == _terms(nothing) else nothing


def _terms(file: _File) -> tuple[int, str, int, int]:
    return file.version, file.level, file.work, file.comparing


def _digest(record: Record, number: int, played: PlayedRound) -> str:
    """Return the key of a round: its rules, its deal and all its moves."""
    setup = record.setup
    what = (
        setup.options.values(),
        len(setup.players),
        setup.first_starter,
        number,
        played.deal,
        played.moves,
    )
    return sha256(msgspec.json.encode(what, order="sorted")).hexdigest()


def _add(kept: _Round, decisions: Iterable[Decision]) -> None:
    for decision in decisions:
        kept.judged.add(decision.action)
        if decision.is_mistake:
            kept.mistakes[decision.action] = without_whys(decision)


def without_whys(mistake: Decision) -> Decision:
    """Return a mistake with what players want to know: not all that can be said of every other move."""

    def short(verdict: Verdict) -> Verdict:
        judged = verdict.judged and replace(verdict.judged, error=min(verdict.judged.error, _WIDEST))
        return replace(verdict, whys=(), judged=judged)

    moves, played, best = map(short, mistake.moves), short(mistake.played), short(mistake.best)
    return replace(mistake, moves=tuple(moves), played=played, best=best)


def _restored(step: Step, kept: _Round) -> Decision | None:
    """Return what is kept of the decision at a position, None if there is nothing or it does not fit."""
    action, made = step.number + 1, step.move
    if made is None or isinstance(made, Tap) or action not in kept.judged:
        return None
    mistake = kept.mistakes.get(action)
    if mistake is None:
        as_good = Verdict(made, (), None, chosen=True)
        return Decision(step.round, action, made.player, (as_good,), as_good, as_good, EQUAL)
    return mistake if fits(step, mistake) else None


def fits(step: Step, mistake: Decision) -> bool:
    """Return whether this can be the mistake that is made at a position."""
    made = step.move
    if made is None or not mistake.is_mistake or mistake.played.move != made:
        return False
    legal = legal_moves(view_of(step.state, made.player))
    told = {mistake.best.move, *(verdict.move for verdict in mistake.moves)}
    is_here = (*mistake.place, mistake.seat) == (step.round, step.number + 1, made.player)
    return is_here and told.issubset(legal)
