"""What may be wrong with the bots that somebody asks for."""

from typing import Final

from hexhold.core.faults import Wording

NO_BOT: Final = Wording(
    "no-bot", "there is no bot {bot!r}; known: {known}, or your own MODULE:CLASS"
)
NOT_IMPORTED: Final = Wording("bot-not-imported", "there is no bot {bot!r}: {reason}")
NOT_A_BOT: Final = Wording(
    "not-a-bot", "{bot!r} is not a bot: it should be a class made from hexhold.bots.Bot"
)
NOT_FOR_GAME: Final = Wording("bot-not-for-game", "the {bot} bot does not play {game}")
NO_STYLE: Final = Wording("no-style", "there is no bot {bot!r}: styles known here: {known}")
NO_BUDGET: Final = Wording(
    "no-budget",
    "{bot!r}: a bot that searches may be told its seconds a turn, such as @0.2, "
    "or its playouts a decision, such as @400p",
)
RATES_NOTHING: Final = Wording(
    "bot-rates-nothing", "the bot {bot} cannot say what actions are worth"
)
NO_WEIGHTS: Final = Wording("no-weights", "{game} has no weights to tune for mode={value}")
NO_CHANCES: Final = Wording("no-chances", "{game} has no chance to win that could be fitted")
WRONG_COUNT: Final = Wording(
    "wrong-count-of-bots", "{bots} bots for {seats} seats; name one for all, or {seats}"
)
BOT_ERRED: Final = Wording("bot-erred", "the bot {bot} failed: {reason}")
