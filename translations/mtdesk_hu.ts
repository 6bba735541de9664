<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>AbandonQuestion</name>
    <message>
        <source>Leave the game that is being played?</source>
        <translation>Abbahagyja a folyamatban lévő játékot?</translation>
    </message>
    <message>
        <source>Nothing is lost: it is kept, and you can take it up again from the recent games.</source>
        <translation>Semmi sem vész el: a játék mentve marad, és a legutóbbi játékok közül bármikor folytatható.</translation>
    </message>
    <message>
        <source>&amp;Leave the game</source>
        <translation>Játék a&amp;bbahagyása</translation>
    </message>
    <message>
        <source>&amp;Do not ask again</source>
        <translation>&amp;Ne kérdezze újra</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About mtdesk</source>
        <translation>Az mtdesk névjegye</translation>
    </message>
    <message>
        <source>Mexican Train, the domino game: against computers, with people at the same screen, or both.</source>
        <translation>Mexikói vonat, a dominójáték: gépek ellen, másokkal közös képernyőn vagy mindkettő.</translation>
    </message>
    <message>
        <source>Made with Python {python} and Qt {qt}.</source>
        <translation>Alapja: Python {python} és Qt {qt}.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence; the typeface Lato under the SIL Open Font License.</source>
        <translation>Szabad szoftver az MIT-licenc alatt; a Lato betűtípus a SIL Open Font License alatt.</translation>
    </message>
</context>
<context>
    <name>AccessibleTexts</name>
    <message>
        <source>Table</source>
        <comment>with trains and tiles</comment>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Your tiles: {count}</source>
        <translation>Az ön lapkái: {count}</translation>
    </message>
    <message>
        <source>Trains, engine {tile}</source>
        <translation>Vonatok, kezdődupla: {tile}</translation>
    </message>
    <message>
        <source>arm {number} of {count}</source>
        <translation>ág: {number}/{count}</translation>
    </message>
    <message>
        <source>any number fits</source>
        <translation>bármelyik szám illik</translation>
    </message>
    <message>
        <source>end {number}</source>
        <translation>vége: {number}</translation>
    </message>
    <message>
        <source>open double</source>
        <translation>nyitott dupla</translation>
    </message>
    <message>
        <source>open, marked</source>
        <comment>a train with its marker on it</comment>
        <translation>nyitott, mozdonnyal</translation>
    </message>
    <message>
        <source>not begun</source>
        <comment>a train</comment>
        <translation>még nincs elkezdve</translation>
    </message>
    <message>
        <source>From the station: {tiles}</source>
        <translation>Az állomástól: {tiles}</translation>
    </message>
    <message>
        <source>{key} draws a tile.</source>
        <translation>{key}: lapka húzása.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>total {points}</source>
        <comment>points</comment>
        <translation>összesen {points}</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>gondolkodik…</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>ő következik</translation>
    </message>
    <message>
        <source>train open</source>
        <translation>vonata nyitott</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Draw ({key})</source>
        <translation>Húzás ({key})</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>end the turn</comment>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Pass ({key})</source>
        <comment>end the turn</comment>
        <translation>Passz ({key})</translation>
    </message>
    <message>
        <source>Stop ({key})</source>
        <translation>Befejezés ({key})</translation>
    </message>
    <message>
        <source>Tap ({key})</source>
        <translation>Kopogás ({key})</translation>
    </message>
    <message>
        <source>Play the whole plan</source>
        <translation>A teljes terv lerakása</translation>
    </message>
    <message>
        <source>Do not tap</source>
        <translation>Nincs kopogás</translation>
    </message>
    <message>
        <source>End turn ({key})</source>
        <translation>Kör befejezése ({key})</translation>
    </message>
    <message>
        <source>Draw a tile, or pass if nothing else is possible</source>
        <translation>Lapka húzása, vagy passz, ha más nem lehetséges</translation>
    </message>
    <message>
        <source>Stop laying tiles in the first turn</source>
        <translation>A lerakás befejezése az első körben</translation>
    </message>
    <message>
        <source>Tap to say that one tile is left</source>
        <translation>Kopogás: már csak egy lapka maradt</translation>
    </message>
    <message>
        <source>End the turn when its end is to be confirmed</source>
        <translation>A kör befejezése, ha a végét meg kell erősíteni</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Ami most lehetséges</translation>
    </message>
    <message>
        <source>Takes a tile from the boneyard.</source>
        <translation>Elvesz egy lapkát a talonból.</translation>
    </message>
    <message>
        <source>Ends the turn without laying a tile.</source>
        <translation>Befejezi a kört lapka lerakása nélkül.</translation>
    </message>
    <message>
        <source>Ends the first turn.</source>
        <translation>Befejezi az első kört.</translation>
    </message>
    <message>
        <source>Says that one tile is left.</source>
        <translation>Jelzi, hogy már csak egy lapka maradt.</translation>
    </message>
    <message>
        <source>Plays all tiles of the plan, one after another.</source>
        <translation>Egymás után lerakja a terv összes lapkáját.</translation>
    </message>
    <message>
        <source>Takes the risk of a penalty.</source>
        <translation>Vállalja a büntetés kockázatát.</translation>
    </message>
    <message>
        <source>Lets the next player go on.</source>
        <translation>A következő játékos jön.</translation>
    </message>
    <message>
        <source>Why not? ({key})</source>
        <translation>Miért nem? ({key})</translation>
    </message>
    <message>
        <source>Read the rule against the move that was refused</source>
        <translation>Az elutasított lépést tiltó szabály elolvasása</translation>
    </message>
    <message>
        <source>Opens the rules at the place that says it.</source>
        <translation>Megnyitja a szabályokat annál a résznél, amely erről szól.</translation>
    </message>
</context>
<context>
    <name>AimText</name>
    <message>
        <source>Everybody tries to be the first to lay all their tiles. Tiles that are left over when a round ends cost points.</source>
        <translation>Mindenki igyekszik elsőként lerakni az összes lapkáját. A forduló végén megmaradt lapkákért pont jár: minél kevesebb, annál jobb.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n round(s); after the last one the lowest total wins.</source>
        <translation>
            <numerusform>A játék %n fordulóból áll; a végén a legalacsonyabb összpontszám nyer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody tries to be the first to lay all their tiles. Whoever manages it earns points for the tiles that the others have left.</source>
        <translation>Mindenki igyekszik elsőként lerakni az összes lapkáját. Akinek sikerül, pontot kap a többiek megmaradt lapkáiért.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n round(s); after the last one the highest total wins.</source>
        <translation>
            <numerusform>A játék %n fordulóból áll; a végén a legmagasabb összpontszám nyer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>A játék célja</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>mtdesk is already running.</source>
        <translation>Az mtdesk már fut.</translation>
    </message>
</context>
<context>
    <name>ApprovalDialog</name>
    <message>
        <source>Start this program?</source>
        <translation>Elindítja ezt a programot?</translation>
    </message>
    <message>
        <source>“{name}” is started by this command:</source>
        <translation>„{name}” ezzel a paranccsal indul:</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Parancs</translation>
    </message>
    <message>
        <source>It runs on this computer with your rights: it can read, change and delete your files. Start it only if you know it and trust it. You are asked once for each command.</source>
        <translation>Ezen a számítógépen az ön jogaival fut: olvashatja, módosíthatja és törölheti a fájljait. Csak akkor indítsa el, ha ismeri és megbízik benne. A program parancsonként csak egyszer kérdez.</translation>
    </message>
    <message>
        <source>&amp;Start it</source>
        <translation>&amp;Indítás</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>G&amp;o on</source>
        <translation>&amp;Tovább</translation>
    </message>
    <message>
        <source>&amp;End the guide</source>
        <translation>Útmutatás &amp;vége</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Copy</source>
        <translation>Másolás</translation>
    </message>
    <message>
        <source>Seed of this game:</source>
        <translation>A játék leosztásának száma:</translation>
    </message>
    <message>
        <source>Its fingerprint (SHA-256):</source>
        <translation>Az ujjlenyomata (SHA-256):</translation>
    </message>
    <message>
        <source>This prints the fingerprint:</source>
        <translation>Ez kiírja az ujjlenyomatot:</translation>
    </message>
    <message>
        <source>With the tools of your system</source>
        <translation>A rendszer eszközeivel</translation>
    </message>
    <message>
        <source>With this program</source>
        <translation>Ezzel a programmal</translation>
    </message>
    <message>
        <source>Save the game first. This plays it again, and refuses any other deal:</source>
        <translation>Előbb mentse a játékot. Ez újra lejátssza, és minden más leosztást elutasít:</translation>
    </message>
    <message>
        <source>Without this program</source>
        <translation>E program nélkül</translation>
    </message>
    <message>
        <source>This short script needs nothing but Python. Save it as “check_deals.py” and start it with “python3 check_deals.py GAME.mtrain”: it shuffles every round from the seed as the rules describe it, and compares.</source>
        <translation>Ennek a rövid szkriptnek csak Python kell. Mentse „check_deals.py” néven, és indítsa így: „python3 check_deals.py GAME.mtrain”. A leosztás számából minden fordulót megkever, ahogyan a szabályok leírják, és összehasonlít.</translation>
    </message>
    <message>
        <source>The script that checks deals</source>
        <translation>A leosztásokat ellenőrző szkript</translation>
    </message>
    <message>
        <source>Copy the script</source>
        <translation>Szkript másolása</translation>
    </message>
    <message>
        <source>No game is on the table.</source>
        <translation>Nincs játék az asztalon.</translation>
    </message>
    <message>
        <source>This game has no seed: each deal was drawn by chance for itself and cannot be checked.</source>
        <translation>Ennek a játéknak nincs száma: minden leosztás külön a véletlenből jött, és nem ellenőrizhető.</translation>
    </message>
    <message>
        <source>All deals of a game follow from its seed, a text that was drawn before the first deal. So anybody can shuffle again and compare.</source>
        <translation>A játék minden leosztása a számából következik: ez a szöveg az első leosztás előtt eldőlt. Így bárki újra megkeverheti és összehasonlíthatja.</translation>
    </message>
    <message>
        <source>All deals of a game follow from its seed, a text that was drawn before the first deal. It would tell what is hidden, so it is shown when the game is over. Its fingerprint holds the program to it: note it now, and compare it then.</source>
        <translation>A játék minden leosztása a számából következik: ez a szöveg az első leosztás előtt eldőlt. Elárulná a rejtett lapkákat, ezért csak a játék végén látható. Az ujjlenyomat köti a programot: jegyezze fel most, és hasonlítsa össze akkor.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>Já&amp;ték</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>menu of what can be done in a turn</comment>
        <translation>&amp;Lépés</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Súgó</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Új já&amp;ték…</translation>
    </message>
    <message>
        <source>Play this &amp;deal again</source>
        <translation>Ugyanaz a leosztás új&amp;ra</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <comment>a saved game</comment>
        <translation>&amp;Megnyitás…</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>&amp;Legutóbbi játékok</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Mentés más&amp;ként…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>S&amp;zünet</translation>
    </message>
    <message>
        <source>&amp;Change players…</source>
        <translation>Játékosok &amp;cseréje…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Új&amp;ra</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Beállítások…</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Eszközök</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>K&amp;ilépés</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Play on for me</source>
        <translation>Játssz &amp;helyettem tovább</translation>
    </message>
    <message>
        <source>Sort by &amp;number</source>
        <translation>Rendezés &amp;szám szerint</translation>
    </message>
    <message>
        <source>Sort by &amp;value</source>
        <translation>Ren&amp;dezés érték szerint</translation>
    </message>
    <message>
        <source>Show my longest &amp;train</source>
        <translation>A leghosszabb v&amp;onatom</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>P&amp;onttáblázat</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <comment>list of what happened</comment>
        <translation>Játék&amp;napló</translation>
    </message>
    <message>
        <source>&amp;Hidden tiles</source>
        <comment>counter of tiles not seen yet</comment>
        <translation>&amp;Rejtett lapkák</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Na&amp;gyítás</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Kicsinyítés</translation>
    </message>
    <message>
        <source>Show &amp;whole table</source>
        <translation>Teljes &amp;asztal</translation>
    </message>
    <message>
        <source>&amp;Mute sounds</source>
        <translation>Né&amp;mítás</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Teljes képernyő</translation>
    </message>
    <message>
        <source>House &amp;rules…</source>
        <translation>&amp;Házi szabályok…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Statisztika…</translation>
    </message>
    <message>
        <source>&amp;Guided first round</source>
        <translation>&amp;Vezetett első forduló</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Billentyűparancsok</translation>
    </message>
    <message>
        <source>&amp;About mtdesk</source>
        <translation>Az mtdesk &amp;névjegye</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>Az asztal &amp;szabályai</translation>
    </message>
    <message>
        <source>&amp;Score pad…</source>
        <comment>for games with real tiles</comment>
        <translation>&amp;Pontozólap…</translation>
    </message>
    <message>
        <source>Is it &amp;fair?</source>
        <translation>&amp;Tisztességes a játék?</translation>
    </message>
    <message>
        <source>&amp;Export all data…</source>
        <translation>Összes &amp;adat exportálása…</translation>
    </message>
    <message>
        <source>&amp;Import all data…</source>
        <translation>Összes adat &amp;importálása…</translation>
    </message>
    <message>
        <source>&amp;Look through a game…</source>
        <translation>Játék &amp;visszanézése…</translation>
    </message>
    <message>
        <source>S&amp;hare this deal…</source>
        <translation>Leosztás me&amp;gosztása…</translation>
    </message>
    <message>
        <source>Play a shared d&amp;eal…</source>
        <translation>Megosztott le&amp;osztás játszása…</translation>
    </message>
    <message>
        <source>&amp;Problem report…</source>
        <translation>&amp;Hibajelentés…</translation>
    </message>
</context>
<context>
    <name>CostChart</name>
    <message>
        <source>Line chart of the points lost in this round</source>
        <translation>Vonaldiagram az ebben a fordulóban elvesztett pontokról</translation>
    </message>
</context>
<context>
    <name>CostList</name>
    <message>
        <source>Decisions</source>
        <translation>Döntések</translation>
    </message>
</context>
<context>
    <name>CostPanel</name>
    <message>
        <source>Points lost in round {round}</source>
        <translation>Elvesztett pontok, {round}. forduló</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Mé&amp;gse</translation>
    </message>
    <message>
        <source>&amp;What did it cost?</source>
        <translation>Mennyibe &amp;került?</translation>
    </message>
    <message>
        <source>The strongest computer player thinks over every decision once more, by nothing but what the player could know, and tells how many points a better move would have been worth. This takes a while.</source>
        <translation>A legerősebb gép minden döntést újra átgondol, csak abból kiindulva, amit a játékos akkor tudhatott, és megmondja, hány pontot ért volna egy jobb lépés. Ez eltart egy ideig.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Mindenki</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Kinek a döntései</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Alapos</translation>
    </message>
    <message>
        <source>How thoroughly</source>
        <translation>Mennyire alaposan</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>A legdrágábbak elöl</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Sorrendben</translation>
    </message>
    <message>
        <source>Order of the decisions</source>
        <translation>A döntések sorrendje</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>Megítélt döntések</translation>
    </message>
    <message>
        <source>± tells of chance in the search only, not of errors of its own.</source>
        <translation>A ± csak a keresés véletlenjét mutatja, a tévedéseit nem.</translation>
    </message>
    <message>
        <source>Points of the round against the mean of the others, as the strongest computer player judges by what the player could know at that moment.</source>
        <translation>A forduló pontjai a többiek átlagához képest, ahogyan a legerősebb gép az akkor tudhatók alapján megítéli.</translation>
    </message>
</context>
<context>
    <name>CostTexts</name>
    <message>
        <source>fork {tile}</source>
        <translation>elágazás: {tile}</translation>
    </message>
    <message>
        <source>marker</source>
        <comment>put on a train, in a list of moves</comment>
        <translation>mozdony</translation>
    </message>
    <message>
        <source>stop</source>
        <comment>in a list of moves</comment>
        <translation>megállás</translation>
    </message>
    <message>
        <source>{tile} → elsewhere</source>
        <translation>{tile} → máshová</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Jobb lépés nem került elő.</translation>
    </message>
    <message>
        <source>Cost against the best move found: {points} points.</source>
        <translation>Ára a legjobb talált lépéshez képest: {points} pont.</translation>
    </message>
    <message>
        <source>What speaks against it: {reasons}.</source>
        <translation>Ami ellene szól: {reasons}.</translation>
    </message>
    <message>
        <source>There is nothing to judge: nobody had a choice.</source>
        <translation>Nincs mit megítélni: senkinek sem volt választása.</translation>
    </message>
    <message>
        <source>Not all decisions could be judged: a computer player failed.</source>
        <translation>Nem minden döntést lehetett megítélni: az egyik gép leállt.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n hiba</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {mistakes}, {points} points a decision</source>
        <translation>{name}: {mistakes}, döntésenként {points} pont</translation>
    </message>
</context>
<context>
    <name>CounterRow</name>
    <message numerus="yes">
        <source>Number {pip}: %n hidden tile(s).</source>
        <translation>
            <numerusform>{pip} szám: %n rejtett lapka.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurtainPage</name>
    <message>
        <source>Pass the device to {name}.</source>
        <translation>A következő játékos: {name}.</translation>
    </message>
    <message>
        <source>The tiles are hidden until then.</source>
        <translation>Addig a lapkák rejtve maradnak.</translation>
    </message>
    <message>
        <source>I am {name}: show my tiles</source>
        <translation>{name} vagyok: lapkák mutatása</translation>
    </message>
</context>
<context>
    <name>DataController</name>
    <message>
        <source>The import could not be completed and is tried again at the next start: {reason}.</source>
        <translation>Az importálás nem fejeződött be, a következő indításkor folytatódik: {reason}.</translation>
    </message>
    <message>
        <source>An unfinished import has now been completed. Your previous data is kept in “{file}”.</source>
        <translation>Egy befejezetlen importálás most befejeződött. A korábbi adatok itt maradtak meg: „{file}”.</translation>
    </message>
    <message>
        <source>All data of mtdesk</source>
        <translation>Az mtdesk összes adata</translation>
    </message>
    <message>
        <source>Exporting all data…</source>
        <translation>Minden adat exportálása…</translation>
    </message>
    <message>
        <source>Checking the file…</source>
        <translation>A fájl ellenőrzése…</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Importálás…</translation>
    </message>
    <message>
        <source>Backing up all data…</source>
        <translation>Biztonsági másolat készül minden adatról…</translation>
    </message>
</context>
<context>
    <name>DealController</name>
    <message>
        <source>This game has no code: its tiles were not dealt from a seed.</source>
        <translation>Ennek a játéknak nincs kódja: a lapkákat nem leosztásszám szerint osztották.</translation>
    </message>
</context>
<context>
    <name>DealTexts</name>
    <message>
        <source>“{letter}” cannot be in a code.</source>
        <translation>Ez a jel nem fordul elő kódban: „{letter}”.</translation>
    </message>
    <message>
        <source>This is not the whole code yet.</source>
        <translation>Ez még nem a teljes kód.</translation>
    </message>
    <message>
        <source>There is a typing error in this code.</source>
        <translation>Ebben a kódban elírás van.</translation>
    </message>
    <message>
        <source>This code is of a newer version of mtdesk.</source>
        <translation>Ez a kód az mtdesk egy újabb változatából való.</translation>
    </message>
    <message>
        <source>Paste or type the code of a deal above.</source>
        <translation>Illessze be vagy írja be fent egy leosztás kódját.</translation>
    </message>
    <message>
        <source>Custom rules: like “{preset}”, but</source>
        <translation>Egyéni szabályok: mint „{preset}”, de</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n játékos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) each</source>
        <translation>
            <numerusform>fejenként %n lapka</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealsPage</name>
    <message>
        <source>Every round counts that was dealt at this table, also of games that were left, so that nobody can choose the lucky ones.</source>
        <translation>Minden forduló számít, amelyet ennél az asztalnál kiosztottak, a félbehagyott játékoké is, így senki sem válogathatja ki a szerencséseket.</translation>
    </message>
    <message>
        <source>What chance would give follows from the rules: tiles are drawn and not put back. A figure is called unusual if chance alone would be as far off in less than one of twenty cases; with so many figures, one now and then is.</source>
        <translation>A véletlen szerinti érték a szabályokból következik: a lapkák húzás után nem kerülnek vissza. Szokatlannak az számít, ha a puszta véletlen húsz esetből egynél is ritkábban térne el ennyire; ennyi értéknél ez olykor előfordul.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) dealt.</source>
        <translation>
            <numerusform>Kiosztott fordulók száma: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too little to tell; from %n round(s) on there is a verdict.</source>
        <translation>
            <numerusform>Ez kevés az értékeléshez; %n fordulótól kezdve van értékelés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken all together: {verdict}.</source>
        <translation>Mindent összevetve: {verdict}.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Emberek</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>véletlenül</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Gépek</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Értékelés</translation>
    </message>
    <message>
        <source>Doubles among the tiles dealt</source>
        <translation>Duplák a kiosztott lapkák között</translation>
    </message>
    <message>
        <source>Pips on a tile dealt</source>
        <translation>Pöttyök egy kiosztott lapkán</translation>
    </message>
    <message>
        <source>How often each number was dealt</source>
        <translation>Az egyes számok kiosztásának gyakorisága</translation>
    </message>
    <message>
        <source>Drawn tiles that fit at once</source>
        <translation>Húzott lapkák, amelyek rögtön illettek</translation>
    </message>
    <message>
        <source>Rounds in which nobody held the engine</source>
        <translation>Fordulók, amelyekben senkinél sem volt a kezdődupla</translation>
    </message>
    <message>
        <source>Left column: to people. Right one: to computers. The lines mark what chance would give.</source>
        <translation>Bal oszlop: embereknek. Jobb oszlop: gépeknek. A vonalak a véletlen szerinti értéket jelölik.</translation>
    </message>
</context>
<context>
    <name>DecisionModel</name>
    <message>
        <source>Move</source>
        <comment>round and number</comment>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>Played → better</source>
        <translation>Lépett → jobb</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Ára</translation>
    </message>
</context>
<context>
    <name>DeleteQuestion</name>
    <message>
        <source>Delete the score pad “{name}” with all its rounds? It cannot be brought back.</source>
        <translation>Törli ezt a pontozólapot az összes fordulójával: „{name}”? A törlés nem vonható vissza.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
</context>
<context>
    <name>DoublesText</name>
    <message>
        <source>Doubles</source>
        <translation>Duplák</translation>
    </message>
    <message>
        <source>A double lies crosswise and asks for a further tile in the same turn.</source>
        <translation>A duplát keresztben kell lerakni, és még ugyanabban a körben egy további lapka jár hozzá.</translation>
    </message>
    <message>
        <source>A double that is the last tile in your hand may be laid all the same.</source>
        <translation>Ha a kézben lévő utolsó lapka dupla, az ennek ellenére lerakható.</translation>
    </message>
    <message>
        <source>If you cannot lay the further tile, you draw one. If that does not help, you pass.</source>
        <translation>Aki a további lapkát nem tudja lerakni, húz egyet. Ha ez sem segít, passzol.</translation>
    </message>
    <message>
        <source>It goes wherever you may lay, or on any double that you have laid in this turn.</source>
        <translation>Ez bármelyik megengedett helyre kerülhet, vagy bármelyik, ebben a körben lerakott duplához.</translation>
    </message>
    <message>
        <source>It has to go on this very double, on either end if you have made a fork of it. So it is never a double itself, for there is only one of each number.</source>
        <translation>Ennek éppen ehhez a duplához kell kerülnie, elágazásnál bármelyik végéhez. Így ez sosem lehet dupla, hiszen minden számból csak egy van.</translation>
    </message>
    <message>
        <source>It has to go on this very double. So it is never a double itself, for there is only one of each number.</source>
        <translation>Ennek éppen ehhez a duplához kell kerülnie. Így ez sosem lehet dupla, hiszen minden számból csak egy van.</translation>
    </message>
    <message>
        <source>The further tile must not be a double: a turn holds only one.</source>
        <translation>A további lapka nem lehet dupla: egy körben csak egy rakható le.</translation>
    </message>
    <message>
        <source>The further tile may be a double only if you keep a tile in your hand that fits on one of the two. The next tile has to go on one of these two doubles then; there is no third double.</source>
        <translation>A további lapka csak akkor lehet dupla, ha marad a kézben olyan lapka, amely a kettő valamelyikéhez illik. A következő lapkának aztán e két dupla egyikéhez kell kerülnie; harmadik dupla nem rakható le.</translation>
    </message>
    <message numerus="yes">
        <source>The further tile may be a double and then asks for a tile itself, but a turn holds no more than %n double(s).</source>
        <translation>
            <numerusform>A további lapka is lehet dupla, és akkor ahhoz is jár egy, de egy körben legfeljebb %n dupla rakható le.</numerusform>
        </translation>
    </message>
    <message>
        <source>The further tile may be a double and then asks for a tile itself: a turn may hold any number of doubles.</source>
        <translation>A további lapka is lehet dupla, és akkor ahhoz is jár egy: egy körben akárhány dupla lerakható.</translation>
    </message>
    <message>
        <source>If all tiles with its number lie on the table, nothing can follow: your turn ends with the double.</source>
        <translation>Ha a dupla számának minden lapkája az asztalon van, nem következhet semmi: a kör a duplával véget ér.</translation>
    </message>
    <message>
        <source>If all tiles with its number lie on the table, nothing can follow: you draw a tile all the same, as long as there are any, and pass.</source>
        <translation>Ha a dupla számának minden lapkája az asztalon van, nem következhet semmi: ekkor is húzni kell egy lapkát, amíg van, majd passzolni.</translation>
    </message>
</context>
<context>
    <name>EndText</name>
    <message>
        <source>End of a round</source>
        <translation>A forduló vége</translation>
    </message>
    <message>
        <source>Whoever lays the last tile of their hand is out, and the round ends.</source>
        <translation>Ha valaki lerakja az utolsó lapkáját is, a lapkái elfogytak, és a forduló véget ér.</translation>
    </message>
    <message>
        <source>Whoever lays the last tile of their hand is out, and the round ends at once, even if that tile is a double.</source>
        <translation>Ha valaki lerakja az utolsó lapkáját is, a lapkái elfogytak, és a forduló azonnal véget ér, akkor is, ha az utolsó lapka dupla.</translation>
    </message>
    <message>
        <source>If the last tile is a double, it is covered first: the nearest player clockwise who has a tile with its number lays one on it, whatever other rules say. If nobody has one, the round ends without that.</source>
        <translation>Ha az utolsó lapka dupla, azt még ki kell egészíteni: az óramutató járása szerint legközelebbi játékos, akinek van ilyen számú lapkája, lerak hozzá egyet, bármit mondjanak a többi szabályok. Ha senkinek sincs, a forduló enélkül ér véget.</translation>
    </message>
    <message>
        <source>The round is blocked, and ends too, when the boneyard is empty and all players have passed one after the other without any tile laid or marker put on in between.</source>
        <translation>A forduló elakad, és szintén véget ér, ha a talon üres, és egymás után minden játékos passzolt úgy, hogy közben senki sem rakott le lapkát, és mozdony sem került vonatra.</translation>
    </message>
    <message>
        <source>If the chain of a first turn uses up a whole hand, everybody else still gets the first turn; then the round ends, whatever the last tile was.</source>
        <translation>Ha valakinek az első körben, a kezdőlánccal minden lapkája elfogy, az összes többi játékos még sorra kerül az első körével; aztán a forduló véget ér, bármi volt is az utolsó lapka.</translation>
    </message>
    <message>
        <source>If the chain of a first turn uses up a whole hand, the round ends at once, whatever the last tile was.</source>
        <translation>Ha valakinek az első körben, a kezdőlánccal minden lapkája elfogy, a forduló azonnal véget ér, bármi volt is az utolsó lapka.</translation>
    </message>
</context>
<context>
    <name>EntryRow</name>
    <message>
        <source>Out</source>
        <comment>a player has laid all tiles</comment>
        <translation>Elfogyott</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>{name} lapkái elfogytak</translation>
    </message>
    <message>
        <source>Tiles…</source>
        <comment>tap the tiles that are left</comment>
        <translation>Lapkák…</translation>
    </message>
    <message>
        <source>Tap the tiles left: {name}</source>
        <translation>A megmaradt lapkák kijelölése: {name}</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>a player takes no part in the round</comment>
        <translation>Hiányzik</translation>
    </message>
    <message>
        <source>{name} takes no part in this round</source>
        <translation>{name} nem játszik ebben a fordulóban</translation>
    </message>
    <message>
        <source>Value of the tiles left: {name}, player {number}</source>
        <translation>A megmaradt lapkák értéke: {name}, {number}. játékos</translation>
    </message>
</context>
<context>
    <name>ErrorNotice</name>
    <message>
        <source>Error</source>
        <translation>Hiba</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Hiba történt</translation>
    </message>
    <message>
        <source>An error in the program was caught; the game is saved up to the last move and goes on.</source>
        <translation>A program egyik hibáját sikerült elhárítani; a játék az utolsó lépésig mentve van, és folytatódik.</translation>
    </message>
    <message>
        <source>Report file: {file}</source>
        <translation>Hibajelentés: {file}</translation>
    </message>
    <message>
        <source>Something went wrong last time</source>
        <translation>Legutóbb hiba történt</translation>
    </message>
    <message>
        <source>The program crashed, or did not answer for a while. Nothing of the game is lost: it goes on where it was. A report says what happened, without names of people or folders.</source>
        <translation>A program összeomlott, vagy egy ideig nem válaszolt. A játékból semmi sem veszett el: onnan folytatódik, ahol tartott. Egy jelentés leírja, mi történt, személyek és mappák neve nélkül.</translation>
    </message>
    <message>
        <source>&amp;Show report</source>
        <translation>Jelentés &amp;megjelenítése</translation>
    </message>
</context>
<context>
    <name>ErrorTexts</name>
    <message>
        <source>The settings were damaged and start afresh: the old file is kept as “{file}”.</source>
        <translation>A beállítások sérültek voltak, ezért az alapértelmezések érvényesek: a régi fájl megmaradt itt: „{file}”.</translation>
    </message>
    <message>
        <source>Some settings could not be read and are the usual ones again: {names}. The old file is kept as “{file}”.</source>
        <extracomment>{names} are words of the program&apos;s own, such as: “pace”, “people[2]” and 2 more</extracomment>
        <translation>Néhány beállítás nem olvasható, ezek újra a szokásosak: {names}. A régi fájl megmaradt itt: „{file}”.</translation>
    </message>
    <message>
        <source>The settings in “{file}” cannot be read: the usual ones hold for now.</source>
        <translation>A beállítások nem olvashatók („{file}”): egyelőre az alapértelmezések érvényesek.</translation>
    </message>
    <message>
        <source>The settings hold until the program ends: “{file}” cannot be written.</source>
        <translation>A beállítások csak kilépésig érvényesek: a fájl („{file}”) nem írható.</translation>
    </message>
    <message>
        <source>The theme in “{file}” is not used: the file is damaged.</source>
        <translation>Ez a téma nem használható („{file}”): a fájl sérült.</translation>
    </message>
    <message>
        <source>Some of the theme in “{file}” cannot be read and is not used: {names}.</source>
        <extracomment>{names} are words in the file, such as: “colours.felt”, “title” and 2 more</extracomment>
        <translation>Ennek a témának egy része nem olvasható („{file}”), ezért kimarad: {names}.</translation>
    </message>
    <message>
        <source>The theme in “{file}” is not used: the file cannot be read.</source>
        <translation>Ez a téma nem használható („{file}”): a fájl nem olvasható.</translation>
    </message>
    <message>
        <source>The theme in “{file}” is not used: there is another one of the same name.</source>
        <translation>Ez a téma nem használható („{file}”): már van ilyen nevű téma.</translation>
    </message>
    <message>
        <source>The theme in “{file}” is not used: its texts would be hard to read.</source>
        <translation>Ez a téma nem használható („{file}”): a szövegei nehezen lennének olvashatók.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: {reason}.</source>
        <translation>„{file}” nem nyitható meg: {reason}.</translation>
    </message>
    <message>
        <source>The rules “{rules}” cannot be saved: {reason}.</source>
        <translation>„{rules}” – a szabályok mentése nem sikerült: {reason}.</translation>
    </message>
    <message>
        <source>The rules “{rules}” cannot be deleted: {reason}.</source>
        <translation>„{rules}” – a szabályok törlése nem sikerült: {reason}.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved: {reason}.</source>
        <translation>„{file}” nem menthető: {reason}.</translation>
    </message>
    <message>
        <source>The file of your game had gone, so it has been saved again.</source>
        <translation>A játék fájlja eltűnt, ezért a program újra mentette a játékot.</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>You lay {tile} on your train.</source>
        <translation>Lerakott egy lapkát a saját vonatára: {tile}.</translation>
    </message>
    <message>
        <source>You lay {tile} on the train of {owner}.</source>
        <translation>Lerakott egy lapkát {owner} vonatára: {tile}.</translation>
    </message>
    <message>
        <source>You lay {tile} on the Mexican train.</source>
        <translation>Lerakott egy lapkát a mexikói vonatra: {tile}.</translation>
    </message>
    <message>
        <source>You lay {tile} on Mexican train {number}.</source>
        <translation>Lerakott egy lapkát egy mexikói vonatra ({number}): {tile}.</translation>
    </message>
    <message>
        <source>{name} lays {tile} on their own train.</source>
        <translation>{name} lerakott egy lapkát a saját vonatára: {tile}.</translation>
    </message>
    <message>
        <source>{name} lays {tile} on your train.</source>
        <translation>{name} lerakott egy lapkát az ön vonatára: {tile}.</translation>
    </message>
    <message>
        <source>{name} lays {tile} on the train of {owner}.</source>
        <translation>{name} lerakott egy lapkát {owner} vonatára: {tile}.</translation>
    </message>
    <message>
        <source>{name} lays {tile} on the Mexican train.</source>
        <translation>{name} lerakott egy lapkát a mexikói vonatra: {tile}.</translation>
    </message>
    <message>
        <source>{name} lays {tile} on Mexican train {number}.</source>
        <translation>{name} lerakott egy lapkát egy mexikói vonatra ({number}): {tile}.</translation>
    </message>
    <message>
        <source>You lay {tile} and fork your train.</source>
        <translation>Lerakott egy lapkát, és elágaztatta a vonatát: {tile}.</translation>
    </message>
    <message>
        <source>{name} lays {tile} and forks the train.</source>
        <translation>{name} lerakott egy lapkát, és elágaztatta a vonatát: {tile}.</translation>
    </message>
    <message>
        <source>Open double {tile} on your train.</source>
        <translation>Nyitott dupla az ön vonatán: {tile}.</translation>
    </message>
    <message>
        <source>Open double {tile} on {owner}&apos;s train.</source>
        <translation>Nyitott dupla {owner} vonatán: {tile}.</translation>
    </message>
    <message>
        <source>Open double {tile} on the Mexican train.</source>
        <translation>Nyitott dupla a mexikói vonaton: {tile}.</translation>
    </message>
    <message>
        <source>Open double {tile} on Mexican train {number}.</source>
        <translation>Nyitott dupla egy mexikói vonaton ({number}): {tile}.</translation>
    </message>
    <message>
        <source>Your train is closed again.</source>
        <translation>Az ön vonata újra zárt.</translation>
    </message>
    <message>
        <source>{owner}&apos;s train is closed again.</source>
        <translation>{owner} vonata újra zárt.</translation>
    </message>
    <message>
        <source>You lay the engine: {tile}.</source>
        <translation>Lerakta a kezdőduplát: {tile}.</translation>
    </message>
    <message>
        <source>{name} lays the engine: {tile}.</source>
        <translation>{name} lerakta a kezdőduplát: {tile}.</translation>
    </message>
    <message>
        <source>The engine is sought: you draw a tile.</source>
        <translation>A kezdődupla keresése: ön húzott egy lapkát.</translation>
    </message>
    <message>
        <source>The engine is sought: you draw {tile}.</source>
        <translation>A kezdődupla keresése: ön húzott egy lapkát ({tile}).</translation>
    </message>
    <message>
        <source>The engine is sought: {name} draws a tile.</source>
        <translation>A kezdődupla keresése: {name} húzott egy lapkát.</translation>
    </message>
    <message>
        <source>The engine is sought: {name} draws {tile}.</source>
        <translation>A kezdődupla keresése: {name} húzott egy lapkát ({tile}).</translation>
    </message>
    <message>
        <source>You draw a tile.</source>
        <translation>Húzott egy lapkát.</translation>
    </message>
    <message>
        <source>You draw {tile}.</source>
        <translation>Húzott egy lapkát: {tile}.</translation>
    </message>
    <message>
        <source>{name} draws a tile.</source>
        <translation>{name} húzott egy lapkát.</translation>
    </message>
    <message>
        <source>{name} draws {tile}.</source>
        <translation>{name} húzott egy lapkát: {tile}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Passzolt.</translation>
    </message>
    <message>
        <source>You pass and get a marker.</source>
        <translation>Passzolt, a vonatára mozdony került.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passzolt.</translation>
    </message>
    <message>
        <source>{name} passes and gets a marker.</source>
        <translation>{name} passzolt, a vonatára mozdony került.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Ön következik.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>{name} következik.</translation>
    </message>
    <message>
        <source>You stop your first-turn chain.</source>
        <translation>Befejezte a kezdőláncát.</translation>
    </message>
    <message>
        <source>{name} stops the first-turn chain.</source>
        <translation>{name} befejezte a kezdőláncát.</translation>
    </message>
    <message>
        <source>You have one tile left and tap.</source>
        <translation>Kopogott: egyetlen lapkája maradt.</translation>
    </message>
    <message>
        <source>{name} has one tile left and taps.</source>
        <translation>{name} kopogott: egyetlen lapkája maradt.</translation>
    </message>
    <message>
        <source>You did not tap and miss your next turn.</source>
        <translation>Nem kopogott, ezért a következő körből kimarad.</translation>
    </message>
    <message>
        <source>{name} did not tap and misses the next turn.</source>
        <translation>{name} nem kopogott, ezért a következő körből kimarad.</translation>
    </message>
    <message>
        <source>You miss this turn.</source>
        <translation>Ebből a körből kimarad.</translation>
    </message>
    <message>
        <source>{name} misses this turn.</source>
        <translation>{name} ebből a körből kimarad.</translation>
    </message>
    <message>
        <source>You are out.</source>
        <translation>Elfogytak a lapkái.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <extracomment>The last tile of this player has been laid.</extracomment>
        <translation>{name} lapkái elfogytak.</translation>
    </message>
    <message>
        <source>You have to cover the last double: {tile}.</source>
        <translation>Ön egészíti ki az utolsó duplát: {tile}.</translation>
    </message>
    <message>
        <source>{name} has to cover the last double: {tile}.</source>
        <translation>{name} egészíti ki az utolsó duplát: {tile}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>A forduló véget ért.</translation>
    </message>
    <message>
        <source>The round is blocked: nobody can lay a tile.</source>
        <translation>A forduló elakadt: már senki sem tud lapkát lerakni.</translation>
    </message>
    <message>
        <source>You get {points} plus points.</source>
        <translation>Ön: {points} pluszpont.</translation>
    </message>
    <message>
        <source>{name} gets {points} plus points.</source>
        <translation>{name}: {points} pluszpont.</translation>
    </message>
    <message>
        <source>The double {tile} is covered.</source>
        <translation>A dupla ({tile}) már ki van egészítve.</translation>
    </message>
    <message>
        <source>All tiles with {pip} are on the table: the double {tile} need not be covered.</source>
        <translation>Minden ilyen számú lapka ({pip}) az asztalon van: a duplát ({tile}) nem kell kiegészíteni.</translation>
    </message>
    <message>
        <source>Engine: {tile}.</source>
        <translation>Kezdődupla: {tile}.</translation>
    </message>
    <message>
        <source>Round {round} of {total}: {name} starts. Engine: {tile}.</source>
        <translation>{round}/{total}. forduló: {name} kezd. Kezdődupla: {tile}.</translation>
    </message>
    <message numerus="yes">
        <source>You get %Ln penalty point(s).</source>
        <translation>
            <numerusform>Ön: %Ln büntetőpont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %Ln penalty point(s).</source>
        <translation>
            <numerusform>{name}: %Ln büntetőpont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tiles are dealt, %n left in the boneyard.</source>
        <translation>
            <numerusform>A lapkák ki vannak osztva, %n lapka maradt a talonban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You did not tap and draw %n penalty tile(s).</source>
        <translation>
            <numerusform>Nem kopogott, ezért %n büntetőlapkát húzott.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} did not tap and draws %n penalty tile(s).</source>
        <translation>
            <numerusform>{name} nem kopogott, ezért %n büntetőlapkát húzott.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message>
        <source>Is it fair?</source>
        <translation>Tisztességes a játék?</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Minden játék</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Ez a játék</translation>
    </message>
</context>
<context>
    <name>FiguresTable</name>
    <message>
        <source>Games</source>
        <comment>column</comment>
        <translation>Játékok</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: games won</comment>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>column: share of wins</comment>
        <translation>Arány</translation>
    </message>
    <message>
        <source>If all played alike</source>
        <comment>column: share of wins expected</comment>
        <translation>Ha mindenki egyformán játszana</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column</comment>
        <translation>Fordulók</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>column: rounds out</comment>
        <translation>Elfogyott</translation>
    </message>
    <message>
        <source>Points a round</source>
        <comment>column</comment>
        <translation>Pont fordulónként</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Minden játék</translation>
    </message>
    <message>
        <source>Computers at the table</source>
        <translation>Gépek az asztalnál</translation>
    </message>
    <message>
        <source>People at the table</source>
        <translation>Emberek az asztalnál</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Szabályrendszerek</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>Games, rules, score pads, and all data</source>
        <translation>Játékok, szabályok, pontozólapok és az összes adat</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>&amp;Folder:</source>
        <translation>M&amp;appa:</translation>
    </message>
    <message>
        <source>File &amp;type:</source>
        <translation>Fájl&amp;típus:</translation>
    </message>
</context>
<context>
    <name>FirstTurnText</name>
    <message>
        <source>In your first turn of a round you lay on your own train only: as many tiles as you like, each on the one before.</source>
        <translation>A forduló első körében mindenki csak a saját vonatára rak: akárhány lapkát, kezdőláncként, mindegyiket az előzőhöz.</translation>
    </message>
    <message>
        <source>After each tile you may stop; the turn ends by itself when nothing in your hand fits any more.</source>
        <translation>Minden lapka után abba lehet hagyni; ha a kézben lévők közül már egy sem illik, a kör magától véget ér.</translation>
    </message>
    <message>
        <source>The first turn</source>
        <translation>Az első kör</translation>
    </message>
    <message>
        <source>You have to lay at least one tile; you always can, for any tile begins your train.</source>
        <translation>Legalább egy lapkát le kell rakni; ez mindig lehetséges, hiszen a saját vonat bármelyik lapkával kezdődhet.</translation>
    </message>
    <message>
        <source>If one of your tiles fits, you have to lay at least one. If none does, you draw one: if it fits, you lay it, and the turn ends with it; otherwise you pass. If the boneyard is empty, you pass at once.</source>
        <translation>Akinek van illő lapkája, annak legalább egyet le kell raknia. Akinek nincs, húz egyet: ha illik, lerakja, és ezzel a köre véget ér; különben passzol. Ha a talon üres, azonnal passzol.</translation>
    </message>
    <message>
        <source>If one of your tiles fits, you have to lay at least one. If none does, you pass without drawing.</source>
        <translation>Akinek van illő lapkája, annak legalább egyet le kell raknia. Akinek nincs, húzás nélkül passzol.</translation>
    </message>
    <message>
        <source>Doubles ask for nothing more in this turn, and you may lay any number of them.</source>
        <translation>A duplákhoz ebben a körben nem jár további lapka, és akárhány lerakható belőlük.</translation>
    </message>
    <message>
        <source>If your chain ends with one, it is an open double. It does not bind anybody in a first turn, but in all turns after those.</source>
        <translation>Ha a kezdőlánc duplával végződik, az nyitott dupla. Ez az első körében senkit sem köt, az azután következő körökben viszont igen.</translation>
    </message>
    <message>
        <source>None of them is an open double, not even one with which your chain ends.</source>
        <translation>Egyikük sem nyitott dupla, még az sem, amellyel a kezdőlánc végződik.</translation>
    </message>
</context>
<context>
    <name>ForksText</name>
    <message>
        <source>Forks</source>
        <translation>Elágazások</translation>
    </message>
    <message>
        <source>If you lay a double on your own train, you may make a fork of it: the train then goes on from two ends, which both show the number of the double.</source>
        <translation>Aki duplát rak a saját vonatára, elágazást készíthet belőle: a vonat ekkor két végen folytatódik, és mindkettőn a dupla száma áll.</translation>
    </message>
    <message>
        <source>In a first turn this is not possible.</source>
        <translation>Az első körben ez nem lehetséges.</translation>
    </message>
    <message>
        <source>Each end may be forked again in the same way, but only by the owner of the train.</source>
        <translation>Mindegyik vég ugyanígy újra elágazhat, de csak a vonat tulajdonosa készíthet elágazást.</translation>
    </message>
    <message>
        <source>The double is covered as soon as a tile lies on one of its two ends.</source>
        <translation>A dupla akkor van kiegészítve, amikor két vége közül az egyiken lapka fekszik.</translation>
    </message>
    <message>
        <source>A marker stands on one end only. Whoever has to put it on a train with several ends chooses the end, and others may lay on no other. A fork of the marked end takes the marker off.</source>
        <translation>A mozdony csak egy végen áll. Akinek több végű vonatra kell feltennie, megválasztja a végét, és a többiek csak oda rakhatnak. Ha ezen a végen elágazás készül, a mozdony lekerül.</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>The last moves could not be saved and will be lost when the program ends.</source>
        <translation>Az utolsó lépéseket nem lehetett menteni, a kilépéssel elvesznek.</translation>
    </message>
</context>
<context>
    <name>GameEndPanel</name>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Még egy játék</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Új já&amp;ték…</translation>
    </message>
    <message>
        <source>Play a real &amp;game…</source>
        <translation>&amp;Igazi játék indítása…</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>&amp;Asztal megtekintése</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Visszanézés</translation>
    </message>
    <message>
        <source>&amp;What did it cost?</source>
        <translation>Mennyibe &amp;került?</translation>
    </message>
</context>
<context>
    <name>GuideTexts</name>
    <message>
        <source>The station</source>
        <translation>Az állomás</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Az ön lapkái</translation>
    </message>
    <message>
        <source>Your train grows</source>
        <translation>Nő a vonata</translation>
    </message>
    <message>
        <source>Someone else&apos;s train</source>
        <translation>Valaki más vonata</translation>
    </message>
    <message>
        <source>The Mexican train</source>
        <translation>A mexikói vonat</translation>
    </message>
    <message>
        <source>A double</source>
        <translation>Egy dupla</translation>
    </message>
    <message>
        <source>An open double</source>
        <translation>Nyitott dupla</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Semmi sem illik</translation>
    </message>
    <message>
        <source>A new tile</source>
        <translation>Új lapka</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passzolás</translation>
    </message>
    <message>
        <source>Your locomotive</source>
        <translation>Az ön mozdonya</translation>
    </message>
    <message>
        <source>An open train</source>
        <translation>Nyitott vonat</translation>
    </message>
    <message>
        <source>Yours alone again</source>
        <translation>Megint csak az öné</translation>
    </message>
    <message>
        <source>Nearly over</source>
        <translation>Már majdnem vége</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>Az elszámolás</translation>
    </message>
    <message>
        <source>That was a whole round</source>
        <translation>Ez egy egész forduló volt</translation>
    </message>
    <message>
        <source>In the middle is the station with the first tile, called the engine. Every player builds a train from there. Yours has the colour and the emblem of your plate, below on the left.</source>
        <translation>Középen van az állomás az első lapkával, a kezdőduplával. Innen épít mindenki saját vonatot. Az öné a bal alsó táblája színét és jelét viseli.</translation>
    </message>
    <message>
        <source>These are your tiles; the aim is to get rid of them. Those that can be laid now stand out. Drag one to an end that lights up, or click the tile and then the end.</source>
        <translation>Ezek az ön lapkái; a cél az, hogy elfogyjanak. A most lerakhatók kiemelkednek. Húzzon egyet egy felvillanó véghez, vagy kattintson a lapkára, majd a végre.</translation>
    </message>
    <message>
        <source>Equal numbers always meet. Your train ends in {number} now, so the next tile here needs a {number}, too.</source>
        <translation>Mindig egyforma számok érnek össze. A vonata vége most {number}, így a következő lapkán is kell ilyen szám: {number}.</translation>
    </message>
    <message>
        <source>This train belongs to {name}. As long as no locomotive stands on it, nobody else may lay tiles there.</source>
        <translation>Ennek a vonatnak a gazdája: {name}. Amíg nem áll rajta mozdony, más nem rakhat hozzá lapkát.</translation>
    </message>
    <message>
        <source>This train belongs to nobody: everyone may lay a tile that fits on it. A good place for tiles that do not go with your own train.</source>
        <translation>Ez a vonat senkié: bárki rakhat hozzá odaillő lapkát. Jó hely azoknak a lapkáknak, amelyek nem illenek a saját vonatba.</translation>
    </message>
    <message>
        <source>The double {tile} lies crosswise, and it wants to be covered: lay one more tile at once if you have one that fits.</source>
        <translation>A dupla ({tile}) keresztben fekszik, és ki kell egészíteni: rakjon le rögtön még egy lapkát, ha van odaillő.</translation>
    </message>
    <message>
        <source>The double {tile} is not covered yet. Until it is, nobody may lay a tile anywhere else.</source>
        <translation>A dupla ({tile}) még nincs kiegészítve. Addig senki sem rakhat máshová lapkát.</translation>
    </message>
    <message>
        <source>None of your tiles fits anywhere you may lay. Click the boneyard, or press {key}, to draw a tile.</source>
        <translation>Egyik lapkája sem illik oda, ahová rakhat. Kattintson a talonra, vagy nyomja meg ezt a billentyűt: {key}, és húzzon egy lapkát.</translation>
    </message>
    <message>
        <source>If the new tile fits, you lay it right away. If it does not, your turn ends and your locomotive opens your train.</source>
        <translation>Ha az új lapka illik valahová, rögtön lerakhatja. Ha nem, vége a körének, és a mozdonya megnyitja a vonatát.</translation>
    </message>
    <message>
        <source>No tile fits, and you cannot draw another: press the button to end your turn.</source>
        <translation>Egy lapka sem illik sehová, és többet nem húzhat: a gombbal fejezze be a körét.</translation>
    </message>
    <message>
        <source>You could not lay, so your locomotive stands on your train: the others may lay tiles there now. When you lay one there yourself, it goes away.</source>
        <translation>Nem tudott rakni, ezért a mozdonya a vonatán áll: most a többiek is rakhatnak hozzá. Ha ön rak hozzá lapkát, a mozdony elmegy.</translation>
    </message>
    <message>
        <source>{name} could not lay. The locomotive opens the train to everyone: you may lay tiles there, too, as long as it stands there.</source>
        <translation>{name} nem tudott rakni. A mozdony mindenkinek megnyitja a vonatot: amíg ott áll, ön is rakhat hozzá.</translation>
    </message>
    <message>
        <source>You have laid a tile on your own train: the locomotive is gone, and the train is closed to the others again.</source>
        <translation>Lapkát rakott a saját vonatához: a mozdony elment, és a vonat a többieknek újra zárt.</translation>
    </message>
    <message>
        <source>{name} has only one tile left. The round ends as soon as someone has none. Whatever you still hold then counts against you, so lay heavy tiles first.</source>
        <translation>{name} kezében már csak egy lapka van. A forduló véget ér, amint valakinek elfogynak a lapkái. Ami akkor még a kezében van, ön ellen számít, ezért előbb a nehéz lapkákat rakja le.</translation>
    </message>
    <message>
        <source>The round is over. Every dot left in a hand is a penalty point. After all rounds, the lowest total wins.</source>
        <translation>A fordulónak vége. Minden kézben maradt pötty egy büntetőpont. Az összes forduló után a legalacsonyabb összpontszám nyer.</translation>
    </message>
    <message>
        <source>Now you know the game. Press {hint} for a hint whenever you like, and {undo} to take back a slip. Everything else is in the menus. Have fun.</source>
        <translation>Most már ismeri a játékot. Tipp bármikor: {hint}; tévedés visszavonása: {undo}. Minden más a menükben van. Jó szórakozást.</translation>
    </message>
</context>
<context>
    <name>HandController</name>
    <message>
        <source>The order of some hands could not be read: they are as they were dealt. The old file is kept as “{file}”.</source>
        <translation>Néhány kéz rendje nem olvasható: úgy állnak, ahogy kiosztották őket. A régi fájl megmaradt itt: „{file}”.</translation>
    </message>
    <message>
        <source>None of your tiles fits your train</source>
        <translation>Egyik lapkája sem illik a vonatára</translation>
    </message>
    <message>
        <source>{tiles}, {points} · {rest}</source>
        <translation>{tiles}, {points} · {rest}</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n lapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left over</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>%n marad ki</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandMenu</name>
    <message>
        <source>Put a divider here</source>
        <translation>Elválasztó beszúrása ide</translation>
    </message>
    <message>
        <source>Take the divider away</source>
        <translation>Elválasztó eltávolítása</translation>
    </message>
</context>
<context>
    <name>HandsView</name>
    <message>
        <source>Value</source>
        <comment>of tiles</comment>
        <translation>Érték</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Remaining tiles and points</source>
        <translation>Megmaradt lapkák és pontok</translation>
    </message>
</context>
<context>
    <name>Headlines</name>
    <message numerus="yes">
        <source>won (%n game(s))</source>
        <translation>
            <numerusform>győzelem (%n játék)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>játék</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out (in %n round(s))</source>
        <comment>below how often</comment>
        <translation>
            <numerusform>elfogyott minden lapka (%n fordulóból)</numerusform>
        </translation>
    </message>
    <message>
        <source>points a round</source>
        <translation>pont fordulónként</translation>
    </message>
    <message>
        <source>longest winning streak</source>
        <translation>leghosszabb győzelmi sorozat</translation>
    </message>
    <message>
        <source>current winning streak</source>
        <translation>jelenlegi győzelmi sorozat</translation>
    </message>
</context>
<context>
    <name>HiddenPanel</name>
    <message>
        <source>Hidden tiles</source>
        <translation>Rejtett lapkák</translation>
    </message>
    <message>
        <source>Hidden tiles by number</source>
        <translation>Rejtett lapkák számonként</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>Hint: lay {tile} on your own train</source>
        <translation>Tipp: lapka a saját vonatra ({tile})</translation>
    </message>
    <message>
        <source>Hint: lay {tile} on {owner}&apos;s train</source>
        <translation>Tipp: lapka {owner} vonatára ({tile})</translation>
    </message>
    <message>
        <source>Hint: lay {tile} on the Mexican train</source>
        <translation>Tipp: lapka a mexikói vonatra ({tile})</translation>
    </message>
    <message>
        <source>Hint: lay {tile} on Mexican train {number}</source>
        <translation>Tipp: lapka az egyik mexikói vonatra (lapka: {tile}, vonat: {number})</translation>
    </message>
    <message>
        <source>Hint: fork your own train with the double {tile}</source>
        <translation>Tipp: a saját vonat elágaztatása ezzel a duplával: {tile}</translation>
    </message>
    <message>
        <source>Hint: lay the double {tile} on your own train and cover it with {other}</source>
        <translation>Tipp: dupla lerakása a saját vonatra ({tile}), majd kiegészítése ezzel: {other}</translation>
    </message>
    <message>
        <source>Hint: lay the double {tile} on {owner}&apos;s train and cover it with {other}</source>
        <translation>Tipp: dupla lerakása {owner} vonatára ({tile}), majd kiegészítése ezzel: {other}</translation>
    </message>
    <message>
        <source>Hint: lay the double {tile} on the Mexican train and cover it with {other}</source>
        <translation>Tipp: dupla lerakása a mexikói vonatra ({tile}), majd kiegészítése ezzel: {other}</translation>
    </message>
    <message>
        <source>Hint: lay the double {tile} on Mexican train {number} and cover it with {other}</source>
        <translation>Tipp: dupla lerakása az egyik mexikói vonatra (dupla: {tile}, vonat: {number}), majd kiegészítése ezzel: {other}</translation>
    </message>
    <message>
        <source>Hint: fork your own train with the double {tile} and cover it with {other}</source>
        <translation>Tipp: a saját vonat elágaztatása ezzel a duplával: {tile}, majd kiegészítése ezzel: {other}</translation>
    </message>
    <message>
        <source>Hint: draw a tile ({key})</source>
        <translation>Tipp: egy lapka húzása ({key})</translation>
    </message>
    <message>
        <source>Hint: stop ({key})</source>
        <translation>Tipp: a lánc befejezése ({key})</translation>
    </message>
    <message>
        <source>Hint: tap ({key})</source>
        <translation>Tipp: kopogás ({key})</translation>
    </message>
    <message>
        <source>Working out a hint…</source>
        <translation>Tipp keresése…</translation>
    </message>
    <message>
        <source>Hint: pass</source>
        <translation>Tipp: passz</translation>
    </message>
    <message>
        <source>Hint: put the marker on the end that is lit</source>
        <translation>Tipp: a mozdony feltétele a kivilágított végre</translation>
    </message>
    <message>
        <source>none of your tiles fits</source>
        <translation>nincs lerakható lapka</translation>
    </message>
    <message>
        <source>nothing else can be done</source>
        <translation>más nem lehetséges</translation>
    </message>
    <message>
        <source>your plan needs it least</source>
        <translation>a tervhez erre van a legkevésbé szükség</translation>
    </message>
    <message>
        <source>you have one tile left</source>
        <translation>már csak egy lapka maradt</translation>
    </message>
    <message>
        <source>it is your last tile</source>
        <translation>ez az utolsó lapka</translation>
    </message>
    <message>
        <source>nothing else can be laid</source>
        <translation>más nem rakható le</translation>
    </message>
    <message>
        <source>it covers the open double {other}</source>
        <translation>ez kiegészíti a nyitott duplát ({other})</translation>
    </message>
    <message>
        <source>it takes the marker off your train</source>
        <translation>ezzel lekerül a mozdony a saját vonatról</translation>
    </message>
    <message>
        <source>you do not need it for your plan</source>
        <translation>a tervhez nincs rá szükség</translation>
    </message>
    <message>
        <source>no other tile that fits counts more</source>
        <translation>nincs nagyobb értékű lerakható lapka</translation>
    </message>
    <message>
        <source>you have no other tile with its number</source>
        <translation>nincs más lapka ilyen számmal</translation>
    </message>
    <message>
        <source>it costs a part of your plan</source>
        <translation>ezzel elvész a terv egy része</translation>
    </message>
    <message>
        <source>you have no tile to cover it with</source>
        <translation>nincs lapka a kiegészítésére</translation>
    </message>
    <message>
        <source>the marker stays on your train</source>
        <translation>a mozdony a saját vonaton marad</translation>
    </message>
    <message>
        <source>no tile of yours will fit your train then</source>
        <translation>ezután nincs több lapka a saját vonatra</translation>
    </message>
    <message>
        <source>nothing else can cover your double {other}</source>
        <translation>a dupla ({other}) mással nem egészíthető ki</translation>
    </message>
    <message>
        <source>it begins a Mexican train for everybody</source>
        <translation>ezzel mindenki számára elindul egy mexikói vonat</translation>
    </message>
    <message>
        <source>it puts the marker on your train</source>
        <translation>ezzel a mozdony a saját vonatra kerül</translation>
    </message>
    <message>
        <source>{tile} on your own train</source>
        <translation>lapka a saját vonatra ({tile})</translation>
    </message>
    <message>
        <source>{tile} on {owner}&apos;s train</source>
        <translation>lapka {owner} vonatára ({tile})</translation>
    </message>
    <message>
        <source>{tile} on the Mexican train</source>
        <translation>lapka a mexikói vonatra ({tile})</translation>
    </message>
    <message>
        <source>{tile} on Mexican train {number}</source>
        <translation>lapka az egyik mexikói vonatra (lapka: {tile}, vonat: {number})</translation>
    </message>
    <message>
        <source>a fork with the double {tile}</source>
        <translation>elágazás ezzel a duplával: {tile}</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>a lánc befejezése</translation>
    </message>
    <message>
        <source>the marker on another end</source>
        <translation>a mozdony egy másik végre</translation>
    </message>
    <message>
        <source>Other moves:</source>
        <translation>Más lépések:</translation>
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
        <translation>nagyjából ugyanolyan jó</translation>
    </message>
    <message>
        <source>it is about as good as {tiles}</source>
        <translation>nagyjából ugyanilyen jó: {tiles}</translation>
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
        <translation>{hint}; {reason}, és {other_reason}.</translation>
    </message>
    <message numerus="yes">
        <source>It is about %n point(s) better than the next best move.</source>
        <translation>
            <numerusform>Ez körülbelül %n ponttal jobb a következő legjobb lépésnél.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) worse</source>
        <translation>
            <numerusform>körülbelül %n ponttal rosszabb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it begins your plan of %n tile(s)</source>
        <translation>
            <numerusform>ezzel kezdődik a terv (%n lapka)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your plan goes on with %n more tile(s)</source>
        <translation>
            <numerusform>a terv folytatódik (még %n lapka)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it sheds %n point(s)</source>
        <translation>
            <numerusform>ezzel %n ponttal kevesebb marad kézben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tile(s) would fit</source>
        <translation>
            <numerusform>még %n lapka rakható le</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRulesController</name>
    <message>
        <source>The rules “{rules}” are now among your own: choose them for a new game.</source>
        <translation>„{rules}” – ezek a szabályok már a saját szabályai között vannak: új játékhoz kiválaszthatók.</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>&amp;Save</source>
        <translation>Me&amp;ntés</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Me&amp;ntés másként…</translation>
    </message>
    <message>
        <source>Changes have not been saved: {names}.</source>
        <translation>Nem mentett módosítások: {names}.</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Módosítások eldobása</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Házi szabályok</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>El&amp;dobás</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Visszaállítás</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>E szabályok &amp;használata</translation>
    </message>
    <message>
        <source>New &amp;game with these rules…</source>
        <translation>Új játé&amp;k ezekkel…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Még&amp;se</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>Take back what has not been saved</source>
        <translation>A nem mentett módosítások visszavonása</translation>
    </message>
    <message>
        <source>Set all options back to those of the preset</source>
        <translation>Minden beállítás visszaállítása az előbeállítás szerint</translation>
    </message>
</context>
<context>
    <name>ImportQuestion</name>
    <message numerus="yes">
        <source>%n saved game(s)</source>
        <translation>
            <numerusform>%n mentett játék</numerusform>
        </translation>
    </message>
    <message>
        <source>Import the data of {moment}, with {games}?</source>
        <translation>Importálja ezeket az adatokat ({moment}, {games})?</translation>
    </message>
    <message>
        <source>Settings, statistics and the game on the table will be those of the file. Games and rule sets that are only here stay, and the game you are playing is kept with them. First a copy of everything is put into the folder “backups” of your data. Then the window opens anew.</source>
        <translation>A beállítások, a statisztika és az asztalon lévő játék a fájlból jön. A csak itt meglévő játékok és szabályrendszerek megmaradnak, és a folyamatban lévő játék is közéjük kerül. Előbb mindenről másolat készül az adatok „backups” mappájába. Utána az ablak újra megnyílik.</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importálás</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>As in the &amp;system</source>
        <translation>A &amp;rendszer szerint</translation>
    </message>
    <message>
        <source>Everything changes at once, a running game as well.</source>
        <translation>Minden azonnal átvált, a folyamatban lévő játék is.</translation>
    </message>
</context>
<context>
    <name>LengthEditor</name>
    <message>
        <source>&amp;All ({count})</source>
        <comment>rounds</comment>
        <translation>&amp;Mind ({count})</translation>
    </message>
    <message>
        <source>Rounds:</source>
        <translation>Fordulók:</translation>
    </message>
    <message>
        <source>O&amp;ne</source>
        <comment>rounds</comment>
        <translation>&amp;Egy</translation>
    </message>
    <message>
        <source>&amp;Three</source>
        <comment>rounds</comment>
        <translation>&amp;Három</translation>
    </message>
    <message>
        <source>Num&amp;ber:</source>
        <comment>rounds</comment>
        <translation>&amp;Szám:</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Fordulók száma</translation>
    </message>
    <message>
        <source>Sta&amp;rts:</source>
        <translation>&amp;Kezd:</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Sorsolással</translation>
    </message>
</context>
<context>
    <name>LevelTexts</name>
    <message>
        <source>Beginner</source>
        <extracomment>strength of a computer player</extracomment>
        <translation>Kezdő</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>strength of a computer player</extracomment>
        <translation>Könnyű</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>strength of a computer player</extracomment>
        <translation>Közepes</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>strength of a computer player</extracomment>
        <translation>Nehéz</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>strength of a computer player</extracomment>
        <translation>Szakértő</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <extracomment>another program that plays, by the name that the player gave it</extracomment>
        <translation>„{name}”</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Opening the last game…</source>
        <translation>Az utolsó játék megnyitása…</translation>
    </message>
    <message>
        <source>Opening “{file}”…</source>
        <translation>„{file}” megnyitása…</translation>
    </message>
    <message>
        <source>Preparing the game…</source>
        <translation>A játék előkészítése…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Mentett játékok</translation>
    </message>
    <message numerus="yes">
        <source>This game has %n computer player(s) of a strength unknown here: {names}. Let them play as “{level}”?</source>
        <translation>
            <numerusform>Ebben a játékban %n gép játékereje itt ismeretlen: {names}. Legyen helyette ez: „{level}”?</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Csere</translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>{file} (cannot be read) · {when}</source>
        <translation>{file} (nem olvasható) · {when}</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Pontozólapok</translation>
    </message>
    <message>
        <source>Keep the scores of games with real tiles. Every entry is saved at once.</source>
        <translation>Valódi lapkákkal játszott játékok pontjaihoz. Minden bejegyzés azonnal mentésre kerül.</translation>
    </message>
    <message>
        <source>&amp;New score pad</source>
        <translation>Új &amp;pontozólap</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>a score pad</comment>
        <translation>&amp;Megnyitás</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <comment>a score pad</comment>
        <translation>Á&amp;tnevezés…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <comment>a score pad</comment>
        <translation>Tö&amp;rlés…</translation>
    </message>
</context>
<context>
    <name>LogFilterBar</name>
    <message>
        <source>Everybody</source>
        <translation>Mindenki</translation>
    </message>
    <message>
        <source>Entries about</source>
        <translation>Bejegyzések erről a játékosról</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Minden</translation>
    </message>
    <message>
        <source>Tiles laid</source>
        <translation>Lerakott lapkák</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Húzott lapkák</translation>
    </message>
    <message>
        <source>Passes and markers</source>
        <translation>Passzok és mozdonyok</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>entries of the log</comment>
        <translation>Egyéb</translation>
    </message>
    <message>
        <source>Kind of entries</source>
        <translation>Bejegyzések fajtája</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Keresés a játéknaplóban</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>E forduló</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <comment>list of what happened</comment>
        <translation>Játéknapló</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Szűrés</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Másolás</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>No entry is like that.</source>
        <translation>Nincs ilyen bejegyzés.</translation>
    </message>
    <message>
        <source>Log of moves</source>
        <translation>Játéknapló</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Téma:</translation>
    </message>
    <message>
        <source>Tile st&amp;yle:</source>
        <translation>&amp;Lapkák megjelenése:</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Pöttyök</translation>
    </message>
    <message>
        <source>Numerals</source>
        <translation>Számok</translation>
    </message>
    <message>
        <source>&amp;Large tiles</source>
        <translation>&amp;Nagy lapkák</translation>
    </message>
    <message>
        <source>Tiles never become small: where the table has no room for them, it is scrolled.</source>
        <translation>A lapkák sosem lesznek kicsik: ha nem férnek el, az asztal görgethető.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>size of text</comment>
        <translation>Automatikus</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>size of text</comment>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>size of text</comment>
        <translation>Nagy</translation>
    </message>
    <message>
        <source>Larger</source>
        <comment>size of text</comment>
        <translation>Nagyobb</translation>
    </message>
    <message>
        <source>Largest</source>
        <comment>size of text</comment>
        <translation>Legnagyobb</translation>
    </message>
    <message>
        <source>Text and &amp;buttons:</source>
        <translation>S&amp;zöveg és gombok:</translation>
    </message>
    <message>
        <source>Automatic: they grow with the window. They never become larger than the window allows.</source>
        <translation>Automatikus: az ablakkal együtt nőnek. Soha nem lesznek nagyobbak, mint amekkorát az ablak enged.</translation>
    </message>
    <message>
        <source>Let what can be laid stand &amp;out</source>
        <translation>A lerakhatók &amp;kiemelése</translation>
    </message>
    <message>
        <source>Tiles that fit are raised, and the ends they fit on light up.</source>
        <translation>Az illő lapkák kiemelkednek, és felfénylenek a végek, ahová illenek.</translation>
    </message>
    <message>
        <source>Cou&amp;nt hidden tiles</source>
        <translation>&amp;Rejtett lapkák számlálása</translation>
    </message>
    <message>
        <source>Shows how many tiles of each number are still hidden from you.</source>
        <translation>Mutatja, hogy számonként hány lapka rejtett még ön elől.</translation>
    </message>
    <message>
        <source>Green felt</source>
        <comment>theme</comment>
        <translation>Zöld posztó</translation>
    </message>
    <message>
        <source>Wooden table</source>
        <comment>theme</comment>
        <translation>Faasztal</translation>
    </message>
    <message>
        <source>Light and plain</source>
        <comment>theme</comment>
        <translation>Világos és egyszerű</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Sötét</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Nagy kontraszt</translation>
    </message>
    <message>
        <source>As in the system</source>
        <translation>A rendszer szerint</translation>
    </message>
</context>
<context>
    <name>LookThroughDialog</name>
    <message>
        <source>On the table: {players}</source>
        <translation>Az asztalon: {players}</translation>
    </message>
    <message>
        <source>{when}  ·  round {round} of {rounds}  ·  {players}</source>
        <translation>{when}  ·  forduló: {round}/{rounds}  ·  {players}</translation>
    </message>
    <message>
        <source>Look through a game</source>
        <translation>Játék visszanézése</translation>
    </message>
    <message>
        <source>No game has been kept yet.</source>
        <translation>Még nincs elmentett játék.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
    <message>
        <source>&amp;Another file…</source>
        <translation>Másik &amp;fájl…</translation>
    </message>
    <message>
        <source>&amp;Look through</source>
        <translation>&amp;Visszanézés</translation>
    </message>
</context>
<context>
    <name>MarkersText</name>
    <message>
        <source>Markers</source>
        <translation>Mozdonyok</translation>
    </message>
    <message>
        <source>If you pass, you put your marker, a locomotive, on your own train, unless it stands there already. Others may lay there then.</source>
        <translation>Aki passzol, felteszi a mozdonyát a saját vonatára, ha még nincs rajta. A vonat ekkor nyitott: oda a többiek is rakhatnak.</translation>
    </message>
    <message>
        <source>That goes even if all that kept you from laying was an open double on a train that is not yours.</source>
        <translation>Ez akkor is így van, ha csak olyan nyitott dupla miatt nem lehetett lapkát lerakni, amely nem a saját vonaton van.</translation>
    </message>
    <message>
        <source>If you could not cover the open double with which your turn began, and it lies on a train that is not yours, you pass without putting a marker on.</source>
        <translation>Aki nem tudta kiegészíteni azt a nyitott duplát, amellyel a köre kezdődött, úgy passzol, hogy nem tesz fel mozdonyt, ha az a dupla nem a saját vonatán van.</translation>
    </message>
    <message>
        <source>You take your marker off as soon as you lay a tile on the marked end of your train.</source>
        <translation>A mozdony lekerül, amint a vonat tulajdonosa lapkát rak arra a végre, amelyen a mozdony áll.</translation>
    </message>
    <message>
        <source>You take your marker off as soon as you lay a tile on your own train.</source>
        <translation>A mozdony lekerül, amint a vonat tulajdonosa lapkát rak a saját vonatára.</translation>
    </message>
    <message>
        <source>A marker comes off as soon as anybody, the owner too, lays a tile on any end of the train.</source>
        <translation>A mozdony lekerül, amint bárki, akár a tulajdonos, lapkát rak a vonat bármelyik végére.</translation>
    </message>
    <message>
        <source>A marker comes off as soon as anybody, the owner too, lays a tile on the train.</source>
        <translation>A mozdony lekerül, amint bárki, akár a tulajdonos, lapkát rak a vonatra.</translation>
    </message>
    <message>
        <source>You take your marker off as soon as you lay a tile, on whichever train.</source>
        <translation>A mozdony lekerül, amint a tulajdonosa lapkát rak le, bármelyik vonatra.</translation>
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
        <translation>Kikapcsolva</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mozgás</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;Animációk sebessége:</translation>
    </message>
    <message>
        <source>As in the system</source>
        <translation>A rendszer szerint</translation>
    </message>
    <message>
        <source>&amp;Reduced motion:</source>
        <translation>&amp;Kevesebb mozgás:</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>reduced motion</comment>
        <translation>Mindig</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>reduced motion</comment>
        <translation>Soha</translation>
    </message>
    <message>
        <source>Short fades take the place of everything that flies.</source>
        <translation>Repülés helyett minden rövid áttűnéssel jelenik meg és tűnik el.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Hang</translation>
    </message>
    <message>
        <source>&amp;Mute sounds</source>
        <translation>&amp;Némítás</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Hangerő:</translation>
    </message>
    <message>
        <source>&amp;Play a sound</source>
        <translation>Hang &amp;lejátszása</translation>
    </message>
</context>
<context>
    <name>NameGiver</name>
    <message>
        <source>Player {number}</source>
        <translation>{number}. játékos</translation>
    </message>
</context>
<context>
    <name>NameRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>{number}. játékos neve</translation>
    </message>
    <message>
        <source>Points player {number} begins with</source>
        <translation>Ennyi ponttal kezd: {number}. játékos</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>{number}. játékos eltávolítása</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>további %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NamesEditor</name>
    <message>
        <source>&amp;Add player</source>
        <translation>Játékos &amp;hozzáadása</translation>
    </message>
    <message>
        <source>At least two players need a name.</source>
        <translation>Legalább két játékosnak kell nevet adni.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>Játék &amp;indítása</translation>
    </message>
    <message>
        <source>C&amp;ustom rules…</source>
        <translation>Egyé&amp;ni szabályok…</translation>
    </message>
    <message>
        <source>Rules in &amp;words…</source>
        <translation>Szabályok leír&amp;va…</translation>
    </message>
</context>
<context>
    <name>NumberOrWordEditor</name>
    <message>
        <source>This number:</source>
        <translation>Ez a szám:</translation>
    </message>
</context>
<context>
    <name>OpenDoublesText</name>
    <message>
        <source>Open doubles</source>
        <translation>Nyitott duplák</translation>
    </message>
    <message>
        <source>Nobody has to cover a double that somebody else has left without a tile: the players after them lay wherever they may.</source>
        <translation>Senkinek sem kell kiegészítenie azt a duplát, amelyet más lapka nélkül hagyott: a következő játékosok bármelyik megengedett helyre rakhatnak.</translation>
    </message>
    <message>
        <source>A double is open until a tile lies on it; the engine never is.</source>
        <translation>A dupla addig nyitott, amíg lapka nem kerül hozzá; a kezdődupla sosem az.</translation>
    </message>
    <message>
        <source>Your turn ends with the tile that covers. If you cannot cover, you draw a tile; if that one does not cover either, you pass.</source>
        <translation>A kiegészítő lapkával a kör véget ér. Aki nem tudja kiegészíteni, húz egy lapkát; ha az sem illik oda, passzol.</translation>
    </message>
    <message>
        <source>If one is open when your turn begins, you have to cover it, and can lay nothing else, on whichever train it is: even if that bears no marker, and even if your own train is empty.</source>
        <translation>Ha a kör kezdetén van nyitott dupla, azt kell kiegészíteni, és mást nem szabad lerakni, bármelyik vonaton van is: mozdony nélkül is, és akkor is, ha a saját vonat még üres.</translation>
    </message>
    <message>
        <source>If one is open when your turn begins, you have to cover it, and can lay nothing else, on whichever train it is, even if that bears no marker.</source>
        <translation>Ha a kör kezdetén van nyitott dupla, azt kell kiegészíteni, és mást nem szabad lerakni, bármelyik vonaton van is, akár mozdony nélkül is.</translation>
    </message>
    <message>
        <source>If several doubles are open, the one that was laid first is covered first.</source>
        <translation>Ha több nyitott dupla van, elsőként azt kell kiegészíteni, amelyik legelőször került le.</translation>
    </message>
    <message>
        <source>If several doubles are open, the one that was laid last is covered first.</source>
        <translation>Ha több nyitott dupla van, elsőként azt kell kiegészíteni, amelyik legutoljára került le.</translation>
    </message>
    <message>
        <source>As soon as all tiles with its number lie on the table, nobody can cover a double any more: from then on it is not open.</source>
        <translation>Amint a dupla számának minden lapkája az asztalon van, azt már senki sem tudja kiegészíteni: onnantól nem számít nyitottnak.</translation>
    </message>
    <message>
        <source>Even if all tiles with its number lie on the table and nobody can cover it any more, a double stays open.</source>
        <translation>A dupla akkor is nyitott marad, ha a számának minden lapkája az asztalon van, és már senki sem tudja kiegészíteni.</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>All hands</source>
        <translation>Mindenki lapkái</translation>
    </message>
</context>
<context>
    <name>OptionEffects</name>
    <message>
        <source>A larger set makes longer trains, longer rounds and room for more players.</source>
        <translation>Nagyobb készlettel hosszabbak a vonatok és a fordulók, és többen is elférnek az asztalnál.</translation>
    </message>
    <message>
        <source>Large hands leave more to plan and less to draw; small hands make short, lively rounds.</source>
        <translation>Sok lapkával több a terveznivaló és kevesebb a húznivaló; kevéssel rövidek és élénkek a fordulók.</translation>
    </message>
    <message>
        <source>Nobody can hide anything: good for teaching, and for those who like to reckon.</source>
        <translation>Nincsenek titkok: jó a tanuláshoz, és azoknak, akik szeretnek számolni.</translation>
    </message>
    <message>
        <source>Set aside, the round begins at once; otherwise chance decides, and it may take a few draws.</source>
        <translation>Ha félre van téve, a forduló rögtön indul; különben a szerencse dönt, és előfordul, hogy húzni kell érte.</translation>
    </message>
    <message>
        <source>Whoever lays the engine is rid of a heavy tile; a first turn on top is a real advantage.</source>
        <translation>Aki a kezdőduplát lerakja, nehéz lapkától szabadul meg; ha ő is kezd, az már igazi előny.</translation>
    </message>
    <message>
        <source>With chains rounds are short and a planned hand pays; tile by tile there is more to react to.</source>
        <translation>Kezdőlánccal rövidek a fordulók, és kifizetődik a tervezés; lapkánként több mindenre kell reagálni.</translation>
    </message>
    <message>
        <source>A second chance for whoever was dealt nothing that fits.</source>
        <translation>Második esély annak, aki nem kapott odaillő lapkát.</translation>
    </message>
    <message>
        <source>If the last one counts, a chain that ends with a double keeps the others busy.</source>
        <translation>Ha az utolsó számít, a duplára végződő lánc a többieknek is ad munkát.</translation>
    </message>
    <message>
        <source>If the round goes on, everybody has laid something before points are counted.</source>
        <translation>Ha a forduló folytatódik, mindenki sorra kerül, mielőtt a pontokat számolják.</translation>
    </message>
    <message>
        <source>The more public trains, the more places for a tile; without one, markers are the only help.</source>
        <translation>Minél több a mexikói vonat, annál több hely jut a lapkáknak; nélkülük csak a mozdonyok segítenek.</translation>
    </message>
    <message>
        <source>With any tile everybody gets going at once, and the engine matters less.</source>
        <translation>Bármilyen lapkával mindenki rögtön elindulhat, és a kezdődupla kevésbé számít.</translation>
    </message>
    <message>
        <source>Stricter: whoever lacks a first tile falls behind until one is drawn.</source>
        <translation>Szigorúbb: akinek hiányzik az első lapkája, lemarad, amíg nem húz egyet.</translation>
    </message>
    <message>
        <source>Two arms are two ends: more choice on your own train, and a marker opens only one.</source>
        <translation>Két ág két vég: több a választás a saját vonaton, és a mozdony csak az egyiket nyitja meg.</translation>
    </message>
    <message>
        <source>The sooner a marker goes, the fewer trains stand open to everybody.</source>
        <translation>Minél hamarabb kerül le a mozdony, annál kevesebb vonat nyitott mindenki előtt.</translation>
    </message>
    <message>
        <source>Without that marker, nobody pays for a double that somebody else left open.</source>
        <translation>E mozdony nélkül senki sem fizet más nyitva hagyott duplájáért.</translation>
    </message>
    <message>
        <source>On the double only, you finish what you began; anywhere, the double may be left to the others.</source>
        <translation>Csak a duplára: aki elkezdte, be is fejezi. Bárhová: a dupla talán a többiekre marad.</translation>
    </message>
    <message>
        <source>A limit makes turns short and stops anyone from laying half a hand at once.</source>
        <translation>A korlát rövidíti a köröket, és senki sem rakja le egyszerre a fél kezét.</translation>
    </message>
    <message>
        <source>Nobody can lay two doubles and leave both of them to the others.</source>
        <translation>Senki sem rakhat le két duplát úgy, hogy mindkettőt a többiekre hagyja.</translation>
    </message>
    <message>
        <source>Doubles that must be covered bind everybody; if none must, the game is milder.</source>
        <translation>A kötelezően kiegészítendő dupla mindenkit megköt; ha egyik sem az, enyhébb a játék.</translation>
    </message>
    <message>
        <source>If it stays open, all can only draw and pass until the round is blocked.</source>
        <translation>Ha nyitva marad, mindenki csak húzhat és passzolhat, amíg a forduló elakad.</translation>
    </message>
    <message>
        <source>More rounds take longer, and luck evens out; one round is a matter of minutes.</source>
        <translation>Több forduló tovább tart, és a szerencse kiegyenlítődik; egyetlen forduló néhány perc.</translation>
    </message>
    <message>
        <source>A covered double may still save somebody a tile before points are counted.</source>
        <translation>Aki a duplát kiegészíti, a pontozás előtt még megszabadul egy lapkától.</translation>
    </message>
    <message>
        <source>By pips, heavy tiles are to be got rid of early; by tiles, only their number matters.</source>
        <translation>Ha a pöttyök számítanak, a nehéz lapkáktól érdemes korán megszabadulni; ha a lapkák, csak a darabszám számít.</translation>
    </message>
    <message>
        <source>With many points on it, the lightest tile becomes the one nobody wants to keep.</source>
        <translation>Sok ponttal épp a legkönnyebb lapka lesz az, amelyet senki sem akar megtartani.</translation>
    </message>
    <message>
        <source>With penalty points it pays to keep low; with plus points only going out earns anything.</source>
        <translation>Büntetőpontokkal megéri keveset megtartani; pluszpontot csak az hoz, ha elfogynak a lapkák.</translation>
    </message>
    <message>
        <source>The others are warned in time, and whoever forgets to tap may have to pay.</source>
        <translation>A többiek időben tudják, és aki elfelejt kopogni, annak esetleg fizetnie kell érte.</translation>
    </message>
    <message>
        <source>The harder the penalty, the more attention the last tile takes.</source>
        <translation>Minél szigorúbb a büntetés, annál több figyelmet kíván az utolsó lapka.</translation>
    </message>
</context>
<context>
    <name>OptionError</name>
    <message>
        <source>the rules know no option {option}</source>
        <translation>nincs ilyen beállítás a szabályokban: {option}</translation>
    </message>
    <message>
        <source>the rules lack the option {option}</source>
        <translation>hiányzik egy beállítás a szabályokból: {option}</translation>
    </message>
    <message>
        <source>the option {option} cannot be {value}, only one of: {values}</source>
        <translation>egy beállítás ({option}) értéke nem lehet {value}, csak a következők egyike: {values}</translation>
    </message>
    <message>
        <source>there is no preset {preset}</source>
        <translation>nincs ilyen előbeállítás: {preset}</translation>
    </message>
    <message>
        <source>the number of players is {players}, but must be from {least} to {most}</source>
        <translation>a játékosok száma {players}, de legalább {least}, legfeljebb {most} lehet</translation>
    </message>
    <message>
        <source>the set has {total} tiles, but dealing {hand} to each of {players} players takes {need}</source>
        <translation>a szükséges lapkák száma {need} ({players} játékos, fejenként {hand}), de a készletben csak ennyi van: {total}</translation>
    </message>
</context>
<context>
    <name>OptionRemarks</name>
    <message>
        <source>No effect as long as “{option}” is: {value}</source>
        <translation>Nincs hatása, amíg „{option}” beállítása: {value}</translation>
    </message>
    <message>
        <source>Never more than two as long as “{option}” is: {value}</source>
        <translation>Legfeljebb kettő, amíg „{option}” beállítása: {value}</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) the engine is the highest double again.</source>
        <translation>
            <numerusform>%n forduló után újra a legnagyobb dupla a kezdődupla.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed. “{preset}” has: {value}</source>
        <translation>Módosítva. „{preset}” szerint: {value}</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>Vissza az előbeállításhoz</translation>
    </message>
    <message>
        <source>Back to the preset: {option}</source>
        <translation>Vissza az előbeállításhoz: {option}</translation>
    </message>
</context>
<context>
    <name>OptionTexts</name>
    <message>
        <source>Domino set</source>
        <translation>Dominókészlet</translation>
    </message>
    <message>
        <source>The highest number of pips on a tile, which decides how many tiles there are.</source>
        <translation>A legnagyobb szám a lapkákon; ettől függ, hány lapka van.</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <translation>Lapkák fejenként</translation>
    </message>
    <message>
        <source>How many tiles every player is dealt; usually this follows from the number of players.</source>
        <translation>Hány lapkát kap mindenki; ez általában a játékosok számától függ.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Fordulók</translation>
    </message>
    <message>
        <source>How many rounds a game has; the round&apos;s double falls by one from each to the next.</source>
        <translation>Hány fordulóból áll a játék; a forduló duplája mindig eggyel kisebb lesz.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Kezdődupla</translation>
    </message>
    <message>
        <source>Which double lies in the station at the start of a round, and how it gets there.</source>
        <translation>Melyik dupla van a forduló elején az állomáson, és hogyan kerül oda.</translation>
    </message>
    <message>
        <source>Layer of the engine starts</source>
        <translation>A kezdődupla lerakója kezd</translation>
    </message>
    <message>
        <source>Whoever lays the engine also has the first turn; otherwise the next player has it.</source>
        <translation>Aki lerakja a kezdőduplát, az kezdi az első kört is; különben a következő játékos.</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Első kör</translation>
    </message>
    <message>
        <source>What everyone lays in their first turn: a single tile, or a chain on their own train.</source>
        <translation>Mit rak le mindenki az első körben: egyetlen lapkát vagy egy láncot a saját vonatára.</translation>
    </message>
    <message>
        <source>Drawing in the first turn</source>
        <translation>Húzás az első körben</translation>
    </message>
    <message>
        <source>Whoever cannot begin their chain draws one tile and lays it if it fits.</source>
        <translation>Aki nem tudja elkezdeni a láncát, húz egy lapkát, és lerakja, ha illik.</translation>
    </message>
    <message>
        <source>Doubles in the first chain</source>
        <translation>Duplák a kezdőláncban</translation>
    </message>
    <message>
        <source>Whether a double laid in a chain of the first turn has to be covered.</source>
        <translation>Ki kell-e egészíteni a kezdőláncban lerakott duplát.</translation>
    </message>
    <message>
        <source>Out in the first turn</source>
        <translation>Elfogyott lapkák az első körben</translation>
    </message>
    <message>
        <source>When the round ends if a chain in the first turn uses up a whole hand.</source>
        <translation>Mikor ér véget a forduló, ha valakinek minden lapkája a kezdőláncba került.</translation>
    </message>
    <message>
        <source>Mexican trains</source>
        <translation>Mexikói vonatok</translation>
    </message>
    <message>
        <source>How many public trains there are, on which everyone may lay.</source>
        <translation>Hány közös vonat van, amelyre mindenki rakhat lapkát.</translation>
    </message>
    <message>
        <source>Start of a train</source>
        <translation>A vonat kezdete</translation>
    </message>
    <message>
        <source>Which tile a personal train may begin with.</source>
        <translation>Melyik lapkával kezdődhet egy saját vonat.</translation>
    </message>
    <message>
        <source>Own train first</source>
        <translation>Előbb a saját vonat</translation>
    </message>
    <message>
        <source>Until their own train has begun, players may only lay there or on a Mexican train in use.</source>
        <translation>Amíg a saját vonat nem indult el, csak arra vagy egy már elindított mexikói vonatra lehet lapkát rakni.</translation>
    </message>
    <message>
        <source>Taking the marker off</source>
        <translation>A mozdony levétele</translation>
    </message>
    <message>
        <source>What closes a train again that has a marker.</source>
        <translation>Mitől lesz újra zárt egy mozdonnyal megjelölt vonat.</translation>
    </message>
    <message>
        <source>Marker because of an open double</source>
        <translation>Mozdony nyitott dupla miatt</translation>
    </message>
    <message>
        <source>Players who could not cover an open double on another train get a marker too.</source>
        <translation>Az is mozdonyt kap, aki egy másik vonaton lévő nyitott duplát nem tudott kiegészíteni.</translation>
    </message>
    <message>
        <source>Tile after a double</source>
        <translation>Lapka a dupla után</translation>
    </message>
    <message>
        <source>Where the further tile may go that a double asks for in the same turn.</source>
        <translation>Hová kerülhet a további lapka, amelyet a dupla ugyanabban a körben megkíván.</translation>
    </message>
    <message>
        <source>Doubles per turn</source>
        <translation>Duplák körönként</translation>
    </message>
    <message>
        <source>How many doubles may be laid in one turn.</source>
        <translation>Hány dupla rakható le egy körben.</translation>
    </message>
    <message>
        <source>Second double needs cover</source>
        <translation>A második dupla feltétele</translation>
    </message>
    <message>
        <source>A second double in a turn is allowed only with a tile left that covers one of the two.</source>
        <translation>Második dupla csak akkor rakható le egy körben, ha marad lapka, amely kiegészíti valamelyiket.</translation>
    </message>
    <message>
        <source>Open doubles</source>
        <translation>Nyitott duplák</translation>
    </message>
    <message>
        <source>Which open double the next player has to cover before laying anywhere else.</source>
        <translation>Melyik nyitott duplát kell kiegészíteni, mielőtt máshová lehet lapkát rakni.</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>Holt duplák</translation>
    </message>
    <message>
        <source>What becomes of an open double when all tiles with its number are on the table.</source>
        <translation>Mi lesz a nyitott duplával, ha minden ilyen számú lapka az asztalon van.</translation>
    </message>
    <message>
        <source>Going out with a double</source>
        <translation>Dupla utolsó lapkaként</translation>
    </message>
    <message>
        <source>What follows when somebody&apos;s last tile is a double.</source>
        <translation>Mi történik, ha valakinek az utolsó lapkája dupla.</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Elágazások</translation>
    </message>
    <message>
        <source>Players may split their own train into two arms with a double.</source>
        <translation>Egy duplával a saját vonat két ágra bontható.</translation>
    </message>
    <message>
        <source>Value of the remaining tiles</source>
        <translation>A megmaradt lapkák értéke</translation>
    </message>
    <message>
        <source>What the tiles left in a hand count at the end of a round.</source>
        <translation>Mennyit érnek a forduló végén kézben maradt lapkák.</translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation>Dupla 0</translation>
    </message>
    <message>
        <source>What the double blank counts when it is left in a hand.</source>
        <translation>Mennyit ér a dupla 0, ha kézben maradt.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pontozás</translation>
    </message>
    <message>
        <source>Who gets points for the remaining tiles, and which total wins.</source>
        <translation>Ki kap pontot a megmaradt lapkákért, és melyik összpontszám győz.</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Kopogás</translation>
    </message>
    <message>
        <source>Whoever has one tile left taps, so that everybody knows.</source>
        <translation>Akinek egyetlen lapkája maradt, kopog, hogy mindenki tudja.</translation>
    </message>
    <message>
        <source>Penalty for not tapping</source>
        <translation>Büntetés elmaradt kopogásért</translation>
    </message>
    <message>
        <source>What it costs if somebody else acts before the tap.</source>
        <translation>Mibe kerül, ha a kopogás előtt már más lépett.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Nyílt lapkák</translation>
    </message>
    <message>
        <source>All tiles are visible to everybody.</source>
        <translation>Mindenki látja az összes lapkát.</translation>
    </message>
    <message>
        <source>The round&apos;s double, set aside before the deal</source>
        <translation>A forduló duplája, osztás előtt félretéve</translation>
    </message>
    <message>
        <source>The round&apos;s double; if nobody has it, players draw until it is found</source>
        <translation>A forduló duplája; ha senkinél nincs, húzni kell, amíg elő nem kerül</translation>
    </message>
    <message>
        <source>The highest double in any hand, counted down from the round&apos;s double</source>
        <translation>A legnagyobb kézben lévő dupla, a forduló duplájától lefelé</translation>
    </message>
    <message>
        <source>None: doubles need not be covered</source>
        <translation>Egyiket sem: a duplákat nem kell kiegészíteni</translation>
    </message>
    <message>
        <source>All their pips</source>
        <translation>Az összes pöttyük</translation>
    </message>
    <message>
        <source>The highest double of the first player who has one</source>
        <translation>Az első olyan játékos legnagyobb duplája, akinél van dupla</translation>
    </message>
    <message>
        <source>One tile</source>
        <translation>Egy lapka</translation>
    </message>
    <message>
        <source>A chain of any length</source>
        <translation>Tetszőleges hosszúságú lánc</translation>
    </message>
    <message>
        <source>The last one, after the first turns</source>
        <translation>Az utolsót, az első körök után</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Soha</translation>
    </message>
    <message>
        <source>After everyone&apos;s first turn</source>
        <translation>Mindenki első köre után</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Azonnal</translation>
    </message>
    <message>
        <source>One that fits the engine</source>
        <translation>Olyan, amely a kezdőduplához illik</translation>
    </message>
    <message>
        <source>Any tile</source>
        <translation>Bármelyik lapka</translation>
    </message>
    <message>
        <source>The owner lays on the train</source>
        <translation>A tulajdonosa lapkát rak rá</translation>
    </message>
    <message>
        <source>Anyone lays on the train</source>
        <translation>Bárki lapkát rak rá</translation>
    </message>
    <message>
        <source>The owner lays anywhere</source>
        <translation>A tulajdonosa bárhová lapkát rak</translation>
    </message>
    <message>
        <source>Anywhere it is allowed</source>
        <translation>Bárhová, ahová szabad</translation>
    </message>
    <message>
        <source>On the double only</source>
        <translation>Csak a duplához</translation>
    </message>
    <message>
        <source>The oldest one</source>
        <translation>A legrégebbit</translation>
    </message>
    <message>
        <source>The newest one</source>
        <translation>A legújabbat</translation>
    </message>
    <message>
        <source>It need not be covered</source>
        <translation>Nem kell kiegészíteni</translation>
    </message>
    <message>
        <source>It stays open</source>
        <translation>Nyitott marad</translation>
    </message>
    <message>
        <source>The round ends</source>
        <translation>A forduló véget ér</translation>
    </message>
    <message>
        <source>The next player who can covers it</source>
        <translation>A soron következő első olyan játékos egészíti ki, aki tudja</translation>
    </message>
    <message>
        <source>One point each</source>
        <translation>Lapkánként egy pontot</translation>
    </message>
    <message>
        <source>50 for a double, 25 for a blank half, else pips</source>
        <translation>Dupla: 50, nulla fél: 25, egyébként a pöttyök</translation>
    </message>
    <message>
        <source>Penalty points: the lowest total wins</source>
        <translation>Büntetőpontok: a legkisebb összpontszám győz</translation>
    </message>
    <message>
        <source>Plus points: whoever is out collects, the highest total wins</source>
        <translation>Pluszpontok: akinek elfogytak a lapkái, az kapja, a legnagyobb összpontszám győz</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Semmi</translation>
    </message>
    <message>
        <source>Two penalty tiles</source>
        <translation>Két büntetőlapka</translation>
    </message>
    <message>
        <source>The next turn</source>
        <translation>A következő kör</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Igen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nem</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Nincs korlát</translation>
    </message>
    <message>
        <source>Like any other tile</source>
        <translation>Mint bármelyik másik lapka</translation>
    </message>
    <message>
        <source>Table {table}: {most} to {least} from a double-12 set</source>
        <translation>{table} táblázat: {least} és {most} között, dupla 12-es készletből</translation>
    </message>
    <message>
        <source>Quick table: {most} to {least} from a double-9 set</source>
        <translation>Gyors táblázat: {least} és {most} között, dupla 9-es készletből</translation>
    </message>
    <message>
        <source>Double-6 set</source>
        <extracomment>Hungarian needs a text of its own for each set: the suffix follows the number.</extracomment>
        <translation>Dupla 6-os készlet</translation>
    </message>
    <message>
        <source>Double-9 set</source>
        <translation>Dupla 9-es készlet</translation>
    </message>
    <message>
        <source>Double-12 set</source>
        <translation>Dupla 12-es készlet</translation>
    </message>
    <message>
        <source>Double-15 set</source>
        <translation>Dupla 15-ös készlet</translation>
    </message>
    <message>
        <source>Double-18 set</source>
        <translation>Dupla 18-as készlet</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Egy sem</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Egy</translation>
    </message>
    <message>
        <source>One for each player</source>
        <translation>Játékosonként egy</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n lapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n forduló</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>The line marks the share that everybody would win if all played alike.</source>
        <translation>A vonal azt az arányt jelöli, amennyit egyforma játékkal mindenki nyerne.</translation>
    </message>
    <message>
        <source>No game against computers yet.</source>
        <translation>Még nem volt játék gépek ellen.</translation>
    </message>
    <message>
        <source>Wins against computers</source>
        <translation>Győzelmek gépek ellen</translation>
    </message>
    <message>
        <source>{share} ({wins} of {games})</source>
        <translation>{share} ({wins}/{games})</translation>
    </message>
    <message>
        <source>A dot for each game; the fewer, the better.</source>
        <translation>Minden pont egy játék; minél kevesebb, annál jobb.</translation>
    </message>
    <message>
        <source>A dot for each game; the more, the better.</source>
        <translation>Minden pont egy játék; minél több, annál jobb.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with points counted the other way left out.</source>
        <translation>
            <numerusform>Kihagyva: %n fordítva pontozott játék.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points a round over time</source>
        <translation>Pont fordulónként az idő múlásával</translation>
    </message>
    <message>
        <source>How many points rounds brought</source>
        <translation>Hány pontot hoztak a fordulók</translation>
    </message>
    <message>
        <source>Rounds by their points; none at the very left.</source>
        <translation>Fordulók a pontjaik szerint; bal szélen a pont nélküliek.</translation>
    </message>
    <message>
        <source>Longest winning streak: {best}. Current one: {current}.</source>
        <translation>Leghosszabb győzelmi sorozat: {best}. Jelenlegi: {current}.</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Játékról játékra</translation>
    </message>
    <message>
        <source>Up: won. Down: not. The last game is at the right.</source>
        <translation>Felfelé: győzelem; lefelé: nem győzelem. Jobb szélen az utolsó játék.</translation>
    </message>
</context>
<context>
    <name>PadRescue</name>
    <message>
        <source>The last entries on the score pad could not be saved and will be lost when the program ends.</source>
        <translation>A pontozólap utolsó bejegyzéseit nem lehetett menteni, a kilépéssel elvesznek.</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Pontozólapok</translation>
    </message>
</context>
<context>
    <name>PadTexts</name>
    <message numerus="yes">
        <source>finished after %Ln round(s)</source>
        <translation>
            <numerusform>%Ln forduló után befejezve</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {total}</source>
        <translation>{round}. forduló (összesen: {total})</translation>
    </message>
    <message>
        <source>Engine: the highest double in the hand of whoever starts</source>
        <translation>Kezdődupla: a kezdőjátékos legnagyobb duplája</translation>
    </message>
    <message>
        <source>Engine: double {pip}, or the next lower one</source>
        <translation>Kezdődupla: dupla {pip} vagy a következő kisebb</translation>
    </message>
    <message>
        <source>Engine: double {pip}</source>
        <translation>Kezdődupla: dupla {pip}</translation>
    </message>
    <message>
        <source>Nothing is written for {name} yet.</source>
        <translation>Még nincs bejegyzés: {name}.</translation>
    </message>
    <message>
        <source>Somebody must be out, or the round is blocked.</source>
        <translation>Valakinek el kellett fogynia a lapkáinak, vagy a forduló elakadt.</translation>
    </message>
    <message>
        <source>In a blocked round nobody is out, but {name} is.</source>
        <translation>Elakadt fordulóban senki lapkái nem fogynak el, itt mégis: {name}.</translation>
    </message>
    <message>
        <source>By these rules only one player can be out.</source>
        <translation>E szabályok szerint csak egy játékos lapkái fogyhatnak el.</translation>
    </message>
    <message>
        <source>{value} cannot be the value for {name}: no tiles count that much.</source>
        <translation>Ez az érték nem lehetséges ({name}: {value}): nincsenek lapkák, amelyek ennyit érnek.</translation>
    </message>
    <message>
        <source>All values together are {value}, but the tiles count {most} at most.</source>
        <translation>Az értékek összege {value}, de a lapkák legfeljebb ennyit érnek: {most}.</translation>
    </message>
    <message>
        <source>At least two must take part in a round.</source>
        <translation>Egy fordulóban legalább ketten játszanak.</translation>
    </message>
</context>
<context>
    <name>PageHost</name>
    <message>
        <source>Score sheet</source>
        <translation>Ponttáblázat</translation>
    </message>
</context>
<context>
    <name>Panes</name>
    <message>
        <source>Go to the next pane: table, buttons, log</source>
        <translation>A következő területre: asztal, gombok, játéknapló</translation>
    </message>
    <message>
        <source>Go to the pane before</source>
        <translation>Az előző területre</translation>
    </message>
</context>
<context>
    <name>PausePage</name>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>All tiles are hidden, and computers and time to tap wait.</source>
        <translation>Minden lapka rejtve van, a gépek és a kopogási idő várnak.</translation>
    </message>
    <message>
        <source>G&amp;o on ({key})</source>
        <translation>&amp;Folytatás ({key})</translation>
    </message>
</context>
<context>
    <name>PeopleTexts</name>
    <message>
        <source>Computer {number}</source>
        <translation>Gép {number}</translation>
    </message>
</context>
<context>
    <name>PlacesView</name>
    <message>
        <source>Places</source>
        <translation>Helyezések</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>Undo is no longer possible: a hidden tile has been revealed.</source>
        <translation>A visszavonás már nem lehetséges: egy rejtett lapka láthatóvá vált.</translation>
    </message>
    <message>
        <source>Undo is no longer possible: somebody else has acted.</source>
        <translation>A visszavonás már nem lehetséges: azóta más is lépett.</translation>
    </message>
    <message>
        <source>There is nothing to undo in this round yet.</source>
        <translation>Ebben a fordulóban még nincs mit visszavonni.</translation>
    </message>
</context>
<context>
    <name>PlayMenu</name>
    <message>
        <source>Fork the train?</source>
        <translation>Elágazzon a vonat?</translation>
    </message>
    <message>
        <source>Which half outwards?</source>
        <translation>Melyik fele legyen kívül?</translation>
    </message>
    <message>
        <source>Fork: the train goes on in two arms</source>
        <translation>Elágazás: a vonat két ágon folytatódik</translation>
    </message>
    <message>
        <source>No fork: the train goes on in one line</source>
        <translation>Nincs elágazás: a vonat egy vonalban folytatódik</translation>
    </message>
    <message>
        <source>The end shows {number}</source>
        <translation>A vonat végén {number} van</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Your turn</source>
        <translation>Az ön köre</translation>
    </message>
    <message>
        <source>&amp;Draw automatically when no tile fits</source>
        <translation>Automatikus &amp;húzás, ha nincs lerakható lapka</translation>
    </message>
    <message>
        <source>&amp;Pass automatically when nothing else is possible</source>
        <translation>Automatikus passz&amp;olás, ha más nem lehetséges</translation>
    </message>
    <message>
        <source>Confi&amp;rm the end of my turn</source>
        <translation>A köröm végének megerő&amp;sítése</translation>
    </message>
    <message>
        <source>Until then a move can be taken back: for those who let a tile slip now and then.</source>
        <translation>Addig a lépés visszavonható, ha véletlenül rossz helyre került egy lapka.</translation>
    </message>
    <message>
        <source>Time to &amp;tap:</source>
        <translation>&amp;Idő a kopogásra:</translation>
    </message>
    <message>
        <source>So long you can tell the others that you have one tile left.</source>
        <translation>Ennyi ideig jelezheti a többieknek, hogy egyetlen lapkája maradt.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>A játék</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>speed</comment>
        <translation>Azonnal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>Computers &amp;move:</source>
        <translation>Gépek te&amp;mpója:</translation>
    </message>
    <message>
        <source>&amp;Free undo against computers</source>
        <translation>Szabad &amp;visszavonás gépek ellen</translation>
    </message>
    <message>
        <source>Undo goes back to your last decision, even if hidden tiles have been seen since.</source>
        <translation>A visszavonás az ön utolsó döntéséig tér vissza, akkor is, ha azóta rejtett lapka vált láthatóvá.</translation>
    </message>
    <message>
        <source>As&amp;k before a running game is left</source>
        <translation>&amp;Kérdezzen, mielőtt egy játék félbemarad</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n másodperc</numerusform>
        </translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>time</comment>
        <translation>Korlátlan</translation>
    </message>
    <message>
        <source>R&amp;ounds</source>
        <translation>&amp;Fordulók</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Ponttáblázat</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>&amp;Játékosok…</translation>
    </message>
    <message>
        <source>Play o&amp;n</source>
        <translation>Folyta&amp;tás</translation>
    </message>
    <message>
        <source>End the &amp;game</source>
        <translation>Játék &amp;vége</translation>
    </message>
    <message>
        <source>&amp;All pads</source>
        <translation>Ö&amp;sszes lap</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Szabályok: {rules}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>{number}. játékos neve</translation>
    </message>
    <message>
        <source>Kind of player {number}</source>
        <translation>{number}. játékos fajtája</translation>
    </message>
    <message>
        <source>Strength of player {number}</source>
        <translation>{number}. játékos játékereje</translation>
    </message>
    <message>
        <source>Move player {number} up</source>
        <translation>{number}. játékos feljebb helyezése</translation>
    </message>
    <message>
        <source>Move player {number} down</source>
        <translation>{number}. játékos lejjebb helyezése</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>{number}. játékos eltávolítása</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Ember</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Gép</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Players of the score pad</source>
        <translation>A pontozólap játékosai</translation>
    </message>
    <message>
        <source>Change names, or let somebody join. A new player begins with as many points as you write; the totals now are {least} to {most}. Whoever leaves is away from then on.</source>
        <translation>Nevek módosítása vagy új játékos felvétele. Az új játékos a megadott ponttal kezd; az összpontszámok most: {least} és {most} között. Aki elmegy, onnantól hiányzik.</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>&amp;Elfogadás</translation>
    </message>
</context>
<context>
    <name>PlayersEditor</name>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Add &amp;person</source>
        <translation>Em&amp;ber hozzáadása</translation>
    </message>
    <message>
        <source>Add c&amp;omputer</source>
        <translation>Gép hozzá&amp;adása</translation>
    </message>
</context>
<context>
    <name>PlayersTable</name>
    <message>
        <source>The set has too few tiles for these hands: nobody could play.</source>
        <translation>A készletben túl kevés a lapka ehhez az osztáshoz: senki sem játszhatna.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <translation>Lapka fejenként</translation>
    </message>
    <message>
        <source>Left to draw</source>
        <translation>A talonban</translation>
    </message>
    <message numerus="yes">
        <source>The set has enough tiles for up to %n player(s).</source>
        <translation>
            <numerusform>A készlet legfeljebb %n játékosnak elég.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles for each number of players</source>
        <translation>Lapkák a játékosok száma szerint</translation>
    </message>
</context>
<context>
    <name>PresetStories</name>
    <message>
        <source>The game as the well-known collection of rules at pagat.com describes it: whoever has sorted a hand well lays half of it in the very first turn. After that it gets tight, for every double asks for more. Thirteen rounds fill an evening.</source>
        <translation>A játék úgy, ahogy az ismert szabálygyűjtemény, a pagat.com leírja: aki jól rendezte a lapkáit, már az első körben lerakja a felét. Utána szűkebbre szabott a mozgástér, mert minden dupla többet kíván. Tizenhárom forduló kitölt egy estét.</translation>
    </message>
    <message>
        <source>The classic game for those who do not like long openings: nobody lays half a hand while the others watch. Several authors of rules and programs prefer it so. Rounds take longer and stay open to the end.</source>
        <translation>A klasszikus játék azoknak, akik nem szeretik a hosszú kezdést: senki sem rakja le a fél kezét, miközben a többiek nézik. Több szabály és program szerzője is így játssza. A fordulók tovább tartanak, és a végsőkig nyitottak.</translation>
    </message>
    <message>
        <source>From a German sheet about a station and its trains. There are as many public trains as players, so nearly everything finds a place. In return doubles and blanks are expensive, and whoever forgets to tap the last tile draws two.</source>
        <translation>Egy német szabálylap nyomán, amely egy állomásról és vonatairól szól. Annyi a mexikói vonat, ahány játékos, így szinte mindennek akad helye. Cserébe a duplák és a nullák drágák, és aki az utolsó lapkánál elfelejt kopogni, kettőt húz.</translation>
    </message>
    <message>
        <source>From the leaflet of a Swiss set, tidy and a little strict: your own train first, then all the rest. Whoever lays a double goes on with it, and even the very last double gets its cover.</source>
        <translation>Egy svájci készlet szabályfüzetéből, rendesen és kissé szigorúan: előbb a saját vonat, aztán minden más. Aki duplát rak le, azon folytatja, és még a legutolsó duplát is kiegészítik.</translation>
    </message>
    <message>
        <source>From the leaflet of a Dutch set. The engine lies ready, everybody lays a single tile, and a double may be left to whoever comes next. It is learned in two minutes, which makes it a good game for mixed ages.</source>
        <translation>Egy holland készlet szabályfüzetéből. A kezdődupla készen fekszik, mindenki egyetlen lapkát rak le, és a dupla a következőkre maradhat. Két perc alatt megtanulható, ezért vegyes korú társaságnak is jó játék.</translation>
    </message>
    <message>
        <source>The same leaflet has a quick game, for when there is an hour and not an evening: fewer tiles, fewer rounds, the same arguments about doubles.</source>
        <translation>Ugyanez a füzet ismer egy gyors játékot is, ha csak egy óra van, nem egy egész este: kevesebb lapka, kevesebb forduló, ugyanazok a viták a duplákról.</translation>
    </message>
    <message>
        <source>Everybody lays their tiles face up. So beginners can be helped without a secret coming out, and old hands can look for the perfect turn together.</source>
        <translation>Mindenki nyílt lapkákkal játszik. Így a kezdőknek titkok elárulása nélkül lehet segíteni, a tapasztaltak pedig együtt kereshetik a legjobb lépést.</translation>
    </message>
    <message>
        <source>As it is played in Hungary. Each opens with a chain, the engine is the highest double of the first player who has one, and at the end tiles are counted, not pips: no sums late at night.</source>
        <translation>Ahogy Magyarországon játsszák. Mindenki kezdőlánccal indul, a kezdődupla az első olyan játékos legnagyobb duplája, akinek van, és a végén a lapkákat számolják, nem a pöttyöket: nem kell késő este összeadni.</translation>
    </message>
    <message>
        <source>A Hungarian house rule without a public train. Whoever is stuck has only the trains of the others to hope for, so markers decide the game. Twelve rounds, and pips count.</source>
        <translation>Magyar házi szabály mexikói vonat nélkül. Aki elakad, csak a többiek vonataiban bízhat, így a mozdonyok döntik el a játékot. Tizenkét forduló, és a pöttyök számítanak.</translation>
    </message>
    <message>
        <source>Another Hungarian house rule lets trains branch: a double on your own train may open two arms, and the table grows into a map of railway lines. For those who find one end too few.</source>
        <translation>Egy másik magyar házi szabály szerint a vonatok elágazhatnak: a saját vonatra rakott dupla két ágat nyithat, és az asztalból vasúti térkép lesz. Azoknak, akiknek egy vég kevés.</translation>
    </message>
</context>
<context>
    <name>PresetTexts</name>
    <message>
        <source>Classic with chains</source>
        <translation>Klasszikus láncokkal</translation>
    </message>
    <message>
        <source>The classic game: everyone opens with a train as long as their tiles allow, and doubles may be laid one after the other.</source>
        <translation>A klasszikus játék: mindenki olyan hosszú vonattal kezd, amilyet a lapkái engednek, és a duplák egymás után is lerakhatók.</translation>
    </message>
    <message>
        <source>Classic without chains</source>
        <translation>Klasszikus láncok nélkül</translation>
    </message>
    <message>
        <source>The classic game from the first turn on with one tile a turn, only doubles ask for more.</source>
        <translation>A klasszikus játék, az első körtől kezdve körönként egy lapkával; csak a duplák kívánnak többet.</translation>
    </message>
    <message>
        <source>Station and trains</source>
        <translation>Állomás és vonatok</translation>
    </message>
    <message>
        <source>A German family game: every player brings a Mexican train, a train may begin with any tile, doubles count 50, and the last tile is tapped.</source>
        <translation>Német családi játék: minden játékosra jut egy mexikói vonat, a vonat bármelyik lapkával kezdődhet, a duplák 50 pontot érnek, és az utolsó lapkánál kopogni kell.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Svájci</translation>
    </message>
    <message>
        <source>As played in Switzerland: own trains come first, a double must be followed on the double itself, and a double at the end of a hand is covered by the others.</source>
        <translation>Ahogy Svájcban játsszák: előbb a saját vonatok indulnak, a dupla után ahhoz a duplához kell lapkát rakni, és az utolsó lapkaként lerakott duplát a többiek egészítik ki.</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Holland</translation>
    </message>
    <message>
        <source>As played in the Netherlands: the engine is laid out before the deal, every turn is one tile, and a turn holds one double at most. The easiest to grasp.</source>
        <translation>Ahogy Hollandiában játsszák: a kezdődupla osztás előtt az állomásra kerül, minden kör egy lapka, és egy körben legfeljebb egy dupla rakható le. Ezt a legkönnyebb megérteni.</translation>
    </message>
    <message>
        <source>Dutch, quick game</source>
        <translation>Holland, gyors játék</translation>
    </message>
    <message>
        <source>The Dutch game with a double-9 set, smaller hands and ten rounds.</source>
        <translation>A holland játék dupla 9-es készlettel, kevesebb lapkával és tíz fordulóval.</translation>
    </message>
    <message>
        <source>Dutch, open hands</source>
        <translation>Holland, nyílt lapkákkal</translation>
    </message>
    <message>
        <source>The Dutch game with all tiles in sight: good for teaching the game to others.</source>
        <translation>A holland játék látható lapkákkal: jól használható a játék megtanításához.</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Magyar</translation>
    </message>
    <message>
        <source>As played in Hungary: chains in the first turn, the engine comes from a hand, and each tile left counts one point.</source>
        <translation>Ahogy Magyarországon játsszák: az első körben láncok, a kezdőduplát az egyik játékos rakja le, és minden megmaradt lapka egy pontot ér.</translation>
    </message>
    <message>
        <source>Hungarian at home</source>
        <translation>Magyar házi szabály</translation>
    </message>
    <message>
        <source>A Hungarian house rule without a Mexican train: twelve rounds, the engine laid out before the deal, and pips counted.</source>
        <translation>Magyar házi szabály mexikói vonat nélkül: tizenkét forduló, a kezdődupla osztás előtt az állomásra kerül, és a pöttyök számítanak.</translation>
    </message>
    <message>
        <source>Hungarian with forks</source>
        <translation>Magyar elágazásokkal</translation>
    </message>
    <message>
        <source>The Hungarian house rule in which a double may split your own train into two arms.</source>
        <translation>Magyar házi szabály, amelyben egy dupla két ágra bonthatja a saját vonatot.</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Egyéni szabályok</translation>
    </message>
    <message>
        <source>Rules put together by yourself, option by option.</source>
        <translation>Egyénileg, pontról pontra összeállított szabályok.</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>PDF document</source>
        <translation>PDF-dokumentum</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Weboldal</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: save the page as PDF instead.</source>
        <translation>Ezen a számítógépen nincs beállított nyomtató: az oldal helyette PDF-ként menthető.</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Nyomtatás…</translation>
    </message>
    <message>
        <source>The printer does not take the page.</source>
        <translation>A nyomtató nem fogadja az oldalt.</translation>
    </message>
</context>
<context>
    <name>ProgramController</name>
    <message numerus="yes">
        <source>%n program(s) in this game have not been approved on this computer ({programs}), so the computer plays as “{level}” for {players}; to approve a program, try it in the settings under “Programs”.</source>
        <translation>
            <numerusform>Ebben a játékban %n program nincs jóváhagyva ezen a számítógépen ({programs}), ezért helyette a gép játszik „{level}” játékerővel (játékos: {players}); program jóváhagyásához próbálja ki a beállításokban, a „Programok” oldalon.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>There is a program of this name already.</source>
        <translation>Már van ilyen nevű program.</translation>
    </message>
    <message>
        <source>The name or the command has characters that cannot be shown.</source>
        <translation>A név vagy a parancs megjeleníthetetlen karaktert tartalmaz.</translation>
    </message>
    <message>
        <source>The command is not complete: a quotation mark has no partner, or a backslash stands at the end.</source>
        <translation>A parancs hiányos: egy idézőjelnek nincs párja, vagy fordított perjel áll a végén.</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Program hozzáadása</translation>
    </message>
    <message>
        <source>Edit the program</source>
        <translation>Program szerkesztése</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <comment>of a program</comment>
        <translation>&amp;Név:</translation>
    </message>
    <message>
        <source>C&amp;ommand:</source>
        <translation>&amp;Parancs:</translation>
    </message>
    <message>
        <source>The program and its arguments as in a terminal; text with blanks stands in quotation marks. There is no shell, so signs such as * and | mean nothing special.</source>
        <translation>A program és az argumentumai úgy, mint egy terminálban; a szóközt tartalmazó szöveg idézőjelek között áll. Nincs parancsértelmező, ezért az olyan jeleknek, mint a * és a |, nincs különleges jelentésük.</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>a program</comment>
        <translation>Mentés</translation>
    </message>
</context>
<context>
    <name>ProgramTexts</name>
    <message>
        <source>“{name}” answered after {seconds} s: it would lay {tile}.</source>
        <extracomment>{seconds} is a number such as 0.4</extracomment>
        <translation>„{name}” válaszolt ({seconds} mp), és ezt a lapkát rakná le: {tile}.</translation>
    </message>
    <message>
        <source>“{name}” answered after {seconds} s with a legal move.</source>
        <translation>„{name}” szabályos lépéssel válaszolt ({seconds} mp).</translation>
    </message>
    <message>
        <source>“{name}” gave no answer in time.</source>
        <translation>„{name}” nem válaszolt időben.</translation>
    </message>
    <message>
        <source>“{name}” has been started, but is not ready yet.</source>
        <translation>„{name}” elindult, de játékra még nem kész.</translation>
    </message>
    <message>
        <source>“{name}” ended before it had answered.</source>
        <translation>„{name}” válasz nélkül kilépett.</translation>
    </message>
    <message>
        <source>“{name}” answered, but not with a legal move.</source>
        <translation>„{name}” válaszolt, de nem szabályos lépéssel.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started.</source>
        <translation>„{name}” nem indítható el.</translation>
    </message>
    <message>
        <source>{sentence} ({detail})</source>
        <extracomment>what a program or the system says itself, perhaps in another language</extracomment>
        <translation>{sentence} ({detail})</translation>
    </message>
    <message>
        <source>{sentence} A simple move was made for {player} instead.</source>
        <extracomment>{sentence} says how a program failed</extracomment>
        <translation>{sentence} Helyette egyszerű lépés történt (játékos: {player}).</translation>
    </message>
    <message>
        <source>The list of other programs was damaged and starts empty: the old file is kept as “{file}”.</source>
        <translation>A külső programok listája sérült volt, ezért üresen indul: a régi fájl megmaradt itt: „{file}”.</translation>
    </message>
</context>
<context>
    <name>ProgramsPage</name>
    <message>
        <source>Asking “{name}” for a move…</source>
        <translation>Várakozás „{name}” lépésére…</translation>
    </message>
    <message>
        <source>Programs that can play</source>
        <translation>Programok, amelyek játszhatnak</translation>
    </message>
    <message>
        <source>{name} (not approved yet): {command}</source>
        <translation>{name} (még nincs jóváhagyva): {command}</translation>
    </message>
    <message>
        <source>Programs in this list can be given a seat, as the computer can. A program runs only while it plays, and is shown only what a person in its seat would see. Before it is started for the first time, you see its command and are asked; to do that now, try it.</source>
        <translation>A listán szereplő programok a géphez hasonlóan helyet kaphatnak az asztalnál. Egy program csak addig fut, amíg játszik, és csak azt látja, amit egy ember látna a helyén. Az első indítás előtt megjelenik a parancsa és egy kérdés; ha ezt most szeretné elintézni, próbálja ki.</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <comment>a program</comment>
        <translation>&amp;Hozzáadás…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <comment>a program</comment>
        <translation>&amp;Szerkesztés…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <comment>a program</comment>
        <translation>&amp;Eltávolítás</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <comment>a program</comment>
        <translation>&amp;Kipróbálás</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
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
        <translation>Lista &amp;törlése</translation>
    </message>
    <message>
        <source>{game} (not there any more)</source>
        <translation>{game} (már nincs meg)</translation>
    </message>
    <message>
        <source>{game} · round {round} of {rounds}</source>
        <translation>{game} · {round}/{rounds}. forduló</translation>
    </message>
</context>
<context>
    <name>RecordError</name>
    <message>
        <source>there is no such file or folder</source>
        <translation>nincs ilyen fájl vagy mappa</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>ez mappa, nem fájl</translation>
    </message>
    <message>
        <source>this is a file, not a folder</source>
        <translation>ez fájl, nem mappa</translation>
    </message>
    <message>
        <source>this is a pipe, not a file</source>
        <translation>ez csővezeték, nem fájl</translation>
    </message>
    <message>
        <source>the system does not permit access</source>
        <translation>a rendszer nem engedi a hozzáférést</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>a lemez írásvédett</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>a lemez megtelt</translation>
    </message>
    <message>
        <source>another mtdesk is using this folder</source>
        <translation>egy másik mtdesk használja ezt a mappát</translation>
    </message>
    <message>
        <source>the system reports {reason}</source>
        <translation>a rendszer ezt jelenti: {reason}</translation>
    </message>
    <message>
        <source>reading it failed, perhaps for lack of memory</source>
        <translation>az olvasás nem sikerült, talán kevés a memória</translation>
    </message>
    <message>
        <source>the file is larger than {limit} MiB</source>
        <translation>a fájl nagyobb, mint {limit} MiB</translation>
    </message>
    <message>
        <source>the file holds more than {limit} values</source>
        <translation>a fájl több mint {limit} értéket tartalmaz</translation>
    </message>
    <message>
        <source>byte {byte}: the file is not UTF-8 text</source>
        <translation>{byte}. bájt: a fájl nem UTF-8 szöveg</translation>
    </message>
    <message>
        <source>line {line}, column {column}: the file is not JSON</source>
        <translation>{line}. sor, {column}. oszlop: a fájl nem JSON</translation>
    </message>
    <message>
        <source>line {line}, column {column}: NaN and Infinity are not JSON numbers</source>
        <translation>{line}. sor, {column}. oszlop: NaN és Infinity a JSON szerint nem szám</translation>
    </message>
    <message>
        <source>line {line}, column {column}: the number is too long</source>
        <translation>{line}. sor, {column}. oszlop: a szám túl hosszú</translation>
    </message>
    <message>
        <source>line {line}, column {column}: the object that ends here has the key {key} twice</source>
        <translation>{line}. sor, {column}. oszlop: az itt végződő objektumban kétszer szerepel ez a kulcs: {key}</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply</source>
        <translation>a zárójelek túl mélyen vannak egymásba ágyazva</translation>
    </message>
    <message>
        <source>the file is not a record of a game</source>
        <translation>a fájl nem rögzített játék</translation>
    </message>
    <message>
        <source>the file is not a journal of a game</source>
        <translation>a fájl nem egy játék naplója</translation>
    </message>
    <message>
        <source>this is not a view of a game</source>
        <translation>ez nem egy játék nézete</translation>
    </message>
    <message>
        <source>the file does not hold results of a tournament</source>
        <translation>a fájlban nem egy verseny eredményei vannak</translation>
    </message>
    <message>
        <source>the file does not hold a rule set</source>
        <translation>a fájl nem tartalmaz szabályrendszert</translation>
    </message>
    <message>
        <source>the file was written by a newer version of the program (format {version})</source>
        <translation>a fájl a program újabb változatával készült (formátum: {version})</translation>
    </message>
    <message>
        <source>there is no version {version} of the format</source>
        <translation>a formátumnak nincs ilyen változata: {version}</translation>
    </message>
    <message>
        <source>the key {key} is missing</source>
        <translation>hiányzik egy kulcs: {key}</translation>
    </message>
    <message>
        <source>the key {key} does not belong to the action {do}</source>
        <translation>ez a kulcs ({key}) nem tartozik ehhez a lépéshez: {do}</translation>
    </message>
    <message>
        <source>{key} is {value}, not an integer</source>
        <translation>{key} értéke {value}, ez nem egész szám</translation>
    </message>
    <message>
        <source>{key} is {value}, not a text</source>
        <translation>{key} értéke {value}, ez nem szöveg</translation>
    </message>
    <message>
        <source>{key} is {value}, neither true nor false</source>
        <translation>{key} értéke {value}, ez sem true, sem false</translation>
    </message>
    <message>
        <source>{key} is {value}, not a list</source>
        <translation>{key} értéke {value}, ez nem lista</translation>
    </message>
    <message>
        <source>{key} is {value}, not an object</source>
        <translation>{key} értéke {value}, ez nem objektum</translation>
    </message>
    <message>
        <source>{key} is {value}, neither an integer nor a fraction in lowest terms</source>
        <translation>{key} értéke {value}, ez sem egész szám, sem egyszerűsített tört</translation>
    </message>
    <message>
        <source>{key} is {value}, not from {low} to {high}</source>
        <translation>{key} értéke {value}, ez nincs a megengedett határok ({low} és {high}) között</translation>
    </message>
    <message>
        <source>{problem}</source>
        <translation>{problem}</translation>
    </message>
    <message>
        <source>the hand is {value}, neither a number from {low} to {high} nor a table ({tables})</source>
        <translation>a kéz értéke {value}, ami se nem {low} és {high} közötti szám, se nem táblázat ({tables})</translation>
    </message>
    <message>
        <source>the name {value} is not made of 1 to {most} printable characters</source>
        <translation>ez a név ({value}) nem 1 és {most} közötti számú nyomtatható karakterből áll</translation>
    </message>
    <message>
        <source>the kind {value} is neither human nor computer</source>
        <translation>ez a fajta ({value}) sem human, sem computer</translation>
    </message>
    <message>
        <source>the level {value} is not made of 1 to {most} printable characters</source>
        <translation>ez a játékerő ({value}) nem 1 és {most} közötti számú nyomtatható karakterből áll</translation>
    </message>
    <message>
        <source>a person cannot have a level</source>
        <translation>embernek nem lehet játékereje</translation>
    </message>
    <message>
        <source>the seed cannot be written as UTF-8 text</source>
        <translation>a leosztás száma nem írható UTF-8 szövegként</translation>
    </message>
    <message>
        <source>the rounds played are more than the {rounds} of the rules</source>
        <translation>a lejátszott fordulók száma nagyobb, mint a szabályok szerinti {rounds}</translation>
    </message>
    <message>
        <source>{value} is not a tile of the set with its higher half first</source>
        <translation>{value} nem a készlet egyik lapkája, elöl a nagyobb felével</translation>
    </message>
    <message>
        <source>not every one of the {players} players gets one hand</source>
        <translation>a játékosok ({players}) közül nem mindenki kap egy-egy kézre való lapkát</translation>
    </message>
    <message>
        <source>the tiles in the hand of seat {seat} are {count} instead of {hand}</source>
        <translation>a kézben lévő lapkák száma ({seat}. hely) {count}, pedig {hand} kellene</translation>
    </message>
    <message>
        <source>tile {tile} is dealt twice</source>
        <translation>ez a lapka ({tile}) kétszer van kiosztva</translation>
    </message>
    <message>
        <source>tile {tile} is not dealt</source>
        <translation>ez a lapka ({tile}) nincs kiosztva</translation>
    </message>
    <message>
        <source>the engine set aside has to be {tile}</source>
        <translation>a félretett kezdődupla csak ez lehet: {tile}</translation>
    </message>
    <message>
        <source>these rules set no engine aside</source>
        <translation>e szabályok szerint nincs félretett kezdődupla</translation>
    </message>
    <message>
        <source>the deal does not follow from the seed</source>
        <translation>a lapkák nem a leosztás száma szerint vannak kiosztva</translation>
    </message>
    <message>
        <source>the round is unfinished, but not the last</source>
        <translation>a forduló befejezetlen, pedig nem az utolsó</translation>
    </message>
    <message>
        <source>there is no action {do}</source>
        <translation>nincs ilyen lépés: {do}</translation>
    </message>
    <message>
        <source>the key {key} does not follow from the others</source>
        <translation>ez a kulcs ({key}) nem következik a többiből</translation>
    </message>
    <message>
        <source>the undo goes back to a place that was never reached</source>
        <translation>a visszavonás olyan helyre vezet, ahol a játék sosem járt</translation>
    </message>
    <message>
        <source>round {round}, action {action}: {problem}</source>
        <translation>{round}. forduló, {action}. lépés: {problem}</translation>
    </message>
    <message>
        <source>round {round}: {problem}</source>
        <translation>{round}. forduló: {problem}</translation>
    </message>
    <message>
        <source>seat {seat}: {problem}</source>
        <translation>{seat}. hely: {problem}</translation>
    </message>
    <message>
        <source>line {line}: {problem}</source>
        <translation>{line}. sor: {problem}</translation>
    </message>
    <message>
        <source>the file is not a score pad</source>
        <translation>a fájl nem pontozólap</translation>
    </message>
    <message>
        <source>{key} is {value}, not a date such as 2026-03-05</source>
        <translation>{key} értéke {value}, nem dátum, mint például 2026-03-05</translation>
    </message>
</context>
<context>
    <name>RefusalTexts</name>
    <message>
        <source>Nothing more can be laid: the round is over.</source>
        <translation>Már nem lehet lapkát lerakni: a forduló véget ért.</translation>
    </message>
    <message>
        <source>Not yet: it is {name}&apos;s turn.</source>
        <translation>Még nem: {name} következik.</translation>
    </message>
    <message>
        <source>{tile} cannot be laid: it is not in your hand.</source>
        <translation>Ez a lapka ({tile}) nem rakható le: nincs a kezében.</translation>
    </message>
    <message>
        <source>No tile can be laid here: no train ends here.</source>
        <translation>Ide nem rakható lapka: itt nem végződik vonat.</translation>
    </message>
    <message>
        <source>{tile} does not fit here: the end shows {pip}.</source>
        <translation>Ez a lapka ({tile}) nem illik ide: a vonat végén {pip} van.</translation>
    </message>
    <message>
        <source>{tile} cannot lie this way round: touching halves must be equal.</source>
        <translation>Ez a lapka ({tile}) így nem rakható le: az érintkező feleknek egyezniük kell.</translation>
    </message>
    <message>
        <source>{owner}&apos;s train is closed: there is no marker on it.</source>
        <translation>{owner} vonata zárt: nincs rajta mozdony.</translation>
    </message>
    <message>
        <source>This end of {owner}&apos;s train is closed: the marker is on another one.</source>
        <translation>{owner} vonatának ez a vége zárt: a mozdony egy másikon áll.</translation>
    </message>
    <message>
        <source>In the first turn, tiles go on your own train only.</source>
        <translation>Az első körben csak a saját vonatra lehet lapkát rakni.</translation>
    </message>
    <message>
        <source>Your own train must be started first.</source>
        <translation>Először a saját vonatot kell elindítani.</translation>
    </message>
    <message>
        <source>The next tile must go on the double {double}.</source>
        <translation>A következő lapkát a duplához ({double}) kell illeszteni.</translation>
    </message>
    <message>
        <source>The next tile must go on one of the two doubles of this turn.</source>
        <translation>A következő lapkát az ebben a körben lerakott két dupla egyikéhez kell illeszteni.</translation>
    </message>
    <message>
        <source>{tile} cannot go here: the last double {double} must be covered now.</source>
        <translation>Ez a lapka ({tile}) nem rakható ide: most az utolsó duplát ({double}) kell kiegészíteni.</translation>
    </message>
    <message>
        <source>{tile} cannot be laid: no other tile of yours would cover one of the two doubles.</source>
        <translation>Ez a lapka ({tile}) nem rakható le: nem maradna lapka, amely kiegészíti a két dupla egyikét.</translation>
    </message>
    <message>
        <source>The train cannot fork here: that takes a double on your own train.</source>
        <translation>A vonat itt nem ágazhat el: ehhez dupla kell a saját vonaton.</translation>
    </message>
    <message>
        <source>Drawing again is not allowed: you can only pass.</source>
        <translation>Újra húzni nem lehet: csak passzolni lehet.</translation>
    </message>
    <message>
        <source>The boneyard is empty: you can only pass.</source>
        <translation>A talon üres: csak passzolni lehet.</translation>
    </message>
    <message>
        <source>Drawing is not allowed in the first turn: you can only pass.</source>
        <translation>Az első körben húzni nem lehet: csak passzolni lehet.</translation>
    </message>
    <message>
        <source>Passing is not allowed yet: draw a tile first.</source>
        <translation>Passzolni még nem lehet: előbb húzni kell egy lapkát.</translation>
    </message>
    <message>
        <source>Your train has several ends: choose the one for the marker.</source>
        <translation>A vonatnak több vége van: válassza ki, melyikre kerüljön a mozdony.</translation>
    </message>
    <message>
        <source>No marker can be put here: passing needs no choice of an end now.</source>
        <translation>Ide nem kerülhet mozdony: a passzoláshoz most nem kell véget választani.</translation>
    </message>
    <message>
        <source>There is nothing to stop: only a chain in the first turn is ended like that.</source>
        <translation>Nincs mit befejezni: így csak az első kör lánca fejezhető be.</translation>
    </message>
    <message>
        <source>There is nothing to tap for: tapping follows a turn that leaves one tile.</source>
        <translation>Nincs miért kopogni: kopogni olyan kör után kell, amely egyetlen lapkát hagy.</translation>
    </message>
    <message>
        <source>The open double {double} on your own train must be covered first.</source>
        <translation>Először a saját vonaton lévő nyitott duplát ({double}) kell kiegészíteni.</translation>
    </message>
    <message>
        <source>The open double {double} on {owner}&apos;s train must be covered first.</source>
        <translation>Először ki kell egészíteni a nyitott duplát ({double}) {owner} vonatán.</translation>
    </message>
    <message>
        <source>The open double {double} on the Mexican train must be covered first.</source>
        <translation>Először ki kell egészíteni a nyitott duplát ({double}) a mexikói vonaton.</translation>
    </message>
    <message>
        <source>The open double {double} on Mexican train {number} must be covered first.</source>
        <translation>Először ki kell egészíteni a nyitott duplát ({double}) az egyik mexikói vonaton ({number}).</translation>
    </message>
    <message>
        <source>Drawing is not allowed: {tile} can be laid.</source>
        <translation>Húzni nem lehet: van lerakható lapka ({tile}).</translation>
    </message>
    <message>
        <source>Passing is not allowed: {tile} can be laid.</source>
        <translation>Passzolni nem lehet: van lerakható lapka ({tile}).</translation>
    </message>
    <message numerus="yes">
        <source>Only %n double(s) may be laid per turn.</source>
        <translation>
            <numerusform>Egy körben legfeljebb %n dupla rakható le.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusedAction</name>
    <message>
        <source>the round is already over</source>
        <translation>a forduló már véget ért</translation>
    </message>
    <message>
        <source>it is not the turn of seat {player} but of seat {seat}</source>
        <translation>most másik hely következik: {seat}, nem pedig {player}</translation>
    </message>
    <message>
        <source>tile {tile} is not in the hand of seat {player}</source>
        <translation>ez a lapka ({tile}) nincs kézben ({player}. hely)</translation>
    </message>
    <message>
        <source>there is no end {end}</source>
        <translation>nincs ilyen vég: {end}</translation>
    </message>
    <message>
        <source>tile {tile} does not fit on {end}, which shows {pip}</source>
        <translation>ez a lapka ({tile}) nem illik ide ({end}), ahol {pip} van</translation>
    </message>
    <message>
        <source>tile {tile} on {end} does not leave {out} as the open end</source>
        <translation>ez a lapka ({tile}) így lerakva ({end}) nem ezt a számot hagyja szabadon: {out}</translation>
    </message>
    <message>
        <source>train {end} is closed to seat {player}</source>
        <translation>a vonat ({end}) zárt a játékos ({player}. hely) számára</translation>
    </message>
    <message>
        <source>the marker of this train does not stand on {end}</source>
        <translation>e vonat mozdonya nem itt áll: {end}</translation>
    </message>
    <message>
        <source>in a first turn tiles go on the own train only, not on {end}</source>
        <translation>az első körben csak a saját vonatra lehet lapkát rakni, ide nem: {end}</translation>
    </message>
    <message>
        <source>seat {player} has to begin its own train before it may lay on {end}</source>
        <translation>előbb a saját vonatot kell elindítani ({player}. hely), csak utána lehet ide rakni: {end}</translation>
    </message>
    <message>
        <source>the open double {double} on {end} has to be covered first</source>
        <translation>először a nyitott duplát ({double}, {end}) kell kiegészíteni</translation>
    </message>
    <message>
        <source>the next tile has to go on the double {double} on {end}</source>
        <translation>a következő lapkát a duplához ({double}, {end}) kell illeszteni</translation>
    </message>
    <message>
        <source>the next tile has to go on one of the two doubles of this turn, not on {end}</source>
        <translation>a következő lapkát e kör két duplájának egyikéhez kell illeszteni, ide nem: {end}</translation>
    </message>
    <message>
        <source>the only tile to lay now is one on the double {double} on {end}</source>
        <translation>most csak a duplához ({double}, {end}) lehet lapkát illeszteni</translation>
    </message>
    <message>
        <source>tile {tile} is one double too many: a turn may hold {count}</source>
        <translation>ez a lapka ({tile}) eggyel több dupla a megengedettnél: körönként {count} lehet</translation>
    </message>
    <message>
        <source>no tile would be left in hand to cover tile {tile} or the double before it</source>
        <translation>nem maradna lapka, amely kiegészíti ezt a duplát ({tile}) vagy az előzőt</translation>
    </message>
    <message>
        <source>tile {tile} cannot fork {end}</source>
        <translation>ez a lapka ({tile}) itt nem hozhat létre elágazást: {end}</translation>
    </message>
    <message>
        <source>seat {player} has to lay, because tile {tile} fits on {end}</source>
        <translation>lapkát kell lerakni ({player}. hely), mert ez a lapka ({tile}) ide illik: {end}</translation>
    </message>
    <message>
        <source>seat {player} has drawn already</source>
        <translation>a játékos ({player}. hely) már húzott</translation>
    </message>
    <message>
        <source>the boneyard is empty</source>
        <translation>a talon üres</translation>
    </message>
    <message>
        <source>nobody draws in a first turn</source>
        <translation>az első körben senki sem húz</translation>
    </message>
    <message>
        <source>seat {player} has to draw before it may pass</source>
        <translation>a játékos ({player}. hely) csak húzás után passzolhat</translation>
    </message>
    <message>
        <source>the pass does not say on which end the marker goes</source>
        <translation>a passz nem mondja meg, melyik végre kerül a mozdony</translation>
    </message>
    <message>
        <source>the marker cannot be put on {end} by this pass</source>
        <translation>ezzel a passzal a mozdony nem kerülhet ide: {end}</translation>
    </message>
    <message>
        <source>there is no chain to stop</source>
        <translation>nincs befejezhető lánc</translation>
    </message>
    <message>
        <source>seat {player} has no reason to tap</source>
        <translation>a játékosnak ({player}. hely) nincs miért kopognia</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>Nothing has been played in this game yet.</source>
        <translation>Ebben a játékban még nem történt lépés.</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>Look through: {players}</source>
        <translation>Visszanézés: {players}</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Nézőpont</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>Minden lapka &amp;nyíltan</translation>
    </message>
    <message>
        <source>This round is still being played: what is hidden in it stays hidden until it is over.</source>
        <translation>Ez a forduló még tart: ami rejtett, a végéig rejtve marad.</translation>
    </message>
    <message>
        <source>&amp;Share this deal…</source>
        <translation>Leosztás me&amp;gosztása…</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>Játék &amp;folytatása innen…</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>list of what happened</comment>
        <translation>Napló</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>tiles of all players</comment>
        <translation>Lapkák</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Értékelés</translation>
    </message>
</context>
<context>
    <name>ReportController</name>
    <message>
        <source>The report cannot be written to “{folder}”.</source>
        <translation>A jelentés nem írható ide: „{folder}”.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Problem report</source>
        <translation>Hibajelentés</translation>
    </message>
    <message>
        <source>Include the &amp;names of people and folders</source>
        <translation>Személyek és mappák &amp;nevével együtt</translation>
    </message>
    <message>
        <source>This report helps to find the error. It holds versions, the log, and the game, packed so that nobody sees hidden tiles by chance. The names of people and folders are included. The report is sent to nobody.</source>
        <translation>Ez a jelentés segít megtalálni a hibát. Verziókat, a naplót és a játékot tartalmazza, úgy becsomagolva, hogy senki se lásson véletlenül rejtett lapkákat. Személyek és mappák neve is szerepel benne. A jelentést a program senkinek sem küldi el.</translation>
    </message>
    <message>
        <source>This report helps to find the error. It holds versions, the log, and the game, packed so that nobody sees hidden tiles by chance. The names of people and folders are left out. The report is sent to nobody.</source>
        <translation>Ez a jelentés segít megtalálni a hibát. Verziókat, a naplót és a játékot tartalmazza, úgy becsomagolva, hogy senki se lásson véletlenül rejtett lapkákat. Személyek és mappák neve nem szerepel benne. A jelentést a program senkinek sem küldi el.</translation>
    </message>
    <message>
        <source>Report file: {file}</source>
        <translation>Hibajelentés: {file}</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Má&amp;solás</translation>
    </message>
    <message>
        <source>Show &amp;folder</source>
        <translation>&amp;Mappa megnyitása</translation>
    </message>
</context>
<context>
    <name>ResetQuestion</name>
    <message>
        <source>Begin the statistics of all people anew?</source>
        <translation>Újrakezdi mindenki statisztikáját?</translation>
    </message>
    <message>
        <source>Saved games stay. A copy of the statistics is kept in the folder “backups” of your data.</source>
        <translation>A mentett játékok megmaradnak. A statisztika másolata az adatok „backups” mappájába kerül.</translation>
    </message>
    <message>
        <source>&amp;Begin anew</source>
        <translation>Új&amp;rakezdés</translation>
    </message>
</context>
<context>
    <name>RestoreQuestion</name>
    <message>
        <source>Restore the defaults of all settings?</source>
        <translation>Visszaállítja az összes beállítás alapértékét?</translation>
    </message>
    <message>
        <source>This concerns every page. The programs in your list are kept.</source>
        <translation>Ez minden oldalra vonatkozik. A listájában szereplő programok megmaradnak.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Visszaállítás</translation>
    </message>
</context>
<context>
    <name>ResultTexts</name>
    <message>
        <source>You win with {points} points.</source>
        <translation>Ön győzött, pontszáma: {points}.</translation>
    </message>
    <message>
        <source>{name} wins with {points} points.</source>
        <translation>{name} győzött, pontszáma: {points}.</translation>
    </message>
    <message>
        <source>Tie for first place: {names}.</source>
        <translation>Holtverseny az 1. helyen: {names}.</translation>
    </message>
    <message>
        <source>The round is blocked</source>
        <translation>A forduló elakadt</translation>
    </message>
    <message>
        <source>{names} go out</source>
        <translation>{names}: elfogytak a lapkáik</translation>
    </message>
    <message>
        <source>You go out</source>
        <translation>Elfogytak a lapkái</translation>
    </message>
    <message>
        <source>{name} goes out</source>
        <translation>{name} lapkái elfogytak</translation>
    </message>
    <message>
        <source>Click, or press any key, to continue</source>
        <translation>A folytatáshoz kattintson, vagy nyomjon meg egy billentyűt</translation>
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
            <numerusform>Ön győzött, pontszáma: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %Ln point(s).</source>
        <translation>
            <numerusform>{name} győzött, pontszáma: %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundEndPanel</name>
    <message>
        <source>The round is blocked: nobody can lay a tile.</source>
        <translation>A forduló elakadt: már senki sem tud lapkát lerakni.</translation>
    </message>
    <message>
        <source>Out: {names}.</source>
        <translation>Elfogytak a lapkái: {names}.</translation>
    </message>
    <message>
        <source>Re&amp;maining tiles</source>
        <translation>Meg&amp;maradt lapkák</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>Pont&amp;táblázat</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Folytatás</translation>
    </message>
    <message>
        <source>Round {round} of {total} is over</source>
        <translation>{round}. forduló véget ért (összesen {total})</translation>
    </message>
</context>
<context>
    <name>RoundForm</name>
    <message>
        <source>&amp;Blocked: nobody is out</source>
        <translation>&amp;Elakadt forduló</translation>
    </message>
    <message>
        <source>Back to &amp;round {round}</source>
        <translation>Viss&amp;za: {round}. forduló</translation>
    </message>
    <message>
        <source>&amp;Finish the game</source>
        <translation>Játék &amp;lezárása</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Következő forduló</translation>
    </message>
</context>
<context>
    <name>RoundHead</name>
    <message>
        <source>Show the round before</source>
        <translation>Az előző forduló megjelenítése</translation>
    </message>
    <message>
        <source>Show the round after</source>
        <translation>A következő forduló megjelenítése</translation>
    </message>
</context>
<context>
    <name>RuleButtons</name>
    <message>
        <source>Du&amp;plicate…</source>
        <translation>&amp;Másolat…</translation>
    </message>
    <message>
        <source>Rena&amp;me…</source>
        <translation>Á&amp;tnevezés…</translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation>Tö&amp;rlés…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importálás…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Exportálás…</translation>
    </message>
    <message>
        <source>In &amp;words…</source>
        <translation>Leírv&amp;a…</translation>
    </message>
</context>
<context>
    <name>RuleCommands</name>
    <message>
        <source>Delete the rules “{rules}” for good? Games that go by them keep them.</source>
        <translation>„{rules}” – végleg törli ezeket a szabályokat? Az így elkezdett játékokban érvényben maradnak.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
</context>
<context>
    <name>RuleFiles</name>
    <message>
        <source>Rule sets</source>
        <translation>Szabályrendszerek</translation>
    </message>
</context>
<context>
    <name>RuleNameDialog</name>
    <message>
        <source>There are rules called “{name}” already.</source>
        <translation>Ilyen nevű szabályok már vannak: „{name}”.</translation>
    </message>
    <message>
        <source>This name has characters that cannot be shown.</source>
        <translation>Ez a név meg nem jeleníthető karaktereket tartalmaz.</translation>
    </message>
    <message>
        <source>Name of the rules</source>
        <translation>A szabályok neve</translation>
    </message>
    <message>
        <source>&amp;What are these rules called?</source>
        <translation>&amp;Mi legyen e szabályok neve?</translation>
    </message>
</context>
<context>
    <name>RuleSetList</name>
    <message>
        <source>My own rules</source>
        <translation>Saját szabályok</translation>
    </message>
    <message>
        <source>{rules} (changed)</source>
        <translation>{rules} (módosítva)</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>Szabá&amp;lyok</translation>
    </message>
</context>
<context>
    <name>RuleSetTexts</name>
    <message>
        <source>A preset. What you change in it can be kept as rules of your own.</source>
        <translation>Előbeállítás. Amit módosít rajta, saját szabályként menthető.</translation>
    </message>
    <message>
        <source>Exactly as the preset “{preset}”.</source>
        <translation>Pontosan megegyezik ezzel az előbeállítással: „{preset}”.</translation>
    </message>
    <message numerus="yes">
        <source>Differs from “{preset}” in %n option(s).</source>
        <translation>
            <numerusform>%n beállításban tér el ettől: „{preset}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Differs from “{preset}” in %n option(s): {options}.</source>
        <translation>
            <numerusform>%n beállításban tér el ettől: „{preset}” ({options}).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>All groups</source>
        <translation>Minden csoport</translation>
    </message>
    <message>
        <source>{group} ({count} changed)</source>
        <translation>{group} ({count} módosítva)</translation>
    </message>
    <message>
        <source>Tiles and deal</source>
        <translation>Lapkák és leosztás</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Kezdés</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Első kör</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Vonatok</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Mozdonyok</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Duplák</translation>
    </message>
    <message>
        <source>End and scores</source>
        <translation>Forduló vége és pontozás</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Kopogás</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>Keresés a beállítások között</translation>
    </message>
    <message>
        <source>Group of options</source>
        <translation>Beállításcsoport</translation>
    </message>
    <message>
        <source>O&amp;nly what is changed</source>
        <translation>&amp;Csak a módosítottak</translation>
    </message>
    <message>
        <source>No option is found here.</source>
        <translation>Itt nincs találat.</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Mexican Train for 2 to 10 players</source>
        <translation>Mexikói vonat 2–10 játékos számára</translation>
    </message>
    <message numerus="yes">
        <source>Mexican Train with %n player(s)</source>
        <translation>
            <numerusform>Mexikói vonat %n játékos számára</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules of this table</source>
        <translation>Az asztal szabályai</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Fejezetek</translation>
    </message>
    <message>
        <source>Rules in words</source>
        <translation>Szabályok leírva</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Nagyobb szöveg</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kisebb szöveg</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Nyomtatás…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Mentés másként…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saving “{file}”…</source>
        <translation>„{file}” mentése…</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Line chart of the totals</source>
        <translation>Az összpontszámok vonaldiagramja</translation>
    </message>
</context>
<context>
    <name>ScoreController</name>
    <message>
        <source>Score sheet</source>
        <translation>Ponttáblázat</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>{name}, round {round}: {points}, total {total}, out</source>
        <translation>{name}, {round}. forduló: {points}, összesen {total}, elfogytak a lapkái</translation>
    </message>
    <message>
        <source>{name}, round {round}: {points}, total {total}</source>
        <translation>{name}, {round}. forduló: {points}, összesen {total}</translation>
    </message>
    <message>
        <source>Round {round}, blocked</source>
        <translation>{round}. forduló, elakadt</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}. forduló</translation>
    </message>
    <message>
        <source>{name}, round {round}: did not take part</source>
        <translation>{name}, {round}. forduló: nem játszott</translation>
    </message>
</context>
<context>
    <name>ScorePadWindow</name>
    <message>
        <source>Score pad</source>
        <translation>Pontozólap</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>Picture (PNG)</source>
        <translation>Kép (PNG)</translation>
    </message>
    <message>
        <source>{name} (total)</source>
        <translation>{name} (összesen)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>End</source>
        <comment>how a round ended</comment>
        <translation>Vége</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>who had laid all tiles</comment>
        <translation>Elfogytak a lapkái</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>points brought along</comment>
        <translation>Kezdés</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>elakadt</translation>
    </message>
    <message>
        <source>out</source>
        <comment>how a round ended</comment>
        <translation>elfogyott</translation>
    </message>
    <message>
        <source>After round {round} of {total}.</source>
        <translation>{round}. forduló után (összesen: {total}).</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>A legkisebb összpontszám nyer.</translation>
    </message>
    <message>
        <source>The highest total wins.</source>
        <translation>A legnagyobb összpontszám nyer.</translation>
    </message>
    <message>
        <source>Points of each round, the total after it small, shaded: out.</source>
        <translation>Minden forduló pontjai, kisebb betűvel az utána elért összpontszám; színezve: elfogytak a lapkái.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Hely</translation>
    </message>
    <message>
        <source>{number}, blocked</source>
        <translation>{number}, elakadt</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>No round has ended yet.</source>
        <translation>Még egyetlen forduló sem ért véget.</translation>
    </message>
    <message>
        <source>Totals after each round: the lowest one wins.</source>
        <translation>Összpontszámok az egyes fordulók után: a legkisebb győz.</translation>
    </message>
    <message>
        <source>Totals after each round: the highest one wins.</source>
        <translation>Összpontszámok az egyes fordulók után: a legnagyobb győz.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <comment>a score sheet</comment>
        <translation>E&amp;xportálás…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <comment>a score sheet</comment>
        <translation>&amp;Nyomtatás…</translation>
    </message>
    <message>
        <source>{sign} marks a blocked round.</source>
        <translation>{sign} jele: elakadt forduló.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Points by round and player</source>
        <translation>Pontok fordulónként és játékosonként</translation>
    </message>
</context>
<context>
    <name>ScoresText</name>
    <message>
        <source>Scores</source>
        <translation>Pontozás</translation>
    </message>
    <message>
        <source>At the end of a round every player adds the value of the tiles in their own hand to their total.</source>
        <translation>A forduló végén mindenki hozzáadja a kezében maradt lapkák értékét a saját összpontszámához.</translation>
    </message>
    <message>
        <source>After the last round the lowest total wins. Equal totals share their place.</source>
        <translation>Az utolsó forduló után a legalacsonyabb összpontszám nyer. Azonos összpontszám azonos helyezést jelent.</translation>
    </message>
    <message>
        <source>At the end of a round whoever has no tile left earns the value of all other hands. In a blocked round those do whose hands have the lowest value; their own do not count.</source>
        <translation>A forduló végén az kapja meg a többiek kezében maradt lapkák értékét, akinek már nincs lapkája. Elakadt fordulóban azok kapják meg, akiknek a lapkái a legkevesebbet érik; a sajátjuk ilyenkor nem számít.</translation>
    </message>
    <message>
        <source>Several players share equally, in fractions if need be.</source>
        <translation>Több játékos egyenlően osztozik, ha kell, törtpontokkal.</translation>
    </message>
    <message>
        <source>After the last round the highest total wins. Equal totals share their place.</source>
        <translation>Az utolsó forduló után a legmagasabb összpontszám nyer. Azonos összpontszám azonos helyezést jelent.</translation>
    </message>
    <message>
        <source>Every tile left in a hand counts as many points as it has pips.</source>
        <translation>Minden kézben maradt lapka annyi pontot ér, ahány pötty van rajta.</translation>
    </message>
    <message>
        <source>Every tile left in a hand counts 1 point.</source>
        <translation>Minden kézben maradt lapka 1 pontot ér.</translation>
    </message>
    <message>
        <source>Every double left in a hand counts 50 points. On other tiles a blank half counts 25, and any other half as many points as it has pips.</source>
        <translation>Minden kézben maradt dupla 50 pontot ér. A többi lapkán a pötty nélküli fél 25 pontot ér, minden más fél annyit, ahány pötty van rajta.</translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation>
            <numerusform>A dupla 0 értéke %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>The double blank has no pips and counts nothing.</source>
        <translation>A dupla 0 lapkán nincs pötty, ezért nem ér semmit.</translation>
    </message>
    <message>
        <source>The double blank counts 50 points like every other double.</source>
        <translation>A dupla 0 is 50 pontot ér, mint minden más dupla.</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>{place} of {count}</source>
        <comment>places where a text was found</comment>
        <translation>{place}/{count}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nincs találat</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Search ({key})</source>
        <translation>Keresés ({key})</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Következő találat</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Előző találat</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Change players</source>
        <translation>Játékosok cseréje</translation>
    </message>
    <message>
        <source>Whoever takes over a seat plays on with its tiles and points. The change takes effect at once and is noted in the saved game.</source>
        <translation>Aki átvesz egy helyet, annak lapkáival és pontjaival játszik tovább. A csere azonnal érvénybe lép, és bekerül a mentett játékba.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Csere</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Ki játszik a helyén: {name}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Ember</translation>
    </message>
    <message>
        <source>Computer ({level})</source>
        <translation>Gép ({level})</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Játék folytatása innen</translation>
    </message>
    <message>
        <source>A new game begins with the moves up to here; the one that was played stays as it is.</source>
        <translation>Új játék kezdődik az eddigi lépésekkel; a lejátszott játék változatlan marad.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Folytatás</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Alapbeállítások visszaállítása</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>A beállítások lapjai</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>of the table</comment>
        <translation>Megjelenés</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Mozgás és hang</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programok</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Játékmenet</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>New score pad</source>
        <translation>Új pontozólap</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kik játszanak</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>of a score pad</comment>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Titl&amp;e:</source>
        <translation>&amp;Cím:</translation>
    </message>
    <message>
        <source>may be left empty</source>
        <translation>üresen hagyható</translation>
    </message>
    <message>
        <source>R&amp;ules:</source>
        <translation>&amp;Szabályok:</translation>
    </message>
    <message>
        <source>{option}:</source>
        <translation>{option}:</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Vissza</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Kezdés</translation>
    </message>
</context>
<context>
    <name>SetupText</name>
    <message>
        <source>All hands lie face up: everybody sees the tiles of everybody.</source>
        <translation>A játék nyílt lapkákkal folyik: mindenki látja mindenkinek a lapkáit.</translation>
    </message>
    <message>
        <source>Nobody sees the tiles in the hands of the others.</source>
        <translation>Senki sem látja a többiek kezében lévő lapkákat.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Előkészületek</translation>
    </message>
    <message>
        <source>{set}: one tile for every pair of numbers from 0 to {highest}, {count} tiles in all.</source>
        <translation>{set}: minden számpárhoz egy lapka (0–{highest}), összesen {count} lapka.</translation>
    </message>
    <message>
        <source>A half without pips is called blank and stands for 0.</source>
        <translation>A pötty nélküli fél neve nulla, a száma 0.</translation>
    </message>
    <message>
        <source>Take out the double that is the engine of this round, and shuffle the other tiles face down.</source>
        <translation>A forduló kezdődupláját ki kell venni, a többi lapkát lefordítva meg kell keverni.</translation>
    </message>
    <message>
        <source>Shuffle all tiles face down.</source>
        <translation>Az összes lapkát lefordítva meg kell keverni.</translation>
    </message>
    <message numerus="yes">
        <source>Every player gets %n tile(s).</source>
        <translation>
            <numerusform>Mindenki %n lapkát kap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) remain face down as the boneyard, from which tiles are drawn.</source>
        <translation>
            <numerusform>%n lapka marad lefordítva: ez a talon, abból lehet húzni.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile remains: there is no boneyard to draw from.</source>
        <translation>Nem marad lapka: nincs talon, amelyből húzni lehetne.</translation>
    </message>
    <message>
        <source>The number of players decides how many tiles everybody gets.</source>
        <translation>A játékosok számától függ, hogy mindenki hány lapkát kap.</translation>
    </message>
    <message>
        <source>The other tiles remain face down as the boneyard, from which tiles are drawn.</source>
        <translation>A többi lapka lefordítva marad: ez a talon, abból lehet húzni.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <translation>Lapka fejenként</translation>
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
        <translation>Másolva</translation>
    </message>
    <message>
        <source>Share this deal</source>
        <translation>Leosztás megosztása</translation>
    </message>
    <message>
        <source>Whoever enters this code under “Play a shared deal” gets the same tiles by the same rules. The code itself shows nothing of them.</source>
        <translation>Aki ezt a kódot a „Megosztott leosztás játszása” ablakban megadja, ugyanazokat a lapkákat kapja ugyanazokkal a szabályokkal. Maga a kód semmit sem árul el róluk.</translation>
    </message>
    <message>
        <source>This game still runs: whoever plays the deal elsewhere sees the tiles that come here.</source>
        <translation>Ez a játék még tart: aki a leosztást máshol játssza, látja az itt még következő lapkákat.</translation>
    </message>
    <message>
        <source>Code of this deal</source>
        <translation>A leosztás kódja</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Másolás</translation>
    </message>
    <message>
        <source>&amp;Show code</source>
        <translation>&amp;Kód megjelenítése</translation>
    </message>
</context>
<context>
    <name>SharedDealDialog</name>
    <message>
        <source>Play a shared deal</source>
        <translation>Megosztott leosztás játszása</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Ez a leosztás</translation>
    </message>
    <message>
        <source>Code of a deal</source>
        <translation>Egy leosztás kódja</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>Játék &amp;indítása</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>At the table</source>
        <translation>Az asztalnál</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Játék közben</translation>
    </message>
    <message>
        <source>Go to the next or previous tile, end or player</source>
        <translation>A következő vagy előző lapkára, végre vagy játékosra</translation>
    </message>
    <message>
        <source>Go to the nearest one below or above</source>
        <translation>A legközelebbire lefelé vagy felfelé</translation>
    </message>
    <message>
        <source>Go to the first or last one</source>
        <translation>Az elsőre vagy az utolsóra</translation>
    </message>
    <message>
        <source>Go to the next or previous part of the table, then to the buttons</source>
        <translation>Az asztal következő vagy előző részére, aztán a gombokra</translation>
    </message>
    <message>
        <source>Pick up a tile and lay it; draw, on the boneyard</source>
        <translation>Lapka felvétele és lerakása; a talonnál húzás</translation>
    </message>
    <message>
        <source>Put the tile back</source>
        <translation>A lapka visszatétele</translation>
    </message>
    <message>
        <source>Move the tile within the rack</source>
        <translation>A lapka áthelyezése a tartón</translation>
    </message>
    <message>
        <source>Put a divider before the tile, or take it away</source>
        <translation>Elválasztó a lapka elé, vagy annak elvétele</translation>
    </message>
    <message>
        <source>Move the table while it is larger than the cloth</source>
        <translation>Az asztal mozgatása, amíg nagyobb a posztónál</translation>
    </message>
    <message>
        <source>Shift and an arrow key</source>
        <translation>Shift és egy nyílbillentyű</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Billentyűparancsok</translation>
    </message>
    <message>
        <source>What can be done, with its keys</source>
        <translation>A lehetőségek és a billentyűik</translation>
    </message>
    <message>
        <source>Looking through a game</source>
        <translation>Játék visszanézésekor</translation>
    </message>
</context>
<context>
    <name>Spreadsheet</name>
    <message>
        <source>Table for spreadsheets (CSV)</source>
        <translation>Táblázat táblázatkezelőkhöz (CSV)</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Your games are open on the computer “{computer}”.</source>
        <translation>A játékai meg vannak nyitva a(z) „{computer}” számítógépen.</translation>
    </message>
    <message>
        <source>If you play here at the same time, one of the two computers can no longer save its game. Play here only if mtdesk is not running there any more.</source>
        <translation>Ha egyszerre itt is játszik, a két számítógép egyike nem tudja többé menteni a játékát. Csak akkor játsszon itt, ha az mtdesk ott már nem fut.</translation>
    </message>
    <message>
        <source>Play here anyway</source>
        <translation>Játék itt mindenképp</translation>
    </message>
</context>
<context>
    <name>StartProblem</name>
    <message>
        <source>Player {number} has no name yet.</source>
        <translation>{number}. játékos: még nincs neve.</translation>
    </message>
    <message>
        <source>The name of player {number} is too long: it may have {most} characters.</source>
        <translation>{number}. játékos: a név túl hosszú, legfeljebb {most} karakter lehet.</translation>
    </message>
    <message>
        <source>The name of player {number} has characters that cannot be shown.</source>
        <translation>{number}. játékos: a névben nem megjeleníthető karakterek vannak.</translation>
    </message>
    <message>
        <source>Two players are called {name}: their names must differ.</source>
        <translation>Két játékos neve azonos ({name}): a neveknek különbözniük kell.</translation>
    </message>
</context>
<context>
    <name>StartText</name>
    <message>
        <source>The station is in the middle of the table. In it lies the engine, the double from which all trains of the round start.</source>
        <translation>Az asztal közepén van az állomás. Benne fekszik a kezdődupla, amelytől a forduló minden vonata indul.</translation>
    </message>
    <message>
        <source>Then the players take their turns one after the other, clockwise.</source>
        <translation>Ezután a játékosok egymás után, az óramutató járásával megegyezően kerülnek sorra.</translation>
    </message>
    <message>
        <source>Engine and start</source>
        <translation>Kezdődupla és kezdés</translation>
    </message>
    <message>
        <source>The engine is the double {double}.</source>
        <translation>A kezdődupla: {double}.</translation>
    </message>
    <message>
        <source>In round 1 the engine is the double {double}, in each further round the next lower one.</source>
        <translation>Az 1. forduló kezdőduplája: {double}, minden további fordulóban az eggyel kisebb.</translation>
    </message>
    <message>
        <source>Whoever holds the double {double} lays it as the engine.</source>
        <translation>Akinek a kezében van ez a dupla ({double}), lerakja kezdőduplának.</translation>
    </message>
    <message>
        <source>Whoever holds the double of the round lays it as the engine: in round 1 this is {double}, in each further round the next lower one.</source>
        <translation>Akinek a kezében van a forduló duplája, lerakja kezdőduplának: az 1. fordulóban ez {double}, minden további fordulóban az eggyel kisebb.</translation>
    </message>
    <message>
        <source>The doubles are called out from {double} down; the first one that anybody holds is laid as the engine.</source>
        <translation>A duplákat csökkenő sorrendben kell bemondani, az első: {double}. Az első, amelyik megvan valakinek, lesz a kezdődupla.</translation>
    </message>
    <message>
        <source>The doubles are called out one after the other, down to the double blank and then on from the highest; the first one that anybody holds is laid as the engine. Round 1 begins the call with {double}, each further round with the next lower double.</source>
        <translation>A duplákat sorban be kell mondani, lefelé a dupla 0 lapkáig, majd a legnagyobbtól folytatva; az első, amelyik megvan valakinek, lesz a kezdődupla. Az 1. fordulóban az első bemondott dupla {double}, minden további fordulóban az eggyel kisebb.</translation>
    </message>
    <message>
        <source>The players look for doubles in their hands, one after the other, clockwise: the first who has any lays their highest one as the engine.</source>
        <translation>A játékosok egymás után, az óramutató járásával megegyezően duplát keresnek a kezükben: akinek elsőként van, az a legnagyobbat lerakja kezdőduplának.</translation>
    </message>
    <message>
        <source>After the double blank it begins again with {double}.</source>
        <translation>A dupla 0 után újrakezdődik a sor, ismét {double} következik.</translation>
    </message>
    <message>
        <source>If nobody holds it, the players draw in turn, one tile each, until somebody draws it and lays it as the engine. The other tiles drawn stay in their hands.</source>
        <translation>Ha senkinél sincs, a játékosok sorban egy-egy lapkát húznak, amíg valaki ki nem húzza, és le nem rakja kezdőduplának. A többi húzott lapka a kézben marad.</translation>
    </message>
    <message>
        <source>If nobody holds a double, the players draw in turn, one tile each, until somebody draws a double and lays it as the engine. The other tiles drawn stay in their hands.</source>
        <translation>Ha senkinél sincs dupla, a játékosok sorban egy-egy lapkát húznak, amíg valaki duplát nem húz, és le nem rakja kezdőduplának. A többi húzott lapka a kézben marad.</translation>
    </message>
    <message>
        <source>The first turn belongs to a player chosen before the game.</source>
        <translation>Az első kör azé, akit a játék előtt kiválasztottak.</translation>
    </message>
    <message>
        <source>The first turn of round 1 belongs to a player chosen before the game, that of each further round to the next player clockwise.</source>
        <translation>Az 1. fordulót az kezdi, akit a játék előtt kiválasztottak, minden további fordulót az óramutató járása szerint következő játékos.</translation>
    </message>
    <message>
        <source>A player chosen before the game is the first to look, or to draw.</source>
        <translation>Elsőként az keres vagy húz, akit a játék előtt kiválasztottak.</translation>
    </message>
    <message>
        <source>In round 1 a player chosen before the game is the first to look, or to draw, in each further round the next player clockwise.</source>
        <translation>Az 1. fordulóban elsőként az keres vagy húz, akit a játék előtt kiválasztottak, minden további fordulóban az óramutató járása szerint következő játékos.</translation>
    </message>
    <message>
        <source>If tiles have to be drawn, a player chosen before the game begins.</source>
        <translation>Ha húzni kell, az kezdi, akit a játék előtt kiválasztottak.</translation>
    </message>
    <message>
        <source>If tiles have to be drawn, a player chosen before the game begins in round 1, and the next player clockwise in each further round.</source>
        <translation>Ha húzni kell, az 1. fordulóban az kezdi, akit a játék előtt kiválasztottak, minden további fordulóban az óramutató járása szerint következő játékos.</translation>
    </message>
    <message>
        <source>Whoever has laid the engine has the first turn as well.</source>
        <translation>Aki lerakta a kezdőduplát, azé az első kör is.</translation>
    </message>
    <message>
        <source>The first turn belongs to the player after the one who has laid the engine.</source>
        <translation>Az első kör a kezdőduplát lerakó játékos után következőé.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>First call</source>
        <comment>the double that is called out first</comment>
        <translation>Első bemondás</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Kezdődupla</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Időpont</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>column of a table: how many</comment>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>column of a table: rank</comment>
        <translation>Helyezés</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Fordulók</translation>
    </message>
    <message>
        <source>Rounds out</source>
        <translation>Elfogytak a lapkái (forduló)</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Gépek</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Emberek</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>No game is among these. Choose other rules or a longer period.</source>
        <translation>Nincs ilyen játék. Válasszon más szabályokat vagy hosszabb időszakot.</translation>
    </message>
    <message>
        <source>Nothing to count yet.
Play a game to its end, and you will find it here.</source>
        <translation>Még nincs mit számolni.
Játsszon végig egy játékot, és itt megjelenik.</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Minden szabály</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>period</comment>
        <translation>Teljes időszak</translation>
    </message>
    <message>
        <source>The last year</source>
        <comment>period</comment>
        <translation>Az elmúlt év</translation>
    </message>
    <message>
        <source>The last three months</source>
        <comment>period</comment>
        <translation>Az elmúlt három hónap</translation>
    </message>
    <message>
        <source>The last month</source>
        <comment>period</comment>
        <translation>Az elmúlt hónap</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Player:</source>
        <translation>Játékos:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Szabályok:</translation>
    </message>
    <message>
        <source>Period:</source>
        <translation>Időszak:</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramok</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Számok</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exportálás CSV-be…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Nullázás…</translation>
    </message>
    <message>
        <source>Games count when they are finished, each deal once. Hints and undo change nothing; seats that changed hands count for nobody.</source>
        <translation>Csak a befejezett játékok számítanak, minden leosztás egyszer. A tipp és a visszavonás nem változtat semmin; ahol játékoscsere volt, az a hely senkinél sem számít.</translation>
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
        <translation>A statisztika megsérült, és a mentett játékokból újraszámolódik: a régi fájl megmarad ezen a néven: „{file}”.</translation>
    </message>
    <message>
        <source>The statistics are in use by another program: games are counted later, and nothing is lost.</source>
        <translation>A statisztikát egy másik program használja: a játékok később kerülnek be, semmi sem vész el.</translation>
    </message>
    <message>
        <source>The statistics were written by a newer version of the program: they stay as they are for now.</source>
        <translation>A statisztikát a program újabb változata írta: egyelőre változatlan marad.</translation>
    </message>
    <message>
        <source>“{file}” cannot be used: games are counted later, and nothing is lost.</source>
        <translation>„{file}” nem használható: a játékok később kerülnek be, semmi sem vész el.</translation>
    </message>
    <message>
        <source>“{file}” does not hold the data of mtdesk.</source>
        <translation>„{file}” nem az mtdesk adatait tartalmazza.</translation>
    </message>
    <message>
        <source>“{file}” was written by a newer version of the program.</source>
        <translation>„{file}” a program újabb változatával készült.</translation>
    </message>
    <message>
        <source>“{file}” is damaged: nothing was imported.</source>
        <translation>„{file}” sérült: semmi sem lett importálva.</translation>
    </message>
    <message>
        <source>“{file}” holds a name that is not allowed: nothing was imported ({name}).</source>
        <translation>„{file}” nem megengedett nevet tartalmaz: semmi sem lett importálva ({name}).</translation>
    </message>
    <message>
        <source>“{file}” is too large: nothing was imported.</source>
        <translation>„{file}” túl nagy: semmi sem lett importálva.</translation>
    </message>
    <message>
        <source>“{name}” is a folder here instead of a file, or the other way round: nothing was imported.</source>
        <translation>„{name}” itt fájl helyett mappa, vagy fordítva: semmi sem lett importálva.</translation>
    </message>
    <message>
        <source>“{file}” was written without these files, which it cannot hold: {names}.</source>
        <extracomment>about an export; {names} are names of files, such as: “a”, “b” and 2 more</extracomment>
        <translation>A(z) „{file}” elkészült, de ezek a fájlok nem kerülhettek bele: {names}.</translation>
    </message>
    <message>
        <source>Nothing was imported: the import would replace files that cannot be copied to the backup: {names}.</source>
        <extracomment>before an import; {names} are names of files, such as: “a”, “b” and 2 more</extracomment>
        <translation>Semmi sem lett importálva: az importálás olyan fájlokat cserélne le, amelyekről nem készülhet másolat: {names}.</translation>
    </message>
    <message>
        <source>as even as chance would make it</source>
        <translation>olyan egyenletes, amilyenné a véletlen teszi</translation>
    </message>
    <message>
        <source>unusual: chance alone does so about once in {count} times</source>
        <extracomment>about a figure that deviates from what is expected; count is at least 20</extracomment>
        <translation>szokatlan: puszta véletlenből {count} esetből nagyjából egyszer</translation>
    </message>
    <message>
        <source>more uneven than chance explains</source>
        <translation>egyenetlenebb, mint amit a véletlen megmagyaráz</translation>
    </message>
</context>
<context>
    <name>StatusPresenter</name>
    <message>
        <source>left</source>
        <comment>tiles in the boneyard</comment>
        <translation>maradt</translation>
    </message>
    <message>
        <source>Guided round  ·  engine {tile}</source>
        <translation>Vezetett forduló  ·  kezdődupla: {tile}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}  ·  engine {tile}  ·  rules: {rules}</source>
        <translation>{round}/{rounds}. forduló  ·  kezdődupla: {tile}  ·  szabályok: {rules}</translation>
    </message>
</context>
<context>
    <name>StatusTexts</name>
    <message>
        <source>It is your turn.</source>
        <translation>Ön következik.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>{name} következik.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} gondolkodik…</translation>
    </message>
    <message>
        <source>You have one tile left: please tap ({key}).</source>
        <translation>Egyetlen lapkája maradt: kérjük, kopogjon ({key}).</translation>
    </message>
    <message>
        <source>{name} has one tile left: please tap ({key}).</source>
        <translation>{name} lapkáiból egyetlenegy maradt: kérjük, kopogjon ({key}).</translation>
    </message>
    <message>
        <source>End your turn ({key}), or take it back ({undo}).</source>
        <translation>Fejezze be a körét ({key}), vagy vonja vissza ({undo}).</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn: end it ({key}), or take it back ({undo}).</source>
        <translation>{name} következik: a kör befejezése ({key}) vagy visszavonása ({undo}).</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>A forduló véget ért.</translation>
    </message>
    <message>
        <source>The round is blocked: nobody can lay a tile.</source>
        <translation>A forduló elakadt: már senki sem tud lapkát lerakni.</translation>
    </message>
    <message>
        <source>No one was dealt the engine: everyone draws until it turns up.</source>
        <translation>A kezdődupla senkihez sem került: mindenki húz, amíg elő nem kerül.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A játék véget ért.</translation>
    </message>
    <message>
        <source>The open double {tile} on your train must be covered.</source>
        <translation>Ki kell egészíteni a nyitott duplát ({tile}) az ön vonatán.</translation>
    </message>
    <message>
        <source>The open double {tile} on their own train must be covered.</source>
        <translation>Ki kell egészíteni a nyitott duplát ({tile}) a saját vonaton.</translation>
    </message>
    <message>
        <source>The open double {tile} on {owner}&apos;s train must be covered.</source>
        <translation>Ki kell egészíteni a nyitott duplát ({tile}) {owner} vonatán.</translation>
    </message>
    <message>
        <source>The open double {tile} on the Mexican train must be covered.</source>
        <translation>Ki kell egészíteni a nyitott duplát ({tile}) a mexikói vonaton.</translation>
    </message>
    <message>
        <source>The open double {tile} on Mexican train {number} must be covered.</source>
        <translation>Ki kell egészíteni a nyitott duplát ({tile}) az egyik mexikói vonaton ({number}).</translation>
    </message>
    <message>
        <source>The last double {tile} must be covered.</source>
        <translation>Ki kell egészíteni az utolsó duplát ({tile}).</translation>
    </message>
    <message>
        <source>The next tile must go on the double {tile}.</source>
        <translation>A következő lapkát a duplához ({tile}) kell illeszteni.</translation>
    </message>
    <message>
        <source>The next tile must go on one of the doubles {tiles}.</source>
        <translation>A következő lapkát e két dupla egyikéhez kell illeszteni: {tiles}.</translation>
    </message>
    <message>
        <source>After the double {tile}, one more tile must be laid.</source>
        <translation>A dupla ({tile}) után még egy lapkát le kell rakni.</translation>
    </message>
    <message>
        <source>First turn: lay as many tiles as you like on your own train.</source>
        <translation>Első kör: rakjon tetszőleges számú lapkát a saját vonatára.</translation>
    </message>
    <message>
        <source>Lay another tile on your own train or stop ({key}).</source>
        <translation>Rakjon újabb lapkát a saját vonatára, vagy fejezze be a láncot ({key}).</translation>
    </message>
    <message>
        <source>Lay a tile.</source>
        <translation>Rakjon le egy lapkát.</translation>
    </message>
    <message>
        <source>The tile just drawn fits: lay it.</source>
        <translation>A most húzott lapka illik: rakja le.</translation>
    </message>
    <message>
        <source>None of your tiles fits. Draw a tile ({key}).</source>
        <translation>Nincs lerakható lapka. Húzzon egyet ({key}).</translation>
    </message>
    <message>
        <source>None of your tiles fits: you can only pass.</source>
        <translation>Nincs lerakható lapka: csak passzolni lehet.</translation>
    </message>
    <message>
        <source>The boneyard is empty: you can only pass.</source>
        <translation>A talon üres: csak passzolni lehet.</translation>
    </message>
    <message>
        <source>None of your tiles fits: choose the end of your train for the marker.</source>
        <translation>Nincs lerakható lapka: válassza ki, a vonat melyik végére kerüljön a mozdony.</translation>
    </message>
    <message numerus="yes">
        <source>{tile} fits in %n place(s): click the one you want.</source>
        <translation>
            <numerusform>{tile}: %n helyre illik, kattintson a kívántra.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableRules</name>
    <message>
        <source>Guided round</source>
        <translation>Vezetett forduló</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>your train</source>
        <translation>az ön vonata</translation>
    </message>
    <message>
        <source>{owner}&apos;s train</source>
        <translation>{owner} vonata</translation>
    </message>
    <message>
        <source>the Mexican train</source>
        <translation>mexikói vonat</translation>
    </message>
    <message>
        <source>Mexican train {number}</source>
        <translation>mexikói vonat ({number})</translation>
    </message>
    <message>
        <source>{tile}, fits: {ends}</source>
        <extracomment>spoken by screen readers; {ends} is a list such as: your train and the Mexican train</extracomment>
        <translation>{tile}, ide illik: {ends}</translation>
    </message>
    <message>
        <source>{name} gave no valid answer: a simple move was made instead.</source>
        <translation>{name} nem adott érvényes választ: helyette egyszerű lépés történt.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n lapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the boneyard.</source>
        <translation>
            <numerusform>Még %n lapka van a talonban.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakenQuestion</name>
    <message>
        <source>There are other rules called “{name}” already.</source>
        <translation>Ilyen nevű, más szabályok már vannak: „{name}”.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Mindkettő megtartása</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Csere</translation>
    </message>
</context>
<context>
    <name>TappingText</name>
    <message>
        <source>If your turn ends with exactly one tile in your hand, you tap, so that everybody knows. You have time for it until another player acts.</source>
        <translation>Akinek a köre végén egyetlen lapkája marad, kopog, hogy mindenki tudja. Erre addig van idő, amíg más nem lép.</translation>
    </message>
    <message>
        <source>Once you have tapped, you need not do it again, unless you have had more tiles meanwhile.</source>
        <translation>Aki már kopogott, annak nem kell újra, kivéve, ha közben megint több lapkája lett.</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Kopogás</translation>
    </message>
    <message>
        <source>It costs nothing to forget it.</source>
        <translation>Ha valaki elfelejti, annak nincs következménye.</translation>
    </message>
    <message>
        <source>If you forget it, you draw two penalty tiles, or as many as the boneyard still has.</source>
        <translation>Aki elfelejti, két büntetőlapkát húz, vagy annyit, amennyi még van a talonban.</translation>
    </message>
    <message>
        <source>If you forget it, you miss your next turn of the round.</source>
        <translation>Aki elfelejti, a fordulóban a következő köréből kimarad.</translation>
    </message>
</context>
<context>
    <name>TilesDialog</name>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <translation>
            <numerusform>%Ln lapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <comment>what the tiles count</comment>
        <translation>
            <numerusform>%Ln pont</numerusform>
        </translation>
    </message>
    <message>
        <source>{tiles}: {points}</source>
        <translation>{tiles}: {points}</translation>
    </message>
    <message>
        <source>Tiles left: {name}</source>
        <translation>Megmaradt lapkák: {name}</translation>
    </message>
    <message>
        <source>Tap every tile that is left. Those of others and the engine are faded.</source>
        <translation>Jelölje ki az összes megmaradt lapkát. A másoké és a kezdődupla halványan látszik.</translation>
    </message>
    <message>
        <source>Tiles of the set</source>
        <translation>A készlet lapkái</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Nincs</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>&amp;Elfogadás</translation>
    </message>
</context>
<context>
    <name>TilesModel</name>
    <message>
        <source>{tile}, chosen</source>
        <translation>{tile}, kijelölve</translation>
    </message>
    <message>
        <source>{tile}, not free</source>
        <translation>{tile}, nem szabad</translation>
    </message>
</context>
<context>
    <name>TitleDialog</name>
    <message>
        <source>Rename score pad</source>
        <translation>Pontozólap átnevezése</translation>
    </message>
    <message>
        <source>Tit&amp;le:</source>
        <translation>&amp;Cím:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <comment>a score pad</comment>
        <translation>Á&amp;tnevezés</translation>
    </message>
</context>
<context>
    <name>TrainsText</name>
    <message>
        <source>Every player builds a personal train, which leads from the station towards their own place.</source>
        <translation>Mindenki saját vonatot épít, amely az állomástól a helye felé halad.</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Vonatok</translation>
    </message>
    <message>
        <source>A train begins with a tile that shows the number of the engine.</source>
        <translation>A vonat olyan lapkával kezdődik, amelyen a kezdődupla száma áll.</translation>
    </message>
    <message>
        <source>A personal train begins with any tile, whichever way round.</source>
        <translation>A saját vonat bármelyik lapkával kezdődhet, bármelyik irányba fordítva.</translation>
    </message>
    <message>
        <source>A Mexican train begins with a tile that shows the number of the engine.</source>
        <translation>A mexikói vonat olyan lapkával kezdődik, amelyen a kezdődupla száma áll.</translation>
    </message>
    <message>
        <source>Each further tile is laid so that the halves that touch show the same number.</source>
        <translation>Minden további lapkát úgy kell lerakni, hogy az érintkező feleken ugyanaz a szám álljon.</translation>
    </message>
    <message>
        <source>There is no Mexican train: every train belongs to somebody.</source>
        <translation>Mexikói vonat nincs: minden vonatnak van gazdája.</translation>
    </message>
    <message>
        <source>In addition there is one Mexican train. It belongs to nobody, and everybody may lay on it.</source>
        <translation>Ezenkívül van egy mexikói vonat. Ez közös vonat, bárki rakhat rá.</translation>
    </message>
    <message>
        <source>In addition there are as many Mexican trains as players. They belong to nobody, and everybody may lay on them.</source>
        <translation>Ezenkívül annyi mexikói vonat van, ahány játékos. Ezek közös vonatok, bárki rakhat rájuk.</translation>
    </message>
    <message numerus="yes">
        <source>In addition there are %n Mexican train(s), as many as players. They belong to nobody, and everybody may lay on them.</source>
        <translation>
            <numerusform>Ezenkívül %n mexikói vonat van, ugyanannyi, ahány játékos. Ezek közös vonatok, bárki rakhat rájuk.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may lay on every end of your own train. The train of another player is closed to you, except for an end that bears a marker.</source>
        <translation>A saját vonat bármelyik végére szabad rakni. A többiek vonata zárt, kivéve azt a végét, amelyen mozdony áll.</translation>
    </message>
    <message>
        <source>You may always lay on your own train. The train of another player is closed to you, unless it bears a marker.</source>
        <translation>A saját vonatra mindig szabad rakni. A többiek vonata zárt, hacsak nem áll rajta mozdony.</translation>
    </message>
    <message>
        <source>As long as your own train is empty, you may lay only there or on a Mexican train that has been begun. Until then you may not use the markers of others.</source>
        <translation>Amíg a saját vonat üres, csak oda szabad rakni, vagy olyan mexikói vonatra, amelyet már elindítottak. Mások mozdonyai addig nem segítenek.</translation>
    </message>
    <message>
        <source>As long as your own train is empty, you may lay only there. Until then you may not use the markers of others.</source>
        <translation>Amíg a saját vonat üres, csak oda szabad rakni. Mások mozdonyai addig nem segítenek.</translation>
    </message>
</context>
<context>
    <name>TransportBar</name>
    <message>
        <source>Round {round} of {rounds}  ·  move {move} of {moves}</source>
        <translation>Forduló: {round}/{rounds}  ·  lépés: {move}/{moves}</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Hely a játékban</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Sebesség</translation>
    </message>
</context>
<context>
    <name>TransportKeys</name>
    <message>
        <source>To the start</source>
        <translation>Az elejére</translation>
    </message>
    <message>
        <source>Round before</source>
        <translation>Előző forduló</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Egy lépéssel vissza</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>go on by itself</comment>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>Move on</source>
        <translation>Egy lépéssel tovább</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Következő forduló</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>A végére</translation>
    </message>
</context>
<context>
    <name>TurnText</name>
    <message>
        <source>All further turns</source>
        <translation>Minden további kör</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>A kör</translation>
    </message>
    <message>
        <source>You lay one tile. Unless it is a double, your turn ends with it.</source>
        <translation>Egy lapkát kell lerakni. Ha nem dupla, a kör ezzel véget ér.</translation>
    </message>
    <message>
        <source>If you can lay a tile, you have to. You may draw or pass only when none can be laid.</source>
        <translation>Aki tud lapkát lerakni, annak le kell raknia. Húzni vagy passzolni csak akkor szabad, ha egyik lapka sem rakható le.</translation>
    </message>
    <message>
        <source>If you cannot lay, you draw one tile. If you can lay then, you have to; otherwise you pass. If the boneyard is empty, you pass without drawing.</source>
        <translation>Aki nem tud lapkát lerakni, húz egyet. Ha így már tud, le kell raknia; különben passzol. Ha a talon üres, húzás nélkül passzol.</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Save as…</source>
        <translation>Mentés másként…</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Bezárás mindenképp</translation>
    </message>
</context>
<context>
    <name>WelcomeDialog</name>
    <message>
        <source>Welcome</source>
        <translation>Üdvözöljük</translation>
    </message>
    <message>
        <source>Welcome to Mexican Train</source>
        <translation>Üdvözöljük a mexikói vonat játékban</translation>
    </message>
    <message>
        <source>Is this game new to you? A short round against two computer players shows you everything in about two minutes; you can leave it at any time. It also waits in the Help menu.</source>
        <translation>Új önnek ez a játék? Egy rövid forduló két számítógépes játékos ellen körülbelül két perc alatt mindent megmutat; bármikor abbahagyhatja. Később a Súgó menüben találja.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>&amp;Show me the game</source>
        <translation>Mutassa &amp;meg a játékot</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Új já&amp;ték…</translation>
    </message>
</context>
<context>
    <name>_HandRow</name>
    <message>
        <source>Out: all tiles laid</source>
        <translation>Minden lapkája elfogyott</translation>
    </message>
</context>
</TS>
