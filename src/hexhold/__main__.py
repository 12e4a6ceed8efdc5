"""`python -m hexhold` is the command line."""

from hexhold.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
