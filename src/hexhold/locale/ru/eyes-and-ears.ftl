# The page for every eye and ear: colours, the table in words, keys.

palette = Цвета игроков и земель
palette-usual = Обычные
palette-red-green = Если трудно различать красный и зелёный
palette-blue-yellow = Если трудно различать синий и жёлтый

in-words = Стол словами
in-words-actions = Все действия ({ $count })
in-words-actions-title = Все действия
in-words-position = Положение словами
in-words-keys = Клавиши
in-words-told = Что происходит
in-words-nothing = Сейчас от вас ничего не требуется.
in-words-open = { $action }…
in-words-options = Что вы можете сделать
in-words-count = { $title }: { $count }
keys-single = Одиночные клавиши работают
keys-single-about = Отключите, если они мешают программе чтения с экрана или голосовому управлению.
keys-actions = Перечислить всё, что можно сделать сейчас
keys-position = Рассказать положение и ваши возможности
keys-now = Повторить, что требуется
keys-help = Показать эти клавиши
keys-close = Закрыть открытое
keys-tab = Перейти к следующему элементу
