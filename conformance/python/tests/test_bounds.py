"""Every bound of the schema at one less, at the bound, and at one more; bytes, not characters. The bounds come from the published schema."""

import json
import re
import unittest

from tests.package import DEFINITIONS, decoder, has_own_door, resolve, wire

LIMITS = wire.LIMITS
TOO_LONG = {"maxLength", "x-max-bytes", "string_bytes"}


def places():
    """Every member of every object type, in every example that has it."""
    for name, definition in DEFINITIONS.items():
        if not has_own_door(name):
            continue
        for member, node in definition.get("properties", {}).items():
            for example in definition.get("examples", []):
                if example.get(member) is not None:
                    yield f"{name}.{member}", decoder(name), example, member, resolve(node)


def broken(decode, example, member, value):
    """The rule that the example breaks when the member has this value; rules across members aside."""
    found = decode(json.dumps({**example, member: value}, ensure_ascii=False))
    if not isinstance(found, wire.Fault) or (re.fullmatch("[a-z]+(-[a-z]+)+", found.rule) and not found.rule.startswith("x-")):
        return None
    return found.rule


class Bounds(unittest.TestCase):
    def test_texts_are_bounded_in_utf8_bytes(self):
        seen = 0
        for about, decode, example, member, node in places():
            most = node.get("x-max-bytes")
            if not most or "enum" in node:
                continue
            seen += 1
            pattern = node.get("pattern", "")
            one = "0" if "0-9TtZz" in pattern else "a"
            for text, right in ((one * (most - 1), True), (one * most, True), (one * (most + 1), False)):
                self.assertEqual(broken(decode, example, member, text) in TOO_LONG, not right, about)
            if pattern and pattern != "\\S" and not pattern.startswith("^[^"):
                continue
            for wide in ("😀", "句", "é"):
                size = len(wide.encode())
                text = wide * (most // size) + "a" * (most % size)
                self.assertIsNone(broken(decode, example, member, text), f"{about}: {len(text)} characters are {most} bytes")
                self.assertIn(broken(decode, example, member, text + "a"), TOO_LONG, about)
        self.assertGreater(seen, 120)

    def test_an_empty_text_is_refused_where_it_must_say_something(self):
        seen = 0
        for about, decode, example, member, node in places():
            if node.get("minLength") == 1 and node["type"] == "string":
                seen += 1
                self.assertEqual(broken(decode, example, member, ""), "minLength", about)
        self.assertGreater(seen, 100)

    def test_integers_are_bounded_at_both_ends_and_written_as_integers(self):
        seen = 0
        for about, decode, example, member, node in places():
            if "minimum" not in node:
                continue
            seen += 1
            least, most = node["minimum"], node["maximum"]
            for value in (least, least + 1, most - 1, most):
                self.assertIsNone(broken(decode, example, member, value), about)
            self.assertEqual(broken(decode, example, member, least - 1), "minimum", about)
            self.assertEqual(broken(decode, example, member, most + 1), "maximum", about)
            for value in (least + 0.5, float(least), True):
                self.assertEqual(broken(decode, example, member, value), "type", about)
        self.assertGreater(seen, 30)

    def test_arrays_are_bounded(self):
        seen = 0
        for about, decode, example, member, node in places():
            if node.get("type") != "array" or not example[member]:
                continue
            seen += 1
            item, least, most = example[member][0], node.get("minItems", 0), node["maxItems"]
            for count in (most - 1, most):
                self.assertIsNone(broken(decode, example, member, [item] * max(count, least)), about)
            self.assertIn(broken(decode, example, member, [item] * (most + 1)), {"maxItems", "items"}, about)
            if least:
                self.assertEqual(broken(decode, example, member, [item] * (least - 1)), "minItems", about)
        self.assertGreater(seen, 5)


DELTA = json.dumps(
    {
        "protocol_version": 1, "kind": "event", "event_id": "e", "request_id": "r", "session_id": "s", "event": "turn.assistant_delta",
        "payload": {"turn_id": "t", "sequence": 1, "text": "x"},
    },
    separators=(",", ":"),
)


def extended(value):
    """A record with one more member that no one knows."""
    return f'{DELTA[:-1]},"more":{value}}}'


class GeneralBounds(unittest.TestCase):
    def test_what_is_not_known_is_measured_before_it_is_left_alone(self):
        string = LIMITS["max_string_bytes"]

        def nested(levels):
            return "[" * levels + "]" * levels

        def fields(count):
            return "{" + ",".join(f'"k{n}":null' for n in range(count)) + "}"

        def items(count):
            return "[" + ",".join("0" * count) + "]"

        for rule, fits, beyond in (
            ("depth", nested(LIMITS["max_json_depth"] - 1), nested(LIMITS["max_json_depth"])),
            ("items", items(LIMITS["max_array_items"]), items(LIMITS["max_array_items"] + 1)),
            ("fields", fields(LIMITS["max_object_fields"]), fields(LIMITS["max_object_fields"] + 1)),
            ("string_bytes", f'"{"m" * string}"', f'"{"m" * (string + 1)}"'),
            ("string_bytes", f'"{"😀" * (string // 4)}"', f'"{"😀" * (string // 4)}m"'),
            ("string_bytes", f'"{"é" * (string // 2)}"', '"' + "\\n" * (string + 1) + '"'),
            ("string_bytes", f'{{"{"k" * string}":0}}', f'{{"{"k" * (string + 1)}":0}}'),
        ):
            for data in (extended, lambda value: extended(value).encode()):
                self.assertNotIsInstance(wire.decode_record(data(fits)), wire.Fault, rule)
                found = wire.decode_record(data(beyond))
                self.assertEqual((found.code, found.rule), ("limit_exceeded", rule))

    def test_a_record_is_bounded_in_bytes_with_its_newline(self):
        most = LIMITS["max_record_bytes"]
        padded = DELTA[:-1] + " " * (most - 1 - len(DELTA)) + "}"
        for data in (padded, padded + "\n", padded.encode(), padded.encode() + b"\n"):
            self.assertNotIsInstance(wire.decode_record(data), wire.Fault)
        for data in (" " + padded, " " + padded + "\n", (" " + padded).encode()):
            self.assertEqual(wire.decode_record(data).rule, "record_bytes")
        self.assertEqual(wire.decode_record("[" * 500_000).rule, "record_bytes")

    def test_a_payload_is_bounded_written_compactly(self):
        most = LIMITS["max_payload_bytes"]

        def record(size, space):
            own = '{"turn_id":"t","sequence":1,"text":"x","more":["",""]}'
            one = (size - len(own)) // 2
            more = f'["{"m" * one}",{space}"{"m" * (size - len(own) - one)}"]'
            return f'{DELTA[:DELTA.index(chr(34) + "payload")]}"payload":{own.replace("[" + chr(34) * 2 + "," + chr(34) * 2 + "]", more)}}}'

        for size in (most - 1, most):
            self.assertNotIsInstance(wire.decode_record(record(size, " " * 9_000)), wire.Fault)
        too_large = wire.Fault("payload_too_large", "payload_bytes", "/payload")
        self.assertEqual(wire.decode_record(record(most + 1, "")), too_large)
        # An escape counts as its character.
        escaped = (record(size, "").replace("m" * 5_000, "\\u006d" * 5_000, 1) for size in (most, most + 1))
        self.assertNotIsInstance(wire.decode_record(next(escaped)), wire.Fault)
        self.assertEqual(wire.decode_record(next(escaped)), too_large)

    def test_nothing_that_comes_in_is_too_deep_for_the_reader(self):
        for text in ("[" * 60_000, "[" * 30_000 + "]" * 30_000, '{"a":' * 12_000):
            self.assertEqual(wire.decode_record(text).rule, "depth")
