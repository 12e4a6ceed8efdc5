# What people say to each other with one click: everybody reads it in their own language.

watching = Du siehst zu
talk-phrases = Ein Wort mit einem Klick
talk-faces = Gesichter
talk-aside = Sag den anderen Zuschauern etwas
talk-aside-about = Was Zuschauer sagen, sehen die Spieler erst nach der Partie.
talk-spectator = Zuschauer

phrase-smile = lächelt
phrase-laugh = lacht
phrase-wink = zwinkert
phrase-wow = staunt
phrase-sad = ist traurig
phrase-grumble = grummelt
phrase-greeting = Hallo zusammen!
phrase-luck = Viel Glück!
phrase-nice = Guter Zug!
phrase-thank-you = Danke!
phrase-sorry = Tut mir leid!
phrase-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran!
phrase-trade = Möchte jemand handeln?
phrase-oh-no = O nein!
phrase-great-match = Das war eine tolle Partie!
phrase-another = Noch eine Partie?
