// Absent, null and there are three things; a choice is closed or open; requests are strict and output is not.

import AppWire
import Foundation
import XCTest

final class PresenceTests: XCTestCase {
    func testPresenceIsOneOfFour() {
        var seen: [String: Int] = [:]
        for place in Schema.places {
            seen["\(place.required) \(place.nullable)", default: 0] += 1
            func refused(_ fault: Fault?, _ rules: [String]) -> Bool {
                fault.map { rules.contains($0.rule) && $0.path == "/\(place.member)" } ?? false
            }
            let without = place.fault(place.example.with(place.member, nil).written)
            XCTAssertEqual(refused(without, ["required"]), place.required, "\(place.about) left out")
            let null = place.fault(place.example.with(place.member, .null).written)
            XCTAssertEqual(refused(null, ["type", "const", "enum", "x-union"]), !place.nullable, "\(place.about) null: \(String(describing: null))")
        }
        // Optional and nullable is the session of a request, below, and the places from which lists go on.
        for kind in ["true false", "false false", "true true", "false true"] { XCTAssertGreaterThan(seen[kind] ?? 0, 0, kind) }
    }

    private let request = #"{"protocol_version":1,"kind":"request","request_id":"r","method":"status","payload":{}}"#

    func testASessionThatIsOptionalMayBeLeftOutNullOrThere() throws {
        let begin = #""request_id":"r""#
        for (more, session) in [("", nil), (#","session_id":null"#, nil), (#","session_id":"s""#, "s")] as [(String, String?)] {
            let read = decodeRequest(request.replacingOccurrences(of: begin, with: begin + more))
            XCTAssertEqual(try read.get().sessionId, session)
        }
        XCTAssertEqual(fault("Request", request.replacingOccurrences(of: begin, with: begin + #","session_id":7"#))?.rule, "type")
        let open = fault("Request", request.replacingOccurrences(of: "status", with: "session.open"))
        XCTAssertEqual([open?.code.rawValue, open?.rule, open?.path], ["invalid_request", "required", "/session_id"])
        let list = request.replacingOccurrences(of: "status", with: "session.list").replacingOccurrences(of: begin, with: begin + #","session_id":"s""#)
        XCTAssertEqual(fault("Request", list)?.rule, "session")
    }

    func testARequestIsClosedAndOutputIsOpen() {
        for definition in Schema.definitions where definition.value["type"] == .string("object") && examine(definition.name, "") != nil {
            if case .object = definition.value["additionalProperties"] { continue }
            for example in definition.value["examples"]?.items ?? [] {
                let found = fault(definition.name, example.with("member_of_a_later_release", .object([.init("deep", .array([.null]))])).written)
                XCTAssertEqual(found?.rule, definition.value["additionalProperties"] == .bool(false) ? "additionalProperties" : nil, definition.name)
            }
        }
    }

    func testLimitsThatAreNotKnownArePositiveIntegersAndKept() throws {
        let limits = try XCTUnwrap(Schema.definition("Limits")?["examples"]?.items.first)
        for value in ["1", "16", "9007199254740991"] {
            let text = limits.written.dropLast() + #","max_future_page_items":\#(value)}"#
            XCTAssertEqual(try decodeLimits(String(text)).get().others["max_future_page_items"], Int(value))
        }
        for value in ["0", "-1", "1.5", #""16""#, "null", "true", "9007199254740992", "99999999999999999999", "1.0", "1e2"] {
            let found = fault("Limits", String(limits.written.dropLast() + #","max_future_page_items":\#(value)}"#))
            XCTAssertEqual(found?.path, "/max_future_page_items", value)
        }
    }

    func testUnknownNamesAreNotGuessed() throws {
        let method = fault("Request", request.replacingOccurrences(of: "status", with: "status.later"))
        XCTAssertEqual([method?.code.rawValue, method?.rule, method?.path], ["unsupported_operation", "enum", "/method"])
        let event = #"{"protocol_version":1,"kind":"event","event_id":"e","request_id":"r","session_id":"s","event":"turn.later","payload":{}}"#
        XCTAssertEqual(fault("Event", event)?.path, "/event")
        let failure = #"{"protocol_version":1,"kind":"response","request_id":"r","session_id":null,"method":"operation.later","payload":null,"error":{"code":"code_of_a_later_release","message":"No.","hint":1}}"#
        let response = try decodeResponse(failure).get()
        XCTAssertEqual(response.result, .failure(WireError(code: .unrecognized("code_of_a_later_release"), message: "No.")))
        XCTAssertNil(TurnStartErrorCode(WireError(code: .unrecognized("session_busy\u{301}"), message: "No.")))
        XCTAssertEqual(TurnStartErrorCode(WireError(code: .sessionBusy, message: "Busy.")), .sessionBusy)
    }

    func testTextsAreBytes() {
        // U+212A is canonically the same as K, and so to Swift's `==`.
        XCTAssertEqual("\u{212a}", "K")
        XCTAssertEqual(fault("Request", request.replacingOccurrences(of: "\"kind\"", with: "\"\u{212a}ind\""))?.rule, "required")
        let event = #"{"protocol_version":1,"kind":"event","event_id":"e","request_id":"r","session_id":"s","event":"turn.assistant_delta","payload":{"turn_id":"t","sequence":1,"text":"x"},"é":1,"e\#u{301}":2}"#
        assertOK(decodeEvent(event), "two names that are canonically the same")
    }
}
