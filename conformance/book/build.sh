#!/usr/bin/env bash
# The book of docs/ with its diagrams drawn: `build.sh [FOLDER]`, in target/book where no folder is named.
# Takes mdbook from crates.io and Mermaid from npm at pinned versions. Exit status 3: one of them cannot be had.
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../.. && pwd -P)
out=$(mkdir -p "${1:-$root/target/book}" && cd "${1:-$root/target/book}" && pwd -P)

cannot() {
    echo "NOT RUN: the book needs $*" >&2
    exit 3
}

# Without its server, its watching of files, and optimization: they would be most of what it takes to compile.
cargo install --quiet --debug --locked --no-default-features --features search --root "$root/target/tools" mdbook@0.5.4 ||
    cannot "mdbook, which is made by cargo from crates.io"
command -v node >/dev/null && npm ci --silent --ignore-scripts --no-audit --no-fund ||
    cannot "Mermaid, which needs Node 20 or later and the npm registry"

"$root/target/tools/bin/mdbook" build --dest-dir "$out" "$root/docs"
cp node_modules/mermaid/dist/mermaid.min.js "$out/"
