package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.Answered;
import dev.adtools.server.openapi.Contract;
import dev.adtools.server.openapi.ResourceMethods;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every fixed endpoint takes and answers what its description says, in every way that is described. */
class FixedEndpointsIT {

    private static final TestService APP = TestService.withProductTools();
    private static final Contract CONTRACT = Contract.published();
    private static final Set<String> SEEN = new TreeSet<>();
    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String NO_HASH = "sha256:" + "0".repeat(64);
    private static final String CAMPAIGN = "\"account_id\":\"1002003001\",\"name\":\"%s\",\"budget_micros\":50000000,"
            + "\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"";

    // One of them is seen in DocumentedRefusalsIT, on a service that has hardly any.
    private static final Set<String> WANTS_OF_MEMORY = Set.of(
            "findPendingActions 422",
            "getPendingAction 422",
            "getOperation 422",
            "findWorkflow 422",
            "listScheduleRuns 422",
            "getScheduleRun 422");

    private static Service service;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
    }

    @AfterAll
    static void sawEverythingThatIsDescribed() {
        APP.after();
        Set<String> described = new TreeSet<>(ResourceMethods.answers());
        described.removeAll(WANTS_OF_MEMORY);
        assertThat(SEEN).containsExactlyInAnyOrderElementsOf(described);
    }

    @Test
    void listsTools() {
        HttpResponse<byte[]> list = send("all", "GET", "/tools", "");
        String tag = list.headers().firstValue("ETag").orElseThrow();

        assertThat(holds("listTools", list).get("tools")).hasSizeGreaterThan(10);
        assertThat(holds("listTools", service.send(tools(tag))).isMissingNode()).isTrue();
        refused("listTools", 400, service.send(tools("garbage")));
    }

    @Test
    void listsRules() {
        assertThat(get("listRules", "all", "/rules").get("rows")).hasSizeGreaterThan(200);
        refused("listRules", 404, send("all", "GET", "/rules?tool=no_such_tool", ""));
        refused("listRules", 400, send("all", "GET", "/rules?tools=get_usage_status", ""));
    }

    private static HttpRequest.Builder tools(String tag) {
        return service.request("all", "/api/v1/tools").header("If-None-Match", tag);
    }

    @Test
    void showsAndDecidesPendingActions() {
        String approved = staged("One");
        String revoked = staged("Two");
        String rejected = staged("Three");
        String cancelled = staged("Four");
        String hash = "{\"payload_hash\":\"%s\",\"comment\":\"fine\"}";

        act("approvePendingAction", "other", approved, "approve", hash.formatted(hash(approved)));
        act("approvePendingAction", "other", revoked, "approve", hash.formatted(hash(revoked)));
        act("revokePendingActionApproval", "other", revoked, "revoke", "{\"comment\":\"on second thought\"}");
        act("rejectPendingAction", "other", rejected, "reject", "{\"comment\":\"too dear\"}");
        act("withdrawPendingAction", "all", cancelled, "cancel", "");
        resumed(approved);

        for (String state : List.of("APPROVED", "REVOKED", "REJECTED", "CANCELLED", "EXECUTED", "PENDING", "STALE")) {
            get("findPendingActions", "all", "/pending-actions?limit=500&status=" + state);
        }
        assertThat(get("getPendingAction", "all", "/pending-actions/" + approved)
                        .get("status")
                        .textValue())
                .isEqualTo("EXECUTED");
        assertThat(get("getPendingAction", "all", "/pending-actions/" + rejected)
                        .get("decisions"))
                .hasSize(1);
        assertThat(get("findPendingActions", "all", "/pending-actions?limit=1")
                        .get("next_cursor")
                        .isTextual())
                .isTrue();
    }

    @Test
    void refusesWhatIsNoDecision() {
        String id = staged("Five");
        String approval = "{\"payload_hash\":\"" + NO_HASH + "\"}";
        String path = "/pending-actions/" + id;

        refused("findPendingActions", 400, send("all", "GET", "/pending-actions?status=GONE", ""));
        refused("findPendingActions", 403, send("reader", "GET", "/pending-actions", ""));
        refused("getPendingAction", 403, send("reader", "GET", path, ""));
        refused("getPendingAction", 404, send("all", "GET", "/pending-actions/pa_none", ""));
        refused("approvePendingAction", 403, send("all", "POST", path + "/approve", approval));
        refused("approvePendingAction", 404, send("other", "POST", "/pending-actions/pa_none/approve", approval));
        refused("approvePendingAction", 409, send("other", "POST", path + "/approve", approval));
        refused("rejectPendingAction", 403, send("reader", "POST", path + "/reject", "{\"comment\":\"no\"}"));
        refused("rejectPendingAction", 404, send("all", "POST", "/pending-actions/x/reject", "{\"comment\":\"no\"}"));
        act("rejectPendingAction", "all", id, "reject", "{\"comment\":\"no\"}");
        refused("rejectPendingAction", 409, send("all", "POST", path + "/reject", "{\"comment\":\"no\"}"));
        refused("withdrawPendingAction", 409, send("all", "POST", path + "/cancel", "{}"));
        refused("withdrawPendingAction", 404, send("other", "POST", path + "/cancel", "{}"));
        refused("revokePendingActionApproval", 403, send("reader", "POST", path + "/revoke", "{}"));
        refused("revokePendingActionApproval", 404, send("all", "POST", "/pending-actions/x/revoke", "{}"));
        refused("revokePendingActionApproval", 409, send("all", "POST", path + "/revoke", "{}"));
    }

    @Test
    void showsAndSettlesOperations() {
        String done = operation("stop_thing", "", "k-1");
        String lost = operation("create_thing", ",\"behaviour\":\"platform_timeout\"", "k-2");
        String settled = "{\"outcome\":\"SUCCEEDED\",\"evidence\":\"I looked.\",\"expected_fence\":1,"
                + "\"platform_ref\":\"campaigns/1\"}";
        String path = "/operations/" + lost;

        assertThat(get("getOperation", "all", "/operations/" + done)
                        .get("answer_code")
                        .textValue())
                .isEqualTo("OK");
        assertThat(get("getOperation", "all", path).get("status").textValue()).isEqualTo("UNKNOWN");
        refused("resolveOperation", 403, send("all", "POST", path + "/resolve", settled));
        refused("resolveOperation", 404, send("other", "POST", "/operations/none/resolve", settled));
        JsonNode resolved = sent("resolveOperation", "other", path + "/resolve", settled);
        refused("resolveOperation", 409, send("other", "POST", path + "/resolve", settled));

        assertThat(resolved.get("resolution").textValue()).isEqualTo("OPERATOR");
        assertThat(get("listOperations", "all", "/operations?limit=500").get("rows"))
                .hasSizeGreaterThan(1);
        refused("listOperations", 400, send("all", "GET", "/operations?limit=501", ""));
        refused("listOperations", 403, send("reader", "GET", "/operations", ""));
        refused("getOperation", 403, send("reader", "GET", path, ""));
        refused("getOperation", 404, send("all", "GET", "/operations/none", ""));
    }

    @Test
    void showsWorkflows() {
        String accounts = "{\"tool\":\"list_beta_accounts\",\"arguments\":{}}";
        String campaign = "{\"tool\":\"create_alpha_app_campaign\",\"arguments\":{" + CAMPAIGN + "}}";
        String unknown = campaign.formatted("Six").replace("1002003001", "9999999999");
        String waiting = campaign.replace("%s\"", "Seven\",\"execution_mode\":\"approval_required\"");
        List<String> ids = List.of(
                workflow(accounts + "," + campaign.formatted("Eight"), "f-1"),
                workflow(unknown, "f-2"),
                workflow(waiting, "f-3"));

        assertThat(ids)
                .extracting(id -> get("findWorkflow", "all", "/workflows/" + id)
                        .get("status")
                        .textValue())
                .containsExactly("succeeded", "failed", "waiting_approval");
        for (String state : List.of("running", "waiting_approval", "blocked_unknown", "succeeded", "failed")) {
            get("listWorkflows", "all", "/workflows?limit=500&status=" + state);
        }
        assertThat(get("listWorkflows", "all", "/workflows?limit=2").get("rows"))
                .hasSize(2);
        HttpResponse<byte[]> cancelled = send("all", "POST", "/workflows/" + ids.get(2) + "/cancel", "");
        assertThat(holds("cancelWorkflow", cancelled).get("status").textValue()).isEqualTo("cancelled");
        get("listWorkflows", "all", "/workflows?limit=500&status=cancelled");
        refused("cancelWorkflow", 409, send("all", "POST", "/workflows/" + ids.get(0) + "/cancel", "{}"));
        refused("cancelWorkflow", 404, send("all", "POST", "/workflows/none/cancel", "{}"));
        refused("listWorkflows", 400, send("all", "GET", "/workflows?status=lost", ""));
        refused("findWorkflow", 404, send("all", "GET", "/workflows/none", ""));
    }

    @Test
    void haltsAndGoesOn() {
        String path = "/halts/beta:act_1700100001";
        sent("setHalt", "all", path, "{\"reason\":\"prices are wrong\"}");

        assertThat(get("getHalt", "all", path).get("halted").booleanValue()).isTrue();
        assertThat(get("listHalts", "all", "/halts").get("rows")).hasSize(1);
        refused("clearHalt", 400, send("all", "DELETE", path, ""));
        assertThat(holds("clearHalt", service.resume("all", "beta:act_1700100001"))
                        .get("halted")
                        .booleanValue())
                .isFalse();
        refused("listHalts", 403, send("reader", "GET", "/halts", ""));
        refused("getHalt", 400, send("all", "GET", "/halts/gamma", ""));
        refused("getHalt", 403, send("reader", "GET", path, ""));
        refused("setHalt", 403, send("reader", "PUT", path, "{\"reason\":\"x\"}"));
        refused("clearHalt", 400, service.resume("all", "gamma"));
        refused("clearHalt", 403, send("reader", "DELETE", path, ""));
    }

    @Test
    void givesAccess(@TempDir Path folder) throws Exception {
        ItDatabase database = new ItDatabase();
        DropwizardTestSupport<AdtoolsConfiguration> shipped = ShippedService.of(folder, OPERATOR, database);
        shipped.before();
        try {
            Service testService = service;
            service = Service.of(shipped);
            walkThroughAccess();
            service = testService;
        } finally {
            shipped.after();
        }
    }

    private static void walkThroughAccess() {
        String ann = "{\"id\":\"ann\",\"owner\":\"finance\",\"kind\":\"human\"}";
        String wanted = "{\"name\":\"n\",\"principal\":\"ann\",\"scopes\":[\"tools:read\",\"approvals:read\"],"
                + "\"platforms\":[\"alpha\"],\"accounts\":[\"100-200-3001\"],\"tools\":[\"list_alpha_accounts\"],"
                + "\"expires_at\":\"%s\"}".formatted(Instant.now().plusSeconds(3600));
        sent("createPrincipal", OPERATOR, "/principals", ann);
        JsonNode minted = sent("createToken", OPERATOR, "/tokens", wanted);
        String token = minted.get("token").textValue();
        String path = "/tokens/" + minted.get("id").textValue();

        assertThat(get("getToken", OPERATOR, path).get("status").textValue()).isEqualTo("active");
        assertThat(get("getUsage", token, "/usage").get("limits")).hasSize(5);
        refusesWithoutTheScope(token, path, ann, wanted);
        String blind = sent("createToken", OPERATOR, "/tokens", wanted.replace("\"tools:read\",", ""))
                .get("token")
                .textValue();
        refused("getUsage", 403, send(blind, "GET", "/usage", ""));
        refused("listEvents", 403, send(blind, "GET", "/events", ""));
        assertThat(holds("revokeToken", send(OPERATOR, "DELETE", path, ""))
                        .get("status")
                        .textValue())
                .isEqualTo("revoked");
        get("listTokens", OPERATOR, "/tokens");
        get("listPrincipals", OPERATOR, "/principals?limit=1");
        refused("createPrincipal", 409, send(OPERATOR, "POST", "/principals", ann));
        refused("listPrincipals", 400, send(OPERATOR, "GET", "/principals?limit=0", ""));
        refused("listTokens", 400, send(OPERATOR, "GET", "/tokens?cursor=x", ""));
        refused("getToken", 404, send(OPERATOR, "GET", "/tokens/none", ""));
        refused("revokeToken", 404, send(OPERATOR, "DELETE", "/tokens/none", ""));
        refused("createToken", 404, send(OPERATOR, "POST", "/tokens", wanted.replace("ann", "bob")));
        refused("revokeToken", 400, send(OPERATOR, "DELETE", path + "?with_minted=1", ""));
        assertThat(sent("disablePrincipal", OPERATOR, "/principals/ann/disable", "")
                        .get("disabled")
                        .booleanValue())
                .isTrue();
        refused("createToken", 409, send(OPERATOR, "POST", "/tokens", wanted));
        sent("enablePrincipal", OPERATOR, "/principals/ann/enable", "");
        for (String change : List.of("disable", "enable")) {
            refused(change + "Principal", 403, send(blind, "POST", "/principals/ann/" + change, ""));
            refused(change + "Principal", 404, send(OPERATOR, "POST", "/principals/none/" + change, ""));
            refused(change + "Principal", 409, send(OPERATOR, "POST", "/principals/operator/" + change, ""));
        }
    }

    private static void refusesWithoutTheScope(String token, String path, String principal, String wanted) {
        refused("createPrincipal", 403, send(token, "POST", "/principals", principal));
        refused("listPrincipals", 403, send(token, "GET", "/principals", ""));
        refused("createToken", 403, send(token, "POST", "/tokens", wanted));
        refused("listTokens", 403, send(token, "GET", "/tokens", ""));
        refused("getToken", 403, send(token, "GET", path, ""));
        refused("revokeToken", 403, send(token, "DELETE", path, ""));
    }

    @Test
    void tellsOfUsage() {
        assertThat(get("getUsage", "all", "/usage").get("limits")).isNotEmpty();
    }

    @Test
    void makesLinks() {
        assertThat(sent("createConsoleLink", "reader", "/console-links", "")
                        .get("url")
                        .textValue())
                .contains("/console/link/");
    }

    @Test
    void tellsWhoAsksAndWhatWaits() {
        assertThat(get("getCaller", "reader", "/me").get("principal").textValue())
                .isEqualTo("robot");
        assertThat(get("getSummary", "all", "/summary").get("audit_findings").intValue())
                .isZero();
        get("getSummary", "reader", "/summary");
        assertThat(get("listWaitingDecisions", "reader", "/waiting").get("rows"))
                .isEmpty();
        refused("listWaitingDecisions", 400, send("all", "GET", "/waiting?limit=0", ""));
    }

    @Test
    void tellsWhatIsSpent() {
        get("listSpend", "all", "/spend");
        get("listSpendOfAccount", "all", "/spend/alpha:1002003001");
        refused("listSpend", 403, send("reader", "GET", "/spend", ""));
        refused("listSpendOfAccount", 400, send("all", "GET", "/spend/alpha:1002003001?limit=0", ""));
        refused("listSpendOfAccount", 403, send("reader", "GET", "/spend/alpha:1002003001", ""));
        refused("listSpendOfAccount", 404, send("all", "GET", "/spend/gamma", ""));
    }

    @Test
    void changesCaps() {
        String path = "/caps/alpha:1002003002";
        String body = "{\"currency\":\"EUR\",\"per_call\":\"%s\",\"per_day\":\"90.00\",\"reason\":\"Spring.\"}";

        sent("setCap", "all", path, String.format(body, "50.00"));
        String first = waiting(sent("setCap", "all", path, String.format(body, "60.00")));
        assertThat(get("listCaps", "all", "/caps").findValuesAsText("payload_hash"))
                .contains(first);
        refused("setCap", 409, send("all", "PUT", path, String.format(body, "70.00")));
        refused("approveCap", 403, send("all", "POST", path + "/approve", decision(first)));
        refused("approveCap", 409, send("other", "POST", path + "/approve", decision("sha256:" + "0".repeat(64))));
        assertThat(sent("approveCap", "other", path + "/approve", decision(first))
                        .at("/changed/approved_by"))
                .hasSize(1);
        String second = waiting(sent("setCap", "all", path, String.format(body, "70.00")));
        sent("rejectCap", "other", path + "/reject", decision(second));
        String third = waiting(sent("setCap", "all", path, String.format(body, "80.00")));
        refused("cancelCap", 403, send("other", "POST", path + "/cancel", decision(third)));
        sent("cancelCap", "all", path + "/cancel", decision(third));

        get("getCap", "all", path);
        refused("getCap", 403, send("reader", "GET", path, ""));
        refused("getCap", 404, send("all", "GET", "/caps/gamma", ""));
        refused("listCaps", 403, send("reader", "GET", "/caps", ""));
        refused("setCap", 400, send("all", "PUT", path, String.format(body, "x")));
        refused("setCap", 422, send("all", "PUT", path, String.format(body, "1").replace("EUR", "USD")));
        refused("setCap", 403, send("reader", "PUT", path, String.format(body, "1")));
        refused("setCap", 404, send("all", "PUT", "/caps/gamma", String.format(body, "1")));
        for (String decision : new String[] {"approve", "reject", "cancel"}) {
            String who = decision.equals("cancel") ? "all" : "other";
            refused(decision + "Cap", 400, send(who, "POST", path + "/" + decision, "{}"));
            refused(decision + "Cap", 404, send(who, "POST", "/caps/gamma/" + decision, decision(third)));
            refused(decision + "Cap", 409, send(who, "POST", path + "/" + decision, decision(third)));
        }
        refused("rejectCap", 403, send("reader", "POST", path + "/reject", decision(third)));
    }

    private static String waiting(JsonNode cap) {
        return cap.at("/waiting/payload_hash").textValue();
    }

    private static String decision(String hash) {
        return "{\"payload_hash\":\"" + hash + "\"}";
    }

    @Test
    void tellsWhatHappened() {
        act("withdrawPendingAction", "all", staged("Nine"), "cancel", "");
        send("all", "PUT", "/halts/beta", "{\"reason\":\"x\"}");
        service.resume("all", "beta");

        JsonNode page = get("listAuditEvents", "all", "/audit/events?limit=500");
        HttpResponse<byte[]> lines = send("all", "GET", "/audit/events?format=jsonl", "");

        assertThat(page.get("rows").findValuesAsText("kind")).contains("call", "write.staged", "action.cancel");
        assertThat(lines.headers().firstValue("Content-Type")).hasValue("application/x-ndjson");
        for (String line :
                new String(lines.body(), StandardCharsets.UTF_8).lines().toList()) {
            assertThat(CONTRACT.flawOfRecord("AuditEvent", line)).as(line).isEmpty();
        }
        assertThat(get("verifyAuditTrail", "all", "/audit/verify").get("chains"))
                .isNotEmpty();
        refused("listAuditEvents", 400, send("all", "GET", "/audit/events?format=xml", ""));
        refused("listAuditEvents", 403, send("reader", "GET", "/audit/events", ""));
        refused("verifyAuditTrail", 403, send("reader", "GET", "/audit/verify", ""));
        refused("verifyAuditTrail", 404, send("all", "GET", "/audit/verify?id=another", ""));
        refused("verifyAuditTrail", 400, send("all", "GET", "/audit/verify?ids=another", ""));
    }

    @Test
    void runsSchedules() {
        String runs = schedule("Weekly") + "/runs";
        String key = "run-weekly";

        assertThat(holds("runSchedule", run(runs, key)).get("requested").booleanValue())
                .isTrue();
        refused("runSchedule", 409, run(running(schedule("Hourly")) + "/runs", "run-hourly"));
        refused("runSchedule", 422, run(schedule("Monthly") + "/runs", key));
        refused("runSchedule", 400, send("all", "POST", "/schedules/none/runs", ""));
        refused("runSchedule", 403, send("reader", "POST", runs, ""));
        refused("runSchedule", 404, send("all", "POST", "/schedules/st_" + "0".repeat(26) + "/runs", ""));
        refused(
                "runSchedule",
                415,
                service.send(service.request("all", "/api/v1" + runs)
                        .header("Content-Encoding", "br")
                        .POST(BodyPublishers.noBody())));
    }

    /** Adds a run to a task, which does not end by itself; returns its path. */
    private static String running(String path) {
        ItDatabase.at(APP.getConfiguration().store().url())
                .change(
                        APP.getConfiguration().store().dataDirectory(),
                        "INSERT INTO scheduled_run (id, task_id, due_at, status, tries, lost, node, take_at, started_at)"
                                + " VALUES ('sr_0', '" + path.substring("/schedules/".length())
                                + "', 1000, 'RUNNING', 1, 0, 'n', 9000000000000, 1)");
        return path;
    }

    private static HttpResponse<byte[]> run(String runs, String key) {
        return service.send(service.request("all", "/api/v1" + runs)
                .header("Idempotency-Key", key)
                .POST(BodyPublishers.noBody()));
    }

    private static String schedule(String name) {
        String task = "{\"arguments\":{\"name\":\"" + name + "\",\"tool\":\"list_beta_accounts\",\"arguments\":{},"
                + "\"cron\":\"0 6 * * *\"}}";
        return "/schedules/"
                + Service.json(service.execute("all", "create_scheduled_task", task))
                        .at("/data/result/task_id")
                        .textValue();
    }

    @Test
    void showsSchedules() {
        String path = schedule("Daily");

        assertThat(get("listSchedules", "all", "/schedules?status=active").get("rows"))
                .isNotEmpty();
        assertThat(get("getSchedule", "all", path).get("name").textValue()).isEqualTo("Daily");
        assertThat(get("listScheduleRuns", "all", path + "/runs").get("rows")).isEmpty();
        refused("listSchedules", 400, send("all", "GET", "/schedules?status=lost", ""));
        refused("getSchedule", 404, send("all", "GET", "/schedules/none", ""));
        refused("listScheduleRuns", 400, send("all", "GET", path + "/runs?status=lost", ""));
        refused("listScheduleRuns", 404, send("all", "GET", "/schedules/none/runs", ""));
        ItDatabase.at(APP.getConfiguration().store().url())
                .change(
                        APP.getConfiguration().store().dataDirectory(),
                        "INSERT INTO scheduled_run (id, task_id, due_at, status, tries, lost, node, started_at, ended_at)"
                                + " VALUES ('sr_1', '" + path.substring("/schedules/".length())
                                + "', 1, 'SUCCEEDED', 1, 0, 'n', 1, 2)");
        assertThat(get("getScheduleRun", "all", path + "/runs/sr_1").get("id").textValue())
                .isEqualTo("sr_1");
        refused("getScheduleRun", 404, send("all", "GET", path + "/runs/sr_none", ""));
    }

    @Test
    void showsEvents() {
        service.execute("account", "get_campaigns", "{\"arguments\":{\"account_id\":\"act_1700100009\"}}");

        assertThat(get("listEvents", "all", "/events?level=warning&since=PT1H").get("rows"))
                .isNotEmpty();
        refused("listEvents", 400, send("all", "GET", "/events?level=dire", ""));
    }

    private static String staged(String name) {
        JsonNode answer = Service.json(service.execute(
                "all",
                "create_alpha_app_campaign",
                "{\"arguments\":{" + CAMPAIGN.formatted(name) + ",\"execution_mode\":\"approval_required\"}}"));
        return answer.at("/data/pending_action/id").textValue();
    }

    private static String hash(String id) {
        return get("getPendingAction", "all", "/pending-actions/" + id)
                .get("payload_hash")
                .textValue();
    }

    private static void resumed(String id) {
        service.execute(
                "all",
                "resume_workflow_after_approval",
                "{\"arguments\":{\"pending_action_id\":\"" + id + "\",\"payload_hash\":\"" + hash(id) + "\"}}");
    }

    private static String operation(String tool, String more, String key) {
        byte[] body = ("{\"arguments\":{\"account_id\":\"1234567890\"" + more + "}}").getBytes(StandardCharsets.UTF_8);
        return service.send(service.post("all", tool, body).header("Idempotency-Key", key))
                .headers()
                .firstValue("Operation-Id")
                .orElseThrow();
    }

    private static String workflow(String steps, String key) {
        byte[] body =
                ("{\"arguments\":{\"name\":\"A flow\",\"steps\":[" + steps + "]}}").getBytes(StandardCharsets.UTF_8);
        JsonNode started = Service.json(
                service.send(service.post("all", "start_workflow", body).header("Idempotency-Key", key)));
        return started.at(started.get("ok").booleanValue() ? "/data/result/workflow_id" : "/error/details/workflow_id")
                .textValue();
    }

    private static void act(String operationId, String token, String id, String act, String body) {
        sent(operationId, token, "/pending-actions/" + id + "/" + act, body);
    }

    private static JsonNode get(String operationId, String token, String path) {
        return holds(operationId, send(token, "GET", path, ""));
    }

    /** Sends a body that is as described, and returns an answer that is, too. */
    private static JsonNode sent(String operationId, String token, String path, String body) {
        if (!body.isEmpty()) {
            assertThat(CONTRACT.flawOfBody(operationId, body)).isEmpty();
        }
        return holds(operationId, send(token, operationId.startsWith("set") ? "PUT" : "POST", path, body));
    }

    private static void refused(String operationId, int status, HttpResponse<byte[]> answer) {
        assertThat(answer.statusCode()).as(operationId).isEqualTo(status);
        isDescribed(operationId, answer);
    }

    /** Returns what an answer holds that is as described, and no refusal. */
    private static JsonNode holds(String operationId, HttpResponse<byte[]> answer) {
        JsonNode body = answer.body().length == 0 ? MissingNode.getInstance() : Service.json(answer);
        assertThat(answer.statusCode()).as(operationId + " " + body).isLessThan(400);
        isDescribed(operationId, answer);
        return body;
    }

    private static void isDescribed(String operationId, HttpResponse<byte[]> answer) {
        Answered answered = Answered.of(answer);
        String seen = operationId + " " + answer.statusCode();
        assertThat(CONTRACT.flaw(answered)).as(answered.toString()).isEmpty();
        assertThat(CONTRACT.name(answered)).as(answered.toString()).startsWith(seen + " ");
        SEEN.add(seen);
    }

    private static HttpResponse<byte[]> send(String token, String method, String path, String body) {
        return service.send(service.request(token, "/api/v1" + path)
                .header("Content-Type", "application/json")
                .method(method, BodyPublishers.ofString(body)));
    }
}
