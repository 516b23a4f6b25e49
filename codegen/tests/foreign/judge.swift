// Judges cases on standard input with the package made of the shop; says which are not judged as they say, and ends with 1 then.
// `conformance/swift/test.sh` runs it.

import Foundation
import Shop

struct Case: Decodable {
    let name: String
    let ok: Bool
    let rule: String?
    let path: String?
    let value: JSON
}

var (seen, wrong) = (0, 0)
while let line = readLine() {
    let wanted = try JSONDecoder().decode(Case.self, from: Data(line.utf8))
    let right: Bool
    switch examine(wanted.name, try JSONEncoder().encode(wanted.value)) {
    case .success(let value):
        let again = try JSONEncoder().encode(value)
        right = wanted.ok && examine(wanted.name, again) == .success(value)
    case .failure(let fault): right = !wanted.ok && fault.rule == wanted.rule && fault.path == wanted.path
    case nil: right = false
    }
    if !right { print("not judged as it says: \(line)") }
    (seen, wrong) = (seen + 1, wrong + (right ? 0 : 1))
}

// Absent, null and there are three things for a member that says nothing of absence.
for (text, gift) in [("", .absent), (#","gift":null"#, .null), (#","gift":true"#, .value(true))] as [(String, Presence<Bool>)] {
    let item = #"{"sku":"A-1","count":1,"from":null\#(text)}"#
    let read = try decodeItem(item).get()
    let written = try encodeItem(read).get()
    if read.gift != gift || written != Data(item.utf8) {
        print("not read or written as it is: \(item)")
        wrong += 1
    }
}
print("\(seen) cases, \(wrong) wrong")
exit(seen > 0 && wrong == 0 ? 0 : 1)
