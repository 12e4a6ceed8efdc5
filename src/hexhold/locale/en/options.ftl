# Every option of both games and every choice. Names of options are option-<game>-<option>, what they
# mean option-<game>-<option>-about, their choices option-<game>-<option>-<choice>.

option-yes = yes
option-no = no

# ---------------------------------------------------------------- what may be wrong with them

fault-no-game = there is no game { $game }; known: { $known }
fault-no-option = there is no option { $option }; known: { $known }
fault-no-choice = { $option } must be one of { $choices }, not { $value }
fault-no-flag = { $option } must be yes or no, not { $value }
fault-no-number = { $option } must be a number from { $lowest } to { $highest }, not { $value }
