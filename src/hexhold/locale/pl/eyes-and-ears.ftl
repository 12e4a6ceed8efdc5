# The page for every eye and ear: colours, the table in words, keys.

palette = Kolory graczy i terenów
palette-usual = Zwykłe
palette-red-green = Przy zaburzeniu widzenia czerwieni i zieleni
palette-blue-yellow = Przy zaburzeniu widzenia błękitu i żółci

in-words = Stół w słowach
in-words-actions = Wszystkie akcje ({ $count })
in-words-actions-title = Wszystkie akcje
in-words-position = Sytuacja w słowach
in-words-keys = Klawisze
in-words-told = Co się dzieje
in-words-nothing = Teraz nic od ciebie nie zależy.
in-words-open = { $action }…
in-words-options = Co możesz zrobić
in-words-count = { $title }: { $count }
keys-single = Pojedyncze klawisze działają
keys-single-about = Wyłącz, jeśli przeszkadzają czytnikowi ekranu albo sterowaniu głosem.
keys-actions = Lista wszystkiego, co możesz teraz zrobić
keys-position = Opowiedz sytuację i twoje możliwości
keys-now = Powtórz, o co chodzi
keys-help = Pokaż te klawisze
keys-close = Zamknij to, co otwarte
keys-tab = Przejdź do następnego elementu
