# What both games name alike: resources, terrains, seats. Names as they stand alone, on a button or in a list.

resource-brick = Glina
resource-lumber = Drewno
resource-wool = Wełna
resource-grain = Zboże
resource-ore = Ruda
resource-gold = Złoto

terrain-hills = Wzgórza
terrain-forest = Las
terrain-pasture = Pastwisko
terrain-fields = Pola uprawne
terrain-mountains = Góry
terrain-ice = Lodowa pustynia

seat-red = Czerwony
seat-blue = Niebieski
seat-yellow = Żółty
seat-black = Czarny

amount = { $count } × { $resource }
nothing = nic
