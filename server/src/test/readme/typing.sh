# Sourced by scripts/readme: takes the blocks out of README.md and the pages of docs/, and types them in.

out=$place/out
# In the order in which a newcomer reads them: what one shows goes on from those before.
pages=(README.md docs/{tools,sdk,mcp,approvals,cli,schedules,access,limits,audit,going-live,operate,add-a-tool}.md)

# take_out_blocks : writes each fenced block into a file named by its heading and its place under it, and lists them.
take_out_blocks() {
    mkdir "$place/blocks"
    awk -v folder="$place/blocks" '
        /^ *```/ && open { open = 0; next }
        /^ *```mermaid/ { open = 1; name = "a picture"; next }
        /^ *```/ { open = 1; name = heading " " ++count[heading]; print name; next }
        open { print > (folder "/" name); next }
        /^##+ / { heading = $0; sub(/^#+ /, "", heading) }
    ' "${pages[@]}" > "$place/headings"
}

# Nothing of whoever runs this: no settings, no files in the home directory but the caches of Maven and npm.
like_a_newcomer() {
    local name port
    for name in ${!ADTOOLS_@}; do unset "$name"; done
    for port in 8080 8081; do
        if (exec 3<> "/dev/tcp/127.0.0.1/$port") 2> /dev/null; then
            echo "port $port is taken, and the commands of README need it" >&2
            exit 1
        fi
    done
    export npm_config_cache=${npm_config_cache:-$HOME/.npm} npm_config_userconfig=${npm_config_userconfig:-$HOME/.npmrc}
    export HOME=$place/home TMPDIR=$place/tmp PATH=${JAVA_HOME:+$JAVA_HOME/bin:}$PATH
    mkdir "$HOME" "$TMPDIR"
    # Shows the status of each answer, which the commands of README do not ask for.
    printf 'write-out = "\\nHTTP %%{http_code}\\n"\n' > "$HOME/.curlrc"
}

# type_in FILE : runs a block in this shell, with the names that earlier blocks have set, and keeps what it says.
type_in() {
    set +e +u +o pipefail
    . "$1" > "$out" 2>&1 < /dev/null
    set -euo pipefail
}

# variant SED-ARGUMENTS… : types the block in with a change.
variant() {
    sed "$@" "$block" > "$place/variant"
    type_in "$place/variant"
}

leave_out() { echo "        left out: $1"; }

fail() {
    { echo "\"$entry\" of README.md or docs/: $*; it says"; head -n 40 "$out" | cut -c 1-2000; } >&2
    exit 1
}

holds() { [[ -n $1 ]] && grep -qF -- "$1" "$out" || fail "the answer does not hold $1"; }
lacks() { ! grep -qF -- "$1" "$out" || fail "the answer holds $1"; }

# open_terminal FILE : runs commands that go on in a process group of their own, until it is closed.
open_terminal() {
    out=$place/terminal
    set -m
    # It has ended when all that runs in it has: the trap makes it wait for that.
    bash -c 'trap : TERM; . "$0"' "$1" > "$out" 2>&1 < /dev/null &
    terminal=$!
    set +m
}

# Not by Ctrl-C's signal, which processes ignore where this script runs in the background.
close_terminal() {
    kill -- "-$terminal" 2> /dev/null || true
    wait "$terminal" || true
    terminal=
}

# post PATH BODY [TOKEN] : calls the service.
post() {
    curl -s -H "Authorization: Bearer ${3:-$TOKEN}" -H 'Content-Type: application/json' -d "$2" \
        "http://127.0.0.1:8080/api/v1/$1" > "$out"
}
