# Why something is refused, said from Python and in the terminal. What a rule says stands in the almanac.

refusal-without-entry = Die Regel { $rule } verbietet es.
refusal-asks-another = Sitz { $seat } ist gefragt: „{ $question }“
refusal-awaits-another = Zuerst muss Sitz { $seat } antworten.
