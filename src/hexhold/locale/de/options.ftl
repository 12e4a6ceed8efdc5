# Every option of both games and every choice. Names of options are option-<game>-<option>, what they
# mean option-<game>-<option>-about, their choices option-<game>-<option>-<choice>.

option-yes = ja
option-no = nein

# ---------------------------------------------------------------- what may be wrong with them

fault-no-game = das Spiel { $game } gibt es nicht; bekannt: { $known }
fault-no-option = die Einstellung { $option } gibt es nicht; bekannt: { $known }
fault-no-choice = { $option } muss eines von { $choices } sein, nicht { $value }
fault-no-flag = { $option } muss yes oder no sein, nicht { $value }
fault-no-number = { $option } muss eine Zahl von { $lowest } bis { $highest } sein, nicht { $value }
