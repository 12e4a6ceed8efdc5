# The sides of the Rivals in the bench.

bench-about-rivals = The five games of the Rivals take turns.
bench-side-rivals = Rivals
