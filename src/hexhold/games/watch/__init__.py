"""A Game of Thrones Catan: the base game and the Brotherhood of the Watch."""
