"""What phones show: words, sentences and looks, made from a view of one seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QPainterPath

from mtdesk.control.match import Match
from mtdesk.i18n import LANGUAGES, Context, Labels, number_text, points_text, tile_text
from mtdesk.rules.moves import Penalty, Play, Tap
from mtdesk.rules.score import tile_value
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board, Over, Phase, View, own_train, owner_of, train_of
from mtdesk.table.art.emblems import emblem_path
from mtdesk.table.art.tiles import pip_places, pip_radius
from mtdesk.table.look import current_look
from mtdesk.table.theme import MAX_PIPS, MEXICAN_STRIPES, PIP_COLOURS, SEAT_LOOKS, Emblem
from mtdesk.ui.phones import messages as m
from mtdesk.ui.phones.phone import PhoneSeat
from mtdesk.ui.words.results import gained_text, place_text, result_text, round_end_text
from mtdesk.ui.words.table import TableTexts

PhoneTexts = Context("PhoneTexts")

_WORDS = {
    "who": PhoneTexts.noop("Take a free seat"),
    "name": PhoneTexts.noop("Your name, if not listed below"),
    "free": PhoneTexts.noop("{name}’s seat is free"),
    "held": PhoneTexts.noop("Taken by {name}"),
    "lost": PhoneTexts.noop("Take your seat back: {name}"),
    "waiting": PhoneTexts.noop("You are {name}. The game begins when everyone has joined."),
    "none": PhoneTexts.noop("No seat is free. More seats can be offered at the screen."),
    "ends": PhoneTexts.noop("Where?"),
    "open": PhoneTexts.noop("open"),
    "draw": PhoneTexts.noop("Draw"),
    "stop": PhoneTexts.noop("End the chain"),
    "tap": PhoneTexts.noop("Tap the table"),
    "undo": PhoneTexts.noop("Undo"),
    "redo": PhoneTexts.noop("Redo"),
    "hint": PhoneTexts.noop("Hint"),
    "go-on": PhoneTexts.noop("Continue"),
    "again": PhoneTexts.noop("Play again"),
    "next": PhoneTexts.noop("The next round has begun. Continue when you have read this."),
    "sorting": PhoneTexts.noop("Sort"),
    "train": PhoneTexts.noop("Longest train"),
    "moving": PhoneTexts.noop("Move the tile"),
    "left": PhoneTexts.noop("Move left"),
    "right": PhoneTexts.noop("Move right"),
    "leave": PhoneTexts.noop("Leave the seat"),
    "leaving": PhoneTexts.noop("Leave the seat to others?"),
    "stay": PhoneTexts.noop("Stay"),
    "unreachable": PhoneTexts.noop("No connection to the table. Trying again…"),
}
"""By the names under which the page knows them."""

_LABELS = {
    "hand": Labels.noop("Your tiles"),
    "players": Labels.noop("Players"),
    "pass": Labels.noop("Pass"),
    "no-tap": Labels.noop("Do not tap"),
    "end-turn": Labels.noop("End turn"),
    "play-train": Labels.noop("Play the whole train"),
    "number": Labels.noop("Number"),
    "value": Labels.noop("Value"),
    "fork": Labels.noop("Fork: two branches"),
    "straight": Labels.noop("No fork: one line"),
    "shows": Labels.noop("The end shows {number}"),
    "language": Labels.noop("Language"),
    "here": Labels.noop("Play here"),
}
"""Words that stand elsewhere in the program, too."""

_FAREWELLS = {
    "stranger": PhoneTexts.noop("This code is no longer valid. Scan the one on the screen."),
    "thrown-out": PhoneTexts.noop("This seat was freed at the screen. Scan the new code to come back."),
    "not-on-phone": PhoneTexts.noop("Your seat is no longer played on a phone."),
    "elsewhere": PhoneTexts.noop("You are now playing on another phone or page."),
    "over": PhoneTexts.noop("This game no longer uses phones."),
    "taken": PhoneTexts.noop("Someone else has just taken this seat. Take another one."),
}


def farewell(reason: str) -> str:
    """Return why a phone is not wanted, or not at a seat."""
    return PhoneTexts.tr(_FAREWELLS[reason])


def train_text(count: int) -> str:
    """Return how long the longest train in a hand is."""
    if not count:
        return PhoneTexts.tr("None of your tiles fits the start of your train.")
    return PhoneTexts.tr("The longest train has %n tile(s).", "", count)


def welcome(language: str) -> m.Welcome:
    """Return what a phone needs to show anything."""
    numbers = range(MAX_PIPS + 1)
    return m.Welcome(
        language=language,
        languages=dict(LANGUAGES),
        words={name: PhoneTexts.tr(text) for name, text in _WORDS.items()}
        | {name: Labels.tr(text) for name, text in _LABELS.items()},
        looks=tuple(m.Look(look.colour, _svg(emblem_path(look.emblem))) for look in SEAT_LOOKS),
        mexican=m.Look(MEXICAN_STRIPES[0], _svg(emblem_path(Emblem.SOMBRERO))),
        pips=tuple(tuple((round(x, 3), round(y, 3)) for x, y in pip_places(number)) for number in numbers),
        radii=tuple(map(pip_radius, numbers)),
        inks=tuple(PIP_COLOURS),
    )


def _svg(path: QPainterPath) -> str:
    """Return a path in the letters of SVG."""
    kinds = QPainterPath.ElementType
    letters = {kinds.MoveToElement: "M", kinds.LineToElement: "L", kinds.CurveToElement: "C"}
    elements = map(path.elementAt, range(path.elementCount()))
    return "".join(f"{letters.get(at.type, ' ')}{at.x:.3f} {at.y:.3f}" for at in elements)


def table(
    seat: PhoneSeat,
    view: View,
    texts: TableTexts,
    match: Match | None,
    *,
    may_play_again: bool,
    absent: Mapping[int, str],
    awaited: PhoneSeat | None,
) -> m.Table:
    """Return what the player at this seat may see, from the view of the seat alone."""
    board, question = view.board, seat.question
    tapper, undoer = (None, None) if match is None else (match.tapper, match.executor.repeater)
    return m.Table(
        seat=seat.seat,
        title=_title(board),
        said=_said(view, texts, question, awaited, tapper),
        hand=tuple(_hand_tile(tile, board, texts, question) for tile in view.hand),
        ends=tuple(
            m.TrainEnd(end, board.ends[end], owner_of(end), texts.end(board, end))
            for end in sorted(board.ends, key=lambda end: (train_of(end) != own_train(seat.seat), end))
        ),
        players=_players(board, texts, absent),
        boneyard=texts.boneyard(board.boneyard),
        news="" if board.over else _news(board, seat.seat, texts, undoer),
        chain=board.phase is Phase.CHAIN and board.turn == seat.seat,
        may_undo=match is not None and match.may_undo(seat.seat),
        may_redo=match is not None and match.may_redo(seat.seat),
        over=_over(board, seat.seat, texts.seats.names) if board.over else "",
        may_go_on=match is not None and match.is_running and board.over is not None,
        may_play_again=may_play_again,
        question=question,
    )


def _title(board: Board) -> str:
    played = Labels.tr("Round {round} of {rounds}").format(
        round=number_text(board.round), rounds=number_text(board.options.rounds)
    )
    engine = Labels.tr("engine {tile}").format(tile=tile_text(board.engine))
    return f"{played} · {engine}"


def _news(board: Board, seat: int, texts: TableTexts, undoer: int | None) -> str:
    own = [entry for entry in board.log if entry.player == seat]
    tapped = _TAPPED.get(type(own[-1]), "") if own else ""
    recap = f"{PhoneTexts.tr(tapped) if tapped else ''} {texts.recap.since_turn_of(seat, board)}".strip()
    if undoer is None or undoer == seat:
        return recap
    undone = PhoneTexts.tr("{name} has undone a move.").format(name=texts.seats.names[undoer])
    return f"{undone} {recap}".rstrip()


_TAPPED: Mapping[type, str] = {
    Tap: PhoneTexts.noop("Your tap counts."),
    Penalty: PhoneTexts.noop("You did not tap in time."),
}
"""What has come of a tap, by the last entry of a player."""


def _said(
    view: View,
    texts: TableTexts,
    question: m.Question | None,
    awaited: PhoneSeat | None,
    tapper: int | None,
) -> str:
    board = view.board
    if board.over is not None and board.round == board.options.rounds:
        names = [texts.seats.names[seat] for seat in board.leaders]
        return result_text(names, board.totals[board.leaders[0]], you=board.leaders == [view.seat])
    if board.over is not None:
        return texts.status.line(view)
    if tapper not in (None, view.seat):
        return PhoneTexts.tr("Waiting for {name}, who may tap now.").format(name=texts.seats.names[tapper])
    if awaited is not None and awaited.is_away:
        waiting = _MISSING if awaited.is_missing else _AWAY
        return PhoneTexts.tr(waiting).format(name=texts.seats.names[awaited.seat])
    if question is None or view.seat is None:
        return texts.status.line(view)
    if question.may_decline:
        return texts.status.tap_offered(view.seat)
    if question.may_end:
        return texts.status.turn_to_end(view.seat, may_tap=bool(question.moves))
    return texts.status.line(view, question.moves)


_MISSING = PhoneTexts.noop("{name} has not joined yet. Someone can play for them at the screen.")
_AWAY = PhoneTexts.noop("{name}’s phone is away. Someone can play at the screen meanwhile.")


def _hand_tile(tile: Tile, board: Board, texts: TableTexts, question: m.Question | None) -> m.HandTile:
    ends = _fits(tile, question)
    told = "" if ends or question is None else texts.where_to_play(tile, ())
    return m.HandTile(tile, texts.tile(tile, ends), tile_value(board.options, tile), told)


def _fits(tile: Tile, question: m.Question | None) -> Sequence[str]:
    moves = () if question is None else question.moves
    return [move.end for move in moves if isinstance(move, Play) and move.tile == tile]


def _over(board: Board, seat: int, names: Sequence[str]) -> str:
    """Return how a round ended, and the player's own points and place."""
    out = [at for at, count in enumerate(board.hands) if not count] if board.over is Over.OUT else []
    end = round_end_text([names[at] for at in out], you=out == [seat])
    gained = "" if board.points is None else gained_text(board.points[seat])
    words = PhoneTexts.tr("Your points: {gained}. Your total: {total}. Your place: {place}")
    told = words.format(
        gained=gained or points_text(0),
        total=points_text(board.totals[seat]),
        place=place_text(board.places()[seat]),
    )
    return f"{end}\n{told}"


def absence(seat: PhoneSeat) -> str:
    """Return why the player of a seat does not play themselves, in a word or two."""
    if seat.is_lost:
        return PhoneTexts.tr("a computer plays")
    return Labels.tr("no one yet") if seat.is_missing else Labels.tr("away")


def _players(board: Board, texts: TableTexts, absent: Mapping[int, str]) -> tuple[m.PlayerLine, ...]:
    looks = current_look().seats
    places = board.places() if any(board.totals) else ()
    return tuple(
        m.PlayerLine(
            name=name,
            look=looks[at],
            tiles=board.hands[at],
            points=_points(board, at),
            spoken=texts.player(board, at, thinking=False),
            place=place_text(places[at]) if places else "",
            turn=board.turn == at and board.over is None,
            open=own_train(at) in board.markers,
            away=absent.get(at, ""),
        )
        for at, name in enumerate(texts.seats.names)
    )


def _points(board: Board, seat: int) -> str:
    """Return a player's total, after a round with its points."""
    gained = "" if board.points is None else gained_text(board.points[seat])
    return f"{points_text(board.totals[seat])} ({gained})" if gained else points_text(board.totals[seat])
