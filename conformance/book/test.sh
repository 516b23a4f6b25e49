#!/usr/bin/env bash
# Builds the book in a folder that is removed again, without a warning, and tests its pages.
# Exit status 3: NOT RUN, because what makes the book cannot be had.
set -euo pipefail
cd "$(dirname "$0")"
work=$(mktemp -d)
export BOOK=$work/book
trap 'rm -rf "$work"' EXIT
./build.sh "$BOOK" 2>&1 | tee "$work/build.log"
if grep -E 'WARN|ERROR' "$work/build.log"; then
    echo "mdbook warns of the lines above"
    exit 1
fi
npm test
