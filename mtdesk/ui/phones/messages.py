"""What a phone and the table say to each other, one JSON object a message (protocol.md)."""

from __future__ import annotations

from typing import Annotated

from msgspec import DecodeError, Meta, Struct, json

from mtdesk.record.model import NAME_LENGTH
from mtdesk.rules.moves import Move, Seat
from mtdesk.rules.tiles import Laid, Tile

LONGEST = 4096
"""The most bytes of a message from a phone."""

Key = Annotated[str, Meta(max_length=32)]
Language = Annotated[str, Meta(max_length=16)]


class _FromPhone(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A message from a phone; ``do`` says which."""


class Hello(_FromPhone, frozen=True, tag="hello"):
    """The first message: the key from the address, and the token of the seat that the phone held last."""

    key: Key
    token: Key
    language: Language


class Speak(_FromPhone, frozen=True, tag="speak"):
    """The phone shows another language from now on."""

    language: Language


class Sit(_FromPhone, frozen=True, tag="sit"):
    """Someone takes a free seat, under this name or the seat's own (empty)."""

    seat: Seat
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""


class Leave(_FromPhone, frozen=True, tag="leave"):
    """The player leaves the seat to others."""


class Answer(_FromPhone, frozen=True, tag="answer"):
    """A move, as in the protocol for other programs (bot.md), for the question with this number."""

    question: int
    move: Move


class Decline(_FromPhone, frozen=True, tag="decline"):
    """The player does not want to tap."""

    question: int


class EndTurn(_FromPhone, frozen=True, tag="end-turn"):
    """The player confirms the end of the turn."""

    question: int


class PickUp(_FromPhone, frozen=True, tag="pick-up"):
    """The player has picked up a tile, so others can no longer take back what they did before."""

    question: int


class Undo(_FromPhone, frozen=True, tag="undo"):
    """The player takes back the last decision."""


class Redo(_FromPhone, frozen=True, tag="redo"):
    """The player repeats what they took back last."""


class Hint(_FromPhone, frozen=True, tag="hint"):
    """The player asks for a hint."""

    question: int


class Plan(_FromPhone, frozen=True, tag="plan"):
    """The player asks for the longest train in the hand."""


class GoOn(_FromPhone, frozen=True, tag="go-on"):
    """The player has seen the end of the round, or of the game and wants to play another."""

    again: bool = False


FromPhone = (
    Hello | Speak | Sit | Leave | Answer | Decline | EndTurn | PickUp | Undo | Redo | Hint | Plan | GoOn
)


class _ToPhone(Struct, frozen=True, tag_field="say", omit_defaults=True):
    """A message to a phone; ``say`` says which."""


class Look(Struct, frozen=True):
    """The colour and the figure of a train: an SVG path inside a circle of radius 1."""

    colour: str
    path: str


class Welcome(_ToPhone, frozen=True, tag="welcome"):
    """What does not change: words by name, looks of seats and of Mexican trains, where pips are."""

    language: str
    languages: dict[str, str]
    words: dict[str, str]
    looks: tuple[Look, ...]
    mexican: Look
    pips: tuple[tuple[tuple[float, float], ...], ...]
    """By number, in widths of a tile from the middle of a half."""
    radii: tuple[float, ...]
    inks: tuple[str, ...]
    """The radius and the colour of a pip, by number."""


class Chair(Struct, frozen=True):
    """A seat for phones; ``state`` is ``free``, ``held``, ``mine``, or ``lost``."""

    seat: int
    name: str
    look: int
    """The place of colour and figure among the looks."""
    state: str


class Lobby(_ToPhone, frozen=True, tag="lobby"):
    """The seats, for a phone that plays at none of them."""

    chairs: tuple[Chair, ...]


class Token(_ToPhone, frozen=True, tag="token"):
    """The phone holds a seat from now on: it shows this text when it comes back. Empty: it holds none."""

    token: str


class HandTile(Struct, frozen=True, omit_defaults=True):
    """A tile in hand, and what it is called with the trains on which it can be played."""

    tile: Tile
    name: str
    value: int
    """What it counts in the hand."""
    told: str = ""
    """What is said when it is picked up although it cannot be played."""


class TrainEnd(Struct, frozen=True):
    """An end on the table; ``seat`` is None for a Mexican train."""

    end: str
    pip: int | None
    seat: int | None
    name: str


class PlayerLine(Struct, frozen=True, omit_defaults=True):
    """A player as all may see them."""

    name: str
    look: int
    tiles: int
    points: str
    spoken: str
    place: str = ""
    turn: bool = False
    open: bool = False
    """Whether others may play on their train."""
    away: str = ""
    """Why they do not play themselves now, in a word or two."""


class Question(Struct, frozen=True, omit_defaults=True):
    """What the player is asked; answers name its number."""

    id: int
    moves: tuple[Move, ...]
    may_decline: bool = False
    may_end: bool = False


class Table(_ToPhone, frozen=True, tag="table"):
    """Everything that the seat may know now and needs to play."""

    seat: int
    title: str
    said: str
    """What is to be done, as the status line of the table says it."""
    hand: tuple[HandTile, ...]
    ends: tuple[TrainEnd, ...]
    players: tuple[PlayerLine, ...]
    boneyard: str
    news: str
    """What the others have done since this player's last turn."""
    chain: bool = False
    """Whether the player is in a first turn of several tiles."""
    may_undo: bool = False
    may_redo: bool = False
    over: str = ""
    """How the round ended, and points and place, if it is over."""
    may_go_on: bool = False
    """Whether something comes after that."""
    may_play_again: bool = False
    question: Question | None = None


class Said(_ToPhone, frozen=True, tag="said"):
    """A sentence for the player now: why a move is refused, or a hint and the move it advises."""

    text: str
    move: Move | None = None


class Train(_ToPhone, frozen=True, tag="train"):
    """The longest train in the hand, in the order of play."""

    tiles: tuple[Laid, ...]
    text: str


class Bye(_ToPhone, frozen=True, tag="bye"):
    """The last message: why the phone is no longer wanted here."""

    text: str


ToPhone = Welcome | Lobby | Token | Table | Said | Train | Bye

_decoder = json.Decoder(FromPhone)
encode = json.Encoder().encode


class BadMessage(Exception):  # noqa: N818 -- it says what it is about
    """A message that no phone of ours sends."""


def decode(data: bytes | str) -> FromPhone:
    """Return a message from a phone; raises BadMessage."""
    try:
        message: FromPhone = _decoder.decode(data)
    except (DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise BadMessage(type(error).__name__) from None
    return message
