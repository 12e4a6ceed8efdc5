"""Every card of the game: one table module a set, over the words of engine/words.py."""
