"""Rounds to lay out: a rough game played by heart, enough to give trains of realistic lengths.

It matches pips, draws, marks trains and covers doubles, but knows none of the finer rules.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from mtdesk.table.layout import Train

HANDS = {2: 16, 3: 16, 4: 15, 5: 14, 6: 12, 7: 10, 8: 9, 9: 8, 10: 7}


@dataclass
class Line:
    """One stretch of a train while a round is played."""

    name: str
    owner: int | None
    tiles: list[bool]
    pip: int
    parent: str | None = None
    forked: bool = False
    marked: bool = False


@dataclass
class Game:
    """A round in progress: hands, boneyard and the stretches in clockwise order."""

    rng: random.Random
    players: int
    public: int = 1
    highest: int = 12
    forks: bool = False
    lines: list[Line] = field(default_factory=list)
    hands: list[list[tuple[int, int]]] = field(default_factory=list)
    boneyard: list[tuple[int, int]] = field(default_factory=list)
    laid: int = 1

    def __post_init__(self) -> None:
        engine = self.highest
        pile = [(a, b) for a in range(engine + 1) for b in range(a, engine + 1) if (a, b) != (engine, engine)]
        self.rng.shuffle(pile)
        size = min(
            HANDS[self.players] * (self.highest + 1) * (self.highest + 2) // 182, len(pile) // self.players
        )
        self.hands = [[pile.pop() for _ in range(size)] for _ in range(self.players)]
        self.boneyard = pile
        for seat in range(self.players):
            self.lines.append(Line(f"P{seat}", seat, [], engine))
            if seat < self.public and self.public > 1:
                self.lines.append(Line(f"M{seat}", None, [], engine))
        if self.public == 1:
            self.lines.append(Line("M0", None, [], engine))

    @property
    def unlaid(self) -> int:
        """Tiles in hands and boneyard."""
        return len(self.boneyard) + sum(map(len, self.hands))

    def trains(self) -> tuple[Train, ...]:
        """The stretches as the layout wants them."""
        lengths = {line.name: len(line.tiles) for line in self.lines}
        return tuple(
            Train(
                line.name, tuple(line.tiles), line.parent, lengths[line.parent] - 1 if line.parent else None
            )
            for line in self.lines
        )

    def steps(self) -> Iterator[None]:
        """Plays to the end, stopping after every tile laid."""
        seat, idle = 0, 0
        while idle <= 2 * self.players and all(self.hands):
            laid = False
            for _ in range(2):
                if self._turn(seat):
                    laid = True
                    yield
                    break
                if not self.boneyard:
                    break
                self.hands[seat].append(self.boneyard.pop())
            self._mark(seat, not laid)
            idle = 0 if laid else idle + 1
            seat = (seat + 1) % self.players

    def _mark(self, seat: int, marked: bool) -> None:
        for line in self.lines:
            if line.owner == seat:
                line.marked = marked

    def _turn(self, seat: int) -> bool:
        open_lines = [ln for ln in self.lines if not ln.forked and (ln.owner in (None, seat) or ln.marked)]
        doubles = [ln for ln in self.lines if not ln.forked and ln.tiles and ln.tiles[-1]]
        choices = [
            (line, tile)
            for line in doubles or open_lines
            for tile in self.hands[seat]
            if line.pip in tile and not (line.tiles and line.tiles[-1] and tile[0] == tile[1])
        ]
        if not choices:
            return False
        own = [c for c in choices if c[0].owner == seat]
        line, tile = self.rng.choice(own if own and self.rng.random() < 0.7 else choices)
        self.hands[seat].remove(tile)
        line.tiles.append(tile[0] == tile[1])
        line.pip = tile[0] + tile[1] - line.pip
        self.laid += 1
        if self.forks and line.owner == seat and tile[0] == tile[1] and self.rng.random() < 0.6:
            self._fork(line)
        return True

    def _fork(self, line: Line) -> None:
        line.forked = True
        i = self.lines.index(line) + 1
        arms = [
            Line(f"{line.name}/{arm}", line.owner, [], line.pip, line.name, marked=line.marked)
            for arm in "ab"
        ]
        self.lines[i:i] = arms


def finished(seed: int, players: int, public: int = 1, highest: int = 12, forks: bool = False) -> Game:
    """A round played to its end."""
    game = Game(random.Random(seed), players, public, highest, forks)
    for _ in game.steps():
        pass
    return game
