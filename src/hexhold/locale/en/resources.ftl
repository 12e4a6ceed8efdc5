# What both games name alike: resources, terrains, seats. Names as they stand alone, on a button or in a list.

resource-brick = Brick
resource-lumber = Lumber
resource-wool = Wool
resource-grain = Grain
resource-ore = Ore
resource-gold = Gold

terrain-hills = Hills
terrain-forest = Forest
terrain-pasture = Pasture
terrain-fields = Fields
terrain-mountains = Mountains
terrain-ice = Ice

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-black = Black

amount = { $count } { $resource }
nothing = nothing
