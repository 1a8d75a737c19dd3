"""The native engine: a game's rules and the algorithms over them, compiled by Numba for one CPU core.

The plain modules stay as they are; compiled copies live beside them. States are rows of a NumPy array. Bounds checks
are always on: an index outside a field would otherwise read its neighbour without a word.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
import threading
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aerodrome.rulebook.binding import Binder, Rule, RulebookError, Table, closure
from aerodrome.rulebook.contract import CONTRACT
from aerodrome.rulebook.errors import AerodromeError

if TYPE_CHECKING:
    import numpy as np

    from aerodrome.rulebook.game import Game

CACHES_KEPT = 8
INLINED = ("refusal", "following", "hunch")
"""Functions of the contract that stand in the innermost loops, over the actions of a seat. Inlined, a search is up to a
fifth faster, and takes up to a quarter longer to compile; `appeal` as well would triple that time for Zeppeldrome."""
TOLD_LIMIT = 128
"""Events that a listening engine has room for behind each state. It counts those beyond, and drops them."""
_COMPILING = threading.RLock()


class NativeUnavailable(AerodromeError):
    """The compiled engine cannot be used here; the message says what to install."""


def require_numba() -> None:
    """Import Numba, or say in words how to get it."""
    if os.environ.get("AERODROME_NO_NATIVE"):
        raise NativeUnavailable("the native engine is switched off by AERODROME_NO_NATIVE; unset it to use it")
    try:
        import numba  # noqa: F401
    except ImportError as error:
        raise NativeUnavailable(f"the native engine needs Numba: pip install 'aerodrome[native]' ({error})") from None


class Native:
    """Compiled functions of one game, as attributes: the contract's and those of the algorithms.

    A function is compiled when it is first called, or read from the cache if its sources, card data and tools are the
    same as when it was compiled.

    A ``listening`` engine keeps what the rules tell: behind the bytes of each state stand the number of events,
    ``times_told``, and their room, ``told``. Whoever steps sets the number to 0 first.
    """

    def __init__(self, game: Game, algorithms: Iterable[Rule], *, cache: bool = True, listening: bool = False) -> None:
        require_numba()
        self.game = game
        self.dtype = listening_dtype(game) if listening else game.state.dtype()
        named = {name: game.supplied[name] for name in CONTRACT} | {f.__name__: f for f in algorithms}
        self._tag = fingerprint(game, named.values(), listening=listening)
        self.cache_dir = cache_folder(game.name, self._tag) if cache else None
        binder = Binder(
            game.supplied,
            primitives=listening_primitives(game) if listening else native_primitives(),
            tables=game.tables,
            finish=self._inner,
            table=smallest_array,
        )
        self._entries: dict[str, Any] = {}
        self._binder = binder
        self._plain_entries = named

    def __getattr__(self, name: str) -> Any:
        plain = self.__dict__.get("_plain_entries", {})
        if name not in plain:
            raise AttributeError(f"the native engine of {self.game.name} has no function called {name}")
        with _COMPILING:
            if name not in self._entries:
                self._entries[name] = self._entry(plain[name])
            return self._entries[name]

    def states(self, n: int) -> np.ndarray[Any, Any]:
        """Room for ``n`` states; ``states(1)[0]`` is one."""
        import numpy as np

        return np.zeros(n, dtype=self.dtype)

    def new_state(self) -> Any:
        return self.states(1)[0]

    def load(self, data: bytes) -> Any:
        """A native state from the bytes of a plain one."""
        import numpy as np

        if len(data) != self.game.state.size():
            raise ValueError(f"a state of {self.game.name} takes {self.game.state.size()} bytes, not {len(data)}")
        behind = bytes(self.dtype.itemsize - len(data))
        return np.frombuffer(bytearray(data + behind), dtype=self.dtype)[0]

    def _inner(self, function: Rule) -> Any:
        """A function that only compiled code calls: without a Python wrapper it compiles a quarter faster."""
        import numba

        # Compiled code is found by its name. Two bindings of a game in one process must not find each other's.
        function.__qualname__ = self._tagged(function)
        options = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "forceinline": function.__name__ in INLINED}
        return one_version(numba.njit(boundscheck=True, nogil=True, **options)(function))

    def _entry(self, plain: Rule) -> Any:
        """A function that Python may call."""
        import numba

        compiled = self._binder.bind(plain)
        with cache_at(self.cache_dir):
            entry = numba.njit(boundscheck=True, nogil=True, cache=self.cache_dir is not None)(compiled.py_func)
        return compiled_lightly(entry, {self._tagged(f) for f in self._binder.bound if f is not plain})

    def _tagged(self, function: Rule) -> str:
        return f"{function.__qualname__}_{self._tag}"


@contextlib.contextmanager
def cache_at(folder: Path | None) -> Iterator[None]:
    """Numba reads its cache folder from a global setting: lend it ours while a function is made."""
    import numba

    before = numba.config.CACHE_DIR
    if folder:
        numba.config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


def compiled_lightly(entry: Any, inner: set[str]) -> Any:
    """While the entry is compiled, leave its inner functions as raw bitcode that is linked into it.

    Left alone, Numba optimises each inner function with all that it calls, makes machine code of it, and throws that
    away again. This leans on private methods and only saves compile time (about a third; the code runs as fast): where
    Numba has changed, nothing is skipped.
    """
    from numba.core import codegen

    library: Any = getattr(codegen, "JITCodeLibrary", None)
    engine: Any = getattr(codegen, "JITCPUCodegen", None)
    make_ready: Any = getattr(library, "_finalize_final_module", None)
    optimise: Any = getattr(library, "_optimize_final_module", None)
    set_env: Any = getattr(engine, "set_env", None)
    if None in (make_ready, optimise, set_env) or not hasattr(library, "_finalize_dynamic_globals"):
        return entry

    def is_inner(made: Any) -> bool:
        return made.name.rsplit(".", 1)[-1] in inner

    def optimise_entries(self: Any) -> None:
        if not is_inner(self):
            optimise(self)

    def make_entries_ready(self: Any) -> None:
        if is_inner(self):
            self._finalize_dynamic_globals()
            self._finalized = True
        else:
            make_ready(self)

    def set_env_of_machine_code(self: Any, name: str, env: Any) -> None:
        if self._engine.get_global_value_address(name):
            set_env(self, name, env)

    compile_entry = entry.compile

    def compile_light(signature: Any) -> Any:
        with _COMPILING:
            library._optimize_final_module = optimise_entries
            library._finalize_final_module = make_entries_ready
            engine.set_env = set_env_of_machine_code
            try:
                return compile_entry(signature)
            finally:
                library._optimize_final_module = optimise
                library._finalize_final_module = make_ready
                engine.set_env = set_env

    entry.compile = compile_light
    return entry


def listening_dtype(game: Game) -> np.dtype[np.void]:
    """The layout of a listening engine: a state as everywhere, and behind it the events of a step."""
    import numpy as np

    state = game.state.dtype()
    fields: list[Any] = [(name, state[name]) for name in state.names or ()]
    made = np.dtype([*fields, ("times_told", "int64"), ("told", "int64", (TOLD_LIMIT, 5))], align=True)
    if [(made.fields or {})[name][1] for name, _ in fields] != [(state.fields or {})[name][1] for name, _ in fields]:
        raise RulebookError(f"the state of {game.name} is not laid out alike in a listening engine")
    return made


def native_primitives(size: int = 0) -> dict[str, Any]:
    """``copy``, ``same`` and ``tell`` for records in memory.

    With ``size``, only so many bytes at the front of a record are its state.
    """
    import numba
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    @intrinsic
    def copy_bytes(typing: Any, to: Any, source: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            length = context.get_constant(types.intp, size or signature.args[0].size)
            cgutils.raw_memcpy(builder, args[0], args[1], length, 1)
            return context.get_dummy_value()

        return types.void(to, source), build

    @intrinsic
    def word_at(typing: Any, record: Any, index: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            from llvmlite import ir

            start = builder.bitcast(args[0], ir.IntType(64).as_pointer())
            return builder.load(builder.gep(start, [args[1]]))

        return types.int64(record, types.int64), build

    @intrinsic
    def words_in(typing: Any, record: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return context.get_constant(types.int64, (size or signature.args[0].size) // 8)

        return types.int64(record), build

    @numba.njit(nogil=True)
    def copy(to: Any, source: Any) -> None:
        copy_bytes(to, source)

    @numba.njit(nogil=True)
    def same(a: Any, b: Any) -> bool:
        # A state holds 64-bit ints, so its size is whole words; without a way out early, many are compared at once.
        difference = 0
        for i in range(words_in(a)):
            difference |= word_at(a, i) ^ word_at(b, i)
        return difference == 0

    @numba.njit(nogil=True)
    def tell(s: Any, audience: int, event: int, a: int, b: int, c: int) -> None:
        pass

    return {"copy": copy, "same": same, "tell": one_version(tell)}


def listening_primitives(game: Game) -> dict[str, Any]:
    """The same for records with room for events: ``copy`` and ``same`` are about the states alone."""
    import numba

    limit = TOLD_LIMIT

    @numba.njit(boundscheck=True, nogil=True)
    def keep_told(s: Any, audience: int, event: int, a: int, b: int, c: int) -> None:
        n = s.times_told
        s.times_told = n + 1
        if n < limit:
            s.told[n, 0] = audience
            s.told[n, 1] = event
            s.told[n, 2] = a
            s.told[n, 3] = b
            s.told[n, 4] = c

    return native_primitives(game.state.size()) | {"tell": one_version(keep_told)}


def one_version(dispatcher: Any) -> Any:
    """Compile a rule once, for 64-bit ints, whatever widths and literals its callers hold.

    Left alone, Numba makes a version for each. This leans on a private method and only saves compile time: where Numba
    has changed, the dispatcher is used as it is.
    """
    from numba.core import types

    ask = getattr(dispatcher, "get_call_template", None)
    if ask is None:
        return dispatcher

    def widened(kind: Any) -> Any:
        kind = types.unliteral(kind)
        return types.int64 if isinstance(kind, types.Integer) else kind

    def get_call_template(args: Any, kws: Any) -> Any:
        return ask(tuple(map(widened, args)), {key: widened(kind) for key, kind in kws.items()})

    dispatcher.get_call_template = get_call_template
    return dispatcher


def smallest_array(table: Table) -> np.ndarray[Any, Any]:
    """A table as the narrowest array that holds it."""
    import numpy as np

    try:
        wide = np.array(table, dtype=np.int64)
    except ValueError:
        raise RulebookError(f"a table has rows of different lengths: {str(table)[:60]}...") from None
    for code in ("int8", "int16", "int32"):
        if np.iinfo(code).min <= wide.min() and wide.max() <= np.iinfo(code).max:
            return wide.astype(code)
    return wide


# --- the cache ----------------------------------------------------------------------------------------------


def fingerprint(game: Game, entries: Iterable[Rule], *, listening: bool = False) -> str:
    """A hash of all that is compiled: every rule source, the card data, the layout and the tools.

    Numba's own check looks at one file only: after a change to a card table it would go on playing the old game.
    """
    import inspect

    import llvmlite
    import llvmlite.binding
    import numba
    import numpy as np

    digest = hashlib.sha256()
    sources = {inspect.getsourcefile(f) or "" for f in closure(entries, game.supplied)} | {__file__}
    for path in sorted(sources):
        digest.update(Path(path).read_bytes())
    digest.update(repr(sorted(game.tables.items())).encode())
    digest.update(repr(game.card_tables()).encode())
    digest.update(repr(listening_dtype(game) if listening else game.state.dtype()).encode())
    tools = (sys.version, numba.__version__, llvmlite.__version__, np.__version__, llvmlite.binding.get_host_cpu_name())
    digest.update(repr(tools).encode())
    return digest.hexdigest()[:20]


def cache_root() -> Path:
    """Where compiled rules are kept: $AERODROME_CACHE, or the user's cache folder."""
    chosen = os.environ.get("AERODROME_CACHE")
    if chosen:
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("aerodrome", appauthor=False))


def cache_folder(game: str, tag: str) -> Path | None:
    """The folder for this very binding, or None where nothing can be written."""
    kept = cache_root() / "native"
    folder = kept / f"{game}-{tag}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError:
        return None
    _forget_old(kept, game)
    return folder


def _forget_old(kept: Path, name: str) -> None:
    """Keep the newest few bindings of a game."""
    import shutil

    def age(folder: Path) -> float:
        try:
            return folder.stat().st_mtime
        except OSError:
            return 0.0

    folders = sorted(kept.glob(f"{name}-*"), key=age, reverse=True)
    for folder in folders[CACHES_KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
