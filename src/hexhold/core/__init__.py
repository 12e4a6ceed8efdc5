"""What a game is: seats, chance, actions, refusals, matches and their records."""
