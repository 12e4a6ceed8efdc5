# The Watch on the command line.

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

## What may be wrong: the Watch

fault-watch-needs-brotherhood = { $option }={ $value } требует mode=brotherhood
fault-watch-brotherhood-founds = start=fixed требует mode=base: в «Братстве» поселения всегда основывают
fault-watch-needs-layout = start=fixed требует board=fixed: поселения относятся к этому раскладу
fault-watch-no-first = first={ $seat }: такого места нет, игроков { $players }
fault-watch-large-offer = карт одного вида в предложении — не больше { $limit }
fault-watch-no-card = { $word } — не карта (пример: { $example })
fault-watch-not-so-many = столько карт нет: { $text }
fault-watch-more-cards = в позиции больше карт, чем в коробке
fault-watch-more-wildlings = в позиции больше одичалых, чем в коробке
fault-watch-tokens = жетонов в позиции, использованных и скрытых вместе, должно быть { $count }
fault-watch-no-hexadecimal = { $text }: нужно шестнадцатеричное число
fault-watch-not-the-board = { $text } не подходит к полю
fault-watch-too-many-discards = место { $seat } не может сбросить больше, чем имеет
fault-watch-no-places = { $text }: нужны разные числа меньше { $limit }
fault-watch-not-the-base-game = { $name }: такого в базовой игре нет
fault-watch-parts = { $text }: частей должно быть { $count }
fault-watch-no-guards = { $text } — не дозорные участка
fault-watch-many-guards = { $text }: дозорных одного места больше { $limit }
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
