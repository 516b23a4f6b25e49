// The service as a process of one's own: where requests go to, and where records come from.
// Reads no record; what they mean is told by the client.

#if os(macOS) || os(Linux)
import Foundation

/// There is no service: the program could not be started.
public struct NotStarted: Error, CustomStringConvertible {
    public let program: String
    public let because: String

    public var description: String { "\(program) could not be started: \(because)" }
}

/// A service that was started, with a pipe each way. Its diagnostics go where those of this program go.
///
/// From the first one on this program gets no SIGPIPE any more: a service that has ended is an error of `send`.
public final class ServiceProcess: @unchecked Sendable {
    private let process = Process()
    private let requests: FileHandle
    private let writing = NSLock()
    /// The records of the service, one by one, until it ends. For one reader.
    public let records: Records

    /// Starts `program`: a path, or a name that is looked for in the folders of `PATH`.
    public init(_ program: String, _ arguments: [String] = []) throws {
        guard let path = ServiceProcess.path(of: program) else {
            throw NotStarted(program: program, because: "there is no such file that can be run")
        }
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        (process.standardInput, process.standardOutput) = (input, output)
        (requests, records) = (input.fileHandleForWriting, Records(of: output.fileHandleForReading))
        signal(SIGPIPE, SIG_IGN)
        do { try process.run() } catch { throw NotStarted(program: path, because: error.localizedDescription) }
    }

    /// Writes a request that may be sent; waits where the service does not read. Any thread may.
    public func send(_ sent: Result<Sent, Refused>) throws {
        let record = try sent.get().record
        writing.lock()
        defer { writing.unlock() }
        try requests.write(contentsOf: record)
    }

    /// No more requests: the service stops what still runs, tells the rest, and ends.
    public func finish() {
        writing.lock()
        defer { writing.unlock() }
        try? requests.close()
    }

    /// Stops the service, as after a mismatch: what runs gets no outcome.
    public func stop() {
        if process.isRunning { process.terminate() }
    }

    private static func path(of program: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = program.contains("/") ? [program] : folders.map { "\($0)/\(program)" }
        return paths.first(where: FileManager.default.isExecutableFile(atPath:))
    }
}
#endif
