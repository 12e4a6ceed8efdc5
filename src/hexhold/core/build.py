"""Whether this is the compiled engine: the same source runs interpreted, only more slowly."""

from hexhold.core import bits


def is_compiled() -> bool:
    """Whether mypyc compiled the engine that is in use."""
    return not bits.__file__.endswith(".py")
