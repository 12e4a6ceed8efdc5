# Die Seite auf einem Gerät: ohne Netz, als Ruf an den Tisch, und von Hand zu Hand gereicht.

offline-title = Du bist offline
offline-about = Der Server ist nicht zu erreichen. Deine Partien liegen dort, es geht also nichts verloren: Weiter geht es, sobald das Netz wieder da ist.
offline-again = Noch einmal versuchen

notice-turn = Du bist am Zug
notice-choose = Benachrichtige mich, wenn ich am Zug bin und woanders hinsehe
notice-forbidden = Dein Browser verbietet Benachrichtigungen von hier

invite-scan = Scannen und an diesen Tisch kommen

link-waiting = { $names } – komm und spiel mit.
link-playing = { $names } – die Partie läuft. Komm und sieh zu.
link-won = { $names } – gewonnen hat { $winner }. Sieh dir an, wie es lief.
link-ended = { $names } – die Partie ist vorbei. Sieh dir an, wie es lief.

hot-pass = Gib das Gerät an { $name } weiter
hot-who = Wer schaut jetzt hin?
hot-about = Niemand sonst soll die Hand sehen.
hot-show = Ich bin { $name }, zeig meine Hand
hot-seats = Plätze an diesem Gerät
hot-count = { $count ->
    [one] einer: meiner
   *[other] { $count }, reihum weitergegeben
}
hot-name = Spieler { $number }
