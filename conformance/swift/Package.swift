// swift-tools-version:5.9
// Tests of the generated Swift package, from outside, and a judge for others to ask.

import PackageDescription

let package = Package(
    name: "swift-tests",
    platforms: [.macOS(.v13)],
    dependencies: [.package(path: "../../generated/swift/AppWire")],
    targets: [
        .executableTarget(name: "judge", dependencies: ["AppWire"]),
        .testTarget(name: "AppWireTests", dependencies: ["AppWire"]),
    ]
)
