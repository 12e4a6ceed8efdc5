# Why something is refused, said from Python and in the terminal. What a rule says stands in the almanac.

refusal-without-entry = Это запрещает правило { $rule }.
refusal-asks-another = Вопрос к месту { $seat }: «{ $question }»
refusal-awaits-another = Сначала должно ответить место { $seat }.
