"""What the score pad says: which engine comes next, the state of a game, and problems with an entry."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from mtdesk.i18n import date_text, list_text, moment_text, number_text, people_text
from mtdesk.record.score_pad import (
    Pad,
    PadFault,
    PadProblem,
    engine_pip,
    entry_problem,
    round_problem,
)
from mtdesk.rules.options import EngineRule, Options
from mtdesk.ui.score_pad.entry_row import sum_of
from mtdesk.ui.score_pad.scores import scores_of
from mtdesk.ui.score_pad.store import KeptPad
from mtdesk.ui.scores.notes import all_unsettled, unsettled_text

_MOST_TYPED = 20
"""Letters that are quoted of what was typed."""


def title_from(typed: str) -> str:
    """Return what was typed as a title: files accept only printable characters, and people paste others."""
    return " ".join("".join(one for one in typed if one.isprintable() or one.isspace()).split())


class PadTexts(QObject):
    """Sentences about a pad, in the current language when they are asked for."""

    def name(self, pad: Pad) -> str:
        """Return what people call the pad: its title, otherwise who plays."""
        return pad.title or people_text([player.name for player in pad.players])

    def state(self, pad: Pad) -> str:
        """Return the state of the game."""
        scores = scores_of(pad)
        parts = [self.round_of(pad, pad.played)]
        if pad.is_over:
            parts = [self.tr("finished after %Ln round(s)", "", pad.played)]
        if scores.is_over:
            names = list_text(scores.winning_names)
            parts.append(self.tr("won by {names}", "a finished game").format(names=names))
        return " · ".join(filter(None, (*parts, all_unsettled(scores).rstrip("."))))

    def begun(self, kept: KeptPad) -> str:
        """Return when a pad was begun: only the day if the file is of another one, as after an import."""
        return moment_text(kept.when) if kept.day == kept.when.date() else date_text(kept.day)

    def round_of(self, pad: Pad, index: int) -> str:
        """Return which round it is, of how many."""
        text = self.tr("Round {round} of {total}")
        return text.format(round=number_text(index + 1), total=number_text(pad.options.rounds))

    def engine(self, options: Options, round_: int) -> str:
        """Return the engine of round 1, 2, … (rules.md 3)."""
        pip = engine_pip(options, round_)
        if pip is None:
            return self.tr("Engine: the starting player’s highest double")
        if options.engine is EngineRule.HIGHEST:
            return self.tr("Engine: double {pip} or lower").format(pip=number_text(pip))
        return self.tr("Engine: double {pip}").format(pip=number_text(pip))

    def still_away(self, pad: Pad, index: int) -> str:
        """Return who was away before this round and takes no part in it either; empty if it is finished."""
        if index == 0 or pad.rounds[index].finished:
            return ""
        away = sorted(pad.rounds[index].absent & pad.rounds[index - 1].absent)
        names = list_text([pad.players[player].name for player in away])
        return self.tr("Still away: {names}").format(names=names) if away else ""

    def refusal(self, pad: Pad, index: int, player: int, typed: str) -> str:
        """Return why what was typed for a player cannot be written; empty if it can be by now."""
        try:
            value = sum_of(typed)
        except ValueError:
            text = self.tr("“{text}” is neither a number nor a sum such as 12+7.")
            return text.format(text=typed if len(typed) <= _MOST_TYPED else f"{typed[:_MOST_TYPED]}…")
        problem = None if value is None else entry_problem(pad, index, player, value)
        return "" if problem is None else self.problem(pad, problem)

    def unsettled(self, pad: Pad, index: int, problem: PadProblem) -> str:
        """Return that a corrected round does not count, and why."""
        return f"{unsettled_text(index)} {self.problem(pad, problem)}"

    def lacking(self, pad: Pad, index: int) -> str:
        """Return what keeps a round from being finished, in one sentence; empty if nothing does."""
        problem, round_ = round_problem(pad, index), pad.rounds[index]
        if problem is not None and problem.fault is PadFault.MISSING:
            return self._missing([pad.players[player].name for player in round_.waiting])
        return "" if problem is None else self.problem(pad, problem)

    def _missing(self, names: Sequence[str]) -> str:
        return self.tr("No entry for {name} yet.").format(name=list_text(names))

    def problem(self, pad: Pad, problem: PadProblem) -> str:
        """Return what is wrong with a round, in one sentence."""
        name = pad.players[problem.player].name
        value, most = number_text(problem.value), number_text(problem.most)
        match problem.fault:
            case PadFault.MISSING:
                return self._missing([name])
            case PadFault.NOBODY_OUT:
                return self.tr("Mark who went out, or mark the round as blocked.")
            case PadFault.OUT_IN_BLOCKED:
                return self.tr("No one goes out in a blocked round, but {name} is marked as out.").format(
                    name=name
                )
            case PadFault.SEVERAL_OUT:
                return self.tr(
                    "Under these rules only %Ln player(s) can go out.", "in one round", problem.most
                )
            case PadFault.IMPOSSIBLE:
                text = self.tr("{value} is not possible for {name}: no tiles add up to that.")
                return text.format(name=name, value=value)
            case PadFault.TOO_MUCH:
                text = self.tr("The values add up to {value}, but the tiles are worth {most} at most.")
                return text.format(value=value, most=most)
            case PadFault.TOO_FEW_PLAYERS:
                return self.tr("A round needs at least two players.")
            case _:
                return self._doubt(pad, problem)

    def _doubt(self, pad: Pad, problem: PadProblem) -> str:
        """Return what is possible, but probably a slip."""
        name = pad.players[problem.player].name
        if problem.fault is PadFault.ALSO_OUT:
            return self.tr("Is {name} out as well? If it is right, go on with Enter.").format(name=name)
        if problem.fault is PadFault.ZERO:
            text = self.tr(
                "0 for {name}: if the double blank is left, go on with Enter; if not, press “Out”."
            )
            return text.format(name=name)
        text = self.tr(
            "{value} for {name}? The {count} highest tiles are worth {most} together. "
            "If it is right, go on with Enter."
        )
        value, most = number_text(problem.value), number_text(problem.most)
        return text.format(name=name, value=value, count=number_text(pad.options.hand), most=most)
