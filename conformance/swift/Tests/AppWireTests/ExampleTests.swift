// Every example of the schema is read and written again; every counter-example is refused, for the rule it names.

import AppWire
import Foundation
import XCTest

final class ExampleTests: XCTestCase {
    func testEveryExampleDecodesToItself() throws {
        var seen = 0
        for definition in Schema.definitions {
            for example in definition.value["examples"]?.items ?? [] {
                seen += 1
                let door = Schema.door(definition.name)
                for read in [examine(door, example.written), examine(door, Data(example.written.utf8)), examine(door, Array(example.written.utf8))] {
                    let again = try XCTUnwrap(read).get()
                    // A member that is left out is not always told from a null one.
                    XCTAssertEqual(again.sorted(nulls: false), example.sorted(nulls: false), definition.name)
                    XCTAssertEqual(try XCTUnwrap(examine(door, again.written)).get(), again, definition.name)
                }
            }
        }
        XCTAssertGreaterThan(seen, 300)
    }

    func testFoundationsCodersKeepTheSameRules() throws {
        let text = #"{"code":"turn_of_the_screw","message":"No.","hint":1}"#
        let error = try JSONDecoder().decode(WireError.self, from: Data(text.utf8))
        XCTAssertEqual(error.code, .unrecognized("turn_of_the_screw"))
        XCTAssertEqual(try JSONDecoder().decode(WireError.self, from: JSONEncoder().encode(error)), error)
        for example in Schema.definition("TurnTerminal")?["examples"]?.items ?? [] {
            let terminal = try JSONDecoder().decode(TurnTerminal.self, from: Data(example.written.utf8))
            XCTAssertEqual(try JSONDecoder().decode(TurnTerminal.self, from: JSONEncoder().encode(terminal)), terminal)
        }
        XCTAssertThrowsError(try JSONDecoder().decode(TurnOptions.self, from: Data(#"{"more":1}"#.utf8))) { error in
            guard case DecodingError.dataCorrupted(let context) = error else { return XCTFail("\(error)") }
            XCTAssertEqual((context.underlyingError as? Fault)?.rule, "additionalProperties")
        }
        let nullable = #"{"session_id":"s","title":null,"updated_at":"2026-01-01T00:00:00Z"}"#
        XCTAssertNil(try JSONDecoder().decode(SessionSummary.self, from: Data(nullable.utf8)).title)
        let absent = nullable.replacingOccurrences(of: #""title":null,"#, with: "")
        XCTAssertThrowsError(try JSONDecoder().decode(SessionSummary.self, from: Data(absent.utf8)))
    }

    /// What a definition of the schema files must refuse: the name of its door, and the value with its repetitions written out.
    private func counterExamples() throws -> [(door: String, bad: JSON, value: JSON)] {
        let envelopes = ["RequestEnvelope": "Request", "ResponseEnvelope": "Response", "EventEnvelope": "Event"]
        return try folder("schema/app-service").flatMap { name in
            try (file("schema/app-service/\(name)")["$defs"]?.members ?? []).flatMap { definition in
                (definition.value["x-counter-examples"]?.items ?? []).map { bad in
                    (envelopes[definition.name] ?? definition.name, bad, repeated(bad))
                }
            }
        }
    }

    private func repeated(_ bad: JSON) -> JSON {
        let value = bad["value"] ?? .null
        guard let again = bad["repeat"], let at = again["at"]?.text, let times = again["times"]?.whole else { return value }
        return value.changed(at: steps(at)) { old in
            if case .string(let one) = again["value"], case .string = old { return .string(String(repeating: one, count: times)) }
            return .array(Array(repeating: again["value"] ?? .null, count: times))
        }
    }

    /// The rules of the schema under their names in a fault.
    private static let names = [
        "x-union": ["x-union", "required", "type"], "maxLength": ["maxLength", "x-max-bytes", "string_bytes"],
        "maxItems": ["maxItems", "items"], "const": ["const", "x-union", "enum"],
    ]

    func testEveryCounterExampleIsRefusedForItsRule() throws {
        var seen = 0
        for (door, bad, value) in try counterExamples() {
            seen += 1
            let found = fault(door, value.written)
            let about = "\(door): \(bad["description"]?.text ?? "") \(String(describing: found))"
            let rule = try XCTUnwrap(bad["rule"]?.text)
            XCTAssertTrue((Self.names[rule] ?? [rule]).contains(found?.rule ?? ""), about)
            if let code = bad["code"]?.text { XCTAssertEqual(found?.code.rawValue, code, about) }
        }
        XCTAssertGreaterThan(seen, 300)
    }
}
