// @generated from schema/app-service by codegen. Do not edit.
// What a value must be, piece by piece, and what is broken where it is not.
// Knows no name of the contract; the readers that are printed beside it do.

/// What is wrong: never the value itself.
public struct Fault: Error, Hashable, Sendable {
    /// The code that a service answers to a request that has this one fault.
    public let code: ErrorCode
    /// The rule that was broken: a keyword of the schema (`type`, `required`, `x-max-bytes`, …), the name of a rule across members,
    /// or one of `json`, `utf8`, `surrogate`, `duplicate_key`, `record_bytes`, `payload_bytes`, `string_bytes`, `depth`, `items`,
    /// `fields`, `session`.
    public let rule: String
    /// JSON Pointer to the place; empty where it is the value as a whole.
    public let path: String
}

/// A member that may be left out and may be `null`, where the two differ.
public enum Presence<Value> {
    /// Left out.
    case absent
    /// There, and `null`.
    case null
    /// There.
    case value(Value)
}

extension Presence: Equatable where Value: Equatable {}
extension Presence: Hashable where Value: Hashable {}
extension Presence: Sendable where Value: Sendable {}

/// Codes of a place, by keyword.
typealias Codes = [String: ErrorCode]

/// A rule that is broken, on its way from the place to the door.
struct Broken: Error {
    private let rule: String
    private var code: ErrorCode?
    private var path = ""

    init(_ rule: String, _ code: ErrorCode? = nil) {
        self.rule = rule
        self.code = code
    }

    /// At the door.
    func fault(otherwise: ErrorCode) -> Fault {
        Fault(code: code ?? otherwise, rule: rule, path: path)
    }

    /// It was here, and the schema has codes of its own for this place.
    func coded(_ codes: Codes) -> Broken {
        guard path.isEmpty else { return self }
        var coded = self
        coded.code = codes[rule == "x-max-bytes" ? "maxLength" : rule] ?? codes["*"] ?? code
        return coded
    }

    /// It was somewhere in here, and has this code if it has none yet.
    func within(_ code: ErrorCode) -> Broken {
        var within = self
        within.code = self.code ?? code
        return within
    }

    /// It was in this member.
    func at(_ name: String, _ codes: Codes = [:]) -> Broken {
        var outside = coded(codes)
        let escaped = name.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "~": escaped += "~0"
            case "/": escaped += "~1"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        outside.path = "/\(escaped)\(path)"
        return outside
    }
}

/// An object that is being read.
struct Fields {
    private let members: [JSON.Member]

    init(_ v: JSON) throws {
        guard case .object(let members) = v else { throw Broken("type") }
        self.members = members
    }

    subscript(name: String) -> JSON? {
        members.first { same($0.name, name) }?.value
    }

    /// The text of the member that tells variants apart; empty where it is none that a contract could name.
    func tag(_ name: String) -> String {
        guard case .string(let text) = self[name] else { return "" }
        return Check.plain(text)
    }

    /// What is broken in this member, by its value; `required` where it is not there.
    func broken(_ name: String, _ rule: String, _ code: ErrorCode? = nil, _ codes: Codes = [:]) -> Broken {
        (self[name] == nil ? Broken("required") : Broken(rule, code)).at(name, codes)
    }

    private func read<T>(_ name: String, _ value: JSON, _ codes: () -> Codes, _ read: (JSON) throws -> T) throws -> T {
        do { return try read(value) } catch let broken as Broken { throw broken.at(name, codes()) }
    }

    /// A member that is always there and never null.
    @discardableResult
    func required<T>(_ name: String, _ codes: @autoclosure () -> Codes = [:], _ each: (JSON) throws -> T) throws -> T {
        guard let value = self[name] else { throw Broken("required").at(name, codes()) }
        return try read(name, value, codes, each)
    }

    /// A member that is there or not, and never null.
    func optional<T>(_ name: String, _ codes: @autoclosure () -> Codes = [:], _ each: (JSON) throws -> T) throws -> T? {
        guard let value = self[name] else { return nil }
        return try read(name, value, codes, each)
    }

    /// A member that is always there, perhaps null.
    func nullable<T>(_ name: String, _ codes: @autoclosure () -> Codes = [:], _ each: (JSON) throws -> T) throws -> T? {
        guard let value = self[name] else { throw Broken("required").at(name, codes()) }
        return value == .null ? nil : try read(name, value, codes, each)
    }

    /// A member that is there or not, perhaps null, where the two are the same.
    func either<T>(_ name: String, _ codes: @autoclosure () -> Codes = [:], _ each: (JSON) throws -> T) throws -> T? {
        guard let value = self[name], value != .null else { return nil }
        return try read(name, value, codes, each)
    }

    /// A member that is there or not, perhaps null, where the two differ.
    func presence<T>(_ name: String, _ codes: @autoclosure () -> Codes = [:], _ each: (JSON) throws -> T) throws -> Presence<T> {
        guard let value = self[name] else { return .absent }
        return value == .null ? .null : .value(try read(name, value, codes, each))
    }

    /// The payload of a record of one kind. `must`: whether the record names a session; nil: it may.
    func payload<T>(_ place: Carried, _ must: Bool?, _ each: (JSON) throws -> T) throws -> T {
        let value = try required(place.payload, place.codes) { payload in
            try Check.within(Verdict.payload) { try each(payload) }
        }
        if let must, must != ((self[place.session] ?? .null) != .null) { throw broken(place.session, "session") }
        return value
    }

    /// The members of a record that depend on what it carries.
    struct Carried {
        let payload: String
        let session: String
        let codes: Codes
    }

    /// No member but these.
    func only(_ names: String...) throws {
        guard members.allSatisfy({ member in names.contains { same($0, member.name) } }) else { throw Broken("additionalProperties") }
    }

    /// One of these is there.
    func atLeastOne(of names: String...) throws {
        guard names.contains(where: { self[$0] != nil }) else { throw Broken("x-at-least-one-of") }
    }

    /// Every member but these.
    func others<T>(but names: String..., each: (JSON) throws -> T) throws -> [MemberName: T] {
        var others: [MemberName: T] = [:]
        for member in members where !names.contains(where: { same($0, member.name) }) {
            others[MemberName(member.name)] = try read(member.name, member.value, { [:] }, each)
        }
        return others
    }

    /// What a rule across members expects of one of them.
    enum Expected {
        case null
        case notNull
        case equals(JSON)
        case empty
    }

    /// Where the member `when` has one of these values the first expectations hold, and elsewhere the others.
    func rule(
        _ name: String, _ code: ErrorCode? = nil, when: String, isOneOf values: [JSON],
        then: [(String, Expected)] = [], otherwise: [(String, Expected)] = []
    ) throws {
        let found = self[when] ?? .null
        let holds = (values.contains { alike($0, found) } ? then : otherwise).allSatisfy { member, expected in
            let value = self[member] ?? .null
            switch expected {
            case .null: return value == .null
            case .notNull: return value != .null
            case .equals(let one): return alike(value, one)
            case .empty:
                guard case .array(let items) = value else { return true }
                return items.isEmpty
            }
        }
        guard holds else { throw Broken(name, code) }
    }
}

/// Whether two scalars are the same.
private func alike(_ one: JSON, _ other: JSON) -> Bool {
    if case .string(let one) = one, case .string(let other) = other { return same(one, other) }
    return one == other
}

/// The pieces.
enum Check {
    /// The text, if it is made of ASCII alone and so equals nothing but itself; else an empty one.
    static func plain(_ text: String) -> String {
        text.utf8.allSatisfy { $0 < 0x80 } ? text : ""
    }

    /// What is read here is in a place that the schema has codes for.
    static func coded<T>(_ codes: @autoclosure () -> Codes, _ read: () throws -> T) throws -> T {
        do { return try read() } catch let broken as Broken { throw broken.coded(codes()) }
    }

    /// What is broken in here has this code if it has none yet.
    static func within<T>(_ code: ErrorCode, _ read: () throws -> T) throws -> T {
        do { return try read() } catch let broken as Broken { throw broken.within(code) }
    }

    /// A string between `min` code points and `max` UTF-8 bytes.
    static func text(_ v: JSON, _ min: Int, _ max: Int, _ form: Form? = nil) throws -> String {
        guard case .string(let text) = v else { throw Broken("type") }
        guard min == 0 || text.unicodeScalars.prefix(min).count == min else { throw Broken("minLength") }
        guard text.utf8.count <= max else { throw Broken(text.unicodeScalars.count > max ? "maxLength" : "x-max-bytes") }
        guard form?.matches(text) ?? true else { throw Broken("pattern") }
        return text
    }

    /// An integer that is written as one.
    static func whole(_ v: JSON, _ min: Int, _ max: Int) throws -> Int {
        guard case .number(let number) = v, number.isWhole else { throw Broken("type") }
        let value = number.whole ?? (number.text.hasPrefix("-") ? .min : .max)
        guard value >= min else { throw Broken("minimum") }
        guard value <= max else { throw Broken("maximum") }
        return value
    }

    static func flag(_ v: JSON) throws -> Bool {
        guard case .bool(let flag) = v else { throw Broken("type") }
        return flag
    }

    /// A text that may be nothing else.
    @discardableResult
    static func constant(_ v: JSON, _ one: String) throws -> String {
        guard case .string(let text) = v else { throw Broken("type") }
        guard same(text, one) else { throw Broken("const") }
        return one
    }

    /// An integer that may be nothing else.
    @discardableResult
    static func constant(_ v: JSON, _ one: Int) throws -> Int {
        guard case .number(let number) = v, number.isWhole else { throw Broken("type") }
        guard number.whole == one else { throw Broken("const") }
        return one
    }

    /// A truth value that may be nothing else.
    @discardableResult
    static func constant(_ v: JSON, _ one: Bool) throws -> Bool {
        guard try flag(v) == one else { throw Broken("const") }
        return one
    }

    /// The case of this name. Names of a contract are ASCII: only one that is as long can be the same bytes.
    static func known<Choice: RawRepresentable>(_ text: String, _: Choice.Type = Choice.self) -> Choice? where Choice.RawValue == String {
        Choice(rawValue: plain(text))
    }

    /// One of a closed set.
    static func choice<Choice: RawRepresentable>(_ v: JSON) throws -> Choice where Choice.RawValue == String {
        guard case .string(let text) = v else { throw Broken("type") }
        guard let choice = known(text, Choice.self) else { throw Broken("enum") }
        return choice
    }

    static func list<T>(_ v: JSON, _ min: Int, _ max: Int, _ codes: @autoclosure () -> Codes = [:], _ item: (JSON) throws -> T) throws -> [T] {
        guard case .array(let items) = v else { throw Broken("type") }
        guard items.count >= min else { throw Broken("minItems") }
        guard items.count <= max else { throw Broken("maxItems") }
        return try items.enumerated().map { index, value in
            do { return try item(value) } catch let broken as Broken { throw broken.at(String(index), codes()) }
        }
    }

    /// An object with free names.
    static func map<T>(_ v: JSON, _ max: Int, _ each: (JSON) throws -> T) throws -> [MemberName: T] {
        let fields = try Fields(v)
        guard case .object(let members) = v, members.count <= max else { throw Broken("maxProperties") }
        return try fields.others(each: each)
    }

    /// A slot that is kept empty.
    static func empty(_ v: JSON) throws -> JSON {
        guard v == .null else { throw Broken("type") }
        return v
    }

    /// Whatever it is.
    static func any(_ v: JSON) -> JSON {
        v
    }
}

/// What values are written with.
enum Write {
    /// The members of free names, in an order that is the same every time.
    static func free<T>(_ map: [MemberName: T], _ each: (T) -> JSON) -> [JSON.Member] {
        map.sorted { $0.key < $1.key }.map { JSON.Member($0.key.text, each($0.value)) }
    }
}

/// A pattern of the contract.
enum Form: Sendable {
    /// Somewhere a character that is no white space.
    case hasNonSpace
    /// These pieces one after the other, none overlapping with the next.
    case sequence([Piece])

    struct Piece: Sendable {
        /// The characters are those outside the ranges.
        let negated: Bool
        let ranges: [ClosedRange<Unicode.Scalar>]
        let min: Int
        /// Nil: as many as there are.
        let max: Int?

        func takes(_ scalar: Unicode.Scalar) -> Bool {
            ranges.contains { $0.contains(scalar) } != negated
        }
    }

    func matches(_ text: String) -> Bool {
        switch self {
        case .hasNonSpace: return text.unicodeScalars.contains { !Form.isSpace($0) }
        case .sequence(let pieces):
            var rest = text.unicodeScalars[...]
            for piece in pieces {
                var count = 0
                while let next = rest.first, count < piece.max ?? .max, piece.takes(next) {
                    rest.removeFirst()
                    count += 1
                }
                if count < piece.min { return false }
            }
            return rest.isEmpty
        }
    }

    /// White space and line terminators of ECMA-262.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\t"..."\r", " ", "\u{a0}", "\u{1680}", "\u{2000}"..."\u{200a}", "\u{2028}", "\u{2029}", "\u{202f}", "\u{205f}", "\u{3000}", "\u{feff}":
            return true
        default: return false
        }
    }
}
