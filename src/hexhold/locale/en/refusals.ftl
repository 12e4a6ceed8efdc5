# Why something is refused, said from Python and in the terminal. What a rule says stands in the almanac.

refusal-without-entry = The rule { $rule } forbids it.
refusal-asks-another = Seat { $seat } is asked: “{ $question }”
refusal-awaits-another = Seat { $seat } has to answer first.
