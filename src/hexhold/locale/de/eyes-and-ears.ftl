# The page for every eye and ear: colours, the table in words, keys.

palette = Farben der Spieler und Länder
palette-usual = Wie gemalt
palette-red-green = Für Rot-Grün-Sehschwäche
palette-blue-yellow = Für Blau-Gelb-Sehschwäche
