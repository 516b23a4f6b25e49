"""What a user gets: the package installed into an empty environment, and the example of its README through a turn of the real service."""

import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import venv
from pathlib import Path

from tests.package import PACKAGE, ROOT, wire

MODELS = [{"id": "scripted", "label": "Scripted", "context_window": 200_000, "max_output_tokens": 8_192, "thinking_levels": ["default"]}]


def program(name):
    """Path of a program of the workspace."""
    given = os.environ.get(name.upper().replace("-", "_"))
    if given:
        return given
    command = ["cargo", "build", "--quiet", "--locked", "--message-format=json", "-p", name, "--bin", name]
    built = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    messages = [json.loads(line) for line in built.stdout.splitlines() if '"executable":"' in line]
    return next(message["executable"] for message in messages if message["target"]["name"] == name)


class Rehearsal:
    """Plays a script on loopback; settings in `home` point the service at it."""

    def __init__(self, home, script):
        home.mkdir()
        path = home / "script.json"
        path.write_text(json.dumps(script))
        self.process = subprocess.Popen([program("rehearsal"), str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        base_url = self.process.stdout.readline().strip()
        provider = {"label": "Rehearsal", "api": "anthropic_messages", "base_url": base_url, "models": MODELS}
        settings = {"provider": "rehearsal", "model": "scripted", "providers": {"rehearsal": provider}}
        (home / "settings.json").write_text(json.dumps(settings))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.communicate()


class Install(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = Path(tempfile.mkdtemp(prefix="app-wire-"))
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        # A copy: building must not leave anything in the tree.
        shutil.copytree(PACKAGE, cls.folder / "source")
        venv.create(cls.folder / "venv", with_pip=True)
        cls.python = cls.folder / "venv/bin/python"
        command = [cls.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", cls.folder / "source"]
        subprocess.run(command, check=True, env={**os.environ, "PIP_NO_INPUT": "1"})

    def test_the_package_installs_with_nothing_beside_it(self):
        listed = subprocess.run([self.python, "-m", "pip", "list", "--format=json"], check=True, capture_output=True, text=True)
        names = {one["name"] for one in json.loads(listed.stdout)} - {"pip", "setuptools", "wheel"}
        self.assertEqual(names, {"magi-protocol-app-wire"})
        script = "import app_wire, importlib.resources as r; f = r.files(app_wire); print((f / 'py.typed').is_file(), (f / 'schema/app-service.json').is_file())"
        found = subprocess.run([self.python, "-I", "-c", script], check=True, capture_output=True, text=True)
        self.assertEqual(found.stdout, "True True\n")

    def test_the_example_of_the_readme_drives_the_service_through_a_turn(self):
        example = re.search("```python\n(.*?)```", (PACKAGE / "README.md").read_text(), re.DOTALL)[1]
        self.assertLessEqual(len([line for line in example.splitlines() if line]), 20, "it stays short")
        path = self.folder / "example.py"
        path.write_text(example)
        home = self.folder / "home"
        answer = ["Hello from a ", "script, with “quotes” and 😀.\n"]
        with Rehearsal(home, {"replies": [{"steps": [{"text": text} for text in answer]}]}):
            env = {"PATH": os.environ["PATH"], "MC_HOME": str(home), "HOME": str(home), "MAGI_CODE": program("magi-code"), "PYTHONUTF8": "1"}
            said = subprocess.run([self.python, "-I", "-X", "utf8", path], env=env, check=True, stdout=subprocess.PIPE, timeout=120)
        self.assertEqual(said.stdout.decode(), "".join(answer))


class Service(unittest.TestCase):
    client = wire.Client(wire.Profile(needs=[]))

    def test_what_must_not_be_sent_is_not_and_what_cannot_be_raises(self):
        with wire.ServiceProcess("cat") as service:
            with self.assertRaisesRegex(ValueError, "status was not sent: not_agreed"):
                service.send(self.client.request(wire.StatusRequest()))
            service.finish()
            self.assertEqual(list(service.records()), [])
        with wire.ServiceProcess("sh", "-c", "exec <&-; exec >&-") as service:
            self.assertEqual(list(service.records()), [])
            with self.assertRaises(BrokenPipeError):
                service.send(self.client.initialize())

    def test_an_exception_stops_the_service_and_is_the_one_that_is_seen(self):
        with self.assertRaisesRegex(RuntimeError, "mine"), wire.ServiceProcess("sleep", "1000"):
            raise RuntimeError("mine")


class Lines(unittest.TestCase):
    def test_only_lf_ends_a_record_however_the_stream_was_cut(self):
        data = '{"a":"é😀\u2028\x85"}\r\n{"b":1}\n\n{"c"'.encode()
        want = ['{"a":"é😀\u2028\x85"}\r'.encode(), b'{"b":1}', b"", b'{"c"']
        for buffered in (io.BytesIO(data), io.BufferedReader(io.BytesIO(data), 1)):
            self.assertEqual(list(wire.records(buffered)), want)
        out, inn = os.pipe()
        with open(out, "rb", buffering=0) as raw:
            for byte in data:
                os.write(inn, bytes([byte]))
            os.close(inn)
            self.assertEqual(list(wire.records(raw)), want)

    def test_a_long_line_costs_no_more_than_a_record(self):
        most = wire.LIMITS["max_record_bytes"] + 1
        for length in (most - 1, most, most + 1, 3 * most, 300 * most):
            first, second = wire.records(io.BytesIO(b"a" * length + b"\n1\n"))
            self.assertEqual(len(first), min(length, most))
            self.assertEqual(second, b"1")
            self.assertEqual(wire.decode_record(first).rule, "record_bytes")
        self.assertEqual([len(line) for line in wire.records(io.BytesIO(b"a" * (2 * most)))], [most])


if __name__ == "__main__":
    sys.exit("run them with: python -m unittest discover -s tests")
