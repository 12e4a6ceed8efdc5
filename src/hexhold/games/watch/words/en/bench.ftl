# The sides of the Watch in the bench.

bench-about-watch = The Watch has four seats, which trade with each other only where it says so.
bench-side-brotherhood = Brotherhood
bench-side-trade = with trade
bench-side-brotherhood-trade = Brotherhood with trade
