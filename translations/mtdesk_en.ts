<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AimText</name>
    <message numerus="yes">
        <source>The game has %n round(s); after the last one the lowest total wins.</source>
        <translation>
            <numerusform>The game has %n round; after it the lowest total wins.</numerusform>
            <numerusform>The game has %n rounds; after the last one the lowest total wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has %n round(s); after the last one the highest total wins.</source>
        <translation>
            <numerusform>The game has %n round; after it the highest total wins.</numerusform>
            <numerusform>The game has %n rounds; after the last one the highest total wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostTexts</name>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
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
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) each</source>
        <translation>
            <numerusform>%n tile each</numerusform>
            <numerusform>%n tiles each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealsPage</name>
    <message numerus="yes">
        <source>%n round(s) dealt.</source>
        <translation>
            <numerusform>%n round was dealt.</numerusform>
            <numerusform>%n rounds were dealt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too little to tell; from %n round(s) on there is a verdict.</source>
        <translation>
            <numerusform>That is too little to tell; from %n round on there is a verdict.</numerusform>
            <numerusform>That is too little to tell; from %n rounds on there is a verdict.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DoublesText</name>
    <message numerus="yes">
        <source>The further tile may be a double and then asks for a tile itself, but a turn holds no more than %n double(s).</source>
        <translation>
            <numerusform>The further tile may be a double and then asks for a tile itself, but a turn holds no more than %n double.</numerusform>
            <numerusform>The further tile may be a double and then asks for a tile itself, but a turn holds no more than %n doubles.</numerusform>
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
        <source>The tiles are dealt, %n left in the boneyard.</source>
        <translation>
            <numerusform>The tiles are dealt, %n left in the boneyard.</numerusform>
            <numerusform>The tiles are dealt, %n left in the boneyard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You did not tap and draw %n penalty tile(s).</source>
        <translation>
            <numerusform>You did not tap and draw %n penalty tile.</numerusform>
            <numerusform>You did not tap and draw %n penalty tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} did not tap and draws %n penalty tile(s).</source>
        <translation>
            <numerusform>{name} did not tap and draws %n penalty tile.</numerusform>
            <numerusform>{name} did not tap and draws %n penalty tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandController</name>
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
        <source>out (in %n round(s))</source>
        <comment>below how often</comment>
        <translation>
            <numerusform>out (in %n round)</numerusform>
            <numerusform>out (in %n rounds)</numerusform>
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
        <source>it begins your plan of %n tile(s)</source>
        <translation>
            <numerusform>it begins your plan of %n tile</numerusform>
            <numerusform>it begins your plan of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your plan goes on with %n more tile(s)</source>
        <translation>
            <numerusform>your plan goes on with %n more tile</numerusform>
            <numerusform>your plan goes on with %n more tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it sheds %n point(s)</source>
        <translation>
            <numerusform>it sheds %n point</numerusform>
            <numerusform>it sheds %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tile(s) would fit</source>
        <translation>
            <numerusform>%n more tile would fit</numerusform>
            <numerusform>%n more tiles would fit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportQuestion</name>
    <message numerus="yes">
        <source>%n saved game(s)</source>
        <translation>
            <numerusform>%n saved game</numerusform>
            <numerusform>%n saved games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message numerus="yes">
        <source>This game has %n computer player(s) of a strength unknown here: {names}. Let them play as “{level}”?</source>
        <translation>
            <numerusform>This game has a computer player of a strength unknown here: {names}. Let it play as “{level}”?</numerusform>
            <numerusform>This game has %n computer players of a strength unknown here: {names}. Let them play as “{level}”?</numerusform>
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
        <source>After %n round(s) the engine is the highest double again.</source>
        <translation>
            <numerusform>After %n round the engine is the highest double again.</numerusform>
            <numerusform>After %n rounds the engine is the highest double again.</numerusform>
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
</context>
<context>
    <name>Overview</name>
    <message numerus="yes">
        <source>%n game(s) with points counted the other way left out.</source>
        <translation>
            <numerusform>%n game with points counted the other way left out.</numerusform>
            <numerusform>%n games with points counted the other way left out.</numerusform>
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
</context>
<context>
    <name>PlayPage</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
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
    <name>ProgramController</name>
    <message numerus="yes">
        <source>%n program(s) in this game have not been approved on this computer ({programs}), so the computer plays as “{level}” for {players}; to approve a program, try it in the settings under “Programs”.</source>
        <translation>
            <numerusform>A program in this game has not been approved on this computer ({programs}), so the computer plays as “{level}” for {players}; to approve a program, try it in the settings under “Programs”.</numerusform>
            <numerusform>%n programs in this game have not been approved on this computer ({programs}), so the computer plays as “{level}” for {players}; to approve a program, try it in the settings under “Programs”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusalTexts</name>
    <message numerus="yes">
        <source>Only %n double(s) may be laid per turn.</source>
        <translation>
            <numerusform>Only %n double may be laid per turn.</numerusform>
            <numerusform>Only %n doubles may be laid per turn.</numerusform>
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
        <source>Differs from “{preset}” in %n option(s).</source>
        <translation>
            <numerusform>Differs from “{preset}” in %n option.</numerusform>
            <numerusform>Differs from “{preset}” in %n options.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Differs from “{preset}” in %n option(s): {options}.</source>
        <translation>
            <numerusform>Differs from “{preset}” in %n option: {options}.</numerusform>
            <numerusform>Differs from “{preset}” in %n options: {options}.</numerusform>
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
</context>
<context>
    <name>ScoresText</name>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation>
            <numerusform>The double blank counts %n point.</numerusform>
            <numerusform>The double blank counts %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupText</name>
    <message numerus="yes">
        <source>Every player gets %n tile(s).</source>
        <translation>
            <numerusform>Every player gets %n tile.</numerusform>
            <numerusform>Every player gets %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) remain face down as the boneyard, from which tiles are drawn.</source>
        <translation>
            <numerusform>%n tile remains face down as the boneyard, from which tiles are drawn.</numerusform>
            <numerusform>%n tiles remain face down as the boneyard, from which tiles are drawn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusTexts</name>
    <message numerus="yes">
        <source>{tile} fits in %n place(s): click the one you want.</source>
        <translation>
            <numerusform>{tile} fits in %n place: click it.</numerusform>
            <numerusform>{tile} fits in %n places: click the one you want.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the boneyard.</source>
        <translation>
            <numerusform>%n tile left in the boneyard.</numerusform>
            <numerusform>%n tiles left in the boneyard.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TilesDialog</name>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <translation>
            <numerusform>%Ln tile</numerusform>
            <numerusform>%Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <comment>what the tiles count</comment>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainsText</name>
    <message numerus="yes">
        <source>In addition there are %n Mexican train(s), as many as players. They belong to nobody, and everybody may lay on them.</source>
        <translation>
            <numerusform>In addition there is %n Mexican train, as many as players. It belongs to nobody, and everybody may lay on it.</numerusform>
            <numerusform>In addition there are %n Mexican trains, as many as players. They belong to nobody, and everybody may lay on them.</numerusform>
        </translation>
    </message>
</context>
</TS>
