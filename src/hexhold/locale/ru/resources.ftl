# What both games name alike: resources, terrains, seats. Names as they stand alone, on a button or in a list.

resource-brick = Глина
resource-lumber = Древесина
resource-wool = Шерсть
resource-grain = Зерно
resource-ore = Руда
resource-gold = Золото

terrain-hills = Холмы
terrain-forest = Лес
terrain-pasture = Пастбище
terrain-fields = Пашня
terrain-mountains = Горы
terrain-ice = Ледяная пустошь

seat-red = Красный
seat-blue = Синий
seat-yellow = Жёлтый
seat-black = Чёрный

amount = { $count ->
    [1] { $resource }
   *[other] { $resource } ×{ $count }
  }
nothing = ничего
