"""Absent, null and there are three things; a choice is closed or open; requests are strict and output is not."""

import json
import unittest

from tests.package import DEFINITIONS, decoder, has_own_door, wire

KINDS = {
    "required: there, never null": (True, False),
    "optional: there or not, never null": (False, False),
    "required and nullable: there, perhaps null": (True, True),
    "optional and nullable: there or not, perhaps null": (False, True),
}

REQUEST = {"protocol_version": 1, "kind": "request", "request_id": "r", "method": "status", "payload": {}}
TEXT = json.dumps(REQUEST, separators=(",", ":"))
EVENT = {
    "protocol_version": 1, "kind": "event", "event_id": "e", "request_id": "r", "session_id": "s", "event": "turn.assistant_delta",
    "payload": {"turn_id": "t", "sequence": 1, "text": "1.0"},
}


def fault(found):
    return (found.code, found.rule, found.path)


def members():
    """Every member of every object type, in every example."""
    for name, definition in DEFINITIONS.items():
        if not has_own_door(name):
            continue
        for member, node in definition.get("properties", {}).items():
            for example in definition.get("examples", []):
                types = node.get("type", [])
                nullable = "null" in (types if isinstance(types, list) else [types]) or any(one.get("type") == "null" for one in node.get("anyOf", []))
                yield f"{name}.{member}", decoder(name), example, member, member in definition.get("required", []), nullable


class Presence(unittest.TestCase):
    def test_four_kinds_of_members(self):
        seen = {}
        for about, decode, example, member, required, nullable in members():
            seen[required, nullable] = seen.get((required, nullable), 0) + 1
            without = {name: value for name, value in example.items() if name != member}
            found = decode(json.dumps(without))
            missing = isinstance(found, wire.Fault) and (found.rule, found.path) == ("required", f"/{member}")
            self.assertEqual(missing, required, f"{about} left out: {found}")
            if not isinstance(found, wire.Fault) and hasattr(found, member) and not required:
                self.assertIs(getattr(found, member), wire.ABSENT, about)
            found = decode(json.dumps({**example, member: None}))
            refused = isinstance(found, wire.Fault) and found.rule in {"type", "const", "enum", "x-union"} and found.path == f"/{member}"
            self.assertEqual(refused, not nullable, f"{about} null: {found}")
            if not isinstance(found, wire.Fault) and hasattr(found, member):
                self.assertIsNone(getattr(found, member), about)
        for kind, flags in KINDS.items():
            # The records' session member is the only one of the last kind: see below.
            self.assertTrue(flags in seen or flags == (False, True), kind)

    def test_a_session_that_is_optional_may_be_left_out_null_or_there(self):
        for session, value in (({}, wire.ABSENT), ({"session_id": None}, None), ({"session_id": "s"}, "s")):
            found = wire.decode_request(json.dumps({**REQUEST, "method": "turn.start", "payload": {"prompt": "x"}, **session}))
            self.assertEqual(found.session_id, value)
            encoded = json.loads(wire.encode_request(found))
            self.assertEqual({name: encoded[name] for name in encoded if name == "session_id"}, session)
        self.assertEqual(wire.decode_request(json.dumps({**REQUEST, "session_id": 7})).rule, "type")
        found = wire.decode_request(json.dumps({**REQUEST, "method": "session.open"}))
        self.assertEqual(fault(found), ("invalid_request", "required", "/session_id"))
        self.assertEqual(wire.decode_request(json.dumps({**REQUEST, "method": "session.list", "session_id": "s"})).rule, "session")

    def test_a_request_is_closed_and_output_is_open_in_nested_objects_too(self):
        for name, definition in DEFINITIONS.items():
            extra = definition.get("additionalProperties")
            if definition.get("type") != "object" or not has_own_door(name) or isinstance(extra, dict):
                continue
            for example in definition.get("examples", []):
                found = decoder(name)(json.dumps({**example, "member_of_a_later_release": {"deep": [None]}}))
                if extra is False:
                    self.assertEqual(found.rule, "additionalProperties", name)
                else:
                    self.assertNotIsInstance(found, wire.Fault, name)

    def test_limits_that_are_not_known_are_positive_integers_and_are_kept(self):
        limits = DEFINITIONS["Limits"]["examples"][0]
        for value in (1, 16, 2**53 - 1):
            found = wire.decode_limits(json.dumps({**limits, "max_future_page_items": value}))
            self.assertEqual(found.others, {"max_future_page_items": value})
            self.assertEqual(json.loads(wire.encode_limits(found))["max_future_page_items"], value)
        for value in (0, -1, 1.5, "16", None, True, 2**53):
            self.assertIsInstance(wire.decode_limits(json.dumps({**limits, "max_future_page_items": value})), wire.Fault, value)

    def test_what_is_not_known_is_refused_or_a_plain_failure(self):
        found = wire.decode_request(json.dumps({**REQUEST, "method": "status.later"}))
        self.assertEqual(fault(found), ("unsupported_operation", "enum", "/method"))
        self.assertEqual(wire.decode_event(json.dumps({**EVENT, "event": "turn.later"})).path, "/event")
        error = {"code": "code_of_a_later_release", "message": "No.", "hint": 1}
        failure = {"protocol_version": 1, "kind": "response", "request_id": "r", "session_id": None, "method": "operation.later", "payload": None}
        found = wire.decode_response(json.dumps({**failure, "error": error}))
        self.assertIsInstance(found, wire.ErrorResponseRecord)
        self.assertEqual(found.error.code, "code_of_a_later_release")
        for method, payload in (("operation.later", {}), ("status", None), (None, {})):
            self.assertIsInstance(wire.decode_response(json.dumps({**failure, "method": method, "payload": payload, "error": None})), wire.Fault)

    def test_a_member_that_is_said_twice_is_refused_in_any_spelling_and_at_any_depth(self):
        for old, new, path in (
            ('"kind":', '"kind":"request","kind":', ""),
            ('"kind":', '"kind":"request","\\u006bind":', ""),
            ('"payload":{}', '"payload":{"a":{"b":1,"b":1}}', "/payload"),
            ('"payload":{}', '"payload":{"a":[[{"b":1,"\\u0062":2}]]}', "/payload"),
            ('"payload":{}', '"payload":{"options":{"b":1,"\\u0062":2}}', "/payload/options"),
        ):
            for data in (TEXT.replace(old, new), TEXT.replace(old, new).encode()):
                self.assertEqual(fault(wire.decode_record(data)), ("invalid_json", "duplicate_key", path), new)

    def test_what_is_not_json_in_utf8_is_refused(self):
        for bad in ("", " ", "{", TEXT + "x", TEXT + TEXT, "\ufeff" + TEXT, TEXT.replace("1", "01"), "nul", '"\x01"', "NaN", "Infinity", "-", "[1,]", TEXT.replace("{}", "{},"), "'a'", "\xa01", "\u0661"):
            for data in (bad, bad.encode()):
                self.assertEqual(wire.decode_record(data).code, "invalid_json", repr(bad))
        for bytes_ in (b"\xff", b'"\xc3"', b'"\xed\xa0\x80"', b"\xef\xbb\xbf1"):
            self.assertEqual(wire.decode_record(bytes_).code, "invalid_json")
        for half in ("\\ud800", "\\udc00", "\\ud800\\u0041", "x\\uD83D", "\ud800"):
            self.assertEqual(wire.decode_record(TEXT.replace('"r"', f'"{half}"')).code, "invalid_json", half)
        self.assertNotIsInstance(wire.decode_record(TEXT.replace('"r"', '"\\ud83d\\ude00"')), wire.Fault)
        for number in ("1e999", "-1e999", "1" + "0" * 400, "9" * 5000):
            self.assertEqual(wire.decode_record(TEXT.replace("{}", f'{{"a":{number}}}')).code, "invalid_json", number)

    def test_only_an_integer_that_is_written_as_one_is_one(self):
        text = json.dumps(EVENT)
        self.assertNotIsInstance(wire.decode_record(text[:-1] + ',"more":[1.0,-0,1e3,1.5,-2]}'), wire.Fault)
        for written in ("1.0", "1e0", "-0", "true"):
            found = wire.decode_record(text.replace('"sequence": 1', f'"sequence": {written}'))
            self.assertEqual((found.rule, found.path), ("type", "/payload/sequence"), written)

    def test_a_refusal_says_where_and_never_what(self):
        found = wire.decode_request(json.dumps({**REQUEST, "method": "turn.cancel", "payload": {"turn_id": "secret\0"}}))
        self.assertEqual(found, wire.Fault("invalid_payload", "pattern", "/payload/turn_id"))
        limits = {**DEFINITIONS["Limits"]["examples"][0], "secret": 0}
        self.assertEqual(wire.decode_limits(json.dumps(limits)).path, "")

    def test_of_several_faults_the_gravest_is_told_and_then_the_first(self):
        both = {**REQUEST, "method": "auth.logout", "payload": {"provider_id": "", "confirmed": False}}
        self.assertEqual(wire.decode_request(json.dumps(both)).code, "confirmation_required")
        self.assertEqual(wire.decode_request(json.dumps({"protocol_version": 2, **both, "kind": "event"})).path, "/kind")
        self.assertEqual(wire.decode_request(json.dumps({**REQUEST, "protocol_version": 2})[:-1]).code, "invalid_json")
