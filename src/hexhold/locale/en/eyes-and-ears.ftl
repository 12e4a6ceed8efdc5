# The page for every eye and ear: colours, the table in words, keys.

palette = Colours of seats and lands
palette-usual = As painted
palette-red-green = For red–green colour blindness
palette-blue-yellow = For blue–yellow colour blindness
