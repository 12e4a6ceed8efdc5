# The sides of the Watch in the bench.

bench-about-watch = Die Nachtwache hat vier Sitze, die nur dort miteinander handeln, wo es dabeisteht.
bench-side-brotherhood = Bruderschaft
bench-side-trade = mit Handel
bench-side-brotherhood-trade = Bruderschaft mit Handel
