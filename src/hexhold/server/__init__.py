"""Where people and bots meet: tables, seats, storage, live play over HTTP and WebSocket."""
