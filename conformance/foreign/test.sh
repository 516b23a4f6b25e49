#!/usr/bin/env bash
# All tests of this folder: tools from npm and PyPI at pinned versions, in an environment that is removed again.
# What cannot be had is said as NOT RUN; exit status 3: nothing was tested.
set -euo pipefail
cd "$(dirname "$0")"
if ! command -v node >/dev/null || ! npm ci --ignore-scripts --no-audit --no-fund; then
    echo "NOT RUN: the tests of conformance/foreign need Node 20 or later and the npm registry"
    exit 3
fi
environment=$(mktemp -d)
trap 'rm -rf "$environment"' EXIT
if python3 -m venv "$environment" && "$environment/bin/pip" install --quiet --disable-pip-version-check -r requirements.txt; then
    export FOREIGN_PYTHON=$environment/bin
fi
# A Kotlin compiler and its serialization library, alone: what else the package asks for is for notebooks.
if command -v java >/dev/null && "$environment/bin/pip" install --quiet --disable-pip-version-check --no-deps --target "$environment/kotlin" kotlin-jupyter-kernel==0.19.0.944; then
    export FOREIGN_KOTLIN=$environment/kotlin/run_kotlin_kernel/jars
fi
# The compiler that the Swift package is tested with, where one can be had.
if [ -x ../swift/toolchain.sh ] && ../swift/toolchain.sh; then
    export FOREIGN_SWIFT=1
fi
npm test
