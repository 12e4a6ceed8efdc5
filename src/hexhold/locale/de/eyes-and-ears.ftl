# The page for every eye and ear: colours, the table in words, keys.

palette = Farben der Spieler und Länder
palette-usual = Wie gemalt
palette-red-green = Für Rot-Grün-Sehschwäche
palette-blue-yellow = Für Blau-Gelb-Sehschwäche

in-words = Der Tisch in Worten
in-words-actions = Alle Aktionen ({ $count })
in-words-actions-title = Alle Aktionen
in-words-position = Die Stellung in Worten
in-words-keys = Tasten
in-words-told = Was geschieht
in-words-nothing = Gerade wirst du nichts gefragt.
in-words-open = { $action } …
in-words-options = Was du tun kannst
in-words-count = { $title }: { $count }
keys-single = Einzelne Tasten gelten
keys-single-about = Schalte das aus, wenn es deinen Bildschirmleser oder deine Sprachsteuerung stört.
keys-actions = Alles auflisten, was du jetzt tun kannst
keys-position = Die Stellung und deine Möglichkeiten sagen
keys-now = Noch einmal sagen, was gefragt ist
keys-help = Diese Tasten zeigen
keys-close = Schließen, was offen ist
keys-tab = Weiter zum nächsten Bedienelement
