"""What is said below scores, on the screen and on paper: what the signs mean, and why the places are so."""

from __future__ import annotations

from fractions import Fraction

from mtdesk.i18n import Context, list_text, number_text, points_text
from mtdesk.rules.options import Scoring
from mtdesk.rules.score import best_total
from mtdesk.rules.view import Over
from mtdesk.ui.scores.scores import NO_PART, Scores

ScoreNotes = Context("ScoreNotes")

BLOCKED_SIGN = "×"
"""Follows the number of a blocked round."""


def legend_text(scores: Scores) -> str:
    """Return what a score sheet shows, who wins, and why some come last."""
    parts = [
        ScoreNotes.tr(
            "Bold figures are the points of each round, with the total beside them. Players who went out are "
            "shaded."
        )
    ]
    if scores.was_missed:
        parts.append(ScoreNotes.tr("{sign} marks a missed round.").format(sign=NO_PART))
    if any(round_.over is Over.BLOCKED for round_ in scores.rounds):
        parts.append(ScoreNotes.tr("{sign} marks a blocked round.").format(sign=BLOCKED_SIGN))
    parts.append(
        ScoreNotes.tr("The lowest total wins.")
        if scores.options.scoring is Scoring.PENALTY
        else ScoreNotes.tr("The highest total wins.")
    )
    parts += [start_text(scores), gone_text(scores)]
    return " ".join(part for part in parts if part)


def gone_text(scores: Scores) -> str:
    """Return why some players come last whatever their totals are; empty if none do."""
    if not scores.gone:
        return ""
    parts = []
    new = () if scores.is_over else tuple(seat for seat in scores.gone if not scores.has_played(seat))
    left = [scores.names[seat] for seat in scores.gone if seat not in new]
    if left:
        text = ScoreNotes.tr("Those who missed the last round come last: {names}.")
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


def tie_text(scores: Scores) -> str:
    """Return who would win if equal first places were decided; empty if nothing is to be decided.

    By most rounds won, as many do, and if those are equal, by the best of the other rounds.
    """
    if not scores.is_over or len(scores.winners) < 2:
        return ""
    lost: dict[int, list[Fraction]] = {seat: [] for seat in scores.winners}
    for round_ in scores.rounds:
        present = [seat for seat in range(len(scores.names)) if round_.took_part(seat)]
        best = best_total(scores.options, [round_.points[seat] for seat in present]) if present else None
        for seat, others in lost.items():
            if round_.took_part(seat) and round_.points[seat] != best:
                others.append(round_.points[seat])
    won = {seat: len(scores.rounds) - scores.missed(seat) - len(others) for seat, others in lost.items()}
    most = [seat for seat in lost if won[seat] == max(won.values())]
    if len(most) == 1:
        return ScoreNotes.tr("If rounds won decide ties, {name} wins.").format(name=scores.names[most[0]])
    rest = {seat: best_total(scores.options, lost[seat]) for seat in most if lost[seat]}
    best = best_total(scores.options, list(rest.values())) if rest else None
    first = [seat for seat, points in rest.items() if points == best]
    if len(first) != 1:
        return ""
    text = ScoreNotes.tr("Rounds won are equal. If the best other round decides, {name} wins.")
    return text.format(name=scores.names[first[0]])


def lead_text(scores: Scores) -> str:
    """Return how clearly a finished game was won.

    If several won, return who would win if their equal totals were decided.
    """
    if not scores.is_over or len(scores.winners) > 1 or not scores.runners_up:
        return tie_text(scores)
    names = list_text([scores.names[seat] for seat in scores.runners_up])
    lead = points_text(abs(scores.totals[scores.runners_up[0]] - scores.winning_total))
    return ScoreNotes.tr("Lead over {names}: {points}").format(names=names, points=lead)


def story(scores: Scores) -> list[str]:
    """Return what was remarkable in a game: the best round, the longest train and the closest moment."""
    texts = (_best_round_text(scores), _longest_train_text(scores), _closest_text(scores))
    return [*filter(None, texts)]


def _best_round_text(scores: Scores) -> str:
    if scores.best_round is None:
        return ""
    number, seat, points, average = scores.best_round
    if len(scores.names) == 2:
        #: the points of a player, and those of the only other one in the same round
        text = ScoreNotes.tr(
            "{name} gained most ground in round {round}, scoring {points} against {average}."
        )
    else:
        #: the points of a player, and those of the others in the same round
        text = ScoreNotes.tr(
            "{name} gained most ground in round {round}, scoring {points} against the others’ average of "
            "{average}."
        )
    return text.format(
        name=scores.names[seat],
        round=number_text(number),
        points=points_text(points),
        average=points_text(Fraction(round(average))),
    )


def _longest_train_text(scores: Scores) -> str:
    train = scores.longest_train
    if train is None:
        return ""
    if train.owner is None:
        text = ScoreNotes.tr("A Mexican train was the longest train, with %n tile(s).", "", train.tiles)
    else:
        text = ScoreNotes.tr("{name} had the longest train, with %n tile(s).", "", train.tiles)
    return text.format(name="" if train.owner is None else scores.names[train.owner])


def _closest_text(scores: Scores) -> str:
    if scores.closest_moment is None:
        return ""
    number, (first, second), lead = scores.closest_moment
    gaps = {"round": number_text(number), "name": scores.names[first], "other": scores.names[second]}
    if not lead:
        return ScoreNotes.tr("After round {round}, {name} and {other} were level.").format(**gaps)
    text = ScoreNotes.tr("After round {round}, {name} was only {points} ahead of {other}.")
    return text.format(points=points_text(lead), **gaps)


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
        ScoreNotes.tr("The game ended early, after round {round} of {total}.")
        if scores.ended
        else ScoreNotes.tr("After round {round} of {total}.")
    )
    return text.format(round=number_text(played), total=number_text(of))
