# What people say to each other with one click: everybody reads it in their own language.

watching = Вы смотрите
talk-phrases = Сказать одним нажатием
talk-faces = Лица
talk-aside = Скажите что-нибудь другим зрителям
talk-aside-about = Слова зрителей игроки увидят после партии.
talk-spectator = Зритель

phrase-smile = улыбается
phrase-laugh = смеётся
phrase-wink = подмигивает
phrase-wow = удивляется
phrase-sad = грустит
phrase-grumble = ворчит
phrase-greeting = Всем привет!
phrase-luck = Удачи!
phrase-nice = Отличный ход!
phrase-thank-you = Спасибо!
phrase-sorry = Прошу прощения!
phrase-moment = Минутку, пожалуйста.
phrase-your-turn = Ваш ход!
phrase-trade = Кто-нибудь хочет обменяться?
phrase-oh-no = О нет!
phrase-great-match = Отличная была партия!
phrase-another = Ещё партию?
