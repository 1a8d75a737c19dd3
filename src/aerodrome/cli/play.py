"""The line client: a whole game in sentences, for a terminal, a pipe or a screen reader."""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

from rich.console import Console
from rich.text import Text

from aerodrome import analysis
from aerodrome.bots import Bot, OutsideBot, dismiss, make_bot
from aerodrome.bots.learned import has_network
from aerodrome.bots.search import GUIDED_LEVELS, LEVELS
from aerodrome.cli.files import fresh_path, keep
from aerodrome.engines.compiled import native
from aerodrome.engines.library import NativeUnavailable
from aerodrome.games import load
from aerodrome.play.match import HUMAN, Match, NothingToUndo
from aerodrome.play.moves import BadNotation, IllegalMove, Move
from aerodrome.play.saying import card_list, said_of
from aerodrome.play.sight import Event
from aerodrome.rulebook.errors import Argument
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.messages import parsed
from aerodrome.text import Speaker, about, source_in, tell

HELP = {
    "?": "explain", "look": "look", "moves": "moves", "log": "log", "cards": "cards", "cards 12": "card",
    "rule {rule}": "rule", "undo": "undo", "hint": "hint", "odds": "odds", "save [FILE]": "save", "quit": "quit",
}  # fmt: skip
"""What players can type, and the text that explains it."""


COMMANDS = {
    word: word for word in ("help", "look", "moves", "log", "hint", "odds", "cards", "rule", "undo", "save", "quit")
} | {"?": "explain", "h": "help", "l": "look", "m": "moves", "u": "undo", "q": "quit", "exit": "quit"}
"""What players can type instead of a move, and the method of the client that answers."""

RECENT = 20
"""How many past events to repeat when a game is resumed."""


class Stop(Exception):
    """The player quits."""


class NoSuchMove(Exception):
    """No move in the list has this number."""

    def __init__(self, number: str, last: int) -> None:
        super().__init__(number)
        self.number, self.last = number, last


class LineClient:
    """Plays one match with the people at this terminal, in the language of the match."""

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
            seat: make_bot(player, bot_seed, game=match.game, commands=True, language=match.language)
            for seat, player in enumerate(match.players)
            if player != HUMAN
        }  # one that cannot play here raises now, and not in the middle of the game
        self.people = [seat for seat in range(match.seats) if seat not in self.bots]
        self.path = path or fresh_path(match)
        self.curtained = len(self.people) > 1 and match.game.has_secrets
        self.looking = None if self.curtained or not self.people else self.people[0]
        """The seat of the person at the screen; with a curtain, of the person that it was handed to."""
        self.shown: dict[int | None, int] = {}
        """How many events each viewer has read."""
        self.resumed = match.ply > 0
        self.asked_at = -1
        self.asked_before: int | None = None

    # --- the game

    def run(self) -> int:
        """Play to the end. Returns the exit status."""
        try:
            return self.play()
        finally:
            dismiss(self.bots.values(), self.match.outcome if self.match.over else None)

    def play(self) -> int:
        if self.match.note:
            self.tell("line-note", note=self.match.note)
        try:
            while not self.match.over:
                self.turn(min(self.match.to_act))
        except Stop:
            self.part("line-kept")
            return 0
        except EOFError:
            self.say("")
            self.part("line-input-ended")
            return 1
        except BrokenPipeError:
            keep(self.match, self.path)
            raise
        except KeyboardInterrupt:
            self.say("")
            self.part("line-stopped")
            return 130
        self.tell_news()
        self.results()
        return 0

    def turn(self, seat: int) -> None:
        if seat in self.bots:
            self.let_bot_move(seat, self.bots[seat])
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
        except NoSuchMove as error:
            self.tell("line-no-such-move", "yellow", move=error.number, last=error.last)
            self.tell("line-type-number")
        except BadNotation:
            examples = [move.text for move in self.match.legal(seat)[:2]]
            self.tell(
                "line-not-a-move-like" if examples else "line-not-a-move", "yellow", move=line[:60], examples=examples
            )
            self.tell("line-type-number")
        except IllegalMove as error:
            text = self.speaker(seat).rule(error.rule.number)
            self.tell("line-illegal", "yellow", move=line[:60], rule=error.rule.id, text=text)
            self.tell("line-type-number")

    def let_bot_move(self, seat: int, bot: Bot) -> None:
        """Play what a bot chooses. If a bot from outside fails, say so, but not what it wrote, since that could tell of
        its hand."""
        failed = len(bot.faults) if isinstance(bot, OutsideBot) else 0
        self.match.play(seat, bot.choose(self.match.sight(seat)))
        if isinstance(bot, OutsideBot) and len(bot.faults) > failed:
            name = self.match.names[seat]
            self.tell("line-stood-in", "yellow", name=name, why=bot.faults[-1][1].code)
            if bot.is_out:
                self.tell("line-stands-in", "yellow", name=name)

    def draw_curtain(self, seat: int) -> None:
        """Hide what the last player saw, and wait for the next one, since both have secrets."""
        name = self.match.names[seat]
        self.looking = seat
        if not (self.console.is_terminal and sys.stdin and sys.stdin.isatty()):
            self.tell("line-for-only", "bold", name=name)
            return
        self.console.clear()
        self.console.file.write("\x1b[3J")  # this also clears the lines that have scrolled away
        self.tell("line-hand-over", "bold", name=name)
        input()
        self.console.clear()

    def ask(self, seat: int) -> None:
        """Print the question, with the table and the numbered moves."""
        seen, speaker = self.match.seen(seat), self.speaker(seat)
        self.say("")
        self.tell("line-turn", "bold", name=self.match.names[seat], move=self.match.ply + 1)
        # Between two moves of the same player, the news say everything that has changed.
        if not (self.match.log and self.match.log[-1].seat == seat and self.asked_before == seat):
            self.show_picture(seat)
            for line in self.match.brief(seat):
                self.say(line, indent=2)
        else:
            for line in speaker.texts(said_of(self.match.game, seen, "own_hand", seat)):
                self.say(line, indent=2)
        self.asked_before = seat
        for line in self.match.game.showing.sketch(seen, seat, speaker):
            self.console.print(Text(line), soft_wrap=True)
        self.moves(seat, "")

    def read(self, seat: int) -> str:
        prompt = f"{self.match.names[seat]}> "
        if sys.stdin is None:  # closed before we started
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
            self.tell("line-type-something")
        elif word.lower() in COMMANDS:
            getattr(self, COMMANDS[word.lower()])(seat, rest.strip())
        else:
            self.match.play(seat, self.chosen(seat, line))

    def chosen(self, seat: int, line: str) -> Move | str:
        """The move that a line names, by its number in the list or by its notation."""
        legal = self.match.legal(seat)
        if re.fullmatch(r"-?[0-9]+", line):
            numbered = {str(number): move for number, move in enumerate(legal, 1)}
            if line not in numbered:
                raise NoSuchMove(line[:20], len(legal))
            return numbered[line]
        return line

    # --- commands

    def help(self, seat: int, rest: str) -> None:
        rule = next(iter(self.match.rules_in_play(seat) or self.match.game.rules)).id
        self.tell("line-help", example=self.match.legal(seat)[0].text)
        for typed, topic in HELP.items():
            told = tell(self.match.language, f"line-help-{topic}")
            self.say(f"  {typed.format(rule=rule):12}{told}", indent=14)

    def explain(self, seat: int, rest: str) -> None:
        self.say(self.match.question(seat), "bold")
        for rule in self.match.rules_in_play(seat):
            self.say(f"  {rule.id}: {self.speaker(seat).rule(rule.number)}", indent=4)
        self.tell("line-more")

    def look(self, seat: int, rest: str) -> None:
        self.show_picture(seat)
        for line in self.match.describe(seat):
            self.say(line, indent=2)

    def moves(self, seat: int, rest: str) -> None:
        self.say(self.match.question(seat), "bold")
        for number, move in enumerate(self.match.legal(seat), 1):
            rows = self.match.odds(seat, move.number)
            chance = f" [{self.percent(rows[-1][1], 0)} {rows[-1][0]}]" if rows else ""
            self.say(f"{number:3}  {move.label}{chance}", indent=5)

    def log(self, seat: int, rest: str) -> None:
        for event in self.match.events(seat):
            self.say(event.text)

    def hint(self, seat: int, rest: str) -> None:
        """The best moves with their chances, and why the first is better than the second."""
        if not self.can_think():
            return
        found = analysis.hint(self.match.sight(seat))
        speaker = self.speaker(seat)
        for number, advice in enumerate(found.moves, 1):
            share, error = round(100 * advice.share), round(100 * advice.error)
            told = tell(self.match.language, "line-to-win", label=speaker.text(advice.label), chance=share, error=error)
            self.say(f"{number:3}  {told}", indent=5)
        self.say(speaker.text(found.why), indent=2)

    def odds(self, seat: int, rest: str) -> None:
        """The exact odds, then everybody's chance to win."""
        for move in self.match.legal(seat):
            rows = self.match.odds(seat, move.number)
            if rows:
                self.say(f"{move.label}:")
            for what, chance in rows:
                self.say(f"  {self.percent(chance):>7}  {what}", indent=11)
        if not self.can_think():
            return
        chances = analysis.win_chances(self.match.sight(seat))
        for other, name in enumerate(self.match.names):
            share, error = self.percent(chances.shares[other]), self.percent(chances.errors[other])
            self.say(f"{share:>7}  {name} (±{error})")
        self.tell("line-chances", samples=str(chances.samples))

    def percent(self, part: Fraction | float, digits: int = 1) -> str:
        """A fraction as a percentage, in the style of the language."""
        return tell(self.match.language, "line-percent", percent=round(100 * float(part), digits))

    def can_think(self) -> bool:
        """Is the search available? If not, say why."""
        try:
            native(self.match.game)
        except NativeUnavailable as error:
            self.tell("line-no-search", "yellow", why=str(error))
            return False
        return True

    def cards(self, seat: int, rest: str) -> None:
        """List all cards, or draw one of them: `cards 12`."""
        game, speaker = self.match.game, self.speaker(seat)
        if rest:
            drawn = game.showing.draw_card(int(rest), speaker) if re.fullmatch("[0-9]{1,3}", rest) else None
            for line in drawn or [tell(self.match.language, "line-no-such-card", card=rest[:20])]:
                self.console.print(Text(line), soft_wrap=True)
            return
        for line in card_list(game, speaker) or [tell(self.match.language, "line-no-cards")]:
            self.say(line, indent=2)

    def rule(self, seat: int, rest: str) -> None:
        rules = self.match.game.rules
        found = rules.by_id.get(rest.upper())
        if found is None:
            self.tell("line-no-such-rule", "yellow", rule=rest[:20], game=self.match.game.name)
        else:
            speaker = self.speaker(seat)
            source = source_in(found, speaker.catalogue)
            self.say(f"{found.id}: {speaker.rule(found.number)} ({source})")

    def undo(self, seat: int, rest: str) -> None:
        if self.match.log and self.match.log[-1].seat != seat:
            self.tell("line-not-your-move", "yellow")
            return
        try:
            taken = self.match.undo()
        except NothingToUndo:
            self.tell("line-cannot-undo" if self.match.log else "line-nothing-to-undo", "yellow")
            return
        for viewer, shown in self.shown.items():
            self.shown[viewer] = min(shown, len(self.match.events(viewer)))
        self.asked_at = -1
        self.tell("line-taken-back", move=taken.text)

    def save(self, seat: int, rest: str) -> None:
        path = Path(rest) if rest else self.path
        try:
            path = path.expanduser()
            path.parent.mkdir(parents=True, exist_ok=True)
            self.match.save(path)
        except (OSError, ValueError, RuntimeError) as error:
            self.tell("line-cannot-save", "yellow", file=str(path), why=str(error))
            return
        self.path = path
        self.tell("line-saved", file=str(path))

    def quit(self, seat: int, rest: str) -> None:
        raise Stop

    # --- output

    def tell_news(self) -> None:
        """Say what has happened since the last time, as far as the people at the screen may know it."""
        viewer = self.looking if self.curtained or len(self.people) == 1 else None
        news = self.match.events(viewer, self.shown.get(viewer, 0))
        if self.resumed and viewer not in self.shown and len(news) > RECENT:
            self.tell("line-recent", count=RECENT)
            news = news[-RECENT:]
        for event in news:
            self.say(event.text, "cyan")
            self.shown[viewer] = event.number + 1
            self.let_talk(event)

    def let_talk(self, event: Event) -> None:
        """Let bots comment on an event; people speak for themselves."""
        if not self.talk:
            return
        said = said_of(self.match.game, self.match.seen(), "remark", event.kind, *event.values, event.ply)
        for remark in parsed(said, self.match.game.messages):
            if remark.plain[0] in self.bots:
                name, text = self.match.names[remark.plain[0]], self.speaker(None).text(said)
                self.tell("line-talk", "magenta", indent=2, name=name, text=text)

    def results(self) -> None:
        match, state, outcome = self.match, self.match.board.state(), self.match.outcome
        speaker = self.speaker(None)
        self.say("")
        for seat in sorted(range(match.seats), key=lambda s: outcome.places[s]):
            said = said_of(match.game, state, "breakdown", seat)
            parts = list(zip(parsed(said, match.game.messages), speaker.texts(said), strict=True))
            sources = [
                tell(match.language, "line-source", points=part.plain[0], source=source)
                for part, source in parts
                if part.plain[0] and len(parts) > 1
            ]
            points = speaker.ui("points", points=outcome.scores[seat])
            result: dict[str, Argument] = {"place": outcome.places[seat], "name": match.names[seat], "points": points}
            if sources:
                self.say(tell(match.language, "line-result-from", **result, sources=", ".join(sources)))
            else:
                self.say(tell(match.language, "line-result", **result))
        self.tell("line-won", "bold", winners=[match.names[seat] for seat in outcome.winners])
        self.tell("line-saved-replay", file=str(keep(match, self.path)))

    def part(self, id: str) -> None:
        where = tell(self.match.language, "line-go-on", file=str(keep(self.match, self.path)))
        self.say(f"{tell(self.match.language, id)} {where}")

    def show_picture(self, seat: int) -> None:
        """Draw the table with characters, in games that have a board."""
        for line in self.match.game.showing.picture(self.match.seen(seat), seat, self.speaker(seat)):
            self.console.print(Text.assemble(*line), soft_wrap=True)

    def speaker(self, seat: int | None) -> Speaker:
        return self.match.speaker(seat)

    def tell(self, id: str, style: str = "", /, indent: int = 0, **arguments: Argument) -> None:
        """Say a text of the house."""
        self.say(tell(self.match.language, id, **arguments), style, indent)

    def say(self, text: str, style: str = "", indent: int = 0) -> None:
        """Print a line. In a terminal, a long line continues below, indented; in a pipe, it stays one line."""
        if self.console.is_terminal and text:
            margin = " " * indent
            text = textwrap.fill(text, self.console.width, subsequent_indent=margin, drop_whitespace=True)
        self.console.print(Text(text, style=style), soft_wrap=True)


def ask(console: Console, language: str, question: str, default: str, answers: Sequence[str]) -> str:
    """Ask until the answer is one of these. An empty line or the end of input means the default."""
    while True:
        console.print(f"{question} [{default}] ", end="", markup=False)
        line = sys.stdin.readline() if sys.stdin else ""
        if not line:
            console.print()
        answer = line.strip().lower() or default
        if answer in answers:
            return answer
        console.print(Text(tell(language, "line-choose"), style="yellow"))


def choose_game(console: Console, language: str, names: list[str]) -> str:
    """Let a person pick a game by number or name."""
    console.print(Text(tell(language, "line-welcome"), style="bold"))
    for number, name in enumerate(names, 1):
        game = load(name)
        console.print(Text(f"{number:3}  {game.title}: {about(game, language)}"))
    numbered = {str(number): name for number, name in enumerate(names, 1)}
    answer = ask(console, language, tell(language, "line-which-game"), "1", [*numbered, *names])
    return numbered.get(answer, answer)


def choose_seats(console: Console, language: str, game: Game, default: int) -> int:
    """Let a person choose the number of seats."""
    answers = [str(n) for n in game.seats]
    question = tell(language, "line-how-many", least=answers[0], most=answers[-1])
    return int(ask(console, language, question, str(default), answers))


def choose_level(console: Console, language: str, game: Game, default: str) -> str:
    """Let a person choose how strong the bots are."""
    levels = (*LEVELS, *GUIDED_LEVELS) if has_network(game) else LEVELS
    question = tell(language, "line-how-strong", levels=", ".join(levels))
    return ask(console, language, question, default, levels)
