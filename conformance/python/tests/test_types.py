"""The package keeps its own annotations, and they say what the contract says: mypy and pyright, both strict, over it and over its use."""

import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from tests.package import PACKAGE

HERE = Path(__file__).resolve().parents[1]
USE = (HERE / "types/use.py").read_text()
EXAMPLE = re.search("```python\n(.*?)```", (PACKAGE / "README.md").read_text(), re.DOTALL)[1]


def run(folder, *command):
    found = subprocess.run([sys.executable, "-m", *command], cwd=folder, capture_output=True, text=True)
    return found.returncode, found.stdout + found.stderr


class Types(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="app-wire-types-"))
        self.addCleanup(shutil.rmtree, self.folder)
        shutil.copytree(PACKAGE, self.folder / "app_wire")

    def mypy(self, **files):
        for name, text in files.items():
            (self.folder / f"{name}.py").write_text(text)
        return run(self.folder, "mypy", "--strict", "--python-version", "3.10", *[f"{name}.py" for name in files], "app_wire")

    def test_mypy_allows_and_refuses_what_the_contract_does(self):
        code, said = self.mypy(use=USE, example=EXAMPLE)
        self.assertEqual(code, 0, said)

    def test_an_error_that_is_planted_is_noticed(self):
        code, said = self.mypy(wrong='import app_wire\n\ntext: str = app_wire.LIMITS["max_id_bytes"]\n')
        self.assertIn("[assignment]", said)
        code, said = self.mypy(use=USE.replace('"higher"', '"high"'))
        self.assertIn("unused-ignore", said)

    def test_pyright_allows_and_refuses_what_the_contract_does(self):
        (self.folder / "use.py").write_text(USE)
        (self.folder / "example.py").write_text(EXAMPLE)
        (self.folder / "pyrightconfig.json").write_text('{"pythonVersion": "3.10", "reportUnnecessaryTypeIgnoreComment": "error", "exclude": ["node_modules"]}')
        try:
            code, said = run(self.folder, "pyright", "--pythonpath", sys.executable)
        except OSError as error:
            code, said = 1, str(error)
        if " error" not in said and code != 0:
            self.skipTest(f"NOT RUN: pyright needs Node and the npm registry: {said[-300:]}")
        self.assertEqual(code, 0, said)
