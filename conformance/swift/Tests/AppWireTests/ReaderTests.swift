// JSON as the contract has it: what is no JSON, what is said twice, and what no reader may choke on.

import AppWire
import Foundation
import XCTest

final class ReaderTests: XCTestCase {
    private let request = #"{"protocol_version":1,"kind":"request","request_id":"r","method":"status","payload":{}}"#

    private func with(_ from: String, _ to: String) -> String {
        request.replacingOccurrences(of: from, with: to)
    }

    func testAMemberThatIsSaidTwiceIsRefusedInAnySpellingAndAtAnyDepth() {
        let many = (0..<40).map { "\"k\($0)\":0," }.joined()
        for (from, to) in [
            (#""kind":"#, #""kind":"request","kind":"#),
            (#""kind":"#, #""kind":"request","\u006bind":"#),
            (#""payload":{}"#, #""payload":{"a":{"b":1,"b":1}}"#),
            (#""payload":{}"#, #""payload":{"a":[[{"b":1,"\u0062":2}]]}"#),
            (#""payload":{}"#, #""payload":{\#(many)"k7":1}"#),
        ] {
            XCTAssertEqual(fault("Record", with(from, to))?.rule, "duplicate_key", to)
            XCTAssertEqual(fault("Record", Data(with(from, to).utf8))?.rule, "duplicate_key", to)
        }
    }

    func testWhatIsNotJSONInUTF8IsRefused() {
        for bad in ["", " ", "{", "\(request)x", request + request, "\u{feff}\(request)", with("1", "01"), "nul", "\"\u{1}\"", "NaN", with("{}", "{},"), "[1,]", "{\"a\"}", "1.", "1e", "-", "\"\\x\"", "\"\\u12\"", "\"a"] {
            XCTAssertEqual(fault("Record", bad)?.code, .invalidJson, bad)
        }
        for bytes in [[0xff], [0x22, 0xc3, 0x22], [0x22, 0xed, 0xa0, 0x80, 0x22], [0x22, 0xc0, 0xaf, 0x22], [0xef, 0xbb, 0xbf, 0x31]] as [[UInt8]] {
            XCTAssertEqual(fault("Record", bytes)?.code, .invalidJson)
        }
        for half in [#"\ud800"#, #"\udc00"#, #"\ud800\u0041"#, #"x\uD83D"#] {
            XCTAssertEqual(fault("Record", with(#""r""#, "\"\(half)\""))?.rule, "surrogate", half)
        }
        XCTAssertEqual(try decodeRequest(with(#""r""#, #""\ud83d\ude00\u0041""#)).get().requestId, "😀A")
        for number in ["1e999", "-1e999", "1" + String(repeating: "0", count: 400)] {
            XCTAssertEqual(fault("Record", with("{}", #"{"a":\#(number)}"#))?.code, .invalidJson, number)
        }
    }

    func testNumbersThatNoOneKnowsMayBeWrittenInAnyWay() {
        let event = #"{"protocol_version":1,"kind":"event","event_id":"e","request_id":"r","session_id":"s","event":"turn.assistant_delta","payload":{"turn_id":"t","sequence":1,"text":"1.0"}"#
        assertOK(decodeEvent(event + #","more":[1.0,-0,1e3,1.5,-2,123456789012345678901234567890]}"#))
        XCTAssertEqual(fault("Event", event.replacingOccurrences(of: ":1,\"text", with: ":1.0,\"text") + "}")?.path, "/payload/sequence")
    }

    func testARefusalSaysWhereAndNeverWhat() {
        let found = fault("Request", with("status", "turn.cancel").replacingOccurrences(of: "{}", with: #"{"turn_id":"secret\u0000"}"#))
        XCTAssertEqual(found?.code, .invalidPayload)
        XCTAssertEqual([found?.rule, found?.path], ["pattern", "/payload/turn_id"])
        XCTAssertFalse("\(String(describing: found))".contains("secret"))
    }

    func testNothingThatComesInIsTooDeepForTheReader() {
        for text in [String(repeating: "[", count: 60_000), String(repeating: "[", count: 30_000) + String(repeating: "]", count: 30_000), String(repeating: #"{"a":"#, count: 12_000)] {
            XCTAssertNotNil(fault("Record", text))
        }
        XCTAssertEqual(fault("Record", String(repeating: "[", count: 500_000))?.rule, "record_bytes")
    }

    func testWhatIsWrittenEndsNoLineForAnyReader() throws {
        let prompt = "one\u{2028}two\u{2029}three\u{85}four\nfive\r\nsix\u{0}\"\\😀"
        let line = try encodeRequest(Request(requestId: "r", call: .turnStart(TurnStartRequest(prompt: prompt)))).get()
        let text = String(decoding: line, as: UTF8.self)
        XCTAssertEqual(text.unicodeScalars.filter { ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains($0) }, ["\n"])
        XCTAssertTrue(text.hasSuffix("}\n"))
        guard case .turnStart(let again) = try decodeRequest(line).get().call else { return XCTFail("another call") }
        XCTAssertTrue(again.prompt.unicodeScalars.elementsEqual(prompt.unicodeScalars))
    }

    func testWhatCouldNotBeReadIsNotWritten() {
        let long = String(repeating: "x", count: LimitName.maxStringBytes.value + 1)
        guard case .failure(let fault) = encodeRequest(Request(requestId: "r", call: .turnStart(TurnStartRequest(prompt: long)))) else {
            return XCTFail("it was written")
        }
        XCTAssertEqual(fault.path, "/payload/prompt")
        guard case .failure = encodeRequest(Request(requestId: "", call: .status(StatusRequest()))) else { return XCTFail("it was written") }
        guard case .failure = encodeRequest(Request(requestId: "r", call: .sessionOpen(SessionOpenRequest()))) else { return XCTFail("it was written") }
    }

    func testAStreamComesApartIntoRecordsHoweverItIsCut() {
        let stream = Array("{\"a\":\"é😀\u{2028}\u{85}\"}\r\n{\"b\":1}\n\n{\"c\"".utf8)
        let whole = ["{\"a\":\"é😀\u{2028}\u{85}\"}\r", "{\"b\":1}", "", "{\"c\""]
        for size in 1...stream.count {
            var lines = LineSplitter()
            var found: [Data] = []
            for at in stride(from: 0, to: stream.count, by: size) { found += lines.push(stream[at..<min(at + size, stream.count)]) }
            found += [lines.end()].compactMap { $0 }
            XCTAssertEqual(found, whole.map { Data($0.utf8) }, "in parts of \(size)")
        }
        var lines = LineSplitter()
        for _ in 0..<1_000 { XCTAssertEqual(lines.push(Data(repeating: 0x61, count: 16_384)), []) }
        let found = lines.push(Data([10, 49, 10]))
        XCTAssertEqual(found.map(\.count), [LimitName.maxRecordBytes.value + 1, 1])
        XCTAssertEqual(fault("Record", found[0])?.rule, "record_bytes")
    }

    func testAReaderGoesOnWhereItStopped() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("1\n2\n3\n4".utf8))
        try pipe.fileHandleForWriting.close()
        let records = Records(of: pipe.fileHandleForReading)
        for record in records where record == Data("2".utf8) { break }
        XCTAssertEqual(Array(records), ["3", "4"].map { Data($0.utf8) })
    }

    func testAServiceThatHasEndedIsAnErrorOfSending() throws {
        let service = try ServiceProcess("sh", ["-c", "exec <&-; exec >&-"])
        XCTAssertEqual(Array(service.records), [])
        var client = Client(Profile(needs: []))
        XCTAssertThrowsError(try service.send(client.initialize()))
    }

    func testAServiceCanBeStopped() throws {
        let service = try ServiceProcess("sleep", ["1000"])
        service.stop()
        XCTAssertEqual(Array(service.records), [])
    }
}
