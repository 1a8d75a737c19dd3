"""Arrays in the memory of a GPU, handed to PyTorch, JAX and CuPy and taken from them without a copy.

Both directions speak DLPack and `__cuda_array_interface__`, which need none of these libraries.
"""

from __future__ import annotations

import contextlib
import ctypes
import math
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from aerodrome.engines.gpu import CudaFailed, Device, asked, driver

CUDA, ON_HOST = 2, 1
"""Kinds of devices in DLPack."""
LEGACY_STREAM = 1
"""The stream that all our work is in, in both interfaces."""
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
"""DLPack's codes for NumPy's kinds of numbers."""


class _Tensor(ctypes.Structure):
    """DLTensor, as dlpack.h declares it."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class _Managed(ctypes.Structure):
    """DLManagedTensor, as dlpack.h declares it."""

    _fields_ = [("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p)]


class DeviceArray:
    """An array on the GPU. ``torch.from_dlpack``, ``jax.dlpack.from_dlpack`` and ``cupy.asarray`` take it as it is;
    ``numpy.asarray`` makes a copy on the CPU."""

    def __init__(self, device: Device, shape: tuple[int, ...], dtype: Any) -> None:
        self.device, self.shape, self.dtype = device, shape, np.dtype(dtype)
        self.bytes = math.prod(shape) * self.dtype.itemsize
        with device:
            try:
                self.address = int(asked(driver().cuMemAlloc(max(self.bytes, 1))))
            except CudaFailed as error:
                raise CudaFailed(
                    f"the GPU has no {self.bytes:,} bytes left ({error}). Play fewer games, or stop other programs"
                ) from None
        self._free = weakref.finalize(self, free, device, driver(), self.address)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self.address, False),
            "strides": None,
            "stream": LEGACY_STREAM,
            "version": 3,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, int(self.device.number)

    def __dlpack__(
        self,
        *,
        stream: Any = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """A capsule for another library. Our work is finished whenever a call returns, so it fits any stream."""
        if copy or dl_device not in (None, self.__dlpack_device__()):
            raise BufferError("this array is given as it is, where it is; copy it with the library that takes it")
        return capsule_of(self)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        if copy is False:
            raise ValueError("an array on a GPU can only be copied to NumPy")
        found = np.empty(self.shape, self.dtype)
        with self.device:
            asked(driver().cuMemcpyDtoH(found.ctypes.data, self.address, self.bytes))
        return found if dtype is None else found.astype(dtype)

    def fill_from(self, values: Any) -> None:
        """Copy a NumPy array of the same shape and type here."""
        with self.device:
            asked(driver().cuMemcpyHtoD(self.address, values.tobytes(), self.bytes))

    def clear(self) -> None:
        with self.device:
            asked(driver().cuMemsetD8(self.address, 0, self.bytes))

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<DeviceArray of {self.dtype} {list(self.shape)} on {self.device.name}>"


def free(device: Device, api: Any, address: int) -> None:
    with contextlib.suppress(CudaFailed), device:
        api.cuMemFree(address)


# --- giving -------------------------------------------------------------------------------------------------

_GIVEN: dict[int, tuple[_Managed, Any, DeviceArray]] = {}
"""What other libraries hold, by the address of its description, until they let go of it."""

_python = ctypes.pythonapi
_new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", _python)
)
_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", _python))
_pointer_in = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_GetPointer", _python))
_content_of = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(("PyCapsule_GetPointer", _python))
UNTAKEN = b"dltensor"


def let_go(managed: int) -> None:
    _GIVEN.pop(managed, None)


def drop(capsule: int) -> None:
    """A capsule goes. If nobody has taken what is in it, that goes too."""
    if _is_valid(capsule, UNTAKEN):
        _GIVEN.pop(_pointer_in(capsule, UNTAKEN), None)


_let_go, _drop = (ctypes.CFUNCTYPE(None, ctypes.c_void_p)(each) for each in (let_go, drop))
for _callback in (_let_go, _drop):  # other libraries may call them until the very end of the process
    _python.Py_IncRef(ctypes.py_object(_callback))


def capsule_of(array: DeviceArray) -> Any:
    shape = (ctypes.c_int64 * max(len(array.shape), 1))(*array.shape)
    managed = _Managed(
        _Tensor(
            data=array.address,
            device_type=CUDA,
            device_id=int(array.device.number),
            ndim=len(array.shape),
            code=CODES[array.dtype.kind],
            bits=8 * array.dtype.itemsize,
            lanes=1,
            shape=ctypes.cast(shape, ctypes.POINTER(ctypes.c_int64)),
            strides=None,  # row by row, without gaps
            byte_offset=0,
        ),
        None,
        ctypes.cast(_let_go, ctypes.c_void_p),
    )
    address = ctypes.addressof(managed)
    _GIVEN[address] = managed, shape, array
    return _new_capsule(address, UNTAKEN, ctypes.cast(_drop, ctypes.c_void_p))


# --- taking -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Taken:
    """Somebody's array on the GPU."""

    address: int
    shape: tuple[int, ...]
    dtype: str
    owner: Any


class NotTaken(Exception):
    """Why an array cannot be taken."""


def is_on_device(given: Any) -> bool:
    """Is it an array on a GPU?"""
    if hasattr(given, "__dlpack_device__"):
        return bool(given.__dlpack_device__()[0] != ON_HOST)
    return hasattr(given, "__cuda_array_interface__")


def taken(given: Any, device: Device) -> Taken:
    """Somebody's array, once all that they have begun to write into it is done. Raises NotTaken."""
    if isinstance(given, DeviceArray):
        return Taken(given.address, given.shape, given.dtype.name, given)
    take: Callable[[Any, Device], Taken] = from_dlpack if hasattr(given, "__dlpack__") else from_interface
    return take(given, device)


def from_dlpack(given: Any, device: Device) -> Taken:
    kind, number = given.__dlpack_device__()
    if (int(kind), int(number)) != (CUDA, int(device.number)):
        raise NotTaken(f"it is not in the memory of the GPU with number {int(device.number)}")
    try:
        capsule = given.__dlpack__(stream=LEGACY_STREAM)
    except Exception as error:  # each library has its own kinds of refusal, such as for tensors with gradients
        raise NotTaken(str(error)) from None
    found = _Managed.from_address(_content_of(capsule, UNTAKEN)).tensor
    shape = tuple(found.shape[k] for k in range(found.ndim))
    strides = tuple(found.strides[k] for k in range(found.ndim)) if found.strides else None
    check_rows(shape, strides, 1)
    kinds = {code: letter for letter, code in CODES.items()}
    letter = kinds.get(found.code, "")
    if not letter or found.lanes != 1 or found.bits % 8:
        raise NotTaken("it has numbers of a kind that NumPy does not have")
    return Taken(found.data + found.byte_offset, shape, np.dtype(f"{letter}{found.bits // 8}").name, given)


def from_interface(given: Any, device: Device) -> Taken:
    about = given.__cuda_array_interface__
    shape, dtype = tuple(about["shape"]), np.dtype(about["typestr"])
    check_rows(shape, about.get("strides"), dtype.itemsize)
    address, read_only = about["data"]
    if read_only:
        raise NotTaken("it is read-only")
    device.wait()
    return Taken(address, shape, dtype.name, given)


def check_rows(shape: tuple[int, ...], strides: tuple[int, ...] | None, item: int) -> None:
    step = item
    for length, stride in zip(reversed(shape), reversed(strides or ()), strict=False):
        if length != 1 and stride != step:
            raise NotTaken("it does not lie in memory row by row without gaps")
        step *= length
