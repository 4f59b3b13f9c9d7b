package dev.adtools.server;

import static dev.adtools.server.call.Scope.APPROVALS_ADMIN;
import static dev.adtools.server.call.Scope.APPROVALS_DECIDE;
import static dev.adtools.server.call.Scope.APPROVALS_READ;
import static dev.adtools.server.call.Scope.AUDIT_READ;
import static dev.adtools.server.call.Scope.HALTS_SET;
import static dev.adtools.server.call.Scope.OPERATIONS_READ;
import static dev.adtools.server.call.Scope.OPERATIONS_RESOLVE;
import static dev.adtools.server.call.Scope.SERVICE_ADMIN;
import static dev.adtools.server.call.Scope.TOKENS_ADMIN;
import static dev.adtools.server.call.Scope.TOOLS_READ;
import static dev.adtools.server.call.Scope.TOOLS_SPEND;
import static dev.adtools.server.call.Scope.WORKFLOWS_RESUME;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.call.Scope;
import dev.adtools.server.fixtures.Browser;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import dev.adtools.server.openapi.ResourceMethods;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every page and every form of the console is open to exactly those tokens that REST lets do the same. */
@Tag("stores")
class ConsoleScopesIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String CAPS = """
            - {platform: beta, account: act_1700100001, currency: USD, perCall: "500.00", perDay: "100000.00"}
            - {platform: alpha, account: 100-200-3012, currency: USD, perCall: "60.00", perDay: 100000.00}
            """;
    private static final String CAP = "/caps/alpha:1002003012";
    // Answers of the sandbox's account that takes writes and loses what it says.
    private static final String LOST = "{\"arguments\":{\"account_id\":\"1002003012\",\"login_customer_id\":"
            + "\"1002003000\",\"name\":\"lost %d\",\"budget_micros\":40000000,"
            + "\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"}}";
    private static final String BUDGET = budget("120210000000000023", 31_000);
    private static final Set<Scope> CARRYING_OUT = Set.of(TOOLS_SPEND, WORKFLOWS_RESUME);
    private static final String WORKFLOW =
            "{\"arguments\":{\"steps\":[{\"tool\":\"update_campaign_budget\",\"arguments\":" + BUDGET + "}]}}";
    private static final String TASK = "{\"arguments\":{\"name\":\"t\",\"tool\":\"list_beta_accounts\","
            + "\"arguments\":{},\"cron\":\"0 6 * * *\"}}";
    private static final String RUN = "INSERT INTO scheduled_run (id, task_id, due_at, status, tries, lost, node,"
            + " started_at, ended_at, row_count, result_bytes, result, kept_for)"
            + " VALUES ('%s', '%s', 1000, 'SUCCEEDED', 1, 0, 'n', 1, 2, 0, 11, %s, 'matrix')";
    private static final List<Set<Scope>> TOKENS = Stream.concat(
                    Arrays.stream(Scope.values()).map(Set::of),
                    Stream.of(
                            Set.of(APPROVALS_READ, APPROVALS_DECIDE),
                            Set.of(OPERATIONS_READ, OPERATIONS_RESOLVE),
                            CARRYING_OUT))
            .toList();
    private static final Map<String, List<Row>> ROWS = new TreeMap<>();

    @TempDir
    private static Path folder;

    private static final ItDatabase DATABASE = new ItDatabase();
    private static final Map<Set<Scope>, String> MINTED = new HashMap<>();

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String approver;
    private static String asker;
    private static int made;

    static {
        page("/console", "GET /summary", anyone());
        page("/console/sign-in", "", anyone());
        form("/console/session", "", anyone(), () -> to("/console/session", Map.of("token", "{token}")));
        form("/console/sign-out", "", anyone(), () -> to("/console/sign-out"));
        row("GET /console/files/{edition}/{name}", "", anyone(), ConsoleScopesIT::file);
        row("GET /console/link/{secret}", "POST /console-links", anyone(), () -> to("/console/link/" + linked()));
        form("/console/link", "", anyone(), () -> to("/console/link", Map.of("secret", linked())));

        String action = "/console/approvals/{id}";
        page("/console/approvals", "GET /pending-actions", any(APPROVALS_READ));
        row("GET " + action, "GET /pending-actions/pa_none", any(APPROVALS_READ), () -> to(staged(OPERATOR)));
        for (String kind : List.of("approve", "reject", "cancel", "revoke", "execute")) {
            Supplier<Target> confirmed = () -> to(staged(OPERATOR) + "/" + kind);
            row("GET " + action + "/{decision}", "GET /pending-actions/pa_none", any(APPROVALS_READ), confirmed);
        }
        form(
                action + "/{decision}",
                "POST /pending-actions/pa_none/approve",
                any(APPROVALS_DECIDE),
                () -> decision(staged(OPERATOR), "approve"));
        form(
                action + "/{decision}",
                "POST /pending-actions/pa_none/reject",
                any(APPROVALS_DECIDE),
                () -> decision(staged(OPERATOR), "reject"));
        form(
                action + "/{decision}",
                "POST /pending-actions/pa_none/cancel",
                anyone(),
                () -> decision(staged(asker), "cancel"));
        form(
                action + "/{decision}",
                "POST /pending-actions/pa_none/revoke",
                any(APPROVALS_DECIDE, SERVICE_ADMIN),
                () -> decision(approved(staged(OPERATOR)), "revoke"));
        form(
                action + "/{decision}",
                "",
                Set.of(CARRYING_OUT),
                () -> decision(approved(staged(OPERATOR, budget("120210000000000028", 6000 + ++made))), "execute"));

        String operation = "/console/operations/{id}";
        page("/console/operations", "GET /operations", any(APPROVALS_READ, OPERATIONS_READ));
        row(
                "GET " + operation,
                "GET /operations/op_none",
                any(APPROVALS_READ, OPERATIONS_READ),
                ConsoleScopesIT::unknown);
        row("GET " + operation + "/resolve", "", resolving(), () -> unknown().below("/resolve"));
        form(
                operation + "/resolve",
                "POST /operations/op_none/resolve",
                any(APPROVALS_DECIDE, OPERATIONS_RESOLVE),
                () -> unknown().below("/resolve"));

        String workflow = "/console/workflows/{id}";
        page("/console/workflows", "GET /workflows", anyone());
        row("GET " + workflow, "GET /workflows/wf_none", anyone(), () -> to(workflow()));
        row("GET " + workflow + "/cancel", "GET /workflows/wf_none", anyone(), () -> to(workflow() + "/cancel"));
        form(workflow + "/cancel", "POST /workflows/wf_none/cancel", anyone(), () -> to(workflow() + "/cancel"));

        page("/console/schedules", "GET /schedules", anyone());
        row("GET /console/schedules/{id}", "GET /schedules/st_none", anyone(), () -> to(task()));
        row(
                "GET /console/schedules/{id}/runs/{run}",
                "GET /schedules/st_none/runs/sr_none",
                anyone(),
                ConsoleScopesIT::run);

        page("/console/spend", "GET /spend", any(APPROVALS_READ, OPERATIONS_READ));
        row(
                "GET /console/spend/{account}",
                "GET /spend/beta:act_1700100001",
                any(APPROVALS_READ, OPERATIONS_READ),
                () -> to("/console/spend/beta:act_1700100001"));

        String cap = "/console/caps/{account}";
        row("GET " + cap, "GET " + CAP, any(APPROVALS_READ, OPERATIONS_READ), () -> to("/console" + CAP));
        row("GET " + cap + "/change", "", any(SERVICE_ADMIN), () -> to("/console" + CAP + "/change"));
        row(
                "GET " + cap + "/{decision}",
                "GET " + CAP,
                any(APPROVALS_READ, OPERATIONS_READ),
                () -> to("/console" + CAP + "/approve"));
        form(
                cap,
                "PUT " + CAP,
                any(SERVICE_ADMIN),
                () -> to(
                        "/console" + CAP,
                        Map.of("currency", "USD", "per_call", "60", "per_day", "90000", "reason", "Because.")));
        for (String kind : List.of("approve", "reject")) {
            form(cap + "/{decision}", "POST " + CAP + "/" + kind, any(APPROVALS_DECIDE), () -> raised(OPERATOR, kind));
        }
        form(
                cap + "/{decision}",
                "POST " + CAP + "/cancel",
                anyone(),
                () -> raised(token(Set.of(SERVICE_ADMIN)), "cancel"));

        page("/console/halts", "GET /halts", any(HALTS_SET, SERVICE_ADMIN));
        page("/console/halts/confirm", "GET /halts/all", any(HALTS_SET, SERVICE_ADMIN));
        row(
                "GET /console/halts/{scope}/clear",
                "DELETE /halts/gamma",
                any(SERVICE_ADMIN),
                () -> to("/console/halts/alpha/clear"));
        form(
                "/console/halts",
                "PUT /halts/gamma",
                any(HALTS_SET, SERVICE_ADMIN),
                () -> to("/console/halts", Map.of("scope", "alpha_analytics", "reason", "Because.")));
        form(
                "/console/halts/{scope}/clear",
                "DELETE /halts/gamma",
                any(SERVICE_ADMIN),
                () -> to("/console/halts/alpha_analytics/clear", Map.of("reason", "Over.", "seen", newestNote())));

        page("/console/audit", "GET /audit/events", any(AUDIT_READ));
        page("/console/audit/export", "GET /audit/events", any(AUDIT_READ));
        form("/console/audit/verify", "GET /audit/verify", any(AUDIT_READ), () -> to("/console/audit/verify"));

        Set<Set<Scope>> administration = any(TOKENS_ADMIN, APPROVALS_ADMIN);
        page("/console/tokens", "GET /tokens", administration);
        page("/console/tokens/new", "GET /tokens", administration);
        form("/console/tokens", "POST /tokens", administration, ConsoleScopesIT::tokenOfOwnScope);
        row("GET /console/tokens/{id}/revoke", "GET /tokens/none", administration, () -> to(token() + "/revoke"));
        form("/console/tokens/{id}/revoke", "DELETE /tokens/none", administration, () -> to(token() + "/revoke"));

        page("/console/principals", "GET /principals", administration);
        page("/console/principals/new", "GET /principals", administration);
        form("/console/principals", "POST /principals", administration, ConsoleScopesIT::unmadePrincipal);
        for (String change : List.of("disable", "enable")) {
            String path = "/console/principals/{id}/" + change;
            Supplier<Target> target = () -> to("/console/principals/" + principal("matrix") + "/" + change);
            row("GET " + path, "POST /principals/none/" + change, administration, target);
            form(path, "POST /principals/none/" + change, administration, target);
        }

        page("/console/events", "GET /events", any(TOOLS_READ, OPERATIONS_READ));
        page("/console/usage", "GET /usage", any(TOOLS_READ));
        page("/console/tools", "GET /tools", anyone());
        row("GET /console/tools/{name}", "GET /tools", anyone(), () -> to("/console/tools/list_beta_accounts"));
        form(
                "/console/tools/{name}",
                "POST /tools/list_beta_accounts/execute",
                any(TOOLS_READ),
                () -> to("/console/tools/list_beta_accounts"));
    }

    @BeforeAll
    static void start() throws Exception {
        app = ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                ShippedService.withCaps(folder, CAPS).toString(),
                ShippedService.overrides(folder, OPERATOR, DATABASE).toArray(ConfigOverride[]::new)));
        app.before();
        service = Service.of(app);
        approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
        asker = minted(OPERATOR, "\"tools:spend\",\"tools:write\",\"tools:read\"");
        for (Set<Scope> scopes : TOKENS) {
            String names =
                    scopes.stream().map(scope -> '"' + scope.wireName() + '"').collect(Collectors.joining(","));
            boolean ofApprovals = scopes.stream().allMatch(Scope::isForApprovers);
            MINTED.put(scopes, minted(ofApprovals ? approver : OPERATOR, names));
        }
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @ParameterizedTest
    @MethodSource("endpoints")
    void isOpenToWhomRestLetsDoTheSame(String endpoint) {
        assertThat(ROWS).as("a row says who may come in").containsKey(endpoint);
        for (Row row : ROWS.getOrDefault(endpoint, List.of())) {
            Target shared = row.target().get();
            for (Set<Scope> scopes : TOKENS) {
                if (!row.isOpenTo(scopes)) {
                    isRefused(row, sent(endpoint, shared, scopes), scopes);
                }
            }
            // What refused tokens could not do is still to be done.
            Target next = shared;
            for (Set<Scope> scopes : TOKENS) {
                if (row.isOpenTo(scopes)) {
                    assertThat(sent(endpoint, next, scopes).statusCode())
                            .as("%s with %s", next.path(), scopes)
                            .isIn(200, 303);
                    next = endpoint.startsWith("GET") ? shared : row.target().get();
                }
                if (!row.rest().isEmpty()) {
                    assertThat(restRefuses(row.rest(), scopes))
                            .as("%s with %s", row.rest(), scopes)
                            .isEqualTo(!row.isOpenTo(scopes));
                }
            }
        }
    }

    @Test
    void leadsToTheSectionsThatAreOpenAlone() {
        List<String> sections =
                signedIn(OPERATOR).page("/console").select("nav a").eachAttr("href");
        assertThat(sections).contains("/console/halts", "/console/tokens");

        for (Set<Scope> scopes : TOKENS) {
            Browser browser = signedIn(token(scopes));
            assertThat(browser.page("/console").select("nav a").eachAttr("href"))
                    .as("%s", scopes)
                    .containsExactlyElementsOf(sections.stream()
                            .filter(section -> browser.get(section).statusCode() == 200)
                            .toList());
        }
    }

    /** Returns each page and each form that there is, as the annotations of the resources say it. */
    static Stream<String> endpoints() {
        return ResourceMethods.requests().stream().filter(request -> request.contains(" /console"));
    }

    private static HttpResponse<byte[]> sent(String endpoint, Target target, Set<Scope> scopes) {
        String pattern = endpoint.replaceFirst("^[A-Z]+ ", "").replaceAll("\\{[a-z]+}", "[^/]+");
        assertThat(target.path()).matches(pattern);
        Browser browser = signedIn(token(scopes));
        if (endpoint.startsWith("GET")) {
            return browser.get(target.path());
        }
        Map<String, String> fields = new HashMap<>();
        target.fields()
                .forEach((name, value) -> fields.put(
                        name,
                        value.replace("{token}", token(scopes))
                                .replace("{scope}", scopes.iterator().next().wireName())));
        Document home = browser.page("/console");
        fields.put(
                "form_token", home.expectFirst("header input[name=form_token]").val());
        return browser.post(target.path(), fields);
    }

    private static void isRefused(Row row, HttpResponse<byte[]> answer, Set<Scope> scopes) {
        assertThat(answer.statusCode()).as("%s with %s", answer.uri(), scopes).isEqualTo(403);
        Document page = Browser.html(answer);
        assertThat(page.title()).isEqualTo("Not allowed · adtools");
        assertThat(page.expectFirst(".notice").text())
                .containsAnyOf(row.enough().stream()
                        .flatMap(Set::stream)
                        .map(Scope::wireName)
                        .toArray(String[]::new));
        assertThat(page.expectFirst("dd").text()).isEqualTo("INSUFFICIENT_SCOPE");
    }

    private static boolean restRefuses(String request, Set<Scope> scopes) {
        int space = request.indexOf(' ');
        HttpResponse<byte[]> answer =
                service.send(service.request(token(scopes), "/api/v1" + request.substring(space + 1))
                        .header("Content-Type", "application/json")
                        .method(
                                request.substring(0, space),
                                request.startsWith("P") ? BodyPublishers.ofString("{}") : BodyPublishers.noBody()));
        JsonNode body = Service.json(answer);
        assertThat(answer.statusCode()).as(request).isLessThan(500);
        return body.path("code").asText().equals("INSUFFICIENT_SCOPE")
                || body.at("/error/code").asText().equals("INSUFFICIENT_SCOPE");
    }

    // Rows.

    private static void page(String path, String rest, Set<Set<Scope>> enough) {
        row("GET " + path, rest, enough, () -> to(path));
    }

    private static void form(String path, String rest, Set<Set<Scope>> enough, Supplier<Target> target) {
        row("POST " + path, rest, enough, target);
    }

    private static void row(String endpoint, String rest, Set<Set<Scope>> enough, Supplier<Target> target) {
        Row row = new Row(rest, enough, target);
        ROWS.merge(
                endpoint,
                List.of(row),
                (some, more) -> Stream.of(some, more).flatMap(List::stream).toList());
    }

    private static Set<Set<Scope>> anyone() {
        return any(Scope.values());
    }

    private static Set<Set<Scope>> any(Scope... scopes) {
        return Arrays.stream(scopes).map(Set::of).collect(Collectors.toSet());
    }

    // Whoever settles must see what.
    private static Set<Set<Scope>> resolving() {
        return Set.of(Set.of(APPROVALS_READ, APPROVALS_DECIDE), Set.of(OPERATIONS_READ, OPERATIONS_RESOLVE));
    }

    // Things that pages are of.

    private static String newestNote() {
        JsonNode halt = Service.json(service.send(service.request(OPERATOR, "/api/v1/halts/alpha_analytics")));
        return halt.at("/notes/0/at").asText("2026-03-01T09:30:00Z");
    }

    private static Target to(String path) {
        return to(path, Map.of());
    }

    private static Target to(String path, Map<String, String> fields) {
        return new Target(path, fields);
    }

    private static Target file() {
        return to(new Browser(service)
                .page("/console/sign-in")
                .expectFirst("link[rel=stylesheet]")
                .attr("href"));
    }

    // While one change of a campaign waits, another is refused.
    private static void release() {
        for (String status : List.of("PENDING", "APPROVED")) {
            for (JsonNode action : get("/pending-actions?status=" + status).get("rows")) {
                String id = "/pending-actions/" + action.get("id").textValue();
                String payload = "{\"comment\":\"Enough.\"}";
                send(approver, id + (status.equals("PENDING") ? "/reject" : "/revoke"), payload);
            }
        }
    }

    private static String budget(String campaign, int daily) {
        return "{\"campaign_id\":\"" + campaign + "\",\"daily_budget\":" + daily + "}";
    }

    private static String staged(String token) {
        return staged(token, BUDGET);
    }

    private static String staged(String token, String change) {
        release();
        return "/console/approvals/"
                + execute(token, "update_campaign_budget", "{\"arguments\":" + change + "}")
                        .at("/data/pending_action/id")
                        .textValue();
    }

    private static String approved(String path) {
        Browser browser = signedIn(approver);
        browser.submit(browser.page(path + "/approve"), Map.of());
        return path;
    }

    private static Target decision(String path, String kind) {
        String id = path.substring("/console/approvals/".length());
        String hash = get("/pending-actions/" + id).get("payload_hash").textValue();
        return to(path + "/" + kind, Map.of("payload_hash", hash, "words", "Because."));
    }

    private static String linked() {
        String url = send(OPERATOR, "/console-links", "").get("url").textValue();
        return url.substring(url.lastIndexOf('/') + 1);
    }

    private static Target raised(String token, String decision) {
        String waiting = get(CAP).at("/waiting/payload_hash").asText();
        send(OPERATOR, CAP + "/cancel", "{\"payload_hash\":\"" + waiting + "\"}");
        String body = "{\"currency\":\"USD\",\"per_call\":\"60\",\"per_day\":\"" + (200000 + made++)
                + "\",\"reason\":\"Because.\"}";
        service.send(service.request(token, "/api/v1" + CAP)
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString(body)));
        return to(
                "/console" + CAP + "/" + decision,
                Map.of("payload_hash", get(CAP).at("/waiting/payload_hash").asText()));
    }

    private static Target unknown() {
        execute(OPERATOR, "create_alpha_app_campaign", LOST.formatted(made++));
        // So that nobody finds out how it ended before a person says so.
        DATABASE.change(folder.resolve("data"), "UPDATE operation SET probe_at = NULL WHERE state = 'UNKNOWN'");
        JsonNode found = get("/operations?status=UNKNOWN").at("/rows/0");
        Browser browser = signedIn(approver);
        String path = "/console/operations/" + found.get("id").textValue();
        Document form = browser.page(path + "/resolve");
        String fence = form.expectFirst("input[name=expected_fence]").val();
        return to(path, Map.of("outcome", "ABANDONED", "evidence", "Because.", "expected_fence", fence));
    }

    private static String workflow() {
        release();
        return "/console/workflows/"
                + execute(asker, "start_workflow", WORKFLOW)
                        .at("/data/result/workflow_id")
                        .textValue();
    }

    private static String task() {
        return "/console/schedules/"
                + execute(asker, "create_scheduled_task", TASK)
                        .at("/data/result/task_id")
                        .textValue();
    }

    private static Target run() {
        String task = task();
        String id = "sr_%026d".formatted(made++);
        String hex = HexFormat.of().formatHex("{\"rows\":[]}".getBytes(StandardCharsets.UTF_8));
        String bytes = ItDatabase.isEmbedded() ? "x'" + hex + "'" : "'\\x" + hex + "'::bytea";
        String taskId = task.substring("/console/schedules/".length());
        DATABASE.change(folder.resolve("data"), RUN.formatted(id, taskId, bytes));
        return to(task + "/runs/" + id);
    }

    private static String principal(String owner) {
        String id = "p-" + made++;
        send(OPERATOR, "/principals", "{\"id\":\"" + id + "\",\"owner\":\"" + owner + "\",\"kind\":\"service\"}");
        return id;
    }

    private static Target unmadePrincipal() {
        return to("/console/principals", Map.of("id", "p-" + made++, "owner", "matrix", "kind", "service"));
    }

    private static Target tokenOfOwnScope() {
        Map<String, String> fields = Map.of("name", "t", "principal", principal("matrix"), "scopes", "{scope}");
        return to("/console/tokens", fields);
    }

    private static String token() {
        return "/console/tokens/" + minted(approver, "\"approvals:read\"").split("_", -1)[2];
    }

    private static String minted(String minter, String scopes) {
        String body = "{\"name\":\"t\",\"principal\":\"" + principal("matrix") + "\",\"scopes\":[" + scopes + "]}";
        JsonNode minted = send(minter, "/tokens", body);
        assertThat(minted.has("token")).as(minted.toString()).isTrue();
        return minted.get("token").textValue();
    }

    private static String token(Set<Scope> scopes) {
        return MINTED.getOrDefault(scopes, "");
    }

    private static Browser signedIn(String token) {
        Browser browser = new Browser(service);
        assertThat(browser.signIn(token).statusCode()).isEqualTo(303);
        return browser;
    }

    private static JsonNode get(String path) {
        return Service.json(service.send(service.request(OPERATOR, "/api/v1" + path)));
    }

    private static JsonNode execute(String token, String tool, String body) {
        return Service.json(service.execute(token, tool, body));
    }

    private static JsonNode send(String token, String path, String body) {
        return Service.json(service.send(service.request(token, "/api/v1" + path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))));
    }

    /**
     * Page or form of the matrix.
     *
     * @param rest the request of REST that does the same with something that is not there; empty where only pages do it
     * @param enough each set of scopes with which it is open
     * @param target makes what it is sent to
     */
    private record Row(String rest, Set<Set<Scope>> enough, Supplier<Target> target) {

        boolean isOpenTo(Set<Scope> scopes) {
            return enough.stream().anyMatch(scopes::containsAll);
        }
    }

    /**
     * Target of a request.
     *
     * @param path its path
     * @param fields the fields of its form
     */
    private record Target(String path, Map<String, String> fields) {

        Target below(String segment) {
            return new Target(path + segment, fields);
        }
    }
}
