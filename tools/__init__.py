"""Tools for contributors. Run them in the repository, for example: python -m tools.mutants airships"""
