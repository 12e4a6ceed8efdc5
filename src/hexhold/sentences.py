"""What the library says to people in any of its languages: rules, and why they refuse."""

from hexhold import almanac, locale
from hexhold.core.contract import CHANCE, Refusal
from hexhold.core.speech import ORIGINAL


def rule_text(rule: str, language: str = ORIGINAL) -> str:
    """What a rule says, by its id: the almanac's title and text."""
    entry = almanac.entry(rule, language)
    return f"{entry.title}. {entry.text.strip()}"


def refusal_text(refusal: Refusal, language: str = ORIGINAL) -> str:
    """Why something is refused: what the rule says, and what is asked instead."""
    if refusal.rule in almanac.entries(language):
        why = rule_text(refusal.rule, language)
    else:
        why = locale.say("refusal-without-entry", language, rule=refusal.rule)
    return " ".join(filter(None, (why, _asked_instead(refusal, language))))


def _asked_instead(refusal: Refusal, language: str) -> str:
    """Who has to answer what first, as far as a refusal knows."""
    if refusal.asked is None:
        return ""
    seat, name = refusal.asked
    question = _question(f"{refusal.rule.partition('.')[0]}-ask-{name}", language)
    if seat in (CHANCE, refusal.seat):
        return question
    who = str(seat)
    if question:
        return locale.say("refusal-asks-another", language, seat=who, question=question)
    return locale.say("refusal-awaits-another", language, seat=who)


def _question(message: str, language: str) -> str:
    """A question in words; nothing for one that names particulars, which a refusal lacks."""
    own = locale.catalogue(language)
    if not own.has(message):
        return ""
    text, lacking = own.format(message, {})
    return "" if lacking else text
