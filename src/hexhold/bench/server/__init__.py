"""How fast the server is, beside a bare socket echo and bare appends on the same machine."""
