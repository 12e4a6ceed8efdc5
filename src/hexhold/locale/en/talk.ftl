# What people say to each other with one click: everybody reads it in their own language.

watching = You are watching
talk-phrases = A word with one click
talk-faces = Faces
talk-aside = Say something to the others who watch
talk-aside-about = Players see what spectators say when the match is over.
talk-spectator = Spectator

phrase-smile = smiles
phrase-laugh = laughs
phrase-wink = winks
phrase-wow = is amazed
phrase-sad = is sad
phrase-grumble = grumbles
phrase-greeting = Hello, everybody!
phrase-luck = Good luck!
phrase-nice = Nice move!
phrase-thank-you = Thank you!
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-your-turn = It’s your turn!
phrase-trade = Would anybody like to trade?
phrase-oh-no = Oh no!
phrase-great-match = That was a great match!
phrase-another = Another match?
