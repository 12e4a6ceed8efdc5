# The page around both games: lobby, table, almanac, what comes after a match.

title = Hexhold
title-almanac = Альманах — Hexhold
title-table = { $game } — Hexhold
title-turn = ● Ваш ход — Hexhold
title-replay = Повтор: { $game } — Hexhold

nav = Hexhold
nav-skip = К содержимому
nav-almanac = Альманах
nav-language = Язык
nav-theme = Светлая или тёмная тема
nav-help = Осмотреться
nav-sound-on = Звук выключен. Включить
nav-sound-off = Звук включён. Выключить
nav-table = Стол
close = Закрыть
undo = Отменить
connection-lost = Связь потеряна. Пробуем снова…
connection-back = Связь восстановлена.
why-read-more = Прочитать правило

log-title = Журнал партии
log-show-place = Показать на поле
log-rule = Прочитать правило
chat-say = Сказать всем за столом
chat-send = Отправить

# ---------------------------------------------------------------- a table and what happens at it

table-loading = Идём к столу…
table-gone = Возможно, он закрыт или ссылка неполная.
table-damaged-about = Запись партии на сервере неверна, и продолжить её нельзя. Подробности — в журнале сервера, у того, кто его ведёт.
gone-about = Возможно, в адресе опечатка.
table-home = В лобби
table-seated = { $name } садится за стол.
table-left = { $name } освобождает место.
table-botseated = За стол садится бот: { $name }.
table-started = Партия начинается.
table-away = { $name } отсутствует; пока играет бот.
table-back = { $name } снова за столом.
table-undone = { $name } отменяет последнее действие.
table-rematch = Открыт новый стол для следующей партии.
table-muted = Чат отключён: { $name }.
table-unmuted = Чат снова включён: { $name }.
table-guest = { $name } играет как гость.
table-resigned = { $name } сдаётся.
table-proposed-end = { $name } предлагает закончить партию.
table-proposed-guest = { $name } просится в игру гостем.
table-agreed = { $name }: согласие.
table-declined = { $name }: отказ.
table-ended = Партия прекращена.
table-expired = Никто не пришёл
table-expired-about = Этот стол слишком долго ждал игроков и был закрыт до начала партии. Новый можно открыть в любое время.

confirm-yes = Да
confirm-no = Нет, назад
confirm-final = { $action }? Отменить это будет нельзя.

# ---------------------------------------------------------------- the games in a few words

game-watch = Ночной дозор
game-watch-facts = 3–4 игрока · 60–90 минут · по игре «Catan: Игра престолов. Братство Ночного дозора»
game-watch-about = Стройте в Даре дороги, поселения и крепости, выменивайте недостающее и не дайте одичалым взять Стену.
game-rivals = Князья Катана
game-rivals-facts = 2 игрока · 45–90 минут · по игре «Князья Катана»
game-rivals-about = Два княжества бок о бок. Раскладывайте области, развивайте свои земли карта за картой и первыми наберите нужное число победных очков.
game-line = { $game } · { $mode }

mode-watch-base = Только Дар: заселяйте, торгуйте, стройте. Десять очков — победа. Подойдёт для первой партии.
mode-watch-brotherhood = Вся игра: дозорные на Стене, одичалые на Севере, герои Ночного дозора.
mode-rivals-intro = Вводная партия с картами базового набора. Семь очков — победа. Подойдёт для первой партии.
mode-rivals-gold = Золотой век: купцы, корабли и власть денег. Двенадцать очков — победа.
mode-rivals-turmoil = Смутное время: солдаты, поджигатели и перебежчики. Двенадцать очков — победа.
mode-rivals-progress = Эпоха прогресса: университеты, медицина и новые изобретения. Двенадцать очков — победа.
mode-rivals-duel = Поединок князей: все три эпохи сразу. Тринадцать очков — победа.

# ---------------------------------------------------------------- lobby

guest = Гость
your-name = Ваше имя
lobby-title = Здесь играют
lobby-about = Две игры: в одиночку с ботами или с друзьями. Без регистрации и установки.
lobby-mode = Какая игра
lobby-play-bots = Играть с ботами
lobby-play-friends = Играть с друзьями
lobby-opening = Раскладываем поле…

tables-mine = Ваши столы
tables-past = Ваши завершённые партии
tables-all = Показать все ({ $count })
tables-public = Публичные столы
tables-none = Публичных столов пока нет. Откройте свой кнопкой «Играть с друзьями».
tables-waiting = { $free ->
    [0] ждёт начала
    [one] ждёт, свободно { $free } место
    [few] ждёт, свободно { $free } места
    [many] ждёт, свободно { $free } мест
   *[other] ждёт, свободно { $free } места
  }
tables-starting = сейчас начнётся
tables-playing = идёт игра
tables-over = окончена
tables-resume = Продолжить
tables-enter = К столу
tables-join = Сесть
tables-watch = Смотреть
tables-look = К итогам

seat-free = свободно
seat-number = Место { $number }
seat-bot = Бот: { $bot }
seat-gone = нет { $time }
seat-guest = играет { $name }
bot-greedy = вдумчивый
bot-greedy-about = Взвешивает, что даст каждое действие.
bot-random = сумасбродный
bot-random-about = Делает что угодно, лишь бы правила разрешали.

# ---------------------------------------------------------------- a new table

new-title = Новый стол
new-game = Игра
new-all-options = Все настройки
new-changed = { $count ->
    [one] { $count } изменена
    [few] { $count } изменены
    [many] { $count } изменено
   *[other] { $count } изменено
  }
new-your-changes = Чем отличается от обычной игры
new-usual = Вернуть обычные
new-clock = Часы
new-answer = Время на ответ на предложение
new-answer-open = без ограничений
new-who = Кто может прийти
new-by-link = Все, у кого есть ссылка
new-public = Кто угодно: показать в лобби
new-bots-later = На следующем шаге свободные места можно отдать ботам.
new-open = Открыть стол
new-cancel = Назад
clock-none = Без часов
clock-quick = Быстро: { $turn } на ход и { $reserve } в запасе
clock-calm = Спокойно: { $turn } на ход и { $reserve } в запасе
clock-own = Своё время
clock-turn-seconds = Секунд на ход
clock-reserve-seconds = Секунд в запасе
clock-label = Осталось времени: { $turn } на ход, { $reserve } в запасе
clock-seconds = { $time }{"\u00A0"}с
clock-minutes = { $time }{"\u00A0"}мин

# ---------------------------------------------------------------- waiting room

room-public = Публичный стол: он виден в лобби всем.
room-by-link = Отправьте ссылку тем, с кем хотите играть.
room-clock = Часы: { $turn } на ход и { $reserve } в запасе.
room-answer = На предложение отвечают за { $time }.
room-answer-open = Предложения ждут ответа сколько угодно.
room-seats = Места
room-you = вы
room-sit = Сесть сюда
room-leave = Освободить место
room-which-bot = Какой бот
room-bot = Посадить бота
room-free = Освободить место
room-remove = Убрать
room-remove-name = Убрать с места: { $name }
room-fill = { $count ->
    [one] Посадить бота на { $count } свободное место
    [few] Посадить ботов на { $count } свободных места
    [many] Посадить ботов на { $count } свободных мест
   *[other] Посадить ботов на { $count } свободного места
  }
room-start = Начать партию
room-waiting = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
    [many] Свободно ещё { $count } мест.
   *[other] Свободно ещё { $count } места.
  }
room-ready = Все в сборе.
room-host-starts = Все в сборе. Партию начинает тот, кто ведёт стол.
room-starting = Партия начинается. Каждый браузер вносит свою часть в броски…
room-redraws = { $count ->
    [one] Сиды костей пришлось выбирать заново { $count } раз: чей-то браузер не показал свой.
    [few] Сиды костей пришлось выбирать заново { $count } раза: чей-то браузер не показал свой.
    [many] Сиды костей пришлось выбирать заново { $count } раз: чей-то браузер не показал свой.
   *[other] Сиды костей пришлось выбирать заново { $count } раза: чей-то браузер не показал свой.
  }
room-chat = Чат
room-dice = Честные кубики: сервер уже запечатал свой секрет, а вы и другие игроки добавляете к нему своё. После партии ваш браузер сверит каждый бросок с этой печатью:
room-dice-more = Как работают кубики
link-to-table = Ссылка на этот стол
link-copy = Копировать ссылку
link-copied = Скопировано

# ---------------------------------------------------------------- footer

footer-notice = Hexhold — независимый фанатский проект. Он не связан с авторами, издателями и правообладателями игр, романов и сериалов, не одобрен ими и ими не спонсируется. Товарные знаки принадлежат их владельцам и лишь указывают, о какой игре идёт речь.
footer-licence = Все тексты и картинки — наши собственные. Код, тексты и картинки свободны по лицензии MIT.

# ---------------------------------------------------------------- what can go wrong

error-bad-message = Сервер не понял эту страницу. Загрузите её заново.
error-too-large = Это слишком длинно.
error-too-fast = Слишком быстро. Подождите немного.
error-no-table = Такого стола нет.
error-not-found = Здесь ничего нет.
error-no-game = Эти настройки не сочетаются.
error-not-host = Это может сделать только тот, кто ведёт стол.
error-not-seated = У вас нет места за этим столом.
error-seat-taken = Это место занято.
error-table-full = Свободных мест нет.
error-not-waiting = Партия уже началась.
error-not-playing = Сейчас партия не идёт.
error-not-ready = Ещё есть свободное место.
error-bad-action = Игра не знает такого действия.
error-refused = Правила этого не разрешают.
error-no-undo = Это уже нельзя отменить.
error-final = Отменить это будет нельзя.
error-muted = Вам отключили чат за этим столом.
error-name-taken = Здесь уже есть такое имя или очень похожее.
error-bad-seed = Вклад вашего браузера в броски не подходит. Обновите страницу.
error-not-absent = Игрок здесь или отсутствует ещё недостаточно долго.
error-no-guest = Чтобы пустить гостя за стол, нужны хотя бы двое других игроков.
error-proposed-already = Уже решается другой вопрос. Дождитесь ответа.
error-nothing-proposed = Отвечать больше не на что.
error-damaged = Этот стол повреждён.
error-bad-name = В имени должно быть от 1 до 24 знаков.
error-bad-text = В сообщении должно быть от 1 до 300 знаков.
error-no-bot = Такого бота нет.
error-too-many-sockets = Здесь открыто слишком много окон Hexhold. Закройте одно и попробуйте снова.
error-too-many-tables = Вы открыли много столов. Подождите немного, прежде чем открыть следующий.
error-foreign-origin = Это пришло с другого сайта. Откройте сам Hexhold.
error-wrong-host = Под именем из адреса Hexhold не известен. Кто держит сервер, может добавить его через --name.
error-not-allowed = Это не для всех.
error-unavailable = Сервер сейчас не может этого сделать. Попробуйте чуть позже.

options-need = «{ $option }: { $value }» сочетается только с «{ $other }: { $wanted }».
options-first-missing = Места, которое должно начинать, в этой партии нет.
options-wrong = Эти настройки не сочетаются ({ $reason }).

# ---------------------------------------------------------------- around a match

nav-home = Hexhold, в лобби
nav-sound = Звук, когда наступает ваш ход
log-newest = Новое
menu-link-about = По этой ссылке можно смотреть партию.
menu-careful = Переспрашивать, если отменить будет нельзя
menu-away = отсутствует
menu-not-hear = Скрыть сообщения
menu-hear = Показать сообщения
menu-mute = Отключить чат
menu-unmute = Включить чат
menu-watching = Вы смотрите.
menu-host = Вы ведёте этот стол.
menu-guest = Вы играете за этим столом.
menu-resign = Сдаться
menu-resign-two = Сдаться? Тогда победит { $name }.
menu-resign-bot = Сдаться? За вас продолжит бот, а вы сможете только смотреть.
menu-resign-alone = Сдаться? Партия закончится без победителя.
menu-end = Закончить партию
menu-end-ask = Предложить остальным закончить партию без победителя?
menu-end-alone = Закончить партию без победителя?
matter-away = За вас играет бот.
matter-away-guest = За вас играет { $name }.
matter-back = Играть дальше
matter-guest = Вы играете за игрока { $name }, пока он не вернётся.
matter-absent = { $name } отсутствует уже { $time }.
matter-stand-in = Пусть играет бот, пока { $name } не вернётся
matter-bot = Пусть играет бот
matter-wait = Подождать
matter-vote-end = { $name } предлагает закончить партию без победителя.
matter-vote-guest = { $guest } просит разрешения играть за игрока { $name }.
matter-asked = Ждём ответа: { $names }.
matter-wishing = Вы попросились играть за игрока { $name }.
matter-agree = Согласиться
matter-decline = Отказать
matter-free = { $name } отсутствует. Вы можете играть вместо него, если остальные согласны.
matter-play-for = Играть за игрока { $name }
matter-look-on = Только смотреть
matter-understood = Понятно
lost-declined = Остальные не согласились. Вы смотрите.
lost-owner = { $name } снова в игре. Спасибо за помощь; теперь вы смотрите.
lost-time = Ваше время вышло, и за игрока { $name } продолжает бот. Теперь вы смотрите.
lost-resigned = Вы сдались, и за вас продолжает бот. Теперь вы смотрите.
lost-freed = Тот, кто ведёт стол, освободил ваше место.
lost-unknown = Место, которое было у этого браузера, больше не ваше. Вы смотрите.

# ---------------------------------------------------------------- shown around (guide-<game>-<part>)

guide-title = Осмотримся
guide-nothing = Здесь пока нечего показать.
guide-step = { $step } из { $steps }
guide-next = Дальше
guide-back = Назад
guide-done = Играем!
guide-skip = Пропустить

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

after-title = После партии
after-wins = { $name } побеждает
after-you-win = Вы победили
after-nobody = Никто не победил
after-more = Показать подробности
after-less = Скрыть подробности
after-again = Сыграть ещё
after-wants = { $name } хочет сыграть ещё раз.
after-join = Присоединиться
after-watch = Смотреть следующую партию
after-replay = Повтор
after-download = Скачать
after-counting = Считаем…
after-points = Очки
after-total = Всего
after-turns = { $turns ->
    [one] { $turns } ход, решений: { $decisions }.
    [few] { $turns } хода, решений: { $decisions }.
    [many] { $turns } ходов, решений: { $decisions }.
   *[other] { $turns } хода, решений: { $decisions }.
  }
after-dice = Кубики
after-rolls = { $count ->
    [one] { $count } бросок
    [few] { $count } броска
    [many] { $count } бросков
   *[other] { $count } броска
  }
after-die-value = { $value }: выпало { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
  }, ожидалось { $expected }
after-counted = выпало
after-expected = ожидалось
after-dice-usual = Неровно, как и бывает с удачей: в { $percent } % всех честных партий отклонение не меньше этого.
after-dice-unusual = Довольно необычная удача: лишь в { $percent } % всех честных партий отклонение так велико.
after-dice-rare = Редкая удача: лишь в { $percent } % всех честных партий отклонение так велико.
after-fair = Честны ли кубики?
after-trades = Обмены
after-no-trades = Никто не торговал.
after-supply = Резерв
after-for = в обмен на
after-trade-count = { $count ->
    [one] { $count } обмен
    [few] { $count } обмена
    [many] { $count } обменов
   *[other] { $count } обмена
  }

ending-watch-points = Десять очков.
ending-watch-breaches = Одичалые вторглись в Дар трижды. Побеждает тот, кто сохранил больше всего дозорных.
ending-watch-wildlings = В Даре восемь одичалых. Побеждает тот, кто сохранил больше всего дозорных.
ending-watch-turn-limit = Все ходы сыграны.
ending-rivals-points = Набраны победные очки.
ending-rivals-turn-limit = Все ходы сыграны.
ending-resigned = { $name } сдаётся.
ending-agreed = Прекращена по общему согласию.
ending-expired = Слишком долго никто не приходил.
over-resigned = { $name } сдаётся – побеждает { $winner }.

points-watch-settlements = Поселения
points-watch-keeps = Крепости
points-watch-longest-road = Самый длинный тракт
points-watch-largest-patrol = Самый большой отряд
points-watch-victory-cards = Карты победных очков
points-watch-guards = Дозорные
points-rivals-settlements = Поселения
points-rivals-cities = Города
points-rivals-cards = Карты
points-rivals-hero-token = Превосходство в силе
points-rivals-trade-token = Превосходство в торговле

die-watch-sum = Оба кубика
die-watch-wildling = Кубик одичалых
die-rivals-number = Кубик сырья
die-rivals-face = Кубик событий
die-rivals-face-brigand = Разбойники
die-rivals-face-trade = Торговля
die-rivals-face-celebration = Праздник
die-rivals-face-harvest = Урожай
die-rivals-face-event = Событие
die-rivals-defence = Защита

fair-checking = Бросаем все жребии заново…
fair-yes = Да: всё, что решил случай, сходится с доказательством.
fair-no = Доказательство не сходится: что-то ниже не совпадает.
fair-seen = Это та самая печать, которую ваш браузер видел до партии.
fair-not-seen = До конца партии ваш браузер печати не видел.
fair-other-seal = Это не та печать, которую ваш браузер видел до партии.
fair-sealed = Секрет тот самый, что был запечатан.
fair-other-secret = Секрет не тот, что был запечатан.
fair-own-seed = Сид твоего браузера использован.
fair-other-seed = Сид твоего браузера не использован.
fair-hashes = Каждый сид — тот, чей хеш твой браузер видел до того, как был показан первый сид.
fair-hashes-not-seen = Каждый сид подходит к своему хешу, но до партии твой браузер хешей не видел.
fair-other-hashes = Не тот сид, который закрепил его хеш, у места: { $seats }
fair-redraws = Сколько раз до партии сиды выбирали заново, потому что кто-то не показал свой: { $count }
fair-same-luck = Броски, карты и события, что были на столе, — те же, что сообщены теперь.
fair-other-luck = Что-то из того, что было на столе, теперь сообщено иначе.
fair-all = { $draws ->
    [one] { $draws } жребий: всё сходится с секретом и сидами.
    [few] { $draws } жребия: всё сходится с секретом и сидами.
    [many] { $draws } жребиев: всё сходится с секретом и сидами.
   *[other] { $draws } жребия: всё сходится с секретом и сидами.
  }
fair-wrong = { $count ->
    [one] Не сходится { $count } жребий из { $draws }.
    [few] Не сходятся { $count } жребия из { $draws }.
    [many] Не сходятся { $count } жребиев из { $draws }.
   *[other] Не сходятся { $count } жребия из { $draws }.
  }
fair-draw = Жребий { $number } объявлен как «{ $told }», но секрет и сиды дают «{ $drawn }».
fair-failed = Проверить не удалось.

# ---------------------------------------------------------------- almanac

almanac-title = Альманах
almanac-search = Искать в правилах
almanac-filter = Какая игра
almanac-all = Обе
almanac-opening = Открываем альманах…
almanac-contents = Содержание
almanac-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
  }
almanac-nothing = Ни в одном правиле нет этих слов.
almanac-missing = В альманахе нет правила «{ $rule }».
almanac-see = Смотрите также:
almanac-books = В книгах правил
almanac-lines = Строки в тексте каждой книги правил:
almanac-our-own = Этого нет ни в одной книге: это наше собственное правило.

edition-en = Английское
edition-de = Немецкое
edition-pl = Польское
edition-ru = Русское

part-watch = Ночной дозор
part-watch-heroes = Герои Ночного дозора
part-rivals = Князья Катана
part-rivals-basic = Базовый набор
part-rivals-gold = Золотой век
part-rivals-turmoil = Смутное время
part-rivals-progress = Эпоха прогресса
part-rivals-events = Карты событий

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

# ---------------------------------------------------------------- replay

replay-opening = Открываем повтор…
replay-not-over = Эта партия ещё не окончена. Повтор откроется после её конца.
replay-controls = Повтор
replay-first = В начало
replay-last = В конец
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-turn-back = На ход назад
replay-turn-on = На ход вперёд
replay-play = Пуск
replay-pause = Пауза
replay-moment = Момент партии
replay-at = Шаг { $at } из { $last }, ход { $turn }
replay-at-opening = Шаг { $at } из { $last }, до первого хода
replay-pace = Скорость
replay-eyes = Чьими глазами
replay-open = Все руки открыты
replay-spectator = Что видели все
replay-seat = Глазами: { $name }
replay-hands = Все руки
replay-table = Итоги
replay-link = Скопировать ссылку на этот момент
replay-keys = ← → шаг · Page ↑ ↓ ход · пробел — просмотр
