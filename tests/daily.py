"""Results of deals of the day, as they are kept."""

from datetime import date, datetime, time
from fractions import Fraction

from mtdesk.record.daily_deal import LEVEL, daily_deal
from mtdesk.record.deal_result import PlayerResult, ranked
from mtdesk.record.deal_results_file import KeptResult, Origin

DAY = date(2026, 3, 5)
BEGUN = time(9, 5)


def own(
    day: date,
    total: int,
    on: date | None = None,
    *,
    name: str = "Ada",
    level: str = LEVEL,
    helped: bool = False,
) -> KeptResult:
    """What a player reached on the deal of a day, started on the day itself unless ``on`` another."""
    begun = datetime.combine(on or day, BEGUN)
    return _kept(Origin.ME, day, total, name, level, begun, helped=helped)


def mark(day: date, total: int) -> KeptResult:
    """The mark to beat."""
    return _kept(Origin.MARK, day, total, "expert", LEVEL, None)


def _kept(
    origin: Origin,
    day: date,
    total: int,
    name: str,
    level: str,
    begun: datetime | None,
    *,
    helped: bool = False,
) -> KeptResult:
    zero = Fraction(0)
    others = [PlayerResult(other, level, (zero, zero, Fraction(50))) for other in ("Bo", "Cleo")]
    result = ranked(daily_deal(day), [PlayerResult(name, "", (zero, zero, Fraction(total))), *others])
    return KeptResult(origin, result, begun, helped)
