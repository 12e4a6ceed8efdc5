# The sides of the Rivals in the bench.

bench-about-rivals = Die fünf Spiele der Fürsten wechseln sich ab.
bench-side-rivals = Fürsten
