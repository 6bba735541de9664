"""How a player did on the deals of the last days, and for how many days in a row they were played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from fractions import Fraction

from mtdesk.record.daily_deal import LEVEL, daily_day, daily_deal, last_days
from mtdesk.record.deal_result import DealResult, PlayerResult
from mtdesk.record.deal_results_file import KeptResult, Origin, Start


@dataclass(frozen=True, slots=True)
class DailyScore:
    """How a day's deal went: the first own try, None if there is none, and the mark to beat, if known."""

    day: date
    own: KeptResult | None = None
    mark: Fraction | None = None
    number: int = 1
    """Which try of the player that was, as far as known."""

    @property
    def player(self) -> PlayerResult | None:
        """The only person of the first try."""
        return None if self.own is None else self.own.result.people[0]

    @property
    def is_on_time(self) -> bool:
        """Whether the first try began on the day itself; where that is unknown, it did."""
        return self.own is not None and (self.own.begun is None or self.own.begun.date() == self.day)

    @property
    def is_helped(self) -> bool:
        """Whether a computer is known to have made some of the player's moves."""
        return self.own is not None and self.own.helped


def last_scores(kept: Iterable[KeptResult], today: date) -> list[DailyScore]:
    """Return how the deals went that are offered today, today's first."""
    by_seed = _by_seed(kept)
    return [_score(by_seed, day) for day in last_days(today)]


def earlier_scores(kept: Iterable[KeptResult], today: date) -> list[DailyScore]:
    """Return how deals went that were played here and are not offered any more, the latest first."""
    kept = list(kept)
    by_seed, oldest = _by_seed(kept), last_days(today)[-1]
    own = (daily_day(one.result.deal.seed, one.begun) for one in kept if one.origin is Origin.ME)
    days = {day for day in own if day is not None and day < oldest}
    scores = (_score(by_seed, day) for day in sorted(days, reverse=True))
    return [score for score in scores if score.own is not None]


def since_first(scores: Sequence[DailyScore]) -> list[DailyScore]:
    """Return today's score and those before it, back to the first day that was played."""
    played = [at for at, score in enumerate(scores) if score.own is not None]
    return list(scores[: 1 + max(played, default=0)])


def days_in_a_row(kept: Iterable[KeptResult], today: date) -> int:
    """Return how many days up to today were played on time and without help.

    Until today's deal is played, up to yesterday.
    """
    by_seed = _by_seed(kept)
    day = today if _score(by_seed, today).own is not None else today - timedelta(days=1)
    count = 0
    while _counts(_score(by_seed, day)):
        count, day = count + 1, day - timedelta(days=1)
    return count


def _counts(score: DailyScore) -> bool:
    return score.is_on_time and not score.is_helped


def _by_seed(kept: Iterable[KeptResult]) -> dict[str, list[KeptResult]]:
    found: dict[str, list[KeptResult]] = {}
    for one in kept:
        found.setdefault(one.result.deal.seed, []).append(one)
    return found


def _score(by_seed: dict[str, list[KeptResult]], day: date) -> DailyScore:
    deal = daily_deal(day)
    here = [one for one in by_seed.get(deal.seed, ()) if one.result.deal == deal]
    own = next((one for one in here if one.origin is Origin.ME and is_usual(one.result)), None)
    return DailyScore(day, own, mark_in(here), 1 if own is None else tries(here, own))


def mark_in(kept: Iterable[KeptResult]) -> Fraction | None:
    """Return the total to beat, from the results of one deal; None until it is known."""
    points = mark_rounds_in(kept)
    return sum(points, Fraction(0)) if points else None


def mark_rounds_in(kept: Iterable[KeptResult]) -> tuple[Fraction, ...]:
    """Return the points of the mark in every round; none until it is known."""
    marks = [one.result.people[0].points for one in kept if one.origin is Origin.MARK]
    return marks[-1] if marks else ()


def counting_try(kept: Iterable[KeptResult], one: KeptResult) -> KeptResult:
    """Return the first result of the people of ``one`` on the deal of a day: the one that counts.

    ``kept`` are all results of its deal.
    """
    own = (other for other in kept if other.origin is Origin.ME and is_usual(other.result))
    return next((other for other in own if _names(other) == _names(one)), one)


def is_usual(result: DealResult) -> bool:
    """Return whether one person played against the computers of the deal of the day."""
    return sorted(player.level for player in result.players) == ["", *(LEVEL for _ in result.players[1:])]


def tries(kept: Sequence[KeptResult], result: KeptResult) -> int:
    """Return which try of its people a result is, from 1, even if they left some unfinished.

    ``kept`` are all results of its deal.
    """
    own = [one for one in kept if one.origin is Origin.ME]
    finished = sum(_names(one) == _names(result) for one in own[: own.index(result)])
    return 1 + max(finished, result.earlier)


def finished_tries(kept: Iterable[KeptResult], name: str) -> int:
    """Return how many tries of a person are among all results of a deal."""
    return sum(one.origin is Origin.ME and is_usual(one.result) and _names(one) == [name] for one in kept)


def try_of(
    kept: Iterable[KeptResult], starts: Iterable[Start], seed: str, name: str, begun: datetime
) -> tuple[int, bool]:
    """Return which try of a person a game of a deal was, and whether it is known to have been helped.

    ``kept`` are all results of any deal, ``starts`` all games that were begun.
    """
    here = [one for one in kept if one.result.deal.seed == seed and one.origin is Origin.ME]
    own = next((one for one in here if one.begun == begun and _names(one) == [name]), None)
    if own is not None:
        return tries(here, own), own.helped
    before = [one for one in here if one.begun is None or one.begun < begun]
    begun_before = sum(one.begun < begun and (one.seed, one.name) == (seed, name) for one in starts)
    return 1 + max(finished_tries(before, name), begun_before), False


def _names(one: KeptResult) -> list[str]:
    return [player.name for player in one.result.people]
