"""What analyses have found, kept in a folder: a file for each round, named by the digest of what was judged.

It can be worked out again at any time. So a file that is damaged or too large is ignored, and what does not
fit the moves of the record is left out.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from threading import Lock

import msgspec
from msgspec import Struct, field

from mtdesk.ai.explain import Verdict
from mtdesk.ai.hint import EQUAL
from mtdesk.lab.analysis import Decision, Place, comparing
from mtdesk.record.errors import RecordError
from mtdesk.record.files import read_bounded, write_atomically
from mtdesk.record.model import Record
from mtdesk.record.replay import Step, replay_round, totals_before
from mtdesk.rules.events import RoundEnded
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Tap
from mtdesk.rules.redact import view_of

_log = logging.getLogger(__name__)

_VERSION = 1
"""To be raised when decisions are judged or explained differently."""
_LIMIT = 1024 * 1024
"""The most bytes of a file, more than any round needs."""
_ROUNDS = 2600
"""How many rounds are kept."""
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


class AnalysisStore:
    """The analyses by one level with this much work, in a folder, which need not exist."""

    def __init__(self, folder: Path, level: str, work: int) -> None:
        self._folder, self._level, self._work = folder, level, work

    def load(self, record: Record, ended: Sequence[RoundEnded]) -> tuple[dict[Place, Decision], set[int]]:
        """Return the decisions of a sound record already judged, and the seats all of whose decisions are.

        Mistakes come with what a player may want to know: the legal moves, the best one and why. A move as
        good as the best comes back as the best one.
        """
        found: dict[Place, Decision] = {}
        seats = set(range(len(record.setup.players))) if record.rounds else set()
        for number, played in enumerate(record.rounds, start=1):
            one = self._read(self._file(record, number))
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
        new: defaultdict[int, list[Decision]] = defaultdict(list)
        if seats:
            new |= {number: [] for number in range(1, len(record.rounds) + 1)}
        for decision in decisions:
            new[decision.round].append(decision)
        with _LOCK:
            try:
                self._folder.mkdir(parents=True, exist_ok=True)
                for number, there in new.items():
                    file = self._file(record, number)
                    kept = self._read(file)
                    before = msgspec.json.encode(kept)
                    kept.seats.update(seats)
                    kept.judged.update(decision.action for decision in there)
                    kept.mistakes |= {one.action: without_whys(one) for one in there if one.is_mistake}
                    if (data := msgspec.json.encode(kept)) != before:
                        write_atomically(file, data)
                self._drop_oldest()
            except (OSError, RecordError) as error:
                _log.warning("an analysis could not be kept: %r", error)

    def _drop_oldest(self) -> None:
        """Delete the files that were written longest ago if there are too many."""
        files = sorted(self._folder.glob("*.json"), key=lambda file: file.stat().st_mtime_ns)
        for file in files[:-_ROUNDS]:
            file.unlink(missing_ok=True)

    def _file(self, record: Record, number: int) -> Path:
        """Return the file of a round by its rules, its deal and all its moves, and by who judges it."""
        setup, played = record.setup, record.rounds[number - 1]
        what = (
            *(_VERSION, self._level, self._work, comparing(self._work)),
            *(setup.options.values(), len(setup.players), setup.first_starter),
            *(number, played.deal, played.moves),
        )
        return self._folder / f"{sha256(msgspec.json.encode(what, order='sorted')).hexdigest()}.json"

    def _read(self, file: Path) -> _Round:
        if file.exists():
            try:
                return msgspec.json.decode(read_bounded(file, _LIMIT), type=_Round)
            except (RecordError, msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                _log.info("a kept analysis cannot be read: %r", error)
        return _Round()


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
