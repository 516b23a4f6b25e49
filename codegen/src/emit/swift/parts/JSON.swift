// A JSON value, its way out to text, and its place in Foundation's coders.
// Reads no text: that is done in `Reader.swift`, under the bounds of the contract.

/// A JSON value.
public enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Number)
    case string(String)
    case array([JSON])
    /// Its members in order.
    case object([Member])

    /// One member of an object.
    public struct Member: Hashable, Sendable {
        public var name: String
        public var value: JSON

        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// A number as it is written: `1`, `1.0` and `1e0` are three, and only the first is an integer of the contract.
    public struct Number: Hashable, Sendable {
        /// As it is written.
        public let text: String

        public init(_ value: Int) {
            text = String(value)
        }

        /// Nil: JSON has no words for it.
        public init?(_ value: Double) {
            guard value.isFinite else { return nil }
            text = "\(value)"
        }

        /// `text` is a number of JSON.
        init(text: String) {
            self.text = text
        }

        /// Whether it is written as an integer.
        public var isWhole: Bool {
            text != "-0" && text.utf8.allSatisfy { $0 == 0x2d || (0x30...0x39).contains($0) }
        }

        /// The integer, if it is written as one and can be held.
        public var whole: Int? {
            isWhole ? Int(text) : nil
        }

        /// The nearest binary64.
        public var double: Double {
            Double(text) ?? .nan
        }
    }

    /// The member of an object; nil: it is no object, or has no such member.
    public subscript(name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { same($0.name, name) }?.value
    }
}

/// The name of a member that the contract does not name. Names are told apart by their bytes, as JSON does, and not as
/// Swift compares texts: `é` in one and in two code points are two names.
public struct MemberName: Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let text: String

    public init(_ text: String) {
        self.text = text
    }

    public init(stringLiteral text: String) {
        self.text = text
    }

    public var description: String { text }

    public static func == (one: MemberName, other: MemberName) -> Bool {
        same(one.text, other.text)
    }

    public func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }

    public static func < (one: MemberName, other: MemberName) -> Bool {
        one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
    }
}

/// Whether two texts are the same bytes. Swift's `==` also takes other spellings of the same characters for equal.
func same(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
}

/// As `same`, for texts that may not be there.
func same(_ one: String?, _ other: String?) -> Bool {
    switch (one, other) {
    case (nil, nil): return true
    case (let one?, let other?): return same(one, other)
    default: return false
    }
}

extension JSON {
    /// The value as text: compact, and nothing in it that ends a line for any reader.
    var bytes: [UInt8] {
        var out: [UInt8] = []
        write(to: &out)
        return out
    }

    private func write(to out: inout [UInt8]) {
        switch self {
        case .null: out += "null".utf8
        case .bool(let flag): out += (flag ? "true" : "false").utf8
        case .number(let number): out += number.text.utf8
        case .string(let text): JSON.write(text, to: &out)
        case .array(let items):
            out.append(UInt8(ascii: "["))
            for (index, item) in items.enumerated() {
                if index > 0 { out.append(UInt8(ascii: ",")) }
                item.write(to: &out)
            }
            out.append(UInt8(ascii: "]"))
        case .object(let members):
            out.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { out.append(UInt8(ascii: ",")) }
                JSON.write(member.name, to: &out)
                out.append(UInt8(ascii: ":"))
                member.value.write(to: &out)
            }
            out.append(UInt8(ascii: "}"))
        }
    }

    private static func write(_ text: String, to out: inout [UInt8]) {
        out.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\"".utf8
            case "\\": out += "\\\\".utf8
            case "\n": out += "\\n".utf8
            case "\r": out += "\\r".utf8
            case "\t": out += "\\t".utf8
            case "\0"..<" ", "\u{85}", "\u{2028}", "\u{2029}":
                let hex = String(scalar.value, radix: 16)
                out += "\\u".utf8
                out += String(repeating: "0", count: 4 - hex.utf8.count).utf8
                out += hex.utf8
            default: out += UTF8.encode(scalar)!
            }
        }
        out.append(UInt8(ascii: "\""))
    }
}

extension JSON: Codable {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) {
            nil
        }
    }

    /// What another reader left of a text: which of two equal members it kept, and how a number was written, is gone.
    public init(from decoder: Decoder) throws {
        if let members = try? decoder.container(keyedBy: Name.self) {
            self = .object(try members.allKeys.map { Member($0.stringValue, try members.decode(JSON.self, forKey: $0)) })
            return
        }
        if var items = try? decoder.unkeyedContainer() {
            var all: [JSON] = []
            while !items.isAtEnd { all.append(try items.decode(JSON.self)) }
            self = .array(all)
            return
        }
        let one = try decoder.singleValueContainer()
        if one.decodeNil() {
            self = .null
        } else if let text = try? one.decode(String.self) {
            self = .string(text)
        } else if let flag = try? one.decode(Bool.self) {
            self = .bool(flag)
        } else if let whole = try? one.decode(Int.self) {
            self = .number(Number(whole))
        } else if let number = Number(try one.decode(Double.self)) {
            self = .number(number)
        } else {
            throw DecodingError.dataCorruptedError(in: one, debugDescription: "not a JSON number")
        }
    }

    public func encode(to encoder: Encoder) throws {
        switch self {
        case .object(let members):
            var container = encoder.container(keyedBy: Name.self)
            for member in members { try container.encode(member.value, forKey: Name(stringValue: member.name)) }
        case .array(let items):
            var container = encoder.unkeyedContainer()
            for item in items { try container.encode(item) }
        default:
            var container = encoder.singleValueContainer()
            switch self {
            case .bool(let flag): try container.encode(flag)
            case .string(let text): try container.encode(text)
            case .number(let number):
                if let whole = number.whole { try container.encode(whole) } else { try container.encode(number.double) }
            default: try container.encodeNil()
            }
        }
    }
}
