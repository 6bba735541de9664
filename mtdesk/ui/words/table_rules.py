"""The rules of a game, chosen or in progress, to be put into words."""

from __future__ import annotations

from datetime import date

from mtdesk.game_choice import options_of
from mtdesk.record.model import Setup
from mtdesk.rules.options import MAX_PLAYERS, MIN_PLAYERS, can_play
from mtdesk.rules.presets import CUSTOM, options_for
from mtdesk.settings import GameChoice
from mtdesk.ui.words.daily import daily_name
from mtdesk.ui.words.presets import preset_name, rules_name
from mtdesk.ui.words.rules.document import TableRules


def table_rules(choice: GameChoice) -> TableRules:
    """Return the rules of a game as chosen; for any number of players, if none have been chosen yet.

    Raises OptionError like `options_of`.
    """
    name = choice.rule_set or preset_name(CUSTOM if choice.changes else choice.preset)
    if choice.players:
        return TableRules(options_of(choice), name, len(choice.players))
    by_players = {
        players: options_for(choice.preset, players, choice.changes)
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
    }
    hands = {players: options.hand for players, options in by_players.items() if can_play(options, players)}
    return TableRules(by_players[MIN_PLAYERS], name, None, hands)


def rules_of(setup: Setup) -> TableRules:
    """Return the rules of a game in progress."""
    return TableRules(setup.options, rules_name(setup), len(setup.players), is_daily=bool(daily_name(setup)))


def daily_rules(day: date) -> TableRules:
    """Return the rules of the deal of a day."""
    from mtdesk.record.daily_deal import PLAYERS, PRESET, daily_deal

    return TableRules(daily_deal(day).options, preset_name(PRESET), PLAYERS, is_daily=True)
