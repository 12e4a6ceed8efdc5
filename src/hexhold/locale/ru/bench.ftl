# What `hexhold bench` tells. Names of functions, programs and settings are the same in every language.

bench-measuring = измерение
bench-met = выполнено
bench-missed = НЕ ВЫПОЛНЕНО
bench-target = цель
bench-milliseconds = { $value } мс
bench-seconds = { $value } с
bench-kilobytes = { $value } КБ
bench-times = { $value } ×

## The engine: a row a thing, a column a side

bench-about = Случайные партии. Действие — это решение одного места: случай не считается, сброс карт или предложение считается один раз.
bench-side-hexhold = базовая
bench-side-hexhold-interpreted = базовая, чистый Python
bench-side-interpreted = чистый Python
bench-games = партий/с в движке
bench-actions = действий/с в движке
bench-loop-actions = действий/с из цикла на Python
bench-legal = legal()/с из Python
bench-copy = copy()/с
bench-view = view()/с
bench-state = состояние занимает не более { $bytes } байт; предел — { $limit }: { $verdict }
bench-times-peer = по сравнению с { $peer }
bench-ratio = отношение
bench-no-peer = { $peer } не установлен, поэтому сравнивать не с чем; его установит make bench

## The bots

bench-bots-about = Как быстро думают боты, по времени процессора в одном процессе. Пробные партии считаются там, где партия планировщиков сыграна наполовину.
bench-bots-decisions = greedy: решений/с
bench-bots-turn = planner: ход
bench-bots-playouts = master: пробных партий/с

## The server

bench-server-about = Столы «Ночного дозора», за каждым четыре клиента-скрипта. Клиенты, сервер, эхо и хранилище делят эту машину. Клиент выбирает из того, что ему прислали. Ничего не сообщается, пока не сохранено (WAL, synchronous=FULL; всё, что ждёт, уходит общим коммитом). Эхо работает на тех же сокетах и отвечает всем четверым сообщениями того же среднего размера. По времени процессора прочая работа машины сказывается меньше всего.
bench-server-paced = столы в темпе людей: одно действие за { $seconds } с
bench-server-unpaced = столы так быстро, как могут
bench-server-actions-per-s = действий/с
bench-server-of = { $done } из { $wanted }
bench-server-processor = столы по времени процессора
bench-server-actions-per-busy-s = действий за секунду процессора
bench-server-echoes-per-busy-s = эхо за секунду процессора
bench-server-our-share = наша доля
bench-server-client-load = нагрузка клиентов
bench-server-measured = измерено
bench-server-late = { $tables ->
    [one] p99 за { $tables } столом в темпе людей
    [few] p99 за { $tables } столами в темпе людей
    [many] p99 за { $tables } столами в темпе людей
   *[other] p99 за { $tables } стола в темпе людей
 }
bench-server-idle = стол без игры, один из { $tables }
bench-server-ready = { $matches ->
    [one] готовность при { $matches } законченной партии
    [few] готовность при { $matches } законченных партиях
    [many] готовность при { $matches } законченных партиях
   *[other] готовность при { $matches } законченной партии
 }

## What may be wrong

fault-bench-failed = измерить не удалось: { $side }
fault-bench-failed-because = измерить не удалось: { $side }: { $reason }
fault-bench-not-answered = на одно из сообщений не пришёл ответ
fault-bench-server-answered = сервер ответил: { $errors }
fault-bench-needs-linux = сервер измеряется только в Linux: нужен /proc
fault-bench-too-few-files = сокетам нужно открытых файлов: { $needed }, а разрешено только { $allowed } (см. ulimit -n)
