# The command line: help, faults, tables, a match in the terminal.
# Words in capitals, names after dashes and names of options are typed as they stand: they are the same
# in every language. $name is a seat or a player, $cards a list such as "2 Ore, 1 Wool".

## Help

cli-about = Играйте в две игры семейства Catan, изучайте и автоматизируйте их.
cli-usage = использование:
cli-commands = команды
cli-arguments = аргументы
cli-options = ключи
cli-help-help = показать эту справку
cli-help-version = показать версию
cli-help-language = язык: { $languages }

cli-help-play = играть в браузере или в терминале
cli-help-serve = запустить сервер
cli-help-backup = скопировать столы сервера в файл, даже когда он работает
cli-help-restore = вернуть копию на место столов сервера
cli-help-forget = убрать имя и слова человека со всех столов
cli-help-sim = сыграть много партий между ботами и подсчитать
cli-help-replay = рассказать партию по записи
cli-help-verify = проверить, честны ли кубики в записи
cli-help-options = перечислить настройки игры
cli-help-bench = измерить скорость, рядом с catanatron, если он есть

cli-help-json = в виде JSON
cli-help-game = какая игра: { $default }
cli-help-mode = настройка mode этой игры
cli-help-players = настройка players этой игры
cli-help-option = любая настройка игры, см. hexhold options GAME
cli-help-game-of-options = одна из: { $games }
cli-help-page-port = порт страницы; если не указан, любой свободный
cli-help-db = где хранятся столы
cli-help-backup-file = куда положить копию; файл, который уже есть, не тронут
cli-help-restore-file = копия, сделанная командой hexhold backup
cli-help-forget-name = имя, как оно видно за столом; заглавные и строчные буквы равны
cli-help-no-browser = только сказать, где страница
cli-help-terminal = играть здесь, без страницы
cli-help-in-the-terminal = в терминале
cli-help-seat = ваше место: { $default }
cli-help-bots-of-others = кто играет за остальных: { $default }
cli-help-seed-chosen = сид случая; если не указан, выбирается за вас
cli-help-auto = пусть за всех играют боты
cli-help-save = в конце сохранить туда запись
cli-help-bots-of-all = один на все места или по одному на каждое: a,b,…; { $default }
cli-help-games = сколько: { $default }
cli-help-seed = сид случая: { $default }
cli-help-jobs = процессов: { $default }
cli-help-record = запись; - читает её со стандартного ввода
cli-help-at = остановиться после стольких действий
cli-help-viewer = только то, что может знать это место (или spectator)
cli-help-seal = печать кубиков, какой вы видели её до партии
cli-help-own-seed = сид, который вы дали, и ваше место, если оно известно
cli-help-seed-hash = хеш сида одного из мест, каким вы видели его до партии
cli-help-host = адрес, на котором слушать: { $default }
cli-help-port = порт; 0 берёт свободный: { $default }
cli-help-bot-pause = сколько миллисекунд бот ждёт, прежде чем действовать среди людей: { $default }
cli-help-absence = через сколько секунд отсутствия остальные могут пустить бота: { $default }
cli-help-message-bytes = байт в самом длинном сообщении: { $default }
cli-help-tables-per-hour = сколько столов в час может открыть один адрес: { $default }
cli-help-sockets-per-address = сколько соединений WebSocket может держать один адрес: { $default }
cli-help-connections-per-address = сколько соединений любого рода может держать один адрес: { $default }
cli-help-connections = сколько соединений любого рода может быть всего: { $default }
cli-help-requests-per-second = сколько запросов в секунду может прислать один адрес: { $default }
cli-help-writes-per-second = сколько запросов в секунду, которые что-то меняют, может прислать один адрес: { $default }
cli-help-proxy = прокси, которым верят в том, что касается адресов: адреса или сети вроде 10.0.0.0/8
cli-help-name = имя, под которым можно обращаться к серверу, вроде play.example.org или *.example.org; можно указать несколько раз
cli-help-quick = грубое измерение за несколько секунд
cli-help-server = измерить вместо этого сервер
cli-help-tables = с --server: сколько столов, например 100,2000

## What was typed wrong

cli-fault-see-help = { $fault } (см. { $command } --help)
cli-fault-argument = { $argument }: { $fault }
cli-fault-unrecognized = неизвестные аргументы: { $arguments }
cli-fault-required = не хватает: { $arguments }
cli-fault-choice = такого выбора нет: { $choice } (возможно: { $choices })
cli-fault-value-expected = не хватает значения
cli-fault-no-value-expected = значение здесь не нужно, а указано { $value }
cli-fault-language = языка { $language } нет; известны: { $known }
cli-fault-at-least = нужно целое число не меньше { $lowest }, а не { $typed }
cli-fault-from-to = нужно целое число от { $lowest } до { $highest }, а не { $typed }
cli-fault-whole = нужно целое число, а не { $typed }
cli-fault-address = ожидались адреса или сети, а не { $typed }
cli-fault-viewer = нужно место или spectator, а не { $typed }
cli-fault-seat-hash = нужно SEAT=HASH, а не { $typed }
cli-fault-name-value = --option принимает NAME=VALUE, а не { $typed }
cli-fault-twice = настройка { $option } задана дважды
cli-fault-seat = --seat { $seat }: такого места в этой партии нет, есть от 0 до { $last }
cli-fault-at = --at { $at } слишком далеко: в { $file } { $moves ->
    [one] { $moves } действие
    [few] { $moves } действия
    [many] { $moves } действий
   *[other] { $moves } действия
 }
cli-fault-in-file = { $file }: { $fault }
cli-fault-no-proof = { $file }: в записи нет доказательства честных кубиков
cli-fault-too-large = { $file }: слишком велик для записи
cli-fault-not-text = { $file }: это не текст, а значит, не запись
cli-fault-unreadable = { $file }: не удаётся прочитать: { $reason }
cli-fault-unwritable = { $file }: не удаётся записать: { $reason }
cli-fault-backup = { $store }: не удаётся скопировать в { $file }: { $reason }
cli-fault-restore = { $store }: не удаётся восстановить из { $file }: { $reason }
cli-fault-forget = { $store }: не удаётся изменить: { $reason }
cli-fault-output = вывод записать не удалось: { $reason }
cli-interpreted = движок не скомпилирован; всё работает, только медленнее

## The server

serve-ready = Hexhold здесь: { $address }
serve-stopped = Hexhold остановлен.
cli-backup-done = { $file }: { $count ->
    [one] { $count } стол, всё цело
    [few] { $count } стола, всё цело
    [many] { $count } столов, всё цело
   *[other] { $count } стола, всё цело
 }
cli-restore-done = { $store }: { $count ->
    [one] возвращён { $count } стол
    [few] возвращены { $count } стола
    [many] возвращено { $count } столов
   *[other] возвращено { $count } стола
 }
cli-restore-before = То, что было раньше, лежит здесь: { $file }
cli-forget-done = Изменено: { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
    [many] { $entries } записей
   *[other] { $entries } записи
 } за { $tables ->
    [one] { $tables } столом
    [few] { $tables } столами
    [many] { $tables } столами
   *[other] { $tables } стола
 }
cli-forget-damaged = { $count ->
    [one] { $count } стол повреждён и остался как есть
    [few] { $count } стола повреждены и остались как есть
    [many] { $count } столов повреждено и осталось как есть
   *[other] { $count } стола повреждено и осталось как есть
 }

## Many matches

cli-sim-title = { $games ->
    [one] { $games } партия, { $game }, сид { $seed }
    [few] { $games } партии, { $game }, сид { $seed }
    [many] { $games } партий, { $game }, сид { $seed }
   *[other] { $games } партии, { $game }, сид { $seed }
 }
cli-sim-title-options = { $title }, { $options }
cli-sim-speed = { $seconds } с, { $games_per_s } партий/с, решений: { $decisions }, { $decisions_per_s }/с ({ $engine })
cli-compiled = скомпилирован
cli-interpreted-engine = интерпретируется
cli-sim-seat = место
cli-sim-bot = бот
cli-sim-wins = победы
cli-sim-share = доля
cli-sim-points-mean = очки: среднее
cli-sim-median = медиана
cli-sim-lowest = минимум
cli-sim-highest = максимум
cli-sim-none = никто
cli-sim-won = { $bot }: побед { $wins } из { $games }, { $share }; с вероятностью 95 %: от { $low } до { $high }
cli-sim-turns = ходы    от { $lowest } до { $highest }, медиана { $median }, среднее { $mean }
cli-sim-endings = финалы  { $endings }
cli-sim-ending = { $ending } { $times } ({ $share })
cli-sim-dice = кубики
cli-sim-times = раз
cli-ending-points = очки
cli-ending-turn-limit = предел ходов
cli-ending-breaches = вторжения
cli-ending-wildlings = одичалые
cli-share = { $value } %
cli-number = { $value }

## The options of a game

cli-options-option = настройка
cli-options-default = обычно
cli-options-values = значения
cli-options-what = что это
cli-options-about = { $name }: { $about }
cli-options-range = от { $lowest } до { $highest }
cli-options-preset = { $choice } означает { $options }

## A record

cli-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
 }
cli-seed = сид { $seed }
cli-known-to-seat = что может знать место { $seat }
cli-known-to-spectators = что могут знать зрители
cli-replay-after = после { $at } из { $moves ->
    [one] { $moves } действия
    [few] { $moves } действий
    [many] { $moves } действий
   *[other] { $moves } действия
 }:
cli-verify-fair = честно: { $count ->
    [one] { $count } жребий, всё следует
    [few] { $count } жребия, всё следует
    [many] { $count } жребиев, всё следует
   *[other] { $count } жребия, всё следует
 } из секрета и сидов
cli-verify-unfair = НЕЧЕСТНО: { $reason }
cli-verify-hashes = каждый сид — тот, чей хеш был известен до партии
cli-verify-seal = печать та, которую вы записали
cli-verify-seal-unknown = печать: { $seal }; сравните её с той, что видели до партии (--seal)
cli-verify-own-seed = ваш сид есть среди сидов
cli-verify-noted-hashes = хеши сидов те, которые вы записали

## A match in the terminal

cli-play-no-page = В этой установке нет страницы: играем в терминале.
cli-play-help = Введите номер варианта или любое действие текстом, например: { $example }. b покажет стол, c — варианты, q — выход.
cli-play-left = { $count ->
    [one] Вы вышли после { $count } действия.
    [few] Вы вышли после { $count } действий.
    [many] Вы вышли после { $count } действий.
   *[other] Вы вышли после { $count } действия.
 }
cli-play-no-such-choice = Варианта { $typed } нет; выберите от 1 до { $last }.
cli-play-no-action = Это не действие: { $fault }
cli-play-refused = Нельзя: { $title }. { $text } ({ $rule })
cli-play-refused-plainly = Нельзя ({ $rule }).
cli-play-many = { $kind } …: { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
 }; введите один, например: { $example }
cli-play-what = Что вы делаете?
cli-play-at = { $told } ({ $place })
cli-play-unknown = { $name }: { $event }
cli-seat = Место { $seat }
cli-seat-you = Место { $seat } (вы)
cli-nobody = никто
cli-none = нет

## The table of the Watch as text

cli-watch-legend = (12) перекрёсток · 34 путь · <s1> поселение места 1 · <K1> его крепость · #1 его дорога
# Terrains as a hex has room for them: one word of nine letters at most.
cli-watch-hex-hills = { terrain-hills }
cli-watch-hex-forest = { terrain-forest }
cli-watch-hex-pasture = { terrain-pasture }
cli-watch-hex-fields = { terrain-fields }
cli-watch-hex-mountains = { terrain-mountains }
cli-watch-hex-ice = Лёд
cli-watch-routes = Торговые пути у перекрёстков: { $routes }
cli-watch-any = любое
cli-watch-supply = Резерв: { $cards }
cli-watch-deck = Карт развития в колоде: { $count }
cli-watch-seat = место
cli-watch-points = очки
cli-watch-hand = рука
cli-watch-cards = развитие
cli-watch-patrols = дозоры
cli-watch-road = тракт
cli-watch-offer = { $name } предлагает: { $give } → { $want }
cli-watch-answer = { $name } { $answer }
cli-watch-counter = { $name } делает встречное предложение: { $give } → { $want }
cli-watch-own-hand = Ваша рука: { $cards }
cli-watch-own-cards = Ваши карты развития: { $cards }
cli-watch-own-new = Куплено в этот ход: { $cards }
cli-watch-own-points = Ваши очки: { $count }
cli-watch-tormund-home = Тормунд в своём лагере.
cli-watch-wall = Стена { $section }: { $guards }
cli-watch-wall-waiting = Стена { $section }: { $guards } · на опушке: { $count }
cli-watch-no-guard = дозорных нет
cli-watch-camps = Лагеря: { $camps }
cli-watch-camp = { $clan }: { $kinds }
cli-watch-gift = В Даре: { $places }
cli-watch-gift-hex = гекс { $hex }: { $kinds }
cli-watch-breaches = Вторжений: { $count } · жетонов в стопке: { $pool }
cli-watch-display = Резерв героев: { $heroes }
cli-watch-heroes = Герои игроков: { $heroes }
cli-watch-hero = { $name }: { $hero } ({ $side })

cli-labelled = { $label }: { $items }

## What may be wrong: games, options, actions, records

fault-no-action = { $action } — не действие
fault-in-action = { $action }: { $reason }
fault-write-like = пишите { $usage }
fault-out-of-range = { $word } — не число от { $low } до { $high }
fault-none-of = { $word } — это не одно из { $names }
fault-no-pair = вместо { $word } должно быть name=value
fault-said-twice = { $name } указано дважды
fault-not-of-table = { $name }: такого у стола нет
fault-not-of-seat = { $name }: такого у места нет
fault-no-phase = { $word } — не фаза; известны: { $known }
fault-at-line = строка { $line }: { $reason }
fault-no-record = это не запись (она должна начинаться с { $beginning })
fault-no-version = версия { $version } неизвестна, известна только { $known }
fault-options-missing = нет настроек
fault-options-no-json = настройки — не JSON ({ $reason })
fault-options-no-object = настройки — не объект JSON
fault-proof-unreadable = доказательство честных кубиков не читается
fault-proof-no-text = доказательство честных кубиков должно быть текстом
fault-after-the-end = после конца записи есть ещё текст
fault-move-refused = { $move } отклонено: { $rule }
fault-cut-off = запись обрезана: нет последней строки
fault-no-seat = { $seat }: такого места в этой партии нет
fault-no-last-line = последняя строка должна содержать число действий и контрольную сумму
fault-wrong-count = действий записано: { $recorded }, найдено: { $found }
fault-wrong-end = действия не ведут к записанному концу
fault-no-hexadecimal = раскрытый секрет — не шестнадцатеричное число
fault-other-secret = раскрытый секрет не тот, что был запечатан
fault-other-draw = действие { $number } — { $move }, но секрет и сиды дают { $drawn }
fault-seeds-and-seats = сидов в доказательстве: { $seeds }, мест в партии: { $seats }
fault-seed-without-hash = у места { $seat } есть сид, хеш которого не был известен, пока другие не показали свои
fault-other-seed = сид места { $seat } не тот, чей хеш был известен до партии
fault-other-seal = печать — { $seal }, а не та, что вы записали
fault-own-seed-missing = вашего сида нет среди сидов
fault-not-own-seed = сид места { $seat } не тот, который вы дали
fault-other-hash = хеш сида места { $seat } не тот, который вы записали до партии

## What may be wrong: the Watch

fault-watch-needs-brotherhood = { $option }={ $value } требует mode=brotherhood
fault-watch-brotherhood-founds = start=fixed требует mode=base: в «Братстве» поселения всегда основывают
fault-watch-needs-layout = start=fixed требует board=fixed: поселения относятся к этому раскладу
fault-watch-no-first = first={ $seat }: такого места нет, игроков { $players }
fault-watch-large-offer = карт в предложении с каждой стороны — не больше { $limit }
fault-watch-no-card = { $word } — не карта (пример: { $example })
fault-watch-not-so-many = столько карт нет: { $text }
fault-watch-more-cards = в позиции больше карт, чем в коробке
fault-watch-more-wildlings = в позиции больше одичалых, чем в коробке
fault-watch-tokens = жетонов в позиции, использованных и скрытых вместе, должно быть { $count }
fault-watch-no-number = { $name }={ $text }: нужно число
fault-watch-no-hexadecimal = { $name }={ $text }: нужно шестнадцатеричное число
fault-watch-no-ending = { $word } — не финал
fault-watch-no-side = { $word } — не сторона
fault-watch-no-hero = { $word } — не герой
fault-watch-out-of-bounds = { $name }={ $text } выходит за пределы
fault-watch-bounds = { $name }: нужно число от { $low } до { $high }
fault-watch-not-the-board = { $name }={ $text } не подходит к полю
fault-watch-no-seat-first = { $text }: сначала должно идти место
fault-watch-impossible-seat = место { $seat } не может быть таким, как описано
fault-watch-too-many-discards = место { $seat } не может сбросить больше, чем имеет
fault-watch-no-places = { $text }: нужны разные числа меньше { $limit }
fault-watch-not-the-base-game = { $name }: такого в базовой игре нет
fault-watch-parts = { $name }={ $text }: частей должно быть { $count }
fault-watch-no-guards = { $text } — не дозорные участка
fault-watch-many-guards = wall={ $text }: дозорных одного места больше { $limit }
fault-watch-no-clearings = clearings={ $text }: нужны четыре числа
fault-watch-no-clan = { $text } — не фигурки клана
fault-watch-no-gift = { $word } — не место в Даре (пример: 1:rc)
fault-watch-no-wildling = { $letter } — не одичалый: r, c или g
fault-watch-cards-left = из { $count } карт { $card } осталось { $left }
fault-watch-bought-elsewhere = место { $seat } купило карту в чужой ход
fault-watch-tormund-on-ice = Тормунд стоит на льду
fault-watch-tiles = в коробке нет стольких гексов одного вида
fault-watch-number-tokens = у этого поля другие номерные жетоны
fault-watch-trade-routes = у этого поля другие торговые пути
fault-watch-red-numbers = красные номера лежат рядом на { $one } и { $other }
fault-watch-pieces = у места { $seat } { $what }: { $count } на поле, { $left } в запасе
fault-watch-two-roads = на тропе { $path } лежат две дороги
fault-watch-two-buildings = на перекрёстке { $site } стоят две постройки
fault-watch-road-in-ice = дорога лежит во льду: { $path }
fault-watch-building-in-ice = постройка стоит во льду: { $site }
fault-watch-too-near = постройки на { $one } и { $other } слишком близко
fault-watch-road-owner = «Самый длинный тракт» у места { $seat } при длинах { $counts }
fault-watch-no-road-owner = «Самого длинного тракта» нет ни у кого при длинах { $counts }
fault-watch-patrol-owner = «Самый большой отряд» у места { $seat } при количествах { $counts }
fault-watch-no-patrol-owner = «Самого большого отряда» нет ни у кого при количествах { $counts }
fault-watch-offer = предложение и ответы не подходят друг к другу
fault-watch-questions = фаза не подходит к тому, что ещё надо сделать
fault-watch-ending = конец и победитель не подходят к очкам, дозорным и одичалым
fault-watch-no-rush = у клана { $clan } { $count } фигурок, и он не идёт на приступ
fault-watch-no-breach = перед участком { $section } ждут одичалые: { $wildlings }, а дозорных { $guards }
fault-watch-goes-on = партия продолжается при { $breaches } вторжениях и { $wildlings } одичалых в Даре
fault-watch-beyond-the-end = вторжений { $breaches }, одичалых в Даре { $wildlings }
fault-watch-token-kinds = жетонов, открытых и закрытых, { $counts }
fault-watch-covered = у места { $seat } поселений { $settlements } на { $tokens } жетонах
fault-watch-lot = на картах { $placed } из { $unseen } жетонов набора { $lot }, запас — набор { $pool }
fault-watch-heroes-early = герои розданы раньше, чем известно, кто начинает
fault-watch-heroes-held = у мест герои { $heroes }
fault-watch-display = в резерве лежит герой, который есть у места
fault-watch-display-count = героев в резерве { $display }, у мест { $held }
fault-watch-hero-spent = герой исчерпан, хотя есть другие

## What may be wrong: the Rivals

fault-rivals-too-much-asked = слишком много вопросов
fault-rivals-no-question = { $text } — не вопрос
fault-rivals-names-nothing = { $text } не называет ничего существующего
fault-rivals-unsound = позиция не сходится
fault-rivals-no-answer = на заданный вопрос нет ответа
fault-rivals-nothing-asked = ничего не спрошено
fault-rivals-half-moons = эти события с полумесяцем не могут участвовать все сразу
fault-rivals-side-by-side = поселения и города должны стоять подряд
fault-rivals-no-such-region = у места { $seat } не может быть области { $region }
fault-rivals-no-region-at = области здесь нет: { $place }
fault-rivals-region-twice = одна область лежит в двух местах
fault-rivals-needs-no-site = { $card }: места для улучшения не занимает
fault-rivals-wrong-site = { $card }: нельзя ставить сюда: { $site }
fault-rivals-no-site-left = места для улучшений больше нет: { $site }
fault-rivals-event-too-often = { $event }: столько раз это случиться не могло
fault-rivals-more-centre-cards = в позиции больше центральных карт, чем в коробке
fault-rivals-not-so-many = столько нет: { $card }
fault-rivals-stacks-short = в колодах не все карты набора
fault-rivals-no-card = карты { $number } не существует
fault-rivals-no-word = слово { $word } состояния не может быть равно { $value }
fault-rivals-stack-size = в колоде { $stack } не может быть столько карт: { $count }
fault-rivals-card-count = { $card }: должно быть { $whole }, а не { $found }
fault-rivals-first-two = у места { $seat } нет одного из двух первых поселений
fault-rivals-no-road-there = у места { $seat } не может быть здесь дороги: { $slot }
fault-rivals-road-lacking = у места { $seat } нет дороги: { $slot }
fault-rivals-region-lacking = у места { $seat } нет области: { $place }
fault-rivals-region-astray = область места { $seat } не примыкает к поселению: { $place }
fault-rivals-region-unclear = у области места { $seat } должен быть один вид и одно число: { $place }
fault-rivals-regions-differ = карта области лежит дважды или нигде
fault-rivals-stock-astray = у места { $seat } есть запасы там, где нет области
fault-rivals-city-alone = у места { $seat } есть город без поселения
fault-rivals-site-gap = место { $seat } оставило первое место для улучшения свободным: { $site }
fault-rivals-built-twice = у места { $seat } это есть дважды: { $card }
fault-rivals-built-differs = построенное у места { $seat } не совпадает с подсчитанным
fault-rivals-derived-differs = эти слова состояния не следуют из карт: { $words }
fault-rivals-points-differ = у места { $seat } не те очки, что показывают его карты
fault-rivals-token-astray = эта фишка превосходства лежит не там, где должна: { $token }
fault-rivals-backs-differ = место { $seat } показывает не те рубашки, что держит
fault-rivals-not-held = у места { $seat } на руке нет карты: { $card }
fault-rivals-not-loose = место { $seat } нельзя подозревать в том, что у него есть: { $card }
fault-rivals-no-suspicion = место { $seat } без причины подозревает карту в колоде
fault-rivals-other-back = эта карта лежит в колоде с другой рубашкой: { $card }
fault-rivals-event-count = событий должно быть { $whole }, а не { $found }
fault-rivals-before-yule = до «Нового года» событий должно быть { $whole }; было: { $past }, будет: { $left }
fault-rivals-hand-too-large = место { $seat } закончило ход со слишком большой рукой
fault-rivals-not-ended-so = партия не могла закончиться так
fault-rivals-not-its-turn = сейчас не ход места { $seat }

## What may be wrong: bots

fault-no-bot = бота { $bot } нет; известны: { $known } или ваш собственный MODULE:CLASS
fault-bot-not-imported = бота { $bot } нет: { $reason }
fault-not-a-bot = { $bot } — не бот: нужен наследник класса hexhold.bots.Bot
fault-bot-not-for-game = бот { $bot } не играет в { $game }
fault-wrong-count-of-bots = ботов { $bots }, мест { $seats }; назовите одного на все места или { $seats }
fault-bot-erred = бот { $bot } ошибся: { $reason }

## What may be wrong: the server

fault-cannot-store = столы нельзя хранить в { $file }: { $reason }
fault-cannot-listen = нельзя слушать { $host }:{ $port }: { $reason }
fault-store-in-use = этот файл открыт в другом Hexhold
fault-store-newer = этот файл записан более новой версией Hexhold ({ $version })
fault-store-missing = файла { $file } нет
fault-store-exists = { $file } уже есть
fault-store-foreign = в этом файле нет столов Hexhold
fault-store-not-whole = копия повреждена: { $reason }
