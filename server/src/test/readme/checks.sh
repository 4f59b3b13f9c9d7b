# Sourced by scripts/readme: blocks that are not simply typed in, and what README and docs say beside theirs.

start() {
    if [[ -n $built ]]; then
        mkdir -p server/target
        cp "$built" "${built%.jar}" server/target
        sed 's/^mvn .* && //' "$block" > "$place/start"
    else
        cp "$block" "$place/start"
    fi
    open_terminal "$place/start"
    until [[ -f server/target/adtools.jar ]]; do
        kill -0 "$terminal" 2> /dev/null || fail "it ends"
        sleep 0.5
    done
    . server/src/test/mcp/stand.sh
    trap leave EXIT
    node_22
    await 8080 "$terminal" "$place/terminal"
    out=$place/out
}

answers_on_both_ports() {
    curl -s http://127.0.0.1:8080/docs http://127.0.0.1:8081/healthcheck http://127.0.0.1:8081/metrics > "$out"
    holds '"healthy":true'
    holds 'adtools_operations{status="UNKNOWN"} 0'
    out=$place/terminal
    holds data/initial-token
    out=$place/out
}

lists_the_tools_of_the_table() {
    head -1 "$out" | node -e '
        for (const tool of JSON.parse(require("fs").readFileSync(0)).tools) console.log(tool.name, tool.platform, tool.mode);
    ' | sort > "$place/listed"
    awk -F '|' '/^#/ { here = /^## The tools/ } here && /^\| `/ {
        split($4, mode, /[ ,:;]+/)
        count = split($2, names, ",")
        for (i = 1; i <= count; i++) { gsub(/[` ]/, "", names[i]); gsub(/ /, "", $3); print names[i], $3, mode[2] }
    }' docs/tools.md | sort > "$place/in-the-table"
    diff "$place/listed" "$place/in-the-table" || fail "the table of tools (>) does not have what is listed (<)"
}

is_approved_and_carried_out_on_pages() {
    local cookie page
    signed_in initial-approver-token
    a_page approvals
    holds '+5.00 USD'
    page=$(grep -o 'approvals/pa_[0-9a-z]*' "$out" | head -1)
    sends_the_form_of "$page/approve"
    signed_in initial-token
    sends_the_form_of "$page/execute"
    a_page "$page"
    holds executed
    variant s/summer-budget-1/summer-budget-2/
    holds '"status":"no_change"'
}

signed_in() {
    cookie=$(curl -s -D - -o "$out" -H 'Sec-Fetch-Site: same-origin' --data-urlencode "token@data/$1" \
        http://127.0.0.1:8080/console/session | sed -n 's/^Set-Cookie: \(__Host-[^;]*\).*/\1/p')
}

a_page() { curl -s -H "Cookie: $cookie" "http://127.0.0.1:8080/console/$1" > "$out"; }

# sends_the_form_of PATH : sends what stands in the hidden fields of the page's own form.
sends_the_form_of() {
    a_page "$1"
    local hash token
    hash=$(sed -n 's/.*name="payload_hash" value="\([^"]*\)".*/\1/p' "$out")
    token=$(sed -n 's/.*name="form_token" value="\([^"]*\)".*/\1/p' "$out" | head -1)
    curl -s -H "Cookie: $cookie" -H 'Sec-Fetch-Site: same-origin' -d "form_token=$token" -d "payload_hash=$hash" \
        "http://127.0.0.1:8080/console/$1" > "$out"
}

other_properties_are_as_said() {
    variant s/310000001/310000002/
    holds '"thresholded":true'
    variant 's/310000001/310000003/; s/session_report/page_report/'
    holds '"other_row":true'
    variant s/310000001/310000004/
    holds PERMISSION_DENIED
    variant s/310000001/310000005/
    holds '"code":"PLATFORM_RATE_LIMITED"'
    variant 's/"execute"/"list_tools"/; s/^ *"\(action\|property_id\|date_range\)".*//; s/,$//; s/"compare_previous".*//'
    holds '"name":"session_report"'
}

campaigns() { post tools/get_alpha_campaigns/execute '{"arguments": {"account_id": "100-200-3001"}}'; }

is_only_checked_when_told_so() {
    variant 's/"account_id"/"validate_only": true, &/; s/Spring launch/Never launched/'
    holds '"status":"validated"'
    campaigns
    holds '"name":"Spring launch"'
    lacks 'Never launched'
}

is_refused_when_the_name_is_taken() {
    type_in "$block"
    holds 'HTTP 422'
    holds '"code":"PLATFORM_REJECTED"'
}

names_six_violations() {
    local count
    count=$(sed 's/"mcp_response":.*//' "$out" | { grep -o '"pointer":' || true; } | wc -l)
    [[ $count = 6 ]] || fail "$count violations are named"
}

occurs_in_the_answer() {
    local compact
    compact=$(node -e 'console.log(JSON.stringify(JSON.parse(require("fs").readFileSync(process.argv[1]))))' "$block") \
        || fail "the block is no JSON"
    holds "$compact"
}

is_the_generator_of_openapi_sdks() {
    [[ -f adtools-client/apis/AlphaApi.ts ]] || fail "there is no client"
    local generator
    generator=$(grep -o 'org.openapitools:[^ ]*' "$block") || fail "it names no generator"
    grep -qF "$generator" scripts/openapi-sdks || fail "scripts/openapi-sdks tries another"
}

says_the_same_again() {
    grep -v '^npm ' "$out" > "$place/before"
    type_in "$block"
    diff "$place/before" <(grep -v '^npm ' "$out") || fail "it does not say the same again"
}

start_as_a_client_would() {
    sed "s#/opt/adtools/#$PWD/server/target/#; s#adt_live_…#$TOKEN#" "$block" > "$place/client.json"
    node -e '
        const { command, args, env } = JSON.parse(require("fs").readFileSync(process.argv[1])).mcpServers.adtools;
        const stdio = ["pipe", "inherit", "inherit"];
        const server = require("child_process").spawn(command, args, { env: { ...process.env, ...env }, stdio });
        const clientInfo = { name: "readme", version: "1" };
        const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo };
        server.stdin.end(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params }) + "\n");
    ' "$place/client.json" > "$out" 2>&1
}

nobody_approves_their_own() {
    local decides
    post tokens '{"name": "decides", "principal": "operator", "scopes": ["approvals:decide"]}'
    holds 'HTTP 403'
    post tokens '{"name": "decides", "principal": "operator", "scopes": ["approvals:decide"]}' "$APPROVER"
    decides=$(grep -o 'adt_live_[0-9A-Za-z_]*' "$out") || fail "there is no token"
    post "pending-actions/$ACTION/approve" "{\"payload_hash\": \"$HASH\"}" "$decides"
    holds 'HTTP 403'
    holds '"code":"SELF_APPROVAL_FORBIDDEN"'
}

changes_the_budget_once() {
    variant '/^call "$APPROVER"/d'
    holds '"already_executed":true'
}

the_only_run_succeeds() {
    for _ in $(seq 60); do
        ! grep -qF '"status":"succeeded"' "$out" || return 0
        variant '1,/^sleep/d'
        sleep 1
    done
    fail "the task has not run"
}

a_halt_stops_what_can_move_money() {
    variant '$d'
    post tools/create_alpha_app_campaign/execute '{"arguments": {"account_id": "100-200-3001", "name": "Halted launch",
        "budget_micros": 50000000, "app_id": "com.example.app", "app_store": "ALPHA_APP_STORE"}}'
    holds 'HTTP 403'
    holds '"code":"HALTED"'
    holds 'all stop'
    campaigns
    holds 'HTTP 200'
    variant '2,3d'
    holds '"halted":false'
}

# The service reads it when it starts again.
limit_spend() {
    sed -i '/^spend:$/,/^  caps: \[\]$/d' config.yml
    cat "$block" >> config.yml
}

is_what_one_call_too_many_gets() {
    local line
    for _ in $(seq 90); do
        curl -s -i -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \
            http://127.0.0.1:8080/api/v1/tools/delete_scheduled_task/execute \
            -d '{"arguments": {"task_id": "st_01m00000000000000000000000"}}' | tr -d '\r' > "$out"
        grep -qF 'HTTP 429' "$out" && break
    done
    while IFS= read -r line; do
        # How long it takes until the next one may come is a second or two.
        grep -qx -- "${line/%2/[12]}" "$out" || fail "the answer does not hold $line"
    done < "$block"
}

notes_the_record_of_the_budget() {
    record=$(grep -F '"daily_delta_micros":-50000000' "$out" | grep -o '"seq":[0-9]*' | cut -d : -f 2) \
        || fail "there is no record of the budget"
}

end_the_service_first() {
    close_terminal
    type_in "$block"
}

the_changed_record_is_named() {
    grep -Eq "^edited_record +node-[0-9a-z]+ +$record " "$out" || fail "record $record is not named"
}

starts_again_with_the_classes_that_were_kept() {
    compgen -G 'server/target/adtools-*.jsa' > /dev/null || fail "no classes were kept"
    sed 's/^mvn .* && //' "$place/blocks/Run it 1" > "$place/start"
    open_terminal "$place/start"
    await 8080 "$terminal" "$place/terminal"
    out=$place/out
    campaigns
    # It is still there after a restart.
    holds '"name":"Spring launch"'
    close_terminal
}
