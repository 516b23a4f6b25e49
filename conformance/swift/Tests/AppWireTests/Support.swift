// The data of the tests: the published schema, the schema files, and values that are changed.
// Tests nothing itself.

import Foundation
import XCTest

@testable import AppWire

/// The root of the repository.
let root = ProcessInfo.processInfo.environment["REPOSITORY"].map { URL(fileURLWithPath: $0) }
    ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardized

/// A file of JSON, which may be larger than any record.
func file(_ path: String) throws -> JSON {
    try JSONDecoder().decode(JSON.self, from: Data(contentsOf: root.appendingPathComponent(path)))
}

/// The names of the files in a folder, sorted.
func folder(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(path).path).sorted()
}

extension JSON {
    var members: [Member] {
        guard case .object(let members) = self else { return [] }
        return members
    }

    var items: [JSON] {
        guard case .array(let items) = self else { return [] }
        return items
    }

    var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    var whole: Int? {
        guard case .number(let number) = self else { return nil }
        return number.whole
    }

    /// With a member set, or taken away.
    func with(_ name: String, _ value: JSON?) -> JSON {
        var members = self.members
        let at = members.firstIndex { same($0.name, name) }
        switch (at, value) {
        case (let at?, let value?): members[at].value = value
        case (let at?, nil): members.remove(at: at)
        case (nil, let value?): members.append(Member(name, value))
        case (nil, nil): break
        }
        return .object(members)
    }

    /// With the value at a pointer changed. `-` is the place behind the last item of an array.
    func changed(at steps: [String], _ change: (JSON?) -> JSON?) -> JSON {
        guard let step = steps.first else { return change(self) ?? .null }
        func deeper(_ value: JSON?) -> JSON? {
            steps.count == 1 ? change(value) : (value ?? .object([])).changed(at: Array(steps.dropFirst()), change)
        }
        guard case .array(var items) = self else { return with(step, deeper(self[step])) }
        guard let at = Int(step) else { return .array(items + [deeper(nil)].compactMap { $0 }) }
        if let item = deeper(items[at]) { items[at] = item } else { items.remove(at: at) }
        return .array(items)
    }

    /// Members in an order that is the same for equal values; nulls of members as told.
    func sorted(nulls: Bool) -> JSON {
        switch self {
        case .array(let items): return .array(items.map { $0.sorted(nulls: nulls) })
        case .object(let members):
            let kept = members.filter { nulls || $0.value != .null }
            return .object(kept.map { Member($0.name, $0.value.sorted(nulls: nulls)) }.sorted { $0.name < $1.name })
        default: return self
        }
    }

    /// As text.
    var written: String { String(decoding: bytes, as: UTF8.self) }
}

/// The steps of a JSON Pointer.
func steps(_ pointer: String) -> [String] {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
        $0.replacingOccurrences(of: "~1", with: "/").replacingOccurrences(of: "~0", with: "~")
    }
}

/// The published schema.
enum Schema {
    static let definitions: [JSON.Member] = {
        let whole = try? file("generated/swift/AppWire/schema/app-service.json")
        return (whole?["$defs"]?.members ?? []).sorted { $0.name < $1.name }
    }()

    static func definition(_ name: String) -> JSON? {
        definitions.first { $0.name == name }?.value
    }

    /// A JSON schema with the reference resolved that it is, if it is one.
    static func resolve(_ node: JSON) -> JSON {
        if let first = node["anyOf"]?.items.first { return resolve(first) }
        guard let name = node["$ref"]?.text?.split(separator: "/").last else { return node }
        return definition(String(name)) ?? node
    }

    /// The door of a definition: that of its type, or that of its kind of record.
    static func door(_ name: String) -> String {
        if examine(name, "") != nil { return name }
        return ["Request", "Response"].first { name.hasSuffix("\($0)Record") } ?? "Event"
    }

    /// Every member of every object type, in every example of the type.
    static var places: [Place] {
        definitions.filter { examine($0.name, "") != nil }.flatMap { definition in
            (definition.value["properties"]?.members ?? []).flatMap { member in
                (definition.value["examples"]?.items ?? []).map { example in
                    Place(type: definition, example: example, member: member.name, schema: member.value)
                }
            }
        }
    }
}

/// A member of an example.
struct Place {
    let type: JSON.Member
    let example: JSON
    let member: String
    let schema: JSON

    var about: String { "\(type.name).\(member)" }
    var node: JSON { Schema.resolve(schema) }
    var isThere: Bool { example[member].map { $0 != .null } ?? false }
    var required: Bool { type.value["required"]?.items.contains(.string(member)) ?? false }
    var nullable: Bool {
        let types = schema["type"]?.items ?? []
        let choices = schema["anyOf"]?.items ?? []
        return types.contains(.string("null")) || choices.contains { $0["type"] == .string("null") }
    }

    /// What is wrong with a text in place of the example.
    func fault(_ text: String) -> Fault? {
        AppWireTests.fault(type.name, text)
    }

    /// The rule that the example breaks when the member has this value; rules across members aside.
    func broken(_ value: JSON) -> String? {
        guard let fault = fault(example.with(member, value).written) else { return nil }
        let across = (type.value["x-rules"]?.items ?? []).contains { $0["name"]?.text == fault.rule }
        return across ? nil : fault.rule
    }
}

/// What is wrong with a text.
func fault(_ name: String, _ text: some WireInput) -> Fault? {
    guard case .failure(let fault) = examine(name, text) else { return nil }
    return fault
}

func assertOK<T>(_ result: Result<T, Fault>, _ about: String = "", line: UInt = #line) {
    if case .failure(let fault) = result { XCTFail("\(about): \(fault)", line: line) }
}
