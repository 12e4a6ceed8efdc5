# The page around both games: lobby, table, almanac, what comes after a match.

title = Hexhold
title-almanac = Almanach – Hexhold
title-table = { $game } – Hexhold
title-turn = ● Du bist am Zug – Hexhold
title-replay = Wiederholung: { $game } – Hexhold

nav = Hexhold
nav-skip = Zum Inhalt springen
nav-almanac = Almanach
nav-language = Sprache
nav-theme = Hell oder dunkel
nav-help = Rundgang zeigen
nav-sound-on = Der Ton ist aus. Einschalten
nav-sound-off = Der Ton ist an. Ausschalten
nav-table = Tisch
close = Schließen
undo = Zurücknehmen
connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
connection-back = Wieder verbunden.
why-read-more = Regel lesen

log-title = Was bisher geschah
log-show-place = Auf dem Spielfeld zeigen
log-rule = Regel lesen
chat-say = Sag etwas in die Runde
chat-send = Senden

# ---------------------------------------------------------------- a table and what happens at it

table-loading = Auf dem Weg zum Tisch …
table-gone = Vielleicht wurde er geschlossen, oder der Link ist unvollständig.
table-damaged-about = Was der Server davon gespeichert hat, kann nicht stimmen; die Partie kann nicht weitergehen. Wer den Server betreibt, findet mehr in seinem Protokoll.
gone-about = Vielleicht enthält die Adresse einen Tippfehler.
table-home = Zur Lobby
table-seated = { $name } setzt sich.
table-left = { $name } steht auf.
table-botseated = Ein Bot setzt sich: { $name }.
table-started = Die Partie beginnt.
table-away = { $name } ist nicht da; ein Bot spielt weiter.
table-back = { $name } ist wieder da.
table-undone = { $name } nimmt die letzte Aktion zurück.
table-rematch = Für die nächste Partie gibt es einen neuen Tisch.
table-muted = { $name } ist stummgeschaltet.
table-unmuted = { $name } darf wieder sprechen.
table-guest = { $name } spielt als Gast.
table-resigned = { $name } hat aufgegeben.
table-proposed-end = { $name } möchte die Partie beenden.
table-proposed-guest = { $name } möchte als Gast mitspielen.
table-agreed = { $name } stimmt zu.
table-declined = { $name } lehnt ab.
table-ended = Die Partie wurde abgebrochen.
table-expired = Niemand ist gekommen
table-expired-about = Dieser Tisch hat zu lange auf Mitspieler gewartet und wurde geschlossen, bevor eine Partie begann. Eröffne jederzeit einen neuen.

confirm-yes = Ja, mach das
confirm-no = Nein, zurück
confirm-final = { $action }? Das lässt sich nicht zurücknehmen.

# ---------------------------------------------------------------- the games in a few words

game-line = { $game } · { $mode }

# ---------------------------------------------------------------- lobby

guest = Gast
your-name = Dein Name
lobby-title = Such dir ein Spiel aus
lobby-about = Zwei Brettspiele aus der Catan-Familie, gegen Bots oder mit Freunden. Kein Konto, nichts zu installieren; in deiner ersten Partie wird dir alles gezeigt.
lobby-play-bots = Gegen Bots spielen
lobby-play-friends = Mit Freunden spielen
lobby-choose = Tisch einrichten
lobby-opening = Das Spielfeld wird aufgebaut …

solo-title = { $game }: dein Tisch
solo-bots = { $count ->
    [one] ein Bot: { $level }
   *[other] { $count } Bots: { $level }
  }
solo-who = Gegen wen du spielst
solo-seat = Gegenspieler { $number }
solo-anyone = Egal wer
solo-play = Spielen
solo-kept = Bleibt für das nächste Mal auf diesem Gerät.
solo-all = Alle Optionen

tables-mine = Deine Tische
tables-past = Deine vergangenen Partien
tables-all = Alle { $count } zeigen
tables-public = Öffentliche Tische
tables-none = Noch hat niemand einen öffentlichen Tisch eröffnet. Eröffne einen mit „Mit Freunden spielen“.
tables-waiting = { $free ->
    [0] wartet auf den Beginn
    [one] wartet, { $free } Sitz ist frei
   *[other] wartet, { $free } Sitze sind frei
  }
tables-starting = beginnt gleich
tables-playing = im Gang
tables-over = vorbei
tables-resume = Weiterspielen
tables-enter = Zum Tisch
tables-join = Mitspielen
tables-watch = Zuschauen
tables-look = Rückblick

seat-free = frei
seat-number = Sitz { $number }
seat-bot = Bot: { $bot }
seat-gone = fort seit { $time }
seat-guest = { $name } spielt

# ---------------------------------------------------------------- a new table

new-title = Ein neuer Tisch
new-game = Spiel
new-all-options = Alle Einstellungen
new-changed = { $count ->
    [one] { $count } geändert
   *[other] { $count } geändert
  }
new-your-changes = Was vom üblichen Spiel abweicht
new-usual = Zurücksetzen
new-clock = Uhr
new-answer = Zeit für die Antwort auf ein Angebot
new-answer-open = so lange jeder mag
new-who = Wer kommen darf
new-by-link = Wer den Link hat
new-public = Alle: in der Lobby zeigen
new-bots-later = Freie Sitze kannst du im nächsten Schritt mit Bots besetzen.
new-open = Tisch eröffnen
new-cancel = Zurück
clock-none = Keine Uhr
clock-quick = Schnell: { $turn } je Zug und { $reserve } Reserve
clock-calm = Ruhig: { $turn } je Zug und { $reserve } Reserve
clock-own = Eigene Zeiten
clock-turn-seconds = Sekunden je Zug
clock-reserve-seconds = Sekunden Reserve
clock-label = Restzeit: { $turn } in diesem Zug, { $reserve } Reserve
clock-seconds = { $time }{"\u00A0"}s
clock-minutes = { $time }{"\u00A0"}min

# ---------------------------------------------------------------- waiting room

room-public = Ein öffentlicher Tisch: Alle finden ihn in der Lobby.
room-by-link = Schick den Link an alle, mit denen du spielen willst.
room-clock = Uhr: { $turn } je Zug und { $reserve } Reserve.
room-answer = Angebote werden innerhalb von { $time } beantwortet.
room-answer-open = Angebote warten beliebig lange auf eine Antwort.
room-seats = Sitze
room-you = du
room-sit = Hinsetzen
room-leave = Aufstehen
room-which-bot = Welcher Bot
room-bot = Bot hinsetzen
room-free = Sitz freigeben
room-remove = Wegschicken
room-remove-name = { $name } wegschicken
room-fill = { $count ->
    [one] Freien Sitz mit einem Bot besetzen
   *[other] { $count } freie Sitze mit Bots besetzen
  }
room-start = Partie beginnen
room-waiting = { $count ->
    [one] { $count } Sitz ist noch frei.
   *[other] { $count } Sitze sind noch frei.
  }
room-ready = Alle sind da.
room-host-starts = Alle sind da. Der Gastgeber beginnt die Partie.
room-starting = Die Partie beginnt. Jeder Browser gibt seinen Teil zu den Würfeln…
room-redraws = { $count ->
    [one] Die Startwerte der Würfel wurden einmal neu gewählt, weil ein Browser seinen nicht zeigte.
   *[other] Die Startwerte der Würfel wurden { $count }-mal neu gewählt, weil ein Browser seinen nicht zeigte.
  }
room-chat = Gespräch
room-dice = Faire Würfel: Der Server hat sein Geheimnis schon versiegelt; du und die anderen gebt etwas dazu. Nach der Partie prüft dein Browser jeden Wurf an diesem Siegel:
room-dice-more = So funktionieren die Würfel
link-to-table = Link zu diesem Tisch
link-copy = Link kopieren
link-copied = Kopiert

# ---------------------------------------------------------------- footer

footer-notice = Hexhold ist ein unabhängiges Fanprojekt. Autoren, Verlage und Rechteinhaber der Spiele, Romane und Serien sind daran weder beteiligt, noch unterstützen oder fördern sie es. Marken gehören ihren Inhabern und benennen hier nur das gemeinte Spiel.
footer-licence = Alle Texte und Bilder sind unsere eigenen. Code, Texte und Bilder sind frei unter der MIT-Lizenz.

# ---------------------------------------------------------------- what can go wrong

error-bad-message = Der Server hat diese Seite nicht verstanden. Lade sie neu.
error-too-large = Das ist zu lang.
error-too-fast = Das war zu schnell. Warte kurz.
error-no-table = Diesen Tisch gibt es nicht.
error-not-found = Hier ist nichts.
error-no-game = Diese Einstellungen passen nicht zusammen.
error-not-host = Das darf nur der Gastgeber.
error-not-seated = Du hast an diesem Tisch keinen Sitz.
error-seat-taken = Dieser Sitz ist nicht frei.
error-table-full = Kein Sitz ist frei.
error-not-waiting = Die Partie hat schon begonnen.
error-not-playing = Es läuft keine Partie.
error-not-ready = Ein Sitz ist noch frei.
error-bad-action = Diese Aktion kennt das Spiel nicht.
error-refused = Die Regeln erlauben das nicht.
error-no-undo = Das lässt sich nicht mehr zurücknehmen.
error-final = Das lässt sich nicht zurücknehmen.
error-muted = Der Gastgeber hat dich stummgeschaltet.
error-name-taken = Hier heißt schon jemand so oder zum Verwechseln ähnlich.
error-bad-seed = Der Beitrag deines Browsers zu den Würfeln passt nicht. Lade die Seite neu.
error-not-absent = Die Person ist da oder noch nicht lange genug fort.
error-no-guest = Damit ein Gast mitspielt, müssen mindestens zwei andere da sein.
error-proposed-already = Es wird gerade über etwas anderes abgestimmt. Warte die Antwort ab.
error-nothing-proposed = Es gibt nichts mehr zu beantworten.
error-damaged = Dieser Tisch ist beschädigt.
error-bad-name = Ein Name hat 1 bis 24 Zeichen.
error-bad-text = Eine Nachricht hat 1 bis 300 Zeichen.
error-no-bot = Diesen Bot gibt es nicht.
error-too-many-sockets = Hier sind zu viele Fenster von Hexhold offen. Schließ eines und versuch es noch einmal.
error-too-many-tables = Du hast viele Tische eröffnet. Warte ein wenig bis zum nächsten.
error-foreign-origin = Das kam von einer anderen Website. Öffne Hexhold selbst.
error-wrong-host = Unter dem Namen in der Adresse ist Hexhold nicht bekannt. Wer den Server betreibt, kann ihn mit --name hinzufügen.
error-not-allowed = Das ist nicht für alle bestimmt.
error-unavailable = Das kann der Server gerade nicht. Versuch es gleich noch einmal.

options-need = „{ $option }: { $value }“ geht nur mit „{ $other }: { $wanted }“.
options-first-missing = Der Sitz, der beginnen soll, spielt in dieser Partie nicht mit.
options-wrong = Diese Einstellungen passen nicht zusammen ({ $reason }).

# ---------------------------------------------------------------- around a match

nav-home = Hexhold, zur Lobby
nav-sound = Ton
log-turn = { $name }: { $deeds }
log-times = { $deed } × { $times }
log-newest = Neuestes
menu-link-about = Wer diesen Link öffnet, schaut der Partie zu.
menu-careful = Vor Unwiderruflichem nachfragen
menu-pace = Tempo der Bots
menu-pace-slow = Langsam
menu-pace-normal = Normal
menu-pace-fast = Schnell
menu-pace-instant = Sofort
menu-volume = Lautstärke der Töne
menu-volume-off = aus
menu-away = nicht da
menu-not-hear = Nachrichten ausblenden
menu-hear = Nachrichten zeigen
menu-mute = Stummschalten
menu-unmute = Sprechen lassen
menu-watching = Du siehst zu; was du schreibst, lesen bis zum Ende der Partie nur andere Zuschauer.
menu-host = Du bist Gastgeber dieses Tisches: Du kannst stummschalten; für jemanden, der weg ist, kann jeder einen Bot spielen lassen.
menu-pause = Die Partie ruht, solange niemand da ist, der mitspielt.
menu-guest = Du spielst an diesem Tisch.
menu-resign = Aufgeben
menu-resign-two = Aufgeben? Dann gewinnt { $name }.
menu-resign-bot = Aufgeben? Ein Bot spielt an deiner Stelle weiter, und du kannst nur noch zusehen.
menu-resign-alone = Aufgeben? Die Partie endet ohne Sieger.
menu-end = Partie beenden
menu-end-ask = Die anderen fragen, ob die Partie ohne Sieger enden soll?
menu-end-alone = Die Partie ohne Sieger beenden?
matter-away = Deine Zeit ist abgelaufen, deshalb spielt ein Bot für dich. Du kannst jederzeit übernehmen.
matter-away-asked = { $name } lässt einen Bot für dich spielen. Du kannst jederzeit übernehmen.
matter-away-guest = { $name } spielt für dich. Du kannst jederzeit übernehmen.
matter-returned = Du bist wieder da. Deine Zeit war abgelaufen, und ein Bot hat inzwischen für dich gespielt.
matter-returned-asked = Du bist wieder da. { $name } hat inzwischen einen Bot für dich spielen lassen.
matter-returned-guest = Du bist wieder da. { $name } hat inzwischen für dich gespielt.
matter-back = Selbst weiterspielen
matter-guest = Du vertrittst { $name } bis zur Rückkehr.
matter-absent = { $name } ist seit { $time } fort.
matter-stand-in = Bot spielen lassen, bis { $name } zurück ist
matter-bot = Bot spielen lassen
matter-wait = Warten
matter-vote-end = { $name } möchte die Partie ohne Sieger beenden.
matter-vote-guest = { $guest } möchte für { $name } einspringen.
matter-asked = Noch gefragt: { $names }.
matter-wishing = Du möchtest für { $name } einspringen.
matter-agree = Zustimmen
matter-decline = Ablehnen
matter-free = { $name } ist fort. Du kannst einspringen, wenn die anderen zustimmen.
matter-play-for = Für { $name } einspringen
matter-look-on = Nur zusehen
matter-understood = In Ordnung
lost-declined = Die anderen haben nicht zugestimmt. Du siehst zu.
lost-owner = { $name } ist zurück und spielt wieder selbst. Danke fürs Einspringen; du siehst jetzt zu.
lost-time = Deine Zeit ist abgelaufen, und ein Bot spielt für { $name } weiter. Du siehst jetzt zu.
lost-resigned = Du hast aufgegeben, und ein Bot spielt an deiner Stelle weiter. Du siehst jetzt zu.
lost-freed = Der Gastgeber hat deinen Platz frei gemacht. Nimm gern einen freien.
lost-unknown = Der Sitz, den dieser Browser hier hatte, ist nicht mehr deiner. Du siehst zu.

# ---------------------------------------------------------------- shown around (guide-<game>-<part>)

guide-title = Ein Rundgang
guide-nothing = Hier gibt es noch nichts zu zeigen.
guide-step = { $step } von { $steps }
guide-next = Weiter
guide-back = Zurück
guide-done = Los geht’s
guide-skip = Überspringen

# ---------------------------------------------------------------- after the match

after-title = Nach der Partie
after-wins = { $name } gewinnt
after-you-win = Du gewinnst
after-nobody = Niemand gewinnt
after-show = Ergebnis zeigen
after-close = Den Tisch ansehen
after-yours = Du hast { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }.
after-guest = Du hast für { $name } gespielt.
after-looked-on = Du hast zugesehen.
after-play = Selbst spielen
after-tab-points = Punkte
after-tab-dice = Würfel
after-tab-trades = Handel
after-tab-fair = Fairness
after-again = Noch einmal
after-wants = { $name } möchte noch einmal spielen.
after-join = Mitspielen
after-watch = Bei der nächsten Partie zusehen
after-replay = Wiederholung
after-download = Herunterladen
after-counting = Es wird gezählt …
after-total = Summe
after-turns = { $turns ->
    [one] Ein Zug, { $decisions } Entscheidungen.
   *[other] { $turns } Züge, { $decisions } Entscheidungen.
  }
after-rolls = { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
  }
after-die-value = { $value }: { $count }-mal, erwartet { $expected }
after-counted = gewürfelt
after-expected = zu erwarten
after-dice-usual = So ungleich, wie das Glück eben ist: In { $percent }{"\u00A0"}% aller fairen Partien ist die Abweichung mindestens so groß.
after-dice-unusual = Recht ungewöhnliches Glück: Nur in { $percent }{"\u00A0"}% aller fairen Partien ist die Abweichung so groß.
after-dice-rare = Seltenes Glück: Nur in { $percent }{"\u00A0"}% aller fairen Partien ist die Abweichung so groß.
after-no-trades = Niemand hat gehandelt.
after-supply = Vorrat
after-for = gegen
after-trade-count = { $count ->
    [one] { $count }-mal gehandelt
   *[other] { $count }-mal gehandelt
  }

ending-resigned = { $name } hat aufgegeben.
ending-agreed = Einvernehmlich abgebrochen.
ending-expired = Zu lange ist niemand gekommen.
over-resigned = { $name } hat aufgegeben – { $winner } gewinnt.

fair-checking = Alles wird noch einmal gezogen …
fair-yes = Ja: Alles, was das Glück entschied, passt zum Beweis.
fair-no = Der Beweis hält nicht: Etwas davon passt nicht.
fair-seen = Das ist das Siegel, das dein Browser vor der Partie gesehen hat.
fair-not-seen = Dein Browser hat das Siegel vor dem Ende der Partie nicht gesehen.
fair-other-seal = Das ist nicht das Siegel, das dein Browser vor der Partie gesehen hat.
fair-sealed = Das Geheimnis ist das, das versiegelt wurde.
fair-other-secret = Das Geheimnis ist nicht das, das versiegelt wurde.
fair-own-seed = Der Startwert deines Browsers wurde verwendet.
fair-other-seed = Der Startwert deines Browsers wurde nicht verwendet.
fair-hashes = Jeder Startwert ist der, dessen Hash dein Browser sah, bevor einer gezeigt wurde.
fair-hashes-not-seen = Jeder Startwert passt zu seinem Hash, aber dein Browser hat die Hashes nicht vor der Partie gesehen.
fair-other-hashes = Nicht der Startwert, den sein Hash festlegte, bei Sitz: { $seats }
fair-redraws = So oft wurden die Startwerte vor der Partie neu gewählt, weil ein Sitz seinen nicht zeigte: { $count }
fair-same-luck = Die Würfe sowie die Karten und Ereignisse, die du gesehen hast, sind die jetzt gemeldeten.
fair-other-luck = Etwas, das vor deinen Augen gewürfelt oder gezogen wurde, wird jetzt anders gemeldet.
fair-all = { $draws ->
    [one] Die eine Ziehung passt zu Geheimnis und Startwerten.
   *[other] Alle { $draws } Ziehungen passen zu Geheimnis und Startwerten.
  }
fair-wrong = { $count ->
    [one] { $count } von { $draws } Ziehungen passt nicht.
   *[other] { $count } von { $draws } Ziehungen passen nicht.
  }
fair-draw = Ziehung { $number } wurde als „{ $told }“ gemeldet, aber Geheimnis und Startwerte ergeben „{ $drawn }“.
fair-failed = Die Prüfung war nicht möglich.

# ---------------------------------------------------------------- almanac

almanac-title = Almanach
almanac-search = Regeln durchsuchen
almanac-filter = Welches Spiel
almanac-all = Beide
almanac-opening = Der Almanach wird geöffnet …
almanac-contents = Inhalt
almanac-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
  }
almanac-nothing = Keine Regel enthält diese Wörter.
almanac-missing = Der Almanach hat keine Regel „{ $rule }“.
almanac-see = Siehe auch:
almanac-books = In den Anleitungen
almanac-lines = Zeilen im Text der einzelnen Anleitungen:
almanac-our-own = Das sagt keine Anleitung: Es ist unsere eigene Regel.

edition-en = Englisch
edition-de = Deutsch
edition-pl = Polnisch
edition-ru = Russisch

# ---------------------------------------------------------------- replay

replay-opening = Die Wiederholung wird geöffnet …
replay-not-over = Diese Partie ist noch nicht vorbei. Danach öffnet sich die Wiederholung.
replay-controls = Wiederholung
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-play = Abspielen
replay-pause = Pause
replay-moment = Zeitpunkt der Partie
replay-at = Schritt { $at } von { $last }, Zug { $turn }
replay-at-opening = Schritt { $at } von { $last }, vor dem ersten Zug
replay-pace = Tempo
replay-eyes = Wessen Sicht
replay-open = Alle Hände offen
replay-spectator = Was alle sahen
replay-seat = Aus der Sicht von { $name }
replay-hands = Alle Hände
replay-table = Übersicht
replay-link = Link zu diesem Moment kopieren
replay-keys = ← → Schritt · Bild ↑ ↓ Zug · Leertaste spielt ab
