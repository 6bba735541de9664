<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About mtdesk</source>
        <translation>Az mtdesk névjegye</translation>
    </message>
    <message>
        <source>Made with Python {python} and Qt {qt}.</source>
        <translation>Alapja: Python {python} és Qt {qt}.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenc</translation>
    </message>
    <message>
        <source>Mexican Train, the domino game. Play against computers, with others on the same screen, or both.</source>
        <translation>Mexikói vonat, a dominójáték. Játssz gépek ellen, másokkal közös képernyőn vagy vegyesen.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. The typeface Lato is under the SIL Open Font License.</source>
        <translation>Szabad szoftver MIT-licenccel. A Lato betűtípus licence: SIL Open Font License.</translation>
    </message>
    <message>
        <source>Computer players and the analysis use compiled code.</source>
        <translation>A gépi játékosok és az elemzés gépi kódra fordított programmal számolnak.</translation>
    </message>
    <message>
        <source>Computer players and the analysis run in Python, which is slower.</source>
        <translation>A gépi játékosok és az elemzés Python-programmal számolnak, ami lassabb.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Draw ({key})</source>
        <translation>Húzás ({key})</translation>
    </message>
    <message>
        <source>Pass ({key})</source>
        <comment>end the turn</comment>
        <translation>Passz ({key})</translation>
    </message>
    <message>
        <source>Tap ({key})</source>
        <translation>Kopogás ({key})</translation>
    </message>
    <message>
        <source>End turn ({key})</source>
        <translation>Kör befejezése ({key})</translation>
    </message>
    <message>
        <source>Draw or pass</source>
        <translation>Húzás vagy passz</translation>
    </message>
    <message>
        <source>Available moves</source>
        <translation>Lehetséges lépések</translation>
    </message>
    <message>
        <source>End chain ({key})</source>
        <translation>Lánc befejezése ({key})</translation>
    </message>
    <message>
        <source>End the first-turn chain</source>
        <translation>Kezdőlánc befejezése</translation>
    </message>
    <message>
        <source>Explain the hint or refusal</source>
        <translation>Tipp vagy elutasítás magyarázata</translation>
    </message>
    <message>
        <source>Why? ({key})</source>
        <translation>Miért? ({key})</translation>
    </message>
    <message>
        <source>Tap with one tile left</source>
        <translation>Kopogás egyetlen lapkánál</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Mégse</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>F&amp;olytatás</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Elemzés</translation>
    </message>
    <message>
        <source>The strongest computer player re-examines every decision, using only what the player could know, and finds those that clearly cost points.</source>
        <translation>A legerősebb gépi játékos minden döntést újra megvizsgál, csak abból kiindulva, amit a játékos akkor tudhatott, és megkeresi azokat, amelyek egyértelműen pontba kerültek.</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Kinek a döntései</translation>
    </message>
    <message>
        <source>Decisions analysed</source>
        <translation>Elemzett döntések</translation>
    </message>
    <message>
        <source>Line chart of the points lost in this round</source>
        <translation>Vonaldiagram az ebben a fordulóban elvesztett pontokról</translation>
    </message>
    <message>
        <source>There is nothing to analyse because no one had a choice.</source>
        <translation>Nincs mit elemezni, mert senkinek sem volt választási lehetősége.</translation>
    </message>
    <message>
        <source>Not every decision could be analysed because a computer player failed.</source>
        <translation>Nem minden döntést lehetett elemezni, mert az egyik gépi játékos leállt.</translation>
    </message>
    <message>
        <source>Every decision was about as good as the best one found.</source>
        <translation>Minden döntés körülbelül olyan jó volt, mint a legjobb, amelyet az elemzés talált.</translation>
    </message>
    <message>
        <source>The points lost are averages, so they differ from the points on the score sheet.</source>
        <translation>Az elvesztett pontok átlagok, ezért eltérnek a ponttáblázat pontjaitól.</translation>
    </message>
    <message>
        <source>Points lost in round {round}</source>
        <translation>Elvesztett pontok: {round}. forduló</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>Elő&amp;ző</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Előző hiba</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Következő</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Következő hiba</translation>
    </message>
</context>
<context>
    <name>AnalysisTexts</name>
    <message>
        <source>You played {move}</source>
        <translation>A lépésed: {move}</translation>
    </message>
    <message>
        <source>{name} played {move}</source>
        <translation>{name} lépése: {move}</translation>
    </message>
    <message>
        <source>You forked your train with {move}</source>
        <translation>Ezzel ágaztattad el a vonatodat: {move}</translation>
    </message>
    <message>
        <source>{name} forked their train with {move}</source>
        <translation>{name} ezzel ágaztatta el a vonatát: {move}</translation>
    </message>
    <message>
        <source>You put the marker on one of the ends</source>
        <translation>Az egyik végre tetted a mozdonyt</translation>
    </message>
    <message>
        <source>{name} put the marker on one of the ends</source>
        <translation>{name} az egyik végre tette a mozdonyt</translation>
    </message>
    <message>
        <source>Yes, that is better.</source>
        <translation>Igen, ez jobb.</translation>
    </message>
    <message>
        <source>{move} is about as good as the best move.</source>
        <translation>{move}: ez körülbelül olyan jó, mint a legjobb lépés.</translation>
    </message>
    <message>
        <source>That is the move that was played.</source>
        <translation>Éppen ez volt az eredeti lépés.</translation>
    </message>
    <message>
        <source>{move} is worse than the best move {lead}.</source>
        <extracomment>{lead} is such as: by 16 points</extracomment>
        <translation>{move}: ez {lead} rosszabb a legjobb lépésnél.</translation>
    </message>
    <message numerus="yes">
        <source>by %n point(s)</source>
        <translation>
            <numerusform>%n ponttal</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} ± {margin} points for the round, estimated from what the player could know</source>
        <translation>{points} ± {margin} pont a fordulóban, a játékos akkori ismeretei alapján becsülve</translation>
    </message>
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
        <translation>lánc befejezése</translation>
    </message>
    <message>
        <source>Try another move, or press “Show”.</source>
        <translation>Próbálj ki egy másik lépést, vagy válaszd ezt: „Mutasd”.</translation>
    </message>
    <message>
        <source>{name}: no mistakes</source>
        <translation>{name}: nincs hiba</translation>
    </message>
    <message>
        <source>{name}: no mistakes so far</source>
        <translation>{name}: eddig nincs hiba</translation>
    </message>
    <message>
        <source>{name}: {mistakes}, {points} lost</source>
        <translation>{name}: {mistakes}, {points} veszteség</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n hiba</numerusform>
        </translation>
    </message>
    <message>
        <source>This mistake cost {points}.</source>
        <translation>Ennek a hibának az ára: {points}.</translation>
    </message>
    <message>
        <source>Better {lead}: {move}</source>
        <extracomment>{lead} is such as: by 16 points</extracomment>
        <translation>{lead} jobb: {move}</translation>
    </message>
    <message>
        <source>You ended the chain</source>
        <translation>Befejezted a láncot</translation>
    </message>
    <message>
        <source>{name} ended the chain</source>
        <translation>{name} befejezte a láncot</translation>
    </message>
    <message>
        <source>What would have been better? Try a move, or press “Show”.</source>
        <translation>Mi lett volna jobb? Próbálj ki egy lépést, vagy válaszd ezt: „Mutasd”.</translation>
    </message>
    <message>
        <source>{played}. That was worse, because {reason}.</source>
        <extracomment>{reason} speaks against what was played, such as: it costs part of the longest train</extracomment>
        <translation>{played}. Ez rosszabb volt, mert {reason}.</translation>
    </message>
    <message>
        <source>No single reason stands out, but test rounds from here ended better with that move.</source>
        <translation>Egyetlen ok nem emelhető ki, de az innen indított próbafordulók ezzel a lépéssel jobban végződtek.</translation>
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
    <name>ArchiveTexts</name>
    <message>
        <source>Imported: {things}.</source>
        <extracomment>{things} are such as: 12 games, 1 rule set, statistics and settings</extracomment>
        <translation>Importálva: {things}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n játék</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule set(s)</source>
        <translation>
            <numerusform>%n szabályrendszer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score pad(s)</source>
        <translation>
            <numerusform>%n pontozólap</numerusform>
        </translation>
    </message>
    <message>
        <source>statistics and settings</source>
        <translation>statisztika és beállítások</translation>
    </message>
    <message>
        <source>Saved as “{file}” in “{folder}”. It contains {things}.</source>
        <translation>Mentve „{file}” néven ide: „{folder}”. Tartalma: {things}.</translation>
    </message>
    <message>
        <source>the game on the table</source>
        <translation>az asztalon lévő játék</translation>
    </message>
</context>
<context>
    <name>AwayQuestion</name>
    <message>
        <source>{name}’s phone is away.</source>
        <translation>{name} telefonja nem érhető el.</translation>
    </message>
    <message>
        <source>{name} can take the seat back at any time.</source>
        <translation>{name} bármikor folytathatja a játékot.</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <translation>Játsszon a gép</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Várakozás</translation>
    </message>
    <message>
        <source>No one has taken {name}’s seat yet.</source>
        <translation>{name} helyére még nem ült le senki.</translation>
    </message>
</context>
<context>
    <name>BranchTexts</name>
    <message>
        <source>{branch}, then left</source>
        <translation>{branch}, majd balra</translation>
    </message>
    <message>
        <source>{branch}, then right</source>
        <translation>{branch}, majd jobbra</translation>
    </message>
    <message>
        <source>left branch</source>
        <translation>bal ág</translation>
    </message>
    <message>
        <source>right branch</source>
        <translation>jobb ág</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>&amp;Next</source>
        <translation>To&amp;vább</translation>
    </message>
    <message>
        <source>&amp;End the guide</source>
        <translation>Bemutató vé&amp;ge</translation>
    </message>
</context>
<context>
    <name>ByEar</name>
    <message>
        <source>Next or previous playable tile</source>
        <translation>A következő vagy előző lerakható lapka</translation>
    </message>
    <message>
        <source>Announce all ends</source>
        <translation>Az összes vég bejelentése</translation>
    </message>
    <message>
        <source>Announce players, tiles and points</source>
        <translation>A játékosok, lapkák és pontok bejelentése</translation>
    </message>
    <message>
        <source>Announce the tiles of the current train, or of your own train</source>
        <translation>Az aktuális vagy ennek hiányában a saját vonatod lapkáinak bejelentése</translation>
    </message>
    <message>
        <source>Repeat the last announcement, or earlier ones when pressed again</source>
        <translation>Az utolsó bejelentés megismétlése, újbóli megnyomásra a korábbiaké</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>Já&amp;ték</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>S&amp;tatistics and fairness…</source>
        <translation>S&amp;tatisztika és a leosztások ellenőrzése…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Új já&amp;ték…</translation>
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
        <source>Deal of the da&amp;y…</source>
        <translation>A na&amp;p leosztása…</translation>
    </message>
    <message>
        <source>new</source>
        <comment>the deal of the day</comment>
        <translation>új</translation>
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
        <source>&amp;Play for me</source>
        <translation>A gép játsszon &amp;helyettem</translation>
    </message>
    <message>
        <source>The game will not count towards your statistics.</source>
        <translation>A játék így nem számít bele a statisztikádba.</translation>
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
        <source>&amp;Full screen</source>
        <translation>&amp;Teljes képernyő</translation>
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
        <source>Ga&amp;mes…</source>
        <translation>&amp;Játékok…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Nagyítás</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Kicsinyítés</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Ugyanaz a leosztás újra</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>&amp;Megosztás…</translation>
    </message>
    <message>
        <source>Hands &amp;on phones…</source>
        <translation>Játék tele&amp;fonokkal…</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>Kö&amp;r</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>S&amp;zünet</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>Teljes &amp;asztal</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>Né&amp;mítás</translation>
    </message>
    <message>
        <source>Short&amp;cuts</source>
        <translation>&amp;Billentyűparancsok</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Hiba bejelentése…</translation>
    </message>
    <message>
        <source>More keys</source>
        <translation>További billentyűk</translation>
    </message>
    <message>
        <source>Score &amp;pad…</source>
        <comment>for games with real tiles</comment>
        <translation>Ponto&amp;zólap…</translation>
    </message>
    <message>
        <source>Score &amp;pad (round {round} of {rounds})…</source>
        <translation>Ponto&amp;zólap ({round}/{rounds}. forduló)…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Házi szabályok…</translation>
    </message>
</context>
<context>
    <name>ContinueDialog</name>
    <message>
        <source>Continue from here</source>
        <translation>Játék folytatása innen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Folytatás</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Játékos {name} helyén</translation>
    </message>
    <message>
        <source>A new game starts with the moves up to here. The original stays unchanged.</source>
        <translation>Új játék kezdődik az eddigi lépésekkel. Az eredeti játék változatlan marad.</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>Másolva</translation>
    </message>
</context>
<context>
    <name>CounterRow</name>
    <message numerus="yes">
        <source>Number {pip}: %n hidden tile(s).</source>
        <translation>
            <numerusform>Szám: {pip}, rejtett lapka: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurtainPage</name>
    <message>
        <source>I am {name}: show my tiles</source>
        <translation>{name} vagyok: lapkák mutatása</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Mutasd a lapkáimat</translation>
    </message>
    <message>
        <source>Tiles stay hidden until you show them.</source>
        <translation>A lapkák a gomb megnyomásáig rejtve maradnak.</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Days</source>
        <translation>Napok</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>F&amp;olytatás</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>A leosztás új&amp;rajátszása</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Játék</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Előző hónap</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Következő hónap</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Hónap</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Év</translation>
    </message>
    <message>
        <source>A day counts if you start its deal that day and finish it.</source>
        <translation>Egy nap akkor számít, ha a leosztását aznap kezded el, és végig is játszod.</translation>
    </message>
</context>
<context>
    <name>DataController</name>
    <message>
        <source>All mtdesk data</source>
        <translation>Az mtdesk összes adata</translation>
    </message>
    <message>
        <source>Exporting all data…</source>
        <translation>Az összes adat exportálása…</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Importálás…</translation>
    </message>
    <message>
        <source>The import could not be completed: {reason}. Your previous data is kept in “{folder}”.</source>
        <translation>Az importálás nem fejeződött be: {reason}. A korábbi adataid itt maradtak meg: „{folder}”.</translation>
    </message>
</context>
<context>
    <name>DealTexts</name>
    <message>
        <source>The code is not complete yet.</source>
        <translation>A kód még nem teljes.</translation>
    </message>
    <message>
        <source>This code is from a newer version of mtdesk.</source>
        <translation>Ez a kód az mtdesk egy újabb változatából való.</translation>
    </message>
    <message>
        <source>Deal of the day · {date}</source>
        <translation>A nap leosztása · {date}</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>A nap leosztása</translation>
    </message>
    <message>
        <source>You can still play this deal, but it no longer adds to your days in a row.</source>
        <translation>Ezt a leosztást még lejátszhatod, de az egymást követő napjaidba már nem számít bele.</translation>
    </message>
    <message>
        <source>Against two computer players of medium strength · the lowest total wins</source>
        <translation>Két közepes erejű gép ellen · a legkisebb összpontszám győz</translation>
    </message>
    <message>
        <source>The next deal comes tomorrow.</source>
        <translation>Holnap jön a következő leosztás.</translation>
    </message>
    <message>
        <source>Your total: {points}</source>
        <translation>Összesen: {points}</translation>
    </message>
    <message>
        <source>The expert’s total: {points}</source>
        <translation>A szakértő összpontszáma: {points}</translation>
    </message>
    <message>
        <source>The expert’s points in this round: {points}</source>
        <translation>A szakértő pontjai ebben a fordulóban: {points}</translation>
    </message>
    <message>
        <source>This code contains a typing mistake. Compare characters that look alike, such as 8 and B, or 5 and S.</source>
        <translation>Ebben a kódban elírás van. Nézd meg a hasonló jeleket, például: 8 és B, 5 és S.</translation>
    </message>
    <message>
        <source>Everyone plays with the same tiles today. The first game you finish counts.</source>
        <translation>Ma mindenki ugyanazokkal a lapkákkal játszik. Az első végigjátszott játékod számít.</translation>
    </message>
    <message>
        <source>Mexican Train, {title}</source>
        <translation>Mexikói vonat, {title}</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n nap egymás után</numerusform>
        </translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Még nem játszottad</translation>
    </message>
    <message>
        <source>The expert is in round {round} of this deal. You need not wait.</source>
        <translation>A szakértő most játssza ezt a leosztást ({round}. forduló). Nem kell megvárnod.</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · total so far {points}</source>
        <translation>{round}/{rounds}. forduló · eddig összesen {points}</translation>
    </message>
    <message>
        <source>Level with the expert ({own} to {mark})</source>
        <translation>Döntetlen a szakértővel ({own} – {mark})</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) better than the expert ({own} to {mark})</source>
        <translation>
            <numerusform>%Ln ponttal jobb a szakértőnél ({own} – {mark})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) behind the expert ({own} to {mark})</source>
        <translation>
            <numerusform>%Ln ponttal elmarad a szakértőtől ({own} – {mark})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntryDelegate</name>
    <message>
        <source>{name}, round {round}</source>
        <translation>{name}, {round}. forduló</translation>
    </message>
</context>
<context>
    <name>ErrorNotice</name>
    <message>
        <source>Something went wrong</source>
        <translation>Hiba történt</translation>
    </message>
    <message>
        <source>The program caught an error. Your game is saved up to the last move and continues.</source>
        <translation>A program hibába ütközött. A játékod az utolsó lépésig mentve van, és folytatódik.</translation>
    </message>
    <message>
        <source>Something went wrong last time</source>
        <translation>Legutóbb hiba történt</translation>
    </message>
    <message>
        <source>&amp;Show report</source>
        <translation>Jelentés &amp;megjelenítése</translation>
    </message>
    <message>
        <source>The program crashed or stopped responding. Nothing is lost, and your game continues where it left off. The report contains no names of people or folders.</source>
        <translation>A program összeomlott, vagy nem válaszolt. Semmi sem veszett el, a játékod onnan folytatódik, ahol tartott. A jelentésben nincsenek személyek és mappák nevei.</translation>
    </message>
</context>
<context>
    <name>ErrorTexts</name>
    <message>
        <source>“{file}” cannot be opened: {reason}.</source>
        <translation>„{file}” nem nyitható meg: {reason}.</translation>
    </message>
    <message>
        <source>“{file}” cannot be deleted: {reason}.</source>
        <translation>„{file}” törlése nem sikerült: {reason}.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved: {reason}.</source>
        <translation>„{file}” nem menthető: {reason}.</translation>
    </message>
    <message>
        <source>Your game’s file was missing, so the game has been saved again.</source>
        <translation>A játékod fájlja eltűnt, ezért a program újra mentette a játékot.</translation>
    </message>
    <message>
        <source>The settings in “{file}” cannot be read, so the defaults are used for now.</source>
        <translation>A beállítások nem olvashatók („{file}”), ezért egyelőre az alapértékek érvényesek.</translation>
    </message>
    <message>
        <source>The settings file was damaged. What could not be read was reset. The old file is kept as “{file}”.</source>
        <translation>A beállítások fájlja megsérült. Ami nem volt olvasható, visszaállt az alapértékre. A régi fájl neve most: „{file}”.</translation>
    </message>
    <message>
        <source>“{file}” cannot be written, so changed settings are lost when you quit.</source>
        <translation>A fájl („{file}”) nem írható, ezért a módosított beállítások kilépéskor elvesznek.</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>You play {tile} and fork your train.</source>
        <translation>Leraktál egy lapkát, és elágaztattad a vonatodat: {tile}.</translation>
    </message>
    <message>
        <source>{name} plays {tile} and forks their train.</source>
        <translation>{name} lerakott egy lapkát, és elágaztatta a vonatát: {tile}.</translation>
    </message>
    <message>
        <source>Your train is closed again.</source>
        <translation>A vonatod újra zárt.</translation>
    </message>
    <message>
        <source>You draw a tile.</source>
        <translation>Húztál egy lapkát.</translation>
    </message>
    <message>
        <source>You draw {tile}.</source>
        <translation>Húztál egy lapkát: {tile}.</translation>
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
        <translation>Passzoltál.</translation>
    </message>
    <message>
        <source>You pass and place your marker.</source>
        <translation>Passzoltál, és mozdonyt tettél a vonatodra.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passzolt.</translation>
    </message>
    <message>
        <source>{name} passes and places their marker.</source>
        <translation>{name} passzolt, és mozdonyt tett a vonatára.</translation>
    </message>
    <message>
        <source>You end your first-turn chain.</source>
        <translation>Befejezted a kezdőláncodat.</translation>
    </message>
    <message>
        <source>{name} ends their first-turn chain.</source>
        <translation>{name} befejezte a kezdőláncát.</translation>
    </message>
    <message>
        <source>You miss your next turn for not tapping.</source>
        <translation>Nem kopogtál, ezért kimaradsz a következő körödből.</translation>
    </message>
    <message>
        <source>{name} misses their next turn for not tapping.</source>
        <translation>{name} nem kopogott, ezért kimarad a következő köréből.</translation>
    </message>
    <message>
        <source>You miss this turn.</source>
        <translation>Ebből a körből kimaradsz.</translation>
    </message>
    <message>
        <source>{name} misses this turn.</source>
        <translation>{name} ebből a körből kimarad.</translation>
    </message>
    <message>
        <source>You go out.</source>
        <extracomment>{name} has played their last tile.</extracomment>
        <translation>Kiraktad az összes lapkádat.</translation>
    </message>
    <message>
        <source>{name} goes out.</source>
        <translation>{name} kirakta az összes lapkáját.</translation>
    </message>
    <message>
        <source>Your points: {points}.</source>
        <translation>{points} pluszpontot kaptál.</translation>
    </message>
    <message>
        <source>It now ends in {number}.</source>
        <extracomment>spoken after a sentence such as: You play 5–3 on your train. &quot;It&quot; is the train.</extracomment>
        <translation>A végén most {number} van.</translation>
    </message>
    <message>
        <source>The double is open.</source>
        <translation>A dupla nyitott.</translation>
    </message>
    <message>
        <source>Undone: {sentences}</source>
        <translation>Visszavonva: {sentences}</translation>
    </message>
    <message>
        <source>{tile} is covered.</source>
        <translation>A dupla ({tile}) kiegészítve.</translation>
    </message>
    <message>
        <source>Engine: {tile}.</source>
        <translation>Kezdődupla: {tile}.</translation>
    </message>
    <message>
        <source>Round {round} of {total}: you start.</source>
        <translation>{round}/{total}. forduló: te kezdesz.</translation>
    </message>
    <message>
        <source>Round {round} of {total}: {name} starts.</source>
        <translation>{round}/{total}. forduló: {name} kezd.</translation>
    </message>
    <message numerus="yes">
        <source>You get %Ln penalty point(s).</source>
        <translation>
            <numerusform>%Ln büntetőpontot kaptál.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %Ln penalty point(s).</source>
        <translation>
            <numerusform>{name}: %Ln büntetőpont.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn: {tiles}.</source>
        <translation>Húzott lapkák: {tiles}.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n penalty tile(s) for not tapping.</source>
        <translation>
            <numerusform>Nem kopogtál, ezért %n büntetőlapkát húztál.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n penalty tile(s) for not tapping.</source>
        <translation>
            <numerusform>{name} nem kopogott, ezért %n büntetőlapkát húzott.</numerusform>
        </translation>
    </message>
    <message>
        <source>{owner}’s train is closed again.</source>
        <translation>{owner} vonata újra zárt.</translation>
    </message>
    <message>
        <source>{name}’s points: {points}.</source>
        <translation>{name}: {points} pluszpont.</translation>
    </message>
    <message>
        <source>All tiles showing {pip} are on the table, so {tile} need not be covered.</source>
        <translation>Minden olyan lapka az asztalon van, amelyen ez a szám áll ({pip}), ezért a duplát ({tile}) nem kell kiegészíteni.</translation>
    </message>
    <message>
        <source>You tap because you have one tile left.</source>
        <translation>Kopogtál, mert egyetlen lapkád maradt.</translation>
    </message>
    <message>
        <source>{name} taps with one tile left.</source>
        <translation>{name} kopogott, mert egyetlen lapkája maradt.</translation>
    </message>
    <message numerus="yes">
        <source>The boneyard has %n tile(s) left.</source>
        <translation>
            <numerusform>A talonban még %n lapka van.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play {tile} {where}.</source>
        <extracomment>{where} is such as “on Anna’s train (left branch)”.</extracomment>
        <translation>Leraktál egy lapkát {where}: {tile}.</translation>
    </message>
    <message>
        <source>{name} plays {tile} {where}.</source>
        <translation>{name} lerakott egy lapkát {where}: {tile}.</translation>
    </message>
    <message>
        <source>Open double {where}: {tile}.</source>
        <translation>Nyitott dupla {where}: {tile}.</translation>
    </message>
    <message>
        <source>You play {tile}, the engine.</source>
        <translation>Leraktad a kezdőduplát: {tile}.</translation>
    </message>
    <message>
        <source>{name} plays {tile}, the engine.</source>
        <translation>{name} lerakta a kezdőduplát: {tile}.</translation>
    </message>
    <message>
        <source>You must cover {tile}, the last double.</source>
        <translation>Ki kell egészítened az utolsó duplát: {tile}.</translation>
    </message>
    <message>
        <source>{name} must cover {tile}, the last double.</source>
        <translation>{name} következik, és ki kell egészítenie az utolsó duplát ({tile}).</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n tile(s) to find the engine.</source>
        <translation>
            <numerusform>A kezdőduplát keresve %n lapkát húztál.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n tile(s) to find the engine.</source>
        <translation>
            <numerusform>{name} a kezdőduplát keresve %n lapkát húzott.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Doubles dealt</source>
        <translation>Kiosztott duplák</translation>
    </message>
    <message>
        <source>Pips per tile</source>
        <translation>Pöttyök lapkánként</translation>
    </message>
    <message>
        <source>How often each number was dealt</source>
        <translation>Az egyes számok kiosztásának gyakorisága</translation>
    </message>
    <message>
        <source>Drawn tiles that fitted</source>
        <translation>Húzott lapkák, amelyek illettek</translation>
    </message>
    <message>
        <source>Rounds in which no one held the engine</source>
        <translation>Fordulók, amelyekben senkinél sem volt a kezdődupla</translation>
    </message>
    <message>
        <source>Overall: {verdict}.</source>
        <translation>Összességében: {verdict}.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Értékelés</translation>
    </message>
    <message numerus="yes">
        <source>A verdict needs at least %n round(s).</source>
        <translation>
            <numerusform>Az értékeléshez legalább %n forduló kell.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance alone makes a figure unusual in fewer than one case in twenty, so expect one now and then.</source>
        <translation>Pusztán a véletlen miatt egy érték húsz esetből kevesebb mint egyszer szokatlan, de olykor azért ez is előfordul.</translation>
    </message>
    <message>
        <source>Humans on the left, computers on the right, expected values as lines</source>
        <translation>Balra az emberek, jobbra a gépek, vonallal a várható értékek</translation>
    </message>
    <message>
        <source>Expected values as lines</source>
        <translation>Vonallal a várható értékek</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) dealt, including abandoned games.</source>
        <translation>
            <numerusform>Kiosztott fordulók száma: %n, a félbehagyott játékokkal együtt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{figure} ({expected} expected)</source>
        <translation>{figure} (várható: {expected})</translation>
    </message>
</context>
<context>
    <name>FiguresTable</name>
    <message>
        <source>Won</source>
        <comment>column: games won</comment>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Points per round</source>
        <comment>column</comment>
        <translation>Pont fordulónként</translation>
    </message>
    <message>
        <source>Click, or press ← or →, to sort</source>
        <translation>Rendezés: kattintással vagy a ← és a → billentyűvel</translation>
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
        <source>Humans at the table</source>
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
        <source>Games, rules, score pads and exported data</source>
        <translation>Játékok, szabályok, pontozólapok és exportált adatok</translation>
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
    <name>GameController</name>
    <message>
        <source>The last moves could not be saved and will be lost when you quit.</source>
        <translation>Az utolsó lépéseket nem sikerült menteni, ezért kilépéskor elvesznek.</translation>
    </message>
</context>
<context>
    <name>GameDeletion</name>
    <message>
        <source>The game cannot be moved to the trash. Delete it permanently?</source>
        <translation>A játékot nem lehet a kukába helyezni. Törlöd véglegesen?</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Törlöd ezt a játékot?</translation>
    </message>
    <message>
        <source>It moves to the trash. Statistics still include it.</source>
        <translation>A kukába kerül. A statisztikában továbbra is szerepel.</translation>
    </message>
    <message>
        <source>Remove this game from the list?</source>
        <translation>Eltávolítod ezt a játékot a listáról?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eltávolítás</translation>
    </message>
    <message>
        <source>Files saved elsewhere stay: {files}.</source>
        <translation>A máshová mentett fájlok megmaradnak: {files}.</translation>
    </message>
</context>
<context>
    <name>GameEndPanel</name>
    <message>
        <source>Look &amp;back</source>
        <translation>&amp;Visszanézés</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Új játé&amp;k…</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Még egy játék</translation>
    </message>
    <message>
        <source>Play a real ga&amp;me…</source>
        <translation>&amp;Igazi játék indítása…</translation>
    </message>
</context>
<context>
    <name>GameTexts</name>
    <message>
        <source>Won by {names}</source>
        <translation>Győztes: {names}</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Az asztalon</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Nem olvasható</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>who won, or how far a game has got</comment>
        <translation>Eredmény</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <comment>a saved game</comment>
        <translation>Elem&amp;zés</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <comment>a saved game</comment>
        <translation>Tö&amp;rlés…</translation>
    </message>
    <message>
        <source>No games have been saved yet.</source>
        <translation>Még nincsenek mentett játékok.</translation>
    </message>
    <message>
        <source>Res&amp;ult</source>
        <translation>&amp;Eredmény</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Visszajátszás</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <comment>a saved game</comment>
        <translation>&amp;Folytatás</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Fáj&amp;lból…</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Nincs ilyen játék.</translation>
    </message>
    <message>
        <source>Search names, rules and dates</source>
        <translation>Nevek, szabályok, dátumok keresése</translation>
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
        <translation>A lapkáid</translation>
    </message>
    <message>
        <source>Your train grows</source>
        <translation>Nő a vonatod</translation>
    </message>
    <message>
        <source>The Mexican train</source>
        <translation>A mexikói vonat</translation>
    </message>
    <message>
        <source>A double</source>
        <translation>Dupla</translation>
    </message>
    <message>
        <source>An open double</source>
        <translation>Nyitott dupla</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Egyik lapka sem illik</translation>
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
        <source>Your marker</source>
        <translation>A mozdonyod</translation>
    </message>
    <message>
        <source>An open train</source>
        <translation>Nyitott vonat</translation>
    </message>
    <message>
        <source>Yours alone again</source>
        <translation>Újra csak a tiéd</translation>
    </message>
    <message>
        <source>Nearly over</source>
        <translation>Mindjárt vége</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>A pontozás</translation>
    </message>
    <message>
        <source>That was a whole round</source>
        <translation>Ez egy teljes forduló volt</translation>
    </message>
    <message>
        <source>In the middle is the station with the first tile, the engine. Every player builds a train from there. Yours has the colour and the emblem of your name plate at the bottom left.</source>
        <translation>Középen van az állomás az első lapkával, a kezdőduplával. Innen mindenki saját vonatot épít. A tiéd olyan színű és jelű, mint a bal alsó sarokban látható névtáblád.</translation>
    </message>
    <message>
        <source>Matching numbers always touch. Your train now ends in {number}, so the next tile here must show {number}, too.</source>
        <translation>Mindig egyforma számok érnek össze. A vonatod végén most {number} van, ezért ide olyan lapka illik, amelynek egyik felén szintén {number} van.</translation>
    </message>
    <message>
        <source>This train belongs to {name}. While it has no marker (a little locomotive), no one else may play on it.</source>
        <translation>Ennek a vonatnak a gazdája: {name}. Amíg nem áll rajta mozdony (jelölő), más nem rakhat rá.</translation>
    </message>
    <message>
        <source>You have no playable tile. Draw one from the boneyard ({key}).</source>
        <translation>Egyik lapkádat sem tudod lerakni. Húzz egyet a talonból ({key}).</translation>
    </message>
    <message>
        <source>If the new tile fits, play it now. If it does not, your turn ends, and your marker opens your train to the others.</source>
        <translation>Ha az új lapka illik valahová, rakd le rögtön. Ha nem, a köröd véget ér, és a mozdonyod megnyitja a vonatodat a többieknek.</translation>
    </message>
    <message>
        <source>{name} has only one tile left. The round ends as soon as someone has none. The tiles you still have then count against you, so play the high ones first.</source>
        <translation>{name} kezében már csak egy lapka van. A forduló véget ér, amint valakinek egy sem marad. Ami akkor még nálad van, büntetőpontot ér, ezért előbb a nagy értékű lapkákat rakd le.</translation>
    </message>
    <message>
        <source>The round is over. Every pip left in your hand is a penalty point. After the last round, the lowest total wins.</source>
        <translation>A fordulónak vége. A kezedben maradt pöttyök egy-egy büntetőpontot érnek. Az utolsó forduló után a legkisebb összpontszám győz.</translation>
    </message>
    <message>
        <source>Someone else’s train</source>
        <translation>Valaki más vonata</translation>
    </message>
    <message>
        <source>Try to get rid of these tiles. The ones you can play are highlighted. Drag one to an end that lights up, or click the tile and then the end.</source>
        <translation>Az a cél, hogy ezeket a lapkákat mind lerakd. A most lerakhatók ki vannak emelve. Fogj meg egyet, és vidd egy felfénylő véghez, vagy kattints a lapkára, majd a végre.</translation>
    </message>
    <message>
        <source>Any player may play on this train. It is a good place for tiles that do not fit on your own train.</source>
        <translation>Erre a vonatra bárki rakhat. Jó hely azoknak a lapkáknak, amelyek nem illenek a saját vonatodra.</translation>
    </message>
    <message>
        <source>Double {number} lies crosswise and should be covered. Play one more tile straight away if you have one that fits.</source>
        <translation>A dupla {number} keresztben fekszik, és ki kell egészíteni. Rakj le rögtön még egy lapkát, ha van odaillő.</translation>
    </message>
    <message>
        <source>Double {number} is not covered yet because no tile has been played on it. Until someone covers it, no one may play anywhere else.</source>
        <translation>A dupla {number} még nincs kiegészítve, mert senki sem illesztett hozzá lapkát. Amíg valaki ki nem egészíti, senki sem rakhat máshová.</translation>
    </message>
    <message>
        <source>You can neither play nor draw. Pass with the button or {key}, which ends your turn.</source>
        <translation>Sem lerakni, sem húzni nem tudsz. Passzolj a gombbal vagy ezzel: {key}. A köröd ezzel véget ér.</translation>
    </message>
    <message>
        <source>You could not play, so your marker is on your train, and the others may now play there too. The marker comes off when you play there yourself.</source>
        <translation>Nem tudtál lapkát lerakni, ezért a mozdonyod a vonatodra került, és most a többiek is rakhatnak rá. Ha te raksz rá lapkát, a mozdony lekerül.</translation>
    </message>
    <message>
        <source>{name} could not play. While the marker is on that train, everyone may play there, you too.</source>
        <translation>{name} nem tudott lapkát lerakni. Amíg a mozdony azon a vonaton áll, mindenki rakhat rá, te is.</translation>
    </message>
    <message>
        <source>You have played on your own train, so the marker is off, and the train is closed to the others again.</source>
        <translation>Lapkát raktál a saját vonatodra, ezért a mozdony lekerült róla, és a vonat a többieknek újra zárt.</translation>
    </message>
    <message>
        <source>Now you know the game. Ask for a hint at any time ({hint}), and undo mistakes ({undo}). {keys} lists all keys, and everything else is in the menus. Have fun.</source>
        <translation>Most már ismered a játékot. Bármikor kérhetsz tippet ({hint}), és visszavonhatod, ha tévedtél ({undo}). Az összes billentyűt ez mutatja: {keys}. Minden más a menükben van. Jó szórakozást.</translation>
    </message>
    <message>
        <source>Try to get rid of these tiles. The arrow keys move from tile to tile, and {next} goes to the next one you can play. Pick it up with {take}, choose an end with the arrow keys, and press {take} again.</source>
        <translation>Az a cél, hogy ezeket a lapkákat mind lerakd. A nyílbillentyűkkel lapkáról lapkára lépsz, ezzel pedig a következő lerakhatóra: {next}. Így veszed fel: {take}. Válassz egy véget a nyílbillentyűkkel, és nyomd meg újra: {take}.</translation>
    </message>
</context>
<context>
    <name>HandBar</name>
    <message>
        <source>Train</source>
        <comment>the longest that the hand can build</comment>
        <translation>Vonat</translation>
    </message>
</context>
<context>
    <name>HandController</name>
    <message>
        <source>None of your tiles fits your train</source>
        <translation>Egyik lapkád sem illik a vonatodra</translation>
    </message>
    <message numerus="yes">
        <source>%n left over</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>%n kimarad</numerusform>
        </translation>
    </message>
    <message>
        <source>Add divider here</source>
        <translation>Elválasztó beszúrása ide</translation>
    </message>
    <message>
        <source>Remove divider</source>
        <translation>Elválasztó eltávolítása</translation>
    </message>
</context>
<context>
    <name>HandsView</name>
    <message>
        <source>Remaining tiles and points</source>
        <translation>Megmaradt lapkák és pontok</translation>
    </message>
    <message>
        <source>Has played all tiles</source>
        <translation>Mindet kirakta</translation>
    </message>
</context>
<context>
    <name>Headlines</name>
    <message numerus="yes">
        <source>won (%n game(s))</source>
        <translation>
            <numerusform>győzelem (%n&#xa0;játék)</numerusform>
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
        <source>went out (in %n round(s))</source>
        <comment>below how often</comment>
        <translation>
            <numerusform>mindet kirakta (%n fordulóból)</numerusform>
        </translation>
    </message>
    <message>
        <source>points per round</source>
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
        <source>Hint: fork your train with {tile}</source>
        <translation>Tipp: ágaztasd el a vonatodat ezzel a duplával: {tile}</translation>
    </message>
    <message>
        <source>Hint: fork your train with {tile} and cover it with {other}</source>
        <translation>Tipp: ágaztasd el a vonatodat ezzel a duplával: {tile}, majd egészítsd ki ezzel: {other}</translation>
    </message>
    <message>
        <source>Hint: draw a tile ({key})</source>
        <translation>Tipp: húzz egy lapkát ({key})</translation>
    </message>
    <message>
        <source>Hint: tap ({key})</source>
        <translation>Tipp: kopogj ({key})</translation>
    </message>
    <message>
        <source>Working out a hint…</source>
        <translation>Tipp keresése…</translation>
    </message>
    <message>
        <source>Hint: pass</source>
        <translation>Tipp: passzolj</translation>
    </message>
    <message>
        <source>Hint: put the marker on the highlighted end</source>
        <translation>Tipp: tedd a mozdonyt a felfénylő végre</translation>
    </message>
    <message>
        <source>you have no playable tile</source>
        <translation>nincs lerakható lapkád</translation>
    </message>
    <message>
        <source>you have no other move</source>
        <translation>mást nem tehetsz</translation>
    </message>
    <message>
        <source>it is the last tile in hand</source>
        <translation>ez az utolsó lapka a kézben</translation>
    </message>
    <message>
        <source>no other tile is playable</source>
        <translation>más lapka nem rakható le</translation>
    </message>
    <message>
        <source>it covers {other}</source>
        <translation>ez kiegészíti a nyitott duplát ({other})</translation>
    </message>
    <message>
        <source>it takes the marker off</source>
        <translation>ezzel lekerül a mozdony a saját vonatról</translation>
    </message>
    <message>
        <source>no playable tile is worth more</source>
        <translation>nincs nagyobb értékű lerakható lapka</translation>
    </message>
    <message>
        <source>no other tile in hand has that number</source>
        <translation>nincs kézben más lapka ezzel a számmal</translation>
    </message>
    <message>
        <source>you have one tile left</source>
        <translation>egyetlen lapkád maradt</translation>
    </message>
    <message>
        <source>no tile in hand covers it</source>
        <translation>nincs kézben lapka, amely kiegészítené</translation>
    </message>
    <message>
        <source>another tile can be played in the same turn</source>
        <translation>ugyanabban a körben még egy lapka lerakható</translation>
    </message>
    <message>
        <source>{other} still fits after it, but not the other way round</source>
        <translation>{other} utána is lerakható, fordítva viszont nem</translation>
    </message>
    <message>
        <source>more of the tiles left in hand fit trains that are open to the player</source>
        <translation>ezután több kézben maradó lapka illik nyitott vonatra</translation>
    </message>
    <message>
        <source>no other player can play on that end</source>
        <translation>arra a végre más játékos nem rakhat lapkát</translation>
    </message>
    <message>
        <source>that train is open only while its marker is on</source>
        <translation>az a vonat csak addig nyitott, amíg rajta van a mozdony</translation>
    </message>
    <message>
        <source>fewer of the hidden tiles fit that end</source>
        <translation>arra a végre kevesebb rejtett lapka illik</translation>
    </message>
    <message>
        <source>more different numbers are left in hand</source>
        <translation>többféle szám marad kézben</translation>
    </message>
    <message>
        <source>it starts a Mexican train for everyone</source>
        <translation>ezzel mindenki számára elindul egy mexikói vonat</translation>
    </message>
    <message numerus="yes">
        <source>it leaves a longer train of %n tile(s) in hand</source>
        <translation>
            <numerusform>ezzel hosszabb, %n lapkás vonat marad kézben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it leaves %n fewer point(s) in hand</source>
        <translation>
            <numerusform>ezzel %n ponttal kevesebb marad kézben</numerusform>
        </translation>
    </message>
    <message>
        <source>forking with {tile}</source>
        <translation>elágaztatás a duplával ({tile})</translation>
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
        <source>about as good</source>
        <translation>nagyjából ugyanolyan jó</translation>
    </message>
    <message numerus="yes">
        <source>It is about %n point(s) better than the next best move.</source>
        <translation>
            <numerusform>Ez körülbelül %n ponttal jobb a második legjobb lépésnél.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) worse</source>
        <translation>
            <numerusform>körülbelül %n ponttal rosszabb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it gets rid of %n point(s)</source>
        <translation>
            <numerusform>ezzel %n ponttal kevesebb marad kézben</numerusform>
        </translation>
    </message>
    <message>
        <source>the marker stays on the train</source>
        <translation>a mozdony a saját vonaton marad</translation>
    </message>
    <message>
        <source>it uses up the only tile in hand that can cover {other}</source>
        <translation>ezzel elfogy az egyetlen kézben lévő lapka, amely a duplát ({other}) kiegészítheti</translation>
    </message>
    <message>
        <source>the marker goes on the train</source>
        <translation>ezzel a saját vonatra kerül a mozdony</translation>
    </message>
    <message numerus="yes">
        <source>%n more tile(s) could be played</source>
        <translation>
            <numerusform>még %n lapka rakható le</numerusform>
        </translation>
    </message>
    <message>
        <source>it leaves the player’s own train for later</source>
        <translation>ezzel a saját vonat későbbre marad</translation>
    </message>
    <message>
        <source>more of the tiles left in hand fit the player’s own train</source>
        <translation>ezután több kézben maradó lapka illik a saját vonatra</translation>
    </message>
    <message>
        <source>no tile left in hand fits the player’s own train</source>
        <translation>ezután nem marad kézben a saját vonatra illő lapka</translation>
    </message>
    <message>
        <source>It is about as good as {tiles}.</source>
        <translation>Nagyjából ugyanilyen jó: {tiles}.</translation>
    </message>
    <message>
        <source>{hint}, because {reason}.</source>
        <translation>{hint}, mert {reason}.</translation>
    </message>
    <message>
        <source>{hint}, because {reason} and {other_reason}.</source>
        <translation>{hint}, mert {reason}, és {other_reason}.</translation>
    </message>
    <message>
        <source>none of your other tiles fits your own train then</source>
        <translation>ezután egyik lapkád sem illik már a saját vonatodra</translation>
    </message>
    <message>
        <source>it leaves your own train for later</source>
        <translation>ezzel a saját vonatod későbbre marad</translation>
    </message>
    <message>
        <source>more of your other tiles then fit your own train</source>
        <translation>ezután több lapkád illik a saját vonatodra</translation>
    </message>
    <message>
        <source>more of your other tiles then fit open trains</source>
        <translation>ezután több lapkád illik nyitott vonatra</translation>
    </message>
    <message>
        <source>{move}: {worth}, because {reason}</source>
        <translation>{move}: {worth}, mert {reason}</translation>
    </message>
    <message>
        <source>ending the chain</source>
        <translation>a lánc befejezése</translation>
    </message>
    <message>
        <source>Hint: end your chain ({key})</source>
        <translation>Tipp: fejezd be a láncot ({key})</translation>
    </message>
    <message>
        <source>{key} gives the reason.</source>
        <translation>Indoklás: {key}.</translation>
    </message>
    <message>
        <source>This move promises more than your longest train.</source>
        <translation>Ez a lépés többet ígér, mint a leghosszabb vonatod.</translation>
    </message>
    <message>
        <source>the longest possible train needs that end least</source>
        <translation>a lehető leghosszabb vonathoz ez a vég kell a legkevésbé</translation>
    </message>
    <message numerus="yes">
        <source>it starts the longest possible train, of %n tile(s)</source>
        <translation>
            <numerusform>ezzel indul a lehető leghosszabb vonat, %n lapkával</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the longest possible train goes on with %n more tile(s)</source>
        <translation>
            <numerusform>a lehető leghosszabb vonat utána még %n lapkával folytatódik</numerusform>
        </translation>
    </message>
    <message>
        <source>the longest possible train does not need it</source>
        <translation>a lehető leghosszabb vonathoz nincs rá szükség</translation>
    </message>
    <message numerus="yes">
        <source>%n fewer point(s) are left outside the longest possible train</source>
        <translation>
            <numerusform>%n ponttal kevesebb marad a lehető leghosszabb vonaton kívül</numerusform>
        </translation>
    </message>
    <message>
        <source>it costs part of the longest possible train</source>
        <translation>ezzel elvész a lehető leghosszabb vonat egy része</translation>
    </message>
    <message>
        <source>Hint: play {tile} {where}</source>
        <translation>Tipp: rakd {where} ezt: {tile}</translation>
    </message>
    <message>
        <source>Hint: play {tile} {where} and cover it with {other}</source>
        <translation>Tipp: rakd {where} ezt a duplát: {tile}, majd egészítsd ki ezzel: {other}</translation>
    </message>
    <message>
        <source>this tile is worth more</source>
        <translation>ez a lapka többet ér</translation>
    </message>
</context>
<context>
    <name>HouseRulesController</name>
    <message>
        <source>“{rules}” has been added to your house rules.</source>
        <translation>„{rules}” bekerült a házi szabályaid közé.</translation>
    </message>
    <message>
        <source>&amp;New game with these rules…</source>
        <translation>Ú&amp;j játék ezekkel a szabályokkal…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>Me&amp;ntés másként…</translation>
    </message>
    <message>
        <source>&amp;Read the rules…</source>
        <translation>Szabályok szöve&amp;ge…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>El&amp;dobás</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>E szabályok &amp;használata</translation>
    </message>
    <message>
        <source>Mor&amp;e</source>
        <translation>&amp;Továbbiak</translation>
    </message>
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
        <source>Delete the rules “{rules}” permanently? Games already started keep them.</source>
        <translation>Végleg törlöd ezeket a szabályokat: „{rules}”? A már elkezdett játékokban érvényben maradnak.</translation>
    </message>
    <message>
        <source>House rules with unsaved changes: {names}.</source>
        <translation>Nem mentett módosítások ezekben a házi szabályokban: {names}.</translation>
    </message>
    <message>
        <source>&amp;Discard changes</source>
        <translation>Módosítások &amp;eldobása</translation>
    </message>
    <message>
        <source>&amp;Use without saving</source>
        <translation>&amp;Használat mentés nélkül</translation>
    </message>
    <message>
        <source>New &amp;game with these rules…</source>
        <translation>Új játé&amp;k e szabályokkal…</translation>
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
        <source>Undo unsaved changes</source>
        <translation>A nem mentett módosítások visszavonása</translation>
    </message>
</context>
<context>
    <name>ImportQuestion</name>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importálás</translation>
    </message>
    <message>
        <source>Import the data from {moment}?</source>
        <translation>Importálod az ekkor mentett adatokat: {moment}?</translation>
    </message>
    <message>
        <source>The file contains {things}. Settings and statistics replace yours, but your other games, rule sets and score pads stay. Everything is first copied to “backups” in your data folder, and the window reopens.</source>
        <translation>A fájl tartalma: {things}. A beállítások és a statisztika a tieid helyére kerülnek, de a többi játékod, szabályrendszered és pontozólapod megmarad. Előbb mindenről másolat készül az adatmappád „backups” mappájába, utána az ablak újra megnyílik.</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportálás…</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>{round}/{rounds}. forduló</translation>
    </message>
    <message>
        <source>Guided round</source>
        <translation>Bemutató forduló</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dátum</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Helyezés</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Opening “{file}”…</source>
        <translation>„{file}” megnyitása…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>{number}. játékos neve</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Házi szabályok</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Me&amp;ntés</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Vonatok</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Mentés másként…</translation>
    </message>
    <message>
        <source>no one yet</source>
        <translation>még senki</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Játék itt</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>A lapkáid</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Do not tap</source>
        <translation>Kopogás nélkül</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Kör befejezése</translation>
    </message>
    <message>
        <source>Play the whole train</source>
        <translation>A teljes vonat lerakása</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Szám</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Érték</translation>
    </message>
    <message>
        <source>Fork: two branches</source>
        <translation>Elágazás: két ág</translation>
    </message>
    <message>
        <source>No fork: one line</source>
        <translation>Nincs elágazás: egy ág</translation>
    </message>
    <message>
        <source>The end shows {number}</source>
        <translation>A vonat végén {number} van</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>away</source>
        <translation>nem érhető el</translation>
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
    <message>
        <source>Score sheet</source>
        <translation>Ponttáblázat</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>&amp;Mutasd</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>A jobb lépés megmutatása</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Mindenki</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Játéknapló</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>Meg&amp;osztás…</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Játéknapló</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nincs találat</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Pontozólapok</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Pontozólap</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}. forduló</translation>
    </message>
    <message>
        <source>Line chart of totals</source>
        <translation>Az összpontszámok vonaldiagramja</translation>
    </message>
    <message>
        <source>The round is blocked because no one can play.</source>
        <translation>A forduló elakadt, mert már senki sem tud lapkát lerakni.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Súgó</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n játékos</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Show me how to play</source>
        <translation>A játék &amp;megismerése</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Fordulók</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Mindet kirakta</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Gépek</translation>
    </message>
    <message>
        <source>Humans</source>
        <translation>Emberek</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Várható</translation>
    </message>
    <message>
        <source>Report file: {file}</source>
        <translation>Hibajelentés: {file}</translation>
    </message>
    <message>
        <source>Problem report</source>
        <translation>Hibajelentés</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>{name} következik.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Te következel.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>A forduló véget ért.</translation>
    </message>
    <message>
        <source>engine {tile}</source>
        <translation>kezdődupla: {tile}</translation>
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
        <source>Overlooks tiles that fit, and often plays at random.</source>
        <extracomment>how a computer player of the level Beginner plays</extracomment>
        <translation>Nem mindig veszi észre az illő lapkákat, és sokszor találomra rak.</translation>
    </message>
    <message>
        <source>Plays the heaviest tile that fits, and rarely looks ahead.</source>
        <extracomment>how a computer player of the level Easy plays</extracomment>
        <translation>Az illő lapkák közül a legnagyobb értékűt rakja le, és ritkán gondolkodik előre.</translation>
    </message>
    <message>
        <source>Plans its own train two tiles ahead.</source>
        <extracomment>how a computer player of the level Medium plays</extracomment>
        <translation>Két lapkával előre tervezi a saját vonatát.</translation>
    </message>
    <message>
        <source>Thinks through how the round might go on before it plays.</source>
        <extracomment>how a computer player of the level Expert plays</extracomment>
        <translation>Minden lépés előtt végiggondolja, hogyan folytatódhat a forduló.</translation>
    </message>
    <message>
        <source>Computer ({level})</source>
        <extracomment>who plays at a seat; {level} is a strength such as: Easy</extracomment>
        <translation>Gép ({level})</translation>
    </message>
    <message>
        <source>Plans its longest train, and plays what it can spare on other trains.</source>
        <extracomment>how a computer player of the level Hard plays</extracomment>
        <translation>A leghosszabb vonatát tervezi meg, és máshová rakja, ami abból kimarad.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>who plays at a seat</extracomment>
        <translation>Te</translation>
    </message>
    <message>
        <source>Person here</source>
        <extracomment>who plays at a seat: a person at this computer</extracomment>
        <translation>Játékos ennél a képernyőnél</translation>
    </message>
    <message>
        <source>Person on a phone</source>
        <extracomment>who plays at a seat</extracomment>
        <translation>Játékos telefonon</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Opening the last game…</source>
        <translation>Az utolsó játék megnyitása…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Mentett játékok</translation>
    </message>
</context>
<context>
    <name>LiesOn</name>
    <message>
        <source>on their own train</source>
        <extracomment>Where a tile is: German has the dative here, Hungarian -on or -en.</extracomment>
        <translation>a saját vonatán</translation>
    </message>
    <message>
        <source>on your train</source>
        <translation>a vonatodon</translation>
    </message>
    <message>
        <source>on {owner}’s train</source>
        <translation>{owner} vonatán</translation>
    </message>
    <message>
        <source>on the Mexican train</source>
        <translation>a mexikói vonaton</translation>
    </message>
    <message>
        <source>on Mexican train {number}</source>
        <translation>az egyik mexikói vonaton ({number})</translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>{file} (unreadable)</source>
        <translation>{file} (nem olvasható)</translation>
    </message>
    <message>
        <source>Keep score for games with real tiles. Every entry is saved immediately.</source>
        <translation>Valódi lapkákkal játszott játékok pontozásához. A program minden bejegyzést azonnal ment.</translation>
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
    <message>
        <source>From a &amp;file…</source>
        <translation>&amp;Fájlból…</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Kezdete</translation>
    </message>
</context>
<context>
    <name>LogFilterBar</name>
    <message>
        <source>Filter by player</source>
        <translation>Szűrés játékos szerint</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Minden</translation>
    </message>
    <message>
        <source>Tiles played</source>
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
        <source>Filter by type</source>
        <translation>Szűrés típus szerint</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Keresés a játéknaplóban</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Ez a forduló</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Filter</source>
        <translation>Szűrés</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Másolás</translation>
    </message>
    <message>
        <source>No matching entries.</source>
        <translation>Nincs ilyen bejegyzés.</translation>
    </message>
</context>
<context>
    <name>LookTexts</name>
    <message>
        <source>Blue star</source>
        <translation>Kék csillag</translation>
    </message>
    <message>
        <source>Red heart</source>
        <translation>Piros szív</translation>
    </message>
    <message>
        <source>Yellow diamond</source>
        <translation>Sárga rombusz</translation>
    </message>
    <message>
        <source>Purple moon</source>
        <translation>Lila hold</translation>
    </message>
    <message>
        <source>Green clover</source>
        <translation>Zöld lóhere</translation>
    </message>
    <message>
        <source>White crown</source>
        <translation>Fehér korona</translation>
    </message>
    <message>
        <source>Orange bolt</source>
        <translation>Narancssárga villám</translation>
    </message>
    <message>
        <source>Turquoise drop</source>
        <translation>Türkiz csepp</translation>
    </message>
    <message>
        <source>Brown hexagon</source>
        <translation>Barna hatszög</translation>
    </message>
    <message>
        <source>Violet cross</source>
        <translation>Ibolyakék kereszt</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The log is hidden.</source>
        <translation>A játéknapló el van rejtve.</translation>
    </message>
    <message>
        <source>The log is shown. Press {key} to go to it.</source>
        <translation>A játéknapló látható. Ezzel jutsz oda: {key}.</translation>
    </message>
</context>
<context>
    <name>MistakeList</name>
    <message>
        <source>Mistakes</source>
        <translation>Hibák</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>its number in the game</comment>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Megtett lépés</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Veszteség</translation>
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
        <source>Remove player {number}</source>
        <translation>{number}. játékos eltávolítása</translation>
    </message>
    <message>
        <source>Start: </source>
        <comment>points at the start</comment>
        <translation>Kezdőpontok: </translation>
    </message>
    <message>
        <source>Points of player {number} at the start</source>
        <translation>{number}. játékos kezdőpontjai</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>“{name}”</source>
        <extracomment>another program that plays, by the name that the player gave it</extracomment>
        <translation>„{name}”</translation>
    </message>
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
        <source>Name at least two players.</source>
        <translation>Adj nevet legalább két játékosnak.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>Paste or type a deal code</source>
        <translation>Illeszd vagy írd be a kódot</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Leosztás kódja</translation>
    </message>
    <message>
        <source>Play an&amp;other deal</source>
        <translation>Más leos&amp;ztás</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <comment>verb: start the game</comment>
        <translation>&amp;Osztás</translation>
    </message>
    <message>
        <source>&amp;Continue with these players</source>
        <translation>&amp;Folytatás ezekkel a játékosokkal</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>Tová&amp;bbiak</translation>
    </message>
    <message>
        <source>&amp;Rules of this deal…</source>
        <translation>A leosztás sz&amp;abályai…</translation>
    </message>
    <message>
        <source>&amp;All ({count})</source>
        <comment>rounds</comment>
        <translation>&amp;Mind ({count})</translation>
    </message>
    <message>
        <source>&amp;One</source>
        <comment>rounds</comment>
        <translation>&amp;Egy</translation>
    </message>
    <message>
        <source>&amp;Three</source>
        <comment>rounds</comment>
        <translation>&amp;Három</translation>
    </message>
    <message>
        <source>Another &amp;number…</source>
        <comment>of rounds</comment>
        <translation>Más &amp;szám…</translation>
    </message>
    <message>
        <source>&amp;Who starts</source>
        <translation>&amp;Ki kezd</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Sorsolással</translation>
    </message>
    <message>
        <source>First &amp;engine</source>
        <translation>Első ke&amp;zdődupla</translation>
    </message>
    <message>
        <source>Deal &amp;code…</source>
        <translation>Kó&amp;d megadása…</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>All hands</source>
        <translation>Minden játékos lapkái</translation>
    </message>
</context>
<context>
    <name>OptionError</name>
    <message>
        <source>the number of players is {players}, but must be between {least} and {most}</source>
        <translation>a játékosok száma {players}, de legalább {least}, legfeljebb {most} lehet</translation>
    </message>
    <message>
        <source>the set has {total} tiles, but dealing {hand} to each of {players} players takes {need}</source>
        <translation>a szükséges lapkák száma {need} ({players} játékos, fejenként {hand}), de a készletben csak ennyi van: {total}</translation>
    </message>
    <message>
        <source>the first engine is double {first}, but the highest double of the set is {highest}</source>
        <translation>az első kezdődupla a dupla {first}, de a készlet legnagyobb duplája a dupla {highest}</translation>
    </message>
</context>
<context>
    <name>OptionKeywords</name>
    <message>
        <source>dominoes dominos size pips dots six nine twelve fifteen eighteen larger</source>
        <extracomment>Never shown: other words by which players may search for the option, with blanks between them</extracomment>
        <translation>dominó méret pötty hatos kilences tizenkettes tizenötös tizennyolcas nagyobb</translation>
    </message>
    <message>
        <source>deal dealing starting hand size per player</source>
        <translation>osztás kiosztás leosztás kéz darabszám játékosonként kezdő kő</translation>
    </message>
    <message>
        <source>visible face up show secret hidden</source>
        <translation>látható felfordított mutat titok rejtett</translation>
    </message>
    <message>
        <source>hub centre center spinner starting double locomotive boneyard</source>
        <translation>motor induló kezdőlapka közép talon</translation>
    </message>
    <message>
        <source>starter starting who starts begins</source>
        <translation>kezdőjátékos ki kezd kezdés indul</translation>
    </message>
    <message>
        <source>opening sequence row several long</source>
        <translation>nyitás kezdőlánc sor több hosszú</translation>
    </message>
    <message>
        <source>boneyard stock pick up buy pass</source>
        <translation>talon készlet felvesz vesz passzol</translation>
    </message>
    <message>
        <source>opening open satisfy</source>
        <translation>nyitás kezdőlánc nyitott kiegészít</translation>
    </message>
    <message>
        <source>opening finish win</source>
        <translation>nyitás kezdőlánc befejez nyer kirak</translation>
    </message>
    <message>
        <source>length duration number short quick long</source>
        <translation>hossz időtartam játékidő száma rövid gyors hosszú</translation>
    </message>
    <message>
        <source>finish end win</source>
        <translation>befejez vége nyer kirak</translation>
    </message>
    <message>
        <source>points score penalty left over</source>
        <translation>pontok pontszám büntetőpont megmaradt</translation>
    </message>
    <message>
        <source>zero nil nought 0-0 blanks points 50</source>
        <translation>nulla duplanulla üres 0-0 pont 50</translation>
    </message>
    <message>
        <source>winner winning count</source>
        <translation>győztes nyertes nyer számolás</translation>
    </message>
    <message>
        <source>knock rap announce uno last</source>
        <translation>koppint kopogtat bemond szól uno utolsó</translation>
    </message>
    <message>
        <source>knock rap announce uno forget</source>
        <translation>koppint kopogtat bemond uno elfelejt</translation>
    </message>
    <message>
        <source>number public common several</source>
        <translation>hány száma közös nyilvános több</translation>
    </message>
    <message>
        <source>personal private begin first hub</source>
        <translation>saját privát indul kezd első</translation>
    </message>
    <message>
        <source>begin open public common</source>
        <translation>indul kezd nyitott közös nyilvános</translation>
    </message>
    <message>
        <source>boneyard stock pick up buy</source>
        <translation>talon pakli felvesz vesz</translation>
    </message>
    <message>
        <source>personal private begin before</source>
        <translation>saját privát indul először előbb</translation>
    </message>
    <message>
        <source>arm spur chicken foot</source>
        <translation>szár szétágazik váltó csirkeláb tyúkláb</translation>
    </message>
    <message>
        <source>locomotive penny coin token take away</source>
        <translation>jelölő érme zseton levesz elvesz eltávolít</translation>
    </message>
    <message>
        <source>locomotive penny coin token</source>
        <translation>jelölő érme zseton</translation>
    </message>
    <message>
        <source>extra second satisfy cover</source>
        <translation>plusz második kiegészít</translation>
    </message>
    <message>
        <source>maximum several multiple row</source>
        <translation>legfeljebb korlát több egymás után</translation>
    </message>
    <message>
        <source>satisfy keep</source>
        <translation>kiegészít tartogat</translation>
    </message>
    <message>
        <source>satisfy uncovered unfinished</source>
        <translation>lefed fedetlen kötelező</translation>
    </message>
    <message>
        <source>impossible stuck exhausted</source>
        <translation>lehetetlen halott elakad</translation>
    </message>
    <message>
        <source>how many number minimum maximum</source>
        <translation>hány száma legalább legfeljebb minimum maximum</translation>
    </message>
    <message>
        <source>goal object purpose game over end</source>
        <translation>célja cél játék vége</translation>
    </message>
    <message>
        <source>pieces stones bones</source>
        <translation>kövek kő darabok csontok</translation>
    </message>
    <message>
        <source>mix wash</source>
        <translation>keverés összekever</translation>
    </message>
    <message>
        <source>stock pool pile bank reserve leftover</source>
        <translation>pakli bank készlet kupac maradék</translation>
    </message>
    <message>
        <source>house depot middle</source>
        <translation>mozdonyszín fordítókorong közép</translation>
    </message>
    <message>
        <source>nobody missing</source>
        <translation>senki hiányzik</translation>
    </message>
    <message>
        <source>starter starting begins lot</source>
        <translation>kezdőjátékos kezd indul sorsolás</translation>
    </message>
    <message>
        <source>direction left next</source>
        <translation>irány sorrend balra következő</translation>
    </message>
    <message>
        <source>fit connect lay</source>
        <translation>illik illeszt csatlakozik lerak</translation>
    </message>
    <message>
        <source>public common shared</source>
        <translation>közös nyilvános</translation>
    </message>
    <message>
        <source>neighbour neighbor opponent other</source>
        <translation>szomszéd ellenfél más másik</translation>
    </message>
    <message>
        <source>how many tiles several</source>
        <translation>hány lapka több kő</translation>
    </message>
    <message>
        <source>forced compulsory skip</source>
        <translation>kötelező kényszer muszáj kihagy</translation>
    </message>
    <message>
        <source>stuck nothing fits</source>
        <translation>elakad semmi sem illik</translation>
    </message>
    <message>
        <source>flag figure skip miss</source>
        <translation>zászló bábu kimarad kihagy</translation>
    </message>
    <message>
        <source>going finish domino</source>
        <translation>kirak kimegy befejez</translation>
    </message>
    <message>
        <source>stuck jammed nobody</source>
        <translation>elakad blokkol senki</translation>
    </message>
    <message>
        <source>tie draw who</source>
        <translation>döntetlen holtverseny ki nyer</translation>
    </message>
    <message>
        <source>starting double highest nine five countdown down shorter</source>
        <translation>indító legnagyobb kilenc öt visszaszámlálás lefelé rövidebb</translation>
    </message>
</context>
<context>
    <name>OptionRemarks</name>
    <message>
        <source>No effect while “{option}” is set to “{value}”</source>
        <translation>Nincs hatása, amíg „{option}” beállítása: {value}</translation>
    </message>
    <message>
        <source>Never more than two while “{option}” is set to “{value}”</source>
        <translation>Legfeljebb kettő, amíg „{option}” beállítása: {value}</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s), engines start again from the highest double.</source>
        <translation>
            <numerusform>%n forduló után ismét a legnagyobb dupla a kezdődupla.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Show</source>
        <translation>Megmutatás</translation>
    </message>
    <message>
        <source>Changed. In “{preset}”: {value}</source>
        <translation>Módosítva. „{preset}” szerint: {value}</translation>
    </message>
    <message>
        <source>Reset to preset</source>
        <translation>Vissza az előbeállításhoz</translation>
    </message>
</context>
<context>
    <name>OptionTexts</name>
    <message>
        <source>Domino set</source>
        <translation>Dominókészlet</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <translation>Lapka fejenként</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Fordulók</translation>
    </message>
    <message>
        <source>Table {table}: {tiles}</source>
        <extracomment>{tiles} are numbers: the tiles each for 2 to 10 players</extracomment>
        <translation>{table} jelű táblázat: {tiles}</translation>
    </message>
    <message>
        <source>Quick table: {tiles}</source>
        <extracomment>{tiles} are numbers: the tiles each for 2 to 10 players</extracomment>
        <translation>Gyors táblázat: {tiles}</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Kezdődupla</translation>
    </message>
    <message>
        <source>Which double is in the station when a round starts, and how it gets there.</source>
        <translation>Melyik dupla van a forduló elején az állomáson, és hogyan kerül oda.</translation>
    </message>
    <message>
        <source>Engine player goes first</source>
        <translation>A kezdődupla lerakója kezd</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Első kör</translation>
    </message>
    <message>
        <source>Drawing in the first turn</source>
        <translation>Húzás az első körben</translation>
    </message>
    <message>
        <source>If you cannot start your chain, draw one tile and play it if it fits.</source>
        <translation>Ha nem tudod elkezdeni a láncodat, húzol egy lapkát, és lerakod, ha illik.</translation>
    </message>
    <message>
        <source>Doubles in the first-turn chain</source>
        <translation>Duplák a kezdőláncban</translation>
    </message>
    <message>
        <source>Which double of a first-turn chain must be covered.</source>
        <translation>Melyik duplát kell kiegészíteni a kezdőláncban.</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Egyiket sem</translation>
    </message>
    <message>
        <source>Going out in the first turn</source>
        <translation>Minden lapka kirakva az első körben</translation>
    </message>
    <message>
        <source>When the round ends if a player goes out with a first-turn chain.</source>
        <translation>Mikor ér véget a forduló, ha valaki a kezdőlánccal kirakja minden lapkáját.</translation>
    </message>
    <message>
        <source>Mexican trains</source>
        <translation>Mexikói vonatok</translation>
    </message>
    <message>
        <source>How many trains there are that anyone may play on.</source>
        <translation>Hány közös vonat van, amelyre mindenki rakhat lapkát.</translation>
    </message>
    <message>
        <source>Starting a train</source>
        <translation>A vonat indítása</translation>
    </message>
    <message>
        <source>Which tile your own train may start with.</source>
        <translation>Melyik lapkával indíthatod el a saját vonatodat.</translation>
    </message>
    <message>
        <source>Using Mexican trains</source>
        <translation>A mexikói vonat használata</translation>
    </message>
    <message>
        <source>When you may first play on a Mexican train.</source>
        <translation>Mikortól rakhatsz mexikói vonatra.</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Kezdettől fogva</translation>
    </message>
    <message>
        <source>Once your own train has started</source>
        <translation>Ha a saját vonatod elindult</translation>
    </message>
    <message>
        <source>Drawing in a turn</source>
        <translation>Húzás egy körben</translation>
    </message>
    <message>
        <source>How often you draw in one turn if you cannot play.</source>
        <translation>Hányszor húzol egy körben, ha nem tudsz lapkát lerakni.</translation>
    </message>
    <message>
        <source>Again after each double</source>
        <translation>Minden dupla után újra</translation>
    </message>
    <message>
        <source>Once a turn</source>
        <translation>Körönként egyszer</translation>
    </message>
    <message>
        <source>Your own train first</source>
        <translation>Előbb a saját vonatod</translation>
    </message>
    <message>
        <source>Removing the marker</source>
        <translation>A mozdony levétele</translation>
    </message>
    <message>
        <source>What closes an open train again.</source>
        <translation>Mitől lesz újra zárt egy nyitott vonat.</translation>
    </message>
    <message>
        <source>Marker for an uncovered double</source>
        <translation>Mozdony nyitott dupla miatt</translation>
    </message>
    <message>
        <source>You get a marker even if an open double on another train forced you to pass.</source>
        <translation>Akkor is mozdonyt kapsz, ha csak egy másik vonat nyitott duplája miatt passzolsz.</translation>
    </message>
    <message>
        <source>Follow-up tile</source>
        <translation>További lapka dupla után</translation>
    </message>
    <message>
        <source>Doubles per turn</source>
        <translation>Duplák körönként</translation>
    </message>
    <message>
        <source>How many doubles you may play in one turn.</source>
        <translation>Hány duplát rakhatsz le egy körben.</translation>
    </message>
    <message>
        <source>Second double needs a cover</source>
        <translation>Második dupla csak illő lapkával</translation>
    </message>
    <message>
        <source>Open doubles</source>
        <translation>Nyitott duplák</translation>
    </message>
    <message>
        <source>Which open double must be covered before anyone plays elsewhere.</source>
        <translation>Melyik nyitott duplát kell kiegészíteni, mielőtt máshová rakhatsz lapkát.</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>Holt duplák</translation>
    </message>
    <message>
        <source>What happens to an open double once all tiles with its number are on the table.</source>
        <translation>Mi lesz a nyitott duplával, ha minden olyan lapka az asztalon van, amelyen a száma áll.</translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation>Dupla utolsó lapkaként</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Elágazások</translation>
    </message>
    <message>
        <source>You may split your own train into two branches with a double.</source>
        <translation>Egy duplával két ágra bonthatod a saját vonatodat.</translation>
    </message>
    <message>
        <source>Value of remaining tiles</source>
        <translation>A megmaradt lapkák értéke</translation>
    </message>
    <message>
        <source>How much the tiles left in your hand count at the end of a round.</source>
        <translation>Mennyit érnek a forduló végén nálad maradt lapkák.</translation>
    </message>
    <message>
        <source>Double blank</source>
        <translation>Dupla 0</translation>
    </message>
    <message>
        <source>How much the double blank counts if it is left in your hand.</source>
        <translation>Mennyit ér a dupla 0, ha nálad marad.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pontozás</translation>
    </message>
    <message>
        <source>Who scores for the remaining tiles, and which total wins.</source>
        <translation>Ki kap pontot a megmaradt lapkákért, és melyik összpontszám győz.</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Kopogás</translation>
    </message>
    <message>
        <source>You tap when you have one tile left, so that everyone knows.</source>
        <translation>Ha egyetlen lapkád maradt, kopogsz, hogy mindenki tudja.</translation>
    </message>
    <message>
        <source>Penalty for not tapping</source>
        <translation>Büntetés elmaradt kopogásért</translation>
    </message>
    <message>
        <source>What happens if another player acts before you tap.</source>
        <translation>Mi történik, ha más lép, mielőtt kopognál.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Nyílt lapkák</translation>
    </message>
    <message>
        <source>Everyone sees all tiles.</source>
        <translation>Mindenki látja az összes lapkát.</translation>
    </message>
    <message>
        <source>None: doubles need not be covered</source>
        <translation>Egyiket sem: a duplákat nem kell kiegészíteni</translation>
    </message>
    <message>
        <source>The sum of their pips</source>
        <translation>A pöttyeik összege</translation>
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
        <source>None</source>
        <translation>Egy sem</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Azonnal</translation>
    </message>
    <message>
        <source>If it is set aside, the round starts at once.</source>
        <translation>Ha félre van téve, a forduló rögtön indul.</translation>
    </message>
    <message>
        <source>Some clubs begin with double 9, and others with double 5.</source>
        <translation>Egyes klubokban a dupla 9-cel kezdenek, másokban a dupla 5-tel.</translation>
    </message>
    <message>
        <source>The player who put the engine in the station goes first, not the next player.</source>
        <translation>Az kezd, aki a kezdőduplát az állomásra tette, nem a következő játékos.</translation>
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
        <source>Until your own train has been started, you may play only there and on a Mexican train that has been started.</source>
        <translation>Amíg a saját vonatod nem indult el, csak arra és már elindult mexikói vonatra rakhatsz.</translation>
    </message>
    <message>
        <source>Its owner plays on it</source>
        <translation>A gazdája lapkát rak rá</translation>
    </message>
    <message>
        <source>Anyone plays on it</source>
        <translation>Bárki lapkát rak rá</translation>
    </message>
    <message>
        <source>Its owner plays on any train</source>
        <translation>A gazdája bárhová rak lapkát</translation>
    </message>
    <message>
        <source>Where the follow-up tile after a double may go.</source>
        <translation>Hová kerülhet a dupla utáni további lapka.</translation>
    </message>
    <message>
        <source>Anywhere you may play</source>
        <translation>Bárhová, ahová szabad</translation>
    </message>
    <message>
        <source>Only on the double</source>
        <translation>Csak a duplához</translation>
    </message>
    <message>
        <source>You may play a second double only if you keep a tile that fits on one of the two.</source>
        <translation>Második duplát csak akkor rakhatsz le, ha marad olyan lapkád, amely a kettő egyikéhez illik.</translation>
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
        <source>That player draws and carries on</source>
        <translation>A játékos húz egy lapkát, és folytatja</translation>
    </message>
    <message>
        <source>You have two ends to play on, and your marker opens only one of them.</source>
        <translation>Két végre rakhatsz, és a mozdonyod csak az egyiket nyitja meg.</translation>
    </message>
    <message>
        <source>If pips count, play heavy tiles early.</source>
        <translation>Ha a pöttyök számítanak, a nagy értékű lapkákat érdemes korán lerakni.</translation>
    </message>
    <message>
        <source>One point each</source>
        <translation>Lapkánként egy pont</translation>
    </message>
    <message>
        <source>50 for a double, 25 for a blank half, otherwise pips</source>
        <translation>Dupla: 50, pötty nélküli fél: 25, egyébként a pöttyök</translation>
    </message>
    <message>
        <source>Penalty points: the lowest total wins</source>
        <translation>Büntetőpontok: a legkisebb összpontszám győz</translation>
    </message>
    <message>
        <source>Points for going out: the highest total wins</source>
        <translation>Pluszpontok annak, aki mindet kirakja: a legnagyobb összpontszám győz</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Nincs büntetés</translation>
    </message>
    <message>
        <source>Two penalty tiles</source>
        <translation>Két büntetőlapka</translation>
    </message>
    <message>
        <source>Miss the next turn</source>
        <translation>Kimaradás egy körből</translation>
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
        <source>One</source>
        <translation>Egy</translation>
    </message>
    <message>
        <source>One per player</source>
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
    <message>
        <source>The highest number in the set decides how many tiles there are.</source>
        <translation>A készlet legnagyobb számától függ, hány lapka van.</translation>
    </message>
    <message>
        <source>With many tiles you plan more. With few, rounds are short and lively.</source>
        <translation>Sok lapkával többet tervezel. Kevéssel rövidek és élénkek a fordulók.</translation>
    </message>
    <message>
        <source>The round’s double, set aside before the deal</source>
        <translation>A forduló duplája, osztás előtt félretéve</translation>
    </message>
    <message>
        <source>The round’s double; if no one has it, players draw until it is found</source>
        <translation>A forduló duplája; ha senkinél nincs, húzni kell, amíg elő nem kerül</translation>
    </message>
    <message>
        <source>The highest double in any hand, from the round’s double down</source>
        <translation>A legnagyobb kézben lévő dupla, a forduló duplájától lefelé</translation>
    </message>
    <message>
        <source>With chains, rounds are short and planning pays.</source>
        <translation>Kezdőlánccal rövidek a fordulók, és megéri tervezni.</translation>
    </message>
    <message>
        <source>A chain that ends in an open double keeps the others busy.</source>
        <translation>A nyitott duplára végződő lánc a többieknek is ad munkát.</translation>
    </message>
    <message>
        <source>Only the last one, after everyone’s first turn</source>
        <translation>Csak az utolsót, mindenki első köre után</translation>
    </message>
    <message>
        <source>After everyone’s first turn</source>
        <translation>Mindenki első köre után</translation>
    </message>
    <message>
        <source>With any tile, everyone gets going at once, and the engine matters less.</source>
        <translation>Ha bármelyik lapka jó, mindenki rögtön elindulhat, és a kezdődupla kevésbé számít.</translation>
    </message>
    <message>
        <source>Once all players’ trains have started</source>
        <translation>Ha minden játékos vonata elindult</translation>
    </message>
    <message>
        <source>With one draw a turn, doubles stay open more often.</source>
        <translation>Ha körönként csak egyszer lehet húzni, a duplák gyakrabban maradnak nyitva.</translation>
    </message>
    <message>
        <source>The sooner a marker comes off, the fewer trains are open to everyone.</source>
        <translation>Minél hamarabb kerül le a mozdony, annál kevesebb vonat nyitott mindenki előtt.</translation>
    </message>
    <message>
        <source>Without that marker, you do not pay for a double that someone else left open.</source>
        <translation>Ha ilyenkor nem kapsz mozdonyt, nem te fizetsz más nyitva hagyott duplájáért.</translation>
    </message>
    <message>
        <source>If it may go anywhere, you can leave the double to the others.</source>
        <translation>Ha bárhová kerülhet, a duplát a többiekre hagyhatod.</translation>
    </message>
    <message>
        <source>You cannot play two doubles and leave both to the others.</source>
        <translation>Nem rakhatsz le két duplát úgy, hogy mindkettőt a többiekre hagyod.</translation>
    </message>
    <message>
        <source>If none must be covered, the game is gentler.</source>
        <translation>Ha egyiket sem kötelező kiegészíteni, kíméletesebb a játék.</translation>
    </message>
    <message>
        <source>If it stays open, everyone can only draw and pass until the round is blocked.</source>
        <translation>Ha nyitva marad, mindenki csak húzhat és passzolhat, amíg a forduló el nem akad.</translation>
    </message>
    <message>
        <source>What happens when a player’s last tile is a double.</source>
        <translation>Mi történik, ha valakinek az utolsó lapkája dupla.</translation>
    </message>
    <message>
        <source>If you must draw and carry on, a double is a risky last tile.</source>
        <translation>Ha húznod kell és folytatnod, utolsónak duplát hagyni kockázatos.</translation>
    </message>
    <message>
        <source>How many rounds a game has. Each round’s double is one lower than the last.</source>
        <translation>Hány fordulóból áll a játék. Minden forduló duplája eggyel kisebb az előzőénél.</translation>
    </message>
    <message>
        <source>With points for going out, nothing else pays.</source>
        <translation>Pluszpontot csak az hoz, ha kirakod az összes lapkádat.</translation>
    </message>
    <message>
        <source>{first}, then on from {highest}</source>
        <translation>{first} az első, utána {highest} jön</translation>
    </message>
    <message>
        <source>First engine</source>
        <translation>Első kezdődupla</translation>
    </message>
    <message>
        <source>The double of round 1. Each later round’s double is one lower.</source>
        <translation>Az 1. forduló duplája. Minden további fordulóban eggyel kisebb.</translation>
    </message>
    <message>
        <source>The highest double of the set</source>
        <translation>A készlet legnagyobb duplája</translation>
    </message>
    <message>
        <source>Double {number}</source>
        <translation>Dupla {number}</translation>
    </message>
    <message>
        <source>from {first} down to {last}</source>
        <translation>{first} az első, {last} az utolsó</translation>
    </message>
    <message>
        <source>from {first} down to {last}, then on from {highest}</source>
        <translation>{first} az első, {last} után {highest} jön</translation>
    </message>
    <message>
        <source>No tapping</source>
        <translation>Nem kell kopogni</translation>
    </message>
    <message>
        <source>Without a time limit</source>
        <translation>Időkorlát nélkül</translation>
    </message>
    <message numerus="yes">
        <source>Within %n second(s)</source>
        <translation>
            <numerusform>%n másodpercen belül</numerusform>
        </translation>
    </message>
    <message>
        <source>Whether your first turn is a single tile, or a chain on your own train.</source>
        <translation>Egyetlen lapkát rakhatsz-e le az első körödben, vagy egy láncot a saját vonatodra.</translation>
    </message>
    <message>
        <source>The next player who can cover it must</source>
        <translation>A sorban az első, aki tudja, köteles kiegészíteni</translation>
    </message>
    <message>
        <source>How many tiles each player is dealt. In tables, this depends on how many play.</source>
        <translation>Hány lapkát kap minden játékos. A táblázatokban ez a játékosok számától függ.</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>The line marks the share you would win if everyone played equally well.</source>
        <translation>A vonal azt mutatja, a játékok mekkora hányadát nyernéd meg, ha mindenki egyformán jól játszana.</translation>
    </message>
    <message>
        <source>No games against computers yet.</source>
        <translation>Még nem volt játék gépek ellen.</translation>
    </message>
    <message>
        <source>Wins against computers</source>
        <translation>Győzelmek gépek ellen</translation>
    </message>
    <message>
        <source>Points per round over time</source>
        <translation>Pont fordulónként az idő múlásával</translation>
    </message>
    <message>
        <source>Rounds by points</source>
        <translation>Fordulók pontszám szerint</translation>
    </message>
    <message>
        <source>Longest winning streak: {best}. Current: {current}.</source>
        <translation>Leghosszabb győzelmi sorozat: {best}. Jelenlegi: {current}.</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Játékról játékra</translation>
    </message>
    <message>
        <source>Each dot is a game. Fewer points are better.</source>
        <translation>Minden karika egy játék. A kevesebb pont a jobb.</translation>
    </message>
    <message>
        <source>Each dot is a game. More points are better.</source>
        <translation>Minden karika egy játék. A több pont a jobb.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with the opposite aim left out.</source>
        <translation>
            <numerusform>%n ellentétes célú játék kimaradt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The columns count rounds by their points, from zero on the left.</source>
        <translation>Minden oszlop azt mutatja, hány forduló zárult az adott pontszámmal, a bal szélen a 0 pontosak állnak.</translation>
    </message>
    <message>
        <source>Bars for wins point up, others down. The latest game is on the right.</source>
        <translation>A megnyert játékok oszlopa felfelé mutat, a többié lefelé. Jobb szélen az utolsó játék áll.</translation>
    </message>
</context>
<context>
    <name>PadModel</name>
    <message>
        <source>{name}, round {round}: no entry yet</source>
        <translation>{name}, {round}. forduló: még nincs bejegyzés</translation>
    </message>
    <message>
        <source>{name}, round {round}: {points}, out</source>
        <translation>{name}, {round}. forduló: {points}, mindet kirakta</translation>
    </message>
    <message>
        <source>{name}, round {round}: {points}</source>
        <translation>{name}, {round}. forduló: {points}</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>&amp;Játékosok…</translation>
    </message>
    <message>
        <source>&amp;All pads</source>
        <translation>Ö&amp;sszes pontozólap</translation>
    </message>
    <message>
        <source>&amp;Out</source>
        <comment>a player has played all tiles</comment>
        <translation>&amp;Mindet kirakta</translation>
    </message>
    <message>
        <source>&amp;Tiles…</source>
        <comment>pick the tiles left</comment>
        <translation>&amp;Lapkák…</translation>
    </message>
    <message>
        <source>&amp;Blocked</source>
        <comment>a round</comment>
        <translation>&amp;Elakadt</translation>
    </message>
    <message>
        <source>No one went out.</source>
        <translation>Senki sem rakta ki az összes lapkáját.</translation>
    </message>
    <message>
        <source>New pad &amp;with the same people</source>
        <translation>Új lap, &amp;ugyanezek a játékosok</translation>
    </message>
    <message>
        <source>Every player has an entry already.</source>
        <translation>Már mindenkinél van bejegyzés.</translation>
    </message>
    <message>
        <source>Round {round} was not complete, so it does not count.</source>
        <translation>{round}. forduló: nem volt teljes, ezért nem számít.</translation>
    </message>
    <message>
        <source>End the &amp;game</source>
        <translation>&amp;Befejezés</translation>
    </message>
    <message>
        <source>Reo&amp;pen</source>
        <comment>a score pad that was ended early</comment>
        <translation>Új&amp;ra megnyitás</translation>
    </message>
    <message>
        <source>Play one &amp;more round</source>
        <translation>Mé&amp;g egy forduló</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} mindet kirakta</translation>
    </message>
    <message>
        <source>Back to &amp;round {round}</source>
        <translation>Viss&amp;za: {round}. forduló</translation>
    </message>
    <message>
        <source>&amp;Finish the game</source>
        <translation>Játék le&amp;zárása</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Következő forduló</translation>
    </message>
    <message>
        <source>A number, or a sum such as 12+7. Press Space to pick the tiles left.</source>
        <translation>Egy szám vagy egy összeg, például 12+7. A szóközzel a megmaradt lapkákat jelölheted ki.</translation>
    </message>
</context>
<context>
    <name>PadTexts</name>
    <message numerus="yes">
        <source>finished after %Ln round(s)</source>
        <translation>
            <numerusform>%Ln forduló után véget ért</numerusform>
        </translation>
    </message>
    <message>
        <source>won by {names}</source>
        <comment>a finished game</comment>
        <translation>győztes: {names}</translation>
    </message>
    <message>
        <source>Round {round} of {total}</source>
        <translation>{round}/{total}. forduló</translation>
    </message>
    <message>
        <source>Engine: double {pip} or lower</source>
        <translation>Kezdődupla: dupla {pip} vagy kisebb</translation>
    </message>
    <message>
        <source>Engine: double {pip}</source>
        <translation>Kezdődupla: dupla {pip}</translation>
    </message>
    <message numerus="yes">
        <source>Under these rules only %Ln player(s) can go out.</source>
        <comment>in one round</comment>
        <translation>
            <numerusform>E szabályok szerint csak %Ln játékos rakhatja ki az összes lapkáját.</numerusform>
        </translation>
    </message>
    <message>
        <source>Engine: the starting player’s highest double</source>
        <translation>Kezdődupla: a kezdőjátékos legnagyobb duplája</translation>
    </message>
    <message>
        <source>“{text}” is neither a number up to {most} nor a sum such as 12+7.</source>
        <translation>„{text}” nem szám (legfeljebb {most}), és nem is olyan összeg, mint a 12+7.</translation>
    </message>
    <message>
        <source>No one is out, and the round is not blocked.</source>
        <translation>Senki sem rakta ki az összes lapkáját, és a forduló nem akadt el.</translation>
    </message>
    <message>
        <source>{name} is out with {value}, but others have less.</source>
        <translation>{name} kirakta az összes lapkáját, és {value} pontja van, de másnak kevesebb.</translation>
    </message>
    <message>
        <source>{name} has 0, but is not marked as out.</source>
        <translation>{name} pontszáma 0, de nincs megjelölve, hogy kirakta az összes lapkáját.</translation>
    </message>
    <message>
        <source>{tile} is in two places.</source>
        <translation>Ez a lapka két helyen is szerepel: {tile}.</translation>
    </message>
    <message>
        <source>{name} has no entry in this round.</source>
        <translation>{name} számára ebben a fordulóban nincs bejegyzés.</translation>
    </message>
    <message>
        <source>No tiles add up to {value}, the entry of {name}.</source>
        <translation>{name} bejegyzése {value}, de nincsenek ennyit érő lapkák.</translation>
    </message>
    <message>
        <source>{value}, the entry of {name}, is more than a whole hand is worth.</source>
        <translation>{name} bejegyzése {value}, de a kiosztott lapkák együtt sem érhetnek ennyit.</translation>
    </message>
</context>
<context>
    <name>PageHost</name>
    <message>
        <source>Result: {players}</source>
        <translation>Eredmény: {players}</translation>
    </message>
</context>
<context>
    <name>Panes</name>
    <message>
        <source>Previous pane</source>
        <translation>Előző terület</translation>
    </message>
    <message>
        <source>Next pane (table, buttons, log)</source>
        <translation>Következő terület (asztal, gombok, játéknapló)</translation>
    </message>
</context>
<context>
    <name>PausePage</name>
    <message>
        <source>Paused</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>&amp;Resume ({key})</source>
        <translation>&amp;Folytatás ({key})</translation>
    </message>
    <message>
        <source>All tiles are hidden, and computers and the time to tap are on hold.</source>
        <translation>Minden lapka rejtve van, a gépek várnak, és a kopogásra szánt idő sem telik.</translation>
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
    <name>PhoneTexts</name>
    <message>
        <source>Where?</source>
        <translation>Hová?</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Húzás</translation>
    </message>
    <message>
        <source>End the chain</source>
        <translation>Lánc befejezése</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Longest train</source>
        <translation>Leghosszabb vonat</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Balra</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Jobbra</translation>
    </message>
    <message>
        <source>Leave the seat</source>
        <translation>Hely átadása</translation>
    </message>
    <message>
        <source>Leave the seat to others?</source>
        <translation>Átadod a helyedet másnak?</translation>
    </message>
    <message>
        <source>No connection to the table. Trying again…</source>
        <translation>Nincs kapcsolat az asztallal. Újrapróbálkozás…</translation>
    </message>
    <message numerus="yes">
        <source>The longest train has %n tile(s).</source>
        <translation>
            <numerusform>A leghosszabb vonat %n lapkából áll.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your seat is no longer played on a phone.</source>
        <translation>A helyeden már nem telefonnal játszanak.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Take a free seat</source>
        <translation>Ülj le egy szabad helyre</translation>
    </message>
    <message>
        <source>{name}’s seat is free</source>
        <translation>Szabad hely: {name}</translation>
    </message>
    <message>
        <source>Taken by {name}</source>
        <translation>Foglalt: {name}</translation>
    </message>
    <message>
        <source>Take your seat back: {name}</source>
        <translation>Folytasd a játékot: {name}</translation>
    </message>
    <message>
        <source>Tap the table</source>
        <translation>Kopogás az asztalon</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Rendezés</translation>
    </message>
    <message>
        <source>Move the tile</source>
        <translation>Lapka mozgatása</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Maradok</translation>
    </message>
    <message>
        <source>Someone else has just taken this seat. Take another one.</source>
        <translation>Erre a helyre épp most ült le valaki más. Válassz másikat.</translation>
    </message>
    <message>
        <source>None of your tiles fits the start of your train.</source>
        <translation>Egyik lapkád sem illik a vonatod elejéhez.</translation>
    </message>
    <message>
        <source>The next round has begun. Continue when you have read this.</source>
        <translation>Elkezdődött a következő forduló. Ha elolvastad, lépj tovább.</translation>
    </message>
    <message>
        <source>Your tap counts.</source>
        <translation>A kopogásod érvényes.</translation>
    </message>
    <message>
        <source>You did not tap in time.</source>
        <translation>Nem kopogtál időben.</translation>
    </message>
    <message>
        <source>Waiting for {name}, who may tap now.</source>
        <translation>Várakozás: {name} most kopoghat.</translation>
    </message>
    <message>
        <source>a computer plays</source>
        <translation>gép játszik</translation>
    </message>
    <message>
        <source>open</source>
        <translation>nyitott</translation>
    </message>
    <message>
        <source>{name}’s phone is away. Someone can play at the screen meanwhile.</source>
        <translation>{name} telefonja nem érhető el. Addig a képernyőnél valaki játszhat helyette.</translation>
    </message>
    <message>
        <source>This code is no longer valid. Scan the one on the screen.</source>
        <translation>Ez a kód már nem érvényes. Olvasd be a képernyőn láthatót.</translation>
    </message>
    <message>
        <source>No seat is free. More seats can be offered at the screen.</source>
        <translation>Nincs szabad hely. A képernyőnél további helyek is felajánlhatók.</translation>
    </message>
    <message>
        <source>This seat was freed at the screen. Scan the new code to come back.</source>
        <translation>Ezt a helyet a képernyőnél felszabadították. A visszatéréshez olvasd be az új kódot.</translation>
    </message>
    <message>
        <source>You are now playing on another phone or page.</source>
        <translation>Most egy másik telefonon vagy lapon játszol.</translation>
    </message>
    <message>
        <source>This game no longer uses phones.</source>
        <translation>Ebben a játékban már nem használtok telefont.</translation>
    </message>
    <message>
        <source>Your points: {gained}. Your total: {total}. Your place: {place}</source>
        <translation>Pontjaid: {gained}. Összpontszámod: {total}. Helyezésed: {place}</translation>
    </message>
    <message>
        <source>{name} has undone a move.</source>
        <translation>{name} visszavont egy lépést.</translation>
    </message>
    <message>
        <source>Your name, if not listed below</source>
        <translation>A neved, ha lent nem szerepel</translation>
    </message>
    <message>
        <source>You are {name}. The game begins when everyone has joined.</source>
        <translation>A neved: {name}. A játék akkor kezdődik, amikor mindenki itt van.</translation>
    </message>
    <message>
        <source>{name} has not joined yet. Someone can play for them at the screen.</source>
        <translation>{name} még nincs itt. Addig a képernyőnél valaki játszhat helyette.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Még egy játék</translation>
    </message>
</context>
<context>
    <name>PhonesDialog</name>
    <message>
        <source>Hands on phones</source>
        <translation>Játék telefonokkal</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Cím másolása</translation>
    </message>
    <message>
        <source>Address of this computer</source>
        <translation>A számítógép címe</translation>
    </message>
    <message>
        <source>Stop phones</source>
        <translation>Folytatás telefonok nélkül</translation>
    </message>
    <message>
        <source>If the page does not open, this computer’s firewall may be blocking it.</source>
        <translation>Ha az oldal nem nyílik meg, lehet, hogy a számítógép tűzfala tiltja.</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>Telefonon</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>Ennél a képernyőnél</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Gép</translation>
    </message>
    <message>
        <source>Code with the address {url}</source>
        <translation>Kód ezzel a címmel: {url}</translation>
    </message>
    <message>
        <source>Where {name} plays</source>
        <translation>Hol játszik {name}</translation>
    </message>
    <message>
        <source>away</source>
        <comment>a phone</comment>
        <translation>nem érhető el</translation>
    </message>
    <message>
        <source>connected</source>
        <comment>a phone</comment>
        <translation>csatlakozva</translation>
    </message>
    <message>
        <source>Begin now</source>
        <translation>Kezdés most</translation>
    </message>
    <message>
        <source>Still missing: {names}.</source>
        <translation>Még hiányzik: {names}.</translation>
    </message>
    <message>
        <source>Choose who plays on a phone. These players scan the code with a phone on the same network and see their tiles there. Each phone is sent only its own hand and what everyone can see.</source>
        <translation>Válaszd ki, ki játszik telefonon. Aki ugyanabban a hálózatban beolvassa a kódot a telefonjával, a telefonján látja a lapkáit. Minden telefon csak a saját lapkáit kapja meg, és azt, amit mindenki láthat.</translation>
    </message>
    <message>
        <source>If Windows asks, allow mtdesk to communicate on private networks.</source>
        <translation>Ha a Windows rákérdez, engedélyezd, hogy az mtdesk magánhálózatokon kommunikáljon.</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Leválasztás</translation>
    </message>
    <message>
        <source>Disconnect {name}’s phone</source>
        <translation>{name} telefonjának leválasztása</translation>
    </message>
    <message>
        <source>The game begins when everyone has joined. Still missing: {names}.</source>
        <translation>A játék akkor kezdődik, amikor mindenki itt van. Még hiányzik: {names}.</translation>
    </message>
</context>
<context>
    <name>PicturePreview</name>
    <message>
        <source>Drag the picture into another program</source>
        <translation>Húzd a képet egy másik programba</translation>
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
        <source>There is nothing to undo in this round yet.</source>
        <translation>Ebben a fordulóban még nincs mit visszavonni.</translation>
    </message>
    <message>
        <source>Undo is no longer possible because a hidden tile has been revealed.</source>
        <translation>A visszavonás már nem lehetséges, mert egy rejtett lapka láthatóvá vált.</translation>
    </message>
    <message>
        <source>Undo is no longer possible because someone else has begun their turn.</source>
        <translation>A visszavonás már nem lehetséges, mert azóta más már elkezdte a körét.</translation>
    </message>
</context>
<context>
    <name>PlayMenu</name>
    <message>
        <source>Fork the train?</source>
        <translation>Elágazzon a vonat?</translation>
    </message>
    <message>
        <source>Which half faces outwards?</source>
        <translation>Melyik fele nézzen kifelé?</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>&amp;Highlight playable tiles</source>
        <translation>A lerakható lapkák &amp;kiemelése</translation>
    </message>
    <message>
        <source>Playable tiles are raised, and the ends where they fit light up.</source>
        <translation>A lerakható lapkák kiemelkednek, és a végek, ahová illenek, felfénylenek.</translation>
    </message>
    <message>
        <source>&amp;Draw and pass automatically</source>
        <translation>A&amp;utomatikus húzás és passzolás</translation>
    </message>
    <message>
        <source>Confi&amp;rm the end of your turn</source>
        <translation>Kör befejezése csak megerő&amp;sítéssel</translation>
    </message>
    <message>
        <source>Until then you can undo a mistake.</source>
        <translation>Addig visszavonhatod, amit elrontottál.</translation>
    </message>
    <message>
        <source>&amp;Unlimited undo against computers</source>
        <translation>Korlátlan &amp;visszavonás gépek ellen</translation>
    </message>
    <message>
        <source>Undo returns to your last decision, even if hidden tiles have been revealed since.</source>
        <translation>A visszavonás az utolsó döntésedhez tér vissza, akkor is, ha azóta rejtett lapka vált láthatóvá.</translation>
    </message>
    <message>
        <source>Restore de&amp;faults…</source>
        <translation>Alapé&amp;rtékek visszaállítása…</translation>
    </message>
</context>
<context>
    <name>PlayedOn</name>
    <message>
        <source>on their own train</source>
        <extracomment>Where a tile goes: German has the accusative here, Hungarian -ra or -re.</extracomment>
        <translation>a saját vonatára</translation>
    </message>
    <message>
        <source>on your train</source>
        <translation>a vonatodra</translation>
    </message>
    <message>
        <source>on {owner}’s train</source>
        <translation>{owner} vonatára</translation>
    </message>
    <message>
        <source>on the Mexican train</source>
        <translation>a mexikói vonatra</translation>
    </message>
    <message>
        <source>on Mexican train {number}</source>
        <translation>az egyik mexikói vonatra ({number})</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Score pad players</source>
        <translation>A pontozólap játékosai</translation>
    </message>
    <message>
        <source>A&amp;pply</source>
        <translation>&amp;Alkalmaz</translation>
    </message>
    <message>
        <source>If someone leaves, keep the name, and leave the cells empty from then on. Removing a player removes their entries, too.</source>
        <translation>Ha valaki abbahagyja, hagyd meg a nevét, és onnantól hagyd üresen a mezőit. Egy játékos eltávolításával a bejegyzései is törlődnek.</translation>
    </message>
</context>
<context>
    <name>PlayersTable</name>
    <message>
        <source>The set has too few tiles for these hands, even with two players.</source>
        <translation>A készletben ehhez az osztáshoz két játékosnak sincs elég lapka.</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <translation>Lapka fejenként</translation>
    </message>
    <message>
        <source>Boneyard</source>
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
    <name>PractiseWindow</name>
    <message>
        <source>Practise</source>
        <translation>Gyakorlás</translation>
    </message>
    <message>
        <source>Position {number} of {count}</source>
        <translation>{number}/{count}. állás</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Következő</translation>
    </message>
</context>
<context>
    <name>PresetTexts</name>
    <message>
        <source>Classic with chains</source>
        <translation>Klasszikus, láncokkal</translation>
    </message>
    <message>
        <source>The game as pagat.com describes it. Your first turn is a whole chain, and you may play any number of doubles in a turn.</source>
        <translation>A játék a pagat.com leírása szerint. Az első körödben egész láncot raksz le, és egy körben akárhány duplát lerakhatsz.</translation>
    </message>
    <message>
        <source>Classic without chains</source>
        <translation>Klasszikus, láncok nélkül</translation>
    </message>
    <message>
        <source>The classic game with one tile a turn from the start, and another one only after a double.</source>
        <translation>A klasszikus játék, amelyben kezdettől fogva körönként egy lapkát raksz le, és csak dupla után még egyet.</translation>
    </message>
    <message>
        <source>Station and trains</source>
        <translation>Állomás és vonatok</translation>
    </message>
    <message>
        <source>Stricter rules from a Swiss set. Your own train comes first, and the follow-up tile must go on the double.</source>
        <translation>Szigorúbb szabályok egy svájci készletből. Előbb a saját vonatod indul, és a további lapkát a duplához kell illesztened.</translation>
    </message>
    <message>
        <source>Rules from a Dutch set, and the easiest to learn. You play one tile a turn, and a second one after a double.</source>
        <translation>Egy holland készlet szabályai, és ezeket a legkönnyebb megtanulni. Körönként egy lapkát raksz le, dupla után még egyet.</translation>
    </message>
    <message>
        <source>Dutch, quick game</source>
        <translation>Holland gyorsjáték</translation>
    </message>
    <message>
        <source>The Dutch game for an hour rather than an evening, with a double-9 set, smaller hands and ten rounds.</source>
        <translation>A holland játék egy egész este helyett egy órára, dupla 9-es készlettel, kevesebb lapkával és tíz fordulóval.</translation>
    </message>
    <message>
        <source>Dutch, open hands</source>
        <translation>Holland, nyílt lapkákkal</translation>
    </message>
    <message>
        <source>As played in Hungary, with chains in the first turn, an engine from a player’s hand, and one point for each tile left.</source>
        <translation>Így játsszák Magyarországon: az első körben láncok vannak, a kezdőduplát az egyik játékos rakja le, és minden megmaradt lapka egy pontot ér.</translation>
    </message>
    <message>
        <source>Hungarian house rules</source>
        <translation>Magyar házi szabályok</translation>
    </message>
    <message>
        <source>Hungarian house rules with twelve rounds and no Mexican train, so only markers help if you are stuck.</source>
        <translation>Magyar házi szabályok tizenkét fordulóval és mexikói vonat nélkül, így ha elakadsz, csak a mozdonyok segítenek.</translation>
    </message>
    <message>
        <source>Hungarian house rules in which a double may split your own train into two branches.</source>
        <translation>Magyar házi szabályok, amelyekben egy dupla két ágra bonthatja a saját vonatodat.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Házi szabályok</translation>
    </message>
    <message>
        <source>Your own rules, chosen option by option.</source>
        <translation>A saját szabályaid, pontról pontra összeállítva.</translation>
    </message>
    <message>
        <source>Swiss rules</source>
        <translation>Svájci szabályok</translation>
    </message>
    <message>
        <source>Dutch rules</source>
        <translation>Holland szabályok</translation>
    </message>
    <message>
        <source>Hungarian rules</source>
        <translation>Magyar szabályok</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Szabályok: {rules}</translation>
    </message>
    <message>
        <source>A German family game with as many Mexican trains as players. Your own train may start with any tile, doubles count 50, and you tap when you have one tile left.</source>
        <translation>Német családi játék, amelyben annyi a mexikói vonat, ahány játékos. A saját vonatod bármelyik lapkával indulhat, a duplák 50 pontot érnek, és az utolsó lapkánál kopogni kell.</translation>
    </message>
    <message>
        <source>The Dutch game with all tiles in view, which is good for teaching.</source>
        <translation>A holland játék nyílt lapkákkal, ami a játék tanításához különösen jó.</translation>
    </message>
    <message>
        <source>Hungarian rules with forks</source>
        <translation>Magyar szabályok elágazásokkal</translation>
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
        <source>No printer is set up on this computer.</source>
        <translation>Ezen a számítógépen nincs beállított nyomtató.</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Mentés PDF-ként…</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Nyomtatás…</translation>
    </message>
    <message>
        <source>The printer rejected the page.</source>
        <translation>A nyomtató visszautasította az oldalt.</translation>
    </message>
</context>
<context>
    <name>ProgramTexts</name>
    <message>
        <source>“{name}” gave no valid answer.</source>
        <translation>„{name}” nem adott érvényes választ.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: {reason}.</source>
        <translation>„{name}” nem indítható el: {reason}.</translation>
    </message>
    <message>
        <source>{sentence} A simple move was made for {player} instead.</source>
        <extracomment>{sentence} says how a program failed</extracomment>
        <translation>{sentence} Helyette egyszerű lépés történt (játékos: {player}).</translation>
    </message>
    <message>
        <source>To give this seat to someone else, choose “New game”, change the player there, and press “Continue with these players”.</source>
        <extracomment>“New game” is the command of that name, “Continue with these players” a button there</extracomment>
        <translation>Ha másnak adnád ezt a helyet, válaszd az „Új játék” menüpontot, cseréld ki ott a játékost, és nyomd meg a „Folytatás ezekkel a játékosokkal” gombot.</translation>
    </message>
    <message numerus="yes">
        <source>%n computer player(s) in this game are not available on this computer ({programs}), so the computer plays for {players} at level “{level}”.</source>
        <translation>
            <numerusform>Ebben a játékban %n gépi játékos nem érhető el ezen a számítógépen ({programs}), ezért a gép játszik helyette „{level}” játékerővel (játékos: {players}).</numerusform>
        </translation>
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
    <message>
        <source>Left</source>
        <translation>Balra nyíl</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Jobbra nyíl</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Fel nyíl</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Le nyíl</translation>
    </message>
</context>
<context>
    <name>RecapTexts</name>
    <message>
        <source>{name} played {tiles}.</source>
        <translation>{name} lerakta: {tiles}.</translation>
    </message>
    <message>
        <source>{name} drew and played {tiles}.</source>
        <translation>{name} húzott, majd lerakta: {tiles}.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name} passzolt.</translation>
    </message>
    <message>
        <source>{name} drew and passed.</source>
        <translation>{name} húzott és passzolt.</translation>
    </message>
    <message>
        <source>{name} drew.</source>
        <translation>{name} húzott.</translation>
    </message>
    <message numerus="yes">
        <source>{name} played %n tile(s).</source>
        <translation>
            <numerusform>{name} lerakott %n lapkát.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} tapped.</source>
        <translation>{name} kopogott.</translation>
    </message>
</context>
<context>
    <name>RecordError</name>
    <message>
        <source>there is no such file or folder</source>
        <translation>nincs ilyen fájl vagy mappa</translation>
    </message>
    <message>
        <source>the system denies access</source>
        <translation>a rendszer megtagadta a hozzáférést</translation>
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
        <source>another copy of mtdesk is using this folder</source>
        <translation>az mtdesk egy másik példánya használja ezt a mappát</translation>
    </message>
    <message>
        <source>this is not an ordinary file</source>
        <translation>ez nem közönséges fájl</translation>
    </message>
    <message>
        <source>it is damaged, or not a file of this kind</source>
        <translation>sérült, vagy nem megfelelő típusú</translation>
    </message>
    <message>
        <source>it is from a newer version of mtdesk</source>
        <translation>az mtdesk újabb változatából való</translation>
    </message>
    <message>
        <source>it is damaged (round {round})</source>
        <translation>sérült ({round}. forduló)</translation>
    </message>
    <message>
        <source>it is damaged (round {round}, move {action})</source>
        <translation>sérült ({round}. forduló, {action}. lépés)</translation>
    </message>
    <message>
        <source>the system reports “{detail}”</source>
        <translation>a rendszer üzenete „{detail}”</translation>
    </message>
    <message>
        <source>the disk is not responding</source>
        <translation>a lemez nem válaszol</translation>
    </message>
</context>
<context>
    <name>RefusalTexts</name>
    <message>
        <source>In your first turn, you may play only on your own train.</source>
        <translation>Az első körödben csak a saját vonatodra rakhatsz lapkát.</translation>
    </message>
    <message>
        <source>You must start your own train first.</source>
        <translation>Először a saját vonatodat kell elindítanod.</translation>
    </message>
    <message>
        <source>You must play the next tile on {double}.</source>
        <translation>A következő lapkát a duplához ({double}) kell illesztened.</translation>
    </message>
    <message>
        <source>Your marker cannot go on this end.</source>
        <translation>Erre a végre nem teheted a mozdonyodat.</translation>
    </message>
    <message>
        <source>{key} opens the rule.</source>
        <translation>A szabályt ez nyitja meg: {key}.</translation>
    </message>
    <message numerus="yes">
        <source>You may play only %n double(s) per turn.</source>
        <translation>
            <numerusform>Egy körben legfeljebb %n duplát rakhatsz le.</numerusform>
        </translation>
    </message>
    <message>
        <source>You must play the next tile on one of this turn’s two doubles.</source>
        <translation>A következő lapkát az ebben a körben lerakott két dupla egyikéhez kell illesztened.</translation>
    </message>
    <message>
        <source>You can no longer play because the round is over.</source>
        <translation>Már nem rakhatsz le lapkát, mert a forduló véget ért.</translation>
    </message>
    <message>
        <source>You cannot play {tile} because it is not in your hand.</source>
        <translation>Ezt a lapkát ({tile}) nem rakhatod le, mert nincs nálad.</translation>
    </message>
    <message>
        <source>You cannot play here because no train ends here.</source>
        <translation>Ide nem rakhatsz lapkát, mert itt nem végződik vonat.</translation>
    </message>
    <message>
        <source>{tile} cannot go this way round because touching halves must match.</source>
        <translation>Ez a lapka ({tile}) így nem rakható le, mert az érintkező feleknek egyezniük kell.</translation>
    </message>
    <message>
        <source>{owner}’s train is closed because there is no marker on it.</source>
        <translation>{owner} vonata zárt, mert nincs rajta mozdony.</translation>
    </message>
    <message>
        <source>This end of {owner}’s train is closed because the marker is on another end.</source>
        <translation>{owner} vonatának ez a vége zárt, mert a mozdony egy másik végén áll.</translation>
    </message>
    <message>
        <source>Every player must start their own train first.</source>
        <translation>Előbb mindenkinek el kell indítania a saját vonatát.</translation>
    </message>
    <message>
        <source>You cannot play {tile} because you must now cover {double}, the last double.</source>
        <translation>Ezt a lapkát ({tile}) nem rakhatod le, mert most az utolsó duplát ({double}) kell kiegészítened.</translation>
    </message>
    <message>
        <source>You cannot play {tile} because you have no other tile to cover one of the two doubles.</source>
        <translation>Ezt a lapkát ({tile}) nem rakhatod le, mert nem maradna lapkád, amely kiegészíti a két dupla egyikét.</translation>
    </message>
    <message>
        <source>Your train cannot fork here because a fork needs a double on your own train.</source>
        <translation>A vonatod itt nem ágazhat el, mert ehhez dupla kell a saját vonatodon.</translation>
    </message>
    <message>
        <source>You cannot draw again, so you can only pass.</source>
        <translation>Nem húzhatsz újra, ezért csak passzolhatsz.</translation>
    </message>
    <message>
        <source>The boneyard is empty, so you can only pass.</source>
        <translation>A talon üres, ezért csak passzolhatsz.</translation>
    </message>
    <message>
        <source>You cannot draw in your first turn, so you can only pass.</source>
        <translation>Az első körödben nem húzhatsz, ezért csak passzolhatsz.</translation>
    </message>
    <message>
        <source>You cannot pass yet. Draw a tile first.</source>
        <translation>Még nem passzolhatsz. Előbb húzz egy lapkát.</translation>
    </message>
    <message>
        <source>Your train has several ends. Choose one for the marker.</source>
        <translation>A vonatodnak több vége van. Válaszd ki, melyikre kerüljön a mozdony.</translation>
    </message>
    <message>
        <source>There is no chain to end. You play one only in your first turn.</source>
        <translation>Nincs befejezendő lánc. Láncot csak az első körödben raksz le.</translation>
    </message>
    <message>
        <source>There is no reason to tap. You tap after a turn that leaves you with one tile.</source>
        <translation>Nincs miért kopognod. Olyan kör után kell kopogni, amelyben egyetlen lapkád marad.</translation>
    </message>
    <message>
        <source>You cannot draw because you can play {tile}.</source>
        <translation>Nem húzhatsz, mert van lerakható lapkád ({tile}).</translation>
    </message>
    <message>
        <source>You cannot pass because you can play {tile}.</source>
        <translation>Nem passzolhatsz, mert van lerakható lapkád ({tile}).</translation>
    </message>
    <message>
        <source>You must first cover {double}, the open double {where}.</source>
        <translation>Először a nyitott duplát ({double}) kell kiegészítened {where}.</translation>
    </message>
    <message>
        <source>{tile} does not fit {where}, which ends in {pip}.</source>
        <translation>Ez a lapka ({tile}) nem illik {where}, mert annak a végén {pip} van.</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>Nothing has been played in this game yet.</source>
        <translation>Ebben a játékban még nem történt lépés.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Kép</translation>
    </message>
    <message>
        <source>Nothing more to practise today. The next position comes on {date}.</source>
        <translation>Mára nincs több gyakorolnivaló. A következő állás ekkor jön: {date}.</translation>
    </message>
    <message>
        <source>There is nothing to practise yet. You practise mistakes that the analysis has found.</source>
        <translation>Még nincs mit gyakorolni. Az elemzés során talált hibáidat gyakorolhatod.</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>Replay: {players}</source>
        <translation>Visszajátszás: {players}</translation>
    </message>
    <message>
        <source>View as</source>
        <translation>Nézőpont</translation>
    </message>
    <message>
        <source>Show all &amp;hands</source>
        <translation>Minden &amp;lapka látható</translation>
    </message>
    <message>
        <source>Con&amp;tinue from here…</source>
        <translation>&amp;Folytatás innen…</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Share a picture of the game and the code of its deal</source>
        <translation>A játék képének és a leosztás kódjának megosztása</translation>
    </message>
    <message>
        <source>Pract&amp;ise…</source>
        <translation>G&amp;yakorlás…</translation>
    </message>
    <message>
        <source>Solve positions from your past games in which you made mistakes</source>
        <translation>Olyan állások megoldása korábbi játékaidból, amelyekben hibáztál</translation>
    </message>
    <message>
        <source>This round is still in progress, so hidden tiles stay hidden until it ends.</source>
        <translation>Ez a forduló még tart, ezért a rejtett lapkák a végéig rejtve maradnak.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Mentés másként…</translation>
    </message>
    <message>
        <source>Nothing is sent. To get help, give this report to the person you got the program from. It contains no names of people or folders and no hands.</source>
        <translation>A program semmit sem küld el. Ha segítség kell, add oda ezt a jelentést annak, akitől a programot kaptad. Nincsenek benne emberek és mappák nevei, sem kézben lévő lapkák.</translation>
    </message>
    <message>
        <source>&amp;What went wrong?</source>
        <translation>Mi volt a &amp;hiba?</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Má&amp;solás</translation>
    </message>
    <message>
        <source>Show &amp;folder</source>
        <translation>Ma&amp;ppa megnyitása</translation>
    </message>
</context>
<context>
    <name>ResetQuestion</name>
    <message>
        <source>Saved games are kept. A copy of the statistics goes into “backups” in your data folder.</source>
        <translation>A mentett játékok megmaradnak. A statisztika másolata az adataid „backups” mappájába kerül.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Nullázás</translation>
    </message>
    <message>
        <source>Reset everyone’s statistics?</source>
        <translation>Nullázod mindenki statisztikáját?</translation>
    </message>
</context>
<context>
    <name>ResultTexts</name>
    <message>
        <source>You win with {points} points.</source>
        <translation>Győztél, a pontszámod: {points}.</translation>
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
        <translation>Mindet kirakta: {names}</translation>
    </message>
    <message>
        <source>You go out</source>
        <translation>Kiraktad az összes lapkádat</translation>
    </message>
    <message>
        <source>{name} goes out</source>
        <translation>{name} kirakta az összes lapkáját</translation>
    </message>
    <message>
        <source>Click or press any key to continue</source>
        <translation>Tovább: kattintás vagy billentyű</translation>
    </message>
    <message>
        <source>{place}.</source>
        <extracomment>the place reached, as an ordinal number: 1st, 2nd … in the shortest form that fits all numbers</extracomment>
        <translation>{place}.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %Ln point(s).</source>
        <translation>
            <numerusform>Győztél, a pontszámod: %Ln.</numerusform>
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
        <source>You went out.</source>
        <translation>Kiraktad az összes lapkádat.</translation>
    </message>
    <message>
        <source>Went out: {names}.</source>
        <translation>Mindet kirakta: {names}.</translation>
    </message>
    <message>
        <source>Totals: {totals}.</source>
        <comment>such as: Anna, 12; Robot 1, 20</comment>
        <translation>Összpontszámok: {totals}.</translation>
    </message>
    <message>
        <source>Re&amp;maining tiles</source>
        <translation>Meg&amp;maradt lapkák</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Ponttáblázat</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Folytatás</translation>
    </message>
    <message>
        <source>Round {round} of {total} is over</source>
        <translation>Véget ért: {round}/{total}. forduló</translation>
    </message>
</context>
<context>
    <name>RoundsBox</name>
    <message>
        <source>Number of rounds</source>
        <translation>Fordulók száma</translation>
    </message>
</context>
<context>
    <name>RuleFiles</name>
    <message>
        <source>You already have other rules called “{name}”.</source>
        <translation>Már vannak ilyen nevű, más szabályaid: „{name}”.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Mindkettő megtartása</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Csere</translation>
    </message>
    <message>
        <source>“{rules}” was already among your house rules.</source>
        <translation>„{rules}” már a házi szabályaid között volt.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Házi szabályok</translation>
    </message>
</context>
<context>
    <name>RuleNameDialog</name>
    <message>
        <source>There are already rules called “{name}”.</source>
        <translation>Már vannak ilyen nevű szabályok: „{name}”.</translation>
    </message>
    <message>
        <source>This name contains characters that cannot be displayed.</source>
        <translation>Ez a név meg nem jeleníthető karaktereket tartalmaz.</translation>
    </message>
    <message>
        <source>Name of the rules</source>
        <translation>A szabályok neve</translation>
    </message>
    <message>
        <source>&amp;What should these rules be called?</source>
        <translation>&amp;Mi legyen e szabályok neve?</translation>
    </message>
    <message>
        <source>This name is too long. It may have at most {most} characters.</source>
        <translation>Ez a név túl hosszú. Legfeljebb {most} karakter lehet.</translation>
    </message>
</context>
<context>
    <name>RuleSetList</name>
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
        <source>Exactly the same as the preset “{preset}”.</source>
        <translation>Pontosan megegyezik ezzel az előbeállítással: „{preset}”.</translation>
    </message>
    <message numerus="yes">
        <source>Differs from “{preset}” in %n option(s): {options}.</source>
        <translation>
            <numerusform>%n beállításban tér el ettől: „{preset}” ({options}).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesCards</name>
    <message>
        <source>R&amp;ead the rules…</source>
        <translation>Szabályok szö&amp;vege…</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>Mó&amp;dosítás…</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>Vissza az asztal&amp;hoz</translation>
    </message>
    <message>
        <source>House rules, with every option</source>
        <translation>Házi szabályok minden beállítással</translation>
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
        <source>Only changed options</source>
        <translation>Csak a módosított beállítások</translation>
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
        <source>Markers</source>
        <translation>Mozdonyok</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Duplák</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Forduló vége és pontozás</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Kopogás</translation>
    </message>
    <message>
        <source>Search options</source>
        <translation>Keresés a beállítások között</translation>
    </message>
    <message>
        <source>Option group</source>
        <translation>Beállításcsoport</translation>
    </message>
    <message numerus="yes">
        <source>%n matching option(s)</source>
        <translation>
            <numerusform>%n találat</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching options.</source>
        <translation>Nincs találat.</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Mexican Train for 2 to 10 players</source>
        <translation>Mexikói vonat 2–10 játékosnak</translation>
    </message>
    <message numerus="yes">
        <source>Mexican Train with %n player(s)</source>
        <translation>
            <numerusform>Mexikói vonat %n játékosnak</numerusform>
        </translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>A forduló vége</translation>
    </message>
    <message>
        <source>The round also ends if it is blocked, that is, if the boneyard is empty and all players have passed in turn with no tile played and no marker placed in between.</source>
        <translation>A forduló akkor is véget ér, ha elakadt, azaz ha a talon üres, és egymás után mindenki passzolt úgy, hogy közben senki sem rakott le lapkát, és mozdony sem került vonatra.</translation>
    </message>
    <message>
        <source>They also go out if all tiles with the double’s number are on the table.</source>
        <translation>Akkor is véget ér, ha már minden olyan lapka az asztalon van, amelyen a dupla száma áll.</translation>
    </message>
    <message>
        <source>But if someone goes out in their first turn, everyone else still gets theirs before the round ends.</source>
        <translation>Ha viszont valaki már az első körében kirakja az összes lapkáját, a többiek még lejátsszák az első körüket, mielőtt a forduló véget ér.</translation>
    </message>
    <message>
        <source>A double need not be covered then.</source>
        <translation>Ilyenkor a duplát nem kell kiegészíteni.</translation>
    </message>
    <message>
        <source>But if someone goes out in their first turn, the round ends at once, even if their last tile is a double.</source>
        <translation>Ha viszont valaki már az első körében kirakja az összes lapkáját, a forduló azonnal véget ér, akkor is, ha az utolsó lapkája dupla.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Pontozás</translation>
    </message>
    <message>
        <source>At the end of each round, add the value of your remaining tiles to your total.</source>
        <translation>Minden forduló végén add hozzá a megmaradt lapkáid értékét az összpontszámodhoz.</translation>
    </message>
    <message>
        <source>If you have no tiles left at the end of a round, you score the value of all other hands. In a blocked round, the player whose hand is worth least scores the value of all the others.</source>
        <translation>Ha a forduló végén nincs több lapkád, megkapod a többiek összes lapkájának értékét. Elakadt fordulóban az kapja, akinek a lapkái a legkevesebbet érik.</translation>
    </message>
    <message>
        <source>If there are several such players, they share the value of the other hands equally, in fractions if necessary.</source>
        <translation>Ha több ilyen játékos van, egyenlően osztoznak a többiek lapkáinak értékén, ha kell, törtpontokkal.</translation>
    </message>
    <message>
        <source>A player who plays their last tile goes out, and the round ends at once.</source>
        <translation>Amint valaki lerakja az utolsó lapkáját, a forduló azonnal véget ér.</translation>
    </message>
    <message>
        <source>This holds even if that tile is a double.</source>
        <translation>Ez akkor is így van, ha ez a lapka dupla.</translation>
    </message>
    <message>
        <source>But if that tile is a double, it is covered first. The next player clockwise who has a tile with its number must play one on it, whatever the other rules say. Then, or if no one has one, the round ends.</source>
        <translation>Ha viszont ez a lapka dupla, előbb még ki kell egészíteni. Az óramutató járása szerint az első játékosnak, akinek van olyan lapkája, amelyen a dupla száma áll, hozzá kell illesztenie egyet, bármit mond is a többi szabály. Ezután, vagy ha senkinek sincs ilyen lapkája, a forduló véget ér.</translation>
    </message>
    <message>
        <source>But if that tile is a double, the player is not out yet. They draw a tile, and play it if it fits. Otherwise they pass, and the round goes on.</source>
        <translation>Ha viszont ez a lapka dupla, a forduló még nem ér véget. A játékos húz egy lapkát, és lerakja, ha tudja. Ha nem, passzol, és a forduló folytatódik.</translation>
    </message>
    <message>
        <source>But they do go out if they cannot draw.</source>
        <translation>Ha viszont nem tud húzni, a forduló a duplával véget ér.</translation>
    </message>
    <message>
        <source>Players with equal totals share a place.</source>
        <translation>Az azonos összpontszámú játékosok azonos helyen végeznek.</translation>
    </message>
    <message>
        <source>The double blank also counts 1 point.</source>
        <translation>A dupla 0 is 1 pontot ér.</translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n point(s).</source>
        <translation>
            <numerusform>A dupla 0 értéke %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>The double blank counts 50 points, like any other double.</source>
        <translation>A dupla 0 is 50 pontot ér, akárcsak a többi dupla.</translation>
    </message>
    <message>
        <source>The double blank has no pips, so it counts 0 points.</source>
        <translation>A dupla 0 lapkán nincs pötty, ezért 0 pontot ér.</translation>
    </message>
    <message>
        <source>Each tile left in your hand counts 1 point per pip.</source>
        <translation>A kezedben maradt lapkák pöttyönként 1 pontot érnek.</translation>
    </message>
    <message>
        <source>Each tile left in your hand counts 1 point.</source>
        <translation>A kezedben maradt lapkák darabonként 1 pontot érnek.</translation>
    </message>
    <message>
        <source>Each double left in your hand counts 50 points. On other tiles, a blank half counts 25 and any other half 1 point per pip.</source>
        <translation>A kezedben maradt duplák 50-50 pontot érnek. A többi lapkán a pötty nélküli fél 25 pontot ér, a többi fél pöttyönként 1 pontot.</translation>
    </message>
    <message>
        <source>Everyone gets the same tiles on the same day, and plays against two computer players of medium strength.</source>
        <translation>Egy napon mindenki ugyanazokat a lapkákat kapja, és két közepes erejű gép ellen játszik.</translation>
    </message>
    <message>
        <source>The expert, the strongest computer player, has played the deal in your place. Try to do as well.</source>
        <translation>A szakértő, a legerősebb gépi játékos, a te helyeden is lejátszotta a leosztást. Próbáld utolérni.</translation>
    </message>
    <message>
        <source>The first game you finish counts. You can play the deal again as often as you like.</source>
        <translation>Az első végigjátszott játékod számít. A leosztást akárhányszor újrajátszhatod.</translation>
    </message>
    <message>
        <source>A day counts among your days in a row if you start its deal on the day itself and play it to the end.</source>
        <translation>Egy nap akkor számít az egymást követő napjaid közé, ha a leosztását aznap kezded el, és végigjátszod.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>A nap leosztása</translation>
    </message>
    <message>
        <source>Be the first to play all your tiles. Tiles left in your hand at the end of a round [count against you].</source>
        <translation>Igyekezz elsőként lerakni minden lapkádat. A forduló végén a kezedben maradt lapkák [büntetőpontot] érnek.</translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n round(s), and the lowest total wins.</source>
        <translation>
            <numerusform>A játék %n fordulóból áll, és a legkisebb összpontszám győz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Be the first to play all your tiles. You then [score points] for the tiles that the others have left.</source>
        <translation>Igyekezz elsőként lerakni minden lapkádat. Ekkor [pontot kapsz] a többiek megmaradt lapkáiért.</translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n round(s), and the highest total wins.</source>
        <translation>
            <numerusform>A játék %n fordulóból áll, és a legnagyobb összpontszám győz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>A játék célja</translation>
    </message>
    <message>
        <source>Before each round</source>
        <translation>Minden forduló előtt</translation>
    </message>
    <message>
        <source>Everyone takes their marker, a little locomotive. Trains start without one.</source>
        <translation>Mindenki magához veszi a mozdonyát (jelölőjét). Kezdetben egyik vonaton sem áll mozdony.</translation>
    </message>
    <message>
        <source>Take out the engine, the double from which all trains in the round start. Put it in the station, in the middle of the table.</source>
        <translation>Vedd ki a kezdőduplát, amelytől a forduló minden vonata indul. A helye az asztal közepén, az állomáson van.</translation>
    </message>
    <message>
        <source>Shuffle the other tiles face down.</source>
        <translation>A többi lapkát keverd meg lefordítva.</translation>
    </message>
    <message>
        <source>Shuffle all tiles face down.</source>
        <translation>Keverd meg az összes lapkát lefordítva.</translation>
    </message>
    <message>
        <source>Keep your tiles face up, so that everyone can see them.</source>
        <translation>Tartsd a lapkáidat pöttyökkel felfelé, hogy mindenki lássa őket.</translation>
    </message>
    <message>
        <source>Keep your tiles hidden from the others.</source>
        <translation>Ne mutasd meg a lapkáidat a többieknek.</translation>
    </message>
    <message>
        <source>{set}: {count} tiles, one for every pair of numbers from 0 to {highest}.</source>
        <translation>{set}: {count} lapka, minden számpárhoz egy (0–{highest}).</translation>
    </message>
    <message>
        <source>Each half of a tile shows its number in pips. A half without pips is a blank, and its number is 0.</source>
        <translation>A lapka két fele pöttyökkel mutatja a számát. A pötty nélküli fél száma 0.</translation>
    </message>
    <message>
        <source>A tile with the same number on both halves is a double, so {tile} is double {number}.</source>
        <translation>Duplának nevezzük azt a lapkát, amelynek mindkét felén ugyanaz a szám van, így ez dupla {number}: {tile}.</translation>
    </message>
    <message numerus="yes">
        <source>Deal %n tile(s) to each player.</source>
        <translation>
            <numerusform>Minden játékos %n lapkát kap.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal each player the number of tiles in the table below.</source>
        <translation>A lenti táblázat mutatja, hány lapkát kap egy-egy játékos.</translation>
    </message>
    <message>
        <source>The remaining tiles stay face down. They are the boneyard, from which you draw.</source>
        <translation>A többi lapka lefordítva marad. Ez a talon, ebből húzol.</translation>
    </message>
    <message>
        <source>In round 1, the engine is double {number}.</source>
        <translation>Az 1. fordulóban a dupla {number} a kezdődupla.</translation>
    </message>
    <message>
        <source>In each later round, it is one lower.</source>
        <translation>Minden további fordulóban az eggyel kisebb dupla a kezdődupla.</translation>
    </message>
    <message>
        <source>Call out the doubles one by one, going down. Start with double {number} in round 1.</source>
        <translation>Sorban be kell mondani a duplákat, mindig az eggyel kisebbet. Az 1. fordulóban az első a dupla {number}.</translation>
    </message>
    <message>
        <source>In each later round, start one lower.</source>
        <translation>Minden további fordulóban eggyel kisebb duplával kell kezdeni.</translation>
    </message>
    <message>
        <source>If no one has it, draw one tile each in turn, clockwise, until someone draws it.</source>
        <translation>Ha senkinél sincs, az óramutató járásával megegyezően sorban mindenki húz egy-egy lapkát, amíg valaki ki nem húzza.</translation>
    </message>
    <message>
        <source>If no one has a double, draw one tile each in turn, clockwise, until someone draws a double.</source>
        <translation>Ha senkinél sincs dupla, az óramutató járásával megegyezően sorban mindenki húz egy-egy lapkát, amíg valaki duplát nem húz.</translation>
    </message>
    <message>
        <source>That player puts it in the station. Keep the other tiles you draw.</source>
        <translation>Aki kihúzta, az állomásra teszi. A többi kihúzott lapka a kézben marad.</translation>
    </message>
    <message>
        <source>No tiles remain, so there is no boneyard to draw from.</source>
        <translation>Nem marad lapka, így nincs talon, amelyből húzni lehetne.</translation>
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
        <translation>A talonban</translation>
    </message>
    <message>
        <source>Starting a round</source>
        <translation>A forduló kezdete</translation>
    </message>
    <message>
        <source>All trains in a round start from one double, the engine. It goes in the station, in the middle of the table.</source>
        <translation>A forduló minden vonata egy duplától indul: ez a kezdődupla. A helye az asztal közepén, az állomáson van.</translation>
    </message>
    <message>
        <source>Players then take turns clockwise.</source>
        <translation>Ezután a játékosok az óramutató járásával megegyezően kerülnek sorra.</translation>
    </message>
    <message>
        <source>The player who has it puts it in the station.</source>
        <translation>Akinél van, az állomásra teszi.</translation>
    </message>
    <message>
        <source>The first one called that someone has is the engine, and that player puts it in the station.</source>
        <translation>Az első olyan dupla lesz a kezdődupla, amely megvan valakinek, és akinél van, az állomásra teszi.</translation>
    </message>
    <message>
        <source>The first player who has a double puts their highest one in the station.</source>
        <translation>Az első játékos, akinél van dupla, a legnagyobbat az állomásra teszi.</translation>
    </message>
    <message>
        <source>Before the game, choose who goes first, for example the oldest player.</source>
        <translation>A játék előtt döntsétek el, ki kezd, például a legidősebb játékos.</translation>
    </message>
    <message>
        <source>Check your hands for doubles, one player at a time, clockwise.</source>
        <translation>Az óramutató járásával megegyezően sorban mindenki duplát keres a lapkái között.</translation>
    </message>
    <message>
        <source>Before the game, choose who checks first, for example the oldest player.</source>
        <translation>A játék előtt döntsétek el, ki keres elsőként, például a legidősebb játékos.</translation>
    </message>
    <message>
        <source>Before the game, choose who draws first, for example the oldest player.</source>
        <translation>A játék előtt döntsétek el, ki húz elsőként, például a legidősebb játékos.</translation>
    </message>
    <message>
        <source>The player who put the engine in the station goes first.</source>
        <translation>Az kezd, aki a kezdőduplát az állomásra tette.</translation>
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
    <message>
        <source>Like every other player, you build a train of your own, from the station towards your seat.</source>
        <translation>Az állomástól a helyed felé saját vonatot építesz, akárcsak minden más játékos.</translation>
    </message>
    <message>
        <source>The engine in the station, and trains that start there.</source>
        <translation>A kezdődupla az állomáson, és az onnan induló vonatok.</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Vonatok</translation>
    </message>
    <message>
        <source>There is no Mexican train, although the game keeps its name.</source>
        <translation>Mexikói, azaz közös vonat nincs, bár a játék megtartotta a nevét.</translation>
    </message>
    <message>
        <source>There is also a Mexican train from the station. It belongs to everyone.</source>
        <translation>Ezenkívül az állomásról egy mexikói vonat is indul. Ez közös vonat, mindenkié.</translation>
    </message>
    <message>
        <source>No one may play on a Mexican train until every player’s own train has been started.</source>
        <translation>Mexikói vonatra senki sem rakhat, amíg minden játékos vonata el nem indult.</translation>
    </message>
    <message>
        <source>You may play on a Mexican train only once your own train has been started.</source>
        <translation>Mexikói vonatra csak akkor rakhatsz, ha a saját vonatod már elindult.</translation>
    </message>
    <message>
        <source>You may start a Mexican train in any turn except your first of the round.</source>
        <translation>Mexikói vonatot az első köröd kivételével bármelyik körödben elindíthatsz.</translation>
    </message>
    <message>
        <source>You may start a Mexican train in any turn.</source>
        <translation>Mexikói vonatot bármelyik körödben elindíthatsz.</translation>
    </message>
    <message>
        <source>A train starts with a tile that shows the number of the engine.</source>
        <translation>Minden vonat olyan lapkával indul, amelyen a kezdődupla száma áll.</translation>
    </message>
    <message>
        <source>A player’s own train may start with any tile, either way round.</source>
        <translation>Egy játékos saját vonata bármelyik lapkával indulhat, bármelyik irányba fordítva.</translation>
    </message>
    <message>
        <source>A Mexican train starts with a tile that shows the number of the engine.</source>
        <translation>A mexikói vonat olyan lapkával indul, amelyen a kezdődupla száma áll.</translation>
    </message>
    <message>
        <source>Each tile after that goes on the end of the train, so that touching halves show the same number.</source>
        <translation>Minden további lapka a vonat végére kerül úgy, hogy az érintkező feleken ugyanaz a szám álljon.</translation>
    </message>
    <message>
        <source>In your first turn of a round, play a chain on your own train and nowhere else. It may have as many tiles as you like, each on the one before. You may stop after any tile.</source>
        <translation>Amikor a fordulóban először kerülsz sorra, láncot raksz a saját vonatodra, máshová nem rakhatsz. A lánc akárhány lapkából állhat, mindegyik az előzőhöz illeszkedik. A láncot bármelyik lapka után befejezheted.</translation>
    </message>
    <message>
        <source>In this turn a double needs no follow-up tile, so play as many as you like.</source>
        <translation>Ebben a körben a dupla után nem kell további lapka, így akárhány duplát lerakhatsz.</translation>
    </message>
    <message>
        <source>Your first turn</source>
        <translation>Az első köröd</translation>
    </message>
    <message>
        <source>You must play at least one tile. You always can, since any tile starts your train.</source>
        <translation>Legalább egy lapkát le kell raknod. Ezt mindig megteheted, mert a vonatod bármelyik lapkával indulhat.</translation>
    </message>
    <message>
        <source>You must play at least one tile if you can.</source>
        <translation>Ha tudsz, legalább egy lapkát le kell raknod.</translation>
    </message>
    <message>
        <source>If you cannot, draw one tile. If it fits, play it, and your turn ends. If it does not fit, or if the boneyard is empty, pass.</source>
        <translation>Ha nem tudsz, húzz egyet. Ha illik, rakd le, és a köröd véget ér. Ha nem illik, vagy a talon üres, passzolj.</translation>
    </message>
    <message>
        <source>If you cannot, pass without drawing.</source>
        <translation>Ha nem tudsz, húzás nélkül passzolj.</translation>
    </message>
    <message>
        <source>Passing ends your turn and [opens your train] to the others. You play no chain later in the round.</source>
        <translation>Ha passzolsz, a köröd véget ér, és [a vonatod megnyílik] a többiek előtt. A fordulóban később már nem rakhatsz le láncot.</translation>
    </message>
    <message>
        <source>Your later turns</source>
        <translation>A későbbi köreid</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>A köröd</translation>
    </message>
    <message>
        <source>Play one tile. Unless it is a [double], your turn ends.</source>
        <translation>Rakj le egy lapkát. Ha nem [dupla], a köröd ezzel véget ér.</translation>
    </message>
    <message>
        <source>Your first turn in a round is no different.</source>
        <translation>Ez az első körödben is így van.</translation>
    </message>
    <message>
        <source>On another player’s train you may play only while that player’s [marker] is on it.</source>
        <translation>Más játékos vonatára csak akkor rakhatsz, ha rajta áll a gazdája [mozdonya].</translation>
    </message>
    <message>
        <source>But an [open double] comes first.</source>
        <translation>A [nyitott dupla] azonban előbbre való.</translation>
    </message>
    <message>
        <source>Until your own train has been started, you may play only there and on a Mexican train that has been started.</source>
        <translation>Amíg a saját vonatod nem indult el, csak arra és már elindult mexikói vonatra rakhatsz.</translation>
    </message>
    <message>
        <source>Until your own train has been started, you may play only there.</source>
        <translation>Amíg a saját vonatod nem indult el, csak arra rakhatsz.</translation>
    </message>
    <message>
        <source>Your train is now open, so anyone may play where your marker is.</source>
        <translation>A vonatod most nyitott, így bárki rakhat oda, ahol a mozdonyod áll.</translation>
    </message>
    <message>
        <source>Then take your marker off. Your train is closed again.</source>
        <translation>Akkor vedd le a mozdonyodat. A vonatod ismét zárt.</translation>
    </message>
    <message>
        <source>That end stays open until you yourself play on it.</source>
        <translation>Ez a vég addig marad nyitott, amíg te magad nem raksz rá.</translation>
    </message>
    <message>
        <source>Your train stays open until you yourself play on it.</source>
        <translation>A vonatod addig marad nyitott, amíg te magad nem raksz rá.</translation>
    </message>
    <message>
        <source>Your train stays open until you or anyone else plays on it.</source>
        <translation>A vonatod addig marad nyitott, amíg te vagy bárki más nem rak rá.</translation>
    </message>
    <message>
        <source>Your train stays open until you play a tile on any train.</source>
        <translation>A vonatod addig marad nyitott, amíg valamelyik vonatra nem raksz egy lapkát.</translation>
    </message>
    <message>
        <source>A double with a follow-up tile.</source>
        <translation>Egy dupla és a hozzá illesztett további lapka.</translation>
    </message>
    <message>
        <source>If you cannot play a follow-up tile, draw one tile, unless you have already drawn in this turn.</source>
        <translation>Ha nem tudsz további lapkát lerakni, és ebben a körödben még nem húztál, húzz egyet.</translation>
    </message>
    <message>
        <source>If you cannot play a follow-up tile, draw one tile, even if you have already drawn in this turn.</source>
        <translation>Ha nem tudsz további lapkát lerakni, húzz egyet, akkor is, ha ebben a körödben már húztál.</translation>
    </message>
    <message>
        <source>If you still cannot, or if the boneyard is empty, pass.</source>
        <translation>Ha így sem tudsz, vagy a talon üres, passzolj.</translation>
    </message>
    <message>
        <source>If a double is open when a player’s turn starts, that player must cover it and may not play anywhere else, even if the double is on a closed train.</source>
        <translation>Ha egy játékos körének kezdetén van nyitott dupla, azt kell kiegészítenie akkor is, ha zárt vonaton van, és máshová nem rakhat.</translation>
    </message>
    <message>
        <source>A fork lies crosswise, with a branch on either side, and other doubles lie lengthwise.</source>
        <translation>Az elágazás keresztben fekszik, mindkét oldalán egy ággal, a többi dupla pedig hosszában.</translation>
    </message>
    <message>
        <source>If you can play, you must. You may not draw or pass instead.</source>
        <translation>Ha tudsz lapkát lerakni, le kell raknod. Helyette nem húzhatsz és nem passzolhatsz.</translation>
    </message>
    <message>
        <source>On another player’s train you may play only on the end with that player’s [marker].</source>
        <translation>Más játékos vonatára csak azon a végén rakhatsz, amelyen a gazdája [mozdonya] áll.</translation>
    </message>
    <message>
        <source>If you cannot play, draw one tile and play it if it fits. Otherwise [pass], which opens your train to the others.</source>
        <translation>Ha nem tudsz lapkát lerakni, húzz egyet, és rakd le, ha illik. Különben [passzolj], és a vonatod megnyílik a többiek előtt.</translation>
    </message>
    <message>
        <source>If the boneyard is empty, pass without drawing.</source>
        <translation>Ha a talon üres, húzás nélkül passzolj.</translation>
    </message>
    <message>
        <source>You may draw only once in a turn.</source>
        <translation>Egy körben csak egyszer húzhatsz.</translation>
    </message>
    <message>
        <source>You may play on your own train.</source>
        <translation>A saját vonatodra rakhatsz.</translation>
    </message>
    <message>
        <source>You may play on your own train and on the Mexican train.</source>
        <translation>A saját vonatodra és a mexikói vonatra rakhatsz.</translation>
    </message>
    <message>
        <source>You may play on your own train and on any Mexican train.</source>
        <translation>A saját vonatodra és bármelyik mexikói vonatra rakhatsz.</translation>
    </message>
    <message>
        <source>When you pass, your turn ends. Put your marker on the end of your train unless it is already there. If your train is still empty, put it where the train will start.</source>
        <translation>Ha passzolsz, a köröd véget ér. Tedd a mozdonyodat a vonatod végére, ha még nincs ott. Ha a vonatod még üres, oda tedd, ahonnan majd indul.</translation>
    </message>
    <message>
        <source>A player’s train is open only with a marker on it.</source>
        <translation>Egy játékos vonata csak akkor nyitott, ha mozdony áll rajta.</translation>
    </message>
    <message>
        <source>Passing and markers</source>
        <translation>Passzolás és mozdonyok</translation>
    </message>
    <message>
        <source>A double lies crosswise, here with a follow-up tile.</source>
        <translation>A dupla keresztben fekszik, itt egy további lapkával.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Duplák</translation>
    </message>
    <message>
        <source>After a double, play a follow-up tile in the same turn. It may go anywhere you may play, or on a double you have played in this turn.</source>
        <translation>A dupla után ugyanabban a körben rakj le egy további lapkát is. Ez bármelyik vonatra kerülhet, amelyre rakhatsz, vagy olyan duplához, amelyet ebben a körben raktál le.</translation>
    </message>
    <message>
        <source>After a double, play a follow-up tile on it in the same turn.</source>
        <translation>A dupla után ugyanabban a körben illessz hozzá egy további lapkát.</translation>
    </message>
    <message>
        <source>If all tiles with the double’s number are on the table, your turn ends with the double.</source>
        <translation>Ha minden olyan lapka, amelyen a dupla száma áll, már az asztalon van, a köröd a duplával véget ér.</translation>
    </message>
    <message>
        <source>No one has to play on a double that another player has left open.</source>
        <translation>Senkinek sem kell lapkát illesztenie ahhoz a duplához, amelyet más nyitva hagyott.</translation>
    </message>
    <message>
        <source>The follow-up tile must not be a double, unless it is your last tile.</source>
        <translation>Ez a további lapka nem lehet dupla, kivéve, ha egyben az utolsó lapkád.</translation>
    </message>
    <message>
        <source>In that case, the tile you draw next must go on one of the two doubles.</source>
        <translation>Ebben az esetben azt a lapkát, amelyet ezután húzol, a két dupla egyikéhez kell illesztened.</translation>
    </message>
    <message>
        <source>The follow-up tile may be a second double only if it is your last tile, or if you keep a tile that fits on one of the two doubles. Your third tile must then go on one of them.</source>
        <translation>Ez a további lapka csak akkor lehet második dupla, ha egyben az utolsó lapkád, vagy ha marad olyan lapkád, amely a két dupla egyikéhez illik. A harmadik lapkádat ekkor a kettő egyikéhez kell illesztened.</translation>
    </message>
    <message>
        <source>The follow-up tile may be a double too, and then it needs a follow-up tile of its own.</source>
        <translation>Ez a további lapka is lehet dupla, és akkor utána ugyanígy még egy lapkát le kell raknod.</translation>
    </message>
    <message numerus="yes">
        <source>You may play up to %n double(s) in a turn, and one more if it is your last tile.</source>
        <translation>
            <numerusform>Egy körben legfeljebb %n duplát rakhatsz le, és még egyet, ha az az utolsó lapkád.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may play any number of doubles in a turn.</source>
        <translation>Egy körben akárhány duplát lerakhatsz.</translation>
    </message>
    <message>
        <source>Only a tile with the same number covers an open double.</source>
        <translation>A nyitott duplát csak olyan lapka egészíti ki, amelyen ugyanaz a szám áll.</translation>
    </message>
    <message>
        <source>Open doubles</source>
        <translation>Nyitott duplák</translation>
    </message>
    <message>
        <source>If several doubles are open, cover the one that was played first.</source>
        <translation>Ha több dupla nyitott, azt egészítsd ki, amelyiket legelőször rakták le.</translation>
    </message>
    <message>
        <source>If several doubles are open, cover the one that was played last.</source>
        <translation>Ha több dupla nyitott, azt egészítsd ki, amelyiket legutoljára rakták le.</translation>
    </message>
    <message>
        <source>If you cannot cover the double, draw one tile.</source>
        <translation>Ha nem tudod kiegészíteni a duplát, húzz egy lapkát.</translation>
    </message>
    <message>
        <source>You then put your marker on your train, even if you could have played elsewhere.</source>
        <translation>A mozdonyodat ilyenkor is a vonatodra teszed, még ha máshová tudtál volna is rakni.</translation>
    </message>
    <message>
        <source>You then put your marker on your train only if the double you had to cover is on it.</source>
        <translation>A mozdonyodat ilyenkor csak akkor teszed a vonatodra, ha azon van az a dupla, amelyet ki kellett volna egészítened.</translation>
    </message>
    <message>
        <source>Once all tiles with its number are on the table, a double is no longer open, because no one can cover it.</source>
        <translation>Ha minden olyan lapka, amelyen a dupla száma áll, már az asztalon van, a dupla többé nem nyitott, mert senki sem tudja kiegészíteni.</translation>
    </message>
    <message>
        <source>A double stays open even when all tiles with its number are on the table and no one can cover it.</source>
        <translation>A dupla akkor is nyitott marad, ha minden olyan lapka, amelyen a száma áll, már az asztalon van, és senki sem tudja kiegészíteni.</translation>
    </message>
    <message>
        <source>A double at the end of a first-turn chain is open too, but no one has to cover it until everyone has had their first turn.</source>
        <translation>Az első körben lerakott lánc végén álló dupla is nyitott, de senkinek sem kell kiegészítenie, amíg mindenki túl nincs az első körén.</translation>
    </message>
    <message>
        <source>A double at the end of a first-turn chain is not open.</source>
        <translation>Az első körben lerakott lánc végén álló dupla nem nyitott.</translation>
    </message>
    <message>
        <source>A tile on either of the two ends covers the double.</source>
        <translation>A duplát a két vég bármelyikére rakott lapka kiegészíti.</translation>
    </message>
    <message>
        <source>If your train has several ends when you put your marker on it, choose one of them. Other players may play only there.</source>
        <translation>Ha a vonatodnak több vége van, amikor ráteszed a mozdonyodat, válassz közülük egyet. A többiek csak oda rakhatnak.</translation>
    </message>
    <message>
        <source>The train goes on from both ends of the double.</source>
        <translation>A vonat a dupla mindkét végén folytatódik.</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Elágazások</translation>
    </message>
    <message>
        <source>When you play a double on your own train, you may make it a fork. The train then continues from two ends, both showing the number of the double. You may play on any end of your train, and fork it again.</source>
        <translation>Ha duplát raksz a saját vonatodra, elágazást készíthetsz belőle. A vonat ekkor két végen folytatódik, és mindkettőn a dupla száma áll. A vonatod minden végére rakhatsz, és ott újabb elágazást készíthetsz.</translation>
    </message>
    <message>
        <source>Forks are not allowed in a first turn.</source>
        <translation>Az első körödben nem készíthetsz elágazást.</translation>
    </message>
    <message>
        <source>No one else may fork your train.</source>
        <translation>A vonatodon csak te készíthetsz elágazást.</translation>
    </message>
    <message>
        <source>If you have one tile left when your turn ends, tap the table before another player acts, so that everyone knows.</source>
        <translation>Ha a köröd végén egyetlen lapkád maradt, kopogj, mielőtt más lépne, hogy mindenki tudja.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n second(s) for that, and the others wait.</source>
        <translation>
            <numerusform>Erre %n másodperced van, a többiek addig várnak.</numerusform>
        </translation>
    </message>
    <message>
        <source>You need not tap again unless you have held more tiles since.</source>
        <translation>Újra csak akkor kell kopognod, ha közben megint több lapkád lett.</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Kopogás</translation>
    </message>
    <message>
        <source>There is no penalty if you forget.</source>
        <translation>Ha elfelejted, nincs büntetés.</translation>
    </message>
    <message>
        <source>If you forget, you draw two penalty tiles, or as many as are left in the boneyard.</source>
        <translation>Ha elfelejted, két büntetőlapkát húzol, vagy ha a talonban kevesebb van, akkor annyit.</translation>
    </message>
    <message>
        <source>If you forget, you miss your next turn of the round.</source>
        <translation>Ha elfelejted, ebben a fordulóban kimaradsz a következő körödből.</translation>
    </message>
    <message>
        <source>After the double blank comes double {number}.</source>
        <translation>A dupla 0 után a dupla {number} következik.</translation>
    </message>
    <message>
        <source>After each round, this role passes to the next player clockwise.</source>
        <translation>Ez a szerep minden forduló után az óramutató járása szerint következő játékosra száll.</translation>
    </message>
    <message>
        <source>The next player clockwise goes first, not the player who put the engine in the station.</source>
        <translation>Az óramutató járása szerint következő játékos kezd, nem az, aki a kezdőduplát lerakta.</translation>
    </message>
    <message>
        <source>The station also has as many Mexican trains as there are players. They belong to everyone.</source>
        <translation>Ezenkívül az állomásról annyi mexikói vonat indul, ahány játékos van. Ezek közös vonatok.</translation>
    </message>
    <message>
        <source>A double other than the engine is open until someone covers it, that is, plays a tile on it. It stays open even after your turn.</source>
        <translation>A kezdőduplán kívül minden dupla nyitott, amíg valaki ki nem egészíti, azaz lapkát nem illeszt hozzá. A köröd után is nyitott marad.</translation>
    </message>
    <message>
        <source>The marker does not change where you yourself may play.</source>
        <translation>Hogy te magad hová rakhatsz, azon a mozdony nem változtat.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>{place} of {count}</source>
        <comment>places where a text was found</comment>
        <translation>{place}/{count}</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Következő találat</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Előző találat</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Fejezetek</translation>
    </message>
    <message>
        <source>Rules – {rules}</source>
        <extracomment>the title of a window and the name of a file; {rules} is such as: Dutch</extracomment>
        <translation>Szabályok – {rules}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
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
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saved as “{file}” in “{folder}”.</source>
        <translation>Mentve „{file}” néven ide: „{folder}”.</translation>
    </message>
    <message>
        <source>Show &amp;folder</source>
        <translation>Ma&amp;ppa megnyitása</translation>
    </message>
    <message>
        <source>Saving “{file}”…</source>
        <translation>„{file}” mentése…</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>{name}, round {round}: {points}, total {total}, out</source>
        <translation>{name}, {round}. forduló: {points}, összesen {total}, mindet kirakta</translation>
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
        <source>{name}, round {round}: missed</source>
        <translation>{name}, {round}. forduló: kimaradt</translation>
    </message>
</context>
<context>
    <name>ScoreNotes</name>
    <message>
        <source>{sign} marks a blocked round.</source>
        <translation>Ez jelöli az elakadt fordulót: {sign}.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>A legkisebb összpontszám győz.</translation>
    </message>
    <message>
        <source>The highest total wins.</source>
        <translation>A legnagyobb összpontszám győz.</translation>
    </message>
    <message>
        <source>Those who missed the last round come last: {names}.</source>
        <translation>Aki kimaradt az utolsó fordulóból, az utolsó helyen végez: {names}.</translation>
    </message>
    <message>
        <source>Not played yet: {names}.</source>
        <translation>Még nem játszott: {names}.</translation>
    </message>
    <message>
        <source>Points at the start: {names}.</source>
        <translation>Kezdőpontok: {names}.</translation>
    </message>
    <message>
        <source>Lead over {names}: {points}</source>
        <translation>Előny a második helyezettel szemben ({names}): {points}</translation>
    </message>
    <message numerus="yes">
        <source>A Mexican train was the longest train, with %n tile(s).</source>
        <translation>
            <numerusform>A leghosszabb vonat egy mexikói vonat volt, %n lapkával.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} had the longest train, with %n tile(s).</source>
        <translation>
            <numerusform>{name} vonata volt a leghosszabb, %n lapkával.</numerusform>
        </translation>
    </message>
    <message>
        <source>After round {round}, {name} and {other} were level.</source>
        <translation>{round}. forduló után: {name} és {other} fej fej mellett állt.</translation>
    </message>
    <message numerus="yes">
        <source>{name} missed %Ln round(s).</source>
        <extracomment>a player who has won nevertheless</extracomment>
        <translation>
            <numerusform>{name} kimaradt %Ln fordulóból.</numerusform>
        </translation>
    </message>
    <message>
        <source>After round {round} of {total}.</source>
        <translation>{round}/{total}. forduló után.</translation>
    </message>
    <message>
        <source>Bold figures are the points of each round, with the total beside them. Players who went out are shaded.</source>
        <translation>Félkövéren a forduló pontjai állnak, mellettük az új összpontszám. Színes háttér jelöli, ki rakta ki az összes lapkáját.</translation>
    </message>
    <message>
        <source>{sign} marks a missed round.</source>
        <translation>Ez jelöli a kihagyott fordulót: {sign}.</translation>
    </message>
    <message>
        <source>After round {round}, {name} was only {points} ahead of {other}.</source>
        <translation>{round}. forduló után: {name} csak {points} ponttal vezetett {other} előtt.</translation>
    </message>
    <message>
        <source>The game ended early, after round {round} of {total}.</source>
        <translation>A játék idő előtt véget ért ({round}/{total}. forduló után).</translation>
    </message>
    <message>
        <source>If rounds won decide ties, {name} wins.</source>
        <translation>Ha egyenlőségnél a megnyert fordulók döntenek, {name} győz.</translation>
    </message>
    <message>
        <source>Rounds won are equal. If the best other round decides, {name} wins.</source>
        <translation>A megnyert fordulók száma egyenlő. Ha a többi forduló közül a legjobb dönt, {name} győz.</translation>
    </message>
    <message>
        <source>{name} gained most ground in round {round}, scoring {points} against {average}.</source>
        <extracomment>the points of a player, and those of the only other one in the same round</extracomment>
        <translation>{round}. forduló: {name} itt szerezte a legnagyobb előnyt ({points} pont, az ellenfélé {average}).</translation>
    </message>
    <message>
        <source>{name} gained most ground in round {round}, scoring {points} against the others’ average of {average}.</source>
        <extracomment>the points of a player, and those of the others in the same round</extracomment>
        <translation>{round}. forduló: {name} itt szerezte a legnagyobb előnyt ({points} pont, a többiek átlaga {average}).</translation>
    </message>
</context>
<context>
    <name>ScorePadWindow</name>
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
    <message>
        <source>Delete the score pad “{name}” and all its rounds? This cannot be undone.</source>
        <translation>Törlöd ezt a pontozólapot az összes fordulójával: „{name}”? A törlés nem vonható vissza.</translation>
    </message>
    <message>
        <source>The latest entries on the score pad could not be saved and will be lost when you quit.</source>
        <translation>A pontozólap utolsó bejegyzéseit nem sikerült menteni, ezért kilépéskor elvesznek.</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>{name} (total)</source>
        <translation>{name} (összesen)</translation>
    </message>
    <message>
        <source>End</source>
        <comment>how a round ended</comment>
        <translation>Vége</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>who went out</comment>
        <translation>Mindet kirakta</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>points brought along</comment>
        <translation>Kezdőpontok</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>elakadt</translation>
    </message>
    <message>
        <source>out</source>
        <comment>how a round ended</comment>
        <translation>mindet kirakta</translation>
    </message>
    <message>
        <source>Missed</source>
        <comment>who took no part</comment>
        <translation>Kimaradt</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>No round has ended yet.</source>
        <translation>Még egyetlen forduló sem ért véget.</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <comment>a score sheet</comment>
        <translation>N&amp;yomtatás…</translation>
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
    <name>SearchField</name>
    <message>
        <source>Search ({key})</source>
        <translation>Keresés ({key})</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Keresés törlése</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>Seat {number} of {count}</source>
        <translation>{number}. hely, összesen {count}</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Át&amp;nevezés</translation>
    </message>
    <message>
        <source>&amp;Remove this player</source>
        <translation>Játékos &amp;eltávolítása</translation>
    </message>
    <message>
        <source>&amp;Colour and emblem</source>
        <translation>&amp;Szín és jelkép</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>page of settings</comment>
        <translation>Játék</translation>
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
        <source>Restore the default settings on both pages?</source>
        <translation>Visszaállítod mindkét oldal beállításait az alapértékekre?</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Visszaállítás</translation>
    </message>
</context>
<context>
    <name>SetupController</name>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>New score pad</source>
        <translation>Új pontozólap</translation>
    </message>
    <message>
        <source>Titl&amp;e:</source>
        <translation>&amp;Cím:</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>nem kötelező</translation>
    </message>
    <message>
        <source>R&amp;ules:</source>
        <translation>&amp;Szabályok:</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Vissza</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Kezdés</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Továbbiak</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share</source>
        <translation>Megosztás</translation>
    </message>
    <message>
        <source>Picture of the game</source>
        <translation>A játék képe</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Ké&amp;p másolása</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>&amp;Szöveg másolása</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Mentés…</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Mexikói vonat</translation>
    </message>
    <message>
        <source>Mexican Train, {game}: {totals}</source>
        <translation>Mexikói vonat, {game}: {totals}</translation>
    </message>
    <message>
        <source>The same tiles: {code}</source>
        <translation>Ugyanezek a lapkák: {code}</translation>
    </message>
    <message>
        <source>This game is still in progress. Anyone who plays the deal elsewhere will see which tiles are still to come here.</source>
        <translation>Ez a játék még tart. Aki a leosztást máshol játssza, látja, milyen lapkák jönnek még itt.</translation>
    </message>
    <message>
        <source>Include the &amp;code that gives others the same tiles</source>
        <translation>A &amp;kóddal együtt, amellyel mások ugyanezeket a lapkákat kapják</translation>
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
        <source>Next or previous tile, end or player</source>
        <translation>A következő vagy előző lapka, vég vagy játékos</translation>
    </message>
    <message>
        <source>Nearest tile, end or player below or above</source>
        <translation>A legközelebbi lapka, vég vagy játékos lefelé vagy felfelé</translation>
    </message>
    <message>
        <source>First or last tile, end or player</source>
        <translation>Az első vagy az utolsó lapka, vég vagy játékos</translation>
    </message>
    <message>
        <source>Next or previous part of the table, then the buttons</source>
        <translation>Az asztal következő vagy előző része, aztán a gombok</translation>
    </message>
    <message>
        <source>Put the tile back</source>
        <translation>A lapka visszatétele</translation>
    </message>
    <message>
        <source>Move the tile within your hand</source>
        <translation>A lapka áthelyezése a lapkáid között</translation>
    </message>
    <message>
        <source>Add or remove a divider before the tile</source>
        <translation>Elválasztó beszúrása a lapka elé vagy eltávolítása</translation>
    </message>
    <message>
        <source>Scroll the table when it does not fit the window</source>
        <translation>Az asztal mozgatása, ha nem fér el az ablakban</translation>
    </message>
    <message>
        <source>Shift + arrow key</source>
        <translation>Shift + nyílbillentyű</translation>
    </message>
    <message>
        <source>Enter the value, and go to the next player</source>
        <translation>Érték beírása és ugrás a következő játékosra</translation>
    </message>
    <message>
        <source>Write “+” between the values of tiles</source>
        <translation>„+” beírása a lapkák értékei közé</translation>
    </message>
    <message>
        <source>Undo or redo an entry</source>
        <translation>Bejegyzés visszavonása vagy újbóli elvégzése</translation>
    </message>
    <message>
        <source>Discard what was typed</source>
        <translation>A begépelt szöveg elvetése</translation>
    </message>
    <message>
        <source>Rename the selected score pad</source>
        <translation>A kijelölt pontozólap átnevezése</translation>
    </message>
    <message>
        <source>Delete the selected score pad</source>
        <translation>A kijelölt pontozólap törlése</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Billentyűparancsok</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Parancsok és billentyűik</translation>
    </message>
    <message>
        <source>Search for a command or a key</source>
        <translation>Parancs vagy billentyű keresése</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Visszajátszás</translation>
    </message>
    <message>
        <source>&amp;Letter keys at the table</source>
        <translation>&amp;Betűbillentyűk az asztalnál</translation>
    </message>
    <message>
        <source>Without them, use the buttons and menus.</source>
        <translation>Nélkülük a gombokat és a menüket használhatod.</translation>
    </message>
    <message>
        <source>Pick up or play a tile, or draw from the boneyard</source>
        <translation>Lapka felvétele vagy lerakása, illetve húzás a talonból</translation>
    </message>
</context>
<context>
    <name>Spreadsheet</name>
    <message>
        <source>Spreadsheet (CSV)</source>
        <translation>Táblázat (CSV)</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Your games are open on the computer “{computer}”.</source>
        <translation>A játékaid meg vannak nyitva egy másik számítógépen: „{computer}”.</translation>
    </message>
    <message>
        <source>If you also play here, one of the two computers will be unable to save its game. Play here only if mtdesk is no longer running there.</source>
        <translation>Ha itt is játszol, a két számítógép egyike nem tudja többé menteni a játékát. Csak akkor játssz itt, ha az mtdesk ott már nem fut.</translation>
    </message>
    <message>
        <source>Play here anyway</source>
        <translation>Játék itt mindenképp</translation>
    </message>
    <message>
        <source>This user account cannot open your games folder, “{folder}”.</source>
        <translation>Ez a felhasználói fiók nem nyithatja meg a játékaidat tartalmazó mappát: „{folder}”.</translation>
    </message>
</context>
<context>
    <name>StartProblem</name>
    <message>
        <source>Player {number} has no name yet.</source>
        <translation>{number}. játékos: még nincs neve.</translation>
    </message>
    <message>
        <source>Player {number}’s name contains characters that cannot be displayed.</source>
        <translation>{number}. játékos: a név meg nem jeleníthető karaktereket tartalmaz.</translation>
    </message>
    <message>
        <source>Player {number}’s name is too long. It may have at most {most} characters.</source>
        <translation>{number}. játékos: a név túl hosszú, legfeljebb {most} karakter lehet.</translation>
    </message>
    <message>
        <source>Two players are called {name}, but their names must differ.</source>
        <translation>Két játékos neve azonos ({name}), de a neveknek különbözniük kell.</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>Comparing the deals with chance…</source>
        <translation>A leosztások összevetése a véletlennel…</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>No games match. Choose other rules or a longer period.</source>
        <translation>Nincs ilyen játék. Válassz más szabályokat vagy hosszabb időszakot.</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Minden szabály</translation>
    </message>
    <message>
        <source>All time</source>
        <comment>period</comment>
        <translation>Teljes időszak</translation>
    </message>
    <message>
        <source>Past year</source>
        <comment>period</comment>
        <translation>Az elmúlt év</translation>
    </message>
    <message>
        <source>Past three months</source>
        <comment>period</comment>
        <translation>Az elmúlt három hónap</translation>
    </message>
    <message>
        <source>Past month</source>
        <comment>period</comment>
        <translation>Az elmúlt hónap</translation>
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
        <translation>Számadatok</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Tisztességes a játék?</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exportálás CSV-be…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Nullázás…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not counted because a computer or another player made some of the moves.</source>
        <translation>
            <numerusform>%n játék nem számít, mert a lépések egy részét gép vagy más játékos tette meg.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to show yet. Score pads and games between computers are not counted.</source>
        <translation>Még nincs mit mutatni. A pontozólapok és a gépek egymás közti játékai nem számítanak.</translation>
    </message>
    <message>
        <source>A finished game counts for every person who played all of it themselves, and each deal counts once. Score pads are not counted.</source>
        <translation>Egy befejezett játék mindenkinek számít, aki végig maga játszotta, és minden leosztás egyszer számít. A pontozólapok nem számítanak.</translation>
    </message>
</context>
<context>
    <name>StatisticsTexts</name>
    <message>
        <source>The statistics were damaged and are being recounted from the saved games. The old file is kept as “{file}”.</source>
        <translation>A statisztika megsérült, a program a mentett játékokból újraszámolja. A régi fájl neve most: „{file}”.</translation>
    </message>
    <message>
        <source>in line with chance</source>
        <translation>a véletlennek megfelelő</translation>
    </message>
    <message>
        <source>hard to explain by chance</source>
        <translation>a véletlennel aligha magyarázható</translation>
    </message>
    <message>
        <source>“{file}” cannot be used. Your games will be counted later, and nothing is lost.</source>
        <translation>„{file}” nem használható. A játékaid később kerülnek be a statisztikába, semmi sem vész el.</translation>
    </message>
    <message>
        <source>unusual, about 1 in {count} by chance</source>
        <extracomment>about a figure that deviates from what is expected; count is at least 20</extracomment>
        <translation>szokatlan, véletlenül {count} esetből nagyjából egyszer fordul elő</translation>
    </message>
    <message>
        <source>“{file}” was saved without {names}, which it cannot contain.</source>
        <extracomment>about an export; {names} are names of files, such as: “a”, “b” and 2 more</extracomment>
        <translation>Elkészült: „{file}”, de ezek a fájlok nem kerülhettek bele: {names}.</translation>
    </message>
    <message>
        <source>Nothing was imported because {names} cannot be backed up and replaced.</source>
        <extracomment>before an import; {names} are names of files, such as: “a”, “b” and 2 more</extracomment>
        <translation>Az importálás elmaradt, mert ezekről a fájlokról nem készülhet másolat, és nem cserélhetők le: {names}.</translation>
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
        <source>drew</source>
        <comment>on a player’s name plate: what they did last</comment>
        <translation>húzott</translation>
    </message>
    <message>
        <source>drew, played</source>
        <comment>on a player’s name plate</comment>
        <translation>húzott, rakott</translation>
    </message>
    <message>
        <source>drew, passed</source>
        <comment>on a player’s name plate</comment>
        <translation>húzott, passzolt</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>on a player’s name plate: what they did last</comment>
        <translation>passzolt</translation>
    </message>
    <message>
        <source>cannot start</source>
        <comment>on a player’s name plate: a train</comment>
        <translation>nem indulhat</translation>
    </message>
</context>
<context>
    <name>StatusTexts</name>
    <message>
        <source>End your turn ({key}) or undo it ({undo}).</source>
        <translation>Fejezd be a körödet ({key}), vagy vond vissza a lépésedet ({undo}).</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A játék véget ért.</translation>
    </message>
    <message>
        <source>The next tile must go on {tile}.</source>
        <translation>A következő lapkát a duplához ({tile}) kell illeszteni.</translation>
    </message>
    <message>
        <source>The next tile must go on one of these doubles: {tiles}.</source>
        <translation>A következő lapkát e két dupla egyikéhez kell illeszteni: {tiles}.</translation>
    </message>
    <message>
        <source>{tile} needs a follow-up tile.</source>
        <translation>A dupla ({tile}) után még egy lapkát le kell rakni.</translation>
    </message>
    <message>
        <source>Play a tile.</source>
        <translation>Rakj le egy lapkát.</translation>
    </message>
    <message>
        <source>No one was dealt the engine, so everyone draws until it turns up.</source>
        <translation>A kezdődupla senkihez sem került, ezért mindenki húz, amíg elő nem kerül.</translation>
    </message>
    <message>
        <source>Play another tile on your train or end the chain ({key}).</source>
        <translation>Rakj még egy lapkát a vonatodra, vagy fejezd be a láncot ({key}).</translation>
    </message>
    <message>
        <source>The tile you drew fits. Play it.</source>
        <translation>A húzott lapka illik. Rakd le.</translation>
    </message>
    <message>
        <source>In your first turn, play as many tiles as you like on your train.</source>
        <translation>Az első körödben annyi lapkát rakhatsz a vonatodra, ahányat szeretnél.</translation>
    </message>
    <message>
        <source>You have one tile left. Tap now ({key}).</source>
        <translation>Egyetlen lapkád maradt. Kopogj most ({key}).</translation>
    </message>
    <message>
        <source>{name} has one tile left. Tap now ({key}).</source>
        <translation>{name}, egyetlen lapkád maradt. Kopogj most ({key}).</translation>
    </message>
    <message>
        <source>You have won the game.</source>
        <translation>Megnyerted a játékot.</translation>
    </message>
    <message>
        <source>{name} has won the game.</source>
        <translation>{name} megnyerte a játékot.</translation>
    </message>
    <message>
        <source>You have no playable tile. Draw one ({key}).</source>
        <translation>Nincs lerakható lapkád. Húzz egyet ({key}).</translation>
    </message>
    <message>
        <source>Your last tile was a double. Draw one more ({key}).</source>
        <translation>Az utolsó lapkád dupla volt. Húzz még egyet ({key}).</translation>
    </message>
    <message>
        <source>You have no playable tile, so you can only pass ({key}).</source>
        <translation>Nincs lerakható lapkád, ezért csak passzolhatsz ({key}).</translation>
    </message>
    <message>
        <source>The boneyard is empty, so you can only pass ({key}).</source>
        <translation>A talon üres, ezért csak passzolhatsz ({key}).</translation>
    </message>
    <message>
        <source>You have no playable tile. Choose which end of your train gets the marker.</source>
        <translation>Nincs lerakható lapkád. Válaszd ki, a vonatod melyik végére kerüljön a mozdony.</translation>
    </message>
    <message>
        <source>{tile} {where} must be covered.</source>
        <translation>Ki kell egészíteni a duplát {where}: {tile}.</translation>
    </message>
    <message>
        <source>{tile}, the last double, must be covered.</source>
        <translation>Ki kell egészíteni az utolsó duplát: {tile}.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Use system language</source>
        <translation>A rendszer nyelve</translation>
    </message>
    <message>
        <source>La&amp;nguage:</source>
        <translation>N&amp;yelv:</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Téma</translation>
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
        <source>Use system setting</source>
        <translation>A rendszer szerint</translation>
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
        <source>This theme always shows numerals.</source>
        <translation>Ez a téma mindig számokat mutat.</translation>
    </message>
    <message>
        <source>Tile st&amp;yle:</source>
        <translation>&amp;Lapkák megjelenése:</translation>
    </message>
    <message>
        <source>&amp;Large tiles</source>
        <translation>&amp;Nagy lapkák</translation>
    </message>
    <message>
        <source>Tiles never shrink. If they do not all fit, scroll the table.</source>
        <translation>A lapkák sosem lesznek kisebbek. Ha nem férnek el, az asztal görgethető.</translation>
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
        <source>Text &amp;size:</source>
        <translation>S&amp;zövegméret:</translation>
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
        <source>Instant</source>
        <comment>speed</comment>
        <translation>Azonnali</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <translation>Te&amp;mpó:</translation>
    </message>
    <message>
        <source>How fast computers play and tiles move.</source>
        <translation>Milyen gyorsan játszanak a gépek és mozognak a lapkák.</translation>
    </message>
    <message>
        <source>Sound &amp;volume:</source>
        <translation>&amp;Hangerő:</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>your train</source>
        <translation>a te vonatod</translation>
    </message>
    <message>
        <source>the Mexican train</source>
        <translation>a mexikói vonat</translation>
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
        <source>Choose a place for {tile}.</source>
        <translation>Válassz helyet ennek: {tile}.</translation>
    </message>
    <message>
        <source>{tile} does not fit anywhere.</source>
        <translation>Sehová sem illik: {tile}.</translation>
    </message>
    <message>
        <source>{name} gave no valid answer, so a simple move was made instead.</source>
        <translation>{name} nem adott érvényes választ, ezért helyette egyszerű lépés történt.</translation>
    </message>
    <message>
        <source>{tile} fits on {trains}.</source>
        <translation>{tile}, ide illik: {trains}.</translation>
    </message>
    <message>
        <source>Choose a place for {tile}: {trains}.</source>
        <translation>Válassz helyet ennek: {tile} ({trains}).</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the boneyard.</source>
        <translation>
            <numerusform>Még %n lapka van a talonban.</numerusform>
        </translation>
    </message>
    <message>
        <source>{owner}’s train</source>
        <translation>{owner} vonata</translation>
    </message>
    <message numerus="yes">
        <source>{tile} fits in %n place(s). Choose one.</source>
        <translation>
            <numerusform>Ez a lapka ({tile}) %n helyre illik. Válassz egyet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Engine: {tile}</source>
        <translation>Kezdődupla: {tile}</translation>
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
        <source>open, with marker</source>
        <comment>a train with its marker on it</comment>
        <translation>nyitott, mozdonnyal</translation>
    </message>
    <message>
        <source>not started</source>
        <comment>a train</comment>
        <translation>még nincs elindítva</translation>
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
        <source>total {points}</source>
        <comment>points</comment>
        <translation>összesen {points}</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>gondolkodik…</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>ő következik</translation>
    </message>
    <message>
        <source>open train</source>
        <translation>nyitott vonat</translation>
    </message>
</context>
<context>
    <name>TilesDialog</name>
    <message>
        <source>Tiles left: {name}</source>
        <translation>Megmaradt lapkák: {name}</translation>
    </message>
    <message>
        <source>Tiles of the set</source>
        <translation>A készlet lapkái</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Egy sem</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Alkalmaz</translation>
    </message>
    <message>
        <source>The other players’ tiles and the engine are dimmed.</source>
        <translation>A többiek lapkái és a kezdődupla halványan látszanak.</translation>
    </message>
    <message>
        <source>{tile}, already used</source>
        <translation>{tile}, már foglalt</translation>
    </message>
    <message>
        <source>None left</source>
        <comment>tiles left</comment>
        <translation>Egy sem maradt</translation>
    </message>
</context>
<context>
    <name>TransportBar</name>
    <message>
        <source>Before move {move} of {moves}  ·  round {round} of {rounds}</source>
        <translation>{move}/{moves}. lépés előtt  ·  {round}/{rounds}. forduló</translation>
    </message>
    <message>
        <source>Move {move} of {moves}  ·  round {round} of {rounds}</source>
        <translation>{move}/{moves}. lépés  ·  {round}/{rounds}. forduló</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Hol tart a játék</translation>
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
        <source>Previous round</source>
        <translation>Előző forduló</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Előző lépés</translation>
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
        <source>Next move</source>
        <translation>Következő lépés</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Következő forduló</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>A végére</translation>
    </message>
    <message>
        <source>Log and analysis</source>
        <translation>Játéknapló és elemzés</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Close anyway</source>
        <translation>Bezárás mindenképp</translation>
    </message>
</context>
<context>
    <name>ValueEditor</name>
    <message>
        <source>This number:</source>
        <translation>Ez a szám:</translation>
    </message>
</context>
</TS>
