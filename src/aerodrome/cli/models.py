"""`aerodrome mcp`: games for language models."""

from __future__ import annotations

from aerodrome.cli.options import Lang, own_language


def mcp(lang: Lang = None) -> None:
    """Let a language model play: serve the Model Context Protocol over standard input and output. Programs for models
    start this command themselves; docs/mcp.md shows how they are told."""
    from aerodrome.doors.mcp import serve

    serve(own_language(lang))
