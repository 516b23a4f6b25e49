// From text to values and back, whatever the value.
// Decides nothing about what a value must be; the doors that are printed beside it say that.

import Foundation

/// JSON text: a string, or bytes in UTF-8.
public protocol WireInput {
    /// Gives its bytes.
    func withBytes<T>(_ read: (UnsafeBufferPointer<UInt8>) throws -> T) rethrows -> T
}

extension String: WireInput {
    public func withBytes<T>(_ read: (UnsafeBufferPointer<UInt8>) throws -> T) rethrows -> T {
        var text = self
        return try text.withUTF8(read)
    }
}

extension Array: WireInput where Element == UInt8 {
    public func withBytes<T>(_ read: (UnsafeBufferPointer<UInt8>) throws -> T) rethrows -> T {
        try withUnsafeBufferPointer(read)
    }
}

extension Data: WireInput {
    public func withBytes<T>(_ read: (UnsafeBufferPointer<UInt8>) throws -> T) rethrows -> T {
        try withUnsafeBytes { try $0.withMemoryRebound(to: UInt8.self, read) }
    }
}

/// The ways in and out.
enum Door {
    /// A definition, read by itself.
    static func part<T>(_ input: some WireInput, _ read: (JSON) throws -> T) -> Result<T, Fault> {
        decoded(input, otherwise: Verdict.payload) { try read($0.value) }
    }

    /// A record.
    static func record<T>(_ input: some WireInput, _ read: (JSON) throws -> T) -> Result<T, Fault> {
        decoded(input, otherwise: Verdict.envelope) { document in
            let record = try read(document.value)
            guard document.payload <= generalBounds.payload else { throw Broken("payload_bytes", Verdict.payloadBytes) }
            return record
        }
    }

    private static func decoded<T>(_ input: some WireInput, otherwise: ErrorCode, _ read: (Document) throws -> T) -> Result<T, Fault> {
        faulted(otherwise) {
            try input.withBytes { bytes in
                let document = try Document(bytes, within: generalBounds)
                let value = try read(document)
                if let bound = document.exceeded { throw Broken(bound, Verdict.bound) }
                return value
            }
        }
    }

    /// The general bounds of another side, where they are narrower than those of the contract.
    static func exceeds(_ input: some WireInput, _ bounds: Bounds) -> Fault? {
        let kept: Result<Void, Fault> = faulted(Verdict.bound) {
            try input.withBytes { bytes in
                let document = try Document(bytes, within: bounds)
                if let bound = document.exceeded { throw Broken(bound, Verdict.bound) }
                guard document.payload <= bounds.payload else { throw Broken("payload_bytes", Verdict.payloadBytes) }
            }
        }
        guard case .failure(let fault) = kept else { return nil }
        return fault
    }

    private static func faulted<T>(_ otherwise: ErrorCode, _ read: () throws -> T) -> Result<T, Fault> {
        do {
            return .success(try read())
        } catch let broken as Broken {
            return .failure(broken.fault(otherwise: otherwise))
        } catch {
            // Readers throw nothing else.
            return .failure(Broken("type").fault(otherwise: otherwise))
        }
    }

    /// What is written is read again: nothing leaves that its own decoder would not take.
    static func encoded<T>(_ value: JSON, _ decode: ([UInt8]) -> Result<T, Fault>) -> Result<Data, Fault> {
        let bytes = value.bytes
        return decode(bytes).map { _ in Data(bytes) }
    }

    /// The same as one line with its newline.
    static func line<T>(_ value: JSON, _ decode: ([UInt8]) -> Result<T, Fault>) -> Result<Data, Fault> {
        let bytes = value.bytes + [UInt8(ascii: "\n")]
        return decode(bytes).map { _ in Data(bytes) }
    }

    /// What one of Foundation's decoders holds, under the same checks. Such a decoder has already lost which members were
    /// said twice, and has no bounds of its own: for what comes from a service, use the functions above.
    static func coded<T>(_ decoder: Decoder, _ read: (JSON) throws -> T) throws -> T {
        let value = try JSON(from: decoder)
        switch faulted(Verdict.payload, { try read(value) }) {
        case .success(let read): return read
        case .failure(let fault):
            let said = "\(fault.rule) is broken at \(fault.path.isEmpty ? "the top" : fault.path)"
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: said, underlyingError: fault))
        }
    }
}
