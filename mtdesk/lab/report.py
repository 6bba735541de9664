"""The results of a tournament as a table of text."""

from __future__ import annotations

from collections.abc import Iterator

from mtdesk.lab.results import Results
from mtdesk.lab.standings import Estimate, Standing, standings
from mtdesk.record.model import program_of
from mtdesk.rules.presets import CUSTOM, options_for

_HEAD = ("", "wins", "points", "median", "p99", "choices")

_LEGEND = """\
wins: share of games won, of one seat; a shared win counts as a fraction
points: by how many a seat was better than the average of the others, per game
±: 95% interval over deals; ? if there are too few deals for one
median, p99, choices: CPU time of the moves that had an alternative, and their number"""

_OUTSIDE = """
outside: other programs. Their times are wall-clock times, and they may not play the same moves again
seed: gives the same deals to levels of ours; for other programs part of it is random each time"""


def report(results: Results) -> str:
    """Return what was played, and a line for every entrant; there must be a deal."""
    rows = [_HEAD, *map(_row, standings(results))]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    table = "\n".join(
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )
    others = any(map(program_of, results.conditions.entrants))
    return f"{_title(results)}\n\n{table}\n\n{_LEGEND}{_OUTSIDE if others else ''}"


def _title(results: Results) -> str:
    conditions = results.conditions
    players, deals = len(conditions.seating), sum(1 for _ in results.scores)
    extent = [
        f"{players} players",
        f"{_counted(conditions.options.rounds, 'round')} per game",
        _counted(deals, "deal"),
        _counted(deals * len(conditions.seatings), "game"),
    ]
    rules = [results.preset, *_changes(results)]
    return f"{', '.join(rules)}\n{', '.join(extent)}\nfair share of wins: {100 / players:.1f}%"


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def _changes(results: Results) -> Iterator[str]:
    """Yield the options that differ from the preset, apart from the rounds; all if there is no preset."""
    options = results.conditions.options
    known = results.preset != CUSTOM
    usual = options_for(results.preset, len(results.conditions.seating)).values() if known else {}
    for name, value in options.values().items():
        if name != "rounds" and not (known and usual[name] == value):
            yield f"{name}={_plain(value)}"


def _plain(value: object) -> str:
    """Return a value as it is written behind --option."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case _:
            return str(value)


def _row(standing: Standing) -> tuple[str, ...]:
    name = standing.name if standing.seats == 1 else f"{standing.name} ×{standing.seats}"
    return (
        name,
        f"{100 * standing.wins.mean:.1f}{_error(standing.wins, 100)}%",
        f"{standing.margin.mean:+.1f}{_error(standing.margin, 1)}",
        _seconds(standing.times.quantile(0.5)),
        _seconds(standing.times.quantile(0.99)),
        str(standing.times.total),
    )


def _error(estimate: Estimate, unit: int) -> str:
    return " ± ?" if estimate.error is None else f" ± {unit * estimate.error:.1f}"


def _seconds(seconds: float | None) -> str:
    """Return a time to two digits, in a suitable unit."""
    if seconds is None:
        return "–"
    return f"{_two_digits(seconds)} s" if seconds >= 0.1 else f"{_two_digits(1000 * seconds)} ms"


def _two_digits(number: float) -> str:
    places = 0 if number >= 9.95 else 1 if number >= 0.995 else 2
    return f"{number:.{places}f}"
