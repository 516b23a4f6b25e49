#!/usr/bin/env bash
# All tests of the Swift package, its README's example against the real service among them, and of one made of another schema.
# Needs cargo, for the service too unless MAGI_CODE and REHEARSAL say where the programs are.
# Exit status 3: NOT RUN, because there is no Swift compiler here and none can be had.
set -euo pipefail
cd "$(dirname "$0")/../.."
run=(bash conformance/swift/toolchain.sh)
"${run[@]}"

# Puts a program where the compiler's tree can see it.
program() {
    local name=$1 path=$2
    if [ -z "$path" ]; then
        path=$(cargo build --quiet --locked --message-format=json -p "$name" --bin "$name" |
            sed -n 's/.*"executable":"\([^"]*\)".*/\1/p' | tail -n 1)
    fi
    "${run[@]}" sh -c 'mkdir -p programs && cat >"programs/$0.new" && chmod 755 "programs/$0.new" && mv "programs/$0.new" "programs/$0"' "$name" <"$path"
}
program magi-code "${MAGI_CODE:-}"
program rehearsal "${REHEARSAL:-}"

# A package of a schema that is not ours.
foreign=$(mktemp -d)
cargo run --quiet --locked -p magi-schema -- generate --lang swift --from codegen/tests/foreign/shop.json --out "$foreign"
tar -C "$foreign" -c . | "${run[@]}" sh -c 'rm -rf shop && mkdir shop && tar -C shop -x'
rm -r "$foreign"

exec "${run[@]}" sh -c 'exec bash "$REPOSITORY/conformance/swift/inside.sh"'
