# Every option of both games and every choice. Names of options are option-<game>-<option>, what they
# mean option-<game>-<option>-about, their choices option-<game>-<option>-<choice>.

option-yes = tak
option-no = nie

# ---------------------------------------------------------------- what may be wrong with them

fault-no-game = nie ma gry { $game }; znane: { $known }
fault-no-option = nie ma opcji { $option }; znane: { $known }
fault-no-choice = { $option }: możliwe wartości to { $choices }, nie { $value }
fault-no-flag = { $option }: możliwe wartości to yes i no, nie { $value }
fault-no-number = { $option }: musi to być liczba od { $lowest } do { $highest }, nie { $value }
