"""What lies on the table: trains, ends, markers and doubles (rules.md 4.1, 4.6, 4.7, 4.9)."""

from typing import Any

from .dealing import Tile
from .presets import Rules


def train_of(end: str) -> str:
    """The train an end belongs to: `P0/a/b` is an end of `P0`."""
    return end.split("/", maxsplit=1)[0]


def is_double(tile: Tile) -> bool:
    """Whether both halves are equal."""
    return tile[0] == tile[1]


class Table:
    """The trains round one engine; every tile laid is kept."""

    def __init__(self, rules: Rules, players: int, engine: Tile) -> None:
        self.rules = rules
        self.players = players
        self.engine = engine
        self.tiles: list[Tile] = [engine]
        mexican = players if rules["mexican_trains"] == "per-player" else rules["mexican_trains"]
        self.mexican = [f"M{k}" for k in range(mexican)]
        self.ends: dict[str, int | None] = {}
        self.stretches: dict[str, list[Tile]] = {}
        for seat in range(players):
            self.ends[f"P{seat}"] = None if rules["own_start"] == "any" else engine[0]
            self.stretches[f"P{seat}"] = []
        for train in self.mexican:
            self.ends[train] = engine[0]
            self.stretches[train] = []
        self.markers: dict[str, str] = {}
        self.doubles: list[dict[str, Any]] = []

    def ends_of(self, train: str) -> list[str]:
        """All ends of one train."""
        return [end for end in self.ends if train_of(end) == train]

    def is_empty(self, train: str) -> bool:
        """Whether the train has not begun."""
        return self.stretches[train] == []

    def outs(self, tile: Tile, end: str) -> list[int]:
        """The pips that can become the new end when the tile goes on this end; empty: it does not fit."""
        pip = self.ends[end]
        if pip is None:
            return [tile[0]] if is_double(tile) else [tile[0], tile[1]]
        if tile[0] == pip:
            return [tile[1]]
        if tile[1] == pip:
            return [tile[0]]
        return []

    def allowed_ends(self, seat: int) -> list[str]:
        """Section 4.1."""
        own = f"P{seat}"
        allowed = self.ends_of(own)
        mexican = self.mexican if self.mexican_is_open_to(seat) else []
        if self.rules["own_first"] and self.is_empty(own):
            return allowed + [train for train in mexican if not self.is_empty(train)]
        for train, end in self.markers.items():
            if train != own:
                allowed.append(end)
        return allowed + mexican

    def mexican_is_open_to(self, seat: int) -> bool:
        """`mexican_open` of section 4.1."""
        if self.rules["mexican_open"] == "own-begun":
            return not self.is_empty(f"P{seat}")
        if self.rules["mexican_open"] == "all-begun":
            return not any(self.is_empty(f"P{other}") for other in range(self.players))
        return True

    def is_dead(self, pip: int) -> bool:
        """Section 4.7: every tile of the pip lies on the table."""
        of_the_pip = [[max(pip, other), min(pip, other)] for other in range(self.rules["set"] + 1)]
        return all(tile in self.tiles for tile in of_the_pip)

    def is_released(self, pip: int) -> bool:
        """Whether a double of this pip is dead and released."""
        return self.rules["dead_double"] == "released" and self.is_dead(pip)

    def open_doubles(self) -> list[dict[str, Any]]:
        """The open doubles in the order laid (4.2, 4.7), each with its pip and ends."""
        found: list[dict[str, Any]] = []
        if self.rules["open_double"] == "free":
            return found
        for double in self.doubles:
            ignored = double["chain"] and self.rules["first_turn_double"] == "ignored"
            if not double["covered"] and not ignored and not self.is_released(double["pip"]):
                found.append(double)
        return found

    def lay(self, seat: int, action: dict[str, Any], chain: bool) -> dict[str, Any] | None:
        """Lays the tile of a legal `play` and takes markers off; returns the entry of a double."""
        tile, end, out = action["tile"], action["end"], action["out"]
        self.take_marker_off(seat, end)
        for double in self.doubles:
            if end in double["ends"]:
                double["covered"] = True
        inner = tile[0] if tile[1] == out else tile[1]
        self.stretches[end].append([inner, out])
        self.tiles.append(tile)
        new_ends = [end]
        if action.get("fork"):
            del self.ends[end]
            new_ends = [f"{end}/a", f"{end}/b"]
            for arm in new_ends:
                self.stretches[arm] = []
        for new_end in new_ends:
            self.ends[new_end] = out
        if not is_double(tile):
            return None
        entry = {"pip": out, "ends": new_ends, "covered": False, "chain": chain}
        self.doubles.append(entry)
        return entry

    def take_marker_off(self, seat: int, end: str) -> None:
        """Section 4.6, for a tile that the seat lays on this end."""
        own = f"P{seat}"
        option = self.rules["marker_off"]
        if option == "owner-on-train" and self.markers.get(own) == end:
            del self.markers[own]
        if option == "anyone-on-train" and train_of(end) in self.markers:
            del self.markers[train_of(end)]
        if option == "owner-anywhere" and own in self.markers:
            del self.markers[own]
