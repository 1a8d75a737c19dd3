"""The catalogues are whole: every text is there in every language, with the same values, and nothing is unused."""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import aerodrome
from aerodrome.games import PACKAGES, load
from aerodrome.rulebook import messages
from aerodrome.text import ENGLISH, LANGUAGES, Speaker, checks, tell
from aerodrome.text.catalogue import HOUSE, BadCatalogue, parse, text_folder

SOURCES = Path(aerodrome.__file__).parent
GAMES = (None, *PACKAGES)
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
BROWSER = "## In the browser"
WHERE = {
    "Refused": 1, "Refusal": 2, "Notice": 1, "Against": 2, "_tell": 1, "Note": 0, "within": 5, "refuse": 2, "link": 1,
    "BadName": 0, "BadOption": 0, "BadSeats": 0, "UnknownGame": 0, "BrokenGame": 0, "BadToken": 0, "_stop": 2,
}  # fmt: skip
"""Which argument of a call is the id of a text of the house."""


def texts_of(game: str | None, language: str) -> dict[str, checks.fluent.Message]:
    return checks.catalogue_of(load(game) if game else None, language)


# --- languages against each other


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_there_twice(game: str | None, language: str) -> None:
    folder = text_folder(load(game)) if game else HOUSE
    found = [
        entry.id.name
        for file in (folder / f"{language}.ftl", folder / f"{language}.rules.ftl")
        if file.exists()
        for entry in parse(file).body
        if isinstance(entry, checks.fluent.Message)
    ]
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_lacks_a_text(language: str) -> None:
    assert checks.lacking(language, map(load, PACKAGES)) == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_no_language_has_a_text_too_many(game: str | None, language: str) -> None:
    own_rules = {id for id in texts_of(game, language) if id.startswith("rule-")}  # the English ones are in RULES.md
    assert set(texts_of(game, language)) - own_rules <= set(texts_of(game, ENGLISH))


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_of_the_house_is_about_the_same_in_all_languages(language: str) -> None:
    english, here = texts_of(None, ENGLISH), texts_of(None, language)
    for id, message in english.items():
        assert values(here[id], here) <= values(message, english), id
        assert shown(here[id]) == shown(message), id


def values(message: checks.fluent.Message, catalogue: dict[str, checks.fluent.Message]) -> set[str]:
    """What a text is told about; `names-n` and other forms belong to `names`."""
    return {base(name) for name in checks.variables(message, catalogue)}


def shown(message: checks.fluent.Message) -> set[str]:
    """What of it a reader sees, and not only a choice between forms. Languages choose by what they need."""
    chosen_by = {
        id(each.selector) for each in checks.walk(message.value) if isinstance(each, checks.fluent.SelectExpression)
    }
    return {
        base(each.id.name)
        for each in checks.walk(message.value)
        if isinstance(each, checks.fluent.VariableReference) and id(each) not in chosen_by
    }


def base(name: str) -> str:
    return re.sub(r"-(n|id|you)$", "", name)


# --- the code against the catalogue


def calls() -> Iterator[tuple[str, ast.Call, list[str]]]:
    """Every call in the sources that says a text of the house, with the ids that it may say."""
    for file in sorted(SOURCES.rglob("*.py")):
        if file.relative_to(SOURCES).parts[0] in ("engines", "drivers", "simulate", "lab", "store"):
            continue  # these speak to programmers and operators
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                place = place_of_id(node)
                if place is not None and len(node.args) > place:
                    yield f"{file.relative_to(SOURCES)}:{node.lineno}", node, ids_in(node.args[place])


def place_of_id(call: ast.Call) -> int | None:
    if isinstance(call.func, ast.Name):
        return 1 if call.func.id == "tell" else WHERE.get(call.func.id)
    if isinstance(call.func, ast.Attribute):
        return 0 if call.func.attr == "tell" else WHERE.get(call.func.attr)
    return None


def ids_in(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return ids_in(node.body) + ids_in(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def test_every_id_in_the_code_is_in_the_catalogue() -> None:
    known, found = texts_of(None, ENGLISH), set()
    for where, _, ids in calls():
        assert [id for id in ids if id not in known] == [], where
        found.update(ids)
    assert len(found) > 150, "the calls were found"


def test_every_text_is_told_what_it_is_about() -> None:
    known, checked = texts_of(None, ENGLISH), 0
    for where, call, ids in calls():
        named = {keyword.arg for keyword in call.keywords if keyword.arg}
        if any(keyword.arg is None for keyword in call.keywords) or isinstance(call.args[-1], ast.Dict):
            continue  # what a dictionary holds is not written there
        plain = isinstance(call.func, ast.Name) and call.func.id in ("Refusal", "Notice", "Against", "link", "within")
        for id in ids:
            needed = values(known[id], known)
            if plain:
                assert needed == set(), where
            else:
                extra = {"indent", "rule"} - needed
                assert needed <= named - extra, (where, id)
            checked += 1
    assert checked > 150


def test_no_text_of_the_house_is_unused() -> None:
    """But for those that only the browser uses, which its own tests look for."""
    source = (HOUSE / "en.ftl").read_text(encoding="utf-8")
    ours = re.findall(r"^([a-z][\w-]*) =", source[: source.index(BROWSER)], re.M)
    code = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py"))
    said = {each.id for each in vars(messages).values() if isinstance(each, messages.Message)}
    mentioned = {*re.findall(r"""["']([a-z][a-z0-9-]*)["']""", code), *said}
    beginnings = tuple(re.findall(r'f"([a-z]+-(?:[a-z]+-)?)\{', code))
    own_kinds = ("when-",)  # the names of a kind that all games share
    assert [id for id in ours if id not in mentioned and not id.startswith((*beginnings, *own_kinds))] == []


# --- names of people


@pytest.mark.parametrize("name", PACKAGES)
def test_nobody_is_translated(name: str) -> None:
    """Somebody who is called like a thing of a game, or like any text of a catalogue, keeps the name."""
    game = load(name)
    terms = {
        part.value.strip()
        for folder in (text_folder(game), HOUSE)
        for file in folder.glob("*.ftl")
        for entry in parse(file).body
        for part in checks.walk(entry)
        if isinstance(part, checks.fluent.TextElement) and part.value.strip()
    }
    assert len(terms) > 3000
    told = next(each for each in game.messages.values() if list(each.kinds.values()) == [messages.SEAT])
    for language in LANGUAGES:
        other = Speaker(game, language, ["ŻŻŻ", "Ben"]).text([int(told), 0])
        seated = tell(language, "seated", name="Ż", seat=1)
        for term in terms:
            assert Speaker(game, language, [term, "Ben"]).text([int(told), 0]) == other.replace("ŻŻŻ", term)
            assert tell(language, "seated", name=term, seat=1) == seated.replace("Ż", term)


# --- what is missing is noticed


def test_what_a_language_lacks_is_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in HOUSE.glob("*.ftl"):
        shutil.copy(file, tmp_path)
    text = (tmp_path / "fr.ftl").read_text(encoding="utf-8")
    (tmp_path / "fr.ftl").write_text(re.sub(r"^started = .*\n", "", text, flags=re.M), encoding="utf-8")
    monkeypatch.setattr(checks, "HOUSE", tmp_path)
    assert checks.lacking("fr", []) == {"house": ["started"]}
    assert checks.lacking("de", []) == {}


def test_a_mistake_in_a_catalogue_has_a_place(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("good = Good\nbad = { $x\n", encoding="utf-8")
    with pytest.raises(BadCatalogue, match=r"en\.ftl, line 2"):
        parse(file)
