"""A judge for others to ask: lines `{"name":"TurnTerminal","hex":"…"}` on stdin, `{"ok":true}` or a fault on stdout for each.

`name` is a definition, or Request, Response, Event or Record.
"""

import json
import sys

from tests.package import decoder, wire

for line in sys.stdin:
    asked = json.loads(line)
    found = decoder(asked["name"])(bytes.fromhex(asked["hex"]))
    if isinstance(found, wire.Fault):
        said = {"ok": False, "code": found.code, "rule": found.rule, "path": found.path}
    else:
        said = {"ok": True}
    sys.stdout.write(json.dumps(said) + "\n")
