// From a stream of bytes to records, however it is cut.
// Reads no record; holds no more of one than a record may have.

import Foundation

/// Takes a stream apart at its newlines (the byte, and nothing else that looks like one).
public struct LineSplitter: Sendable {
    private var held: [UInt8] = []

    public init() {}

    /// The records that end in this part of the stream, without their newlines. One that is too long comes cut, still too
    /// long for every decoder.
    public mutating func push(_ part: some Collection<UInt8>) -> [Data] {
        var records: [Data] = []
        var rest = part[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            keep(rest[..<end])
            records.append(Data(held))
            held.removeAll(keepingCapacity: true)
            rest = rest[rest.index(after: end)...]
        }
        keep(rest)
        return records
    }

    /// The stream is over: what came after the last newline, if anything did.
    public mutating func end() -> Data? {
        defer { held = [] }
        return held.isEmpty ? nil : Data(held)
    }

    private mutating func keep(_ part: some Collection<UInt8>) {
        held += part.prefix(max(0, generalBounds.record + 1 - held.count))
    }
}
