<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About mtdesk</source>
        <translation>Über mtdesk</translation>
    </message>
    <message>
        <source>Made with Python {python} and Qt {qt}.</source>
        <translation>Erstellt mit Python {python} und Qt {qt}.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Mexican Train, the domino game. Play against computers, with others on the same screen, or both.</source>
        <translation>Mexican Train, das Dominospiel. Spielen Sie gegen Computer, mit anderen an einem Bildschirm oder beides.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. The typeface Lato is under the SIL Open Font License.</source>
        <translation>Freie Software unter der MIT-Lizenz. Die Schrift Lato steht unter der SIL Open Font License.</translation>
    </message>
    <message>
        <source>Computer players and the analysis use compiled code.</source>
        <translation>Computerspieler und Analyse verwenden kompilierten Code.</translation>
    </message>
    <message>
        <source>Computer players and the analysis run in Python, which is slower.</source>
        <translation>Computerspieler und Analyse laufen in Python, was langsamer ist.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Draw ({key})</source>
        <translation>Ziehen ({key})</translation>
    </message>
    <message>
        <source>Pass ({key})</source>
        <comment>end the turn</comment>
        <translation>Passen ({key})</translation>
    </message>
    <message>
        <source>Tap ({key})</source>
        <translation>Klopfen ({key})</translation>
    </message>
    <message>
        <source>End turn ({key})</source>
        <translation>Spielzug beenden ({key})</translation>
    </message>
    <message>
        <source>Draw or pass</source>
        <translation>Ziehen oder passen</translation>
    </message>
    <message>
        <source>Available moves</source>
        <translation>Mögliche Aktionen</translation>
    </message>
    <message>
        <source>End chain ({key})</source>
        <translation>Kette beenden ({key})</translation>
    </message>
    <message>
        <source>End the first-turn chain</source>
        <translation>Startkette beenden</translation>
    </message>
    <message>
        <source>Explain the hint or refusal</source>
        <translation>Tipp oder Ablehnung erklären</translation>
    </message>
    <message>
        <source>Why? ({key})</source>
        <translation>Warum? ({key})</translation>
    </message>
    <message>
        <source>Tap with one tile left</source>
        <translation>Bei nur noch einem Stein klopfen</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>The strongest computer player re-examines every decision, using only what the player could know, and finds those that clearly cost points.</source>
        <translation>Der stärkste Computer prüft jede Entscheidung nur mit dem, was der Spieler wissen konnte, und findet alle, die eindeutig Punkte gekostet haben.</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Wessen Entscheidungen</translation>
    </message>
    <message>
        <source>Decisions analysed</source>
        <translation>Analysierte Entscheidungen</translation>
    </message>
    <message>
        <source>Line chart of the points lost in this round</source>
        <translation>Liniendiagramm der in dieser Runde verlorenen Punkte</translation>
    </message>
    <message>
        <source>There is nothing to analyse because no one had a choice.</source>
        <translation>Es gibt nichts zu analysieren, denn niemand hatte eine Wahl.</translation>
    </message>
    <message>
        <source>Not every decision could be analysed because a computer player failed.</source>
        <translation>Nicht alle Entscheidungen konnten analysiert werden, weil ein Computerspieler ausgefallen ist.</translation>
    </message>
    <message>
        <source>Every decision was about as good as the best one found.</source>
        <translation>Jede Entscheidung war etwa so gut wie die beste, die sich finden ließ.</translation>
    </message>
    <message>
        <source>The points lost are averages, so they differ from the points on the score sheet.</source>
        <translation>Die verlorenen Punkte sind Durchschnittswerte und weichen deshalb von der Punktetabelle ab.</translation>
    </message>
    <message>
        <source>Points lost in round {round}</source>
        <translation>In Runde {round} verlorene Punkte</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Voriger</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächster</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
</context>
<context>
    <name>AnalysisTexts</name>
    <message>
        <source>You played {move}</source>
        <translation>Sie haben {move} angelegt</translation>
    </message>
    <message>
        <source>{name} played {move}</source>
        <translation>{name} hat {move} angelegt</translation>
    </message>
    <message>
        <source>You forked your train with {move}</source>
        <translation>Sie haben Ihren Zug mit {move} gegabelt</translation>
    </message>
    <message>
        <source>{name} forked their train with {move}</source>
        <translation>{name} hat den eigenen Zug mit {move} gegabelt</translation>
    </message>
    <message>
        <source>You put the marker on one of the ends</source>
        <translation>Sie haben die Lok auf eines der Enden gesetzt</translation>
    </message>
    <message>
        <source>{name} put the marker on one of the ends</source>
        <translation>{name} hat die Lok auf eines der Enden gesetzt</translation>
    </message>
    <message>
        <source>Yes, that is better.</source>
        <translation>Ja, das ist besser.</translation>
    </message>
    <message>
        <source>{move} is about as good as the best move.</source>
        <translation>{move}: etwa so gut wie die beste Möglichkeit.</translation>
    </message>
    <message>
        <source>That is the move that was played.</source>
        <translation>Genau das wurde gespielt.</translation>
    </message>
    <message>
        <source>{move} is worse than the best move {lead}.</source>
        <extracomment>{lead} is such as: by 16 points</extracomment>
        <translation>{move}: {lead} schlechter als die beste Möglichkeit.</translation>
    </message>
    <message numerus="yes">
        <source>by %n point(s)</source>
        <translation>
            <numerusform>um %n Punkt</numerusform>
            <numerusform>um %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} ± {margin} points for the round, estimated from what the player could know</source>
        <translation>{points} ± {margin} Punkte in der Runde, geschätzt nach dem, was der Spieler wissen konnte</translation>
    </message>
    <message>
        <source>fork {tile}</source>
        <translation>Gabelung {tile}</translation>
    </message>
    <message>
        <source>marker</source>
        <comment>put on a train, in a list of moves</comment>
        <translation>Lok</translation>
    </message>
    <message>
        <source>stop</source>
        <comment>in a list of moves</comment>
        <translation>Kette beenden</translation>
    </message>
    <message>
        <source>Try another move, or press “Show”.</source>
        <translation>Probieren Sie etwas anderes, oder wählen Sie „Zeigen“.</translation>
    </message>
    <message>
        <source>{name}: no mistakes</source>
        <translation>{name}: keine Fehler</translation>
    </message>
    <message>
        <source>{name}: no mistakes so far</source>
        <translation>{name}: bisher keine Fehler</translation>
    </message>
    <message>
        <source>{name}: {mistakes}, {points} lost</source>
        <translation>{name}: {mistakes}, {points} verloren</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>This mistake cost {points}.</source>
        <translation>Dieser Fehler kostete {points}.</translation>
    </message>
    <message>
        <source>Better {lead}: {move}</source>
        <extracomment>{lead} is such as: by 16 points</extracomment>
        <translation>Besser ({lead}): {move}</translation>
    </message>
    <message>
        <source>You ended the chain</source>
        <translation>Sie haben die Kette beendet</translation>
    </message>
    <message>
        <source>{name} ended the chain</source>
        <translation>{name} hat die Kette beendet</translation>
    </message>
    <message>
        <source>What would have been better? Try a move, or press “Show”.</source>
        <translation>Was wäre besser gewesen? Probieren Sie es aus, oder wählen Sie „Zeigen“.</translation>
    </message>
    <message>
        <source>{played}. That was worse, because {reason}.</source>
        <extracomment>{reason} speaks against what was played, such as: it costs part of the longest train</extracomment>
        <translation>{played}. Das war schlechter, denn {reason}.</translation>
    </message>
    <message>
        <source>No single reason stands out, but test rounds from here ended better with that move.</source>
        <translation>Einen einzelnen Grund gibt es nicht, aber Proberunden ab hier gingen mit dieser Aktion besser aus.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>mtdesk is already running.</source>
        <translation>mtdesk läuft schon.</translation>
    </message>
</context>
<context>
    <name>ArchiveTexts</name>
    <message>
        <source>Imported: {things}.</source>
        <extracomment>{things} are such as: 12 games, 1 rule set, statistics and settings</extracomment>
        <translation>Importiert: {things}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule set(s)</source>
        <translation>
            <numerusform>%n Regelsatz</numerusform>
            <numerusform>%n Regelsätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score pad(s)</source>
        <translation>
            <numerusform>%n Punkteblock</numerusform>
            <numerusform>%n Punkteblöcke</numerusform>
        </translation>
    </message>
    <message>
        <source>statistics and settings</source>
        <translation>Statistik und Einstellungen</translation>
    </message>
    <message>
        <source>Saved as “{file}” in “{folder}”. It contains {things}.</source>
        <translation>Gespeichert als „{file}“ in „{folder}“. Inhalt: {things}.</translation>
    </message>
    <message>
        <source>the game on the table</source>
        <translation>das Spiel auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>AwayQuestion</name>
    <message>
        <source>{name}’s phone is away.</source>
        <translation>Das Handy von {name} ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>{name} can take the seat back at any time.</source>
        <translation>{name} kann jederzeit weiterspielen.</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <translation>Computer spielen lassen</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>No one has taken {name}’s seat yet.</source>
        <translation>Den Platz von {name} hat noch niemand eingenommen.</translation>
    </message>
</context>
<context>
    <name>BranchTexts</name>
    <message>
        <source>{branch}, then left</source>
        <translation>{branch}, dann links</translation>
    </message>
    <message>
        <source>{branch}, then right</source>
        <translation>{branch}, dann rechts</translation>
    </message>
    <message>
        <source>left branch</source>
        <translation>linker Arm</translation>
    </message>
    <message>
        <source>right branch</source>
        <translation>rechter Arm</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;End the guide</source>
        <translation>Führung &amp;beenden</translation>
    </message>
</context>
<context>
    <name>ByEar</name>
    <message>
        <source>Next or previous playable tile</source>
        <translation>Zum nächsten oder vorherigen spielbaren Stein</translation>
    </message>
    <message>
        <source>Announce all ends</source>
        <translation>Alle Enden ansagen</translation>
    </message>
    <message>
        <source>Announce players, tiles and points</source>
        <translation>Spieler, Steine und Punkte ansagen</translation>
    </message>
    <message>
        <source>Announce the tiles of the current train, or of your own train</source>
        <translation>Steine des ausgewählten Zuges ansagen, sonst die des eigenen Zuges</translation>
    </message>
    <message>
        <source>Repeat the last announcement, or earlier ones when pressed again</source>
        <translation>Letzte Ansage wiederholen, bei erneutem Drücken frühere</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>S&amp;tatistics and fairness…</source>
        <translation>&amp;Statistik und Fairness&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y…</source>
        <translation>Spiel des &amp;Tages&#xa0;…</translation>
    </message>
    <message>
        <source>new</source>
        <comment>the deal of the day</comment>
        <translation>neu</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Play for me</source>
        <translation>Für mich &amp;spielen</translation>
    </message>
    <message>
        <source>The game will not count towards your statistics.</source>
        <translation>Das Spiel zählt dann nicht in Ihrer Statistik.</translation>
    </message>
    <message>
        <source>Sort by &amp;number</source>
        <translation>Nach &amp;Zahl sortieren</translation>
    </message>
    <message>
        <source>Sort by &amp;value</source>
        <translation>&amp;Nach Wert sortieren</translation>
    </message>
    <message>
        <source>Show my longest &amp;train</source>
        <translation>Meinen &amp;längsten Zug zeigen</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>P&amp;unktetabelle</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <comment>list of what happened</comment>
        <translation>Ver&amp;lauf</translation>
    </message>
    <message>
        <source>&amp;Hidden tiles</source>
        <comment>counter of tiles not seen yet</comment>
        <translation>Ver&amp;deckte Steine</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;About mtdesk</source>
        <translation>Ü&amp;ber mtdesk</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>&amp;Regeln an diesem Tisch</translation>
    </message>
    <message>
        <source>Ga&amp;mes…</source>
        <translation>Spie&amp;le&#xa0;…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Gleiche Verteilung noch einmal</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>Weiter&amp;geben&#xa0;…</translation>
    </message>
    <message>
        <source>Hands &amp;on phones…</source>
        <translation>Spielen mit Han&amp;dys&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>Spiel&amp;zug</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>Ganzer T&amp;isch</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Stumm</translation>
    </message>
    <message>
        <source>Short&amp;cuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Problem melden&#xa0;…</translation>
    </message>
    <message>
        <source>More keys</source>
        <translation>Weitere Tasten</translation>
    </message>
    <message>
        <source>Score &amp;pad…</source>
        <comment>for games with real tiles</comment>
        <translation>&amp;Punkteblock&#xa0;…</translation>
    </message>
    <message>
        <source>Score &amp;pad (round {round} of {rounds})…</source>
        <translation>&amp;Punkteblock (Runde {round} von {rounds})&#xa0;…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Hausregeln&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ContinueDialog</name>
    <message>
        <source>Continue from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Wer für {name} spielt</translation>
    </message>
    <message>
        <source>A new game starts with the moves up to here. The original stays unchanged.</source>
        <translation>Ein neues Spiel beginnt mit allem, was bis hierher gespielt wurde. Das alte Spiel bleibt, wie es ist.</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>CounterRow</name>
    <message numerus="yes">
        <source>Number {pip}: %n hidden tile(s).</source>
        <translation>
            <numerusform>Zahl {pip}: %n verdeckter Stein.</numerusform>
            <numerusform>Zahl {pip}: %n verdeckte Steine.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurtainPage</name>
    <message>
        <source>I am {name}: show my tiles</source>
        <translation>Ich bin {name}: Steine zeigen</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Meine Steine zeigen</translation>
    </message>
    <message>
        <source>Tiles stay hidden until you show them.</source>
        <translation>Die Steine bleiben verdeckt, bis Sie sie aufdecken.</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>&amp;Dieses Spiel wiederholen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>A day counts if you start its deal that day and finish it.</source>
        <translation>Ein Tag zählt, wenn Sie das Spiel des Tages an diesem Tag beginnen. Zu Ende spielen können Sie es auch später.</translation>
    </message>
</context>
<context>
    <name>DataController</name>
    <message>
        <source>All mtdesk data</source>
        <translation>Alle Daten von mtdesk</translation>
    </message>
    <message>
        <source>Exporting all data…</source>
        <translation>Alle Daten werden exportiert&#xa0;…</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Die Daten werden importiert&#xa0;…</translation>
    </message>
    <message>
        <source>The import could not be completed: {reason}. Your previous data is kept in “{folder}”.</source>
        <translation>Der Import konnte nicht abgeschlossen werden: {reason}. Ihre bisherigen Daten sind in „{folder}“ gesichert.</translation>
    </message>
</context>
<context>
    <name>DealTexts</name>
    <message>
        <source>The code is not complete yet.</source>
        <translation>Der Code ist noch nicht vollständig.</translation>
    </message>
    <message>
        <source>This code is from a newer version of mtdesk.</source>
        <translation>Dieser Code stammt von einer neueren Version von mtdesk.</translation>
    </message>
    <message>
        <source>Deal of the day · {date}</source>
        <translation>Spiel des Tages · {date}</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>You can still play this deal, but it no longer adds to your days in a row.</source>
        <translation>Sie können dieses Spiel noch spielen, aber für Ihre Tage in Folge zählt es nicht mehr.</translation>
    </message>
    <message>
        <source>Against two computer players of medium strength · the lowest total wins</source>
        <translation>Gegen zwei mittelstarke Computer · die niedrigste Gesamtpunktzahl gewinnt</translation>
    </message>
    <message>
        <source>The next deal comes tomorrow.</source>
        <translation>Das nächste Spiel kommt morgen.</translation>
    </message>
    <message>
        <source>Your total: {points}</source>
        <translation>Ihre Gesamtpunktzahl: {points}</translation>
    </message>
    <message>
        <source>The expert’s total: {points}</source>
        <translation>Gesamtpunktzahl des Profis: {points}</translation>
    </message>
    <message>
        <source>The expert’s points in this round: {points}</source>
        <translation>Punkte des Profis in dieser Runde: {points}</translation>
    </message>
    <message>
        <source>This code contains a typing mistake. Compare characters that look alike, such as 8 and B, or 5 and S.</source>
        <translation>In diesem Code ist ein Tippfehler. Vergleichen Sie ähnliche Zeichen wie 8 und B oder 5 und S.</translation>
    </message>
    <message>
        <source>Everyone plays with the same tiles today. The first game you finish counts.</source>
        <translation>Heute spielen alle mit denselben Steinen. Das erste Spiel, das Sie beenden, zählt.</translation>
    </message>
    <message>
        <source>Mexican Train, {title}</source>
        <translation>Mexican Train, {title}</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Noch nicht gespielt</translation>
    </message>
    <message>
        <source>The expert is in round {round} of this deal. You need not wait.</source>
        <translation>Der Profi spielt in diesem Spiel gerade Runde {round}. Sie brauchen nicht zu warten.</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · total so far {points}</source>
        <translation>Runde {round} von {rounds} · bisher insgesamt {points}</translation>
    </message>
    <message>
        <source>Level with the expert ({own} to {mark})</source>
        <translation>Gleichauf mit dem Profi ({own} zu {mark})</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) better than the expert ({own} to {mark})</source>
        <translation>
            <numerusform>%Ln Punkt besser als der Profi ({own} zu {mark})</numerusform>
            <numerusform>%Ln Punkte besser als der Profi ({own} zu {mark})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) behind the expert ({own} to {mark})</source>
        <translation>
            <numerusform>%Ln Punkt hinter dem Profi ({own} zu {mark})</numerusform>
            <numerusform>%Ln Punkte hinter dem Profi ({own} zu {mark})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntryDelegate</name>
    <message>
        <source>{name}, round {round}</source>
        <translation>{name}, Runde {round}</translation>
    </message>
</context>
<context>
    <name>ErrorNotice</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>The program caught an error. Your game is saved up to the last move and continues.</source>
        <translation>Das Programm hat einen Fehler abgefangen. Ihr Spiel ist bis zur letzten Aktion gespeichert und geht weiter.</translation>
    </message>
    <message>
        <source>Something went wrong last time</source>
        <translation>Beim letzten Mal ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>&amp;Show report</source>
        <translation>Bericht &amp;zeigen</translation>
    </message>
    <message>
        <source>The program crashed or stopped responding. Nothing is lost, and your game continues where it left off. The report contains no names of people or folders.</source>
        <translation>Das Programm ist abgestürzt oder hat nicht mehr reagiert. Nichts ist verloren, und Ihr Spiel geht dort weiter, wo es unterbrochen wurde. Der Bericht enthält keine Namen von Personen oder Ordnern.</translation>
    </message>
</context>
<context>
    <name>ErrorTexts</name>
    <message>
        <source>“{file}” cannot be opened: {reason}.</source>
        <translation>„{file}“ kann nicht geöffnet werden: {reason}.</translation>
    </message>
    <message>
        <source>“{file}” cannot be deleted: {reason}.</source>
        <translation>„{file}“ kann nicht gelöscht werden: {reason}.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved: {reason}.</source>
        <translation>„{file}“ kann nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Your game’s file was missing, so the game has been saved again.</source>
        <translation>Die Datei Ihres Spiels war verschwunden, deshalb wurde es neu gespeichert.</translation>
    </message>
    <message>
        <source>The settings in “{file}” cannot be read, so the defaults are used for now.</source>
        <translation>Die Einstellungen in „{file}“ können nicht gelesen werden, deshalb gelten vorerst die Voreinstellungen.</translation>
    </message>
    <message>
        <source>The settings file was damaged. What could not be read was reset. The old file is kept as “{file}”.</source>
        <translation>Die Datei mit den Einstellungen war beschädigt. Was nicht lesbar war, wurde zurückgesetzt. Die alte Datei bleibt als „{file}“ erhalten.</translation>
    </message>
    <message>
        <source>“{file}” cannot be written, so changed settings are lost when you quit.</source>
        <translation>„{file}“ kann nicht geschrieben werden, daher gehen geänderte Einstellungen beim Beenden verloren.</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>You play {tile} and fork your train.</source>
        <translation>Sie legen {tile} an und gabeln Ihren Zug.</translation>
    </message>
    <message>
        <source>{name} plays {tile} and forks their train.</source>
        <translation>{name} legt {tile} an und gabelt den eigenen Zug.</translation>
    </message>
    <message>
        <source>Your train is closed again.</source>
        <translation>Ihr Zug ist wieder geschlossen.</translation>
    </message>
    <message>
        <source>You draw a tile.</source>
        <translation>Sie ziehen einen Stein.</translation>
    </message>
    <message>
        <source>You draw {tile}.</source>
        <translation>Sie ziehen {tile}.</translation>
    </message>
    <message>
        <source>{name} draws a tile.</source>
        <translation>{name} zieht einen Stein.</translation>
    </message>
    <message>
        <source>{name} draws {tile}.</source>
        <translation>{name} zieht {tile}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Sie passen.</translation>
    </message>
    <message>
        <source>You pass and place your marker.</source>
        <translation>Sie passen und setzen die Lok auf Ihren Zug.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>{name} passes and places their marker.</source>
        <translation>{name} passt und setzt die Lok auf den eigenen Zug.</translation>
    </message>
    <message>
        <source>You end your first-turn chain.</source>
        <translation>Sie beenden Ihre Startkette.</translation>
    </message>
    <message>
        <source>{name} ends their first-turn chain.</source>
        <translation>{name} beendet die Startkette.</translation>
    </message>
    <message>
        <source>You miss your next turn for not tapping.</source>
        <translation>Sie haben nicht geklopft und setzen beim nächsten Mal aus.</translation>
    </message>
    <message>
        <source>{name} misses their next turn for not tapping.</source>
        <translation>{name} hat nicht geklopft und setzt beim nächsten Mal aus.</translation>
    </message>
    <message>
        <source>You miss this turn.</source>
        <translation>Sie setzen aus.</translation>
    </message>
    <message>
        <source>{name} misses this turn.</source>
        <translation>{name} setzt aus.</translation>
    </message>
    <message>
        <source>You go out.</source>
        <extracomment>{name} has played their last tile.</extracomment>
        <translation>Sie haben alles gelegt.</translation>
    </message>
    <message>
        <source>{name} goes out.</source>
        <translation>{name} hat alles gelegt.</translation>
    </message>
    <message>
        <source>Your points: {points}.</source>
        <translation>Ihre Pluspunkte: {points}.</translation>
    </message>
    <message>
        <source>It now ends in {number}.</source>
        <extracomment>spoken after a sentence such as: You play 5–3 on your train. &quot;It&quot; is the train.</extracomment>
        <translation>Er endet jetzt mit {number}.</translation>
    </message>
    <message>
        <source>The double is open.</source>
        <translation>Der Pasch ist offen.</translation>
    </message>
    <message>
        <source>Undone: {sentences}</source>
        <translation>Rückgängig gemacht: {sentences}</translation>
    </message>
    <message>
        <source>{tile} is covered.</source>
        <translation>Der Pasch {tile} ist bedient.</translation>
    </message>
    <message>
        <source>Engine: {tile}.</source>
        <translation>Anfangspasch: {tile}.</translation>
    </message>
    <message>
        <source>Round {round} of {total}: you start.</source>
        <translation>Runde {round} von {total}: Sie beginnen.</translation>
    </message>
    <message>
        <source>Round {round} of {total}: {name} starts.</source>
        <translation>Runde {round} von {total}: {name} beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>You get %Ln penalty point(s).</source>
        <translation>
            <numerusform>Sie erhalten %Ln Strafpunkt.</numerusform>
            <numerusform>Sie erhalten %Ln Strafpunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %Ln penalty point(s).</source>
        <translation>
            <numerusform>{name} erhält %Ln Strafpunkt.</numerusform>
            <numerusform>{name} erhält %Ln Strafpunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn: {tiles}.</source>
        <translation>Gezogen: {tiles}.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n penalty tile(s) for not tapping.</source>
        <translation>
            <numerusform>Sie haben nicht geklopft und ziehen %n Strafstein.</numerusform>
            <numerusform>Sie haben nicht geklopft und ziehen %n Strafsteine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n penalty tile(s) for not tapping.</source>
        <translation>
            <numerusform>{name} hat nicht geklopft und zieht %n Strafstein.</numerusform>
            <numerusform>{name} hat nicht geklopft und zieht %n Strafsteine.</numerusform>
        </translation>
    </message>
    <message>
        <source>{owner}’s train is closed again.</source>
        <translation>Der Zug von {owner} ist wieder geschlossen.</translation>
    </message>
    <message>
        <source>{name}’s points: {points}.</source>
        <translation>Pluspunkte für {name}: {points}.</translation>
    </message>
    <message>
        <source>All tiles showing {pip} are on the table, so {tile} need not be covered.</source>
        <translation>Alle Steine mit der {pip} liegen auf dem Tisch, deshalb muss der Pasch {tile} nicht bedient werden.</translation>
    </message>
    <message>
        <source>You tap because you have one tile left.</source>
        <translation>Sie klopfen, denn Sie haben nur noch einen Stein.</translation>
    </message>
    <message>
        <source>{name} taps with one tile left.</source>
        <translation>{name} klopft und hat nur noch einen Stein.</translation>
    </message>
    <message numerus="yes">
        <source>The boneyard has %n tile(s) left.</source>
        <translation>
            <numerusform>Im Talon liegt noch %n Stein.</numerusform>
            <numerusform>Im Talon liegen noch %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play {tile} {where}.</source>
        <extracomment>{where} is such as “on Anna’s train (left branch)”.</extracomment>
        <translation>Sie legen {tile} {where} an.</translation>
    </message>
    <message>
        <source>{name} plays {tile} {where}.</source>
        <translation>{name} legt {tile} {where} an.</translation>
    </message>
    <message>
        <source>Open double {where}: {tile}.</source>
        <translation>Offener Pasch {where}: {tile}.</translation>
    </message>
    <message>
        <source>You play {tile}, the engine.</source>
        <translation>Sie legen den Anfangspasch {tile}.</translation>
    </message>
    <message>
        <source>{name} plays {tile}, the engine.</source>
        <translation>{name} legt den Anfangspasch {tile}.</translation>
    </message>
    <message>
        <source>You must cover {tile}, the last double.</source>
        <translation>Sie müssen den letzten Pasch {tile} bedienen.</translation>
    </message>
    <message>
        <source>{name} must cover {tile}, the last double.</source>
        <translation>{name} muss den letzten Pasch {tile} bedienen.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n tile(s) to find the engine.</source>
        <translation>
            <numerusform>Auf der Suche nach dem Anfangspasch ziehen Sie %n Stein.</numerusform>
            <numerusform>Auf der Suche nach dem Anfangspasch ziehen Sie %n Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n tile(s) to find the engine.</source>
        <translation>
            <numerusform>{name} zieht auf der Suche nach dem Anfangspasch %n Stein.</numerusform>
            <numerusform>{name} zieht auf der Suche nach dem Anfangspasch %n Steine.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Doubles dealt</source>
        <translation>Ausgeteilte Pasche</translation>
    </message>
    <message>
        <source>Pips per tile</source>
        <translation>Augen je Stein</translation>
    </message>
    <message>
        <source>How often each number was dealt</source>
        <translation>Wie oft jede Zahl ausgeteilt wurde</translation>
    </message>
    <message>
        <source>Drawn tiles that fitted</source>
        <translation>Gezogene Steine, die passten</translation>
    </message>
    <message>
        <source>Rounds in which no one held the engine</source>
        <translation>Runden, in denen niemand den Anfangspasch hatte</translation>
    </message>
    <message>
        <source>Overall: {verdict}.</source>
        <translation>Insgesamt: {verdict}.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message numerus="yes">
        <source>A verdict needs at least %n round(s).</source>
        <translation>
            <numerusform>Für ein Urteil braucht es mindestens %n Runde.</numerusform>
            <numerusform>Für ein Urteil braucht es mindestens %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance alone makes a figure unusual in fewer than one case in twenty, so expect one now and then.</source>
        <translation>Durch Zufall allein ist ein Wert in weniger als einem von zwanzig Fällen ungewöhnlich, also kommt das ab und zu vor.</translation>
    </message>
    <message>
        <source>Humans on the left, computers on the right, expected values as lines</source>
        <translation>Links Menschen, rechts Computer, Erwartungswerte als Striche</translation>
    </message>
    <message>
        <source>Expected values as lines</source>
        <translation>Erwartungswerte als Striche</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) dealt, including abandoned games.</source>
        <translation>
            <numerusform>%n ausgeteilte Runde, auch aus abgebrochenen Spielen.</numerusform>
            <numerusform>%n ausgeteilte Runden, auch aus abgebrochenen Spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{figure} ({expected} expected)</source>
        <translation>{figure} (erwartet: {expected})</translation>
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
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>Click, or press ← or →, to sort</source>
        <translation>Zum Sortieren klicken oder ← oder → drücken</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Computers at the table</source>
        <translation>Computer am Tisch</translation>
    </message>
    <message>
        <source>Humans at the table</source>
        <translation>Menschen am Tisch</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Regelsätze</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>Games, rules, score pads and exported data</source>
        <translation>Spiele, Regeln, Punkteblöcke und exportierte Daten</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Ordner:</translation>
    </message>
    <message>
        <source>File &amp;type:</source>
        <translation>Datei&amp;typ:</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>The last moves could not be saved and will be lost when you quit.</source>
        <translation>Die letzten Aktionen konnten nicht gespeichert werden und gehen verloren, wenn Sie das Programm beenden.</translation>
    </message>
</context>
<context>
    <name>GameDeletion</name>
    <message>
        <source>The game cannot be moved to the trash. Delete it permanently?</source>
        <translation>Das Spiel kann nicht in den Papierkorb gelegt werden. Endgültig löschen?</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Dieses Spiel löschen?</translation>
    </message>
    <message>
        <source>It moves to the trash. Statistics still include it.</source>
        <translation>Es kommt in den Papierkorb. In der Statistik zählt es weiterhin.</translation>
    </message>
    <message>
        <source>Remove this game from the list?</source>
        <translation>Dieses Spiel aus der Liste entfernen?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Files saved elsewhere stay: {files}.</source>
        <translation>Anderswo gespeicherte Dateien bleiben erhalten: {files}.</translation>
    </message>
</context>
<context>
    <name>GameEndPanel</name>
    <message>
        <source>Look &amp;back</source>
        <translation>&amp;Rückblick</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Ne&amp;ues Spiel&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Noch einmal spielen</translation>
    </message>
    <message>
        <source>Play a real ga&amp;me…</source>
        <translation>Ein richtiges Spiel &amp;beginnen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>GameTexts</name>
    <message>
        <source>Won by {names}</source>
        <translation>Sieg von {names}</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>who won, or how far a game has got</comment>
        <translation>Ergebnis</translation>
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
        <translation>&amp;Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>No games have been saved yet.</source>
        <translation>Es sind noch keine Spiele gespeichert.</translation>
    </message>
    <message>
        <source>Res&amp;ult</source>
        <translation>&amp;Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>W&amp;iedergeben</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <comment>a saved game</comment>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Aus &amp;Datei&#xa0;…</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Keine passenden Spiele.</translation>
    </message>
    <message>
        <source>Search names, rules and dates</source>
        <translation>Nach Namen, Regeln oder Datum suchen</translation>
    </message>
</context>
<context>
    <name>GuideTexts</name>
    <message>
        <source>The station</source>
        <translation>Der Bahnhof</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Ihre Steine</translation>
    </message>
    <message>
        <source>Your train grows</source>
        <translation>Ihr Zug wächst</translation>
    </message>
    <message>
        <source>The Mexican train</source>
        <translation>Der Mexican Train</translation>
    </message>
    <message>
        <source>A double</source>
        <translation>Ein Pasch</translation>
    </message>
    <message>
        <source>An open double</source>
        <translation>Ein offener Pasch</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Nichts passt</translation>
    </message>
    <message>
        <source>A new tile</source>
        <translation>Ein neuer Stein</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Your marker</source>
        <translation>Ihre Lok</translation>
    </message>
    <message>
        <source>An open train</source>
        <translation>Ein offener Zug</translation>
    </message>
    <message>
        <source>Yours alone again</source>
        <translation>Wieder nur für Sie</translation>
    </message>
    <message>
        <source>Nearly over</source>
        <translation>Fast geschafft</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Die Abrechnung</translation>
    </message>
    <message>
        <source>That was a whole round</source>
        <translation>Das war eine ganze Runde</translation>
    </message>
    <message>
        <source>In the middle is the station with the first tile, the engine. Every player builds a train from there. Yours has the colour and the emblem of your name plate at the bottom left.</source>
        <translation>In der Mitte ist der Bahnhof mit dem ersten Stein, dem Anfangspasch. Von dort aus bauen alle einen eigenen Zug. Ihrer hat die Farbe und das Emblem Ihres Namensschilds unten links.</translation>
    </message>
    <message>
        <source>Matching numbers always touch. Your train now ends in {number}, so the next tile here must show {number}, too.</source>
        <translation>Gleiche Zahlen liegen immer aneinander. Ihr Zug endet jetzt mit {number}, also braucht auch der nächste Stein hier eine {number}.</translation>
    </message>
    <message>
        <source>This train belongs to {name}. While it has no marker (a little locomotive), no one else may play on it.</source>
        <translation>Dieser Zug gehört {name}. Solange keine Lok darauf steht, darf dort sonst niemand anlegen.</translation>
    </message>
    <message>
        <source>You have no playable tile. Draw one from the boneyard ({key}).</source>
        <translation>Keiner Ihrer Steine passt. Ziehen Sie einen Stein aus dem Talon ({key}).</translation>
    </message>
    <message>
        <source>If the new tile fits, play it now. If it does not, your turn ends, and your marker opens your train to the others.</source>
        <translation>Passt der neue Stein, legen Sie ihn gleich an. Passt er nicht, endet Ihr Spielzug, und Ihre Lok öffnet Ihren Zug für die anderen.</translation>
    </message>
    <message>
        <source>{name} has only one tile left. The round ends as soon as someone has none. The tiles you still have then count against you, so play the high ones first.</source>
        <translation>{name} hat nur noch einen Stein. Die Runde endet, sobald jemand keinen mehr hat. Was Sie dann noch haben, zählt gegen Sie. Legen Sie also Steine mit vielen Augen zuerst an.</translation>
    </message>
    <message>
        <source>The round is over. Every pip left in your hand is a penalty point. After the last round, the lowest total wins.</source>
        <translation>Die Runde ist vorbei. Jedes Auge auf den übrigen Steinen ist ein Strafpunkt. Nach der letzten Runde gewinnt die niedrigste Gesamtpunktzahl.</translation>
    </message>
    <message>
        <source>Someone else’s train</source>
        <translation>Ein fremder Zug</translation>
    </message>
    <message>
        <source>Try to get rid of these tiles. The ones you can play are highlighted. Drag one to an end that lights up, or click the tile and then the end.</source>
        <translation>Ziel ist, diese Steine loszuwerden. Spielbare sind hervorgehoben. Schieben Sie einen an ein Ende, das aufleuchtet, oder klicken Sie erst den Stein und dann das Ende an.</translation>
    </message>
    <message>
        <source>Any player may play on this train. It is a good place for tiles that do not fit on your own train.</source>
        <translation>An diesen Zug dürfen alle anlegen. Er ist ein guter Platz für Steine, die nicht an den eigenen Zug passen.</translation>
    </message>
    <message>
        <source>Double {number} lies crosswise and should be covered. Play one more tile straight away if you have one that fits.</source>
        <translation>Der {number}er-Pasch liegt quer und will bedient werden. Legen Sie gleich noch einen Stein an, wenn Sie einen passenden haben.</translation>
    </message>
    <message>
        <source>Double {number} is not covered yet because no tile has been played on it. Until someone covers it, no one may play anywhere else.</source>
        <translation>Der {number}er-Pasch ist noch nicht bedient, denn es liegt noch kein Stein daran. Bis ihn jemand bedient, darf niemand anderswo anlegen.</translation>
    </message>
    <message>
        <source>You can neither play nor draw. Pass with the button or {key}, which ends your turn.</source>
        <translation>Sie können weder anlegen noch ziehen. Passen Sie mit der Schaltfläche oder {key}, dann endet Ihr Spielzug.</translation>
    </message>
    <message>
        <source>You could not play, so your marker is on your train, and the others may now play there too. The marker comes off when you play there yourself.</source>
        <translation>Sie konnten nicht anlegen, darum steht Ihre Lok auf Ihrem Zug, und auch die anderen dürfen dort anlegen. Die Lok kommt wieder weg, wenn Sie selbst dort anlegen.</translation>
    </message>
    <message>
        <source>{name} could not play. While the marker is on that train, everyone may play there, you too.</source>
        <translation>{name} konnte nicht anlegen. Solange die Lok auf diesem Zug steht, dürfen alle dort anlegen, auch Sie.</translation>
    </message>
    <message>
        <source>You have played on your own train, so the marker is off, and the train is closed to the others again.</source>
        <translation>Sie haben am eigenen Zug angelegt, darum ist die Lok weg, und der Zug ist für die anderen wieder geschlossen.</translation>
    </message>
    <message>
        <source>Now you know the game. Ask for a hint at any time ({hint}), and undo mistakes ({undo}). {keys} lists all keys, and everything else is in the menus. Have fun.</source>
        <translation>Jetzt kennen Sie das Spiel. Einen Tipp gibt es jederzeit ({hint}), und ein Versehen nehmen Sie zurück ({undo}). {keys} zeigt alle Tasten, und alles andere steht in den Menüs. Viel Spaß.</translation>
    </message>
    <message>
        <source>Try to get rid of these tiles. The arrow keys move from tile to tile, and {next} goes to the next one you can play. Pick it up with {take}, choose an end with the arrow keys, and press {take} again.</source>
        <translation>Ziel ist, diese Steine loszuwerden. Die Pfeiltasten führen von Stein zu Stein, und {next} führt zum nächsten spielbaren. Nehmen Sie ihn mit {take} auf, wählen Sie mit den Pfeiltasten ein Ende, und drücken Sie noch einmal {take}.</translation>
    </message>
</context>
<context>
    <name>HandBar</name>
    <message>
        <source>Train</source>
        <comment>the longest that the hand can build</comment>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>HandController</name>
    <message>
        <source>None of your tiles fits your train</source>
        <translation>Keiner Ihrer Steine passt an Ihren Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n left over</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>%n bleibt übrig</numerusform>
            <numerusform>%n bleiben übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>Add divider here</source>
        <translation>Trennlinie hier einfügen</translation>
    </message>
    <message>
        <source>Remove divider</source>
        <translation>Trennlinie entfernen</translation>
    </message>
</context>
<context>
    <name>HandsView</name>
    <message>
        <source>Remaining tiles and points</source>
        <translation>Übrige Steine und Punkte</translation>
    </message>
    <message>
        <source>Has played all tiles</source>
        <translation>Hat alles gelegt</translation>
    </message>
</context>
<context>
    <name>Headlines</name>
    <message numerus="yes">
        <source>won (%n game(s))</source>
        <translation>
            <numerusform>gewonnen (%n Spiel)</numerusform>
            <numerusform>gewonnen (%n Spiele)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>Spiel</numerusform>
            <numerusform>Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>went out (in %n round(s))</source>
        <comment>below how often</comment>
        <translation>
            <numerusform>Mal alles gelegt (in %n Runde)</numerusform>
            <numerusform>Mal alles gelegt (in %n Runden)</numerusform>
        </translation>
    </message>
    <message>
        <source>points per round</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>longest winning streak</source>
        <translation>längste Siegesserie</translation>
    </message>
    <message>
        <source>current winning streak</source>
        <translation>laufende Siegesserie</translation>
    </message>
</context>
<context>
    <name>HiddenPanel</name>
    <message>
        <source>Hidden tiles</source>
        <translation>Verdeckte Steine</translation>
    </message>
    <message>
        <source>Hidden tiles by number</source>
        <translation>Verdeckte Steine nach Zahlen</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>Hint: fork your train with {tile}</source>
        <translation>Tipp: den eigenen Zug mit dem Pasch {tile} gabeln</translation>
    </message>
    <message>
        <source>Hint: fork your train with {tile} and cover it with {other}</source>
        <translation>Tipp: den eigenen Zug mit dem Pasch {tile} gabeln und diesen mit {other} bedienen</translation>
    </message>
    <message>
        <source>Hint: draw a tile ({key})</source>
        <translation>Tipp: einen Stein ziehen ({key})</translation>
    </message>
    <message>
        <source>Hint: tap ({key})</source>
        <translation>Tipp: klopfen ({key})</translation>
    </message>
    <message>
        <source>Working out a hint…</source>
        <translation>Ein Tipp wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Hint: pass</source>
        <translation>Tipp: passen</translation>
    </message>
    <message>
        <source>Hint: put the marker on the highlighted end</source>
        <translation>Tipp: die Lok auf das leuchtende Ende setzen</translation>
    </message>
    <message>
        <source>you have no playable tile</source>
        <translation>Sie können nicht anlegen</translation>
    </message>
    <message>
        <source>you have no other move</source>
        <translation>Sie können nichts anderes tun</translation>
    </message>
    <message>
        <source>it is the last tile in hand</source>
        <translation>das ist der letzte Stein auf der Hand</translation>
    </message>
    <message>
        <source>no other tile is playable</source>
        <translation>kein anderer Stein lässt sich anlegen</translation>
    </message>
    <message>
        <source>it covers {other}</source>
        <translation>damit ist der offene Pasch {other} bedient</translation>
    </message>
    <message>
        <source>it takes the marker off</source>
        <translation>damit kommt die Lok vom eigenen Zug herunter</translation>
    </message>
    <message>
        <source>no playable tile is worth more</source>
        <translation>kein anderer passender Stein ist mehr wert</translation>
    </message>
    <message>
        <source>no other tile in hand has that number</source>
        <translation>kein anderer Stein auf der Hand hat diese Zahl</translation>
    </message>
    <message>
        <source>you have one tile left</source>
        <translation>Sie haben nur noch einen Stein</translation>
    </message>
    <message>
        <source>no tile in hand covers it</source>
        <translation>kein Stein auf der Hand kann den Pasch bedienen</translation>
    </message>
    <message>
        <source>another tile can be played in the same turn</source>
        <translation>im selben Spielzug kann noch ein Stein angelegt werden</translation>
    </message>
    <message>
        <source>{other} still fits after it, but not the other way round</source>
        <translation>{other} passt danach immer noch, umgekehrt jedoch nicht</translation>
    </message>
    <message>
        <source>more of the tiles left in hand fit trains that are open to the player</source>
        <translation>danach passen mehr Steine auf der Hand an offene Züge</translation>
    </message>
    <message>
        <source>no other player can play on that end</source>
        <translation>an diesem Ende kann sonst niemand anlegen</translation>
    </message>
    <message>
        <source>that train is open only while its marker is on</source>
        <translation>dieser Zug ist nur offen, solange die Lok darauf steht</translation>
    </message>
    <message>
        <source>fewer of the hidden tiles fit that end</source>
        <translation>an dieses Ende passen weniger verdeckte Steine</translation>
    </message>
    <message>
        <source>more different numbers are left in hand</source>
        <translation>auf der Hand bleiben mehr verschiedene Zahlen</translation>
    </message>
    <message>
        <source>it starts a Mexican train for everyone</source>
        <translation>damit beginnt ein Mexican Train für alle</translation>
    </message>
    <message numerus="yes">
        <source>it leaves a longer train of %n tile(s) in hand</source>
        <translation>
            <numerusform>damit bleibt ein längerer Zug aus %n Stein auf der Hand</numerusform>
            <numerusform>damit bleibt ein längerer Zug aus %n Steinen auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it leaves %n fewer point(s) in hand</source>
        <translation>
            <numerusform>damit bleibt %n Punkt weniger auf der Hand</numerusform>
            <numerusform>damit bleiben %n Punkte weniger auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>forking with {tile}</source>
        <translation>gabeln mit dem Pasch {tile}</translation>
    </message>
    <message>
        <source>the marker on another end</source>
        <translation>die Lok auf einem anderen Ende</translation>
    </message>
    <message>
        <source>Other moves:</source>
        <translation>Andere Möglichkeiten:</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>etwa gleich gut</translation>
    </message>
    <message numerus="yes">
        <source>It is about %n point(s) better than the next best move.</source>
        <translation>
            <numerusform>Das ist etwa %n Punkt besser als die zweitbeste Möglichkeit.</numerusform>
            <numerusform>Das ist etwa %n Punkte besser als die zweitbeste Möglichkeit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) worse</source>
        <translation>
            <numerusform>etwa %n Punkt schlechter</numerusform>
            <numerusform>etwa %n Punkte schlechter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it gets rid of %n point(s)</source>
        <translation>
            <numerusform>damit ist %n Punkt weniger auf der Hand</numerusform>
            <numerusform>damit sind %n Punkte weniger auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>the marker stays on the train</source>
        <translation>die Lok bleibt auf dem eigenen Zug</translation>
    </message>
    <message>
        <source>it uses up the only tile in hand that can cover {other}</source>
        <translation>das verbraucht den einzigen Stein auf der Hand, der den Pasch {other} bedienen kann</translation>
    </message>
    <message>
        <source>the marker goes on the train</source>
        <translation>die Lok kommt auf den eigenen Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n more tile(s) could be played</source>
        <translation>
            <numerusform>noch %n Stein ließe sich anlegen</numerusform>
            <numerusform>noch %n Steine ließen sich anlegen</numerusform>
        </translation>
    </message>
    <message>
        <source>it leaves the player’s own train for later</source>
        <translation>damit bleibt der eigene Zug für später frei</translation>
    </message>
    <message>
        <source>more of the tiles left in hand fit the player’s own train</source>
        <translation>danach passen mehr Steine auf der Hand an den eigenen Zug</translation>
    </message>
    <message>
        <source>no tile left in hand fits the player’s own train</source>
        <translation>danach passt kein Stein mehr an den eigenen Zug</translation>
    </message>
    <message>
        <source>It is about as good as {tiles}.</source>
        <translation>Das ist etwa so gut wie {tiles}.</translation>
    </message>
    <message>
        <source>{hint}, because {reason}.</source>
        <translation>{hint}, denn {reason}.</translation>
    </message>
    <message>
        <source>{hint}, because {reason} and {other_reason}.</source>
        <translation>{hint}, denn {reason}, und {other_reason}.</translation>
    </message>
    <message>
        <source>none of your other tiles fits your own train then</source>
        <translation>danach passt keiner Ihrer anderen Steine mehr an Ihren Zug</translation>
    </message>
    <message>
        <source>it leaves your own train for later</source>
        <translation>damit bleibt Ihr eigener Zug für später</translation>
    </message>
    <message>
        <source>more of your other tiles then fit your own train</source>
        <translation>danach passen mehr Ihrer anderen Steine an Ihren Zug</translation>
    </message>
    <message>
        <source>more of your other tiles then fit open trains</source>
        <translation>danach passen mehr Ihrer anderen Steine an offene Züge</translation>
    </message>
    <message>
        <source>{move}: {worth}, because {reason}</source>
        <translation>{move}: {worth}, denn {reason}</translation>
    </message>
    <message>
        <source>ending the chain</source>
        <translation>die Kette beenden</translation>
    </message>
    <message>
        <source>Hint: end your chain ({key})</source>
        <translation>Tipp: Kette beenden ({key})</translation>
    </message>
    <message>
        <source>{key} gives the reason.</source>
        <translation>{key} nennt den Grund.</translation>
    </message>
    <message>
        <source>This move promises more than your longest train.</source>
        <translation>Diese Aktion verspricht mehr als Ihr längster Zug.</translation>
    </message>
    <message>
        <source>the longest possible train needs that end least</source>
        <translation>der längste mögliche Zug braucht dieses Ende am wenigsten</translation>
    </message>
    <message numerus="yes">
        <source>it starts the longest possible train, of %n tile(s)</source>
        <translation>
            <numerusform>damit beginnt der längste mögliche Zug (%n Stein)</numerusform>
            <numerusform>damit beginnt der längste mögliche Zug (%n Steine)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the longest possible train goes on with %n more tile(s)</source>
        <translation>
            <numerusform>der längste mögliche Zug geht danach mit %n Stein weiter</numerusform>
            <numerusform>der längste mögliche Zug geht danach mit %n Steinen weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>the longest possible train does not need it</source>
        <translation>der längste mögliche Zug braucht den Stein nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n fewer point(s) are left outside the longest possible train</source>
        <translation>
            <numerusform>außerhalb des längsten möglichen Zuges bleibt %n Punkt weniger</numerusform>
            <numerusform>außerhalb des längsten möglichen Zuges bleiben %n Punkte weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>it costs part of the longest possible train</source>
        <translation>das kostet einen Teil des längsten möglichen Zuges</translation>
    </message>
    <message>
        <source>Hint: play {tile} {where}</source>
        <translation>Tipp: {tile} {where} anlegen</translation>
    </message>
    <message>
        <source>Hint: play {tile} {where} and cover it with {other}</source>
        <translation>Tipp: Pasch {tile} {where} anlegen und mit {other} bedienen</translation>
    </message>
    <message>
        <source>this tile is worth more</source>
        <translation>dieser Stein ist mehr wert</translation>
    </message>
</context>
<context>
    <name>HouseRulesController</name>
    <message>
        <source>“{rules}” has been added to your house rules.</source>
        <translation>„{rules}“ gehört jetzt zu Ihren Hausregeln.</translation>
    </message>
    <message>
        <source>&amp;New game with these rules…</source>
        <translation>&amp;Neues Spiel mit diesen Regeln&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Read the rules…</source>
        <translation>Regeln &amp;lesen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>Diese Re&amp;geln verwenden</translation>
    </message>
    <message>
        <source>Mor&amp;e</source>
        <translation>M&amp;ehr</translation>
    </message>
    <message>
        <source>Du&amp;plicate…</source>
        <translation>&amp;Duplizieren&#xa0;…</translation>
    </message>
    <message>
        <source>Rena&amp;me…</source>
        <translation>&amp;Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation>&amp;Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Delete the rules “{rules}” permanently? Games already started keep them.</source>
        <translation>Die Regeln „{rules}“ endgültig löschen? Spiele mit diesen Regeln behalten sie.</translation>
    </message>
    <message>
        <source>House rules with unsaved changes: {names}.</source>
        <translation>Hausregeln mit nicht gespeicherten Änderungen: {names}.</translation>
    </message>
    <message>
        <source>&amp;Discard changes</source>
        <translation>Änderungen &amp;verwerfen</translation>
    </message>
    <message>
        <source>&amp;Use without saving</source>
        <translation>&amp;Ohne Speichern verwenden</translation>
    </message>
    <message>
        <source>New &amp;game with these rules…</source>
        <translation>Neues Spiel &amp;mit diesen Regeln&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Undo unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen zurücknehmen</translation>
    </message>
</context>
<context>
    <name>ImportQuestion</name>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Import the data from {moment}?</source>
        <translation>Die Daten mit Stand {moment} importieren?</translation>
    </message>
    <message>
        <source>The file contains {things}. Settings and statistics replace yours, but your other games, rule sets and score pads stay. Everything is first copied to “backups” in your data folder, and the window reopens.</source>
        <translation>Die Datei enthält {things}. Einstellungen und Statistik ersetzen Ihre, aber Ihre übrigen Spiele, Regelsätze und Punkteblöcke bleiben erhalten. Vorher wird alles in den Ordner „backups“ in Ihrem Datenordner kopiert. Danach öffnet sich das Fenster neu.</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Exp&amp;ortieren&#xa0;…</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>Guided round</source>
        <translation>Geführte Runde</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Opening “{file}”…</source>
        <translation>„{file}“ wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>no one yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spielen</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Ihre Steine</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Do not tap</source>
        <translation>Nicht klopfen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Spielzug beenden</translation>
    </message>
    <message>
        <source>Play the whole train</source>
        <translation>Ganzen Zug anlegen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Fork: two branches</source>
        <translation>Gabelung: zwei Arme</translation>
    </message>
    <message>
        <source>No fork: one line</source>
        <translation>Keine Gabelung: eine Linie</translation>
    </message>
    <message>
        <source>The end shows {number}</source>
        <translation>Das Ende zeigt eine {number}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>away</source>
        <translation>nicht erreichbar</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktetabelle</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>Die bessere Möglichkeit zeigen</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>&amp;Weitergeben&#xa0;…</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Punkteblöcke</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Punkteblock</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Line chart of totals</source>
        <translation>Liniendiagramm der Gesamtpunktzahlen</translation>
    </message>
    <message>
        <source>The round is blocked because no one can play.</source>
        <translation>Die Runde ist blockiert, weil niemand mehr anlegen kann.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Show me how to play</source>
        <translation>Spiel &amp;kennenlernen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Alles gelegt</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Humans</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Report file: {file}</source>
        <translation>Fehlerbericht: {file}</translation>
    </message>
    <message>
        <source>Problem report</source>
        <translation>Fehlerbericht</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>{name} ist an der Reihe.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Sie sind an der Reihe.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>engine {tile}</source>
        <translation>Anfangspasch {tile}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>a share such as 63 %, as the language writes it</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>LevelTexts</name>
    <message>
        <source>Beginner</source>
        <extracomment>strength of a computer player</extracomment>
        <translation>Einstieg</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>strength of a computer player</extracomment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>strength of a computer player</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>strength of a computer player</extracomment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>strength of a computer player</extracomment>
        <translation>Profi</translation>
    </message>
    <message>
        <source>Overlooks tiles that fit, and often plays at random.</source>
        <extracomment>how a computer player of the level Beginner plays</extracomment>
        <translation>Übersieht passende Steine und legt oft aufs Geratewohl.</translation>
    </message>
    <message>
        <source>Plays the heaviest tile that fits, and rarely looks ahead.</source>
        <extracomment>how a computer player of the level Easy plays</extracomment>
        <translation>Legt den passenden Stein mit den meisten Augen und denkt selten voraus.</translation>
    </message>
    <message>
        <source>Plans its own train two tiles ahead.</source>
        <extracomment>how a computer player of the level Medium plays</extracomment>
        <translation>Plant den eigenen Zug zwei Steine voraus.</translation>
    </message>
    <message>
        <source>Thinks through how the round might go on before it plays.</source>
        <extracomment>how a computer player of the level Expert plays</extracomment>
        <translation>Denkt vor jedem Spielzug durch, wie die Runde weitergehen könnte.</translation>
    </message>
    <message>
        <source>Computer ({level})</source>
        <extracomment>who plays at a seat; {level} is a strength such as: Easy</extracomment>
        <translation>Computer ({level})</translation>
    </message>
    <message>
        <source>Plans its longest train, and plays what it can spare on other trains.</source>
        <extracomment>how a computer player of the level Hard plays</extracomment>
        <translation>Plant den längsten eigenen Zug und legt anderswo an, was darin nicht gebraucht wird.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>who plays at a seat</extracomment>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Person here</source>
        <extracomment>who plays at a seat: a person at this computer</extracomment>
        <translation>Person hier</translation>
    </message>
    <message>
        <source>Person on a phone</source>
        <extracomment>who plays at a seat</extracomment>
        <translation>Person am Handy</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Opening the last game…</source>
        <translation>Das letzte Spiel wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
</context>
<context>
    <name>LiesOn</name>
    <message>
        <source>on their own train</source>
        <extracomment>Where a tile is: German has the dative here, Hungarian -on or -en.</extracomment>
        <translation>am eigenen Zug</translation>
    </message>
    <message>
        <source>on your train</source>
        <translation>an Ihrem Zug</translation>
    </message>
    <message>
        <source>on {owner}’s train</source>
        <translation>am Zug von {owner}</translation>
    </message>
    <message>
        <source>on the Mexican train</source>
        <translation>am Mexican Train</translation>
    </message>
    <message>
        <source>on Mexican train {number}</source>
        <translation>am Mexican Train {number}</translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>{file} (unreadable)</source>
        <translation>{file} (nicht lesbar)</translation>
    </message>
    <message>
        <source>Keep score for games with real tiles. Every entry is saved immediately.</source>
        <translation>Zum Aufschreiben der Punkte bei Spielen mit echten Steinen. Jede Eingabe wird sofort gespeichert.</translation>
    </message>
    <message>
        <source>&amp;New score pad</source>
        <translation>&amp;Neuer Punkteblock</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>a score pad</comment>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <comment>a score pad</comment>
        <translation>&amp;Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <comment>a score pad</comment>
        <translation>&amp;Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Aus &amp;Datei&#xa0;…</translation>
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
        <translation>Nach Spieler filtern</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Tiles played</source>
        <translation>Angelegte Steine</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Gezogene Steine</translation>
    </message>
    <message>
        <source>Passes and markers</source>
        <translation>Passen und Loks</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>entries of the log</comment>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>Filter by type</source>
        <translation>Nach Art filtern</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Im Verlauf suchen</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>No matching entries.</source>
        <translation>Kein passender Eintrag.</translation>
    </message>
</context>
<context>
    <name>LookTexts</name>
    <message>
        <source>Blue star</source>
        <translation>Blauer Stern</translation>
    </message>
    <message>
        <source>Red heart</source>
        <translation>Rotes Herz</translation>
    </message>
    <message>
        <source>Yellow diamond</source>
        <translation>Gelbe Raute</translation>
    </message>
    <message>
        <source>Purple moon</source>
        <translation>Lila Mond</translation>
    </message>
    <message>
        <source>Green clover</source>
        <translation>Grünes Kleeblatt</translation>
    </message>
    <message>
        <source>White crown</source>
        <translation>Weiße Krone</translation>
    </message>
    <message>
        <source>Orange bolt</source>
        <translation>Oranger Blitz</translation>
    </message>
    <message>
        <source>Turquoise drop</source>
        <translation>Türkiser Tropfen</translation>
    </message>
    <message>
        <source>Brown hexagon</source>
        <translation>Braunes Sechseck</translation>
    </message>
    <message>
        <source>Violet cross</source>
        <translation>Violettes Kreuz</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The log is hidden.</source>
        <translation>Der Verlauf ist ausgeblendet.</translation>
    </message>
    <message>
        <source>The log is shown. Press {key} to go to it.</source>
        <translation>Der Verlauf wird angezeigt. Mit {key} gehen Sie dorthin.</translation>
    </message>
</context>
<context>
    <name>MistakeList</name>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>its number in the game</comment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Verlust</translation>
    </message>
</context>
<context>
    <name>NameGiver</name>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
</context>
<context>
    <name>NameRow</name>
    <message>
        <source>Remove player {number}</source>
        <translation>Spieler {number} entfernen</translation>
    </message>
    <message>
        <source>Start: </source>
        <comment>points at the start</comment>
        <translation>Anfangspunkte: </translation>
    </message>
    <message>
        <source>Points of player {number} at the start</source>
        <translation>Punkte von Spieler {number} zu Beginn</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>“{name}”</source>
        <extracomment>another program that plays, by the name that the player gave it</extracomment>
        <translation>„{name}“</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NamesEditor</name>
    <message>
        <source>&amp;Add player</source>
        <translation>Spieler &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Name at least two players.</source>
        <translation>Geben Sie mindestens zwei Namen ein.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Paste or type a deal code</source>
        <translation>Code einfügen oder eingeben</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Code eines Spiels</translation>
    </message>
    <message>
        <source>Play an&amp;other deal</source>
        <translation>Ein anderes Spie&amp;l</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <comment>verb: start the game</comment>
        <translation>Aus&amp;teilen</translation>
    </message>
    <message>
        <source>&amp;Continue with these players</source>
        <translation>Mit diesen Spielern &amp;weiterspielen</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>&amp;Rules of this deal…</source>
        <translation>&amp;Regeln dieses Spiels&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;All ({count})</source>
        <comment>rounds</comment>
        <translation>&amp;Alle ({count})</translation>
    </message>
    <message>
        <source>&amp;One</source>
        <comment>rounds</comment>
        <translation>&amp;Eine</translation>
    </message>
    <message>
        <source>&amp;Three</source>
        <comment>rounds</comment>
        <translation>&amp;Drei</translation>
    </message>
    <message>
        <source>Another &amp;number…</source>
        <comment>of rounds</comment>
        <translation>Andere An&amp;zahl&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Who starts</source>
        <translation>&amp;Wer beginnt</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Wird ausgelost</translation>
    </message>
    <message>
        <source>First &amp;engine</source>
        <translation>Erster &amp;Anfangspasch</translation>
    </message>
    <message>
        <source>Deal &amp;code…</source>
        <translation>&amp;Code eingeben&#xa0;…</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>All hands</source>
        <translation>Steine aller Spieler</translation>
    </message>
</context>
<context>
    <name>OptionError</name>
    <message>
        <source>the number of players is {players}, but must be between {least} and {most}</source>
        <translation>Die Zahl der Spieler ist {players}, muss aber zwischen {least} und {most} liegen</translation>
    </message>
    <message>
        <source>the set has {total} tiles, but dealing {hand} to each of {players} players takes {need}</source>
        <translation>Der Satz hat {total} Steine, aber {players} Spieler mit je {hand} Steinen brauchen {need}</translation>
    </message>
    <message>
        <source>the first engine is double {first}, but the highest double of the set is {highest}</source>
        <translation>Der erste Anfangspasch ist der {first}er-Pasch, aber der höchste Pasch des Satzes ist der {highest}er-Pasch</translation>
    </message>
</context>
<context>
    <name>OptionKeywords</name>
    <message>
        <source>dominoes dominos size pips dots six nine twelve fifteen eighteen larger</source>
        <extracomment>Never shown: other words by which players may search for the option, with blanks between them</extracomment>
        <translation>Dominospiel Größe Augen sechs neun zwölf fünfzehn achtzehn größer</translation>
    </message>
    <message>
        <source>deal dealing starting hand size per player</source>
        <translation>austeilen geben Handgröße Anzahl pro Spieler Person Anfang</translation>
    </message>
    <message>
        <source>visible face up show secret hidden</source>
        <translation>sichtbar aufgedeckt zeigen geheim verdeckt verstecken</translation>
    </message>
    <message>
        <source>hub centre center spinner starting double locomotive boneyard</source>
        <translation>Startpasch Startstein Startdoppel Mitte Nabe Lokomotive Talon</translation>
    </message>
    <message>
        <source>starter starting who starts begins</source>
        <translation>Startspieler wer fängt an beginnt anfangen beginnen</translation>
    </message>
    <message>
        <source>opening sequence row several long</source>
        <translation>Eröffnung Startkette Reihe mehrere lange</translation>
    </message>
    <message>
        <source>boneyard stock pick up buy pass</source>
        <translation>Talon Stock nehmen aufnehmen kaufen nachziehen passen</translation>
    </message>
    <message>
        <source>opening open satisfy</source>
        <translation>Eröffnung Startkette offen bedienen</translation>
    </message>
    <message>
        <source>opening finish win</source>
        <translation>Eröffnung Startkette fertig gewinnen ausmachen</translation>
    </message>
    <message>
        <source>length duration number short quick long</source>
        <translation>Länge Dauer Spieldauer Anzahl kurz schnell lang</translation>
    </message>
    <message>
        <source>finish end win</source>
        <translation>fertig Ende Schluss gewinnen ausmachen</translation>
    </message>
    <message>
        <source>points score penalty left over</source>
        <translation>Punkte zählen Strafpunkte Reststeine Restpunkte</translation>
    </message>
    <message>
        <source>zero nil nought 0-0 blanks points 50</source>
        <translation>Null Nullpasch Blank Doppelblank leer 0-0 Punkte 50</translation>
    </message>
    <message>
        <source>winner winning count</source>
        <translation>Gewinner Sieger gewinnen zählen Abrechnung</translation>
    </message>
    <message>
        <source>knock rap announce uno last</source>
        <translation>anklopfen ansagen melden Uno letzter</translation>
    </message>
    <message>
        <source>knock rap announce uno forget</source>
        <translation>anklopfen ansagen melden Uno vergessen</translation>
    </message>
    <message>
        <source>number public common several</source>
        <translation>Anzahl öffentlich gemeinsam mehrere</translation>
    </message>
    <message>
        <source>personal private begin first hub</source>
        <translation>persönlich privat anfangen erster Startstein</translation>
    </message>
    <message>
        <source>begin open public common</source>
        <translation>anfangen beginnen offen öffentlich gemeinsam</translation>
    </message>
    <message>
        <source>boneyard stock pick up buy</source>
        <translation>Talon Stock Vorrat nehmen aufnehmen kaufen nachziehen</translation>
    </message>
    <message>
        <source>personal private begin before</source>
        <translation>persönlich privat anfangen zuerst vorher</translation>
    </message>
    <message>
        <source>arm spur chicken foot</source>
        <translation>Arm Verzweigung Abzweigung Weiche Hühnerfuß</translation>
    </message>
    <message>
        <source>locomotive penny coin token take away</source>
        <translation>Lokomotive Marker Münze wegnehmen abnehmen entfernen schließen</translation>
    </message>
    <message>
        <source>locomotive penny coin token</source>
        <translation>Lokomotive Marker Münze</translation>
    </message>
    <message>
        <source>extra second satisfy cover</source>
        <translation>Folgestein Zusatzstein zweiter bedienen</translation>
    </message>
    <message>
        <source>maximum several multiple row</source>
        <translation>höchstens Limit mehrere Doppel hintereinander</translation>
    </message>
    <message>
        <source>satisfy keep</source>
        <translation>bedienen behalten</translation>
    </message>
    <message>
        <source>satisfy uncovered unfinished</source>
        <translation>bedienen unbedient Pflicht Doppel</translation>
    </message>
    <message>
        <source>impossible stuck exhausted</source>
        <translation>unmöglich tot festgefahren</translation>
    </message>
    <message>
        <source>how many number minimum maximum</source>
        <translation>wie viele Anzahl mindestens höchstens</translation>
    </message>
    <message>
        <source>goal object purpose game over end</source>
        <translation>Ziel Zweck Spielende Ende vorbei</translation>
    </message>
    <message>
        <source>pieces stones bones</source>
        <translation>Dominos Dominosteine Spielsteine Plättchen</translation>
    </message>
    <message>
        <source>mix wash</source>
        <translation>durchmischen mischen</translation>
    </message>
    <message>
        <source>stock pool pile bank reserve leftover</source>
        <translation>Stock Vorrat Stapel Haufen Bank Reserve Reststeine</translation>
    </message>
    <message>
        <source>house depot middle</source>
        <translation>Lokschuppen Drehscheibe Mitte</translation>
    </message>
    <message>
        <source>nobody missing</source>
        <translation>niemand keiner fehlt</translation>
    </message>
    <message>
        <source>starter starting begins lot</source>
        <translation>Startspieler anfangen beginnt auslosen Los</translation>
    </message>
    <message>
        <source>direction left next</source>
        <translation>Richtung Reihenfolge links nächster</translation>
    </message>
    <message>
        <source>fit connect lay</source>
        <translation>passen verbinden anlegen</translation>
    </message>
    <message>
        <source>public common shared</source>
        <translation>öffentlich gemeinsam allgemein</translation>
    </message>
    <message>
        <source>neighbour neighbor opponent other</source>
        <translation>Nachbar Gegner fremde andere</translation>
    </message>
    <message>
        <source>how many tiles several</source>
        <translation>wie viele Steine mehrere</translation>
    </message>
    <message>
        <source>forced compulsory skip</source>
        <translation>Zwang Pflicht freiwillig auslassen</translation>
    </message>
    <message>
        <source>stuck nothing fits</source>
        <translation>festgefahren nichts passt kein Stein</translation>
    </message>
    <message>
        <source>flag figure skip miss</source>
        <translation>Fähnchen Fahne Figur aussetzen</translation>
    </message>
    <message>
        <source>going finish domino</source>
        <translation>ausgehen ausmachen fertig Schluss</translation>
    </message>
    <message>
        <source>stuck jammed nobody</source>
        <translation>festgefahren gesperrt Patt niemand keiner</translation>
    </message>
    <message>
        <source>tie draw who</source>
        <translation>Gleichstand Unentschieden Sieger wer</translation>
    </message>
    <message>
        <source>starting double highest nine five countdown down shorter</source>
        <translation>Startpasch höchster Neuner Fünfer abwärts herunter rückwärts kürzer</translation>
    </message>
</context>
<context>
    <name>OptionRemarks</name>
    <message>
        <source>No effect while “{option}” is set to “{value}”</source>
        <translation>Ohne Wirkung, solange für „{option}“ gilt: {value}</translation>
    </message>
    <message>
        <source>Never more than two while “{option}” is set to “{value}”</source>
        <translation>Nie mehr als zwei, solange für „{option}“ gilt: {value}</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s), engines start again from the highest double.</source>
        <translation>
            <numerusform>Nach %n Runde beginnen die Anfangspasche wieder beim höchsten Pasch.</numerusform>
            <numerusform>Nach %n Runden beginnen die Anfangspasche wieder beim höchsten Pasch.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Changed. In “{preset}”: {value}</source>
        <translation>Geändert. In „{preset}“: {value}</translation>
    </message>
    <message>
        <source>Reset to preset</source>
        <translation>Zurück zur Vorlage</translation>
    </message>
</context>
<context>
    <name>OptionTexts</name>
    <message>
        <source>Domino set</source>
        <translation>Dominosatz</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <translation>Steine je Spieler</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Table {table}: {tiles}</source>
        <extracomment>{tiles} are numbers: the tiles each for 2 to 10 players</extracomment>
        <translation>Tabelle {table}: {tiles}</translation>
    </message>
    <message>
        <source>Quick table: {tiles}</source>
        <extracomment>{tiles} are numbers: the tiles each for 2 to 10 players</extracomment>
        <translation>Kurzspiel-Tabelle: {tiles}</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Anfangspasch</translation>
    </message>
    <message>
        <source>Which double is in the station when a round starts, and how it gets there.</source>
        <translation>Welcher Pasch zu Beginn einer Runde im Bahnhof liegt und wie er dorthin kommt.</translation>
    </message>
    <message>
        <source>Engine player goes first</source>
        <translation>Wer den Anfangspasch legt, beginnt</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Erster Spielzug</translation>
    </message>
    <message>
        <source>Drawing in the first turn</source>
        <translation>Ziehen im ersten Spielzug</translation>
    </message>
    <message>
        <source>If you cannot start your chain, draw one tile and play it if it fits.</source>
        <translation>Wer keine Kette beginnen kann, zieht einen Stein und legt ihn an, wenn er passt.</translation>
    </message>
    <message>
        <source>Doubles in the first-turn chain</source>
        <translation>Pasche in der Startkette</translation>
    </message>
    <message>
        <source>Which double of a first-turn chain must be covered.</source>
        <translation>Welcher Pasch einer Startkette bedient werden muss.</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Going out in the first turn</source>
        <translation>Alles gelegt im ersten Spielzug</translation>
    </message>
    <message>
        <source>When the round ends if a player goes out with a first-turn chain.</source>
        <translation>Wann die Runde endet, wenn jemand mit der Startkette alle Steine gelegt hat.</translation>
    </message>
    <message>
        <source>Mexican trains</source>
        <translation>Mexican Trains</translation>
    </message>
    <message>
        <source>How many trains there are that anyone may play on.</source>
        <translation>Wie viele Züge es gibt, an die alle anlegen dürfen.</translation>
    </message>
    <message>
        <source>Starting a train</source>
        <translation>Beginn eines Zuges</translation>
    </message>
    <message>
        <source>Which tile your own train may start with.</source>
        <translation>Mit welchem Stein der eigene Zug beginnen darf.</translation>
    </message>
    <message>
        <source>Using Mexican trains</source>
        <translation>Mexican Trains benutzen</translation>
    </message>
    <message>
        <source>When you may first play on a Mexican train.</source>
        <translation>Ab wann Sie an einen Mexican Train anlegen dürfen.</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Von Anfang an</translation>
    </message>
    <message>
        <source>Once your own train has started</source>
        <translation>Sobald Ihr eigener Zug begonnen ist</translation>
    </message>
    <message>
        <source>Drawing in a turn</source>
        <translation>Ziehen im Spielzug</translation>
    </message>
    <message>
        <source>How often you draw in one turn if you cannot play.</source>
        <translation>Wie oft Sie in einem Spielzug ziehen, wenn Sie nicht anlegen können.</translation>
    </message>
    <message>
        <source>Again after each double</source>
        <translation>Nach jedem Pasch noch einmal</translation>
    </message>
    <message>
        <source>Once a turn</source>
        <translation>Einmal je Spielzug</translation>
    </message>
    <message>
        <source>Your own train first</source>
        <translation>Eigener Zug zuerst</translation>
    </message>
    <message>
        <source>Removing the marker</source>
        <translation>Lok abnehmen</translation>
    </message>
    <message>
        <source>What closes an open train again.</source>
        <translation>Wodurch ein offener Zug wieder geschlossen wird.</translation>
    </message>
    <message>
        <source>Marker for an uncovered double</source>
        <translation>Lok wegen eines offenen Pasches</translation>
    </message>
    <message>
        <source>You get a marker even if an open double on another train forced you to pass.</source>
        <translation>Sie setzen Ihre Lok auch dann auf, wenn nur ein offener Pasch an einem anderen Zug Sie zum Passen gezwungen hat.</translation>
    </message>
    <message>
        <source>Follow-up tile</source>
        <translation>Folgestein</translation>
    </message>
    <message>
        <source>Doubles per turn</source>
        <translation>Pasche je Spielzug</translation>
    </message>
    <message>
        <source>How many doubles you may play in one turn.</source>
        <translation>Wie viele Pasche Sie in einem Spielzug anlegen dürfen.</translation>
    </message>
    <message>
        <source>Second double needs a cover</source>
        <translation>Zweiter Pasch nur mit passendem Stein</translation>
    </message>
    <message>
        <source>Open doubles</source>
        <translation>Offene Pasche</translation>
    </message>
    <message>
        <source>Which open double must be covered before anyone plays elsewhere.</source>
        <translation>Welcher offene Pasch bedient werden muss, bevor anderswo angelegt wird.</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>Tote Pasche</translation>
    </message>
    <message>
        <source>What happens to an open double once all tiles with its number are on the table.</source>
        <translation>Was mit einem offenen Pasch geschieht, wenn alle Steine mit seiner Zahl auf dem Tisch liegen.</translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation>Pasch als letzter Stein</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Gabelungen</translation>
    </message>
    <message>
        <source>You may split your own train into two branches with a double.</source>
        <translation>Mit einem Pasch dürfen Sie Ihren Zug in zwei Arme teilen.</translation>
    </message>
    <message>
        <source>Value of remaining tiles</source>
        <translation>Wert der übrigen Steine</translation>
    </message>
    <message>
        <source>How much the tiles left in your hand count at the end of a round.</source>
        <translation>Was Ihre übrigen Steine am Ende einer Runde zählen.</translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation>0er-Pasch</translation>
    </message>
    <message>
        <source>How much the double blank counts if it is left in your hand.</source>
        <translation>Was der 0er-Pasch zählt, wenn er übrig bleibt.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Who scores for the remaining tiles, and which total wins.</source>
        <translation>Wer für die übrigen Steine Punkte bekommt und welche Gesamtpunktzahl gewinnt.</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>You tap when you have one tile left, so that everyone knows.</source>
        <translation>Wer nur noch einen Stein hat, klopft, damit es alle wissen.</translation>
    </message>
    <message>
        <source>Penalty for not tapping</source>
        <translation>Strafe für vergessenes Klopfen</translation>
    </message>
    <message>
        <source>What happens if another player acts before you tap.</source>
        <translation>Was geschieht, wenn jemand anders spielt, bevor Sie klopfen.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Offen spielen</translation>
    </message>
    <message>
        <source>Everyone sees all tiles.</source>
        <translation>Alle sehen alle Steine.</translation>
    </message>
    <message>
        <source>None: doubles need not be covered</source>
        <translation>Keiner: Pasche müssen nicht bedient werden</translation>
    </message>
    <message>
        <source>The sum of their pips</source>
        <translation>Die Summe ihrer Augen</translation>
    </message>
    <message>
        <source>The highest double of the first player who has one</source>
        <translation>Der höchste Pasch des ersten Spielers, der einen hat</translation>
    </message>
    <message>
        <source>One tile</source>
        <translation>Ein Stein</translation>
    </message>
    <message>
        <source>A chain of any length</source>
        <translation>Eine beliebig lange Kette</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>If it is set aside, the round starts at once.</source>
        <translation>Wird der Anfangspasch vorher beiseitegelegt, beginnt die Runde sofort.</translation>
    </message>
    <message>
        <source>Some clubs begin with double 9, and others with double 5.</source>
        <translation>Manche Vereine beginnen mit dem 9er-Pasch, andere mit dem 5er-Pasch.</translation>
    </message>
    <message>
        <source>The player who put the engine in the station goes first, not the next player.</source>
        <translation>Es beginnt, wer den Anfangspasch in den Bahnhof gelegt hat, und nicht der nächste Spieler.</translation>
    </message>
    <message>
        <source>One that fits the engine</source>
        <translation>Einer, der an den Anfangspasch passt</translation>
    </message>
    <message>
        <source>Any tile</source>
        <translation>Jeder Stein</translation>
    </message>
    <message>
        <source>Until your own train has been started, you may play only there and on a Mexican train that has been started.</source>
        <translation>Solange Ihr eigener Zug nicht begonnen ist, dürfen Sie nur dort und an einen begonnenen Mexican Train anlegen.</translation>
    </message>
    <message>
        <source>Its owner plays on it</source>
        <translation>Sein Besitzer legt dort an</translation>
    </message>
    <message>
        <source>Anyone plays on it</source>
        <translation>Irgendjemand legt dort an</translation>
    </message>
    <message>
        <source>Its owner plays on any train</source>
        <translation>Sein Besitzer legt irgendwo an</translation>
    </message>
    <message>
        <source>Where the follow-up tile after a double may go.</source>
        <translation>Wohin der Folgestein nach einem Pasch darf.</translation>
    </message>
    <message>
        <source>Anywhere you may play</source>
        <translation>Überall, wo Sie anlegen dürfen</translation>
    </message>
    <message>
        <source>Only on the double</source>
        <translation>Nur an den Pasch</translation>
    </message>
    <message>
        <source>You may play a second double only if you keep a tile that fits on one of the two.</source>
        <translation>Einen zweiten Pasch dürfen Sie nur anlegen, wenn Sie danach einen Stein haben, der an einen von beiden passt.</translation>
    </message>
    <message>
        <source>The oldest one</source>
        <translation>Der älteste</translation>
    </message>
    <message>
        <source>The newest one</source>
        <translation>Der neueste</translation>
    </message>
    <message>
        <source>It need not be covered</source>
        <translation>Er muss nicht bedient werden</translation>
    </message>
    <message>
        <source>It stays open</source>
        <translation>Er bleibt offen</translation>
    </message>
    <message>
        <source>The round ends</source>
        <translation>Die Runde endet</translation>
    </message>
    <message>
        <source>That player draws and carries on</source>
        <translation>Der Spieler zieht und spielt weiter</translation>
    </message>
    <message>
        <source>You have two ends to play on, and your marker opens only one of them.</source>
        <translation>Sie haben zwei Enden zum Anlegen, und Ihre Lok öffnet nur eines davon.</translation>
    </message>
    <message>
        <source>If pips count, play heavy tiles early.</source>
        <translation>Zählen die Augen, sollten Steine mit vielen Augen früh weg.</translation>
    </message>
    <message>
        <source>One point each</source>
        <translation>Je ein Punkt</translation>
    </message>
    <message>
        <source>50 for a double, 25 for a blank half, otherwise pips</source>
        <translation>50 für einen Pasch, 25 für eine Hälfte ohne Augen, sonst die Augen</translation>
    </message>
    <message>
        <source>Penalty points: the lowest total wins</source>
        <translation>Strafpunkte: Die niedrigste Gesamtpunktzahl gewinnt</translation>
    </message>
    <message>
        <source>Points for going out: the highest total wins</source>
        <translation>Pluspunkte, wenn man alles gelegt hat: Die höchste Gesamtpunktzahl gewinnt</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Two penalty tiles</source>
        <translation>Zwei Strafsteine</translation>
    </message>
    <message>
        <source>Miss the next turn</source>
        <translation>Einmal aussetzen</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>Like any other tile</source>
        <translation>Wie jeder andere Stein</translation>
    </message>
    <message>
        <source>Double-6 set</source>
        <extracomment>Hungarian needs a text of its own for each set: the suffix follows the number.</extracomment>
        <translation>Doppel-6-Satz</translation>
    </message>
    <message>
        <source>Double-9 set</source>
        <translation>Doppel-9-Satz</translation>
    </message>
    <message>
        <source>Double-12 set</source>
        <translation>Doppel-12-Satz</translation>
    </message>
    <message>
        <source>Double-15 set</source>
        <translation>Doppel-15-Satz</translation>
    </message>
    <message>
        <source>Double-18 set</source>
        <translation>Doppel-18-Satz</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Einer</translation>
    </message>
    <message>
        <source>One per player</source>
        <translation>Einer je Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest number in the set decides how many tiles there are.</source>
        <translation>Die höchste Zahl im Satz bestimmt, wie viele Steine es gibt.</translation>
    </message>
    <message>
        <source>With many tiles you plan more. With few, rounds are short and lively.</source>
        <translation>Mit vielen Steinen gibt es mehr zu planen. Mit wenigen werden die Runden kurz und lebhaft.</translation>
    </message>
    <message>
        <source>The round’s double, set aside before the deal</source>
        <translation>Der Pasch der Runde, vorher beiseitegelegt</translation>
    </message>
    <message>
        <source>The round’s double; if no one has it, players draw until it is found</source>
        <translation>Der Pasch der Runde; hat ihn niemand, wird gezogen, bis er da ist</translation>
    </message>
    <message>
        <source>The highest double in any hand, from the round’s double down</source>
        <translation>Der höchste Pasch, den jemand hat, vom Pasch der Runde abwärts</translation>
    </message>
    <message>
        <source>With chains, rounds are short and planning pays.</source>
        <translation>Mit Ketten sind die Runden kurz, und Planen lohnt sich.</translation>
    </message>
    <message>
        <source>A chain that ends in an open double keeps the others busy.</source>
        <translation>Endet eine Kette mit einem offenen Pasch, beschäftigt das auch die anderen.</translation>
    </message>
    <message>
        <source>Only the last one, after everyone’s first turn</source>
        <translation>Nur der letzte, wenn alle einmal an der Reihe waren</translation>
    </message>
    <message>
        <source>After everyone’s first turn</source>
        <translation>Wenn alle einmal an der Reihe waren</translation>
    </message>
    <message>
        <source>With any tile, everyone gets going at once, and the engine matters less.</source>
        <translation>Mit einem beliebigen Stein kommen alle sofort in Fahrt, und der Anfangspasch ist weniger wichtig.</translation>
    </message>
    <message>
        <source>Once all players’ trains have started</source>
        <translation>Sobald alle ihren Zug begonnen haben</translation>
    </message>
    <message>
        <source>With one draw a turn, doubles stay open more often.</source>
        <translation>Wird je Spielzug nur einmal gezogen, bleiben Pasche öfter offen.</translation>
    </message>
    <message>
        <source>The sooner a marker comes off, the fewer trains are open to everyone.</source>
        <translation>Je eher eine Lok verschwindet, desto weniger Züge stehen allen offen.</translation>
    </message>
    <message>
        <source>Without that marker, you do not pay for a double that someone else left open.</source>
        <translation>Ohne diese Lok büßt niemand für einen Pasch, den andere offen gelassen haben.</translation>
    </message>
    <message>
        <source>If it may go anywhere, you can leave the double to the others.</source>
        <translation>Darf der Folgestein überall angelegt werden, können Sie den Pasch den anderen überlassen.</translation>
    </message>
    <message>
        <source>You cannot play two doubles and leave both to the others.</source>
        <translation>Niemand kann zwei Pasche legen und beide den anderen überlassen.</translation>
    </message>
    <message>
        <source>If none must be covered, the game is gentler.</source>
        <translation>Muss keiner bedient werden, geht es gemütlicher zu.</translation>
    </message>
    <message>
        <source>If it stays open, everyone can only draw and pass until the round is blocked.</source>
        <translation>Bleibt er offen, können alle nur noch ziehen und passen, bis die Runde blockiert ist.</translation>
    </message>
    <message>
        <source>What happens when a player’s last tile is a double.</source>
        <translation>Was geschieht, wenn der letzte Stein ein Pasch ist.</translation>
    </message>
    <message>
        <source>If you must draw and carry on, a double is a risky last tile.</source>
        <translation>Muss man ziehen und weiterspielen, ist ein Pasch als letzter Stein riskant.</translation>
    </message>
    <message>
        <source>How many rounds a game has. Each round’s double is one lower than the last.</source>
        <translation>Wie viele Runden ein Spiel hat. Der Pasch der Runde ist jedes Mal um eins niedriger.</translation>
    </message>
    <message>
        <source>With points for going out, nothing else pays.</source>
        <translation>Bei Pluspunkten zählt nur, als Erster alles gelegt zu haben.</translation>
    </message>
    <message>
        <source>{first}, then on from {highest}</source>
        <translation>{first}, dann weiter ab {highest}</translation>
    </message>
    <message>
        <source>First engine</source>
        <translation>Erster Anfangspasch</translation>
    </message>
    <message>
        <source>The double of round 1. Each later round’s double is one lower.</source>
        <translation>Der Pasch der 1. Runde. In jeder weiteren Runde ist er um eins niedriger.</translation>
    </message>
    <message>
        <source>The highest double of the set</source>
        <translation>Der höchste Pasch des Satzes</translation>
    </message>
    <message>
        <source>Double {number}</source>
        <translation>{number}er-Pasch</translation>
    </message>
    <message>
        <source>from {first} down to {last}</source>
        <translation>von {first} abwärts bis {last}</translation>
    </message>
    <message>
        <source>from {first} down to {last}, then on from {highest}</source>
        <translation>von {first} abwärts bis {last}, dann weiter ab {highest}</translation>
    </message>
    <message>
        <source>No tapping</source>
        <translation>Es wird nicht geklopft</translation>
    </message>
    <message>
        <source>Without a time limit</source>
        <translation>Ohne Zeitgrenze</translation>
    </message>
    <message numerus="yes">
        <source>Within %n second(s)</source>
        <translation>
            <numerusform>Innerhalb von %n Sekunde</numerusform>
            <numerusform>Innerhalb von %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Whether your first turn is a single tile, or a chain on your own train.</source>
        <translation>Ob Sie im ersten Spielzug einen einzigen Stein anlegen oder eine Kette am eigenen Zug.</translation>
    </message>
    <message>
        <source>The next player who can cover it must</source>
        <translation>Der Nächste, der ihn bedienen kann, muss es tun</translation>
    </message>
    <message>
        <source>How many tiles each player is dealt. In tables, this depends on how many play.</source>
        <translation>Wie viele Steine jeder bekommt. In Tabellen hängt das von der Zahl der Spieler ab.</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>The line marks the share you would win if everyone played equally well.</source>
        <translation>Der Strich zeigt, welchen Anteil Sie gewännen, wenn alle gleich gut spielten.</translation>
    </message>
    <message>
        <source>No games against computers yet.</source>
        <translation>Noch kein Spiel gegen Computer.</translation>
    </message>
    <message>
        <source>Wins against computers</source>
        <translation>Siege gegen Computer</translation>
    </message>
    <message>
        <source>Points per round over time</source>
        <translation>Punkte je Runde im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Rounds by points</source>
        <translation>Runden nach Punkten</translation>
    </message>
    <message>
        <source>Longest winning streak: {best}. Current: {current}.</source>
        <translation>Längste Siegesserie: {best}. Laufende: {current}.</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Spiel für Spiel</translation>
    </message>
    <message>
        <source>Each dot is a game. Fewer points are better.</source>
        <translation>Jeder Kreis ist ein Spiel. Weniger Punkte sind besser.</translation>
    </message>
    <message>
        <source>Each dot is a game. More points are better.</source>
        <translation>Jeder Kreis ist ein Spiel. Mehr Punkte sind besser.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with the opposite aim left out.</source>
        <translation>
            <numerusform>%n Spiel mit umgekehrtem Ziel fehlt hier.</numerusform>
            <numerusform>%n Spiele mit umgekehrtem Ziel fehlen hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>The columns count rounds by their points, from zero on the left.</source>
        <translation>Jede Säule zeigt, wie viele Runden in diesem Punktebereich lagen, ganz links die ohne Punkte.</translation>
    </message>
    <message>
        <source>Bars for wins point up, others down. The latest game is on the right.</source>
        <translation>Balken gewonnener Spiele zeigen nach oben, andere nach unten. Ganz rechts steht das letzte Spiel.</translation>
    </message>
</context>
<context>
    <name>PadModel</name>
    <message>
        <source>{name}, round {round}: no entry yet</source>
        <translation>{name}, Runde {round}: noch nichts eingetragen</translation>
    </message>
    <message>
        <source>{name}, round {round}: {points}, out</source>
        <translation>{name}, Runde {round}: {points}, alles gelegt</translation>
    </message>
    <message>
        <source>{name}, round {round}: {points}</source>
        <translation>{name}, Runde {round}: {points}</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>&amp;Spieler&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;All pads</source>
        <translation>&amp;Alle Blöcke</translation>
    </message>
    <message>
        <source>&amp;Out</source>
        <comment>a player has played all tiles</comment>
        <translation>Alles &amp;gelegt</translation>
    </message>
    <message>
        <source>&amp;Tiles…</source>
        <comment>pick the tiles left</comment>
        <translation>S&amp;teine&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Blocked</source>
        <comment>a round</comment>
        <translation>&amp;Blockiert</translation>
    </message>
    <message>
        <source>No one went out.</source>
        <translation>Niemand hat alles gelegt.</translation>
    </message>
    <message>
        <source>New pad &amp;with the same people</source>
        <translation>Neuer &amp;Punkteblock mit denselben Leuten</translation>
    </message>
    <message>
        <source>Every player has an entry already.</source>
        <translation>Für alle ist schon etwas eingetragen.</translation>
    </message>
    <message>
        <source>Round {round} was not complete, so it does not count.</source>
        <translation>Runde {round} war nicht vollständig und zählt deshalb nicht.</translation>
    </message>
    <message>
        <source>End the &amp;game</source>
        <translation>Spiel b&amp;eenden</translation>
    </message>
    <message>
        <source>Reo&amp;pen</source>
        <comment>a score pad that was ended early</comment>
        <translation>&amp;Wieder öffnen</translation>
    </message>
    <message>
        <source>Play one &amp;more round</source>
        <translation>Noc&amp;h eine Runde spielen</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} hat alles gelegt</translation>
    </message>
    <message>
        <source>Back to &amp;round {round}</source>
        <translation>&amp;Zurück zu Runde {round}</translation>
    </message>
    <message>
        <source>&amp;Finish the game</source>
        <translation>Spiel abs&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Nächste Runde</translation>
    </message>
    <message>
        <source>A number, or a sum such as 12+7. Press Space to pick the tiles left.</source>
        <translation>Eine Zahl oder eine Summe wie 12+7. Mit der Leertaste wählen Sie die übrigen Steine aus.</translation>
    </message>
</context>
<context>
    <name>PadTexts</name>
    <message numerus="yes">
        <source>finished after %Ln round(s)</source>
        <translation>
            <numerusform>beendet nach %Ln Runde</numerusform>
            <numerusform>beendet nach %Ln Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>won by {names}</source>
        <comment>a finished game</comment>
        <translation>Sieger: {names}</translation>
    </message>
    <message>
        <source>Round {round} of {total}</source>
        <translation>Runde {round} von {total}</translation>
    </message>
    <message>
        <source>Engine: double {pip} or lower</source>
        <translation>Anfangspasch: {pip}er-Pasch oder niedriger</translation>
    </message>
    <message>
        <source>Engine: double {pip}</source>
        <translation>Anfangspasch: {pip}er-Pasch</translation>
    </message>
    <message numerus="yes">
        <source>Under these rules only %Ln player(s) can go out.</source>
        <comment>in one round</comment>
        <translation>
            <numerusform>Nach diesen Regeln kann nur %Ln Spieler alles gelegt haben.</numerusform>
            <numerusform>Nach diesen Regeln können nur %Ln Spieler alles gelegt haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Engine: the starting player’s highest double</source>
        <translation>Anfangspasch: der höchste Pasch des Startspielers</translation>
    </message>
    <message>
        <source>“{text}” is neither a number up to {most} nor a sum such as 12+7.</source>
        <translation>„{text}“ ist weder eine Zahl bis {most} noch eine Summe wie 12+7.</translation>
    </message>
    <message>
        <source>No one is out, and the round is not blocked.</source>
        <translation>Niemand hat alles gelegt, und die Runde ist nicht blockiert.</translation>
    </message>
    <message>
        <source>{name} is out with {value}, but others have less.</source>
        <translation>{name} ist mit „Alles gelegt“ markiert und hat {value}, aber andere haben weniger.</translation>
    </message>
    <message>
        <source>{name} has 0, but is not marked as out.</source>
        <translation>{name} hat 0, ist aber nicht mit „Alles gelegt“ markiert.</translation>
    </message>
    <message>
        <source>{tile} is in two places.</source>
        <translation>{tile} ist zweimal eingetragen.</translation>
    </message>
    <message>
        <source>{name} has no entry in this round.</source>
        <translation>{name} hat in dieser Runde keinen Eintrag.</translation>
    </message>
    <message>
        <source>No tiles add up to {value}, the entry of {name}.</source>
        <translation>Der Eintrag von {name} ist mit keinen Steinen zu erreichen: {value}.</translation>
    </message>
    <message>
        <source>{value}, the entry of {name}, is more than a whole hand is worth.</source>
        <translation>Der Eintrag von {name} ist mehr, als eine ganze Hand wert ist: {value}.</translation>
    </message>
</context>
<context>
    <name>PageHost</name>
    <message>
        <source>Result: {players}</source>
        <translation>Ergebnis: {players}</translation>
    </message>
</context>
<context>
    <name>Panes</name>
    <message>
        <source>Previous pane</source>
        <translation>Voriger Bereich</translation>
    </message>
    <message>
        <source>Next pane (table, buttons, log)</source>
        <translation>Nächster Bereich (Tisch, Schaltflächen, Verlauf)</translation>
    </message>
</context>
<context>
    <name>PausePage</name>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>&amp;Resume ({key})</source>
        <translation>&amp;Fortsetzen ({key})</translation>
    </message>
    <message>
        <source>All tiles are hidden, and computers and the time to tap are on hold.</source>
        <translation>Alle Steine sind verdeckt, und die Computer und die Klopfzeit pausieren.</translation>
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
        <translation>Wohin?</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>End the chain</source>
        <translation>Kette beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Longest train</source>
        <translation>Längster Zug</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Leave the seat</source>
        <translation>Platz verlassen</translation>
    </message>
    <message>
        <source>Leave the seat to others?</source>
        <translation>Den Platz anderen überlassen?</translation>
    </message>
    <message>
        <source>No connection to the table. Trying again…</source>
        <translation>Keine Verbindung zum Tisch. Neuer Versuch&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>The longest train has %n tile(s).</source>
        <translation>
            <numerusform>Der längste Zug hat %n Stein.</numerusform>
            <numerusform>Der längste Zug hat %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your seat is no longer played on a phone.</source>
        <translation>Auf Ihrem Platz wird nicht mehr mit einem Handy gespielt.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Take a free seat</source>
        <translation>Nehmen Sie einen freien Platz ein</translation>
    </message>
    <message>
        <source>{name}’s seat is free</source>
        <translation>Der Platz von {name} ist frei</translation>
    </message>
    <message>
        <source>Taken by {name}</source>
        <translation>Besetzt von {name}</translation>
    </message>
    <message>
        <source>Take your seat back: {name}</source>
        <translation>Weiterspielen als {name}</translation>
    </message>
    <message>
        <source>Tap the table</source>
        <translation>Auf den Tisch klopfen</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Move the tile</source>
        <translation>Stein verschieben</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Someone else has just taken this seat. Take another one.</source>
        <translation>Diesen Platz hat gerade jemand anders eingenommen. Nehmen Sie einen anderen.</translation>
    </message>
    <message>
        <source>None of your tiles fits the start of your train.</source>
        <translation>Keiner Ihrer Steine passt an den Anfang Ihres Zuges.</translation>
    </message>
    <message>
        <source>The next round has begun. Continue when you have read this.</source>
        <translation>Die nächste Runde hat begonnen. Machen Sie weiter, wenn Sie fertig gelesen haben.</translation>
    </message>
    <message>
        <source>Your tap counts.</source>
        <translation>Ihr Klopfen gilt.</translation>
    </message>
    <message>
        <source>You did not tap in time.</source>
        <translation>Sie haben nicht rechtzeitig geklopft.</translation>
    </message>
    <message>
        <source>Waiting for {name}, who may tap now.</source>
        <translation>Bitte warten. {name} darf jetzt klopfen.</translation>
    </message>
    <message>
        <source>a computer plays</source>
        <translation>Computer spielt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>{name}’s phone is away. Someone can play at the screen meanwhile.</source>
        <translation>Das Handy von {name} ist nicht erreichbar. Am Bildschirm kann solange jemand spielen.</translation>
    </message>
    <message>
        <source>This code is no longer valid. Scan the one on the screen.</source>
        <translation>Dieser Code gilt nicht mehr. Scannen Sie den Code auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>No seat is free. More seats can be offered at the screen.</source>
        <translation>Kein Platz ist frei. Am Bildschirm lassen sich weitere Plätze für Handys freigeben.</translation>
    </message>
    <message>
        <source>This seat was freed at the screen. Scan the new code to come back.</source>
        <translation>Dieser Platz wurde am Bildschirm freigegeben. Scannen Sie den neuen Code, um zurückzukommen.</translation>
    </message>
    <message>
        <source>You are now playing on another phone or page.</source>
        <translation>Sie spielen jetzt auf einem anderen Handy oder einer anderen Seite.</translation>
    </message>
    <message>
        <source>This game no longer uses phones.</source>
        <translation>In diesem Spiel wird nicht mehr mit Handys gespielt.</translation>
    </message>
    <message>
        <source>Your points: {gained}. Your total: {total}. Your place: {place}</source>
        <translation>Ihre Punkte: {gained}. Ihre Gesamtpunktzahl: {total}. Ihr Platz: {place}</translation>
    </message>
    <message>
        <source>{name} has undone a move.</source>
        <translation>{name} hat eine Aktion zurückgenommen.</translation>
    </message>
    <message>
        <source>Your name, if not listed below</source>
        <translation>Ihr Name, falls er unten nicht steht</translation>
    </message>
    <message>
        <source>You are {name}. The game begins when everyone has joined.</source>
        <translation>Sie sind {name}. Das Spiel beginnt, sobald alle da sind.</translation>
    </message>
    <message>
        <source>{name} has not joined yet. Someone can play for them at the screen.</source>
        <translation>{name} ist noch nicht da. Am Bildschirm kann solange jemand anders spielen.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
</context>
<context>
    <name>PhonesDialog</name>
    <message>
        <source>Hands on phones</source>
        <translation>Spielen mit Handys</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Address of this computer</source>
        <translation>Adresse dieses Computers</translation>
    </message>
    <message>
        <source>Stop phones</source>
        <translation>Ohne Handys weiterspielen</translation>
    </message>
    <message>
        <source>If the page does not open, this computer’s firewall may be blocking it.</source>
        <translation>Öffnet sich die Seite nicht, lässt die Firewall dieses Computers sie vielleicht nicht durch.</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>Am Handy</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>An diesem Bildschirm</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Code with the address {url}</source>
        <translation>Code mit der Adresse {url}</translation>
    </message>
    <message>
        <source>Where {name} plays</source>
        <translation>Wo {name} spielt</translation>
    </message>
    <message>
        <source>away</source>
        <comment>a phone</comment>
        <translation>nicht erreichbar</translation>
    </message>
    <message>
        <source>connected</source>
        <comment>a phone</comment>
        <translation>verbunden</translation>
    </message>
    <message>
        <source>Begin now</source>
        <translation>Jetzt beginnen</translation>
    </message>
    <message>
        <source>Still missing: {names}.</source>
        <translation>Noch nicht da: {names}.</translation>
    </message>
    <message>
        <source>Choose who plays on a phone. These players scan the code with a phone on the same network and see their tiles there. Each phone is sent only its own hand and what everyone can see.</source>
        <translation>Wählen Sie, wer am Handy spielt. Wer den Code mit einem Handy im selben Netzwerk scannt, sieht seine Steine auf dem Handy. Jedes Handy erhält nur die eigene Hand und das, was alle sehen können.</translation>
    </message>
    <message>
        <source>If Windows asks, allow mtdesk to communicate on private networks.</source>
        <translation>Erlauben Sie mtdesk die Kommunikation in privaten Netzwerken, falls Windows fragt.</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Disconnect {name}’s phone</source>
        <translation>Handy von {name} trennen</translation>
    </message>
    <message>
        <source>The game begins when everyone has joined. Still missing: {names}.</source>
        <translation>Das Spiel beginnt, sobald alle da sind. Noch nicht da: {names}.</translation>
    </message>
</context>
<context>
    <name>PicturePreview</name>
    <message>
        <source>Drag the picture into another program</source>
        <translation>Das Bild in ein anderes Programm ziehen</translation>
    </message>
</context>
<context>
    <name>PlacesView</name>
    <message>
        <source>Places</source>
        <translation>Platzierung</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>There is nothing to undo in this round yet.</source>
        <translation>In dieser Runde gibt es noch nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Undo is no longer possible because a hidden tile has been revealed.</source>
        <translation>Rückgängig machen ist nicht mehr möglich, weil ein verdeckter Stein aufgedeckt wurde.</translation>
    </message>
    <message>
        <source>Undo is no longer possible because someone else has begun their turn.</source>
        <translation>Rückgängig machen ist nicht mehr möglich, weil inzwischen jemand anders angefangen hat.</translation>
    </message>
</context>
<context>
    <name>PlayMenu</name>
    <message>
        <source>Fork the train?</source>
        <translation>Den Zug gabeln?</translation>
    </message>
    <message>
        <source>Which half faces outwards?</source>
        <translation>Welche Hälfte zeigt nach außen?</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>&amp;Highlight playable tiles</source>
        <translation>&amp;Spielbare Steine hervorheben</translation>
    </message>
    <message>
        <source>Playable tiles are raised, and the ends where they fit light up.</source>
        <translation>Spielbare Steine stehen höher, und die Enden, an die sie passen, leuchten auf.</translation>
    </message>
    <message>
        <source>&amp;Draw and pass automatically</source>
        <translation>&amp;Automatisch ziehen und passen</translation>
    </message>
    <message>
        <source>Confi&amp;rm the end of your turn</source>
        <translation>Ende des Spielzuges bes&amp;tätigen</translation>
    </message>
    <message>
        <source>Until then you can undo a mistake.</source>
        <translation>Bis dahin können Sie ein Versehen zurücknehmen.</translation>
    </message>
    <message>
        <source>&amp;Unlimited undo against computers</source>
        <translation>Gegen Computer &amp;beliebig oft rückgängig machen</translation>
    </message>
    <message>
        <source>Undo returns to your last decision, even if hidden tiles have been revealed since.</source>
        <translation>„Rückgängig“ führt zu Ihrer letzten Entscheidung zurück, auch wenn seitdem verdeckte Steine zu sehen waren.</translation>
    </message>
    <message>
        <source>Restore de&amp;faults…</source>
        <translation>Zu&amp;rücksetzen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>PlayedOn</name>
    <message>
        <source>on their own train</source>
        <extracomment>Where a tile goes: German has the accusative here, Hungarian -ra or -re.</extracomment>
        <translation>an den eigenen Zug</translation>
    </message>
    <message>
        <source>on your train</source>
        <translation>an Ihren Zug</translation>
    </message>
    <message>
        <source>on {owner}’s train</source>
        <translation>an den Zug von {owner}</translation>
    </message>
    <message>
        <source>on the Mexican train</source>
        <translation>an den Mexican Train</translation>
    </message>
    <message>
        <source>on Mexican train {number}</source>
        <translation>an den Mexican Train {number}</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Score pad players</source>
        <translation>Spieler auf dem Punkteblock</translation>
    </message>
    <message>
        <source>A&amp;pply</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>If someone leaves, keep the name, and leave the cells empty from then on. Removing a player removes their entries, too.</source>
        <translation>Hört jemand auf, lassen Sie den Namen stehen und lassen Sie die Felder von da an leer. Mit einem Spieler werden auch seine Einträge entfernt.</translation>
    </message>
</context>
<context>
    <name>PlayersTable</name>
    <message>
        <source>The set has too few tiles for these hands, even with two players.</source>
        <translation>Für so viele Steine je Spieler reicht der Satz nicht einmal zu zweit.</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <translation>Steine je Spieler</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>Im Talon</translation>
    </message>
    <message numerus="yes">
        <source>The set has enough tiles for up to %n player(s).</source>
        <translation>
            <numerusform>Der Satz reicht für höchstens %n Spieler.</numerusform>
            <numerusform>Der Satz reicht für höchstens %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles for each number of players</source>
        <translation>Steine für jede Anzahl von Spielern</translation>
    </message>
</context>
<context>
    <name>PractiseWindow</name>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Position {number} of {count}</source>
        <translation>Stellung {number} von {count}</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächste</translation>
    </message>
</context>
<context>
    <name>PresetTexts</name>
    <message>
        <source>Classic with chains</source>
        <translation>Klassisch mit Ketten</translation>
    </message>
    <message>
        <source>The game as pagat.com describes it. Your first turn is a whole chain, and you may play any number of doubles in a turn.</source>
        <translation>Das Spiel, wie pagat.com es beschreibt. Ihr erster Spielzug ist eine ganze Kette, und in einem Spielzug dürfen Sie beliebig viele Pasche anlegen.</translation>
    </message>
    <message>
        <source>Classic without chains</source>
        <translation>Klassisch ohne Ketten</translation>
    </message>
    <message>
        <source>The classic game with one tile a turn from the start, and another one only after a double.</source>
        <translation>Das klassische Spiel mit einem Stein je Spielzug von Anfang an und einem weiteren nur nach einem Pasch.</translation>
    </message>
    <message>
        <source>Station and trains</source>
        <translation>Bahnhof und Züge</translation>
    </message>
    <message>
        <source>Stricter rules from a Swiss set. Your own train comes first, and the follow-up tile must go on the double.</source>
        <translation>Strengere Regeln aus einem Schweizer Dominosatz. Der eigene Zug kommt zuerst, und der Folgestein muss an den Pasch.</translation>
    </message>
    <message>
        <source>Rules from a Dutch set, and the easiest to learn. You play one tile a turn, and a second one after a double.</source>
        <translation>Regeln aus einem niederländischen Dominosatz, die am leichtesten zu lernen sind. Je Spielzug legen Sie einen Stein an, nach einem Pasch noch einen zweiten.</translation>
    </message>
    <message>
        <source>Dutch, quick game</source>
        <translation>Niederländisches Schnellspiel</translation>
    </message>
    <message>
        <source>The Dutch game for an hour rather than an evening, with a double-9 set, smaller hands and ten rounds.</source>
        <translation>Das niederländische Spiel für eine Stunde statt eines Abends, mit einem Doppel-9-Satz, weniger Steinen und zehn Runden.</translation>
    </message>
    <message>
        <source>Dutch, open hands</source>
        <translation>Niederländisch, offen gespielt</translation>
    </message>
    <message>
        <source>As played in Hungary, with chains in the first turn, an engine from a player’s hand, and one point for each tile left.</source>
        <translation>So wird in Ungarn gespielt, mit Ketten im ersten Spielzug, einem Anfangspasch aus der Hand und einem Punkt für jeden übrigen Stein.</translation>
    </message>
    <message>
        <source>Hungarian house rules</source>
        <translation>Ungarische Hausregeln</translation>
    </message>
    <message>
        <source>Hungarian house rules with twelve rounds and no Mexican train, so only markers help if you are stuck.</source>
        <translation>Ungarische Hausregeln mit zwölf Runden und ohne Mexican Train, sodass nur die Loks helfen, wenn Sie nicht weiterkommen.</translation>
    </message>
    <message>
        <source>Hungarian house rules in which a double may split your own train into two branches.</source>
        <translation>Ungarische Hausregeln, bei denen ein Pasch den eigenen Zug in zwei Arme teilen darf.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Your own rules, chosen option by option.</source>
        <translation>Ihre eigenen Regeln, Option für Option gewählt.</translation>
    </message>
    <message>
        <source>Swiss rules</source>
        <translation>Schweizer Regeln</translation>
    </message>
    <message>
        <source>Dutch rules</source>
        <translation>Niederländische Regeln</translation>
    </message>
    <message>
        <source>Hungarian rules</source>
        <translation>Ungarische Regeln</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Regeln: {rules}</translation>
    </message>
    <message>
        <source>A German family game with as many Mexican trains as players. Your own train may start with any tile, doubles count 50, and you tap when you have one tile left.</source>
        <translation>Ein deutsches Familienspiel mit so vielen Mexican Trains wie Spielern. Der eigene Zug darf mit jedem Stein beginnen, Pasche zählen 50, und beim letzten Stein wird geklopft.</translation>
    </message>
    <message>
        <source>The Dutch game with all tiles in view, which is good for teaching.</source>
        <translation>Das niederländische Spiel mit offenen Steinen. So lässt es sich anderen gut beibringen.</translation>
    </message>
    <message>
        <source>Hungarian rules with forks</source>
        <translation>Ungarische Regeln mit Gabelungen</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>PDF document</source>
        <translation>PDF-Dokument</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>No printer is set up on this computer.</source>
        <translation>Auf diesem Computer ist kein Drucker eingerichtet.</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Wird gedruckt&#xa0;…</translation>
    </message>
    <message>
        <source>The printer rejected the page.</source>
        <translation>Der Drucker hat die Seite nicht angenommen.</translation>
    </message>
</context>
<context>
    <name>ProgramTexts</name>
    <message>
        <source>“{name}” gave no valid answer.</source>
        <translation>„{name}“ hat keine gültige Antwort gegeben.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: {reason}.</source>
        <translation>„{name}“ lässt sich nicht starten: {reason}.</translation>
    </message>
    <message>
        <source>{sentence} A simple move was made for {player} instead.</source>
        <extracomment>{sentence} says how a program failed</extracomment>
        <translation>{sentence} Für {player} wurde stattdessen eine einfache Aktion gewählt.</translation>
    </message>
    <message>
        <source>To give this seat to someone else, choose “New game”, change the player there, and press “Continue with these players”.</source>
        <extracomment>“New game” is the command of that name, “Continue with these players” a button there</extracomment>
        <translation>Um den Platz anders zu besetzen, wählen Sie „Neues Spiel“, ändern dort den Spieler und drücken auf „Mit diesen Spielern weiterspielen“.</translation>
    </message>
    <message numerus="yes">
        <source>%n computer player(s) in this game are not available on this computer ({programs}), so the computer plays for {players} at level “{level}”.</source>
        <translation>
            <numerusform>Ein Computerspieler in diesem Spiel ist auf diesem Computer nicht vorhanden ({programs}). Für {players} spielt deshalb der Computer mit Spielstärke „{level}“.</numerusform>
            <numerusform>%n Computerspieler in diesem Spiel sind auf diesem Computer nicht vorhanden ({programs}). Für {players} spielt deshalb der Computer mit Spielstärke „{level}“.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
        <translation>Pfeil links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Pfeil rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Pfeil auf</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Pfeil ab</translation>
    </message>
</context>
<context>
    <name>RecapTexts</name>
    <message>
        <source>{name} played {tiles}.</source>
        <translation>{name} hat {tiles} angelegt.</translation>
    </message>
    <message>
        <source>{name} drew and played {tiles}.</source>
        <translation>{name} hat gezogen und {tiles} angelegt.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name} hat gepasst.</translation>
    </message>
    <message>
        <source>{name} drew and passed.</source>
        <translation>{name} hat gezogen und gepasst.</translation>
    </message>
    <message>
        <source>{name} drew.</source>
        <translation>{name} hat gezogen.</translation>
    </message>
    <message numerus="yes">
        <source>{name} played %n tile(s).</source>
        <translation>
            <numerusform>{name} hat %n Stein angelegt.</numerusform>
            <numerusform>{name} hat %n Steine angelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} tapped.</source>
        <translation>{name} hat geklopft.</translation>
    </message>
</context>
<context>
    <name>RecordError</name>
    <message>
        <source>there is no such file or folder</source>
        <translation>Diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>the system denies access</source>
        <translation>Das System verweigert den Zugriff</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>Der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>another copy of mtdesk is using this folder</source>
        <translation>mtdesk läuft schon und benutzt diesen Ordner</translation>
    </message>
    <message>
        <source>this is not an ordinary file</source>
        <translation>Das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it is damaged, or not a file of this kind</source>
        <translation>Die Datei ist beschädigt oder hat nicht das richtige Format</translation>
    </message>
    <message>
        <source>it is from a newer version of mtdesk</source>
        <translation>Die Datei stammt von einer neueren Version von mtdesk</translation>
    </message>
    <message>
        <source>it is damaged (round {round})</source>
        <translation>Die Datei ist beschädigt (Runde {round})</translation>
    </message>
    <message>
        <source>it is damaged (round {round}, move {action})</source>
        <translation>Die Datei ist beschädigt (Runde {round}, Schritt {action})</translation>
    </message>
    <message>
        <source>the system reports “{detail}”</source>
        <translation>Das System meldet „{detail}“</translation>
    </message>
    <message>
        <source>the disk is not responding</source>
        <translation>Der Datenträger antwortet nicht</translation>
    </message>
</context>
<context>
    <name>RefusalTexts</name>
    <message>
        <source>In your first turn, you may play only on your own train.</source>
        <translation>In Ihrem ersten Spielzug dürfen Sie nur an Ihren eigenen Zug anlegen.</translation>
    </message>
    <message>
        <source>You must start your own train first.</source>
        <translation>Sie müssen zuerst Ihren eigenen Zug beginnen.</translation>
    </message>
    <message>
        <source>You must play the next tile on {double}.</source>
        <translation>Den nächsten Stein müssen Sie an den Pasch {double} anlegen.</translation>
    </message>
    <message>
        <source>Your marker cannot go on this end.</source>
        <translation>Auf dieses Ende können Sie Ihre Lok nicht setzen.</translation>
    </message>
    <message>
        <source>{key} opens the rule.</source>
        <translation>{key} öffnet die Regel.</translation>
    </message>
    <message numerus="yes">
        <source>You may play only %n double(s) per turn.</source>
        <translation>
            <numerusform>Je Spielzug dürfen Sie nur %n Pasch anlegen.</numerusform>
            <numerusform>Je Spielzug dürfen Sie nur %n Pasche anlegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You must play the next tile on one of this turn’s two doubles.</source>
        <translation>Den nächsten Stein müssen Sie an einen der beiden Pasche aus diesem Spielzug anlegen.</translation>
    </message>
    <message>
        <source>You can no longer play because the round is over.</source>
        <translation>Sie können nichts mehr anlegen, denn die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>You cannot play {tile} because it is not in your hand.</source>
        <translation>Sie können den Stein {tile} nicht anlegen, denn Sie haben ihn nicht auf der Hand.</translation>
    </message>
    <message>
        <source>You cannot play here because no train ends here.</source>
        <translation>Hier können Sie nichts anlegen, denn hier endet kein Zug.</translation>
    </message>
    <message>
        <source>{tile} cannot go this way round because touching halves must match.</source>
        <translation>Der Stein {tile} kann so herum nicht liegen, denn Hälften, die sich berühren, müssen gleich sein.</translation>
    </message>
    <message>
        <source>{owner}’s train is closed because there is no marker on it.</source>
        <translation>Der Zug von {owner} ist geschlossen, denn darauf steht keine Lok.</translation>
    </message>
    <message>
        <source>This end of {owner}’s train is closed because the marker is on another end.</source>
        <translation>Dieses Ende am Zug von {owner} ist geschlossen, denn die Lok steht auf einem anderen Ende.</translation>
    </message>
    <message>
        <source>Every player must start their own train first.</source>
        <translation>Zuerst müssen alle ihren eigenen Zug beginnen.</translation>
    </message>
    <message>
        <source>You cannot play {tile} because you must now cover {double}, the last double.</source>
        <translation>Sie können den Stein {tile} nicht anlegen, denn Sie müssen jetzt den letzten Pasch {double} bedienen.</translation>
    </message>
    <message>
        <source>You cannot play {tile} because you have no other tile to cover one of the two doubles.</source>
        <translation>Sie können den Stein {tile} nicht anlegen, denn mit keinem anderen könnten Sie dann einen der beiden Pasche bedienen.</translation>
    </message>
    <message>
        <source>Your train cannot fork here because a fork needs a double on your own train.</source>
        <translation>Hier kann sich Ihr Zug nicht gabeln, denn dazu gehört ein Pasch am eigenen Zug.</translation>
    </message>
    <message>
        <source>You cannot draw again, so you can only pass.</source>
        <translation>Sie dürfen nicht noch einmal ziehen, also können Sie nur passen.</translation>
    </message>
    <message>
        <source>The boneyard is empty, so you can only pass.</source>
        <translation>Der Talon ist leer, also können Sie nur passen.</translation>
    </message>
    <message>
        <source>You cannot draw in your first turn, so you can only pass.</source>
        <translation>Im ersten Spielzug dürfen Sie nicht ziehen, also können Sie nur passen.</translation>
    </message>
    <message>
        <source>You cannot pass yet. Draw a tile first.</source>
        <translation>Sie dürfen noch nicht passen. Ziehen Sie zuerst einen Stein.</translation>
    </message>
    <message>
        <source>Your train has several ends. Choose one for the marker.</source>
        <translation>Ihr Zug hat mehrere Enden. Wählen Sie eines für die Lok.</translation>
    </message>
    <message>
        <source>There is no chain to end. You play one only in your first turn.</source>
        <translation>Es gibt keine Kette zu beenden. Eine Kette legen Sie nur in Ihrem ersten Spielzug.</translation>
    </message>
    <message>
        <source>There is no reason to tap. You tap after a turn that leaves you with one tile.</source>
        <translation>Es gibt keinen Grund zu klopfen. Sie klopfen, wenn Sie nach Ihrem Spielzug nur noch einen Stein haben.</translation>
    </message>
    <message>
        <source>You cannot draw because you can play {tile}.</source>
        <translation>Sie dürfen nicht ziehen, denn der Stein {tile} lässt sich anlegen.</translation>
    </message>
    <message>
        <source>You cannot pass because you can play {tile}.</source>
        <translation>Sie dürfen nicht passen, denn der Stein {tile} lässt sich anlegen.</translation>
    </message>
    <message>
        <source>You must first cover {double}, the open double {where}.</source>
        <translation>Sie müssen zuerst den offenen Pasch {double} {where} bedienen.</translation>
    </message>
    <message>
        <source>{tile} does not fit {where}, which ends in {pip}.</source>
        <translation>Der Stein {tile} passt nicht {where}, denn dort steht eine {pip}.</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>Nothing has been played in this game yet.</source>
        <translation>In diesem Spiel ist noch nichts gespielt worden.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Nothing more to practise today. The next position comes on {date}.</source>
        <translation>Für heute ist alles geübt. Die nächste Stellung kommt am {date}.</translation>
    </message>
    <message>
        <source>There is nothing to practise yet. You practise mistakes that the analysis has found.</source>
        <translation>Es gibt noch nichts zu üben. Geübt werden Fehler, die die Analyse gefunden hat.</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>Replay: {players}</source>
        <translation>Wiedergabe: {players}</translation>
    </message>
    <message>
        <source>View as</source>
        <translation>Aus Sicht von</translation>
    </message>
    <message>
        <source>Show all &amp;hands</source>
        <translation>Alle Steine &amp;offen zeigen</translation>
    </message>
    <message>
        <source>Con&amp;tinue from here…</source>
        <translation>Weiter&amp;spielen&#xa0;…</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Share a picture of the game and the code of its deal</source>
        <translation>Ein Bild des Spiels und seinen Code weitergeben</translation>
    </message>
    <message>
        <source>Pract&amp;ise…</source>
        <translation>Ü&amp;ben&#xa0;…</translation>
    </message>
    <message>
        <source>Solve positions from your past games in which you made mistakes</source>
        <translation>Stellungen aus früheren Spielen lösen, in denen Sie Fehler gemacht haben</translation>
    </message>
    <message>
        <source>This round is still in progress, so hidden tiles stay hidden until it ends.</source>
        <translation>Diese Runde läuft noch, deshalb bleiben verdeckte Steine bis zu ihrem Ende verdeckt.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Nothing is sent. To get help, give this report to the person you got the program from. It contains no names of people or folders and no hands.</source>
        <translation>Es wird nichts verschickt. Wenn Sie Hilfe brauchen, geben Sie diesen Bericht der Person, von der Sie das Programm haben. Er enthält weder Namen von Personen oder Ordnern noch die Steine, die jemand auf der Hand hatte.</translation>
    </message>
    <message>
        <source>&amp;What went wrong?</source>
        <translation>&amp;Was ist schiefgegangen?</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Show &amp;folder</source>
        <translation>&amp;Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>ResetQuestion</name>
    <message>
        <source>Saved games are kept. A copy of the statistics goes into “backups” in your data folder.</source>
        <translation>Gespeicherte Spiele bleiben erhalten. Eine Kopie der Statistik kommt in den Ordner „backups“ in Ihrem Datenordner.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset everyone’s statistics?</source>
        <translation>Die Statistik aller Spieler zurücksetzen?</translation>
    </message>
</context>
<context>
    <name>ResultTexts</name>
    <message>
        <source>You win with {points} points.</source>
        <translation>Sie gewinnen mit {points} Punkten.</translation>
    </message>
    <message>
        <source>{name} wins with {points} points.</source>
        <translation>{name} gewinnt mit {points} Punkten.</translation>
    </message>
    <message>
        <source>Tie for first place: {names}.</source>
        <translation>Gleichstand auf dem 1. Platz: {names}.</translation>
    </message>
    <message>
        <source>The round is blocked</source>
        <translation>Die Runde ist blockiert</translation>
    </message>
    <message>
        <source>{names} go out</source>
        <translation>Alle Steine gelegt: {names}</translation>
    </message>
    <message>
        <source>You go out</source>
        <translation>Sie haben alles gelegt</translation>
    </message>
    <message>
        <source>{name} goes out</source>
        <translation>{name} hat alles gelegt</translation>
    </message>
    <message>
        <source>Click or press any key to continue</source>
        <translation>Weiter mit einem Klick oder einer Taste</translation>
    </message>
    <message>
        <source>{place}.</source>
        <extracomment>the place reached, as an ordinal number: 1st, 2nd … in the shortest form that fits all numbers</extracomment>
        <translation>{place}.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %Ln point(s).</source>
        <translation>
            <numerusform>Sie gewinnen mit %Ln Punkt.</numerusform>
            <numerusform>Sie gewinnen mit %Ln Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %Ln point(s).</source>
        <translation>
            <numerusform>{name} gewinnt mit %Ln Punkt.</numerusform>
            <numerusform>{name} gewinnt mit %Ln Punkten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundEndPanel</name>
    <message>
        <source>You went out.</source>
        <translation>Sie haben alles gelegt.</translation>
    </message>
    <message>
        <source>Went out: {names}.</source>
        <translation>Alle Steine gelegt: {names}.</translation>
    </message>
    <message>
        <source>Totals: {totals}.</source>
        <comment>such as: Anna, 12; Robot 1, 20</comment>
        <translation>Gesamtpunktzahlen: {totals}.</translation>
    </message>
    <message>
        <source>Re&amp;maining tiles</source>
        <translation>Üb&amp;rige Steine</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>P&amp;unktetabelle</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Round {round} of {total} is over</source>
        <translation>Runde {round} von {total} ist zu Ende</translation>
    </message>
</context>
<context>
    <name>RoundsBox</name>
    <message>
        <source>Number of rounds</source>
        <translation>Anzahl der Runden</translation>
    </message>
</context>
<context>
    <name>RuleFiles</name>
    <message>
        <source>You already have other rules called “{name}”.</source>
        <translation>Sie haben schon andere Regeln mit dem Namen „{name}“.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>“{rules}” was already among your house rules.</source>
        <translation>„{rules}“ gehörte schon zu Ihren Hausregeln.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
</context>
<context>
    <name>RuleNameDialog</name>
    <message>
        <source>There are already rules called “{name}”.</source>
        <translation>Es gibt schon Regeln mit dem Namen „{name}“.</translation>
    </message>
    <message>
        <source>This name contains characters that cannot be displayed.</source>
        <translation>Dieser Name enthält Zeichen, die sich nicht darstellen lassen.</translation>
    </message>
    <message>
        <source>Name of the rules</source>
        <translation>Name der Regeln</translation>
    </message>
    <message>
        <source>&amp;What should these rules be called?</source>
        <translation>&amp;Wie sollen diese Regeln heißen?</translation>
    </message>
    <message>
        <source>This name is too long. It may have at most {most} characters.</source>
        <translation>Dieser Name ist zu lang. Er darf höchstens {most} Zeichen haben.</translation>
    </message>
</context>
<context>
    <name>RuleSetList</name>
    <message>
        <source>{rules} (changed)</source>
        <translation>{rules} (geändert)</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>&amp;Regeln</translation>
    </message>
</context>
<context>
    <name>RuleSetTexts</name>
    <message>
        <source>Exactly the same as the preset “{preset}”.</source>
        <translation>Genau wie die Vorlage „{preset}“.</translation>
    </message>
    <message numerus="yes">
        <source>Differs from “{preset}” in %n option(s): {options}.</source>
        <translation>
            <numerusform>Weicht in %n Option von „{preset}“ ab: {options}.</numerusform>
            <numerusform>Weicht in %n Optionen von „{preset}“ ab: {options}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesCards</name>
    <message>
        <source>R&amp;ead the rules…</source>
        <translation>Regeln l&amp;esen&#xa0;…</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>Ä&amp;ndern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>Zurück zum T&amp;isch</translation>
    </message>
    <message>
        <source>House rules, with every option</source>
        <translation>Hausregeln mit allen Optionen</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>All groups</source>
        <translation>Alle Gruppen</translation>
    </message>
    <message>
        <source>{group} ({count} changed)</source>
        <translation>{group} ({count} geändert)</translation>
    </message>
    <message>
        <source>Only changed options</source>
        <translation>Nur geänderte Optionen</translation>
    </message>
    <message>
        <source>Tiles and deal</source>
        <translation>Steine und Verteilung</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Erster Spielzug</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Loks</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Pasche</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Ende und Wertung</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Search options</source>
        <translation>Optionen durchsuchen</translation>
    </message>
    <message>
        <source>Option group</source>
        <translation>Optionsgruppe</translation>
    </message>
    <message numerus="yes">
        <source>%n matching option(s)</source>
        <translation>
            <numerusform>%n passende Option</numerusform>
            <numerusform>%n passende Optionen</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching options.</source>
        <translation>Keine passenden Optionen.</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Mexican Train for 2 to 10 players</source>
        <translation>Mexican Train für 2 bis 10 Spieler</translation>
    </message>
    <message numerus="yes">
        <source>Mexican Train with %n player(s)</source>
        <translation>
            <numerusform>Mexican Train mit %n Spieler</numerusform>
            <numerusform>Mexican Train mit %n Spielern</numerusform>
        </translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Ende einer Runde</translation>
    </message>
    <message>
        <source>The round also ends if it is blocked, that is, if the boneyard is empty and all players have passed in turn with no tile played and no marker placed in between.</source>
        <translation>Die Runde endet auch, wenn sie blockiert ist, also wenn der Talon leer ist und alle nacheinander gepasst haben, ohne dass dazwischen ein Stein angelegt oder eine Lok aufgesetzt wurde.</translation>
    </message>
    <message>
        <source>They also go out if all tiles with the double’s number are on the table.</source>
        <translation>Auch wenn schon alle Steine mit der Zahl dieses Pasches auf dem Tisch liegen, endet die Runde sofort.</translation>
    </message>
    <message>
        <source>But if someone goes out in their first turn, everyone else still gets theirs before the round ends.</source>
        <translation>Hat aber jemand schon im ersten Spielzug alles gelegt, haben alle anderen noch ihren ersten Spielzug, bevor die Runde endet.</translation>
    </message>
    <message>
        <source>A double need not be covered then.</source>
        <translation>Ein Pasch muss dann nicht bedient werden.</translation>
    </message>
    <message>
        <source>But if someone goes out in their first turn, the round ends at once, even if their last tile is a double.</source>
        <translation>Hat aber jemand schon im ersten Spielzug alles gelegt, endet die Runde sofort, auch wenn der letzte Stein ein Pasch ist.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>At the end of each round, add the value of your remaining tiles to your total.</source>
        <translation>Zählen Sie am Ende jeder Runde den Wert Ihrer übrigen Steine zu Ihrer Gesamtpunktzahl hinzu.</translation>
    </message>
    <message>
        <source>If you have no tiles left at the end of a round, you score the value of all other hands. In a blocked round, the player whose hand is worth least scores the value of all the others.</source>
        <translation>Haben Sie am Ende einer Runde keinen Stein mehr, erhalten Sie den Wert der übrigen Steine aller anderen. Ist die Runde blockiert, erhält ihn der Spieler, dessen Steine am wenigsten wert sind.</translation>
    </message>
    <message>
        <source>If there are several such players, they share the value of the other hands equally, in fractions if necessary.</source>
        <translation>Trifft das auf mehrere zu, teilen sie sich den Wert der Steine aller anderen zu gleichen Teilen, wenn nötig in Brüchen.</translation>
    </message>
    <message>
        <source>A player who plays their last tile goes out, and the round ends at once.</source>
        <translation>Sobald jemand seinen letzten Stein angelegt hat, endet die Runde.</translation>
    </message>
    <message>
        <source>This holds even if that tile is a double.</source>
        <translation>Das gilt auch, wenn dieser Stein ein Pasch ist.</translation>
    </message>
    <message>
        <source>But if that tile is a double, it is covered first. The next player clockwise who has a tile with its number must play one on it, whatever the other rules say. Then, or if no one has one, the round ends.</source>
        <translation>Ist dieser Stein aber ein Pasch, wird er zuvor noch bedient. Der nächste Spieler im Uhrzeigersinn, der einen Stein mit der Zahl des Pasches hat, muss einen daran anlegen, egal was die anderen Regeln sagen. Danach, oder wenn niemand einen hat, endet die Runde.</translation>
    </message>
    <message>
        <source>But if that tile is a double, the player is not out yet. They draw a tile, and play it if it fits. Otherwise they pass, and the round goes on.</source>
        <translation>Ist dieser Stein aber ein Pasch, ist die Runde noch nicht zu Ende. Wer ihn gelegt hat, zieht einen Stein und legt ihn an, wenn er passt. Sonst wird gepasst, und die Runde geht weiter.</translation>
    </message>
    <message>
        <source>But they do go out if they cannot draw.</source>
        <translation>Wer nicht ziehen kann, beendet die Runde aber trotzdem.</translation>
    </message>
    <message>
        <source>Players with equal totals share a place.</source>
        <translation>Bei Gleichstand wird der Platz geteilt.</translation>
    </message>
    <message>
        <source>The double blank also counts 1 point.</source>
        <translation>Auch der 0er-Pasch zählt 1 Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation>
            <numerusform>Der 0er-Pasch zählt %n Punkt.</numerusform>
            <numerusform>Der 0er-Pasch zählt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The double blank counts 50 points, like any other double.</source>
        <translation>Der 0er-Pasch zählt wie jeder andere 50 Punkte.</translation>
    </message>
    <message>
        <source>The double blank has no pips, so it counts 0 points.</source>
        <translation>Der 0er-Pasch hat keine Augen und zählt deshalb 0 Punkte.</translation>
    </message>
    <message>
        <source>Each tile left in your hand counts 1 point per pip.</source>
        <translation>Jeder Stein, den Sie noch haben, zählt 1 Punkt je Auge.</translation>
    </message>
    <message>
        <source>Each tile left in your hand counts 1 point.</source>
        <translation>Jeder Stein, den Sie noch haben, zählt 1 Punkt.</translation>
    </message>
    <message>
        <source>Each double left in your hand counts 50 points. On other tiles, a blank half counts 25 and any other half 1 point per pip.</source>
        <translation>Jeder Pasch, den Sie noch haben, zählt 50 Punkte. Bei anderen Steinen zählt eine Hälfte ohne Augen 25 Punkte und jede andere 1 Punkt je Auge.</translation>
    </message>
    <message>
        <source>Everyone gets the same tiles on the same day, and plays against two computer players of medium strength.</source>
        <translation>Alle bekommen am selben Tag dieselben Steine und spielen gegen zwei mittelstarke Computerspieler.</translation>
    </message>
    <message>
        <source>The expert, the strongest computer player, has played the deal in your place. Try to do as well.</source>
        <translation>Der Profi, der stärkste Computerspieler, hat das Spiel an Ihrer Stelle gespielt. Versuchen Sie, es ihm gleichzutun.</translation>
    </message>
    <message>
        <source>The first game you finish counts. You can play the deal again as often as you like.</source>
        <translation>Das erste Spiel, das Sie beenden, zählt. Sie können es beliebig oft wiederholen.</translation>
    </message>
    <message>
        <source>A day counts among your days in a row if you start its deal on the day itself and play it to the end.</source>
        <translation>Ein Tag zählt zu Ihren Tagen in Folge, wenn Sie das Spiel des Tages an diesem Tag beginnen. Zu Ende spielen können Sie es auch später.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Be the first to play all your tiles. Tiles left in your hand at the end of a round [count against you].</source>
        <translation>Versuchen Sie, Ihre Steine schneller loszuwerden als alle anderen. Steine, die Sie am Ende einer Runde noch haben, bringen Ihnen [Strafpunkte].</translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n round(s), and the lowest total wins.</source>
        <translation>
            <numerusform>Das Spiel dauert %n Runde, und die niedrigste Gesamtpunktzahl gewinnt.</numerusform>
            <numerusform>Das Spiel dauert %n Runden, und die niedrigste Gesamtpunktzahl gewinnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Be the first to play all your tiles. You then [score points] for the tiles that the others have left.</source>
        <translation>Versuchen Sie, Ihre Steine schneller loszuwerden als alle anderen. Dann erhalten Sie [Punkte] für die Steine, die die anderen noch haben.</translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n round(s), and the highest total wins.</source>
        <translation>
            <numerusform>Das Spiel dauert %n Runde, und die höchste Gesamtpunktzahl gewinnt.</numerusform>
            <numerusform>Das Spiel dauert %n Runden, und die höchste Gesamtpunktzahl gewinnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Ziel des Spiels</translation>
    </message>
    <message>
        <source>Before each round</source>
        <translation>Vor jeder Runde</translation>
    </message>
    <message>
        <source>Everyone takes their marker, a little locomotive. Trains start without one.</source>
        <translation>Jeder nimmt sich eine Lok als Markierung. Am Anfang steht auf keinem Zug eine Lok.</translation>
    </message>
    <message>
        <source>Take out the engine, the double from which all trains in the round start. Put it in the station, in the middle of the table.</source>
        <translation>Suchen Sie den Anfangspasch heraus: den Pasch, an dem alle Züge der Runde beginnen. Er kommt in den Bahnhof in der Mitte des Tisches.</translation>
    </message>
    <message>
        <source>Shuffle the other tiles face down.</source>
        <translation>Mischen Sie die anderen Steine verdeckt.</translation>
    </message>
    <message>
        <source>Shuffle all tiles face down.</source>
        <translation>Mischen Sie alle Steine verdeckt.</translation>
    </message>
    <message>
        <source>Keep your tiles face up, so that everyone can see them.</source>
        <translation>Die Steine liegen offen, sodass alle sie sehen.</translation>
    </message>
    <message>
        <source>Keep your tiles hidden from the others.</source>
        <translation>Zeigen Sie den anderen Ihre Steine nicht.</translation>
    </message>
    <message>
        <source>{set}: {count} tiles, one for every pair of numbers from 0 to {highest}.</source>
        <translation>{set}: {count} Steine, einer für jedes Zahlenpaar von 0 bis {highest}.</translation>
    </message>
    <message>
        <source>Each half of a tile shows its number in pips. A half without pips is a blank, and its number is 0.</source>
        <translation>Jede Hälfte eines Steins zeigt ihre Zahl in Augen. Eine Hälfte ohne Augen hat die Zahl 0.</translation>
    </message>
    <message>
        <source>A tile with the same number on both halves is a double, so {tile} is double {number}.</source>
        <translation>Ein Stein mit derselben Zahl auf beiden Hälften heißt Pasch: {tile} ist also der {number}er-Pasch.</translation>
    </message>
    <message numerus="yes">
        <source>Deal %n tile(s) to each player.</source>
        <translation>
            <numerusform>Alle erhalten %n Stein.</numerusform>
            <numerusform>Alle erhalten je %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal each player the number of tiles in the table below.</source>
        <translation>Wie viele Steine jeder erhält, steht unten in der Tabelle.</translation>
    </message>
    <message>
        <source>The remaining tiles stay face down. They are the boneyard, from which you draw.</source>
        <translation>Die übrigen Steine bleiben verdeckt liegen. Sie sind der Talon, aus dem Sie ziehen.</translation>
    </message>
    <message>
        <source>In round 1, the engine is double {number}.</source>
        <translation>In der 1. Runde ist der {number}er-Pasch der Anfangspasch.</translation>
    </message>
    <message>
        <source>In each later round, it is one lower.</source>
        <translation>In jeder weiteren Runde ist es der nächstniedrigere Pasch.</translation>
    </message>
    <message>
        <source>Call out the doubles one by one, going down. Start with double {number} in round 1.</source>
        <translation>Die Pasche werden einzeln aufgerufen, immer der nächstniedrigere. In der 1. Runde beginnt der Aufruf mit dem {number}er-Pasch.</translation>
    </message>
    <message>
        <source>In each later round, start one lower.</source>
        <translation>In jeder weiteren Runde beginnt er mit dem nächstniedrigeren.</translation>
    </message>
    <message>
        <source>If no one has it, draw one tile each in turn, clockwise, until someone draws it.</source>
        <translation>Hat ihn niemand, ziehen alle reihum im Uhrzeigersinn je einen Stein, bis jemand ihn zieht.</translation>
    </message>
    <message>
        <source>If no one has a double, draw one tile each in turn, clockwise, until someone draws a double.</source>
        <translation>Hat niemand einen Pasch, ziehen alle reihum im Uhrzeigersinn je einen Stein, bis jemand einen Pasch zieht.</translation>
    </message>
    <message>
        <source>That player puts it in the station. Keep the other tiles you draw.</source>
        <translation>Wer ihn zieht, legt ihn in den Bahnhof. Wer einen anderen Stein zieht, behält ihn.</translation>
    </message>
    <message>
        <source>No tiles remain, so there is no boneyard to draw from.</source>
        <translation>Es bleiben keine Steine übrig, also gibt es keinen Talon zum Ziehen.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <translation>Steine je Spieler</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>Im Talon</translation>
    </message>
    <message>
        <source>Starting a round</source>
        <translation>Beginn einer Runde</translation>
    </message>
    <message>
        <source>All trains in a round start from one double, the engine. It goes in the station, in the middle of the table.</source>
        <translation>Alle Züge einer Runde beginnen an einem Pasch, dem Anfangspasch. Er kommt in den Bahnhof in der Mitte des Tisches.</translation>
    </message>
    <message>
        <source>Players then take turns clockwise.</source>
        <translation>Danach geht es im Uhrzeigersinn reihum.</translation>
    </message>
    <message>
        <source>The player who has it puts it in the station.</source>
        <translation>Wer ihn hat, legt ihn in den Bahnhof.</translation>
    </message>
    <message>
        <source>The first one called that someone has is the engine, and that player puts it in the station.</source>
        <translation>Der erste Pasch, den jemand hat, ist der Anfangspasch und kommt in den Bahnhof.</translation>
    </message>
    <message>
        <source>The first player who has a double puts their highest one in the station.</source>
        <translation>Wer zuerst einen Pasch findet, legt seinen höchsten in den Bahnhof.</translation>
    </message>
    <message>
        <source>Before the game, choose who goes first, for example the oldest player.</source>
        <translation>Bestimmen Sie vor dem Spiel, wer beginnt, zum Beispiel der älteste Spieler.</translation>
    </message>
    <message>
        <source>Check your hands for doubles, one player at a time, clockwise.</source>
        <translation>Alle suchen nacheinander, im Uhrzeigersinn, unter ihren Steinen nach Paschen.</translation>
    </message>
    <message>
        <source>Before the game, choose who checks first, for example the oldest player.</source>
        <translation>Bestimmen Sie vor dem Spiel, wer zuerst sucht, zum Beispiel der älteste Spieler.</translation>
    </message>
    <message>
        <source>Before the game, choose who draws first, for example the oldest player.</source>
        <translation>Bestimmen Sie vor dem Spiel, wer zuerst zieht, zum Beispiel der älteste Spieler.</translation>
    </message>
    <message>
        <source>The player who put the engine in the station goes first.</source>
        <translation>Wer den Anfangspasch in den Bahnhof gelegt hat, ist zuerst an der Reihe.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>First call</source>
        <comment>the double that is called out first</comment>
        <translation>Erster Aufruf</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Anfangspasch</translation>
    </message>
    <message>
        <source>Like every other player, you build a train of your own, from the station towards your seat.</source>
        <translation>Wie alle anderen bauen Sie einen eigenen Zug, der vom Bahnhof zu Ihrem Platz führt.</translation>
    </message>
    <message>
        <source>The engine in the station, and trains that start there.</source>
        <translation>Der Anfangspasch im Bahnhof und Züge, die dort beginnen.</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>There is no Mexican train, although the game keeps its name.</source>
        <translation>Einen Mexican Train gibt es nicht, obwohl das Spiel so heißt.</translation>
    </message>
    <message>
        <source>There is also a Mexican train from the station. It belongs to everyone.</source>
        <translation>Dazu gibt es vom Bahnhof aus einen Mexican Train. Er gehört allen.</translation>
    </message>
    <message>
        <source>No one may play on a Mexican train until every player’s own train has been started.</source>
        <translation>An einen Mexican Train darf niemand anlegen, bevor alle ihren eigenen Zug begonnen haben.</translation>
    </message>
    <message>
        <source>You may play on a Mexican train only once your own train has been started.</source>
        <translation>An einen Mexican Train dürfen Sie erst anlegen, wenn Ihr eigener Zug begonnen ist.</translation>
    </message>
    <message>
        <source>You may start a Mexican train in any turn except your first of the round.</source>
        <translation>Einen Mexican Train dürfen Sie in jedem Spielzug beginnen, außer in Ihrem ersten der Runde.</translation>
    </message>
    <message>
        <source>You may start a Mexican train in any turn.</source>
        <translation>Einen Mexican Train dürfen Sie in jedem Spielzug beginnen.</translation>
    </message>
    <message>
        <source>A train starts with a tile that shows the number of the engine.</source>
        <translation>Ein Zug beginnt mit einem Stein, der die Zahl des Anfangspasches zeigt.</translation>
    </message>
    <message>
        <source>A player’s own train may start with any tile, either way round.</source>
        <translation>Der eigene Zug eines Spielers darf mit jedem Stein beginnen, egal wie herum.</translation>
    </message>
    <message>
        <source>A Mexican train starts with a tile that shows the number of the engine.</source>
        <translation>Ein Mexican Train beginnt mit einem Stein, der die Zahl des Anfangspasches zeigt.</translation>
    </message>
    <message>
        <source>Each tile after that goes on the end of the train, so that touching halves show the same number.</source>
        <translation>Jeder weitere Stein kommt so an das Ende des Zuges, dass die Hälften, die sich berühren, dieselbe Zahl zeigen.</translation>
    </message>
    <message>
        <source>In your first turn of a round, play a chain on your own train and nowhere else. It may have as many tiles as you like, each on the one before. You may stop after any tile.</source>
        <translation>In Ihrem ersten Spielzug einer Runde legen Sie eine Startkette an Ihren eigenen Zug an und sonst nirgends. Sie darf beliebig viele Steine haben, jeden an den vorigen gelegt. Nach jedem Stein dürfen Sie die Kette beenden.</translation>
    </message>
    <message>
        <source>In this turn a double needs no follow-up tile, so play as many as you like.</source>
        <translation>In diesem Spielzug braucht ein Pasch keinen Folgestein, also dürfen Sie beliebig viele Pasche anlegen.</translation>
    </message>
    <message>
        <source>Your first turn</source>
        <translation>Ihr erster Spielzug</translation>
    </message>
    <message>
        <source>You must play at least one tile. You always can, since any tile starts your train.</source>
        <translation>Mindestens einen Stein müssen Sie anlegen. Das geht immer, denn Ihr Zug darf mit jedem Stein beginnen.</translation>
    </message>
    <message>
        <source>You must play at least one tile if you can.</source>
        <translation>Wenn Sie können, müssen Sie mindestens einen Stein anlegen.</translation>
    </message>
    <message>
        <source>If you cannot, draw one tile. If it fits, play it, and your turn ends. If it does not fit, or if the boneyard is empty, pass.</source>
        <translation>Können Sie das nicht, ziehen Sie einen Stein. Passt er, legen Sie ihn an, und Ihr Spielzug endet. Passt er nicht oder ist der Talon leer, passen Sie.</translation>
    </message>
    <message>
        <source>If you cannot, pass without drawing.</source>
        <translation>Können Sie das nicht, passen Sie, ohne zu ziehen.</translation>
    </message>
    <message>
        <source>Passing ends your turn and [opens your train] to the others. You play no chain later in the round.</source>
        <translation>Wenn Sie passen, endet Ihr Spielzug, und Ihr Zug ist für die anderen [offen]. Eine Startkette legen Sie in dieser Runde dann nicht mehr.</translation>
    </message>
    <message>
        <source>Your later turns</source>
        <translation>Ihre weiteren Spielzüge</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ihr Spielzug</translation>
    </message>
    <message>
        <source>Play one tile. Unless it is a [double], your turn ends.</source>
        <translation>Legen Sie einen Stein an. Ist es kein [Pasch], endet Ihr Spielzug damit.</translation>
    </message>
    <message>
        <source>Your first turn in a round is no different.</source>
        <translation>Das gilt auch für Ihren ersten Spielzug in einer Runde.</translation>
    </message>
    <message>
        <source>On another player’s train you may play only while that player’s [marker] is on it.</source>
        <translation>An einen fremden Zug dürfen Sie nur anlegen, solange die [Lok] seines Besitzers darauf steht.</translation>
    </message>
    <message>
        <source>But an [open double] comes first.</source>
        <translation>Ein [offener Pasch] geht aber vor.</translation>
    </message>
    <message>
        <source>Until your own train has been started, you may play only there and on a Mexican train that has been started.</source>
        <translation>Solange Ihr eigener Zug nicht begonnen ist, dürfen Sie nur dort und an einen begonnenen Mexican Train anlegen.</translation>
    </message>
    <message>
        <source>Until your own train has been started, you may play only there.</source>
        <translation>Solange Ihr eigener Zug nicht begonnen ist, dürfen Sie nur dort anlegen.</translation>
    </message>
    <message>
        <source>Your train is now open, so anyone may play where your marker is.</source>
        <translation>Ihr Zug ist jetzt offen, sodass alle dort anlegen dürfen, wo Ihre Lok steht.</translation>
    </message>
    <message>
        <source>Then take your marker off. Your train is closed again.</source>
        <translation>Nehmen Sie dann Ihre Lok ab. Ihr Zug ist wieder geschlossen.</translation>
    </message>
    <message>
        <source>That end stays open until you yourself play on it.</source>
        <translation>Dieses Ende bleibt offen, bis Sie selbst daran anlegen.</translation>
    </message>
    <message>
        <source>Your train stays open until you yourself play on it.</source>
        <translation>Ihr Zug bleibt offen, bis Sie selbst daran anlegen.</translation>
    </message>
    <message>
        <source>Your train stays open until you or anyone else plays on it.</source>
        <translation>Ihr Zug bleibt offen, bis Sie oder jemand anders daran anlegt.</translation>
    </message>
    <message>
        <source>Your train stays open until you play a tile on any train.</source>
        <translation>Ihr Zug bleibt offen, bis Sie einen Stein anlegen, egal an welchen Zug.</translation>
    </message>
    <message>
        <source>A double with a follow-up tile.</source>
        <translation>Ein Pasch mit einem Folgestein.</translation>
    </message>
    <message>
        <source>If you cannot play a follow-up tile, draw one tile, unless you have already drawn in this turn.</source>
        <translation>Können Sie keinen Folgestein anlegen, ziehen Sie einen Stein, falls Sie in diesem Spielzug noch nicht gezogen haben.</translation>
    </message>
    <message>
        <source>If you cannot play a follow-up tile, draw one tile, even if you have already drawn in this turn.</source>
        <translation>Können Sie keinen Folgestein anlegen, ziehen Sie einen Stein, auch wenn Sie in diesem Spielzug schon gezogen haben.</translation>
    </message>
    <message>
        <source>If you still cannot, or if the boneyard is empty, pass.</source>
        <translation>Geht es auch dann nicht oder ist der Talon leer, passen Sie.</translation>
    </message>
    <message>
        <source>If a double is open when a player’s turn starts, that player must cover it and may not play anywhere else, even if the double is on a closed train.</source>
        <translation>Ist ein Pasch offen, wenn ein Spieler an die Reihe kommt, muss dieser Spieler ihn bedienen und darf nirgends sonst anlegen, auch wenn der Pasch an einem geschlossenen Zug liegt.</translation>
    </message>
    <message>
        <source>A fork lies crosswise, with a branch on either side, and other doubles lie lengthwise.</source>
        <translation>Eine Gabelung liegt quer, mit einem Arm auf jeder Seite, und andere Pasche liegen längs.</translation>
    </message>
    <message>
        <source>If you can play, you must. You may not draw or pass instead.</source>
        <translation>Wenn Sie anlegen können, müssen Sie es tun. Ziehen oder passen dürfen Sie dann nicht.</translation>
    </message>
    <message>
        <source>On another player’s train you may play only on the end with that player’s [marker].</source>
        <translation>An einen fremden Zug dürfen Sie nur an dem Ende anlegen, auf dem die [Lok] seines Besitzers steht.</translation>
    </message>
    <message>
        <source>If you cannot play, draw one tile and play it if it fits. Otherwise [pass], which opens your train to the others.</source>
        <translation>Können Sie nicht anlegen, ziehen Sie einen Stein und legen ihn an, wenn er passt. Sonst [passen] Sie, und Ihr Zug ist für die anderen offen.</translation>
    </message>
    <message>
        <source>If the boneyard is empty, pass without drawing.</source>
        <translation>Ist der Talon leer, passen Sie, ohne zu ziehen.</translation>
    </message>
    <message>
        <source>You may draw only once in a turn.</source>
        <translation>In einem Spielzug dürfen Sie nur einmal ziehen.</translation>
    </message>
    <message>
        <source>You may play on your own train.</source>
        <translation>Sie dürfen an Ihren eigenen Zug anlegen.</translation>
    </message>
    <message>
        <source>You may play on your own train and on the Mexican train.</source>
        <translation>Sie dürfen an Ihren eigenen Zug und an den Mexican Train anlegen.</translation>
    </message>
    <message>
        <source>You may play on your own train and on any Mexican train.</source>
        <translation>Sie dürfen an Ihren eigenen Zug und an jeden Mexican Train anlegen.</translation>
    </message>
    <message>
        <source>When you pass, your turn ends. Put your marker on the end of your train unless it is already there. If your train is still empty, put it where the train will start.</source>
        <translation>Wenn Sie passen, endet Ihr Spielzug. Setzen Sie Ihre Lok auf das Ende Ihres Zuges, falls sie nicht schon dort steht. Ist Ihr Zug noch leer, kommt sie dorthin, wo er beginnen wird.</translation>
    </message>
    <message>
        <source>A player’s train is open only with a marker on it.</source>
        <translation>Der Zug eines Spielers ist nur offen, wenn eine Lok darauf steht.</translation>
    </message>
    <message>
        <source>Passing and markers</source>
        <translation>Passen und Loks</translation>
    </message>
    <message>
        <source>A double lies crosswise, here with a follow-up tile.</source>
        <translation>Ein Pasch liegt quer, hier mit einem Folgestein.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Pasche</translation>
    </message>
    <message>
        <source>After a double, play a follow-up tile in the same turn. It may go anywhere you may play, or on a double you have played in this turn.</source>
        <translation>Auf einen Pasch folgt im selben Spielzug ein Folgestein. Legen Sie ihn an einen Zug, an den Sie anlegen dürfen, oder an einen Pasch, den Sie in diesem Spielzug angelegt haben.</translation>
    </message>
    <message>
        <source>After a double, play a follow-up tile on it in the same turn.</source>
        <translation>Auf einen Pasch folgt im selben Spielzug ein Folgestein, den Sie an diesen Pasch anlegen.</translation>
    </message>
    <message>
        <source>If all tiles with the double’s number are on the table, your turn ends with the double.</source>
        <translation>Ihr Spielzug endet mit dem Pasch, wenn schon alle Steine mit dessen Zahl auf dem Tisch liegen.</translation>
    </message>
    <message>
        <source>No one has to play on a double that another player has left open.</source>
        <translation>Niemand muss an einen Pasch anlegen, den jemand anders offen gelassen hat.</translation>
    </message>
    <message>
        <source>The follow-up tile must not be a double, unless it is your last tile.</source>
        <translation>Der Folgestein darf kein Pasch sein, außer wenn es Ihr letzter Stein ist.</translation>
    </message>
    <message>
        <source>In that case, the tile you draw next must go on one of the two doubles.</source>
        <translation>Der Stein, den Sie in diesem Fall ziehen, muss an einen der beiden Pasche.</translation>
    </message>
    <message>
        <source>The follow-up tile may be a second double only if it is your last tile, or if you keep a tile that fits on one of the two doubles. Your third tile must then go on one of them.</source>
        <translation>Der Folgestein darf nur dann ein zweiter Pasch sein, wenn es Ihr letzter Stein ist oder wenn Sie danach noch einen Stein haben, der an einen der beiden Pasche passt. Der dritte Stein muss dann an einen der beiden Pasche.</translation>
    </message>
    <message>
        <source>The follow-up tile may be a double too, and then it needs a follow-up tile of its own.</source>
        <translation>Auch der Folgestein darf ein Pasch sein, und dann muss wieder ein Folgestein kommen.</translation>
    </message>
    <message numerus="yes">
        <source>You may play up to %n double(s) in a turn, and one more if it is your last tile.</source>
        <translation>
            <numerusform>Je Spielzug dürfen Sie höchstens %n Pasch anlegen und noch einen mehr, wenn es Ihr letzter Stein ist.</numerusform>
            <numerusform>Je Spielzug dürfen Sie höchstens %n Pasche anlegen und noch einen mehr, wenn es Ihr letzter Stein ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may play any number of doubles in a turn.</source>
        <translation>Je Spielzug dürfen Sie beliebig viele Pasche anlegen.</translation>
    </message>
    <message>
        <source>Only a tile with the same number covers an open double.</source>
        <translation>Nur ein Stein mit derselben Zahl bedient einen offenen Pasch.</translation>
    </message>
    <message>
        <source>Open doubles</source>
        <translation>Offene Pasche</translation>
    </message>
    <message>
        <source>If several doubles are open, cover the one that was played first.</source>
        <translation>Sind mehrere Pasche offen, bedienen Sie den, der zuerst angelegt wurde.</translation>
    </message>
    <message>
        <source>If several doubles are open, cover the one that was played last.</source>
        <translation>Sind mehrere Pasche offen, bedienen Sie den, der zuletzt angelegt wurde.</translation>
    </message>
    <message>
        <source>If you cannot cover the double, draw one tile.</source>
        <translation>Können Sie den Pasch nicht bedienen, ziehen Sie einen Stein.</translation>
    </message>
    <message>
        <source>You then put your marker on your train, even if you could have played elsewhere.</source>
        <translation>Dabei setzen Sie Ihre Lok auf Ihren Zug, auch wenn Sie anderswo hätten anlegen können.</translation>
    </message>
    <message>
        <source>You then put your marker on your train only if the double you had to cover is on it.</source>
        <translation>Ihre Lok setzen Sie dabei nur dann auf Ihren Zug, wenn der Pasch, den Sie bedienen mussten, dort liegt.</translation>
    </message>
    <message>
        <source>Once all tiles with its number are on the table, a double is no longer open, because no one can cover it.</source>
        <translation>Liegen alle Steine mit seiner Zahl auf dem Tisch, ist ein Pasch nicht mehr offen, weil ihn niemand bedienen kann.</translation>
    </message>
    <message>
        <source>A double stays open even when all tiles with its number are on the table and no one can cover it.</source>
        <translation>Ein Pasch bleibt auch dann offen, wenn alle Steine mit seiner Zahl auf dem Tisch liegen und ihn niemand bedienen kann.</translation>
    </message>
    <message>
        <source>A double at the end of a first-turn chain is open too, but no one has to cover it until everyone has had their first turn.</source>
        <translation>Auch ein Pasch am Ende einer Startkette ist offen, aber bedienen muss ihn niemand, bevor alle ihren ersten Spielzug hatten.</translation>
    </message>
    <message>
        <source>A double at the end of a first-turn chain is not open.</source>
        <translation>Ein Pasch am Ende einer Startkette ist nicht offen.</translation>
    </message>
    <message>
        <source>A tile on either of the two ends covers the double.</source>
        <translation>Ein Stein an einem der beiden Enden bedient den Pasch.</translation>
    </message>
    <message>
        <source>If your train has several ends when you put your marker on it, choose one of them. Other players may play only there.</source>
        <translation>Hat Ihr Zug mehrere Enden, wenn Sie Ihre Lok daraufsetzen, wählen Sie eines davon. Nur dort dürfen die anderen anlegen.</translation>
    </message>
    <message>
        <source>The train goes on from both ends of the double.</source>
        <translation>Der Zug geht an beiden Enden des Pasches weiter.</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Gabelungen</translation>
    </message>
    <message>
        <source>When you play a double on your own train, you may make it a fork. The train then continues from two ends, both showing the number of the double. You may play on any end of your train, and fork it again.</source>
        <translation>Wenn Sie einen Pasch an Ihren eigenen Zug anlegen, dürfen Sie ihn zur Gabelung machen. Der Zug geht dann an zwei Enden weiter, die beide die Zahl des Pasches zeigen. Sie dürfen an alle Enden Ihres Zuges anlegen und ihn dort wieder gabeln.</translation>
    </message>
    <message>
        <source>Forks are not allowed in a first turn.</source>
        <translation>Im ersten Spielzug sind Gabelungen nicht erlaubt.</translation>
    </message>
    <message>
        <source>No one else may fork your train.</source>
        <translation>Niemand sonst darf Ihren Zug gabeln.</translation>
    </message>
    <message>
        <source>If you have one tile left when your turn ends, tap the table before another player acts, so that everyone knows.</source>
        <translation>Haben Sie am Ende Ihres Spielzuges nur noch einen Stein, klopfen Sie auf den Tisch, damit alle es wissen. Tun Sie das, bevor jemand anders spielt.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n second(s) for that, and the others wait.</source>
        <translation>
            <numerusform>Dafür haben Sie %n Sekunde Zeit, und die anderen warten so lange.</numerusform>
            <numerusform>Dafür haben Sie %n Sekunden Zeit, und die anderen warten so lange.</numerusform>
        </translation>
    </message>
    <message>
        <source>You need not tap again unless you have held more tiles since.</source>
        <translation>Noch einmal klopfen müssen Sie nur, wenn Sie zwischendurch wieder mehr Steine hatten.</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>There is no penalty if you forget.</source>
        <translation>Wer es vergisst, hat keinen Nachteil.</translation>
    </message>
    <message>
        <source>If you forget, you draw two penalty tiles, or as many as are left in the boneyard.</source>
        <translation>Vergessen Sie es, ziehen Sie zwei Strafsteine oder so viele, wie der Talon noch hat.</translation>
    </message>
    <message>
        <source>If you forget, you miss your next turn of the round.</source>
        <translation>Vergessen Sie es, setzen Sie in dieser Runde einmal aus.</translation>
    </message>
    <message>
        <source>After the double blank comes double {number}.</source>
        <translation>Nach dem 0er-Pasch kommt der {number}er-Pasch.</translation>
    </message>
    <message>
        <source>After each round, this role passes to the next player clockwise.</source>
        <translation>Nach jeder Runde geht diese Rolle an den nächsten Spieler im Uhrzeigersinn über.</translation>
    </message>
    <message>
        <source>The next player clockwise goes first, not the player who put the engine in the station.</source>
        <translation>Es beginnt der nächste Spieler im Uhrzeigersinn und nicht, wer den Anfangspasch in den Bahnhof gelegt hat.</translation>
    </message>
    <message>
        <source>The station also has as many Mexican trains as there are players. They belong to everyone.</source>
        <translation>Dazu gibt es vom Bahnhof aus so viele Mexican Trains wie Spieler. Sie gehören allen.</translation>
    </message>
    <message>
        <source>A double other than the engine is open until someone covers it, that is, plays a tile on it. It stays open even after your turn.</source>
        <translation>Jeder Pasch außer dem Anfangspasch ist offen, bis ihn jemand bedient, also einen Stein daran anlegt. Er bleibt auch nach Ihrem Spielzug offen.</translation>
    </message>
    <message>
        <source>The marker does not change where you yourself may play.</source>
        <translation>Wo Sie selbst anlegen dürfen, ändert sich durch die Lok nicht.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>{place} of {count}</source>
        <comment>places where a text was found</comment>
        <translation>{place} von {count}</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Rules – {rules}</source>
        <extracomment>the title of a window and the name of a file; {rules} is such as: Dutch</extracomment>
        <translation>Regeln – {rules}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter&#xa0;…</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saved as “{file}” in “{folder}”.</source>
        <translation>Gespeichert als „{file}“ in „{folder}“.</translation>
    </message>
    <message>
        <source>Show &amp;folder</source>
        <translation>&amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>Saving “{file}”…</source>
        <translation>„{file}“ wird gespeichert&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>{name}, round {round}: {points}, total {total}, out</source>
        <translation>{name}, Runde {round}: {points}, gesamt {total}, alles gelegt</translation>
    </message>
    <message>
        <source>{name}, round {round}: {points}, total {total}</source>
        <translation>{name}, Runde {round}: {points}, gesamt {total}</translation>
    </message>
    <message>
        <source>Round {round}, blocked</source>
        <translation>Runde {round}, blockiert</translation>
    </message>
    <message>
        <source>{name}, round {round}: missed</source>
        <translation>{name}, Runde {round}: nicht mitgespielt</translation>
    </message>
</context>
<context>
    <name>ScoreNotes</name>
    <message>
        <source>{sign} marks a blocked round.</source>
        <translation>{sign} zeigt, dass die Runde blockiert war.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>Die niedrigste Gesamtpunktzahl gewinnt.</translation>
    </message>
    <message>
        <source>The highest total wins.</source>
        <translation>Die höchste Gesamtpunktzahl gewinnt.</translation>
    </message>
    <message>
        <source>Those who missed the last round come last: {names}.</source>
        <translation>Wer die letzte Runde nicht mitgespielt hat, steht auf dem letzten Platz: {names}.</translation>
    </message>
    <message>
        <source>Not played yet: {names}.</source>
        <translation>Noch nicht mitgespielt: {names}.</translation>
    </message>
    <message>
        <source>Points at the start: {names}.</source>
        <translation>Punkte zu Beginn: {names}.</translation>
    </message>
    <message>
        <source>Lead over {names}: {points}</source>
        <translation>Vorsprung auf {names}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>A Mexican train was the longest train, with %n tile(s).</source>
        <translation>
            <numerusform>Der längste Zug war ein Mexican Train mit %n Stein.</numerusform>
            <numerusform>Der längste Zug war ein Mexican Train mit %n Steinen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} had the longest train, with %n tile(s).</source>
        <translation>
            <numerusform>Den längsten Zug hatte {name}, mit %n Stein.</numerusform>
            <numerusform>Den längsten Zug hatte {name}, mit %n Steinen.</numerusform>
        </translation>
    </message>
    <message>
        <source>After round {round}, {name} and {other} were level.</source>
        <translation>Nach Runde {round} lagen {name} und {other} gleichauf.</translation>
    </message>
    <message numerus="yes">
        <source>{name} missed %Ln round(s).</source>
        <extracomment>a player who has won nevertheless</extracomment>
        <translation>
            <numerusform>{name} hat %Ln Runde nicht mitgespielt.</numerusform>
            <numerusform>{name} hat %Ln Runden nicht mitgespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>After round {round} of {total}.</source>
        <translation>Nach Runde {round} von {total}.</translation>
    </message>
    <message>
        <source>Bold figures are the points of each round, with the total beside them. Players who went out are shaded.</source>
        <translation>Fett gedruckt sind die Punkte der Runde, daneben steht die Gesamtpunktzahl. Wer alles gelegt hat, dessen Felder sind farbig hinterlegt.</translation>
    </message>
    <message>
        <source>{sign} marks a missed round.</source>
        <translation>{sign} steht für eine nicht mitgespielte Runde.</translation>
    </message>
    <message>
        <source>After round {round}, {name} was only {points} ahead of {other}.</source>
        <translation>Nach Runde {round} betrug der Vorsprung von {name} auf {other} nur {points}.</translation>
    </message>
    <message>
        <source>The game ended early, after round {round} of {total}.</source>
        <translation>Das Spiel endete vorzeitig, nach Runde {round} von {total}.</translation>
    </message>
    <message>
        <source>If rounds won decide ties, {name} wins.</source>
        <translation>Falls bei Gleichstand die Zahl der gewonnenen Runden entscheidet, gewinnt {name}.</translation>
    </message>
    <message>
        <source>Rounds won are equal. If the best other round decides, {name} wins.</source>
        <translation>Die Zahl der gewonnenen Runden ist gleich. Falls dann die beste übrige Runde entscheidet, gewinnt {name}.</translation>
    </message>
    <message>
        <source>{name} gained most ground in round {round}, scoring {points} against {average}.</source>
        <extracomment>the points of a player, and those of the only other one in the same round</extracomment>
        <translation>Den größten Vorteil hatte {name} in Runde {round}, mit {points} Punkten gegen {average}.</translation>
    </message>
    <message>
        <source>{name} gained most ground in round {round}, scoring {points} against the others’ average of {average}.</source>
        <extracomment>the points of a player, and those of the others in the same round</extracomment>
        <translation>Den größten Vorteil hatte {name} in Runde {round}, mit {points} Punkten gegen {average} im Schnitt bei den anderen.</translation>
    </message>
</context>
<context>
    <name>ScorePadWindow</name>
    <message>
        <source>Rename score pad</source>
        <translation>Punkteblock umbenennen</translation>
    </message>
    <message>
        <source>Tit&amp;le:</source>
        <translation>Tit&amp;el:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <comment>a score pad</comment>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Delete the score pad “{name}” and all its rounds? This cannot be undone.</source>
        <translation>Den Punkteblock „{name}“ mit allen Runden löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>The latest entries on the score pad could not be saved and will be lost when you quit.</source>
        <translation>Die letzten Einträge auf dem Punkteblock konnten nicht gespeichert werden und gehen beim Beenden verloren.</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>{name} (total)</source>
        <translation>{name} (gesamt)</translation>
    </message>
    <message>
        <source>End</source>
        <comment>how a round ended</comment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>who went out</comment>
        <translation>Alles gelegt</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>points brought along</comment>
        <translation>Anfangspunkte</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>Runde blockiert</translation>
    </message>
    <message>
        <source>out</source>
        <comment>how a round ended</comment>
        <translation>alles gelegt</translation>
    </message>
    <message>
        <source>Missed</source>
        <comment>who took no part</comment>
        <translation>Nicht mitgespielt</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>No round has ended yet.</source>
        <translation>Noch ist keine Runde zu Ende.</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <comment>a score sheet</comment>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Points by round and player</source>
        <translation>Punkte nach Runde und Spieler</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search ({key})</source>
        <translation>Suchen ({key})</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>Seat {number} of {count}</source>
        <translation>Platz {number} von {count}</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Umbe&amp;nennen</translation>
    </message>
    <message>
        <source>&amp;Remove this player</source>
        <translation>Spieler &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Colour and emblem</source>
        <translation>&amp;Farbe und Emblem</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>page of settings</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>&amp;Export all data…</source>
        <translation>Alle Daten &amp;exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Import all data…</source>
        <translation>Alle Daten &amp;importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Restore the default settings on both pages?</source>
        <translation>Alle Einstellungen auf beiden Seiten zurücksetzen?</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>SetupController</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>New score pad</source>
        <translation>Neuer Punkteblock</translation>
    </message>
    <message>
        <source>Titl&amp;e:</source>
        <translation>Tit&amp;el:</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>optional</translation>
    </message>
    <message>
        <source>R&amp;ules:</source>
        <translation>&amp;Regeln:</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Picture of the game</source>
        <translation>Bild des Spiels</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>&amp;Text kopieren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern&#xa0;…</translation>
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
        <translation>Die gleichen Steine: {code}</translation>
    </message>
    <message>
        <source>This game is still in progress. Anyone who plays the deal elsewhere will see which tiles are still to come here.</source>
        <translation>Dieses Spiel läuft noch. Wer es anderswo spielt, sieht, welche Steine hier noch kommen.</translation>
    </message>
    <message>
        <source>Include the &amp;code that gives others the same tiles</source>
        <translation>Mit dem &amp;Code, mit dem andere die gleichen Steine bekommen</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Next or previous tile, end or player</source>
        <translation>Zum nächsten oder vorherigen Stein, Ende oder Spieler</translation>
    </message>
    <message>
        <source>Nearest tile, end or player below or above</source>
        <translation>Zum nächstliegenden Stein, Ende oder Spieler darunter oder darüber</translation>
    </message>
    <message>
        <source>First or last tile, end or player</source>
        <translation>Zum ersten oder letzten Stein, Ende oder Spieler</translation>
    </message>
    <message>
        <source>Next or previous part of the table, then the buttons</source>
        <translation>Zum nächsten oder vorherigen Teil des Tisches, dann zu den Schaltflächen</translation>
    </message>
    <message>
        <source>Put the tile back</source>
        <translation>Den Stein zurücklegen</translation>
    </message>
    <message>
        <source>Move the tile within your hand</source>
        <translation>Den Stein innerhalb der Hand verschieben</translation>
    </message>
    <message>
        <source>Add or remove a divider before the tile</source>
        <translation>Trennlinie vor dem Stein einfügen oder entfernen</translation>
    </message>
    <message>
        <source>Scroll the table when it does not fit the window</source>
        <translation>Den Tisch verschieben, wenn er nicht ganz zu sehen ist</translation>
    </message>
    <message>
        <source>Shift + arrow key</source>
        <translation>Umschalt + Pfeiltaste</translation>
    </message>
    <message>
        <source>Enter the value, and go to the next player</source>
        <translation>Wert eintragen und zum nächsten Spieler gehen</translation>
    </message>
    <message>
        <source>Write “+” between the values of tiles</source>
        <translation>„+“ zwischen die Werte von Steinen schreiben</translation>
    </message>
    <message>
        <source>Undo or redo an entry</source>
        <translation>Eintrag rückgängig machen oder wiederherstellen</translation>
    </message>
    <message>
        <source>Discard what was typed</source>
        <translation>Eingabe verwerfen</translation>
    </message>
    <message>
        <source>Rename the selected score pad</source>
        <translation>Ausgewählten Punkteblock umbenennen</translation>
    </message>
    <message>
        <source>Delete the selected score pad</source>
        <translation>Ausgewählten Punkteblock löschen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Search for a command or a key</source>
        <translation>Befehl oder Taste suchen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>&amp;Letter keys at the table</source>
        <translation>Buchstabentasten am T&amp;isch</translation>
    </message>
    <message>
        <source>Without them, use the buttons and menus.</source>
        <translation>Sind sie ausgeschaltet, spielen Sie mit Schaltflächen und Menüs.</translation>
    </message>
    <message>
        <source>Pick up or play a tile, or draw from the boneyard</source>
        <translation>Einen Stein aufnehmen oder anlegen oder aus dem Talon ziehen</translation>
    </message>
</context>
<context>
    <name>Spreadsheet</name>
    <message>
        <source>Spreadsheet (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Your games are open on the computer “{computer}”.</source>
        <translation>Ihre Spiele sind auf dem Computer „{computer}“ geöffnet.</translation>
    </message>
    <message>
        <source>If you also play here, one of the two computers will be unable to save its game. Play here only if mtdesk is no longer running there.</source>
        <translation>Wenn Sie auch hier spielen, kann einer der beiden Computer sein Spiel nicht mehr speichern. Spielen Sie hier nur, wenn mtdesk dort nicht mehr läuft.</translation>
    </message>
    <message>
        <source>Play here anyway</source>
        <translation>Trotzdem hier spielen</translation>
    </message>
    <message>
        <source>This user account cannot open your games folder, “{folder}”.</source>
        <translation>Dieses Benutzerkonto darf den Ordner mit Ihren Spielen nicht öffnen: „{folder}“.</translation>
    </message>
</context>
<context>
    <name>StartProblem</name>
    <message>
        <source>Player {number} has no name yet.</source>
        <translation>Spieler {number} hat noch keinen Namen.</translation>
    </message>
    <message>
        <source>Player {number}’s name contains characters that cannot be displayed.</source>
        <translation>Der Name von Spieler {number} enthält Zeichen, die sich nicht darstellen lassen.</translation>
    </message>
    <message>
        <source>Player {number}’s name is too long. It may have at most {most} characters.</source>
        <translation>Der Name von Spieler {number} ist zu lang. Erlaubt sind höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>Two players are called {name}, but their names must differ.</source>
        <translation>Zwei Spieler heißen {name}, aber die Namen müssen verschieden sein.</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>Comparing the deals with chance…</source>
        <translation>Die Verteilungen werden mit dem Zufall verglichen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>No games match. Choose other rules or a longer period.</source>
        <translation>Keine passenden Spiele. Wählen Sie andere Regeln oder einen längeren Zeitraum.</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>All time</source>
        <comment>period</comment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Past year</source>
        <comment>period</comment>
        <translation>Die letzten zwölf Monate</translation>
    </message>
    <message>
        <source>Past three months</source>
        <comment>period</comment>
        <translation>Die letzten drei Monate</translation>
    </message>
    <message>
        <source>Past month</source>
        <comment>period</comment>
        <translation>Die letzten 30 Tage</translation>
    </message>
    <message>
        <source>Player:</source>
        <translation>Spieler:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>Period:</source>
        <translation>Zeitraum:</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Geht es fair zu?</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Als CSV exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Zurücksetzen&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not counted because a computer or another player made some of the moves.</source>
        <translation>
            <numerusform>%n Spiel zählt nicht, weil darin zeitweise ein Computer oder jemand anders gespielt hat.</numerusform>
            <numerusform>%n Spiele zählen nicht, weil darin zeitweise ein Computer oder jemand anders gespielt hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to show yet. Score pads and games between computers are not counted.</source>
        <translation>Hier gibt es noch nichts zu sehen. Punkteblöcke und Spiele nur unter Computern zählen nicht.</translation>
    </message>
    <message>
        <source>A finished game counts for every person who played all of it themselves, and each deal counts once. Score pads are not counted.</source>
        <translation>Ein beendetes Spiel zählt für alle Menschen, die es ganz selbst gespielt haben, und jede Verteilung zählt einmal. Punkteblöcke zählen nicht.</translation>
    </message>
</context>
<context>
    <name>StatisticsTexts</name>
    <message>
        <source>The statistics were damaged and are being recounted from the saved games. The old file is kept as “{file}”.</source>
        <translation>Die Statistik war beschädigt und wird aus den gespeicherten Spielen neu erstellt. Die alte Datei bleibt als „{file}“ erhalten.</translation>
    </message>
    <message>
        <source>in line with chance</source>
        <translation>im Rahmen des Zufalls</translation>
    </message>
    <message>
        <source>hard to explain by chance</source>
        <translation>durch Zufall kaum zu erklären</translation>
    </message>
    <message>
        <source>“{file}” cannot be used. Your games will be counted later, and nothing is lost.</source>
        <translation>„{file}“ lässt sich nicht benutzen. Ihre Spiele werden später gezählt, und nichts geht verloren.</translation>
    </message>
    <message>
        <source>unusual, about 1 in {count} by chance</source>
        <extracomment>about a figure that deviates from what is expected; count is at least 20</extracomment>
        <translation>ungewöhnlich, durch Zufall nur in etwa 1 von {count} Fällen</translation>
    </message>
    <message>
        <source>“{file}” was saved without {names}, which it cannot contain.</source>
        <extracomment>about an export; {names} are names of files, such as: “a”, “b” and 2 more</extracomment>
        <translation>„{file}“ wurde gespeichert, aber Folgendes ließ sich nicht aufnehmen: {names}.</translation>
    </message>
    <message>
        <source>Nothing was imported because {names} cannot be backed up and replaced.</source>
        <extracomment>before an import; {names} are names of files, such as: “a”, “b” and 2 more</extracomment>
        <translation>Es wurde nichts importiert, denn Folgendes lässt sich nicht sichern und ersetzen: {names}.</translation>
    </message>
</context>
<context>
    <name>StatusPresenter</name>
    <message>
        <source>left</source>
        <comment>tiles in the boneyard</comment>
        <translation>übrig</translation>
    </message>
    <message>
        <source>drew</source>
        <comment>on a player’s name plate: what they did last</comment>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>drew, played</source>
        <comment>on a player’s name plate</comment>
        <translation>gezogen, gelegt</translation>
    </message>
    <message>
        <source>drew, passed</source>
        <comment>on a player’s name plate</comment>
        <translation>gezogen, gepasst</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>on a player’s name plate: what they did last</comment>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>cannot start</source>
        <comment>on a player’s name plate: a train</comment>
        <translation>kann nicht beginnen</translation>
    </message>
</context>
<context>
    <name>StatusTexts</name>
    <message>
        <source>End your turn ({key}) or undo it ({undo}).</source>
        <translation>Beenden Sie Ihren Spielzug ({key}) oder nehmen Sie ihn zurück ({undo}).</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The next tile must go on {tile}.</source>
        <translation>Der nächste Stein muss an den Pasch {tile} angelegt werden.</translation>
    </message>
    <message>
        <source>The next tile must go on one of these doubles: {tiles}.</source>
        <translation>Der nächste Stein muss an einen dieser Pasche angelegt werden: {tiles}.</translation>
    </message>
    <message>
        <source>{tile} needs a follow-up tile.</source>
        <translation>Auf den Pasch {tile} muss noch ein Stein folgen.</translation>
    </message>
    <message>
        <source>Play a tile.</source>
        <translation>Legen Sie einen Stein an.</translation>
    </message>
    <message>
        <source>No one was dealt the engine, so everyone draws until it turns up.</source>
        <translation>Niemand hat den Anfangspasch bekommen, deshalb ziehen alle, bis er gefunden ist.</translation>
    </message>
    <message>
        <source>Play another tile on your train or end the chain ({key}).</source>
        <translation>Legen Sie noch einen Stein an Ihren Zug an, oder beenden Sie die Kette ({key}).</translation>
    </message>
    <message>
        <source>The tile you drew fits. Play it.</source>
        <translation>Der gezogene Stein passt. Legen Sie ihn an.</translation>
    </message>
    <message>
        <source>In your first turn, play as many tiles as you like on your train.</source>
        <translation>Legen Sie in Ihrem ersten Spielzug beliebig viele Steine an Ihren Zug an.</translation>
    </message>
    <message>
        <source>You have one tile left. Tap now ({key}).</source>
        <translation>Sie haben nur noch einen Stein. Klopfen Sie jetzt ({key}).</translation>
    </message>
    <message>
        <source>{name} has one tile left. Tap now ({key}).</source>
        <translation>{name} hat nur noch einen Stein. Jetzt klopfen ({key}).</translation>
    </message>
    <message>
        <source>You have won the game.</source>
        <translation>Sie haben das Spiel gewonnen.</translation>
    </message>
    <message>
        <source>{name} has won the game.</source>
        <translation>{name} hat das Spiel gewonnen.</translation>
    </message>
    <message>
        <source>You have no playable tile. Draw one ({key}).</source>
        <translation>Sie können nicht anlegen. Ziehen Sie einen Stein ({key}).</translation>
    </message>
    <message>
        <source>Your last tile was a double. Draw one more ({key}).</source>
        <translation>Ihr letzter Stein war ein Pasch. Ziehen Sie noch einen Stein ({key}).</translation>
    </message>
    <message>
        <source>You have no playable tile, so you can only pass ({key}).</source>
        <translation>Sie können nicht anlegen, also können Sie nur passen ({key}).</translation>
    </message>
    <message>
        <source>The boneyard is empty, so you can only pass ({key}).</source>
        <translation>Der Talon ist leer, also können Sie nur passen ({key}).</translation>
    </message>
    <message>
        <source>You have no playable tile. Choose which end of your train gets the marker.</source>
        <translation>Sie können nicht anlegen. Wählen Sie, auf welches Ende Ihres Zuges die Lok kommt.</translation>
    </message>
    <message>
        <source>{tile} {where} must be covered.</source>
        <translation>Der Pasch {tile} {where} muss bedient werden.</translation>
    </message>
    <message>
        <source>{tile}, the last double, must be covered.</source>
        <translation>Der letzte Pasch {tile} muss bedient werden.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Use system language</source>
        <translation>Sprache des Systems</translation>
    </message>
    <message>
        <source>La&amp;nguage:</source>
        <translation>S&amp;prache:</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Green felt</source>
        <comment>theme</comment>
        <translation>Grüner Filz</translation>
    </message>
    <message>
        <source>Wooden table</source>
        <comment>theme</comment>
        <translation>Holztisch</translation>
    </message>
    <message>
        <source>Light and plain</source>
        <comment>theme</comment>
        <translation>Hell und schlicht</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Use system setting</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Numerals</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>This theme always shows numerals.</source>
        <translation>Dieses Design zeigt immer Ziffern.</translation>
    </message>
    <message>
        <source>Tile st&amp;yle:</source>
        <translation>Aussehen der S&amp;teine:</translation>
    </message>
    <message>
        <source>&amp;Large tiles</source>
        <translation>&amp;Große Steine</translation>
    </message>
    <message>
        <source>Tiles never shrink. If they do not all fit, scroll the table.</source>
        <translation>Die Steine werden nie kleiner. Passen nicht alle ins Bild, lässt sich der Tisch verschieben.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>size of text</comment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>size of text</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>size of text</comment>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Larger</source>
        <comment>size of text</comment>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Largest</source>
        <comment>size of text</comment>
        <translation>Sehr groß</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>Te&amp;xtgröße:</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>speed</comment>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <translation>Te&amp;mpo:</translation>
    </message>
    <message>
        <source>How fast computers play and tiles move.</source>
        <translation>Wie schnell Computer spielen und Steine sich bewegen.</translation>
    </message>
    <message>
        <source>Sound &amp;volume:</source>
        <translation>&amp;Lautstärke:</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>your train</source>
        <translation>Ihr Zug</translation>
    </message>
    <message>
        <source>the Mexican train</source>
        <translation>Mexican Train</translation>
    </message>
    <message>
        <source>Mexican train {number}</source>
        <translation>Mexican Train {number}</translation>
    </message>
    <message>
        <source>{tile}, fits: {ends}</source>
        <extracomment>spoken by screen readers; {ends} is a list such as: your train and the Mexican train</extracomment>
        <translation>{tile}, passt an: {ends}</translation>
    </message>
    <message>
        <source>Choose a place for {tile}.</source>
        <translation>Wählen Sie eine Stelle für {tile}.</translation>
    </message>
    <message>
        <source>{tile} does not fit anywhere.</source>
        <translation>{tile} passt nirgends.</translation>
    </message>
    <message>
        <source>{name} gave no valid answer, so a simple move was made instead.</source>
        <translation>{name} hat keine gültige Antwort gegeben, deshalb wurde eine einfache Aktion gewählt.</translation>
    </message>
    <message>
        <source>{tile} fits on {trains}.</source>
        <translation>{tile} passt an: {trains}.</translation>
    </message>
    <message>
        <source>Choose a place for {tile}: {trains}.</source>
        <translation>Wählen Sie eine Stelle für {tile}: {trains}.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the boneyard.</source>
        <translation>
            <numerusform>Noch %n Stein im Talon.</numerusform>
            <numerusform>Noch %n Steine im Talon.</numerusform>
        </translation>
    </message>
    <message>
        <source>{owner}’s train</source>
        <translation>Zug von {owner}</translation>
    </message>
    <message numerus="yes">
        <source>{tile} fits in %n place(s). Choose one.</source>
        <translation>
            <numerusform>{tile} passt an %n Stelle. Wählen Sie sie.</numerusform>
            <numerusform>{tile} passt an %n Stellen. Wählen Sie eine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Engine: {tile}</source>
        <translation>Anfangspasch: {tile}</translation>
    </message>
    <message>
        <source>any number fits</source>
        <translation>jede Zahl passt</translation>
    </message>
    <message>
        <source>end {number}</source>
        <translation>Ende {number}</translation>
    </message>
    <message>
        <source>open double</source>
        <translation>offener Pasch</translation>
    </message>
    <message>
        <source>open, with marker</source>
        <comment>a train with its marker on it</comment>
        <translation>offen, mit Lok</translation>
    </message>
    <message>
        <source>not started</source>
        <comment>a train</comment>
        <translation>nicht begonnen</translation>
    </message>
    <message>
        <source>From the station: {tiles}</source>
        <translation>Vom Bahnhof aus: {tiles}</translation>
    </message>
    <message>
        <source>{key} draws a tile.</source>
        <translation>{key} zieht einen Stein.</translation>
    </message>
    <message>
        <source>total {points}</source>
        <comment>points</comment>
        <translation>insgesamt {points}</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>denkt nach&#xa0;…</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>an der Reihe</translation>
    </message>
    <message>
        <source>open train</source>
        <translation>offener Zug</translation>
    </message>
</context>
<context>
    <name>TilesDialog</name>
    <message>
        <source>Tiles left: {name}</source>
        <translation>Übrige Steine: {name}</translation>
    </message>
    <message>
        <source>Tiles of the set</source>
        <translation>Steine des Satzes</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>The other players’ tiles and the engine are dimmed.</source>
        <translation>Die Steine der anderen und der Anfangspasch sind blass.</translation>
    </message>
    <message>
        <source>{tile}, already used</source>
        <translation>{tile}, schon vergeben</translation>
    </message>
    <message>
        <source>None left</source>
        <comment>tiles left</comment>
        <translation>Keine übrig</translation>
    </message>
</context>
<context>
    <name>TransportBar</name>
    <message>
        <source>Before move {move} of {moves}  ·  round {round} of {rounds}</source>
        <translation>Vor Schritt {move} von {moves}  ·  Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>Move {move} of {moves}  ·  round {round} of {rounds}</source>
        <translation>Schritt {move} von {moves}  ·  Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Stelle im Spiel</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
</context>
<context>
    <name>TransportKeys</name>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>go on by itself</comment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Log and analysis</source>
        <translation>Verlauf und Analyse</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
</context>
<context>
    <name>ValueEditor</name>
    <message>
        <source>This number:</source>
        <translation>Diese Zahl:</translation>
    </message>
</context>
</TS>
