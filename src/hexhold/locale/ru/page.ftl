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

game-line = { $game } · { $mode }

# ---------------------------------------------------------------- lobby

guest = Гость
your-name = Ваше имя
lobby-title = Выберите игру и играйте
lobby-about = Две настольные игры из семейства Catan: против ботов или с друзьями. Без регистрации и установки; в первой партии вам всё покажут.
lobby-play-bots = Играть с ботами
lobby-play-friends = Играть с друзьями
lobby-choose = Настроить стол
lobby-opening = Раскладываем поле…

solo-title = { $game }: ваш стол
solo-bots = { $count ->
    [one] { $count } бот: { $level }
    [few] { $count } бота: { $level }
   *[many] { $count } ботов: { $level }
  }
solo-who = Против кого вы играете
solo-seat = Соперник { $number }
solo-anyone = Кто угодно
solo-play = Играть
solo-kept = Сохранится на этом устройстве до следующего раза.
solo-all = Все настройки

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
nav-sound = Звук
log-turn = { $name }: { $deeds }
log-times = { $deed } × { $times }
log-newest = Новое
menu-link-about = По этой ссылке можно смотреть партию.
menu-careful = Переспрашивать, если отменить будет нельзя
menu-pace = Темп ботов
menu-pace-slow = Медленно
menu-pace-normal = Обычно
menu-pace-fast = Быстро
menu-pace-instant = Сразу
menu-volume = Громкость звуков
menu-volume-off = выключен
menu-away = отсутствует
menu-not-hear = Скрыть сообщения
menu-hear = Показать сообщения
menu-mute = Отключить чат
menu-unmute = Включить чат
menu-watching = Вы смотрите; что вы пишете, до конца партии читают только другие зрители.
menu-host = Вы хозяин этого стола: вы можете лишать слова; за отсутствующего любой игрок может поставить играть бота.
menu-pause = Партия приостанавливается, пока никого из играющих нет.
menu-guest = Вы играете за этим столом.
menu-resign = Сдаться
menu-resign-two = Сдаться? Тогда победит { $name }.
menu-resign-bot = Сдаться? За вас продолжит бот, а вы сможете только смотреть.
menu-resign-alone = Сдаться? Партия закончится без победителя.
menu-end = Закончить партию
menu-end-ask = Предложить остальным закончить партию без победителя?
menu-end-alone = Закончить партию без победителя?
matter-away = Ваше время вышло, и за вас играет бот. Вернуться в игру можно в любой момент.
matter-away-asked = За вас играет бот: так решил игрок { $name }. Вернуться в игру можно в любой момент.
matter-away-guest = За вас играет { $name }. Вернуться в игру можно в любой момент.
matter-returned = Вы снова в игре. Ваше время вышло, и пока за вас играл бот.
matter-returned-asked = Вы снова в игре. Пока вас не было, за вас играл бот: так решил игрок { $name }.
matter-returned-guest = Вы снова в игре. Пока вас не было, за вас играл гость: { $name }.
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
lost-freed = Хозяин освободил ваше место. Можно занять свободное.
lost-unknown = Место, которое было у этого браузера, больше не ваше. Вы смотрите.

# ---------------------------------------------------------------- shown around (guide-<game>-<part>)

guide-title = Осмотримся
guide-nothing = Здесь пока нечего показать.
guide-step = { $step } из { $steps }
guide-next = Дальше
guide-back = Назад
guide-done = Играем!
guide-skip = Пропустить

# ---------------------------------------------------------------- after the match

after-title = После партии
after-wins = { $name } побеждает
after-you-win = Вы победили
after-nobody = Никто не победил
after-show = Показать итог
after-close = Посмотреть на стол
after-yours = У вас { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
after-guest = Вы играли за { $name }.
after-looked-on = Вы наблюдали за партией.
after-play = Сыграть самому
after-tab-points = Очки
after-tab-dice = Кубики
after-tab-trades = Обмены
after-tab-fair = Честность
after-again = Сыграть ещё
after-wants = { $name } хочет сыграть ещё раз.
after-join = Присоединиться
after-watch = Смотреть следующую партию
after-replay = Повтор
after-download = Скачать
after-counting = Считаем…
after-total = Всего
after-turns = { $turns ->
    [one] { $turns } ход, решений: { $decisions }.
    [few] { $turns } хода, решений: { $decisions }.
    [many] { $turns } ходов, решений: { $decisions }.
   *[other] { $turns } хода, решений: { $decisions }.
  }
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
after-no-trades = Никто не торговал.
after-supply = Резерв
after-for = в обмен на
after-trade-count = { $count ->
    [one] { $count } обмен
    [few] { $count } обмена
    [many] { $count } обменов
   *[other] { $count } обмена
  }

ending-resigned = { $name } сдаётся.
ending-agreed = Прекращена по общему согласию.
ending-expired = Слишком долго никто не приходил.
over-resigned = { $name } сдаётся – побеждает { $winner }.

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
