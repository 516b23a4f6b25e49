"""Where the package under test and the data of the tests are. Tests nothing itself."""

import importlib
import json
import os
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

PACKAGE = Path(os.environ.get("APP_WIRE_PYTHON", ROOT / "generated/python/app_wire")).resolve()
"""The folder of the generated package."""

sys.dont_write_bytecode = True
sys.path.insert(0, str(PACKAGE.parent))
wire = importlib.import_module("app_wire")

SCHEMA = json.loads((PACKAGE / "schema/app-service.json").read_text())
"""The published schema as the package carries it."""

DEFINITIONS = SCHEMA["$defs"]

SOURCES = {path.name: json.loads(path.read_text()) for path in sorted((ROOT / "schema/app-service").glob("*.json"))}
"""The schema files by name, as they are written by hand."""

RECORDS = {"RequestEnvelope": "request", "ResponseEnvelope": "response", "EventEnvelope": "event"}


def resolve(node):
    """A schema with the reference resolved that it is, if it is one."""
    if "anyOf" in node:
        return resolve(node["anyOf"][0])
    return resolve(DEFINITIONS[node["$ref"].split("/")[-1]]) if "$ref" in node else node


def door(name):
    """What the functions of a definition are called: those of its type, or of its kind of record."""
    own = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
    if hasattr(wire, f"decode_{own}"):
        return own
    return RECORDS.get(name) or next(kind for kind in ("request", "response", "event", "record") if own.endswith((f"{kind}_record", kind)) or kind == "event")


def decoder(name):
    """The decoder of a definition."""
    return getattr(wire, f"decode_{door(name)}")


def encoder(name):
    """The encoder of a definition."""
    return getattr(wire, f"encode_{door(name)}")


def has_own_door(name):
    """Whether a definition is one of the contract's types, not a record."""
    return name in DEFINITIONS and not name.endswith("Record")
