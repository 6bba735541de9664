<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AbandonQuestion</name>
    <message>
        <source>Leave the game that is being played?</source>
        <translation>Het huidige spel verlaten?</translation>
    </message>
    <message>
        <source>Nothing is lost: it is kept, and you can take it up again from the recent games.</source>
        <translation>Er gaat niets verloren: het blijft bewaard en u kunt het vanuit de recente spellen weer opnemen.</translation>
    </message>
    <message>
        <source>&amp;Leave the game</source>
        <translation>Spel &amp;verlaten</translation>
    </message>
    <message>
        <source>&amp;Do not ask again</source>
        <translation>&amp;Niet meer vragen</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About mtdesk</source>
        <translation>Over mtdesk</translation>
    </message>
    <message>
        <source>Mexican Train, the domino game: against computers, with people at the same screen, or both.</source>
        <translation>Mexican Train, het dominospel: tegen computers, met anderen aan hetzelfde scherm of allebei.</translation>
    </message>
    <message>
        <source>Made with Python {python} and Qt {qt}.</source>
        <translation>Gemaakt met Python {python} en Qt {qt}.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence; the typeface Lato under the SIL Open Font License.</source>
        <translation>Vrije software onder de MIT-licentie; het lettertype Lato onder de SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>AccessibleTexts</name>
    <message>
        <source>Table</source>
        <comment>with trains and tiles</comment>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Your tiles: {count}</source>
        <translation>Uw stenen: {count}</translation>
    </message>
    <message>
        <source>Trains, engine {tile}</source>
        <translation>Treinen, motor {tile}</translation>
    </message>
    <message>
        <source>arm {number} of {count}</source>
        <translation>tak {number} van {count}</translation>
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
        <source>open, marked</source>
        <comment>a train with its marker on it</comment>
        <translation>open, met markeertreintje</translation>
    </message>
    <message>
        <source>not begun</source>
        <comment>a train</comment>
        <translation>niet begonnen</translation>
    </message>
    <message>
        <source>From the station: {tiles}</source>
        <translation>Vanaf het station: {tiles}</translation>
    </message>
    <message>
        <source>{key} draws a tile.</source>
        <translation>{key} pakt een steen.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
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
        <source>to move</source>
        <translation>aan de beurt</translation>
    </message>
    <message>
        <source>train open</source>
        <translation>trein open</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Draw ({key})</source>
        <translation>Pakken ({key})</translation>
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
        <translation>Stoppen ({key})</translation>
    </message>
    <message>
        <source>Tap ({key})</source>
        <translation>Tikken ({key})</translation>
    </message>
    <message>
        <source>Play the whole plan</source>
        <translation>Hele plan aanleggen</translation>
    </message>
    <message>
        <source>Do not tap</source>
        <translation>Niet tikken</translation>
    </message>
    <message>
        <source>End turn ({key})</source>
        <translation>Beurt beëindigen ({key})</translation>
    </message>
    <message>
        <source>Draw a tile, or pass if nothing else is possible</source>
        <translation>Een steen pakken, of passen als er niets anders kan</translation>
    </message>
    <message>
        <source>Stop laying tiles in the first turn</source>
        <translation>Stoppen met aanleggen in de eerste beurt</translation>
    </message>
    <message>
        <source>Tap to say that one tile is left</source>
        <translation>Tikken: nog maar één steen over</translation>
    </message>
    <message>
        <source>End the turn when its end is to be confirmed</source>
        <translation>De beurt beëindigen wanneer het einde moet worden bevestigd</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Wat er nu kan</translation>
    </message>
    <message>
        <source>Takes a tile from the boneyard.</source>
        <translation>Neemt een steen van de stapel.</translation>
    </message>
    <message>
        <source>Ends the turn without laying a tile.</source>
        <translation>Beëindigt de beurt zonder een steen aan te leggen.</translation>
    </message>
    <message>
        <source>Ends the first turn.</source>
        <translation>Beëindigt de eerste beurt.</translation>
    </message>
    <message>
        <source>Says that one tile is left.</source>
        <translation>Meldt dat er nog maar één steen over is.</translation>
    </message>
    <message>
        <source>Plays all tiles of the plan, one after another.</source>
        <translation>Legt alle stenen van het plan een voor een aan.</translation>
    </message>
    <message>
        <source>Takes the risk of a penalty.</source>
        <translation>Neemt het risico van een straf.</translation>
    </message>
    <message>
        <source>Lets the next player go on.</source>
        <translation>Laat de volgende speler verdergaan.</translation>
    </message>
    <message>
        <source>Why not? ({key})</source>
        <translation>Waarom niet? ({key})</translation>
    </message>
    <message>
        <source>Read the rule against the move that was refused</source>
        <translation>De regel lezen die de geweigerde zet verbiedt</translation>
    </message>
    <message>
        <source>Opens the rules at the place that says it.</source>
        <translation>Opent de regels op de plaats waar het staat.</translation>
    </message>
</context>
<context>
    <name>AimText</name>
    <message>
        <source>Everybody tries to be the first to lay all their tiles. Tiles that are left over when a round ends cost points.</source>
        <translation>Iedereen probeert als eerste alle stenen kwijt te raken. Stenen die aan het eind van een ronde over zijn, kosten punten.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n round(s); after the last one the lowest total wins.</source>
        <translation>
            <numerusform>Het spel duurt %n ronde; daarna wint de laagste totaalscore.</numerusform>
            <numerusform>Het spel heeft %n rondes; na de laatste wint de laagste totaalscore.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody tries to be the first to lay all their tiles. Whoever manages it earns points for the tiles that the others have left.</source>
        <translation>Iedereen probeert als eerste alle stenen kwijt te raken. Wie dat lukt, krijgt punten voor de stenen die de anderen nog hebben.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n round(s); after the last one the highest total wins.</source>
        <translation>
            <numerusform>Het spel duurt %n ronde; daarna wint de hoogste totaalscore.</numerusform>
            <numerusform>Het spel heeft %n rondes; na de laatste wint de hoogste totaalscore.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Doel van het spel</translation>
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
    <name>ApprovalDialog</name>
    <message>
        <source>Start this program?</source>
        <translation>Dit programma starten?</translation>
    </message>
    <message>
        <source>“{name}” is started by this command:</source>
        <translation>‘{name}’ wordt met deze opdracht gestart:</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Opdracht</translation>
    </message>
    <message>
        <source>It runs on this computer with your rights: it can read, change and delete your files. Start it only if you know it and trust it. You are asked once for each command.</source>
        <translation>Het draait op deze computer met uw rechten: het kan uw bestanden lezen, wijzigen en verwijderen. Start het alleen als u het kent en vertrouwt. Voor elke opdracht wordt dit één keer gevraagd.</translation>
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
        <translation>&amp;Verder</translation>
    </message>
    <message>
        <source>&amp;End the guide</source>
        <translation>&amp;Uitleg beëindigen</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Seed of this game:</source>
        <translation>Spelnummer van dit spel:</translation>
    </message>
    <message>
        <source>Its fingerprint (SHA-256):</source>
        <translation>De vingerafdruk ervan (SHA-256):</translation>
    </message>
    <message>
        <source>This prints the fingerprint:</source>
        <translation>Dit toont de vingerafdruk:</translation>
    </message>
    <message>
        <source>With the tools of your system</source>
        <translation>Met de hulpmiddelen van uw systeem</translation>
    </message>
    <message>
        <source>With this program</source>
        <translation>Met dit programma</translation>
    </message>
    <message>
        <source>Save the game first. This plays it again, and refuses any other deal:</source>
        <translation>Sla eerst het spel op. Dit speelt het na en weigert elke andere deling:</translation>
    </message>
    <message>
        <source>Without this program</source>
        <translation>Zonder dit programma</translation>
    </message>
    <message>
        <source>This short script needs nothing but Python. Save it as “check_deals.py” and start it with “python3 check_deals.py GAME.mtrain”: it shuffles every round from the seed as the rules describe it, and compares.</source>
        <translation>Dit korte script heeft alleen Python nodig. Sla het op als ‘check_deals.py’ en start het met ‘python3 check_deals.py GAME.mtrain’: het schudt elke ronde uit het spelnummer zoals de regels dat beschrijven, en vergelijkt.</translation>
    </message>
    <message>
        <source>The script that checks deals</source>
        <translation>Het script dat delingen controleert</translation>
    </message>
    <message>
        <source>Copy the script</source>
        <translation>Script kopiëren</translation>
    </message>
    <message>
        <source>No game is on the table.</source>
        <translation>Er ligt geen spel op tafel.</translation>
    </message>
    <message>
        <source>This game has no seed: each deal was drawn by chance for itself and cannot be checked.</source>
        <translation>Dit spel heeft geen spelnummer: elke deling kwam op zichzelf door toeval tot stand en kan niet worden gecontroleerd.</translation>
    </message>
    <message>
        <source>All deals of a game follow from its seed, a text that was drawn before the first deal. So anybody can shuffle again and compare.</source>
        <translation>Alle delingen van een spel volgen uit het spelnummer, een tekst die vóór de eerste deling vaststond. Zo kan iedereen opnieuw schudden en vergelijken.</translation>
    </message>
    <message>
        <source>All deals of a game follow from its seed, a text that was drawn before the first deal. It would tell what is hidden, so it is shown when the game is over. Its fingerprint holds the program to it: note it now, and compare it then.</source>
        <translation>Alle delingen van een spel volgen uit het spelnummer, een tekst die vóór de eerste deling vaststond. Het zou verraden wat verborgen is en staat hier dus pas na afloop van het spel. De vingerafdruk legt het programma erop vast: noteer die nu en vergelijk dan.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>menu of what can be done in a turn</comment>
        <translation>Be&amp;urt</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuw spel…</translation>
    </message>
    <message>
        <source>Play this &amp;deal again</source>
        <translation>&amp;Dezelfde deling nog eens</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <comment>a saved game</comment>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>&amp;Recente spellen</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pau&amp;ze</translation>
    </message>
    <message>
        <source>&amp;Change players…</source>
        <translation>Spelers &amp;wijzigen…</translation>
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
        <source>&amp;Tools</source>
        <translation>E&amp;xtra</translation>
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
        <source>&amp;Play on for me</source>
        <translation>&amp;Speel voor mij verder</translation>
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
        <translation>&amp;Onbekende stenen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Inzoomen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Uitzoomen</translation>
    </message>
    <message>
        <source>Show &amp;whole table</source>
        <translation>&amp;Hele tafel</translation>
    </message>
    <message>
        <source>&amp;Mute sounds</source>
        <translation>&amp;Dempen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Vo&amp;lledig scherm</translation>
    </message>
    <message>
        <source>House &amp;rules…</source>
        <translation>&amp;Huisregels…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistieken…</translation>
    </message>
    <message>
        <source>&amp;Guided first round</source>
        <translation>&amp;Begeleide eerste ronde</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Sneltoetsen</translation>
    </message>
    <message>
        <source>&amp;About mtdesk</source>
        <translation>&amp;Over mtdesk</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>&amp;Regels aan deze tafel</translation>
    </message>
    <message>
        <source>&amp;Score pad…</source>
        <comment>for games with real tiles</comment>
        <translation>&amp;Scoreblok…</translation>
    </message>
    <message>
        <source>Is it &amp;fair?</source>
        <translation>Is het &amp;eerlijk?</translation>
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
        <source>&amp;Look through a game…</source>
        <translation>Spel &amp;terugkijken…</translation>
    </message>
    <message>
        <source>S&amp;hare this deal…</source>
        <translation>Deze de&amp;ling delen…</translation>
    </message>
    <message>
        <source>Play a shared d&amp;eal…</source>
        <translation>&amp;Gedeelde deling spelen…</translation>
    </message>
    <message>
        <source>&amp;Problem report…</source>
        <translation>&amp;Foutrapport…</translation>
    </message>
</context>
<context>
    <name>CostChart</name>
    <message>
        <source>Line chart of the points lost in this round</source>
        <translation>Lijngrafiek van de punten die in deze ronde verloren gingen</translation>
    </message>
</context>
<context>
    <name>CostList</name>
    <message>
        <source>Decisions</source>
        <translation>Beslissingen</translation>
    </message>
</context>
<context>
    <name>CostPanel</name>
    <message>
        <source>Points lost in round {round}</source>
        <translation>Verloren punten in ronde {round}</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Annu&amp;leren</translation>
    </message>
    <message>
        <source>&amp;What did it cost?</source>
        <translation>&amp;Wat kostte het?</translation>
    </message>
    <message>
        <source>The strongest computer player thinks over every decision once more, by nothing but what the player could know, and tells how many points a better move would have been worth. This takes a while.</source>
        <translation>De sterkste computer bekijkt elke beslissing opnieuw, alleen met wat de speler toen kon weten, en noemt de punten die een betere zet waard was geweest. Dat duurt even.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Wiens beslissingen</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Grondig</translation>
    </message>
    <message>
        <source>How thoroughly</source>
        <translation>Hoe grondig</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Duurste eerst</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Op volgorde</translation>
    </message>
    <message>
        <source>Order of the decisions</source>
        <translation>Volgorde van de beslissingen</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>Beoordeelde beslissingen</translation>
    </message>
    <message>
        <source>± tells of chance in the search only, not of errors of its own.</source>
        <translation>± geeft alleen het toeval van het zoeken weer, niet de fouten ervan.</translation>
    </message>
    <message>
        <source>Points of the round against the mean of the others, as the strongest computer player judges by what the player could know at that moment.</source>
        <translation>Punten van de ronde tegenover het gemiddelde van de anderen, zoals de sterkste computer het beoordeelt naar wat er op dat moment te weten was.</translation>
    </message>
</context>
<context>
    <name>CostTexts</name>
    <message>
        <source>fork {tile}</source>
        <translation>splitsing {tile}</translation>
    </message>
    <message>
        <source>marker</source>
        <comment>put on a train, in a list of moves</comment>
        <translation>markeertreintje</translation>
    </message>
    <message>
        <source>stop</source>
        <comment>in a list of moves</comment>
        <translation>stoppen</translation>
    </message>
    <message>
        <source>{tile} → elsewhere</source>
        <translation>{tile} → elders</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Iets beters is niet gevonden.</translation>
    </message>
    <message>
        <source>Cost against the best move found: {points} points.</source>
        <translation>Kosten tegenover de beste gevonden zet: {points} punten.</translation>
    </message>
    <message>
        <source>What speaks against it: {reasons}.</source>
        <translation>Wat ertegen pleit: {reasons}.</translation>
    </message>
    <message>
        <source>There is nothing to judge: nobody had a choice.</source>
        <translation>Er valt niets te beoordelen: niemand had een keuze.</translation>
    </message>
    <message>
        <source>Not all decisions could be judged: a computer player failed.</source>
        <translation>Niet alle beslissingen konden worden beoordeeld: een computer is uitgevallen.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n fout</numerusform>
            <numerusform>%n fouten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {mistakes}, {points} points a decision</source>
        <translation>{name}: {mistakes}, {points} punten per beslissing</translation>
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
        <source>Pass the device to {name}.</source>
        <translation>Geef het apparaat aan {name}.</translation>
    </message>
    <message>
        <source>The tiles are hidden until then.</source>
        <translation>Tot dan zijn de stenen verborgen.</translation>
    </message>
    <message>
        <source>I am {name}: show my tiles</source>
        <translation>Ik ben {name}: stenen tonen</translation>
    </message>
</context>
<context>
    <name>DataController</name>
    <message>
        <source>The import could not be completed and is tried again at the next start: {reason}.</source>
        <translation>Het importeren is nog niet voltooid en wordt bij de volgende start hervat: {reason}.</translation>
    </message>
    <message>
        <source>An unfinished import has now been completed. Your previous data is kept in “{file}”.</source>
        <translation>Een onvoltooide import is nu afgerond. Uw eerdere gegevens zijn bewaard in “{file}”.</translation>
    </message>
    <message>
        <source>All data of mtdesk</source>
        <translation>Alle gegevens van mtdesk</translation>
    </message>
    <message>
        <source>Exporting all data…</source>
        <translation>Alle gegevens worden geëxporteerd…</translation>
    </message>
    <message>
        <source>Checking the file…</source>
        <translation>Het bestand wordt gecontroleerd…</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>De gegevens worden geïmporteerd…</translation>
    </message>
    <message>
        <source>Backing up all data…</source>
        <translation>Er wordt een kopie van alle gegevens gemaakt…</translation>
    </message>
</context>
<context>
    <name>DealController</name>
    <message>
        <source>This game has no code: its tiles were not dealt from a seed.</source>
        <translation>Dit spel heeft geen code: de stenen zijn niet volgens een spelnummer gedeeld.</translation>
    </message>
</context>
<context>
    <name>DealTexts</name>
    <message>
        <source>“{letter}” cannot be in a code.</source>
        <translation>‘{letter}’ komt in geen code voor.</translation>
    </message>
    <message>
        <source>This is not the whole code yet.</source>
        <translation>Dit is nog niet de hele code.</translation>
    </message>
    <message>
        <source>There is a typing error in this code.</source>
        <translation>Er zit een typefout in deze code.</translation>
    </message>
    <message>
        <source>This code is of a newer version of mtdesk.</source>
        <translation>Deze code is van een nieuwere versie van mtdesk.</translation>
    </message>
    <message>
        <source>Paste or type the code of a deal above.</source>
        <translation>Plak of typ hierboven de code van een deling.</translation>
    </message>
    <message>
        <source>Custom rules: like “{preset}”, but</source>
        <translation>Eigen regels: zoals ‘{preset}’, maar</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) each</source>
        <translation>
            <numerusform>%n steen per speler</numerusform>
            <numerusform>%n stenen per speler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealsPage</name>
    <message>
        <source>Every round counts that was dealt at this table, also of games that were left, so that nobody can choose the lucky ones.</source>
        <translation>Elke ronde telt die aan deze tafel is gedeeld, ook van afgebroken spellen. Zo kan niemand alleen de gunstige uitkiezen.</translation>
    </message>
    <message>
        <source>What chance would give follows from the rules: tiles are drawn and not put back. A figure is called unusual if chance alone would be as far off in less than one of twenty cases; with so many figures, one now and then is.</source>
        <translation>Wat het toeval zou geven, volgt uit de regels: stenen worden getrokken en niet teruggelegd. Een waarde heet ongewoon als toeval alleen er in minder dan één van de twintig gevallen zo ver naast zou zitten; bij zo veel waarden komt dat af en toe voor.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) dealt.</source>
        <translation>
            <numerusform>Er is %n ronde gedeeld.</numerusform>
            <numerusform>Er zijn %n rondes gedeeld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too little to tell; from %n round(s) on there is a verdict.</source>
        <translation>
            <numerusform>Dat is te weinig voor een oordeel; vanaf %n ronde is er een.</numerusform>
            <numerusform>Dat is te weinig voor een oordeel; vanaf %n rondes is er een.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken all together: {verdict}.</source>
        <translation>Alles bij elkaar genomen: {verdict}.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mensen</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>bij toeval</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computers</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Oordeel</translation>
    </message>
    <message>
        <source>Doubles among the tiles dealt</source>
        <translation>Dubbels onder de gedeelde stenen</translation>
    </message>
    <message>
        <source>Pips on a tile dealt</source>
        <translation>Ogen op een gedeelde steen</translation>
    </message>
    <message>
        <source>How often each number was dealt</source>
        <translation>Hoe vaak elk getal is gedeeld</translation>
    </message>
    <message>
        <source>Drawn tiles that fit at once</source>
        <translation>Gepakte stenen die meteen pasten</translation>
    </message>
    <message>
        <source>Rounds in which nobody held the engine</source>
        <translation>Rondes waarin niemand de motor had</translation>
    </message>
    <message>
        <source>Left column: to people. Right one: to computers. The lines mark what chance would give.</source>
        <translation>Linkerkolom: aan mensen. Rechterkolom: aan computers. De streepjes tonen wat het toeval zou geven.</translation>
    </message>
</context>
<context>
    <name>DecisionModel</name>
    <message>
        <source>Move</source>
        <comment>round and number</comment>
        <translation>Zet</translation>
    </message>
    <message>
        <source>Played → better</source>
        <translation>Gespeeld → beter</translation>
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
        <translation>Scoreblok ‘{name}’ met alle rondes verwijderen? Dat kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
</context>
<context>
    <name>DoublesText</name>
    <message>
        <source>Doubles</source>
        <translation>Dubbels</translation>
    </message>
    <message>
        <source>A double lies crosswise and asks for a further tile in the same turn.</source>
        <translation>Een dubbel ligt dwars en vraagt in dezelfde beurt om een extra steen.</translation>
    </message>
    <message>
        <source>A double that is the last tile in your hand may be laid all the same.</source>
        <translation>Een dubbel die de laatste steen in de hand is, mag toch worden gelegd.</translation>
    </message>
    <message>
        <source>If you cannot lay the further tile, you draw one. If that does not help, you pass.</source>
        <translation>Wie de extra steen niet kan leggen, pakt er een. Helpt dat niet, dan wordt er gepast.</translation>
    </message>
    <message>
        <source>It goes wherever you may lay, or on any double that you have laid in this turn.</source>
        <translation>Die mag overal waar mag worden aangelegd, of aan een dubbel die in deze beurt is gelegd.</translation>
    </message>
    <message>
        <source>It has to go on this very double, on either end if you have made a fork of it. So it is never a double itself, for there is only one of each number.</source>
        <translation>Die moet aan deze dubbel zelf, bij een splitsing aan een van de twee uiteinden. Zelf is die dus nooit een dubbel, want van elk getal is er maar één.</translation>
    </message>
    <message>
        <source>It has to go on this very double. So it is never a double itself, for there is only one of each number.</source>
        <translation>Die moet aan deze dubbel zelf. Zelf is die dus nooit een dubbel, want van elk getal is er maar één.</translation>
    </message>
    <message>
        <source>The further tile must not be a double: a turn holds only one.</source>
        <translation>De extra steen mag geen dubbel zijn: per beurt mag er maar één worden gelegd.</translation>
    </message>
    <message>
        <source>The further tile may be a double only if you keep a tile in your hand that fits on one of the two. The next tile has to go on one of these two doubles then; there is no third double.</source>
        <translation>De extra steen mag alleen een dubbel zijn als er een steen in de hand blijft die aan een van beide past. De volgende steen moet dan aan een van deze twee dubbels; een derde mag niet.</translation>
    </message>
    <message numerus="yes">
        <source>The further tile may be a double and then asks for a tile itself, but a turn holds no more than %n double(s).</source>
        <translation>
            <numerusform>De extra steen mag een dubbel zijn en vraagt dan zelf om een steen, maar per beurt mag hooguit %n dubbel worden gelegd.</numerusform>
            <numerusform>De extra steen mag een dubbel zijn en vraagt dan zelf om een steen, maar per beurt mogen hooguit %n dubbels worden gelegd.</numerusform>
        </translation>
    </message>
    <message>
        <source>The further tile may be a double and then asks for a tile itself: a turn may hold any number of doubles.</source>
        <translation>De extra steen mag een dubbel zijn en vraagt dan zelf om een steen: het aantal dubbels per beurt is niet beperkt.</translation>
    </message>
    <message>
        <source>If all tiles with its number lie on the table, nothing can follow: your turn ends with the double.</source>
        <translation>Liggen alle stenen met zijn getal op tafel, dan kan er niets volgen: de beurt eindigt met de dubbel.</translation>
    </message>
    <message>
        <source>If all tiles with its number lie on the table, nothing can follow: you draw a tile all the same, as long as there are any, and pass.</source>
        <translation>Liggen alle stenen met zijn getal op tafel, dan kan er niets volgen: toch wordt er een steen gepakt, zolang die er zijn, en gepast.</translation>
    </message>
</context>
<context>
    <name>EndText</name>
    <message>
        <source>End of a round</source>
        <translation>Einde van een ronde</translation>
    </message>
    <message>
        <source>Whoever lays the last tile of their hand is out, and the round ends.</source>
        <translation>Wie de laatste steen uit de hand legt, is uit, en de ronde eindigt.</translation>
    </message>
    <message>
        <source>Whoever lays the last tile of their hand is out, and the round ends at once, even if that tile is a double.</source>
        <translation>Wie de laatste steen uit de hand legt, is uit, en de ronde eindigt meteen, ook als die steen een dubbel is.</translation>
    </message>
    <message>
        <source>If the last tile is a double, it is covered first: the nearest player clockwise who has a tile with its number lays one on it, whatever other rules say. If nobody has one, the round ends without that.</source>
        <translation>Is de laatste steen een dubbel, dan wordt die eerst nog afgedekt: wie met de klok mee als eerste een steen met zijn getal heeft, legt er een aan, wat andere regels ook zeggen. Heeft niemand er een, dan eindigt de ronde zonder dat.</translation>
    </message>
    <message>
        <source>The round is blocked, and ends too, when the boneyard is empty and all players have passed one after the other without any tile laid or marker put on in between.</source>
        <translation>De ronde zit vast en eindigt ook, als de stapel op is en alle spelers na elkaar hebben gepast zonder dat er tussendoor een steen is gelegd of een markeertreintje is geplaatst.</translation>
    </message>
    <message>
        <source>If the chain of a first turn uses up a whole hand, everybody else still gets the first turn; then the round ends, whatever the last tile was.</source>
        <translation>Gaat met de startreeks van een eerste beurt een hele hand op, dan krijgen alle anderen hun eerste beurt nog; daarna eindigt de ronde, welke steen de laatste ook was.</translation>
    </message>
    <message>
        <source>If the chain of a first turn uses up a whole hand, the round ends at once, whatever the last tile was.</source>
        <translation>Gaat met de startreeks van een eerste beurt een hele hand op, dan eindigt de ronde meteen, welke steen de laatste ook was.</translation>
    </message>
</context>
<context>
    <name>EntryRow</name>
    <message>
        <source>Out</source>
        <comment>a player has laid all tiles</comment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>{name} is uit</translation>
    </message>
    <message>
        <source>Tiles…</source>
        <comment>tap the tiles that are left</comment>
        <translation>Stenen…</translation>
    </message>
    <message>
        <source>Tap the tiles left: {name}</source>
        <translation>Overgebleven stenen aantikken: {name}</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>a player takes no part in the round</comment>
        <translation>Afwezig</translation>
    </message>
    <message>
        <source>{name} takes no part in this round</source>
        <translation>{name} doet deze ronde niet mee</translation>
    </message>
    <message>
        <source>Value of the tiles left: {name}, player {number}</source>
        <translation>Waarde van de overgebleven stenen: {name}, speler {number}</translation>
    </message>
</context>
<context>
    <name>ErrorNotice</name>
    <message>
        <source>Error</source>
        <translation>Fout</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Er is iets misgegaan</translation>
    </message>
    <message>
        <source>An error in the program was caught; the game is saved up to the last move and goes on.</source>
        <translation>Een fout in het programma is opgevangen; het spel is tot en met de laatste zet opgeslagen en gaat verder.</translation>
    </message>
    <message>
        <source>Report file: {file}</source>
        <translation>Foutrapport: {file}</translation>
    </message>
    <message>
        <source>Something went wrong last time</source>
        <translation>De vorige keer ging er iets mis</translation>
    </message>
    <message>
        <source>The program crashed, or did not answer for a while. Nothing of the game is lost: it goes on where it was. A report says what happened, without names of people or folders.</source>
        <translation>Het programma is gecrasht of reageerde een tijd niet. Van het spel is niets verloren: het gaat verder waar het was. Een rapport zegt wat er gebeurde, zonder namen van mensen of mappen.</translation>
    </message>
    <message>
        <source>&amp;Show report</source>
        <translation>Rapport &amp;tonen</translation>
    </message>
</context>
<context>
    <name>ErrorTexts</name>
    <message>
        <source>The settings were damaged and start afresh: the old file is kept as “{file}”.</source>
        <translation>De instellingen waren beschadigd en beginnen opnieuw: het oude bestand is bewaard als ‘{file}’.</translation>
    </message>
    <message>
        <source>Some settings could not be read and are the usual ones again: {names}. The old file is kept as “{file}”.</source>
        <extracomment>{names} are words of the program&apos;s own, such as: “pace”, “people[2]” and 2 more</extracomment>
        <translation>Sommige instellingen konden niet worden gelezen en zijn weer de gewone: {names}. Het oude bestand is bewaard als “{file}”.</translation>
    </message>
    <message>
        <source>The settings in “{file}” cannot be read: the usual ones hold for now.</source>
        <translation>De instellingen in ‘{file}’ kunnen niet worden gelezen: voorlopig gelden de gebruikelijke.</translation>
    </message>
    <message>
        <source>The settings hold until the program ends: “{file}” cannot be written.</source>
        <translation>De instellingen gelden tot het afsluiten: ‘{file}’ kan niet worden geschreven.</translation>
    </message>
    <message>
        <source>The theme in “{file}” is not used: the file is damaged.</source>
        <translation>Het thema in “{file}” wordt niet gebruikt: het bestand is beschadigd.</translation>
    </message>
    <message>
        <source>Some of the theme in “{file}” cannot be read and is not used: {names}.</source>
        <extracomment>{names} are words in the file, such as: “colours.felt”, “title” and 2 more</extracomment>
        <translation>Een deel van het thema in “{file}” kan niet worden gelezen en wordt niet gebruikt: {names}.</translation>
    </message>
    <message>
        <source>The theme in “{file}” is not used: the file cannot be read.</source>
        <translation>Het thema in “{file}” wordt niet gebruikt: het bestand kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>The theme in “{file}” is not used: there is another one of the same name.</source>
        <translation>Het thema in “{file}” wordt niet gebruikt: er is al een thema met die naam.</translation>
    </message>
    <message>
        <source>The theme in “{file}” is not used: its texts would be hard to read.</source>
        <translation>Het thema in “{file}” wordt niet gebruikt: de teksten zouden slecht leesbaar zijn.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: {reason}.</source>
        <translation>‘{file}’ kan niet worden geopend: {reason}.</translation>
    </message>
    <message>
        <source>The rules “{rules}” cannot be saved: {reason}.</source>
        <translation>De regels ‘{rules}’ kunnen niet worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>The rules “{rules}” cannot be deleted: {reason}.</source>
        <translation>De regels ‘{rules}’ kunnen niet worden verwijderd: {reason}.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved: {reason}.</source>
        <translation>‘{file}’ kan niet worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>The file of your game had gone, so it has been saved again.</source>
        <translation>Het bestand van uw spel was verdwenen; het is opnieuw opgeslagen.</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>You lay {tile} on your train.</source>
        <translation>U legt {tile} aan uw trein.</translation>
    </message>
    <message>
        <source>You lay {tile} on the train of {owner}.</source>
        <translation>U legt {tile} aan de trein van {owner}.</translation>
    </message>
    <message>
        <source>You lay {tile} on the Mexican train.</source>
        <translation>U legt {tile} aan de Mexican Train.</translation>
    </message>
    <message>
        <source>You lay {tile} on Mexican train {number}.</source>
        <translation>U legt {tile} aan Mexican Train {number}.</translation>
    </message>
    <message>
        <source>{name} lays {tile} on their own train.</source>
        <translation>{name} legt {tile} aan de eigen trein.</translation>
    </message>
    <message>
        <source>{name} lays {tile} on your train.</source>
        <translation>{name} legt {tile} aan uw trein.</translation>
    </message>
    <message>
        <source>{name} lays {tile} on the train of {owner}.</source>
        <translation>{name} legt {tile} aan de trein van {owner}.</translation>
    </message>
    <message>
        <source>{name} lays {tile} on the Mexican train.</source>
        <translation>{name} legt {tile} aan de Mexican Train.</translation>
    </message>
    <message>
        <source>{name} lays {tile} on Mexican train {number}.</source>
        <translation>{name} legt {tile} aan Mexican Train {number}.</translation>
    </message>
    <message>
        <source>You lay {tile} and fork your train.</source>
        <translation>U legt {tile} en splitst uw trein.</translation>
    </message>
    <message>
        <source>{name} lays {tile} and forks the train.</source>
        <translation>{name} legt {tile} en splitst de eigen trein.</translation>
    </message>
    <message>
        <source>Open double {tile} on your train.</source>
        <translation>Open dubbel {tile} aan uw trein.</translation>
    </message>
    <message>
        <source>Open double {tile} on {owner}&apos;s train.</source>
        <translation>Open dubbel {tile} aan de trein van {owner}.</translation>
    </message>
    <message>
        <source>Open double {tile} on the Mexican train.</source>
        <translation>Open dubbel {tile} aan de Mexican Train.</translation>
    </message>
    <message>
        <source>Open double {tile} on Mexican train {number}.</source>
        <translation>Open dubbel {tile} aan Mexican Train {number}.</translation>
    </message>
    <message>
        <source>Your train is closed again.</source>
        <translation>Uw trein is weer gesloten.</translation>
    </message>
    <message>
        <source>{owner}&apos;s train is closed again.</source>
        <translation>De trein van {owner} is weer gesloten.</translation>
    </message>
    <message>
        <source>You lay the engine: {tile}.</source>
        <translation>U legt de motor: {tile}.</translation>
    </message>
    <message>
        <source>{name} lays the engine: {tile}.</source>
        <translation>{name} legt de motor: {tile}.</translation>
    </message>
    <message>
        <source>The engine is sought: you draw a tile.</source>
        <translation>De motor wordt gezocht: u pakt een steen.</translation>
    </message>
    <message>
        <source>The engine is sought: you draw {tile}.</source>
        <translation>De motor wordt gezocht: u pakt {tile}.</translation>
    </message>
    <message>
        <source>The engine is sought: {name} draws a tile.</source>
        <translation>De motor wordt gezocht: {name} pakt een steen.</translation>
    </message>
    <message>
        <source>The engine is sought: {name} draws {tile}.</source>
        <translation>De motor wordt gezocht: {name} pakt {tile}.</translation>
    </message>
    <message>
        <source>You draw a tile.</source>
        <translation>U pakt een steen.</translation>
    </message>
    <message>
        <source>You draw {tile}.</source>
        <translation>U pakt {tile}.</translation>
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
        <translation>U past.</translation>
    </message>
    <message>
        <source>You pass and get a marker.</source>
        <translation>U past en plaatst het markeertreintje op uw trein.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} past.</translation>
    </message>
    <message>
        <source>{name} passes and gets a marker.</source>
        <translation>{name} past en plaatst het markeertreintje op de eigen trein.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>U bent aan de beurt.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>{name} is aan de beurt.</translation>
    </message>
    <message>
        <source>You stop your first-turn chain.</source>
        <translation>U beëindigt uw startreeks.</translation>
    </message>
    <message>
        <source>{name} stops the first-turn chain.</source>
        <translation>{name} beëindigt de startreeks.</translation>
    </message>
    <message>
        <source>You have one tile left and tap.</source>
        <translation>U hebt nog één steen en tikt.</translation>
    </message>
    <message>
        <source>{name} has one tile left and taps.</source>
        <translation>{name} heeft nog één steen en tikt.</translation>
    </message>
    <message>
        <source>You did not tap and miss your next turn.</source>
        <translation>U hebt niet getikt en slaat de volgende beurt over.</translation>
    </message>
    <message>
        <source>{name} did not tap and misses the next turn.</source>
        <translation>{name} heeft niet getikt en slaat de volgende beurt over.</translation>
    </message>
    <message>
        <source>You miss this turn.</source>
        <translation>U slaat deze beurt over.</translation>
    </message>
    <message>
        <source>{name} misses this turn.</source>
        <translation>{name} slaat deze beurt over.</translation>
    </message>
    <message>
        <source>You are out.</source>
        <translation>U bent uit.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <extracomment>The last tile of this player has been laid.</extracomment>
        <translation>{name} is uit.</translation>
    </message>
    <message>
        <source>You have to cover the last double: {tile}.</source>
        <translation>U moet de laatste dubbel afdekken: {tile}.</translation>
    </message>
    <message>
        <source>{name} has to cover the last double: {tile}.</source>
        <translation>{name} moet de laatste dubbel afdekken: {tile}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>De ronde is afgelopen.</translation>
    </message>
    <message>
        <source>The round is blocked: nobody can lay a tile.</source>
        <translation>De ronde zit vast: niemand kan nog aanleggen.</translation>
    </message>
    <message>
        <source>You get {points} plus points.</source>
        <translation>U krijgt {points} pluspunten.</translation>
    </message>
    <message>
        <source>{name} gets {points} plus points.</source>
        <translation>{name} krijgt {points} pluspunten.</translation>
    </message>
    <message>
        <source>The double {tile} is covered.</source>
        <translation>De dubbel {tile} is afgedekt.</translation>
    </message>
    <message>
        <source>All tiles with {pip} are on the table: the double {tile} need not be covered.</source>
        <translation>Alle stenen met een {pip} liggen op tafel: de dubbel {tile} hoeft niet te worden afgedekt.</translation>
    </message>
    <message>
        <source>Engine: {tile}.</source>
        <translation>Motor: {tile}.</translation>
    </message>
    <message>
        <source>Round {round} of {total}: {name} starts. Engine: {tile}.</source>
        <translation>Ronde {round} van {total}: {name} begint. Motor: {tile}.</translation>
    </message>
    <message numerus="yes">
        <source>You get %Ln penalty point(s).</source>
        <translation>
            <numerusform>U krijgt %Ln strafpunt.</numerusform>
            <numerusform>U krijgt %Ln strafpunten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %Ln penalty point(s).</source>
        <translation>
            <numerusform>{name} krijgt %Ln strafpunt.</numerusform>
            <numerusform>{name} krijgt %Ln strafpunten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tiles are dealt, %n left in the boneyard.</source>
        <translation>
            <numerusform>De stenen zijn gedeeld, er ligt nog %n steen op de stapel.</numerusform>
            <numerusform>De stenen zijn gedeeld, er liggen nog %n stenen op de stapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You did not tap and draw %n penalty tile(s).</source>
        <translation>
            <numerusform>U hebt niet getikt en pakt %n strafsteen.</numerusform>
            <numerusform>U hebt niet getikt en pakt %n strafstenen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} did not tap and draws %n penalty tile(s).</source>
        <translation>
            <numerusform>{name} heeft niet getikt en pakt %n strafsteen.</numerusform>
            <numerusform>{name} heeft niet getikt en pakt %n strafstenen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message>
        <source>Is it fair?</source>
        <translation>Is het eerlijk?</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Dit spel</translation>
    </message>
</context>
<context>
    <name>FiguresTable</name>
    <message>
        <source>Games</source>
        <comment>column</comment>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: games won</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>column: share of wins</comment>
        <translation>Aandeel</translation>
    </message>
    <message>
        <source>If all played alike</source>
        <comment>column: share of wins expected</comment>
        <translation>Als iedereen gelijk speelde</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column</comment>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>column: rounds out</comment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Points a round</source>
        <comment>column</comment>
        <translation>Punten per ronde</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Alles samen</translation>
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
        <source>People at the table</source>
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
        <source>Games, rules, score pads, and all data</source>
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
    <name>FirstTurnText</name>
    <message>
        <source>In your first turn of a round you lay on your own train only: as many tiles as you like, each on the one before.</source>
        <translation>In de eerste beurt van een ronde wordt alleen aan de eigen trein aangelegd: zoveel stenen als men wil, als startreeks, elk aan de vorige.</translation>
    </message>
    <message>
        <source>After each tile you may stop; the turn ends by itself when nothing in your hand fits any more.</source>
        <translation>Na elke steen mag men stoppen; past er niets meer uit de hand, dan eindigt de beurt vanzelf.</translation>
    </message>
    <message>
        <source>The first turn</source>
        <translation>De eerste beurt</translation>
    </message>
    <message>
        <source>You have to lay at least one tile; you always can, for any tile begins your train.</source>
        <translation>Minstens één steen moet worden gelegd; dat kan altijd, want de eigen trein mag met elke steen beginnen.</translation>
    </message>
    <message>
        <source>If one of your tiles fits, you have to lay at least one. If none does, you draw one: if it fits, you lay it, and the turn ends with it; otherwise you pass. If the boneyard is empty, you pass at once.</source>
        <translation>Wie een passende steen heeft, moet er minstens één leggen. Wie er geen heeft, pakt er een: past die, dan wordt die gelegd en eindigt de beurt daarmee; anders wordt er gepast. Is de stapel op, dan wordt er meteen gepast.</translation>
    </message>
    <message>
        <source>If one of your tiles fits, you have to lay at least one. If none does, you pass without drawing.</source>
        <translation>Wie een passende steen heeft, moet er minstens één leggen. Wie er geen heeft, past zonder te pakken.</translation>
    </message>
    <message>
        <source>Doubles ask for nothing more in this turn, and you may lay any number of them.</source>
        <translation>Dubbels vragen in deze beurt om niets, en het aantal is niet beperkt.</translation>
    </message>
    <message>
        <source>If your chain ends with one, it is an open double. It does not bind anybody in a first turn, but in all turns after those.</source>
        <translation>Eindigt de startreeks met een dubbel, dan is dat een open dubbel. Die bindt niemand in een eerste beurt, maar wel in alle beurten daarna.</translation>
    </message>
    <message>
        <source>None of them is an open double, not even one with which your chain ends.</source>
        <translation>Geen ervan is een open dubbel, ook niet een waarmee de startreeks eindigt.</translation>
    </message>
</context>
<context>
    <name>ForksText</name>
    <message>
        <source>Forks</source>
        <translation>Splitsingen</translation>
    </message>
    <message>
        <source>If you lay a double on your own train, you may make a fork of it: the train then goes on from two ends, which both show the number of the double.</source>
        <translation>Wie een dubbel aan de eigen trein legt, mag er een splitsing van maken: de trein gaat dan aan twee uiteinden verder, die allebei het getal van de dubbel tonen.</translation>
    </message>
    <message>
        <source>In a first turn this is not possible.</source>
        <translation>In een eerste beurt kan dat niet.</translation>
    </message>
    <message>
        <source>Each end may be forked again in the same way, but only by the owner of the train.</source>
        <translation>Elk uiteinde kan op dezelfde manier weer worden gesplitst, maar alleen door de eigenaar van de trein.</translation>
    </message>
    <message>
        <source>The double is covered as soon as a tile lies on one of its two ends.</source>
        <translation>De dubbel is afgedekt zodra er aan een van de twee uiteinden een steen ligt.</translation>
    </message>
    <message>
        <source>A marker stands on one end only. Whoever has to put it on a train with several ends chooses the end, and others may lay on no other. A fork of the marked end takes the marker off.</source>
        <translation>Een markeertreintje staat maar op één uiteinde. Wie het op een trein met meer uiteinden moet plaatsen, kiest het uiteinde, en anderen mogen alleen daar aanleggen. Een splitsing van dat uiteinde haalt het markeertreintje weg.</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>The last moves could not be saved and will be lost when the program ends.</source>
        <translation>De laatste zetten konden niet worden opgeslagen en gaan verloren als het programma wordt afgesloten.</translation>
    </message>
</context>
<context>
    <name>GameEndPanel</name>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Nogmaals spelen</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Nieuw &amp;spel…</translation>
    </message>
    <message>
        <source>Play a real &amp;game…</source>
        <translation>Een echt &amp;spel beginnen…</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>&amp;Tafel bekijken</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Te&amp;rugkijken</translation>
    </message>
    <message>
        <source>&amp;What did it cost?</source>
        <translation>&amp;Wat kostte het?</translation>
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
        <translation>Uw stenen</translation>
    </message>
    <message>
        <source>Your train grows</source>
        <translation>Uw trein groeit</translation>
    </message>
    <message>
        <source>Someone else&apos;s train</source>
        <translation>De trein van een ander</translation>
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
        <source>Your locomotive</source>
        <translation>Uw markeertreintje</translation>
    </message>
    <message>
        <source>An open train</source>
        <translation>Een open trein</translation>
    </message>
    <message>
        <source>Yours alone again</source>
        <translation>Weer alleen van u</translation>
    </message>
    <message>
        <source>Nearly over</source>
        <translation>Bijna voorbij</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>De telling</translation>
    </message>
    <message>
        <source>That was a whole round</source>
        <translation>Dat was een hele ronde</translation>
    </message>
    <message>
        <source>In the middle is the station with the first tile, called the engine. Every player builds a train from there. Yours has the colour and the emblem of your plate, below on the left.</source>
        <translation>In het midden ligt het station met de eerste steen, de motor. Iedere speler bouwt van daaruit een eigen trein. Die van u heeft de kleur en het teken van uw bordje linksonder.</translation>
    </message>
    <message>
        <source>These are your tiles; the aim is to get rid of them. Those that can be laid now stand out. Drag one to an end that lights up, or click the tile and then the end.</source>
        <translation>Dit zijn uw stenen; het doel is ze kwijt te raken. De stenen die nu passen, steken omhoog. Sleep er een naar een uiteinde dat oplicht, of klik eerst op de steen en dan op het uiteinde.</translation>
    </message>
    <message>
        <source>Equal numbers always meet. Your train ends in {number} now, so the next tile here needs a {number}, too.</source>
        <translation>Gelijke getallen liggen altijd tegen elkaar. Uw trein eindigt nu op {number}, dus de volgende steen hier heeft ook een {number} nodig.</translation>
    </message>
    <message>
        <source>This train belongs to {name}. As long as no locomotive stands on it, nobody else may lay tiles there.</source>
        <translation>Deze trein is van {name}. Zolang er geen markeertreintje op staat, mag niemand anders daar aanleggen.</translation>
    </message>
    <message>
        <source>This train belongs to nobody: everyone may lay a tile that fits on it. A good place for tiles that do not go with your own train.</source>
        <translation>Deze trein is van niemand: iedereen mag er een passende steen aanleggen. Een goede plek voor stenen die niet in uw eigen trein passen.</translation>
    </message>
    <message>
        <source>The double {tile} lies crosswise, and it wants to be covered: lay one more tile at once if you have one that fits.</source>
        <translation>De dubbel {tile} ligt dwars en moet worden afgedekt: leg meteen nog een steen aan als u er een hebt die past.</translation>
    </message>
    <message>
        <source>The double {tile} is not covered yet. Until it is, nobody may lay a tile anywhere else.</source>
        <translation>De dubbel {tile} is nog niet afgedekt. Zolang dat zo is, mag niemand ergens anders aanleggen.</translation>
    </message>
    <message>
        <source>None of your tiles fits anywhere you may lay. Click the boneyard, or press {key}, to draw a tile.</source>
        <translation>Geen van uw stenen past waar u mag aanleggen. Klik op de stapel of druk op {key} om een steen te pakken.</translation>
    </message>
    <message>
        <source>If the new tile fits, you lay it right away. If it does not, your turn ends and your locomotive opens your train.</source>
        <translation>Past de nieuwe steen, dan legt u hem meteen aan. Past hij niet, dan is uw beurt voorbij en opent uw markeertreintje uw trein.</translation>
    </message>
    <message>
        <source>No tile fits, and you cannot draw another: press the button to end your turn.</source>
        <translation>Geen enkele steen past en nog een pakken mag niet: beëindig je beurt met de knop.</translation>
    </message>
    <message>
        <source>You could not lay, so your locomotive stands on your train: the others may lay tiles there now. When you lay one there yourself, it goes away.</source>
        <translation>U kon niet aanleggen, dus staat uw markeertreintje op uw trein: de anderen mogen daar nu ook aanleggen. Legt u er zelf een steen aan, dan rijdt het weg.</translation>
    </message>
    <message>
        <source>{name} could not lay. The locomotive opens the train to everyone: you may lay tiles there, too, as long as it stands there.</source>
        <translation>{name} kon niet aanleggen. Het markeertreintje opent de trein voor iedereen: zolang het er staat, mag u daar ook aanleggen.</translation>
    </message>
    <message>
        <source>You have laid a tile on your own train: the locomotive is gone, and the train is closed to the others again.</source>
        <translation>U hebt een steen aan uw eigen trein gelegd: het markeertreintje is weg en de trein is weer gesloten voor de anderen.</translation>
    </message>
    <message>
        <source>{name} has only one tile left. The round ends as soon as someone has none. Whatever you still hold then counts against you, so lay heavy tiles first.</source>
        <translation>{name} heeft nog maar één steen. De ronde is voorbij zodra iemand er geen meer heeft. Wat u dan nog hebt, telt tegen u; leg dus eerst de zware stenen.</translation>
    </message>
    <message>
        <source>The round is over. Every dot left in a hand is a penalty point. After all rounds, the lowest total wins.</source>
        <translation>De ronde is voorbij. Elk oog dat iemand nog in de hand heeft, is een strafpunt. Na alle rondes wint de laagste totaalscore.</translation>
    </message>
    <message>
        <source>Now you know the game. Press {hint} for a hint whenever you like, and {undo} to take back a slip. Everything else is in the menus. Have fun.</source>
        <translation>Nu kent u het spel. Met {hint} krijgt u altijd een hint en met {undo} maakt u een vergissing ongedaan. De rest staat in de menu’s. Veel plezier.</translation>
    </message>
</context>
<context>
    <name>HandController</name>
    <message>
        <source>The order of some hands could not be read: they are as they were dealt. The old file is kept as “{file}”.</source>
        <translation>De volgorde van sommige handen kon niet worden gelezen: ze staan zoals ze zijn gedeeld. Het oude bestand is bewaard als “{file}”.</translation>
    </message>
    <message>
        <source>None of your tiles fits your train</source>
        <translation>Geen van uw stenen past aan uw trein</translation>
    </message>
    <message>
        <source>{tiles}, {points} · {rest}</source>
        <translation>{tiles}, {points} · {rest}</translation>
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
    <message numerus="yes">
        <source>%n left over</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>%n blijft over</numerusform>
            <numerusform>%n blijven over</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandMenu</name>
    <message>
        <source>Put a divider here</source>
        <translation>Hier een scheiding plaatsen</translation>
    </message>
    <message>
        <source>Take the divider away</source>
        <translation>Scheiding verwijderen</translation>
    </message>
</context>
<context>
    <name>HandsView</name>
    <message>
        <source>Value</source>
        <comment>of tiles</comment>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Remaining tiles and points</source>
        <translation>Overgebleven stenen en punten</translation>
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
        <source>out (in %n round(s))</source>
        <comment>below how often</comment>
        <translation>
            <numerusform>keer uit (in %n ronde)</numerusform>
            <numerusform>keer uit (in %n rondes)</numerusform>
        </translation>
    </message>
    <message>
        <source>points a round</source>
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
        <source>Hint: lay {tile} on your own train</source>
        <translation>Hint: leg {tile} aan uw eigen trein</translation>
    </message>
    <message>
        <source>Hint: lay {tile} on {owner}&apos;s train</source>
        <translation>Hint: leg {tile} aan de trein van {owner}</translation>
    </message>
    <message>
        <source>Hint: lay {tile} on the Mexican train</source>
        <translation>Hint: leg {tile} aan de Mexican Train</translation>
    </message>
    <message>
        <source>Hint: lay {tile} on Mexican train {number}</source>
        <translation>Hint: leg {tile} aan Mexican Train {number}</translation>
    </message>
    <message>
        <source>Hint: fork your own train with the double {tile}</source>
        <translation>Hint: splits uw eigen trein met de dubbel {tile}</translation>
    </message>
    <message>
        <source>Hint: lay the double {tile} on your own train and cover it with {other}</source>
        <translation>Hint: leg de dubbel {tile} aan uw eigen trein en dek die af met {other}</translation>
    </message>
    <message>
        <source>Hint: lay the double {tile} on {owner}&apos;s train and cover it with {other}</source>
        <translation>Hint: leg de dubbel {tile} aan de trein van {owner} en dek die af met {other}</translation>
    </message>
    <message>
        <source>Hint: lay the double {tile} on the Mexican train and cover it with {other}</source>
        <translation>Hint: leg de dubbel {tile} aan de Mexican Train en dek die af met {other}</translation>
    </message>
    <message>
        <source>Hint: lay the double {tile} on Mexican train {number} and cover it with {other}</source>
        <translation>Hint: leg de dubbel {tile} aan Mexican Train {number} en dek die af met {other}</translation>
    </message>
    <message>
        <source>Hint: fork your own train with the double {tile} and cover it with {other}</source>
        <translation>Hint: splits uw eigen trein met de dubbel {tile} en dek die af met {other}</translation>
    </message>
    <message>
        <source>Hint: draw a tile ({key})</source>
        <translation>Hint: pak een steen ({key})</translation>
    </message>
    <message>
        <source>Hint: stop ({key})</source>
        <translation>Hint: stop ({key})</translation>
    </message>
    <message>
        <source>Hint: tap ({key})</source>
        <translation>Hint: tik ({key})</translation>
    </message>
    <message>
        <source>Working out a hint…</source>
        <translation>Er wordt een hint gezocht…</translation>
    </message>
    <message>
        <source>Hint: pass</source>
        <translation>Hint: pas</translation>
    </message>
    <message>
        <source>Hint: put the marker on the end that is lit</source>
        <translation>Hint: plaats het markeertreintje op het verlichte uiteinde</translation>
    </message>
    <message>
        <source>none of your tiles fits</source>
        <translation>er past geen enkele steen</translation>
    </message>
    <message>
        <source>nothing else can be done</source>
        <translation>iets anders kan niet</translation>
    </message>
    <message>
        <source>your plan needs it least</source>
        <translation>voor het plan is het het minst nodig</translation>
    </message>
    <message>
        <source>you have one tile left</source>
        <translation>er is nog één steen over</translation>
    </message>
    <message>
        <source>it is your last tile</source>
        <translation>het is de laatste steen</translation>
    </message>
    <message>
        <source>nothing else can be laid</source>
        <translation>er kan niets anders worden gelegd</translation>
    </message>
    <message>
        <source>it covers the open double {other}</source>
        <translation>daarmee wordt de open dubbel {other} afgedekt</translation>
    </message>
    <message>
        <source>it takes the marker off your train</source>
        <translation>daarmee wordt het markeertreintje van uw trein weggehaald</translation>
    </message>
    <message>
        <source>you do not need it for your plan</source>
        <translation>die steen is niet nodig voor het plan</translation>
    </message>
    <message>
        <source>no other tile that fits counts more</source>
        <translation>geen andere passende steen telt zwaarder</translation>
    </message>
    <message>
        <source>you have no other tile with its number</source>
        <translation>u hebt geen andere steen met dit getal</translation>
    </message>
    <message>
        <source>it costs a part of your plan</source>
        <translation>dat kost een deel van het plan</translation>
    </message>
    <message>
        <source>you have no tile to cover it with</source>
        <translation>geen steen kan die afdekken</translation>
    </message>
    <message>
        <source>the marker stays on your train</source>
        <translation>het markeertreintje blijft op de eigen trein</translation>
    </message>
    <message>
        <source>no tile of yours will fit your train then</source>
        <translation>daarna past geen steen meer aan de eigen trein</translation>
    </message>
    <message>
        <source>nothing else can cover your double {other}</source>
        <translation>geen andere steen kan de dubbel {other} afdekken</translation>
    </message>
    <message>
        <source>it begins a Mexican train for everybody</source>
        <translation>daarmee begint een Mexican Train voor iedereen</translation>
    </message>
    <message>
        <source>it puts the marker on your train</source>
        <translation>daarmee komt het markeertreintje op de eigen trein</translation>
    </message>
    <message>
        <source>{tile} on your own train</source>
        <translation>{tile} aan de eigen trein</translation>
    </message>
    <message>
        <source>{tile} on {owner}&apos;s train</source>
        <translation>{tile} aan de trein van {owner}</translation>
    </message>
    <message>
        <source>{tile} on the Mexican train</source>
        <translation>{tile} aan de Mexican Train</translation>
    </message>
    <message>
        <source>{tile} on Mexican train {number}</source>
        <translation>{tile} aan Mexican Train {number}</translation>
    </message>
    <message>
        <source>a fork with the double {tile}</source>
        <translation>splitsing met de dubbel {tile}</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>stoppen</translation>
    </message>
    <message>
        <source>the marker on another end</source>
        <translation>het markeertreintje op een ander uiteinde</translation>
    </message>
    <message>
        <source>Other moves:</source>
        <translation>Andere zetten:</translation>
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
        <translation>ongeveer even goed</translation>
    </message>
    <message>
        <source>it is about as good as {tiles}</source>
        <translation>dat is ongeveer even goed als {tiles}</translation>
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
        <translation>{hint}; {reason}, en {other_reason}.</translation>
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
        <source>it begins your plan of %n tile(s)</source>
        <translation>
            <numerusform>daarmee begint het plan van %n steen</numerusform>
            <numerusform>daarmee begint het plan van %n stenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your plan goes on with %n more tile(s)</source>
        <translation>
            <numerusform>het plan gaat verder met nog %n steen</numerusform>
            <numerusform>het plan gaat verder met nog %n stenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it sheds %n point(s)</source>
        <translation>
            <numerusform>daarmee bent u %n punt kwijt</numerusform>
            <numerusform>daarmee bent u %n punten kwijt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tile(s) would fit</source>
        <translation>
            <numerusform>er past nog %n steen</numerusform>
            <numerusform>er passen nog %n stenen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRulesController</name>
    <message>
        <source>The rules “{rules}” are now among your own: choose them for a new game.</source>
        <translation>De regels ‘{rules}’ staan nu bij uw eigen regels: u kunt ze voor een nieuw spel kiezen.</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Op&amp;slaan als…</translation>
    </message>
    <message>
        <source>Changes have not been saved: {names}.</source>
        <translation>Wijzigingen zijn nog niet opgeslagen: {names}.</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Wijzigingen verwerpen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Verwerpe&amp;n</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Terugzetten</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>Deze regels ge&amp;bruiken</translation>
    </message>
    <message>
        <source>New &amp;game with these rules…</source>
        <translation>Nieuw spel hier&amp;mee…</translation>
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
        <source>Take back what has not been saved</source>
        <translation>Terugnemen wat nog niet is opgeslagen</translation>
    </message>
    <message>
        <source>Set all options back to those of the preset</source>
        <translation>Alle opties terugzetten op die van de voorinstelling</translation>
    </message>
</context>
<context>
    <name>ImportQuestion</name>
    <message numerus="yes">
        <source>%n saved game(s)</source>
        <translation>
            <numerusform>%n opgeslagen spel</numerusform>
            <numerusform>%n opgeslagen spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Import the data of {moment}, with {games}?</source>
        <translation>Deze gegevens importeren (van {moment}, {games})?</translation>
    </message>
    <message>
        <source>Settings, statistics and the game on the table will be those of the file. Games and rule sets that are only here stay, and the game you are playing is kept with them. First a copy of everything is put into the folder “backups” of your data. Then the window opens anew.</source>
        <translation>Instellingen, statistieken en het spel op tafel komen uit het bestand. Spellen en regelsets die alleen hier staan, blijven, en het lopende spel wordt erbij bewaard. Eerst komt een kopie van alles in de map ‘backups’ van uw gegevens. Daarna opent het venster opnieuw.</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importeren</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>As in the &amp;system</source>
        <translation>Zoals in het &amp;systeem</translation>
    </message>
    <message>
        <source>Everything changes at once, a running game as well.</source>
        <translation>Alles verandert meteen, ook een lopend spel.</translation>
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
        <translation>Rondes:</translation>
    </message>
    <message>
        <source>O&amp;ne</source>
        <comment>rounds</comment>
        <translation>&amp;Eén</translation>
    </message>
    <message>
        <source>&amp;Three</source>
        <comment>rounds</comment>
        <translation>&amp;Drie</translation>
    </message>
    <message>
        <source>Num&amp;ber:</source>
        <comment>rounds</comment>
        <translation>Aan&amp;tal:</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Aantal rondes</translation>
    </message>
    <message>
        <source>Sta&amp;rts:</source>
        <translation>Wie &amp;begint:</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Wordt geloot</translation>
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
        <source>“{name}”</source>
        <extracomment>another program that plays, by the name that the player gave it</extracomment>
        <translation>‘{name}’</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Opening the last game…</source>
        <translation>Het laatste spel wordt geopend…</translation>
    </message>
    <message>
        <source>Opening “{file}”…</source>
        <translation>‘{file}’ wordt geopend…</translation>
    </message>
    <message>
        <source>Preparing the game…</source>
        <translation>Het spel wordt voorbereid…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Opgeslagen spellen</translation>
    </message>
    <message numerus="yes">
        <source>This game has %n computer player(s) of a strength unknown here: {names}. Let them play as “{level}”?</source>
        <translation>
            <numerusform>In dit spel heeft een computer een speelsterkte die hier onbekend is: {names}. Moet die spelen als ‘{level}’?</numerusform>
            <numerusform>In dit spel hebben %n computers een speelsterkte die hier onbekend is: {names}. Moeten die spelen als ‘{level}’?</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Vervangen</translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>{file} (cannot be read) · {when}</source>
        <translation>{file} (niet leesbaar) · {when}</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Scoreblokken</translation>
    </message>
    <message>
        <source>Keep the scores of games with real tiles. Every entry is saved at once.</source>
        <translation>Voor de punten van spellen met echte stenen. Elke invoer wordt meteen opgeslagen.</translation>
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
</context>
<context>
    <name>LogFilterBar</name>
    <message>
        <source>Everybody</source>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>Entries about</source>
        <translation>Regels over</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Tiles laid</source>
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
        <source>Kind of entries</source>
        <translation>Soort regels</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Zoeken</translation>
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
        <source>Log</source>
        <comment>list of what happened</comment>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filteren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>No entry is like that.</source>
        <translation>Geen enkele regel past daarbij.</translation>
    </message>
    <message>
        <source>Log of moves</source>
        <translation>Verloop</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>&amp;Theme:</source>
        <translation>T&amp;hema:</translation>
    </message>
    <message>
        <source>Tile st&amp;yle:</source>
        <translation>&amp;Uiterlijk van de stenen:</translation>
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
        <source>&amp;Large tiles</source>
        <translation>&amp;Grote stenen</translation>
    </message>
    <message>
        <source>Tiles never become small: where the table has no room for them, it is scrolled.</source>
        <translation>Stenen worden nooit klein: waar de tafel te weinig ruimte heeft, wordt die verschoven.</translation>
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
        <source>Text and &amp;buttons:</source>
        <translation>Te&amp;kst en knoppen:</translation>
    </message>
    <message>
        <source>Automatic: they grow with the window. They never become larger than the window allows.</source>
        <translation>Automatisch: ze groeien met het venster mee. Groter dan het venster toelaat worden ze nooit.</translation>
    </message>
    <message>
        <source>Let what can be laid stand &amp;out</source>
        <translation>&amp;Speelbare stenen laten opvallen</translation>
    </message>
    <message>
        <source>Tiles that fit are raised, and the ends they fit on light up.</source>
        <translation>Stenen die passen staan hoger, en de uiteinden waar ze passen lichten op.</translation>
    </message>
    <message>
        <source>Cou&amp;nt hidden tiles</source>
        <translation>&amp;Verborgen stenen tellen</translation>
    </message>
    <message>
        <source>Shows how many tiles of each number are still hidden from you.</source>
        <translation>Toont hoeveel stenen van elk getal voor u nog verborgen zijn.</translation>
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
        <source>As in the system</source>
        <translation>Zoals in het systeem</translation>
    </message>
</context>
<context>
    <name>LookThroughDialog</name>
    <message>
        <source>On the table: {players}</source>
        <translation>Op tafel: {players}</translation>
    </message>
    <message>
        <source>{when}  ·  round {round} of {rounds}  ·  {players}</source>
        <translation>{when}  ·  ronde {round} van {rounds}  ·  {players}</translation>
    </message>
    <message>
        <source>Look through a game</source>
        <translation>Spel terugkijken</translation>
    </message>
    <message>
        <source>No game has been kept yet.</source>
        <translation>Er is nog geen spel bewaard.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>&amp;Another file…</source>
        <translation>Ander &amp;bestand…</translation>
    </message>
    <message>
        <source>&amp;Look through</source>
        <translation>&amp;Terugkijken</translation>
    </message>
</context>
<context>
    <name>MarkersText</name>
    <message>
        <source>Markers</source>
        <translation>Markeertreintjes</translation>
    </message>
    <message>
        <source>If you pass, you put your marker, a locomotive, on your own train, unless it stands there already. Others may lay there then.</source>
        <translation>Wie past, plaatst het eigen markeertreintje op de eigen trein, tenzij het daar al staat. De trein is dan open: ook anderen mogen daar aanleggen.</translation>
    </message>
    <message>
        <source>That goes even if all that kept you from laying was an open double on a train that is not yours.</source>
        <translation>Dat geldt ook als alleen een open dubbel die niet aan de eigen trein ligt het aanleggen heeft verhinderd.</translation>
    </message>
    <message>
        <source>If you could not cover the open double with which your turn began, and it lies on a train that is not yours, you pass without putting a marker on.</source>
        <translation>Wie de open dubbel waarmee de beurt begon niet kon afdekken, past zonder een markeertreintje te plaatsen, als die dubbel niet aan de eigen trein ligt.</translation>
    </message>
    <message>
        <source>You take your marker off as soon as you lay a tile on the marked end of your train.</source>
        <translation>Het markeertreintje gaat weg zodra de eigenaar een steen legt aan het uiteinde waarop het staat.</translation>
    </message>
    <message>
        <source>You take your marker off as soon as you lay a tile on your own train.</source>
        <translation>Het markeertreintje gaat weg zodra de eigenaar een steen aan de eigen trein legt.</translation>
    </message>
    <message>
        <source>A marker comes off as soon as anybody, the owner too, lays a tile on any end of the train.</source>
        <translation>Het markeertreintje gaat weg zodra iemand, ook de eigenaar, een steen aan een van de uiteinden van de trein legt.</translation>
    </message>
    <message>
        <source>A marker comes off as soon as anybody, the owner too, lays a tile on the train.</source>
        <translation>Het markeertreintje gaat weg zodra iemand, ook de eigenaar, een steen aan de trein legt.</translation>
    </message>
    <message>
        <source>You take your marker off as soon as you lay a tile, on whichever train.</source>
        <translation>Het markeertreintje gaat weg zodra de eigenaar een steen legt, aan welke trein dan ook.</translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animations</comment>
        <translation>Uit</translation>
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
        <source>Motion</source>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;Animatiesnelheid:</translation>
    </message>
    <message>
        <source>As in the system</source>
        <translation>Zoals in het systeem</translation>
    </message>
    <message>
        <source>&amp;Reduced motion:</source>
        <translation>&amp;Minder beweging:</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>reduced motion</comment>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>reduced motion</comment>
        <translation>Nooit</translation>
    </message>
    <message>
        <source>Short fades take the place of everything that flies.</source>
        <translation>In plaats van te vliegen verschijnt en verdwijnt alles geleidelijk.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>&amp;Mute sounds</source>
        <translation>&amp;Dempen</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Volume:</translation>
    </message>
    <message>
        <source>&amp;Play a sound</source>
        <translation>Geluid af&amp;spelen</translation>
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
        <source>Name of player {number}</source>
        <translation>Naam van speler {number}</translation>
    </message>
    <message>
        <source>Points player {number} begins with</source>
        <translation>Punten waarmee speler {number} begint</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Speler {number} verwijderen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
</context>
<context>
    <name>Names</name>
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
        <source>At least two players need a name.</source>
        <translation>Minstens twee spelers hebben een naam nodig.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>&amp;Spel beginnen</translation>
    </message>
    <message>
        <source>C&amp;ustom rules…</source>
        <translation>E&amp;igen regels…</translation>
    </message>
    <message>
        <source>Rules in &amp;words…</source>
        <translation>Regels in &amp;woorden…</translation>
    </message>
</context>
<context>
    <name>NumberOrWordEditor</name>
    <message>
        <source>This number:</source>
        <translation>Dit getal:</translation>
    </message>
</context>
<context>
    <name>OpenDoublesText</name>
    <message>
        <source>Open doubles</source>
        <translation>Open dubbels</translation>
    </message>
    <message>
        <source>Nobody has to cover a double that somebody else has left without a tile: the players after them lay wherever they may.</source>
        <translation>Niemand hoeft een dubbel af te dekken die iemand anders zonder steen heeft gelaten: de volgende spelers leggen aan waar dat mag.</translation>
    </message>
    <message>
        <source>A double is open until a tile lies on it; the engine never is.</source>
        <translation>Een dubbel is open totdat er een steen aan ligt; de motor is dat nooit.</translation>
    </message>
    <message>
        <source>Your turn ends with the tile that covers. If you cannot cover, you draw a tile; if that one does not cover either, you pass.</source>
        <translation>Met de steen die afdekt, eindigt de beurt. Wie niet kan afdekken, pakt een steen; past ook die niet, dan wordt er gepast.</translation>
    </message>
    <message>
        <source>If one is open when your turn begins, you have to cover it, and can lay nothing else, on whichever train it is: even if that bears no marker, and even if your own train is empty.</source>
        <translation>Is er aan het begin van de beurt een dubbel open, dan moet die worden afgedekt en mag er niets anders worden gelegd, aan welke trein de dubbel ook ligt: ook zonder markeertreintje, en ook als de eigen trein nog leeg is.</translation>
    </message>
    <message>
        <source>If one is open when your turn begins, you have to cover it, and can lay nothing else, on whichever train it is, even if that bears no marker.</source>
        <translation>Is er aan het begin van de beurt een dubbel open, dan moet die worden afgedekt en mag er niets anders worden gelegd, aan welke trein de dubbel ook ligt, ook zonder markeertreintje.</translation>
    </message>
    <message>
        <source>If several doubles are open, the one that was laid first is covered first.</source>
        <translation>Zijn er meer dubbels open, dan wordt eerst die afgedekt die het eerst is gelegd.</translation>
    </message>
    <message>
        <source>If several doubles are open, the one that was laid last is covered first.</source>
        <translation>Zijn er meer dubbels open, dan wordt eerst die afgedekt die het laatst is gelegd.</translation>
    </message>
    <message>
        <source>As soon as all tiles with its number lie on the table, nobody can cover a double any more: from then on it is not open.</source>
        <translation>Zodra alle stenen met zijn getal op tafel liggen, kan niemand een dubbel meer afdekken: vanaf dan is die niet meer open.</translation>
    </message>
    <message>
        <source>Even if all tiles with its number lie on the table and nobody can cover it any more, a double stays open.</source>
        <translation>Ook als alle stenen met zijn getal op tafel liggen en niemand hem meer kan afdekken, blijft een dubbel open.</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>All hands</source>
        <translation>Alle handen</translation>
    </message>
</context>
<context>
    <name>OptionEffects</name>
    <message>
        <source>A larger set makes longer trains, longer rounds and room for more players.</source>
        <translation>Een grotere set geeft langere treinen, langere rondes en plaats voor meer spelers.</translation>
    </message>
    <message>
        <source>Large hands leave more to plan and less to draw; small hands make short, lively rounds.</source>
        <translation>Met veel stenen valt er meer te plannen en minder te pakken; met weinig worden de rondes kort en levendig.</translation>
    </message>
    <message>
        <source>Nobody can hide anything: good for teaching, and for those who like to reckon.</source>
        <translation>Niemand heeft geheimen: goed om het spel te leren, en voor wie graag rekent.</translation>
    </message>
    <message>
        <source>Set aside, the round begins at once; otherwise chance decides, and it may take a few draws.</source>
        <translation>Ligt de motor klaar, dan begint de ronde meteen; anders beslist het toeval, en moet er soms eerst worden gepakt.</translation>
    </message>
    <message>
        <source>Whoever lays the engine is rid of a heavy tile; a first turn on top is a real advantage.</source>
        <translation>Wie de motor legt, is een zware steen kwijt; de eerste beurt erbij is een echt voordeel.</translation>
    </message>
    <message>
        <source>With chains rounds are short and a planned hand pays; tile by tile there is more to react to.</source>
        <translation>Met reeksen zijn de rondes kort en loont plannen; steen voor steen valt er meer te reageren.</translation>
    </message>
    <message>
        <source>A second chance for whoever was dealt nothing that fits.</source>
        <translation>Een tweede kans voor wie geen passende steen heeft gekregen.</translation>
    </message>
    <message>
        <source>If the last one counts, a chain that ends with a double keeps the others busy.</source>
        <translation>Telt de laatste mee, dan geeft een reeks die met een dubbel eindigt de anderen werk.</translation>
    </message>
    <message>
        <source>If the round goes on, everybody has laid something before points are counted.</source>
        <translation>Gaat de ronde door, dan komt iedereen nog aan de beurt voordat er wordt geteld.</translation>
    </message>
    <message>
        <source>The more public trains, the more places for a tile; without one, markers are the only help.</source>
        <translation>Hoe meer Mexican Trains, hoe meer plaats voor stenen; zonder helpen alleen de markeertreintjes.</translation>
    </message>
    <message>
        <source>With any tile everybody gets going at once, and the engine matters less.</source>
        <translation>Met een willekeurige steen kan iedereen meteen vertrekken, en doet de motor er minder toe.</translation>
    </message>
    <message>
        <source>Stricter: whoever lacks a first tile falls behind until one is drawn.</source>
        <translation>Strenger: wie de eerste steen mist, blijft achter tot die is gepakt.</translation>
    </message>
    <message>
        <source>Two arms are two ends: more choice on your own train, and a marker opens only one.</source>
        <translation>Twee takken zijn twee uiteinden: meer keus aan de eigen trein, en een markeertreintje opent er maar één.</translation>
    </message>
    <message>
        <source>The sooner a marker goes, the fewer trains stand open to everybody.</source>
        <translation>Hoe eerder een markeertreintje weggaat, hoe minder treinen voor iedereen open zijn.</translation>
    </message>
    <message>
        <source>Without that marker, nobody pays for a double that somebody else left open.</source>
        <translation>Zonder dat markeertreintje boet niemand voor een dubbel die een ander open liet.</translation>
    </message>
    <message>
        <source>On the double only, you finish what you began; anywhere, the double may be left to the others.</source>
        <translation>Alleen aan de dubbel: wie begint, maakt het af. Overal: de dubbel blijft misschien voor de anderen.</translation>
    </message>
    <message>
        <source>A limit makes turns short and stops anyone from laying half a hand at once.</source>
        <translation>Een grens houdt beurten kort, en niemand legt in één keer de halve hand weg.</translation>
    </message>
    <message>
        <source>Nobody can lay two doubles and leave both of them to the others.</source>
        <translation>Niemand kan twee dubbels leggen en ze allebei aan de anderen overlaten.</translation>
    </message>
    <message>
        <source>Doubles that must be covered bind everybody; if none must, the game is milder.</source>
        <translation>Dubbels die moeten worden afgedekt, binden iedereen; hoeft dat niet, dan is het spel milder.</translation>
    </message>
    <message>
        <source>If it stays open, all can only draw and pass until the round is blocked.</source>
        <translation>Blijft die open, dan kan iedereen alleen nog pakken en passen tot de ronde vastzit.</translation>
    </message>
    <message>
        <source>More rounds take longer, and luck evens out; one round is a matter of minutes.</source>
        <translation>Meer rondes duren langer, en het geluk wordt verdeeld; één ronde is een kwestie van minuten.</translation>
    </message>
    <message>
        <source>A covered double may still save somebody a tile before points are counted.</source>
        <translation>Wie de dubbel afdekt, raakt voor het tellen nog een steen kwijt.</translation>
    </message>
    <message>
        <source>By pips, heavy tiles are to be got rid of early; by tiles, only their number matters.</source>
        <translation>Tellen de ogen, dan moeten zware stenen vroeg weg; tellen de stenen, dan gaat het alleen om het aantal.</translation>
    </message>
    <message>
        <source>With many points on it, the lightest tile becomes the one nobody wants to keep.</source>
        <translation>Met veel punten wordt de lichtste steen die ene die niemand wil houden.</translation>
    </message>
    <message>
        <source>With penalty points it pays to keep low; with plus points only going out earns anything.</source>
        <translation>Bij strafpunten loont het om weinig over te houden; bij pluspunten levert alleen uitgaan iets op.</translation>
    </message>
    <message>
        <source>The others are warned in time, and whoever forgets to tap may have to pay.</source>
        <translation>De anderen zijn gewaarschuwd, en wie vergeet te tikken, moet daar misschien voor boeten.</translation>
    </message>
    <message>
        <source>The harder the penalty, the more attention the last tile takes.</source>
        <translation>Hoe zwaarder de straf, hoe meer aandacht de laatste steen vraagt.</translation>
    </message>
</context>
<context>
    <name>OptionError</name>
    <message>
        <source>the rules know no option {option}</source>
        <translation>de regels kennen geen optie {option}</translation>
    </message>
    <message>
        <source>the rules lack the option {option}</source>
        <translation>in de regels ontbreekt de optie {option}</translation>
    </message>
    <message>
        <source>the option {option} cannot be {value}, only one of: {values}</source>
        <translation>de optie {option} kan niet {value} zijn, alleen een van: {values}</translation>
    </message>
    <message>
        <source>there is no preset {preset}</source>
        <translation>er is geen voorinstelling {preset}</translation>
    </message>
    <message>
        <source>the number of players is {players}, but must be from {least} to {most}</source>
        <translation>het aantal spelers is {players}, maar moet van {least} tot {most} zijn</translation>
    </message>
    <message>
        <source>the set has {total} tiles, but dealing {hand} to each of {players} players takes {need}</source>
        <translation>de set heeft {total} stenen, maar {players} spelers met elk {hand} stenen hebben er {need} nodig</translation>
    </message>
</context>
<context>
    <name>OptionRemarks</name>
    <message>
        <source>No effect as long as “{option}” is: {value}</source>
        <translation>Geen effect zolang voor ‘{option}’ geldt: {value}</translation>
    </message>
    <message>
        <source>Never more than two as long as “{option}” is: {value}</source>
        <translation>Nooit meer dan twee zolang voor ‘{option}’ geldt: {value}</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) the engine is the highest double again.</source>
        <translation>
            <numerusform>Na %n ronde is de motor weer de hoogste dubbel.</numerusform>
            <numerusform>Na %n rondes is de motor weer de hoogste dubbel.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed. “{preset}” has: {value}</source>
        <translation>Gewijzigd. In ‘{preset}’: {value}</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>Terug naar de voorinstelling</translation>
    </message>
    <message>
        <source>Back to the preset: {option}</source>
        <translation>Terug naar de voorinstelling: {option}</translation>
    </message>
</context>
<context>
    <name>OptionTexts</name>
    <message>
        <source>Domino set</source>
        <translation>Dominoset</translation>
    </message>
    <message>
        <source>The highest number of pips on a tile, which decides how many tiles there are.</source>
        <translation>Het hoogste aantal ogen op een steen; dat bepaalt hoeveel stenen er zijn.</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <translation>Stenen per speler</translation>
    </message>
    <message>
        <source>How many tiles every player is dealt; usually this follows from the number of players.</source>
        <translation>Hoeveel stenen iedereen krijgt; gewoonlijk volgt dat uit het aantal spelers.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>How many rounds a game has; the round&apos;s double falls by one from each to the next.</source>
        <translation>Hoeveel rondes een spel heeft; de dubbel van de ronde wordt telkens één lager.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Which double lies in the station at the start of a round, and how it gets there.</source>
        <translation>Welke dubbel aan het begin van een ronde in het station ligt en hoe die daar komt.</translation>
    </message>
    <message>
        <source>Layer of the engine starts</source>
        <translation>Wie de motor legt, begint</translation>
    </message>
    <message>
        <source>Whoever lays the engine also has the first turn; otherwise the next player has it.</source>
        <translation>Wie de motor legt, heeft ook de eerste beurt; anders heeft de volgende speler die.</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Eerste beurt</translation>
    </message>
    <message>
        <source>What everyone lays in their first turn: a single tile, or a chain on their own train.</source>
        <translation>Wat iedereen in de eerste beurt legt: één steen of een reeks aan de eigen trein.</translation>
    </message>
    <message>
        <source>Drawing in the first turn</source>
        <translation>Pakken in de eerste beurt</translation>
    </message>
    <message>
        <source>Whoever cannot begin their chain draws one tile and lays it if it fits.</source>
        <translation>Wie de startreeks niet kan beginnen, pakt een steen en legt die aan als hij past.</translation>
    </message>
    <message>
        <source>Doubles in the first chain</source>
        <translation>Dubbels in de startreeks</translation>
    </message>
    <message>
        <source>Whether a double laid in a chain of the first turn has to be covered.</source>
        <translation>Of een dubbel uit een startreeks moet worden afgedekt.</translation>
    </message>
    <message>
        <source>Out in the first turn</source>
        <translation>Uit in de eerste beurt</translation>
    </message>
    <message>
        <source>When the round ends if a chain in the first turn uses up a whole hand.</source>
        <translation>Wanneer de ronde eindigt als een startreeks een hele hand opmaakt.</translation>
    </message>
    <message>
        <source>Mexican trains</source>
        <translation>Mexican Trains</translation>
    </message>
    <message>
        <source>How many public trains there are, on which everyone may lay.</source>
        <translation>Hoeveel treinen er zijn waaraan iedereen mag aanleggen.</translation>
    </message>
    <message>
        <source>Start of a train</source>
        <translation>Begin van een trein</translation>
    </message>
    <message>
        <source>Which tile a personal train may begin with.</source>
        <translation>Met welke steen een persoonlijke trein mag beginnen.</translation>
    </message>
    <message>
        <source>Own train first</source>
        <translation>Eigen trein eerst</translation>
    </message>
    <message>
        <source>Until their own train has begun, players may only lay there or on a Mexican train in use.</source>
        <translation>Tot de eigen trein is begonnen, mag men alleen daar of aan een al begonnen Mexican Train aanleggen.</translation>
    </message>
    <message>
        <source>Taking the marker off</source>
        <translation>Markeertreintje weghalen</translation>
    </message>
    <message>
        <source>What closes a train again that has a marker.</source>
        <translation>Waardoor een trein met markeertreintje weer wordt gesloten.</translation>
    </message>
    <message>
        <source>Marker because of an open double</source>
        <translation>Markeertreintje door een open dubbel</translation>
    </message>
    <message>
        <source>Players who could not cover an open double on another train get a marker too.</source>
        <translation>Ook wie een open dubbel aan een andere trein niet kon afdekken, krijgt een markeertreintje.</translation>
    </message>
    <message>
        <source>Tile after a double</source>
        <translation>Steen na een dubbel</translation>
    </message>
    <message>
        <source>Where the further tile may go that a double asks for in the same turn.</source>
        <translation>Waar de extra steen mag komen die een dubbel in dezelfde beurt vraagt.</translation>
    </message>
    <message>
        <source>Doubles per turn</source>
        <translation>Dubbels per beurt</translation>
    </message>
    <message>
        <source>How many doubles may be laid in one turn.</source>
        <translation>Hoeveel dubbels in één beurt mogen worden gelegd.</translation>
    </message>
    <message>
        <source>Second double needs cover</source>
        <translation>Tweede dubbel alleen met passende steen</translation>
    </message>
    <message>
        <source>A second double in a turn is allowed only with a tile left that covers one of the two.</source>
        <translation>Een tweede dubbel in een beurt mag alleen als er een steen overblijft die een van de twee afdekt.</translation>
    </message>
    <message>
        <source>Open doubles</source>
        <translation>Open dubbels</translation>
    </message>
    <message>
        <source>Which open double the next player has to cover before laying anywhere else.</source>
        <translation>Welke open dubbel eerst moet worden afgedekt voordat elders wordt aangelegd.</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>Dode dubbels</translation>
    </message>
    <message>
        <source>What becomes of an open double when all tiles with its number are on the table.</source>
        <translation>Wat er met een open dubbel gebeurt als alle stenen met dat getal op tafel liggen.</translation>
    </message>
    <message>
        <source>Going out with a double</source>
        <translation>Uitgaan met een dubbel</translation>
    </message>
    <message>
        <source>What follows when somebody&apos;s last tile is a double.</source>
        <translation>Wat er gebeurt als iemands laatste steen een dubbel is.</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Splitsingen</translation>
    </message>
    <message>
        <source>Players may split their own train into two arms with a double.</source>
        <translation>Met een dubbel mag de eigen trein in twee takken worden gesplitst.</translation>
    </message>
    <message>
        <source>Value of the remaining tiles</source>
        <translation>Waarde van de overgebleven stenen</translation>
    </message>
    <message>
        <source>What the tiles left in a hand count at the end of a round.</source>
        <translation>Wat de stenen tellen die aan het einde van een ronde in een hand over zijn.</translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation>Dubbel-blank</translation>
    </message>
    <message>
        <source>What the double blank counts when it is left in a hand.</source>
        <translation>Wat de dubbel-blank telt als die in een hand over is.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntentelling</translation>
    </message>
    <message>
        <source>Who gets points for the remaining tiles, and which total wins.</source>
        <translation>Wie punten krijgt voor de overgebleven stenen en welke totaalscore wint.</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Tikken</translation>
    </message>
    <message>
        <source>Whoever has one tile left taps, so that everybody knows.</source>
        <translation>Wie nog één steen heeft, tikt, zodat iedereen het weet.</translation>
    </message>
    <message>
        <source>Penalty for not tapping</source>
        <translation>Straf voor niet tikken</translation>
    </message>
    <message>
        <source>What it costs if somebody else acts before the tap.</source>
        <translation>Wat het kost als een ander speelt voordat er is getikt.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Open spelen</translation>
    </message>
    <message>
        <source>All tiles are visible to everybody.</source>
        <translation>Iedereen ziet alle stenen.</translation>
    </message>
    <message>
        <source>The round&apos;s double, set aside before the deal</source>
        <translation>De dubbel van de ronde, voor het delen apart gelegd</translation>
    </message>
    <message>
        <source>The round&apos;s double; if nobody has it, players draw until it is found</source>
        <translation>De dubbel van de ronde; heeft niemand die, dan wordt gepakt tot hij er is</translation>
    </message>
    <message>
        <source>The highest double in any hand, counted down from the round&apos;s double</source>
        <translation>De hoogste dubbel in een hand, vanaf de dubbel van de ronde omlaag</translation>
    </message>
    <message>
        <source>None: doubles need not be covered</source>
        <translation>Geen: dubbels hoeven niet te worden afgedekt</translation>
    </message>
    <message>
        <source>All their pips</source>
        <translation>Alle ogen</translation>
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
        <translation>Een reeks van elke lengte</translation>
    </message>
    <message>
        <source>The last one, after the first turns</source>
        <translation>De laatste, na de eerste beurten</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nooit</translation>
    </message>
    <message>
        <source>After everyone&apos;s first turn</source>
        <translation>Na ieders eerste beurt</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Meteen</translation>
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
        <source>The owner lays on the train</source>
        <translation>De eigenaar legt aan de trein aan</translation>
    </message>
    <message>
        <source>Anyone lays on the train</source>
        <translation>Iemand legt aan de trein aan</translation>
    </message>
    <message>
        <source>The owner lays anywhere</source>
        <translation>De eigenaar legt ergens aan</translation>
    </message>
    <message>
        <source>Anywhere it is allowed</source>
        <translation>Overal waar het mag</translation>
    </message>
    <message>
        <source>On the double only</source>
        <translation>Alleen aan de dubbel</translation>
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
        <translation>Die hoeft niet te worden afgedekt</translation>
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
        <source>The next player who can covers it</source>
        <translation>De eerstvolgende speler die kan, dekt die af</translation>
    </message>
    <message>
        <source>One point each</source>
        <translation>Elk één punt</translation>
    </message>
    <message>
        <source>50 for a double, 25 for a blank half, else pips</source>
        <translation>50 voor een dubbel, 25 voor een blanke helft, anders de ogen</translation>
    </message>
    <message>
        <source>Penalty points: the lowest total wins</source>
        <translation>Strafpunten: de laagste totaalscore wint</translation>
    </message>
    <message>
        <source>Plus points: whoever is out collects, the highest total wins</source>
        <translation>Pluspunten: wie uit is, krijgt ze, de hoogste totaalscore wint</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niets</translation>
    </message>
    <message>
        <source>Two penalty tiles</source>
        <translation>Twee strafstenen</translation>
    </message>
    <message>
        <source>The next turn</source>
        <translation>De volgende beurt</translation>
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
        <source>Table {table}: {most} to {least} from a double-12 set</source>
        <translation>Tabel {table}: {most} tot {least} uit een dubbel-12-set</translation>
    </message>
    <message>
        <source>Quick table: {most} to {least} from a double-9 set</source>
        <translation>Snelle tabel: {most} tot {least} uit een dubbel-9-set</translation>
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
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eén</translation>
    </message>
    <message>
        <source>One for each player</source>
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
</context>
<context>
    <name>Overview</name>
    <message>
        <source>The line marks the share that everybody would win if all played alike.</source>
        <translation>Het streepje toont het aandeel dat ieder zou winnen als allen gelijk speelden.</translation>
    </message>
    <message>
        <source>No game against computers yet.</source>
        <translation>Nog geen spel tegen computers.</translation>
    </message>
    <message>
        <source>Wins against computers</source>
        <translation>Winst tegen computers</translation>
    </message>
    <message>
        <source>{share} ({wins} of {games})</source>
        <translation>{share} ({wins} van {games})</translation>
    </message>
    <message>
        <source>A dot for each game; the fewer, the better.</source>
        <translation>Een stip per spel; hoe minder, hoe beter.</translation>
    </message>
    <message>
        <source>A dot for each game; the more, the better.</source>
        <translation>Een stip per spel; hoe meer, hoe beter.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with points counted the other way left out.</source>
        <translation>
            <numerusform>Zonder %n spel waarin andersom wordt geteld.</numerusform>
            <numerusform>Zonder %n spellen waarin andersom wordt geteld.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points a round over time</source>
        <translation>Punten per ronde in de loop van de tijd</translation>
    </message>
    <message>
        <source>How many points rounds brought</source>
        <translation>Hoeveel punten rondes opleverden</translation>
    </message>
    <message>
        <source>Rounds by their points; none at the very left.</source>
        <translation>Rondes naar hun punten; helemaal links die zonder punten.</translation>
    </message>
    <message>
        <source>Longest winning streak: {best}. Current one: {current}.</source>
        <translation>Langste winstreeks: {best}. Huidige: {current}.</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Spel voor spel</translation>
    </message>
    <message>
        <source>Up: won. Down: not. The last game is at the right.</source>
        <translation>Omhoog: gewonnen, omlaag: niet. Rechts het laatste spel.</translation>
    </message>
</context>
<context>
    <name>PadRescue</name>
    <message>
        <source>The last entries on the score pad could not be saved and will be lost when the program ends.</source>
        <translation>De laatste invoer op het scoreblok kon niet worden opgeslagen en gaat verloren als het programma wordt afgesloten.</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Scoreblokken</translation>
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
        <source>Round {round} of {total}</source>
        <translation>Ronde {round} van {total}</translation>
    </message>
    <message>
        <source>Engine: the highest double in the hand of whoever starts</source>
        <translation>Motor: de hoogste dubbel van wie begint</translation>
    </message>
    <message>
        <source>Engine: double {pip}, or the next lower one</source>
        <translation>Motor: dubbel {pip} of de eerstvolgende lagere</translation>
    </message>
    <message>
        <source>Engine: double {pip}</source>
        <translation>Motor: dubbel {pip}</translation>
    </message>
    <message>
        <source>Nothing is written for {name} yet.</source>
        <translation>Voor {name} is nog niets ingevuld.</translation>
    </message>
    <message>
        <source>Somebody must be out, or the round is blocked.</source>
        <translation>Er moet iemand uit zijn, of de ronde is vastgelopen.</translation>
    </message>
    <message>
        <source>In a blocked round nobody is out, but {name} is.</source>
        <translation>In een vastgelopen ronde is niemand uit, maar {name} wel.</translation>
    </message>
    <message>
        <source>By these rules only one player can be out.</source>
        <translation>Volgens deze regels kan maar één speler uit zijn.</translation>
    </message>
    <message>
        <source>{value} cannot be the value for {name}: no tiles count that much.</source>
        <translation>{value} kan niet de waarde voor {name} zijn: geen stenen tellen zoveel.</translation>
    </message>
    <message>
        <source>All values together are {value}, but the tiles count {most} at most.</source>
        <translation>Alle waarden samen zijn {value}, maar de stenen tellen hoogstens {most}.</translation>
    </message>
    <message>
        <source>At least two must take part in a round.</source>
        <translation>Aan een ronde moeten er minstens twee meedoen.</translation>
    </message>
</context>
<context>
    <name>PageHost</name>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
</context>
<context>
    <name>Panes</name>
    <message>
        <source>Go to the next pane: table, buttons, log</source>
        <translation>Naar het volgende deelvenster: tafel, knoppen, verloop</translation>
    </message>
    <message>
        <source>Go to the pane before</source>
        <translation>Naar het vorige deelvenster</translation>
    </message>
</context>
<context>
    <name>PausePage</name>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>All tiles are hidden, and computers and time to tap wait.</source>
        <translation>Alle stenen zijn verborgen; computers en de tijd om te tikken wachten.</translation>
    </message>
    <message>
        <source>G&amp;o on ({key})</source>
        <translation>&amp;Verder spelen ({key})</translation>
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
        <translation>Plaatsen</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>Undo is no longer possible: a hidden tile has been revealed.</source>
        <translation>Ongedaan maken kan niet meer: een verborgen steen is al getoond.</translation>
    </message>
    <message>
        <source>Undo is no longer possible: somebody else has acted.</source>
        <translation>Ongedaan maken kan niet meer: intussen is een ander aan de beurt geweest.</translation>
    </message>
    <message>
        <source>There is nothing to undo in this round yet.</source>
        <translation>In deze ronde valt er nog niets ongedaan te maken.</translation>
    </message>
</context>
<context>
    <name>PlayMenu</name>
    <message>
        <source>Fork the train?</source>
        <translation>De trein splitsen?</translation>
    </message>
    <message>
        <source>Which half outwards?</source>
        <translation>Welke helft naar buiten?</translation>
    </message>
    <message>
        <source>Fork: the train goes on in two arms</source>
        <translation>Splitsing: de trein gaat in twee takken verder</translation>
    </message>
    <message>
        <source>No fork: the train goes on in one line</source>
        <translation>Geen splitsing: de trein gaat in één lijn verder</translation>
    </message>
    <message>
        <source>The end shows {number}</source>
        <translation>Op het uiteinde staat een {number}</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Your turn</source>
        <translation>Uw beurt</translation>
    </message>
    <message>
        <source>&amp;Draw automatically when no tile fits</source>
        <translation>Automatisch pa&amp;kken als geen steen past</translation>
    </message>
    <message>
        <source>&amp;Pass automatically when nothing else is possible</source>
        <translation>Automatisch pa&amp;ssen als niets anders kan</translation>
    </message>
    <message>
        <source>Confi&amp;rm the end of my turn</source>
        <translation>&amp;Einde van mijn beurt bevestigen</translation>
    </message>
    <message>
        <source>Until then a move can be taken back: for those who let a tile slip now and then.</source>
        <translation>Tot dan kan een zet worden teruggenomen: voor als er eens een steen uitschiet.</translation>
    </message>
    <message>
        <source>Time to &amp;tap:</source>
        <translation>Tij&amp;d om te tikken:</translation>
    </message>
    <message>
        <source>So long you can tell the others that you have one tile left.</source>
        <translation>Zo lang kunt u de anderen laten weten dat u nog één steen hebt.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Het spel</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>speed</comment>
        <translation>Meteen</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Computers &amp;move:</source>
        <translation>&amp;Computers spelen:</translation>
    </message>
    <message>
        <source>&amp;Free undo against computers</source>
        <translation>&amp;Vrij terugnemen tegen computers</translation>
    </message>
    <message>
        <source>Undo goes back to your last decision, even if hidden tiles have been seen since.</source>
        <translation>Ongedaan maken gaat terug naar uw laatste keuze, ook als sindsdien verborgen stenen zijn getoond.</translation>
    </message>
    <message>
        <source>As&amp;k before a running game is left</source>
        <translation>V&amp;ragen voordat een lopend spel wordt verlaten</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n seconden</numerusform>
        </translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>time</comment>
        <translation>Onbeperkt</translation>
    </message>
    <message>
        <source>R&amp;ounds</source>
        <translation>&amp;Rondes</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Scoreblad</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw uitvoeren</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>Spe&amp;lers…</translation>
    </message>
    <message>
        <source>Play o&amp;n</source>
        <translation>Verder spele&amp;n</translation>
    </message>
    <message>
        <source>End the &amp;game</source>
        <translation>Spel &amp;beëindigen</translation>
    </message>
    <message>
        <source>&amp;All pads</source>
        <translation>&amp;Alle blokken</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Regels: {rules}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>Naam van speler {number}</translation>
    </message>
    <message>
        <source>Kind of player {number}</source>
        <translation>Soort van speler {number}</translation>
    </message>
    <message>
        <source>Strength of player {number}</source>
        <translation>Speelsterkte van speler {number}</translation>
    </message>
    <message>
        <source>Move player {number} up</source>
        <translation>Speler {number} omhoog verplaatsen</translation>
    </message>
    <message>
        <source>Move player {number} down</source>
        <translation>Speler {number} omlaag verplaatsen</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Speler {number} verwijderen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persoon</translation>
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
        <translation>Spelers op het scoreblok</translation>
    </message>
    <message>
        <source>Change names, or let somebody join. A new player begins with as many points as you write; the totals now are {least} to {most}. Whoever leaves is away from then on.</source>
        <translation>Wijzig namen of laat iemand meedoen. Wie erbij komt, begint met zoveel punten als u invult; nu lopen de totalen van {least} tot {most}. Wie weggaat, is vanaf dan afwezig.</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>&amp;Overnemen</translation>
    </message>
</context>
<context>
    <name>PlayersEditor</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Add &amp;person</source>
        <translation>&amp;Persoon toevoegen</translation>
    </message>
    <message>
        <source>Add c&amp;omputer</source>
        <translation>&amp;Computer toevoegen</translation>
    </message>
</context>
<context>
    <name>PlayersTable</name>
    <message>
        <source>The set has too few tiles for these hands: nobody could play.</source>
        <translation>De set heeft te weinig stenen voor deze deling: niemand zou kunnen spelen.</translation>
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
        <source>Left to draw</source>
        <translation>Op de stapel</translation>
    </message>
    <message numerus="yes">
        <source>The set has enough tiles for up to %n player(s).</source>
        <translation>
            <numerusform>De set is genoeg voor hoogstens %n speler.</numerusform>
            <numerusform>De set is genoeg voor hoogstens %n spelers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles for each number of players</source>
        <translation>Stenen bij elk aantal spelers</translation>
    </message>
</context>
<context>
    <name>PresetStories</name>
    <message>
        <source>The game as the well-known collection of rules at pagat.com describes it: whoever has sorted a hand well lays half of it in the very first turn. After that it gets tight, for every double asks for more. Thirteen rounds fill an evening.</source>
        <translation>Het spel zoals de bekende regelverzameling pagat.com het beschrijft: wie de stenen goed heeft gesorteerd, legt meteen in de eerste beurt de halve hand weg. Daarna wordt het krap, want elke dubbel vraagt om meer. Dertien rondes vullen een avond.</translation>
    </message>
    <message>
        <source>The classic game for those who do not like long openings: nobody lays half a hand while the others watch. Several authors of rules and programs prefer it so. Rounds take longer and stay open to the end.</source>
        <translation>Het klassieke spel voor wie niet van lange openingen houdt: niemand legt de halve hand weg terwijl de anderen toekijken. Verscheidene auteurs van regels en programma’s zien het liever zo. De rondes duren langer en blijven spannend tot het eind.</translation>
    </message>
    <message>
        <source>From a German sheet about a station and its trains. There are as many public trains as players, so nearly everything finds a place. In return doubles and blanks are expensive, and whoever forgets to tap the last tile draws two.</source>
        <translation>Naar een Duits regelblad over een station en zijn treinen. Er zijn evenveel Mexican Trains als spelers, dus bijna alles vindt een plaats. Daar staat tegenover dat dubbels en blanks duur zijn, en wie bij de laatste steen vergeet te tikken, pakt er twee.</translation>
    </message>
    <message>
        <source>From the leaflet of a Swiss set, tidy and a little strict: your own train first, then all the rest. Whoever lays a double goes on with it, and even the very last double gets its cover.</source>
        <translation>Uit het regelblaadje van een Zwitserse set, netjes en een beetje streng: eerst de eigen trein, dan de rest. Wie een dubbel legt, gaat daar verder, en zelfs de allerlaatste dubbel wordt nog afgedekt.</translation>
    </message>
    <message>
        <source>From the leaflet of a Dutch set. The engine lies ready, everybody lays a single tile, and a double may be left to whoever comes next. It is learned in two minutes, which makes it a good game for mixed ages.</source>
        <translation>Uit het regelblaadje van een Nederlandse set. De motor ligt klaar, iedereen legt één steen, en een dubbel mag voor de volgende blijven. Het is in twee minuten geleerd, en daarom een goed spel voor jong en oud.</translation>
    </message>
    <message>
        <source>The same leaflet has a quick game, for when there is an hour and not an evening: fewer tiles, fewer rounds, the same arguments about doubles.</source>
        <translation>Hetzelfde blaadje kent een snel spel, voor als er een uur is en geen hele avond: minder stenen, minder rondes, dezelfde discussies over dubbels.</translation>
    </message>
    <message>
        <source>Everybody lays their tiles face up. So beginners can be helped without a secret coming out, and old hands can look for the perfect turn together.</source>
        <translation>Iedereen speelt met open stenen. Zo kunnen beginners worden geholpen zonder dat er een geheim uitkomt, en zoeken oude rotten samen naar de beste beurt.</translation>
    </message>
    <message>
        <source>As it is played in Hungary. Each opens with a chain, the engine is the highest double of the first player who has one, and at the end tiles are counted, not pips: no sums late at night.</source>
        <translation>Zoals er in Hongarije wordt gespeeld. Iedereen opent met een reeks, de motor is de hoogste dubbel van de eerste speler die er een heeft, en aan het eind tellen stenen en geen ogen: geen gereken laat op de avond.</translation>
    </message>
    <message>
        <source>A Hungarian house rule without a public train. Whoever is stuck has only the trains of the others to hope for, so markers decide the game. Twelve rounds, and pips count.</source>
        <translation>Een Hongaarse huisregel zonder Mexican Train. Wie vastzit, kan alleen op de treinen van de anderen hopen, dus de markeertreintjes beslissen het spel. Twaalf rondes, en de ogen tellen.</translation>
    </message>
    <message>
        <source>Another Hungarian house rule lets trains branch: a double on your own train may open two arms, and the table grows into a map of railway lines. For those who find one end too few.</source>
        <translation>Een andere Hongaarse huisregel laat treinen zich vertakken: een dubbel aan de eigen trein mag twee takken openen, en de tafel wordt een spoorkaart. Voor wie één uiteinde te weinig is.</translation>
    </message>
</context>
<context>
    <name>PresetTexts</name>
    <message>
        <source>Classic with chains</source>
        <translation>Klassiek met reeksen</translation>
    </message>
    <message>
        <source>The classic game: everyone opens with a train as long as their tiles allow, and doubles may be laid one after the other.</source>
        <translation>Het klassieke spel: iedereen opent met een trein zo lang als de stenen toelaten, en dubbels mogen na elkaar worden gelegd.</translation>
    </message>
    <message>
        <source>Classic without chains</source>
        <translation>Klassiek zonder reeksen</translation>
    </message>
    <message>
        <source>The classic game from the first turn on with one tile a turn, only doubles ask for more.</source>
        <translation>Het klassieke spel, vanaf de eerste beurt met telkens één steen; alleen dubbels vragen er meer.</translation>
    </message>
    <message>
        <source>Station and trains</source>
        <translation>Station en treinen</translation>
    </message>
    <message>
        <source>A German family game: every player brings a Mexican train, a train may begin with any tile, doubles count 50, and the last tile is tapped.</source>
        <translation>Een Duits familiespel: voor elke speler is er een Mexican Train, een trein mag met elke steen beginnen, dubbels tellen 50 en bij de laatste steen wordt getikt.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Zwitsers</translation>
    </message>
    <message>
        <source>As played in Switzerland: own trains come first, a double must be followed on the double itself, and a double at the end of a hand is covered by the others.</source>
        <translation>Zoals in Zwitserland: de eigen treinen komen eerst, na een dubbel moet aan die dubbel worden aangelegd, en een dubbel als laatste steen dekken de anderen af.</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Nederlands</translation>
    </message>
    <message>
        <source>As played in the Netherlands: the engine is laid out before the deal, every turn is one tile, and a turn holds one double at most. The easiest to grasp.</source>
        <translation>Zoals in Nederland: de motor wordt voor het delen klaargelegd, elke beurt is één steen, met hoogstens één dubbel. Het makkelijkst te begrijpen.</translation>
    </message>
    <message>
        <source>Dutch, quick game</source>
        <translation>Nederlands, snel spel</translation>
    </message>
    <message>
        <source>The Dutch game with a double-9 set, smaller hands and ten rounds.</source>
        <translation>Het Nederlandse spel met een dubbel-9-set, minder stenen en tien rondes.</translation>
    </message>
    <message>
        <source>Dutch, open hands</source>
        <translation>Nederlands, open spelen</translation>
    </message>
    <message>
        <source>The Dutch game with all tiles in sight: good for teaching the game to others.</source>
        <translation>Het Nederlandse spel met alle stenen in zicht: goed om anderen het spel te leren.</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Hongaars</translation>
    </message>
    <message>
        <source>As played in Hungary: chains in the first turn, the engine comes from a hand, and each tile left counts one point.</source>
        <translation>Zoals in Hongarije: reeksen in de eerste beurt, de motor komt uit een hand, en elke overgebleven steen telt één punt.</translation>
    </message>
    <message>
        <source>Hungarian at home</source>
        <translation>Hongaars thuis</translation>
    </message>
    <message>
        <source>A Hungarian house rule without a Mexican train: twelve rounds, the engine laid out before the deal, and pips counted.</source>
        <translation>Een Hongaarse huisregel zonder Mexican Train: twaalf rondes, de motor wordt voor het delen klaargelegd, en de ogen tellen.</translation>
    </message>
    <message>
        <source>Hungarian with forks</source>
        <translation>Hongaars met splitsingen</translation>
    </message>
    <message>
        <source>The Hungarian house rule in which a double may split your own train into two arms.</source>
        <translation>De Hongaarse huisregel waarbij een dubbel de eigen trein in twee takken mag splitsen.</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Eigen regels</translation>
    </message>
    <message>
        <source>Rules put together by yourself, option by option.</source>
        <translation>Zelf samengestelde regels, punt voor punt.</translation>
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
        <source>No printer is set up on this computer: save the page as PDF instead.</source>
        <translation>Op deze computer is geen printer ingesteld: de pagina kan wel als PDF worden opgeslagen.</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Bezig met afdrukken…</translation>
    </message>
    <message>
        <source>The printer does not take the page.</source>
        <translation>De printer neemt de pagina niet aan.</translation>
    </message>
</context>
<context>
    <name>ProgramController</name>
    <message numerus="yes">
        <source>%n program(s) in this game have not been approved on this computer ({programs}), so the computer plays as “{level}” for {players}; to approve a program, try it in the settings under “Programs”.</source>
        <translation>
            <numerusform>Een programma in dit spel is op deze computer niet goedgekeurd ({programs}), daarom speelt de computer als ‘{level}’ voor {players}; om een programma goed te keuren, probeert u het uit in de instellingen onder ‘Programma’s’.</numerusform>
            <numerusform>%n programma’s in dit spel zijn op deze computer niet goedgekeurd ({programs}), daarom speelt de computer als ‘{level}’ voor {players}; om een programma goed te keuren, probeert u het uit in de instellingen onder ‘Programma’s’.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>There is a program of this name already.</source>
        <translation>Er is al een programma met deze naam.</translation>
    </message>
    <message>
        <source>The name or the command has characters that cannot be shown.</source>
        <translation>De naam of de opdracht bevat tekens die niet kunnen worden weergegeven.</translation>
    </message>
    <message>
        <source>The command is not complete: a quotation mark has no partner, or a backslash stands at the end.</source>
        <translation>De opdracht is onvolledig: een aanhalingsteken wordt niet gesloten, of er staat een backslash aan het eind.</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Programma toevoegen</translation>
    </message>
    <message>
        <source>Edit the program</source>
        <translation>Programma bewerken</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <comment>of a program</comment>
        <translation>&amp;Naam:</translation>
    </message>
    <message>
        <source>C&amp;ommand:</source>
        <translation>&amp;Opdracht:</translation>
    </message>
    <message>
        <source>The program and its arguments as in a terminal; text with blanks stands in quotation marks. There is no shell, so signs such as * and | mean nothing special.</source>
        <translation>Het programma en de argumenten zoals in een terminal; tekst met spaties staat tussen aanhalingstekens. Er is geen shell, dus tekens als * en | hebben geen bijzondere betekenis.</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>a program</comment>
        <translation>Opslaan</translation>
    </message>
</context>
<context>
    <name>ProgramTexts</name>
    <message>
        <source>“{name}” answered after {seconds} s: it would lay {tile}.</source>
        <extracomment>{seconds} is a number such as 0.4</extracomment>
        <translation>‘{name}’ heeft na {seconds} s geantwoord: steen {tile} zou worden aangelegd.</translation>
    </message>
    <message>
        <source>“{name}” answered after {seconds} s with a legal move.</source>
        <translation>‘{name}’ heeft na {seconds} s met een toegestane zet geantwoord.</translation>
    </message>
    <message>
        <source>“{name}” gave no answer in time.</source>
        <translation>‘{name}’ heeft niet op tijd geantwoord.</translation>
    </message>
    <message>
        <source>“{name}” has been started, but is not ready yet.</source>
        <translation>‘{name}’ is gestart, maar nog niet klaar om te spelen.</translation>
    </message>
    <message>
        <source>“{name}” ended before it had answered.</source>
        <translation>‘{name}’ is gestopt zonder te antwoorden.</translation>
    </message>
    <message>
        <source>“{name}” answered, but not with a legal move.</source>
        <translation>‘{name}’ heeft geantwoord, maar niet met een toegestane zet.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started.</source>
        <translation>‘{name}’ kan niet worden gestart.</translation>
    </message>
    <message>
        <source>{sentence} ({detail})</source>
        <extracomment>what a program or the system says itself, perhaps in another language</extracomment>
        <translation>{sentence} ({detail})</translation>
    </message>
    <message>
        <source>{sentence} A simple move was made for {player} instead.</source>
        <extracomment>{sentence} says how a program failed</extracomment>
        <translation>{sentence} Voor {player} is in plaats daarvan een eenvoudige zet gedaan.</translation>
    </message>
    <message>
        <source>The list of other programs was damaged and starts empty: the old file is kept as “{file}”.</source>
        <translation>De lijst van andere programma’s was beschadigd en begint leeg: het oude bestand is bewaard als ‘{file}’.</translation>
    </message>
</context>
<context>
    <name>ProgramsPage</name>
    <message>
        <source>Asking “{name}” for a move…</source>
        <translation>‘{name}’ wordt om een zet gevraagd…</translation>
    </message>
    <message>
        <source>Programs that can play</source>
        <translation>Programma’s die kunnen meespelen</translation>
    </message>
    <message>
        <source>{name} (not approved yet): {command}</source>
        <translation>{name} (nog niet goedgekeurd): {command}</translation>
    </message>
    <message>
        <source>Programs in this list can be given a seat, as the computer can. A program runs only while it plays, and is shown only what a person in its seat would see. Before it is started for the first time, you see its command and are asked; to do that now, try it.</source>
        <translation>Programma’s in deze lijst kunnen net als de computer een plaats aan tafel krijgen. Een programma draait alleen terwijl het speelt en ziet alleen wat een mens op die plaats zou zien. Voordat het de eerste keer start, ziet u de opdracht en wordt het u gevraagd; om dat nu te doen, probeert u het uit.</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <comment>a program</comment>
        <translation>&amp;Toevoegen…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <comment>a program</comment>
        <translation>&amp;Bewerken…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <comment>a program</comment>
        <translation>Ver&amp;wijderen</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <comment>a program</comment>
        <translation>&amp;Uitproberen</translation>
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
</context>
<context>
    <name>RecentGames</name>
    <message>
        <source>&amp;Clear list</source>
        <translation>Lijst &amp;wissen</translation>
    </message>
    <message>
        <source>{game} (not there any more)</source>
        <translation>{game} (niet meer aanwezig)</translation>
    </message>
    <message>
        <source>{game} · round {round} of {rounds}</source>
        <translation>{game} · ronde {round} van {rounds}</translation>
    </message>
</context>
<context>
    <name>RecordError</name>
    <message>
        <source>there is no such file or folder</source>
        <translation>dit bestand of deze map bestaat niet</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>dit is een map, geen bestand</translation>
    </message>
    <message>
        <source>this is a file, not a folder</source>
        <translation>dit is een bestand, geen map</translation>
    </message>
    <message>
        <source>this is a pipe, not a file</source>
        <translation>dit is een pipe, geen bestand</translation>
    </message>
    <message>
        <source>the system does not permit access</source>
        <translation>het systeem staat geen toegang toe</translation>
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
        <source>another mtdesk is using this folder</source>
        <translation>een andere mtdesk gebruikt deze map</translation>
    </message>
    <message>
        <source>the system reports {reason}</source>
        <translation>het systeem meldt {reason}</translation>
    </message>
    <message>
        <source>reading it failed, perhaps for lack of memory</source>
        <translation>het lezen is mislukt, misschien door te weinig geheugen</translation>
    </message>
    <message>
        <source>the file is larger than {limit} MiB</source>
        <translation>het bestand is groter dan {limit} MiB</translation>
    </message>
    <message>
        <source>the file holds more than {limit} values</source>
        <translation>het bestand bevat meer dan {limit} waarden</translation>
    </message>
    <message>
        <source>byte {byte}: the file is not UTF-8 text</source>
        <translation>byte {byte}: het bestand is geen UTF-8-tekst</translation>
    </message>
    <message>
        <source>line {line}, column {column}: the file is not JSON</source>
        <translation>regel {line}, kolom {column}: het bestand is geen JSON</translation>
    </message>
    <message>
        <source>line {line}, column {column}: NaN and Infinity are not JSON numbers</source>
        <translation>regel {line}, kolom {column}: NaN en Infinity zijn geen getallen in JSON</translation>
    </message>
    <message>
        <source>line {line}, column {column}: the number is too long</source>
        <translation>regel {line}, kolom {column}: het getal is te lang</translation>
    </message>
    <message>
        <source>line {line}, column {column}: the object that ends here has the key {key} twice</source>
        <translation>regel {line}, kolom {column}: het object dat hier eindigt, heeft de sleutel {key} tweemaal</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply</source>
        <translation>de haakjes zijn te diep genest</translation>
    </message>
    <message>
        <source>the file is not a record of a game</source>
        <translation>het bestand is geen spelverslag</translation>
    </message>
    <message>
        <source>the file is not a journal of a game</source>
        <translation>het bestand is geen logboek van een spel</translation>
    </message>
    <message>
        <source>this is not a view of a game</source>
        <translation>dit is geen weergave van een spel</translation>
    </message>
    <message>
        <source>the file does not hold results of a tournament</source>
        <translation>het bestand bevat geen resultaten van een toernooi</translation>
    </message>
    <message>
        <source>the file does not hold a rule set</source>
        <translation>het bestand bevat geen spelregels</translation>
    </message>
    <message>
        <source>the file was written by a newer version of the program (format {version})</source>
        <translation>het bestand komt van een nieuwere versie van het programma (formaat {version})</translation>
    </message>
    <message>
        <source>there is no version {version} of the format</source>
        <translation>er is geen versie {version} van het formaat</translation>
    </message>
    <message>
        <source>the key {key} is missing</source>
        <translation>de sleutel {key} ontbreekt</translation>
    </message>
    <message>
        <source>the key {key} does not belong to the action {do}</source>
        <translation>de sleutel {key} hoort niet bij de zet {do}</translation>
    </message>
    <message>
        <source>{key} is {value}, not an integer</source>
        <translation>{key} is {value}, geen geheel getal</translation>
    </message>
    <message>
        <source>{key} is {value}, not a text</source>
        <translation>{key} is {value}, geen tekst</translation>
    </message>
    <message>
        <source>{key} is {value}, neither true nor false</source>
        <translation>{key} is {value}, noch true noch false</translation>
    </message>
    <message>
        <source>{key} is {value}, not a list</source>
        <translation>{key} is {value}, geen lijst</translation>
    </message>
    <message>
        <source>{key} is {value}, not an object</source>
        <translation>{key} is {value}, geen object</translation>
    </message>
    <message>
        <source>{key} is {value}, neither an integer nor a fraction in lowest terms</source>
        <translation>{key} is {value}, geen geheel getal en geen vereenvoudigde breuk</translation>
    </message>
    <message>
        <source>{key} is {value}, not from {low} to {high}</source>
        <translation>{key} is {value}, niet tussen {low} en {high}</translation>
    </message>
    <message>
        <source>{problem}</source>
        <translation>{problem}</translation>
    </message>
    <message>
        <source>the hand is {value}, neither a number from {low} to {high} nor a table ({tables})</source>
        <translation>als hand staat er {value}, geen getal van {low} tot {high} en geen tabel ({tables})</translation>
    </message>
    <message>
        <source>the name {value} is not made of 1 to {most} printable characters</source>
        <translation>de naam {value} bestaat niet uit 1 tot {most} afdrukbare tekens</translation>
    </message>
    <message>
        <source>the kind {value} is neither human nor computer</source>
        <translation>de soort {value} is noch human noch computer</translation>
    </message>
    <message>
        <source>the level {value} is not made of 1 to {most} printable characters</source>
        <translation>de speelsterkte {value} bestaat niet uit 1 tot {most} afdrukbare tekens</translation>
    </message>
    <message>
        <source>a person cannot have a level</source>
        <translation>een mens kan geen speelsterkte hebben</translation>
    </message>
    <message>
        <source>the seed cannot be written as UTF-8 text</source>
        <translation>het spelnummer kan niet als UTF-8-tekst worden geschreven</translation>
    </message>
    <message>
        <source>the rounds played are more than the {rounds} of the rules</source>
        <translation>er zijn meer rondes gespeeld dan de {rounds} van de regels</translation>
    </message>
    <message>
        <source>{value} is not a tile of the set with its higher half first</source>
        <translation>{value} is geen steen van de set met de hoogste helft voorop</translation>
    </message>
    <message>
        <source>not every one of the {players} players gets one hand</source>
        <translation>niet elk van de {players} spelers krijgt een hand</translation>
    </message>
    <message>
        <source>the tiles in the hand of seat {seat} are {count} instead of {hand}</source>
        <translation>de hand van plaats {seat} telt {count} stenen in plaats van {hand}</translation>
    </message>
    <message>
        <source>tile {tile} is dealt twice</source>
        <translation>steen {tile} is tweemaal gedeeld</translation>
    </message>
    <message>
        <source>tile {tile} is not dealt</source>
        <translation>steen {tile} is niet gedeeld</translation>
    </message>
    <message>
        <source>the engine set aside has to be {tile}</source>
        <translation>de apart gelegde motor moet {tile} zijn</translation>
    </message>
    <message>
        <source>these rules set no engine aside</source>
        <translation>volgens deze regels wordt geen motor apart gelegd</translation>
    </message>
    <message>
        <source>the deal does not follow from the seed</source>
        <translation>de deling volgt niet uit het spelnummer</translation>
    </message>
    <message>
        <source>the round is unfinished, but not the last</source>
        <translation>de ronde is niet afgelopen, maar niet de laatste</translation>
    </message>
    <message>
        <source>there is no action {do}</source>
        <translation>er is geen zet {do}</translation>
    </message>
    <message>
        <source>the key {key} does not follow from the others</source>
        <translation>de sleutel {key} volgt niet uit de andere</translation>
    </message>
    <message>
        <source>the undo goes back to a place that was never reached</source>
        <translation>het ongedaan maken gaat terug naar een plek die nooit is bereikt</translation>
    </message>
    <message>
        <source>round {round}, action {action}: {problem}</source>
        <translation>ronde {round}, zet {action}: {problem}</translation>
    </message>
    <message>
        <source>round {round}: {problem}</source>
        <translation>ronde {round}: {problem}</translation>
    </message>
    <message>
        <source>seat {seat}: {problem}</source>
        <translation>plaats {seat}: {problem}</translation>
    </message>
    <message>
        <source>line {line}: {problem}</source>
        <translation>regel {line}: {problem}</translation>
    </message>
    <message>
        <source>the file is not a score pad</source>
        <translation>het bestand is geen scoreblok</translation>
    </message>
    <message>
        <source>{key} is {value}, not a date such as 2026-03-05</source>
        <translation>{key} is {value} en geen datum zoals 2026-03-05</translation>
    </message>
</context>
<context>
    <name>RefusalTexts</name>
    <message>
        <source>Nothing more can be laid: the round is over.</source>
        <translation>Er kan niets meer worden aangelegd: de ronde is afgelopen.</translation>
    </message>
    <message>
        <source>Not yet: it is {name}&apos;s turn.</source>
        <translation>Nog niet: {name} is aan de beurt.</translation>
    </message>
    <message>
        <source>{tile} cannot be laid: it is not in your hand.</source>
        <translation>Steen {tile} kan niet worden aangelegd: die zit niet in uw hand.</translation>
    </message>
    <message>
        <source>No tile can be laid here: no train ends here.</source>
        <translation>Hier kan niets worden aangelegd: er eindigt hier geen trein.</translation>
    </message>
    <message>
        <source>{tile} does not fit here: the end shows {pip}.</source>
        <translation>Steen {tile} past hier niet: op het uiteinde staat een {pip}.</translation>
    </message>
    <message>
        <source>{tile} cannot lie this way round: touching halves must be equal.</source>
        <translation>Steen {tile} kan zo niet liggen: helften die elkaar raken, moeten gelijk zijn.</translation>
    </message>
    <message>
        <source>{owner}&apos;s train is closed: there is no marker on it.</source>
        <translation>De trein van {owner} is gesloten: er staat geen markeertreintje op.</translation>
    </message>
    <message>
        <source>This end of {owner}&apos;s train is closed: the marker is on another one.</source>
        <translation>Dit uiteinde van de trein van {owner} is gesloten: het markeertreintje staat op een ander.</translation>
    </message>
    <message>
        <source>In the first turn, tiles go on your own train only.</source>
        <translation>In de eerste beurt wordt alleen aan de eigen trein aangelegd.</translation>
    </message>
    <message>
        <source>Your own train must be started first.</source>
        <translation>Eerst moet de eigen trein worden begonnen.</translation>
    </message>
    <message>
        <source>The next tile must go on the double {double}.</source>
        <translation>De volgende steen moet aan de dubbel {double} worden gelegd.</translation>
    </message>
    <message>
        <source>The next tile must go on one of the two doubles of this turn.</source>
        <translation>De volgende steen moet aan een van de twee dubbels uit deze beurt worden gelegd.</translation>
    </message>
    <message>
        <source>{tile} cannot go here: the last double {double} must be covered now.</source>
        <translation>Steen {tile} mag hier niet: nu moet de laatste dubbel {double} worden afgedekt.</translation>
    </message>
    <message>
        <source>{tile} cannot be laid: no other tile of yours would cover one of the two doubles.</source>
        <translation>Steen {tile} kan niet worden aangelegd: geen van uw andere stenen kan dan een van de twee dubbels afdekken.</translation>
    </message>
    <message>
        <source>The train cannot fork here: that takes a double on your own train.</source>
        <translation>De trein kan hier niet splitsen: daarvoor is een dubbel aan de eigen trein nodig.</translation>
    </message>
    <message>
        <source>Drawing again is not allowed: you can only pass.</source>
        <translation>Nog een keer pakken mag niet: er kan alleen nog worden gepast.</translation>
    </message>
    <message>
        <source>The boneyard is empty: you can only pass.</source>
        <translation>De stapel is op: er kan alleen nog worden gepast.</translation>
    </message>
    <message>
        <source>Drawing is not allowed in the first turn: you can only pass.</source>
        <translation>Pakken mag niet in de eerste beurt: er kan alleen worden gepast.</translation>
    </message>
    <message>
        <source>Passing is not allowed yet: draw a tile first.</source>
        <translation>Passen mag nog niet: eerst moet een steen worden gepakt.</translation>
    </message>
    <message>
        <source>Your train has several ends: choose the one for the marker.</source>
        <translation>Uw trein heeft meer uiteinden: kies er een voor het markeertreintje.</translation>
    </message>
    <message>
        <source>No marker can be put here: passing needs no choice of an end now.</source>
        <translation>Hier kan geen markeertreintje komen: bij passen hoeft nu geen uiteinde te worden gekozen.</translation>
    </message>
    <message>
        <source>There is nothing to stop: only a chain in the first turn is ended like that.</source>
        <translation>Er valt niets te stoppen: zo eindigt alleen een reeks in de eerste beurt.</translation>
    </message>
    <message>
        <source>There is nothing to tap for: tapping follows a turn that leaves one tile.</source>
        <translation>Er is geen reden om te tikken: dat doet men na een beurt die één steen overlaat.</translation>
    </message>
    <message>
        <source>The open double {double} on your own train must be covered first.</source>
        <translation>Eerst moet de open dubbel {double} aan de eigen trein worden afgedekt.</translation>
    </message>
    <message>
        <source>The open double {double} on {owner}&apos;s train must be covered first.</source>
        <translation>Eerst moet de open dubbel {double} aan de trein van {owner} worden afgedekt.</translation>
    </message>
    <message>
        <source>The open double {double} on the Mexican train must be covered first.</source>
        <translation>Eerst moet de open dubbel {double} aan de Mexican Train worden afgedekt.</translation>
    </message>
    <message>
        <source>The open double {double} on Mexican train {number} must be covered first.</source>
        <translation>Eerst moet de open dubbel {double} aan Mexican Train {number} worden afgedekt.</translation>
    </message>
    <message>
        <source>Drawing is not allowed: {tile} can be laid.</source>
        <translation>Pakken mag niet: steen {tile} kan worden aangelegd.</translation>
    </message>
    <message>
        <source>Passing is not allowed: {tile} can be laid.</source>
        <translation>Passen mag niet: steen {tile} kan worden aangelegd.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n double(s) may be laid per turn.</source>
        <translation>
            <numerusform>Per beurt mag maar %n dubbel worden gelegd.</numerusform>
            <numerusform>Per beurt mogen maar %n dubbels worden gelegd.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusedAction</name>
    <message>
        <source>the round is already over</source>
        <translation>de ronde is al afgelopen</translation>
    </message>
    <message>
        <source>it is not the turn of seat {player} but of seat {seat}</source>
        <translation>niet plaats {player} is aan de beurt, maar plaats {seat}</translation>
    </message>
    <message>
        <source>tile {tile} is not in the hand of seat {player}</source>
        <translation>steen {tile} zit niet in de hand van plaats {player}</translation>
    </message>
    <message>
        <source>there is no end {end}</source>
        <translation>er is geen uiteinde {end}</translation>
    </message>
    <message>
        <source>tile {tile} does not fit on {end}, which shows {pip}</source>
        <translation>steen {tile} past niet aan uiteinde {end}, waarop een {pip} staat</translation>
    </message>
    <message>
        <source>tile {tile} on {end} does not leave {out} as the open end</source>
        <translation>steen {tile} aan uiteinde {end} laat geen {out} open</translation>
    </message>
    <message>
        <source>train {end} is closed to seat {player}</source>
        <translation>trein {end} is gesloten voor plaats {player}</translation>
    </message>
    <message>
        <source>the marker of this train does not stand on {end}</source>
        <translation>het markeertreintje van deze trein staat niet op uiteinde {end}</translation>
    </message>
    <message>
        <source>in a first turn tiles go on the own train only, not on {end}</source>
        <translation>in de eerste beurt wordt alleen aan de eigen trein aangelegd, niet aan {end}</translation>
    </message>
    <message>
        <source>seat {player} has to begin its own train before it may lay on {end}</source>
        <translation>plaats {player} moet de eigen trein beginnen voordat aan {end} mag worden aangelegd</translation>
    </message>
    <message>
        <source>the open double {double} on {end} has to be covered first</source>
        <translation>eerst moet de open dubbel {double} aan {end} worden afgedekt</translation>
    </message>
    <message>
        <source>the next tile has to go on the double {double} on {end}</source>
        <translation>de volgende steen moet aan de dubbel {double} aan {end} worden gelegd</translation>
    </message>
    <message>
        <source>the next tile has to go on one of the two doubles of this turn, not on {end}</source>
        <translation>de volgende steen moet aan een van de twee dubbels van deze beurt worden gelegd, niet aan {end}</translation>
    </message>
    <message>
        <source>the only tile to lay now is one on the double {double} on {end}</source>
        <translation>nu mag alleen aan de dubbel {double} aan {end} worden aangelegd</translation>
    </message>
    <message>
        <source>tile {tile} is one double too many: a turn may hold {count}</source>
        <translation>steen {tile} is een dubbel te veel: per beurt mogen er {count}</translation>
    </message>
    <message>
        <source>no tile would be left in hand to cover tile {tile} or the double before it</source>
        <translation>er blijft geen steen over om {tile} of de dubbel daarvoor af te dekken</translation>
    </message>
    <message>
        <source>tile {tile} cannot fork {end}</source>
        <translation>steen {tile} kan uiteinde {end} niet splitsen</translation>
    </message>
    <message>
        <source>seat {player} has to lay, because tile {tile} fits on {end}</source>
        <translation>plaats {player} moet aanleggen, want steen {tile} past aan {end}</translation>
    </message>
    <message>
        <source>seat {player} has drawn already</source>
        <translation>plaats {player} heeft al gepakt</translation>
    </message>
    <message>
        <source>the boneyard is empty</source>
        <translation>de stapel is op</translation>
    </message>
    <message>
        <source>nobody draws in a first turn</source>
        <translation>in de eerste beurt wordt niet gepakt</translation>
    </message>
    <message>
        <source>seat {player} has to draw before it may pass</source>
        <translation>plaats {player} moet pakken voordat passen mag</translation>
    </message>
    <message>
        <source>the pass does not say on which end the marker goes</source>
        <translation>bij het passen is niet gezegd op welk uiteinde het markeertreintje komt</translation>
    </message>
    <message>
        <source>the marker cannot be put on {end} by this pass</source>
        <translation>bij dit passen kan het markeertreintje niet op uiteinde {end} komen</translation>
    </message>
    <message>
        <source>there is no chain to stop</source>
        <translation>er is geen reeks om te stoppen</translation>
    </message>
    <message>
        <source>seat {player} has no reason to tap</source>
        <translation>plaats {player} heeft geen reden om te tikken</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>Nothing has been played in this game yet.</source>
        <translation>In dit spel is nog niets gespeeld.</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>Look through: {players}</source>
        <translation>Terugkijken: {players}</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gezien door</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>&amp;Alle stenen open</translation>
    </message>
    <message>
        <source>This round is still being played: what is hidden in it stays hidden until it is over.</source>
        <translation>Deze ronde wordt nog gespeeld: wat erin verborgen is, blijft verborgen tot ze afgelopen is.</translation>
    </message>
    <message>
        <source>&amp;Share this deal…</source>
        <translation>&amp;Deling delen…</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>&amp;Vanaf hier verder spelen…</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>list of what happened</comment>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>tiles of all players</comment>
        <translation>Handen</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Terugblik</translation>
    </message>
</context>
<context>
    <name>ReportController</name>
    <message>
        <source>The report cannot be written to “{folder}”.</source>
        <translation>Het rapport kan niet in ‘{folder}’ worden geschreven.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Problem report</source>
        <translation>Foutrapport</translation>
    </message>
    <message>
        <source>Include the &amp;names of people and folders</source>
        <translation>&amp;Namen van mensen en mappen opnemen</translation>
    </message>
    <message>
        <source>This report helps to find the error. It holds versions, the log, and the game, packed so that nobody sees hidden tiles by chance. The names of people and folders are included. The report is sent to nobody.</source>
        <translation>Dit rapport helpt de fout te vinden. Het bevat versies, het logboek en het spel, zo verpakt dat niemand bij toeval verborgen stenen ziet. Namen van mensen en mappen staan erin. Het rapport wordt naar niemand gestuurd.</translation>
    </message>
    <message>
        <source>This report helps to find the error. It holds versions, the log, and the game, packed so that nobody sees hidden tiles by chance. The names of people and folders are left out. The report is sent to nobody.</source>
        <translation>Dit rapport helpt de fout te vinden. Het bevat versies, het logboek en het spel, zo verpakt dat niemand bij toeval verborgen stenen ziet. Namen van mensen en mappen zijn weggelaten. Het rapport wordt naar niemand gestuurd.</translation>
    </message>
    <message>
        <source>Report file: {file}</source>
        <translation>Foutrapport: {file}</translation>
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
        <source>Begin the statistics of all people anew?</source>
        <translation>De statistieken van iedereen opnieuw beginnen?</translation>
    </message>
    <message>
        <source>Saved games stay. A copy of the statistics is kept in the folder “backups” of your data.</source>
        <translation>Opgeslagen spellen blijven. Een kopie van de statistieken komt in de map ‘backups’ van uw gegevens.</translation>
    </message>
    <message>
        <source>&amp;Begin anew</source>
        <translation>&amp;Opnieuw beginnen</translation>
    </message>
</context>
<context>
    <name>RestoreQuestion</name>
    <message>
        <source>Restore the defaults of all settings?</source>
        <translation>De standaardwaarden van alle instellingen herstellen?</translation>
    </message>
    <message>
        <source>This concerns every page. The programs in your list are kept.</source>
        <translation>Dit geldt voor alle pagina’s. De programma’s in uw lijst blijven bewaard.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Herstellen</translation>
    </message>
</context>
<context>
    <name>ResultTexts</name>
    <message>
        <source>You win with {points} points.</source>
        <translation>U wint met {points} punten.</translation>
    </message>
    <message>
        <source>{name} wins with {points} points.</source>
        <translation>{name} wint met {points} punten.</translation>
    </message>
    <message>
        <source>Tie for first place: {names}.</source>
        <translation>Gedeelde 1e plaats: {names}.</translation>
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
        <source>Click, or press any key, to continue</source>
        <translation>Klik of druk op een toets om door te gaan</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>{place}.</source>
        <extracomment>the place reached, as an ordinal number: 1st, 2nd … in the shortest form that fits all numbers</extracomment>
        <translation>{place}e</translation>
    </message>
    <message numerus="yes">
        <source>You win with %Ln point(s).</source>
        <translation>
            <numerusform>U wint met %Ln punt.</numerusform>
            <numerusform>U wint met %Ln punten.</numerusform>
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
        <source>The round is blocked: nobody can lay a tile.</source>
        <translation>De ronde zit vast: niemand kan nog aanleggen.</translation>
    </message>
    <message>
        <source>Out: {names}.</source>
        <translation>Uit: {names}.</translation>
    </message>
    <message>
        <source>Re&amp;maining tiles</source>
        <translation>&amp;Overgebleven stenen</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Scoreblad</translation>
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
    <name>RoundForm</name>
    <message>
        <source>&amp;Blocked: nobody is out</source>
        <translation>&amp;Vastgelopen: niemand is uit</translation>
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
</context>
<context>
    <name>RoundHead</name>
    <message>
        <source>Show the round before</source>
        <translation>De ronde ervoor tonen</translation>
    </message>
    <message>
        <source>Show the round after</source>
        <translation>De ronde erna tonen</translation>
    </message>
</context>
<context>
    <name>RuleButtons</name>
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
        <source>In &amp;words…</source>
        <translation>In &amp;woorden…</translation>
    </message>
</context>
<context>
    <name>RuleCommands</name>
    <message>
        <source>Delete the rules “{rules}” for good? Games that go by them keep them.</source>
        <translation>De regels ‘{rules}’ definitief verwijderen? Spellen die ermee zijn begonnen, houden ze.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
</context>
<context>
    <name>RuleFiles</name>
    <message>
        <source>Rule sets</source>
        <translation>Regelsets</translation>
    </message>
</context>
<context>
    <name>RuleNameDialog</name>
    <message>
        <source>There are rules called “{name}” already.</source>
        <translation>Er zijn al regels met de naam ‘{name}’.</translation>
    </message>
    <message>
        <source>This name has characters that cannot be shown.</source>
        <translation>Deze naam bevat tekens die niet kunnen worden weergegeven.</translation>
    </message>
    <message>
        <source>Name of the rules</source>
        <translation>Naam van de regels</translation>
    </message>
    <message>
        <source>&amp;What are these rules called?</source>
        <translation>&amp;Hoe heten deze regels?</translation>
    </message>
</context>
<context>
    <name>RuleSetList</name>
    <message>
        <source>My own rules</source>
        <translation>Mijn regels</translation>
    </message>
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
        <source>A preset. What you change in it can be kept as rules of your own.</source>
        <translation>Een voorinstelling. Wat u eraan wijzigt, kunt u als eigen regels opslaan.</translation>
    </message>
    <message>
        <source>Exactly as the preset “{preset}”.</source>
        <translation>Precies zoals de voorinstelling ‘{preset}’.</translation>
    </message>
    <message numerus="yes">
        <source>Differs from “{preset}” in %n option(s).</source>
        <translation>
            <numerusform>Verschilt in %n optie van ‘{preset}’.</numerusform>
            <numerusform>Verschilt in %n opties van ‘{preset}’.</numerusform>
        </translation>
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
        <source>Tiles and deal</source>
        <translation>Stenen en deling</translation>
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
        <source>Trains</source>
        <translation>Treinen</translation>
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
        <source>End and scores</source>
        <translation>Einde en scores</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Tikken</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>Zoeken in de opties</translation>
    </message>
    <message>
        <source>Group of options</source>
        <translation>Groep opties</translation>
    </message>
    <message>
        <source>O&amp;nly what is changed</source>
        <translation>A&amp;lleen gewijzigde</translation>
    </message>
    <message>
        <source>No option is found here.</source>
        <translation>Hier is geen optie gevonden.</translation>
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
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules of this table</source>
        <translation>Regels aan deze tafel</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Onderdelen</translation>
    </message>
    <message>
        <source>Rules in words</source>
        <translation>Regels in woorden</translation>
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
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saving “{file}”…</source>
        <translation>‘{file}’ wordt opgeslagen…</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Line chart of the totals</source>
        <translation>Lijngrafiek van de totaalscores</translation>
    </message>
</context>
<context>
    <name>ScoreController</name>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
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
        <source>Round {round}</source>
        <translation>Ronde {round}</translation>
    </message>
    <message>
        <source>{name}, round {round}: did not take part</source>
        <translation>{name}, ronde {round}: niet meegedaan</translation>
    </message>
</context>
<context>
    <name>ScorePadWindow</name>
    <message>
        <source>Score pad</source>
        <translation>Scoreblok</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>Picture (PNG)</source>
        <translation>Afbeelding (PNG)</translation>
    </message>
    <message>
        <source>{name} (total)</source>
        <translation>{name} (totaal)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>End</source>
        <comment>how a round ended</comment>
        <translation>Einde</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>who had laid all tiles</comment>
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
        <source>After round {round} of {total}.</source>
        <translation>Na ronde {round} van {total}.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>Het laagste totaal wint.</translation>
    </message>
    <message>
        <source>The highest total wins.</source>
        <translation>Het hoogste totaal wint.</translation>
    </message>
    <message>
        <source>Points of each round, the total after it small, shaded: out.</source>
        <translation>Punten per ronde, klein het totaal erna, gekleurd: uit.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>{number}, blocked</source>
        <translation>{number}, vastgelopen</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>No round has ended yet.</source>
        <translation>Er is nog geen ronde afgelopen.</translation>
    </message>
    <message>
        <source>Totals after each round: the lowest one wins.</source>
        <translation>Totaalscores na elke ronde: de laagste wint.</translation>
    </message>
    <message>
        <source>Totals after each round: the highest one wins.</source>
        <translation>Totaalscores na elke ronde: de hoogste wint.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <comment>a score sheet</comment>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <comment>a score sheet</comment>
        <translation>Af&amp;drukken…</translation>
    </message>
    <message>
        <source>{sign} marks a blocked round.</source>
        <translation>{sign} betekent: vastgelopen ronde.</translation>
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
    <name>ScoresText</name>
    <message>
        <source>Scores</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>At the end of a round every player adds the value of the tiles in their own hand to their total.</source>
        <translation>Aan het eind van een ronde telt iedereen de waarde van de eigen hand bij de totaalscore op.</translation>
    </message>
    <message>
        <source>After the last round the lowest total wins. Equal totals share their place.</source>
        <translation>Na de laatste ronde wint de laagste totaalscore. Gelijke scores delen hun plaats.</translation>
    </message>
    <message>
        <source>At the end of a round whoever has no tile left earns the value of all other hands. In a blocked round those do whose hands have the lowest value; their own do not count.</source>
        <translation>Aan het eind van een ronde krijgt wie geen steen meer heeft de waarde van alle andere handen. In een vastgelopen ronde krijgen degenen met de laagste waarde in de hand die; hun eigen handen tellen daarbij niet mee.</translation>
    </message>
    <message>
        <source>Several players share equally, in fractions if need be.</source>
        <translation>Meer spelers delen gelijk, zo nodig in breuken.</translation>
    </message>
    <message>
        <source>After the last round the highest total wins. Equal totals share their place.</source>
        <translation>Na de laatste ronde wint de hoogste totaalscore. Gelijke scores delen hun plaats.</translation>
    </message>
    <message>
        <source>Every tile left in a hand counts as many points as it has pips.</source>
        <translation>Elke steen die in een hand overblijft, telt zoveel punten als hij ogen heeft.</translation>
    </message>
    <message>
        <source>Every tile left in a hand counts 1 point.</source>
        <translation>Elke steen die in een hand overblijft, telt 1 punt.</translation>
    </message>
    <message>
        <source>Every double left in a hand counts 50 points. On other tiles a blank half counts 25, and any other half as many points as it has pips.</source>
        <translation>Elke dubbel die in een hand overblijft, telt 50 punten. Bij andere stenen telt een blanke helft 25, en elke andere helft zoveel punten als er ogen op staan.</translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation>
            <numerusform>De dubbel-blank telt %n punt.</numerusform>
            <numerusform>De dubbel-blank telt %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The double blank has no pips and counts nothing.</source>
        <translation>De dubbel-blank heeft geen ogen en telt niets.</translation>
    </message>
    <message>
        <source>The double blank counts 50 points like every other double.</source>
        <translation>De dubbel-blank telt 50 punten, net als elke andere dubbel.</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>{place} of {count}</source>
        <comment>places where a text was found</comment>
        <translation>{place} van {count}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Niet gevonden</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search ({key})</source>
        <translation>Zoeken ({key})</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Volgende plaats</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige plaats</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Change players</source>
        <translation>Spelers wijzigen</translation>
    </message>
    <message>
        <source>Whoever takes over a seat plays on with its tiles and points. The change takes effect at once and is noted in the saved game.</source>
        <translation>Wie een plaats overneemt, speelt verder met de stenen en punten van die plaats. De wijziging gaat direct in en wordt in het opgeslagen spel vermeld.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Wijzigen</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Wie speelt voor {name}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persoon</translation>
    </message>
    <message>
        <source>Computer ({level})</source>
        <translation>Computer ({level})</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verder spelen</translation>
    </message>
    <message>
        <source>A new game begins with the moves up to here; the one that was played stays as it is.</source>
        <translation>Er begint een nieuw spel met alle zetten tot hier; het gespeelde spel blijft zoals het is.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Verder spelen</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Standaardinstellingen herstellen</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Pagina’s van de instellingen</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>of the table</comment>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Beweging en geluid</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programma’s</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spelen</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>New score pad</source>
        <translation>Nieuw scoreblok</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wie doet er mee</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>of a score pad</comment>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Titl&amp;e:</source>
        <translation>Tit&amp;el:</translation>
    </message>
    <message>
        <source>may be left empty</source>
        <translation>mag leeg blijven</translation>
    </message>
    <message>
        <source>R&amp;ules:</source>
        <translation>Rege&amp;ls:</translation>
    </message>
    <message>
        <source>{option}:</source>
        <translation>{option}:</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Te&amp;rug</translation>
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
        <translation>Er wordt open gespeeld: iedereen ziet de stenen van iedereen.</translation>
    </message>
    <message>
        <source>Nobody sees the tiles in the hands of the others.</source>
        <translation>Niemand ziet de stenen in de hand van de anderen.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Voorbereiding</translation>
    </message>
    <message>
        <source>{set}: one tile for every pair of numbers from 0 to {highest}, {count} tiles in all.</source>
        <translation>{set}: één steen voor elk paar getallen van 0 tot en met {highest}, samen {count} stenen.</translation>
    </message>
    <message>
        <source>A half without pips is called blank and stands for 0.</source>
        <translation>Een helft zonder ogen heet blank en staat voor 0.</translation>
    </message>
    <message>
        <source>Take out the double that is the engine of this round, and shuffle the other tiles face down.</source>
        <translation>Haal de dubbel die in deze ronde de motor is eruit en schud de andere stenen gedekt.</translation>
    </message>
    <message>
        <source>Shuffle all tiles face down.</source>
        <translation>Schud alle stenen gedekt.</translation>
    </message>
    <message numerus="yes">
        <source>Every player gets %n tile(s).</source>
        <translation>
            <numerusform>Iedereen krijgt %n steen.</numerusform>
            <numerusform>Iedereen krijgt %n stenen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) remain face down as the boneyard, from which tiles are drawn.</source>
        <translation>
            <numerusform>%n steen blijft gedekt over als stapel, waarvan wordt gepakt.</numerusform>
            <numerusform>%n stenen blijven gedekt over als stapel, waarvan wordt gepakt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile remains: there is no boneyard to draw from.</source>
        <translation>Er blijft geen steen over: er is geen stapel om van te pakken.</translation>
    </message>
    <message>
        <source>The number of players decides how many tiles everybody gets.</source>
        <translation>Het aantal spelers bepaalt hoeveel stenen iedereen krijgt.</translation>
    </message>
    <message>
        <source>The other tiles remain face down as the boneyard, from which tiles are drawn.</source>
        <translation>De andere stenen blijven gedekt over als stapel, waarvan wordt gepakt.</translation>
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
        <translation>Stapel</translation>
    </message>
</context>
<context>
    <name>ShareDealDialog</name>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Share this deal</source>
        <translation>Deling delen</translation>
    </message>
    <message>
        <source>Whoever enters this code under “Play a shared deal” gets the same tiles by the same rules. The code itself shows nothing of them.</source>
        <translation>Wie deze code invoert bij ‘Gedeelde deling spelen’, krijgt dezelfde stenen volgens dezelfde regels. De code zelf verraadt er niets van.</translation>
    </message>
    <message>
        <source>This game still runs: whoever plays the deal elsewhere sees the tiles that come here.</source>
        <translation>Dit spel loopt nog: wie de deling elders speelt, ziet de stenen die hier nog komen.</translation>
    </message>
    <message>
        <source>Code of this deal</source>
        <translation>Code van deze deling</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Show code</source>
        <translation>Code &amp;tonen</translation>
    </message>
</context>
<context>
    <name>SharedDealDialog</name>
    <message>
        <source>Play a shared deal</source>
        <translation>Gedeelde deling spelen</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Deze deling</translation>
    </message>
    <message>
        <source>Code of a deal</source>
        <translation>Code van een deling</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>Spel &amp;beginnen</translation>
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
        <source>Go to the next or previous tile, end or player</source>
        <translation>Naar de volgende of vorige steen, uiteinde of speler</translation>
    </message>
    <message>
        <source>Go to the nearest one below or above</source>
        <translation>Naar de dichtstbijzijnde eronder of erboven</translation>
    </message>
    <message>
        <source>Go to the first or last one</source>
        <translation>Naar de eerste of laatste</translation>
    </message>
    <message>
        <source>Go to the next or previous part of the table, then to the buttons</source>
        <translation>Naar het volgende of vorige deel van de tafel, daarna naar de knoppen</translation>
    </message>
    <message>
        <source>Pick up a tile and lay it; draw, on the boneyard</source>
        <translation>Een steen oppakken en aanleggen; bij de stapel pakken</translation>
    </message>
    <message>
        <source>Put the tile back</source>
        <translation>De steen terugleggen</translation>
    </message>
    <message>
        <source>Move the tile within the rack</source>
        <translation>De steen op het plankje verplaatsen</translation>
    </message>
    <message>
        <source>Put a divider before the tile, or take it away</source>
        <translation>Een scheiding voor de steen zetten of weghalen</translation>
    </message>
    <message>
        <source>Move the table while it is larger than the cloth</source>
        <translation>De tafel verschuiven zolang ze groter is dan het laken</translation>
    </message>
    <message>
        <source>Shift and an arrow key</source>
        <translation>Shift en een pijltoets</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>What can be done, with its keys</source>
        <translation>Wat er kan, met de toetsen ervoor</translation>
    </message>
    <message>
        <source>Looking through a game</source>
        <translation>Bij het terugkijken</translation>
    </message>
</context>
<context>
    <name>Spreadsheet</name>
    <message>
        <source>Table for spreadsheets (CSV)</source>
        <translation>Tabel voor rekenbladen (CSV)</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Your games are open on the computer “{computer}”.</source>
        <translation>Uw spellen zijn geopend op de computer ‘{computer}’.</translation>
    </message>
    <message>
        <source>If you play here at the same time, one of the two computers can no longer save its game. Play here only if mtdesk is not running there any more.</source>
        <translation>Als u tegelijk hier speelt, kan een van beide computers zijn spel niet meer opslaan. Speel hier alleen als mtdesk daar niet meer draait.</translation>
    </message>
    <message>
        <source>Play here anyway</source>
        <translation>Toch hier spelen</translation>
    </message>
</context>
<context>
    <name>StartProblem</name>
    <message>
        <source>Player {number} has no name yet.</source>
        <translation>Speler {number} heeft nog geen naam.</translation>
    </message>
    <message>
        <source>The name of player {number} is too long: it may have {most} characters.</source>
        <translation>De naam van speler {number} is te lang: {most} tekens zijn toegestaan.</translation>
    </message>
    <message>
        <source>The name of player {number} has characters that cannot be shown.</source>
        <translation>De naam van speler {number} bevat tekens die niet kunnen worden getoond.</translation>
    </message>
    <message>
        <source>Two players are called {name}: their names must differ.</source>
        <translation>Twee spelers heten {name}: de namen moeten verschillen.</translation>
    </message>
</context>
<context>
    <name>StartText</name>
    <message>
        <source>The station is in the middle of the table. In it lies the engine, the double from which all trains of the round start.</source>
        <translation>In het midden van de tafel is het station. Daarin ligt de motor, de dubbel waaraan alle treinen van de ronde beginnen.</translation>
    </message>
    <message>
        <source>Then the players take their turns one after the other, clockwise.</source>
        <translation>Daarna komen de spelers om de beurt, met de klok mee.</translation>
    </message>
    <message>
        <source>Engine and start</source>
        <translation>Motor en begin</translation>
    </message>
    <message>
        <source>The engine is the double {double}.</source>
        <translation>De motor is de dubbel {double}.</translation>
    </message>
    <message>
        <source>In round 1 the engine is the double {double}, in each further round the next lower one.</source>
        <translation>In ronde 1 is de dubbel {double} de motor, in elke volgende ronde de eerstvolgende lagere.</translation>
    </message>
    <message>
        <source>Whoever holds the double {double} lays it as the engine.</source>
        <translation>Wie de dubbel {double} in de hand heeft, legt die neer als motor.</translation>
    </message>
    <message>
        <source>Whoever holds the double of the round lays it as the engine: in round 1 this is {double}, in each further round the next lower one.</source>
        <translation>Wie de dubbel van de ronde in de hand heeft, legt die neer als motor: in ronde 1 is dat {double}, in elke volgende ronde de eerstvolgende lagere.</translation>
    </message>
    <message>
        <source>The doubles are called out from {double} down; the first one that anybody holds is laid as the engine.</source>
        <translation>De dubbels worden vanaf {double} naar beneden afgeroepen; de eerste die iemand in de hand heeft, wordt de motor.</translation>
    </message>
    <message>
        <source>The doubles are called out one after the other, down to the double blank and then on from the highest; the first one that anybody holds is laid as the engine. Round 1 begins the call with {double}, each further round with the next lower double.</source>
        <translation>De dubbels worden na elkaar afgeroepen, tot en met de dubbel-blank en dan verder vanaf de hoogste; de eerste die iemand in de hand heeft, wordt de motor. In ronde 1 begint het afroepen met {double}, in elke volgende ronde met de eerstvolgende lagere dubbel.</translation>
    </message>
    <message>
        <source>The players look for doubles in their hands, one after the other, clockwise: the first who has any lays their highest one as the engine.</source>
        <translation>De spelers zoeken om de beurt, met de klok mee, dubbels in hun hand: wie ze als eerste heeft, legt de hoogste daarvan neer als motor.</translation>
    </message>
    <message>
        <source>After the double blank it begins again with {double}.</source>
        <translation>Na de dubbel-blank begint het weer met {double}.</translation>
    </message>
    <message>
        <source>If nobody holds it, the players draw in turn, one tile each, until somebody draws it and lays it as the engine. The other tiles drawn stay in their hands.</source>
        <translation>Heeft niemand die, dan pakken de spelers om de beurt één steen, tot iemand hem pakt en neerlegt als motor. De andere gepakte stenen blijven in de hand.</translation>
    </message>
    <message>
        <source>If nobody holds a double, the players draw in turn, one tile each, until somebody draws a double and lays it as the engine. The other tiles drawn stay in their hands.</source>
        <translation>Heeft niemand een dubbel, dan pakken de spelers om de beurt één steen, tot iemand een dubbel pakt en neerlegt als motor. De andere gepakte stenen blijven in de hand.</translation>
    </message>
    <message>
        <source>The first turn belongs to a player chosen before the game.</source>
        <translation>De eerste beurt is voor een speler die voor het spel is aangewezen.</translation>
    </message>
    <message>
        <source>The first turn of round 1 belongs to a player chosen before the game, that of each further round to the next player clockwise.</source>
        <translation>De eerste beurt van ronde 1 is voor een speler die voor het spel is aangewezen, die van elke volgende ronde voor de volgende speler met de klok mee.</translation>
    </message>
    <message>
        <source>A player chosen before the game is the first to look, or to draw.</source>
        <translation>Een speler die voor het spel is aangewezen, zoekt of pakt als eerste.</translation>
    </message>
    <message>
        <source>In round 1 a player chosen before the game is the first to look, or to draw, in each further round the next player clockwise.</source>
        <translation>In ronde 1 zoekt of pakt een speler die voor het spel is aangewezen als eerste, in elke volgende ronde de volgende speler met de klok mee.</translation>
    </message>
    <message>
        <source>If tiles have to be drawn, a player chosen before the game begins.</source>
        <translation>Moet er worden gepakt, dan begint een speler die voor het spel is aangewezen.</translation>
    </message>
    <message>
        <source>If tiles have to be drawn, a player chosen before the game begins in round 1, and the next player clockwise in each further round.</source>
        <translation>Moet er worden gepakt, dan begint in ronde 1 een speler die voor het spel is aangewezen, en in elke volgende ronde de volgende speler met de klok mee.</translation>
    </message>
    <message>
        <source>Whoever has laid the engine has the first turn as well.</source>
        <translation>Wie de motor heeft neergelegd, heeft ook de eerste beurt.</translation>
    </message>
    <message>
        <source>The first turn belongs to the player after the one who has laid the engine.</source>
        <translation>De eerste beurt is voor de speler na degene die de motor heeft neergelegd.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>First call</source>
        <comment>the double that is called out first</comment>
        <translation>Eerste afroep</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>column of a table: how many</comment>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>column of a table: rank</comment>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Rounds out</source>
        <translation>Rondes uit</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computers</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mensen</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>No game is among these. Choose other rules or a longer period.</source>
        <translation>Hier is geen spel bij. Kies andere regels of een langere periode.</translation>
    </message>
    <message>
        <source>Nothing to count yet.
Play a game to its end, and you will find it here.</source>
        <translation>Er valt nog niets te tellen.
Speel een spel uit, dan staat het hier.</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle regels</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>period</comment>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>The last year</source>
        <comment>period</comment>
        <translation>Het laatste jaar</translation>
    </message>
    <message>
        <source>The last three months</source>
        <comment>period</comment>
        <translation>De laatste drie maanden</translation>
    </message>
    <message>
        <source>The last month</source>
        <comment>period</comment>
        <translation>De laatste maand</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
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
        <source>Export as CSV…</source>
        <translation>Exporteren als CSV…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Wissen…</translation>
    </message>
    <message>
        <source>Games count when they are finished, each deal once. Hints and undo change nothing; seats that changed hands count for nobody.</source>
        <translation>Spellen tellen als ze zijn uitgespeeld, elke deling één keer. Hints en ongedaan maken veranderen niets; plaatsen die zijn gewisseld, tellen voor niemand.</translation>
    </message>
</context>
<context>
    <name>StatisticsTexts</name>
    <message>
        <source>{number}%</source>
        <extracomment>a share such as 63 %, as the language writes it</extracomment>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>The statistics were damaged and are counted afresh from the saved games: the old file is kept as “{file}”.</source>
        <translation>De statistieken waren beschadigd en worden opnieuw geteld uit de opgeslagen spellen: het oude bestand blijft bewaard als ‘{file}’.</translation>
    </message>
    <message>
        <source>The statistics are in use by another program: games are counted later, and nothing is lost.</source>
        <translation>De statistieken zijn in gebruik door een ander programma: spellen worden later geteld, er gaat niets verloren.</translation>
    </message>
    <message>
        <source>The statistics were written by a newer version of the program: they stay as they are for now.</source>
        <translation>De statistieken zijn van een nieuwere versie van het programma: ze blijven voorlopig zoals ze zijn.</translation>
    </message>
    <message>
        <source>“{file}” cannot be used: games are counted later, and nothing is lost.</source>
        <translation>‘{file}’ kan niet worden gebruikt: spellen worden later geteld, er gaat niets verloren.</translation>
    </message>
    <message>
        <source>“{file}” does not hold the data of mtdesk.</source>
        <translation>‘{file}’ bevat geen gegevens van mtdesk.</translation>
    </message>
    <message>
        <source>“{file}” was written by a newer version of the program.</source>
        <translation>‘{file}’ is van een nieuwere versie van het programma.</translation>
    </message>
    <message>
        <source>“{file}” is damaged: nothing was imported.</source>
        <translation>‘{file}’ is beschadigd: er is niets geïmporteerd.</translation>
    </message>
    <message>
        <source>“{file}” holds a name that is not allowed: nothing was imported ({name}).</source>
        <translation>‘{file}’ bevat een naam die niet is toegestaan: er is niets geïmporteerd ({name}).</translation>
    </message>
    <message>
        <source>“{file}” is too large: nothing was imported.</source>
        <translation>‘{file}’ is te groot: er is niets geïmporteerd.</translation>
    </message>
    <message>
        <source>“{name}” is a folder here instead of a file, or the other way round: nothing was imported.</source>
        <translation>‘{name}’ is hier een map in plaats van een bestand of andersom: er is niets geïmporteerd.</translation>
    </message>
    <message>
        <source>“{file}” was written without these files, which it cannot hold: {names}.</source>
        <extracomment>about an export; {names} are names of files, such as: “a”, “b” and 2 more</extracomment>
        <translation>“{file}” is geschreven zonder deze bestanden, die er niet in passen: {names}.</translation>
    </message>
    <message>
        <source>Nothing was imported: the import would replace files that cannot be copied to the backup: {names}.</source>
        <extracomment>before an import; {names} are names of files, such as: “a”, “b” and 2 more</extracomment>
        <translation>Er is niets geïmporteerd: de import zou bestanden vervangen waarvan geen kopie kan worden gemaakt: {names}.</translation>
    </message>
    <message>
        <source>as even as chance would make it</source>
        <translation>zo gelijkmatig als het toeval het maakt</translation>
    </message>
    <message>
        <source>unusual: chance alone does so about once in {count} times</source>
        <extracomment>about a figure that deviates from what is expected; count is at least 20</extracomment>
        <translation>ongewoon: door toeval alleen ongeveer eens in {count} gevallen</translation>
    </message>
    <message>
        <source>more uneven than chance explains</source>
        <translation>ongelijkmatiger dan toeval verklaart</translation>
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
        <source>Guided round  ·  engine {tile}</source>
        <translation>Begeleide ronde  ·  motor {tile}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}  ·  engine {tile}  ·  rules: {rules}</source>
        <translation>Ronde {round} van {rounds}  ·  motor {tile}  ·  regels: {rules}</translation>
    </message>
</context>
<context>
    <name>StatusTexts</name>
    <message>
        <source>It is your turn.</source>
        <translation>U bent aan de beurt.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>{name} is aan de beurt.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt na…</translation>
    </message>
    <message>
        <source>You have one tile left: please tap ({key}).</source>
        <translation>U hebt nog één steen: tik alstublieft ({key}).</translation>
    </message>
    <message>
        <source>{name} has one tile left: please tap ({key}).</source>
        <translation>{name} heeft nog één steen: tik alstublieft ({key}).</translation>
    </message>
    <message>
        <source>End your turn ({key}), or take it back ({undo}).</source>
        <translation>Beëindig uw beurt ({key}) of neem die terug ({undo}).</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn: end it ({key}), or take it back ({undo}).</source>
        <translation>{name} is aan de beurt: beurt beëindigen ({key}) of terugnemen ({undo}).</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>De ronde is afgelopen.</translation>
    </message>
    <message>
        <source>The round is blocked: nobody can lay a tile.</source>
        <translation>De ronde zit vast: niemand kan nog aanleggen.</translation>
    </message>
    <message>
        <source>No one was dealt the engine: everyone draws until it turns up.</source>
        <translation>Niemand heeft de motor gekregen: iedereen pakt stenen tot hij gevonden is.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>The open double {tile} on your train must be covered.</source>
        <translation>De open dubbel {tile} aan uw trein moet worden afgedekt.</translation>
    </message>
    <message>
        <source>The open double {tile} on their own train must be covered.</source>
        <translation>De open dubbel {tile} aan de eigen trein moet worden afgedekt.</translation>
    </message>
    <message>
        <source>The open double {tile} on {owner}&apos;s train must be covered.</source>
        <translation>De open dubbel {tile} aan de trein van {owner} moet worden afgedekt.</translation>
    </message>
    <message>
        <source>The open double {tile} on the Mexican train must be covered.</source>
        <translation>De open dubbel {tile} aan de Mexican Train moet worden afgedekt.</translation>
    </message>
    <message>
        <source>The open double {tile} on Mexican train {number} must be covered.</source>
        <translation>De open dubbel {tile} aan Mexican Train {number} moet worden afgedekt.</translation>
    </message>
    <message>
        <source>The last double {tile} must be covered.</source>
        <translation>De laatste dubbel {tile} moet worden afgedekt.</translation>
    </message>
    <message>
        <source>The next tile must go on the double {tile}.</source>
        <translation>De volgende steen moet aan de dubbel {tile} worden gelegd.</translation>
    </message>
    <message>
        <source>The next tile must go on one of the doubles {tiles}.</source>
        <translation>De volgende steen moet aan een van deze dubbels worden gelegd: {tiles}.</translation>
    </message>
    <message>
        <source>After the double {tile}, one more tile must be laid.</source>
        <translation>Na de dubbel {tile} moet een extra steen worden gelegd.</translation>
    </message>
    <message>
        <source>First turn: lay as many tiles as you like on your own train.</source>
        <translation>Eerste beurt: leg zoveel stenen als u wilt aan de eigen trein.</translation>
    </message>
    <message>
        <source>Lay another tile on your own train or stop ({key}).</source>
        <translation>Leg nog een steen aan de eigen trein of stop ({key}).</translation>
    </message>
    <message>
        <source>Lay a tile.</source>
        <translation>Leg een steen aan.</translation>
    </message>
    <message>
        <source>The tile just drawn fits: lay it.</source>
        <translation>De gepakte steen past: leg die aan.</translation>
    </message>
    <message>
        <source>None of your tiles fits. Draw a tile ({key}).</source>
        <translation>Er past geen enkele steen. Pak een steen ({key}).</translation>
    </message>
    <message>
        <source>None of your tiles fits: you can only pass.</source>
        <translation>Er past geen enkele steen: er kan alleen nog worden gepast.</translation>
    </message>
    <message>
        <source>The boneyard is empty: you can only pass.</source>
        <translation>De stapel is op: er kan alleen nog worden gepast.</translation>
    </message>
    <message>
        <source>None of your tiles fits: choose the end of your train for the marker.</source>
        <translation>Er past geen enkele steen: kies het uiteinde van uw trein voor het markeertreintje.</translation>
    </message>
    <message numerus="yes">
        <source>{tile} fits in %n place(s): click the one you want.</source>
        <translation>
            <numerusform>{tile} past op %n plek: klik die aan.</numerusform>
            <numerusform>{tile} past op %n plekken: klik aan waar je hem wilt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableRules</name>
    <message>
        <source>Guided round</source>
        <translation>Begeleide ronde</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>your train</source>
        <translation>uw trein</translation>
    </message>
    <message>
        <source>{owner}&apos;s train</source>
        <translation>trein van {owner}</translation>
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
        <source>{name} gave no valid answer: a simple move was made instead.</source>
        <translation>{name} gaf geen geldig antwoord: in plaats daarvan is een eenvoudige zet gedaan.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n steen</numerusform>
            <numerusform>%n stenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the boneyard.</source>
        <translation>
            <numerusform>Nog %n steen op de stapel.</numerusform>
            <numerusform>Nog %n stenen op de stapel.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakenQuestion</name>
    <message>
        <source>There are other rules called “{name}” already.</source>
        <translation>Er zijn al andere regels met de naam ‘{name}’.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide houden</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Vervangen</translation>
    </message>
</context>
<context>
    <name>TappingText</name>
    <message>
        <source>If your turn ends with exactly one tile in your hand, you tap, so that everybody knows. You have time for it until another player acts.</source>
        <translation>Wie aan het eind van de eigen beurt nog maar één steen heeft, tikt, zodat iedereen het weet. Dat mag tot een andere speler iets doet.</translation>
    </message>
    <message>
        <source>Once you have tapped, you need not do it again, unless you have had more tiles meanwhile.</source>
        <translation>Wie heeft getikt, hoeft dat niet nog eens te doen, tenzij er intussen weer meer stenen waren.</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Tikken</translation>
    </message>
    <message>
        <source>It costs nothing to forget it.</source>
        <translation>Het vergeten kost niets.</translation>
    </message>
    <message>
        <source>If you forget it, you draw two penalty tiles, or as many as the boneyard still has.</source>
        <translation>Wie het vergeet, pakt twee strafstenen, of zoveel als er nog op de stapel liggen.</translation>
    </message>
    <message>
        <source>If you forget it, you miss your next turn of the round.</source>
        <translation>Wie het vergeet, slaat de volgende beurt van de ronde over.</translation>
    </message>
</context>
<context>
    <name>TilesDialog</name>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <translation>
            <numerusform>%Ln steen</numerusform>
            <numerusform>%Ln stenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <comment>what the tiles count</comment>
        <translation>
            <numerusform>%Ln punt</numerusform>
            <numerusform>%Ln punten</numerusform>
        </translation>
    </message>
    <message>
        <source>{tiles}: {points}</source>
        <translation>{tiles}: {points}</translation>
    </message>
    <message>
        <source>Tiles left: {name}</source>
        <translation>Overgebleven stenen: {name}</translation>
    </message>
    <message>
        <source>Tap every tile that is left. Those of others and the engine are faded.</source>
        <translation>Tik elke steen aan die over is. Stenen van anderen en de motor zijn vaag.</translation>
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
        <source>&amp;Take over</source>
        <translation>&amp;Overnemen</translation>
    </message>
</context>
<context>
    <name>TilesModel</name>
    <message>
        <source>{tile}, chosen</source>
        <translation>{tile}, gekozen</translation>
    </message>
    <message>
        <source>{tile}, not free</source>
        <translation>{tile}, niet vrij</translation>
    </message>
</context>
<context>
    <name>TitleDialog</name>
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
</context>
<context>
    <name>TrainsText</name>
    <message>
        <source>Every player builds a personal train, which leads from the station towards their own place.</source>
        <translation>Iedereen bouwt een persoonlijke trein, die van het station naar de eigen plaats loopt.</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Treinen</translation>
    </message>
    <message>
        <source>A train begins with a tile that shows the number of the engine.</source>
        <translation>Een trein begint met een steen waarop het getal van de motor staat.</translation>
    </message>
    <message>
        <source>A personal train begins with any tile, whichever way round.</source>
        <translation>Een persoonlijke trein begint met een willekeurige steen, welke kant ook voor ligt.</translation>
    </message>
    <message>
        <source>A Mexican train begins with a tile that shows the number of the engine.</source>
        <translation>Een Mexican Train begint met een steen waarop het getal van de motor staat.</translation>
    </message>
    <message>
        <source>Each further tile is laid so that the halves that touch show the same number.</source>
        <translation>Elke volgende steen wordt zo gelegd dat de helften die elkaar raken hetzelfde getal tonen.</translation>
    </message>
    <message>
        <source>There is no Mexican train: every train belongs to somebody.</source>
        <translation>Er is geen Mexican Train: elke trein is van iemand.</translation>
    </message>
    <message>
        <source>In addition there is one Mexican train. It belongs to nobody, and everybody may lay on it.</source>
        <translation>Daarnaast is er één Mexican Train. Die is van niemand, en iedereen mag eraan aanleggen.</translation>
    </message>
    <message>
        <source>In addition there are as many Mexican trains as players. They belong to nobody, and everybody may lay on them.</source>
        <translation>Daarnaast zijn er evenveel Mexican Trains als spelers. Die zijn van niemand, en iedereen mag eraan aanleggen.</translation>
    </message>
    <message numerus="yes">
        <source>In addition there are %n Mexican train(s), as many as players. They belong to nobody, and everybody may lay on them.</source>
        <translation>
            <numerusform>Daarnaast is er %n Mexican Train, evenveel als er spelers zijn. Die is van niemand, en iedereen mag eraan aanleggen.</numerusform>
            <numerusform>Daarnaast zijn er %n Mexican Trains, evenveel als er spelers zijn. Die zijn van niemand, en iedereen mag eraan aanleggen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may lay on every end of your own train. The train of another player is closed to you, except for an end that bears a marker.</source>
        <translation>Aan de eigen trein mag aan elk uiteinde worden aangelegd. De treinen van anderen zijn gesloten, behalve een uiteinde waarop een markeertreintje staat.</translation>
    </message>
    <message>
        <source>You may always lay on your own train. The train of another player is closed to you, unless it bears a marker.</source>
        <translation>Aan de eigen trein mag altijd worden aangelegd. De treinen van anderen zijn gesloten, tenzij er een markeertreintje op staat.</translation>
    </message>
    <message>
        <source>As long as your own train is empty, you may lay only there or on a Mexican train that has been begun. Until then you may not use the markers of others.</source>
        <translation>Zolang de eigen trein leeg is, mag alleen daar worden aangelegd, of aan een Mexican Train die al is begonnen. Markeertreintjes op treinen van anderen helpen tot dan niet.</translation>
    </message>
    <message>
        <source>As long as your own train is empty, you may lay only there. Until then you may not use the markers of others.</source>
        <translation>Zolang de eigen trein leeg is, mag alleen daar worden aangelegd. Markeertreintjes op treinen van anderen helpen tot dan niet.</translation>
    </message>
</context>
<context>
    <name>TransportBar</name>
    <message>
        <source>Round {round} of {rounds}  ·  move {move} of {moves}</source>
        <translation>Ronde {round} van {rounds}  ·  zet {move} van {moves}</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Plaats in het spel</translation>
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
        <source>Round before</source>
        <translation>Vorige ronde</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Een zet terug</translation>
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
        <source>Move on</source>
        <translation>Een zet verder</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
</context>
<context>
    <name>TurnText</name>
    <message>
        <source>All further turns</source>
        <translation>Alle volgende beurten</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>De beurt</translation>
    </message>
    <message>
        <source>You lay one tile. Unless it is a double, your turn ends with it.</source>
        <translation>Er wordt één steen gelegd. Is dat geen dubbel, dan eindigt de beurt daarmee.</translation>
    </message>
    <message>
        <source>If you can lay a tile, you have to. You may draw or pass only when none can be laid.</source>
        <translation>Wie kan aanleggen, moet aanleggen. Pakken of passen mag alleen als er geen steen kan worden gelegd.</translation>
    </message>
    <message>
        <source>If you cannot lay, you draw one tile. If you can lay then, you have to; otherwise you pass. If the boneyard is empty, you pass without drawing.</source>
        <translation>Wie niet kan aanleggen, pakt een steen. Kan het dan wel, dan moet er worden aangelegd; anders wordt er gepast. Is de stapel op, dan wordt er gepast zonder te pakken.</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Toch sluiten</translation>
    </message>
</context>
<context>
    <name>WelcomeDialog</name>
    <message>
        <source>Welcome</source>
        <translation>Welkom</translation>
    </message>
    <message>
        <source>Welcome to Mexican Train</source>
        <translation>Welkom bij Mexican Train</translation>
    </message>
    <message>
        <source>Is this game new to you? A short round against two computer players shows you everything in about two minutes; you can leave it at any time. It also waits in the Help menu.</source>
        <translation>Is dit spel nieuw voor u? Een korte ronde tegen twee computerspelers laat u in ongeveer twee minuten alles zien; u kunt er altijd mee ophouden. Later vindt u de ronde in het menu Help.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>&amp;Show me the game</source>
        <translation>&amp;Spel laten zien</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuw spel…</translation>
    </message>
</context>
<context>
    <name>_HandRow</name>
    <message>
        <source>Out: all tiles laid</source>
        <translation>Uit: alle stenen gelegd</translation>
    </message>
</context>
</TS>
