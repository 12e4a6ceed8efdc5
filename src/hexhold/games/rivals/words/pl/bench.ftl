# The sides of the Rivals in the bench.

bench-about-rivals = Pięć gier Rywali rozgrywa się na zmianę.
bench-side-rivals = Rywale
