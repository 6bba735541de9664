"""What is said below scores, on the screen and on paper: what the signs mean, and why the places are so."""

from __future__ import annotations

from fractions import Fraction

from mtdesk.i18n import Context, list_text, number_text, points_text
from mtdesk.record.score_pad import Absence
from mtdesk.rules.options import Scoring
from mtdesk.rules.view import Over
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.words.results import place_text

ScoreNotes = Context("ScoreNotes")

NO_PART = "–"
"""Stands for the points of players who took no part in a round."""
BLOCKED_SIGN = "×"
"""Follows the number of a blocked round where there is no room for the word."""
UNSETTLED = "?"
"""Stands for the points of a round that does not count, and follows its number and all totals."""


def points_or_sign(round_: RoundScore, seat: int) -> str:
    """Return the points of a seat in a round as a score sheet shows them."""
    if not round_.took_part(seat):
        return missed_points(round_.points[seat])
    if round_.counts:
        return points_text(round_.points[seat])
    known = round_.known[seat] if round_.known else None
    return UNSETTLED if known is None else points_text(Fraction(known))


def missed_points(points: Fraction) -> str:
    """Return what a round that was missed counts as a score sheet shows it."""
    return f"({points_text(points)})" if points else NO_PART


def absence_text(absence: Absence) -> str:
    """Return what a round counts for a player who takes no part in it, as one of several choices."""
    return {
        Absence.AVERAGE: ScoreNotes.tr("The others’ average", "what a missed round counts"),
        Absence.WORST: ScoreNotes.tr("The worst result of the others", "what a missed round counts"),
        Absence.NOTHING: ScoreNotes.tr("Nothing", "what a missed round counts"),
    }[absence]


def unsettled_text(row: int) -> str:
    """Return that a round, from 0, does not count."""
    return ScoreNotes.tr("Round {round} does not count yet.").format(round=number_text(row + 1))


def all_unsettled(scores: Scores) -> str:
    """Return which rounds do not count; empty if all do."""
    return " ".join(map(unsettled_text, scores.unsettled))


def total_text(scores: Scores, seat: int) -> str:
    """Return the total of a seat, with a sign while some round does not count."""
    return points_text(scores.totals[seat]) + (UNSETTLED if scores.unsettled else "")


def rank_text(scores: Scores, seat: int) -> str:
    """Return the place of a seat, a dash for one that has not played yet; empty before anyone has a point."""
    if scores.rounds and not scores.has_played(seat):
        return NO_PART
    return place_text(scores.places[seat]) if scores.is_ranked else ""


def legend_text(scores: Scores, *, signs: bool = False) -> str:
    """Return what a score sheet shows, who wins, and why some come last; ``signs``: of blocked rounds."""
    parts = [ScoreNotes.tr("Points per round in bold type, the running total beside them; shaded: went out.")]
    parts += _missed_legend(scores)
    if signs and any(round_.over is Over.BLOCKED for round_ in scores.rounds):
        parts.append(ScoreNotes.tr("{sign} marks a blocked round.").format(sign=BLOCKED_SIGN))
    parts.append(
        ScoreNotes.tr("The lowest total wins.")
        if scores.options.scoring is Scoring.PENALTY
        else ScoreNotes.tr("The highest total wins.")
    )
    parts += [start_text(scores), gone_text(scores)]
    return " ".join(part for part in parts if part)


def _missed_legend(scores: Scores) -> list[str]:
    """Return what stands for the points of rounds that were missed."""
    missed = {
        points_or_sign(round_, seat)
        for round_ in scores.rounds
        for seat in range(len(scores.names))
        if not round_.took_part(seat)
    }
    parts = [ScoreNotes.tr("{sign}: took no part.").format(sign=NO_PART)] if NO_PART in missed else []
    if missed - {NO_PART}:
        parts.append(
            ScoreNotes.tr("In brackets: took no part; the others’ average counts.")
            if scores.absence is Absence.AVERAGE
            else ScoreNotes.tr("In brackets: took no part; the worst result of the others counts.")
        )
    return parts


def gone_text(scores: Scores) -> str:
    """Return why some players come last whatever their totals are; empty if none do."""
    if not scores.gone:
        return ""
    parts = []
    new = () if scores.is_over else tuple(seat for seat in scores.gone if not scores.has_played(seat))
    left = [scores.names[seat] for seat in scores.gone if seat not in new]
    if left:
        text = (
            ScoreNotes.tr("Those who missed the last round come last: {names}.")
            if scores.absence is Absence.NOTHING
            else ScoreNotes.tr("Those who missed the last two rounds come last: {names}.")
        )
        parts.append(text.format(names=list_text(left)))
    if new:
        names = list_text([scores.names[seat] for seat in new])
        parts.append(ScoreNotes.tr("Not played yet: {names}.").format(names=names))
    return " ".join(parts)


def start_text(scores: Scores) -> str:
    """Return who brought points along; empty if no one did."""
    brought = [
        f"{scores.names[seat]} ({points_text(points)})" for seat, points in enumerate(scores.start) if points
    ]
    return ScoreNotes.tr("Points at the start: {names}.").format(names=list_text(brought)) if brought else ""


def highlights(scores: Scores) -> list[str]:
    """Return how clearly a finished game was won, and the winner's best round; nothing if several won."""
    if not scores.is_over or len(scores.winners) > 1:
        return []
    (winner,) = scores.winners
    lines = []
    if scores.runners_up:
        names = list_text([scores.names[seat] for seat in scores.runners_up])
        lead = abs(scores.totals[scores.runners_up[0]] - scores.winning_total)
        lines.append(
            ScoreNotes.tr("Lead over {names}: {points}").format(names=names, points=points_text(lead))
        )
    best = scores.best_round(winner)
    if best is not None:
        number, points, average = best
        if len(scores.names) == 2:
            #: the points of the winner, and those of the only other player in the same round
            text = ScoreNotes.tr("{name} gained most ground in round {round}: {points} against {average}.")
        else:
            #: the points of the winner, and those of the others in the same round
            text = ScoreNotes.tr(
                "{name} gained most ground in round {round}: {points} against the others’ average of "
                "{average}."
            )
        lines.append(
            text.format(
                name=scores.names[winner],
                round=number_text(number + 1),
                points=points_text(points),
                average=points_text(Fraction(round(average))),
            )
        )
    return lines


def missed_text(scores: Scores) -> str:
    """Return that winners of a finished game missed rounds; empty if they did not."""
    missed = {scores.names[seat]: scores.missed(seat) for seat in scores.winners} if scores.is_over else {}
    return " ".join(
        #: a player who has won nevertheless
        ScoreNotes.tr("{name} missed %Ln round(s).", "", rounds).format(name=name)
        for name, rounds in missed.items()
        if rounds
    )


def rounds_text(scores: Scores) -> str:
    """Return how far a game is, or where it was ended early; empty after its last round."""
    played, of = len(scores.rounds), scores.options.rounds
    if not scores.rounds or played >= of:
        return ""
    text = (
        ScoreNotes.tr("After round {round} of {total}, ended early.")
        if scores.ended
        else ScoreNotes.tr("After round {round} of {total}.")
    )
    return text.format(round=number_text(played), total=number_text(of))
