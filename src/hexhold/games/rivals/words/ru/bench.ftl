# The sides of the Rivals in the bench.

bench-about-rivals = Пять игр «Князей Катана» идут по очереди.
bench-side-rivals = «Князья»
