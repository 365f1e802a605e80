"""Builds the package: plain Python, or compiled by mypyc when DREADHOUSE_COMPILE=1 is set.

The compiled build is all or nothing: where anything is missing, the same files run as plain Python.
An editable install is never compiled, because the extensions would shadow every later edit.
"""

import contextlib
import io
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/dreadhouse")
COMPILED = (
    "kernel/**/*.py",
    "games/*/state.py",
    "games/*/rules/**/*.py",
    "games/*/cards*.py",
    "games/*/cards/**/*.py",
    "games/*/haunts/**/*.py",
    "games/*/ground/**/*.py",
    "games/*/creatures/**/*.py",
    "games/*/chapters/**/*.py",
    "games/*/advice/**/*.py",
    "games/*/guess.py",
    "games/*/senses.py",
    "envs/rows.py",
    "bots/**/*.py",
)
LEFT_OUT = "# mypyc: no"


def stays_plain(path: Path) -> bool:
    """Tell whether a module asks, in its first lines, not to be compiled."""
    lines = path.read_text(encoding="utf-8").splitlines()[:12]
    return path.name == "__init__.py" or any(line.startswith(LEFT_OUT) for line in lines)


def chosen() -> list[str]:
    """List the modules to compile, always in the same order."""
    found = {path for pattern in COMPILED for path in SOURCE.glob(pattern)}
    return [str(path) for path in sorted(found) if not stays_plain(path)]


def say_plain(why: str) -> None:
    """Say it now, and leave it for make to repeat: pip hides what a build prints."""
    print(f"Built as plain Python, because {why}", file=sys.stderr)
    Path("build").mkdir(exist_ok=True)
    Path("build/plain").write_text(f"Built as plain Python, because {why}\n", encoding="utf-8")


def in_short(failure: BaseException) -> str:
    """Cut a failure to what fits one line: a compiler's carries its whole command."""
    return (str(failure).splitlines() or [type(failure).__name__])[0][:90]


def extensions() -> list:
    """Translate the chosen modules to C, or give none where that is not possible."""
    if os.environ.get("DREADHOUSE_COMPILE") != "1" or "editable_wheel" in sys.argv:
        return []
    options = ["--config-file=", "--ignore-missing-imports", "--cache-dir=build/mypy"]
    said = io.StringIO()
    try:
        from mypyc.build import mypycify

        with contextlib.redirect_stdout(said):
            return mypycify([*options, *chosen()], opt_level="3", debug_level="0", multi_file=True)
    except ImportError:
        say_plain("mypy is not installed here.")
    except Exception as failure:
        say_plain(f"mypyc failed ({in_short(failure)}).")
    except SystemExit:  # mypyc ends the whole build on its own errors
        print(said.getvalue(), file=sys.stderr)
        say_plain(f"mypyc refused the sources: {said.getvalue().partition(chr(10))[0]}")
    return []


class BuildAllOrNothing(build_ext):
    """Compiles every extension, or leaves none behind: half a build could not be imported.

    The files are compiled side by side, one for each core: it is what a first start waits for.
    """

    def run(self) -> None:
        try:
            super().run()
        except Exception as failure:
            say_plain(f"the C compiler failed ({in_short(failure)}).")
            self.drop_extensions()

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], *rest, **options) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs = [pool.submit(one_by_one, [one], *rest, **options) for one in sources]
                return [built for job in jobs for built in job.result()]

        self.compiler.compile = side_by_side
        super().build_extensions()

    def drop_extensions(self) -> None:
        for built in Path(self.build_lib).rglob("*.so"):
            built.unlink()
        shutil.rmtree(self.build_temp, ignore_errors=True)
        self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
