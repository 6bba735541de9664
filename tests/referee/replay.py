"""All lines of `mtdesk trace` (rules.md section 8) for one record."""

from typing import Any

from .dealing import full_set, shuffled_deal, target_pip
from .engine import Round
from .presets import Rules
from .scoring import Points, as_json, plain, winners

Line = dict[str, Any]


def check_deal(deal: dict[str, Any], seed: str | None, number: int, rules: Rules, players: int) -> None:
    """Raises ValueError when a deal is not one of this round, or not the one of the seed."""
    engine = deal["engine"]
    target = target_pip(rules, number)
    if engine != ([target, target] if rules["engine"] == "aside" else None):
        raise ValueError(f"round {number}: wrong engine {engine}")
    tiles = (
        [tile for hand in deal["hands"] for tile in hand] + deal["boneyard"] + ([engine] if engine else [])
    )
    if sorted(tiles) != full_set(rules["set"]):
        raise ValueError(f"round {number}: not every tile exactly once")
    if [len(hand) for hand in deal["hands"]] != [rules["hand"]] * players:
        raise ValueError(f"round {number}: wrong hand sizes")
    if seed is not None and deal != shuffled_deal(seed, number, rules, players):
        raise ValueError(f"round {number}: the deal is not the one of the seed")


def trace(record: dict[str, Any]) -> list[Line]:
    """Every line of section 8 for a record in valid JSON form.

    Raises ValueError on an illegal action, a wrong deal, or an unfinished round that is not the last.
    """
    rules, players = record["rules"], len(record["players"])
    totals: list[Points] = [0] * players
    lines: list[Line] = []
    if len(record["rounds"]) > rules["rounds"]:
        raise ValueError("more rounds than the game has")
    for number, written in enumerate(record["rounds"], start=1):
        check_deal(written["deal"], record["seed"], number, rules, players)
        current = Round(rules, players, number, record["first_starter"], totals, written["deal"])
        for step, action in enumerate(written["actions"]):
            if current.over is None:
                lines.append(current.state_line(step))
            try:
                current.apply(action)
            except ValueError as error:
                raise ValueError(f"round {number}, action {step + 1}: {error}") from error
        if current.over is None:
            if number != len(record["rounds"]):
                raise ValueError(f"round {number} is unfinished, but not the last")
            lines.append(current.state_line(len(written["actions"])))
            return lines
        points = current.points()
        totals = [plain(total + gained) for total, gained in zip(totals, points, strict=True)]
        lines.append(
            {
                "round": number,
                "over": current.over,
                "points": [as_json(gained) for gained in points],
                "totals": [as_json(total) for total in totals],
            }
        )
    if len(record["rounds"]) == rules["rounds"]:
        lines.append({"winners": winners(rules, totals)})
    return lines
