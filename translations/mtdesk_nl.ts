<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About mtdesk</source>
        <translation>Over mtdesk</translation>
    </message>
    <message>
        <source>Made with Python {python} and Qt {qt}.</source>
        <translation>Gemaakt met Python {python} en Qt {qt}.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licentie</translation>
    </message>
    <message>
        <source>Mexican Train, the domino game. Play against computers, with others on the same screen, or both.</source>
        <translation>Mexican Train, het dominospel. Speel tegen computers, met anderen achter hetzelfde scherm, of allebei.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. The typeface Lato is under the SIL Open Font License.</source>
        <translation>Vrije software onder de MIT-licentie. Het lettertype Lato valt onder de SIL Open Font License.</translation>
    </message>
    <message>
        <source>Computer players and the analysis use compiled code.</source>
        <translation>Computerspelers en de analyse gebruiken gecompileerde code.</translation>
    </message>
    <message>
        <source>Computer players and the analysis run in Python, which is slower.</source>
        <translation>Computerspelers en de analyse draaien in Python, wat trager is.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Draw ({key})</source>
        <translation>Pakken ({key})</translation>
    </message>
    <message>
        <source>Pass ({key})</source>
        <comment>end the turn</comment>
        <translation>Passen ({key})</translation>
    </message>
    <message>
        <source>Tap ({key})</source>
        <translation>Tikken ({key})</translation>
    </message>
    <message>
        <source>End turn ({key})</source>
        <translation>Beurt beëindigen ({key})</translation>
    </message>
    <message>
        <source>Draw or pass</source>
        <translation>Pakken of passen</translation>
    </message>
    <message>
        <source>Available moves</source>
        <translation>Mogelijke zetten</translation>
    </message>
    <message>
        <source>End chain ({key})</source>
        <translation>Stoppen ({key})</translation>
    </message>
    <message>
        <source>End the first-turn chain</source>
        <translation>Startreeks beëindigen</translation>
    </message>
    <message>
        <source>Explain the hint or refusal</source>
        <translation>Hint of weigering uitleggen</translation>
    </message>
    <message>
        <source>Why? ({key})</source>
        <translation>Waarom? ({key})</translation>
    </message>
    <message>
        <source>Tap with one tile left</source>
        <translation>Tikken met nog één steen</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Annu&amp;leren</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Hervatten</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analyseren</translation>
    </message>
    <message>
        <source>The strongest computer player re-examines every decision, using only what the player could know, and finds those that clearly cost points.</source>
        <translation>De sterkste computerspeler bekijkt elke beslissing opnieuw, alleen met wat de speler toen kon weten, en vindt de beslissingen die duidelijk punten hebben gekost.</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Wiens beslissingen</translation>
    </message>
    <message>
        <source>Decisions analysed</source>
        <translation>Geanalyseerde beslissingen</translation>
    </message>
    <message>
        <source>Line chart of the points lost in this round</source>
        <translation>Lijngrafiek van de punten die in deze ronde verloren gingen</translation>
    </message>
    <message>
        <source>There is nothing to analyse because no one had a choice.</source>
        <translation>Er valt niets te analyseren, want niemand had een keuze.</translation>
    </message>
    <message>
        <source>Not every decision could be analysed because a computer player failed.</source>
        <translation>Niet elke beslissing kon worden geanalyseerd, want een computerspeler is uitgevallen.</translation>
    </message>
    <message>
        <source>Every decision was about as good as the best one found.</source>
        <translation>Elke beslissing was ongeveer even goed als de beste die te vinden was.</translation>
    </message>
    <message>
        <source>The points lost are averages, so they differ from the points on the score sheet.</source>
        <translation>De verloren punten zijn gemiddelden en dus niet de punten van het scoreblad.</translation>
    </message>
    <message>
        <source>Points lost in round {round}</source>
        <translation>Verloren punten in ronde {round}</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>Vo&amp;rige</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Vorige fout</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>V&amp;olgende</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Volgende fout</translation>
    </message>
</context>
<context>
    <name>AnalysisTexts</name>
    <message>
        <source>You played {move}</source>
        <translation>Je legde {move}</translation>
    </message>
    <message>
        <source>{name} played {move}</source>
        <translation>{name} legde {move}</translation>
    </message>
    <message>
        <source>You forked your train with {move}</source>
        <translation>Je splitste je trein met de dubbel {move}</translation>
    </message>
    <message>
        <source>{name} forked their train with {move}</source>
        <translation>{name} splitste de eigen trein met de dubbel {move}</translation>
    </message>
    <message>
        <source>You put the marker on one of the ends</source>
        <translation>Je zette het treintje op een van de uiteinden</translation>
    </message>
    <message>
        <source>{name} put the marker on one of the ends</source>
        <translation>{name} zette het treintje op een van de uiteinden</translation>
    </message>
    <message>
        <source>Yes, that is better.</source>
        <translation>Ja, dat is beter.</translation>
    </message>
    <message>
        <source>{move} is about as good as the best move.</source>
        <translation>{move} is ongeveer even goed als de beste zet.</translation>
    </message>
    <message>
        <source>That is the move that was played.</source>
        <translation>Dat is de gespeelde zet.</translation>
    </message>
    <message>
        <source>{move} is worse than the best move {lead}.</source>
        <extracomment>{lead} is such as: by 16 points</extracomment>
        <translation>{move} is {lead} slechter dan de beste zet.</translation>
    </message>
    <message numerus="yes">
        <source>by %n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} ± {margin} points for the round, estimated from what the player could know</source>
        <translation>{points} ± {margin} punten in de ronde, geschat op grond van wat de speler kon weten</translation>
    </message>
    <message>
        <source>fork {tile}</source>
        <translation>splitsing {tile}</translation>
    </message>
    <message>
        <source>marker</source>
        <comment>put on a train, in a list of moves</comment>
        <translation>treintje</translation>
    </message>
    <message>
        <source>stop</source>
        <comment>in a list of moves</comment>
        <translation>stoppen</translation>
    </message>
    <message>
        <source>Try another move, or press “Show”.</source>
        <translation>Probeer een andere zet, of kies ‘Tonen’.</translation>
    </message>
    <message>
        <source>{name}: no mistakes</source>
        <translation>{name}: geen fouten</translation>
    </message>
    <message>
        <source>{name}: no mistakes so far</source>
        <translation>{name}: tot nu toe geen fouten</translation>
    </message>
    <message>
        <source>{name}: {mistakes}, {points} lost</source>
        <translation>{name}: {mistakes}, {points} verloren</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n fout</numerusform>
            <numerusform>%n fouten</numerusform>
        </translation>
    </message>
    <message>
        <source>This mistake cost {points}.</source>
        <translation>Deze fout kostte {points}.</translation>
    </message>
    <message>
        <source>Better {lead}: {move}</source>
        <extracomment>{lead} is such as: by 16 points</extracomment>
        <translation>Beter ({lead}): {move}</translation>
    </message>
    <message>
        <source>You ended the chain</source>
        <translation>Je beëindigde de reeks</translation>
    </message>
    <message>
        <source>{name} ended the chain</source>
        <translation>{name} beëindigde de reeks</translation>
    </message>
    <message>
        <source>What would have been better? Try a move, or press “Show”.</source>
        <translation>Wat was beter geweest? Probeer een zet, of kies ‘Tonen’.</translation>
    </message>
    <message>
        <source>{played}. That was worse, because {reason}.</source>
        <extracomment>{reason} speaks against what was played, such as: it costs part of the longest train</extracomment>
        <translation>{played}. Dat was slechter, want {reason}.</translation>
    </message>
    <message>
        <source>No single reason stands out, but test rounds from here ended better with that move.</source>
        <translation>Er is niet één duidelijke reden, maar proefrondes vanaf hier liepen met die zet beter af.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>mtdesk is already running.</source>
        <translation>mtdesk draait al.</translation>
    </message>
</context>
<context>
    <name>ArchiveTexts</name>
    <message>
        <source>Imported: {things}.</source>
        <extracomment>{things} are such as: 12 games, 1 rule set, statistics and settings</extracomment>
        <translation>Geïmporteerd: {things}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule set(s)</source>
        <translation>
            <numerusform>%n regelset</numerusform>
            <numerusform>%n regelsets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score pad(s)</source>
        <translation>
            <numerusform>%n scoreblok</numerusform>
            <numerusform>%n scoreblokken</numerusform>
        </translation>
    </message>
    <message>
        <source>statistics and settings</source>
        <translation>statistieken en instellingen</translation>
    </message>
    <message>
        <source>Saved as “{file}” in “{folder}”. It contains {things}.</source>
        <translation>Opgeslagen als ‘{file}’ in ‘{folder}’. Inhoud: {things}.</translation>
    </message>
    <message>
        <source>the game on the table</source>
        <translation>het spel op tafel</translation>
    </message>
</context>
<context>
    <name>AwayQuestion</name>
    <message>
        <source>{name}’s phone is away.</source>
        <translation>De telefoon van {name} is niet bereikbaar.</translation>
    </message>
    <message>
        <source>{name} can take the seat back at any time.</source>
        <translation>{name} kan op elk moment verderspelen.</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <translation>Computer laten spelen</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Wachten</translation>
    </message>
    <message>
        <source>No one has taken {name}’s seat yet.</source>
        <translation>De plek van {name} is nog vrij.</translation>
    </message>
</context>
<context>
    <name>BranchTexts</name>
    <message>
        <source>{branch}, then left</source>
        <translation>{branch}, dan links</translation>
    </message>
    <message>
        <source>{branch}, then right</source>
        <translation>{branch}, dan rechts</translation>
    </message>
    <message>
        <source>left branch</source>
        <translation>linkertak</translation>
    </message>
    <message>
        <source>right branch</source>
        <translation>rechtertak</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Volgende</translation>
    </message>
    <message>
        <source>&amp;End the guide</source>
        <translation>Uitleg beë&amp;indigen</translation>
    </message>
</context>
<context>
    <name>ByEar</name>
    <message>
        <source>Next or previous playable tile</source>
        <translation>Volgende of vorige speelbare steen</translation>
    </message>
    <message>
        <source>Announce all ends</source>
        <translation>Alle uiteinden melden</translation>
    </message>
    <message>
        <source>Announce players, tiles and points</source>
        <translation>Spelers, stenen en punten melden</translation>
    </message>
    <message>
        <source>Announce the tiles of the current train, or of your own train</source>
        <translation>Stenen melden van de trein waar je bent, of anders van je eigen trein</translation>
    </message>
    <message>
        <source>Repeat the last announcement, or earlier ones when pressed again</source>
        <translation>Laatste melding herhalen, en bij nogmaals drukken een eerdere</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>S&amp;tatistics and fairness…</source>
        <translation>S&amp;tatistieken en eerlijkheid…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuw spel…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ongedaan &amp;maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Opnieuw &amp;uitvoeren</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Instellingen…</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y…</source>
        <translation>Verde&amp;ling van de dag…</translation>
    </message>
    <message>
        <source>new</source>
        <comment>the deal of the day</comment>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;fsluiten</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;Play for me</source>
        <translation>&amp;Speel voor mij</translation>
    </message>
    <message>
        <source>The game will not count towards your statistics.</source>
        <translation>Het spel telt dan niet mee in je statistieken.</translation>
    </message>
    <message>
        <source>Sort by &amp;number</source>
        <translation>Sorteren op &amp;getal</translation>
    </message>
    <message>
        <source>Sort by &amp;value</source>
        <translation>Sorteren op &amp;waarde</translation>
    </message>
    <message>
        <source>Show my longest &amp;train</source>
        <translation>Mijn &amp;langste trein tonen</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Scoreblad</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <comment>list of what happened</comment>
        <translation>&amp;Verloop</translation>
    </message>
    <message>
        <source>&amp;Hidden tiles</source>
        <comment>counter of tiles not seen yet</comment>
        <translation>Ver&amp;borgen stenen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Vo&amp;lledig scherm</translation>
    </message>
    <message>
        <source>&amp;About mtdesk</source>
        <translation>&amp;Over mtdesk</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>&amp;Regels van deze tafel</translation>
    </message>
    <message>
        <source>Ga&amp;mes…</source>
        <translation>Sp&amp;ellen…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Inzoomen</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Uitzoomen</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Zelfde verdeling nog eens</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>&amp;Doorgeven…</translation>
    </message>
    <message>
        <source>Hands &amp;on phones…</source>
        <translation>Spelen met &amp;telefoons…</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>Be&amp;urt</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>Pau&amp;ze</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;Hele tafel</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>Geluid &amp;dempen</translation>
    </message>
    <message>
        <source>Short&amp;cuts</source>
        <translation>&amp;Sneltoetsen</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Een &amp;probleem melden…</translation>
    </message>
    <message>
        <source>More keys</source>
        <translation>Meer toetsen</translation>
    </message>
    <message>
        <source>Score &amp;pad…</source>
        <comment>for games with real tiles</comment>
        <translation>&amp;Scoreblok…</translation>
    </message>
    <message>
        <source>Score &amp;pad (round {round} of {rounds})…</source>
        <translation>&amp;Scoreblok (ronde {round} van {rounds})…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Huisregels…</translation>
    </message>
</context>
<context>
    <name>ContinueDialog</name>
    <message>
        <source>Continue from here</source>
        <translation>Vanaf hier verderspelen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Verderspelen</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Wie voor {name} speelt</translation>
    </message>
    <message>
        <source>A new game starts with the moves up to here. The original stays unchanged.</source>
        <translation>Er begint een nieuw spel met alle zetten tot hier. Het oorspronkelijke spel blijft ongewijzigd.</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
</context>
<context>
    <name>CounterRow</name>
    <message numerus="yes">
        <source>Number {pip}: %n hidden tile(s).</source>
        <translation>
            <numerusform>Getal {pip}: %n verborgen steen.</numerusform>
            <numerusform>Getal {pip}: %n verborgen stenen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurtainPage</name>
    <message>
        <source>I am {name}: show my tiles</source>
        <translation>Ik ben {name}: stenen tonen</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Laat mijn stenen zien</translation>
    </message>
    <message>
        <source>Tiles stay hidden until you show them.</source>
        <translation>De stenen blijven verborgen tot je ze toont.</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Days</source>
        <translation>Dagen</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Verderspelen</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>Deze verdeling &amp;nog eens spelen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spelen</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Vorige maand</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Volgende maand</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Maand</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jaar</translation>
    </message>
    <message>
        <source>A day counts if you start its deal that day and finish it.</source>
        <translation>Een dag telt als je het spel op de dag zelf begint en uitspeelt.</translation>
    </message>
</context>
<context>
    <name>DataController</name>
    <message>
        <source>All mtdesk data</source>
        <translation>Alle gegevens van mtdesk</translation>
    </message>
    <message>
        <source>Exporting all data…</source>
        <translation>Alle gegevens worden geëxporteerd…</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>De gegevens worden geïmporteerd…</translation>
    </message>
    <message>
        <source>The import could not be completed: {reason}. Your previous data is kept in “{folder}”.</source>
        <translation>Het importeren kon niet worden voltooid: {reason}. Je eerdere gegevens zijn bewaard in ‘{folder}’.</translation>
    </message>
</context>
<context>
    <name>DealTexts</name>
    <message>
        <source>The code is not complete yet.</source>
        <translation>De code is nog niet volledig.</translation>
    </message>
    <message>
        <source>This code is from a newer version of mtdesk.</source>
        <translation>Deze code is van een nieuwere versie van mtdesk.</translation>
    </message>
    <message>
        <source>Deal of the day · {date}</source>
        <translation>Verdeling van de dag · {date}</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Verdeling van de dag</translation>
    </message>
    <message>
        <source>You can still play this deal, but it no longer adds to your days in a row.</source>
        <translation>Je kunt deze verdeling nog spelen, maar ze telt niet meer mee voor je dagen op rij.</translation>
    </message>
    <message>
        <source>Against two computer players of medium strength · the lowest total wins</source>
        <translation>Tegen twee computers van gemiddelde sterkte · de laagste totaalscore wint</translation>
    </message>
    <message>
        <source>The next deal comes tomorrow.</source>
        <translation>Morgen komt de volgende verdeling.</translation>
    </message>
    <message>
        <source>Your total: {points}</source>
        <translation>Je totaalscore: {points}</translation>
    </message>
    <message>
        <source>The expert’s total: {points}</source>
        <translation>Totaalscore van de expert: {points}</translation>
    </message>
    <message>
        <source>The expert’s points in this round: {points}</source>
        <translation>Punten van de expert in deze ronde: {points}</translation>
    </message>
    <message>
        <source>This code contains a typing mistake. Compare characters that look alike, such as 8 and B, or 5 and S.</source>
        <translation>Er zit een typefout in deze code. Vergelijk tekens die op elkaar lijken, zoals 8 en B of 5 en S.</translation>
    </message>
    <message>
        <source>Everyone plays with the same tiles today. The first game you finish counts.</source>
        <translation>Iedereen speelt vandaag met dezelfde stenen. Het eerste spel dat je uitspeelt, telt.</translation>
    </message>
    <message>
        <source>Mexican Train, {title}</source>
        <translation>Mexican Train, {title}</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dag op rij</numerusform>
            <numerusform>%n dagen op rij</numerusform>
        </translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Nog niet gespeeld</translation>
    </message>
    <message>
        <source>The expert is in round {round} of this deal. You need not wait.</source>
        <translation>De expert speelt nu ronde {round} van deze verdeling. Je hoeft niet te wachten.</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · total so far {points}</source>
        <translation>Ronde {round} van {rounds} · totaal tot nu toe {points}</translation>
    </message>
    <message>
        <source>Level with the expert ({own} to {mark})</source>
        <translation>Gelijk met de expert ({own} tegen {mark})</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) better than the expert ({own} to {mark})</source>
        <translation>
            <numerusform>%Ln punt beter dan de expert ({own} tegen {mark})</numerusform>
            <numerusform>%Ln punten beter dan de expert ({own} tegen {mark})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) behind the expert ({own} to {mark})</source>
        <translation>
            <numerusform>%Ln punt achter de expert ({own} tegen {mark})</numerusform>
            <numerusform>%Ln punten achter de expert ({own} tegen {mark})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntryDelegate</name>
    <message>
        <source>{name}, round {round}</source>
        <translation>{name}, ronde {round}</translation>
    </message>
</context>
<context>
    <name>ErrorNotice</name>
    <message>
        <source>Something went wrong</source>
        <translation>Er is iets misgegaan</translation>
    </message>
    <message>
        <source>The program caught an error. Your game is saved up to the last move and continues.</source>
        <translation>Het programma heeft een fout opgevangen. Je spel is tot en met de laatste zet opgeslagen en gaat verder.</translation>
    </message>
    <message>
        <source>Something went wrong last time</source>
        <translation>De vorige keer ging er iets mis</translation>
    </message>
    <message>
        <source>&amp;Show report</source>
        <translation>Rapport &amp;tonen</translation>
    </message>
    <message>
        <source>The program crashed or stopped responding. Nothing is lost, and your game continues where it left off. The report contains no names of people or folders.</source>
        <translation>Het programma is gecrasht of reageerde niet meer. Er is niets verloren, en je spel gaat verder waar het gebleven was. Het rapport bevat geen namen van mensen of mappen.</translation>
    </message>
</context>
<context>
    <name>ErrorTexts</name>
    <message>
        <source>The settings file was damaged. What could not be read was reset. The old file is kept as “{file}”.</source>
        <translation>Het bestand met de instellingen was beschadigd. Wat niet te lezen was, heeft weer de standaardwaarde. Het oude bestand is bewaard als ‘{file}’.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: {reason}.</source>
        <translation>‘{file}’ kan niet worden geopend: {reason}.</translation>
    </message>
    <message>
        <source>“{file}” cannot be deleted: {reason}.</source>
        <translation>‘{file}’ kan niet worden verwijderd: {reason}.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved: {reason}.</source>
        <translation>‘{file}’ kan niet worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>Your game’s file was missing, so the game has been saved again.</source>
        <translation>Het bestand van je spel was verdwenen, dus het spel is opnieuw opgeslagen.</translation>
    </message>
    <message>
        <source>The settings in “{file}” cannot be read, so the defaults are used for now.</source>
        <translation>De instellingen in ‘{file}’ kunnen niet worden gelezen, dus voorlopig gelden de standaardinstellingen.</translation>
    </message>
    <message>
        <source>“{file}” cannot be written, so changed settings are lost when you quit.</source>
        <translation>‘{file}’ kan niet worden geschreven, dus gewijzigde instellingen gaan verloren als je afsluit.</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>You play {tile} and fork your train.</source>
        <translation>Je legt {tile} en splitst je trein.</translation>
    </message>
    <message>
        <source>{name} plays {tile} and forks their train.</source>
        <translation>{name} legt {tile} en splitst de eigen trein.</translation>
    </message>
    <message>
        <source>Your train is closed again.</source>
        <translation>Je trein is weer gesloten.</translation>
    </message>
    <message>
        <source>You draw a tile.</source>
        <translation>Je pakt een steen.</translation>
    </message>
    <message>
        <source>You draw {tile}.</source>
        <translation>Je pakt {tile}.</translation>
    </message>
    <message>
        <source>{name} draws a tile.</source>
        <translation>{name} pakt een steen.</translation>
    </message>
    <message>
        <source>{name} draws {tile}.</source>
        <translation>{name} pakt {tile}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Je past.</translation>
    </message>
    <message>
        <source>You pass and place your marker.</source>
        <translation>Je past en zet je treintje op je trein.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} past.</translation>
    </message>
    <message>
        <source>{name} passes and places their marker.</source>
        <translation>{name} past en zet het treintje op de eigen trein.</translation>
    </message>
    <message>
        <source>You end your first-turn chain.</source>
        <translation>Je stopt met je startreeks.</translation>
    </message>
    <message>
        <source>{name} ends their first-turn chain.</source>
        <translation>{name} stopt met de startreeks.</translation>
    </message>
    <message>
        <source>You miss your next turn for not tapping.</source>
        <translation>Je hebt niet getikt en slaat je volgende beurt over.</translation>
    </message>
    <message>
        <source>{name} misses their next turn for not tapping.</source>
        <translation>{name} heeft niet getikt en slaat de volgende beurt over.</translation>
    </message>
    <message>
        <source>You miss this turn.</source>
        <translation>Je slaat deze beurt over.</translation>
    </message>
    <message>
        <source>{name} misses this turn.</source>
        <translation>{name} slaat deze beurt over.</translation>
    </message>
    <message>
        <source>You go out.</source>
        <extracomment>{name} has played their last tile.</extracomment>
        <translation>Je bent uit.</translation>
    </message>
    <message>
        <source>{name} goes out.</source>
        <translation>{name} is uit.</translation>
    </message>
    <message>
        <source>Your points: {points}.</source>
        <translation>Jouw pluspunten: {points}.</translation>
    </message>
    <message>
        <source>It now ends in {number}.</source>
        <extracomment>spoken after a sentence such as: You play 5–3 on your train. &quot;It&quot; is the train.</extracomment>
        <translation>Die eindigt nu op {number}.</translation>
    </message>
    <message>
        <source>The double is open.</source>
        <translation>De dubbel is open.</translation>
    </message>
    <message>
        <source>Undone: {sentences}</source>
        <translation>Ongedaan gemaakt: {sentences}</translation>
    </message>
    <message>
        <source>{tile} is covered.</source>
        <translation>De dubbel {tile} is afgedekt.</translation>
    </message>
    <message>
        <source>Engine: {tile}.</source>
        <translation>Motor: {tile}.</translation>
    </message>
    <message>
        <source>Round {round} of {total}: you start.</source>
        <translation>Ronde {round} van {total}: jij begint.</translation>
    </message>
    <message>
        <source>Round {round} of {total}: {name} starts.</source>
        <translation>Ronde {round} van {total}: {name} begint.</translation>
    </message>
    <message numerus="yes">
        <source>You get %Ln penalty point(s).</source>
        <translation>
            <numerusform>Je krijgt %Ln strafpunt.</numerusform>
            <numerusform>Je krijgt %Ln strafpunten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %Ln penalty point(s).</source>
        <translation>
            <numerusform>{name} krijgt %Ln strafpunt.</numerusform>
            <numerusform>{name} krijgt %Ln strafpunten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn: {tiles}.</source>
        <translation>Gepakt: {tiles}.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n penalty tile(s) for not tapping.</source>
        <translation>
            <numerusform>Je hebt niet getikt en pakt %n strafsteen.</numerusform>
            <numerusform>Je hebt niet getikt en pakt %n strafstenen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n penalty tile(s) for not tapping.</source>
        <translation>
            <numerusform>{name} heeft niet getikt en pakt %n strafsteen.</numerusform>
            <numerusform>{name} heeft niet getikt en pakt %n strafstenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{owner}’s train is closed again.</source>
        <translation>De trein van {owner} is weer gesloten.</translation>
    </message>
    <message>
        <source>{name}’s points: {points}.</source>
        <translation>Pluspunten voor {name}: {points}.</translation>
    </message>
    <message>
        <source>All tiles showing {pip} are on the table, so {tile} need not be covered.</source>
        <translation>Alle stenen met een {pip} zijn gelegd, dus niemand hoeft de dubbel {tile} af te dekken.</translation>
    </message>
    <message>
        <source>You tap because you have one tile left.</source>
        <translation>Je tikt, want je hebt nog één steen.</translation>
    </message>
    <message>
        <source>{name} taps with one tile left.</source>
        <translation>{name} heeft nog één steen en tikt.</translation>
    </message>
    <message numerus="yes">
        <source>The boneyard has %n tile(s) left.</source>
        <translation>
            <numerusform>Er ligt nog %n steen op de stapel.</numerusform>
            <numerusform>Er liggen nog %n stenen op de stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play {tile} {where}.</source>
        <extracomment>{where} is such as “on Anna’s train (left branch)”.</extracomment>
        <translation>Je legt {tile} {where}.</translation>
    </message>
    <message>
        <source>{name} plays {tile} {where}.</source>
        <translation>{name} legt {tile} {where}.</translation>
    </message>
    <message>
        <source>Open double {where}: {tile}.</source>
        <translation>Open dubbel {where}: {tile}.</translation>
    </message>
    <message>
        <source>You play {tile}, the engine.</source>
        <translation>Je legt de motor {tile}.</translation>
    </message>
    <message>
        <source>{name} plays {tile}, the engine.</source>
        <translation>{name} legt de motor {tile}.</translation>
    </message>
    <message>
        <source>You must cover {tile}, the last double.</source>
        <translation>Je moet de laatste dubbel {tile} afdekken.</translation>
    </message>
    <message>
        <source>{name} must cover {tile}, the last double.</source>
        <translation>{name} moet de laatste dubbel {tile} afdekken.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n tile(s) to find the engine.</source>
        <translation>
            <numerusform>Op zoek naar de motor pak je %n steen.</numerusform>
            <numerusform>Op zoek naar de motor pak je %n stenen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n tile(s) to find the engine.</source>
        <translation>
            <numerusform>{name} pakt op zoek naar de motor %n steen.</numerusform>
            <numerusform>{name} pakt op zoek naar de motor %n stenen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Doubles dealt</source>
        <translation>Uitgedeelde dubbels</translation>
    </message>
    <message>
        <source>Pips per tile</source>
        <translation>Ogen per steen</translation>
    </message>
    <message>
        <source>How often each number was dealt</source>
        <translation>Hoe vaak elk getal is uitgedeeld</translation>
    </message>
    <message>
        <source>Drawn tiles that fitted</source>
        <translation>Gepakte stenen die pasten</translation>
    </message>
    <message>
        <source>Rounds in which no one held the engine</source>
        <translation>Rondes waarin niemand de motor had</translation>
    </message>
    <message>
        <source>Overall: {verdict}.</source>
        <translation>Alles bij elkaar: {verdict}.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Oordeel</translation>
    </message>
    <message numerus="yes">
        <source>A verdict needs at least %n round(s).</source>
        <translation>
            <numerusform>Voor een oordeel is minstens %n ronde nodig.</numerusform>
            <numerusform>Voor een oordeel zijn minstens %n rondes nodig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance alone makes a figure unusual in fewer than one case in twenty, so expect one now and then.</source>
        <translation>Door toeval alleen is een waarde in minder dan één op de twintig gevallen ongewoon, dus dat komt af en toe voor.</translation>
    </message>
    <message>
        <source>Humans on the left, computers on the right, expected values as lines</source>
        <translation>Links mensen, rechts computers, verwachte waarden als streepjes</translation>
    </message>
    <message>
        <source>Expected values as lines</source>
        <translation>Verwachte waarden als streepjes</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) dealt, including abandoned games.</source>
        <translation>
            <numerusform>%n uitgedeelde ronde, ook uit afgebroken spellen.</numerusform>
            <numerusform>%n uitgedeelde rondes, ook uit afgebroken spellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{figure} ({expected} expected)</source>
        <translation>{figure} (verwacht: {expected})</translation>
    </message>
</context>
<context>
    <name>FiguresTable</name>
    <message>
        <source>Won</source>
        <comment>column: games won</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Points per round</source>
        <comment>column</comment>
        <translation>Punten per ronde</translation>
    </message>
    <message>
        <source>Click, or press ← or →, to sort</source>
        <translation>Klik, of druk op ← of →, om te sorteren</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>Computers at the table</source>
        <translation>Computers aan tafel</translation>
    </message>
    <message>
        <source>Humans at the table</source>
        <translation>Mensen aan tafel</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Regelsets</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>Games, rules, score pads and exported data</source>
        <translation>Spellen, regels, scoreblokken en alle gegevens</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Map:</translation>
    </message>
    <message>
        <source>File &amp;type:</source>
        <translation>Bestands&amp;type:</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>The last moves could not be saved and will be lost when you quit.</source>
        <translation>De laatste zetten konden niet worden opgeslagen en gaan verloren als je afsluit.</translation>
    </message>
</context>
<context>
    <name>GameDeletion</name>
    <message>
        <source>The game cannot be moved to the trash. Delete it permanently?</source>
        <translation>Het spel kan niet naar de prullenbak. Definitief verwijderen?</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Dit spel verwijderen?</translation>
    </message>
    <message>
        <source>It moves to the trash. Statistics still include it.</source>
        <translation>Het gaat naar de prullenbak. In de statistieken blijft het meetellen.</translation>
    </message>
    <message>
        <source>Remove this game from the list?</source>
        <translation>Dit spel uit de lijst halen?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Weghalen</translation>
    </message>
    <message>
        <source>Files saved elsewhere stay: {files}.</source>
        <translation>Elders opgeslagen bestanden blijven staan: {files}.</translation>
    </message>
</context>
<context>
    <name>GameEndPanel</name>
    <message>
        <source>Look &amp;back</source>
        <translation>&amp;Terugkijken</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Nieu&amp;w spel…</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Nog eens spelen</translation>
    </message>
    <message>
        <source>Play a real ga&amp;me…</source>
        <translation>Een echt spel be&amp;ginnen…</translation>
    </message>
</context>
<context>
    <name>GameTexts</name>
    <message>
        <source>Won by {names}</source>
        <translation>Winst voor {names}</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Op tafel</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Niet leesbaar</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>who won, or how far a game has got</comment>
        <translation>Uitslag</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <comment>a saved game</comment>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <comment>a saved game</comment>
        <translation>Ver&amp;wijderen…</translation>
    </message>
    <message>
        <source>No games have been saved yet.</source>
        <translation>Er zijn nog geen spellen opgeslagen.</translation>
    </message>
    <message>
        <source>Res&amp;ult</source>
        <translation>&amp;Uitslag</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Terugkijken</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <comment>a saved game</comment>
        <translation>&amp;Verder</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Uit &amp;bestand…</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Geen spellen gevonden.</translation>
    </message>
    <message>
        <source>Search names, rules and dates</source>
        <translation>Namen, regels en datums zoeken</translation>
    </message>
</context>
<context>
    <name>GuideTexts</name>
    <message>
        <source>The station</source>
        <translation>Het station</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Je stenen</translation>
    </message>
    <message>
        <source>Your train grows</source>
        <translation>Je trein groeit</translation>
    </message>
    <message>
        <source>The Mexican train</source>
        <translation>De Mexican Train</translation>
    </message>
    <message>
        <source>A double</source>
        <translation>Een dubbel</translation>
    </message>
    <message>
        <source>An open double</source>
        <translation>Een open dubbel</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Niets past</translation>
    </message>
    <message>
        <source>A new tile</source>
        <translation>Een nieuwe steen</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Your marker</source>
        <translation>Je markeertreintje</translation>
    </message>
    <message>
        <source>An open train</source>
        <translation>Een open trein</translation>
    </message>
    <message>
        <source>Yours alone again</source>
        <translation>Weer alleen van jou</translation>
    </message>
    <message>
        <source>Nearly over</source>
        <translation>Bijna voorbij</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>De punten</translation>
    </message>
    <message>
        <source>That was a whole round</source>
        <translation>Dat was een hele ronde</translation>
    </message>
    <message>
        <source>In the middle is the station with the first tile, the engine. Every player builds a train from there. Yours has the colour and the emblem of your name plate at the bottom left.</source>
        <translation>In het midden ligt het station met de eerste steen, de motor. Van daaruit bouwt iedereen een eigen trein. Die van jou heeft de kleur en het teken van je naambordje linksonder.</translation>
    </message>
    <message>
        <source>Matching numbers always touch. Your train now ends in {number}, so the next tile here must show {number}, too.</source>
        <translation>Gelijke getallen liggen altijd tegen elkaar. Je trein eindigt nu op {number}, dus de volgende steen hier moet ook een {number} hebben.</translation>
    </message>
    <message>
        <source>This train belongs to {name}. While it has no marker (a little locomotive), no one else may play on it.</source>
        <translation>Deze trein is van {name}. Zolang er geen markeertreintje op staat, mag niemand anders er aanleggen.</translation>
    </message>
    <message>
        <source>You have no playable tile. Draw one from the boneyard ({key}).</source>
        <translation>Geen van je stenen past. Pak een steen van de stapel ({key}).</translation>
    </message>
    <message>
        <source>If the new tile fits, play it now. If it does not, your turn ends, and your marker opens your train to the others.</source>
        <translation>Past de nieuwe steen, leg hem dan meteen aan. Past hij niet, dan is je beurt voorbij en opent je markeertreintje je trein voor de anderen.</translation>
    </message>
    <message>
        <source>{name} has only one tile left. The round ends as soon as someone has none. The tiles you still have then count against you, so play the high ones first.</source>
        <translation>{name} heeft nog maar één steen. De ronde eindigt zodra iemand er geen meer heeft. Elke steen die je dan nog hebt, levert strafpunten op. Leg dus eerst de stenen met veel ogen.</translation>
    </message>
    <message>
        <source>The round is over. Every pip left in your hand is a penalty point. After the last round, the lowest total wins.</source>
        <translation>De ronde is afgelopen. Elk oog op de stenen die je nog hebt, is een strafpunt. Na de laatste ronde wint de laagste totaalscore.</translation>
    </message>
    <message>
        <source>Someone else’s train</source>
        <translation>De trein van een ander</translation>
    </message>
    <message>
        <source>Try to get rid of these tiles. The ones you can play are highlighted. Drag one to an end that lights up, or click the tile and then the end.</source>
        <translation>Probeer deze stenen kwijt te raken. De speelbare staan hoger. Sleep er een naar een uiteinde dat oplicht, of klik eerst op de steen en dan op het uiteinde.</translation>
    </message>
    <message>
        <source>Any player may play on this train. It is a good place for tiles that do not fit on your own train.</source>
        <translation>Elke speler mag aan deze trein aanleggen. Het is een goede plek voor stenen die niet aan je eigen trein passen.</translation>
    </message>
    <message>
        <source>Double {number} lies crosswise and should be covered. Play one more tile straight away if you have one that fits.</source>
        <translation>De dubbel-{number} ligt dwars en moet worden afgedekt. Leg meteen nog een steen als je er een hebt die past.</translation>
    </message>
    <message>
        <source>Double {number} is not covered yet because no tile has been played on it. Until someone covers it, no one may play anywhere else.</source>
        <translation>De dubbel-{number} is nog niet afgedekt, want er ligt nog geen steen aan. Tot iemand die afdekt, mag niemand ergens anders aanleggen.</translation>
    </message>
    <message>
        <source>You can neither play nor draw. Pass with the button or {key}, which ends your turn.</source>
        <translation>Je kunt niet aanleggen en niet pakken. Pas met de knop of {key}, dan is je beurt voorbij.</translation>
    </message>
    <message>
        <source>You could not play, so your marker is on your train, and the others may now play there too. The marker comes off when you play there yourself.</source>
        <translation>Je kon niet aanleggen, dus staat je markeertreintje op je trein, en de anderen mogen daar nu ook aanleggen. Het markeertreintje gaat weg als je er zelf aanlegt.</translation>
    </message>
    <message>
        <source>{name} could not play. While the marker is on that train, everyone may play there, you too.</source>
        <translation>{name} kon niet aanleggen. Zolang het markeertreintje op die trein staat, mag iedereen daar aanleggen, jij ook.</translation>
    </message>
    <message>
        <source>You have played on your own train, so the marker is off, and the train is closed to the others again.</source>
        <translation>Je hebt aan je eigen trein aangelegd, dus het markeertreintje is weg en de trein is weer gesloten voor de anderen.</translation>
    </message>
    <message>
        <source>Now you know the game. Ask for a hint at any time ({hint}), and undo mistakes ({undo}). {keys} lists all keys, and everything else is in the menus. Have fun.</source>
        <translation>Nu ken je het spel. Je kunt altijd een hint vragen ({hint}) en een vergissing ongedaan maken ({undo}). {keys} toont alle toetsen, en de rest staat in de menu’s. Veel plezier.</translation>
    </message>
    <message>
        <source>Try to get rid of these tiles. The arrow keys move from tile to tile, and {next} goes to the next one you can play. Pick it up with {take}, choose an end with the arrow keys, and press {take} again.</source>
        <translation>Probeer deze stenen kwijt te raken. Met de pijltjestoetsen ga je van steen naar steen, en met {next} naar de volgende speelbare. Pak die op met {take}, kies met de pijltjestoetsen een uiteinde en druk nog eens op {take}.</translation>
    </message>
</context>
<context>
    <name>HandBar</name>
    <message>
        <source>Train</source>
        <comment>the longest that the hand can build</comment>
        <translation>Trein</translation>
    </message>
</context>
<context>
    <name>HandController</name>
    <message>
        <source>None of your tiles fits your train</source>
        <translation>Geen van je stenen past aan je trein</translation>
    </message>
    <message numerus="yes">
        <source>%n left over</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>%n blijft over</numerusform>
            <numerusform>%n blijven over</numerusform>
        </translation>
    </message>
    <message>
        <source>Add divider here</source>
        <translation>Scheiding hier toevoegen</translation>
    </message>
    <message>
        <source>Remove divider</source>
        <translation>Scheiding verwijderen</translation>
    </message>
</context>
<context>
    <name>HandsView</name>
    <message>
        <source>Remaining tiles and points</source>
        <translation>Overgebleven stenen en punten</translation>
    </message>
    <message>
        <source>Has played all tiles</source>
        <translation>Heeft alle stenen gelegd</translation>
    </message>
</context>
<context>
    <name>Headlines</name>
    <message numerus="yes">
        <source>won (%n game(s))</source>
        <translation>
            <numerusform>gewonnen (%n spel)</numerusform>
            <numerusform>gewonnen (%n spellen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>spel</numerusform>
            <numerusform>spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>went out (in %n round(s))</source>
        <comment>below how often</comment>
        <translation>
            <numerusform>keer uit (in %n ronde)</numerusform>
            <numerusform>keer uit (in %n rondes)</numerusform>
        </translation>
    </message>
    <message>
        <source>points per round</source>
        <translation>punten per ronde</translation>
    </message>
    <message>
        <source>longest winning streak</source>
        <translation>langste winstreeks</translation>
    </message>
    <message>
        <source>current winning streak</source>
        <translation>huidige winstreeks</translation>
    </message>
</context>
<context>
    <name>HiddenPanel</name>
    <message>
        <source>Hidden tiles</source>
        <translation>Verborgen stenen</translation>
    </message>
    <message>
        <source>Hidden tiles by number</source>
        <translation>Verborgen stenen per getal</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>Hint: fork your train with {tile}</source>
        <translation>Hint: splits je trein met de dubbel {tile}</translation>
    </message>
    <message>
        <source>Hint: fork your train with {tile} and cover it with {other}</source>
        <translation>Hint: splits je trein met de dubbel {tile} en dek die af met {other}</translation>
    </message>
    <message>
        <source>Hint: draw a tile ({key})</source>
        <translation>Hint: pak een steen ({key})</translation>
    </message>
    <message>
        <source>Hint: tap ({key})</source>
        <translation>Hint: tik ({key})</translation>
    </message>
    <message>
        <source>Working out a hint…</source>
        <translation>Hint zoeken…</translation>
    </message>
    <message>
        <source>Hint: pass</source>
        <translation>Hint: pas</translation>
    </message>
    <message>
        <source>Hint: put the marker on the highlighted end</source>
        <translation>Hint: zet het treintje op het uiteinde dat oplicht</translation>
    </message>
    <message>
        <source>you have no playable tile</source>
        <translation>je kunt niet aanleggen</translation>
    </message>
    <message>
        <source>you have no other move</source>
        <translation>je kunt niets anders doen</translation>
    </message>
    <message>
        <source>it is the last tile in hand</source>
        <translation>het is de laatste steen in de hand</translation>
    </message>
    <message>
        <source>no other tile is playable</source>
        <translation>geen andere steen is speelbaar</translation>
    </message>
    <message>
        <source>it covers {other}</source>
        <translation>daarmee wordt de open dubbel {other} afgedekt</translation>
    </message>
    <message>
        <source>it takes the marker off</source>
        <translation>daarmee gaat het treintje van de eigen trein af</translation>
    </message>
    <message>
        <source>no playable tile is worth more</source>
        <translation>geen speelbare steen is meer punten waard</translation>
    </message>
    <message>
        <source>no other tile in hand has that number</source>
        <translation>geen andere steen in de hand heeft dat getal</translation>
    </message>
    <message>
        <source>you have one tile left</source>
        <translation>je hebt nog één steen</translation>
    </message>
    <message>
        <source>no tile in hand covers it</source>
        <translation>geen steen in de hand kan die afdekken</translation>
    </message>
    <message>
        <source>another tile can be played in the same turn</source>
        <translation>in dezelfde beurt kan nog een steen worden aangelegd</translation>
    </message>
    <message>
        <source>{other} still fits after it, but not the other way round</source>
        <translation>{other} past daarna nog, maar andersom niet</translation>
    </message>
    <message>
        <source>more of the tiles left in hand fit trains that are open to the player</source>
        <translation>daarna passen meer stenen in de hand aan treinen die open zijn</translation>
    </message>
    <message>
        <source>no other player can play on that end</source>
        <translation>aan dat uiteinde kan niemand anders aanleggen</translation>
    </message>
    <message>
        <source>that train is open only while its marker is on</source>
        <translation>die trein is alleen open zolang het treintje erop staat</translation>
    </message>
    <message>
        <source>fewer of the hidden tiles fit that end</source>
        <translation>aan dat uiteinde passen minder verborgen stenen</translation>
    </message>
    <message>
        <source>more different numbers are left in hand</source>
        <translation>in de hand blijven meer verschillende getallen over</translation>
    </message>
    <message>
        <source>it starts a Mexican train for everyone</source>
        <translation>daarmee begint een Mexican Train voor iedereen</translation>
    </message>
    <message numerus="yes">
        <source>it leaves a longer train of %n tile(s) in hand</source>
        <translation>
            <numerusform>daarmee blijft een langere trein van %n steen in de hand over</numerusform>
            <numerusform>daarmee blijft een langere trein van %n stenen in de hand over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it leaves %n fewer point(s) in hand</source>
        <translation>
            <numerusform>daarmee blijft er %n punt minder in de hand over</numerusform>
            <numerusform>daarmee blijven er %n punten minder in de hand over</numerusform>
        </translation>
    </message>
    <message>
        <source>forking with {tile}</source>
        <translation>splitsen met de dubbel {tile}</translation>
    </message>
    <message>
        <source>the marker on another end</source>
        <translation>het treintje op een ander uiteinde</translation>
    </message>
    <message>
        <source>Other moves:</source>
        <translation>Andere zetten:</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>ongeveer even goed</translation>
    </message>
    <message numerus="yes">
        <source>It is about %n point(s) better than the next best move.</source>
        <translation>
            <numerusform>Dat is ongeveer %n punt beter dan de op een na beste zet.</numerusform>
            <numerusform>Dat is ongeveer %n punten beter dan de op een na beste zet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) worse</source>
        <translation>
            <numerusform>ongeveer %n punt slechter</numerusform>
            <numerusform>ongeveer %n punten slechter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it gets rid of %n point(s)</source>
        <translation>
            <numerusform>dat scheelt %n punt</numerusform>
            <numerusform>dat scheelt %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>the marker stays on the train</source>
        <translation>het treintje blijft op de eigen trein</translation>
    </message>
    <message>
        <source>it uses up the only tile in hand that can cover {other}</source>
        <translation>daarmee gaat de enige steen weg die de dubbel {other} kan afdekken</translation>
    </message>
    <message>
        <source>the marker goes on the train</source>
        <translation>daarmee komt het treintje op de eigen trein</translation>
    </message>
    <message numerus="yes">
        <source>%n more tile(s) could be played</source>
        <translation>
            <numerusform>er past nog %n steen</numerusform>
            <numerusform>er passen nog %n stenen</numerusform>
        </translation>
    </message>
    <message>
        <source>it leaves the player’s own train for later</source>
        <translation>daarmee blijft de eigen trein bewaard voor later</translation>
    </message>
    <message>
        <source>more of the tiles left in hand fit the player’s own train</source>
        <translation>daarna passen meer stenen in de hand aan de eigen trein</translation>
    </message>
    <message>
        <source>no tile left in hand fits the player’s own train</source>
        <translation>daarna past geen steen meer aan de eigen trein</translation>
    </message>
    <message>
        <source>It is about as good as {tiles}.</source>
        <translation>Dat is ongeveer even goed als {tiles}.</translation>
    </message>
    <message>
        <source>{hint}, because {reason}.</source>
        <translation>{hint}, want {reason}.</translation>
    </message>
    <message>
        <source>{hint}, because {reason} and {other_reason}.</source>
        <translation>{hint}, want {reason} en {other_reason}.</translation>
    </message>
    <message>
        <source>none of your other tiles fits your own train then</source>
        <translation>daarna past geen van je andere stenen meer aan je eigen trein</translation>
    </message>
    <message>
        <source>it leaves your own train for later</source>
        <translation>daarmee bewaar je je eigen trein voor later</translation>
    </message>
    <message>
        <source>more of your other tiles then fit your own train</source>
        <translation>daarna passen meer van je andere stenen aan je eigen trein</translation>
    </message>
    <message>
        <source>more of your other tiles then fit open trains</source>
        <translation>daarna passen meer van je andere stenen aan treinen die open zijn</translation>
    </message>
    <message>
        <source>{move}: {worth}, because {reason}</source>
        <translation>{move}: {worth}, want {reason}</translation>
    </message>
    <message>
        <source>ending the chain</source>
        <translation>de reeks beëindigen</translation>
    </message>
    <message>
        <source>Hint: end your chain ({key})</source>
        <translation>Hint: beëindig je reeks ({key})</translation>
    </message>
    <message>
        <source>{key} gives the reason.</source>
        <translation>{key} geeft de reden.</translation>
    </message>
    <message>
        <source>This move promises more than your longest train.</source>
        <translation>Deze zet belooft meer dan je langste trein.</translation>
    </message>
    <message>
        <source>the longest possible train needs that end least</source>
        <translation>de langst mogelijke trein heeft dat uiteinde het minst nodig</translation>
    </message>
    <message numerus="yes">
        <source>it starts the longest possible train, of %n tile(s)</source>
        <translation>
            <numerusform>daarmee begint de langst mogelijke trein, van %n steen</numerusform>
            <numerusform>daarmee begint de langst mogelijke trein, van %n stenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the longest possible train goes on with %n more tile(s)</source>
        <translation>
            <numerusform>de langst mogelijke trein gaat daarna door met %n steen</numerusform>
            <numerusform>de langst mogelijke trein gaat daarna door met %n stenen</numerusform>
        </translation>
    </message>
    <message>
        <source>the longest possible train does not need it</source>
        <translation>de langst mogelijke trein heeft die niet nodig</translation>
    </message>
    <message numerus="yes">
        <source>%n fewer point(s) are left outside the longest possible train</source>
        <translation>
            <numerusform>buiten de langst mogelijke trein blijft er %n punt minder over</numerusform>
            <numerusform>buiten de langst mogelijke trein blijven er %n punten minder over</numerusform>
        </translation>
    </message>
    <message>
        <source>it costs part of the longest possible train</source>
        <translation>dat kost een deel van de langst mogelijke trein</translation>
    </message>
    <message>
        <source>Hint: play {tile} {where}</source>
        <translation>Hint: leg {tile} {where}</translation>
    </message>
    <message>
        <source>Hint: play {tile} {where} and cover it with {other}</source>
        <translation>Hint: leg de dubbel {tile} {where} en dek die af met {other}</translation>
    </message>
    <message>
        <source>this tile is worth more</source>
        <translation>deze steen is meer punten waard</translation>
    </message>
</context>
<context>
    <name>HouseRulesController</name>
    <message>
        <source>“{rules}” has been added to your house rules.</source>
        <translation>‘{rules}’ staat nu bij je huisregels.</translation>
    </message>
    <message>
        <source>&amp;New game with these rules…</source>
        <translation>&amp;Nieuw spel met deze regels…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>Op&amp;slaan als…</translation>
    </message>
    <message>
        <source>&amp;Read the rules…</source>
        <translation>Regels le&amp;zen…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Verwerpe&amp;n</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>Deze regels ge&amp;bruiken</translation>
    </message>
    <message>
        <source>Mor&amp;e</source>
        <translation>M&amp;eer</translation>
    </message>
    <message>
        <source>Du&amp;plicate…</source>
        <translation>&amp;Dupliceren…</translation>
    </message>
    <message>
        <source>Rena&amp;me…</source>
        <translation>&amp;Hernoemen…</translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation>&amp;Verwijderen…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importeren…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>Delete the rules “{rules}” permanently? Games already started keep them.</source>
        <translation>De regels ‘{rules}’ definitief verwijderen? Spellen die al zijn begonnen, houden deze regels.</translation>
    </message>
    <message>
        <source>House rules with unsaved changes: {names}.</source>
        <translation>Huisregels met niet-opgeslagen wijzigingen: {names}.</translation>
    </message>
    <message>
        <source>&amp;Discard changes</source>
        <translation>Wijzigingen &amp;verwerpen</translation>
    </message>
    <message>
        <source>&amp;Use without saving</source>
        <translation>&amp;Gebruiken zonder opslaan</translation>
    </message>
    <message>
        <source>New &amp;game with these rules…</source>
        <translation>Nieuw spel &amp;met deze regels…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Sl&amp;uiten</translation>
    </message>
    <message>
        <source>Undo unsaved changes</source>
        <translation>Niet-opgeslagen wijzigingen ongedaan maken</translation>
    </message>
</context>
<context>
    <name>ImportQuestion</name>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importeren</translation>
    </message>
    <message>
        <source>Import the data from {moment}?</source>
        <translation>De gegevens van {moment} importeren?</translation>
    </message>
    <message>
        <source>The file contains {things}. Settings and statistics replace yours, but your other games, rule sets and score pads stay. Everything is first copied to “backups” in your data folder, and the window reopens.</source>
        <translation>Het bestand bevat {things}. De instellingen en statistieken vervangen die van jou, maar je andere spellen, regelsets en scoreblokken blijven behouden. Eerst wordt alles gekopieerd naar ‘backups’ in je gegevensmap, en daarna gaat het venster opnieuw open.</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Ronde {round} van {rounds}</translation>
    </message>
    <message>
        <source>Guided round</source>
        <translation>Begeleide ronde</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Opening “{file}”…</source>
        <translation>‘{file}’ wordt geopend…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Naam van speler {number}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Treinen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>no one yet</source>
        <translation>nog niemand</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spelen</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Je stenen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Do not tap</source>
        <translation>Niet tikken</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Beurt beëindigen</translation>
    </message>
    <message>
        <source>Play the whole train</source>
        <translation>Hele trein aanleggen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Getal</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Fork: two branches</source>
        <translation>Splitsing: twee takken</translation>
    </message>
    <message>
        <source>No fork: one line</source>
        <translation>Geen splitsing: één lijn</translation>
    </message>
    <message>
        <source>The end shows {number}</source>
        <translation>Op het uiteinde staat een {number}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>away</source>
        <translation>niet bereikbaar</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n steen</numerusform>
            <numerusform>%n stenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>&amp;Tonen</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>De betere zet tonen</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Spelverloop</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;luiten</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>&amp;Doorgeven…</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Niet gevonden</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Scoreblokken</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Scoreblok</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronde {round}</translation>
    </message>
    <message>
        <source>Line chart of totals</source>
        <translation>Lijngrafiek van de totaalscores</translation>
    </message>
    <message>
        <source>The round is blocked because no one can play.</source>
        <translation>De ronde is vastgelopen, want niemand kan nog aanleggen.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Show me how to play</source>
        <translation>Spel &amp;leren kennen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computers</translation>
    </message>
    <message>
        <source>Humans</source>
        <translation>Mensen</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Verwacht</translation>
    </message>
    <message>
        <source>Report file: {file}</source>
        <translation>Foutrapport: {file}</translation>
    </message>
    <message>
        <source>Problem report</source>
        <translation>Foutrapport</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>{name} is aan de beurt.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Je bent aan de beurt.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>De ronde is afgelopen.</translation>
    </message>
    <message>
        <source>engine {tile}</source>
        <translation>motor {tile}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>a share such as 63 %, as the language writes it</extracomment>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>LevelTexts</name>
    <message>
        <source>Beginner</source>
        <extracomment>strength of a computer player</extracomment>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>strength of a computer player</extracomment>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>strength of a computer player</extracomment>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>strength of a computer player</extracomment>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>strength of a computer player</extracomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Overlooks tiles that fit, and often plays at random.</source>
        <extracomment>how a computer player of the level Beginner plays</extracomment>
        <translation>Ziet passende stenen over het hoofd en legt vaak zomaar iets aan.</translation>
    </message>
    <message>
        <source>Plays the heaviest tile that fits, and rarely looks ahead.</source>
        <extracomment>how a computer player of the level Easy plays</extracomment>
        <translation>Legt de passende steen met de meeste ogen aan en denkt zelden vooruit.</translation>
    </message>
    <message>
        <source>Plans its own train two tiles ahead.</source>
        <extracomment>how a computer player of the level Medium plays</extracomment>
        <translation>Plant de eigen trein twee stenen vooruit.</translation>
    </message>
    <message>
        <source>Thinks through how the round might go on before it plays.</source>
        <extracomment>how a computer player of the level Expert plays</extracomment>
        <translation>Denkt voor elke zet na over hoe de ronde verder kan gaan.</translation>
    </message>
    <message>
        <source>Computer ({level})</source>
        <extracomment>who plays at a seat; {level} is a strength such as: Easy</extracomment>
        <translation>Computer ({level})</translation>
    </message>
    <message>
        <source>Plans its longest train, and plays what it can spare on other trains.</source>
        <extracomment>how a computer player of the level Hard plays</extracomment>
        <translation>Plant een zo lang mogelijke trein en legt stenen die daarvoor niet nodig zijn aan andere treinen.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>who plays at a seat</extracomment>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Person here</source>
        <extracomment>who plays at a seat: a person at this computer</extracomment>
        <translation>Persoon hier</translation>
    </message>
    <message>
        <source>Person on a phone</source>
        <extracomment>who plays at a seat</extracomment>
        <translation>Persoon op een telefoon</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Opening the last game…</source>
        <translation>Het laatste spel wordt geopend…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Opgeslagen spellen</translation>
    </message>
</context>
<context>
    <name>LiesOn</name>
    <message>
        <source>on their own train</source>
        <extracomment>Where a tile is: German has the dative here, Hungarian -on or -en.</extracomment>
        <translation>aan de eigen trein</translation>
    </message>
    <message>
        <source>on your train</source>
        <translation>aan je trein</translation>
    </message>
    <message>
        <source>on {owner}’s train</source>
        <translation>aan de trein van {owner}</translation>
    </message>
    <message>
        <source>on the Mexican train</source>
        <translation>aan de Mexican Train</translation>
    </message>
    <message>
        <source>on Mexican train {number}</source>
        <translation>aan Mexican Train {number}</translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>{file} (unreadable)</source>
        <translation>{file} (niet leesbaar)</translation>
    </message>
    <message>
        <source>Keep score for games with real tiles. Every entry is saved immediately.</source>
        <translation>Voor de punten van spellen met echte stenen. Alles wat je invult, wordt meteen opgeslagen.</translation>
    </message>
    <message>
        <source>&amp;New score pad</source>
        <translation>&amp;Nieuw scoreblok</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>a score pad</comment>
        <translation>&amp;Openen</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <comment>a score pad</comment>
        <translation>&amp;Hernoemen…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <comment>a score pad</comment>
        <translation>&amp;Verwijderen…</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Uit be&amp;stand…</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
</context>
<context>
    <name>LogFilterBar</name>
    <message>
        <source>Filter by player</source>
        <translation>Filteren op speler</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Tiles played</source>
        <translation>Gelegde stenen</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Gepakte stenen</translation>
    </message>
    <message>
        <source>Passes and markers</source>
        <translation>Passen en treintjes</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>entries of the log</comment>
        <translation>Overige</translation>
    </message>
    <message>
        <source>Filter by type</source>
        <translation>Filteren op soort</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Zoeken in het verloop</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Deze ronde</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Filter</source>
        <translation>Filteren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>No matching entries.</source>
        <translation>Geen meldingen gevonden.</translation>
    </message>
</context>
<context>
    <name>LookTexts</name>
    <message>
        <source>Blue star</source>
        <translation>Blauwe ster</translation>
    </message>
    <message>
        <source>Red heart</source>
        <translation>Rood hart</translation>
    </message>
    <message>
        <source>Yellow diamond</source>
        <translation>Gele ruit</translation>
    </message>
    <message>
        <source>Purple moon</source>
        <translation>Paarse maan</translation>
    </message>
    <message>
        <source>Green clover</source>
        <translation>Groene klaver</translation>
    </message>
    <message>
        <source>White crown</source>
        <translation>Witte kroon</translation>
    </message>
    <message>
        <source>Orange bolt</source>
        <translation>Oranje bliksem</translation>
    </message>
    <message>
        <source>Turquoise drop</source>
        <translation>Turquoise druppel</translation>
    </message>
    <message>
        <source>Brown hexagon</source>
        <translation>Bruine zeshoek</translation>
    </message>
    <message>
        <source>Violet cross</source>
        <translation>Violet kruis</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The log is hidden.</source>
        <translation>Het verloop is verborgen.</translation>
    </message>
    <message>
        <source>The log is shown. Press {key} to go to it.</source>
        <translation>Het verloop is te zien. Met {key} ga je ernaartoe.</translation>
    </message>
</context>
<context>
    <name>MistakeList</name>
    <message>
        <source>Mistakes</source>
        <translation>Fouten</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>its number in the game</comment>
        <translation>Zet</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Verloren punten</translation>
    </message>
</context>
<context>
    <name>NameGiver</name>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
</context>
<context>
    <name>NameRow</name>
    <message>
        <source>Remove player {number}</source>
        <translation>Speler {number} verwijderen</translation>
    </message>
    <message>
        <source>Start: </source>
        <comment>points at the start</comment>
        <translation>Begin: </translation>
    </message>
    <message>
        <source>Points of player {number} at the start</source>
        <translation>Punten van speler {number} bij het begin</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>“{name}”</source>
        <extracomment>another program that plays, by the name that the player gave it</extracomment>
        <translation>‘{name}’</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NamesEditor</name>
    <message>
        <source>&amp;Add player</source>
        <translation>Speler &amp;toevoegen</translation>
    </message>
    <message>
        <source>Name at least two players.</source>
        <translation>Geef minstens twee spelers een naam.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Paste or type a deal code</source>
        <translation>Code plakken of typen</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Code van een verdeling</translation>
    </message>
    <message>
        <source>Play an&amp;other deal</source>
        <translation>Een &amp;andere verdeling</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <comment>verb: start the game</comment>
        <translation>&amp;Delen</translation>
    </message>
    <message>
        <source>&amp;Continue with these players</source>
        <translation>Met deze spelers &amp;verderspelen</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Meer</translation>
    </message>
    <message>
        <source>&amp;Rules of this deal…</source>
        <translation>&amp;Regels van deze verdeling…</translation>
    </message>
    <message>
        <source>&amp;All ({count})</source>
        <comment>rounds</comment>
        <translation>&amp;Alle ({count})</translation>
    </message>
    <message>
        <source>&amp;One</source>
        <comment>rounds</comment>
        <translation>&amp;Eén</translation>
    </message>
    <message>
        <source>&amp;Three</source>
        <comment>rounds</comment>
        <translation>&amp;Drie</translation>
    </message>
    <message>
        <source>Another &amp;number…</source>
        <comment>of rounds</comment>
        <translation>Ander aan&amp;tal…</translation>
    </message>
    <message>
        <source>&amp;Who starts</source>
        <translation>&amp;Wie begint</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Wordt geloot</translation>
    </message>
    <message>
        <source>First &amp;engine</source>
        <translation>Eerste &amp;motor</translation>
    </message>
    <message>
        <source>Deal &amp;code…</source>
        <translation>&amp;Code invoeren…</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>All hands</source>
        <translation>Stenen van alle spelers</translation>
    </message>
</context>
<context>
    <name>OptionError</name>
    <message>
        <source>the number of players is {players}, but must be between {least} and {most}</source>
        <translation>het aantal spelers is {players}, maar moet tussen {least} en {most} liggen</translation>
    </message>
    <message>
        <source>the set has {total} tiles, but dealing {hand} to each of {players} players takes {need}</source>
        <translation>de set heeft {total} stenen, maar {players} spelers met elk {hand} stenen hebben er {need} nodig</translation>
    </message>
    <message>
        <source>the first engine is double {first}, but the highest double of the set is {highest}</source>
        <translation>de eerste motor is de dubbel-{first}, maar de hoogste dubbel van de set is de dubbel-{highest}</translation>
    </message>
</context>
<context>
    <name>OptionKeywords</name>
    <message>
        <source>dominoes dominos size pips dots six nine twelve fifteen eighteen larger</source>
        <extracomment>Never shown: other words by which players may search for the option, with blanks between them</extracomment>
        <translation>dominospel grootte ogen stippen zes negen twaalf vijftien achttien groter</translation>
    </message>
    <message>
        <source>deal dealing starting hand size per player</source>
        <translation>delen uitdelen verdelen handgrootte aantal per speler begin</translation>
    </message>
    <message>
        <source>visible face up show secret hidden</source>
        <translation>zichtbaar open laten zien geheim verborgen</translation>
    </message>
    <message>
        <source>hub centre center spinner starting double locomotive boneyard</source>
        <translation>startdubbel begindubbel startsteen midden naaf locomotief stapel pot</translation>
    </message>
    <message>
        <source>starter starting who starts begins</source>
        <translation>startspeler beginspeler wie start begint eerst</translation>
    </message>
    <message>
        <source>opening sequence row several long</source>
        <translation>opening startreeks rij meerdere lange</translation>
    </message>
    <message>
        <source>boneyard stock pick up buy pass</source>
        <translation>stapel pot nemen kopen trekken passen</translation>
    </message>
    <message>
        <source>opening open satisfy</source>
        <translation>opening startreeks open dekken</translation>
    </message>
    <message>
        <source>opening finish win</source>
        <translation>opening startreeks klaar winnen uitspelen</translation>
    </message>
    <message>
        <source>length duration number short quick long</source>
        <translation>lengte duur speelduur aantal kort snel lang</translation>
    </message>
    <message>
        <source>finish end win</source>
        <translation>klaar einde winnen uitspelen</translation>
    </message>
    <message>
        <source>points score penalty left over</source>
        <translation>punten tellen strafpunten reststenen</translation>
    </message>
    <message>
        <source>zero nil nought 0-0 blanks points 50</source>
        <translation>nul dubbelnul blanco dubbelblanco leeg 0-0 punten 50</translation>
    </message>
    <message>
        <source>winner winning count</source>
        <translation>winnaar winnen tellen telling</translation>
    </message>
    <message>
        <source>knock rap announce uno last</source>
        <translation>kloppen aankondigen melden uno laatste</translation>
    </message>
    <message>
        <source>knock rap announce uno forget</source>
        <translation>kloppen aankondigen melden uno vergeten</translation>
    </message>
    <message>
        <source>number public common several</source>
        <translation>aantal openbaar gemeenschappelijk meerdere</translation>
    </message>
    <message>
        <source>personal private begin first hub</source>
        <translation>persoonlijk privé starten eerste startsteen</translation>
    </message>
    <message>
        <source>begin open public common</source>
        <translation>starten beginnen open openbaar gemeenschappelijk</translation>
    </message>
    <message>
        <source>boneyard stock pick up buy</source>
        <translation>stapel pot nemen kopen trekken halen</translation>
    </message>
    <message>
        <source>personal private begin before</source>
        <translation>persoonlijk privé starten eerst</translation>
    </message>
    <message>
        <source>arm spur chicken foot</source>
        <translation>vertakking aftakking wissel vork kippenpoot</translation>
    </message>
    <message>
        <source>locomotive penny coin token take away</source>
        <translation>locomotief marker muntje fiche weghalen wegnemen sluiten</translation>
    </message>
    <message>
        <source>locomotive penny coin token</source>
        <translation>locomotief marker muntje fiche</translation>
    </message>
    <message>
        <source>extra second satisfy cover</source>
        <translation>vervolgsteen tweede dekken</translation>
    </message>
    <message>
        <source>maximum several multiple row</source>
        <translation>maximum hoogstens meerdere achter elkaar</translation>
    </message>
    <message>
        <source>satisfy keep</source>
        <translation>dekken bewaren houden</translation>
    </message>
    <message>
        <source>satisfy uncovered unfinished</source>
        <translation>dekken ongedekt afmaken verplicht</translation>
    </message>
    <message>
        <source>impossible stuck exhausted</source>
        <translation>onmogelijk vast dood</translation>
    </message>
    <message>
        <source>how many number minimum maximum</source>
        <translation>hoeveel aantal minimum maximum minstens hoogstens</translation>
    </message>
    <message>
        <source>goal object purpose game over end</source>
        <translation>doel bedoeling einde afgelopen</translation>
    </message>
    <message>
        <source>pieces stones bones</source>
        <translation>dominostenen stukken botten</translation>
    </message>
    <message>
        <source>mix wash</source>
        <translation>mengen husselen wassen</translation>
    </message>
    <message>
        <source>stock pool pile bank reserve leftover</source>
        <translation>pot voorraad bank reserve hoop reststenen</translation>
    </message>
    <message>
        <source>house depot middle</source>
        <translation>loods draaischijf midden</translation>
    </message>
    <message>
        <source>nobody missing</source>
        <translation>niemand ontbreekt</translation>
    </message>
    <message>
        <source>starter starting begins lot</source>
        <translation>startspeler beginspeler begint loten</translation>
    </message>
    <message>
        <source>direction left next</source>
        <translation>richting volgorde links volgende</translation>
    </message>
    <message>
        <source>fit connect lay</source>
        <translation>passen verbinden aansluiten aanleggen</translation>
    </message>
    <message>
        <source>public common shared</source>
        <translation>openbaar gemeenschappelijk algemeen</translation>
    </message>
    <message>
        <source>neighbour neighbor opponent other</source>
        <translation>buurman tegenstander andere</translation>
    </message>
    <message>
        <source>how many tiles several</source>
        <translation>hoeveel stenen meerdere</translation>
    </message>
    <message>
        <source>forced compulsory skip</source>
        <translation>verplicht dwang overslaan</translation>
    </message>
    <message>
        <source>stuck nothing fits</source>
        <translation>vast niets past</translation>
    </message>
    <message>
        <source>flag figure skip miss</source>
        <translation>vlaggetje vlag pion overslaan</translation>
    </message>
    <message>
        <source>going finish domino</source>
        <translation>uitgaan uitspelen klaar</translation>
    </message>
    <message>
        <source>stuck jammed nobody</source>
        <translation>vastgelopen geblokkeerd niemand</translation>
    </message>
    <message>
        <source>tie draw who</source>
        <translation>gelijkspel gelijke winnaar wie</translation>
    </message>
    <message>
        <source>starting double highest nine five countdown down shorter</source>
        <translation>startdubbel hoogste negen vijf aftellen omlaag korter</translation>
    </message>
</context>
<context>
    <name>OptionRemarks</name>
    <message>
        <source>No effect while “{option}” is set to “{value}”</source>
        <translation>Geen effect zolang ‘{option}’ op ‘{value}’ staat</translation>
    </message>
    <message>
        <source>Never more than two while “{option}” is set to “{value}”</source>
        <translation>Nooit meer dan twee zolang ‘{option}’ op ‘{value}’ staat</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s), engines start again from the highest double.</source>
        <translation>
            <numerusform>Na %n ronde begint de motor weer bij de hoogste dubbel.</numerusform>
            <numerusform>Na %n rondes begint de motor weer bij de hoogste dubbel.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Changed. In “{preset}”: {value}</source>
        <translation>Gewijzigd. In ‘{preset}’: {value}</translation>
    </message>
    <message>
        <source>Reset to preset</source>
        <translation>Terug naar de voorinstelling</translation>
    </message>
</context>
<context>
    <name>OptionTexts</name>
    <message>
        <source>Domino set</source>
        <translation>Dominoset</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <translation>Stenen per speler</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Table {table}: {tiles}</source>
        <extracomment>{tiles} are numbers: the tiles each for 2 to 10 players</extracomment>
        <translation>Tabel {table}: {tiles}</translation>
    </message>
    <message>
        <source>Quick table: {tiles}</source>
        <extracomment>{tiles} are numbers: the tiles each for 2 to 10 players</extracomment>
        <translation>Snelle tabel: {tiles}</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Which double is in the station when a round starts, and how it gets there.</source>
        <translation>Welke dubbel aan het begin van een ronde in het station ligt en hoe die daar komt.</translation>
    </message>
    <message>
        <source>Engine player goes first</source>
        <translation>Wie de motor legt, begint</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Eerste beurt</translation>
    </message>
    <message>
        <source>Drawing in the first turn</source>
        <translation>Pakken in de eerste beurt</translation>
    </message>
    <message>
        <source>If you cannot start your chain, draw one tile and play it if it fits.</source>
        <translation>Kun je geen reeks beginnen, dan pak je één steen en leg je die aan als hij past.</translation>
    </message>
    <message>
        <source>Doubles in the first-turn chain</source>
        <translation>Dubbels in de startreeks</translation>
    </message>
    <message>
        <source>Which double of a first-turn chain must be covered.</source>
        <translation>Welke dubbel uit een startreeks moet worden afgedekt.</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Going out in the first turn</source>
        <translation>Uit in de eerste beurt</translation>
    </message>
    <message>
        <source>When the round ends if a player goes out with a first-turn chain.</source>
        <translation>Wanneer de ronde eindigt als iemand met de startreeks uit is.</translation>
    </message>
    <message>
        <source>Mexican trains</source>
        <translation>Mexican Trains</translation>
    </message>
    <message>
        <source>How many trains there are that anyone may play on.</source>
        <translation>Hoeveel treinen er zijn waaraan iedereen stenen mag leggen.</translation>
    </message>
    <message>
        <source>Starting a train</source>
        <translation>Begin van een trein</translation>
    </message>
    <message>
        <source>Which tile your own train may start with.</source>
        <translation>Met welke steen je eigen trein mag beginnen.</translation>
    </message>
    <message>
        <source>Using Mexican trains</source>
        <translation>Mexican Train gebruiken</translation>
    </message>
    <message>
        <source>When you may first play on a Mexican train.</source>
        <translation>Vanaf wanneer je aan een Mexican Train mag aanleggen.</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Vanaf het begin</translation>
    </message>
    <message>
        <source>Once your own train has started</source>
        <translation>Zodra je eigen trein is begonnen</translation>
    </message>
    <message>
        <source>Drawing in a turn</source>
        <translation>Pakken in een beurt</translation>
    </message>
    <message>
        <source>How often you draw in one turn if you cannot play.</source>
        <translation>Hoe vaak je in een beurt pakt als je niet kunt aanleggen.</translation>
    </message>
    <message>
        <source>Again after each double</source>
        <translation>Na elke dubbel opnieuw</translation>
    </message>
    <message>
        <source>Once a turn</source>
        <translation>Eén keer per beurt</translation>
    </message>
    <message>
        <source>Your own train first</source>
        <translation>Eerst je eigen trein</translation>
    </message>
    <message>
        <source>Removing the marker</source>
        <translation>Markeertreintje weghalen</translation>
    </message>
    <message>
        <source>What closes an open train again.</source>
        <translation>Wat een open trein weer sluit.</translation>
    </message>
    <message>
        <source>Marker for an uncovered double</source>
        <translation>Markeertreintje door een open dubbel</translation>
    </message>
    <message>
        <source>You get a marker even if an open double on another train forced you to pass.</source>
        <translation>Je krijgt ook een treintje als een open dubbel aan een andere trein je dwingt te passen.</translation>
    </message>
    <message>
        <source>Follow-up tile</source>
        <translation>Extra steen na een dubbel</translation>
    </message>
    <message>
        <source>Doubles per turn</source>
        <translation>Dubbels per beurt</translation>
    </message>
    <message>
        <source>How many doubles you may play in one turn.</source>
        <translation>Hoeveel dubbels je in één beurt mag leggen.</translation>
    </message>
    <message>
        <source>Second double needs a cover</source>
        <translation>Tweede dubbel alleen met passende steen</translation>
    </message>
    <message>
        <source>Open doubles</source>
        <translation>Open dubbels</translation>
    </message>
    <message>
        <source>Which open double must be covered before anyone plays elsewhere.</source>
        <translation>Welke open dubbel je moet afdekken voordat je ergens anders mag aanleggen.</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>Dode dubbels</translation>
    </message>
    <message>
        <source>What happens to an open double once all tiles with its number are on the table.</source>
        <translation>Wat er met een open dubbel gebeurt als alle stenen met hetzelfde getal zijn gelegd.</translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation>Uit met een dubbel</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Splitsingen</translation>
    </message>
    <message>
        <source>You may split your own train into two branches with a double.</source>
        <translation>Met een dubbel mag je je eigen trein in twee takken splitsen.</translation>
    </message>
    <message>
        <source>Value of remaining tiles</source>
        <translation>Waarde van de overgebleven stenen</translation>
    </message>
    <message>
        <source>How much the tiles left in your hand count at the end of a round.</source>
        <translation>Wat de stenen tellen die je aan het eind van een ronde overhoudt.</translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation>Dubbel-blank</translation>
    </message>
    <message>
        <source>How much the double blank counts if it is left in your hand.</source>
        <translation>Wat de dubbel-blank telt als je die overhoudt.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntentelling</translation>
    </message>
    <message>
        <source>Who scores for the remaining tiles, and which total wins.</source>
        <translation>Wie punten krijgt voor de overgebleven stenen en welke totaalscore wint.</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Tikken</translation>
    </message>
    <message>
        <source>You tap when you have one tile left, so that everyone knows.</source>
        <translation>Heb je nog één steen, dan tik je, zodat iedereen het weet.</translation>
    </message>
    <message>
        <source>Penalty for not tapping</source>
        <translation>Straf voor niet tikken</translation>
    </message>
    <message>
        <source>What happens if another player acts before you tap.</source>
        <translation>Wat er gebeurt als een ander speelt voordat je tikt.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Open spelen</translation>
    </message>
    <message>
        <source>Everyone sees all tiles.</source>
        <translation>Iedereen ziet alle stenen.</translation>
    </message>
    <message>
        <source>None: doubles need not be covered</source>
        <translation>Geen: je hoeft dubbels niet af te dekken</translation>
    </message>
    <message>
        <source>The sum of their pips</source>
        <translation>De som van hun ogen</translation>
    </message>
    <message>
        <source>The highest double of the first player who has one</source>
        <translation>De hoogste dubbel van de eerste speler die er een heeft</translation>
    </message>
    <message>
        <source>One tile</source>
        <translation>Eén steen</translation>
    </message>
    <message>
        <source>A chain of any length</source>
        <translation>Een reeks, zo lang als je wilt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Meteen</translation>
    </message>
    <message>
        <source>If it is set aside, the round starts at once.</source>
        <translation>Ligt de motor klaar, dan begint de ronde meteen.</translation>
    </message>
    <message>
        <source>Some clubs begin with double 9, and others with double 5.</source>
        <translation>Sommige clubs beginnen met dubbel-9, andere met dubbel-5.</translation>
    </message>
    <message>
        <source>The player who put the engine in the station goes first, not the next player.</source>
        <translation>Wie de motor in het station heeft gelegd, begint, en niet de volgende speler.</translation>
    </message>
    <message>
        <source>One that fits the engine</source>
        <translation>Een steen die aan de motor past</translation>
    </message>
    <message>
        <source>Any tile</source>
        <translation>Elke steen</translation>
    </message>
    <message>
        <source>Until your own train has been started, you may play only there and on a Mexican train that has been started.</source>
        <translation>Zolang je eigen trein niet is begonnen, mag je alleen daar en aan een al begonnen Mexican Train aanleggen.</translation>
    </message>
    <message>
        <source>Its owner plays on it</source>
        <translation>De eigenaar legt er een steen aan</translation>
    </message>
    <message>
        <source>Anyone plays on it</source>
        <translation>Iemand legt er een steen aan</translation>
    </message>
    <message>
        <source>Its owner plays on any train</source>
        <translation>De eigenaar legt een steen, waar dan ook</translation>
    </message>
    <message>
        <source>Where the follow-up tile after a double may go.</source>
        <translation>Waar de extra steen na een dubbel mag komen.</translation>
    </message>
    <message>
        <source>Anywhere you may play</source>
        <translation>Overal waar je mag aanleggen</translation>
    </message>
    <message>
        <source>Only on the double</source>
        <translation>Alleen aan de dubbel</translation>
    </message>
    <message>
        <source>You may play a second double only if you keep a tile that fits on one of the two.</source>
        <translation>Je mag alleen een tweede dubbel leggen als je daarna een steen hebt die aan een van de twee past.</translation>
    </message>
    <message>
        <source>The oldest one</source>
        <translation>De oudste</translation>
    </message>
    <message>
        <source>The newest one</source>
        <translation>De nieuwste</translation>
    </message>
    <message>
        <source>It need not be covered</source>
        <translation>Je hoeft die niet af te dekken</translation>
    </message>
    <message>
        <source>It stays open</source>
        <translation>Die blijft open</translation>
    </message>
    <message>
        <source>The round ends</source>
        <translation>De ronde eindigt</translation>
    </message>
    <message>
        <source>That player draws and carries on</source>
        <translation>Die speler pakt een steen en speelt verder</translation>
    </message>
    <message>
        <source>You have two ends to play on, and your marker opens only one of them.</source>
        <translation>Je hebt twee uiteinden om aan te leggen, en je treintje opent er maar één.</translation>
    </message>
    <message>
        <source>If pips count, play heavy tiles early.</source>
        <translation>Tellen de ogen, leg dan zo vroeg mogelijk de stenen met veel ogen.</translation>
    </message>
    <message>
        <source>One point each</source>
        <translation>Elk één punt</translation>
    </message>
    <message>
        <source>50 for a double, 25 for a blank half, otherwise pips</source>
        <translation>50 voor een dubbel, 25 voor een lege helft, anders de ogen</translation>
    </message>
    <message>
        <source>Penalty points: the lowest total wins</source>
        <translation>Strafpunten: de laagste totaalscore wint</translation>
    </message>
    <message>
        <source>Points for going out: the highest total wins</source>
        <translation>Pluspunten voor wie uit is: de hoogste totaalscore wint</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Two penalty tiles</source>
        <translation>Twee strafstenen</translation>
    </message>
    <message>
        <source>Miss the next turn</source>
        <translation>Een beurt overslaan</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Onbeperkt</translation>
    </message>
    <message>
        <source>Like any other tile</source>
        <translation>Zoals elke andere steen</translation>
    </message>
    <message>
        <source>Double-6 set</source>
        <extracomment>Hungarian needs a text of its own for each set: the suffix follows the number.</extracomment>
        <translation>Dubbel-6-set</translation>
    </message>
    <message>
        <source>Double-9 set</source>
        <translation>Dubbel-9-set</translation>
    </message>
    <message>
        <source>Double-12 set</source>
        <translation>Dubbel-12-set</translation>
    </message>
    <message>
        <source>Double-15 set</source>
        <translation>Dubbel-15-set</translation>
    </message>
    <message>
        <source>Double-18 set</source>
        <translation>Dubbel-18-set</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eén</translation>
    </message>
    <message>
        <source>One per player</source>
        <translation>Eén per speler</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n steen</numerusform>
            <numerusform>%n stenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest number in the set decides how many tiles there are.</source>
        <translation>Het hoogste getal in de set bepaalt hoeveel stenen er zijn.</translation>
    </message>
    <message>
        <source>With many tiles you plan more. With few, rounds are short and lively.</source>
        <translation>Met veel stenen valt er meer te plannen. Met weinig worden de rondes kort en levendig.</translation>
    </message>
    <message>
        <source>The round’s double, set aside before the deal</source>
        <translation>De dubbel van de ronde, vooraf apart gelegd</translation>
    </message>
    <message>
        <source>The round’s double; if no one has it, players draw until it is found</source>
        <translation>De dubbel van de ronde; heeft niemand die, dan pakken de spelers tot die er is</translation>
    </message>
    <message>
        <source>The highest double in any hand, from the round’s double down</source>
        <translation>De hoogste dubbel die iemand heeft, vanaf de dubbel van de ronde omlaag</translation>
    </message>
    <message>
        <source>With chains, rounds are short and planning pays.</source>
        <translation>Met reeksen zijn de rondes kort en loont plannen.</translation>
    </message>
    <message>
        <source>A chain that ends in an open double keeps the others busy.</source>
        <translation>Een reeks die met een open dubbel eindigt, geeft ook de anderen werk.</translation>
    </message>
    <message>
        <source>Only the last one, after everyone’s first turn</source>
        <translation>Alleen de laatste, na ieders eerste beurt</translation>
    </message>
    <message>
        <source>After everyone’s first turn</source>
        <translation>Na ieders eerste beurt</translation>
    </message>
    <message>
        <source>With any tile, everyone gets going at once, and the engine matters less.</source>
        <translation>Met een willekeurige steen kan iedereen meteen vertrekken en doet de motor er minder toe.</translation>
    </message>
    <message>
        <source>Once all players’ trains have started</source>
        <translation>Zodra ieders eigen trein is begonnen</translation>
    </message>
    <message>
        <source>With one draw a turn, doubles stay open more often.</source>
        <translation>Mag je per beurt maar één keer pakken, dan blijven dubbels vaker open.</translation>
    </message>
    <message>
        <source>The sooner a marker comes off, the fewer trains are open to everyone.</source>
        <translation>Hoe eerder een markeertreintje weggaat, hoe minder treinen voor iedereen open zijn.</translation>
    </message>
    <message>
        <source>Without that marker, you do not pay for a double that someone else left open.</source>
        <translation>Zonder dat markeertreintje boet je niet voor een dubbel die een ander open liet.</translation>
    </message>
    <message>
        <source>If it may go anywhere, you can leave the double to the others.</source>
        <translation>Mag de extra steen overal worden gelegd, dan kun je de dubbel aan de anderen overlaten.</translation>
    </message>
    <message>
        <source>You cannot play two doubles and leave both to the others.</source>
        <translation>Je kunt geen twee dubbels leggen en ze allebei aan de anderen overlaten.</translation>
    </message>
    <message>
        <source>If none must be covered, the game is gentler.</source>
        <translation>Hoef je er geen af te dekken, dan is het spel milder.</translation>
    </message>
    <message>
        <source>If it stays open, everyone can only draw and pass until the round is blocked.</source>
        <translation>Blijft die open, dan kan iedereen alleen nog pakken en passen tot de ronde vastloopt.</translation>
    </message>
    <message>
        <source>What happens when a player’s last tile is a double.</source>
        <translation>Wat er gebeurt als je laatste steen een dubbel is.</translation>
    </message>
    <message>
        <source>If you must draw and carry on, a double is a risky last tile.</source>
        <translation>Moet je pakken en verderspelen, dan is een dubbel een riskante laatste steen.</translation>
    </message>
    <message>
        <source>How many rounds a game has. Each round’s double is one lower than the last.</source>
        <translation>Hoeveel rondes een spel duurt. De dubbel van de ronde wordt telkens één lager.</translation>
    </message>
    <message>
        <source>With points for going out, nothing else pays.</source>
        <translation>Bij pluspunten moet je uit zijn om iets te krijgen.</translation>
    </message>
    <message>
        <source>{first}, then on from {highest}</source>
        <translation>{first}, daarna verder vanaf {highest}</translation>
    </message>
    <message>
        <source>First engine</source>
        <translation>Eerste motor</translation>
    </message>
    <message>
        <source>The double of round 1. Each later round’s double is one lower.</source>
        <translation>De dubbel van ronde 1. In elke volgende ronde is die één lager.</translation>
    </message>
    <message>
        <source>The highest double of the set</source>
        <translation>De hoogste dubbel van de set</translation>
    </message>
    <message>
        <source>Double {number}</source>
        <translation>Dubbel-{number}</translation>
    </message>
    <message>
        <source>from {first} down to {last}</source>
        <translation>van {first} omlaag tot {last}</translation>
    </message>
    <message>
        <source>from {first} down to {last}, then on from {highest}</source>
        <translation>van {first} omlaag tot {last}, daarna verder vanaf {highest}</translation>
    </message>
    <message>
        <source>No tapping</source>
        <translation>Er wordt niet getikt</translation>
    </message>
    <message>
        <source>Without a time limit</source>
        <translation>Zonder tijdslimiet</translation>
    </message>
    <message numerus="yes">
        <source>Within %n second(s)</source>
        <translation>
            <numerusform>Binnen %n seconde</numerusform>
            <numerusform>Binnen %n seconden</numerusform>
        </translation>
    </message>
    <message>
        <source>Whether your first turn is a single tile, or a chain on your own train.</source>
        <translation>Of je in je eerste beurt één steen legt of een reeks aan je eigen trein.</translation>
    </message>
    <message>
        <source>The next player who can cover it must</source>
        <translation>De eerstvolgende speler die dat kan, moet hem afdekken</translation>
    </message>
    <message>
        <source>How many tiles each player is dealt. In tables, this depends on how many play.</source>
        <translation>Hoeveel stenen iedere speler krijgt. In tabellen hangt dat af van het aantal spelers.</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>The line marks the share you would win if everyone played equally well.</source>
        <translation>Het streepje toont welk deel je zou winnen als iedereen even sterk was.</translation>
    </message>
    <message>
        <source>No games against computers yet.</source>
        <translation>Nog geen spel tegen computers.</translation>
    </message>
    <message>
        <source>Wins against computers</source>
        <translation>Overwinningen op computers</translation>
    </message>
    <message>
        <source>Points per round over time</source>
        <translation>Punten per ronde in de loop van de tijd</translation>
    </message>
    <message>
        <source>Rounds by points</source>
        <translation>Rondes naar aantal punten</translation>
    </message>
    <message>
        <source>Longest winning streak: {best}. Current: {current}.</source>
        <translation>Langste winstreeks: {best}. Huidige: {current}.</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Spel voor spel</translation>
    </message>
    <message>
        <source>Each dot is a game. Fewer points are better.</source>
        <translation>Elke stip is een spel. Minder punten is beter.</translation>
    </message>
    <message>
        <source>Each dot is a game. More points are better.</source>
        <translation>Elke stip is een spel. Meer punten is beter.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with the opposite aim left out.</source>
        <translation>
            <numerusform>%n spel met het omgekeerde doel is weggelaten.</numerusform>
            <numerusform>%n spellen met het omgekeerde doel zijn weggelaten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The columns count rounds by their points, from zero on the left.</source>
        <translation>Elke kolom toont hoeveel rondes met dat aantal punten zijn geëindigd, helemaal links die zonder punten.</translation>
    </message>
    <message>
        <source>Bars for wins point up, others down. The latest game is on the right.</source>
        <translation>Balken van gewonnen spellen wijzen omhoog, andere omlaag. Rechts staat het laatste spel.</translation>
    </message>
</context>
<context>
    <name>PadModel</name>
    <message>
        <source>{name}, round {round}: no entry yet</source>
        <translation>{name}, ronde {round}: nog niets ingevuld</translation>
    </message>
    <message>
        <source>{name}, round {round}: {points}, out</source>
        <translation>{name}, ronde {round}: {points}, uit</translation>
    </message>
    <message>
        <source>{name}, round {round}: {points}</source>
        <translation>{name}, ronde {round}: {points}</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>Spe&amp;lers…</translation>
    </message>
    <message>
        <source>&amp;All pads</source>
        <translation>&amp;Alle blokken</translation>
    </message>
    <message>
        <source>&amp;Out</source>
        <comment>a player has played all tiles</comment>
        <translation>&amp;Uit</translation>
    </message>
    <message>
        <source>&amp;Tiles…</source>
        <comment>pick the tiles left</comment>
        <translation>&amp;Stenen…</translation>
    </message>
    <message>
        <source>&amp;Blocked</source>
        <comment>a round</comment>
        <translation>&amp;Vastgelopen</translation>
    </message>
    <message>
        <source>No one went out.</source>
        <translation>Niemand is uit.</translation>
    </message>
    <message>
        <source>New pad &amp;with the same people</source>
        <translation>Nieuw scoreblok &amp;met dezelfde mensen</translation>
    </message>
    <message>
        <source>Every player has an entry already.</source>
        <translation>Voor iedereen is al iets ingevuld.</translation>
    </message>
    <message>
        <source>Round {round} was not complete, so it does not count.</source>
        <translation>Ronde {round} was niet volledig en telt daarom niet mee.</translation>
    </message>
    <message>
        <source>End the &amp;game</source>
        <translation>Spel &amp;beëindigen</translation>
    </message>
    <message>
        <source>Reo&amp;pen</source>
        <comment>a score pad that was ended early</comment>
        <translation>&amp;Heropenen</translation>
    </message>
    <message>
        <source>Play one &amp;more round</source>
        <translation>No&amp;g een ronde spelen</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} is uit</translation>
    </message>
    <message>
        <source>Back to &amp;round {round}</source>
        <translation>&amp;Terug naar ronde {round}</translation>
    </message>
    <message>
        <source>&amp;Finish the game</source>
        <translation>Spel a&amp;fronden</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>V&amp;olgende ronde</translation>
    </message>
    <message>
        <source>A number, or a sum such as 12+7. Press Space to pick the tiles left.</source>
        <translation>Een getal of een som zoals 12+7. Met de spatiebalk kies je de overgebleven stenen.</translation>
    </message>
</context>
<context>
    <name>PadTexts</name>
    <message numerus="yes">
        <source>finished after %Ln round(s)</source>
        <translation>
            <numerusform>afgelopen na %Ln ronde</numerusform>
            <numerusform>afgelopen na %Ln rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>won by {names}</source>
        <comment>a finished game</comment>
        <translation>gewonnen door {names}</translation>
    </message>
    <message>
        <source>Round {round} of {total}</source>
        <translation>Ronde {round} van {total}</translation>
    </message>
    <message>
        <source>Engine: double {pip} or lower</source>
        <translation>Motor: dubbel-{pip} of lager</translation>
    </message>
    <message>
        <source>Engine: double {pip}</source>
        <translation>Motor: dubbel-{pip}</translation>
    </message>
    <message numerus="yes">
        <source>Under these rules only %Ln player(s) can go out.</source>
        <comment>in one round</comment>
        <translation>
            <numerusform>Volgens deze regels kan maar %Ln speler uit zijn.</numerusform>
            <numerusform>Volgens deze regels kunnen maar %Ln spelers uit zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Engine: the starting player’s highest double</source>
        <translation>Motor: de hoogste dubbel van wie begint</translation>
    </message>
    <message>
        <source>“{text}” is neither a number up to {most} nor a sum such as 12+7.</source>
        <translation>‘{text}’ is geen getal tot en met {most} en ook geen som zoals 12+7.</translation>
    </message>
    <message>
        <source>No one is out, and the round is not blocked.</source>
        <translation>Niemand is uit en de ronde is niet vastgelopen.</translation>
    </message>
    <message>
        <source>{name} is out with {value}, but others have less.</source>
        <translation>{name} is uit met {value}, maar anderen hebben minder.</translation>
    </message>
    <message>
        <source>{name} has 0, but is not marked as out.</source>
        <translation>{name} heeft 0, maar staat niet genoteerd als uit.</translation>
    </message>
    <message>
        <source>{tile} is in two places.</source>
        <translation>{tile} is twee keer ingevuld.</translation>
    </message>
    <message>
        <source>{name} has no entry in this round.</source>
        <translation>Voor {name} is in deze ronde niets ingevuld.</translation>
    </message>
    <message>
        <source>No tiles add up to {value}, the entry of {name}.</source>
        <translation>Bij {name} staat {value}, maar er zijn geen stenen die samen zoveel waard zijn.</translation>
    </message>
    <message>
        <source>{value}, the entry of {name}, is more than a whole hand is worth.</source>
        <translation>Bij {name} staat {value}, maar zoveel is een hele hand niet waard.</translation>
    </message>
</context>
<context>
    <name>PageHost</name>
    <message>
        <source>Result: {players}</source>
        <translation>Uitslag: {players}</translation>
    </message>
</context>
<context>
    <name>Panes</name>
    <message>
        <source>Previous pane</source>
        <translation>Vorig deelvenster</translation>
    </message>
    <message>
        <source>Next pane (table, buttons, log)</source>
        <translation>Volgend deelvenster (tafel, knoppen, verloop)</translation>
    </message>
</context>
<context>
    <name>PausePage</name>
    <message>
        <source>Paused</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>&amp;Resume ({key})</source>
        <translation>Her&amp;vatten ({key})</translation>
    </message>
    <message>
        <source>All tiles are hidden, and computers and the time to tap are on hold.</source>
        <translation>Alle stenen zijn verborgen, en de computers en de tijd om te tikken staan stil.</translation>
    </message>
</context>
<context>
    <name>PeopleTexts</name>
    <message>
        <source>Computer {number}</source>
        <translation>Computer {number}</translation>
    </message>
</context>
<context>
    <name>PhoneTexts</name>
    <message>
        <source>Where?</source>
        <translation>Waar?</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pakken</translation>
    </message>
    <message>
        <source>End the chain</source>
        <translation>Reeks beëindigen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Longest train</source>
        <translation>Langste trein</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Naar links</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Naar rechts</translation>
    </message>
    <message>
        <source>Leave the seat</source>
        <translation>Plek verlaten</translation>
    </message>
    <message>
        <source>Leave the seat to others?</source>
        <translation>De plek aan anderen overlaten?</translation>
    </message>
    <message>
        <source>No connection to the table. Trying again…</source>
        <translation>Geen verbinding met de tafel. Opnieuw proberen…</translation>
    </message>
    <message numerus="yes">
        <source>The longest train has %n tile(s).</source>
        <translation>
            <numerusform>De langste trein heeft %n steen.</numerusform>
            <numerusform>De langste trein heeft %n stenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your seat is no longer played on a phone.</source>
        <translation>Op jouw plek wordt niet meer met een telefoon gespeeld.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Take a free seat</source>
        <translation>Neem een vrije plek</translation>
    </message>
    <message>
        <source>{name}’s seat is free</source>
        <translation>De plek van {name} is vrij</translation>
    </message>
    <message>
        <source>Taken by {name}</source>
        <translation>Bezet door {name}</translation>
    </message>
    <message>
        <source>Take your seat back: {name}</source>
        <translation>Terug naar je plek: {name}</translation>
    </message>
    <message>
        <source>Tap the table</source>
        <translation>Op tafel tikken</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sorteren</translation>
    </message>
    <message>
        <source>Move the tile</source>
        <translation>Steen verplaatsen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Blijven</translation>
    </message>
    <message>
        <source>Someone else has just taken this seat. Take another one.</source>
        <translation>Iemand anders heeft deze plek net ingenomen. Kies een andere.</translation>
    </message>
    <message>
        <source>None of your tiles fits the start of your train.</source>
        <translation>Geen van je stenen past aan het begin van je trein.</translation>
    </message>
    <message>
        <source>The next round has begun. Continue when you have read this.</source>
        <translation>De volgende ronde is begonnen. Ga verder als je dit gelezen hebt.</translation>
    </message>
    <message>
        <source>Your tap counts.</source>
        <translation>Je tik telt.</translation>
    </message>
    <message>
        <source>You did not tap in time.</source>
        <translation>Je hebt niet op tijd getikt.</translation>
    </message>
    <message>
        <source>Waiting for {name}, who may tap now.</source>
        <translation>Wachten op {name}, die nu mag tikken.</translation>
    </message>
    <message>
        <source>a computer plays</source>
        <translation>computer speelt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>{name}’s phone is away. Someone can play at the screen meanwhile.</source>
        <translation>De telefoon van {name} is niet bereikbaar. Iemand kan zolang op het scherm spelen.</translation>
    </message>
    <message>
        <source>This code is no longer valid. Scan the one on the screen.</source>
        <translation>Deze code is niet meer geldig. Scan de code op het scherm.</translation>
    </message>
    <message>
        <source>No seat is free. More seats can be offered at the screen.</source>
        <translation>Er is geen plek vrij. Op het scherm kun je meer plekken vrijgeven.</translation>
    </message>
    <message>
        <source>This seat was freed at the screen. Scan the new code to come back.</source>
        <translation>Deze plaats is op het scherm vrijgegeven. Scan de nieuwe code om terug te komen.</translation>
    </message>
    <message>
        <source>You are now playing on another phone or page.</source>
        <translation>Je speelt nu op een andere telefoon of pagina.</translation>
    </message>
    <message>
        <source>This game no longer uses phones.</source>
        <translation>In dit spel wordt niet meer met telefoons gespeeld.</translation>
    </message>
    <message>
        <source>Your points: {gained}. Your total: {total}. Your place: {place}</source>
        <translation>Je punten: {gained}. Je totaalscore: {total}. Je plaats: {place}</translation>
    </message>
    <message>
        <source>{name} has undone a move.</source>
        <translation>{name} heeft een zet teruggenomen.</translation>
    </message>
    <message>
        <source>Your name, if not listed below</source>
        <translation>Je naam, als die hieronder niet staat</translation>
    </message>
    <message>
        <source>You are {name}. The game begins when everyone has joined.</source>
        <translation>Je bent {name}. Het spel begint zodra iedereen er is.</translation>
    </message>
    <message>
        <source>{name} has not joined yet. Someone can play for them at the screen.</source>
        <translation>{name} is er nog niet. Iemand kan zolang op het scherm spelen.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog eens spelen</translation>
    </message>
</context>
<context>
    <name>PhonesDialog</name>
    <message>
        <source>Hands on phones</source>
        <translation>Spelen met telefoons</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Adres kopiëren</translation>
    </message>
    <message>
        <source>Address of this computer</source>
        <translation>Adres van deze computer</translation>
    </message>
    <message>
        <source>Stop phones</source>
        <translation>Zonder telefoons verder</translation>
    </message>
    <message>
        <source>If the page does not open, this computer’s firewall may be blocking it.</source>
        <translation>Als de pagina niet opent, wordt die misschien geblokkeerd door de firewall van deze computer.</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>Op een telefoon</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>Op dit scherm</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Code with the address {url}</source>
        <translation>Code met het adres {url}</translation>
    </message>
    <message>
        <source>Where {name} plays</source>
        <translation>Waar {name} speelt</translation>
    </message>
    <message>
        <source>away</source>
        <comment>a phone</comment>
        <translation>niet bereikbaar</translation>
    </message>
    <message>
        <source>connected</source>
        <comment>a phone</comment>
        <translation>verbonden</translation>
    </message>
    <message>
        <source>Begin now</source>
        <translation>Nu beginnen</translation>
    </message>
    <message>
        <source>Still missing: {names}.</source>
        <translation>Nog niet aanwezig: {names}.</translation>
    </message>
    <message>
        <source>Choose who plays on a phone. These players scan the code with a phone on the same network and see their tiles there. Each phone is sent only its own hand and what everyone can see.</source>
        <translation>Kies wie op een telefoon speelt. Wie de code scant met een telefoon in hetzelfde netwerk, ziet de eigen stenen op die telefoon. Elke telefoon krijgt alleen de eigen hand en wat iedereen kan zien.</translation>
    </message>
    <message>
        <source>If Windows asks, allow mtdesk to communicate on private networks.</source>
        <translation>Vraagt Windows erom, sta mtdesk dan toe in privénetwerken te communiceren.</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Loskoppelen</translation>
    </message>
    <message>
        <source>Disconnect {name}’s phone</source>
        <translation>Telefoon van {name} loskoppelen</translation>
    </message>
    <message>
        <source>The game begins when everyone has joined. Still missing: {names}.</source>
        <translation>Het spel begint zodra iedereen er is. Nog niet aanwezig: {names}.</translation>
    </message>
</context>
<context>
    <name>PicturePreview</name>
    <message>
        <source>Drag the picture into another program</source>
        <translation>Sleep de afbeelding naar een ander programma</translation>
    </message>
</context>
<context>
    <name>PlacesView</name>
    <message>
        <source>Places</source>
        <translation>Plaatsen</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>There is nothing to undo in this round yet.</source>
        <translation>In deze ronde is er nog niets om ongedaan te maken.</translation>
    </message>
    <message>
        <source>Undo is no longer possible because a hidden tile has been revealed.</source>
        <translation>Ongedaan maken kan niet meer, want een verborgen steen is getoond.</translation>
    </message>
    <message>
        <source>Undo is no longer possible because someone else has begun their turn.</source>
        <translation>Ongedaan maken kan niet meer, want intussen is iemand anders aan zijn beurt begonnen.</translation>
    </message>
</context>
<context>
    <name>PlayMenu</name>
    <message>
        <source>Fork the train?</source>
        <translation>De trein splitsen?</translation>
    </message>
    <message>
        <source>Which half faces outwards?</source>
        <translation>Welke helft wijst naar buiten?</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>&amp;Highlight playable tiles</source>
        <translation>&amp;Speelbare stenen laten opvallen</translation>
    </message>
    <message>
        <source>Playable tiles are raised, and the ends where they fit light up.</source>
        <translation>Speelbare stenen staan hoger, en de uiteinden waar ze passen, lichten op.</translation>
    </message>
    <message>
        <source>&amp;Draw and pass automatically</source>
        <translation>A&amp;utomatisch pakken en passen</translation>
    </message>
    <message>
        <source>Confi&amp;rm the end of your turn</source>
        <translation>&amp;Einde van je beurt bevestigen</translation>
    </message>
    <message>
        <source>Until then you can undo a mistake.</source>
        <translation>Tot dan kun je een vergissing ongedaan maken.</translation>
    </message>
    <message>
        <source>&amp;Unlimited undo against computers</source>
        <translation>&amp;Onbeperkt ongedaan maken tegen computers</translation>
    </message>
    <message>
        <source>Undo returns to your last decision, even if hidden tiles have been revealed since.</source>
        <translation>Ongedaan maken gaat terug naar je laatste keuze, ook als je sindsdien verborgen stenen hebt gezien.</translation>
    </message>
    <message>
        <source>Restore de&amp;faults…</source>
        <translation>Sta&amp;ndaardwaarden herstellen…</translation>
    </message>
</context>
<context>
    <name>PlayedOn</name>
    <message>
        <source>on their own train</source>
        <extracomment>Where a tile goes: German has the accusative here, Hungarian -ra or -re.</extracomment>
        <translation>aan de eigen trein</translation>
    </message>
    <message>
        <source>on your train</source>
        <translation>aan je trein</translation>
    </message>
    <message>
        <source>on {owner}’s train</source>
        <translation>aan de trein van {owner}</translation>
    </message>
    <message>
        <source>on the Mexican train</source>
        <translation>aan de Mexican Train</translation>
    </message>
    <message>
        <source>on Mexican train {number}</source>
        <translation>aan Mexican Train {number}</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Score pad players</source>
        <translation>Spelers op het scoreblok</translation>
    </message>
    <message>
        <source>A&amp;pply</source>
        <translation>Toe&amp;passen</translation>
    </message>
    <message>
        <source>If someone leaves, keep the name, and leave the cells empty from then on. Removing a player removes their entries, too.</source>
        <translation>Stopt er iemand, laat de naam dan staan en laat de vakjes vanaf dat moment leeg. Verwijder je een speler, dan verdwijnt ook de invoer.</translation>
    </message>
</context>
<context>
    <name>PlayersTable</name>
    <message>
        <source>The set has too few tiles for these hands, even with two players.</source>
        <translation>De set heeft te weinig stenen voor deze verdeling, zelfs met twee spelers.</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <translation>Stenen per speler</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>Op de stapel</translation>
    </message>
    <message numerus="yes">
        <source>The set has enough tiles for up to %n player(s).</source>
        <translation>
            <numerusform>De set heeft genoeg stenen voor hoogstens %n speler.</numerusform>
            <numerusform>De set heeft genoeg stenen voor hoogstens %n spelers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles for each number of players</source>
        <translation>Stenen bij elk aantal spelers</translation>
    </message>
</context>
<context>
    <name>PractiseWindow</name>
    <message>
        <source>Practise</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Position {number} of {count}</source>
        <translation>Stelling {number} van {count}</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Volgende</translation>
    </message>
</context>
<context>
    <name>PresetTexts</name>
    <message>
        <source>Classic with chains</source>
        <translation>Klassiek met reeksen</translation>
    </message>
    <message>
        <source>The game as pagat.com describes it. Your first turn is a whole chain, and you may play any number of doubles in a turn.</source>
        <translation>Het spel zoals pagat.com het beschrijft. Je eerste beurt is een hele reeks, en in een beurt mag je zoveel dubbels leggen als je wilt.</translation>
    </message>
    <message>
        <source>Classic without chains</source>
        <translation>Klassiek zonder reeksen</translation>
    </message>
    <message>
        <source>The classic game with one tile a turn from the start, and another one only after a double.</source>
        <translation>Het klassieke spel met vanaf het begin één steen per beurt, en alleen na een dubbel nog een.</translation>
    </message>
    <message>
        <source>Station and trains</source>
        <translation>Station en treinen</translation>
    </message>
    <message>
        <source>Stricter rules from a Swiss set. Your own train comes first, and the follow-up tile must go on the double.</source>
        <translation>Strengere regels uit een Zwitserse set. Je eigen trein komt eerst, en de extra steen moet aan de dubbel.</translation>
    </message>
    <message>
        <source>Rules from a Dutch set, and the easiest to learn. You play one tile a turn, and a second one after a double.</source>
        <translation>Regels uit een Nederlandse set, en het makkelijkst te leren. Je legt één steen per beurt, en na een dubbel nog een tweede.</translation>
    </message>
    <message>
        <source>Dutch, quick game</source>
        <translation>Nederlands snelspel</translation>
    </message>
    <message>
        <source>The Dutch game for an hour rather than an evening, with a double-9 set, smaller hands and ten rounds.</source>
        <translation>Het Nederlandse spel voor een uur in plaats van een avond, met een dubbel-9-set, minder stenen en tien rondes.</translation>
    </message>
    <message>
        <source>Dutch, open hands</source>
        <translation>Nederlands, open gespeeld</translation>
    </message>
    <message>
        <source>As played in Hungary, with chains in the first turn, an engine from a player’s hand, and one point for each tile left.</source>
        <translation>Zo spelen ze in Hongarije, met reeksen in de eerste beurt, een motor uit de hand van een speler en één punt voor elke overgebleven steen.</translation>
    </message>
    <message>
        <source>Hungarian house rules</source>
        <translation>Hongaarse huisregels</translation>
    </message>
    <message>
        <source>Hungarian house rules with twelve rounds and no Mexican train, so only markers help if you are stuck.</source>
        <translation>Hongaarse huisregels met twaalf rondes en zonder Mexican Train, dus als je niet verder kunt, helpen alleen de markeertreintjes.</translation>
    </message>
    <message>
        <source>Hungarian house rules in which a double may split your own train into two branches.</source>
        <translation>Hongaarse huisregels waarbij een dubbel je eigen trein in twee takken mag splitsen.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>Your own rules, chosen option by option.</source>
        <translation>Je eigen regels, optie voor optie gekozen.</translation>
    </message>
    <message>
        <source>Swiss rules</source>
        <translation>Zwitserse regels</translation>
    </message>
    <message>
        <source>Dutch rules</source>
        <translation>Nederlandse regels</translation>
    </message>
    <message>
        <source>Hungarian rules</source>
        <translation>Hongaarse regels</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Regels: {rules}</translation>
    </message>
    <message>
        <source>A German family game with as many Mexican trains as players. Your own train may start with any tile, doubles count 50, and you tap when you have one tile left.</source>
        <translation>Een Duits familiespel met evenveel Mexican Trains als spelers. Je eigen trein mag met elke steen beginnen, dubbels tellen 50 en bij je laatste steen tik je.</translation>
    </message>
    <message>
        <source>The Dutch game with all tiles in view, which is good for teaching.</source>
        <translation>Het Nederlandse spel met alle stenen open, wat handig is om het anderen te leren.</translation>
    </message>
    <message>
        <source>Hungarian rules with forks</source>
        <translation>Hongaarse regels met splitsingen</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>PDF document</source>
        <translation>PDF-document</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webpagina</translation>
    </message>
    <message>
        <source>No printer is set up on this computer.</source>
        <translation>Op deze computer is geen printer ingesteld.</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF op&amp;slaan…</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>The printer rejected the page.</source>
        <translation>De printer heeft de pagina geweigerd.</translation>
    </message>
</context>
<context>
    <name>ProgramTexts</name>
    <message>
        <source>“{name}” gave no valid answer.</source>
        <translation>‘{name}’ gaf geen geldig antwoord.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: {reason}.</source>
        <translation>‘{name}’ kan niet worden gestart: {reason}.</translation>
    </message>
    <message>
        <source>{sentence} A simple move was made for {player} instead.</source>
        <extracomment>{sentence} says how a program failed</extracomment>
        <translation>{sentence} Voor {player} is in plaats daarvan een eenvoudige zet gedaan.</translation>
    </message>
    <message>
        <source>To give this seat to someone else, choose “New game”, change the player there, and press “Continue with these players”.</source>
        <extracomment>“New game” is the command of that name, “Continue with these players” a button there</extracomment>
        <translation>Kies ‘Nieuw spel’, wijzig daar de speler en druk op ‘Met deze spelers verderspelen’ om deze plek aan iemand anders te geven.</translation>
    </message>
    <message numerus="yes">
        <source>%n computer player(s) in this game are not available on this computer ({programs}), so the computer plays for {players} at level “{level}”.</source>
        <translation>
            <numerusform>Een computerspeler in dit spel is niet beschikbaar op deze computer ({programs}). Daarom speelt de computer voor {players} met speelsterkte ‘{level}’.</numerusform>
            <numerusform>%n computerspelers in dit spel zijn niet beschikbaar op deze computer ({programs}). Daarom speelt de computer voor {players} met speelsterkte ‘{level}’.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Pijl links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Pijl rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Pijl omhoog</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Pijl omlaag</translation>
    </message>
</context>
<context>
    <name>RecapTexts</name>
    <message>
        <source>{name} played {tiles}.</source>
        <translation>{name} heeft {tiles} gelegd.</translation>
    </message>
    <message>
        <source>{name} drew and played {tiles}.</source>
        <translation>{name} heeft van de stapel gepakt en {tiles} gelegd.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name} heeft gepast.</translation>
    </message>
    <message>
        <source>{name} drew and passed.</source>
        <translation>{name} heeft van de stapel gepakt en daarna gepast.</translation>
    </message>
    <message>
        <source>{name} drew.</source>
        <translation>{name} heeft van de stapel gepakt.</translation>
    </message>
    <message numerus="yes">
        <source>{name} played %n tile(s).</source>
        <translation>
            <numerusform>{name} heeft %n steen gelegd.</numerusform>
            <numerusform>{name} heeft %n stenen gelegd.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} tapped.</source>
        <translation>{name} heeft getikt.</translation>
    </message>
</context>
<context>
    <name>RecordError</name>
    <message>
        <source>there is no such file or folder</source>
        <translation>dit bestand of deze map bestaat niet</translation>
    </message>
    <message>
        <source>the system denies access</source>
        <translation>het systeem weigert de toegang</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>de schijf is alleen-lezen</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>de schijf is vol</translation>
    </message>
    <message>
        <source>another copy of mtdesk is using this folder</source>
        <translation>deze map is in gebruik door een ander exemplaar van mtdesk</translation>
    </message>
    <message>
        <source>this is not an ordinary file</source>
        <translation>dit is geen gewoon bestand</translation>
    </message>
    <message>
        <source>it is damaged, or not a file of this kind</source>
        <translation>het is beschadigd, of geen bestand van deze soort</translation>
    </message>
    <message>
        <source>it is from a newer version of mtdesk</source>
        <translation>het komt uit een nieuwere versie van mtdesk</translation>
    </message>
    <message>
        <source>it is damaged (round {round})</source>
        <translation>het is beschadigd (ronde {round})</translation>
    </message>
    <message>
        <source>it is damaged (round {round}, move {action})</source>
        <translation>het is beschadigd (ronde {round}, zet {action})</translation>
    </message>
    <message>
        <source>the system reports “{detail}”</source>
        <translation>het systeem meldt ‘{detail}’</translation>
    </message>
    <message>
        <source>the disk is not responding</source>
        <translation>de schijf reageert niet</translation>
    </message>
</context>
<context>
    <name>RefusalTexts</name>
    <message>
        <source>In your first turn, you may play only on your own train.</source>
        <translation>In je eerste beurt mag je alleen aan je eigen trein aanleggen.</translation>
    </message>
    <message>
        <source>You must start your own train first.</source>
        <translation>Je moet eerst je eigen trein beginnen.</translation>
    </message>
    <message>
        <source>You must play the next tile on {double}.</source>
        <translation>Je moet de volgende steen aan de dubbel {double} leggen.</translation>
    </message>
    <message>
        <source>Your marker cannot go on this end.</source>
        <translation>Op dit uiteinde kun je je markeertreintje niet zetten.</translation>
    </message>
    <message>
        <source>{key} opens the rule.</source>
        <translation>{key} opent de regel.</translation>
    </message>
    <message numerus="yes">
        <source>You may play only %n double(s) per turn.</source>
        <translation>
            <numerusform>Je mag per beurt maar %n dubbel leggen.</numerusform>
            <numerusform>Je mag per beurt maar %n dubbels leggen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You must play the next tile on one of this turn’s two doubles.</source>
        <translation>Je moet de volgende steen aan een van de twee dubbels uit deze beurt leggen.</translation>
    </message>
    <message>
        <source>You can no longer play because the round is over.</source>
        <translation>Je kunt niets meer leggen, want de ronde is afgelopen.</translation>
    </message>
    <message>
        <source>You cannot play {tile} because it is not in your hand.</source>
        <translation>Je kunt steen {tile} niet leggen, want die zit niet in je hand.</translation>
    </message>
    <message>
        <source>You cannot play here because no train ends here.</source>
        <translation>Hier kun je niets leggen, want er eindigt hier geen trein.</translation>
    </message>
    <message>
        <source>{tile} cannot go this way round because touching halves must match.</source>
        <translation>Steen {tile} kan zo niet liggen, want helften die elkaar raken, moeten gelijk zijn.</translation>
    </message>
    <message>
        <source>{owner}’s train is closed because there is no marker on it.</source>
        <translation>De trein van {owner} is gesloten, want er staat geen markeertreintje op.</translation>
    </message>
    <message>
        <source>This end of {owner}’s train is closed because the marker is on another end.</source>
        <translation>Dit uiteinde van de trein van {owner} is gesloten, want het markeertreintje staat op een ander uiteinde.</translation>
    </message>
    <message>
        <source>Every player must start their own train first.</source>
        <translation>Eerst moet iedereen de eigen trein beginnen.</translation>
    </message>
    <message>
        <source>You cannot play {tile} because you must now cover {double}, the last double.</source>
        <translation>Je kunt steen {tile} niet leggen, want je moet nu de laatste dubbel {double} afdekken.</translation>
    </message>
    <message>
        <source>You cannot play {tile} because you have no other tile to cover one of the two doubles.</source>
        <translation>Je kunt steen {tile} niet leggen, want je hebt geen andere steen om een van de twee dubbels af te dekken.</translation>
    </message>
    <message>
        <source>Your train cannot fork here because a fork needs a double on your own train.</source>
        <translation>Je trein kan hier niet splitsen, want daarvoor heb je een dubbel aan je eigen trein nodig.</translation>
    </message>
    <message>
        <source>You cannot draw again, so you can only pass.</source>
        <translation>Je mag niet nog een keer pakken, dus je kunt alleen nog passen.</translation>
    </message>
    <message>
        <source>The boneyard is empty, so you can only pass.</source>
        <translation>De stapel is op, dus je kunt alleen nog passen.</translation>
    </message>
    <message>
        <source>You cannot draw in your first turn, so you can only pass.</source>
        <translation>In je eerste beurt mag je niet pakken, dus je kunt alleen passen.</translation>
    </message>
    <message>
        <source>You cannot pass yet. Draw a tile first.</source>
        <translation>Je mag nog niet passen. Pak eerst een steen.</translation>
    </message>
    <message>
        <source>Your train has several ends. Choose one for the marker.</source>
        <translation>Je trein heeft meerdere uiteinden. Kies er een voor het markeertreintje.</translation>
    </message>
    <message>
        <source>There is no chain to end. You play one only in your first turn.</source>
        <translation>Er is geen reeks om te beëindigen. Een reeks leg je alleen in je eerste beurt.</translation>
    </message>
    <message>
        <source>There is no reason to tap. You tap after a turn that leaves you with one tile.</source>
        <translation>Er is geen reden om te tikken. Je tikt na een beurt waarin je één steen overhoudt.</translation>
    </message>
    <message>
        <source>You cannot draw because you can play {tile}.</source>
        <translation>Je mag niet pakken, want je kunt steen {tile} leggen.</translation>
    </message>
    <message>
        <source>You cannot pass because you can play {tile}.</source>
        <translation>Je mag niet passen, want je kunt steen {tile} leggen.</translation>
    </message>
    <message>
        <source>You must first cover {double}, the open double {where}.</source>
        <translation>Je moet eerst de open dubbel {double} {where} afdekken.</translation>
    </message>
    <message>
        <source>{tile} does not fit {where}, which ends in {pip}.</source>
        <translation>Steen {tile} past niet {where}, want die eindigt op {pip}.</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>Nothing has been played in this game yet.</source>
        <translation>In dit spel is nog niets gespeeld.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Afbeelding</translation>
    </message>
    <message>
        <source>Nothing more to practise today. The next position comes on {date}.</source>
        <translation>Voor vandaag is alles geoefend. De volgende stelling komt op {date}.</translation>
    </message>
    <message>
        <source>There is nothing to practise yet. You practise mistakes that the analysis has found.</source>
        <translation>Er is nog niets om te oefenen. Je oefent fouten die de analyse heeft gevonden.</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>Replay: {players}</source>
        <translation>Terugkijken: {players}</translation>
    </message>
    <message>
        <source>View as</source>
        <translation>Bekijken als</translation>
    </message>
    <message>
        <source>Show all &amp;hands</source>
        <translation>Alle stenen t&amp;onen</translation>
    </message>
    <message>
        <source>Con&amp;tinue from here…</source>
        <translation>&amp;Verderspelen…</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Share a picture of the game and the code of its deal</source>
        <translation>Een afbeelding van het spel en de code van de verdeling doorgeven</translation>
    </message>
    <message>
        <source>Pract&amp;ise…</source>
        <translation>Oe&amp;fenen…</translation>
    </message>
    <message>
        <source>Solve positions from your past games in which you made mistakes</source>
        <translation>Stellingen oplossen waarin je in eerdere spellen fouten hebt gemaakt</translation>
    </message>
    <message>
        <source>This round is still in progress, so hidden tiles stay hidden until it ends.</source>
        <translation>Deze ronde is nog bezig, dus verborgen stenen blijven verborgen tot de ronde is afgelopen.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>Op&amp;slaan als…</translation>
    </message>
    <message>
        <source>Nothing is sent. To get help, give this report to the person you got the program from. It contains no names of people or folders and no hands.</source>
        <translation>Er wordt niets verstuurd. Heb je hulp nodig, geef dit rapport dan aan degene van wie je het programma hebt. Er staan geen namen van mensen of mappen in, en ook niet welke stenen iemand had.</translation>
    </message>
    <message>
        <source>&amp;What went wrong?</source>
        <translation>&amp;Wat ging er mis?</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>Show &amp;folder</source>
        <translation>&amp;Map tonen</translation>
    </message>
</context>
<context>
    <name>ResetQuestion</name>
    <message>
        <source>Saved games are kept. A copy of the statistics goes into “backups” in your data folder.</source>
        <translation>Opgeslagen spellen blijven bewaard. Een kopie van de statistieken komt in de map ‘backups’ in je gegevensmap.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Wissen</translation>
    </message>
    <message>
        <source>Reset everyone’s statistics?</source>
        <translation>De statistieken van iedereen wissen?</translation>
    </message>
</context>
<context>
    <name>ResultTexts</name>
    <message>
        <source>You win with {points} points.</source>
        <translation>Je wint met {points} punten.</translation>
    </message>
    <message>
        <source>{name} wins with {points} points.</source>
        <translation>{name} wint met {points} punten.</translation>
    </message>
    <message>
        <source>Tie for first place: {names}.</source>
        <translation>Gedeelde eerste plaats: {names}.</translation>
    </message>
    <message>
        <source>The round is blocked</source>
        <translation>De ronde is vastgelopen</translation>
    </message>
    <message>
        <source>{names} go out</source>
        <translation>{names} zijn uit</translation>
    </message>
    <message>
        <source>You go out</source>
        <translation>Je bent uit</translation>
    </message>
    <message>
        <source>{name} goes out</source>
        <translation>{name} is uit</translation>
    </message>
    <message>
        <source>Click or press any key to continue</source>
        <translation>Klik of druk op een toets om door te gaan</translation>
    </message>
    <message>
        <source>{place}.</source>
        <extracomment>the place reached, as an ordinal number: 1st, 2nd … in the shortest form that fits all numbers</extracomment>
        <translation>{place}e</translation>
    </message>
    <message numerus="yes">
        <source>You win with %Ln point(s).</source>
        <translation>
            <numerusform>Je wint met %Ln punt.</numerusform>
            <numerusform>Je wint met %Ln punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %Ln point(s).</source>
        <translation>
            <numerusform>{name} wint met %Ln punt.</numerusform>
            <numerusform>{name} wint met %Ln punten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundEndPanel</name>
    <message>
        <source>You went out.</source>
        <translation>Je bent uit.</translation>
    </message>
    <message>
        <source>Went out: {names}.</source>
        <translation>Uit: {names}.</translation>
    </message>
    <message>
        <source>Totals: {totals}.</source>
        <comment>such as: Anna, 12; Robot 1, 20</comment>
        <translation>Totaalscores: {totals}.</translation>
    </message>
    <message>
        <source>Re&amp;maining tiles</source>
        <translation>&amp;Overgebleven stenen</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>S&amp;coreblad</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Verder</translation>
    </message>
    <message>
        <source>Round {round} of {total} is over</source>
        <translation>Ronde {round} van {total} is afgelopen</translation>
    </message>
</context>
<context>
    <name>RoundsBox</name>
    <message>
        <source>Number of rounds</source>
        <translation>Aantal rondes</translation>
    </message>
</context>
<context>
    <name>RuleFiles</name>
    <message>
        <source>You already have other rules called “{name}”.</source>
        <translation>Je hebt al andere regels met de naam ‘{name}’.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide houden</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Vervangen</translation>
    </message>
    <message>
        <source>“{rules}” was already among your house rules.</source>
        <translation>‘{rules}’ stond al bij je huisregels.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
</context>
<context>
    <name>RuleNameDialog</name>
    <message>
        <source>There are already rules called “{name}”.</source>
        <translation>Er zijn al regels met de naam ‘{name}’.</translation>
    </message>
    <message>
        <source>This name contains characters that cannot be displayed.</source>
        <translation>Deze naam bevat tekens die niet kunnen worden weergegeven.</translation>
    </message>
    <message>
        <source>Name of the rules</source>
        <translation>Naam van de regels</translation>
    </message>
    <message>
        <source>&amp;What should these rules be called?</source>
        <translation>&amp;Hoe moeten deze regels heten?</translation>
    </message>
    <message>
        <source>This name is too long. It may have at most {most} characters.</source>
        <translation>Deze naam is te lang. Hij mag hoogstens {most} tekens hebben.</translation>
    </message>
</context>
<context>
    <name>RuleSetList</name>
    <message>
        <source>{rules} (changed)</source>
        <translation>{rules} (gewijzigd)</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>&amp;Regels</translation>
    </message>
</context>
<context>
    <name>RuleSetTexts</name>
    <message>
        <source>Exactly the same as the preset “{preset}”.</source>
        <translation>Precies zoals de voorinstelling ‘{preset}’.</translation>
    </message>
    <message numerus="yes">
        <source>Differs from “{preset}” in %n option(s): {options}.</source>
        <translation>
            <numerusform>Verschilt in %n optie van ‘{preset}’: {options}.</numerusform>
            <numerusform>Verschilt in %n opties van ‘{preset}’: {options}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesCards</name>
    <message>
        <source>R&amp;ead the rules…</source>
        <translation>Regels le&amp;zen…</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>&amp;Wijzigen…</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Terug naar de tafel</translation>
    </message>
    <message>
        <source>House rules, with every option</source>
        <translation>Huisregels met alle opties</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>All groups</source>
        <translation>Alle groepen</translation>
    </message>
    <message>
        <source>{group} ({count} changed)</source>
        <translation>{group} ({count} gewijzigd)</translation>
    </message>
    <message>
        <source>Only changed options</source>
        <translation>Alleen gewijzigde opties</translation>
    </message>
    <message>
        <source>Tiles and deal</source>
        <translation>Stenen en verdeling</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Opening</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Eerste beurt</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Markeertreintjes</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Dubbels</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Einde en puntentelling</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Tikken</translation>
    </message>
    <message>
        <source>Search options</source>
        <translation>Zoeken in de opties</translation>
    </message>
    <message>
        <source>Option group</source>
        <translation>Optiegroep</translation>
    </message>
    <message numerus="yes">
        <source>%n matching option(s)</source>
        <translation>
            <numerusform>%n optie gevonden</numerusform>
            <numerusform>%n opties gevonden</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching options.</source>
        <translation>Geen opties gevonden.</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Mexican Train for 2 to 10 players</source>
        <translation>Mexican Train voor 2 tot 10 spelers</translation>
    </message>
    <message numerus="yes">
        <source>Mexican Train with %n player(s)</source>
        <translation>
            <numerusform>Mexican Train met %n speler</numerusform>
            <numerusform>Mexican Train met %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Einde van een ronde</translation>
    </message>
    <message>
        <source>The round also ends if it is blocked, that is, if the boneyard is empty and all players have passed in turn with no tile played and no marker placed in between.</source>
        <translation>De ronde eindigt ook als die vastloopt: als de stapel op is en alle spelers na elkaar hebben gepast, zonder dat er tussendoor een steen is gelegd of een treintje is geplaatst.</translation>
    </message>
    <message>
        <source>They also go out if all tiles with the double’s number are on the table.</source>
        <translation>Je bent ook uit als alle stenen met het getal van de dubbel al zijn gelegd.</translation>
    </message>
    <message>
        <source>But if someone goes out in their first turn, everyone else still gets theirs before the round ends.</source>
        <translation>Maar is iemand al in de eerste beurt uit, dan krijgen alle anderen nog hun eerste beurt voordat de ronde eindigt.</translation>
    </message>
    <message>
        <source>A double need not be covered then.</source>
        <translation>Een dubbel hoeft dan niet te worden afgedekt.</translation>
    </message>
    <message>
        <source>But if someone goes out in their first turn, the round ends at once, even if their last tile is a double.</source>
        <translation>Maar is iemand al in de eerste beurt uit, dan eindigt de ronde meteen, ook als die laatste steen een dubbel is.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>At the end of each round, add the value of your remaining tiles to your total.</source>
        <translation>Tel aan het eind van elke ronde de waarde van je overgebleven stenen bij je totaalscore op.</translation>
    </message>
    <message>
        <source>If you have no tiles left at the end of a round, you score the value of all other hands. In a blocked round, the player whose hand is worth least scores the value of all the others.</source>
        <translation>Heb je aan het eind van een ronde geen stenen meer, dan krijg je de waarde van de stenen van alle anderen. In een vastgelopen ronde krijgt de speler van wie de stenen het minst waard zijn, de waarde van de stenen van alle anderen.</translation>
    </message>
    <message>
        <source>If there are several such players, they share the value of the other hands equally, in fractions if necessary.</source>
        <translation>Geldt dat voor meerdere spelers, dan krijgen ze elk een gelijk deel van de waarde van de overige handen, zo nodig in breuken.</translation>
    </message>
    <message>
        <source>A player who plays their last tile goes out, and the round ends at once.</source>
        <translation>Leg je je laatste steen, dan ben je uit en eindigt de ronde meteen.</translation>
    </message>
    <message>
        <source>This holds even if that tile is a double.</source>
        <translation>Dat geldt ook als die steen een dubbel is.</translation>
    </message>
    <message>
        <source>But if that tile is a double, it is covered first. The next player clockwise who has a tile with its number must play one on it, whatever the other rules say. Then, or if no one has one, the round ends.</source>
        <translation>Maar is die steen een dubbel, dan wordt die eerst nog afgedekt. De eerste speler met de klok mee die een steen met hetzelfde getal heeft, moet er een aan de dubbel leggen, wat de andere regels ook zeggen. Daarna, of als niemand er een heeft, eindigt de ronde.</translation>
    </message>
    <message>
        <source>But if that tile is a double, the player is not out yet. They draw a tile, and play it if it fits. Otherwise they pass, and the round goes on.</source>
        <translation>Maar is die steen een dubbel, dan ben je nog niet uit. Pak een steen en leg die als dat kan. Anders pas je en gaat de ronde verder.</translation>
    </message>
    <message>
        <source>But they do go out if they cannot draw.</source>
        <translation>Maar je bent toch uit als je niet kunt pakken.</translation>
    </message>
    <message>
        <source>Players with equal totals share a place.</source>
        <translation>Wie gelijk eindigt, deelt de plaats.</translation>
    </message>
    <message>
        <source>The double blank also counts 1 point.</source>
        <translation>Ook de dubbel-blank telt 1 punt.</translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation>
            <numerusform>De dubbel-blank telt %n punt.</numerusform>
            <numerusform>De dubbel-blank telt %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The double blank counts 50 points, like any other double.</source>
        <translation>De dubbel-blank telt 50 punten, net als elke andere dubbel.</translation>
    </message>
    <message>
        <source>The double blank has no pips, so it counts 0 points.</source>
        <translation>De dubbel-blank heeft geen ogen en telt dus 0 punten.</translation>
    </message>
    <message>
        <source>Each tile left in your hand counts 1 point per pip.</source>
        <translation>Elke steen die je nog hebt, telt 1 punt per oog.</translation>
    </message>
    <message>
        <source>Each tile left in your hand counts 1 point.</source>
        <translation>Elke steen die je nog hebt, telt 1 punt.</translation>
    </message>
    <message>
        <source>Each double left in your hand counts 50 points. On other tiles, a blank half counts 25 and any other half 1 point per pip.</source>
        <translation>Elke dubbel die je nog hebt, telt 50 punten. Bij andere stenen telt een lege helft 25 punten en elke andere helft 1 punt per oog.</translation>
    </message>
    <message>
        <source>Everyone gets the same tiles on the same day, and plays against two computer players of medium strength.</source>
        <translation>Iedereen krijgt op dezelfde dag dezelfde stenen en speelt tegen twee computerspelers van gemiddelde sterkte.</translation>
    </message>
    <message>
        <source>The expert, the strongest computer player, has played the deal in your place. Try to do as well.</source>
        <translation>De expert, de sterkste computerspeler, heeft de verdeling in jouw plaats gespeeld. Probeer het net zo goed te doen.</translation>
    </message>
    <message>
        <source>The first game you finish counts. You can play the deal again as often as you like.</source>
        <translation>Het eerste spel dat je uitspeelt, telt. Je kunt de verdeling zo vaak je wilt opnieuw spelen.</translation>
    </message>
    <message>
        <source>A day counts among your days in a row if you start its deal on the day itself and play it to the end.</source>
        <translation>Een dag telt mee voor je dagen op rij als je de verdeling op de dag zelf begint en uitspeelt.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Verdeling van de dag</translation>
    </message>
    <message>
        <source>Be the first to play all your tiles. Tiles left in your hand at the end of a round [count against you].</source>
        <translation>Probeer als eerste al je stenen kwijt te raken. Stenen die je aan het eind van een ronde nog hebt, tellen als [strafpunten].</translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n round(s), and the lowest total wins.</source>
        <translation>
            <numerusform>Het spel duurt %n ronde, en de laagste totaalscore wint.</numerusform>
            <numerusform>Het spel duurt %n rondes, en de laagste totaalscore wint.</numerusform>
        </translation>
    </message>
    <message>
        <source>Be the first to play all your tiles. You then [score points] for the tiles that the others have left.</source>
        <translation>Probeer als eerste al je stenen kwijt te raken. Dan krijg je [punten] voor de stenen die de anderen nog hebben.</translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n round(s), and the highest total wins.</source>
        <translation>
            <numerusform>Het spel duurt %n ronde, en de hoogste totaalscore wint.</numerusform>
            <numerusform>Het spel duurt %n rondes, en de hoogste totaalscore wint.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Doel van het spel</translation>
    </message>
    <message>
        <source>Before each round</source>
        <translation>Vóór elke ronde</translation>
    </message>
    <message>
        <source>Everyone takes their marker, a little locomotive. Trains start without one.</source>
        <translation>Iedereen pakt een eigen markeertreintje. In het begin staan die treintjes nog niet op de treinen.</translation>
    </message>
    <message>
        <source>Take out the engine, the double from which all trains in the round start. Put it in the station, in the middle of the table.</source>
        <translation>Haal de motor uit de set: dat is de dubbel waaraan alle treinen van de ronde beginnen. Leg die in het station, in het midden van de tafel.</translation>
    </message>
    <message>
        <source>Shuffle the other tiles face down.</source>
        <translation>Schud de andere stenen met de ogen naar beneden.</translation>
    </message>
    <message>
        <source>Shuffle all tiles face down.</source>
        <translation>Schud alle stenen met de ogen naar beneden.</translation>
    </message>
    <message>
        <source>Keep your tiles face up, so that everyone can see them.</source>
        <translation>Leg je stenen open, zodat iedereen ze kan zien.</translation>
    </message>
    <message>
        <source>Keep your tiles hidden from the others.</source>
        <translation>Houd je stenen verborgen voor de anderen.</translation>
    </message>
    <message>
        <source>{set}: {count} tiles, one for every pair of numbers from 0 to {highest}.</source>
        <translation>{set}: {count} stenen, één voor elk paar getallen van 0 tot en met {highest}.</translation>
    </message>
    <message>
        <source>Each half of a tile shows its number in pips. A half without pips is a blank, and its number is 0.</source>
        <translation>De ogen op elke helft van een steen geven het getal van die helft aan. Een helft zonder ogen heet een lege helft of blank, en het getal ervan is 0.</translation>
    </message>
    <message>
        <source>A tile with the same number on both halves is a double, so {tile} is double {number}.</source>
        <translation>Een steen met hetzelfde getal op beide helften is een dubbel: {tile} is dus de dubbel-{number}.</translation>
    </message>
    <message numerus="yes">
        <source>Deal %n tile(s) to each player.</source>
        <translation>
            <numerusform>Geef iedere speler %n steen.</numerusform>
            <numerusform>Geef iedere speler %n stenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal each player the number of tiles in the table below.</source>
        <translation>Hoeveel stenen iedere speler krijgt, staat in de tabel hieronder.</translation>
    </message>
    <message>
        <source>The remaining tiles stay face down. They are the boneyard, from which you draw.</source>
        <translation>De overige stenen blijven met de ogen naar beneden liggen. Dat is de stapel waarvan je pakt.</translation>
    </message>
    <message>
        <source>In round 1, the engine is double {number}.</source>
        <translation>In ronde 1 is de dubbel-{number} de motor.</translation>
    </message>
    <message>
        <source>In each later round, it is one lower.</source>
        <translation>In elke volgende ronde is het de dubbel die één lager is.</translation>
    </message>
    <message>
        <source>Call out the doubles one by one, going down. Start with double {number} in round 1.</source>
        <translation>Noem de dubbels een voor een, steeds één lager. Begin in ronde 1 met de dubbel-{number}.</translation>
    </message>
    <message>
        <source>In each later round, start one lower.</source>
        <translation>Begin in elke volgende ronde één lager.</translation>
    </message>
    <message>
        <source>If no one has it, draw one tile each in turn, clockwise, until someone draws it.</source>
        <translation>Heeft niemand hem, dan pakt iedereen om de beurt, met de klok mee, één steen, tot iemand hem pakt.</translation>
    </message>
    <message>
        <source>If no one has a double, draw one tile each in turn, clockwise, until someone draws a double.</source>
        <translation>Heeft niemand een dubbel, dan pakt iedereen om de beurt, met de klok mee, één steen, tot iemand een dubbel pakt.</translation>
    </message>
    <message>
        <source>That player puts it in the station. Keep the other tiles you draw.</source>
        <translation>Die speler legt hem in het station. De andere stenen die je pakt, houd je.</translation>
    </message>
    <message>
        <source>No tiles remain, so there is no boneyard to draw from.</source>
        <translation>Er blijven geen stenen over, dus er is geen stapel om van te pakken.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <translation>Stenen per speler</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>Op de stapel</translation>
    </message>
    <message>
        <source>Starting a round</source>
        <translation>Begin van een ronde</translation>
    </message>
    <message>
        <source>All trains in a round start from one double, the engine. It goes in the station, in the middle of the table.</source>
        <translation>Alle treinen van een ronde vertrekken vanuit één dubbel: de motor. Die komt in het station, in het midden van de tafel.</translation>
    </message>
    <message>
        <source>Players then take turns clockwise.</source>
        <translation>Daarna speelt iedereen om de beurt, met de klok mee.</translation>
    </message>
    <message>
        <source>The player who has it puts it in the station.</source>
        <translation>Wie hem heeft, legt hem in het station.</translation>
    </message>
    <message>
        <source>The first one called that someone has is the engine, and that player puts it in the station.</source>
        <translation>De eerste genoemde dubbel die iemand heeft, is de motor, en die speler legt hem in het station.</translation>
    </message>
    <message>
        <source>The first player who has a double puts their highest one in the station.</source>
        <translation>De eerste speler die een dubbel heeft, legt zijn hoogste dubbel in het station.</translation>
    </message>
    <message>
        <source>Before the game, choose who goes first, for example the oldest player.</source>
        <translation>Bepaal vóór het spel wie begint, bijvoorbeeld de oudste speler.</translation>
    </message>
    <message>
        <source>Check your hands for doubles, one player at a time, clockwise.</source>
        <translation>Iedereen zoekt om de beurt, met de klok mee, dubbels in zijn hand.</translation>
    </message>
    <message>
        <source>Before the game, choose who checks first, for example the oldest player.</source>
        <translation>Bepaal vóór het spel wie als eerste zoekt, bijvoorbeeld de oudste speler.</translation>
    </message>
    <message>
        <source>Before the game, choose who draws first, for example the oldest player.</source>
        <translation>Bepaal vóór het spel wie als eerste pakt, bijvoorbeeld de oudste speler.</translation>
    </message>
    <message>
        <source>The player who put the engine in the station goes first.</source>
        <translation>Wie de motor in het station heeft gelegd, begint.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>First call</source>
        <comment>the double that is called out first</comment>
        <translation>Eerst genoemd</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Like every other player, you build a train of your own, from the station towards your seat.</source>
        <translation>Net als alle andere spelers bouw je een eigen trein, van het station naar je plaats.</translation>
    </message>
    <message>
        <source>The engine in the station, and trains that start there.</source>
        <translation>De motor in het station, met treinen die daar beginnen.</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Treinen</translation>
    </message>
    <message>
        <source>There is no Mexican train, although the game keeps its name.</source>
        <translation>Er is geen Mexican Train, al houdt het spel die naam.</translation>
    </message>
    <message>
        <source>There is also a Mexican train from the station. It belongs to everyone.</source>
        <translation>Daarnaast vertrekt uit het station één Mexican Train. Die is van iedereen.</translation>
    </message>
    <message>
        <source>No one may play on a Mexican train until every player’s own train has been started.</source>
        <translation>Niemand mag aan een Mexican Train aanleggen voordat ieders eigen trein is begonnen.</translation>
    </message>
    <message>
        <source>You may play on a Mexican train only once your own train has been started.</source>
        <translation>Je mag pas aan een Mexican Train aanleggen als je eigen trein is begonnen.</translation>
    </message>
    <message>
        <source>You may start a Mexican train in any turn except your first of the round.</source>
        <translation>Je mag vanaf je tweede beurt van de ronde een Mexican Train beginnen.</translation>
    </message>
    <message>
        <source>You may start a Mexican train in any turn.</source>
        <translation>Je mag in elke beurt een Mexican Train beginnen.</translation>
    </message>
    <message>
        <source>A train starts with a tile that shows the number of the engine.</source>
        <translation>Een trein begint met een steen waarop het getal van de motor staat.</translation>
    </message>
    <message>
        <source>A player’s own train may start with any tile, either way round.</source>
        <translation>De eigen trein van een speler mag met elke steen beginnen, en welke helft naar het station wijst, maakt niet uit.</translation>
    </message>
    <message>
        <source>A Mexican train starts with a tile that shows the number of the engine.</source>
        <translation>Een Mexican Train begint met een steen waarop het getal van de motor staat.</translation>
    </message>
    <message>
        <source>Each tile after that goes on the end of the train, so that touching halves show the same number.</source>
        <translation>Elke volgende steen leg je zo aan het eind van de trein dat op de helften die elkaar raken hetzelfde getal staat.</translation>
    </message>
    <message>
        <source>In your first turn of a round, play a chain on your own train and nowhere else. It may have as many tiles as you like, each on the one before. You may stop after any tile.</source>
        <translation>In je eerste beurt van een ronde leg je een reeks, de startreeks, aan je eigen trein en nergens anders. Die mag uit zoveel stenen bestaan als je wilt, elk aan de vorige. Na elke steen mag je stoppen.</translation>
    </message>
    <message>
        <source>In this turn a double needs no follow-up tile, so play as many as you like.</source>
        <translation>In deze beurt hoeft er na een dubbel geen extra steen te komen, dus je mag zoveel dubbels leggen als je wilt.</translation>
    </message>
    <message>
        <source>Your first turn</source>
        <translation>Je eerste beurt</translation>
    </message>
    <message>
        <source>You must play at least one tile. You always can, since any tile starts your train.</source>
        <translation>Je moet minstens één steen leggen. Dat kan altijd, want je trein mag met elke steen beginnen.</translation>
    </message>
    <message>
        <source>You must play at least one tile if you can.</source>
        <translation>Kun je aanleggen, dan moet je minstens één steen leggen.</translation>
    </message>
    <message>
        <source>If you cannot, draw one tile. If it fits, play it, and your turn ends. If it does not fit, or if the boneyard is empty, pass.</source>
        <translation>Kun je dat niet, pak dan één steen. Past die, dan leg je hem en eindigt je beurt. Past die niet, of is de stapel op, dan pas je.</translation>
    </message>
    <message>
        <source>If you cannot, pass without drawing.</source>
        <translation>Kun je dat niet, dan pas je zonder te pakken.</translation>
    </message>
    <message>
        <source>Passing ends your turn and [opens your train] to the others. You play no chain later in the round.</source>
        <translation>Als je past, eindigt je beurt en [gaat je trein voor de anderen open]. Een startreeks leg je in deze ronde dan niet meer.</translation>
    </message>
    <message>
        <source>Your later turns</source>
        <translation>Je volgende beurten</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>Play one tile. Unless it is a [double], your turn ends.</source>
        <translation>Leg één steen. Is het geen [dubbel], dan eindigt je beurt.</translation>
    </message>
    <message>
        <source>Your first turn in a round is no different.</source>
        <translation>Dat geldt ook voor je eerste beurt in een ronde.</translation>
    </message>
    <message>
        <source>On another player’s train you may play only while that player’s [marker] is on it.</source>
        <translation>Aan de trein van een andere speler mag je alleen aanleggen zolang het [markeertreintje] van die speler erop staat.</translation>
    </message>
    <message>
        <source>But an [open double] comes first.</source>
        <translation>Maar een [open dubbel] gaat voor.</translation>
    </message>
    <message>
        <source>Until your own train has been started, you may play only there and on a Mexican train that has been started.</source>
        <translation>Zolang je eigen trein niet is begonnen, mag je alleen daar en aan een al begonnen Mexican Train aanleggen.</translation>
    </message>
    <message>
        <source>Until your own train has been started, you may play only there.</source>
        <translation>Zolang je eigen trein niet is begonnen, mag je alleen daar aanleggen.</translation>
    </message>
    <message>
        <source>Your train is now open, so anyone may play where your marker is.</source>
        <translation>Je trein is nu open, dus iedereen mag aanleggen waar je treintje staat.</translation>
    </message>
    <message>
        <source>Then take your marker off. Your train is closed again.</source>
        <translation>Haal je treintje dan weg. Je trein is weer gesloten.</translation>
    </message>
    <message>
        <source>That end stays open until you yourself play on it.</source>
        <translation>Dat uiteinde blijft open totdat je er zelf aanlegt.</translation>
    </message>
    <message>
        <source>Your train stays open until you yourself play on it.</source>
        <translation>Je trein blijft open totdat je er zelf aanlegt.</translation>
    </message>
    <message>
        <source>Your train stays open until you or anyone else plays on it.</source>
        <translation>Je trein blijft open totdat jij of iemand anders er aanlegt.</translation>
    </message>
    <message>
        <source>Your train stays open until you play a tile on any train.</source>
        <translation>Je trein blijft open totdat je een steen legt, aan welke trein dan ook.</translation>
    </message>
    <message>
        <source>A double with a follow-up tile.</source>
        <translation>Een dubbel met een extra steen eraan.</translation>
    </message>
    <message>
        <source>If you cannot play a follow-up tile, draw one tile, unless you have already drawn in this turn.</source>
        <translation>Kun je geen extra steen leggen, pak er dan een, tenzij je dat in deze beurt al hebt gedaan.</translation>
    </message>
    <message>
        <source>If you cannot play a follow-up tile, draw one tile, even if you have already drawn in this turn.</source>
        <translation>Kun je geen extra steen leggen, pak er dan een, ook als je dat in deze beurt al hebt gedaan.</translation>
    </message>
    <message>
        <source>If you still cannot, or if the boneyard is empty, pass.</source>
        <translation>Lukt het nog steeds niet, of is de stapel op, dan pas je.</translation>
    </message>
    <message>
        <source>If a double is open when a player’s turn starts, that player must cover it and may not play anywhere else, even if the double is on a closed train.</source>
        <translation>Is er een dubbel open als een speler aan de beurt komt, dan moet die speler de dubbel afdekken en mag die nergens anders aanleggen, ook als de dubbel aan een gesloten trein ligt.</translation>
    </message>
    <message>
        <source>A fork lies crosswise, with a branch on either side, and other doubles lie lengthwise.</source>
        <translation>Een splitsing ligt dwars, met aan elke kant een tak, en andere dubbels liggen in de lengte.</translation>
    </message>
    <message>
        <source>If you can play, you must. You may not draw or pass instead.</source>
        <translation>Als je kunt aanleggen, moet je dat ook doen. Je mag niet in plaats daarvan pakken of passen.</translation>
    </message>
    <message>
        <source>On another player’s train you may play only on the end with that player’s [marker].</source>
        <translation>Aan de trein van een andere speler mag je alleen aanleggen aan het uiteinde met het [markeertreintje] van die speler.</translation>
    </message>
    <message>
        <source>If you cannot play, draw one tile and play it if it fits. Otherwise [pass], which opens your train to the others.</source>
        <translation>Kun je niet aanleggen, pak dan één steen. Past die steen, dan moet je hem leggen. Anders [pas] je en gaat je trein voor de anderen open.</translation>
    </message>
    <message>
        <source>If the boneyard is empty, pass without drawing.</source>
        <translation>Is de stapel op, dan pas je zonder te pakken.</translation>
    </message>
    <message>
        <source>You may draw only once in a turn.</source>
        <translation>Je mag in een beurt maar één keer pakken.</translation>
    </message>
    <message>
        <source>You may play on your own train.</source>
        <translation>Je mag aan je eigen trein aanleggen.</translation>
    </message>
    <message>
        <source>You may play on your own train and on the Mexican train.</source>
        <translation>Je mag aan je eigen trein en aan de Mexican Train aanleggen.</translation>
    </message>
    <message>
        <source>You may play on your own train and on any Mexican train.</source>
        <translation>Je mag aan je eigen trein en aan elke Mexican Train aanleggen.</translation>
    </message>
    <message>
        <source>When you pass, your turn ends. Put your marker on the end of your train unless it is already there. If your train is still empty, put it where the train will start.</source>
        <translation>Passen is je beurt voorbij laten gaan. Zet dan je markeertreintje op het uiteinde van je trein, als het daar nog niet staat. Is je trein nog leeg, zet het dan waar hij zal beginnen.</translation>
    </message>
    <message>
        <source>A player’s train is open only with a marker on it.</source>
        <translation>De trein van een speler is alleen open met een treintje erop.</translation>
    </message>
    <message>
        <source>Passing and markers</source>
        <translation>Passen en treintjes</translation>
    </message>
    <message>
        <source>A double lies crosswise, here with a follow-up tile.</source>
        <translation>Een dubbel ligt dwars, hier met een extra steen eraan.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Dubbels</translation>
    </message>
    <message>
        <source>After a double, play a follow-up tile in the same turn. It may go anywhere you may play, or on a double you have played in this turn.</source>
        <translation>Leg na een dubbel in dezelfde beurt een extra steen. Die mag overal waar je mag aanleggen, of aan een dubbel die je in deze beurt hebt gelegd.</translation>
    </message>
    <message>
        <source>After a double, play a follow-up tile on it in the same turn.</source>
        <translation>Leg na een dubbel in dezelfde beurt een extra steen aan die dubbel.</translation>
    </message>
    <message>
        <source>If all tiles with the double’s number are on the table, your turn ends with the double.</source>
        <translation>Zijn alle stenen met het getal van de dubbel al gelegd, dan eindigt je beurt met de dubbel.</translation>
    </message>
    <message>
        <source>No one has to play on a double that another player has left open.</source>
        <translation>Niemand hoeft een steen te leggen aan een dubbel die een ander open heeft gelaten.</translation>
    </message>
    <message>
        <source>The follow-up tile must not be a double, unless it is your last tile.</source>
        <translation>Die extra steen mag geen dubbel zijn, tenzij het je laatste steen is.</translation>
    </message>
    <message>
        <source>In that case, the tile you draw next must go on one of the two doubles.</source>
        <translation>De steen die je in dat geval pakt, moet aan een van de twee dubbels.</translation>
    </message>
    <message>
        <source>The follow-up tile may be a second double only if it is your last tile, or if you keep a tile that fits on one of the two doubles. Your third tile must then go on one of them.</source>
        <translation>Die extra steen mag alleen een tweede dubbel zijn als het je laatste steen is, of als je dan nog een steen hebt die aan een van de twee dubbels past. Je derde steen moet dan aan een van die twee.</translation>
    </message>
    <message>
        <source>The follow-up tile may be a double too, and then it needs a follow-up tile of its own.</source>
        <translation>Die extra steen mag ook een dubbel zijn, en dan leg je ook daarna een extra steen.</translation>
    </message>
    <message numerus="yes">
        <source>You may play up to %n double(s) in a turn, and one more if it is your last tile.</source>
        <translation>
            <numerusform>Per beurt mag je hoogstens %n dubbel leggen, en nog een als het je laatste steen is.</numerusform>
            <numerusform>Per beurt mag je hoogstens %n dubbels leggen, en nog een als het je laatste steen is.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may play any number of doubles in a turn.</source>
        <translation>Per beurt mag je zoveel dubbels leggen als je wilt.</translation>
    </message>
    <message>
        <source>Only a tile with the same number covers an open double.</source>
        <translation>Alleen een steen met hetzelfde getal dekt een open dubbel af.</translation>
    </message>
    <message>
        <source>Open doubles</source>
        <translation>Open dubbels</translation>
    </message>
    <message>
        <source>If several doubles are open, cover the one that was played first.</source>
        <translation>Zijn er meerdere dubbels open, dek dan de dubbel af die het eerst is gelegd.</translation>
    </message>
    <message>
        <source>If several doubles are open, cover the one that was played last.</source>
        <translation>Zijn er meerdere dubbels open, dek dan de dubbel af die het laatst is gelegd.</translation>
    </message>
    <message>
        <source>If you cannot cover the double, draw one tile.</source>
        <translation>Kun je de dubbel niet afdekken, pak dan één steen.</translation>
    </message>
    <message>
        <source>You then put your marker on your train, even if you could have played elsewhere.</source>
        <translation>Je zet dan je treintje op je trein, ook als je ergens anders wel had kunnen aanleggen.</translation>
    </message>
    <message>
        <source>You then put your marker on your train only if the double you had to cover is on it.</source>
        <translation>Je zet dan je treintje alleen op je trein als de dubbel die je moest afdekken daar ligt.</translation>
    </message>
    <message>
        <source>Once all tiles with its number are on the table, a double is no longer open, because no one can cover it.</source>
        <translation>Zijn alle stenen met het getal van een dubbel gelegd, dan is hij niet meer open, want niemand kan hem afdekken.</translation>
    </message>
    <message>
        <source>A double stays open even when all tiles with its number are on the table and no one can cover it.</source>
        <translation>Een dubbel blijft open, ook als alle stenen met het getal van die dubbel zijn gelegd en niemand hem kan afdekken.</translation>
    </message>
    <message>
        <source>A double at the end of a first-turn chain is open too, but no one has to cover it until everyone has had their first turn.</source>
        <translation>Ook een dubbel aan het eind van een startreeks is open, maar niemand hoeft hem af te dekken voordat iedereen zijn eerste beurt heeft gehad.</translation>
    </message>
    <message>
        <source>A double at the end of a first-turn chain is not open.</source>
        <translation>Een dubbel aan het eind van een startreeks is niet open.</translation>
    </message>
    <message>
        <source>A tile on either of the two ends covers the double.</source>
        <translation>Een steen aan een van de twee uiteinden dekt de dubbel af.</translation>
    </message>
    <message>
        <source>If your train has several ends when you put your marker on it, choose one of them. Other players may play only there.</source>
        <translation>Heeft je trein meerdere uiteinden als je je treintje erop zet, kies er dan een. Alleen daar mogen de anderen aanleggen.</translation>
    </message>
    <message>
        <source>The train goes on from both ends of the double.</source>
        <translation>De trein gaat aan beide uiteinden van de dubbel verder.</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Splitsingen</translation>
    </message>
    <message>
        <source>When you play a double on your own train, you may make it a fork. The train then continues from two ends, both showing the number of the double. You may play on any end of your train, and fork it again.</source>
        <translation>Als je een dubbel aan je eigen trein legt, mag je er een splitsing van maken. De trein gaat dan verder aan twee uiteinden, allebei met het getal van de dubbel. Je mag aan elk uiteinde van je trein aanleggen en de trein nog eens splitsen.</translation>
    </message>
    <message>
        <source>Forks are not allowed in a first turn.</source>
        <translation>In de eerste beurt mag je geen splitsing maken.</translation>
    </message>
    <message>
        <source>No one else may fork your train.</source>
        <translation>Niemand anders mag je trein splitsen.</translation>
    </message>
    <message>
        <source>If you have one tile left when your turn ends, tap the table before another player acts, so that everyone knows.</source>
        <translation>Heb je aan het eind van je beurt nog maar één steen, tik dan op tafel voordat een andere speler iets doet, zodat iedereen het weet.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n second(s) for that, and the others wait.</source>
        <translation>
            <numerusform>Daar heb je %n seconde voor, en de anderen wachten zolang.</numerusform>
            <numerusform>Daar heb je %n seconden voor, en de anderen wachten zolang.</numerusform>
        </translation>
    </message>
    <message>
        <source>You need not tap again unless you have held more tiles since.</source>
        <translation>Je hoeft niet nog eens te tikken, tenzij je daarna weer meer stenen hebt gehad.</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Tikken</translation>
    </message>
    <message>
        <source>There is no penalty if you forget.</source>
        <translation>Wie het vergeet, krijgt geen straf.</translation>
    </message>
    <message>
        <source>If you forget, you draw two penalty tiles, or as many as are left in the boneyard.</source>
        <translation>Vergeet je het, dan pak je twee strafstenen, of zoveel als er nog op de stapel liggen.</translation>
    </message>
    <message>
        <source>If you forget, you miss your next turn of the round.</source>
        <translation>Vergeet je het, dan sla je je volgende beurt van de ronde over.</translation>
    </message>
    <message>
        <source>After the double blank comes double {number}.</source>
        <translation>Na de dubbel-blank komt de dubbel-{number}.</translation>
    </message>
    <message>
        <source>After each round, this role passes to the next player clockwise.</source>
        <translation>Na elke ronde gaat die rol naar de volgende speler met de klok mee.</translation>
    </message>
    <message>
        <source>The next player clockwise goes first, not the player who put the engine in the station.</source>
        <translation>De volgende speler met de klok mee begint, en niet wie de motor in het station heeft gelegd.</translation>
    </message>
    <message>
        <source>The station also has as many Mexican trains as there are players. They belong to everyone.</source>
        <translation>Daarnaast vertrekken uit het station evenveel Mexican Trains als er spelers zijn. Die zijn van iedereen.</translation>
    </message>
    <message>
        <source>A double other than the engine is open until someone covers it, that is, plays a tile on it. It stays open even after your turn.</source>
        <translation>Een dubbel, behalve de motor, is open totdat iemand hem afdekt, dat wil zeggen er een steen aan legt. Hij blijft ook na je beurt open.</translation>
    </message>
    <message>
        <source>The marker does not change where you yourself may play.</source>
        <translation>Waar je zelf mag aanleggen, verandert niet door het markeertreintje.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>{place} of {count}</source>
        <comment>places where a text was found</comment>
        <translation>{place} van {count}</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Onderdelen</translation>
    </message>
    <message>
        <source>Rules – {rules}</source>
        <extracomment>the title of a window and the name of a file; {rules} is such as: Dutch</extracomment>
        <translation>Spelregels – {rules}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Grotere tekst</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere tekst</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Afdrukken…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Opslaan als…</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saved as “{file}” in “{folder}”.</source>
        <translation>Opgeslagen als ‘{file}’ in ‘{folder}’.</translation>
    </message>
    <message>
        <source>Show &amp;folder</source>
        <translation>&amp;Map tonen</translation>
    </message>
    <message>
        <source>Saving “{file}”…</source>
        <translation>‘{file}’ wordt opgeslagen…</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>{name}, round {round}: {points}, total {total}, out</source>
        <translation>{name}, ronde {round}: {points}, totaal {total}, uit</translation>
    </message>
    <message>
        <source>{name}, round {round}: {points}, total {total}</source>
        <translation>{name}, ronde {round}: {points}, totaal {total}</translation>
    </message>
    <message>
        <source>Round {round}, blocked</source>
        <translation>Ronde {round}, vastgelopen</translation>
    </message>
    <message>
        <source>{name}, round {round}: missed</source>
        <translation>{name}, ronde {round}: niet meegespeeld</translation>
    </message>
</context>
<context>
    <name>ScoreNotes</name>
    <message>
        <source>{sign} marks a blocked round.</source>
        <translation>{sign} staat voor een vastgelopen ronde.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>De laagste totaalscore wint.</translation>
    </message>
    <message>
        <source>The highest total wins.</source>
        <translation>De hoogste totaalscore wint.</translation>
    </message>
    <message>
        <source>Those who missed the last round come last: {names}.</source>
        <translation>Wie de laatste ronde niet heeft meegespeeld, staat onderaan: {names}.</translation>
    </message>
    <message>
        <source>Not played yet: {names}.</source>
        <translation>Nog niet meegespeeld: {names}.</translation>
    </message>
    <message>
        <source>Points at the start: {names}.</source>
        <translation>Punten bij het begin: {names}.</translation>
    </message>
    <message>
        <source>Lead over {names}: {points}</source>
        <translation>Voorsprong op {names}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>A Mexican train was the longest train, with %n tile(s).</source>
        <translation>
            <numerusform>De langste trein was een Mexican Train met %n steen.</numerusform>
            <numerusform>De langste trein was een Mexican Train met %n stenen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} had the longest train, with %n tile(s).</source>
        <translation>
            <numerusform>{name} had de langste trein, met %n steen.</numerusform>
            <numerusform>{name} had de langste trein, met %n stenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>After round {round}, {name} and {other} were level.</source>
        <translation>Na ronde {round} stonden {name} en {other} gelijk.</translation>
    </message>
    <message numerus="yes">
        <source>{name} missed %Ln round(s).</source>
        <extracomment>a player who has won nevertheless</extracomment>
        <translation>
            <numerusform>{name} speelde %Ln ronde niet mee.</numerusform>
            <numerusform>{name} speelde %Ln rondes niet mee.</numerusform>
        </translation>
    </message>
    <message>
        <source>After round {round} of {total}.</source>
        <translation>Na ronde {round} van {total}.</translation>
    </message>
    <message>
        <source>Bold figures are the points of each round, with the total beside them. Players who went out are shaded.</source>
        <translation>De punten per ronde staan vet, met daarnaast het totaal tot dan toe. De vakjes van wie uit is, zijn gekleurd.</translation>
    </message>
    <message>
        <source>{sign} marks a missed round.</source>
        <translation>{sign} staat voor een niet meegespeelde ronde.</translation>
    </message>
    <message>
        <source>After round {round}, {name} was only {points} ahead of {other}.</source>
        <translation>Na ronde {round} stond {name} maar {points} voor op {other}.</translation>
    </message>
    <message>
        <source>The game ended early, after round {round} of {total}.</source>
        <translation>Het spel eindigde voortijdig, na ronde {round} van {total}.</translation>
    </message>
    <message>
        <source>If rounds won decide ties, {name} wins.</source>
        <translation>Als bij een gelijke stand het aantal gewonnen rondes beslist, wint {name}.</translation>
    </message>
    <message>
        <source>Rounds won are equal. If the best other round decides, {name} wins.</source>
        <translation>Het aantal gewonnen rondes is gelijk. Als dan de beste andere ronde beslist, wint {name}.</translation>
    </message>
    <message>
        <source>{name} gained most ground in round {round}, scoring {points} against {average}.</source>
        <extracomment>the points of a player, and those of the only other one in the same round</extracomment>
        <translation>Het grootste voordeel had {name} in ronde {round}, met een score van {points} tegen {average}.</translation>
    </message>
    <message>
        <source>{name} gained most ground in round {round}, scoring {points} against the others’ average of {average}.</source>
        <extracomment>the points of a player, and those of the others in the same round</extracomment>
        <translation>Het grootste voordeel had {name} in ronde {round}, met een score van {points} tegen gemiddeld {average} voor de anderen.</translation>
    </message>
</context>
<context>
    <name>ScorePadWindow</name>
    <message>
        <source>Rename score pad</source>
        <translation>Scoreblok hernoemen</translation>
    </message>
    <message>
        <source>Tit&amp;le:</source>
        <translation>Tit&amp;el:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <comment>a score pad</comment>
        <translation>&amp;Hernoemen</translation>
    </message>
    <message>
        <source>Delete the score pad “{name}” and all its rounds? This cannot be undone.</source>
        <translation>Scoreblok ‘{name}’ met alle rondes verwijderen? Dit kun je niet ongedaan maken.</translation>
    </message>
    <message>
        <source>The latest entries on the score pad could not be saved and will be lost when you quit.</source>
        <translation>De laatste invoer op het scoreblok kon niet worden opgeslagen en gaat verloren als je afsluit.</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>{name} (total)</source>
        <translation>{name} (totaal)</translation>
    </message>
    <message>
        <source>End</source>
        <comment>how a round ended</comment>
        <translation>Einde</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>who went out</comment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>points brought along</comment>
        <translation>Begin</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>vastgelopen</translation>
    </message>
    <message>
        <source>out</source>
        <comment>how a round ended</comment>
        <translation>uit</translation>
    </message>
    <message>
        <source>Missed</source>
        <comment>who took no part</comment>
        <translation>Niet meegespeeld</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>No round has ended yet.</source>
        <translation>Er is nog geen ronde afgelopen.</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <comment>a score sheet</comment>
        <translation>Af&amp;drukken…</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Points by round and player</source>
        <translation>Punten per ronde en speler</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search ({key})</source>
        <translation>Zoeken ({key})</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Zoekveld leegmaken</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>Seat {number} of {count}</source>
        <translation>Plaats {number} van {count}</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Her&amp;noemen</translation>
    </message>
    <message>
        <source>&amp;Remove this player</source>
        <translation>Speler ver&amp;wijderen</translation>
    </message>
    <message>
        <source>&amp;Colour and emblem</source>
        <translation>&amp;Kleur en embleem</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>page of settings</comment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>&amp;Export all data…</source>
        <translation>&amp;Alle gegevens exporteren…</translation>
    </message>
    <message>
        <source>&amp;Import all data…</source>
        <translation>Alle gegevens &amp;importeren…</translation>
    </message>
    <message>
        <source>Restore the default settings on both pages?</source>
        <translation>Alle instellingen op beide pagina’s terugzetten op de standaardwaarden?</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Terugzetten</translation>
    </message>
</context>
<context>
    <name>SetupController</name>
    <message>
        <source>Continue</source>
        <translation>Verderspelen</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>New score pad</source>
        <translation>Nieuw scoreblok</translation>
    </message>
    <message>
        <source>Titl&amp;e:</source>
        <translation>Tit&amp;el:</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>optioneel</translation>
    </message>
    <message>
        <source>R&amp;ules:</source>
        <translation>Rege&amp;ls:</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Te&amp;rug</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Meer</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share</source>
        <translation>Doorgeven</translation>
    </message>
    <message>
        <source>Picture of the game</source>
        <translation>Afbeelding van het spel</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>&amp;Afbeelding kopiëren</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>&amp;Tekst kopiëren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Opslaan…</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Mexican Train</translation>
    </message>
    <message>
        <source>Mexican Train, {game}: {totals}</source>
        <translation>Mexican Train, {game}: {totals}</translation>
    </message>
    <message>
        <source>The same tiles: {code}</source>
        <translation>Dezelfde stenen: {code}</translation>
    </message>
    <message>
        <source>This game is still in progress. Anyone who plays the deal elsewhere will see which tiles are still to come here.</source>
        <translation>Dit spel is nog bezig. Wie de verdeling elders speelt, ziet welke stenen hier nog komen.</translation>
    </message>
    <message>
        <source>Include the &amp;code that gives others the same tiles</source>
        <translation>Met de &amp;code waarmee anderen dezelfde stenen krijgen</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>At the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Next or previous tile, end or player</source>
        <translation>Naar volgende of vorige steen, uiteinde of speler</translation>
    </message>
    <message>
        <source>Nearest tile, end or player below or above</source>
        <translation>Naar dichtstbijzijnde steen, uiteinde of speler eronder of erboven</translation>
    </message>
    <message>
        <source>First or last tile, end or player</source>
        <translation>Naar eerste of laatste steen, uiteinde of speler</translation>
    </message>
    <message>
        <source>Next or previous part of the table, then the buttons</source>
        <translation>Naar het volgende of vorige deel van de tafel, daarna naar de knoppen</translation>
    </message>
    <message>
        <source>Put the tile back</source>
        <translation>De steen terugleggen</translation>
    </message>
    <message>
        <source>Move the tile within your hand</source>
        <translation>De steen in je hand verplaatsen</translation>
    </message>
    <message>
        <source>Add or remove a divider before the tile</source>
        <translation>Scheiding vóór de steen toevoegen of verwijderen</translation>
    </message>
    <message>
        <source>Scroll the table when it does not fit the window</source>
        <translation>De tafel verschuiven als die niet in het venster past</translation>
    </message>
    <message>
        <source>Shift + arrow key</source>
        <translation>Shift + pijltjestoets</translation>
    </message>
    <message>
        <source>Enter the value, and go to the next player</source>
        <translation>De waarde invoeren en naar de volgende speler gaan</translation>
    </message>
    <message>
        <source>Write “+” between the values of tiles</source>
        <translation>‘+’ tussen de waarden van stenen schrijven</translation>
    </message>
    <message>
        <source>Undo or redo an entry</source>
        <translation>Een invoer ongedaan maken of herhalen</translation>
    </message>
    <message>
        <source>Discard what was typed</source>
        <translation>De getypte tekst verwerpen</translation>
    </message>
    <message>
        <source>Rename the selected score pad</source>
        <translation>Het geselecteerde scoreblok een andere naam geven</translation>
    </message>
    <message>
        <source>Delete the selected score pad</source>
        <translation>Het geselecteerde scoreblok verwijderen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Opdrachten en hun toetsen</translation>
    </message>
    <message>
        <source>Search for a command or a key</source>
        <translation>Opdracht of toets zoeken</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>&amp;Letter keys at the table</source>
        <translation>&amp;Lettertoetsen aan tafel</translation>
    </message>
    <message>
        <source>Without them, use the buttons and menus.</source>
        <translation>Zonder lettertoetsen gebruik je de knoppen en menu’s.</translation>
    </message>
    <message>
        <source>Pick up or play a tile, or draw from the boneyard</source>
        <translation>Een steen oppakken of leggen, of een steen van de stapel pakken</translation>
    </message>
</context>
<context>
    <name>Spreadsheet</name>
    <message>
        <source>Spreadsheet (CSV)</source>
        <translation>Spreadsheet (CSV)</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Your games are open on the computer “{computer}”.</source>
        <translation>Je spellen zijn geopend op de computer ‘{computer}’.</translation>
    </message>
    <message>
        <source>If you also play here, one of the two computers will be unable to save its game. Play here only if mtdesk is no longer running there.</source>
        <translation>Als je ook hier speelt, kan een van beide computers zijn spel niet meer opslaan. Speel hier alleen als mtdesk daar niet meer draait.</translation>
    </message>
    <message>
        <source>Play here anyway</source>
        <translation>Toch hier spelen</translation>
    </message>
    <message>
        <source>This user account cannot open your games folder, “{folder}”.</source>
        <translation>Deze gebruikersaccount mag de map met je spellen niet openen: ‘{folder}’.</translation>
    </message>
</context>
<context>
    <name>StartProblem</name>
    <message>
        <source>Player {number} has no name yet.</source>
        <translation>Speler {number} heeft nog geen naam.</translation>
    </message>
    <message>
        <source>Player {number}’s name contains characters that cannot be displayed.</source>
        <translation>De naam van speler {number} bevat tekens die niet kunnen worden weergegeven.</translation>
    </message>
    <message>
        <source>Player {number}’s name is too long. It may have at most {most} characters.</source>
        <translation>De naam van speler {number} is te lang. Hij mag hoogstens {most} tekens hebben.</translation>
    </message>
    <message>
        <source>Two players are called {name}, but their names must differ.</source>
        <translation>Twee spelers heten {name}, maar de namen moeten verschillen.</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>Comparing the deals with chance…</source>
        <translation>De verdelingen worden met het toeval vergeleken…</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>No games match. Choose other rules or a longer period.</source>
        <translation>Geen spellen gevonden. Kies andere regels of een langere periode.</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle regels</translation>
    </message>
    <message>
        <source>All time</source>
        <comment>period</comment>
        <translation>Hele periode</translation>
    </message>
    <message>
        <source>Past year</source>
        <comment>period</comment>
        <translation>Het afgelopen jaar</translation>
    </message>
    <message>
        <source>Past three months</source>
        <comment>period</comment>
        <translation>De afgelopen drie maanden</translation>
    </message>
    <message>
        <source>Past month</source>
        <comment>period</comment>
        <translation>De afgelopen maand</translation>
    </message>
    <message>
        <source>Player:</source>
        <translation>Speler:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regels:</translation>
    </message>
    <message>
        <source>Period:</source>
        <translation>Periode:</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Grafieken</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cijfers</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Is het eerlijk?</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exporteren als CSV…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Wissen…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not counted because a computer or another player made some of the moves.</source>
        <translation>
            <numerusform>%n spel telt niet mee, want een computer of iemand anders deed een deel van de zetten.</numerusform>
            <numerusform>%n spellen tellen niet mee, want een computer of iemand anders deed een deel van de zetten.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to show yet. Score pads and games between computers are not counted.</source>
        <translation>Er is nog niets te zien. Scoreblokken en spellen tussen alleen computers tellen niet.</translation>
    </message>
    <message>
        <source>A finished game counts for every person who played all of it themselves, and each deal counts once. Score pads are not counted.</source>
        <translation>Een uitgespeeld spel telt voor iedereen die het helemaal zelf heeft gespeeld, en elke verdeling telt één keer. Scoreblokken tellen niet.</translation>
    </message>
</context>
<context>
    <name>StatisticsTexts</name>
    <message>
        <source>The statistics were damaged and are being recounted from the saved games. The old file is kept as “{file}”.</source>
        <translation>De statistieken waren beschadigd en worden opnieuw geteld aan de hand van de opgeslagen spellen. Het oude bestand blijft bewaard als ‘{file}’.</translation>
    </message>
    <message>
        <source>in line with chance</source>
        <translation>zoals bij toeval te verwachten</translation>
    </message>
    <message>
        <source>hard to explain by chance</source>
        <translation>nauwelijks door toeval te verklaren</translation>
    </message>
    <message>
        <source>“{file}” cannot be used. Your games will be counted later, and nothing is lost.</source>
        <translation>‘{file}’ kan niet worden gebruikt. Je spellen worden later geteld, en er gaat niets verloren.</translation>
    </message>
    <message>
        <source>unusual, about 1 in {count} by chance</source>
        <extracomment>about a figure that deviates from what is expected; count is at least 20</extracomment>
        <translation>ongewoon, bij toeval in ongeveer één op de {count} gevallen</translation>
    </message>
    <message>
        <source>“{file}” was saved without {names}, which it cannot contain.</source>
        <extracomment>about an export; {names} are names of files, such as: “a”, “b” and 2 more</extracomment>
        <translation>‘{file}’ is opgeslagen zonder deze bestanden, omdat ze er niet in passen: {names}.</translation>
    </message>
    <message>
        <source>Nothing was imported because {names} cannot be backed up and replaced.</source>
        <extracomment>before an import; {names} are names of files, such as: “a”, “b” and 2 more</extracomment>
        <translation>Er is niets geïmporteerd, want deze bestanden kunnen niet worden gekopieerd en vervangen: {names}.</translation>
    </message>
</context>
<context>
    <name>StatusPresenter</name>
    <message>
        <source>left</source>
        <comment>tiles in the boneyard</comment>
        <translation>over</translation>
    </message>
    <message>
        <source>drew</source>
        <comment>on a player’s name plate: what they did last</comment>
        <translation>gepakt</translation>
    </message>
    <message>
        <source>drew, played</source>
        <comment>on a player’s name plate</comment>
        <translation>gepakt, gelegd</translation>
    </message>
    <message>
        <source>drew, passed</source>
        <comment>on a player’s name plate</comment>
        <translation>gepakt, gepast</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>on a player’s name plate: what they did last</comment>
        <translation>gepast</translation>
    </message>
    <message>
        <source>cannot start</source>
        <comment>on a player’s name plate: a train</comment>
        <translation>kan niet beginnen</translation>
    </message>
</context>
<context>
    <name>StatusTexts</name>
    <message>
        <source>End your turn ({key}) or undo it ({undo}).</source>
        <translation>Beëindig je beurt ({key}) of neem je zet terug ({undo}).</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>The next tile must go on {tile}.</source>
        <translation>De volgende steen moet aan de dubbel {tile}.</translation>
    </message>
    <message>
        <source>The next tile must go on one of these doubles: {tiles}.</source>
        <translation>De volgende steen moet aan een van deze dubbels: {tiles}.</translation>
    </message>
    <message>
        <source>{tile} needs a follow-up tile.</source>
        <translation>Na de dubbel {tile} moet nog een steen volgen.</translation>
    </message>
    <message>
        <source>Play a tile.</source>
        <translation>Leg een steen.</translation>
    </message>
    <message>
        <source>No one was dealt the engine, so everyone draws until it turns up.</source>
        <translation>Niemand heeft de motor gekregen, dus iedereen pakt stenen tot die gevonden is.</translation>
    </message>
    <message>
        <source>Play another tile on your train or end the chain ({key}).</source>
        <translation>Leg nog een steen aan je trein of beëindig de reeks ({key}).</translation>
    </message>
    <message>
        <source>The tile you drew fits. Play it.</source>
        <translation>De gepakte steen past. Leg die aan.</translation>
    </message>
    <message>
        <source>In your first turn, play as many tiles as you like on your train.</source>
        <translation>Leg in je eerste beurt zoveel stenen als je wilt aan je trein.</translation>
    </message>
    <message>
        <source>You have one tile left. Tap now ({key}).</source>
        <translation>Je hebt nog één steen. Tik nu ({key}).</translation>
    </message>
    <message>
        <source>{name} has one tile left. Tap now ({key}).</source>
        <translation>{name} heeft nog één steen. Tik nu ({key}).</translation>
    </message>
    <message>
        <source>You have won the game.</source>
        <translation>Je hebt het spel gewonnen.</translation>
    </message>
    <message>
        <source>{name} has won the game.</source>
        <translation>{name} heeft het spel gewonnen.</translation>
    </message>
    <message>
        <source>You have no playable tile. Draw one ({key}).</source>
        <translation>Je kunt niet aanleggen. Pak een steen ({key}).</translation>
    </message>
    <message>
        <source>Your last tile was a double. Draw one more ({key}).</source>
        <translation>Je laatste steen was een dubbel. Pak er nog een steen bij ({key}).</translation>
    </message>
    <message>
        <source>You have no playable tile, so you can only pass ({key}).</source>
        <translation>Je kunt niet aanleggen, alleen nog passen ({key}).</translation>
    </message>
    <message>
        <source>The boneyard is empty, so you can only pass ({key}).</source>
        <translation>De stapel is op, dus je kunt alleen nog passen ({key}).</translation>
    </message>
    <message>
        <source>You have no playable tile. Choose which end of your train gets the marker.</source>
        <translation>Je kunt niet aanleggen. Kies op welk uiteinde van je trein het markeertreintje komt.</translation>
    </message>
    <message>
        <source>{tile} {where} must be covered.</source>
        <translation>De dubbel {tile} {where} moet worden afgedekt.</translation>
    </message>
    <message>
        <source>{tile}, the last double, must be covered.</source>
        <translation>De laatste dubbel {tile} moet worden afgedekt.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Use system language</source>
        <translation>Taal van het systeem</translation>
    </message>
    <message>
        <source>La&amp;nguage:</source>
        <translation>&amp;Taal:</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Green felt</source>
        <comment>theme</comment>
        <translation>Groen vilt</translation>
    </message>
    <message>
        <source>Wooden table</source>
        <comment>theme</comment>
        <translation>Houten tafel</translation>
    </message>
    <message>
        <source>Light and plain</source>
        <comment>theme</comment>
        <translation>Licht en sober</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Donker</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Use system setting</source>
        <translation>Systeem volgen</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Ogen</translation>
    </message>
    <message>
        <source>Numerals</source>
        <translation>Cijfers</translation>
    </message>
    <message>
        <source>This theme always shows numerals.</source>
        <translation>Dit thema toont altijd cijfers.</translation>
    </message>
    <message>
        <source>Tile st&amp;yle:</source>
        <translation>&amp;Uiterlijk van de stenen:</translation>
    </message>
    <message>
        <source>&amp;Large tiles</source>
        <translation>&amp;Grote stenen</translation>
    </message>
    <message>
        <source>Tiles never shrink. If they do not all fit, scroll the table.</source>
        <translation>De stenen worden nooit kleiner. Passen ze niet allemaal, dan kun je de tafel verschuiven.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>size of text</comment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>size of text</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>size of text</comment>
        <translation>Groot</translation>
    </message>
    <message>
        <source>Larger</source>
        <comment>size of text</comment>
        <translation>Groter</translation>
    </message>
    <message>
        <source>Largest</source>
        <comment>size of text</comment>
        <translation>Grootst</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>Te&amp;kstgrootte:</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>speed</comment>
        <translation>Meteen</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <translation>T&amp;empo:</translation>
    </message>
    <message>
        <source>How fast computers play and tiles move.</source>
        <translation>Hoe snel computers spelen en stenen bewegen.</translation>
    </message>
    <message>
        <source>Sound &amp;volume:</source>
        <translation>Geluids&amp;volume:</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>your train</source>
        <translation>je trein</translation>
    </message>
    <message>
        <source>the Mexican train</source>
        <translation>de Mexican Train</translation>
    </message>
    <message>
        <source>Mexican train {number}</source>
        <translation>Mexican Train {number}</translation>
    </message>
    <message>
        <source>{tile}, fits: {ends}</source>
        <extracomment>spoken by screen readers; {ends} is a list such as: your train and the Mexican train</extracomment>
        <translation>{tile}, past aan: {ends}</translation>
    </message>
    <message>
        <source>Choose a place for {tile}.</source>
        <translation>Kies een plek voor {tile}.</translation>
    </message>
    <message>
        <source>{tile} does not fit anywhere.</source>
        <translation>{tile} past nergens.</translation>
    </message>
    <message>
        <source>{name} gave no valid answer, so a simple move was made instead.</source>
        <translation>{name} gaf geen geldig antwoord, dus is er een eenvoudige zet gedaan.</translation>
    </message>
    <message>
        <source>{tile} fits on {trains}.</source>
        <translation>{tile} past aan: {trains}.</translation>
    </message>
    <message>
        <source>Choose a place for {tile}: {trains}.</source>
        <translation>Kies een plek voor {tile}: {trains}.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the boneyard.</source>
        <translation>
            <numerusform>Nog %n steen op de stapel.</numerusform>
            <numerusform>Nog %n stenen op de stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>{owner}’s train</source>
        <translation>de trein van {owner}</translation>
    </message>
    <message numerus="yes">
        <source>{tile} fits in %n place(s). Choose one.</source>
        <translation>
            <numerusform>{tile} past op %n plek. Kies die.</numerusform>
            <numerusform>{tile} past op %n plekken. Kies er een.</numerusform>
        </translation>
    </message>
    <message>
        <source>Engine: {tile}</source>
        <translation>Motor: {tile}</translation>
    </message>
    <message>
        <source>any number fits</source>
        <translation>elk getal past</translation>
    </message>
    <message>
        <source>end {number}</source>
        <translation>uiteinde {number}</translation>
    </message>
    <message>
        <source>open double</source>
        <translation>open dubbel</translation>
    </message>
    <message>
        <source>open, with marker</source>
        <comment>a train with its marker on it</comment>
        <translation>open, met treintje</translation>
    </message>
    <message>
        <source>not started</source>
        <comment>a train</comment>
        <translation>niet begonnen</translation>
    </message>
    <message>
        <source>From the station: {tiles}</source>
        <translation>Vanaf het station: {tiles}</translation>
    </message>
    <message>
        <source>{key} draws a tile.</source>
        <translation>Met {key} pak je een steen.</translation>
    </message>
    <message>
        <source>total {points}</source>
        <comment>points</comment>
        <translation>totaal {points}</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>denkt na…</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>aan de beurt</translation>
    </message>
    <message>
        <source>open train</source>
        <translation>open trein</translation>
    </message>
</context>
<context>
    <name>TilesDialog</name>
    <message>
        <source>Tiles left: {name}</source>
        <translation>Overgebleven stenen: {name}</translation>
    </message>
    <message>
        <source>Tiles of the set</source>
        <translation>Stenen van de set</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Geen</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Toepassen</translation>
    </message>
    <message>
        <source>The other players’ tiles and the engine are dimmed.</source>
        <translation>De stenen van anderen en de motor zijn gedimd.</translation>
    </message>
    <message>
        <source>{tile}, already used</source>
        <translation>{tile}, al gebruikt</translation>
    </message>
    <message>
        <source>None left</source>
        <comment>tiles left</comment>
        <translation>Geen over</translation>
    </message>
</context>
<context>
    <name>TransportBar</name>
    <message>
        <source>Before move {move} of {moves}  ·  round {round} of {rounds}</source>
        <translation>Voor zet {move} van {moves}  ·  ronde {round} van {rounds}</translation>
    </message>
    <message>
        <source>Move {move} of {moves}  ·  round {round} of {rounds}</source>
        <translation>Zet {move} van {moves}  ·  ronde {round} van {rounds}</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Positie in het spel</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
</context>
<context>
    <name>TransportKeys</name>
    <message>
        <source>To the start</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Vorige ronde</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Vorige zet</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>go on by itself</comment>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Volgende zet</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>Log and analysis</source>
        <translation>Verloop en analyse</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Close anyway</source>
        <translation>Toch sluiten</translation>
    </message>
</context>
<context>
    <name>ValueEditor</name>
    <message>
        <source>This number:</source>
        <translation>Dit getal:</translation>
    </message>
</context>
</TS>
