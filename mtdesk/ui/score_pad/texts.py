"""What the score pad says: which engine comes next, the state of a game, and what looks odd in a round."""

from __future__ import annotations

from mtdesk.i18n import Context, date_text, list_text, moment_text, number_text, people_text, tile_text
from mtdesk.record.score_pad import MOST_POINTS, TITLE_LENGTH, Oddity, Pad, Remark, engine_pip, remarks
from mtdesk.rules.options import EngineRule
from mtdesk.ui.score_pad.model import scores_of
from mtdesk.ui.score_pad.store import KeptPad

PadTexts = Context("PadTexts")

_MOST_QUOTED = 20
"""Letters that are quoted of what was typed."""


def title_from(typed: str) -> str:
    """Return what was typed as a title: files accept only printable characters, and not too many."""
    printable = "".join(one for one in typed if one.isprintable() or one.isspace())
    return " ".join(printable.split())[:TITLE_LENGTH].rstrip()


def pad_name(pad: Pad) -> str:
    """Return what people call the pad: its title, otherwise who plays."""
    return pad.title or people_text([player.name for player in pad.players])


def pad_state(pad: Pad) -> str:
    """Return in which round a game is, or that it is over and who has won."""
    if not pad.is_over:
        return round_of(pad, pad.last)
    names = list_text(scores_of(pad).winning_names)
    return " · ".join(
        (
            PadTexts.tr("finished after %Ln round(s)", "", pad.played),
            PadTexts.tr("won by {names}", "a finished game").format(names=names),
        )
    )


def begun_text(kept: KeptPad) -> str:
    """Return when a pad was begun: only the day if the file is of another one, as after an import."""
    return moment_text(kept.when) if kept.day == kept.when.date() else date_text(kept.day)


def round_of(pad: Pad, index: int) -> str:
    """Return which round it is, of how many."""
    text = PadTexts.tr("Round {round} of {total}")
    return text.format(round=number_text(index + 1), total=number_text(pad.planned))


def engine_text(pad: Pad, index: int) -> str:
    """Return the engine of a round (rules.md 3)."""
    pip = engine_pip(pad, index)
    if pip is None:
        return PadTexts.tr("Engine: the starting player’s highest double")
    if pad.options.engine is EngineRule.HIGHEST:
        return PadTexts.tr("Engine: double {pip} or lower").format(pip=number_text(pip))
    return PadTexts.tr("Engine: double {pip}").format(pip=number_text(pip))


def not_a_number(typed: str) -> str:
    """Return that what was typed cannot be written."""
    quoted = typed if len(typed) <= _MOST_QUOTED else f"{typed[:_MOST_QUOTED]}…"
    text = PadTexts.tr("“{text}” is neither a number up to {most} nor a sum such as 12+7.")
    return text.format(text=quoted, most=number_text(MOST_POINTS))


def remarks_text(pad: Pad, index: int) -> str:
    """Return what looks odd in a round; empty if nothing does."""
    return " ".join(_remark(pad, remark) for remark in remarks(pad, index))


def _remark(pad: Pad, remark: Remark) -> str:
    name, value = pad.players[remark.player].name, number_text(remark.value)
    match remark.oddity:
        case Oddity.NOBODY_OUT:
            return PadTexts.tr("No one is out, and the round is not blocked.")
        case Oddity.SEVERAL_OUT:
            return PadTexts.tr(
                "Under these rules only %Ln player(s) can go out.", "in one round", remark.value
            )
        case Oddity.NOT_LOWEST:
            text = PadTexts.tr("{name} is out with {value}, but others have less.")
        case Oddity.ZERO:
            text = PadTexts.tr("{name} has 0, but is not marked as out.")
        case Oddity.IMPOSSIBLE:
            text = PadTexts.tr("No tiles add up to {value}, the entry of {name}.")
        case Oddity.UNLIKELY:
            text = PadTexts.tr("{value}, the entry of {name}, is more than a whole hand is worth.")
        case Oddity.TWICE:
            assert remark.tile is not None
            return PadTexts.tr("{tile} is in two places.").format(tile=tile_text(remark.tile))
        case Oddity.MISSING:
            text = PadTexts.tr("{name} has no entry in this round.")
    return text.format(name=name, value=value)
