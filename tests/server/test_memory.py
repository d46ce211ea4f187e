"""Threads share their stocks of memory: counted by what the C library itself says."""

import platform
import subprocess
import sys

import pytest

COUNT = """
import ctypes, threading
from ludomots.server.serve import share_memory_among_threads
if {shared}:
    share_memory_among_threads()
all_there = threading.Barrier(8)
def use():
    held = [bytes(4000) for _ in range(100)]
    all_there.wait()
threads = [threading.Thread(target=use) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
libc = ctypes.CDLL(None)
libc.malloc_info(0, ctypes.c_void_p.in_dll(libc, "stdout"))
"""


def stocks(*, shared: bool) -> int:
    program = COUNT.format(shared=shared)
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return told.stdout.count("<heap nr=")


@pytest.mark.processes
@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library than glibc")
def test_eight_threads_have_two_stocks_of_memory() -> None:
    assert stocks(shared=True) <= 2 < stocks(shared=False)
