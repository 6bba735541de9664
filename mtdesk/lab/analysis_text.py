"""An analysis in English sentences, and as a file (analysis.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from pathlib import Path

from mtdesk.ai.explain import Verdict
from mtdesk.ai.hint import Difference, Why
from mtdesk.control.advice import REASONS
from mtdesk.lab.analysis import Analysis, Decision
from mtdesk.lab.results import table_text
from mtdesk.messages import counted
from mtdesk.record.files import Json, dump_json, write_atomically
from mtdesk.record.schema import rules_to_json
from mtdesk.rules.moves import Move, Pass, Play, Stop
from mtdesk.rules.options import FORMAT_VERSION
from mtdesk.rules.view import owner_of, train_of

_HEAD = ("", "", "decisions", "mistakes", "points lost")
_WORST = 3
"""How many mistakes of a player are described in words."""
_LEGEND = """\
mistakes: decisions that clearly cost points compared with the best move found, in two comparisons, each
decision judged on its own, in points of the round relative to the average of the others
(level {level}, about {work} per decision and {comparing} for each comparison); points lost:
what the mistakes cost by the second comparison; ±: 95% interval"""


def analysis_text(analysis: Analysis, *, every: bool = False) -> str:
    """Return a table of what the decisions of each round and player cost, and the worst of them in words.

    With ``every``, there is also a line for each decision.
    """
    if not analysis.decisions:
        return "Nothing to analyse: no move had an alternative."
    parts = [_table(analysis)]
    if every:
        parts.append("\n".join(_in_a_line(analysis, decision) for decision in analysis.decisions))
    parts += [worst for seat in analysis.seats if (worst := "\n".join(_worst(analysis, seat)))]
    steps = f"{analysis.work} step{'' if analysis.work == 1 else 's'} of search"
    parts.append(_LEGEND.format(work=steps, comparing=analysis.comparing, level=analysis.level))
    return "\n\n".join(parts)


def _table(analysis: Analysis) -> str:
    rounds: list[int | None] = [*range(1, len(analysis.record.rounds) + 1)]
    if len(rounds) > 1:
        rounds.append(None)
    rows = [_HEAD]
    for round_ in rounds:
        title = "all rounds" if round_ is None else f"round {round_}"
        for seat in analysis.seats:
            decisions = analysis.of(seat, round_)
            rows.append((title, analysis.name(seat), *_figures(decisions)))
            title = ""
    return table_text(rows, names=2)


def _figures(decisions: Sequence[Decision]) -> tuple[str, str, str]:
    mistakes = [decision.loss for decision in decisions if decision.is_mistake]
    return str(len(decisions)), str(len(mistakes)), f"{sum(mistakes):.1f}"


def _points(cost: Difference) -> str:
    return f"{cost.points:.1f} ± {cost.margin:.1f}"


def _in_a_line(analysis: Analysis, decision: Decision) -> str:
    moves = [verdict.move for verdict in decision.moves]
    if not decision.is_mistake or decision.recheck is None:
        return f"{_made(analysis, decision)}; no clearly better move was found"
    return (
        f"{_made(analysis, decision)}; cost {_points(decision.recheck)} points "
        f"against {_named(analysis, decision.best, moves)}"
    )


def _worst(analysis: Analysis, seat: int) -> Iterator[str]:
    mistakes = [(one.recheck, one) for one in analysis.of(seat) if one.is_mistake and one.recheck is not None]
    for cost, decision in sorted(mistakes, key=lambda pair: -pair[0].points)[:_WORST]:
        yield _sentence(analysis, decision, cost)


def _sentence(analysis: Analysis, decision: Decision, cost: Difference) -> str:
    moves = [verdict.move for verdict in decision.moves]
    against = _clauses(decision.objections)
    why = _clauses(decision.reasons)
    if not why and not against:
        why = "rounds tried from there ended better with it"
    return (
        f"{_made(analysis, decision)}{f', although {against}' if against else ''}; "
        f"{_named(analysis, decision.best, moves)} was better "
        f"by {_points(cost)} points{f': {why}' if why else ''}"
    )


def _made(analysis: Analysis, decision: Decision) -> str:
    """Whose move it was, which, and what was done."""
    moves = [verdict.move for verdict in decision.moves]
    return (
        f"Round {decision.round}, move {decision.action}, {analysis.name(decision.seat)}: "
        f"{_done(analysis, decision.played, moves)}"
    )


def _done(analysis: Analysis, verdict: Verdict, moves: Iterable[Move]) -> str:
    match verdict.move:
        case Play(fork=True, tile=tile):
            return f"forked their own train with {tile}"
        case Stop():
            return "stopped"
        case Pass():
            return f"put {_named(analysis, verdict, moves)}"
        case _:
            return f"played {_named(analysis, verdict, moves)}"


def _named(analysis: Analysis, verdict: Verdict, moves: Iterable[Move]) -> str:
    match verdict.move:
        case Play() as play:
            if play.fork:
                return f"forking their own train with {play.tile}"
            ways = {move.out for move in moves if isinstance(move, Play) and _is_other_way(move, play)}
            way = f" with the {play.out} outwards" if ways else ""
            return f"{play.tile}{way} on {_train(analysis, play.end, play.player)}"
        case Stop():
            return "stopping"
        case move:
            end = move.end if isinstance(move, Pass) and move.end else ""
            return f"the marker on {_train(analysis, end, move.player)}"


def _is_other_way(one: Play, other: Play) -> bool:
    return (one.tile, one.end, one.fork) == (other.tile, other.end, other.fork) and one.out != other.out


def _train(analysis: Analysis, end: str, player: int) -> str:
    train, _, arm = end.partition("/")
    owner = owner_of(train_of(end))
    if owner is None:
        setup = analysis.record.setup
        only = setup.options.mexican_count(len(setup.players)) == 1
        return "the Mexican train" if only else f"Mexican train {int(train[1:]) + 1}"
    whose = "their own train" if owner == player else f"the train of {analysis.name(owner)}"
    return f"branch {arm} of {whose}" if arm else whose


def _clauses(whys: Iterable[Why]) -> str:
    return " and ".join(counted(REASONS[why.reason], why.count or 0).format(other=why.tile) for why in whys)


FORMAT = "mtdesk-analysis"
VERSION = FORMAT_VERSION


def write_analysis(path: Path, analysis: Analysis, program: str) -> None:
    """Write an analysis by this version of the program, completely or not at all. Raises RecordError."""
    setup = analysis.record.setup
    told: Json = {
        "format": FORMAT,
        "version": VERSION,
        "program": program,
        "rules": rules_to_json(setup.preset, setup.options),
        "players": setup.players,
        "level": analysis.level,
        "work": analysis.work,
        "comparing": analysis.comparing,
        "seats": analysis.seats,
        "decisions": [
            {**_plain(decision), "mistake": decision.is_mistake} for decision in analysis.decisions
        ],
    }
    write_atomically(path, dump_json(told) + b"\n", follow_link=False)


def _plain(decision: Decision) -> Json:
    return {key.name: getattr(decision, key.name) for key in fields(decision)}
