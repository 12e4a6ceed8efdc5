"""The rules of the Watch as plain ints and masks, one module a rule chapter; compiled by mypyc."""
