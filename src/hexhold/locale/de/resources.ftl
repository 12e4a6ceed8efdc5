# What both games name alike: resources, terrains, seats. Names as they stand alone, on a button or in a list.

resource-brick = Lehm
resource-lumber = Holz
resource-wool = Wolle
resource-grain = Getreide
resource-ore = Erz
resource-gold = Gold

terrain-hills = Hügelland
terrain-forest = Wald
terrain-pasture = Weideland
terrain-fields = Ackerland
terrain-mountains = Gebirge
terrain-ice = Eis

seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-black = Schwarz

amount = { $count } { $resource }
nothing = nichts
