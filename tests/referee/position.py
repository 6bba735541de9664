"""A position within a round and what may be done in it, literally from rules.md section 4."""

from typing import Any

from .dealing import Tile, opening
from .presets import Rules
from .scoring import Points
from .table import Table, is_double, train_of

Action = dict[str, Any]


class Position:
    """Where a round stands, from its opening on.

    `turn_kind` is `chain` (4.2), `ordinary` (4.3) or `cover` (asked to cover, section 5).
    """

    def __init__(
        self,
        rules: Rules,
        players: int,
        round_number: int,
        first_starter: int,
        totals: list[Points],
        deal: dict[str, Any],
    ) -> None:
        opened = opening(rules, players, round_number, first_starter, deal)
        self.rules = rules
        self.players = players
        self.round_number = round_number
        self.totals_before = list(totals)
        self.hands: list[list[Tile]] = opened["hands"]
        self.boneyard: list[Tile] = opened["boneyard"]
        self.engine: Tile = opened["engine"]
        self.opened_by: int | None = opened["opened_by"]
        self.opening_draws: list[int] = opened["opening_draws"]
        self.table = Table(rules, players, self.engine)
        self.over: str | None = None
        self.log: list[Action] = []
        self.had_first_turn: set[int] = set()
        self.out_in_first_turn = False
        self.passed: set[int] = set()
        self.tap_pending: int | None = None
        self.tapped = [False] * players
        self.skip_next = [False] * players
        self.begin_turn(opened["starter"])

    def begin_turn(self, seat: int) -> None:
        """Starts a turn; whether it is bound is settled here (4.7)."""
        self.turn = seat
        first = seat not in self.had_first_turn
        self.turn_kind = "chain" if first and self.rules["first_turn"] == "chain" else "ordinary"
        self.laid: list[Tile] = []
        self.doubles_laid: list[dict[str, Any]] = []
        self.drawn = False
        self.draws_in_turn = 0
        self.bound: dict[str, Any] | None = None
        open_doubles = self.table.open_doubles()
        if self.turn_kind == "ordinary" and open_doubles:
            self.bound = open_doubles[0 if self.rules["open_double"] == "oldest-first" else -1]

    def legal(self) -> list[Action]:
        """All legal actions of every seat, in the form of the record."""
        if self.over is not None:
            return []
        actions = self.plays()
        if not actions:
            may_draw = self.turn_kind == "ordinary" or self.rules["first_turn_draw"]
            if may_draw and self.draw_is_left():
                actions = [{"player": self.turn, "do": "draw"}]
            else:
                actions = self.passes()
        elif self.turn_kind == "chain" and self.laid:
            actions.append({"player": self.turn, "do": "stop"})
        if self.tap_pending is not None:
            actions.append({"player": self.tap_pending, "do": "tap"})
        return actions

    def draw_is_left(self) -> bool:
        """Section 4.5: there is a tile, and none was drawn since the last one laid (`once`: in this turn)."""
        if not self.boneyard:
            return False
        if self.rules["draws"] == "once":
            return self.draws_in_turn == 0
        return not self.drawn

    def plays(self) -> list[Action]:
        """Every way the seat whose turn it is may lay a tile."""
        found: list[Action] = []
        for tile in self.hands[self.turn]:
            if not self.double_is_permitted(tile):
                continue
            for end in self.places():
                for out in self.table.outs(tile, end):
                    action = {"player": self.turn, "do": "play", "tile": tile, "end": end, "out": out}
                    found.append(action)
                    if self.may_fork(tile, end):
                        found.append({**action, "fork": True})
        return found

    def places(self) -> list[str]:
        """The ends open to the seat whose turn it is, before any tile is compared with them."""
        if self.turn_kind == "chain":
            return [f"P{self.turn}"]
        if self.turn_kind == "cover":
            return list(self.doubles_laid[-1]["ends"])
        if self.bound is not None:
            return list(self.bound["ends"])
        if self.laid:
            return self.follow_up_places()
        return self.table.allowed_ends(self.turn)

    def follow_up_places(self) -> list[str]:
        """The ends for a tile that must follow a double in the same turn (4.4)."""
        if self.rules["follow_up"] == "on-double":
            return list(self.doubles_laid[-1]["ends"])
        on_doubles = [end for double in self.doubles_laid for end in double["ends"]]
        if self.rules["second_double_needs_cover"] and len(self.doubles_laid) == 2:
            return on_doubles
        allowed = self.table.allowed_ends(self.turn)
        return allowed + [end for end in on_doubles if end not in allowed]

    def double_is_permitted(self, tile: Tile) -> bool:
        """The two limits on doubles of 4.4; every tile that is not a double is permitted."""
        hand = self.hands[self.turn]
        if not is_double(tile) or self.turn_kind != "ordinary" or len(hand) == 1:
            return True
        before = len(self.doubles_laid)
        limit = self.rules["doubles_per_turn"]
        if before >= 1 and limit != 0 and before + 1 > limit:
            return False
        if before == 1 and self.rules["second_double_needs_cover"]:
            two_pips = [self.doubles_laid[0]["pip"], tile[0]]
            rest = [other for other in hand if other != tile]
            return any(other[0] in two_pips or other[1] in two_pips for other in rest)
        return True

    def may_fork(self, tile: Tile, end: str) -> bool:
        """Section 4.9: a double on the own train in an ordinary turn."""
        own = train_of(end) == f"P{self.turn}"
        return bool(self.rules["fork"] and self.turn_kind == "ordinary" and own and is_double(tile))

    def pass_sets_marker(self) -> bool:
        """Whether a pass now would put a marker on the own train (4.5)."""
        own = f"P{self.turn}"
        if own in self.table.markers:
            return False
        bound_elsewhere = self.bound is not None and train_of(self.bound["ends"][0]) != own
        return bool(self.rules["marker_if_forced"]) or not bound_elsewhere

    def passes(self) -> list[Action]:
        """The pass, once for every end the marker could be put on if there are several (4.9)."""
        action = {"player": self.turn, "do": "pass"}
        own_ends = self.table.ends_of(f"P{self.turn}")
        if self.pass_sets_marker() and len(own_ends) > 1:
            return [{**action, "end": end} for end in own_ends]
        return [action]

    def state_line(self, step: int) -> dict[str, Any]:
        """The state in the form of section 8; `step` counts the actions before it in this round."""
        return {
            "round": self.round_number,
            "step": step,
            "turn": self.turn,
            "legal": self.legal(),
            "ends": dict(self.table.ends),
            "markers": dict(self.table.markers),
            "open_doubles": [end for double in self.table.open_doubles() for end in double["ends"]],
            "boneyard": len(self.boneyard),
            "hands": [len(hand) for hand in self.hands],
        }
