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
cli-help-league = измерить, насколько один бот сильнее другого
cli-help-tune = найти игрой лучшие веса для бота
cli-help-fit = подогнать шанс на победу у ботов игры к тому, кто побеждал
cli-help-analyse = сказать, что лучше всего в позиции, с шансами на победу
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
cli-help-think = секунд на ход для ботов, которые ищут и не имеют своих (как master@0.2)
cli-help-league-bots = каждый играет против того, кто назван после него: a,b,…; { $default }
cli-help-league-file = сохранять туда каждую партию и продолжать с неё
cli-help-until-sure = остановиться, когда на 95 % ясно, что кандидат выигрывает больше или меньше этой доли, например 0.4
cli-help-league-report = не играть, а записать таблицы и график того, что нашёл league --json: из FOLDER/*.json в FOLDER.md и FOLDER.svg
cli-help-tune-against = против кого играть по очереди: a,b,…; { $default }
cli-help-tune-bot = чьи веса: { $default }
cli-help-tune-generations = сколько поколений: { $default }
cli-help-tune-population = кандидатов в поколении: { $default }
cli-help-tune-matches = партий у каждого кандидата: { $default }
cli-help-tune-check = партий для сравнения весов до и после: { $default }
cli-help-tune-out = куда записать веса; прерванная настройка продолжится оттуда
cli-help-fit-bot = кто играет за все места: { $default }
cli-help-fit-lapse = кто решает время от времени, чтобы позиции возникали по-разному: { $default }
cli-help-fit-out = chance.toml игры: числа заменяются, остальное остаётся; без него они показываются
cli-help-position = позиция одной строкой, см. docs/notation.md; настройки говорят, какой игры
cli-help-analyse-record = вместо неё момент записи, см. --at
cli-help-analyse-seat = место, которое решает; если не указано, первое из тех, чей ответ нужен
cli-help-analyse-bot = кто думает: { $default }
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
cli-help-bench-bots = измерить вместо этого ботов
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
cli-fault-seconds = должно быть числом секунд больше 0, не более { $most }, а не { $typed }
cli-fault-part-of-one = должно быть долей от 0 до 1, например 0.4, а не { $typed }
cli-fault-two-bots = --bots нужны хотя бы два, например planner,greedy
cli-fault-other-tuning = { $file } — файл не этой настройки
cli-fault-no-numpy = для подгонки нужен numpy: pip install hexhold[fit]
cli-fault-nobody-won = ни в одной из этих партий никто не победил: учиться не на чем
cli-fault-position-or-record = укажите либо позицию, либо --record FILE
cli-fault-nobody-asked = там ни от кого не ждут решения
cli-fault-seat-not-asked = от места { $seat } там не ждут решения, только от { $known }
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
cli-league-won = { $candidate } против { $others }: выиграно { $wins } из { $games }, { $share }; с уверенностью 95 %: от { $low } до { $high }
cli-league-think = раздумья  { $mean } мс на ход, не более { $longest } мс на решение
cli-tune-generation = поколение { $generation } из { $generations }: лучший { $best }, среднее { $mean }, шаг { $step }
cli-tune-before = до: выиграно { $wins } из { $games }, { $share }; с уверенностью 95 %: от { $low } до { $high }
cli-tune-after = после: выиграно { $wins } из { $games }, { $share }; с уверенностью 95 %: от { $low } до { $high }
cli-fit-played = сыграно партий: { $done } из { $games }
cli-fit-loss = логарифмическая потеря на отложенных партиях: { $loss }; по прежним числам: { $before }; без всякого знания: { $nothing } (партий: { $matches }, ходов: { $turns }, штраф: { $penalty })
cli-analyse-title = { $game }, место { $seat }: лучшие действия и шанс на победу
cli-analyse-chance = шанс
cli-analyse-action = действие
cli-analyse-playouts = пробных партий
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
cli-play-composed = { $kind } …: введите, например: { $example }
cli-play-refused = Нельзя: { $why } ({ $rule })
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

## What may be wrong: games, options, actions, records

fault-no-action = { $action } — не действие
fault-in-action = { $action }: { $reason }
fault-write-like = пишите { $usage }
fault-out-of-range = { $word } — не число от { $low } до { $high }
fault-none-of = { $word } — это не одно из { $names }
fault-in-item = { $name }: { $reason }
fault-no-seat-first = { $text }: сначала должно идти место
fault-no-pair = вместо { $word } должно быть name=value
fault-said-twice = { $name } указано дважды
fault-not-of-table = { $name }: такого у стола нет
fault-not-of-seat = { $name }: такого у места нет
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

## What may be wrong: bots

fault-no-bot = бота { $bot } нет; известны: { $known } или ваш собственный MODULE:CLASS
fault-bot-not-imported = бота { $bot } нет: { $reason }
fault-not-a-bot = { $bot } — не бот: нужен наследник класса hexhold.bots.Bot
fault-bot-not-for-game = бот { $bot } не играет в { $game }
fault-no-style = бота { $bot } нет: известные стили: { $known }
fault-no-budget = { $bot }: боту, который ищет, можно дать секунды на ход, например @0.2, или розыгрыши на решение, например @400p
fault-bot-rates-nothing = бот { $bot } не может сказать, чего стоят действия
fault-no-weights = { $game }: нет весов для mode={ $value }
fault-no-chances = { $game }: нет шанса на победу, который можно было бы подогнать
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
