# The resources and terrains of both games: names as they stand alone, on a button or in a list.

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
