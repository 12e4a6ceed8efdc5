# What `hexhold bench` tells. Names of functions, programs and settings are the same in every language.

bench-measuring = измерение
bench-met = выполнено
bench-missed = НЕ ВЫПОЛНЕНО
bench-target = цель
bench-milliseconds = { $value } мс
bench-kilobytes = { $value } КБ
bench-times = { $value } ×

## The engine: a row a thing, a column a side

bench-about = Случайные партии: «Ночной дозор» на четыре места без обмена между ними, базовая игра и Братство; пять игр «Князей Катана» по очереди. Действие — это решение одного места: случай не считается, сброс карт считается один раз.
bench-side-hexhold = базовая
bench-side-hexhold-interpreted = базовая, чистый Python
bench-side-interpreted = чистый Python
bench-side-brotherhood = Братство
bench-side-rivals = «Князья»
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

## The server

bench-server-title = { $tables ->
    [one] { $tables } стол «Ночного дозора», за каждым четыре клиента-скрипта.
    [few] { $tables } стола «Ночного дозора», за каждым четыре клиента-скрипта.
    [many] { $tables } столов «Ночного дозора», за каждым четыре клиента-скрипта.
   *[other] { $tables } стола «Ночного дозора», за каждым четыре клиента-скрипта.
 }
bench-server-about = Клиенты, сервер, эхо и хранилище делят эту машину. Клиент выбирает из того, что ему прислали. Ничего не сообщается, пока не сохранено (WAL, synchronous=FULL; всё, что ждёт, уходит общим коммитом). Эхо работает на тех же uvicorn и Starlette и отвечает сообщениями того же среднего размера. В счёт идёт доля от более медленного из двух, первого эха и первых дозаписей: они делают то же, что и сервер, но без игры.
bench-server-delay = от действия до последнего получателя
bench-server-actions-per-s = действий/с
bench-server-paced = в темпе людей: одно действие за { $seconds } с на стол
bench-server-unpaced = так быстро, как могут
bench-server-rates = на полной скорости
bench-server-per-s = в секунду
bench-server-per-busy-s = за секунду процессора
bench-server-our-share = наша доля
bench-server-actions = действия с записью, четверым
bench-server-echo = эхо четверым
bench-server-lone-echo = эхо отправителю
bench-server-appends = дозаписи SQLite, по { $tables } на коммит
bench-server-lone-appends = дозаписи SQLite, по одной на коммит
bench-server-measured = измерено
bench-server-late = p99 в темпе людей
bench-server-share = доля от более медленного: эха или дозаписей
bench-server-idle = стол без игры, один из { $tables }

## What may be wrong

fault-bench-failed = измерить не удалось: { $side }
fault-bench-failed-because = измерить не удалось: { $side }: { $reason }
fault-bench-not-answered = на одно из сообщений не пришёл ответ
fault-bench-server-answered = сервер ответил: { $errors }
fault-bench-needs-linux = сервер измеряется только в Linux: нужен /proc
