// Every stream of `conformance/app-client` through the client: what it says to accept is accepted, what it says to reject is
// rejected, for the reason it names. The form of the files is told in the README beside them.

import Foundation
import XCTest

@testable import AppWire

final class StreamTests: XCTestCase {
    func testEveryStreamToAcceptIsAccepted() throws {
        try every("accept")
    }

    func testEveryStreamToRejectIsRejected() throws {
        try every("reject")
    }

    private func every(_ verdict: String) throws {
        let files = try folder("conformance/app-client/\(verdict)")
        XCTAssertGreaterThan(files.count, 30)
        for name in files {
            let path = "conformance/app-client/\(verdict)/\(name)"
            let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            let lines = try text.split(separator: "\n").map { try JSONDecoder().decode(JSON.self, from: Data($0.utf8)) }
            XCTAssertEqual(lines[0]["stream"]?.text.map { "\($0).jsonl" }, "\(verdict)/\(name)")
            var run = try Run(lines[0], name)
            try run.through(lines.dropFirst(), reject: verdict == "reject")
        }
    }
}

private struct Run {
    private let records: JSON
    private let about: String
    private var client: Client
    private var sent = 0

    init(_ head: JSON, _ about: String) throws {
        records = try file("conformance/app-client/records.json")
        self.about = about
        let profile = head["profile"] ?? .null
        let needs = profile["needs"]?.items.compactMap { MethodName(rawValue: $0.text ?? "") }
        let bounds = (profile["bounds"]?.members ?? []).compactMap { bound in LimitName(rawValue: bound.name).map { ($0, bound.value.whole ?? 0) } }
        client = Client(Profile(needs: needs ?? MethodName.allCases, activity: profile["activity"] != .bool(false), bounds: Dictionary(uniqueKeysWithValues: bounds)))
        for name in head["given"]?.items.compactMap(\.text) ?? [] {
            let method = ["initialized": "initialize", "accepted": "turn.start"][name]
            if let method { try send(.object([.init("send", .object([.init("method", .string(method)), .init("payload", .object(method == "initialize" ? [] : [.init("prompt", .string("Hello"))]))]))])) }
            if case .failure(let mismatch) = client.accept((records[name] ?? .null).written) { XCTFail("\(about): given \(name): \(mismatch)") }
        }
    }

    mutating func through(_ steps: ArraySlice<JSON>, reject: Bool) throws {
        var last: Result<Received, Mismatch>?
        for step in steps {
            if step["send"] != nil {
                try send(step)
            } else if let unsettled = step["unsettled"] {
                XCTAssertEqual(client.ended().map { JSON.string($0.requestId) }, unsettled.items, about)
            } else {
                let received = client.accept(record(step))
                judge(received, step)
                last = received
            }
        }
        guard reject else { return }
        guard case .failure = last else { return XCTFail("\(about): the last record is rejected") }
        XCTAssertEqual(client.initialize().refusal, "closed", about)
        XCTAssertEqual(client.accept((records["delta"] ?? .null).written), .failure(.closed), about)
    }

    private func judge(_ received: Result<Received, Mismatch>, _ step: JSON) {
        switch received {
        case .failure(let mismatch): XCTAssertEqual(mismatch.word, step["mismatch"]?.text, "\(about): \(mismatch)")
        case .success(let received):
            XCTAssertNil(step["mismatch"], about)
            if let word = step["as"]?.text { XCTAssertEqual(received.word, word, about) }
            if let missing = step["missing"]?.whole {
                var found = 0
                if case .event(_, let left) = received { found = left }
                XCTAssertEqual(found, missing, about)
            }
        }
    }

    private mutating func send(_ step: JSON) throws {
        let asked = step["send"] ?? .null
        let method = try XCTUnwrap(MethodName(rawValue: asked["method"]?.text ?? ""))
        let session = asked["session_id"]?.text
        let got = method == .initialize ? client.initialize() : client.request(method, payload: asked["payload"] ?? .null, session: session)
        XCTAssertEqual(got.refusal, step["refused"]?.text, about)
        guard case .success(let one) = got else { return }
        sent += 1
        XCTAssertEqual(one.requestId, "r\(sent)", about)
        let again = try JSONDecoder().decode(JSON.self, from: one.record)
        if let payload = step["sent"] { XCTAssertEqual(again["payload"]?.sorted(nulls: true), payload.sorted(nulls: true), about) }
        assertOK(decodeRequest(one.record), about)
        XCTAssertEqual(one.record.suffix(2), Data("}\n".utf8))
    }

    /// The text of a step.
    private func record(_ step: JSON) -> String {
        if let text = step["receive_text"]?.text { return text }
        var record = step["receive"] ?? .null
        if let name = record.text { record = records[name] ?? .null }
        for change in step["set"]?.members ?? [] { record = record.changed(at: steps(change.name)) { _ in change.value } }
        for at in step["remove"]?.items.compactMap(\.text) ?? [] { record = record.changed(at: steps(at)) { _ in nil } }
        let repeats = step["repeat"].map { again in again.items.isEmpty ? [again] : again.items } ?? []
        for again in repeats {
            let times = again["times"]?.whole ?? 0
            record = record.changed(at: steps(again["at"]?.text ?? "")) { _ in
                if let key = again["key"]?.text { return .object([.init(String(repeating: key, count: times), .null)]) }
                return .string(String(repeating: again["value"]?.text ?? "", count: times))
            }
        }
        return record.written
    }
}

/// The words of the streams for what the client says.
private extension Result where Success == Sent, Failure == Refused {
    var refusal: String? {
        guard case .failure(let refused) = self else { return nil }
        switch refused.why {
        case .notAgreed: return "not_agreed"
        case .closed: return "closed"
        case .negotiation: return "negotiation"
        case .notOffered: return "not_offered"
        case .session: return "session"
        case .bound: return "bound"
        case .limit: return "limit"
        }
    }
}

private extension Received {
    var word: String {
        switch self {
        case .reply: return "reply"
        case .failure: return "failure"
        case .uncorrelated: return "uncorrelated"
        case .event: return "event"
        }
    }
}

private extension Mismatch {
    var word: String {
        switch self {
        case .closed: return "closed"
        case .tooLong: return "too_long"
        case .malformed: return "malformed"
        case .request: return "request"
        case .uncorrelated: return "uncorrelated"
        case .unknownRequest: return "unknown_request"
        case .otherSession: return "other_session"
        case .otherMethod: return "other_method"
        case .otherIdentity: return "other_identity"
        case .notAdvertised: return "not_advertised"
        case .unbound: return "unbound"
        case .order: return "order"
        case .sequence: return "sequence"
        case .incompatible: return "incompatible"
        }
    }
}
