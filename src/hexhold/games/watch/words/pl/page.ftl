# What the page says of the Watch.

# ---------------------------------------------------------------- the games in a few words

game-watch = Straż
game-watch-players = 3–4 graczy
game-watch-time = 25 min z botami, 60–90 ze znajomymi
game-watch-source = Na podstawie gry „Catan: Gra o Tron – Braterstwo Straży”.
game-watch-about = Buduj drogi, osady i twierdze na Darze, wymieniaj się, żeby zdobyć to, czego ci brak, i broń Muru przed dzikimi.

mode-watch-base = Sam Dar: osady, handel, budowa. Gra się do dziesięciu punktów. Dobra na pierwszą partię.
mode-watch-brotherhood = Cała gra: strażnicy na Murze, dzicy na Północy, bohaterowie Straży.

# ---------------------------------------------------------------- shown around (guide-<game>-<part>)

guide-watch-what-now-title = Co teraz
guide-watch-what-now = Ten wiersz zawsze mówi, co masz zrobić albo na kogo czeka stół. Obok jest przycisk, którego najpewniej potrzebujesz.
guide-watch-board-title = Dar
guide-watch-board = Podświetlone miejsca można kliknąć: załóż osadę, potem połóż drogę. Wskaż dowolne inne miejsce, żeby przeczytać, dlaczego tam się nie da. Działają też strzałki.
guide-watch-hand-title = Twoja ręka
guide-watch-hand = Pola z wyrzuconą liczbą przynoszą te surowce każdemu, kto ma przy nich osadę lub twierdzę. Tylko ty widzisz swoje karty.
guide-watch-actions-title = Co możesz zrobić
guide-watch-actions = Rzut, handel, zakupy, koniec tury: wszystko, co jest teraz możliwe. Niczym tutaj nie złamiesz zasad.
guide-watch-wall-title = Mur
guide-watch-wall = Dzicy schodzą szlakami na polany. Rekrutuj strażników, żeby utrzymać fragmenty Muru, bo inaczej dzicy przełamią ich obronę. Strażnicy dają też punkty.
guide-watch-players-title = Inni gracze
guide-watch-players = Punkty, karty, drogi i patrole wszystkich. Do zwycięstwa trzeba dziesięciu punktów. Każdy gracz ma kolor i kształt.

# ---------------------------------------------------------------- after the match

ending-watch-points = Dziesięć punktów.
ending-watch-breaches = Obrona Muru została przełamana trzy razy. Wygrywa ten, komu zostało najwięcej strażników.
ending-watch-wildlings = Na Darze jest ośmiu dzikich. Wygrywa ten, komu zostało najwięcej strażników.
ending-watch-turn-limit = Skończył się limit tur.

points-watch-settlements = Osady
points-watch-keeps = Twierdze
points-watch-longest-road = Najdłuższa droga
points-watch-largest-patrol = Najwięcej patroli
points-watch-victory-cards = Karty z punktem
points-watch-guards = Strażnicy
watch-guards-kept = Strażnicy na Murze

die-watch-sum = Obie kości
die-watch-wildling = Kość dzikich

# ---------------------------------------------------------------- almanac

part-watch = Straż
part-watch-heroes = Bohaterowie Straży

chapter-watch-setup = Przygotowanie
chapter-watch-turn = Tura
chapter-watch-chance = Los
chapter-watch-production = Produkcja
chapter-watch-seven = Siódemka
chapter-watch-tormund = Tormund
chapter-watch-robbery = Kradzież
chapter-watch-trade = Handel między graczami
chapter-watch-supply = Handel z pulą
chapter-watch-build = Budowa
chapter-watch-road = Drogi
chapter-watch-settlement = Osady
chapter-watch-keep = Twierdze
chapter-watch-development = Karty rozwoju
chapter-watch-patrol = Patrole
chapter-watch-progress = Karty postępu
chapter-watch-longest-road = Najdłuższa droga
chapter-watch-largest-patrol = Najwięcej patroli
chapter-watch-points = Punkty zwycięstwa
chapter-watch-ending = Koniec partii
chapter-watch-dice = Trzy kości
chapter-watch-wildlings = Dzicy
chapter-watch-migration = Przemieszczanie
chapter-watch-camps = Obozy
chapter-watch-advance = Ruch dzikich
chapter-watch-rush = Najazd
chapter-watch-clearing = Polany
chapter-watch-climber = Wspinacze
chapter-watch-giant = Olbrzymi
chapter-watch-breach = Przełamanie obrony
chapter-watch-gift = Dzicy na Darze
chapter-watch-wall = Mur
chapter-watch-guard = Strażnicy
chapter-watch-recruits = Rekruci
chapter-watch-special = Karty specjalne
chapter-watch-ties = Remisy
chapter-watch-editions = Wydania
chapter-watch-hero = Bohaterowie
