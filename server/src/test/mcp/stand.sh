# Sourced by the scripts that try the service with tools that others wrote: gets those tools from npm, starts services, and leaves
# nothing behind.

jar=server/target/adtools.jar
[[ -f $jar ]] || { echo "build first: mvn -DskipTests package" >&2; exit 1; }

work=$(mktemp -d)
pids=()
cleanup() {
    for pid in "${pids[@]}"; do kill "$pid" 2> /dev/null || true; done
    wait 2> /dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT

# shipped_document : takes the OpenAPI document out of the jar, and says where it is.
shipped_document() {
    local path=dev/adtools/server/openapi/openapi.json
    (cd "$work" && "${JAVA_HOME:+$JAVA_HOME/bin/}jar" xf "$OLDPWD/$jar" "$path")
    echo "$work/$path"
}

# packages FOLDER PACKAGE@VERSION… : installs npm packages in a folder below $work, without any script of theirs.
packages() {
    local folder=$1
    shift
    mkdir -p "$work/$folder"
    echo '{"private": true}' > "$work/$folder/package.json"
    # A download that stalls has no time limit of npm's own.
    local try
    for try in 1 2 3; do
        (cd "$work/$folder" && timeout 180 npm install --ignore-scripts --no-audit --no-fund --no-package-lock --loglevel=error "$@") && return
    done
    return 1
}

# The suite and the inspector need Node 22.19; where node is older, npm has that too.
node_22() {
    local machine
    if ! node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 19) ? 0 : 1)'; then
        case $(uname -m) in
            x86_64) machine=linux-x64 ;;
            aarch64) machine=linux-arm64 ;;
            *) echo "Node 22.19 or later is needed" >&2; exit 1 ;;
        esac
        packages node "node-$machine@22.23.3"
        PATH=$work/node/node_modules/node-$machine/bin:$PATH
    fi
    echo "node $(node --version)"
}

free_port() {
    node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })'
}

# await PORT PID LOG : waits until a process answers at a port.
await() {
    for _ in $(seq 1200); do
        (exec 3<> "/dev/tcp/127.0.0.1/$1") 2> /dev/null && return
        kill -0 "$2" 2> /dev/null || break
        sleep 0.1
    done
    echo "nothing answers at port $1:" >&2
    cat "$3" >&2
    exit 1
}

random_token() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }

token=$(random_token)
approver_token=$(random_token)

# start_service NAME JAVA-ARGUMENTS… : starts a service with a data directory of its own and sets $port.
start_service() {
    local name=$1
    shift
    port=$(free_port)
    ADTOOLS_HTTP_PORT=$port ADTOOLS_ADMIN_PORT=$(free_port) ADTOOLS_DATA_DIR=$work/$name ADTOOLS_LOG_LEVEL=WARN \
        ADTOOLS_QUOTA_PER_MINUTE=1000000 ADTOOLS_BOOTSTRAP_TOKEN=$token \
        ADTOOLS_BOOTSTRAP_APPROVER_TOKEN=$approver_token \
        "${JAVA_HOME:+$JAVA_HOME/bin/}java" -Xmx512m -XX:+UseParallelGC -XX:+ExitOnOutOfMemoryError "$@" server config.yml > "$work/$name.log" 2>&1 &
    pids+=($!)
    await "$port" "$!" "$work/$name.log"
}
