// What a user gets: the example of the README, built in an empty folder, through a turn of the real service.
// `test.sh` builds it and says where it is, and where the programs are.

import AppWire
import Foundation
import XCTest

final class InstallTests: XCTestCase {
    private func program(_ name: String) throws -> URL {
        let path = ProcessInfo.processInfo.environment[name]
        return URL(fileURLWithPath: try XCTUnwrap(path, "NOT RUN: \(name) says no program; conformance/swift/test.sh does"))
    }

    func testTheExampleOfTheREADMEDrivesTheServiceThroughATurn() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("app-wire-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let answer = ["Hello from a ", "script, with “quotes” and 😀.\n"]
        let steps = JSON.array(answer.map { .object([.init("text", .string($0))]) })
        let script = JSON.object([.init("replies", .array([.object([.init("steps", steps)])]))])
        try JSONEncoder().encode(script).write(to: home.appendingPathComponent("script.json"))

        let rehearsal = Process()
        let (stop, said) = (Pipe(), Pipe())
        rehearsal.executableURL = try program("REHEARSAL")
        rehearsal.arguments = [home.appendingPathComponent("script.json").path]
        (rehearsal.standardInput, rehearsal.standardOutput) = (stop, said)
        try rehearsal.run()
        defer {
            try? stop.fileHandleForWriting.close()
            rehearsal.waitUntilExit()
        }
        let address = String(decoding: said.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(in: .newlines)
        let settings = """
            {"provider":"rehearsal","model":"scripted","providers":{"rehearsal":{"label":"Rehearsal","api":"anthropic_messages",
            "base_url":"\(address)","models":[{"id":"scripted","label":"Scripted","context_window":200000,
            "max_output_tokens":8192,"thinking_levels":["default"]}]}}}
            """
        try Data(settings.utf8).write(to: home.appendingPathComponent("settings.json"))

        let told = try example(in: home, service: program("MAGI_CODE").path)
        XCTAssertEqual(told.status, 0, told.errors)
        XCTAssertEqual(told.output, answer.joined())
    }

    func testTheExampleSaysThatThereIsNoService() throws {
        let home = FileManager.default.temporaryDirectory
        for path in [home.appendingPathComponent("no-such-service").path, home.path, "no-such-service"] {
            let told = try example(in: home, service: path)
            XCTAssertEqual(told.status, 1, told.errors)
            XCTAssertTrue(told.errors.hasPrefix("\(path) could not be started: "), told.errors)
            XCTAssertEqual(told.errors.split(separator: "\n").count, 1, told.errors)
        }
    }

    /// How the example ended, and what it said; nil for its status: by a signal.
    private func example(in home: URL, service: String) throws -> (status: Int32?, output: String, errors: String) {
        let example = Process()
        let (output, errors) = (Pipe(), Pipe())
        example.executableURL = try program("EXAMPLE")
        example.currentDirectoryURL = home
        example.environment = ["MC_HOME": home.path, "HOME": home.path, "MAGI_CODE": service]
        (example.standardOutput, example.standardError) = (output, errors)
        try example.run()
        let told = [output, errors].map { String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
        example.waitUntilExit()
        return (example.terminationReason == .exit ? example.terminationStatus : nil, told[0], told[1])
    }

    func testTheExampleStaysShort() throws {
        let readme = try String(contentsOf: root.appendingPathComponent("generated/swift/AppWire/README.md"), encoding: .utf8)
        let block = try XCTUnwrap(readme.components(separatedBy: "```swift\n").last?.components(separatedBy: "```").first)
        XCTAssertLessThanOrEqual(block.split(separator: "\n").count, 20)
    }

    func testTheFactsAreThoseOfTheSchema() throws {
        let meta = try file("generated/swift/AppWire/schema/app-service.meta.json")
        XCTAssertEqual(meta["operations"]?.members.map(\.name).sorted(), MethodName.allCases.map(\.rawValue).sorted())
        XCTAssertEqual(meta["events"]?.members.map(\.name).sorted(), EventName.allCases.map(\.rawValue).sorted())
        for method in MethodName.allCases {
            let errors = meta["operations"]?[method.rawValue]?["errors"]?.items.compactMap(\.text)
            XCTAssertEqual(method.codes.map(\.rawValue), errors, method.rawValue)
        }
        XCTAssertEqual(meta["digest"]?.text, Contract.schemaDigest)
    }
}
