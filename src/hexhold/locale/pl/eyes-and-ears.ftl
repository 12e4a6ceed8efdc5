# The page for every eye and ear: colours, the table in words, keys.

palette = Kolory graczy i terenów
palette-usual = Zwykłe
palette-red-green = Przy zaburzeniu widzenia czerwieni i zieleni
palette-blue-yellow = Przy zaburzeniu widzenia błękitu i żółci
