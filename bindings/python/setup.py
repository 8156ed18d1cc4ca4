"""Makes the wheel. CMake builds the compiled part, in the tree that HANAPROOF_BUILD names, or in one of
its own (build/wheel) for any machine of this kind."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = pathlib.Path(__file__).resolve().parents[2]
TREE = pathlib.Path(os.environ.get("HANAPROOF_BUILD") or ROOT / "build" / "wheel").resolve()
SCRATCH = TREE / "wheel"


def version():
    text = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    return re.search(r"project\(hanaproof VERSION ([\d.]+)", text)[1]


def configure():
    subprocess.run(
        ["cmake", "-G", "Ninja", "-S", ROOT, "-B", TREE, "-D", "CMAKE_BUILD_TYPE=Release"]
        + ["-D", "CMAKE_UNITY_BUILD=ON", "-D", "BUILD_TESTING=OFF", "-D", "HANAPROOF_NATIVE=OFF"]
        + ["-D", f"Python_EXECUTABLE={sys.executable}"],
        check=True,
    )


class BuildByCMake(build_ext):
    def build_extension(self, ext):
        if not (TREE / "CMakeCache.txt").exists():
            configure()
        jobs = str(os.cpu_count() or 1)
        subprocess.run(
            ["cmake", "--build", TREE, "--target", "hanaproof_python", "--parallel", jobs], check=True
        )
        target = pathlib.Path(self.get_ext_fullpath(ext.name))
        built = TREE / "bindings" / "python" / "hanaproof" / target.name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(built, target)


# Modules that were deleted since are in no wheel.
shutil.rmtree(SCRATCH, ignore_errors=True)
SCRATCH.mkdir(parents=True)
setup(
    version=version(),
    ext_modules=[Extension("hanaproof._hanaproof", sources=[])],
    cmdclass={"build_ext": BuildByCMake},
    # Nothing is written beside the sources.
    options={"build": {"build_base": str(SCRATCH)}, "egg_info": {"egg_base": str(SCRATCH)}},
)
