"""Every example of the schema is read and written again; every counter-example is refused, for the rule it names."""

import copy
import json
import unittest

from tests.package import DEFINITIONS, RECORDS, SOURCES, decoder, encoder, wire

# The rules of the schema under their names in a fault.
NAMES = {
    "x-union": {"x-union", "required", "type"},
    "maxLength": {"maxLength", "x-max-bytes", "string_bytes"},
    # A general bound outranks that of the place, also where they are the same number.
    "x-max-bytes": {"x-max-bytes", "string_bytes"},
    "maxItems": {"maxItems", "items"},
    "const": {"const", "x-union", "enum"},
}


def repeated(bad):
    """A repetition written out: a long text, or an array of many items."""
    if "repeat" not in bad:
        return bad["value"]
    repeat, whole = bad["repeat"], {"value": copy.deepcopy(bad["value"])}
    *steps, last = ["value", *repeat["at"].split("/")[1:]]
    parent = whole
    for step in steps:
        parent = parent[step]
    long = isinstance(parent[last], str) and isinstance(repeat["value"], str)
    parent[last] = repeat["value"] * repeat["times"] if long else [repeat["value"]] * repeat["times"]
    return whole["value"]


class Examples(unittest.TestCase):
    def test_every_example_decodes_and_is_written_as_it_was(self):
        seen = 0
        for name, definition in DEFINITIONS.items():
            for example in definition.get("examples", []):
                seen += 1
                text = json.dumps(example, ensure_ascii=False)
                decoded = decoder(name)(text)
                self.assertNotIsInstance(decoded, wire.Fault, name)
                self.assertEqual(decoder(name)(text.encode()), decoded, name)
                self.assertEqual(decoder(name)(memoryview(text.encode())), decoded, name)
                encoded = encoder(name)(decoded)
                self.assertIsInstance(encoded, bytes, f"{name}: {encoded}")
                self.assertEqual(json.loads(encoded), example, name)
                self.assertEqual(decoder(name)(encoded), decoded, name)
        self.assertGreater(seen, 300)

    def test_every_counter_example_is_refused_for_the_rule_and_with_the_code_it_names(self):
        seen = 0
        for file in SOURCES.values():
            for name, definition in file.get("$defs", {}).items():
                for bad in definition.get("x-counter-examples", []):
                    seen += 1
                    found = decoder(name)(json.dumps(repeated(bad)))
                    about = f"{name}: {bad['description']} {found}"
                    self.assertIsInstance(found, wire.Fault, about)
                    self.assertIn(found.rule, NAMES.get(bad["rule"], {bad["rule"]}), about)
                    if "code" in bad:
                        self.assertEqual(found.code, bad["code"], about)
        self.assertGreater(seen, 300)
        self.assertTrue(set(RECORDS) <= set(SOURCES["envelope.json"]["$defs"]))

    def test_a_value_made_by_hand_is_judged_when_it_is_written(self):
        start = wire.TurnStartRequest(prompt="x" * (wire.LIMITS["max_string_bytes"] + 1))
        record = wire.TurnStartRequestRecord(request_id="r", payload=start)
        self.assertEqual(wire.encode_request(record).path, "/payload/prompt")
        for bad in (7, None, b"x", "\ud800", float("nan"), object(), [], wire.ABSENT):
            found = wire.encode_turn_start_request(wire.TurnStartRequest(prompt=bad))
            self.assertIsInstance(found, wire.Fault, repr(bad))
        wrong = wire.TurnStartRequestRecord(request_id="r", payload=wire.TurnCancelRequest(turn_id="t"))
        self.assertEqual(wire.encode_request(wrong).code, "invalid_payload")
        loop = []
        loop.append(loop)
        self.assertIsInstance(wire.encode_turn_start_request(wire.TurnStartRequest(prompt=loop)), wire.Fault)

    def test_what_is_written_ends_no_line_for_any_reader(self):
        prompt = "one\u2028two\u2029three\x85four\nfive"
        record = wire.TurnStartRequestRecord(request_id="r", payload=wire.TurnStartRequest(prompt=prompt))
        encoded = wire.encode_request(record)
        self.assertEqual(len(encoded.decode().splitlines()), 1)
        self.assertTrue(encoded.endswith(b"}\n"))
        self.assertEqual(wire.decode_request(encoded), record)

    def test_messages_do_not_change(self):
        record = wire.TurnStartRequestRecord(request_id="r", payload=wire.TurnStartRequest(prompt="x"))
        with self.assertRaises(AttributeError):
            record.request_id = "s"
        self.assertEqual(hash(record), hash(wire.decode_request(wire.encode_request(record))))
        self.assertFalse(hasattr(record, "__dict__"))
