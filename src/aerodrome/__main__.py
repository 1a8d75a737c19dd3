"""``python -m aerodrome`` is the command line."""

from aerodrome.cli import main

if __name__ == "__main__":
    main()
