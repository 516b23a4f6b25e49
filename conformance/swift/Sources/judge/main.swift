// A judge for others to ask: lines `{"name":"TurnTerminal","hex":"…"}` on stdin, `{"ok":true}` or a fault on stdout for each.
// `name` is a definition, or Request, Response, Event or Record.

import AppWire
import Foundation

struct Question: Decodable {
    let name: String
    let hex: String

    /// The bytes that `hex` says.
    var bytes: [UInt8]? {
        let digits = hex.utf8.map { Character(Unicode.Scalar($0)).hexDigitValue }
        guard digits.count % 2 == 0 else { return nil }
        var bytes: [UInt8] = []
        for at in stride(from: 0, to: digits.count, by: 2) {
            guard let high = digits[at], let low = digits[at + 1] else { return nil }
            bytes.append(UInt8(high << 4 | low))
        }
        return bytes
    }
}

struct Answer: Encodable {
    let ok: Bool
    var code: ErrorCode?
    var rule: String?
    var path: String?
}

setvbuf(stdout, nil, _IOFBF, 1 << 16)
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
while let line = readLine() {
    let question = try JSONDecoder().decode(Question.self, from: Data(line.utf8))
    guard let bytes = question.bytes, let judged = examine(question.name, bytes) else {
        FileHandle.standardError.write(Data("judge: there is no \(question.name), or its bytes are not in hex\n".utf8))
        exit(2)
    }
    let answer: Answer
    switch judged {
    case .success: answer = Answer(ok: true)
    case .failure(let fault): answer = Answer(ok: false, code: fault.code, rule: fault.rule, path: fault.path)
    }
    print(String(decoding: try encoder.encode(answer), as: UTF8.self))
}
