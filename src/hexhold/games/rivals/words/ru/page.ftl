# What the page says of the Rivals.

# ---------------------------------------------------------------- the games in a few words

game-rivals = Князья Катана
game-rivals-players = 2 игрока
game-rivals-time = 15–30 мин с ботом, 45–90 вдвоём
game-rivals-source = По игре «Князья Катана».
game-rivals-about = Два княжества бок о бок. Раскладывайте области, развивайте свои земли карта за картой и первыми наберите нужное число победных очков.

mode-rivals-intro = Вводная партия с картами базового набора. Семь очков — победа. Подойдёт для первой партии.
mode-rivals-gold = Золотой век: купцы, корабли и власть денег. Двенадцать очков — победа.
mode-rivals-turmoil = Смутное время: солдаты, поджигатели и перебежчики. Двенадцать очков — победа.
mode-rivals-progress = Эпоха прогресса: университеты, медицина и новые изобретения. Двенадцать очков — победа.
mode-rivals-duel = Поединок князей: все три эпохи сразу. Тринадцать очков — победа.

# ---------------------------------------------------------------- shown around (guide-<game>-<part>)

guide-rivals-what-now-title = Что теперь
guide-rivals-what-now = Эта строка всегда говорит, что от вас требуется или что соперник думает. Рядом — самая нужная кнопка.
guide-rivals-board-title = Ваше княжество
guide-rivals-board = Ряд поселений и дорог, над ним и под ним — области. На каждой видно её число, и вмещает она до трёх единиц сырья. Напротив — княжество соперника.
guide-rivals-hand-title = Ваши карты
guide-rivals-hand = Светящиеся карты можно разместить или сыграть сейчас. Наведите указатель на карту, чтобы прочитать её целиком; на тусклую — чтобы узнать, чего ей не хватает.
guide-rivals-stacks-title = Колоды и кубики
guide-rivals-stacks = Один кубик говорит, какие области приносят сырьё, другой приносит событие. Из колод вы берёте новые карты в конце хода.
guide-rivals-actions-title = Что можно сделать
guide-rivals-actions = Бросить кубики, строить, торговать, закончить ход: всё, что сейчас возможно. Ничто здесь не нарушает правил.
guide-rivals-log-title = Журнал
guide-rivals-log = Всё, что произошло, строка за строкой, со ссылкой на правило там, где есть чему удивиться. Здесь же можно поговорить.

# ---------------------------------------------------------------- after the match

ending-rivals-points = Набраны победные очки.
ending-rivals-turn-limit = Все ходы сыграны.

points-rivals-settlements = Поселения
points-rivals-cities = Города
points-rivals-cards = Карты
points-rivals-hero-token = Превосходство в силе
points-rivals-trade-token = Превосходство в торговле

die-rivals-number = Кубик сырья
die-rivals-face = Кубик событий
die-rivals-face-brigand = Разбойники
die-rivals-face-trade = Торговля
die-rivals-face-celebration = Праздник
die-rivals-face-harvest = Урожай
die-rivals-face-event = Событие
die-rivals-defence = Защита

# ---------------------------------------------------------------- almanac

part-rivals = Князья Катана
part-rivals-basic = Базовый набор
part-rivals-gold = Золотой век
part-rivals-turmoil = Смутное время
part-rivals-progress = Эпоха прогресса
part-rivals-events = Карты событий

chapter-rivals-setup = Подготовка
chapter-rivals-land = Княжество
chapter-rivals-turn = Ход
chapter-rivals-dice = Кубики
chapter-rivals-production = Сбор сырья
chapter-rivals-stock = Запасы
chapter-rivals-face = Кубик событий
chapter-rivals-event = События
chapter-rivals-build = Строительство
chapter-rivals-road = Дороги
chapter-rivals-settlement = Поселения
chapter-rivals-city = Города
chapter-rivals-play = Карты действий
chapter-rivals-trade = Торговля
chapter-rivals-hand = Рука
chapter-rivals-exchange = Обмен карты с руки
chapter-rivals-stack = Колоды
chapter-rivals-advantage = Превосходство
chapter-rivals-points = Очки
chapter-rivals-win = Победа
chapter-rivals-defence = Защита
chapter-rivals-removal = Потеря карт
chapter-rivals-hidden = Что скрыто
chapter-rivals-chance = Случай
chapter-rivals-editions = Издания
