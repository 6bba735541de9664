"""Trains, turns, markers, doubles, forks and tapping (rules.md 4)."""

from __future__ import annotations

from collections.abc import Iterator

from mtdesk.rules.options import (
    DeadDouble,
    Draws,
    FirstTurn,
    FirstTurnDouble,
    FollowUp,
    MarkerOff,
    MexicanOpen,
    OpenDoubleRule,
    Options,
    OutOnDouble,
    OwnStart,
    TapPenalty,
)
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


def has_chain(options: Options) -> bool:
    """Return whether first turns are chains (rules.md 4.2)."""
    return options.first_turn is FirstTurn.CHAIN


def _has_open_doubles(options: Options) -> bool:
    """Return whether doubles can bind anyone (rules.md 4.7)."""
    return options.open_double is not OpenDoubleRule.FREE


# Trains


def trains(rules: TableRules) -> Section:
    """Return which trains there are, who may start them, and what fits on them."""
    clauses = (
        lead(
            ClauseId.OWN_TRAIN,
            RulesText.tr(
                "Like every other player, you build a train of your own, from the station towards your seat."
            ),
        ),
        item(ClauseId.MEXICAN, *_mexican(rules.options)),
        item(ClauseId.MATCH, *_match(rules.options)),
    )
    caption = RulesText.tr("The engine in the station, and trains that start there.")
    return Section(SectionId.TRAINS, RulesText.tr("Trains"), clauses, caption=caption)


def _mexican(options: Options) -> Iterator[str]:
    if options.mexican_trains == 0:
        yield RulesText.tr("There is no Mexican train, although the game keeps its name.")
        return
    if options.mexican_trains == 1:
        yield RulesText.tr("There is also a Mexican train from the station. It belongs to everyone.")
    else:
        yield RulesText.tr(
            "The station also has as many Mexican trains as there are players. They belong to everyone."
        )
    if options.mexican_open is MexicanOpen.ALL_BEGUN:
        yield RulesText.tr(
            "No one may play on a Mexican train until every player’s own train has been started."
        )
    elif options.mexican_open is MexicanOpen.OWN_BEGUN:
        yield RulesText.tr("You may play on a Mexican train only once your own train has been started.")
    elif options.own_first:
        return
    elif has_chain(options):
        yield RulesText.tr("You may start a Mexican train in any turn except your first of the round.")
    else:
        yield RulesText.tr("You may start a Mexican train in any turn.")


def _match(options: Options) -> Iterator[str]:
    if options.own_start is OwnStart.ENGINE:
        yield RulesText.tr("A train starts with a tile that shows the number of the engine.")
    else:
        yield RulesText.tr("A player’s own train may start with any tile, either way round.")
        if options.mexican_trains:
            yield RulesText.tr("A Mexican train starts with a tile that shows the number of the engine.")
    yield RulesText.tr(
        "Each tile after that goes on the end of the train, so that touching halves show the same number."
    )


# The first turn, and all others


def first_turn(rules: TableRules) -> Section | None:
    """Return the chain of a first turn, if there is one."""
    if not has_chain(rules.options):
        return None
    clauses = (
        lead(
            ClauseId.CHAIN,
            RulesText.tr(
                "In your first turn of a round, play a chain on your own train and nowhere else. It may have "
                "as many tiles as you like, each on the one before. You may stop after any tile."
            ),
        ),
        item(ClauseId.CHAIN_STUCK, *_chain_start(rules.options)),
        item(
            ClauseId.CHAIN_DOUBLES,
            RulesText.tr("In this turn a double needs no follow-up tile, so play as many as you like."),
        ),
    )
    return Section(SectionId.FIRST_TURN, RulesText.tr("Your first turn"), clauses)


def _chain_start(options: Options) -> Iterator[str]:
    if options.own_start is OwnStart.ANY:
        yield RulesText.tr(
            "You must play at least one tile. You always can, since any tile starts your train."
        )
        return
    yield RulesText.tr("You must play at least one tile if you can.")
    if options.first_turn_draw:
        yield RulesText.tr(
            "If you cannot, draw one tile. If it fits, play it, and your turn ends. If it does not fit, or "
            "if the boneyard is empty, pass."
        )
    else:
        yield RulesText.tr("If you cannot, pass without drawing.")
    yield RulesText.tr(
        "Passing ends your turn and [opens your train] to the others. You play no chain later in the round."
    )


def turn(rules: TableRules) -> Section:
    """Return what is done in an ordinary turn."""
    heading = RulesText.tr("Your later turns") if has_chain(rules.options) else RulesText.tr("Your turn")
    return Section(SectionId.TURN, heading, tuple(_turn(rules.options)))


def _turn(options: Options) -> Iterator[Clause]:
    yield lead(ClauseId.LAY, RulesText.tr("Play one tile. Unless it is a [double], your turn ends."))
    if not has_chain(options):
        yield item(ClauseId.CHAIN, RulesText.tr("Your first turn in a round is no different."))
    yield item(
        ClauseId.WHERE,
        _own_places(options),
        RulesText.tr("On another player’s train you may play only while that player’s [marker] is on it.")
        if not options.fork
        else RulesText.tr(
            "On another player’s train you may play only on the end with that player’s [marker]."
        ),
    )
    if options.own_first:
        yield item(ClauseId.OWN_FIRST, _own_first(options))
    if _has_open_doubles(options):
        yield item(ClauseId.OPEN_DOUBLES_FIRST, RulesText.tr("But an [open double] comes first."))
    yield item(
        ClauseId.MUST_LAY,
        RulesText.tr("If you can play, you must. You may not draw or pass instead."),
    )
    draws = (
        RulesText.tr(
            "If you cannot play, draw one tile and play it if it fits. Otherwise [pass], which opens your "
            "train to the others."
        ),
        RulesText.tr("If the boneyard is empty, pass without drawing."),
        *([RulesText.tr("You may draw only once in a turn.")] if options.draws is Draws.ONCE else []),
    )
    yield item(ClauseId.DRAW, *draws)


def _own_places(options: Options) -> str:
    match options.mexican_trains:
        case 0:
            return RulesText.tr("You may play on your own train.")
        case 1:
            return RulesText.tr("You may play on your own train and on the Mexican train.")
        case _:
            return RulesText.tr("You may play on your own train and on any Mexican train.")


def _own_first(options: Options) -> str:
    if options.mexican_trains and options.mexican_open is MexicanOpen.ALWAYS:
        return RulesText.tr(
            "Until your own train has been started, you may play only there and on a Mexican train that has "
            "been started."
        )
    return RulesText.tr("Until your own train has been started, you may play only there.")


def markers(rules: TableRules) -> Section:
    """Return what puts a marker on a train, and what takes it off."""
    options = rules.options
    clauses = (
        lead(
            ClauseId.MARKER_ON,
            RulesText.tr(
                "When you pass, your turn ends. Put your marker on the end of your train unless it is "
                "already there. If your train is still empty, put it where the train will start."
            ),
            RulesText.tr("Your train is now open, so anyone may play where your marker is."),
            RulesText.tr("The marker does not change where you yourself may play."),
        ),
        item(
            ClauseId.MARKER_OFF,
            _marker_off(options),
            RulesText.tr("Then take your marker off. Your train is closed again."),
        ),
    )
    caption = RulesText.tr("A player’s train is open only with a marker on it.")
    return Section(SectionId.MARKERS, RulesText.tr("Passing and markers"), clauses, caption=caption)


def _marker_off(options: Options) -> str:
    match options.marker_off:
        case MarkerOff.OWNER_ON_TRAIN if options.fork:
            return RulesText.tr("That end stays open until you yourself play on it.")
        case MarkerOff.OWNER_ON_TRAIN:
            return RulesText.tr("Your train stays open until you yourself play on it.")
        case MarkerOff.ANYONE_ON_TRAIN:
            return RulesText.tr("Your train stays open until you or anyone else plays on it.")
        case MarkerOff.OWNER_ANYWHERE:
            return RulesText.tr("Your train stays open until you play a tile on any train.")


# Doubles


def doubles(rules: TableRules) -> Section:
    """Return doubles in the turn in which they are played."""
    if rules.options.fork:
        caption = RulesText.tr("A double with a follow-up tile.")
    else:
        caption = RulesText.tr("A double lies crosswise, here with a follow-up tile.")
    return Section(
        SectionId.DOUBLES, RulesText.tr("Doubles"), tuple(_doubles(rules.options)), caption=caption
    )


def _doubles(options: Options) -> Iterator[Clause]:
    follows_anywhere = options.follow_up is FollowUp.ANYWHERE
    if follows_anywhere:
        follow_up = RulesText.tr(
            "After a double, play a follow-up tile in the same turn. It may go anywhere you may play, or on "
            "a double you have played in this turn."
        )
    else:
        follow_up = RulesText.tr("After a double, play a follow-up tile on it in the same turn.")
    yield lead(ClauseId.FOLLOW_UP, follow_up)
    if follows_anywhere:
        yield item(ClauseId.DOUBLES_LIMIT, *_doubles_limit(options))
    elif options.dead_double is DeadDouble.RELEASED:
        yield item(
            ClauseId.FOLLOW_UP_DEAD,
            RulesText.tr(
                "If all tiles with the double’s number are on the table, your turn ends with the double."
            ),
        )
    yield item(ClauseId.FOLLOW_UP_STUCK, _follow_up_stuck(options), _pass_after_drawing())
    if not _has_open_doubles(options):
        yield item(
            ClauseId.OPEN_DOUBLE,
            RulesText.tr("No one has to play on a double that another player has left open."),
        )


def _follow_up_stuck(options: Options) -> str:
    if options.draws is Draws.ONCE:
        return RulesText.tr(
            "If you cannot play a follow-up tile, draw one tile, unless you have already drawn in this turn."
        )
    return RulesText.tr(
        "If you cannot play a follow-up tile, draw one tile, even if you have already drawn in this turn."
    )


def _pass_after_drawing() -> str:
    return RulesText.tr("If you still cannot, or if the boneyard is empty, pass.")


def _doubles_limit(options: Options) -> Iterator[str]:
    limit = options.doubles_per_turn
    if limit == 1:
        yield RulesText.tr("The follow-up tile must not be a double, unless it is your last tile.")
        if options.out_on_double is OutOnDouble.MUST_COVER and options.second_double_needs_cover:
            yield RulesText.tr("In that case, the tile you draw next must go on one of the two doubles.")
    elif options.second_double_needs_cover:
        yield RulesText.tr(
            "The follow-up tile may be a second double only if it is your last tile, or if you keep a tile "
            "that fits on one of the two doubles. Your third tile must then go on one of them."
        )
    else:
        yield RulesText.tr(
            "The follow-up tile may be a double too, and then it needs a follow-up tile of its own."
        )
        if limit:
            yield RulesText.tr(
                "You may play up to %n double(s) in a turn, and one more if it is your last tile.", "", limit
            )
        else:
            yield RulesText.tr("You may play any number of doubles in a turn.")


def open_doubles(rules: TableRules) -> Section | None:
    """Return what doubles mean for the players who come after, if they bind anyone."""
    if not _has_open_doubles(rules.options):
        return None
    caption = RulesText.tr("Only a tile with the same number covers an open double.")
    clauses = tuple(_open_doubles(rules.options))
    return Section(SectionId.OPEN_DOUBLES, RulesText.tr("Open doubles"), clauses, caption=caption)


def _open_doubles(options: Options) -> Iterator[Clause]:
    yield lead(
        ClauseId.OPEN_DOUBLE,
        RulesText.tr(
            "A double other than the engine is open until someone covers it, that is, plays a tile on it. "
            "It stays open even after your turn."
        ),
        RulesText.tr(
            "If a double is open when a player’s turn starts, that player must cover it and may not play "
            "anywhere else, even if the double is on a closed train."
        ),
    )
    if options.open_double is OpenDoubleRule.OLDEST_FIRST:
        several = RulesText.tr("If several doubles are open, cover the one that was played first.")
    else:
        several = RulesText.tr("If several doubles are open, cover the one that was played last.")
    yield item(ClauseId.SEVERAL_OPEN, several)
    yield item(
        ClauseId.OPEN_STUCK,
        RulesText.tr("If you cannot cover the double, draw one tile."),
        _pass_after_drawing(),
        RulesText.tr("You then put your marker on your train, even if you could have played elsewhere.")
        if options.marker_if_forced
        else RulesText.tr(
            "You then put your marker on your train only if the double you had to cover is on it."
        ),
    )
    if options.dead_double is DeadDouble.RELEASED:
        dead = RulesText.tr(
            "Once all tiles with its number are on the table, a double is no longer open, because no one can "
            "cover it."
        )
    else:
        dead = RulesText.tr(
            "A double stays open even when all tiles with its number are on the table and no one can cover "
            "it."
        )
    yield item(ClauseId.DEAD_DOUBLE, dead)
    if has_chain(options):
        yield item(ClauseId.CHAIN_OPEN, _after_chain(options))


def _after_chain(options: Options) -> str:
    if options.first_turn_double is FirstTurnDouble.DEFERRED:
        return RulesText.tr(
            "A double at the end of a first-turn chain is open too, but no one has to cover it until "
            "everyone has had their first turn."
        )
    return RulesText.tr("A double at the end of a first-turn chain is not open.")


def forks(rules: TableRules) -> Section | None:
    """Return what is to be known about trains with several ends, if there are any."""
    if not rules.options.fork:
        return None
    clauses = (
        lead(ClauseId.FORK, *_fork(rules.options)),
        item(ClauseId.FORK_COVER, RulesText.tr("A tile on either of the two ends covers the double.")),
        item(
            ClauseId.FORK_MARKER,
            RulesText.tr(
                "If your train has several ends when you put your marker on it, choose one of them. Other "
                "players may play only there."
            ),
        ),
    )
    caption = RulesText.tr("The train goes on from both ends of the double.")
    return Section(SectionId.FORKS, RulesText.tr("Forks"), clauses, caption=caption)


def _fork(options: Options) -> Iterator[str]:
    yield RulesText.tr(
        "When you play a double on your own train, you may make it a fork. The train then continues from two "
        "ends, both showing the number of the double. You may play on any end of your train, and fork it "
        "again."
    )
    if has_chain(options):
        yield RulesText.tr("Forks are not allowed in a first turn.")
    yield RulesText.tr("No one else may fork your train.")
    yield RulesText.tr(
        "A fork lies crosswise, with a branch on either side, and other doubles lie lengthwise."
    )


# The last tile


def tapping(rules: TableRules) -> Section | None:
    """Return how the last tile is announced, if the rules have that."""
    if not rules.options.tap:
        return None
    text = RulesText.tr(
        "If you have one tile left when your turn ends, tap the table before another player acts, so that "
        "everyone knows."
    )
    if (seconds := rules.options.tap_seconds) is not None:
        text += " " + RulesText.tr("You have %n second(s) for that, and the others wait.", "", seconds)
    clauses = (
        lead(ClauseId.TAP, text),
        item(ClauseId.TAP_PENALTY, _tap_penalty(rules.options)),
        item(
            ClauseId.TAP_AGAIN,
            RulesText.tr("You need not tap again unless you have held more tiles since."),
        ),
    )
    return Section(SectionId.TAPPING, RulesText.tr("Tapping"), clauses)


def _tap_penalty(options: Options) -> str:
    match options.tap_penalty:
        case TapPenalty.NONE:
            return RulesText.tr("There is no penalty if you forget.")
        case TapPenalty.DRAW_TWO:
            return RulesText.tr(
                "If you forget, you draw two penalty tiles, or as many as are left in the boneyard."
            )
        case TapPenalty.SKIP_TURN:
            return RulesText.tr("If you forget, you miss your next turn of the round.")
