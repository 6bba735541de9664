"""Small hand-made positions for tests, and moves written as short text."""

from typing import Any

from .dealing import Tile
from .engine import Round
from .position import Action
from .presets import rules_for


def tile(text: str) -> Tile:
    """`5-3` as a tile."""
    return [int(half) for half in text.split("-")]


def deal_of(hands: list[str], boneyard: str, engine: str | None) -> dict[str, Any]:
    """A deal from hands such as `6-5 3-2`; it need not hold every tile of the set."""
    return {
        "hands": [[tile(one) for one in hand.split()] for hand in hands],
        "boneyard": [tile(one) for one in boneyard.split()],
        "engine": None if engine is None else tile(engine),
    }


def start(hands: list[str], boneyard: str = "", **changes: Any) -> Round:
    """Round 1 with set 6, engine 6-6 set aside, seat 0 to start, one tile a turn; options as changed."""
    rules = rules_for("straight", len(hands), **{"set": 6, "engine": "aside", **changes})
    engine = "6-6" if rules["engine"] == "aside" else None
    return Round(rules, len(hands), 1, 0, [0] * len(hands), deal_of(hands, boneyard, engine))


def as_text(action: Action) -> str:
    """An action as short text: `5-3 P0 3`, `5-5 P0 5 fork`, `draw`, `pass`, `pass P0/a`, `stop`, `tap 1`."""
    if action["do"] == "play":
        high, low = action["tile"]
        return f"{high}-{low} {action['end']} {action['out']}" + (" fork" if action.get("fork") else "")
    if action["do"] == "tap":
        return f"tap {action['player']}"
    return " ".join([action["do"], *([action["end"]] if "end" in action else [])])


def options(current: Round) -> set[str]:
    """All legal actions as text."""
    return {as_text(action) for action in current.legal()}


def go(current: Round, *moves: str) -> Round:
    """Does moves one after another; a move that is not legal fails with what would have been."""
    for move in moves:
        chosen = [action for action in current.legal() if as_text(action) == move]
        if not chosen:
            raise ValueError(f"{move} is not among {sorted(options(current))} of seat {current.turn}")
        current.apply(chosen[0])
    return current


def open_ends(current: Round) -> list[str]:
    """The ends of open doubles as the trace prints them."""
    ends: list[str] = current.state_line(0)["open_doubles"]
    return ends


def put_on_table(current: Round, pip: int) -> None:
    """Counts every tile of a pip as lying on the table, so that its double is dead."""
    current.table.tiles += [[max(pip, other), min(pip, other)] for other in range(7)]
