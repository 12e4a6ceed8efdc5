# What the page says of the Watch.

# ---------------------------------------------------------------- the games in a few words

game-watch = Ночной дозор
game-watch-players = 3–4 игрока
game-watch-time = 25 мин с ботами, 60–90 с друзьями
game-watch-source = По игре «Catan: Игра престолов. Братство Ночного дозора».
game-watch-about = Стройте в Даре дороги, поселения и крепости, выменивайте недостающее и не дайте одичалым взять Стену.

mode-watch-base = Только Дар: заселяйте, торгуйте, стройте. Десять очков — победа. Подойдёт для первой партии.
mode-watch-brotherhood = Вся игра: дозорные на Стене, одичалые на Севере, герои Ночного дозора.

# ---------------------------------------------------------------- shown around (guide-<game>-<part>)

guide-watch-what-now-title = Что теперь
guide-watch-what-now = Эта строка всегда говорит, что от вас требуется или кого ждёт стол. Рядом — самая нужная кнопка.
guide-watch-board-title = Дар
guide-watch-board = На светящиеся места можно нажимать: поставьте поселение, затем дорогу. Наведите указатель на любое другое место, чтобы прочитать, почему там нельзя. Стрелки на клавиатуре тоже работают.
guide-watch-hand-title = Ваша рука
guide-watch-hand = Гексы, чьё число выпало, приносят такое сырьё всем, кто живёт рядом. Что у вас на руке, видите только вы.
guide-watch-actions-title = Что можно сделать
guide-watch-actions = Бросить кубики, торговать, покупать, закончить ход: всё, что сейчас возможно. Ничто здесь не нарушает правил.
guide-watch-wall-title = Стена
guide-watch-wall = Одичалые спускаются по тропам к опушкам. Выставляйте дозорных и держите участки Стены, иначе будет вторжение. Дозорные приносят и очки.
guide-watch-players-title = Остальные
guide-watch-players = Очки, карты, дороги и дозоры всех игроков. Десять очков — победа. У каждого свой цвет и своя форма.

# ---------------------------------------------------------------- after the match

ending-watch-points = Десять очков.
ending-watch-breaches = Одичалые вторглись в Дар трижды. Побеждает тот, кто сохранил больше всего дозорных.
ending-watch-wildlings = В Даре восемь одичалых. Побеждает тот, кто сохранил больше всего дозорных.
ending-watch-turn-limit = Все ходы сыграны.

points-watch-settlements = Поселения
points-watch-keeps = Крепости
points-watch-longest-road = Самый длинный тракт
points-watch-largest-patrol = Самый большой отряд
points-watch-victory-cards = Карты победных очков
points-watch-guards = Дозорные
watch-guards-kept = Дозорные на Стене

die-watch-sum = Оба кубика
die-watch-wildling = Кубик одичалых

# ---------------------------------------------------------------- almanac

part-watch = Ночной дозор
part-watch-heroes = Герои Ночного дозора

chapter-watch-setup = Подготовка
chapter-watch-turn = Ход
chapter-watch-chance = Случай
chapter-watch-production = Сбор сырья
chapter-watch-seven = Семёрка
chapter-watch-tormund = Тормунд
chapter-watch-robbery = Грабёж
chapter-watch-trade = Торговля между игроками
chapter-watch-supply = Торговля с резервом
chapter-watch-build = Строительство
chapter-watch-road = Дороги
chapter-watch-settlement = Поселения
chapter-watch-keep = Крепости
chapter-watch-development = Карты развития
chapter-watch-patrol = Дозоры разведчиков
chapter-watch-progress = Карты прорывов
chapter-watch-longest-road = Самый длинный тракт
chapter-watch-largest-patrol = Самый большой отряд
chapter-watch-points = Победные очки
chapter-watch-ending = Конец партии
chapter-watch-dice = Три кубика
chapter-watch-wildlings = Одичалые
chapter-watch-migration = Переселение
chapter-watch-camps = Лагеря
chapter-watch-advance = Наступление
chapter-watch-rush = Набег
chapter-watch-clearing = Опушки
chapter-watch-climber = Ледолазы
chapter-watch-giant = Великаны
chapter-watch-breach = Вторжение
chapter-watch-gift = Одичалые в Даре
chapter-watch-wall = Стена
chapter-watch-guard = Дозорные
chapter-watch-recruits = Новобранцы
chapter-watch-special = Особые жетоны
chapter-watch-ties = Равенство
chapter-watch-editions = Издания
chapter-watch-hero = Герои
