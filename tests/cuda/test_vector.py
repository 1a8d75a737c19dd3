"""Vectors on a GPU are those on the CPU, byte for byte: on a pretended GPU, and on a real one where it is there."""

from __future__ import annotations

import ctypes
import gc
import sys
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import aerodrome
from aerodrome import BadActions, BadBuffer, CudaUnavailable
from aerodrome.doors import arrays, cuda
from aerodrome.doors.arrays import DeviceArray
from aerodrome.doors.cpu import CpuVector
from aerodrome.doors.cuda import CudaVector
from aerodrome.engines import gpu
from aerodrome.engines.programs import VECTOR, VECTOR_WITH_RIVALS, Program
from aerodrome.games import PACKAGES
from aerodrome.rulebook.game import Game
from benchmarks.common import EXAMPLES, find
from tests.cuda.pretended import PretendedDriver, compiled

pytestmark = pytest.mark.cuda

GAMES = [*PACKAGES, *EXAMPLES]
NO_GPU = isinstance(gpu.found_gpu(), str)


@pytest.fixture(scope="session")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> dict[str, ctypes.CDLL]:
    return {}


@pytest.fixture
def pretend(
    libraries: dict[str, ctypes.CDLL], tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Any:
    """A function of a game's name that puts a pretended GPU in the place of a real one."""

    def begin(name: str, program: Program = VECTOR) -> PretendedDriver:
        key = f"{name}-{program.name}"
        if key not in libraries:
            libraries[key] = compiled(find(name), program, tmp_path_factory.mktemp(name))
        pretended = PretendedDriver(libraries[key])
        for module in (gpu, arrays, cuda):
            monkeypatch.setattr(module, "driver", lambda: pretended)
        device = gpu.Device()
        monkeypatch.setattr(gpu, "found_gpu", lambda: device)
        return pretended

    yield begin
    gc.collect()  # what is left is given back to the GPU that it came from


def both(game: str | Game, games: int, **how: Any) -> tuple[CpuVector, CudaVector]:
    vectors = tuple(aerodrome.vector(game, games, device=device, **how) for device in ("cpu", "cuda"))
    assert isinstance(vectors[0], CpuVector)
    assert isinstance(vectors[1], CudaVector)
    return vectors[0], vectors[1]


def same(mine: Any, theirs: Any) -> bool:
    theirs = np.asarray(theirs)
    return mine.dtype == theirs.dtype and mine.shape == theirs.shape and mine.tobytes() == theirs.tobytes()


def compare(name: str, seats: int, games: int, steps: int, **how: Any) -> int:
    """Step both vectors together, with matches that are cut short so that many end. Returns how many have."""
    cpu, own = both(replace(find(name), max_plies=29), games, seats=seats, seed=3, **how)
    matches = 0
    for step in range(steps):
        assert same(cpu.seat, own.seat)
        assert same(cpu.seeds, own.seeds)
        assert same(cpu.plies, own.plies)
        assert same(cpu.legal(), own.legal())
        assert same(cpu.liking(), own.liking())
        for dtype in ("int8", "int16", "float32"):
            assert same(cpu.observe(dtype=dtype), own.observe(dtype=dtype))
        if step % 20 == 0:
            for seat in range(seats):
                assert same(cpu.observe(seat=seat), own.observe(seat=[seat] * games))
        actions = own.choose()
        assert same(cpu.choose(), actions)
        ended = cpu.step(np.asarray(actions))
        assert all(same(a, b) for a, b in zip(ended, own.step(actions), strict=True))
        matches += ended.over.sum()
    return matches


# --- on a pretended GPU


@pytest.mark.parametrize("name", GAMES)
def test_a_vector_on_a_gpu_is_the_one_on_the_cpu(name: str, pretend: Any) -> None:
    pretended = pretend(name)
    for seats in find(name).seats:
        assert compare(name, seats, games=9, steps=65) >= 18
    gc.collect()
    assert not pretended.memory, "all memory is given back"


@pytest.mark.parametrize("name", GAMES)
def test_rivals_on_a_gpu_play_as_those_on_the_cpu(name: str, pretend: Any) -> None:
    pretend(name, VECTOR_WITH_RIVALS)
    seats = max(find(name).seats)
    rivals = ["greedy"] * (seats - 2) + ["random"]
    assert compare(name, seats, games=7, steps=20, rivals=rivals) >= 7
    assert compare(name, seats, games=7, steps=20, rivals="random", own=1) >= 7


def test_a_reset_deals_the_same_games_again(pretend: Any) -> None:
    pretend("airships")
    cpu, own = both("airships", 70, seed=3)
    for _ in range(60):
        own.step(own.choose())
    own.reset()
    assert same(cpu.observe(), own.observe())
    assert not np.asarray(own.plies).any()
    own.reset(4)
    cpu.reset(4)
    assert same(cpu.observe(), own.observe())
    assert same(cpu.seeds, own.seeds)


def test_games_saved_on_one_device_go_on_on_the_other(pretend: Any) -> None:
    pretend("mad-zeppelin")
    cpu, own = both("mad-zeppelin", 7, seats=3)
    for here, there in ((cpu, own), (own, cpu)):
        for _ in range(30):
            here.step(here.choose())
        there.restore(here.saved())
        for _ in range(10):
            assert same(cpu.observe(), own.observe())
            actions = np.asarray(cpu.choose())
            cpu.step(actions)
            own.step(actions)


def test_a_vector_that_queues_its_work_plays_the_same_games(pretend: Any) -> None:
    pretended = pretend("airships")
    cpu, own = both("airships", 40, seed=3)
    pretended.launched_in.clear()
    own.queue()
    for _ in range(70):
        actions = own.choose()
        assert same(cpu.choose(), actions)
        assert all(same(a, b) for a, b in zip(cpu.step(np.asarray(actions)), own.step(actions), strict=True))
        assert same(cpu.observe(), own.observe())
        assert same(cpu.liking(), own.liking())
    own.finish()
    assert pretended.launched_in == {1}
    wrong = cpu.choose().astype(np.int64)
    wrong[7] = 99
    before = np.asarray(own._states)
    own.step(wrong)
    own.step(cpu.choose())
    assert (np.asarray(own._states) == before).all()
    with pytest.raises(BadActions, match=r"an action that was queued in game 7 is not allowed. AS-"):
        own.finish()
    own.reset()
    cpu.reset()
    assert same(cpu.observe(), own.observe())
    own.finish()


def test_an_illegal_action_is_named_and_nothing_happens(pretend: Any) -> None:
    pretend("airships")
    cpu, own = both("airships", 200, seed=3)
    for _ in range(5):
        own.step(cpu.choose())
        cpu.step(cpu.choose())
    before = np.asarray(own._states)
    for dtype in ("int64", "int32", "uint64", "int16"):
        actions = cpu.choose().astype(dtype)
        actions[150], actions[160] = 99, 98
        with pytest.raises(BadActions) as theirs:
            cpu.step(actions)
        with pytest.raises(BadActions) as mine:
            own.step(actions)
        assert str(mine.value) == str(theirs.value)
        assert (mine.value.game, mine.value.action, mine.value.rule) == (150, 99, theirs.value.rule)
        assert (np.asarray(own._states) == before).all()
    with pytest.raises(BadActions, match=f"may not choose {1 << 32}"):
        own.step(cpu.choose().astype(np.int64) * 0 + (1 << 32))
    own.step(cpu.choose())
    assert (np.asarray(own._states) != before).any()


def test_a_rule_that_fails_on_a_gpu_is_named(pretend: Any) -> None:
    pretend("airships")
    own = aerodrome.vector("airships", 5, device="cuda")
    assert isinstance(own, CudaVector)
    broken = find("airships").state.unpack(np.asarray(own._states)[:, 0].tobytes())
    broken.n_seats = 100
    states = np.asarray(own._states)
    states[:, 0] = np.frombuffer(broken.pack(), np.int64)
    own._states.fill_from(states)
    with pytest.raises(aerodrome.RuleFault, match=r"games/airships/\w+\.py:\d+: in \w+: an index is outside its row"):
        own.observe()


def foreign(array: DeviceArray, *words: str, **more: Any) -> Any:
    members = {word: property(lambda self, word=word: getattr(array, word)) for word in words}
    return type("Foreign", (), {**members, **more})()


def test_arrays_of_others_are_written_into_and_read_without_a_copy(pretend: Any) -> None:
    pretend("airships")
    cpu, own = both("airships", 6)
    for words in (("__dlpack__", "__dlpack_device__"), ("__cuda_array_interface__",)):
        rows = DeviceArray(own._gpu, (6, own.layout.size), "float32")
        theirs = foreign(rows, *words)
        assert own.observe(theirs) is theirs
        assert same(cpu.observe(dtype="float32"), rows)
        actions = foreign(own.choose(), *words)
        cpu.step(cpu.choose())
        own.step(actions)
        assert same(cpu.observe(), own.observe())
        assert same(cpu.observe(seat=1), own.observe(seat=foreign(full(own, 1), *words)))


def full(own: CudaVector, seat: int) -> DeviceArray:
    seats = DeviceArray(own._gpu, (own.games,), "int8")
    seats.fill_from(np.full(own.games, seat, np.int8))
    return seats


def test_arrays_that_do_not_fit_are_refused(pretend: Any) -> None:
    pretend("airships")
    own = aerodrome.vector("airships", 6, device="cuda")
    assert isinstance(own, CudaVector)
    rows = DeviceArray(own._gpu, (6, own.layout.size), "int16")

    def interface(**more: Any) -> Any:
        return foreign(rows, __cuda_array_interface__={**rows.__cuda_array_interface__, **more})

    for wrong, words in (
        (np.zeros((6, own.layout.size), np.int16), "array on the GPU is needed, not ndarray"),
        (DeviceArray(own._gpu, (5, own.layout.size), "int16"), "int16 \\[6, 484\\], not of int16 \\[5, 484\\]"),
        (DeviceArray(own._gpu, (6, own.layout.size), "int64"), "int8, int16, float32, not of int64"),
        (foreign(rows, "__dlpack__", __dlpack_device__=lambda self: (2, 1)), "GPU with number 0"),
        (interface(strides=(2, 12)), "row by row"),
        (interface(data=(rows.address, True)), "read-only"),
    ):
        with pytest.raises(BadBuffer, match=words):
            own.observe(wrong)
    for wrong, words in (
        (DeviceArray(own._gpu, (6,), "float32"), "int32 or int64 \\[6\\], not float32 \\[6\\]"),
        (DeviceArray(own._gpu, (7,), "int32"), "not int32 \\[7\\]"),
        ([0] * 5, "ints \\[6\\]"),
        (["a"] * 6, "ints \\[6\\]"),
    ):
        with pytest.raises(BadActions, match=words):
            own.step(wrong)
    for wrong in (3, -1, 0.5):
        with pytest.raises(BadBuffer, match="seat"):
            own.observe(seat=wrong)


def test_a_capsule_keeps_its_array_alive_until_it_is_let_go(pretend: Any) -> None:
    pretended = pretend("airships")
    array = DeviceArray(gpu.require_gpu(), (3, 4), "int16")
    address = array.address
    capsule = array.__dlpack__()
    managed = arrays._Managed.from_address(arrays._content_of(capsule, b"dltensor"))
    tensor = managed.tensor
    assert (tensor.data, tensor.device_type, tensor.ndim, tensor.code, tensor.bits) == (address, 2, 2, 0, 16)
    assert [tensor.shape[k] for k in range(2)] == [3, 4]
    del array
    gc.collect()
    assert address in pretended.memory
    del tensor, managed, capsule  # nobody has taken it
    gc.collect()
    assert address not in pretended.memory
    array = DeviceArray(gpu.require_gpu(), (3, 4), "bool")
    capsule, address = array.__dlpack__(), array.address
    managed = arrays._Managed.from_address(arrays._content_of(capsule, b"dltensor"))
    ctypes.pythonapi.PyCapsule_SetName(ctypes.py_object(capsule), b"used_dltensor")  # now somebody has
    del array, capsule
    gc.collect()
    assert address in pretended.memory
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(managed.deleter)(ctypes.addressof(managed))
    gc.collect()
    assert address not in pretended.memory
    with pytest.raises(BufferError):
        DeviceArray(gpu.require_gpu(), (1,), "int8").__dlpack__(copy=True)


@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64", "float32", "bool"])
def test_another_library_takes_an_array_and_lets_go_of_it(
    dtype: str, pretend: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """NumPy, since the memory of a pretended GPU is this machine's own."""
    pretended = pretend("airships")
    monkeypatch.setattr(arrays, "CUDA", arrays.ON_HOST)
    array = DeviceArray(gpu.require_gpu(), (3, 4), dtype)
    values = (np.arange(12) % 2).astype(dtype).reshape(3, 4)
    array.fill_from(values)
    address, theirs = array.address, np.from_dlpack(array)
    del array
    gc.collect()
    assert (theirs == values).all()
    assert theirs.ctypes.data == address
    assert address in pretended.memory
    del theirs
    gc.collect()
    assert not pretended.memory


def test_without_a_gpu_the_error_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "found_gpu", lambda: "no CUDA-capable device is detected")
    with pytest.raises(CudaUnavailable, match="no CUDA-capable device"):
        aerodrome.vector("airships", device="cuda")


def test_without_the_extra_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch, pretend: Any) -> None:
    pretend("airships")
    monkeypatch.setenv("AERODROME_CACHE", "/nowhere")
    monkeypatch.setitem(sys.modules, "cuda.bindings.nvrtc", None)
    monkeypatch.delattr("cuda.bindings.nvrtc", raising=False)
    monkeypatch.setitem(sys.modules, "cuda.bindings", None)
    with pytest.raises(CudaUnavailable, match=r"pip install 'aerodrome\[cuda\]'"):
        aerodrome.vector("airships", device="cuda")


def test_the_vector_describes_its_arguments_as_the_kernels_do() -> None:
    body = VECTOR.source.partition("typedef struct Call {")[2].partition("} Call;")[0]
    names = [line.split()[-1].strip("*;") for line in body.strip().splitlines()]
    assert names == [name for name, *_ in cuda.Call._fields_]


# --- on a real one


@pytest.mark.skipif(NO_GPU, reason="there is no GPU")
@pytest.mark.parametrize("name", GAMES)
def test_a_vector_on_a_real_gpu_is_the_one_on_the_cpu(name: str) -> None:
    for seats in find(name).seats:
        compare(name, seats, games=1000, steps=120)
    compare(name, seats, games=1000, steps=40, rivals="greedy")


@pytest.mark.skipif(NO_GPU, reason="there is no GPU")
def test_pytorch_jax_and_cupy_share_memory_with_a_vector() -> None:
    cpu, own = both("airships", 300)
    torch = pytest.importorskip("torch")
    seen = torch.empty((300, own.layout.size), dtype=torch.float32, device="cuda")
    own.observe(seen)
    assert same(cpu.observe(dtype="float32"), seen.cpu().numpy())
    ended = own.step(torch.from_dlpack(own.choose()).to(torch.int64))
    cpu.step(cpu.choose())
    assert torch.from_dlpack(ended.over).dtype == torch.bool
    assert torch.from_dlpack(own.seat).data_ptr() == own.seat.address
    jax = pytest.importorskip("jax")
    actions = jax.dlpack.from_dlpack(own.choose())
    own.step(jax.numpy.asarray(actions) + 0)
    cpu.step(cpu.choose())
    assert same(cpu.observe(), np.asarray(jax.dlpack.from_dlpack(own.observe())))
    cupy = pytest.importorskip("cupy")
    assert cupy.asarray(own.seat).data.ptr == own.seat.address
    own.step(cupy.asarray(own.choose()) + 0)
    cpu.step(cpu.choose())
    rows = cupy.zeros((300, own.layout.size), cupy.int8)
    own.observe(rows)
    assert same(cpu.observe(dtype="int8"), cupy.asnumpy(rows))
