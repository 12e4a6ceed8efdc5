# What the page says of the Rivals.

# ---------------------------------------------------------------- the games in a few words

game-rivals = Rywale
game-rivals-players = 2 graczy
game-rivals-time = 15–30 min z botem, 45–90 we dwoje
game-rivals-source = Na podstawie gry „Książęta Catanu” („Catan: Pojedynek”).
game-rivals-about = Dwa księstwa, jedno naprzeciw drugiego. Układaj regiony, buduj księstwo karta po karcie i zdobądź przed rywalem dość punktów zwycięstwa.

mode-rivals-intro = Gra wprowadzająca z kartami podstawowymi. Gra się do siedmiu punktów. Dobra na pierwszą partię.
mode-rivals-gold = Era Złota: kupcy, statki i potęga pieniądza. Gra się do dwunastu punktów.
mode-rivals-turmoil = Era Niepokojów: żołnierze, podpalacze i zdrajcy. Gra się do dwunastu punktów.
mode-rivals-progress = Era Postępu: uniwersytety, medycyna i nowe wynalazki. Gra się do dwunastu punktów.
mode-rivals-duel = Pojedynek Książąt: wszystkie trzy ery naraz. Gra się do trzynastu punktów.

# ---------------------------------------------------------------- shown around (guide-<game>-<part>)

guide-rivals-what-now-title = Co teraz
guide-rivals-what-now = Ten wiersz zawsze mówi, co masz zrobić albo że myśli przeciwnik. Obok jest przycisk, którego najpewniej potrzebujesz.
guide-rivals-board-title = Twoje księstwo
guide-rivals-board = Rząd osad i dróg, nad nim i pod nim regiony. Każdy region pokazuje swoją liczbę i mieści do trzech surowców. Księstwo przeciwnika leży naprzeciwko.
guide-rivals-hand-title = Twoje karty
guide-rivals-hand = Podświetlone karty możesz teraz zbudować lub zagrać. Wskaż kartę, żeby przeczytać ją w całości; wskaż przygaszoną, żeby dowiedzieć się, czego jej brak.
guide-rivals-stacks-title = Stosy i kości
guide-rivals-stacks = Jedna kość mówi, które regiony dają plon, druga przynosi wydarzenie. Ze stosów dobierasz nowe karty, gdy kończy się twoja tura.
guide-rivals-actions-title = Co możesz zrobić
guide-rivals-actions = Rzut, budowa, handel, koniec tury: wszystko, co jest teraz możliwe. Niczym tutaj nie złamiesz zasad.
guide-rivals-log-title = Przebieg partii
guide-rivals-log = Wszystko, co się wydarzyło, wiersz po wierszu, z odnośnikiem do zasady tam, gdzie coś może dziwić. Tu możesz też rozmawiać przy stole.

# ---------------------------------------------------------------- after the match

ending-rivals-points = Dość punktów zwycięstwa.
ending-rivals-turn-limit = Skończył się limit tur.

points-rivals-settlements = Osady
points-rivals-cities = Miasta
points-rivals-cards = Karty
points-rivals-hero-token = Przewaga siły
points-rivals-trade-token = Przewaga handlowa

die-rivals-number = Kość produkcji
die-rivals-face = Kość wydarzeń
die-rivals-face-brigand = Rozbójnicy
die-rivals-face-trade = Handel
die-rivals-face-celebration = Święto
die-rivals-face-harvest = Plony
die-rivals-face-event = Wydarzenie
die-rivals-defence = Rzut obronny

# ---------------------------------------------------------------- almanac

part-rivals = Rywale
part-rivals-basic = Karty podstawowe
part-rivals-gold = Era Złota
part-rivals-turmoil = Era Niepokojów
part-rivals-progress = Era Postępu
part-rivals-events = Karty wydarzeń

chapter-rivals-setup = Przygotowanie
chapter-rivals-land = Księstwo
chapter-rivals-turn = Tura
chapter-rivals-dice = Kości
chapter-rivals-production = Produkcja
chapter-rivals-stock = Zapasy
chapter-rivals-face = Kość wydarzeń
chapter-rivals-event = Wydarzenia
chapter-rivals-build = Budowa
chapter-rivals-road = Drogi
chapter-rivals-settlement = Osady
chapter-rivals-city = Miasta
chapter-rivals-play = Zagrywanie kart akcji
chapter-rivals-trade = Handel
chapter-rivals-hand = Ręka
chapter-rivals-exchange = Wymiana kart
chapter-rivals-stack = Stosy
chapter-rivals-advantage = Przewagi
chapter-rivals-points = Punkty
chapter-rivals-win = Zwycięstwo
chapter-rivals-defence = Obrona
chapter-rivals-removal = Utrata kart
chapter-rivals-hidden = Co jest ukryte
chapter-rivals-chance = Los
chapter-rivals-editions = Wydania
