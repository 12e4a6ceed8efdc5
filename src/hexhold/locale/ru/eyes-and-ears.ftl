# The page for every eye and ear: colours, the table in words, keys.

palette = Цвета игроков и земель
palette-usual = Обычные
palette-red-green = Если трудно различать красный и зелёный
palette-blue-yellow = Если трудно различать синий и жёлтый
