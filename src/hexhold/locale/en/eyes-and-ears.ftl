# The page for every eye and ear: colours, the table in words, keys.

palette = Colours of seats and lands
palette-usual = As painted
palette-red-green = For red–green colour blindness
palette-blue-yellow = For blue–yellow colour blindness

in-words = The table in words
in-words-actions = All actions ({ $count })
in-words-actions-title = All actions
in-words-position = The position in words
in-words-keys = Keys
in-words-told = What happens
in-words-nothing = Nothing is asked of you now.
in-words-open = { $action }…
in-words-options = What you can do
in-words-count = { $title }: { $count }
keys-single = Single keys work
keys-single-about = Turn this off if they disturb your screen reader or speech control.
keys-actions = List all that you can do now
keys-position = Tell the position and your options
keys-now = Say again what is asked
keys-help = Show these keys
keys-close = Close what is open
keys-tab = Go on to the next control
