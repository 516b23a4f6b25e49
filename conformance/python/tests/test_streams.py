"""Every stream of `conformance/app-client` through the client: what it says to accept is accepted, what it says to reject is rejected,
for the reason it names. The form of the files is told in the README beside them."""

import copy
import json
import unittest

from tests.package import ROOT, wire

FOLDER = ROOT / "conformance/app-client"
RECORDS = json.loads((FOLDER / "records.json").read_text())
OPERATIONS = {method: make for make, (method, _) in vars(__import__("app_wire._forms", fromlist=["REQUESTS"]))["REQUESTS"].items()}
KINDS = {"reply": wire.Reply, "failure": wire.Failed, "uncorrelated": wire.Uncorrelated, "event": wire.Event}


def place(record, at):
    *steps, key = [step.replace("~1", "/").replace("~0", "~") for step in at[1:].split("/")]
    for step in steps:
        record = record[int(step) if isinstance(record, list) else step]
    return record, key


def put(record, at, value):
    """Sets the member at a pointer; `-` appends to an array."""
    parent, key = place(record, at)
    if isinstance(parent, list):
        assert key == "-"
        parent.append(value)
    else:
        parent[key] = value


def received(step):
    """The bytes of a step."""
    if "receive_text" in step:
        return step["receive_text"].encode()
    record = copy.deepcopy(RECORDS[step["receive"]] if isinstance(step["receive"], str) else step["receive"])
    for at, value in step.get("set", {}).items():
        put(record, at, value)
    for at in step.get("remove", []):
        parent, key = place(record, at)
        del parent[key]
    repeats = step.get("repeat", [])
    for repeat in repeats if isinstance(repeats, list) else [repeats]:
        times = repeat["times"]
        put(record, repeat["at"], {repeat["key"] * times: None} if "key" in repeat else repeat["value"] * times)
    return json.dumps(record, ensure_ascii=False).encode()


class Run:
    def __init__(self, test, head):
        self.test, self.sent = test, 0
        self.client = wire.Client(wire.Profile(**{"needs": wire.METHODS, **head.get("profile", {})}))
        for name in head.get("given", []):
            if name == "initialized":
                self.send({"send": {"method": "initialize"}})
            if name == "accepted":
                self.send({"send": {"method": "turn.start", "payload": {"prompt": "Hello"}}})
            found = self.client.accept(json.dumps(RECORDS[name]))
            test.assertNotIsInstance(found, wire.Mismatch, f"given {name}")

    def through(self, steps, reject):
        found = None
        for step in steps:
            if "send" in step:
                self.send(step)
            elif "unsettled" in step:
                self.test.assertEqual([left.request_id for left in self.client.ended()], step["unsettled"])
            else:
                found = self.client.accept(received(step))
                self.test.assertEqual(getattr(found, "why", None), step.get("mismatch"), found)
                if "as" in step:
                    self.test.assertIsInstance(found, KINDS[step["as"]])
                if "missing" in step:
                    self.test.assertEqual(getattr(found, "missing", 0), step["missing"])
        if reject:
            self.test.assertIsInstance(found, wire.Mismatch, "the last record is rejected")
            self.test.assertEqual(self.client.initialize().why, "closed")
            self.test.assertEqual(self.client.accept(json.dumps(RECORDS["delta"])).why, "closed")

    def send(self, step):
        asked = step["send"]
        if asked["method"] == "initialize":
            got = self.client.initialize()
        else:
            # A payload that cannot be decoded is made by hand: the client must refuse it by itself.
            make = OPERATIONS[asked["method"]]
            payload = make(**{name: message(name, value) for name, value in asked["payload"].items()})
            got = self.client.request(payload, asked.get("session_id"))
        self.test.assertEqual(getattr(got, "why", None), step.get("refused"), got)
        if isinstance(got, wire.NotSent):
            return
        self.sent += 1
        self.test.assertEqual(got.request_id, f"r{self.sent}")
        if "sent" in step:
            self.test.assertEqual(json.loads(got.record)["payload"], step["sent"])
        self.test.assertNotIsInstance(wire.decode_request(got.record), wire.Fault)
        self.test.assertTrue(got.record.endswith(b"}\n"))


def message(name, value):
    """Objects and lists inside a payload of a stream, as messages are made of them."""
    if name == "options":
        return wire.TurnOptions()
    return tuple(value) if isinstance(value, list) else value


class Streams(unittest.TestCase):
    def test_every_stream(self):
        for verdict in ("accept", "reject"):
            files = sorted((FOLDER / verdict).glob("*.jsonl"))
            self.assertGreater(len(files), 30)
            for file in files:
                head, *steps = [json.loads(line) for line in file.read_text().splitlines()]
                self.assertEqual(f"{head['stream']}.jsonl", f"{verdict}/{file.name}", "a stream has the name of its file")
                with self.subTest(f"{head['stream']}: {head['rule']}"):
                    Run(self, head).through(steps, verdict == "reject")

    def test_preflight_is_a_function_too(self):
        offer = wire.decode_response(json.dumps(RECORDS["initialized"])).payload
        agreed = wire.preflight(wire.Profile(needs=["turn.start"]), offer)
        self.assertIsInstance(agreed, wire.Agreed)
        self.assertEqual(agreed.limits, offer.limits)
        narrow = wire.preflight(wire.Profile(needs=[], bounds={"max_string_bytes": 1}), offer)
        self.assertEqual((narrow.what, narrow.name, narrow.supported), ("limit", "max_string_bytes", 1))
