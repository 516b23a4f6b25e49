// swift-tools-version:5.9; @generated from schema/app-service by codegen. Do not edit.

import PackageDescription

let package = Package(
    name: "AppWire",
    platforms: [.macOS(.v11), .iOS(.v14)],
    products: [.library(name: "AppWire", targets: ["AppWire"])],
    targets: [.target(name: "AppWire")]
)
