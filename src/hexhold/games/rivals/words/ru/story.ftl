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
rivals-action-number = Число { $number }
rivals-action-name = { $resource }
rivals-action-trade = Обмен: { $resource } → 1 другое сырьё
rivals-action-draw = Взять верхнюю карту: колода { $stack }
rivals-action-look = Просмотреть: колода { $stack }
rivals-action-under = Под колоду { $stack }
rivals-action-open = Взять верхние карты: колода { $stack }
rivals-action-lay = { $region }
rivals-action-city = Построить город: поселение { $column }
rivals-action-site = { $site }
rivals-action-gain = Получить: { $resource } ({ $region })
rivals-action-give = Отдать: { $resource } ({ $region })
rivals-action-region = { $region }
rivals-action-ship = Большой корабль торговца: { $resource } ×2 → 1 другое сырьё
rivals-action-slot = { $card }
rivals-action-remove = Убрать: { $card }
rivals-action-build = Разместить: { $card }
rivals-action-play = Сыграть: { $card }
rivals-action-card = Выбрать: { $card }
rivals-action-pick = Взять: { $card }
rivals-action-above = Положить сюда: { $region }
rivals-action-first = { $name } начинает
rivals-action-dice = Бросок: { $number }, { $face }
rivals-action-defend = Защита: { $number }
rivals-action-deal = Раздача: { $card }
rivals-action-land = Из колоды: { $region }
rivals-action-event = Событие: { $card }
rivals-action-moon = Событие: { $card }

## What happened, as the log tells it

rivals-event-turn-began = Ход { $turn }: { $name }
rivals-event-turn-ended = { $name } заканчивает ход.
rivals-event-rolled = { $name } бросает кубики: { $number }, { $face }.
rivals-event-number-set = { $name } задаёт число кубика сырья: { $number }.
rivals-event-produced = { $name } собирает сырьё: { $resources }.
rivals-event-gained = { $name } получает: { $resource } ({ $region }).
rivals-event-gained-more = { $name } получает: { $resources }.
rivals-event-wasted = { $name }: нет места, пропадает { $count ->
    [one] { $count } единица сырья
    [few] { $count } единицы сырья
    [many] { $count } единиц сырья
   *[other] { $count } единицы сырья
 }.
rivals-event-gave = { $name } отдаёт: { $resource } ({ $region }).
rivals-event-brigands-came = Разбойники нападают. { $name } теряет: { $resources }.
rivals-event-brigands-nothing = Разбойникам нечего взять: { $name }.
rivals-event-event-came = Событие: { $card }
rivals-event-yule-came = Новый год: события перемешаны заново.
rivals-event-card-drawn = { $name } берёт верхнюю карту: колода { $stack }.
rivals-event-card-drawn-known = { $name } берёт из колоды { $stack }: { $card }.
rivals-event-card-drawn-more = { $name } берёт из колоды { $stack }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }.
rivals-event-stack-seen = { $name } просматривает колоду { $stack }.
rivals-event-card-picked = { $name } выбирает карту: колода { $stack }.
rivals-event-card-picked-known = { $name } выбирает из колоды { $stack }: { $card }.
rivals-event-card-picked-more = { $name } выбирает из колоды { $stack }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }.
rivals-event-card-returned = { $name } кладёт карту под колоду { $stack }.
rivals-event-card-returned-known = { $name } кладёт под колоду { $stack }: { $card }.
rivals-event-exchanged = { $name } меняет карту: под колоду { $under }, из колоды { $stack }.
rivals-event-exchanged-known = { $name } меняет: { $given } → { $card }.
rivals-event-hand-seen = { $name } смотрит чужую руку ({ $of }).
rivals-event-card-taken = { $name } берёт карту с чужой руки ({ $of }).
rivals-event-card-taken-known = { $name } берёт с чужой руки ({ $of }): { $card }.
rivals-event-card-stripped = { $name } кладёт карту с руки соперника под колоду { $stack }.
rivals-event-card-stripped-known = { $name } кладёт карту с руки соперника под колоду { $stack }: { $card }.
rivals-event-card-missing = { $name } лишается карты: { $card }.
rivals-event-card-seen = { $name } видит: { $card }.
rivals-event-card-played = { $name } играет: { $card }.
rivals-event-card-built = { $name } размещает: { $card }.
rivals-event-card-lost = { $name } теряет: { $card }.
rivals-event-card-removed = { $name } отказывается от карты: { $card }.
rivals-event-card-discarded = В сброс: { $card }.
rivals-event-defence-rolled = { $name } защищается: { $number }. { $held ->
    [yes] Атака отбита.
   *[no] Атака удалась.
 }
rivals-event-event-calmed = { $name } сохраняет мир.
rivals-event-not-calmed = { $name } не вмешивается.
rivals-event-road-built = { $name } строит дорогу.
rivals-event-settlement-founded = { $name } основывает поселение.
rivals-event-region-laid = { $name } кладёт: { $region }.
rivals-event-city-built = { $name } строит город.
rivals-event-regions-swapped = { $name } меняет местами две области.
rivals-event-cards-swapped = { $name } меняет местами две карты.
rivals-event-traded = { $name } торгует: { $resource } → 1 другое сырьё.
rivals-event-traded-for = { $name } торгует: { $resource } → { $taken }.
rivals-event-token-moved = { $token }: { $name }.
rivals-event-card-salvaged = { $name } берёт из стопки сброса: { $card }.
rivals-event-plague-struck = Чума. { $name } теряет: { $resources }.
rivals-event-plague-nothing = Чума проходит мимо: { $name }.
rivals-event-named = { $name } называет: { $card }.
rivals-event-riot-paid = { $name } платит бунтовщикам золото: { $gold }.
rivals-event-first-seat = { $name } начинает.
rivals-event-regions-laid = { $name }: области разложены.
rivals-event-ended = { $ending ->
    [points] { $name } побеждает.
   *[other] Партия окончена: сыгран последний ход.
 }
rivals-event-passed = { $name } пропускает.
