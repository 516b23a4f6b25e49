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

/// The records of a pipe or file, one by one and as soon as they are there, without their newlines. For one reader; who stops
/// and begins again goes on where it was.
public final class Records: Sequence, IteratorProtocol {
    private let stream: FileHandle
    private var lines = LineSplitter()
    private var ready: ArraySlice<Data> = []

    public init(of stream: FileHandle) {
        self.stream = stream
    }

    /// Waits for the next record; nil: the stream is over.
    public func next() -> Data? {
        while ready.isEmpty {
            let part = stream.availableData
            if part.isEmpty { return lines.end() }
            ready = lines.push(part)[...]
        }
        return ready.removeFirst()
    }
}
