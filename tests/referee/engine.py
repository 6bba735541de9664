"""One round of the game, slow and literal, from rules.md sections 3 to 6 alone."""

import json
from typing import Any

from .position import Action, Position
from .scoring import Points, round_points


def canonical(action: Action) -> str:
    """An action as text, so that true and 1, or key orders, make no accidental match or mismatch."""
    written = {key: value for key, value in action.items() if not (key == "fork" and value is False)}
    return json.dumps(written, sort_keys=True)


class Round(Position):
    """A round from its deal on: performs the opening when made, then takes one action after another."""

    def apply(self, action: Action) -> None:
        """Performs one action; raises ValueError when it is not one of `legal()`."""
        if canonical(action) not in [canonical(one) for one in self.legal()]:
            raise ValueError(f"not legal here: {canonical(action)}")
        self.log.append(dict(action))
        if action["do"] == "tap":
            self.tapped[action["player"]] = True
            self.tap_pending = None
        elif action["do"] == "play":
            self.do_play(action)
        elif action["do"] == "draw":
            self.do_draw()
        elif action["do"] == "pass":
            self.do_pass(action)
        else:
            self.punish_missed_tap()
            self.end_turn()

    def do_play(self, action: Action) -> None:
        """Lays a tile, then the penalty that falls due, then what follows for turn and round."""
        tile = list(action["tile"])
        hand = self.hands[self.turn]
        hand.remove(tile)
        double = self.table.lay(self.turn, {**action, "tile": tile}, self.turn_kind == "chain")
        self.laid.append(tile)
        drawn_before, self.drawn = self.drawn, False
        self.passed.clear()
        if double is not None:
            self.doubles_laid.append(double)
        self.punish_missed_tap()
        if self.turn_kind == "cover":
            self.over = "out"
        elif not hand and not self.goes_on_without_tiles(double):
            self.go_out(double)
        elif self.turn_kind == "chain":
            if drawn_before or not self.plays():
                self.end_turn()
        elif double is None or self.double_ends_turn(double):
            self.end_turn()

    def double_ends_turn(self, double: dict[str, Any]) -> bool:
        """The one double that nothing need follow: `on-double`, and it is dead and released (4.4)."""
        return self.rules["follow_up"] == "on-double" and self.table.is_released(double["pip"])

    def goes_on_without_tiles(self, double: dict[str, Any] | None) -> bool:
        """Section 5, `must-cover`: the last tile was a double, and a tile can be drawn to follow it."""
        if self.rules["out_on_double"] != "must-cover" or double is None or self.turn_kind != "ordinary":
            return False
        return self.draw_is_left() and not self.table.is_released(double["pip"])

    def do_draw(self) -> None:
        """Draws the first tile of the boneyard; a pending tap of the drawer ends."""
        self.hands[self.turn].append(self.boneyard.pop(0))
        self.drawn = True
        self.draws_in_turn += 1
        self.passed.clear()
        if len(self.hands[self.turn]) > 1:
            self.tapped[self.turn] = False
        if self.tap_pending == self.turn:
            self.tap_pending = None
        self.punish_missed_tap()

    def do_pass(self, action: Action) -> None:
        """Passes: sets the marker if it must be set, counts towards a blocked round otherwise."""
        if self.pass_sets_marker():
            own = f"P{self.turn}"
            self.table.markers[own] = action.get("end", self.table.ends_of(own)[0])
            self.passed.clear()
        else:
            self.passed.add(self.turn)
        self.punish_missed_tap()
        if not self.boneyard and len(self.passed) == self.players:
            self.over = "blocked"
        else:
            self.end_turn()

    def punish_missed_tap(self) -> None:
        """Section 4.8: the seat whose turn it is has acted; another that could still tap has missed it."""
        victim = self.tap_pending
        if victim is None or victim == self.turn:
            return
        self.tap_pending = None
        kind = self.rules["tap_penalty"]
        drawn = 0
        if kind == "draw-two":
            while self.boneyard and drawn < 2:
                self.hands[victim].append(self.boneyard.pop(0))
                drawn += 1
            if drawn:
                self.tapped[victim] = False
                self.passed.clear()
        if kind == "skip-turn":
            self.skip_next[victim] = True
        if kind != "none":
            self.log.append({"player": victim, "do": "penalty", "kind": kind, "drawn": drawn})

    def end_turn(self) -> None:
        """The turn is over: the first lap may end the round, a tap may fall due, the next seat begins."""
        seat = self.turn
        self.had_first_turn.add(seat)
        if self.out_in_first_turn and len(self.had_first_turn) == self.players:
            self.over = "out"
            return
        if self.rules["tap"] and len(self.hands[seat]) == 1 and not self.tapped[seat]:
            self.tap_pending = seat
        following = (seat + 1) % self.players
        while self.skip_next[following]:
            self.skip_next[following] = False
            following = (following + 1) % self.players
        self.begin_turn(following)

    def go_out(self, double: dict[str, Any] | None) -> None:
        """The seat whose turn it is has laid its last tile (section 5)."""
        if self.turn_kind == "chain" and self.rules["first_turn_out"] == "lap":
            self.out_in_first_turn = True
            self.end_turn()
            return
        asked = None
        if self.turn_kind == "ordinary" and self.rules["out_on_double"] == "others-cover" and double:
            for step in range(self.players - 1, 0, -1):
                seat = (self.turn + step) % self.players
                if any(double["pip"] in tile for tile in self.hands[seat]):
                    asked = seat
        if asked is None:
            self.over = "out"
        else:
            self.turn = asked
            self.turn_kind = "cover"

    def points(self) -> list[Points]:
        """The points of this round by seat; ValueError before it is over."""
        if self.over is None:
            raise ValueError("the round is not over")
        return round_points(self.rules, self.over, self.hands)
