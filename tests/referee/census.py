"""Counts how often the delicate cases of the rules occur in a record, to know what random play has tried."""

from collections import Counter
from typing import Any

from .engine import Round
from .position import Action
from .table import is_double, train_of

Found = list[str]


def forks(current: Round, action: Action) -> Found:
    """Cases of 4.9 in a `play`."""
    found: Found = []
    if action.get("fork"):
        found.append("fork, nested" if "/" in action["end"] else "fork, first")
        if current.table.markers.get(f"P{current.turn}") == action["end"]:
            found.append("fork on the marked end")
    return found


def covers(current: Round) -> Found:
    """Cases of being asked to cover after an out (section 5)."""
    found = ["cover after an out"]
    if len(current.plays()) > 1:
        found.append("cover after an out, with a choice")
    if len(current.hands[current.turn]) == 1:
        found.append("cover after an out with the last tile")
    return found


def bound_plays(current: Round, action: Action) -> Found:
    """Cases of a bound player who covers (4.7)."""
    found = ["bound: covered"]
    train = train_of(action["end"])
    if train not in current.table.markers and train not in (f"P{current.turn}", *current.table.mexican):
        found.append("bound: covered on another's unmarked train")
    if current.bound is not None and len(current.bound["ends"]) > 1:
        found.append("bound to a fork, covered")
    return found


def later_doubles(current: Round, action: Action) -> Found:
    """Cases of tiles that follow a double in the same turn (4.4)."""
    found: Found = []
    rules, before_it = current.rules, len(current.doubles_laid)
    if (
        current.bound is None
        and current.laid
        and action["end"] not in current.table.allowed_ends(current.turn)
    ):
        found.append("follow-up where the marker has just gone")
    if before_it == 2 and rules["second_double_needs_cover"]:
        found.append("third tile after a second double that needed cover")
    if before_it >= 1 and is_double(action["tile"]):
        found.append("double after a double" if before_it == 1 else "third or later double of a turn")
        if 0 < rules["doubles_per_turn"] <= before_it:
            found.append("last-tile double over doubles_per_turn")
        elif rules["second_double_needs_cover"] and len(current.hands[current.turn]) == 1:
            found.append("last-tile double without the cover it would need")
    return found


def before_play(current: Round, action: Action) -> Found:
    """Cases seen in a `play` that is about to be done."""
    if current.turn_kind == "cover":
        return covers(current)
    if current.turn_kind == "chain":
        return ["chain: single tile drawn and laid"] if current.drawn else []
    found = forks(current, action) + later_doubles(current, action)
    if current.bound is not None:
        found += bound_plays(current, action)
    elif current.table.ends[action["end"]] is None and train_of(action["end"]) != f"P{current.turn}":
        found.append("tile on another's empty train that takes any tile")
    return found


def refused_doubles(current: Round) -> Found:
    """Doubles that fit somewhere but are over one of the limits of 4.4."""
    for tile in current.hands[current.turn]:
        fits = any(current.table.outs(tile, end) for end in current.places())
        if fits and not current.double_is_permitted(tile):
            return ["double refused by a limit"]
    return []


def before_pass(current: Round, action: Action) -> Found:
    """Cases of 4.5 and 4.7 in a `pass` that is about to be done."""
    found = ["pass choosing the marker's end"] if "end" in action else []
    if current.laid:
        found.append("pass in a follow-up")
        if current.rules["draws"] == "once" and current.boneyard and not current.drawn:
            found.append("draws once: pass in a follow-up with tiles to draw")
    if current.turn_kind == "ordinary" and not current.table.mexican_is_open_to(current.turn):
        found.append(f"pass with the Mexican trains closed, {current.rules['mexican_open']}")
    if f"P{current.turn}" not in current.table.markers and not current.pass_sets_marker():
        found.append("pass without marker (forced)")
    if current.bound is not None and current.table.is_dead(current.bound["pip"]):
        found.append("pass bound to a dead double")
    return found


def before_other(current: Round, action: Action) -> Found:
    """Cases seen in a draw, stop or tap that is about to be done."""
    if action["do"] == "stop":
        return ["chain stopped"]
    if action["do"] == "draw":
        if current.turn_kind == "chain":
            return ["chain: draw"]
        if not current.hands[current.turn]:
            return ["must-cover: draw with an empty hand"]
        return ["draw in a follow-up"] if current.laid else []
    if not current.hands[action["player"]]:
        return ["must-cover: tap with an empty hand"]
    late = action["player"] == current.turn or current.turn_kind == "cover"
    return ["tap in the own next turn or during a cover" if late else "tap"]


def before(current: Round, action: Action) -> Found:
    """All cases that can be told before an action is done."""
    if action["do"] == "play":
        return before_play(current, action) + refused_doubles(current)
    return before_pass(current, action) if action["do"] == "pass" else before_other(current, action)


def dead_doubles(current: Round) -> set[int]:
    """The pips of doubles that lie uncovered with every tile of their pip on the table."""
    return {
        double["pip"]
        for double in current.table.doubles
        if not double["covered"] and current.table.is_dead(double["pip"])
    }


def penalties(current: Round, action: Action) -> Found:
    """Cases of 4.8 once an action has been done."""
    penalty = current.log[-1]
    if penalty["do"] != "penalty":
        return []
    found = [f"penalty {penalty['kind']}, {penalty['drawn']} drawn, by a {action['do']}"]
    if current.over is not None or current.turn_kind == "cover":
        found.append("penalty caused by the last tile of a player who goes out")
    return found


def turn_changes(current: Round, action: Action, turn_before: int, kind_before: str) -> Found:
    """Cases that show in whose turn it is once an action has been done."""
    if current.over is not None or current.turn_kind == "cover" or action["do"] in ("tap", "draw"):
        return []
    if current.turn == turn_before:
        return [] if current.laid else ["two turns running of one seat"]
    if action["do"] == "play" and is_double(action["tile"]) and kind_before == "ordinary":
        return ["on-double: turn ended by a dead double"]
    return []


def on_the_table(current: Round, dead_before: set[int]) -> Found:
    """Cases of 4.7 that lie on the table once an action has been done."""
    found = ["several open doubles at a time"] if len(current.table.open_doubles()) > 1 else []
    if dead_doubles(current) - dead_before:
        found.append(f"double becomes dead, {current.rules['dead_double']}")
    return found


def at_the_end(current: Round) -> Found:
    """Cases told by a round that is over."""
    found = [f"round {current.over}"]
    empty = [seat for seat, hand in enumerate(current.hands) if hand == []]
    if current.out_in_first_turn:
        found.append("round out in the first lap")
        if len(empty) > 1:
            found.append("several out in the first lap")
    if current.over == "blocked" and any(current.skip_next):
        found.append("blocked with a skip due")
    if current.rules["scoring"] == "winner-collects" and sum(points != 0 for points in current.points()) > 1:
        found.append(f"winner-collects shared, {current.over}")
    if any(not isinstance(points, int) for points in current.points()):
        found.append("points with a fraction")
    return found


def census(record: dict[str, Any]) -> Counter[str]:
    """How often each delicate case occurs in a record that holds only legal actions."""
    counted: Counter[str] = Counter()
    rules, players = record["rules"], len(record["players"])
    for number, written in enumerate(record["rounds"], start=1):
        current = Round(rules, players, number, record["first_starter"], [0] * players, written["deal"])
        first = rules["first_engine"]
        if first is not None and rules["engine"] != "own-highest":
            counted["first engine chosen"] += 1
            counted["first engine chosen, on from the highest"] += number > first + 1
        if current.opening_draws:
            counted["opening with draws"] += 1
        draws = 0
        for action in written["actions"]:
            counted.update(before(current, action))
            turn, kind, dead = current.turn, current.turn_kind, dead_doubles(current)
            current.apply(action)
            counted.update(penalties(current, action) + turn_changes(current, action, turn, kind))
            counted.update(on_the_table(current, dead))
            draws += action["do"] == "draw"
            if action["do"] == "draw" and draws == 2:
                counted["second draw in a turn"] += 1
            if not current.laid and not current.drawn:
                draws = 0
        if current.over is not None:
            counted.update(at_the_end(current))
    return counted
