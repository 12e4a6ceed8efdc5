# The sides of the Watch in the bench.

bench-about-watch = В «Ночном дозоре» четыре места; они обмениваются между собой только там, где это указано.
bench-side-brotherhood = Братство
bench-side-trade = с обменом
bench-side-brotherhood-trade = Братство с обменом
