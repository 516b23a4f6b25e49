#!/usr/bin/env bash
# Writes often.ld: the functions that a server runs while it starts, is called by the load program, and stops, in an order
# that keeps them together. Needs valgrind. To be run again when the program has grown memory that it does not allocate.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/../../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CARGO_PROFILE_RELEASE_STRIP=none
cargo build --release -p macp-runtime
server=${CARGO_TARGET_DIR:-target}/release/macp-runtime
cat > "$folder/traced" <<END
#!/usr/bin/env bash
exec valgrind --tool=callgrind --demangle=no --callgrind-out-file="$folder/calls.%p" "$(realpath "$server")"
END
chmod +x "$folder/traced"
cargo bench -p macp-runtime -- --peer "$folder/traced" --sessions 40 --rounds 1 "page of 100"

# What hashes and numbers of compilations differ in is left open, so that names last longer than a build.
pattern='s/\.llvm\.[0-9]+$//; s/^(_ZN.*)17h[0-9a-f]{16}E.*$/\117h*/; s/Cs[0-9A-Za-z]+_/Cs*_/g; s/^(_R.*[^*])$/\1*/'
cat "$folder"/calls.* | sed -nE 's/^c?fn=\([0-9]+\) ([A-Za-z_][^'\'']*).*$/\1/p' | sort -u > "$folder/called"
nm -S -t d "$server" | awk '$3 ~ /[tTwW]/ && NF == 4 { print $4, $2 + 0 }' | sort -u > "$folder/sizes"
join -a 1 -o 1.1,1.2,2.2 "$folder/sizes" <(sed 's/$/ 1/' "$folder/called") \
    | awk '{ print $1, $2, $3 + 0 }' > "$folder/all"
paste -d ' ' <(cut -d ' ' -f 1 "$folder/all" | sed -E "$pattern") <(cut -d ' ' -f 2- "$folder/all") \
    | awk '{ all[$1] += $2; if ($3) called[$1] += $2 } END { for (name in called) print called[name] / all[name], name }' \
    | sort -k 1,1gr -k 2,2 | cut -d ' ' -f 2 > "$folder/names"

# First what is only ever called as a whole, last what has many copies of which few are called.
{
    echo '/* Functions that a server runs, together in memory. Written by often.sh. */'
    echo 'SECTIONS {'
    echo '  .text.often : {'
    sed 's/.*/    *(.text.*&)/' "$folder/names"
    echo '  }'
    echo '}'
    echo 'INSERT BEFORE .text;'
} > runtime/macp-runtime/link/often.ld
wc -l runtime/macp-runtime/link/often.ld
