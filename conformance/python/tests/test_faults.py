"""Records with one fault, or none, and the code that each gets: conformance/faults.jsonl, which every language reads."""

import json
import unittest

from tests.package import ROOT, wire


class Faults(unittest.TestCase):
    def test_one_fault_has_one_code_in_every_language(self):
        lines = (ROOT / "conformance/faults.jsonl").read_text().splitlines()
        self.assertGreater(len(lines), 40)
        for line in lines:
            case = json.loads(line)
            with self.subTest(case["about"]):
                found = wire.decode_record(case["text"] if "text" in case else json.dumps(case["record"]))
                self.assertEqual(found.code if isinstance(found, wire.Fault) else None, case["code"])
