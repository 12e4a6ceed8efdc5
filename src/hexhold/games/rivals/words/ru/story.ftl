# The Rivals on the page. Cards, events and rules are named by the almanac; here is all the rest.
# $name is a player, $card a card's name, $resource and $resources come with their counts.

## Things

rivals-amount = { $count ->
    [1] { $resource }
   *[other] { $resource } ×{ $count }
 }
rivals-region-forest = Лес
rivals-region-pasture = Пастбище
rivals-region-gold = Золотые копи
rivals-region-hills = Холмы
rivals-region-mountains = Горы
rivals-region-fields = Пашня
rivals-region-numbered = { $region } { $number }
rivals-cache = Тайник
rivals-road = Дорога
rivals-settlement = Поселение
rivals-city = Город
rivals-regions = Области
rivals-set-basic = Базовый набор
rivals-set-gold = Золотой век
rivals-set-turmoil = Смутное время
rivals-set-progress = Эпоха прогресса
rivals-face-brigand = Нападение разбойников
rivals-face-trade = Торговля
rivals-face-celebration = Праздник
rivals-face-harvest = Богатый урожай
rivals-face-event = Карта события
rivals-token-hero = Превосходство в силе
rivals-token-trade = Превосходство в торговле
rivals-points-victory = Победные очки
rivals-points-commerce = Торговля
rivals-points-strength = Сила
rivals-points-skill = Умение
rivals-points-progress = Прогресс
rivals-kind-action = Действие
rivals-kind-attack = Агрессивное действие
rivals-kind-building = Постройка
rivals-kind-hero = Герой
rivals-kind-trade-ship = Корабль торговца
rivals-kind-pirate-ship = Пиратский корабль
rivals-kind-unit = Отряд
rivals-kind-cache = Необычное место
rivals-kind-event = Событие
rivals-place-any = Для поселений и городов
rivals-place-city = Только для городов
rivals-unique = Одна на княжество
rivals-side-left = слева
rivals-side-right = справа
rivals-column-above = Над поселением { $column }
rivals-column-below = Под поселением { $column }
rivals-card-unknown = неизвестная карта
rivals-nobody = никто

## Parts of the table

rivals-land-own = Ваше княжество
rivals-land-of = Княжество: { $name }
rivals-middle = Середина стола
rivals-hand = Ваша рука
rivals-hand-count = Карт на руке: { $count } из { $limit }
rivals-hand-backs = { $set }: { $count }
rivals-hand-known = Соперник знает, что у вас есть эта карта.
rivals-hand-sure = Вам известны
rivals-hand-maybe = Возможно, среди них
rivals-hand-empty = На руке нет карт.
rivals-hand-of-spectator = Вы смотрите.
rivals-goods = Ваше сырьё
rivals-goods-trade = Обмен: нажмите на сырьё, чтобы отдать его
rivals-goods-one = { $resource }: { $count }, места ещё на { $room }
rivals-score = Победные очки: { $points } из { $goal }
rivals-active = Сейчас ходит
rivals-bot = Бот
rivals-away = Отсутствует
rivals-supply-left = { $thing }: осталось { $count }
rivals-cost = Цена: { $resources }
rivals-cost-free = Бесплатно
rivals-costs = Цены строительства
rivals-stack = Колода { $number }
rivals-stack-about = Колода { $number }, { $set }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }
rivals-stack-known = Вы знаете, что здесь лежит, сверху вниз:
rivals-stack-seen = Кто-то видел карты этой колоды.
rivals-stack-unseen = ?
rivals-face-up-about = { $card }, раскрыто: осталось { $count }
rivals-discard = Стопка сброса
rivals-discard-short = Сброс
rivals-discard-about = Стопка сброса: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }
rivals-discard-empty = Пока ничего не сброшено.
rivals-events = События
rivals-events-about = Колода событий: «Новый год» придёт через { $count ->
    [one] { $count } событие
    [few] { $count } события
    [many] { $count } событий
   *[other] { $count } события
 }
rivals-events-yule-next = Колода событий: следующая карта — «Новый год»
rivals-events-past = С последнего перемешивания
rivals-events-unseen = Ещё не были
rivals-events-unknown = Неизвестных карт с полумесяцем: { $count }, из числа
rivals-counted = { $card } ×{ $count }
rivals-dice = Кубики
rivals-die-number = Кубик сырья: { $number }
rivals-die-face = Кубик событий: { $face }
rivals-die-unrolled = Ещё не брошен
rivals-die-set = Карта задаёт число { $number }
rivals-die-festive = Праздник благодаря карте
rivals-die-defence = Защита: { $number }
rivals-token-of = { $token }: { $name }
rivals-region-about = { $region }, число { $number }, { $resource }: { $stock } из 3
rivals-cache-about = Тайник, золото: { $stock } из 3
rivals-site-free = Свободное место: { $site }
rivals-road-free = Здесь можно построить дорогу ({ $side })
rivals-settlement-free = Здесь можно основать поселение ({ $side })
rivals-settlement-about = Поселение { $column }
rivals-city-about = Город { $column }
rivals-covers = под этой картой: { $card }
rivals-card-can = { $card }: { $action }
rivals-inspect-empty = Наведите на карту, чтобы прочитать её здесь.
rivals-inspect = Карта подробно
rivals-inspect-needs = Требуется
rivals-inspect-rule = Прочитать в альманахе
rivals-need-has = { $cards }
rivals-need-either = { $cards }
rivals-need-has-or-behind = { $cards } или меньше очков, чем у соперника
rivals-need-commerce-or-city = символы торговли ({ $count }) или город
rivals-need-strength = превосходство в силе
rivals-need-hero-axe = герой с секирой
rivals-need-progress = символы прогресса ({ $count })
rivals-need-parish-city = неприкрытая «Приходская церковь» у города
rivals-log-chat = Журнал и чат
rivals-remove = Убрать свою карту
rivals-remove-hint = Выберите карту своего княжества, от которой откажетесь.
rivals-remove-stop = Оставить все
rivals-choices = Что выбрать
rivals-stacks-draw = Взять верхнюю карту колоды:
rivals-stacks-look = Просмотреть колоду:
rivals-stacks-under = Положить под колоду:
rivals-stacks-open = Взять верхние карты колоды:
rivals-lay-next = Следующее место
rivals-lay-place = Место { $number }

## What now: said to the player who is asked

rivals-over-won = { $name } побеждает.
rivals-over-draw = Партия окончена. Никто не победил.
rivals-waiting = Ждём: { $name }.
rivals-waiting-roll = Ждём броска: { $name }.
rivals-waiting-main = Сейчас ходит { $name }.
rivals-ask-open = Выберите колоду для первых карт.
rivals-ask-pick = Возьмите из колоды { $stack }: { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }.
rivals-ask-lay = Разложите свои шесть областей: выберите, какая ляжет на отмеченное место.
rivals-ask-roll = Бросьте кубики.
rivals-ask-number = Выберите число кубика сырья.
rivals-ask-main = Ваш ход: стройте, играйте карты, торгуйте или закончите ход.
rivals-ask-site = Выберите место: { $card }.
rivals-ask-waive = Выберите, за что не платить: { $card }.
rivals-ask-give = Выберите области, из которых платите: { $resources }.
rivals-ask-give-any = Отдайте любое сырьё: { $count }.
rivals-ask-ransom = Разбойники: отдайте золото или шерсть, укрытые или нет. Осталось отдать: { $count }.
rivals-ask-gain = Выберите, что получите: { $count ->
    [one] { $count } единица сырья
    [few] { $count } единицы сырья
    [many] { $count } единиц сырья
   *[other] { $count } единицы сырья
 }.
rivals-ask-want = Выберите, что взять у соперника: { $count ->
    [1] 1 единица сырья
    [one] до { $count } единицы сырья
    [few] до { $count } единиц сырья
    [many] до { $count } единиц сырья
   *[other] до { $count } единицы сырья
 }.
rivals-ask-buy = Покупка у «Торговца», по одному золоту: { $count ->
    [1] ещё 1 единица сырья
    [one] до { $count } единицы сырья
    [few] до { $count } единиц сырья
    [many] до { $count } единиц сырья
   *[other] до { $count } единицы сырья
 }.
rivals-ask-riot = Бунты: заплатите золото ({ $fee }) или откажитесь от одного из отрядов.
rivals-ask-react = Надвигается беда. Пусть Себастьян её отведёт?
rivals-ask-name = Вражда: назовите три постройки соперника. Уже названо: { $count }.
rivals-ask-lose = Вражда: выберите постройку, которую теряете.
rivals-ask-shoot = Лучник: выберите отряд, который теряете.
rivals-ask-sink = Пираты: выберите корабль торговца, который теряете.
rivals-ask-burn = Поджигатель: выберите постройку, которая сгорит.
rivals-ask-under = Выберите, под какую колоду уйдёт карта: { $card }.
rivals-ask-strip = Брат на брата: выберите карты с руки соперника. Осталось выбрать: { $count }.
rivals-ask-spy = Перебежчик: возьмите карту с руки соперника или ни одной.
rivals-ask-library = Библиотека: просмотрите колоду и возьмите карту или откажитесь.
rivals-ask-salvage = Возьмите карту из стопки сброса.
rivals-ask-swap = Переезд: выберите первую область или карту.
rivals-ask-swap-with = Переезд ({ $first }): выберите, с чем поменять местами.
rivals-ask-raid = Разбойники: выберите область, куда ляжет добыча.
rivals-ask-gift = Купец: отдайте взамен одну единицу сырья.
rivals-ask-tithe = Десятинный амбар: выберите зерно или шерсть.
rivals-ask-heal = Лекарь: выберите «Бани».
rivals-ask-above = Выберите область { $row ->
    [a] над концом
   *[b] под концом
 } новой дороги.
rivals-ask-draw = Доберите карты: возьмите из колоды.
rivals-ask-excess = Слишком много карт: выберите, какую вернуть.
rivals-ask-exchange = Обменяйте карту или оставьте все.
rivals-ask-replace = Возьмите верхнюю карту или заплатите и просмотрите колоду.
rivals-ask-over = Партия окончена.
rivals-ask-first = Кубики решают, кто начинает.
rivals-ask-dice = Кубики катятся.
rivals-ask-deal = Раздаём карты.
rivals-ask-land = Тянем области.
rivals-ask-event = Тянем карту события.
rivals-ask-defend = Защита ({ $card }): кубик катится.
rivals-ask-start-turn = Начинается следующий ход.
rivals-ask-produce = Области приносят сырьё.
rivals-ask-market = «Рынок» приносит сырьё.
rivals-ask-show-face = Разыгрываем кубик событий.
rivals-ask-brigands = Разбойники нападают.
rivals-ask-event-card = Разыгрываем событие.
rivals-ask-riot-at = Начинаются бунты.
rivals-ask-feud-at = Начинается вражда.
rivals-ask-strip-at = Брат идёт на брата.
rivals-ask-remedy-at = «Аптека» помогает.
rivals-ask-have-built = Новая карта действует.
rivals-ask-to-discard = Карта уходит в стопку сброса.
rivals-ask-effect = Карта действует.
rivals-ask-look-through = Просматриваем колоду.
rivals-ask-take-top = Тянем карту.
rivals-ask-lost = Карта потеряна.
rivals-ask-founded = Поселение основано.
rivals-ask-hand-check = Считаем карты на руке.
rivals-ask-end-turn = Ход заканчивается.

## Actions, as buttons say them

rivals-action-end = Закончить ход
rivals-action-roll = Бросить кубики
rivals-action-pass = Нет, спасибо
rivals-action-pass-exchange = Оставить карты
rivals-action-pass-gain = Хватит
rivals-action-pass-want = Хватит
rivals-action-pass-buy = Хватит
rivals-action-pass-spy = Не брать
rivals-action-pass-library = Не смотреть
rivals-action-pass-react = Не вмешиваться
rivals-action-waste = Отказаться: область заполнена
rivals-action-pay = Заплатить золото
rivals-action-road = Построить дорогу: { $side }
rivals-action-settle = Основать поселение: { $side }
rivals-action-scout = Основать поселение с «Разведчиком»: { $side }
rivals-action-mint = Монетный двор: золото → другое сырьё
rivals-action-faceup = Разместить со стола: { $card }
rivals-action-number = Число { $die }
rivals-action-name = { $resource }
rivals-action-trade = Обмен: { $resource } → 1 другое сырьё
rivals-action-draw = Взять верхнюю карту: колода { $stack }
rivals-action-look = Просмотреть: колода { $stack }
rivals-action-under = Под колоду { $stack }
rivals-action-open = Взять верхние карты: колода { $stack }
rivals-action-lay = { $land }
rivals-action-city = Построить город: поселение { $column }
rivals-action-site = { $bay }
rivals-action-gain = Получить: { $yield } ({ $place })
rivals-action-give = Отдать: { $yield } ({ $place })
rivals-action-region = { $place }
rivals-action-ship = Большой корабль торговца: { $yield } ×2 → 1 другое сырьё
rivals-action-slot = { $slot }
rivals-action-remove = Убрать: { $slot }
rivals-action-build = Разместить: { $card }
rivals-action-play = Сыграть: { $card }
rivals-action-card = Выбрать: { $card }
rivals-action-pick = Взять: { $position }
rivals-action-above = Положить сюда: { $region }
rivals-action-first = { $seat } начинает
rivals-action-dice = Бросок: { $die }, { $face }
rivals-action-defend = Защита: { $die }
rivals-action-deal = Раздача: { $card }
rivals-action-land = Из колоды: { $region }
rivals-action-event = Событие: { $event }
rivals-action-moon = Событие: { $event }

## What happened, as the log tells it

rivals-event-turn-began = Ход { $turn }: { $seat }
rivals-event-rolled = { $seat } бросает кубики: { $number }, { $face }.
rivals-event-number-set = { $seat } задаёт число кубика сырья: { $number }.
rivals-event-produced = { $seat } собирает сырьё: { $resources }.
rivals-event-gained = { $seat } получает: { $yield } ({ $place }).
rivals-event-gained-with-places = { $seat } получает: { $places }.
rivals-event-wasted = { $seat }: нет места, пропадает { $count ->
    [one] { $count } единица сырья
    [few] { $count } единицы сырья
    [many] { $count } единиц сырья
   *[other] { $count } единицы сырья
 }.
rivals-event-brigands-came = Разбойники нападают. { $seat } теряет: { $resources }.
rivals-event-brigands-came-without-resources = Разбойникам нечего взять: { $seat }.
rivals-event-event-came = Событие: { $card }
rivals-event-yule-came = Новый год: события перемешаны заново.
rivals-event-card-drawn = { $seat } берёт верхнюю карту: колода { $stack }.
rivals-event-card-drawn-with-card = { $seat } берёт из колоды { $stack }: { $card }.
rivals-event-card-drawn-with-count = { $seat } берёт из колоды { $stack }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }.
rivals-event-stack-seen = { $seat } просматривает колоду { $stack }.
rivals-event-card-picked = { $seat } выбирает карту: колода { $stack }.
rivals-event-card-picked-with-card = { $seat } выбирает из колоды { $stack }: { $card }.
rivals-event-card-picked-with-count = { $seat } выбирает из колоды { $stack }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }.
rivals-event-card-returned = { $seat } кладёт карту под колоду { $stack }.
rivals-event-card-returned-with-card = { $seat } кладёт под колоду { $stack }: { $card }.
rivals-event-exchanged = { $seat } меняет карту: под колоду { $under }, из колоды { $stack }.
rivals-event-exchanged-with-card = { $seat } меняет: { $given } → { $card }.
rivals-event-hand-seen = { $seat } смотрит чужую руку ({ $of }).
rivals-event-card-taken = { $seat } берёт карту с чужой руки ({ $from }).
rivals-event-card-taken-with-card = { $seat } берёт с чужой руки ({ $from }): { $card }.
rivals-event-card-stripped = { $seat } кладёт карту с руки соперника под колоду { $stack }.
rivals-event-card-stripped-with-card = { $seat } кладёт карту с руки соперника под колоду { $stack }: { $card }.
rivals-event-card-missing = { $seat } лишается карты: { $card }.
rivals-event-card-played = { $seat } играет: { $card }.
rivals-event-card-built = { $seat } размещает: { $card }.
rivals-event-card-lost = { $seat } теряет: { $card }.
rivals-event-card-removed = { $seat } отказывается от карты: { $card }.
rivals-event-defence-rolled = { $seat } защищается: { $number }. { $held ->
    [yes] Атака отбита.
   *[no] Атака удалась.
 }
rivals-event-event-calmed = { $seat } сохраняет мир.
rivals-event-not-calmed = { $seat } не вмешивается.
rivals-event-road-built = { $seat } строит дорогу.
rivals-event-settlement-founded = { $seat } основывает поселение.
rivals-event-region-laid = { $seat } кладёт: { $region }.
rivals-event-city-built = { $seat } строит город.
rivals-event-regions-swapped = { $seat } меняет местами две области.
rivals-event-cards-swapped = { $seat } меняет местами две карты.
rivals-event-traded = { $seat } торгует: { $resource } → 1 другое сырьё.
rivals-event-traded-with-place = { $seat } торгует: { $resource } → { $gain }.
rivals-event-token-moved = { $token }: { $seat }.
rivals-event-card-salvaged = { $seat } берёт из стопки сброса: { $card }.
rivals-event-plague-struck = Чума. { $seat } теряет: { $resources }.
rivals-event-plague-struck-without-resources = Чума проходит мимо: { $seat }.
rivals-event-named = { $seat } называет: { $slot }.
rivals-event-riot-paid = { $seat } платит бунтовщикам золото: { $gold }.
rivals-event-first-seat = { $seat } начинает.
rivals-event-regions-laid = { $seat }: области разложены.
rivals-event-ended = { $ending ->
    [points] { $seat } побеждает.
   *[other] Партия окончена: сыгран последний ход.
 }
