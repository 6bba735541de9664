"""How a round ends, and its scores (rules.md 5, 6)."""

from __future__ import annotations

from collections.abc import Iterator

from mtdesk.rules.options import DeadDouble, FirstTurnOut, HandValue, Options, OutOnDouble, Scoring
from mtdesk.ui.words.rules.document import (
    Clause,
    ClauseId,
    RulesText,
    Section,
    SectionId,
    TableRules,
    item,
    lead,
)
from mtdesk.ui.words.rules.turns import has_chain


def end(rules: TableRules) -> Section:
    """Return the end of a round: the last tile, and rounds in which no one can play it."""
    return Section(SectionId.END, RulesText.tr("End of a round"), tuple(_end(rules.options)))


def _end(options: Options) -> Iterator[Clause]:
    ends = options.out_on_double is OutOnDouble.ENDS
    out = RulesText.tr("A player who plays their last tile goes out, and the round ends at once.")
    even = [RulesText.tr("This holds even if that tile is a double.")] if ends else []
    yield lead(ClauseId.OUT, out, *even)
    if not ends:
        yield item(ClauseId.LAST_DOUBLE, *_last_double(options))
    if has_chain(options) and (chain := list(_chain_out(options, ends))):
        yield item(ClauseId.CHAIN_OUT, *chain)
    yield item(
        ClauseId.BLOCKED,
        RulesText.tr(
            "The round also ends if it is blocked, that is, if the boneyard is empty and all players have "
            "passed in turn with no tile played and no marker placed in between."
        ),
    )


def _last_double(options: Options) -> Iterator[str]:
    if options.out_on_double is OutOnDouble.OTHERS_COVER:
        yield RulesText.tr(
            "But if that tile is a double, it is covered first. The next player clockwise who has a tile "
            "with its number must play one on it, whatever the other rules say. Then, or if no one has one, "
            "the round ends."
        )
        return
    yield RulesText.tr(
        "But if that tile is a double, the player is not out yet. They draw a tile, and play it if it fits. "
        "Otherwise they pass, and the round goes on."
    )
    yield RulesText.tr("But they do go out if they cannot draw.")
    if options.dead_double is DeadDouble.RELEASED:
        yield RulesText.tr("They also go out if all tiles with the double’s number are on the table.")


def _chain_out(options: Options, ends: bool) -> Iterator[str]:
    """Yield what differs if the last tile is played in a first turn."""
    if options.first_turn_out is FirstTurnOut.LAP:
        yield RulesText.tr(
            "But if someone goes out in their first turn, everyone else still gets theirs before the round "
            "ends."
        )
        if not ends:
            yield RulesText.tr("A double need not be covered then.")
    elif not ends:
        yield RulesText.tr(
            "But if someone goes out in their first turn, the round ends at once, even if their last tile is "
            "a double."
        )


def scores(rules: TableRules) -> Section:
    """Return what tiles count, and who wins."""
    return Section(SectionId.SCORES, RulesText.tr("Scores"), tuple(_scores(rules.options)))


def _scores(options: Options) -> Iterator[Clause]:
    yield lead(ClauseId.HAND_VALUE, _hand_value(options))
    yield item(ClauseId.DOUBLE_BLANK, _double_blank(options))
    if options.scoring is Scoring.PENALTY:
        yield item(
            ClauseId.SCORING,
            RulesText.tr("At the end of each round, add the value of your remaining tiles to your total."),
        )
    else:
        yield item(
            ClauseId.SCORING,
            RulesText.tr(
                "If you have no tiles left at the end of a round, you score the value of all other hands. In "
                "a blocked round, the player whose hand is worth least scores the value of all the others."
            ),
            RulesText.tr(
                "If there are several such players, they share the value of the other hands equally, in "
                "fractions if necessary."
            ),
        )
    yield item(ClauseId.WINNER, RulesText.tr("Players with equal totals share a place."))


def _double_blank(options: Options) -> str:
    if options.hand_value is HandValue.TILES:
        return RulesText.tr("The double blank also counts 1 point.")
    if options.double_blank is not None:
        return RulesText.tr("The double blank counts %n point(s).", "", options.double_blank)
    if options.hand_value is HandValue.DOUBLES_50:
        return RulesText.tr("The double blank counts 50 points, like any other double.")
    return RulesText.tr("The double blank has no pips, so it counts 0 points.")


def _hand_value(options: Options) -> str:
    match options.hand_value:
        case HandValue.PIPS:
            return RulesText.tr("Each tile left in your hand counts 1 point per pip.")
        case HandValue.TILES:
            return RulesText.tr("Each tile left in your hand counts 1 point.")
        case HandValue.DOUBLES_50:
            return RulesText.tr(
                "Each double left in your hand counts 50 points. On other tiles, a blank half counts 25 and "
                "any other half 1 point per pip."
            )
