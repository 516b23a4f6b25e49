#!/usr/bin/env bash
# Builds the judge and asks it: lines on standard input, a verdict for each on standard output, as Sources/judge says.
# Exit status 3: NOT RUN, because there is no Swift compiler here and none can be had.
set -euo pipefail
exec bash "$(dirname "$0")/toolchain.sh" sh -c '
    cd "$REPOSITORY/conformance/swift" &&
        swift build --quiet -c release --product judge --scratch-path "$SCRATCH/judge" >&2 &&
        exec "$SCRATCH/judge/release/judge"'
