# The sides of the Watch in the bench.

bench-side-brotherhood = Braterstwo
