# The page on a device: without a network, calling one to the table, and handed from one to another.

offline-title = You are offline
offline-about = The server cannot be reached. Your matches are kept there, so nothing is lost: they go on when the network is back.
offline-again = Try again

notice-turn = It is your turn
notice-choose = Notify me of my turn while I look elsewhere
notice-forbidden = Your browser forbids notifications from here

invite-scan = Scan to come to this table

link-waiting = { $names } – come and play.
link-playing = { $names } – the match is on. Come and watch.
link-won = { $names } – { $winner } won. See how it went.
link-ended = { $names } – the match is over. See how it went.

hot-pass = Pass the device to { $name }
hot-who = Who looks now?
hot-about = Nobody else should see the hand of who plays.
hot-show = I am { $name }, show my hand
hot-seats = Seats played on this device
hot-count = { $count ->
    [one] one: mine
   *[other] { $count }, passed from hand to hand
}
hot-name = Player { $number }
