"""Games for language models, over the Model Context Protocol: `aerodrome mcp`.

A model sits down at a table of its own, against bots, reads it in sentences, and moves. It gets exactly what its seat
may see (sitting.py). The docstrings of the tools are what models read, so they say what a call needs and what comes
back.
"""

from __future__ import annotations

import functools
import itertools
import threading
from collections.abc import Callable
from typing import Any

from aerodrome import _version
from aerodrome.doors.errors import ExtraMissing, Mistake
from aerodrome.doors.sitting import Sitting
from aerodrome.games import UnknownGame, available, load
from aerodrome.rulebook.errors import AerodromeError, Tellable
from aerodrome.rulebook.game import Game
from aerodrome.text import ENGLISH, LANGUAGES, about, option_help, rules_in, takes, tell

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
except ImportError as error:
    raise ExtraMissing(
        f"`aerodrome mcp` needs one more package; install it with: pip install 'aerodrome[mcp]' ({error})"
    ) from None

MOST_TABLES = 8
"""Tables at which a model may sit at the same time."""

INSTRUCTIONS = (
    "Airship board games against bots. list_games says what there is, and read_rules how it goes; sit_down takes a "
    "seat. Then play moves, until the game is over; every answer says what has happened and what you can do next. look "
    "shows the whole table, and hint what a search would play. You see what your seat may see, and nothing else."
)


class Door:
    """The tools of one model, and the tables at which it sits."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
        self._tables: dict[str, Sitting] = {}
        self._numbers = itertools.count(1)
        self._last = ""
        self._lock = threading.Lock()
        """Tools run in threads; one call at a time keeps a table whole."""

    # --- games and rules

    def list_games(self, language: str = "") -> str:
        """List the games: name, number of players, what it is about, and its options with their values."""
        spoken, lines = self._spoken(language), []
        for game in available():
            lines.append(f"{game.name}: {about(game, spoken)}")
            for option in game.options:
                values = tell(spoken, "line-option", values=takes(spoken, option), default=option.show(option.default))
                lines.append(f"    {option.name}: {option_help(game, option, spoken)} {values}")
        return "\n".join(lines)

    def read_rules(self, game: str, ids: list[str] | None = None, language: str = "") -> str:
        """Read the rules of a game: all of them, or only those with these ids, for example ["AS-4.2"]. Every question
        and every refusal names the ids that matter."""
        loaded, spoken = self._game(game, language), self._spoken(language)
        rules = rules_in(loaded, spoken)
        if ids:
            wanted = {id.upper().strip() for id in ids}
            unknown = sorted(wanted - {rule.id for rule in rules})
            if unknown:
                first = [id[:20] for id in unknown[:5]]
                raise SpokenMistake(spoken, Mistake("mcp-no-such-rule", game=loaded.title, rules=first))
            return "\n".join(str(rule) for rule in rules if rule.id in wanted)
        lines = []
        for section, listed in itertools.groupby(rules, lambda rule: rule.section):
            lines += ["", section, *map(str, listed)]
        return "\n".join(lines).strip()

    # --- sitting down and leaving

    def sit_down(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 1,
        bots: list[str] | None = None,
        options: dict[str, str | int] | None = None,
        seed: int | None = None,
        name: str = "Captain",
        language: str = "",
    ) -> str:
        """Take a seat at a new table. `seats` is the number of players (by default as many as are usual), `seat` yours,
        counted from 1. `bots` play the other seats: one name for all, or one for each, of random, greedy, casual, club
        (the default), master, and learned in games that come with a network. `options` are house rules, as list_games
        names them. The same `seed` gives the same deal. `language` is en, de or fr. Returns the table's name, what has
        happened, and your first question."""
        loaded, spoken = self._game(game, language), self._spoken(language)
        if len(self._tables) >= MOST_TABLES:
            raise SpokenMistake(spoken, Mistake("mcp-tables-full", most=MOST_TABLES))
        try:
            sitting = Sitting(
                loaded,
                seats=seats,
                seat=seat - 1,
                bots=bots or (),
                options=options,
                seed=seed,
                name=name,
                language=spoken,
            )
        except Tellable as error:
            raise SpokenMistake(spoken, error) from None
        id = f"t{next(self._numbers)}"
        self._tables[id], self._last = sitting, id
        names = sitting.match.names
        others = [each for i, each in enumerate(names) if i != sitting.seat]
        sat = sitting.tell(
            "mcp-sat", table=id, game=loaded.title, seats=len(names), name=names[sitting.seat], seat=seat, others=others
        )
        return "\n".join([sat, *sitting.news()])

    def leave(self, table: str = "") -> str:
        """Leave a table for good. All tools mean the table at which you sat down last, unless you name another."""
        id, sitting = self._at(table)
        del self._tables[id]
        self._last = next(reversed(self._tables), "")
        return sitting.tell("mcp-left", table=id)

    # --- looking and moving

    def look(self, table: str = "") -> str:
        """See the whole table in sentences, as far as your seat may know it, and what you are asked."""
        return "\n".join(self._at(table)[1].table())

    def legal_moves(self, table: str = "") -> str:
        """List the moves that you can make now: number, notation and words, and where dice decide, the chance."""
        return "\n".join(self._at(table)[1].asked())

    def what_happened(self, table: str = "") -> str:
        """Tell everything that has happened at a table from the beginning, as far as your seat saw it."""
        return "\n".join(self._at(table)[1].log())

    def play(self, move: str | int, table: str = "") -> str:
        """Make a move, named by its number, its notation or its words, as legal_moves lists them. The others move until
        you have a choice again. Returns what has happened and your next question. A move that is not allowed changes
        nothing, and the answer quotes the rule."""
        sitting = self._at(table)[1]
        try:
            sitting.play(str(move))
        except Tellable as error:
            raise SpokenMistake(sitting.language, error) from None
        return "\n".join(sitting.news())

    def hint(self, table: str = "") -> str:
        """Ask the search for the best moves: their chances to win, and why the first is better than the second."""
        return self._advice(table, Sitting.hint)

    def review(self, table: str = "", decision: int | None = None) -> str:
        """Look back at a finished game: the result and your decisions; or one decision by its number, with the moves
        that the search would have liked best."""
        return self._advice(table, lambda sitting: sitting.review(decision))

    # --- helpers

    def _advice(self, table: str, ask: Callable[[Sitting], list[str]]) -> str:
        sitting = self._at(table)[1]
        try:
            return "\n".join(ask(sitting))
        except Tellable as error:
            raise SpokenMistake(sitting.language, error) from None

    def _spoken(self, language: str) -> str:
        if language and language not in LANGUAGES:
            raise SpokenMistake(
                self.language, Mistake("mcp-no-such-language", language=language[:20], languages=list(LANGUAGES))
            )
        return language or self.language

    def _game(self, name: str, language: str) -> Game:
        try:
            return load(name)
        except UnknownGame as error:
            raise SpokenMistake(self._spoken(language), error) from None

    def _at(self, table: str) -> tuple[str, Sitting]:
        if not self._tables:
            raise SpokenMistake(self.language, Mistake("mcp-no-seat"))
        id = table or self._last
        if id not in self._tables:
            raise SpokenMistake(self.language, Mistake("mcp-no-table", table=id[:20], tables=list(self._tables)))
        return id, self._tables[id]

    # --- as a server

    def server(self) -> MCPServer[Any]:
        """The server that offers these tools."""
        server: MCPServer[Any] = MCPServer(
            "aerodrome", title="Aerodrome", version=_version.__version__, instructions=INSTRUCTIONS, log_level="WARNING"
        )
        for tool in TOOLS:
            server.add_tool(self._guarded(getattr(self, tool.__name__)), structured_output=False)
        return server

    def _guarded(self, tool: Callable[..., str]) -> Callable[..., str]:
        """A tool that runs alone, and whose mistakes are told to the model."""

        @functools.wraps(tool)
        def run(*given: Any, **named: Any) -> str:
            with self._lock:
                try:
                    return tool(*given, **named)
                except (AerodromeError, SpokenMistake) as error:
                    raise ToolError(str(error)) from None

        return run


TOOLS = (
    Door.list_games, Door.read_rules, Door.sit_down, Door.look, Door.legal_moves, Door.play, Door.hint,
    Door.what_happened, Door.review, Door.leave,
)  # fmt: skip


class SpokenMistake(Exception):
    """A mistake in the language of its reader."""

    def __init__(self, language: str, error: Tellable) -> None:
        super().__init__(error.text(language))


def serve(language: str = ENGLISH) -> None:
    """Serve one model over standard input and output, until it goes."""
    Door(language).server().run("stdio")
