"""An analysis as a file; ``analysis.md`` describes it."""

from __future__ import annotations

from collections.abc import Iterable
from math import isfinite
from pathlib import Path

from mtdesk.ai.difference import Difference
from mtdesk.ai.explain import Verdict
from mtdesk.ai.hint import Why
from mtdesk.lab.analysis import Analysis, Decision
from mtdesk.record.files import write_atomically
from mtdesk.record.json_text import dump_json
from mtdesk.record.plain import Json, move_to_json, player_to_json, rules_to_json
from mtdesk.rules.options import FORMAT_VERSION

FORMAT = "mtdesk-analysis"
VERSION = FORMAT_VERSION

_DIGITS = 3


def write_analysis(path: Path, analysis: Analysis, program: str) -> None:
    """Write an analysis by this version of the program, completely or not at all. Raises RecordError."""
    write_atomically(path, dump_json(analysis_to_json(analysis, program)) + b"\n", follow_link=False)


def analysis_to_json(analysis: Analysis, program: str) -> Json:
    """Return a whole analysis by this version of the program."""
    setup = analysis.record.setup
    return {
        "format": FORMAT,
        "version": VERSION,
        "program": program,
        "rules": rules_to_json(setup.preset, setup.options),
        "players": [player_to_json(player) for player in setup.players],
        "level": analysis.level,
        "work": analysis.work,
        "seats": list(analysis.seats),
        "decisions": [_decision_to_json(decision) for decision in analysis.decisions],
    }


def _decision_to_json(decision: Decision) -> Json:
    moves = decision.moves
    return {
        "round": decision.round,
        "action": decision.action,
        "seat": decision.seat,
        "played": moves.index(decision.played),
        "best": moves.index(decision.best),
        **_difference_to_json(decision.cost),
        "mistake": decision.is_mistake,
        "recheck": None if decision.recheck is None else _difference_to_json(decision.recheck),
        "moves": [_verdict_to_json(verdict) for verdict in moves],
    }


def _difference_to_json(cost: Difference) -> Json:
    return {
        "cost": _rounded(cost.points),
        "error": _rounded(cost.error),
        "margin": _rounded(cost.margin),
    }


def _verdict_to_json(verdict: Verdict) -> Json:
    judged = verdict.judged
    assert judged is not None, "where there is a choice every move is judged"
    return {
        "move": move_to_json(verdict.move),
        "worth": _rounded(judged.worth),
        "behind": _rounded(judged.behind),
        "error": _rounded(judged.error),
        "worlds": judged.worlds,
        "for": _whys_to_json(verdict.reasons),
        "against": _whys_to_json(verdict.objections),
    }


def _whys_to_json(whys: Iterable[Why]) -> list[Json]:
    return [_why_to_json(why) for why in whys]


def _why_to_json(why: Why) -> Json:
    found: Json = {"reason": why.reason.value}
    if why.tile is not None:
        found["tile"] = list(why.tile)
    if why.count is not None:
        found["count"] = why.count
    return found


def _rounded(points: float) -> float | None:
    """Null for an error that a single world cannot show."""
    return round(points, _DIGITS) + 0.0 if isfinite(points) else None
