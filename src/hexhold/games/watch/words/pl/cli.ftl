# The Watch on the command line.

## The table of the Watch as text

cli-watch-legend = (12) skrzyżowanie · 34 ścieżka · <s1> osada miejsca 1 · <K1> jego twierdza · #1 jego droga
# Terrains as a hex has room for them: one word of nine letters at most.
cli-watch-hex-hills = { terrain-hills }
cli-watch-hex-forest = { terrain-forest }
cli-watch-hex-pasture = { terrain-pasture }
cli-watch-hex-fields = Pola
cli-watch-hex-mountains = { terrain-mountains }
cli-watch-hex-ice = Lód
cli-watch-routes = Szlaki handlowe przy skrzyżowaniach: { $routes }
cli-watch-any = dowolny
cli-watch-supply = Pula: { $cards }
cli-watch-deck = Karty rozwoju w talii: { $count }
cli-watch-seat = miejsce
cli-watch-points = punkty
cli-watch-hand = ręka
cli-watch-cards = rozwój
cli-watch-patrols = patrole
cli-watch-road = droga
cli-watch-offer = Oferta ({ $name }): { $give } za: { $want }
cli-watch-answer = { $name } { $answer }
cli-watch-counter = { $name } daje: { $give } za: { $want }
cli-watch-own-hand = Twoja ręka: { $cards }
cli-watch-own-cards = Twoje karty rozwoju: { $cards }
cli-watch-own-new = Kupione w tej turze: { $cards }
cli-watch-own-points = Twoje punkty: { $count }
cli-watch-tormund-home = Tormund jest w swoim obozie.
cli-watch-wall = Mur { $section }: { $guards }
cli-watch-wall-waiting = Mur { $section }: { $guards } · na polanie: { $count }
cli-watch-no-guard = brak strażników
cli-watch-camps = Obozy: { $camps }
cli-watch-camp = { $clan }: { $kinds }
cli-watch-gift = Na Darze: { $places }
cli-watch-gift-hex = pole { $hex }: { $kinds }
cli-watch-breaches = Przełamania: { $count } · żetony w puli: { $pool }
cli-watch-display = Bohaterowie w puli: { $heroes }
cli-watch-heroes = Bohaterowie graczy: { $heroes }
cli-watch-hero = { $name }: { $hero } ({ $side })

cli-labelled = { $label }: { $items }

## What may be wrong: the Watch

fault-watch-needs-brotherhood = { $option }={ $value } wymaga mode=brotherhood
fault-watch-brotherhood-founds = start=fixed wymaga mode=base: w Braterstwie osady zawsze się zakłada
fault-watch-needs-layout = start=fixed wymaga board=fixed: osady należą do tego układu
fault-watch-no-first = first={ $seat }: nie ma takiego miejsca, gdy liczba graczy to { $players }
fault-watch-large-offer = oferta wymienia najwyżej tyle kart jednego rodzaju: { $limit }
fault-watch-no-card = { $word } nie jest kartą, jak na przykład { $example }
fault-watch-not-so-many = nie ma tylu kart: { $text }
fault-watch-more-cards = w pozycji jest więcej kart niż w pudełku
fault-watch-more-wildlings = w pozycji jest więcej dzikich niż w pudełku
fault-watch-tokens = żetonów w pozycji, zużytych i zakrytych razem, powinno być { $count }
fault-watch-no-hexadecimal = { $text } powinno być liczbą szesnastkową
fault-watch-not-the-board = { $text } nie pasuje do planszy
fault-watch-too-many-discards = miejsce { $seat } nie może odrzucić więcej, niż ma
fault-watch-no-places = { $text } powinno składać się z różnych liczb mniejszych niż { $limit }
fault-watch-not-the-base-game = gra podstawowa nie ma niczego takiego jak { $name }
fault-watch-parts = { $text } powinno mieć tyle części: { $count }
fault-watch-no-guards = { $text } nie oznacza strażników fragmentu Muru
fault-watch-many-guards = { $text }: strażników jednego miejsca jest więcej niż { $limit }
fault-watch-no-clan = { $text } nie oznacza figurek klanu
fault-watch-no-gift = { $word } nie jest miejscem na Darze, jak na przykład 1:rc
fault-watch-no-wildling = { $letter } nie oznacza dzikiego: r, c lub g
fault-watch-cards-left = z { $count } kart { $card } zostało { $left }
fault-watch-bought-elsewhere = miejsce { $seat } kupiło kartę w cudzej turze
fault-watch-tormund-on-ice = Tormund stoi na lodzie
fault-watch-tiles = w pudełku nie ma tylu pól jednego rodzaju
fault-watch-number-tokens = ta plansza ma inne żetony z liczbami
fault-watch-trade-routes = ta plansza ma inne szlaki handlowe
fault-watch-red-numbers = czerwone liczby leżą obok siebie na { $one } i { $other }
fault-watch-pieces = miejsce { $seat } ma { $what }: { $count } na planszy, { $left } w zapasie
fault-watch-two-roads = na ścieżce { $path } leżą dwie drogi
fault-watch-two-buildings = na skrzyżowaniu { $site } stoją dwa budynki
fault-watch-road-in-ice = droga leży w lodzie: { $path }
fault-watch-building-in-ice = budynek stoi w lodzie: { $site }
fault-watch-too-near = budynki na { $one } i { $other } stoją zbyt blisko siebie
fault-watch-road-owner = miejsce { $seat } ma Najdłuższą drogę przy długościach { $counts }
fault-watch-no-road-owner = nikt nie ma Najdłuższej drogi przy długościach { $counts }
fault-watch-patrol-owner = miejsce { $seat } ma Najwięcej patroli przy liczbach { $counts }
fault-watch-no-patrol-owner = nikt nie ma Najwięcej patroli przy liczbach { $counts }
fault-watch-offer = oferta i odpowiedzi nie pasują do siebie
fault-watch-questions = faza nie pasuje do tego, co jest jeszcze do zrobienia
fault-watch-ending = koniec i zwycięzca nie pasują do punktów, strażników i dzikich
fault-watch-no-rush = klan { $clan } ma { $count } figurek i nie szturmuje
fault-watch-no-breach = przed fragmentem { $section } czeka { $wildlings } dzikich przy { $guards } strażnikach
fault-watch-goes-on = partia trwa przy { $breaches } przełamaniach i { $wildlings } dzikich w Darze
fault-watch-beyond-the-end = jest { $breaches } przełamań i { $wildlings } dzikich w Darze
fault-watch-token-kinds = żetonów, zużytych i zakrytych, jest { $counts }
fault-watch-covered = miejsce { $seat } ma { $settlements } osad na { $tokens } żetonach
fault-watch-lot = na kartach leży { $placed } z { $unseen } żetonów partii { $lot }, pula to partia { $pool }
fault-watch-heroes-early = bohaterowie są rozdani, zanim wiadomo, kto zaczyna
fault-watch-heroes-held = miejsca mają bohaterów { $heroes }
fault-watch-display = na wystawce leży bohater, którego ma miejsce
fault-watch-display-count = na wystawce leży { $display } bohaterów, przed miejscami { $held }
fault-watch-hero-spent = bohater jest zużyty, choć są inni do wzięcia
