// Every bound of the schema at one less, at the bound, and at one more; bytes, not characters.
// The bounds come from the published schema, not from the package.

import AppWire
import Foundation
import XCTest

final class BoundsTests: XCTestCase {
    private let tooLong: Set<String> = ["maxLength", "x-max-bytes", "string_bytes"]

    /// So many bytes of a character, filled up with single ones.
    private func filled(_ character: String, _ bytes: Int) -> String {
        let size = character.utf8.count
        return String(repeating: character, count: bytes / size) + String(repeating: "a", count: bytes % size)
    }

    func testTextsAreBoundedInBytes() {
        var seen = 0
        for place in Schema.places where place.isThere {
            guard let max = place.node["x-max-bytes"]?.whole, place.node["enum"] == nil else { continue }
            seen += 1
            let pattern = place.node["pattern"]?.text ?? ""
            let one = pattern.contains("0-9TtZz") ? "0" : "a"
            func broken(_ text: String) -> String? { place.broken(.string(text)) }
            for (count, fits) in [(max - 1, true), (max, true), (max + 1, false)] {
                let found = broken(String(repeating: one, count: count))
                XCTAssertEqual(found.map(tooLong.contains), fits ? nil : true, "\(place.about): \(count) of \(max)")
            }
            guard pattern.isEmpty || pattern == #"\S"# || pattern.hasPrefix("^[^") else { continue }
            for character in ["😀", "句", "é"] {
                XCTAssertNil(broken(filled(character, max)), "\(place.about): \(max) bytes of \(character)")
                XCTAssertEqual(broken(filled(character, max) + "a").map(tooLong.contains), true, "\(place.about): one byte more of \(character)")
            }
        }
        XCTAssertGreaterThan(seen, 120)
    }

    func testAnEmptyTextIsRefusedWhereItMustSaySomething() {
        var seen = 0
        for place in Schema.places where place.isThere && place.node["minLength"]?.whole == 1 && place.node["type"] == .string("string") {
            seen += 1
            XCTAssertEqual(place.broken(.string("")), "minLength", place.about)
        }
        XCTAssertGreaterThan(seen, 100)
    }

    func testIntegersAreBoundedAtBothEndsAndWrittenAsIntegers() {
        var seen = 0
        for place in Schema.places where place.isThere {
            guard let minimum = place.node["minimum"]?.whole, let maximum = place.node["maximum"]?.whole else { continue }
            seen += 1
            for value in [minimum, minimum + 1, maximum - 1, maximum] { XCTAssertNil(place.broken(.number(.init(value))), place.about) }
            XCTAssertEqual(place.broken(.number(.init(minimum - 1))), "minimum", place.about)
            XCTAssertEqual(place.broken(.number(.init(maximum + 1))), "maximum", place.about)
            let text = place.example.with(place.member, .string("@")).written
            for (written, rule) in [
                ("\(minimum).5", "type"), ("\(minimum).0", "type"), ("\(minimum)e0", "type"), ("-0", "type"),
                ("99999999999999999999", "maximum"), ("-99999999999999999999", "minimum"),
            ] {
                XCTAssertEqual(place.fault(text.replacingOccurrences(of: "\"@\"", with: written))?.rule, rule, "\(place.about): \(written)")
            }
        }
        XCTAssertGreaterThan(seen, 30)
    }

    func testArraysAreBounded() {
        var seen = 0
        for place in Schema.places where place.isThere {
            guard let max = place.node["maxItems"]?.whole, let item = place.example[place.member]?.items.first else { continue }
            seen += 1
            func broken(_ count: Int) -> String? { place.broken(.array(Array(repeating: item, count: count))) }
            for count in [max - 1, max] { XCTAssertNil(broken(count), "\(place.about): \(count)") }
            XCTAssertTrue(["maxItems", "items"].contains(broken(max + 1)), place.about)
            if let min = place.node["minItems"]?.whole, min > 0 { XCTAssertEqual(broken(min - 1), "minItems", place.about) }
        }
        XCTAssertGreaterThan(seen, 5)
    }

    private let delta = #"{"protocol_version":1,"kind":"event","event_id":"e","request_id":"r","session_id":"s","event":"turn.assistant_delta","payload":{"turn_id":"t","sequence":1,"text":"x"}}"#

    /// The event with one more member that no one knows.
    private func extended(_ more: String) -> String { "\(delta.dropLast()),\"more\":\(more)}" }

    private func limit(_ name: LimitName) -> Int { name.value }

    private func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    func testWhatIsNotKnownIsMeasuredBeforeItIsLeftAlone() {
        let nested = { (levels: Int) in self.many("[", levels) + self.many("]", levels) }
        let list = { (items: Int) in "[" + Array(repeating: "0", count: items).joined(separator: ",") + "]" }
        let object = { (fields: Int) in "{" + (0..<fields).map { "\"k\($0)\":null" }.joined(separator: ",") + "}" }
        let (depth, items, fields, bytes) = (limit(.maxJsonDepth), limit(.maxArrayItems), limit(.maxObjectFields), limit(.maxStringBytes))
        for (rule, less, fits, beyond) in [
            ("depth", nested(depth - 2), nested(depth - 1), nested(depth)),
            ("items", list(items - 1), list(items), list(items + 1)),
            ("fields", object(fields - 1), object(fields), object(fields + 1)),
            ("string_bytes", "\"\(many("m", bytes - 1))\"", "\"\(many("m", bytes))\"", "\"\(many("m", bytes + 1))\""),
            ("string_bytes", "\"\"", "\"\(many("😀", bytes / 4))\"", "\"\(many("😀", bytes / 4))m\""),
            ("string_bytes", "\"\"", "\"\(many(#"\u00e9"#, bytes / 8))\"", "\"\(many(#"\n"#, bytes + 1))\""),
            ("string_bytes", "{}", "{\"\(many("k", bytes))\":0}", "{\"\(many("k", bytes + 1))\":0}"),
        ] {
            assertOK(decodeRecord(extended(less)), "\(rule) below its bound")
            assertOK(decodeRecord(extended(fits)), "\(rule) at its bound")
            XCTAssertEqual(fault("Record", extended(beyond))?.rule, rule)
            XCTAssertEqual(fault("Record", extended(beyond))?.code, .limitExceeded)
        }
    }

    func testARecordIsBoundedInBytesWithItsNewline() {
        let max = limit(.maxRecordBytes)
        let padded = { (bytes: Int) in "\(self.delta.dropLast())\(self.many(" ", bytes - self.delta.utf8.count))}" }
        assertOK(decodeRecord(padded(max - 2)))
        assertOK(decodeRecord(padded(max - 1)))
        assertOK(decodeRecord(padded(max - 1) + "\n"))
        XCTAssertEqual(fault("Record", padded(max))?.rule, "record_bytes")
        XCTAssertEqual(fault("Record", Data(padded(max).utf8))?.rule, "record_bytes")
    }

    func testAPayloadIsBoundedAsItIsWrittenCompactly() {
        let max = limit(.maxPayloadBytes)
        let begin = delta.range(of: "{\"turn_id")!.lowerBound
        let payload = { (bytes: Int, space: String) -> String in
            let own = #"{"turn_id":"t","sequence":1,"text":"x","more":["",""]}"#
            let fill = bytes - own.utf8.count
            let two = "[\"\(self.many("m", fill / 2))\",\(space)\"\(self.many("m", fill - fill / 2))\"]"
            return self.delta[..<begin] + own.replacingOccurrences(of: #"["",""]"#, with: two) + "}"
        }
        assertOK(decodeRecord(payload(max - 1, "")))
        assertOK(decodeRecord(payload(max, "")))
        assertOK(decodeRecord(payload(max, many(" ", 9_000))), "space does not count")
        XCTAssertEqual(fault("Record", payload(max + 1, ""))?.rule, "payload_bytes")
        let escaped = { (bytes: Int) -> String in
            let plain = payload(bytes, "")
            return plain.replacingCharacters(in: plain.range(of: self.many("m", 5_000))!, with: self.many("\\u006d", 5_000))
        }
        assertOK(decodeRecord(escaped(max)), "an escape counts as its character")
        XCTAssertEqual(fault("Record", escaped(max + 1))?.rule, "payload_bytes")
    }
}
