// From bytes to a value: JSON as the contract has it, under the bounds that hold for every record.
// Knows no message; what a value must be is checked elsewhere.

/// The bounds that hold for every record, whatever is in it.
struct Bounds: Hashable, Sendable {
    /// Bytes of a record with its newline.
    var record: Int
    /// Bytes of a payload, written anew: no white space between its parts, no escape that JSON does not demand.
    var payload: Int
    /// Bytes of any string or name.
    var string: Int
    /// Containers within containers.
    var depth: Int
    /// Items of any array.
    var items: Int
    /// Members of any object.
    var fields: Int
}

/// A text that was read.
struct Document {
    let value: JSON
    /// A general bound that it breaks, judged after the check of the value: that one can say where.
    let exceeded: String?
    /// Bytes of the payload of a record, counted like its bound.
    let payload: Int

    /// Reads one value, its newline there or not.
    init(_ bytes: UnsafeBufferPointer<UInt8>, within bounds: Bounds) throws {
        guard bytes.count + (bytes.last == Reader.newline ? 0 : 1) <= bounds.record else {
            throw Broken("record_bytes", Verdict.record)
        }
        guard Document.isUTF8(bytes) else { throw Broken("utf8", Verdict.json) }
        var reader = Reader(bytes, bounds)
        let value = try reader.document()
        if reader.halfPair { throw Broken("surrogate", Verdict.json) }
        if reader.tooDeep { throw Broken("depth", Verdict.bound) }
        if reader.twice { throw Broken("duplicate_key", Verdict.json) }
        self.value = value
        exceeded = reader.exceeded
        payload = reader.payload
    }

    private static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if bytes.allSatisfy({ $0 < 0x80 }) { return true }
        var decoder = UTF8()
        var rest = bytes.makeIterator()
        while true {
            switch decoder.decode(&rest) {
            case .scalarValue: continue
            case .emptyInput: return true
            case .error: return false
            }
        }
    }
}

/// One pass over a text. It keeps its own stack, so that no text is too deep for it.
private struct Reader {
    static let newline = UInt8(ascii: "\n")

    /// An array or object that has begun and not ended.
    private struct Open {
        let isObject: Bool
        var name = ""
        var items: [JSON] = []
        var members: [JSON.Member] = []
        var commas = 0
    }

    /// Half a surrogate pair was escaped.
    private(set) var halfPair = false
    private(set) var tooDeep = false
    /// A member was said twice.
    private(set) var twice = false
    private(set) var exceeded: String?
    private(set) var payload = 0

    private let bytes: UnsafeBufferPointer<UInt8>
    private let bounds: Bounds
    private var at = 0
    /// Bytes so far, counted like the bound of a payload.
    private var compact = 0
    private var payloadBegan: Int?
    private var open: [Open] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ bounds: Bounds) {
        self.bytes = bytes
        self.bounds = bounds
    }

    mutating func document() throws -> JSON {
        while true {
            guard var value = try begin() else { continue }
            while true {
                guard !open.isEmpty else {
                    space()
                    guard at == bytes.count else { throw notJSON }
                    return value
                }
                keep(value)
                guard let whole = try next() else { break }
                value = whole
            }
        }
    }

    /// A whole value; nil: a container began, and its first value comes next.
    private mutating func begin() throws -> JSON? {
        switch try peek() {
        case UInt8(ascii: "{"):
            step()
            push(isObject: true)
            if try peek() == UInt8(ascii: "}") { return close() }
            try name()
            return nil
        case UInt8(ascii: "["):
            step()
            push(isObject: false)
            return try peek() == UInt8(ascii: "]") ? close() : nil
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return .number(try number())
        }
    }

    /// After a value in a container: the container where that was its last one; nil: another value comes.
    private mutating func next() throws -> JSON? {
        let last = open.count - 1
        let isObject = open[last].isObject
        switch try peek() {
        case UInt8(ascii: ","):
            step()
            open[last].commas += 1
            if open[last].commas >= (isObject ? bounds.fields : bounds.items) { exceed(isObject ? "fields" : "items") }
            if isObject { try name() }
            return nil
        case isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"): return close()
        default: throw notJSON
        }
    }

    private mutating func push(isObject: Bool) {
        open.append(Open(isObject: isObject))
        if open.count > bounds.depth { tooDeep = true }
    }

    private mutating func close() -> JSON {
        step()
        let whole = open.removeLast()
        guard whole.isObject else { return open.count < bounds.depth ? .array(whole.items) : .null }
        if Reader.saysTwice(whole.members) { twice = true }
        return open.count < bounds.depth ? .object(whole.members) : .null
    }

    private mutating func keep(_ value: JSON) {
        let last = open.count - 1
        if open[last].isObject {
            open[last].members.append(JSON.Member(open[last].name, value))
        } else {
            open[last].items.append(value)
        }
        if last == 0, let began = payloadBegan {
            payload = compact - began
            payloadBegan = nil
        }
    }

    private static func saysTwice(_ members: [JSON.Member]) -> Bool {
        if members.count < 12 {
            return members.indices.contains { one in
                members[..<one].contains { same($0.name, members[one].name) }
            }
        }
        return Set(members.map { MemberName($0.name) }).count < members.count
    }

    private mutating func name() throws {
        guard try peek() == UInt8(ascii: "\"") else { throw notJSON }
        let name = try string()
        open[open.count - 1].name = name
        guard try peek() == UInt8(ascii: ":") else { throw notJSON }
        step()
        if open.count == 1 && same(name, payloadMember) { payloadBegan = compact }
    }

    private var notJSON: Broken { Broken("json", Verdict.json) }

    private mutating func exceed(_ bound: String) {
        exceeded = exceeded ?? bound
    }

    private mutating func step(_ count: Int = 1) {
        at += count
        compact += count
    }

    private mutating func space() {
        while at < bytes.count, [0x20, 0x0a, 0x0d, 0x09].contains(bytes[at]) { at += 1 }
    }

    /// The next byte that is no white space.
    private mutating func peek() throws -> UInt8 {
        space()
        guard at < bytes.count else { throw notJSON }
        return bytes[at]
    }

    private mutating func word(_ text: StaticString, _ value: JSON) throws -> JSON {
        let word = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard bytes[at...].starts(with: word) else { throw notJSON }
        step(word.count)
        return value
    }

    private mutating func number() throws -> JSON.Number {
        let start = at
        var end = at
        func digits() -> Int {
            let from = end
            while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
            return end - from
        }
        func skip(_ one: UInt8, _ other: UInt8) -> Bool {
            guard end < bytes.count, bytes[end] == one || bytes[end] == other else { return false }
            end += 1
            return true
        }
        _ = skip(UInt8(ascii: "-"), UInt8(ascii: "-"))
        let whole = end
        let count = digits()
        guard count == 1 || (count > 1 && bytes[whole] != UInt8(ascii: "0")) else { throw notJSON }
        if skip(UInt8(ascii: "."), UInt8(ascii: ".")), digits() == 0 { throw notJSON }
        if skip(UInt8(ascii: "e"), UInt8(ascii: "E")) {
            _ = skip(UInt8(ascii: "+"), UInt8(ascii: "-"))
            if digits() == 0 { throw notJSON }
        }
        let number = JSON.Number(text: String(decoding: bytes[start..<end], as: UTF8.self))
        guard number.double.isFinite else { throw notJSON }
        step(end - start)
        return number
    }

    private mutating func string() throws -> String {
        let start = at + 1
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\") {
            guard bytes[end] >= 0x20 else { throw notJSON }
            end += 1
        }
        guard end < bytes.count else { throw notJSON }
        var text = Array(bytes[start..<end])
        while bytes[end] != UInt8(ascii: "\"") {
            if bytes[end] == UInt8(ascii: "\\") {
                try escape(&end, into: &text)
            } else {
                guard bytes[end] >= 0x20 else { throw notJSON }
                text.append(bytes[end])
                end += 1
            }
            guard end < bytes.count else { throw notJSON }
        }
        if text.count > bounds.string { exceed("string_bytes") }
        at = end + 1
        compact += 2 + (text.count == end - start ? text.count : text.reduce(0) { $0 + Reader.width($1) })
        return String(decoding: text, as: UTF8.self)
    }

    /// Bytes of one byte of a text, where it is escaped only if it must be, and as shortly as it can be.
    private static func width(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x08, 0x09, 0x0a, 0x0c, 0x0d: return 2
        case ..<0x20: return 6
        default: return 1
        }
    }

    /// What an escape stands for; `end` is at its backslash, and then behind it.
    private mutating func escape(_ end: inout Int, into text: inout [UInt8]) throws {
        guard end + 1 < bytes.count else { throw notJSON }
        let letter = bytes[end + 1]
        end += 2
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0c)
        case UInt8(ascii: "n"): text.append(0x0a)
        case UInt8(ascii: "r"): text.append(0x0d)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            var unit = try hex(end)
            end += 4
            if (0xd800..<0xdc00).contains(unit), end + 1 < bytes.count, bytes[end] == UInt8(ascii: "\\"), bytes[end + 1] == UInt8(ascii: "u") {
                let low = try hex(end + 2)
                if (0xdc00..<0xe000).contains(low) {
                    unit = 0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00)
                    end += 6
                }
            }
            guard let scalar = Unicode.Scalar(unit) else {
                halfPair = true
                return
            }
            text += UTF8.encode(scalar)!
        default: throw notJSON
        }
    }

    private func hex(_ from: Int) throws -> UInt32 {
        guard from + 4 <= bytes.count else { throw notJSON }
        var unit: UInt32 = 0
        for byte in bytes[from..<from + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw notJSON }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }
}
