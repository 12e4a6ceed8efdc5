# Why something is refused, said from Python and in the terminal. What a rule says stands in the almanac.

refusal-without-entry = Zabrania tego zasada { $rule }.
refusal-asks-another = Pytanie do miejsca { $seat }: „{ $question }”
refusal-awaits-another = Najpierw musi odpowiedzieć miejsce { $seat }.
