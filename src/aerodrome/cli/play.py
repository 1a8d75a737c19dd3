"""The line client: a whole game in sentences, in a terminal, in a pipe, or read aloud by a screen reader."""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from aerodrome import analysis
from aerodrome.bots import Bot, make_bot
from aerodrome.bots.search import LEVELS, SearchBot
from aerodrome.cli.files import fresh_path, keep
from aerodrome.engines.compiled import native
from aerodrome.engines.library import NativeUnavailable
from aerodrome.games import load
from aerodrome.play.match import HUMAN, Match, NothingToUndo
from aerodrome.play.moves import BadNotation, IllegalMove, Move
from aerodrome.play.sight import Event
from aerodrome.rulebook.english import plural
from aerodrome.rulebook.game import Game

HELP = """\
Type the number of a move, or the move itself (as in: {example}). Besides:
  ?           what is asked now, and the rules that matter for it
  look        the whole table          moves       the moves again
  log         what has happened        cards       all cards, and which figures are reconstructed
  cards 12    one card, drawn, in games whose cards are pictures
  rule {rule} the text of a rule       undo        take back your last move, if no dice were rolled and no card was seen
  hint        the best moves, and why  odds        everybody's chance of winning, and the chances of each throw
  save [FILE] keep the game            quit        stop; the game is kept and can be resumed
"""


COMMANDS = {
    word: word for word in ("help", "look", "moves", "log", "hint", "odds", "cards", "rule", "undo", "save", "quit")
} | {"?": "explain", "h": "help", "l": "look", "m": "moves", "u": "undo", "q": "quit", "exit": "quit"}
"""What can be typed instead of a move, and the method of the client that answers it."""

RECENT = 20
"""Events that are told again when a game is taken up."""


class Stop(Exception):
    """The player leaves."""


class LineClient:
    """Plays one match with the people at this terminal."""

    def __init__(
        self,
        match: Match,
        console: Console,
        *,
        bot_seed: int = 0,
        path: Path | None = None,
        talk: bool = True,
    ) -> None:
        self.match, self.console, self.talk = match, console, talk
        self.bots: dict[int, Bot] = {
            seat: make_bot(player, bot_seed) for seat, player in enumerate(match.players) if player != HUMAN
        }
        if any(isinstance(bot, SearchBot) for bot in self.bots.values()):
            native(match.game)  # where there is none it is said before the game, not in it
        self.people = [seat for seat in range(match.seats) if seat not in self.bots]
        self.path = path or fresh_path(match)
        self.curtained = len(self.people) > 1 and match.game.has_secrets
        self.looking = None if self.curtained or not self.people else self.people[0]
        """Who is before the screen: the one person at it, or with a curtain the one it was handed to."""
        self.shown: dict[int | None, int] = {}
        """How many of each viewer's events have been told."""
        self.resumed = match.ply > 0
        self.asked_at = -1
        self.asked_before: int | None = None

    # --- the game

    def run(self) -> int:
        """Play to the end; the exit status."""
        if self.match.note:
            self.say(f"Note: this match was {self.match.note}.")
        try:
            while not self.match.over:
                self.turn(min(self.match.to_act))
        except Stop:
            self.part("The game is kept.")
            return 0
        except EOFError:
            self.say("")
            self.part("The input ended before the game did. The game is kept.")
            return 1
        except BrokenPipeError:
            keep(self.match, self.path)
            raise
        except KeyboardInterrupt:
            self.say("")
            self.part("Stopped. The game is kept.")
            return 130
        self.tell_news()
        self.results()
        return 0

    def turn(self, seat: int) -> None:
        if seat in self.bots:
            self.match.play(seat, self.bots[seat].choose(self.match.sight(seat)))
            return
        if self.curtained and seat != self.looking:
            self.draw_curtain(seat)
        self.tell_news()
        if self.asked_at != self.match.ply:
            self.asked_at = self.match.ply
            self.ask(seat)
        line = self.read(seat)
        try:
            self.answer(seat, line)
        except (BadNotation, IllegalMove) as error:
            self.say(f"{error}", "yellow")
            self.say("Type a number from the list, `moves` to see it again, or `help`.")

    def draw_curtain(self, seat: int) -> None:
        """Hide what the last player saw, and wait for the next one: each has secrets."""
        name = self.match.names[seat]
        self.looking = seat
        if not (self.console.is_terminal and sys.stdin and sys.stdin.isatty()):
            self.say(f"=== For {name} only ===", "bold")
            return
        self.console.clear()
        self.console.file.write("\x1b[3J")  # what was scrolled away is hidden too
        self.say(f"Hand over to {name}. Press Enter when only {name} is looking.", "bold")
        input()
        self.console.clear()

    def ask(self, seat: int) -> None:
        """Say what is asked, with the table in view and the moves numbered."""
        words, seen = self.match.game.words, self.match.seen(seat)
        self.say("")
        self.say(f"--- {self.match.names[seat]}, move {self.match.ply + 1} ---", "bold")
        # Between two moves of the same player the news tell all that has changed.
        if not (self.match.log and self.match.log[-1].seat == seat and self.asked_before == seat):
            self.show_picture(seat)
            for line in self.match.brief(seat):
                self.say(line, indent=2)
        elif hand := words.own_hand(seen, seat):
            self.say(hand, indent=2)
        self.asked_before = seat
        for line in words.sketch(seen, seat):
            self.console.print(Text(line), soft_wrap=True)
        self.moves(seat, "")

    def read(self, seat: int) -> str:
        prompt = f"{self.match.names[seat]}> "
        if sys.stdin is None:  # it was closed before we started
            raise EOFError
        if sys.stdin.isatty():
            return input(prompt).strip()
        self.console.print(prompt, end="", markup=False)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.say(line.strip())
        return line.strip()

    def answer(self, seat: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        if not line:
            self.say("Type the number of a move, or `help`.")
        elif word.lower() in COMMANDS:
            getattr(self, COMMANDS[word.lower()])(seat, rest.strip())
        else:
            self.match.play(seat, self.chosen(seat, line))

    def chosen(self, seat: int, line: str) -> Move | str:
        """A line as a move: its number in the list, or its notation."""
        legal = self.match.legal(seat)
        if re.fullmatch(r"-?[0-9]+", line):
            numbered = {str(number): move for number, move in enumerate(legal, 1)}
            if line not in numbered:
                raise BadNotation(f"there is no move {line[:20]}; they are numbered 1 to {len(legal)}.")
            return numbered[line]
        return line

    # --- what can be asked

    def help(self, seat: int, rest: str) -> None:
        rule = next(iter(self.match.rules_in_play(seat) or self.match.game.rules)).id
        for line in HELP.format(example=self.match.legal(seat)[0].text, rule=f"{rule:6}").splitlines():
            self.say(line, indent=14)

    def explain(self, seat: int, rest: str) -> None:
        self.say(self.match.question(seat), "bold")
        for rule in self.match.rules_in_play(seat):
            self.say(f"  {rule}", indent=4)
        self.say("More: `help`, or `rule` and an id.")

    def look(self, seat: int, rest: str) -> None:
        self.show_picture(seat)
        for line in self.match.describe(seat):
            self.say(line, indent=2)

    def moves(self, seat: int, rest: str) -> None:
        self.say(self.match.question(seat), "bold")
        for number, move in enumerate(self.match.legal(seat), 1):
            rows = self.match.odds(seat, move.number)
            chance = f" [{float(rows[-1][1]):.0%} {rows[-1][0]}]" if rows else ""
            self.say(f"{number:3}  {move.label}{chance}", indent=5)

    def log(self, seat: int, rest: str) -> None:
        for event in self.match.events(seat):
            self.say(event.text)

    def hint(self, seat: int, rest: str) -> None:
        """The best moves with their chances, and why the first is better than the second."""
        if not self.can_think():
            return
        found = analysis.hint(self.match.sight(seat))
        for number, advice in enumerate(found.moves, 1):
            self.say(f"{number:3}  {advice.label}: {advice.share:.0%} to win (±{advice.error:.0%})", indent=5)
        self.say(found.why, indent=2)

    def odds(self, seat: int, rest: str) -> None:
        """What is counted exactly, then everybody's chance to win."""
        for move in self.match.legal(seat):
            rows = self.match.odds(seat, move.number)
            if rows:
                self.say(f"{move.label}:")
            for what, chance in rows:
                self.say(f"  {float(chance):6.1%}  {what}", indent=10)
        if not self.can_think():
            return
        chances = analysis.win_chances(self.match.sight(seat))
        for other, name in enumerate(self.match.names):
            self.say(f"{chances.shares[other]:6.1%}  {name} (±{chances.errors[other]:.1%})")
        self.say(
            f"Everybody's chance of winning, from what you may know and {chances.samples} games played on from here."
        )

    def can_think(self) -> bool:
        """Is the search there? If it cannot be had, say why."""
        try:
            native(self.match.game)
        except NativeUnavailable as error:
            self.say(f"Search is not available here: {error}", "yellow")
            return False
        return True

    def cards(self, seat: int, rest: str) -> None:
        """All cards, or one of them drawn: `cards 12`."""
        if rest:
            drawn = self.match.game.words.draw_card(int(rest)) if re.fullmatch("[0-9]{1,3}", rest) else None
            for line in drawn or [f"There is no card {rest[:20]!r} to draw. `cards` lists them all."]:
                self.console.print(Text(line), soft_wrap=True)
            return
        for line in self.match.game.words.card_list() or ["This game lists no cards."]:
            self.say(line, indent=2)

    def rule(self, seat: int, rest: str) -> None:
        rules = self.match.game.rules
        found = rules.by_id.get(rest.upper())
        if found is None:
            self.say(
                f"There is no rule {rest[:20]!r}. `aerodrome rules {self.match.game.name}` prints them all.", "yellow"
            )
        else:
            self.say(f"{found} ({found.source})")

    def undo(self, seat: int, rest: str) -> None:
        if self.match.log and self.match.log[-1].seat != seat:
            self.say("The last move is not yours, so you cannot take it back.", "yellow")
            return
        try:
            taken = self.match.undo()
        except NothingToUndo as error:
            self.say(f"You cannot take that back: {error}.", "yellow")
            return
        for viewer, shown in self.shown.items():
            self.shown[viewer] = min(shown, len(self.match.events(viewer)))
        self.asked_at = -1
        self.say(f"Taken back: {taken.text}.")

    def save(self, seat: int, rest: str) -> None:
        path = Path(rest) if rest else self.path
        try:
            path = path.expanduser()
            path.parent.mkdir(parents=True, exist_ok=True)
            self.match.save(path)
        except (OSError, ValueError, RuntimeError) as error:
            self.say(f"The game cannot be saved as {path}: {error}. Name another file: save FILE", "yellow")
            return
        self.path = path
        self.say(f"Saved as {path}")

    def quit(self, seat: int, rest: str) -> None:
        raise Stop

    # --- saying

    def tell_news(self) -> None:
        """What has happened since the last time, as far as those before the screen may know it."""
        viewer = self.looking if self.curtained or len(self.people) == 1 else None
        news = self.match.events(viewer, self.shown.get(viewer, 0))
        if self.resumed and viewer not in self.shown and len(news) > RECENT:
            self.say(f"The last {RECENT} things that happened; `log` lists everything.")
            news = news[-RECENT:]
        for event in news:
            self.say(event.text, "cyan")
            self.shown[viewer] = event.number + 1
            self.let_talk(event)

    def let_talk(self, event: Event) -> None:
        """Bots say what they think of an event; people speak for themselves."""
        said = self.match.game.words.table_talk(event.kind, event.values, event.ply, self.match.seats)
        if self.talk and said and said[0] in self.bots:
            self.say(f"{self.match.names[said[0]]}: “{said[1]}”", "magenta", indent=2)

    def results(self) -> None:
        match, state, outcome = self.match, self.match.board.state(), self.match.outcome
        self.say("")
        for seat in sorted(range(match.seats), key=lambda s: outcome.places[s]):
            parts = match.game.words.breakdown(state, seat)
            several = len(parts) > 1
            sources = ", ".join(f"{points} from {source}" for source, points in parts.items() if points and several)
            self.say(
                f"{outcome.places[seat]}. {match.names[seat]}: {plural(outcome.scores[seat], match.game.words.unit)}"
                f"{f' ({sources})' if sources else ''}"
            )
        won = " and ".join(match.names[seat] for seat in outcome.winners)
        wins = "wins" if len(outcome.winners) == 1 else "share the win"
        self.say(f"{won} {wins}." if won else "Nobody wins.", "bold")
        where = keep(match, self.path)
        self.say(f"Saved as {where}. See it again with: aerodrome replay {where}")

    def part(self, words: str) -> None:
        where = keep(self.match, self.path)
        self.say(f"{words} Go on with: aerodrome resume {where}")

    def show_picture(self, seat: int) -> None:
        """The table drawn with characters, in games that have a board."""
        for line in self.match.game.words.picture(self.match.seen(seat), seat):
            self.console.print(Text.assemble(*line), soft_wrap=True)

    def say(self, text: str, style: str = "", indent: int = 0) -> None:
        """Print a line; in a terminal, what does not fit goes on below, indented. In a pipe a line stays a line."""
        if self.console.is_terminal and text:
            margin = " " * indent
            text = textwrap.fill(text, self.console.width, subsequent_indent=margin, drop_whitespace=True)
        self.console.print(Text(text, style=style), soft_wrap=True)


def ask(console: Console, question: str, default: str, answers: Sequence[str]) -> str:
    """Ask until the answer is one of these; an empty line, or the end of input, is the default."""
    while True:
        console.print(f"{question} [{default}] ", end="", markup=False)
        line = sys.stdin.readline() if sys.stdin else ""
        if not line:
            console.print()
        answer = line.strip().lower() or default
        if answer in answers:
            return answer
        console.print(Text("Please choose one of the answers.", style="yellow"))


def choose_game(console: Console, names: list[str]) -> str:
    """Let a person pick a game by number or name."""
    console.print(Text("Welcome to Aerodrome. Which game would you like to play?", style="bold"))
    for number, name in enumerate(names, 1):
        game = load(name)
        console.print(Text(f"{number:3}  {game.title}: {game.tagline} {game.minutes} minutes."))
    numbered = {str(number): name for number, name in enumerate(names, 1)}
    answer = ask(console, "Number or name?", "1", [*numbered, *names])
    return numbered.get(answer, answer)


def choose_seats(console: Console, game: Game, default: int) -> int:
    """Let a person say how many sit at the table."""
    answers = [str(n) for n in game.seats]
    question = f"How many players, including you ({answers[0]} to {answers[-1]})?"
    return int(ask(console, question, str(default), answers))


def choose_level(console: Console, default: str) -> str:
    """Let a person say how strong the others are."""
    return ask(console, f"How strong should the others be ({', '.join(LEVELS)})?", default, LEVELS)
