# The Watch on the page: what is asked, what can be done, what happened.
# $name is a player, $cards a list such as "2 Ore, 1 Wool". Nouns stand alone, so that no language has to bend them.

## Names

watch-hero-mormont = Джиор Мормонт
watch-hero-marsh = Боуэн Марш
watch-hero-samwell = Сэмвелл Тарли
watch-hero-yarwyck = Отелл Ярвик
watch-hero-thorne = Сир Аллисер Торне
watch-hero-melisandre = Мелисандра
watch-hero-mance = Манс Налётчик
watch-hero-benjen = Бенджен Старк
watch-hero-ygritte = Игритт
watch-hero-yoren = Йорен
watch-hero-qhorin = Куорен Полурукий

watch-deed-mormont = Спросите у одного или двух игроков один вид сырья; за каждую карту отдаёте одну свою.
watch-deed-marsh = Обменяйте одну карту с резервом, один к одному.
watch-deed-samwell = Если бросок ничего вам не дал, возьмите из резерва любую карту.
watch-deed-yarwyck = Снимите свою дорогу со свободным концом и положите в другое место.
watch-deed-thorne = Замените одну карту в цене дозорного любой другой.
watch-deed-melisandre = Покупая карту развития, выберите одну из трёх верхних; одну карту цены можно заменить.
watch-deed-mance = Посмотрите руку игрока, который вас опережает, и возьмите карту.
watch-deed-benjen = Прогоните одичалого к северу от Стены; затем раскрывают жетон.
watch-deed-ygritte = Прогоните одичалого из Дара.
watch-deed-yoren = Отдайте открытый «Дозор разведчиков» за бесплатного дозорного.
watch-deed-qhorin = Отправьте Тормунда в лагерь и возьмите карту гекса, который он покинул.

watch-card-patrol = Дозор разведчиков
watch-card-recruits = Новобранцы
watch-card-roads = Строительство дорог
watch-card-winter = Зима близко
watch-card-victory = Победное очко

watch-clan-ice-river = Людоеды
watch-clan-cave-people = Пещерные жители
watch-clan-hornfoot = Рогоногие

watch-kind-regular = Воин
watch-kind-climber = Ледолаз
watch-kind-giant = Великан

watch-piece-road = Дорога
watch-piece-settlement = Поселение
watch-piece-keep = Крепость
watch-piece-guard = Дозорный
watch-piece-card = Карта развития


## What now: asked of the reader

watch-ask-before-roll = Ваш ход: бросьте кубики.
watch-ask-turn = Ваш ход: торгуйте, стройте или закончите ход.
watch-ask-build = Ваш ход: стройте или закончите ход.
watch-ask-place-roads = { $count ->
    [one] Проложите { $count } бесплатную дорогу.
    [few] Проложите { $count } бесплатные дороги.
    [many] Проложите { $count } бесплатных дорог.
   *[other] Проложите { $count } бесплатной дороги.
  }
watch-ask-discards = { $count ->
    [one] Семёрка: сбросьте { $count } карту.
    [few] Семёрка: сбросьте { $count } карты.
    [many] Семёрка: сбросьте { $count } карт.
   *[other] Семёрка: сбросьте { $count } карты.
  }
watch-ask-move-tormund = Переместите Тормунда на другой гекс.
watch-ask-move-tormund-or-hunt = Переместите Тормунда или прогоните одичалого из Дара.
watch-ask-choose-victim = Кого ограбить?
watch-ask-answers = { $name } предлагает обмен: ответьте.
watch-ask-answers-own = Выберите, с кем меняться, или отзовите предложение.
watch-ask-answers-invited = { $name } просит о предложениях: сделайте своё или откажитесь.
watch-ask-answers-invited-own = Вы попросили о предложениях: примите одно или ни одного.
watch-ask-found-settlement = Выберите перекрёсток для поселения.
watch-ask-found-road = Проложите дорогу от нового поселения.
watch-ask-found-guard = Выставьте на Стену первого дозорного.
watch-ask-ask-samwell = Бросок ничего вам не принёс: Сэмвелл может взять карту из резерва.
watch-ask-give-back = Отдайте карту взамен. Получит: { $name }.
watch-ask-rebuild-road = Проложите снятую дорогу в другом месте.
watch-ask-pick-card = Мелисандра показывает вам эти карты: оставьте одну.
watch-ask-take-card = Рука открыта ({ $name }): возьмите одну карту.
watch-ask-after-hero = Свойство применено: переверните карту героя на сторону Б или обменяйте её.
watch-ask-remove-hero = На кубиках три одинаковых числа: уберите из игры одного героя из резерва.
watch-ask-over = Партия окончена.
watch-ask-dice = Кубики катятся…
watch-ask-draw = Тянем карту…
watch-ask-steal = Карта меняет хозяина…
watch-ask-first = Кто начинает…
watch-ask-deal-terrain = Раскладываем земли…
watch-ask-deal-routes = Раскладываем торговые пути…
watch-ask-deal-reds = Раскладываем красные числа…
watch-ask-deal-numbers = Раскладываем числа…
watch-ask-token = Раскрываем жетон одичалых…
watch-ask-show = Мелисандра смотрит в пламя…

## What now: while others think

watch-wait-before-roll = { $name } бросает кубики.
watch-wait-turn = { $name } торгует и строит.
watch-wait-build = { $name } строит.
watch-wait-place-roads = { $name } прокладывает бесплатные дороги.
watch-wait-discards = Ждём сброса карт: { $names }.
watch-wait-move-tormund = { $name } перемещает Тормунда.
watch-wait-choose-victim = { $name } выбирает, кого ограбить.
watch-wait-answers = Ждём ответа: { $names }.
watch-wait-partner = { $name } выбирает, с кем меняться.
watch-wait-found-settlement = { $name } основывает поселение.
watch-wait-found-road = { $name } прокладывает дорогу.
watch-wait-found-guard = { $name } выставляет дозорного.
watch-wait-ask-samwell = Сэмвелл ждёт решения: { $name }.
watch-wait-give-back = { $name } отдаёт карту взамен.
watch-wait-rebuild-road = { $name } прокладывает дорогу в другом месте.
watch-wait-pick-card = { $name } выбирает одну карту из трёх.
watch-wait-take-card = { $name } берёт карту.
watch-wait-after-hero = { $name } переворачивает или обменивает героя.
watch-wait-remove-hero = { $name } убирает героя.
watch-won = { $name } побеждает.
watch-won-you = Вы победили!
watch-lost-all = Никто не победил.

## What can be done

watch-action-end = Закончить ход
watch-action-roll = Бросить кубики
watch-action-buy = Купить карту развития
watch-action-patrol = Сыграть: Дозор разведчиков
watch-action-roads = Сыграть: Строительство дорог
watch-action-build = Перейти к строительству
watch-action-claim = Объявить победу
watch-action-withdraw = Отозвать предложение
watch-action-accept = Принять
watch-action-decline = Отклонить
watch-action-rob = Ограбить: { $seat }
watch-action-rob-seat-nobody = Не грабить
watch-action-confirm = Обменяться: { $seat }
watch-action-discard = Сбросить: { $resource }
watch-action-winter = Зима близко: { $cards }
watch-action-supply = Резерв: { $give } → { $take }
watch-action-road = Построить здесь дорогу
watch-action-settlement = Построить здесь поселение
watch-action-keep = Построить здесь крепость
watch-action-tormund = Переместить Тормунда сюда
watch-action-tormund-hex-camp = Отправить Тормунда в лагерь
watch-action-guard = Выставить дозорного: участок { $section }
watch-action-recruits = Новобранцы: дозорный на участок { $section }
watch-action-hunt = Прогнать: { $wildling }
watch-action-samwell = Сэмвелл: { $resource }
watch-action-pass = Пропустить
watch-action-marsh = Марш: { $give } → { $take }
watch-action-mormont = Мормонт требует: { $resource } ({ $seats })
watch-action-give = Отдать: { $resource }
watch-action-yarwyck = Снять эту дорогу
watch-action-thorne = Торне: дозорный на участок { $section }, замена { $give } → { $take }
watch-action-melisandre = Мелисандра: три карты на выбор за обычную цену
watch-action-melisandre-with-take = Мелисандра: замена { $give } → { $take }
watch-action-pick = Оставить: { $card }
watch-action-mance = Манс смотрит руку: { $seat }
watch-action-take = Взять: { $resource }
watch-action-benjen = Бенджен: прогнать одичалого, лагерь { $camp }, { $clan }
watch-action-benjen-with-clearing = Бенджен: прогнать одичалого, опушка { $clearing }
watch-action-ygritte = Игритт прогоняет: { $wildling }
watch-action-yoren = Йорен: дозорный на участок { $section }
watch-action-qhorin = Куорен: прогнать Тормунда в лагерь
watch-action-flip = Перевернуть на Б
watch-action-exchange = Взять взамен: { $hero }
watch-action-remove = Убрать: { $hero }
watch-action-invite = Выслушать предложения
watch-action-put = Отдать: ещё { $resource }
watch-action-ask = Попросить: ещё { $resource }
watch-action-propose = Сделать предложение
watch-action-reply = Сделать встречное предложение
watch-action-offer = Предложение: { $give } → { $take }
watch-action-counter = Встречное: { $give } → { $take }
watch-action-dice = Кубики: { $first } { $second }
watch-action-dice-with-wildling-die = Кубики: { $first } { $second } { $wildling-die }
watch-action-steal = Карта: { $resource }
watch-action-draw = Карта: { $card }
watch-action-first = { $seat } начинает
watch-action-terrain = Ландшафт: { $terrain }
watch-action-route = Торговый путь: { $route }
watch-action-red = Красное число на гекс { $hex }
watch-action-number = Число: { $number }
watch-action-token = Жетон: { $clan }, { $wildling }
watch-action-show = Карта: { $card }

## Choosing step by step

watch-step-winter-1 = Первая карта
watch-step-winter-2 = Вторая карта
watch-step-supply-1 = Отдать в резерв
watch-step-supply-2 = Взять из резерва
watch-step-marsh-1 = Отдать одну
watch-step-marsh-2 = Взять одну
watch-step-mormont-1 = Потребовать
watch-step-mormont-2 = Кого спросить
watch-step-mormont-3 = Кого потом
watch-step-thorne-1 = Участок Стены
watch-step-thorne-2 = Не платить
watch-step-thorne-3 = Заплатить взамен
watch-step-melisandre-1 = Не платить
watch-step-melisandre-2 = Заплатить взамен
watch-step-benjen-1 = Где
watch-step-benjen-2 = Кого
watch-step-exchange-1 = Взять взамен другого героя
watch-step-hunt-1 = Гекс
watch-step-hunt-2 = Кого
watch-step-done = Это всё
watch-step-usual-price = Обычная цена
watch-step-clearing = Опушка
watch-step-number = { $number }
watch-step-hex = Гекс { $number }
watch-step-section = Участок { $number }
watch-step-back = Начать заново
watch-rate = { $count }:1

## What happened

watch-event-turn-began = Ход { $turn }: { $seat }
watch-event-rolled = { $seat } бросает кубики: выпало { $sum } ({ $dice }).
watch-event-rolled-with-wild = { $seat } бросает кубики: выпало { $sum } ({ $dice }), кубик одичалых { $wild }.
watch-event-produced = { $seat } получает: { $cards }.
watch-event-shortage = В резерве не хватает: { $resource }.
watch-event-discarded = { $seat } сбрасывает карту.
watch-event-discarded-with-resource = { $seat } сбрасывает: { $resource }.
watch-event-discarded-with-cards = { $seat } сбрасывает: { $cards }.
watch-event-discarded-with-count = { $count ->
    [one] { $seat } сбрасывает { $count } карту.
    [few] { $seat } сбрасывает { $count } карты.
    [many] { $seat } сбрасывает { $count } карт.
   *[other] { $seat } сбрасывает { $count } карты.
  }
watch-event-tormund-moved = { $seat } перемещает Тормунда.
watch-event-tormund-moved-to-camp = Тормунд уходит в свой лагерь.
watch-event-robbed = { $seat } грабит. Жертва: { $victim }.
watch-event-robbed-with-resource = { $seat } грабит ({ $resource }). Жертва: { $victim }.
watch-event-robbed-nothing = { $seat } грабит впустую. Жертва без карт: { $victim }.
watch-event-road-built = { $seat } строит дорогу.
watch-event-settlement-built = { $seat } строит поселение.
watch-event-keep-built = { $seat } строит крепость.
watch-event-card-bought = { $seat } покупает карту развития.
watch-event-card-bought-with-card = { $seat } покупает: { $card }
watch-event-card-played = { $seat } играет: { $card }
watch-event-cards-taken = { $seat } берёт: { $cards }.
watch-event-supply-traded = { $seat } торгует с резервом: { $give } → { $want }
watch-event-offered = { $seat } предлагает: { $give } → { $want }
watch-event-offered-with-offers = { $seat } предлагает: { $offers }
watch-event-invited = { $seat } просит о предложениях.
watch-event-accepted = { $seat } принимает.
watch-event-declined = { $seat } отклоняет.
watch-event-countered = { $seat } делает встречное предложение: { $give } → { $want }
watch-event-traded = { $seat } и { $with } меняются: { $give } → { $want }
watch-event-offer-closed = Предложение закрыто.
watch-event-longest-road = Самый длинный тракт ({ $length }): { $seat }
watch-event-longest-road-without-seat = «Самым длинным трактом» теперь не владеет никто.
watch-event-largest-patrol = Самый большой отряд ({ $patrols }): { $seat }
watch-event-largest-patrol-without-seat = «Самым большим отрядом» теперь не владеет никто.
watch-event-starting-cards = { $seat } начинает и получает: { $cards }.
watch-event-first-seat = { $seat } начинает.
watch-event-board-dealt = Земли разложены.
watch-event-build-phase = { $seat } переходит к строительству.
watch-event-guard-placed = { $seat } выставляет дозорного: участок { $section }, пост { $space }
watch-event-guard-lost = { $seat } теряет дозорного: участок { $section }.
watch-event-token-revealed = Жетон одичалых: { $clan }, { $kind }
watch-event-no-figure = { $clan }: прийти больше некому ({ $kind }).
watch-event-migrated = { $clan }: в лагерь { $camp } ({ $kind })
watch-event-rushed = { $clan }: набег на Стену!
watch-event-advanced = { $clan }: на опушку { $section } ({ $kind })
watch-event-stand-off = Шесть против пяти, участок { $section }: уходят двое одичалых и один дозорный.
watch-event-breached = Вторжение через участок { $section }! Всего вторжений: { $breaches }
watch-event-entered-gift = В Дар входит: { $kind }
watch-event-went-home = На Клыки Мороза уходит: { $kind }
watch-event-pool-mixed = Использованные жетоны перемешаны в новую стопку.
watch-event-hero-used = { $seat } применяет героя: { $hero }.
watch-event-hero-flipped = { $seat } переворачивает героя на сторону Б: { $hero }.
watch-event-hero-spent = { $seat }: { $hero } больше не поможет.
watch-event-hero-exchanged = { $seat } обменивает героя: { $from } → { $to }.
watch-event-hero-removed = { $seat } убирает героя из игры: { $hero }.
watch-event-hero-cards = { $seat }: { $give } → { $want }
watch-event-hero-cards-without-want = { $seat } платит: { $give }.
watch-event-hero-cards-without-give = { $seat } берёт из резерва: { $want }.
watch-event-demanded = { $had ->
    [yes] { $seat } требует: { $resource }. { $of } отдаёт.
   *[no] { $seat } требует: { $resource }. { $of }: такого нет.
  }
watch-event-gave-back = { $seat } отдаёт карту взамен. Получает её { $to }.
watch-event-gave-back-with-resource = { $seat } отдаёт карту взамен ({ $resource }). Получает её { $to }.
watch-event-road-lifted = { $seat } снимает дорогу.
watch-event-saw-card = { $seat } смотрит на карту.
watch-event-saw-card-with-card = Мелисандра показывает: { $card }
watch-event-saw-hand = { $seat } смотрит чужую руку ({ $of }).
watch-event-saw-hand-with-hand = Рука ({ $of }): { $hand }
watch-event-took-card = { $seat } берёт карту. Теряет её { $of }.
watch-event-took-card-with-resource = { $seat } берёт карту ({ $resource }). Теряет её { $of }.
watch-event-patrol-retired = { $seat } сбрасывает сыгранный «Дозор разведчиков».
watch-event-passed = { $seat } пропускает.
watch-event-wildling-removed = { $seat } прогоняет: { $kind }
watch-event-camp-cleared = { $seat } прогоняет к северу от Стены: { $kind }
watch-event-ended = Партия окончена.
watch-event-ended-ending-points = Партия окончена: десять очков!
watch-event-ended-ending-turn-limit = Партия окончена: сыгран последний ход.
watch-event-ended-ending-breaches = Партия окончена: третье вторжение.
watch-event-ended-ending-wildlings = Партия окончена: в Даре слишком много одичалых.

## Board

watch-board = Поле
watch-board-help = Стрелки ведут по местам, где можно что-то сделать; Enter выполняет действие.
watch-board-enlarge = Увеличить поле
watch-place-site = Перекрёсток { $place }
watch-place-path = Путь { $place }
watch-place-hex = { $terrain } { $numbers }
watch-place-camp = Лагерь Тормунда
watch-place-clearing = Опушка { $place }
watch-place-clan-camp = { $clan }, лагерь { $place }
watch-place-menu = здесь можно сделать разное
watch-place-owned = { $name }: { $piece }
watch-tormund = Тормунд
watch-tormund-blocks = Тормунд блокирует: { $place }
watch-route = Торговый путь: { $resource } 2:1
watch-route-any = Торговая стоянка 3:1
watch-wall = Стена
watch-wall-section = Участок { $section }: дозорных { $count }, одичалых перед ним { $regulars }
watch-frostfangs = Клыки Мороза
watch-frostfangs-count = На Клыках Мороза: { $kind } ×{ $count }
watch-pool = Жетонов в стопке: { $count }
watch-breaches = Вторжения
watch-breaches-count = Вторжений: { $count } из { $limit }
watch-in-gift = В Даре
watch-in-gift-count = Одичалых в Даре: { $count } из { $limit }
watch-dice = Кубики: { $dice }
watch-dice-none = Кубики ещё не брошены.

## Around the board

watch-players = Игроки
watch-points = Очки: { $count }
watch-points-own = { $count } со скрытыми
watch-you = вы
watch-bot = Бот
watch-away = отсутствует
watch-cards-in-hand = Карт сырья: { $count }
watch-development-cards = Карт развития: { $count }
watch-patrols = Сыграно дозоров: { $count }
watch-road-length = Длина тракта: { $count }
watch-guards-left = Осталось дозорных: { $count }
watch-pieces-left = Осталось: дороги { $roads }, поселения { $settlements }, крепости { $keeps }
watch-longest-road = Самый длинный тракт
watch-largest-patrol = Самый большой отряд
watch-on-turn = Сейчас ходит
watch-hand = Ваша рука
watch-hand-card = { $resource }: { $count }
watch-card-new = новая
watch-card-count = { $card } ×{ $count }
watch-questions = Ваш ответ
watch-hero = Герой
watch-side = { $side ->
    [spent] исчерпано
    [A] А
   *[B] Б
  }
watch-hero-side = { $hero }, { $side ->
    [spent] { watch-side }
   *[other] сторона { watch-side }
  }
watch-hero-used = применено в этот ход
watch-hero-fresh = со следующего хода
watch-hero-use = Применить
watch-hero-stop = Не сейчас
watch-hero-choose-place = Выберите светящееся место на поле.
watch-display = Героев в резерве: { $count }
watch-costs = Цена строительства
watch-cost-show = Показать места: { $piece }
watch-deck = Карт в колоде: { $count }
watch-log = Журнал
watch-things = Цены

## Trade

watch-trade = Торговля
watch-trade-supply = С резервом
watch-trade-players = С игроками
watch-trade-give = Вы отдаёте
watch-trade-want = Вы хотите
watch-trade-gives = даёт
watch-trade-wants = хочет
watch-trade-invites = просит о предложениях
watch-trade-more = { $resource }: на одну больше
watch-trade-less = { $resource }: на одну меньше
watch-trade-none = У вас таких нет.
watch-trade-same = Не в обмен на карту того же вида.
watch-trade-offer = Предложить
watch-trade-counter = Встречное предложение
watch-trade-make = Сделать предложение
watch-trade-send-counter = Отправить встречное предложение
watch-trade-send-offer = Отправить предложение
watch-trade-mute = Не спрашивать до конца хода
watch-trade-cannot = Вам не хватает: { $cards }.
watch-trade-unpayable = Отклонять то, что мне не по карману
watch-trade-take-none = Не принимать ни одного
watch-trade-left = { $seconds }{"\u00A0"}с на ответ
watch-trade-muted = До конца этого хода вы отклоняете все предложения.
watch-trade-unmute = Снова спрашивать
watch-trade-nothing = Сейчас нечем торговать.
watch-trade-answer-asked = думает
watch-trade-answer-accepted = принимает
watch-trade-answer-declined = отклоняет
watch-trade-answer-countered = торгуется
watch-trade-answer-offered = предлагает
