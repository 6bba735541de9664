"""What players search rules for: the words by which they know each clause, and the options on it."""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.ui.words.options.entry import OptionKeywords
from mtdesk.ui.words.rules.document import ClauseId

Subject = tuple[ClauseId, str]
"""A clause, and the option or other subject that is meant of what it says; empty: all of it."""

TOLD_BY: Mapping[str, ClauseId] = {
    "set": ClauseId.SET,
    "hand": ClauseId.DEAL,
    "rounds": ClauseId.AIM,
    "engine": ClauseId.STATION,
    "opener_plays": ClauseId.OPENER,
    "first_turn": ClauseId.CHAIN,
    "first_turn_draw": ClauseId.CHAIN_STUCK,
    "first_turn_double": ClauseId.CHAIN_DOUBLES,
    "first_turn_out": ClauseId.CHAIN_OUT,
    "mexican_trains": ClauseId.MEXICAN,
    "own_start": ClauseId.OWN_TRAIN,
    "mexican_open": ClauseId.MEXICAN,
    "own_first": ClauseId.OWN_FIRST,
    "draws": ClauseId.DRAW,
    "marker_off": ClauseId.MARKER_OFF,
    "marker_if_forced": ClauseId.MARKER_ON,
    "follow_up": ClauseId.FOLLOW_UP,
    "doubles_per_turn": ClauseId.DOUBLES_LIMIT,
    "second_double_needs_cover": ClauseId.DOUBLES_LIMIT,
    "open_double": ClauseId.OPEN_DOUBLE,
    "dead_double": ClauseId.DEAD_DOUBLE,
    "out_on_double": ClauseId.LAST_DOUBLE,
    "fork": ClauseId.FORK,
    "hand_value": ClauseId.HAND_VALUE,
    "double_blank": ClauseId.DOUBLE_BLANK,
    "scoring": ClauseId.SCORING,
    "tap": ClauseId.TAP,
    "tap_penalty": ClauseId.TAP_PENALTY,
    "open_hands": ClauseId.HANDS,
}
"""The clause on what each option decides."""


OTHER_WORDS: Mapping[ClauseId, str] = {
    ClauseId.PLAYERS: OptionKeywords.noop(
        "how many players?; number of players?; how many people?; how many can play?; how many people can "
        "play?; minimum players?; maximum players?; fewest players?; most players?"
    ),
    ClauseId.AIM: OptionKeywords.noop(
        "rounds; when does the game end; end of the game; game ends; game over?; game is over?; "
        "basics?; the basics?; rules?; rules of the game?"
    ),
    ClauseId.STATION: OptionKeywords.noop(
        "hub roundhouse house middle centre center depot; where does the engine go; "
        "which tile starts the round?"
    ),
    ClauseId.BONEYARD: OptionKeywords.noop(
        "boneyard stock reserve pool draw pile bank kitty bone yard sleeping graveyard leftover"
    ),
    ClauseId.SHUFFLE: OptionKeywords.noop("mix stir wash; turn over"),
    ClauseId.DEAL: OptionKeywords.noop(
        "how many tiles each number of tiles; how many tiles do we get; how many dominoes; dominos "
        "in hand; how many do I get?; 99 players?; maximum tiles?; max tiles?; most tiles?; "
        "how many tiles start?; starting tiles?"
    ),
    ClauseId.SET: OptionKeywords.noop(
        "bones dominoes dominos stones pieces pips dots blanks; empty half; what is a double?; "
        "what is a blank?"
    ),
    ClauseId.ENGINE_DRAWN: OptionKeywords.noop(
        "nobody has the engine?; nobody has a double?; no one has it?; no doubles in hand?; "
        "engine is missing?; have no 99?; nobody has 99?; no one has 99?"
    ),
    ClauseId.OWN_TRAIN: OptionKeywords.noop(
        "my own personal private; my train; first tile number?; number of the first tile?"
    ),
    ClauseId.MEXICAN: OptionKeywords.noop("public community common shared everyone"),
    ClauseId.WHERE: OptionKeywords.noop(
        "open train closed trains other another neighbor neighbour opponent opponents; "
        "start on someone else's train; play on your train; where can I play; where may I play; "
        "where do I put my tile?; where do I put a tile?; where does my tile go?"
    ),
    ClauseId.MATCH: OptionKeywords.noop("lay connect join fit"),
    ClauseId.ORDER: OptionKeywords.noop(
        "turn order direction left sequence; right; which way round?; which way round do we go?; which way "
        "do we go?; who goes next?; whose turn is it?; who is next?"
    ),
    ClauseId.STARTER: OptionKeywords.noop(
        "first player starting player; by lot; chosen before the game; begins"
    ),
    ClauseId.MUST_LAY: OptionKeywords.noop(
        "obliged forced may refuse compulsory play; do I have to play?; must I play?; have to play "
        "if I can?; can I skip my turn?; may I pass?; can I pass?; draw if I could play?; draw if I "
        "can play?; passing allowed?"
    ),
    ClauseId.DRAW: OptionKeywords.noop(
        "draw stuck once twice pick up pull take one two buy; keep drawing; until can play; cannot "
        "play; cannot go; no tiles to play; nothing to play; how many do we draw; do I have to draw; "
        "boneyard runs out; nothing fits; no matching tile?; no playable tile?; no tile fits?; no "
        "tile that fits?; cannot go on?; nothing matches?"
    ),
    ClauseId.LAY: OptionKeywords.noop(
        "play 99 tiles?; how many tiles may I play?; how many tiles can I play?; "
        "99 trains at once?; several trains at once?; 99 tiles in one turn?; 99 tiles per turn?; 99 tiles at "
        "once?; more than one tile?; several tiles?; more than one tile per turn?; more than one tile in one "
        "turn?; how many tiles per turn?"
    ),
    ClauseId.MARKER_ON: OptionKeywords.noop(
        "skip a turn; miss a turn; pass flag penny pennies coin token pawn locomotive; put marker on my train"
    ),
    ClauseId.MARKER_OFF: OptionKeywords.noop(
        "close closing closed again remove removal get rid; take back; marker off?; marker comes "
        "off?; marker gone?; locomotive off?; locomotive gone?; close train?; train closed?"
    ),
    ClauseId.DOUBLES_LIMIT: OptionKeywords.noop(
        "doubles two three in a row several multiple how many limit; 99 doubles at once?; doubles at once?"
    ),
    ClauseId.FOLLOW_UP: OptionKeywords.noop("doubles bonus go again second satisfy"),
    ClauseId.SEVERAL_OPEN: OptionKeywords.noop("several two open doubles"),
    ClauseId.OPEN_DOUBLE: OptionKeywords.noop(
        "satisfy cover double unsatisfied uncovered unfinished obligation; do I have to cover a double; "
        "cover other people's double?; cover another player's double?; cover someone else's double?"
    ),
    ClauseId.BLOCKED: OptionKeywords.noop(
        "block stuck jammed locked deadlock stalemate; nobody can play; no one can play; everyone "
        "passes?; everybody passes?; all pass?; nobody can?; nobody can play any more?; nobody can "
        "any more?; nobody can go?; nobody can move?; game ends blocked?; blocked game?"
    ),
    ClauseId.OUT: OptionKeywords.noop(
        "going out go goes over finish last tile domino; empty hand; round over?; when "
        "does the round end?; round ends?"
    ),
    ClauseId.HAND_VALUE: OptionKeywords.noop(
        "penalty points minus count; points per tile?; how many points is a tile?; how many points "
        "is a domino?"
    ),
    ClauseId.SCORING: OptionKeywords.noop("score total tally; bonus for going out"),
    ClauseId.WINNER: OptionKeywords.noop(
        "winner who win wins victor tie equal lowest low score highest winning won lose; how to win; "
        "same points?; same score?; draw same points?; equal points?"
    ),
}
"""Words for what clauses decide, in addition to their own and to those of options.

Between semicolons, several words are a phrase. One with a question mark is only that: its single words say
nothing.
"""

ALSO: Mapping[ClauseId, tuple[str, ...]] = {
    ClauseId.BONEYARD: ("draws",),
    ClauseId.ENGINE_DRAWN: ("engine",),
    ClauseId.MARKER_ON: ("marker_off",),
    ClauseId.STARTER: ("opener_plays",),
    ClauseId.OUT: ("out_on_double", "first_turn_out"),
}
"""Options that the words of clauses lead to, in addition to those that the clauses are on."""

NEAREST: Mapping[ClauseId, ClauseId] = {
    ClauseId.OPENER: ClauseId.STARTER,
    ClauseId.CHAIN_STUCK: ClauseId.DRAW,
    ClauseId.CHAIN_OUT: ClauseId.OUT,
    ClauseId.LAST_DOUBLE: ClauseId.OUT,
}
"""The clauses that answer the same in rules without those."""

FIXED = OTHER_WORDS.keys() - set(TOLD_BY.values()) - ALSO.keys()
"""Clauses with words of their own on which there is no option."""

GENERIC = OptionKeywords.noop(
    "train trains tile tiles game rule rules card cards stone stones table player players "
    "not no don didn t s cannot many much more fewer less"
)
"""Words that need not be found beside others, nor need those for playing."""

#: Never shown: words for playing a tile, which stand for one another
PLAYING = OptionKeywords.noop("play lay place put move")

#: Never shown: pairs of a word that players may use and of the word for it in your texts.
USUAL = OptionKeywords.noop(
    "doublet=double doublets=doubles dubble=double dubbles=doubles dubbel=double hnd=hand"
)

WILD = OptionKeywords.noop("joker wild wildcard")
"""Words for what these rules do not have, in the clause that says what they have instead."""
UNDECIDED: tuple[Subject, ...] = (
    (ClauseId.DRAW, OptionKeywords.noop("boneyard is empty; what happens when the boneyard is empty")),
    (ClauseId.AIM, OptionKeywords.noop("goal?; object?; objective?; purpose?; aim?; point of the game?")),
)
"""Words for what no option decides, in clauses on what one does."""

PRESET_WORDS: Mapping[str, str] = {"dutch-fast": OptionKeywords.noop("quick fast short")}
"""Words for presets, beside their names."""
