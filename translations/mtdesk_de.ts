<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AbandonQuestion</name>
    <message>
        <source>Leave the game that is being played?</source>
        <translation>Das laufende Spiel verlassen?</translation>
    </message>
    <message>
        <source>Nothing is lost: it is kept, and you can take it up again from the recent games.</source>
        <translation>Nichts geht verloren: Es bleibt gespeichert, und Sie können es über die zuletzt geöffneten Spiele wieder aufnehmen.</translation>
    </message>
    <message>
        <source>&amp;Leave the game</source>
        <translation>Spiel &amp;verlassen</translation>
    </message>
    <message>
        <source>&amp;Do not ask again</source>
        <translation>&amp;Nicht mehr fragen</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About mtdesk</source>
        <translation>Über mtdesk</translation>
    </message>
    <message>
        <source>Mexican Train, the domino game: against computers, with people at the same screen, or both.</source>
        <translation>Mexican Train, das Dominospiel: gegen Computer, mit anderen an einem Bildschirm oder beides.</translation>
    </message>
    <message>
        <source>Made with Python {python} and Qt {qt}.</source>
        <translation>Erstellt mit Python {python} und Qt {qt}.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence; the typeface Lato under the SIL Open Font License.</source>
        <translation>Freie Software unter der MIT-Lizenz; die Schrift Lato unter der SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>AccessibleTexts</name>
    <message>
        <source>Table</source>
        <comment>with trains and tiles</comment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Your tiles: {count}</source>
        <translation>Ihre Steine: {count}</translation>
    </message>
    <message>
        <source>Trains, engine {tile}</source>
        <translation>Züge, Anfangspasch {tile}</translation>
    </message>
    <message>
        <source>arm {number} of {count}</source>
        <translation>Arm {number} von {count}</translation>
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
        <source>open, marked</source>
        <comment>a train with its marker on it</comment>
        <translation>offen, mit Lok</translation>
    </message>
    <message>
        <source>not begun</source>
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
        <source>Players</source>
        <translation>Mitspielende</translation>
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
        <source>to move</source>
        <translation>an der Reihe</translation>
    </message>
    <message>
        <source>train open</source>
        <translation>Zug offen</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Draw ({key})</source>
        <translation>Ziehen ({key})</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>end the turn</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pass ({key})</source>
        <comment>end the turn</comment>
        <translation>Passen ({key})</translation>
    </message>
    <message>
        <source>Stop ({key})</source>
        <translation>Aufhören ({key})</translation>
    </message>
    <message>
        <source>Tap ({key})</source>
        <translation>Klopfen ({key})</translation>
    </message>
    <message>
        <source>Play the whole plan</source>
        <translation>Ganzen Plan anlegen</translation>
    </message>
    <message>
        <source>Do not tap</source>
        <translation>Nicht klopfen</translation>
    </message>
    <message>
        <source>End turn ({key})</source>
        <translation>Spielzug beenden ({key})</translation>
    </message>
    <message>
        <source>Draw a tile, or pass if nothing else is possible</source>
        <translation>Einen Stein ziehen oder passen, wenn sonst nichts möglich ist</translation>
    </message>
    <message>
        <source>Stop laying tiles in the first turn</source>
        <translation>Im ersten Spielzug mit dem Anlegen aufhören</translation>
    </message>
    <message>
        <source>Tap to say that one tile is left</source>
        <translation>Klopfen: nur noch ein Stein auf der Hand</translation>
    </message>
    <message>
        <source>End the turn when its end is to be confirmed</source>
        <translation>Spielzug beenden, wenn das Ende zu bestätigen ist</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Was jetzt möglich ist</translation>
    </message>
    <message>
        <source>Takes a tile from the boneyard.</source>
        <translation>Nimmt einen Stein vom Talon.</translation>
    </message>
    <message>
        <source>Ends the turn without laying a tile.</source>
        <translation>Beendet den Spielzug, ohne einen Stein anzulegen.</translation>
    </message>
    <message>
        <source>Ends the first turn.</source>
        <translation>Beendet den ersten Spielzug.</translation>
    </message>
    <message>
        <source>Says that one tile is left.</source>
        <translation>Sagt an, dass nur noch ein Stein übrig ist.</translation>
    </message>
    <message>
        <source>Plays all tiles of the plan, one after another.</source>
        <translation>Legt alle Steine des Plans nacheinander an.</translation>
    </message>
    <message>
        <source>Takes the risk of a penalty.</source>
        <translation>Nimmt eine mögliche Strafe in Kauf.</translation>
    </message>
    <message>
        <source>Lets the next player go on.</source>
        <translation>Lässt die nächste Person weiterspielen.</translation>
    </message>
    <message>
        <source>Why not? ({key})</source>
        <translation>Warum nicht? ({key})</translation>
    </message>
    <message>
        <source>Read the rule against the move that was refused</source>
        <translation>Die Regel lesen, die gegen die abgelehnte Aktion spricht</translation>
    </message>
    <message>
        <source>Opens the rules at the place that says it.</source>
        <translation>Öffnet die Regeln an der Stelle, an der es steht.</translation>
    </message>
</context>
<context>
    <name>AimText</name>
    <message>
        <source>Everybody tries to be the first to lay all their tiles. Tiles that are left over when a round ends cost points.</source>
        <translation>Alle versuchen, als Erste ihre Steine loszuwerden. Steine, die am Ende einer Runde übrig sind, kosten Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n round(s); after the last one the lowest total wins.</source>
        <translation>
            <numerusform>Das Spiel dauert %n Runde; danach gewinnt die niedrigste Gesamtpunktzahl.</numerusform>
            <numerusform>Das Spiel hat %n Runden; nach der letzten gewinnt die niedrigste Gesamtpunktzahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody tries to be the first to lay all their tiles. Whoever manages it earns points for the tiles that the others have left.</source>
        <translation>Alle versuchen, als Erste ihre Steine loszuwerden. Wem es gelingt, erhält Punkte für die Steine, die die anderen noch haben.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n round(s); after the last one the highest total wins.</source>
        <translation>
            <numerusform>Das Spiel dauert %n Runde; danach gewinnt die höchste Gesamtpunktzahl.</numerusform>
            <numerusform>Das Spiel hat %n Runden; nach der letzten gewinnt die höchste Gesamtpunktzahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Ziel des Spiels</translation>
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
    <name>ApprovalDialog</name>
    <message>
        <source>Start this program?</source>
        <translation>Dieses Programm starten?</translation>
    </message>
    <message>
        <source>“{name}” is started by this command:</source>
        <translation>„{name}“ wird mit diesem Befehl gestartet:</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>It runs on this computer with your rights: it can read, change and delete your files. Start it only if you know it and trust it. You are asked once for each command.</source>
        <translation>Es läuft auf diesem Computer mit Ihren Rechten: Es kann Ihre Dateien lesen, ändern und löschen. Starten Sie es nur, wenn Sie es kennen und ihm vertrauen. Sie werden für jeden Befehl nur einmal gefragt.</translation>
    </message>
    <message>
        <source>&amp;Start it</source>
        <translation>&amp;Starten</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>G&amp;o on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;End the guide</source>
        <translation>Führung &amp;beenden</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Seed of this game:</source>
        <translation>Spielnummer dieses Spiels:</translation>
    </message>
    <message>
        <source>Its fingerprint (SHA-256):</source>
        <translation>Ihr Fingerabdruck (SHA-256):</translation>
    </message>
    <message>
        <source>This prints the fingerprint:</source>
        <translation>Das gibt den Fingerabdruck aus:</translation>
    </message>
    <message>
        <source>With the tools of your system</source>
        <translation>Mit den Werkzeugen Ihres Systems</translation>
    </message>
    <message>
        <source>With this program</source>
        <translation>Mit diesem Programm</translation>
    </message>
    <message>
        <source>Save the game first. This plays it again, and refuses any other deal:</source>
        <translation>Speichern Sie zuerst das Spiel. Dies spielt es nach und lehnt jede andere Verteilung ab:</translation>
    </message>
    <message>
        <source>Without this program</source>
        <translation>Ohne dieses Programm</translation>
    </message>
    <message>
        <source>This short script needs nothing but Python. Save it as “check_deals.py” and start it with “python3 check_deals.py GAME.mtrain”: it shuffles every round from the seed as the rules describe it, and compares.</source>
        <translation>Dieses kurze Skript braucht nur Python. Speichern Sie es als „check_deals.py“ und starten Sie es mit „python3 check_deals.py GAME.mtrain“: Es mischt jede Runde aus der Spielnummer, wie die Regeln es beschreiben, und vergleicht.</translation>
    </message>
    <message>
        <source>The script that checks deals</source>
        <translation>Das Skript, das Verteilungen prüft</translation>
    </message>
    <message>
        <source>Copy the script</source>
        <translation>Skript kopieren</translation>
    </message>
    <message>
        <source>No game is on the table.</source>
        <translation>Auf dem Tisch ist kein Spiel.</translation>
    </message>
    <message>
        <source>This game has no seed: each deal was drawn by chance for itself and cannot be checked.</source>
        <translation>Dieses Spiel hat keine Spielnummer: Jede Verteilung war für sich Zufall und lässt sich nicht prüfen.</translation>
    </message>
    <message>
        <source>All deals of a game follow from its seed, a text that was drawn before the first deal. So anybody can shuffle again and compare.</source>
        <translation>Alle Verteilungen eines Spiels folgen aus seiner Spielnummer, einem Text, der vor der ersten Verteilung feststand. So kann jeder nachmischen und vergleichen.</translation>
    </message>
    <message>
        <source>All deals of a game follow from its seed, a text that was drawn before the first deal. It would tell what is hidden, so it is shown when the game is over. Its fingerprint holds the program to it: note it now, and compare it then.</source>
        <translation>Alle Verteilungen eines Spiels folgen aus seiner Spielnummer, einem Text, der vor der ersten Verteilung feststand. Sie würde Verdecktes verraten, darum steht sie erst nach dem Ende des Spiels hier. Der Fingerabdruck legt das Programm darauf fest: jetzt notieren und dann vergleichen.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>menu of what can be done in a turn</comment>
        <translation>Spiel&amp;zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel&#xa0;…</translation>
    </message>
    <message>
        <source>Play this &amp;deal again</source>
        <translation>Gleiche Verteilung n&amp;och einmal</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <comment>a saved game</comment>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>&amp;Zuletzt geöffnete Spiele</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Change players…</source>
        <translation>Spieler &amp;wechseln&#xa0;…</translation>
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
        <source>&amp;Tools</source>
        <translation>E&amp;xtras</translation>
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
        <source>&amp;Play on for me</source>
        <translation>Für mich weiter&amp;spielen</translation>
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
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show &amp;whole table</source>
        <translation>Ganzer T&amp;isch</translation>
    </message>
    <message>
        <source>&amp;Mute sounds</source>
        <translation>&amp;Stumm</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>House &amp;rules…</source>
        <translation>&amp;Hausregeln&#xa0;…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Statistik&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Guided first round</source>
        <translation>&amp;Geführte erste Runde</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
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
        <source>&amp;Score pad…</source>
        <comment>for games with real tiles</comment>
        <translation>&amp;Punkteblock&#xa0;…</translation>
    </message>
    <message>
        <source>Is it &amp;fair?</source>
        <translation>Ist es &amp;fair?</translation>
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
        <source>&amp;Look through a game…</source>
        <translation>Spiel &amp;ansehen&#xa0;…</translation>
    </message>
    <message>
        <source>S&amp;hare this deal…</source>
        <translation>Diese Verteilung &amp;teilen&#xa0;…</translation>
    </message>
    <message>
        <source>Play a shared d&amp;eal…</source>
        <translation>&amp;Geteilte Verteilung spielen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Problem report…</source>
        <translation>&amp;Fehlerbericht&#xa0;…</translation>
    </message>
</context>
<context>
    <name>CostChart</name>
    <message>
        <source>Line chart of the points lost in this round</source>
        <translation>Liniendiagramm der in dieser Runde verlorenen Punkte</translation>
    </message>
</context>
<context>
    <name>CostList</name>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
</context>
<context>
    <name>CostPanel</name>
    <message>
        <source>Points lost in round {round}</source>
        <translation>In Runde {round} verlorene Punkte</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>&amp;What did it cost?</source>
        <translation>Was &amp;hat es gekostet?</translation>
    </message>
    <message>
        <source>The strongest computer player thinks over every decision once more, by nothing but what the player could know, and tells how many points a better move would have been worth. This takes a while.</source>
        <translation>Der stärkste Computer überdenkt jede Entscheidung noch einmal, nur nach dem, was dabei bekannt sein konnte, und nennt die Punkte, die eine bessere Aktion wert gewesen wäre. Das dauert eine Weile.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Wessen Entscheidungen</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Gründlich</translation>
    </message>
    <message>
        <source>How thoroughly</source>
        <translation>Wie gründlich</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Die teuersten zuerst</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Der Reihe nach</translation>
    </message>
    <message>
        <source>Order of the decisions</source>
        <translation>Reihenfolge der Entscheidungen</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>Beurteilte Entscheidungen</translation>
    </message>
    <message>
        <source>± tells of chance in the search only, not of errors of its own.</source>
        <translation>± nennt nur den Zufall der Suche, nicht ihre eigenen Fehler.</translation>
    </message>
    <message>
        <source>Points of the round against the mean of the others, as the strongest computer player judges by what the player could know at that moment.</source>
        <translation>Punkte der Runde gegenüber dem Mittel der anderen, wie der stärkste Computer es nach dem beurteilt, was in diesem Augenblick zu wissen war.</translation>
    </message>
</context>
<context>
    <name>CostTexts</name>
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
        <translation>aufhören</translation>
    </message>
    <message>
        <source>{tile} → elsewhere</source>
        <translation>{tile} → anderswo</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Etwas Besseres wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Cost against the best move found: {points} points.</source>
        <translation>Kosten gegenüber der besten gefundenen Aktion: {points} Punkte.</translation>
    </message>
    <message>
        <source>What speaks against it: {reasons}.</source>
        <translation>Was dagegen spricht: {reasons}.</translation>
    </message>
    <message>
        <source>There is nothing to judge: nobody had a choice.</source>
        <translation>Es gibt nichts zu beurteilen: Niemand hatte eine Wahl.</translation>
    </message>
    <message>
        <source>Not all decisions could be judged: a computer player failed.</source>
        <translation>Nicht alle Entscheidungen konnten beurteilt werden: Ein Computer ist ausgefallen.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {mistakes}, {points} points a decision</source>
        <translation>{name}: {mistakes}, je Entscheidung {points} Punkte</translation>
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
        <source>Pass the device to {name}.</source>
        <translation>Bitte das Gerät an {name} weitergeben.</translation>
    </message>
    <message>
        <source>The tiles are hidden until then.</source>
        <translation>Bis dahin sind die Steine verdeckt.</translation>
    </message>
    <message>
        <source>I am {name}: show my tiles</source>
        <translation>Ich bin {name}: Steine zeigen</translation>
    </message>
</context>
<context>
    <name>DataController</name>
    <message>
        <source>The import could not be completed and is tried again at the next start: {reason}.</source>
        <translation>Der Import ist noch nicht vollständig und wird beim nächsten Start fortgesetzt: {reason}.</translation>
    </message>
    <message>
        <source>An unfinished import has now been completed. Your previous data is kept in “{file}”.</source>
        <translation>Ein unvollständiger Import wurde jetzt abgeschlossen. Ihre bisherigen Daten sind in „{file}“ gesichert.</translation>
    </message>
    <message>
        <source>All data of mtdesk</source>
        <translation>Alle Daten von mtdesk</translation>
    </message>
    <message>
        <source>Exporting all data…</source>
        <translation>Alle Daten werden exportiert&#xa0;…</translation>
    </message>
    <message>
        <source>Checking the file…</source>
        <translation>Die Datei wird geprüft&#xa0;…</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Die Daten werden importiert&#xa0;…</translation>
    </message>
    <message>
        <source>Backing up all data…</source>
        <translation>Alle Daten werden gesichert&#xa0;…</translation>
    </message>
</context>
<context>
    <name>DealController</name>
    <message>
        <source>This game has no code: its tiles were not dealt from a seed.</source>
        <translation>Dieses Spiel hat keinen Code: Seine Steine wurden nicht nach einer Spielnummer ausgeteilt.</translation>
    </message>
</context>
<context>
    <name>DealTexts</name>
    <message>
        <source>“{letter}” cannot be in a code.</source>
        <translation>„{letter}“ kommt in keinem Code vor.</translation>
    </message>
    <message>
        <source>This is not the whole code yet.</source>
        <translation>Das ist noch nicht der ganze Code.</translation>
    </message>
    <message>
        <source>There is a typing error in this code.</source>
        <translation>In diesem Code ist ein Tippfehler.</translation>
    </message>
    <message>
        <source>This code is of a newer version of mtdesk.</source>
        <translation>Dieser Code stammt von einer neueren Version von mtdesk.</translation>
    </message>
    <message>
        <source>Paste or type the code of a deal above.</source>
        <translation>Fügen Sie oben den Code einer Verteilung ein, oder tippen Sie ihn.</translation>
    </message>
    <message>
        <source>Custom rules: like “{preset}”, but</source>
        <translation>Eigene Regeln: wie „{preset}“, aber</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) each</source>
        <translation>
            <numerusform>je %n Stein</numerusform>
            <numerusform>je %n Steine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealsPage</name>
    <message>
        <source>Every round counts that was dealt at this table, also of games that were left, so that nobody can choose the lucky ones.</source>
        <translation>Es zählt jede Runde, die an diesem Tisch ausgeteilt wurde, auch aus abgebrochenen Spielen. So kann niemand nur die günstigen aussuchen.</translation>
    </message>
    <message>
        <source>What chance would give follows from the rules: tiles are drawn and not put back. A figure is called unusual if chance alone would be as far off in less than one of twenty cases; with so many figures, one now and then is.</source>
        <translation>Was der Zufall ergäbe, folgt aus den Regeln: Steine werden gezogen und nicht zurückgelegt. Ungewöhnlich heißt ein Wert, wenn der Zufall allein in weniger als einem von zwanzig Fällen so weit daneben läge; bei so vielen Werten kommt das ab und zu vor.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) dealt.</source>
        <translation>
            <numerusform>%n Runde wurde ausgeteilt.</numerusform>
            <numerusform>%n Runden wurden ausgeteilt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too little to tell; from %n round(s) on there is a verdict.</source>
        <translation>
            <numerusform>Das ist zu wenig für ein Urteil; ab %n Runde gibt es eines.</numerusform>
            <numerusform>Das ist zu wenig für ein Urteil; ab %n Runden gibt es eines.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken all together: {verdict}.</source>
        <translation>Alles zusammengenommen: {verdict}.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>bei Zufall</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Doubles among the tiles dealt</source>
        <translation>Pasche unter den ausgeteilten Steinen</translation>
    </message>
    <message>
        <source>Pips on a tile dealt</source>
        <translation>Augen auf einem ausgeteilten Stein</translation>
    </message>
    <message>
        <source>How often each number was dealt</source>
        <translation>Wie oft jede Zahl ausgeteilt wurde</translation>
    </message>
    <message>
        <source>Drawn tiles that fit at once</source>
        <translation>Gezogene Steine, die sofort passten</translation>
    </message>
    <message>
        <source>Rounds in which nobody held the engine</source>
        <translation>Runden, in denen niemand den Anfangspasch hatte</translation>
    </message>
    <message>
        <source>Left column: to people. Right one: to computers. The lines mark what chance would give.</source>
        <translation>Linke Säule: an Menschen. Rechte: an Computer. Die Striche zeigen, was der Zufall ergäbe.</translation>
    </message>
</context>
<context>
    <name>DecisionModel</name>
    <message>
        <source>Move</source>
        <comment>round and number</comment>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Played → better</source>
        <translation>Gespielt → besser</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
</context>
<context>
    <name>DeleteQuestion</name>
    <message>
        <source>Delete the score pad “{name}” with all its rounds? It cannot be brought back.</source>
        <translation>Den Punkteblock „{name}“ mit allen Runden löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>DoublesText</name>
    <message>
        <source>Doubles</source>
        <translation>Pasche</translation>
    </message>
    <message>
        <source>A double lies crosswise and asks for a further tile in the same turn.</source>
        <translation>Ein Pasch liegt quer und verlangt noch im selben Spielzug einen weiteren Stein.</translation>
    </message>
    <message>
        <source>A double that is the last tile in your hand may be laid all the same.</source>
        <translation>Ein Pasch, der der letzte Stein der Hand ist, darf trotzdem angelegt werden.</translation>
    </message>
    <message>
        <source>If you cannot lay the further tile, you draw one. If that does not help, you pass.</source>
        <translation>Wer den weiteren Stein nicht anlegen kann, zieht einen. Hilft auch das nicht, wird gepasst.</translation>
    </message>
    <message>
        <source>It goes wherever you may lay, or on any double that you have laid in this turn.</source>
        <translation>Er kommt an ein beliebiges erlaubtes Ende oder an einen Pasch, der in diesem Spielzug angelegt wurde.</translation>
    </message>
    <message>
        <source>It has to go on this very double, on either end if you have made a fork of it. So it is never a double itself, for there is only one of each number.</source>
        <translation>Er muss an ebendiesen Pasch, bei einer Gabelung an eines der beiden Enden. Selbst ist er also nie ein Pasch, denn von jeder Zahl gibt es nur einen.</translation>
    </message>
    <message>
        <source>It has to go on this very double. So it is never a double itself, for there is only one of each number.</source>
        <translation>Er muss an ebendiesen Pasch. Selbst ist er also nie ein Pasch, denn von jeder Zahl gibt es nur einen.</translation>
    </message>
    <message>
        <source>The further tile must not be a double: a turn holds only one.</source>
        <translation>Der weitere Stein darf kein Pasch sein: Je Spielzug ist nur einer erlaubt.</translation>
    </message>
    <message>
        <source>The further tile may be a double only if you keep a tile in your hand that fits on one of the two. The next tile has to go on one of these two doubles then; there is no third double.</source>
        <translation>Der weitere Stein darf nur dann ein Pasch sein, wenn auf der Hand ein Stein bleibt, der an einen der beiden passt. Der nächste Stein muss dann an einen dieser beiden Pasche; einen dritten gibt es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>The further tile may be a double and then asks for a tile itself, but a turn holds no more than %n double(s).</source>
        <translation>
            <numerusform>Der weitere Stein darf ein Pasch sein und verlangt dann seinerseits einen, aber je Spielzug ist höchstens %n Pasch erlaubt.</numerusform>
            <numerusform>Der weitere Stein darf ein Pasch sein und verlangt dann seinerseits einen, aber je Spielzug sind höchstens %n Pasche erlaubt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The further tile may be a double and then asks for a tile itself: a turn may hold any number of doubles.</source>
        <translation>Der weitere Stein darf ein Pasch sein und verlangt dann seinerseits einen: Je Spielzug sind beliebig viele Pasche erlaubt.</translation>
    </message>
    <message>
        <source>If all tiles with its number lie on the table, nothing can follow: your turn ends with the double.</source>
        <translation>Liegen alle Steine mit seiner Zahl auf dem Tisch, kann nichts folgen: Der Spielzug endet mit dem Pasch.</translation>
    </message>
    <message>
        <source>If all tiles with its number lie on the table, nothing can follow: you draw a tile all the same, as long as there are any, and pass.</source>
        <translation>Liegen alle Steine mit seiner Zahl auf dem Tisch, kann nichts folgen: Trotzdem wird ein Stein gezogen, solange es welche gibt, und gepasst.</translation>
    </message>
</context>
<context>
    <name>EndText</name>
    <message>
        <source>End of a round</source>
        <translation>Ende einer Runde</translation>
    </message>
    <message>
        <source>Whoever lays the last tile of their hand is out, and the round ends.</source>
        <translation>Wer den letzten Stein der Hand anlegt, hat alle Steine abgelegt, und die Runde endet.</translation>
    </message>
    <message>
        <source>Whoever lays the last tile of their hand is out, and the round ends at once, even if that tile is a double.</source>
        <translation>Wer den letzten Stein der Hand anlegt, hat alle Steine abgelegt, und die Runde endet sofort, auch wenn dieser Stein ein Pasch ist.</translation>
    </message>
    <message>
        <source>If the last tile is a double, it is covered first: the nearest player clockwise who has a tile with its number lays one on it, whatever other rules say. If nobody has one, the round ends without that.</source>
        <translation>Ist der letzte Stein ein Pasch, wird er noch bedient: Wer im Uhrzeigersinn als Nächstes einen Stein mit seiner Zahl hat, legt einen solchen daran an, was auch immer andere Regeln sagen. Hat niemand einen, endet die Runde ohne das.</translation>
    </message>
    <message>
        <source>The round is blocked, and ends too, when the boneyard is empty and all players have passed one after the other without any tile laid or marker put on in between.</source>
        <translation>Die Runde ist blockiert und endet ebenfalls, wenn der Talon leer ist und alle nacheinander gepasst haben, ohne dass dazwischen ein Stein angelegt oder eine Lok aufgesetzt wurde.</translation>
    </message>
    <message>
        <source>If the chain of a first turn uses up a whole hand, everybody else still gets the first turn; then the round ends, whatever the last tile was.</source>
        <translation>Verbraucht die Startkette eines ersten Spielzugs die ganze Hand, haben alle anderen noch ihren ersten Spielzug; danach endet die Runde, gleich welcher Stein der letzte war.</translation>
    </message>
    <message>
        <source>If the chain of a first turn uses up a whole hand, the round ends at once, whatever the last tile was.</source>
        <translation>Verbraucht die Startkette eines ersten Spielzugs die ganze Hand, endet die Runde sofort, gleich welcher Stein der letzte war.</translation>
    </message>
</context>
<context>
    <name>EntryRow</name>
    <message>
        <source>Out</source>
        <comment>a player has laid all tiles</comment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>{name} hat alle Steine abgelegt</translation>
    </message>
    <message>
        <source>Tiles…</source>
        <comment>tap the tiles that are left</comment>
        <translation>Steine&#xa0;…</translation>
    </message>
    <message>
        <source>Tap the tiles left: {name}</source>
        <translation>Übrige Steine antippen: {name}</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>a player takes no part in the round</comment>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>{name} takes no part in this round</source>
        <translation>{name} spielt in dieser Runde nicht mit</translation>
    </message>
    <message>
        <source>Value of the tiles left: {name}, player {number}</source>
        <translation>Wert der übrigen Steine: {name}, Person {number}</translation>
    </message>
</context>
<context>
    <name>ErrorNotice</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>An error in the program was caught; the game is saved up to the last move and goes on.</source>
        <translation>Ein Fehler im Programm wurde abgefangen; das Spiel ist bis zur letzten Aktion gespeichert und geht weiter.</translation>
    </message>
    <message>
        <source>Report file: {file}</source>
        <translation>Fehlerbericht: {file}</translation>
    </message>
    <message>
        <source>Something went wrong last time</source>
        <translation>Beim letzten Mal ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>The program crashed, or did not answer for a while. Nothing of the game is lost: it goes on where it was. A report says what happened, without names of people or folders.</source>
        <translation>Das Programm ist abgestürzt oder hat eine Weile nicht reagiert. Vom Spiel ist nichts verloren: Es geht weiter, wo es war. Ein Bericht sagt, was geschehen ist, ohne Namen von Personen oder Ordnern.</translation>
    </message>
    <message>
        <source>&amp;Show report</source>
        <translation>Bericht &amp;zeigen</translation>
    </message>
</context>
<context>
    <name>ErrorTexts</name>
    <message>
        <source>The settings were damaged and start afresh: the old file is kept as “{file}”.</source>
        <translation>Die Einstellungen waren beschädigt und beginnen neu: Die alte Datei bleibt als „{file}“ erhalten.</translation>
    </message>
    <message>
        <source>Some settings could not be read and are the usual ones again: {names}. The old file is kept as “{file}”.</source>
        <extracomment>{names} are words of the program&apos;s own, such as: “pace”, “people[2]” and 2 more</extracomment>
        <translation>Einige Einstellungen waren nicht lesbar und sind wieder die üblichen: {names}. Die alte Datei bleibt als „{file}“ erhalten.</translation>
    </message>
    <message>
        <source>The settings in “{file}” cannot be read: the usual ones hold for now.</source>
        <translation>Die Einstellungen in „{file}“ können nicht gelesen werden: Vorerst gelten die üblichen.</translation>
    </message>
    <message>
        <source>The settings hold until the program ends: “{file}” cannot be written.</source>
        <translation>Die Einstellungen gelten nur bis zum Beenden: „{file}“ kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The theme in “{file}” is not used: the file is damaged.</source>
        <translation>Das Design in „{file}“ wird nicht verwendet: Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>Some of the theme in “{file}” cannot be read and is not used: {names}.</source>
        <extracomment>{names} are words in the file, such as: “colours.felt”, “title” and 2 more</extracomment>
        <translation>Ein Teil des Designs in „{file}“ ist nicht lesbar und wird nicht verwendet: {names}.</translation>
    </message>
    <message>
        <source>The theme in “{file}” is not used: the file cannot be read.</source>
        <translation>Das Design in „{file}“ wird nicht verwendet: Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The theme in “{file}” is not used: there is another one of the same name.</source>
        <translation>Das Design in „{file}“ wird nicht verwendet: Es gibt schon eines mit diesem Namen.</translation>
    </message>
    <message>
        <source>The theme in “{file}” is not used: its texts would be hard to read.</source>
        <translation>Das Design in „{file}“ wird nicht verwendet: Seine Texte wären schlecht zu lesen.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: {reason}.</source>
        <translation>„{file}“ kann nicht geöffnet werden: {reason}.</translation>
    </message>
    <message>
        <source>The rules “{rules}” cannot be saved: {reason}.</source>
        <translation>Die Regeln „{rules}“ können nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>The rules “{rules}” cannot be deleted: {reason}.</source>
        <translation>Die Regeln „{rules}“ können nicht gelöscht werden: {reason}.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved: {reason}.</source>
        <translation>„{file}“ kann nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>The file of your game had gone, so it has been saved again.</source>
        <translation>Die Datei Ihres Spiels war verschwunden; es wurde neu gespeichert.</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>You lay {tile} on your train.</source>
        <translation>Sie legen {tile} an Ihren Zug an.</translation>
    </message>
    <message>
        <source>You lay {tile} on the train of {owner}.</source>
        <translation>Sie legen {tile} an den Zug von {owner} an.</translation>
    </message>
    <message>
        <source>You lay {tile} on the Mexican train.</source>
        <translation>Sie legen {tile} an den Mexican Train an.</translation>
    </message>
    <message>
        <source>You lay {tile} on Mexican train {number}.</source>
        <translation>Sie legen {tile} an den Mexican Train {number} an.</translation>
    </message>
    <message>
        <source>{name} lays {tile} on their own train.</source>
        <translation>{name} legt {tile} an den eigenen Zug an.</translation>
    </message>
    <message>
        <source>{name} lays {tile} on your train.</source>
        <translation>{name} legt {tile} an Ihren Zug an.</translation>
    </message>
    <message>
        <source>{name} lays {tile} on the train of {owner}.</source>
        <translation>{name} legt {tile} an den Zug von {owner} an.</translation>
    </message>
    <message>
        <source>{name} lays {tile} on the Mexican train.</source>
        <translation>{name} legt {tile} an den Mexican Train an.</translation>
    </message>
    <message>
        <source>{name} lays {tile} on Mexican train {number}.</source>
        <translation>{name} legt {tile} an den Mexican Train {number} an.</translation>
    </message>
    <message>
        <source>You lay {tile} and fork your train.</source>
        <translation>Sie legen {tile} an und gabeln Ihren Zug.</translation>
    </message>
    <message>
        <source>{name} lays {tile} and forks the train.</source>
        <translation>{name} legt {tile} an und gabelt den eigenen Zug.</translation>
    </message>
    <message>
        <source>Open double {tile} on your train.</source>
        <translation>Offener Pasch {tile} an Ihrem Zug.</translation>
    </message>
    <message>
        <source>Open double {tile} on {owner}&apos;s train.</source>
        <translation>Offener Pasch {tile} am Zug von {owner}.</translation>
    </message>
    <message>
        <source>Open double {tile} on the Mexican train.</source>
        <translation>Offener Pasch {tile} am Mexican Train.</translation>
    </message>
    <message>
        <source>Open double {tile} on Mexican train {number}.</source>
        <translation>Offener Pasch {tile} am Mexican Train {number}.</translation>
    </message>
    <message>
        <source>Your train is closed again.</source>
        <translation>Ihr Zug ist wieder geschlossen.</translation>
    </message>
    <message>
        <source>{owner}&apos;s train is closed again.</source>
        <translation>Der Zug von {owner} ist wieder geschlossen.</translation>
    </message>
    <message>
        <source>You lay the engine: {tile}.</source>
        <translation>Sie legen den Anfangspasch: {tile}.</translation>
    </message>
    <message>
        <source>{name} lays the engine: {tile}.</source>
        <translation>{name} legt den Anfangspasch: {tile}.</translation>
    </message>
    <message>
        <source>The engine is sought: you draw a tile.</source>
        <translation>Der Anfangspasch wird gesucht: Sie ziehen einen Stein.</translation>
    </message>
    <message>
        <source>The engine is sought: you draw {tile}.</source>
        <translation>Der Anfangspasch wird gesucht: Sie ziehen {tile}.</translation>
    </message>
    <message>
        <source>The engine is sought: {name} draws a tile.</source>
        <translation>Der Anfangspasch wird gesucht: {name} zieht einen Stein.</translation>
    </message>
    <message>
        <source>The engine is sought: {name} draws {tile}.</source>
        <translation>Der Anfangspasch wird gesucht: {name} zieht {tile}.</translation>
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
        <source>You pass and get a marker.</source>
        <translation>Sie passen und setzen die Lok auf Ihren Zug.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>{name} passes and gets a marker.</source>
        <translation>{name} passt und setzt die Lok auf den eigenen Zug.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Sie sind an der Reihe.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>{name} ist an der Reihe.</translation>
    </message>
    <message>
        <source>You stop your first-turn chain.</source>
        <translation>Sie beenden Ihre Startkette.</translation>
    </message>
    <message>
        <source>{name} stops the first-turn chain.</source>
        <translation>{name} beendet die Startkette.</translation>
    </message>
    <message>
        <source>You have one tile left and tap.</source>
        <translation>Sie haben nur noch einen Stein und klopfen.</translation>
    </message>
    <message>
        <source>{name} has one tile left and taps.</source>
        <translation>{name} hat nur noch einen Stein und klopft.</translation>
    </message>
    <message>
        <source>You did not tap and miss your next turn.</source>
        <translation>Sie haben nicht geklopft und setzen beim nächsten Mal aus.</translation>
    </message>
    <message>
        <source>{name} did not tap and misses the next turn.</source>
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
        <source>You are out.</source>
        <translation>Sie haben alle Steine abgelegt.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <extracomment>The last tile of this player has been laid.</extracomment>
        <translation>{name} hat alle Steine abgelegt.</translation>
    </message>
    <message>
        <source>You have to cover the last double: {tile}.</source>
        <translation>Sie müssen den letzten Pasch bedienen: {tile}.</translation>
    </message>
    <message>
        <source>{name} has to cover the last double: {tile}.</source>
        <translation>{name} muss den letzten Pasch bedienen: {tile}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>The round is blocked: nobody can lay a tile.</source>
        <translation>Die Runde ist blockiert: Niemand kann mehr anlegen.</translation>
    </message>
    <message>
        <source>You get {points} plus points.</source>
        <translation>Sie erhalten {points} Pluspunkte.</translation>
    </message>
    <message>
        <source>{name} gets {points} plus points.</source>
        <translation>{name} erhält {points} Pluspunkte.</translation>
    </message>
    <message>
        <source>The double {tile} is covered.</source>
        <translation>Der Pasch {tile} ist bedient.</translation>
    </message>
    <message>
        <source>All tiles with {pip} are on the table: the double {tile} need not be covered.</source>
        <translation>Alle Steine mit der {pip} liegen auf dem Tisch: Der Pasch {tile} muss nicht bedient werden.</translation>
    </message>
    <message>
        <source>Engine: {tile}.</source>
        <translation>Anfangspasch: {tile}.</translation>
    </message>
    <message>
        <source>Round {round} of {total}: {name} starts. Engine: {tile}.</source>
        <translation>Runde {round} von {total}: {name} beginnt. Anfangspasch: {tile}.</translation>
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
    <message numerus="yes">
        <source>The tiles are dealt, %n left in the boneyard.</source>
        <translation>
            <numerusform>Die Steine sind ausgeteilt, %n Stein bleibt im Talon.</numerusform>
            <numerusform>Die Steine sind ausgeteilt, %n Steine bleiben im Talon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You did not tap and draw %n penalty tile(s).</source>
        <translation>
            <numerusform>Sie haben nicht geklopft und ziehen %n Strafstein.</numerusform>
            <numerusform>Sie haben nicht geklopft und ziehen %n Strafsteine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} did not tap and draws %n penalty tile(s).</source>
        <translation>
            <numerusform>{name} hat nicht geklopft und zieht %n Strafstein.</numerusform>
            <numerusform>{name} hat nicht geklopft und zieht %n Strafsteine.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message>
        <source>Is it fair?</source>
        <translation>Ist es fair?</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
</context>
<context>
    <name>FiguresTable</name>
    <message>
        <source>Games</source>
        <comment>column</comment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: games won</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>column: share of wins</comment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>If all played alike</source>
        <comment>column: share of wins expected</comment>
        <translation>Wenn alle gleich spielten</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column</comment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>column: rounds out</comment>
        <translation>Abgelegt</translation>
    </message>
    <message>
        <source>Points a round</source>
        <comment>column</comment>
        <translation>Punkte pro Runde</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Insgesamt</translation>
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
        <source>People at the table</source>
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
        <source>Games, rules, score pads, and all data</source>
        <translation>Spiele, Regeln, Punkteblöcke und alle Daten</translation>
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
    <name>FirstTurnText</name>
    <message>
        <source>In your first turn of a round you lay on your own train only: as many tiles as you like, each on the one before.</source>
        <translation>Im ersten Spielzug einer Runde wird nur an den eigenen Zug angelegt: beliebig viele Steine als Startkette, jeder an den vorigen.</translation>
    </message>
    <message>
        <source>After each tile you may stop; the turn ends by itself when nothing in your hand fits any more.</source>
        <translation>Nach jedem Stein ist Schluss möglich; passt nichts auf der Hand mehr, endet der Spielzug von selbst.</translation>
    </message>
    <message>
        <source>The first turn</source>
        <translation>Der erste Spielzug</translation>
    </message>
    <message>
        <source>You have to lay at least one tile; you always can, for any tile begins your train.</source>
        <translation>Mindestens ein Stein muss angelegt werden; das geht immer, denn der eigene Zug beginnt mit jedem Stein.</translation>
    </message>
    <message>
        <source>If one of your tiles fits, you have to lay at least one. If none does, you draw one: if it fits, you lay it, and the turn ends with it; otherwise you pass. If the boneyard is empty, you pass at once.</source>
        <translation>Wer einen passenden Stein hat, muss mindestens einen anlegen. Wer keinen hat, zieht einen: Passt er, wird er angelegt, und der Spielzug endet damit; sonst wird gepasst. Ist der Talon leer, wird sofort gepasst.</translation>
    </message>
    <message>
        <source>If one of your tiles fits, you have to lay at least one. If none does, you pass without drawing.</source>
        <translation>Wer einen passenden Stein hat, muss mindestens einen anlegen. Wer keinen hat, passt, ohne zu ziehen.</translation>
    </message>
    <message>
        <source>Doubles ask for nothing more in this turn, and you may lay any number of them.</source>
        <translation>Pasche verlangen in diesem Spielzug nichts weiter, und ihre Zahl ist nicht begrenzt.</translation>
    </message>
    <message>
        <source>If your chain ends with one, it is an open double. It does not bind anybody in a first turn, but in all turns after those.</source>
        <translation>Endet die Startkette mit einem Pasch, ist dieser offen. Im ersten Spielzug bindet er niemanden, in allen Spielzügen danach schon.</translation>
    </message>
    <message>
        <source>None of them is an open double, not even one with which your chain ends.</source>
        <translation>Keiner davon ist ein offener Pasch, auch nicht einer, mit dem die Startkette endet.</translation>
    </message>
</context>
<context>
    <name>ForksText</name>
    <message>
        <source>Forks</source>
        <translation>Gabelungen</translation>
    </message>
    <message>
        <source>If you lay a double on your own train, you may make a fork of it: the train then goes on from two ends, which both show the number of the double.</source>
        <translation>Wer einen Pasch an den eigenen Zug anlegt, darf ihn zur Gabelung machen: Der Zug geht dann an zwei Enden weiter, die beide die Zahl des Paschs zeigen.</translation>
    </message>
    <message>
        <source>In a first turn this is not possible.</source>
        <translation>Im ersten Spielzug geht das nicht.</translation>
    </message>
    <message>
        <source>Each end may be forked again in the same way, but only by the owner of the train.</source>
        <translation>Jedes Ende lässt sich auf dieselbe Weise wieder gabeln, aber nur von der Person, der der Zug gehört.</translation>
    </message>
    <message>
        <source>The double is covered as soon as a tile lies on one of its two ends.</source>
        <translation>Der Pasch ist bedient, sobald an einem seiner beiden Enden ein Stein liegt.</translation>
    </message>
    <message>
        <source>A marker stands on one end only. Whoever has to put it on a train with several ends chooses the end, and others may lay on no other. A fork of the marked end takes the marker off.</source>
        <translation>Eine Lok steht nur auf einem Ende. Wer sie auf einen Zug mit mehreren Enden setzen muss, wählt das Ende, und die anderen dürfen nur dort anlegen. Eine Gabelung an diesem Ende nimmt die Lok ab.</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>The last moves could not be saved and will be lost when the program ends.</source>
        <translation>Die letzten Aktionen konnten nicht gespeichert werden und gehen verloren, wenn das Programm endet.</translation>
    </message>
</context>
<context>
    <name>GameEndPanel</name>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Noch einmal spielen</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Neues &amp;Spiel&#xa0;…</translation>
    </message>
    <message>
        <source>Play a real &amp;game…</source>
        <translation>Ein richtiges &amp;Spiel beginnen …</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>&amp;Tisch ansehen</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>&amp;What did it cost?</source>
        <translation>Was hat es &amp;gekostet?</translation>
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
        <source>Someone else&apos;s train</source>
        <translation>Ein fremder Zug</translation>
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
        <source>Your locomotive</source>
        <translation>Ihre Lok</translation>
    </message>
    <message>
        <source>An open train</source>
        <translation>Ein offener Zug</translation>
    </message>
    <message>
        <source>Yours alone again</source>
        <translation>Wieder Ihr Zug allein</translation>
    </message>
    <message>
        <source>Nearly over</source>
        <translation>Fast geschafft</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>Die Abrechnung</translation>
    </message>
    <message>
        <source>That was a whole round</source>
        <translation>Das war eine ganze Runde</translation>
    </message>
    <message>
        <source>In the middle is the station with the first tile, called the engine. Every player builds a train from there. Yours has the colour and the emblem of your plate, below on the left.</source>
        <translation>In der Mitte ist der Bahnhof mit dem ersten Stein, dem Anfangspasch. Von dort aus bauen alle einen eigenen Zug. Ihrer trägt die Farbe und das Zeichen Ihres Schilds unten links.</translation>
    </message>
    <message>
        <source>These are your tiles; the aim is to get rid of them. Those that can be laid now stand out. Drag one to an end that lights up, or click the tile and then the end.</source>
        <translation>Das sind Ihre Steine; Ziel ist, sie loszuwerden. Die jetzt passenden stehen hervor. Ziehen Sie einen an ein Ende, das aufleuchtet, oder klicken Sie erst den Stein und dann das Ende an.</translation>
    </message>
    <message>
        <source>Equal numbers always meet. Your train ends in {number} now, so the next tile here needs a {number}, too.</source>
        <translation>Gleiche Zahlen liegen immer aneinander. Ihr Zug endet jetzt mit {number}, also braucht auch der nächste Stein hier eine {number}.</translation>
    </message>
    <message>
        <source>This train belongs to {name}. As long as no locomotive stands on it, nobody else may lay tiles there.</source>
        <translation>Dieser Zug gehört {name}. Solange keine Lok darauf steht, darf dort sonst niemand anlegen.</translation>
    </message>
    <message>
        <source>This train belongs to nobody: everyone may lay a tile that fits on it. A good place for tiles that do not go with your own train.</source>
        <translation>Dieser Zug gehört niemandem: Alle dürfen einen passenden Stein anlegen. Ein guter Platz für Steine, die nicht in den eigenen Zug passen.</translation>
    </message>
    <message>
        <source>The double {tile} lies crosswise, and it wants to be covered: lay one more tile at once if you have one that fits.</source>
        <translation>Der Pasch {tile} liegt quer und will bedient werden: Legen Sie gleich noch einen Stein an, wenn Sie einen passenden haben.</translation>
    </message>
    <message>
        <source>The double {tile} is not covered yet. Until it is, nobody may lay a tile anywhere else.</source>
        <translation>Der Pasch {tile} ist noch nicht bedient. Bis dahin darf niemand anderswo anlegen.</translation>
    </message>
    <message>
        <source>None of your tiles fits anywhere you may lay. Click the boneyard, or press {key}, to draw a tile.</source>
        <translation>Keiner Ihrer Steine passt dort, wo Sie anlegen dürfen. Klicken Sie auf den Talon oder drücken Sie {key}, um einen Stein zu ziehen.</translation>
    </message>
    <message>
        <source>If the new tile fits, you lay it right away. If it does not, your turn ends and your locomotive opens your train.</source>
        <translation>Passt der neue Stein, legen Sie ihn gleich an. Passt er nicht, endet Ihr Spielzug, und Ihre Lok öffnet Ihren Zug.</translation>
    </message>
    <message>
        <source>No tile fits, and you cannot draw another: press the button to end your turn.</source>
        <translation>Kein Stein passt, und noch einen ziehen dürfen Sie nicht: Beenden Sie Ihren Spielzug mit dem Knopf.</translation>
    </message>
    <message>
        <source>You could not lay, so your locomotive stands on your train: the others may lay tiles there now. When you lay one there yourself, it goes away.</source>
        <translation>Sie konnten nicht anlegen, darum steht Ihre Lok auf Ihrem Zug: Jetzt dürfen dort auch die anderen anlegen. Legen Sie selbst dort an, fährt sie weg.</translation>
    </message>
    <message>
        <source>{name} could not lay. The locomotive opens the train to everyone: you may lay tiles there, too, as long as it stands there.</source>
        <translation>{name} konnte nicht anlegen. Die Lok öffnet den Zug für alle: Solange sie dort steht, dürfen auch Sie anlegen.</translation>
    </message>
    <message>
        <source>You have laid a tile on your own train: the locomotive is gone, and the train is closed to the others again.</source>
        <translation>Sie haben am eigenen Zug angelegt: Die Lok ist weg, und der Zug ist für die anderen wieder geschlossen.</translation>
    </message>
    <message>
        <source>{name} has only one tile left. The round ends as soon as someone has none. Whatever you still hold then counts against you, so lay heavy tiles first.</source>
        <translation>{name} hat nur noch einen Stein. Die Runde endet, sobald jemand keinen mehr hat. Was Sie dann noch halten, zählt gegen Sie; legen Sie also schwere Steine zuerst.</translation>
    </message>
    <message>
        <source>The round is over. Every dot left in a hand is a penalty point. After all rounds, the lowest total wins.</source>
        <translation>Die Runde ist vorbei. Jedes Auge, das noch auf der Hand ist, ist ein Strafpunkt. Nach allen Runden gewinnt die niedrigste Gesamtpunktzahl.</translation>
    </message>
    <message>
        <source>Now you know the game. Press {hint} for a hint whenever you like, and {undo} to take back a slip. Everything else is in the menus. Have fun.</source>
        <translation>Jetzt kennen Sie das Spiel. {hint} gibt jederzeit einen Tipp, {undo} nimmt ein Versehen zurück. Alles andere steht in den Menüs. Viel Spaß.</translation>
    </message>
</context>
<context>
    <name>HandController</name>
    <message>
        <source>The order of some hands could not be read: they are as they were dealt. The old file is kept as “{file}”.</source>
        <translation>Die Ordnung mancher Hände war nicht lesbar: Sie stehen, wie sie ausgeteilt wurden. Die alte Datei bleibt als „{file}“ erhalten.</translation>
    </message>
    <message>
        <source>None of your tiles fits your train</source>
        <translation>Keiner Ihrer Steine passt an Ihren Zug</translation>
    </message>
    <message>
        <source>{tiles}, {points} · {rest}</source>
        <translation>{tiles}, {points} · {rest}</translation>
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
    <message numerus="yes">
        <source>%n left over</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>%n bleibt übrig</numerusform>
            <numerusform>%n bleiben übrig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandMenu</name>
    <message>
        <source>Put a divider here</source>
        <translation>Hier eine Trennlinie setzen</translation>
    </message>
    <message>
        <source>Take the divider away</source>
        <translation>Trennlinie entfernen</translation>
    </message>
</context>
<context>
    <name>HandsView</name>
    <message>
        <source>Value</source>
        <comment>of tiles</comment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Remaining tiles and points</source>
        <translation>Übrige Steine und Punkte</translation>
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
        <source>out (in %n round(s))</source>
        <comment>below how often</comment>
        <translation>
            <numerusform>Mal alles abgelegt (in %n Runde)</numerusform>
            <numerusform>Mal alles abgelegt (in %n Runden)</numerusform>
        </translation>
    </message>
    <message>
        <source>points a round</source>
        <translation>Punkte pro Runde</translation>
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
        <source>Hint: lay {tile} on your own train</source>
        <translation>Tipp: {tile} an den eigenen Zug anlegen</translation>
    </message>
    <message>
        <source>Hint: lay {tile} on {owner}&apos;s train</source>
        <translation>Tipp: {tile} an den Zug von {owner} anlegen</translation>
    </message>
    <message>
        <source>Hint: lay {tile} on the Mexican train</source>
        <translation>Tipp: {tile} an den Mexican Train anlegen</translation>
    </message>
    <message>
        <source>Hint: lay {tile} on Mexican train {number}</source>
        <translation>Tipp: {tile} an den Mexican Train {number} anlegen</translation>
    </message>
    <message>
        <source>Hint: fork your own train with the double {tile}</source>
        <translation>Tipp: den eigenen Zug mit dem Pasch {tile} gabeln</translation>
    </message>
    <message>
        <source>Hint: lay the double {tile} on your own train and cover it with {other}</source>
        <translation>Tipp: Pasch {tile} an den eigenen Zug anlegen und mit {other} bedienen</translation>
    </message>
    <message>
        <source>Hint: lay the double {tile} on {owner}&apos;s train and cover it with {other}</source>
        <translation>Tipp: Pasch {tile} an den Zug von {owner} anlegen und mit {other} bedienen</translation>
    </message>
    <message>
        <source>Hint: lay the double {tile} on the Mexican train and cover it with {other}</source>
        <translation>Tipp: Pasch {tile} an den Mexican Train anlegen und mit {other} bedienen</translation>
    </message>
    <message>
        <source>Hint: lay the double {tile} on Mexican train {number} and cover it with {other}</source>
        <translation>Tipp: Pasch {tile} an den Mexican Train {number} anlegen und mit {other} bedienen</translation>
    </message>
    <message>
        <source>Hint: fork your own train with the double {tile} and cover it with {other}</source>
        <translation>Tipp: den eigenen Zug mit dem Pasch {tile} gabeln und den Pasch mit {other} bedienen</translation>
    </message>
    <message>
        <source>Hint: draw a tile ({key})</source>
        <translation>Tipp: einen Stein ziehen ({key})</translation>
    </message>
    <message>
        <source>Hint: stop ({key})</source>
        <translation>Tipp: aufhören ({key})</translation>
    </message>
    <message>
        <source>Hint: tap ({key})</source>
        <translation>Tipp: klopfen ({key})</translation>
    </message>
    <message>
        <source>Working out a hint…</source>
        <translation>Ein Tipp wird gesucht …</translation>
    </message>
    <message>
        <source>Hint: pass</source>
        <translation>Tipp: passen</translation>
    </message>
    <message>
        <source>Hint: put the marker on the end that is lit</source>
        <translation>Tipp: die Lok auf das leuchtende Ende setzen</translation>
    </message>
    <message>
        <source>none of your tiles fits</source>
        <translation>kein Stein passt</translation>
    </message>
    <message>
        <source>nothing else can be done</source>
        <translation>sonst ist nichts möglich</translation>
    </message>
    <message>
        <source>your plan needs it least</source>
        <translation>im Plan wird es am wenigsten gebraucht</translation>
    </message>
    <message>
        <source>you have one tile left</source>
        <translation>es ist nur noch ein Stein in der Hand</translation>
    </message>
    <message>
        <source>it is your last tile</source>
        <translation>es ist der letzte Stein</translation>
    </message>
    <message>
        <source>nothing else can be laid</source>
        <translation>sonst lässt sich nichts anlegen</translation>
    </message>
    <message>
        <source>it covers the open double {other}</source>
        <translation>damit wird der offene Pasch {other} bedient</translation>
    </message>
    <message>
        <source>it takes the marker off your train</source>
        <translation>damit wird die Lok vom eigenen Zug abgenommen</translation>
    </message>
    <message>
        <source>you do not need it for your plan</source>
        <translation>im Plan wird der Stein nicht gebraucht</translation>
    </message>
    <message>
        <source>no other tile that fits counts more</source>
        <translation>kein anderer passender Stein zählt mehr</translation>
    </message>
    <message>
        <source>you have no other tile with its number</source>
        <translation>Sie haben keinen anderen Stein mit dieser Zahl</translation>
    </message>
    <message>
        <source>it costs a part of your plan</source>
        <translation>das kostet einen Teil des Plans</translation>
    </message>
    <message>
        <source>you have no tile to cover it with</source>
        <translation>kein Stein kann ihn bedienen</translation>
    </message>
    <message>
        <source>the marker stays on your train</source>
        <translation>die Lok bleibt auf dem eigenen Zug</translation>
    </message>
    <message>
        <source>no tile of yours will fit your train then</source>
        <translation>danach passt kein Stein mehr an den eigenen Zug</translation>
    </message>
    <message>
        <source>nothing else can cover your double {other}</source>
        <translation>kein anderer Stein kann den Pasch {other} bedienen</translation>
    </message>
    <message>
        <source>it begins a Mexican train for everybody</source>
        <translation>damit beginnt ein Mexican Train für alle</translation>
    </message>
    <message>
        <source>it puts the marker on your train</source>
        <translation>damit kommt die Lok auf den eigenen Zug</translation>
    </message>
    <message>
        <source>{tile} on your own train</source>
        <translation>{tile} am eigenen Zug</translation>
    </message>
    <message>
        <source>{tile} on {owner}&apos;s train</source>
        <translation>{tile} am Zug von {owner}</translation>
    </message>
    <message>
        <source>{tile} on the Mexican train</source>
        <translation>{tile} am Mexican Train</translation>
    </message>
    <message>
        <source>{tile} on Mexican train {number}</source>
        <translation>{tile} am Mexican Train {number}</translation>
    </message>
    <message>
        <source>a fork with the double {tile}</source>
        <translation>Gabelung mit dem Pasch {tile}</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>aufhören</translation>
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
        <source>{move}: {worth}</source>
        <translation>{move}: {worth}</translation>
    </message>
    <message>
        <source>{move}: {worth}; {reason}</source>
        <translation>{move}: {worth}; {reason}</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>etwa gleich gut</translation>
    </message>
    <message>
        <source>it is about as good as {tiles}</source>
        <translation>das ist etwa so gut wie {tiles}</translation>
    </message>
    <message>
        <source>{hint}.</source>
        <translation>{hint}.</translation>
    </message>
    <message>
        <source>{hint}; {reason}.</source>
        <translation>{hint}; {reason}.</translation>
    </message>
    <message>
        <source>{hint}; {reason}, and {other_reason}.</source>
        <translation>{hint}; {reason}, und {other_reason}.</translation>
    </message>
    <message numerus="yes">
        <source>It is about %n point(s) better than the next best move.</source>
        <translation>
            <numerusform>Das ist etwa %n Punkt besser als die nächstbeste Möglichkeit.</numerusform>
            <numerusform>Das ist etwa %n Punkte besser als die nächstbeste Möglichkeit.</numerusform>
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
        <source>it begins your plan of %n tile(s)</source>
        <translation>
            <numerusform>damit beginnt der Plan mit %n Stein</numerusform>
            <numerusform>damit beginnt der Plan mit %n Steinen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your plan goes on with %n more tile(s)</source>
        <translation>
            <numerusform>der Plan geht mit %n weiterem Stein weiter</numerusform>
            <numerusform>der Plan geht mit %n weiteren Steinen weiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it sheds %n point(s)</source>
        <translation>
            <numerusform>damit sind Sie %n Punkt los</numerusform>
            <numerusform>damit sind Sie %n Punkte los</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tile(s) would fit</source>
        <translation>
            <numerusform>%n weiterer Stein würde passen</numerusform>
            <numerusform>%n weitere Steine würden passen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRulesController</name>
    <message>
        <source>The rules “{rules}” are now among your own: choose them for a new game.</source>
        <translation>Die Regeln „{rules}“ gehören jetzt zu Ihren eigenen: Sie stehen für ein neues Spiel zur Wahl.</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern als&#xa0;…</translation>
    </message>
    <message>
        <source>Changes have not been saved: {names}.</source>
        <translation>Änderungen sind noch nicht gespeichert: {names}.</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>Diese Regeln verwen&amp;den</translation>
    </message>
    <message>
        <source>New &amp;game with these rules…</source>
        <translation>Neues Spiel &amp;damit&#xa0;…</translation>
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
        <source>Take back what has not been saved</source>
        <translation>Zurücknehmen, was noch nicht gespeichert ist</translation>
    </message>
    <message>
        <source>Set all options back to those of the preset</source>
        <translation>Alle Optionen auf die der Vorlage zurücksetzen</translation>
    </message>
</context>
<context>
    <name>ImportQuestion</name>
    <message numerus="yes">
        <source>%n saved game(s)</source>
        <translation>
            <numerusform>%n gespeichertes Spiel</numerusform>
            <numerusform>%n gespeicherte Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Import the data of {moment}, with {games}?</source>
        <translation>Diese Daten importieren (Stand: {moment}, {games})?</translation>
    </message>
    <message>
        <source>Settings, statistics and the game on the table will be those of the file. Games and rule sets that are only here stay, and the game you are playing is kept with them. First a copy of everything is put into the folder “backups” of your data. Then the window opens anew.</source>
        <translation>Einstellungen, Statistik und das Spiel auf dem Tisch kommen aus der Datei. Spiele und Regelsätze, die es nur hier gibt, bleiben, und das laufende Spiel wird zu ihnen gelegt. Vorher kommt eine Kopie von allem in den Ordner „backups“ Ihrer Daten. Danach öffnet sich das Fenster neu.</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>As in the &amp;system</source>
        <translation>Wie im &amp;System</translation>
    </message>
    <message>
        <source>Everything changes at once, a running game as well.</source>
        <translation>Alles ändert sich sofort, auch ein laufendes Spiel.</translation>
    </message>
</context>
<context>
    <name>LengthEditor</name>
    <message>
        <source>&amp;All ({count})</source>
        <comment>rounds</comment>
        <translation>&amp;Alle ({count})</translation>
    </message>
    <message>
        <source>Rounds:</source>
        <translation>Runden:</translation>
    </message>
    <message>
        <source>O&amp;ne</source>
        <comment>rounds</comment>
        <translation>&amp;Eine</translation>
    </message>
    <message>
        <source>&amp;Three</source>
        <comment>rounds</comment>
        <translation>&amp;Drei</translation>
    </message>
    <message>
        <source>Num&amp;ber:</source>
        <comment>rounds</comment>
        <translation>A&amp;nzahl:</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Zahl der Runden</translation>
    </message>
    <message>
        <source>Sta&amp;rts:</source>
        <translation>Es &amp;beginnt:</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Wird ausgelost</translation>
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
        <source>“{name}”</source>
        <extracomment>another program that plays, by the name that the player gave it</extracomment>
        <translation>„{name}“</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Opening the last game…</source>
        <translation>Das letzte Spiel wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>Opening “{file}”…</source>
        <translation>„{file}“ wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>Preparing the game…</source>
        <translation>Das Spiel wird vorbereitet&#xa0;…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message numerus="yes">
        <source>This game has %n computer player(s) of a strength unknown here: {names}. Let them play as “{level}”?</source>
        <translation>
            <numerusform>In diesem Spiel hat ein Computer eine hier unbekannte Spielstärke: {names}. Soll er als „{level}“ spielen?</numerusform>
            <numerusform>In diesem Spiel haben %n Computer eine hier unbekannte Spielstärke: {names}. Sollen sie als „{level}“ spielen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>{file} (cannot be read) · {when}</source>
        <translation>{file} (nicht lesbar) · {when}</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Punkteblöcke</translation>
    </message>
    <message>
        <source>Keep the scores of games with real tiles. Every entry is saved at once.</source>
        <translation>Für Punkte von Spielen mit echten Steinen. Jede Eingabe wird sofort gespeichert.</translation>
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
</context>
<context>
    <name>LogFilterBar</name>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Entries about</source>
        <translation>Einträge über</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Tiles laid</source>
        <translation>Gelegte Steine</translation>
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
        <source>Kind of entries</source>
        <translation>Art der Einträge</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
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
        <source>Log</source>
        <comment>list of what happened</comment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>No entry is like that.</source>
        <translation>Kein Eintrag ist von dieser Art.</translation>
    </message>
    <message>
        <source>Log of moves</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Design:</translation>
    </message>
    <message>
        <source>Tile st&amp;yle:</source>
        <translation>Aussehen der S&amp;teine:</translation>
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
        <source>&amp;Large tiles</source>
        <translation>&amp;Große Steine</translation>
    </message>
    <message>
        <source>Tiles never become small: where the table has no room for them, it is scrolled.</source>
        <translation>Steine werden nie klein: Wo der Platz nicht reicht, lässt sich der Tisch verschieben.</translation>
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
        <translation>Am größten</translation>
    </message>
    <message>
        <source>Text and &amp;buttons:</source>
        <translation>Te&amp;xt und Knöpfe:</translation>
    </message>
    <message>
        <source>Automatic: they grow with the window. They never become larger than the window allows.</source>
        <translation>Automatisch: Sie wachsen mit dem Fenster. Größer, als das Fenster es zulässt, werden sie nie.</translation>
    </message>
    <message>
        <source>Let what can be laid stand &amp;out</source>
        <translation>&amp;Spielbares hervorheben</translation>
    </message>
    <message>
        <source>Tiles that fit are raised, and the ends they fit on light up.</source>
        <translation>Passende Steine stehen höher, und die Enden, an die sie passen, leuchten auf.</translation>
    </message>
    <message>
        <source>Cou&amp;nt hidden tiles</source>
        <translation>&amp;Verdeckte Steine zählen</translation>
    </message>
    <message>
        <source>Shows how many tiles of each number are still hidden from you.</source>
        <translation>Zeigt, wie viele Steine jeder Zahl Sie noch nicht sehen.</translation>
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
        <source>As in the system</source>
        <translation>Wie im System</translation>
    </message>
</context>
<context>
    <name>LookThroughDialog</name>
    <message>
        <source>On the table: {players}</source>
        <translation>Auf dem Tisch: {players}</translation>
    </message>
    <message>
        <source>{when}  ·  round {round} of {rounds}  ·  {players}</source>
        <translation>{when}  ·  Runde {round} von {rounds}  ·  {players}</translation>
    </message>
    <message>
        <source>Look through a game</source>
        <translation>Spiel ansehen</translation>
    </message>
    <message>
        <source>No game has been kept yet.</source>
        <translation>Es ist noch kein Spiel gespeichert.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>&amp;Another file…</source>
        <translation>Andere &amp;Datei&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Look through</source>
        <translation>&amp;Ansehen</translation>
    </message>
</context>
<context>
    <name>MarkersText</name>
    <message>
        <source>Markers</source>
        <translation>Loks</translation>
    </message>
    <message>
        <source>If you pass, you put your marker, a locomotive, on your own train, unless it stands there already. Others may lay there then.</source>
        <translation>Wer passt, setzt die eigene Lok auf den eigenen Zug, wenn sie nicht schon dort steht. Der Zug ist dann offen: Auch die anderen dürfen dort anlegen.</translation>
    </message>
    <message>
        <source>That goes even if all that kept you from laying was an open double on a train that is not yours.</source>
        <translation>Das gilt auch, wenn nur ein offener Pasch das Anlegen verhindert hat, der nicht am eigenen Zug liegt.</translation>
    </message>
    <message>
        <source>If you could not cover the open double with which your turn began, and it lies on a train that is not yours, you pass without putting a marker on.</source>
        <translation>Wer den offenen Pasch, mit dem der Spielzug begann, nicht bedienen konnte, passt, ohne eine Lok aufzusetzen, wenn dieser Pasch nicht am eigenen Zug liegt.</translation>
    </message>
    <message>
        <source>You take your marker off as soon as you lay a tile on the marked end of your train.</source>
        <translation>Wer am eigenen Zug an das Ende mit der Lok anlegt, nimmt die Lok ab.</translation>
    </message>
    <message>
        <source>You take your marker off as soon as you lay a tile on your own train.</source>
        <translation>Wer an den eigenen Zug anlegt, nimmt die Lok davon ab.</translation>
    </message>
    <message>
        <source>A marker comes off as soon as anybody, the owner too, lays a tile on any end of the train.</source>
        <translation>Die Lok wird abgenommen, sobald irgendjemand einen Stein an ein beliebiges Ende des Zugs anlegt; das gilt auch für den eigenen Zug.</translation>
    </message>
    <message>
        <source>A marker comes off as soon as anybody, the owner too, lays a tile on the train.</source>
        <translation>Die Lok wird abgenommen, sobald irgendjemand einen Stein an den Zug anlegt; das gilt auch für den eigenen Zug.</translation>
    </message>
    <message>
        <source>You take your marker off as soon as you lay a tile, on whichever train.</source>
        <translation>Wer einen Stein anlegt, gleich an welchen Zug, nimmt die eigene Lok ab.</translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animations</comment>
        <translation>Aus</translation>
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
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;Animationsgeschwindigkeit:</translation>
    </message>
    <message>
        <source>As in the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>&amp;Reduced motion:</source>
        <translation>&amp;Weniger Bewegung:</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>reduced motion</comment>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>reduced motion</comment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Short fades take the place of everything that flies.</source>
        <translation>Statt zu fliegen, wird alles kurz ein- und ausgeblendet.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>&amp;Mute sounds</source>
        <translation>&amp;Stumm</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Lautstärke:</translation>
    </message>
    <message>
        <source>&amp;Play a sound</source>
        <translation>&amp;Klang abspielen</translation>
    </message>
</context>
<context>
    <name>NameGiver</name>
    <message>
        <source>Player {number}</source>
        <translation>Person {number}</translation>
    </message>
</context>
<context>
    <name>NameRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Person {number}</translation>
    </message>
    <message>
        <source>Points player {number} begins with</source>
        <translation>Punkte, mit denen Person {number} beginnt</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Person {number} entfernen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>Names</name>
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
        <translation>Person &amp;hinzufügen</translation>
    </message>
    <message>
        <source>At least two players need a name.</source>
        <translation>Mindestens zwei Mitspielende brauchen einen Namen.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>&amp;Spiel beginnen</translation>
    </message>
    <message>
        <source>C&amp;ustom rules…</source>
        <translation>E&amp;igene Regeln&#xa0;…</translation>
    </message>
    <message>
        <source>Rules in &amp;words…</source>
        <translation>Regeln in &amp;Worten&#xa0;…</translation>
    </message>
</context>
<context>
    <name>NumberOrWordEditor</name>
    <message>
        <source>This number:</source>
        <translation>Diese Zahl:</translation>
    </message>
</context>
<context>
    <name>OpenDoublesText</name>
    <message>
        <source>Open doubles</source>
        <translation>Offene Pasche</translation>
    </message>
    <message>
        <source>Nobody has to cover a double that somebody else has left without a tile: the players after them lay wherever they may.</source>
        <translation>Niemand muss einen Pasch bedienen, den jemand anders ohne Stein gelassen hat: Die Nächsten legen an, wo immer sie dürfen.</translation>
    </message>
    <message>
        <source>A double is open until a tile lies on it; the engine never is.</source>
        <translation>Ein Pasch ist offen, bis ein Stein daran liegt; der Anfangspasch ist es nie.</translation>
    </message>
    <message>
        <source>Your turn ends with the tile that covers. If you cannot cover, you draw a tile; if that one does not cover either, you pass.</source>
        <translation>Mit dem Stein, der bedient, endet der Spielzug. Wer nicht bedienen kann, zieht einen Stein; passt auch dieser nicht daran, wird gepasst.</translation>
    </message>
    <message>
        <source>If one is open when your turn begins, you have to cover it, and can lay nothing else, on whichever train it is: even if that bears no marker, and even if your own train is empty.</source>
        <translation>Ist zu Beginn des Spielzugs ein Pasch offen, muss er bedient werden, und nichts anderes ist erlaubt, gleich an welchem Zug er liegt: auch ohne Lok, und auch wenn der eigene Zug noch leer ist.</translation>
    </message>
    <message>
        <source>If one is open when your turn begins, you have to cover it, and can lay nothing else, on whichever train it is, even if that bears no marker.</source>
        <translation>Ist zu Beginn des Spielzugs ein Pasch offen, muss er bedient werden, und nichts anderes ist erlaubt, gleich an welchem Zug er liegt, auch ohne Lok.</translation>
    </message>
    <message>
        <source>If several doubles are open, the one that was laid first is covered first.</source>
        <translation>Sind mehrere Pasche offen, wird der zuerst bedient, der zuerst angelegt wurde.</translation>
    </message>
    <message>
        <source>If several doubles are open, the one that was laid last is covered first.</source>
        <translation>Sind mehrere Pasche offen, wird der zuerst bedient, der zuletzt angelegt wurde.</translation>
    </message>
    <message>
        <source>As soon as all tiles with its number lie on the table, nobody can cover a double any more: from then on it is not open.</source>
        <translation>Sobald alle Steine mit seiner Zahl auf dem Tisch liegen, kann niemand einen Pasch mehr bedienen: Von da an ist er nicht mehr offen.</translation>
    </message>
    <message>
        <source>Even if all tiles with its number lie on the table and nobody can cover it any more, a double stays open.</source>
        <translation>Auch wenn alle Steine mit seiner Zahl auf dem Tisch liegen und niemand ihn mehr bedienen kann, bleibt ein Pasch offen.</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>All hands</source>
        <translation>Alle Hände</translation>
    </message>
</context>
<context>
    <name>OptionEffects</name>
    <message>
        <source>A larger set makes longer trains, longer rounds and room for more players.</source>
        <translation>Ein größerer Satz macht Züge und Runden länger und bietet mehr Mitspielenden Platz.</translation>
    </message>
    <message>
        <source>Large hands leave more to plan and less to draw; small hands make short, lively rounds.</source>
        <translation>Viele Steine geben mehr zu planen und lassen weniger zu ziehen; wenige machen kurze, lebhafte Runden.</translation>
    </message>
    <message>
        <source>Nobody can hide anything: good for teaching, and for those who like to reckon.</source>
        <translation>Niemand hat Geheimnisse: gut zum Lernen und für alle, die gern rechnen.</translation>
    </message>
    <message>
        <source>Set aside, the round begins at once; otherwise chance decides, and it may take a few draws.</source>
        <translation>Liegt er bereit, beginnt die Runde sofort; sonst entscheidet der Zufall, und manchmal muss er erst gezogen werden.</translation>
    </message>
    <message>
        <source>Whoever lays the engine is rid of a heavy tile; a first turn on top is a real advantage.</source>
        <translation>Wer den Anfangspasch legt, ist einen schweren Stein los; der erste Spielzug dazu ist ein echter Vorteil.</translation>
    </message>
    <message>
        <source>With chains rounds are short and a planned hand pays; tile by tile there is more to react to.</source>
        <translation>Mit Ketten sind die Runden kurz, und wer plant, gewinnt; Stein für Stein gibt es mehr zu reagieren.</translation>
    </message>
    <message>
        <source>A second chance for whoever was dealt nothing that fits.</source>
        <translation>Eine zweite Gelegenheit für alle, die keinen passenden Stein bekommen haben.</translation>
    </message>
    <message>
        <source>If the last one counts, a chain that ends with a double keeps the others busy.</source>
        <translation>Zählt der letzte, beschäftigt eine Kette, die mit einem Pasch endet, auch die anderen.</translation>
    </message>
    <message>
        <source>If the round goes on, everybody has laid something before points are counted.</source>
        <translation>Geht die Runde weiter, kommen alle noch zum Anlegen, bevor gezählt wird.</translation>
    </message>
    <message>
        <source>The more public trains, the more places for a tile; without one, markers are the only help.</source>
        <translation>Je mehr Mexican Trains, desto mehr Plätze für Steine; ohne einen helfen nur die Loks.</translation>
    </message>
    <message>
        <source>With any tile everybody gets going at once, and the engine matters less.</source>
        <translation>Mit einem beliebigen Stein kommen alle sofort in Fahrt, und der Anfangspasch ist weniger wichtig.</translation>
    </message>
    <message>
        <source>Stricter: whoever lacks a first tile falls behind until one is drawn.</source>
        <translation>Strenger: Wem der erste Stein fehlt, der hinkt hinterher, bis er gezogen ist.</translation>
    </message>
    <message>
        <source>Two arms are two ends: more choice on your own train, and a marker opens only one.</source>
        <translation>Zwei Arme sind zwei Enden: mehr Auswahl am eigenen Zug, und eine Lok öffnet nur eines davon.</translation>
    </message>
    <message>
        <source>The sooner a marker goes, the fewer trains stand open to everybody.</source>
        <translation>Je eher eine Lok verschwindet, desto weniger Züge stehen allen offen.</translation>
    </message>
    <message>
        <source>Without that marker, nobody pays for a double that somebody else left open.</source>
        <translation>Ohne diese Lok büßt niemand für einen Pasch, den andere offen gelassen haben.</translation>
    </message>
    <message>
        <source>On the double only, you finish what you began; anywhere, the double may be left to the others.</source>
        <translation>Nur am Pasch: Wer ihn legt, bedient ihn auch. Überall: Der Pasch bleibt vielleicht den anderen.</translation>
    </message>
    <message>
        <source>A limit makes turns short and stops anyone from laying half a hand at once.</source>
        <translation>Eine Grenze hält Spielzüge kurz, und niemand legt auf einmal die halbe Hand ab.</translation>
    </message>
    <message>
        <source>Nobody can lay two doubles and leave both of them to the others.</source>
        <translation>Niemand kann zwei Pasche legen und beide den anderen überlassen.</translation>
    </message>
    <message>
        <source>Doubles that must be covered bind everybody; if none must, the game is milder.</source>
        <translation>Pasche, die bedient werden müssen, binden alle; muss das keiner, wird das Spiel milder.</translation>
    </message>
    <message>
        <source>If it stays open, all can only draw and pass until the round is blocked.</source>
        <translation>Bleibt er offen, können alle nur noch ziehen und passen, bis die Runde blockiert ist.</translation>
    </message>
    <message>
        <source>More rounds take longer, and luck evens out; one round is a matter of minutes.</source>
        <translation>Mehr Runden dauern länger, und das Glück gleicht sich aus; eine Runde ist in Minuten gespielt.</translation>
    </message>
    <message>
        <source>A covered double may still save somebody a tile before points are counted.</source>
        <translation>Wer den Pasch bedient, wird vor dem Zählen noch einen Stein los.</translation>
    </message>
    <message>
        <source>By pips, heavy tiles are to be got rid of early; by tiles, only their number matters.</source>
        <translation>Zählen die Augen, sollten schwere Steine früh weg; zählen die Steine, kommt es nur auf ihre Anzahl an.</translation>
    </message>
    <message>
        <source>With many points on it, the lightest tile becomes the one nobody wants to keep.</source>
        <translation>Mit vielen Punkten wird der leichteste Stein zu dem, den niemand behalten will.</translation>
    </message>
    <message>
        <source>With penalty points it pays to keep low; with plus points only going out earns anything.</source>
        <translation>Bei Strafpunkten lohnt es sich, wenig übrig zu behalten; bei Pluspunkten zählt nur, alle Steine abzulegen.</translation>
    </message>
    <message>
        <source>The others are warned in time, and whoever forgets to tap may have to pay.</source>
        <translation>Die anderen sind gewarnt, und wer das Klopfen vergisst, muss vielleicht dafür büßen.</translation>
    </message>
    <message>
        <source>The harder the penalty, the more attention the last tile takes.</source>
        <translation>Je härter die Strafe, desto mehr Aufmerksamkeit verlangt der letzte Stein.</translation>
    </message>
</context>
<context>
    <name>OptionError</name>
    <message>
        <source>the rules know no option {option}</source>
        <translation>Die Regeln kennen keine Option {option}</translation>
    </message>
    <message>
        <source>the rules lack the option {option}</source>
        <translation>In den Regeln fehlt die Option {option}</translation>
    </message>
    <message>
        <source>the option {option} cannot be {value}, only one of: {values}</source>
        <translation>Die Option {option} kann nicht {value} sein, nur eines von: {values}</translation>
    </message>
    <message>
        <source>there is no preset {preset}</source>
        <translation>Es gibt keine Vorlage {preset}</translation>
    </message>
    <message>
        <source>the number of players is {players}, but must be from {least} to {most}</source>
        <translation>Die Zahl der Mitspielenden ist {players}, muss aber von {least} bis {most} reichen</translation>
    </message>
    <message>
        <source>the set has {total} tiles, but dealing {hand} to each of {players} players takes {need}</source>
        <translation>Der Satz hat {total} Steine, aber je {hand} Steine für {players} Personen sind {need}</translation>
    </message>
</context>
<context>
    <name>OptionRemarks</name>
    <message>
        <source>No effect as long as “{option}” is: {value}</source>
        <translation>Ohne Wirkung, solange für „{option}“ gilt: {value}</translation>
    </message>
    <message>
        <source>Never more than two as long as “{option}” is: {value}</source>
        <translation>Nie mehr als zwei, solange für „{option}“ gilt: {value}</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) the engine is the highest double again.</source>
        <translation>
            <numerusform>Nach %n Runde ist der Anfangspasch wieder der höchste.</numerusform>
            <numerusform>Nach %n Runden ist der Anfangspasch wieder der höchste.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed. “{preset}” has: {value}</source>
        <translation>Geändert. In „{preset}“: {value}</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>Zurück zur Vorlage</translation>
    </message>
    <message>
        <source>Back to the preset: {option}</source>
        <translation>Zurück zur Vorlage: {option}</translation>
    </message>
</context>
<context>
    <name>OptionTexts</name>
    <message>
        <source>Domino set</source>
        <translation>Dominosatz</translation>
    </message>
    <message>
        <source>The highest number of pips on a tile, which decides how many tiles there are.</source>
        <translation>Die höchste Augenzahl auf einem Stein; sie bestimmt, wie viele Steine es gibt.</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <translation>Steine pro Person</translation>
    </message>
    <message>
        <source>How many tiles every player is dealt; usually this follows from the number of players.</source>
        <translation>Wie viele Steine alle bekommen; üblicherweise folgt das aus der Zahl der Mitspielenden.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>How many rounds a game has; the round&apos;s double falls by one from each to the next.</source>
        <translation>Wie viele Runden ein Spiel hat; der Pasch der Runde wird von einer zur nächsten um eins niedriger.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Anfangspasch</translation>
    </message>
    <message>
        <source>Which double lies in the station at the start of a round, and how it gets there.</source>
        <translation>Welcher Pasch zu Beginn einer Runde im Bahnhof liegt und wie er dorthin kommt.</translation>
    </message>
    <message>
        <source>Layer of the engine starts</source>
        <translation>Wer den Anfangspasch legt, beginnt</translation>
    </message>
    <message>
        <source>Whoever lays the engine also has the first turn; otherwise the next player has it.</source>
        <translation>Wer den Anfangspasch legt, ist auch als Erstes an der Reihe; sonst die nächste Person.</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Erster Spielzug</translation>
    </message>
    <message>
        <source>What everyone lays in their first turn: a single tile, or a chain on their own train.</source>
        <translation>Was alle im ersten Spielzug legen: einen einzigen Stein oder eine Kette am eigenen Zug.</translation>
    </message>
    <message>
        <source>Drawing in the first turn</source>
        <translation>Ziehen im ersten Spielzug</translation>
    </message>
    <message>
        <source>Whoever cannot begin their chain draws one tile and lays it if it fits.</source>
        <translation>Wer die Startkette nicht beginnen kann, zieht einen Stein und legt ihn an, wenn er passt.</translation>
    </message>
    <message>
        <source>Doubles in the first chain</source>
        <translation>Pasche in der Startkette</translation>
    </message>
    <message>
        <source>Whether a double laid in a chain of the first turn has to be covered.</source>
        <translation>Ob ein Pasch aus einer Startkette bedient werden muss.</translation>
    </message>
    <message>
        <source>Out in the first turn</source>
        <translation>Alle Steine im ersten Spielzug abgelegt</translation>
    </message>
    <message>
        <source>When the round ends if a chain in the first turn uses up a whole hand.</source>
        <translation>Wann die Runde endet, wenn eine Startkette eine ganze Hand aufbraucht.</translation>
    </message>
    <message>
        <source>Mexican trains</source>
        <translation>Mexican Trains</translation>
    </message>
    <message>
        <source>How many public trains there are, on which everyone may lay.</source>
        <translation>Wie viele Züge es gibt, an die alle anlegen dürfen.</translation>
    </message>
    <message>
        <source>Start of a train</source>
        <translation>Beginn eines Zuges</translation>
    </message>
    <message>
        <source>Which tile a personal train may begin with.</source>
        <translation>Mit welchem Stein ein persönlicher Zug beginnen darf.</translation>
    </message>
    <message>
        <source>Own train first</source>
        <translation>Eigener Zug zuerst</translation>
    </message>
    <message>
        <source>Until their own train has begun, players may only lay there or on a Mexican train in use.</source>
        <translation>Bis der eigene Zug begonnen ist, wird nur dort oder an einen schon begonnenen Mexican Train angelegt.</translation>
    </message>
    <message>
        <source>Taking the marker off</source>
        <translation>Abnehmen der Lok</translation>
    </message>
    <message>
        <source>What closes a train again that has a marker.</source>
        <translation>Wodurch ein Zug mit Lok wieder geschlossen wird.</translation>
    </message>
    <message>
        <source>Marker because of an open double</source>
        <translation>Lok wegen eines offenen Paschs</translation>
    </message>
    <message>
        <source>Players who could not cover an open double on another train get a marker too.</source>
        <translation>Auch wer einen offenen Pasch an einem anderen Zug nicht bedienen konnte, setzt die Lok auf.</translation>
    </message>
    <message>
        <source>Tile after a double</source>
        <translation>Stein nach einem Pasch</translation>
    </message>
    <message>
        <source>Where the further tile may go that a double asks for in the same turn.</source>
        <translation>Wohin der weitere Stein darf, den ein Pasch im selben Spielzug verlangt.</translation>
    </message>
    <message>
        <source>Doubles per turn</source>
        <translation>Pasche je Spielzug</translation>
    </message>
    <message>
        <source>How many doubles may be laid in one turn.</source>
        <translation>Wie viele Pasche in einem Spielzug angelegt werden dürfen.</translation>
    </message>
    <message>
        <source>Second double needs cover</source>
        <translation>Zweiter Pasch nur mit passendem Stein</translation>
    </message>
    <message>
        <source>A second double in a turn is allowed only with a tile left that covers one of the two.</source>
        <translation>Ein zweiter Pasch im Spielzug ist nur erlaubt, wenn danach ein Stein bleibt, der einen der beiden bedient.</translation>
    </message>
    <message>
        <source>Open doubles</source>
        <translation>Offene Pasche</translation>
    </message>
    <message>
        <source>Which open double the next player has to cover before laying anywhere else.</source>
        <translation>Welcher offene Pasch bedient werden muss, bevor anderswo angelegt wird.</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>Tote Pasche</translation>
    </message>
    <message>
        <source>What becomes of an open double when all tiles with its number are on the table.</source>
        <translation>Was aus einem offenen Pasch wird, wenn alle Steine mit seiner Zahl auf dem Tisch liegen.</translation>
    </message>
    <message>
        <source>Going out with a double</source>
        <translation>Pasch als letzter Stein</translation>
    </message>
    <message>
        <source>What follows when somebody&apos;s last tile is a double.</source>
        <translation>Was geschieht, wenn der letzte Stein einer Hand ein Pasch ist.</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Gabelungen</translation>
    </message>
    <message>
        <source>Players may split their own train into two arms with a double.</source>
        <translation>Mit einem Pasch darf der eigene Zug in zwei Arme geteilt werden.</translation>
    </message>
    <message>
        <source>Value of the remaining tiles</source>
        <translation>Wert der übrigen Steine</translation>
    </message>
    <message>
        <source>What the tiles left in a hand count at the end of a round.</source>
        <translation>Was die Steine zählen, die am Ende einer Runde in einer Hand übrig sind.</translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation>Doppelnull</translation>
    </message>
    <message>
        <source>What the double blank counts when it is left in a hand.</source>
        <translation>Was die Doppelnull zählt, wenn sie in einer Hand übrig ist.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Who gets points for the remaining tiles, and which total wins.</source>
        <translation>Wer für die übrigen Steine Punkte bekommt und welche Gesamtpunktzahl gewinnt.</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Whoever has one tile left taps, so that everybody knows.</source>
        <translation>Wer nur noch einen Stein hat, klopft, damit es alle wissen.</translation>
    </message>
    <message>
        <source>Penalty for not tapping</source>
        <translation>Strafe für vergessenes Klopfen</translation>
    </message>
    <message>
        <source>What it costs if somebody else acts before the tap.</source>
        <translation>Was es kostet, wenn vor dem Klopfen schon jemand anders spielt.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Offen spielen</translation>
    </message>
    <message>
        <source>All tiles are visible to everybody.</source>
        <translation>Alle sehen alle Steine.</translation>
    </message>
    <message>
        <source>The round&apos;s double, set aside before the deal</source>
        <translation>Der Pasch der Runde, vor dem Austeilen herausgelegt</translation>
    </message>
    <message>
        <source>The round&apos;s double; if nobody has it, players draw until it is found</source>
        <translation>Der Pasch der Runde; hat ihn niemand, wird gezogen, bis er da ist</translation>
    </message>
    <message>
        <source>The highest double in any hand, counted down from the round&apos;s double</source>
        <translation>Der höchste Pasch in einer Hand, vom Pasch der Runde abwärts</translation>
    </message>
    <message>
        <source>None: doubles need not be covered</source>
        <translation>Keiner: Pasche müssen nicht bedient werden</translation>
    </message>
    <message>
        <source>All their pips</source>
        <translation>Alle Augen</translation>
    </message>
    <message>
        <source>The highest double of the first player who has one</source>
        <translation>Der höchste Pasch der ersten Person, die einen hat</translation>
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
        <source>The last one, after the first turns</source>
        <translation>Der letzte, nach den ersten Spielzügen</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>After everyone&apos;s first turn</source>
        <translation>Nach dem ersten Spielzug von allen</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
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
        <source>The owner lays on the train</source>
        <translation>Wem der Zug gehört, legt dort an</translation>
    </message>
    <message>
        <source>Anyone lays on the train</source>
        <translation>Irgendjemand legt dort an</translation>
    </message>
    <message>
        <source>The owner lays anywhere</source>
        <translation>Wem der Zug gehört, legt irgendwo an</translation>
    </message>
    <message>
        <source>Anywhere it is allowed</source>
        <translation>Überall, wo es erlaubt ist</translation>
    </message>
    <message>
        <source>On the double only</source>
        <translation>Nur an den Pasch</translation>
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
        <source>The next player who can covers it</source>
        <translation>Wer als Nächstes kann, bedient ihn</translation>
    </message>
    <message>
        <source>One point each</source>
        <translation>Je einen Punkt</translation>
    </message>
    <message>
        <source>50 for a double, 25 for a blank half, else pips</source>
        <translation>50 für einen Pasch, 25 für eine Hälfte mit Null, sonst die Augen</translation>
    </message>
    <message>
        <source>Penalty points: the lowest total wins</source>
        <translation>Strafpunkte: Die niedrigste Gesamtpunktzahl gewinnt</translation>
    </message>
    <message>
        <source>Plus points: whoever is out collects, the highest total wins</source>
        <translation>Pluspunkte: Wer alle Steine abgelegt hat, bekommt sie, die höchste Gesamtpunktzahl gewinnt</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Two penalty tiles</source>
        <translation>Zwei Strafsteine</translation>
    </message>
    <message>
        <source>The next turn</source>
        <translation>Den nächsten Spielzug</translation>
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
        <source>Table {table}: {most} to {least} from a double-12 set</source>
        <translation>Tabelle {table}: {most} bis {least} aus einem Doppel-12-Satz</translation>
    </message>
    <message>
        <source>Quick table: {most} to {least} from a double-9 set</source>
        <translation>Kurze Tabelle: {most} bis {least} aus einem Doppel-9-Satz</translation>
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
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Einer</translation>
    </message>
    <message>
        <source>One for each player</source>
        <translation>Einer pro Person</translation>
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
</context>
<context>
    <name>Overview</name>
    <message>
        <source>The line marks the share that everybody would win if all played alike.</source>
        <translation>Der Strich zeigt den Anteil, den alle gewännen, wenn alle gleich spielten.</translation>
    </message>
    <message>
        <source>No game against computers yet.</source>
        <translation>Noch kein Spiel gegen Computer.</translation>
    </message>
    <message>
        <source>Wins against computers</source>
        <translation>Siege gegen Computer</translation>
    </message>
    <message>
        <source>{share} ({wins} of {games})</source>
        <translation>{share} ({wins} von {games})</translation>
    </message>
    <message>
        <source>A dot for each game; the fewer, the better.</source>
        <translation>Ein Punkt je Spiel; je weniger, desto besser.</translation>
    </message>
    <message>
        <source>A dot for each game; the more, the better.</source>
        <translation>Ein Punkt je Spiel; je mehr, desto besser.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with points counted the other way left out.</source>
        <translation>
            <numerusform>Ohne %n Spiel, in dem umgekehrt gezählt wird.</numerusform>
            <numerusform>Ohne %n Spiele, in denen umgekehrt gezählt wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points a round over time</source>
        <translation>Punkte pro Runde im Lauf der Zeit</translation>
    </message>
    <message>
        <source>How many points rounds brought</source>
        <translation>Wie viele Punkte Runden brachten</translation>
    </message>
    <message>
        <source>Rounds by their points; none at the very left.</source>
        <translation>Runden nach ihren Punkten; ganz links die ohne Punkte.</translation>
    </message>
    <message>
        <source>Longest winning streak: {best}. Current one: {current}.</source>
        <translation>Längste Siegesserie: {best}. Laufende: {current}.</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Spiel für Spiel</translation>
    </message>
    <message>
        <source>Up: won. Down: not. The last game is at the right.</source>
        <translation>Nach oben: gewonnen, nach unten: nicht. Ganz rechts das letzte Spiel.</translation>
    </message>
</context>
<context>
    <name>PadRescue</name>
    <message>
        <source>The last entries on the score pad could not be saved and will be lost when the program ends.</source>
        <translation>Die letzten Einträge auf dem Punkteblock konnten nicht gespeichert werden und gehen verloren, wenn das Programm endet.</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Punkteblöcke</translation>
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
        <source>Round {round} of {total}</source>
        <translation>Runde {round} von {total}</translation>
    </message>
    <message>
        <source>Engine: the highest double in the hand of whoever starts</source>
        <translation>Anfangspasch: höchster Pasch der Person, die beginnt</translation>
    </message>
    <message>
        <source>Engine: double {pip}, or the next lower one</source>
        <translation>Anfangspasch: Pasch {pip} oder der nächstniedrigere</translation>
    </message>
    <message>
        <source>Engine: double {pip}</source>
        <translation>Anfangspasch: Pasch {pip}</translation>
    </message>
    <message>
        <source>Nothing is written for {name} yet.</source>
        <translation>Für {name} ist noch nichts eingetragen.</translation>
    </message>
    <message>
        <source>Somebody must be out, or the round is blocked.</source>
        <translation>Jemand muss fertig sein, oder die Runde ist blockiert.</translation>
    </message>
    <message>
        <source>In a blocked round nobody is out, but {name} is.</source>
        <translation>Die Runde ist blockiert: Niemand kann fertig sein, doch {name} hat keine Steine mehr.</translation>
    </message>
    <message>
        <source>By these rules only one player can be out.</source>
        <translation>Nach diesen Regeln kann nur eine Person fertig sein.</translation>
    </message>
    <message>
        <source>{value} cannot be the value for {name}: no tiles count that much.</source>
        <translation>{value} kann nicht der Wert für {name} sein: Keine Steine zählen so viel.</translation>
    </message>
    <message>
        <source>All values together are {value}, but the tiles count {most} at most.</source>
        <translation>Alle Werte zusammen sind {value}, aber die Steine zählen höchstens {most}.</translation>
    </message>
    <message>
        <source>At least two must take part in a round.</source>
        <translation>An einer Runde müssen mindestens zwei teilnehmen.</translation>
    </message>
</context>
<context>
    <name>PageHost</name>
    <message>
        <source>Score sheet</source>
        <translation>Punktetabelle</translation>
    </message>
</context>
<context>
    <name>Panes</name>
    <message>
        <source>Go to the next pane: table, buttons, log</source>
        <translation>Zum nächsten Bereich: Tisch, Schaltflächen, Verlauf</translation>
    </message>
    <message>
        <source>Go to the pane before</source>
        <translation>Zum vorherigen Bereich</translation>
    </message>
</context>
<context>
    <name>PausePage</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>All tiles are hidden, and computers and time to tap wait.</source>
        <translation>Alle Steine sind verdeckt, Computer und die Zeit zum Klopfen warten.</translation>
    </message>
    <message>
        <source>G&amp;o on ({key})</source>
        <translation>&amp;Weiterspielen ({key})</translation>
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
    <name>PlacesView</name>
    <message>
        <source>Places</source>
        <translation>Platzierung</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>Undo is no longer possible: a hidden tile has been revealed.</source>
        <translation>Rückgängig ist nicht mehr möglich: Ein verdeckter Stein wurde schon aufgedeckt.</translation>
    </message>
    <message>
        <source>Undo is no longer possible: somebody else has acted.</source>
        <translation>Rückgängig ist nicht mehr möglich: Inzwischen war jemand anderes an der Reihe.</translation>
    </message>
    <message>
        <source>There is nothing to undo in this round yet.</source>
        <translation>In dieser Runde gibt es noch nichts rückgängig zu machen.</translation>
    </message>
</context>
<context>
    <name>PlayMenu</name>
    <message>
        <source>Fork the train?</source>
        <translation>Den Zug gabeln?</translation>
    </message>
    <message>
        <source>Which half outwards?</source>
        <translation>Welche Hälfte nach außen?</translation>
    </message>
    <message>
        <source>Fork: the train goes on in two arms</source>
        <translation>Gabelung: Der Zug geht in zwei Armen weiter</translation>
    </message>
    <message>
        <source>No fork: the train goes on in one line</source>
        <translation>Keine Gabelung: Der Zug geht in einer Linie weiter</translation>
    </message>
    <message>
        <source>The end shows {number}</source>
        <translation>Das Ende zeigt eine {number}</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Your turn</source>
        <translation>Ihr Spielzug</translation>
    </message>
    <message>
        <source>&amp;Draw automatically when no tile fits</source>
        <translation>Automatisch zie&amp;hen, wenn kein Stein passt</translation>
    </message>
    <message>
        <source>&amp;Pass automatically when nothing else is possible</source>
        <translation>A&amp;utomatisch passen, wenn sonst nichts möglich ist</translation>
    </message>
    <message>
        <source>Confi&amp;rm the end of my turn</source>
        <translation>&amp;Ende meines Spielzugs bestätigen</translation>
    </message>
    <message>
        <source>Until then a move can be taken back: for those who let a tile slip now and then.</source>
        <translation>Bis dahin lässt sich alles zurücknehmen: falls einmal ein Stein verrutscht.</translation>
    </message>
    <message>
        <source>Time to &amp;tap:</source>
        <translation>&amp;Zeit zum Klopfen:</translation>
    </message>
    <message>
        <source>So long you can tell the others that you have one tile left.</source>
        <translation>So lange können Sie den anderen anzeigen, dass Sie nur noch einen Stein haben.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>speed</comment>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Computers &amp;move:</source>
        <translation>&amp;Computer spielen:</translation>
    </message>
    <message>
        <source>&amp;Free undo against computers</source>
        <translation>&amp;Freies Zurücknehmen gegen Computer</translation>
    </message>
    <message>
        <source>Undo goes back to your last decision, even if hidden tiles have been seen since.</source>
        <translation>Rückgängig führt zu Ihrer letzten Entscheidung, auch wenn seither Verdecktes zu sehen war.</translation>
    </message>
    <message>
        <source>As&amp;k before a running game is left</source>
        <translation>V&amp;or dem Verlassen eines laufenden Spiels fragen</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>time</comment>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>R&amp;ounds</source>
        <translation>R&amp;unden</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Punktetabelle</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>&amp;Mitspielende&#xa0;…</translation>
    </message>
    <message>
        <source>Play o&amp;n</source>
        <translation>We&amp;iterspielen</translation>
    </message>
    <message>
        <source>End the &amp;game</source>
        <translation>Spiel b&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;All pads</source>
        <translation>&amp;Alle Blöcke</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Regeln: {rules}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Person {number}</translation>
    </message>
    <message>
        <source>Kind of player {number}</source>
        <translation>Art von Person {number}</translation>
    </message>
    <message>
        <source>Strength of player {number}</source>
        <translation>Spielstärke von Person {number}</translation>
    </message>
    <message>
        <source>Move player {number} up</source>
        <translation>Person {number} nach oben verschieben</translation>
    </message>
    <message>
        <source>Move player {number} down</source>
        <translation>Person {number} nach unten verschieben</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Person {number} entfernen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Players of the score pad</source>
        <translation>Mitspielende auf dem Punkteblock</translation>
    </message>
    <message>
        <source>Change names, or let somebody join. A new player begins with as many points as you write; the totals now are {least} to {most}. Whoever leaves is away from then on.</source>
        <translation>Namen ändern oder jemanden dazunehmen. Wer neu dazukommt, beginnt mit so vielen Punkten, wie Sie eintragen; zurzeit stehen alle zwischen {least} und {most}. Wer geht, fehlt von da an.</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
</context>
<context>
    <name>PlayersEditor</name>
    <message>
        <source>Players</source>
        <translation>Mitspielende</translation>
    </message>
    <message>
        <source>Add &amp;person</source>
        <translation>&amp;Person hinzufügen</translation>
    </message>
    <message>
        <source>Add c&amp;omputer</source>
        <translation>&amp;Computer hinzufügen</translation>
    </message>
</context>
<context>
    <name>PlayersTable</name>
    <message>
        <source>The set has too few tiles for these hands: nobody could play.</source>
        <translation>Der Satz hat zu wenige Steine für diese Verteilung: Niemand könnte spielen.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspielende</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <translation>Steine pro Person</translation>
    </message>
    <message>
        <source>Left to draw</source>
        <translation>Im Talon</translation>
    </message>
    <message numerus="yes">
        <source>The set has enough tiles for up to %n player(s).</source>
        <translation>
            <numerusform>Der Satz reicht für höchstens %n Person.</numerusform>
            <numerusform>Der Satz reicht für höchstens %n Personen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles for each number of players</source>
        <translation>Steine für jede Anzahl von Mitspielenden</translation>
    </message>
</context>
<context>
    <name>PresetStories</name>
    <message>
        <source>The game as the well-known collection of rules at pagat.com describes it: whoever has sorted a hand well lays half of it in the very first turn. After that it gets tight, for every double asks for more. Thirteen rounds fill an evening.</source>
        <translation>Das Spiel, wie es die bekannte Regelsammlung pagat.com beschreibt: Wer seine Steine gut sortiert hat, legt gleich im ersten Spielzug die halbe Hand ab. Danach wird es eng, denn jeder Pasch verlangt mehr. Dreizehn Runden füllen einen Abend.</translation>
    </message>
    <message>
        <source>The classic game for those who do not like long openings: nobody lays half a hand while the others watch. Several authors of rules and programs prefer it so. Rounds take longer and stay open to the end.</source>
        <translation>Das klassische Spiel für alle, die keine langen Eröffnungen mögen: Niemand legt die halbe Hand ab, während die anderen zusehen. Mehrere Autoren von Regeln und Programmen ziehen es so vor. Die Runden dauern länger und bleiben bis zum Schluss offen.</translation>
    </message>
    <message>
        <source>From a German sheet about a station and its trains. There are as many public trains as players, so nearly everything finds a place. In return doubles and blanks are expensive, and whoever forgets to tap the last tile draws two.</source>
        <translation>Nach einem deutschen Regelblatt über einen Bahnhof und seine Züge. Es gibt so viele Mexican Trains wie Mitspielende, also findet fast alles einen Platz. Dafür sind Pasche und Nullen teuer, und wer beim letzten Stein das Klopfen vergisst, zieht zwei.</translation>
    </message>
    <message>
        <source>From the leaflet of a Swiss set, tidy and a little strict: your own train first, then all the rest. Whoever lays a double goes on with it, and even the very last double gets its cover.</source>
        <translation>Aus dem Beiblatt eines Schweizer Satzes, ordentlich und ein wenig streng: zuerst der eigene Zug, dann alles andere. Wer einen Pasch legt, macht an ihm weiter, und selbst der allerletzte Pasch wird noch bedient.</translation>
    </message>
    <message>
        <source>From the leaflet of a Dutch set. The engine lies ready, everybody lays a single tile, and a double may be left to whoever comes next. It is learned in two minutes, which makes it a good game for mixed ages.</source>
        <translation>Aus dem Beiblatt eines niederländischen Satzes. Der Anfangspasch liegt bereit, alle legen einen einzigen Stein, und ein Pasch darf denen bleiben, die danach kommen. In zwei Minuten ist es gelernt, deshalb passt es gut für eine Runde von Jung und Alt.</translation>
    </message>
    <message>
        <source>The same leaflet has a quick game, for when there is an hour and not an evening: fewer tiles, fewer rounds, the same arguments about doubles.</source>
        <translation>Dasselbe Beiblatt kennt ein schnelles Spiel, wenn nur eine Stunde Zeit ist und kein ganzer Abend: weniger Steine, weniger Runden, dieselben Diskussionen über Pasche.</translation>
    </message>
    <message>
        <source>Everybody lays their tiles face up. So beginners can be helped without a secret coming out, and old hands can look for the perfect turn together.</source>
        <translation>Alle spielen mit offenen Steinen. So kann man Neulingen helfen, ohne dass ein Geheimnis verraten wird, und alte Hasen suchen gemeinsam nach dem besten Spielzug.</translation>
    </message>
    <message>
        <source>As it is played in Hungary. Each opens with a chain, the engine is the highest double of the first player who has one, and at the end tiles are counted, not pips: no sums late at night.</source>
        <translation>Wie in Ungarn gespielt wird. Alle eröffnen mit einer Kette, Anfangspasch ist der höchste Pasch der ersten Person, die einen hat, und am Ende zählt man Steine statt Augen: kein Rechnen zu später Stunde.</translation>
    </message>
    <message>
        <source>A Hungarian house rule without a public train. Whoever is stuck has only the trains of the others to hope for, so markers decide the game. Twelve rounds, and pips count.</source>
        <translation>Eine ungarische Hausregel ohne Mexican Train. Wer nicht weiterkommt, kann nur auf die Züge der anderen hoffen, also entscheiden die Loks das Spiel. Zwölf Runden, und es zählen die Augen.</translation>
    </message>
    <message>
        <source>Another Hungarian house rule lets trains branch: a double on your own train may open two arms, and the table grows into a map of railway lines. For those who find one end too few.</source>
        <translation>Eine andere ungarische Hausregel lässt Züge sich verzweigen: Ein Pasch am eigenen Zug kann zwei Arme öffnen, und der Tisch wird zu einem Streckenplan. Für alle, denen ein Ende zu wenig ist.</translation>
    </message>
</context>
<context>
    <name>PresetTexts</name>
    <message>
        <source>Classic with chains</source>
        <translation>Klassisch mit Ketten</translation>
    </message>
    <message>
        <source>The classic game: everyone opens with a train as long as their tiles allow, and doubles may be laid one after the other.</source>
        <translation>Das klassische Spiel: Alle beginnen mit einem Zug, so lang es ihre Steine erlauben, und Pasche dürfen nacheinander angelegt werden.</translation>
    </message>
    <message>
        <source>Classic without chains</source>
        <translation>Klassisch ohne Ketten</translation>
    </message>
    <message>
        <source>The classic game from the first turn on with one tile a turn, only doubles ask for more.</source>
        <translation>Das klassische Spiel, vom ersten Spielzug an mit je einem Stein; nur Pasche verlangen mehr.</translation>
    </message>
    <message>
        <source>Station and trains</source>
        <translation>Bahnhof und Züge</translation>
    </message>
    <message>
        <source>A German family game: every player brings a Mexican train, a train may begin with any tile, doubles count 50, and the last tile is tapped.</source>
        <translation>Ein deutsches Familienspiel: Für jede Person gibt es einen Mexican Train, ein Zug darf mit jedem Stein beginnen, Pasche zählen 50, und beim letzten Stein wird geklopft.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizerisch</translation>
    </message>
    <message>
        <source>As played in Switzerland: own trains come first, a double must be followed on the double itself, and a double at the end of a hand is covered by the others.</source>
        <translation>Wie in der Schweiz gespielt: Die eigenen Züge kommen zuerst, nach einem Pasch muss an diesen Pasch angelegt werden, und einen Pasch als letzten Stein bedienen die anderen.</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <source>As played in the Netherlands: the engine is laid out before the deal, every turn is one tile, and a turn holds one double at most. The easiest to grasp.</source>
        <translation>Wie in den Niederlanden gespielt: Der Anfangspasch wird vor dem Austeilen herausgelegt, jeder Spielzug ist ein Stein, und höchstens ein Pasch gehört dazu. Am leichtesten zu verstehen.</translation>
    </message>
    <message>
        <source>Dutch, quick game</source>
        <translation>Niederländisch, schnelles Spiel</translation>
    </message>
    <message>
        <source>The Dutch game with a double-9 set, smaller hands and ten rounds.</source>
        <translation>Das niederländische Spiel mit einem Doppel-9-Satz, weniger Steinen und zehn Runden.</translation>
    </message>
    <message>
        <source>Dutch, open hands</source>
        <translation>Niederländisch, offen gespielt</translation>
    </message>
    <message>
        <source>The Dutch game with all tiles in sight: good for teaching the game to others.</source>
        <translation>Das niederländische Spiel, bei dem alle Steine zu sehen sind: gut, um anderen das Spiel zu zeigen.</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Ungarisch</translation>
    </message>
    <message>
        <source>As played in Hungary: chains in the first turn, the engine comes from a hand, and each tile left counts one point.</source>
        <translation>Wie in Ungarn gespielt: Ketten im ersten Spielzug, der Anfangspasch kommt aus einer Hand, und jeder übrige Stein zählt einen Punkt.</translation>
    </message>
    <message>
        <source>Hungarian at home</source>
        <translation>Ungarisch zu Hause</translation>
    </message>
    <message>
        <source>A Hungarian house rule without a Mexican train: twelve rounds, the engine laid out before the deal, and pips counted.</source>
        <translation>Eine ungarische Hausregel ohne Mexican Train: zwölf Runden, der Anfangspasch wird vor dem Austeilen herausgelegt, und die Augen zählen.</translation>
    </message>
    <message>
        <source>Hungarian with forks</source>
        <translation>Ungarisch mit Gabelungen</translation>
    </message>
    <message>
        <source>The Hungarian house rule in which a double may split your own train into two arms.</source>
        <translation>Die ungarische Hausregel, bei der ein Pasch den eigenen Zug in zwei Arme teilen darf.</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Rules put together by yourself, option by option.</source>
        <translation>Selbst zusammengestellte Regeln, Punkt für Punkt.</translation>
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
        <source>No printer is set up on this computer: save the page as PDF instead.</source>
        <translation>Auf diesem Computer ist kein Drucker eingerichtet: Die Seite lässt sich stattdessen als PDF speichern.</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Es wird gedruckt&#xa0;…</translation>
    </message>
    <message>
        <source>The printer does not take the page.</source>
        <translation>Der Drucker nimmt die Seite nicht an.</translation>
    </message>
</context>
<context>
    <name>ProgramController</name>
    <message numerus="yes">
        <source>%n program(s) in this game have not been approved on this computer ({programs}), so the computer plays as “{level}” for {players}; to approve a program, try it in the settings under “Programs”.</source>
        <translation>
            <numerusform>Ein Programm in diesem Spiel ist auf diesem Computer nicht genehmigt ({programs}), daher spielt der Computer als „{level}“ für {players}; um ein Programm zu genehmigen, probieren Sie es in den Einstellungen unter „Programme“ aus.</numerusform>
            <numerusform>%n Programme in diesem Spiel sind auf diesem Computer nicht genehmigt ({programs}), daher spielt der Computer als „{level}“ für {players}; um ein Programm zu genehmigen, probieren Sie es in den Einstellungen unter „Programme“ aus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>There is a program of this name already.</source>
        <translation>Ein Programm mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>The name or the command has characters that cannot be shown.</source>
        <translation>Der Name oder der Befehl enthält Zeichen, die sich nicht darstellen lassen.</translation>
    </message>
    <message>
        <source>The command is not complete: a quotation mark has no partner, or a backslash stands at the end.</source>
        <translation>Der Befehl ist unvollständig: Ein Anführungszeichen wird nicht geschlossen, oder am Ende steht ein umgekehrter Schrägstrich.</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Programm hinzufügen</translation>
    </message>
    <message>
        <source>Edit the program</source>
        <translation>Programm bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <comment>of a program</comment>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>C&amp;ommand:</source>
        <translation>&amp;Befehl:</translation>
    </message>
    <message>
        <source>The program and its arguments as in a terminal; text with blanks stands in quotation marks. There is no shell, so signs such as * and | mean nothing special.</source>
        <translation>Das Programm und seine Argumente wie in einem Terminal; Text mit Leerzeichen steht in Anführungszeichen. Es gibt keine Shell, daher haben Zeichen wie * und | keine besondere Bedeutung.</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>a program</comment>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>ProgramTexts</name>
    <message>
        <source>“{name}” answered after {seconds} s: it would lay {tile}.</source>
        <extracomment>{seconds} is a number such as 0.4</extracomment>
        <translation>„{name}“ hat nach {seconds} s geantwortet: Der Stein {tile} würde angelegt.</translation>
    </message>
    <message>
        <source>“{name}” answered after {seconds} s with a legal move.</source>
        <translation>„{name}“ hat nach {seconds} s mit einer erlaubten Aktion geantwortet.</translation>
    </message>
    <message>
        <source>“{name}” gave no answer in time.</source>
        <translation>„{name}“ hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>“{name}” has been started, but is not ready yet.</source>
        <translation>„{name}“ ist gestartet, aber noch nicht bereit.</translation>
    </message>
    <message>
        <source>“{name}” ended before it had answered.</source>
        <translation>„{name}“ hat sich beendet, ohne zu antworten.</translation>
    </message>
    <message>
        <source>“{name}” answered, but not with a legal move.</source>
        <translation>„{name}“ hat geantwortet, aber nicht mit einer erlaubten Aktion.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started.</source>
        <translation>„{name}“ lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>{sentence} ({detail})</source>
        <extracomment>what a program or the system says itself, perhaps in another language</extracomment>
        <translation>{sentence} ({detail})</translation>
    </message>
    <message>
        <source>{sentence} A simple move was made for {player} instead.</source>
        <extracomment>{sentence} says how a program failed</extracomment>
        <translation>{sentence} Für {player} wurde ersatzweise einfach gespielt.</translation>
    </message>
    <message>
        <source>The list of other programs was damaged and starts empty: the old file is kept as “{file}”.</source>
        <translation>Die Liste der anderen Programme war beschädigt und beginnt leer: Die alte Datei bleibt als „{file}“ erhalten.</translation>
    </message>
</context>
<context>
    <name>ProgramsPage</name>
    <message>
        <source>Asking “{name}” for a move…</source>
        <translation>„{name}“ wird um eine Antwort gebeten&#xa0;…</translation>
    </message>
    <message>
        <source>Programs that can play</source>
        <translation>Programme, die mitspielen können</translation>
    </message>
    <message>
        <source>{name} (not approved yet): {command}</source>
        <translation>{name} (noch nicht genehmigt): {command}</translation>
    </message>
    <message>
        <source>Programs in this list can be given a seat, as the computer can. A program runs only while it plays, and is shown only what a person in its seat would see. Before it is started for the first time, you see its command and are asked; to do that now, try it.</source>
        <translation>Programme in dieser Liste können wie der Computer einen Platz am Tisch bekommen. Ein Programm läuft nur, während es spielt, und sieht nur, was ein Mensch an seinem Platz sähe. Bevor es zum ersten Mal startet, sehen Sie seinen Befehl und werden gefragt; mit „Ausprobieren“ geht das sofort.</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <comment>a program</comment>
        <translation>&amp;Hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <comment>a program</comment>
        <translation>&amp;Bearbeiten&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <comment>a program</comment>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <comment>a program</comment>
        <translation>&amp;Ausprobieren</translation>
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
</context>
<context>
    <name>RecentGames</name>
    <message>
        <source>&amp;Clear list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>{game} (not there any more)</source>
        <translation>{game} (nicht mehr vorhanden)</translation>
    </message>
    <message>
        <source>{game} · round {round} of {rounds}</source>
        <translation>{game} · Runde {round} von {rounds}</translation>
    </message>
</context>
<context>
    <name>RecordError</name>
    <message>
        <source>there is no such file or folder</source>
        <translation>Diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>Das ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>this is a file, not a folder</source>
        <translation>Das ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>this is a pipe, not a file</source>
        <translation>Das ist eine Pipe, keine Datei</translation>
    </message>
    <message>
        <source>the system does not permit access</source>
        <translation>Das System erlaubt den Zugriff nicht</translation>
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
        <source>another mtdesk is using this folder</source>
        <translation>ein anderes mtdesk benutzt diesen Ordner</translation>
    </message>
    <message>
        <source>the system reports {reason}</source>
        <translation>Das System meldet {reason}</translation>
    </message>
    <message>
        <source>reading it failed, perhaps for lack of memory</source>
        <translation>das Lesen ist fehlgeschlagen, vielleicht weil der Speicher nicht reicht</translation>
    </message>
    <message>
        <source>the file is larger than {limit} MiB</source>
        <translation>Die Datei ist größer als {limit} MiB</translation>
    </message>
    <message>
        <source>the file holds more than {limit} values</source>
        <translation>Die Datei enthält mehr als {limit} Werte</translation>
    </message>
    <message>
        <source>byte {byte}: the file is not UTF-8 text</source>
        <translation>Byte {byte}: Die Datei ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>line {line}, column {column}: the file is not JSON</source>
        <translation>Zeile {line}, Spalte {column}: Die Datei ist kein JSON</translation>
    </message>
    <message>
        <source>line {line}, column {column}: NaN and Infinity are not JSON numbers</source>
        <translation>Zeile {line}, Spalte {column}: NaN und Infinity sind keine Zahlen in JSON</translation>
    </message>
    <message>
        <source>line {line}, column {column}: the number is too long</source>
        <translation>Zeile {line}, Spalte {column}: Die Zahl ist zu lang</translation>
    </message>
    <message>
        <source>line {line}, column {column}: the object that ends here has the key {key} twice</source>
        <translation>Zeile {line}, Spalte {column}: Das Objekt, das hier endet, hat den Schlüssel {key} zweimal</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply</source>
        <translation>Die Klammern sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the file is not a record of a game</source>
        <translation>Die Datei ist keine Aufzeichnung eines Spiels</translation>
    </message>
    <message>
        <source>the file is not a journal of a game</source>
        <translation>Die Datei ist kein Protokoll eines Spiels</translation>
    </message>
    <message>
        <source>this is not a view of a game</source>
        <translation>Das ist keine Sicht auf ein Spiel</translation>
    </message>
    <message>
        <source>the file does not hold results of a tournament</source>
        <translation>Die Datei enthält keine Ergebnisse eines Turniers</translation>
    </message>
    <message>
        <source>the file does not hold a rule set</source>
        <translation>die Datei enthält keine Spielregeln</translation>
    </message>
    <message>
        <source>the file was written by a newer version of the program (format {version})</source>
        <translation>Die Datei stammt von einer neueren Version des Programms (Format {version})</translation>
    </message>
    <message>
        <source>there is no version {version} of the format</source>
        <translation>Eine Version {version} des Formats gibt es nicht</translation>
    </message>
    <message>
        <source>the key {key} is missing</source>
        <translation>Der Schlüssel {key} fehlt</translation>
    </message>
    <message>
        <source>the key {key} does not belong to the action {do}</source>
        <translation>Der Schlüssel {key} gehört nicht zur Aktion {do}</translation>
    </message>
    <message>
        <source>{key} is {value}, not an integer</source>
        <translation>{key} ist {value}, keine ganze Zahl</translation>
    </message>
    <message>
        <source>{key} is {value}, not a text</source>
        <translation>{key} ist {value}, kein Text</translation>
    </message>
    <message>
        <source>{key} is {value}, neither true nor false</source>
        <translation>{key} ist {value}, weder true noch false</translation>
    </message>
    <message>
        <source>{key} is {value}, not a list</source>
        <translation>{key} ist {value}, keine Liste</translation>
    </message>
    <message>
        <source>{key} is {value}, not an object</source>
        <translation>{key} ist {value}, kein Objekt</translation>
    </message>
    <message>
        <source>{key} is {value}, neither an integer nor a fraction in lowest terms</source>
        <translation>{key} ist {value}, weder eine ganze Zahl noch ein gekürzter Bruch</translation>
    </message>
    <message>
        <source>{key} is {value}, not from {low} to {high}</source>
        <translation>{key} ist {value}, nicht zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>{problem}</source>
        <translation>{problem}</translation>
    </message>
    <message>
        <source>the hand is {value}, neither a number from {low} to {high} nor a table ({tables})</source>
        <translation>als Hand steht dort {value}, weder eine Zahl von {low} bis {high} noch eine Tabelle ({tables})</translation>
    </message>
    <message>
        <source>the name {value} is not made of 1 to {most} printable characters</source>
        <translation>Der Name {value} besteht nicht aus 1 bis {most} druckbaren Zeichen</translation>
    </message>
    <message>
        <source>the kind {value} is neither human nor computer</source>
        <translation>Die Art {value} ist weder human noch computer</translation>
    </message>
    <message>
        <source>the level {value} is not made of 1 to {most} printable characters</source>
        <translation>Die Spielstärke {value} besteht nicht aus 1 bis {most} druckbaren Zeichen</translation>
    </message>
    <message>
        <source>a person cannot have a level</source>
        <translation>Ein Mensch kann keine Spielstärke haben</translation>
    </message>
    <message>
        <source>the seed cannot be written as UTF-8 text</source>
        <translation>Die Spielnummer lässt sich nicht als UTF-8-Text schreiben</translation>
    </message>
    <message>
        <source>the rounds played are more than the {rounds} of the rules</source>
        <translation>Es sind mehr Runden gespielt als die {rounds} der Regeln</translation>
    </message>
    <message>
        <source>{value} is not a tile of the set with its higher half first</source>
        <translation>{value} ist kein Stein des Satzes mit der höheren Hälfte voran</translation>
    </message>
    <message>
        <source>not every one of the {players} players gets one hand</source>
        <translation>Nicht jede der {players} Personen bekommt eine Hand</translation>
    </message>
    <message>
        <source>the tiles in the hand of seat {seat} are {count} instead of {hand}</source>
        <translation>Auf der Hand von Platz {seat} sind {count} Steine statt {hand}</translation>
    </message>
    <message>
        <source>tile {tile} is dealt twice</source>
        <translation>Der Stein {tile} ist zweimal ausgeteilt</translation>
    </message>
    <message>
        <source>tile {tile} is not dealt</source>
        <translation>Der Stein {tile} ist nicht ausgeteilt</translation>
    </message>
    <message>
        <source>the engine set aside has to be {tile}</source>
        <translation>Der herausgelegte Anfangspasch muss {tile} sein</translation>
    </message>
    <message>
        <source>these rules set no engine aside</source>
        <translation>Bei diesen Regeln wird kein Anfangspasch herausgelegt</translation>
    </message>
    <message>
        <source>the deal does not follow from the seed</source>
        <translation>Die Verteilung folgt nicht aus der Spielnummer</translation>
    </message>
    <message>
        <source>the round is unfinished, but not the last</source>
        <translation>Die Runde ist nicht zu Ende, aber nicht die letzte</translation>
    </message>
    <message>
        <source>there is no action {do}</source>
        <translation>Es gibt keine Aktion {do}</translation>
    </message>
    <message>
        <source>the key {key} does not follow from the others</source>
        <translation>Der Schlüssel {key} folgt nicht aus den anderen</translation>
    </message>
    <message>
        <source>the undo goes back to a place that was never reached</source>
        <translation>Das Rückgängigmachen führt an eine Stelle, die nie erreicht wurde</translation>
    </message>
    <message>
        <source>round {round}, action {action}: {problem}</source>
        <translation>Runde {round}, Aktion {action}: {problem}</translation>
    </message>
    <message>
        <source>round {round}: {problem}</source>
        <translation>Runde {round}: {problem}</translation>
    </message>
    <message>
        <source>seat {seat}: {problem}</source>
        <translation>Platz {seat}: {problem}</translation>
    </message>
    <message>
        <source>line {line}: {problem}</source>
        <translation>Zeile {line}: {problem}</translation>
    </message>
    <message>
        <source>the file is not a score pad</source>
        <translation>die Datei ist kein Punkteblock</translation>
    </message>
    <message>
        <source>{key} is {value}, not a date such as 2026-03-05</source>
        <translation>{key} ist {value} und kein Datum wie 2026-03-05</translation>
    </message>
</context>
<context>
    <name>RefusalTexts</name>
    <message>
        <source>Nothing more can be laid: the round is over.</source>
        <translation>Es kann nichts mehr angelegt werden: Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>Not yet: it is {name}&apos;s turn.</source>
        <translation>Noch nicht: {name} ist an der Reihe.</translation>
    </message>
    <message>
        <source>{tile} cannot be laid: it is not in your hand.</source>
        <translation>Der Stein {tile} lässt sich nicht anlegen: Er ist nicht in Ihrer Hand.</translation>
    </message>
    <message>
        <source>No tile can be laid here: no train ends here.</source>
        <translation>Hier lässt sich nichts anlegen: Hier endet kein Zug.</translation>
    </message>
    <message>
        <source>{tile} does not fit here: the end shows {pip}.</source>
        <translation>Der Stein {tile} passt hier nicht: Das Ende zeigt eine {pip}.</translation>
    </message>
    <message>
        <source>{tile} cannot lie this way round: touching halves must be equal.</source>
        <translation>Der Stein {tile} kann so herum nicht liegen: Hälften, die sich berühren, müssen gleich sein.</translation>
    </message>
    <message>
        <source>{owner}&apos;s train is closed: there is no marker on it.</source>
        <translation>Der Zug von {owner} ist geschlossen: Darauf steht keine Lok.</translation>
    </message>
    <message>
        <source>This end of {owner}&apos;s train is closed: the marker is on another one.</source>
        <translation>Dieses Ende am Zug von {owner} ist geschlossen: Die Lok steht auf einem anderen.</translation>
    </message>
    <message>
        <source>In the first turn, tiles go on your own train only.</source>
        <translation>Im ersten Spielzug wird nur an den eigenen Zug angelegt.</translation>
    </message>
    <message>
        <source>Your own train must be started first.</source>
        <translation>Zuerst muss der eigene Zug begonnen werden.</translation>
    </message>
    <message>
        <source>The next tile must go on the double {double}.</source>
        <translation>Der nächste Stein muss an den Pasch {double} angelegt werden.</translation>
    </message>
    <message>
        <source>The next tile must go on one of the two doubles of this turn.</source>
        <translation>Der nächste Stein muss an einen der beiden Pasche aus diesem Spielzug angelegt werden.</translation>
    </message>
    <message>
        <source>{tile} cannot go here: the last double {double} must be covered now.</source>
        <translation>Der Stein {tile} darf nicht hierher: Jetzt muss der letzte Pasch {double} bedient werden.</translation>
    </message>
    <message>
        <source>{tile} cannot be laid: no other tile of yours would cover one of the two doubles.</source>
        <translation>Der Stein {tile} lässt sich nicht anlegen: Keiner Ihrer anderen Steine könnte dann einen der beiden Pasche bedienen.</translation>
    </message>
    <message>
        <source>The train cannot fork here: that takes a double on your own train.</source>
        <translation>Hier kann sich der Zug nicht gabeln: Dazu gehört ein Pasch am eigenen Zug.</translation>
    </message>
    <message>
        <source>Drawing again is not allowed: you can only pass.</source>
        <translation>Noch einmal ziehen ist nicht erlaubt: Es bleibt nur Passen.</translation>
    </message>
    <message>
        <source>The boneyard is empty: you can only pass.</source>
        <translation>Der Talon ist leer: Es bleibt nur Passen.</translation>
    </message>
    <message>
        <source>Drawing is not allowed in the first turn: you can only pass.</source>
        <translation>Ziehen ist im ersten Spielzug nicht erlaubt: Es bleibt nur Passen.</translation>
    </message>
    <message>
        <source>Passing is not allowed yet: draw a tile first.</source>
        <translation>Passen ist noch nicht erlaubt: Zuerst muss ein Stein gezogen werden.</translation>
    </message>
    <message>
        <source>Your train has several ends: choose the one for the marker.</source>
        <translation>Ihr Zug hat mehrere Enden: Wählen Sie eines für die Lok.</translation>
    </message>
    <message>
        <source>No marker can be put here: passing needs no choice of an end now.</source>
        <translation>Hier lässt sich keine Lok aufsetzen: Beim Passen ist jetzt kein Ende zu wählen.</translation>
    </message>
    <message>
        <source>There is nothing to stop: only a chain in the first turn is ended like that.</source>
        <translation>Es gibt nichts zu beenden: So endet nur eine Kette im ersten Spielzug.</translation>
    </message>
    <message>
        <source>There is nothing to tap for: tapping follows a turn that leaves one tile.</source>
        <translation>Es gibt keinen Grund zu klopfen: Geklopft wird nach einem Spielzug, der einen einzigen Stein übrig lässt.</translation>
    </message>
    <message>
        <source>The open double {double} on your own train must be covered first.</source>
        <translation>Zuerst muss der offene Pasch {double} am eigenen Zug bedient werden.</translation>
    </message>
    <message>
        <source>The open double {double} on {owner}&apos;s train must be covered first.</source>
        <translation>Zuerst muss der offene Pasch {double} am Zug von {owner} bedient werden.</translation>
    </message>
    <message>
        <source>The open double {double} on the Mexican train must be covered first.</source>
        <translation>Zuerst muss der offene Pasch {double} am Mexican Train bedient werden.</translation>
    </message>
    <message>
        <source>The open double {double} on Mexican train {number} must be covered first.</source>
        <translation>Zuerst muss der offene Pasch {double} am Mexican Train {number} bedient werden.</translation>
    </message>
    <message>
        <source>Drawing is not allowed: {tile} can be laid.</source>
        <translation>Ziehen ist nicht erlaubt: Der Stein {tile} lässt sich anlegen.</translation>
    </message>
    <message>
        <source>Passing is not allowed: {tile} can be laid.</source>
        <translation>Passen ist nicht erlaubt: Der Stein {tile} lässt sich anlegen.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n double(s) may be laid per turn.</source>
        <translation>
            <numerusform>Je Spielzug darf nur %n Pasch angelegt werden.</numerusform>
            <numerusform>Je Spielzug dürfen nur %n Pasche angelegt werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusedAction</name>
    <message>
        <source>the round is already over</source>
        <translation>Die Runde ist schon zu Ende</translation>
    </message>
    <message>
        <source>it is not the turn of seat {player} but of seat {seat}</source>
        <translation>Nicht Platz {player} ist an der Reihe, sondern Platz {seat}</translation>
    </message>
    <message>
        <source>tile {tile} is not in the hand of seat {player}</source>
        <translation>Der Stein {tile} ist nicht auf der Hand von Platz {player}</translation>
    </message>
    <message>
        <source>there is no end {end}</source>
        <translation>Es gibt kein Ende {end}</translation>
    </message>
    <message>
        <source>tile {tile} does not fit on {end}, which shows {pip}</source>
        <translation>Der Stein {tile} passt nicht an das Ende {end}, das eine {pip} zeigt</translation>
    </message>
    <message>
        <source>tile {tile} on {end} does not leave {out} as the open end</source>
        <translation>Der Stein {tile} am Ende {end} lässt keine {out} offen</translation>
    </message>
    <message>
        <source>train {end} is closed to seat {player}</source>
        <translation>Der Zug {end} ist für Platz {player} geschlossen</translation>
    </message>
    <message>
        <source>the marker of this train does not stand on {end}</source>
        <translation>Die Lok dieses Zuges steht nicht am Ende {end}</translation>
    </message>
    <message>
        <source>in a first turn tiles go on the own train only, not on {end}</source>
        <translation>Im ersten Spielzug wird nur an den eigenen Zug angelegt, nicht an {end}</translation>
    </message>
    <message>
        <source>seat {player} has to begin its own train before it may lay on {end}</source>
        <translation>Platz {player} muss den eigenen Zug beginnen, bevor an {end} angelegt werden darf</translation>
    </message>
    <message>
        <source>the open double {double} on {end} has to be covered first</source>
        <translation>Zuerst muss der offene Pasch {double} am Ende {end} bedient werden</translation>
    </message>
    <message>
        <source>the next tile has to go on the double {double} on {end}</source>
        <translation>Der nächste Stein muss an den Pasch {double} am Ende {end} angelegt werden</translation>
    </message>
    <message>
        <source>the next tile has to go on one of the two doubles of this turn, not on {end}</source>
        <translation>Der nächste Stein muss an einen der beiden Pasche dieses Spielzugs angelegt werden, nicht an {end}</translation>
    </message>
    <message>
        <source>the only tile to lay now is one on the double {double} on {end}</source>
        <translation>Jetzt darf nur an den Pasch {double} am Ende {end} angelegt werden</translation>
    </message>
    <message>
        <source>tile {tile} is one double too many: a turn may hold {count}</source>
        <translation>Der Stein {tile} ist ein Pasch zu viel: Erlaubt sind je Spielzug {count}</translation>
    </message>
    <message>
        <source>no tile would be left in hand to cover tile {tile} or the double before it</source>
        <translation>Es bliebe kein Stein, um den Pasch {tile} oder den Pasch davor zu bedienen</translation>
    </message>
    <message>
        <source>tile {tile} cannot fork {end}</source>
        <translation>Der Stein {tile} kann das Ende {end} nicht gabeln</translation>
    </message>
    <message>
        <source>seat {player} has to lay, because tile {tile} fits on {end}</source>
        <translation>Platz {player} muss anlegen, denn der Stein {tile} passt an das Ende {end}</translation>
    </message>
    <message>
        <source>seat {player} has drawn already</source>
        <translation>Platz {player} hat schon gezogen</translation>
    </message>
    <message>
        <source>the boneyard is empty</source>
        <translation>Der Talon ist leer</translation>
    </message>
    <message>
        <source>nobody draws in a first turn</source>
        <translation>Im ersten Spielzug wird nicht gezogen</translation>
    </message>
    <message>
        <source>seat {player} has to draw before it may pass</source>
        <translation>Platz {player} muss ziehen, bevor Passen erlaubt ist</translation>
    </message>
    <message>
        <source>the pass does not say on which end the marker goes</source>
        <translation>Beim Passen ist nicht gesagt, auf welches Ende die Lok kommt</translation>
    </message>
    <message>
        <source>the marker cannot be put on {end} by this pass</source>
        <translation>Bei diesem Passen kann die Lok nicht auf das Ende {end} gesetzt werden</translation>
    </message>
    <message>
        <source>there is no chain to stop</source>
        <translation>Es gibt keine Kette zu beenden</translation>
    </message>
    <message>
        <source>seat {player} has no reason to tap</source>
        <translation>Platz {player} hat keinen Grund zu klopfen</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>Nothing has been played in this game yet.</source>
        <translation>In diesem Spiel ist noch nichts gespielt worden.</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>Look through: {players}</source>
        <translation>Wiedergabe: {players}</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Aus Sicht von</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>Alle Steine &amp;offen</translation>
    </message>
    <message>
        <source>This round is still being played: what is hidden in it stays hidden until it is over.</source>
        <translation>Diese Runde wird noch gespielt: Was darin verdeckt ist, bleibt verdeckt, bis sie zu Ende ist.</translation>
    </message>
    <message>
        <source>&amp;Share this deal…</source>
        <translation>Verteilung &amp;teilen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>Ab hier weiter&amp;spielen&#xa0;…</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>list of what happened</comment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>tiles of all players</comment>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rückblick</translation>
    </message>
</context>
<context>
    <name>ReportController</name>
    <message>
        <source>The report cannot be written to “{folder}”.</source>
        <translation>Der Bericht kann nicht in „{folder}“ geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Problem report</source>
        <translation>Fehlerbericht</translation>
    </message>
    <message>
        <source>Include the &amp;names of people and folders</source>
        <translation>&amp;Namen von Personen und Ordnern aufnehmen</translation>
    </message>
    <message>
        <source>This report helps to find the error. It holds versions, the log, and the game, packed so that nobody sees hidden tiles by chance. The names of people and folders are included. The report is sent to nobody.</source>
        <translation>Dieser Bericht hilft, den Fehler zu finden. Er enthält Versionen, das Protokoll und das Spiel, so verpackt, dass niemand zufällig verdeckte Steine sieht. Namen von Personen und Ordnern stehen darin. Der Bericht wird niemandem geschickt.</translation>
    </message>
    <message>
        <source>This report helps to find the error. It holds versions, the log, and the game, packed so that nobody sees hidden tiles by chance. The names of people and folders are left out. The report is sent to nobody.</source>
        <translation>Dieser Bericht hilft, den Fehler zu finden. Er enthält Versionen, das Protokoll und das Spiel, so verpackt, dass niemand zufällig verdeckte Steine sieht. Namen von Personen und Ordnern sind weggelassen. Der Bericht wird niemandem geschickt.</translation>
    </message>
    <message>
        <source>Report file: {file}</source>
        <translation>Fehlerbericht: {file}</translation>
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
        <source>Begin the statistics of all people anew?</source>
        <translation>Die Statistik aller Personen neu beginnen?</translation>
    </message>
    <message>
        <source>Saved games stay. A copy of the statistics is kept in the folder “backups” of your data.</source>
        <translation>Gespeicherte Spiele bleiben. Eine Kopie der Statistik kommt in den Ordner „backups“ Ihrer Daten.</translation>
    </message>
    <message>
        <source>&amp;Begin anew</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
</context>
<context>
    <name>RestoreQuestion</name>
    <message>
        <source>Restore the defaults of all settings?</source>
        <translation>Alle Einstellungen auf die Standardwerte zurücksetzen?</translation>
    </message>
    <message>
        <source>This concerns every page. The programs in your list are kept.</source>
        <translation>Das betrifft alle Seiten. Die Programme in Ihrer Liste bleiben erhalten.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Zurücksetzen</translation>
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
        <translation>{names} haben alle Steine abgelegt</translation>
    </message>
    <message>
        <source>You go out</source>
        <translation>Sie haben alle Steine abgelegt</translation>
    </message>
    <message>
        <source>{name} goes out</source>
        <translation>{name} hat alle Steine abgelegt</translation>
    </message>
    <message>
        <source>Click, or press any key, to continue</source>
        <translation>Weiter mit einem Klick oder einer Taste</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
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
        <source>The round is blocked: nobody can lay a tile.</source>
        <translation>Die Runde ist blockiert: Niemand kann mehr anlegen.</translation>
    </message>
    <message>
        <source>Out: {names}.</source>
        <translation>Alle Steine abgelegt: {names}.</translation>
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
    <name>RoundForm</name>
    <message>
        <source>&amp;Blocked: nobody is out</source>
        <translation>&amp;Runde blockiert</translation>
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
</context>
<context>
    <name>RoundHead</name>
    <message>
        <source>Show the round before</source>
        <translation>Die Runde davor zeigen</translation>
    </message>
    <message>
        <source>Show the round after</source>
        <translation>Die Runde danach zeigen</translation>
    </message>
</context>
<context>
    <name>RuleButtons</name>
    <message>
        <source>Du&amp;plicate…</source>
        <translation>&amp;Kopieren&#xa0;…</translation>
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
        <source>In &amp;words…</source>
        <translation>In &amp;Worten&#xa0;…</translation>
    </message>
</context>
<context>
    <name>RuleCommands</name>
    <message>
        <source>Delete the rules “{rules}” for good? Games that go by them keep them.</source>
        <translation>Die Regeln „{rules}“ endgültig löschen? Spiele, die danach begonnen haben, behalten sie.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>RuleFiles</name>
    <message>
        <source>Rule sets</source>
        <translation>Regelsätze</translation>
    </message>
</context>
<context>
    <name>RuleNameDialog</name>
    <message>
        <source>There are rules called “{name}” already.</source>
        <translation>Regeln mit dem Namen „{name}“ gibt es schon.</translation>
    </message>
    <message>
        <source>This name has characters that cannot be shown.</source>
        <translation>Dieser Name enthält Zeichen, die sich nicht darstellen lassen.</translation>
    </message>
    <message>
        <source>Name of the rules</source>
        <translation>Name der Regeln</translation>
    </message>
    <message>
        <source>&amp;What are these rules called?</source>
        <translation>&amp;Wie heißen diese Regeln?</translation>
    </message>
</context>
<context>
    <name>RuleSetList</name>
    <message>
        <source>My own rules</source>
        <translation>Meine Regeln</translation>
    </message>
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
        <source>A preset. What you change in it can be kept as rules of your own.</source>
        <translation>Eine Vorlage. Was Sie daran ändern, lässt sich als eigene Regeln speichern.</translation>
    </message>
    <message>
        <source>Exactly as the preset “{preset}”.</source>
        <translation>Genau wie die Vorlage „{preset}“.</translation>
    </message>
    <message numerus="yes">
        <source>Differs from “{preset}” in %n option(s).</source>
        <translation>
            <numerusform>Weicht in %n Option von „{preset}“ ab.</numerusform>
            <numerusform>Weicht in %n Optionen von „{preset}“ ab.</numerusform>
        </translation>
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
        <source>Trains</source>
        <translation>Züge</translation>
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
        <source>End and scores</source>
        <translation>Ende und Wertung</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>Optionen durchsuchen</translation>
    </message>
    <message>
        <source>Group of options</source>
        <translation>Gruppe von Optionen</translation>
    </message>
    <message>
        <source>O&amp;nly what is changed</source>
        <translation>&amp;Nur Geändertes</translation>
    </message>
    <message>
        <source>No option is found here.</source>
        <translation>Hier ist keine Option zu finden.</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Mexican Train for 2 to 10 players</source>
        <translation>Mexican Train für 2 bis 10 Personen</translation>
    </message>
    <message numerus="yes">
        <source>Mexican Train with %n player(s)</source>
        <translation>
            <numerusform>Mexican Train mit %n Person</numerusform>
            <numerusform>Mexican Train mit %n Personen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules of this table</source>
        <translation>Regeln an diesem Tisch</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Rules in words</source>
        <translation>Regeln in Worten</translation>
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
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saving “{file}”…</source>
        <translation>„{file}“ wird gespeichert&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Line chart of the totals</source>
        <translation>Liniendiagramm der Gesamtpunktzahlen</translation>
    </message>
</context>
<context>
    <name>ScoreController</name>
    <message>
        <source>Score sheet</source>
        <translation>Punktetabelle</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>{name}, round {round}: {points}, total {total}, out</source>
        <translation>{name}, Runde {round}: {points}, gesamt {total}, alle Steine abgelegt</translation>
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
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>{name}, round {round}: did not take part</source>
        <translation>{name}, Runde {round}: nicht mitgespielt</translation>
    </message>
</context>
<context>
    <name>ScorePadWindow</name>
    <message>
        <source>Score pad</source>
        <translation>Punkteblock</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>{name} (total)</source>
        <translation>{name} (gesamt)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>End</source>
        <comment>how a round ended</comment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>who had laid all tiles</comment>
        <translation>Alle Steine abgelegt</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>points brought along</comment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>Runde blockiert</translation>
    </message>
    <message>
        <source>out</source>
        <comment>how a round ended</comment>
        <translation>abgelegt</translation>
    </message>
    <message>
        <source>After round {round} of {total}.</source>
        <translation>Nach Runde {round} von {total}.</translation>
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
        <source>Points of each round, the total after it small, shaded: out.</source>
        <translation>Punkte jeder Runde, klein der Stand danach, getönt: alle Steine abgelegt.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>{number}, blocked</source>
        <translation>Runde {number}, blockiert</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>No round has ended yet.</source>
        <translation>Noch ist keine Runde zu Ende.</translation>
    </message>
    <message>
        <source>Totals after each round: the lowest one wins.</source>
        <translation>Gesamtpunktzahlen nach jeder Runde: Die niedrigste gewinnt.</translation>
    </message>
    <message>
        <source>Totals after each round: the highest one wins.</source>
        <translation>Gesamtpunktzahlen nach jeder Runde: Die höchste gewinnt.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <comment>a score sheet</comment>
        <translation>E&amp;xportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <comment>a score sheet</comment>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>{sign} marks a blocked round.</source>
        <translation>{sign} heißt: Runde war blockiert.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Points by round and player</source>
        <translation>Punkte nach Runde und Person</translation>
    </message>
</context>
<context>
    <name>ScoresText</name>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>At the end of a round every player adds the value of the tiles in their own hand to their total.</source>
        <translation>Am Ende einer Runde kommt bei allen der Wert der eigenen Hand zur Gesamtpunktzahl.</translation>
    </message>
    <message>
        <source>After the last round the lowest total wins. Equal totals share their place.</source>
        <translation>Nach der letzten Runde gewinnt die niedrigste Gesamtpunktzahl. Gleiche Punktzahlen teilen sich den Platz.</translation>
    </message>
    <message>
        <source>At the end of a round whoever has no tile left earns the value of all other hands. In a blocked round those do whose hands have the lowest value; their own do not count.</source>
        <translation>Am Ende einer Runde erhält, wer keinen Stein mehr hat, den Wert aller anderen Hände. In einer blockierten Runde erhalten ihn diejenigen mit dem niedrigsten Wert auf der Hand; ihre eigenen Hände zählen dabei nicht.</translation>
    </message>
    <message>
        <source>Several players share equally, in fractions if need be.</source>
        <translation>Mehrere teilen zu gleichen Teilen, wenn nötig in Brüchen.</translation>
    </message>
    <message>
        <source>After the last round the highest total wins. Equal totals share their place.</source>
        <translation>Nach der letzten Runde gewinnt die höchste Gesamtpunktzahl. Gleiche Punktzahlen teilen sich den Platz.</translation>
    </message>
    <message>
        <source>Every tile left in a hand counts as many points as it has pips.</source>
        <translation>Jeder Stein, der auf einer Hand bleibt, zählt so viele Punkte, wie er Augen hat.</translation>
    </message>
    <message>
        <source>Every tile left in a hand counts 1 point.</source>
        <translation>Jeder Stein, der auf einer Hand bleibt, zählt 1 Punkt.</translation>
    </message>
    <message>
        <source>Every double left in a hand counts 50 points. On other tiles a blank half counts 25, and any other half as many points as it has pips.</source>
        <translation>Jeder Pasch, der auf einer Hand bleibt, zählt 50 Punkte. Bei anderen Steinen zählt eine leere Hälfte 25 und jede andere so viele Punkte, wie sie Augen hat.</translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation>
            <numerusform>Die Doppelnull zählt %n Punkt.</numerusform>
            <numerusform>Die Doppelnull zählt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The double blank has no pips and counts nothing.</source>
        <translation>Die Doppelnull hat keine Augen und zählt nichts.</translation>
    </message>
    <message>
        <source>The double blank counts 50 points like every other double.</source>
        <translation>Die Doppelnull zählt 50 Punkte wie jeder andere Pasch.</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>{place} of {count}</source>
        <comment>places where a text was found</comment>
        <translation>{place} von {count}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search ({key})</source>
        <translation>Suchen ({key})</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Change players</source>
        <translation>Spieler wechseln</translation>
    </message>
    <message>
        <source>Whoever takes over a seat plays on with its tiles and points. The change takes effect at once and is noted in the saved game.</source>
        <translation>Wer einen Sitzplatz übernimmt, spielt mit dessen Steinen und Punkten weiter. Der Wechsel gilt sofort und wird im gespeicherten Spiel vermerkt.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Wechseln</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Wer spielt für {name}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer ({level})</source>
        <translation>Computer ({level})</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>A new game begins with the moves up to here; the one that was played stays as it is.</source>
        <translation>Ein neues Spiel beginnt mit allem, was bis hierher gespielt wurde; das alte bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>of the table</comment>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Bewegung und Klang</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>New score pad</source>
        <translation>Neuer Punkteblock</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt mit</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>of a score pad</comment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Titl&amp;e:</source>
        <translation>Tit&amp;el:</translation>
    </message>
    <message>
        <source>may be left empty</source>
        <translation>kann leer bleiben</translation>
    </message>
    <message>
        <source>R&amp;ules:</source>
        <translation>&amp;Regeln:</translation>
    </message>
    <message>
        <source>{option}:</source>
        <translation>{option}:</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
</context>
<context>
    <name>SetupText</name>
    <message>
        <source>All hands lie face up: everybody sees the tiles of everybody.</source>
        <translation>Es wird offen gespielt: Alle sehen die Steine von allen.</translation>
    </message>
    <message>
        <source>Nobody sees the tiles in the hands of the others.</source>
        <translation>Niemand sieht die Steine auf der Hand der anderen.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>{set}: one tile for every pair of numbers from 0 to {highest}, {count} tiles in all.</source>
        <translation>{set}: ein Stein für jedes Zahlenpaar von 0 bis {highest}, zusammen {count} Steine.</translation>
    </message>
    <message>
        <source>A half without pips is called blank and stands for 0.</source>
        <translation>Eine Hälfte ohne Augen heißt Null und steht für die 0.</translation>
    </message>
    <message>
        <source>Take out the double that is the engine of this round, and shuffle the other tiles face down.</source>
        <translation>Der Pasch, der in dieser Runde der Anfangspasch ist, wird herausgesucht; die anderen Steine werden verdeckt gemischt.</translation>
    </message>
    <message>
        <source>Shuffle all tiles face down.</source>
        <translation>Alle Steine werden verdeckt gemischt.</translation>
    </message>
    <message numerus="yes">
        <source>Every player gets %n tile(s).</source>
        <translation>
            <numerusform>Alle erhalten %n Stein.</numerusform>
            <numerusform>Alle erhalten je %n Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) remain face down as the boneyard, from which tiles are drawn.</source>
        <translation>
            <numerusform>%n Stein bleibt verdeckt als Talon liegen, aus dem gezogen wird.</numerusform>
            <numerusform>%n Steine bleiben verdeckt als Talon liegen, aus dem gezogen wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile remains: there is no boneyard to draw from.</source>
        <translation>Kein Stein bleibt übrig: Es gibt keinen Talon zum Ziehen.</translation>
    </message>
    <message>
        <source>The number of players decides how many tiles everybody gets.</source>
        <translation>Wie viele Steine alle erhalten, hängt davon ab, wie viele mitspielen.</translation>
    </message>
    <message>
        <source>The other tiles remain face down as the boneyard, from which tiles are drawn.</source>
        <translation>Die anderen Steine bleiben verdeckt als Talon liegen, aus dem gezogen wird.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspielende</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <translation>Steine pro Person</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>Talon</translation>
    </message>
</context>
<context>
    <name>ShareDealDialog</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Share this deal</source>
        <translation>Verteilung teilen</translation>
    </message>
    <message>
        <source>Whoever enters this code under “Play a shared deal” gets the same tiles by the same rules. The code itself shows nothing of them.</source>
        <translation>Wer diesen Code unter „Geteilte Verteilung spielen“ eingibt, bekommt die gleichen Steine nach den gleichen Regeln. Der Code selbst verrät nichts von ihnen.</translation>
    </message>
    <message>
        <source>This game still runs: whoever plays the deal elsewhere sees the tiles that come here.</source>
        <translation>Dieses Spiel läuft noch: Wer die Verteilung anderswo spielt, sieht die Steine, die hier noch kommen.</translation>
    </message>
    <message>
        <source>Code of this deal</source>
        <translation>Code dieser Verteilung</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Show code</source>
        <translation>Code &amp;zeigen</translation>
    </message>
</context>
<context>
    <name>SharedDealDialog</name>
    <message>
        <source>Play a shared deal</source>
        <translation>Geteilte Verteilung spielen</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Diese Verteilung</translation>
    </message>
    <message>
        <source>Code of a deal</source>
        <translation>Code einer Verteilung</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>Spiel &amp;beginnen</translation>
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
        <source>Go to the next or previous tile, end or player</source>
        <translation>Zum nächsten oder vorherigen Stein, Ende oder Platz</translation>
    </message>
    <message>
        <source>Go to the nearest one below or above</source>
        <translation>Zum nächstliegenden darunter oder darüber</translation>
    </message>
    <message>
        <source>Go to the first or last one</source>
        <translation>Zum ersten oder letzten</translation>
    </message>
    <message>
        <source>Go to the next or previous part of the table, then to the buttons</source>
        <translation>Zum nächsten oder vorherigen Teil des Tisches, dann zu den Schaltflächen</translation>
    </message>
    <message>
        <source>Pick up a tile and lay it; draw, on the boneyard</source>
        <translation>Einen Stein aufnehmen und anlegen; am Talon ziehen</translation>
    </message>
    <message>
        <source>Put the tile back</source>
        <translation>Den Stein zurücklegen</translation>
    </message>
    <message>
        <source>Move the tile within the rack</source>
        <translation>Den Stein auf dem Steinhalter verschieben</translation>
    </message>
    <message>
        <source>Put a divider before the tile, or take it away</source>
        <translation>Vor dem Stein einen Trenner setzen oder ihn entfernen</translation>
    </message>
    <message>
        <source>Move the table while it is larger than the cloth</source>
        <translation>Den Tisch verschieben, solange er größer ist als das Tuch</translation>
    </message>
    <message>
        <source>Shift and an arrow key</source>
        <translation>Umschalt und eine Pfeiltaste</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>What can be done, with its keys</source>
        <translation>Was möglich ist, mit den Tasten dafür</translation>
    </message>
    <message>
        <source>Looking through a game</source>
        <translation>Beim Ansehen eines Spiels</translation>
    </message>
</context>
<context>
    <name>Spreadsheet</name>
    <message>
        <source>Table for spreadsheets (CSV)</source>
        <translation>Tabelle für Tabellenprogramme (CSV)</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Your games are open on the computer “{computer}”.</source>
        <translation>Ihre Spiele sind auf dem Computer „{computer}“ geöffnet.</translation>
    </message>
    <message>
        <source>If you play here at the same time, one of the two computers can no longer save its game. Play here only if mtdesk is not running there any more.</source>
        <translation>Wenn Sie gleichzeitig hier spielen, kann einer der beiden Computer sein Spiel nicht mehr speichern. Spielen Sie hier nur, wenn mtdesk dort nicht mehr läuft.</translation>
    </message>
    <message>
        <source>Play here anyway</source>
        <translation>Trotzdem hier spielen</translation>
    </message>
</context>
<context>
    <name>StartProblem</name>
    <message>
        <source>Player {number} has no name yet.</source>
        <translation>Person {number} hat noch keinen Namen.</translation>
    </message>
    <message>
        <source>The name of player {number} is too long: it may have {most} characters.</source>
        <translation>Der Name von Person {number} ist zu lang: Erlaubt sind {most} Zeichen.</translation>
    </message>
    <message>
        <source>The name of player {number} has characters that cannot be shown.</source>
        <translation>Der Name von Person {number} enthält Zeichen, die sich nicht darstellen lassen.</translation>
    </message>
    <message>
        <source>Two players are called {name}: their names must differ.</source>
        <translation>Zwei Personen heißen {name}: Die Namen müssen verschieden sein.</translation>
    </message>
</context>
<context>
    <name>StartText</name>
    <message>
        <source>The station is in the middle of the table. In it lies the engine, the double from which all trains of the round start.</source>
        <translation>In der Mitte des Tisches ist der Bahnhof. Darin liegt der Anfangspasch, an dem alle Züge der Runde beginnen.</translation>
    </message>
    <message>
        <source>Then the players take their turns one after the other, clockwise.</source>
        <translation>Danach sind alle nacheinander im Uhrzeigersinn an der Reihe.</translation>
    </message>
    <message>
        <source>Engine and start</source>
        <translation>Anfangspasch und Beginn</translation>
    </message>
    <message>
        <source>The engine is the double {double}.</source>
        <translation>Der Anfangspasch ist der Pasch {double}.</translation>
    </message>
    <message>
        <source>In round 1 the engine is the double {double}, in each further round the next lower one.</source>
        <translation>In der 1. Runde ist der Pasch {double} der Anfangspasch, in jeder weiteren der nächstniedrigere.</translation>
    </message>
    <message>
        <source>Whoever holds the double {double} lays it as the engine.</source>
        <translation>Wer den Pasch {double} auf der Hand hat, legt ihn als Anfangspasch aus.</translation>
    </message>
    <message>
        <source>Whoever holds the double of the round lays it as the engine: in round 1 this is {double}, in each further round the next lower one.</source>
        <translation>Wer den Pasch der Runde auf der Hand hat, legt ihn als Anfangspasch aus: In der 1. Runde ist das {double}, in jeder weiteren der nächstniedrigere.</translation>
    </message>
    <message>
        <source>The doubles are called out from {double} down; the first one that anybody holds is laid as the engine.</source>
        <translation>Die Pasche werden von {double} abwärts aufgerufen; der erste, den jemand auf der Hand hat, wird der Anfangspasch.</translation>
    </message>
    <message>
        <source>The doubles are called out one after the other, down to the double blank and then on from the highest; the first one that anybody holds is laid as the engine. Round 1 begins the call with {double}, each further round with the next lower double.</source>
        <translation>Die Pasche werden nacheinander aufgerufen, bis hinab zur Doppelnull und dann weiter vom höchsten an; der erste, den jemand auf der Hand hat, wird der Anfangspasch. In der 1. Runde beginnt der Aufruf mit {double}, in jeder weiteren mit dem nächstniedrigeren Pasch.</translation>
    </message>
    <message>
        <source>The players look for doubles in their hands, one after the other, clockwise: the first who has any lays their highest one as the engine.</source>
        <translation>Alle suchen nacheinander, im Uhrzeigersinn, auf ihrer Hand nach Paschen: Wer als Erstes welche hat, legt den höchsten davon als Anfangspasch aus.</translation>
    </message>
    <message>
        <source>After the double blank it begins again with {double}.</source>
        <translation>Nach der Doppelnull geht es wieder mit {double} los.</translation>
    </message>
    <message>
        <source>If nobody holds it, the players draw in turn, one tile each, until somebody draws it and lays it as the engine. The other tiles drawn stay in their hands.</source>
        <translation>Hat ihn niemand, ziehen alle reihum je einen Stein, bis jemand ihn zieht und als Anfangspasch auslegt. Die anderen gezogenen Steine bleiben auf der Hand.</translation>
    </message>
    <message>
        <source>If nobody holds a double, the players draw in turn, one tile each, until somebody draws a double and lays it as the engine. The other tiles drawn stay in their hands.</source>
        <translation>Hat niemand einen Pasch, ziehen alle reihum je einen Stein, bis jemand einen Pasch zieht und als Anfangspasch auslegt. Die anderen gezogenen Steine bleiben auf der Hand.</translation>
    </message>
    <message>
        <source>The first turn belongs to a player chosen before the game.</source>
        <translation>Den ersten Spielzug hat, wer vor dem Spiel dafür bestimmt wurde.</translation>
    </message>
    <message>
        <source>The first turn of round 1 belongs to a player chosen before the game, that of each further round to the next player clockwise.</source>
        <translation>Den ersten Spielzug der 1. Runde hat, wer vor dem Spiel dafür bestimmt wurde, den jeder weiteren Runde die im Uhrzeigersinn nächste Person.</translation>
    </message>
    <message>
        <source>A player chosen before the game is the first to look, or to draw.</source>
        <translation>Mit dem Suchen oder Ziehen beginnt, wer vor dem Spiel dafür bestimmt wurde.</translation>
    </message>
    <message>
        <source>In round 1 a player chosen before the game is the first to look, or to draw, in each further round the next player clockwise.</source>
        <translation>Mit dem Suchen oder Ziehen beginnt in der 1. Runde, wer vor dem Spiel dafür bestimmt wurde, in jeder weiteren die im Uhrzeigersinn nächste Person.</translation>
    </message>
    <message>
        <source>If tiles have to be drawn, a player chosen before the game begins.</source>
        <translation>Muss gezogen werden, beginnt damit, wer vor dem Spiel dafür bestimmt wurde.</translation>
    </message>
    <message>
        <source>If tiles have to be drawn, a player chosen before the game begins in round 1, and the next player clockwise in each further round.</source>
        <translation>Muss gezogen werden, beginnt damit in der 1. Runde, wer vor dem Spiel dafür bestimmt wurde, in jeder weiteren die im Uhrzeigersinn nächste Person.</translation>
    </message>
    <message>
        <source>Whoever has laid the engine has the first turn as well.</source>
        <translation>Wer den Anfangspasch ausgelegt hat, hat auch den ersten Spielzug.</translation>
    </message>
    <message>
        <source>The first turn belongs to the player after the one who has laid the engine.</source>
        <translation>Den ersten Spielzug hat die Person nach derjenigen, die den Anfangspasch ausgelegt hat.</translation>
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
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>column of a table: how many</comment>
        <translation>Mitspielende</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>column of a table: rank</comment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Rounds out</source>
        <translation>Runden alles abgelegt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>No game is among these. Choose other rules or a longer period.</source>
        <translation>Hier ist kein Spiel dabei. Wählen Sie andere Regeln oder einen längeren Zeitraum.</translation>
    </message>
    <message>
        <source>Nothing to count yet.
Play a game to its end, and you will find it here.</source>
        <translation>Noch gibt es nichts zu zählen.
Spielen Sie ein Spiel zu Ende, dann steht es hier.</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>period</comment>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>The last year</source>
        <comment>period</comment>
        <translation>Das letzte Jahr</translation>
    </message>
    <message>
        <source>The last three months</source>
        <comment>period</comment>
        <translation>Die letzten drei Monate</translation>
    </message>
    <message>
        <source>The last month</source>
        <comment>period</comment>
        <translation>Der letzte Monat</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Player:</source>
        <translation>Person:</translation>
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
        <source>Export as CSV…</source>
        <translation>Als CSV exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Zurücksetzen&#xa0;…</translation>
    </message>
    <message>
        <source>Games count when they are finished, each deal once. Hints and undo change nothing; seats that changed hands count for nobody.</source>
        <translation>Spiele zählen, wenn sie beendet sind, jede Verteilung einmal. Tipps und Rückgängig ändern nichts; Plätze, die gewechselt haben, zählen für niemanden.</translation>
    </message>
</context>
<context>
    <name>StatisticsTexts</name>
    <message>
        <source>{number}%</source>
        <extracomment>a share such as 63 %, as the language writes it</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>The statistics were damaged and are counted afresh from the saved games: the old file is kept as “{file}”.</source>
        <translation>Die Statistik war beschädigt und wird aus den gespeicherten Spielen neu gezählt: Die alte Datei bleibt als „{file}“ erhalten.</translation>
    </message>
    <message>
        <source>The statistics are in use by another program: games are counted later, and nothing is lost.</source>
        <translation>Die Statistik wird von einem anderen Programm benutzt: Spiele werden später gezählt, nichts geht verloren.</translation>
    </message>
    <message>
        <source>The statistics were written by a newer version of the program: they stay as they are for now.</source>
        <translation>Die Statistik stammt von einer neueren Version des Programms: Sie bleibt vorerst, wie sie ist.</translation>
    </message>
    <message>
        <source>“{file}” cannot be used: games are counted later, and nothing is lost.</source>
        <translation>„{file}“ lässt sich nicht benutzen: Spiele werden später gezählt, nichts geht verloren.</translation>
    </message>
    <message>
        <source>“{file}” does not hold the data of mtdesk.</source>
        <translation>„{file}“ enthält keine Daten von mtdesk.</translation>
    </message>
    <message>
        <source>“{file}” was written by a newer version of the program.</source>
        <translation>„{file}“ stammt von einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>“{file}” is damaged: nothing was imported.</source>
        <translation>„{file}“ ist beschädigt: Es wurde nichts importiert.</translation>
    </message>
    <message>
        <source>“{file}” holds a name that is not allowed: nothing was imported ({name}).</source>
        <translation>„{file}“ enthält einen unerlaubten Namen: Es wurde nichts importiert ({name}).</translation>
    </message>
    <message>
        <source>“{file}” is too large: nothing was imported.</source>
        <translation>„{file}“ ist zu groß: Es wurde nichts importiert.</translation>
    </message>
    <message>
        <source>“{name}” is a folder here instead of a file, or the other way round: nothing was imported.</source>
        <translation>„{name}“ ist hier ein Ordner statt einer Datei oder umgekehrt: Es wurde nichts importiert.</translation>
    </message>
    <message>
        <source>“{file}” was written without these files, which it cannot hold: {names}.</source>
        <extracomment>about an export; {names} are names of files, such as: “a”, “b” and 2 more</extracomment>
        <translation>„{file}“ wurde ohne diese Dateien geschrieben, die es nicht aufnehmen kann: {names}.</translation>
    </message>
    <message>
        <source>Nothing was imported: the import would replace files that cannot be copied to the backup: {names}.</source>
        <extracomment>before an import; {names} are names of files, such as: “a”, “b” and 2 more</extracomment>
        <translation>Nichts wurde importiert: Der Import würde Dateien ersetzen, die sich nicht sichern lassen: {names}.</translation>
    </message>
    <message>
        <source>as even as chance would make it</source>
        <translation>so gleichmäßig, wie der Zufall es macht</translation>
    </message>
    <message>
        <source>unusual: chance alone does so about once in {count} times</source>
        <extracomment>about a figure that deviates from what is expected; count is at least 20</extracomment>
        <translation>ungewöhnlich: durch bloßen Zufall etwa einmal in {count} Fällen</translation>
    </message>
    <message>
        <source>more uneven than chance explains</source>
        <translation>ungleichmäßiger, als der Zufall erklärt</translation>
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
        <source>Guided round  ·  engine {tile}</source>
        <translation>Geführte Runde  ·  Anfangspasch {tile}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}  ·  engine {tile}  ·  rules: {rules}</source>
        <translation>Runde {round} von {rounds}  ·  Anfangspasch {tile}  ·  Regeln: {rules}</translation>
    </message>
</context>
<context>
    <name>StatusTexts</name>
    <message>
        <source>It is your turn.</source>
        <translation>Sie sind an der Reihe.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>{name} ist an der Reihe.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt nach&#xa0;…</translation>
    </message>
    <message>
        <source>You have one tile left: please tap ({key}).</source>
        <translation>Sie haben nur noch einen Stein: Bitte klopfen ({key}).</translation>
    </message>
    <message>
        <source>{name} has one tile left: please tap ({key}).</source>
        <translation>{name} hat nur noch einen Stein: Bitte klopfen ({key}).</translation>
    </message>
    <message>
        <source>End your turn ({key}), or take it back ({undo}).</source>
        <translation>Beenden Sie Ihren Spielzug ({key}), oder nehmen Sie ihn zurück ({undo}).</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn: end it ({key}), or take it back ({undo}).</source>
        <translation>{name} ist an der Reihe: Spielzug beenden ({key}) oder zurücknehmen ({undo}).</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>The round is blocked: nobody can lay a tile.</source>
        <translation>Die Runde ist blockiert: Niemand kann mehr anlegen.</translation>
    </message>
    <message>
        <source>No one was dealt the engine: everyone draws until it turns up.</source>
        <translation>Niemand hat den Anfangspasch bekommen: Alle ziehen, bis er gefunden ist.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The open double {tile} on your train must be covered.</source>
        <translation>Der offene Pasch {tile} an Ihrem Zug muss bedient werden.</translation>
    </message>
    <message>
        <source>The open double {tile} on their own train must be covered.</source>
        <translation>Der offene Pasch {tile} am eigenen Zug muss bedient werden.</translation>
    </message>
    <message>
        <source>The open double {tile} on {owner}&apos;s train must be covered.</source>
        <translation>Der offene Pasch {tile} am Zug von {owner} muss bedient werden.</translation>
    </message>
    <message>
        <source>The open double {tile} on the Mexican train must be covered.</source>
        <translation>Der offene Pasch {tile} am Mexican Train muss bedient werden.</translation>
    </message>
    <message>
        <source>The open double {tile} on Mexican train {number} must be covered.</source>
        <translation>Der offene Pasch {tile} am Mexican Train {number} muss bedient werden.</translation>
    </message>
    <message>
        <source>The last double {tile} must be covered.</source>
        <translation>Der letzte Pasch {tile} muss bedient werden.</translation>
    </message>
    <message>
        <source>The next tile must go on the double {tile}.</source>
        <translation>Der nächste Stein muss an den Pasch {tile} angelegt werden.</translation>
    </message>
    <message>
        <source>The next tile must go on one of the doubles {tiles}.</source>
        <translation>Der nächste Stein muss an einen dieser Pasche angelegt werden: {tiles}.</translation>
    </message>
    <message>
        <source>After the double {tile}, one more tile must be laid.</source>
        <translation>Nach dem Pasch {tile} muss ein weiterer Stein angelegt werden.</translation>
    </message>
    <message>
        <source>First turn: lay as many tiles as you like on your own train.</source>
        <translation>Erster Spielzug: Legen Sie beliebig viele Steine an den eigenen Zug an.</translation>
    </message>
    <message>
        <source>Lay another tile on your own train or stop ({key}).</source>
        <translation>Legen Sie weiter an den eigenen Zug an oder hören Sie auf ({key}).</translation>
    </message>
    <message>
        <source>Lay a tile.</source>
        <translation>Legen Sie einen Stein an.</translation>
    </message>
    <message>
        <source>The tile just drawn fits: lay it.</source>
        <translation>Der gezogene Stein passt: Legen Sie ihn an.</translation>
    </message>
    <message>
        <source>None of your tiles fits. Draw a tile ({key}).</source>
        <translation>Kein Stein passt. Ziehen Sie einen Stein ({key}).</translation>
    </message>
    <message>
        <source>None of your tiles fits: you can only pass.</source>
        <translation>Kein Stein passt: Es bleibt nur Passen.</translation>
    </message>
    <message>
        <source>The boneyard is empty: you can only pass.</source>
        <translation>Der Talon ist leer: Es bleibt nur Passen.</translation>
    </message>
    <message>
        <source>None of your tiles fits: choose the end of your train for the marker.</source>
        <translation>Kein Stein passt: Wählen Sie das Ende Ihres Zuges für die Lok.</translation>
    </message>
    <message numerus="yes">
        <source>{tile} fits in %n place(s): click the one you want.</source>
        <translation>
            <numerusform>{tile} passt an %n Stelle: Klicken Sie sie an.</numerusform>
            <numerusform>{tile} passt an %n Stellen: Klicken Sie die gewünschte an.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableRules</name>
    <message>
        <source>Guided round</source>
        <translation>Geführte Runde</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>your train</source>
        <translation>Ihr Zug</translation>
    </message>
    <message>
        <source>{owner}&apos;s train</source>
        <translation>Zug von {owner}</translation>
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
        <source>{name} gave no valid answer: a simple move was made instead.</source>
        <translation>{name} hat keine gültige Antwort gegeben: Ersatzweise wurde einfach gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the boneyard.</source>
        <translation>
            <numerusform>Noch %n Stein im Talon.</numerusform>
            <numerusform>Noch %n Steine im Talon.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakenQuestion</name>
    <message>
        <source>There are other rules called “{name}” already.</source>
        <translation>Andere Regeln mit dem Namen „{name}“ gibt es schon.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>TappingText</name>
    <message>
        <source>If your turn ends with exactly one tile in your hand, you tap, so that everybody knows. You have time for it until another player acts.</source>
        <translation>Wer am Ende des eigenen Spielzugs nur noch einen Stein hat, klopft, damit alle es wissen. Dafür ist Zeit, bis jemand anders etwas tut.</translation>
    </message>
    <message>
        <source>Once you have tapped, you need not do it again, unless you have had more tiles meanwhile.</source>
        <translation>Wer geklopft hat, muss es nicht noch einmal tun, solange nicht wieder mehr Steine dazugekommen sind.</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>It costs nothing to forget it.</source>
        <translation>Es zu vergessen kostet nichts.</translation>
    </message>
    <message>
        <source>If you forget it, you draw two penalty tiles, or as many as the boneyard still has.</source>
        <translation>Wer es vergisst, zieht zwei Strafsteine, oder so viele, wie der Talon noch hat.</translation>
    </message>
    <message>
        <source>If you forget it, you miss your next turn of the round.</source>
        <translation>Wer es vergisst, setzt den nächsten Spielzug der Runde aus.</translation>
    </message>
</context>
<context>
    <name>TilesDialog</name>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <translation>
            <numerusform>%Ln Stein</numerusform>
            <numerusform>%Ln Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <comment>what the tiles count</comment>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{tiles}: {points}</source>
        <translation>{tiles}: {points}</translation>
    </message>
    <message>
        <source>Tiles left: {name}</source>
        <translation>Übrige Steine: {name}</translation>
    </message>
    <message>
        <source>Tap every tile that is left. Those of others and the engine are faded.</source>
        <translation>Jeden Stein antippen, der übrig ist. Steine anderer und der Anfangspasch sind blass.</translation>
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
        <source>&amp;Take over</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
</context>
<context>
    <name>TilesModel</name>
    <message>
        <source>{tile}, chosen</source>
        <translation>{tile}, ausgewählt</translation>
    </message>
    <message>
        <source>{tile}, not free</source>
        <translation>{tile}, nicht frei</translation>
    </message>
</context>
<context>
    <name>TitleDialog</name>
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
</context>
<context>
    <name>TrainsText</name>
    <message>
        <source>Every player builds a personal train, which leads from the station towards their own place.</source>
        <translation>Alle bauen einen persönlichen Zug, der vom Bahnhof zum eigenen Platz führt.</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>A train begins with a tile that shows the number of the engine.</source>
        <translation>Ein Zug beginnt mit einem Stein, der die Zahl des Anfangspaschs zeigt.</translation>
    </message>
    <message>
        <source>A personal train begins with any tile, whichever way round.</source>
        <translation>Ein persönlicher Zug beginnt mit einem beliebigen Stein, gleich wie herum.</translation>
    </message>
    <message>
        <source>A Mexican train begins with a tile that shows the number of the engine.</source>
        <translation>Ein Mexican Train beginnt mit einem Stein, der die Zahl des Anfangspaschs zeigt.</translation>
    </message>
    <message>
        <source>Each further tile is laid so that the halves that touch show the same number.</source>
        <translation>Jeder weitere Stein wird so angelegt, dass die Hälften, die sich berühren, dieselbe Zahl zeigen.</translation>
    </message>
    <message>
        <source>There is no Mexican train: every train belongs to somebody.</source>
        <translation>Einen Mexican Train gibt es nicht: Jeder Zug gehört jemandem.</translation>
    </message>
    <message>
        <source>In addition there is one Mexican train. It belongs to nobody, and everybody may lay on it.</source>
        <translation>Dazu gibt es einen Mexican Train. Er gehört niemandem, und alle dürfen dort anlegen.</translation>
    </message>
    <message>
        <source>In addition there are as many Mexican trains as players. They belong to nobody, and everybody may lay on them.</source>
        <translation>Dazu gibt es so viele Mexican Trains, wie Personen mitspielen. Sie gehören niemandem, und alle dürfen dort anlegen.</translation>
    </message>
    <message numerus="yes">
        <source>In addition there are %n Mexican train(s), as many as players. They belong to nobody, and everybody may lay on them.</source>
        <translation>
            <numerusform>Dazu gibt es %n Mexican Train, so viele, wie Personen mitspielen. Sie gehören niemandem, und alle dürfen dort anlegen.</numerusform>
            <numerusform>Dazu gibt es %n Mexican Trains, so viele, wie Personen mitspielen. Sie gehören niemandem, und alle dürfen dort anlegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may lay on every end of your own train. The train of another player is closed to you, except for an end that bears a marker.</source>
        <translation>Am eigenen Zug darf an jedes Ende angelegt werden. Die Züge der anderen sind geschlossen, bis auf ein Ende, auf dem eine Lok steht.</translation>
    </message>
    <message>
        <source>You may always lay on your own train. The train of another player is closed to you, unless it bears a marker.</source>
        <translation>An den eigenen Zug darf immer angelegt werden. Die Züge der anderen sind geschlossen, solange keine Lok darauf steht.</translation>
    </message>
    <message>
        <source>As long as your own train is empty, you may lay only there or on a Mexican train that has been begun. Until then you may not use the markers of others.</source>
        <translation>Solange der eigene Zug leer ist, darf nur dort angelegt werden oder an einen Mexican Train, der schon begonnen wurde. Loks auf den Zügen der anderen helfen bis dahin nicht.</translation>
    </message>
    <message>
        <source>As long as your own train is empty, you may lay only there. Until then you may not use the markers of others.</source>
        <translation>Solange der eigene Zug leer ist, darf nur dort angelegt werden. Loks auf den Zügen der anderen helfen bis dahin nicht.</translation>
    </message>
</context>
<context>
    <name>TransportBar</name>
    <message>
        <source>Round {round} of {rounds}  ·  move {move} of {moves}</source>
        <translation>Runde {round} von {rounds}  ·  Aktion {move} von {moves}</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Stelle im Spiel</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
</context>
<context>
    <name>TransportKeys</name>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Round before</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Einen Schritt zurück</translation>
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
        <source>Move on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
</context>
<context>
    <name>TurnText</name>
    <message>
        <source>All further turns</source>
        <translation>Alle weiteren Spielzüge</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Der Spielzug</translation>
    </message>
    <message>
        <source>You lay one tile. Unless it is a double, your turn ends with it.</source>
        <translation>Ein Stein wird angelegt. Ist er kein Pasch, endet der Spielzug damit.</translation>
    </message>
    <message>
        <source>If you can lay a tile, you have to. You may draw or pass only when none can be laid.</source>
        <translation>Wer anlegen kann, muss anlegen. Gezogen oder gepasst werden darf nur, wenn kein Stein angelegt werden kann.</translation>
    </message>
    <message>
        <source>If you cannot lay, you draw one tile. If you can lay then, you have to; otherwise you pass. If the boneyard is empty, you pass without drawing.</source>
        <translation>Wer nicht anlegen kann, zieht einen Stein. Geht es dann, muss angelegt werden; sonst wird gepasst. Ist der Talon leer, wird gepasst, ohne zu ziehen.</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
</context>
<context>
    <name>WelcomeDialog</name>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Welcome to Mexican Train</source>
        <translation>Willkommen bei Mexican Train</translation>
    </message>
    <message>
        <source>Is this game new to you? A short round against two computer players shows you everything in about two minutes; you can leave it at any time. It also waits in the Help menu.</source>
        <translation>Ist Ihnen das Spiel neu? Eine kurze Runde gegen zwei Computer zeigt Ihnen in etwa zwei Minuten alles; Sie können sie jederzeit verlassen. Später finden Sie sie im Menü „Hilfe“.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>&amp;Show me the game</source>
        <translation>Spiel &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel&#xa0;…</translation>
    </message>
</context>
<context>
    <name>_HandRow</name>
    <message>
        <source>Out: all tiles laid</source>
        <translation>Alle Steine abgelegt</translation>
    </message>
</context>
</TS>
