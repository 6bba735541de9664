"""Before the first turn: aim, tiles, deal, engine and starter (rules.md 2, 3), and the deal of the day."""

from __future__ import annotations

from collections.abc import Iterator

from mtdesk.i18n import number_text
from mtdesk.rules.options import MAX_PLAYERS, MIN_PLAYERS, EngineRule, Options, Scoring, target_pip
from mtdesk.ui.words.options import option_value
from mtdesk.ui.words.rules.document import (
    Clause,
    ClauseId,
    RulesText,
    Section,
    SectionId,
    Table,
    TableRules,
    item,
    lead,
)
from mtdesk.ui.words.seats import double_text


def daily(rules: TableRules) -> Section | None:
    """Return what is special about the deal of the day; None for other games."""
    if not rules.is_daily:
        return None
    clauses = (
        lead(
            ClauseId.DAILY,
            RulesText.tr(
                "Everyone gets the same tiles on the same day, and plays against two computer players of "
                "medium strength."
            ),
        ),
        item(
            ClauseId.DAILY_EXPERT,
            RulesText.tr(
                "The expert, the strongest computer player, has played the deal in your place. Try to do as "
                "well."
            ),
        ),
        item(
            ClauseId.DAILY_FIRST,
            RulesText.tr(
                "The first game you finish counts. You can play the deal again as often as you like."
            ),
        ),
        item(
            ClauseId.DAILY_ROW,
            RulesText.tr(
                "A day counts among your days in a row if you start its deal on the day itself and play it "
                "to the end."
            ),
        ),
    )
    return Section(SectionId.DAILY, RulesText.tr("Deal of the day"), clauses)


def aim(rules: TableRules) -> Section:
    """Return the aim of the game."""
    rounds = rules.options.rounds
    if rules.options.scoring is Scoring.PENALTY:
        sentences = (
            RulesText.tr(
                "Be the first to play all your tiles. Tiles left in your hand at the end of a round [count "
                "against you]."
            ),
            RulesText.tr("The game lasts %n round(s), and the lowest total wins.", "", rounds),
        )
    else:
        sentences = (
            RulesText.tr(
                "Be the first to play all your tiles. You then [score points] for the tiles that the others "
                "have left."
            ),
            RulesText.tr("The game lasts %n round(s), and the highest total wins.", "", rounds),
        )
    return Section(SectionId.AIM, RulesText.tr("Aim of the game"), (lead(ClauseId.AIM, *sentences),))


# The tiles and how they are dealt


def setup(rules: TableRules) -> Section:
    """Return what is done before a round."""
    tables = () if rules.players else (_hands_table(rules),)
    return Section(SectionId.SETUP, RulesText.tr("Before each round"), tuple(_setup(rules)), tables)


def _setup(rules: TableRules) -> Iterator[Clause]:
    options = rules.options
    yield _set(options)
    yield item(
        ClauseId.MARKERS,
        RulesText.tr("Everyone takes their marker, a little locomotive. Trains start without one."),
    )
    if options.engine is EngineRule.ASIDE:
        yield item(
            ClauseId.STATION,
            RulesText.tr(
                "Take out the engine, the double from which all trains in the round start. Put it in the "
                "station, in the middle of the table."
            ),
        )
        yield item(ClauseId.ENGINE, *_engine(options))
        yield item(ClauseId.SHUFFLE, RulesText.tr("Shuffle the other tiles face down."))
    else:
        yield item(ClauseId.SHUFFLE, RulesText.tr("Shuffle all tiles face down."))
    yield _deal(rules)
    yield _boneyard(rules)
    if options.open_hands:
        yield item(ClauseId.HANDS, RulesText.tr("Keep your tiles face up, so that everyone can see them."))
    else:
        yield item(ClauseId.HANDS, RulesText.tr("Keep your tiles hidden from the others."))


def _set(options: Options) -> Clause:
    highest, count = number_text(options.set), number_text(options.tile_count)
    return lead(
        ClauseId.SET,
        RulesText.tr("{set}: {count} tiles, one for every pair of numbers from 0 to {highest}.").format(
            set=option_value("set", options.set), count=count, highest=highest
        ),
        RulesText.tr(
            "Each half of a tile shows its number in pips. A half without pips is a blank, and its number is "
            "0."
        ),
        RulesText.tr(
            "A tile with the same number on both halves is a double, so {tile} is double {number}."
        ).format(tile=double_text(options.set), number=highest),
    )


def _deal(rules: TableRules) -> Clause:
    hands = set(_hands(rules).values()) if rules.players is None else {rules.options.hand}
    if len(hands) == 1:
        return item(ClauseId.DEAL, RulesText.tr("Deal %n tile(s) to each player.", "", hands.pop()))
    return item(ClauseId.DEAL, RulesText.tr("Deal each player the number of tiles in the table below."))


def _boneyard(rules: TableRules) -> Clause:
    left = None if rules.players is None else _left(rules.options, rules.players, rules.options.hand)
    if left == 0:
        rest = RulesText.tr("No tiles remain, so there is no boneyard to draw from.")
    else:
        rest = RulesText.tr("The remaining tiles stay face down. They are the boneyard, from which you draw.")
    return item(ClauseId.BONEYARD, rest)


def _hands_table(rules: TableRules) -> Table:
    hands = _hands(rules)
    left = (_left(rules.options, players, hand) for players, hand in hands.items())
    return Table(
        (
            (RulesText.tr("Players"), *map(number_text, hands)),
            (RulesText.tr("Tiles each"), *map(number_text, hands.values())),
            (RulesText.tr("Boneyard"), *map(number_text, left)),
        )
    )


def _hands(rules: TableRules) -> dict[int, int]:
    """Return tiles each for every number of players that can be dealt to, or for all if none can."""
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    hands = rules.hands or dict.fromkeys(players, rules.options.hand)
    playable = {count: hand for count, hand in hands.items() if _left(rules.options, count, hand) >= 0}
    return playable or dict(hands)


def _left(options: Options, players: int, hand: int) -> int:
    return options.tile_count - players * hand - (options.engine is EngineRule.ASIDE)


# Which double is the engine, and who goes first


def start(rules: TableRules) -> Section:
    """Return what happens before the first turn."""
    clauses = tuple(_start(rules.options))
    return Section(
        SectionId.START, RulesText.tr("Starting a round"), clauses, tuple(_engines_table(rules.options))
    )


def _start(options: Options) -> Iterator[Clause]:
    if options.engine is EngineRule.ASIDE:
        yield lead(ClauseId.STARTER, *_starter(options))
    else:
        yield lead(
            ClauseId.STATION,
            RulesText.tr(
                "All trains in a round start from one double, the engine. It goes in the station, in the "
                "middle of the table."
            ),
        )
        clauses = [
            item(ClauseId.ENGINE, *_engine(options)),
            item(ClauseId.ENGINE_DRAWN, *_engine_drawn(options)),
        ]
        looks_first = options.engine is EngineRule.OWN_HIGHEST
        clauses.insert(0 if looks_first else 2, item(ClauseId.STARTER, *_starter(options)))
        yield from clauses
        yield item(ClauseId.OPENER, _opener(options))
    yield item(ClauseId.ORDER, RulesText.tr("Players then take turns clockwise."))


def _engine(options: Options) -> Iterator[str]:
    """Yield which double is the engine, and who has it."""
    single = options.rounds == 1
    first, highest = number_text(target_pip(options, 1)), number_text(options.set)
    match options.engine:
        case EngineRule.ASIDE | EngineRule.REQUIRED:
            yield RulesText.tr("In round 1, the engine is double {number}.").format(number=first)
            if not single:
                yield RulesText.tr("In each later round, it is one lower.")
            if options.rounds > target_pip(options, 1) + 1:
                yield RulesText.tr("After the double blank comes double {number}.").format(number=highest)
            if options.engine is EngineRule.REQUIRED:
                yield RulesText.tr("The player who has it puts it in the station.")
        case EngineRule.HIGHEST:
            yield RulesText.tr(
                "Call out the doubles one by one, going down. Start with double {number} in round 1."
            ).format(number=first)
            if not single:
                yield RulesText.tr("In each later round, start one lower.")
            if not single or first != highest:
                yield RulesText.tr("After the double blank comes double {number}.").format(number=highest)
            yield RulesText.tr(
                "The first one called that someone has is the engine, and that player puts it in the station."
            )
        case EngineRule.OWN_HIGHEST:
            yield RulesText.tr("The first player who has a double puts their highest one in the station.")


def _engine_drawn(options: Options) -> Iterator[str]:
    if options.engine is EngineRule.REQUIRED:
        yield RulesText.tr("If no one has it, draw one tile each in turn, clockwise, until someone draws it.")
    else:
        yield RulesText.tr(
            "If no one has a double, draw one tile each in turn, clockwise, until someone draws a double."
        )
    yield RulesText.tr("That player puts it in the station. Keep the other tiles you draw.")


def _starter(options: Options) -> Iterator[str]:
    match options.engine:
        case EngineRule.ASIDE:
            yield RulesText.tr("Before the game, choose who goes first, for example the oldest player.")
        case EngineRule.OWN_HIGHEST:
            yield RulesText.tr("Check your hands for doubles, one player at a time, clockwise.")
            yield RulesText.tr("Before the game, choose who checks first, for example the oldest player.")
        case _:
            yield RulesText.tr("Before the game, choose who draws first, for example the oldest player.")
    if options.rounds > 1:
        yield RulesText.tr("After each round, this role passes to the next player clockwise.")


def _opener(options: Options) -> str:
    if options.opener_plays:
        return RulesText.tr("The player who put the engine in the station goes first.")
    return RulesText.tr(
        "The next player clockwise goes first, not the player who put the engine in the station."
    )


def _engines_table(options: Options) -> Iterator[Table]:
    if options.rounds == 1 or options.engine is EngineRule.OWN_HIGHEST:
        return
    rounds = range(1, min(options.rounds, options.set + 1) + 1)
    called = options.engine is EngineRule.HIGHEST
    yield Table(
        (
            (RulesText.tr("Round"), *map(number_text, rounds)),
            (
                RulesText.tr("First call", "the double that is called out first")
                if called
                else RulesText.tr("Engine"),
                *(double_text(target_pip(options, number)) for number in rounds),
            ),
        )
    )
