# What people say to each other with one click: everybody reads it in their own language.

watching = Oglądasz
talk-phrases = Słowo jednym kliknięciem
talk-faces = Miny
talk-aside = Powiedz coś innym widzom
talk-aside-about = To, co mówią widzowie, gracze zobaczą po partii.
talk-spectator = Widz

phrase-smile = uśmiecha się
phrase-laugh = śmieje się
phrase-wink = puszcza oko
phrase-wow = dziwi się
phrase-sad = smuci się
phrase-grumble = mruczy pod nosem
phrase-greeting = Cześć wszystkim!
phrase-luck = Powodzenia!
phrase-nice = Dobry ruch!
phrase-thank-you = Dziękuję!
phrase-sorry = Przepraszam!
phrase-moment = Chwileczkę, proszę.
phrase-your-turn = Twoja kolej!
phrase-trade = Czy ktoś chce się wymienić?
phrase-oh-no = O nie!
phrase-great-match = To była świetna partia!
phrase-another = Jeszcze jedna partia?
