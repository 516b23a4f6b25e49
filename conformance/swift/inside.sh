#!/usr/bin/env bash
# The part of test.sh that runs where the compiler is, in the environment that toolchain.sh gives.
set -euo pipefail

# As a user would: in an empty folder beside the project, word for word what the README of the package says.
rm -rf "$SCRATCH/empty"
mkdir "$SCRATCH/empty"
cd "$SCRATCH/empty"
ln -s "$REPOSITORY" magi-protocol
readme=$REPOSITORY/generated/swift/AppWire/README.md
block() { sed -n "/^\`\`\`$1\$/,/^\`\`\`\$/p" "$readme" | sed '1d;$d'; }
eval "$(block sh)"
block swift >Sources/example/main.swift
swift build --scratch-path "$SCRATCH/example"
EXAMPLE=$(swift build --scratch-path "$SCRATCH/example" --show-bin-path)/example
export EXAMPLE MAGI_CODE=$SCRATCH/programs/magi-code REHEARSAL=$SCRATCH/programs/rehearsal

# A package of a schema that is not ours judges as its cases say.
rm -rf "$SCRATCH/foreign"
mkdir -p "$SCRATCH/foreign/Sources/judge"
cd "$SCRATCH/foreign"
cat >Package.swift <<'END'
// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "foreign",
    dependencies: [.package(path: "../shop")],
    targets: [.executableTarget(name: "judge", dependencies: [.product(name: "Shop", package: "shop")])]
)
END
cp "$REPOSITORY/codegen/tests/foreign/judge.swift" Sources/judge/main.swift
swift build --scratch-path "$SCRATCH/shop-build"
"$SCRATCH/shop-build/debug/judge" <"$REPOSITORY/codegen/tests/foreign/judged.jsonl"

cd "$REPOSITORY/conformance/swift"
exec swift test --scratch-path "$SCRATCH/tests" --disable-swift-testing
