#!/usr/bin/env bash
# A Swift compiler for a machine that has none, and a way to run something with it.
#
#   toolchain.sh                 puts it there, if it is not there yet
#   toolchain.sh COMMAND...      runs COMMAND in it, in the folder /scratch
#
# Where `swift` is at hand, that one is used as it is. Elsewhere a tree of Debian 13, which has Swift, is made in a folder and
# entered by chroot: this needs root, Debian, and its package mirror, and takes a few minutes once. SWIFT_TOOLCHAIN names the
# folder; without it, it is ~/.cache/magi-protocol-swift. In the tree the repository is at /repository, read-only, and
# /scratch can be written to; outside these are $REPOSITORY and $SCRATCH, which COMMAND finds in its environment either way.
# Exit status 3: there is no compiler here, and none can be had.
set -euo pipefail

suite=trixie
packages=swiftlang,libstdc++-14-dev
want="1 $suite $packages" # Raise the number when what is done below changes.

repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
home=${SWIFT_TOOLCHAIN:-$HOME/.cache/magi-protocol-swift}
mkdir -p "$home/scratch"
home=$(cd "$home" && pwd -P)
root=$home/root
log=$home/setup.log

cannot() {
    echo "NOT RUN: no Swift compiler: $*" >&2
    exit 3
}

# The mirror that apt uses here for Debian itself.
mirror() {
    apt-get indextargets --format '$(ORIGIN)|$(COMPONENT)|$(REPO_URI)' 'Created-By: Packages' |
        sed -n 's/^Debian|main|//p' | head -n 1
}

make_tree() {
    local uri
    export DEBIAN_FRONTEND=noninteractive
    uri=$(mirror)
    if [ -z "$uri" ] || ! command -v debootstrap; then
        apt-get -q -o DPkg::Lock::Timeout=300 update
        apt-get -q -y -o DPkg::Lock::Timeout=300 install --no-install-recommends debootstrap debian-archive-keyring
        uri=$(mirror)
    fi
    [ -n "$uri" ] || { echo "apt knows no mirror of Debian"; return 1; }
    rm -rf --one-file-system "$root" "$root.part"
    debootstrap --variant=minbase --keyring=/usr/share/keyrings/debian-archive-keyring.gpg "$suite" "$root.part" "$uri"
    # The tree can be made again at any time, and needs no debugger and no editor's servers.
    printf '%s\n' force-unsafe-io 'path-exclude=/usr/libexec/swift/bin/lldb*' 'path-exclude=/usr/libexec/swift/lib/liblldb*' \
        'path-exclude=/usr/libexec/swift/bin/clangd' 'path-exclude=/usr/libexec/swift/bin/sourcekit-lsp' \
        'path-exclude=/usr/libexec/swift/lib/libsourcekitd*' 'path-exclude=/usr/share/doc/*' 'path-exclude=/usr/share/man/*' \
        >"$root.part/etc/dpkg/dpkg.cfg.d/small"
    chroot "$root.part" apt-get -q -y -o APT::Keep-Downloaded-Packages=false install --no-install-recommends ${packages//,/ }
    chroot "$root.part" apt-get clean
    mkdir -p "$root.part/repository" "$root.part/scratch"
    echo "$want" >"$root.part/.recipe"
    mv "$root.part" "$root"
}

ready() {
    [ "$(cat "$root/.recipe" 2>/dev/null)" = "$want" ]
}

setup() {
    command -v swift >/dev/null && return
    [ "$(id -u)" = 0 ] || cannot "there is no swift here, and to put one there needs root"
    command -v apt-get >/dev/null || cannot "there is no swift here, and this is no Debian"
    exec 9>"$home/lock"
    flock 9 # Of two at once, the second finds it ready.
    if ! ready; then
        echo "putting a Swift compiler into $home; this takes a few minutes" >&2
        export -f make_tree mirror
        export root suite packages want
        # In a mount namespace of its own: what is broken off leaves no mount behind.
        unshare --mount bash -euo pipefail -c make_tree >"$log" 2>&1 </dev/null ||
            { tail -n 20 "$log" >&2; cannot "it could not be made ($log has all of it)"; }
    fi
    exec 9>&-
}

setup
[ $# -gt 0 ] || exit 0
if command -v swift >/dev/null; then
    export REPOSITORY=$repository SCRATCH=$home/scratch
    cd "$SCRATCH"
    exec "$@"
fi
exec unshare --mount --pid --fork --kill-child -- bash -euc '
    root=$1 repository=$2 scratch=$3
    shift 3
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mount --bind "$repository" "$root/repository"
    mount -o remount,bind,ro "$root/repository"
    mount --bind "$scratch" "$root/scratch"
    exec env -i HOME=/root LC_ALL=C.UTF-8 PATH=/usr/bin:/bin:/usr/sbin:/sbin:/usr/libexec/swift/bin \
        REPOSITORY=/repository SCRATCH=/scratch chroot "$root" /bin/sh -c "cd /scratch && exec \"\$@\"" sh "$@"
' toolchain "$root" "$repository" "$home/scratch" "$@"
