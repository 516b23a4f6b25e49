// Records with one fault, or none, and the code that each gets: conformance/faults.jsonl, which every language reads.

import Foundation
import XCTest

@testable import AppWire

final class FaultTests: XCTestCase {
    func testOneFaultHasOneCodeInEveryLanguage() throws {
        let lines = try String(contentsOf: root.appendingPathComponent("conformance/faults.jsonl"), encoding: .utf8).split(separator: "\n")
        XCTAssertGreaterThan(lines.count, 40)
        for line in lines {
            let fault = try JSONDecoder().decode(JSON.self, from: Data(line.utf8))
            let about = fault["about"]?.text ?? ""
            let data = try fault["text"]?.text.map { Data($0.utf8) } ?? JSONEncoder().encode(fault["record"])
            var code: String?
            if case .failure(let found) = decodeRecord(data) { code = found.code.rawValue }
            XCTAssertEqual(code, fault["code"]?.text, about)
        }
    }
}
