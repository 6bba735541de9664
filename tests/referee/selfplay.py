"""Random rules and random games, weighted so that the rare cases of the rules do occur."""

import random
from typing import Any

from .dealing import hand_out, shuffled_deal, tiles_to_shuffle
from .engine import Round
from .position import Action
from .presets import OPTION_VALUES, Rules, hand_size, presets, rules_for, tiles_in_set
from .table import is_double

Policy = dict[str, float]


def random_hand(rng: random.Random, rules: Rules, players: int) -> int:
    """A legal number of tiles to deal: often tiny, often (nearly) everything there is."""
    spare = 1 if rules["engine"] == "aside" else 0
    most = (tiles_in_set(rules["set"]) - spare) // players
    usual = min(most, hand_size(rng.choice("ABCD"), rules["set"], players))
    return rng.choice([2, min(3, most), most, max(2, most - 1), usual, usual, rng.randint(2, most)])


def random_rules(rng: random.Random) -> tuple[Rules, int]:
    """Rules and a number of players: in one case of five a preset, else every option at random."""
    players = rng.choice([2, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10])
    rounds = rng.randint(1, 3)
    if rng.random() < 0.2:
        return rules_for(rng.choice(list(presets())), players, rounds=rounds), players
    rules: Rules = {"preset": "custom", "rounds": rounds}
    for option, values in OPTION_VALUES.items():
        rules[option] = rng.choice(values)
    rules["set"] = rng.choice([6, 6, 6, 6, 9, 9, 9, 12, 12, 15, 18])
    rules["first_engine"] = rng.choice([None, rng.randint(0, rules["set"])])
    rules["doubles_per_turn"] = rng.choice([0, 0, 0, 1, 2, 3, rng.randint(0, 19)])
    rules["double_blank"] = rng.choice([None, 0, 50, rng.randint(0, 1000)])
    rules["hand"] = random_hand(rng, rules, players)
    return rules, players


def random_policy(rng: random.Random) -> Policy:
    """How one round is played: weights as factors, `tap` as a probability."""
    return {
        "double": rng.choice([0.05, 1, 20]),
        "fork": rng.choice([0.3, 1, 10]),
        "tap": rng.choice([0, 0.3, 0.95]),
        "stop": rng.choice([0.05, 0.5, 5]),
        "abroad": rng.choice([0.2, 1, 10]),
        "fitting": rng.choice([0.3, 1, 3]),
        "heavy": rng.choice([0.8, 1, 1.25]),
    }


def weight(action: Action, current: Round, policy: Policy) -> float:
    """How much the policy likes an action of the seat whose turn it is."""
    if action["do"] == "stop":
        return policy["stop"]
    if action["do"] != "play":
        return 1.0
    liking = 1.0
    tile = action["tile"]
    if is_double(tile):
        liking *= policy["double"]
    if action.get("fork"):
        liking *= policy["fork"]
    if not action["end"].startswith(f"P{current.turn}"):
        liking *= policy["abroad"]
    following = sum(action["out"] in other for other in current.hands[current.turn] if other != tile)
    return float(liking * policy["fitting"] ** min(following, 3) * policy["heavy"] ** sum(tile))


def choose(rng: random.Random, current: Round, policy: Policy) -> Action:
    """One legal action, at random by the policy."""
    taps = [action for action in current.legal() if action["do"] == "tap"]
    others = [action for action in current.legal() if action["do"] != "tap"]
    if taps and rng.random() < policy["tap"]:
        return taps[0]
    return rng.choices(others, [weight(action, current, policy) for action in others])[0]


def play_round(rng: random.Random, current: Round) -> list[Action]:
    """Plays a round to its end and returns its actions."""
    policy = random_policy(rng)
    actions: list[Action] = []
    while current.over is None:
        action = choose(rng, current, policy)
        current.apply(action)
        actions.append(action)
    return actions


def random_record(
    rng: random.Random, rules: Rules, players: int, rounds: int, seed_text: str | None, unfinished: bool
) -> dict[str, Any]:
    """A record (section 7) of random legal play; `unfinished` cuts the last round somewhere before its end.

    At most as many rounds are played as the rules have.
    """
    first_starter = rng.randrange(players)
    played: list[dict[str, Any]] = []
    for number in range(1, min(rounds, rules["rounds"]) + 1):
        if seed_text is None:
            tiles = tiles_to_shuffle(rules, number)
            rng.shuffle(tiles)
            deal = hand_out(tiles, number, rules, players)
        else:
            deal = shuffled_deal(seed_text, number, rules, players)
        current = Round(rules, players, number, first_starter, [0] * players, deal)
        played.append({"deal": deal, "actions": play_round(rng, current)})
    if unfinished:
        actions = played[-1]["actions"]
        played[-1]["actions"] = actions[: rng.randrange(len(actions))]
    return {
        "format": "mtdesk-record",
        "version": 1,
        "rules": dict(rules),
        "players": [{"name": "ABCDEFGHIJ"[seat], "kind": "human"} for seat in range(players)],
        "first_starter": first_starter,
        "seed": seed_text,
        "rounds": played,
    }
