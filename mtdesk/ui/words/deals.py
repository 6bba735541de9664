"""Shared deals in words: what a code contains, and what is wrong with one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from fractions import Fraction
from itertools import count

from mtdesk.i18n import Context, date_text, month_day_text, number_text, points_text
from mtdesk.record.deal_code import CodeFault, DealCodeError, SharedDeal
from mtdesk.record.deal_result import DealResult, DealResultError, PlayerResult, ResultFault, result_lines
from mtdesk.rules.presets import CUSTOM, PRESETS, differences, options_for
from mtdesk.rules.score import best_total
from mtdesk.ui.words.levels import level_name
from mtdesk.ui.words.name_giver import is_numbered
from mtdesk.ui.words.options import option_name, option_value
from mtdesk.ui.words.presets import preset_name

DealTexts = Context("DealTexts")

_HELPED_IN_LANGUAGES = (
    "With help: a computer made some of the moves.",
    "Mit Hilfe: Einige Züge hat ein Computer gemacht.",
    "Met hulp: sommige zetten heeft een computer gedaan.",
    "Segítséggel: néhány lépést gép tett meg.",
)
"""``helped_text`` in all of our languages."""

_FAULTS: Mapping[CodeFault, str] = {
    CodeFault.LETTER: DealTexts.noop("Codes do not contain “{letter}”."),
    CodeFault.INCOMPLETE: DealTexts.noop("The code is not complete yet."),
    CodeFault.TYPO: DealTexts.noop(
        "This code contains a typing mistake. Compare characters that look alike, such as 8 and B, or "
        "5 and S."
    ),
    CodeFault.NEWER: DealTexts.noop("This code is from a newer version of mtdesk."),
}

_RESULT_FAULTS: Mapping[ResultFault, str] = {
    ResultFault.NO_RESULT: DealTexts.noop(
        "There is no result in the clipboard: copy the whole message first."
    ),
    ResultFault.NO_CODE: DealTexts.noop(
        "The deal code of this result is missing or damaged: copy the whole message."
    ),
    ResultFault.DAMAGED: DealTexts.noop("This result is incomplete or has been changed."),
}


def code_fault_text(error: DealCodeError) -> str:
    """Return what is wrong with a code."""
    if error.letter == "U":
        return DealTexts.said("Codes do not contain “{letter}”; it may be a “V”.", letter=error.letter)
    return DealTexts.said(_FAULTS[error.fault], letter=error.letter)


def ask_for_code_text() -> str:
    """Return what to do while there is no code yet."""
    return DealTexts.tr("Paste or type a deal code above.")


def deal_text(deal: SharedDeal) -> str:
    """Return the rules of a deal, how many play and for how long; a line for each thing."""
    values = deal.options.values()
    lines = [
        DealTexts.tr("%n player(s)", "", deal.players),
        option_value("rounds", values["rounds"]),
        option_value("set", values["set"]),
        DealTexts.tr("%n tile(s) each", "", deal.options.hand),
    ]
    preset = deal.preset if deal.preset != CUSTOM else _nearest(deal)
    usual = options_for(preset, deal.players, {"rounds": deal.options.rounds})
    if usual == deal.options:
        return "\n".join([preset_name(preset), *lines])
    lines.append(DealTexts.tr("“{preset}” with these changes:").format(preset=preset_name(preset)))
    line = DealTexts.tr("{option}: {value}")
    lines += [
        line.format(option=option_name(name), value=option_value(name, values[name]))
        for name, value in usual.values().items()
        if values[name] != value and name not in ("set", "hand")
    ]
    return "\n".join(lines)


def rules_line(deal: SharedDeal) -> str:
    """Return the rules and the length of a deal, in a line."""
    preset = deal.preset if deal.preset != CUSTOM else _nearest(deal)
    usual = options_for(preset, deal.players, {"rounds": deal.options.rounds})
    name = preset_name(preset if usual == deal.options else CUSTOM)
    rounds = option_value("rounds", deal.options.values()["rounds"])
    return f"{name} · {DealTexts.tr('%n player(s)', '', deal.players)} · {rounds}"


def daily_title(day: date, *, with_year: bool = False) -> str:
    """Return what the deal of a day is called."""
    name = date_text(day) if with_year else month_day_text(day)
    return DealTexts.tr("Deal of the day · {date}").format(date=name)


def undated_daily_title() -> str:
    """Return what the deal of a day is called beside its date."""
    return DealTexts.tr("Deal of the day")


def daily_about(*, is_today: bool) -> str:
    """Return what the deal of a day that has not been played is, and what playing it brings."""
    if is_today:
        about = DealTexts.tr("Everyone plays with the same tiles today.")
    else:
        about = DealTexts.tr("You can still play this deal, but it no longer adds to your days in a row.")
    counts = DealTexts.tr("Your first try counts; using “Play for me” in it will be noted.")
    return f"{about} {counts}"


def daily_aim_text() -> str:
    """Return against whom the deal of a day is played, and what wins."""
    return DealTexts.tr("Against two computers of medium strength · the lowest total wins")


def next_deal_text() -> str:
    """Return when there is something new to play."""
    return DealTexts.tr("The next deal comes tomorrow.")


def progress_text(round_: int, rounds: int, total: Fraction) -> str:
    """Return how far a game has got."""
    return DealTexts.tr("Round {round} of {rounds} · total so far: {points}").format(
        round=number_text(round_), rounds=number_text(rounds), points=points_text(total)
    )


def round_text(round_: int, rounds: int) -> str:
    """Return how far a game has got, in a list."""
    return DealTexts.tr("round {round} of {rounds}").format(
        round=number_text(round_), rounds=number_text(rounds)
    )


def verdict_text(deal: SharedDeal, total: Fraction, mark: Fraction | None) -> str:
    """Return how the deal of a day went, against the expert if the mark to beat is known."""
    if mark is None:
        return DealTexts.tr("Your total: {points}").format(points=points_text(total))
    apart = round(abs(total - mark))
    if total == mark == 0:
        text = DealTexts.tr("Perfect, like the expert: {own}")
    elif total == mark:
        text = DealTexts.tr("Level with the expert: {own} to {mark}")
    elif total == best_total(deal.options, [total, mark]):
        text = DealTexts.tr("%Ln point(s) better than the expert: {own} to {mark}", "", apart)
    else:
        text = DealTexts.tr("%Ln point(s) behind the expert: {own} to {mark}", "", apart)
    return text.format(own=points_text(total), mark=points_text(mark))


def apart_text(deal: SharedDeal, total: Fraction, mark: Fraction) -> str:
    """Return in a word or two how the deal of a day went against the expert: ``"62 behind"``."""
    apart = round(abs(total - mark))
    if total == mark == 0:
        return DealTexts.tr("perfect", "0 points, like the expert")
    if total == mark:
        return DealTexts.tr("level", "with the expert")
    if total == best_total(deal.options, [total, mark]):
        return DealTexts.tr("%Ln better", "points between a player and the expert", apart)
    return DealTexts.tr("%Ln behind", "points between a player and the expert", apart)


def with_remarks(text: str, number: int, *, helped: bool) -> str:
    """Return how a deal went with what is to be known about that: which try it was, and whether alone."""
    remarks = [try_text(number)] if number > 1 else []
    remarks += [with_help_text()] if helped else []
    return " · ".join((text, *remarks))


def with_help_text() -> str:
    """Return the remark that a computer made some of a person's moves."""
    return DealTexts.tr("with help", "a computer made some of the moves")


def try_text(number: int) -> str:
    """Return which try of a deal a game was: ``"Try 2"``."""
    return DealTexts.tr("Try {number}", "at a deal").format(number=number_text(number))


def no_contest_text() -> str:
    """Return the sentence that a result with help is not compared."""
    return DealTexts.tr("Results with help do not compete.")


def helped_text() -> str:
    """Return the sentence that a computer made some of a person's moves."""
    return DealTexts.tr("With help: a computer made some of the moves.")


def tells_help(text: str) -> bool:
    """Return whether a text says so of a result, in one of our languages."""
    return any(sentence in text for sentence in _HELPED_IN_LANGUAGES)


def result_text(
    result: DealResult, day: date | None, number: int, *, helped: bool, mark: Fraction | None = None
) -> str:
    """Return a result as it is sent to others: lines that this program can read, and lines for people.

    ``day`` is that whose deal it is, if any, and ``mark`` its mark to beat, which is not for results with
    help; ``number``: which try it was.
    """
    rules = rules_line(result.deal) if day is None else daily_title(day)
    heading = DealTexts.tr("My result in Mexican Train ({rules}):").format(rules=rules)
    notes = [try_text(number)] if number > 1 else []
    notes += [helped_text()] if helped else []
    if mark is not None and not helped:
        notes.append(verdict_text(result.deal, result.people[0].total, mark))
    heading = "\n".join((heading, *notes))
    players = tuple(
        replace(player, level=player.level and level_name(player.level)) for player in result.players
    )
    return f"{heading}\n{result_lines(replace(result, players=players))}"


def named(result: DealResult, name: str) -> DealResult:
    """Return a result in which its only person, if called by a number, has this name, unless it is empty."""
    if not name or len(result.people) != 1 or not is_numbered(result.people[0].name):
        return result
    (person,) = result.people
    players = [replace(player, name=name) if player is person else player for player in result.players]
    return replace(result, players=tuple(players))


def guest_names(names: Sequence[str]) -> list[str]:
    """Return names by which people can be told apart who sent results: guests have none of their own."""
    guests, repeated = count(1), Counter[str]()
    told = []
    for name in names:
        if is_numbered(name):
            told.append(DealTexts.tr("Guest {number}").format(number=number_text(next(guests))))
            continue
        repeated[name] += 1
        number = repeated[name]
        told.append(f"{name} ({number_text(number)})" if number > 1 else name)
    return told


def comparison_text(deal: SharedDeal, total: Fraction, name: str, other: Fraction) -> str:
    """Return how far the player is from another person."""
    apart = round(abs(total - other))
    if total == other:
        text = DealTexts.tr("You and {name} are level")
    elif total == best_total(deal.options, [total, other]):
        text = DealTexts.tr("You are %Ln point(s) ahead of {name}", "", apart)
    else:
        text = DealTexts.tr("{name} is %Ln point(s) ahead of you", "", apart)
    return text.format(name=name)


def result_fault_text(error: DealResultError) -> str:
    """Return why a text is not a result."""
    return DealTexts.tr(_RESULT_FAULTS[error.fault])


def other_deal_text() -> str:
    """Return the sentence that a result is for another deal."""
    return DealTexts.tr("This result is for another deal.")


def mark_text(total: Fraction) -> str:
    """Return the mark to beat as a sentence, for players who have no points yet."""
    if total == 0:
        text = DealTexts.tr("To equal: the expert’s total of {points}, the best possible")
    else:
        text = DealTexts.tr("To beat: the expert’s total of {points}")
    return text.format(points=points_text(total))


def expert_text(points: Fraction) -> str:
    """Return how many points the expert has."""
    return DealTexts.tr("Expert: {points}").format(points=points_text(points))


def expert_round_text(points: Fraction) -> str:
    """Return how many points the expert had in the round that is over."""
    return DealTexts.tr("The expert’s points in this round: {points}").format(points=points_text(points))


def marked_text(*, is_on_time: bool) -> str:
    """Return what it means for the deal of a day that a computer makes a move for its player.

    ``is_on_time``: it was begun on the day itself.
    """
    if not is_on_time:
        return DealTexts.tr("This deal is now marked “with help”.")
    return DealTexts.tr("This day is now marked “with help”, and such days do not count as days in a row.")


def played_text() -> str:
    """Return the remark that a deal has been played already."""
    return DealTexts.tr("already played")


def idle_try_text(number: int) -> str:
    """Return which try is being played, which is not the first: it does not count."""
    return DealTexts.tr("{try_} · does not count").format(try_=try_text(number))


def whole_place_text(result: DealResult, player: PlayerResult) -> str:
    """Return the place of a player among all at the table."""
    place, count = result.place(player), len(result.players)
    return DealTexts.tr("{place} of {count}", "a place").format(
        place=number_text(place), count=number_text(count)
    )


def _nearest(deal: SharedDeal) -> str:
    """Return the preset from which the rules of a deal differ in the fewest options."""
    values = deal.options.values()
    return min(
        PRESETS, key=lambda preset: len(differences(options_for(preset, deal.players).values(), values))
    )
