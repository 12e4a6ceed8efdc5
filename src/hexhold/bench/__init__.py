"""How fast the engine is, measured beside another implementation in one run on one machine."""
