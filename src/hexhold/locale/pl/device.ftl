# Strona na urządzeniu: bez sieci, jako wezwanie do stołu i podawana z rąk do rąk.

offline-title = Brak połączenia z siecią
offline-about = Serwer jest nieosiągalny. Twoje partie są na nim zapisane, więc nic nie przepadnie: zagrasz dalej, gdy sieć wróci.
offline-again = Spróbuj ponownie

notice-turn = Twoja kolej
notice-choose = Powiadom mnie o mojej kolejce, gdy patrzę gdzie indziej
notice-forbidden = Przeglądarka nie pozwala na powiadomienia z tej strony

invite-scan = Zeskanuj, aby dołączyć do tego stołu

link-waiting = { $names } – dołącz do gry.
link-playing = { $names } – partia trwa. Zajrzyj i popatrz.
link-won = { $names } – wygrywa { $winner }. Zobacz, jak było.
link-ended = { $names } – partia zakończona. Zobacz, jak było.

hot-pass = Podaj urządzenie: { $name }
hot-who = Kto teraz patrzy?
hot-about = Nikt inny nie powinien widzieć tych kart.
hot-show = Tu { $name }, pokaż moje karty
hot-seats = Miejsca przy tym urządzeniu
hot-count = { $count ->
    [one] jedno: moje
    [few] { $count }, urządzenie krąży z rąk do rąk
   *[other] { $count }, urządzenie krąży z rąk do rąk
}
hot-name = Gracz { $number }
