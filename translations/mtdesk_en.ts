<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnalysisTexts</name>
    <message numerus="yes">
        <source>by %n point(s)</source>
        <translation>
            <numerusform>by %n point</numerusform>
            <numerusform>by %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArchiveTexts</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule set(s)</source>
        <translation>
            <numerusform>%n rule set</numerusform>
            <numerusform>%n rule sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score pad(s)</source>
        <translation>
            <numerusform>%n score pad</numerusform>
            <numerusform>%n score pads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CounterRow</name>
    <message numerus="yes">
        <source>Number {pip}: %n hidden tile(s).</source>
        <translation>
            <numerusform>Number {pip}: %n hidden tile.</numerusform>
            <numerusform>Number {pip}: %n hidden tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealTexts</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) better than the expert ({own} to {mark})</source>
        <translation>
            <numerusform>%Ln point better than the expert ({own} to {mark})</numerusform>
            <numerusform>%Ln points better than the expert ({own} to {mark})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) behind the expert ({own} to {mark})</source>
        <translation>
            <numerusform>%Ln point behind the expert ({own} to {mark})</numerusform>
            <numerusform>%Ln points behind the expert ({own} to {mark})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message numerus="yes">
        <source>You get %Ln penalty point(s).</source>
        <translation>
            <numerusform>You get %Ln penalty point.</numerusform>
            <numerusform>You get %Ln penalty points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %Ln penalty point(s).</source>
        <translation>
            <numerusform>{name} gets %Ln penalty point.</numerusform>
            <numerusform>{name} gets %Ln penalty points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n penalty tile(s) for not tapping.</source>
        <translation>
            <numerusform>You draw %n penalty tile for not tapping.</numerusform>
            <numerusform>You draw %n penalty tiles for not tapping.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n penalty tile(s) for not tapping.</source>
        <translation>
            <numerusform>{name} draws %n penalty tile for not tapping.</numerusform>
            <numerusform>{name} draws %n penalty tiles for not tapping.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The boneyard has %n tile(s) left.</source>
        <translation>
            <numerusform>The boneyard has %n tile left.</numerusform>
            <numerusform>The boneyard has %n tiles left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n tile(s) to find the engine.</source>
        <translation>
            <numerusform>You draw %n tile to find the engine.</numerusform>
            <numerusform>You draw %n tiles to find the engine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n tile(s) to find the engine.</source>
        <translation>
            <numerusform>{name} draws %n tile to find the engine.</numerusform>
            <numerusform>{name} draws %n tiles to find the engine.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message numerus="yes">
        <source>%n round(s) dealt, including abandoned games.</source>
        <translation>
            <numerusform>%n round dealt, including abandoned games.</numerusform>
            <numerusform>%n rounds dealt, including abandoned games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A verdict needs at least %n round(s).</source>
        <translation>
            <numerusform>A verdict needs at least %n round.</numerusform>
            <numerusform>A verdict needs at least %n rounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandController</name>
    <message numerus="yes">
        <source>%n left over</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>%n left over</numerusform>
            <numerusform>%n left over</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Headlines</name>
    <message numerus="yes">
        <source>game(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>game</numerusform>
            <numerusform>games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won (%n game(s))</source>
        <translation>
            <numerusform>won (%n game)</numerusform>
            <numerusform>won (%n games)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>went out (in %n round(s))</source>
        <comment>below how often</comment>
        <translation>
            <numerusform>went out (in %n round)</numerusform>
            <numerusform>went out (in %n rounds)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message numerus="yes">
        <source>It is about %n point(s) better than the next best move.</source>
        <translation>
            <numerusform>It is about %n point better than the next best move.</numerusform>
            <numerusform>It is about %n points better than the next best move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) worse</source>
        <translation>
            <numerusform>about %n point worse</numerusform>
            <numerusform>about %n points worse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it gets rid of %n point(s)</source>
        <translation>
            <numerusform>it gets rid of %n point</numerusform>
            <numerusform>it gets rid of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tile(s) could be played</source>
        <translation>
            <numerusform>%n more tile could be played</numerusform>
            <numerusform>%n more tiles could be played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it leaves a longer train of %n tile(s) in hand</source>
        <translation>
            <numerusform>it leaves a longer train of %n tile in hand</numerusform>
            <numerusform>it leaves a longer train of %n tiles in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it leaves %n fewer point(s) in hand</source>
        <translation>
            <numerusform>it leaves %n fewer point in hand</numerusform>
            <numerusform>it leaves %n fewer points in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it starts the longest possible train, of %n tile(s)</source>
        <translation>
            <numerusform>it starts the longest possible train, of %n tile</numerusform>
            <numerusform>it starts the longest possible train, of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the longest possible train goes on with %n more tile(s)</source>
        <translation>
            <numerusform>the longest possible train goes on with %n more tile</numerusform>
            <numerusform>the longest possible train goes on with %n more tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer point(s) are left outside the longest possible train</source>
        <translation>
            <numerusform>%n fewer point is left outside the longest possible train</numerusform>
            <numerusform>%n fewer points are left outside the longest possible train</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionRemarks</name>
    <message numerus="yes">
        <source>After %n round(s), engines start again from the highest double.</source>
        <translation>
            <numerusform>After %n round, engines start again from the highest double.</numerusform>
            <numerusform>After %n rounds, engines start again from the highest double.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionTexts</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within %n second(s)</source>
        <translation>
            <numerusform>Within %n second</numerusform>
            <numerusform>Within %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message numerus="yes">
        <source>%n game(s) with the opposite aim left out.</source>
        <translation>
            <numerusform>%n game with the opposite aim is left out.</numerusform>
            <numerusform>%n games with the opposite aim are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PadTexts</name>
    <message numerus="yes">
        <source>finished after %Ln round(s)</source>
        <translation>
            <numerusform>finished after %Ln round</numerusform>
            <numerusform>finished after %Ln rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under these rules only %Ln player(s) can go out.</source>
        <comment>in one round</comment>
        <translation>
            <numerusform>Under these rules only %Ln player can go out.</numerusform>
            <numerusform>Under these rules only %Ln players can go out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhoneTexts</name>
    <message numerus="yes">
        <source>The longest train has %n tile(s).</source>
        <translation>
            <numerusform>The longest train has %n tile.</numerusform>
            <numerusform>The longest train has %n tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersTable</name>
    <message numerus="yes">
        <source>The set has enough tiles for up to %n player(s).</source>
        <translation>
            <numerusform>The set has enough tiles for up to %n player.</numerusform>
            <numerusform>The set has enough tiles for up to %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgramTexts</name>
    <message numerus="yes">
        <source>%n computer player(s) in this game are not available on this computer ({programs}), so the computer plays for {players} at level “{level}”.</source>
        <translation>
            <numerusform>A computer player in this game is not available on this computer ({programs}), so the computer plays for {players} at level “{level}”.</numerusform>
            <numerusform>%n computer players in this game are not available on this computer ({programs}), so the computer plays for {players} at level “{level}”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecapTexts</name>
    <message numerus="yes">
        <source>{name} played %n tile(s).</source>
        <translation>
            <numerusform>{name} played %n tile.</numerusform>
            <numerusform>{name} played %n tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusalTexts</name>
    <message numerus="yes">
        <source>You may play only %n double(s) per turn.</source>
        <translation>
            <numerusform>You may play only %n double per turn.</numerusform>
            <numerusform>You may play only %n doubles per turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultTexts</name>
    <message numerus="yes">
        <source>You win with %Ln point(s).</source>
        <translation>
            <numerusform>You win with %Ln point.</numerusform>
            <numerusform>You win with %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %Ln point(s).</source>
        <translation>
            <numerusform>{name} wins with %Ln point.</numerusform>
            <numerusform>{name} wins with %Ln points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSetTexts</name>
    <message numerus="yes">
        <source>Differs from “{preset}” in %n option(s): {options}.</source>
        <translation>
            <numerusform>Differs from “{preset}” in %n option: {options}.</numerusform>
            <numerusform>Differs from “{preset}” in %n options: {options}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message numerus="yes">
        <source>%n matching option(s)</source>
        <translation>
            <numerusform>%n matching option</numerusform>
            <numerusform>%n matching options</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message numerus="yes">
        <source>Mexican Train with %n player(s)</source>
        <translation>
            <numerusform>Mexican Train with %n player</numerusform>
            <numerusform>Mexican Train with %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation>
            <numerusform>The double blank counts %n point.</numerusform>
            <numerusform>The double blank counts %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n round(s), and the lowest total wins.</source>
        <translation>
            <numerusform>The game lasts %n round, and the lowest total wins.</numerusform>
            <numerusform>The game lasts %n rounds, and the lowest total wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n round(s), and the highest total wins.</source>
        <translation>
            <numerusform>The game lasts %n round, and the highest total wins.</numerusform>
            <numerusform>The game lasts %n rounds, and the highest total wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal %n tile(s) to each player.</source>
        <translation>
            <numerusform>Deal %n tile to each player.</numerusform>
            <numerusform>Deal %n tiles to each player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may play up to %n double(s) in a turn, and one more if it is your last tile.</source>
        <translation>
            <numerusform>You may play up to %n double in a turn, and one more if it is your last tile.</numerusform>
            <numerusform>You may play up to %n doubles in a turn, and one more if it is your last tile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n second(s) for that, and the others wait.</source>
        <translation>
            <numerusform>You have %n second for that, and the others wait.</numerusform>
            <numerusform>You have %n seconds for that, and the others wait.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreNotes</name>
    <message numerus="yes">
        <source>A Mexican train was the longest train, with %n tile(s).</source>
        <translation>
            <numerusform>A Mexican train was the longest train, with %n tile.</numerusform>
            <numerusform>A Mexican train was the longest train, with %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} had the longest train, with %n tile(s).</source>
        <translation>
            <numerusform>{name} had the longest train, with %n tile.</numerusform>
            <numerusform>{name} had the longest train, with %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} missed %Ln round(s).</source>
        <extracomment>a player who has won nevertheless</extracomment>
        <translation>
            <numerusform>{name} missed %Ln round.</numerusform>
            <numerusform>{name} missed %Ln rounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message numerus="yes">
        <source>%n game(s) not counted because a computer or another player made some of the moves.</source>
        <translation>
            <numerusform>%n game is not counted because a computer or another player made some of the moves.</numerusform>
            <numerusform>%n games are not counted because a computer or another player made some of the moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message numerus="yes">
        <source>%n tile(s) left in the boneyard.</source>
        <translation>
            <numerusform>%n tile left in the boneyard.</numerusform>
            <numerusform>%n tiles left in the boneyard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile} fits in %n place(s). Choose one.</source>
        <translation>
            <numerusform>{tile} fits in %n place. Choose it.</numerusform>
            <numerusform>{tile} fits in %n places. Choose one.</numerusform>
        </translation>
    </message>
</context>
</TS>
