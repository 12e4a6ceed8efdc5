"""The compiled part: state, rule chapters, referee."""
