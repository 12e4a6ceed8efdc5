# The sides of the Watch in the bench.

bench-about-watch = W Straży są cztery miejsca; handlują ze sobą tylko tam, gdzie to zaznaczono.
bench-side-brotherhood = Braterstwo
bench-side-trade = z handlem
bench-side-brotherhood-trade = Braterstwo z handlem
