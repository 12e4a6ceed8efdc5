"""What the Brotherhood of the Watch adds, one module a rule chapter."""
