# Every option of both games and every choice. Names of options are option-<game>-<option>, what they
# mean option-<game>-<option>-about, their choices option-<game>-<option>-<choice>.

option-yes = да
option-no = нет

# ---------------------------------------------------------------- what may be wrong with them

fault-no-game = игры { $game } нет; известны: { $known }
fault-no-option = настройки { $option } нет; известны: { $known }
fault-no-choice = { $option }: нужно одно из { $choices }, а не { $value }
fault-no-flag = { $option }: нужно yes или no, а не { $value }
fault-no-number = { $option }: нужно число от { $lowest } до { $highest }, а не { $value }
