# The sides of the Rivals in the bench.

bench-side-rivals = «Князья»
