package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ApprovedCalls;
import dev.adtools.server.fixtures.Browser;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages of the console say what REST says, and what is decided on them is seen over REST. */
@Tag("stores")
class ConsolePagesIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String OPERATIONS = "/console/operations";
    private static final String SPEND = "/console/spend";
    private static final String WORKFLOWS = "/console/workflows";
    private static final String SCHEDULES = "/console/schedules";
    private static final String HOSTILE = "<script>alert(1)</script> & \\\"<b>x";
    private static final String HOSTILE_TEXT = "<script>alert(1)</script> & \"<b>x";
    private static final String CAPS = """
            - {platform: beta, account: act_1700100015, currency: USD, perCall: "60.00", perDay: 100.00}
            """;

    // Of the sandbox's account whose answers are lost.
    private static final String LOST =
            "{\"arguments\":{\"account_id\":\"1002003012\",\"login_customer_id\":\"1002003000\",\"name\":\"" + HOSTILE
                    + "\",\"budget_micros\":40000000,\"app_id\":\"com.example.app\","
                    + "\"app_store\":\"ALPHA_APP_STORE\"}}";
    // From 50.00 to 90.00, and lost as well.
    private static final String LOST_RAISE =
            "\"campaign_id\":\"120210000000000205\",\"currency\":\"USD\",\"daily_budget\":9000";
    private static final String WORKFLOW = "{\"arguments\":{\"name\":\"" + HOSTILE
            + "\",\"steps\":[{\"tool\":\"update_campaign_budget\",\"arguments\":"
            + "{\"campaign_id\":\"120210000000000023\",\"daily_budget\":6100}}]}}";
    private static final String TASK = "{\"arguments\":{\"name\":\"" + HOSTILE
            + "\",\"tool\":\"list_beta_accounts\",\"arguments\":{},\"cron\":\"0 6 * * *\"}}";
    private static final String RESULT = "{\"summary\":\"<script>\",\"rows\":["
            + "{\"date\":\"2026-03-02\",\"name\":\"<b>b</b>\",\"clicks\":3,\"spend\":{\"amount_major\":\"7.50\",\"currency\":\"USD\"}},"
            + "{\"date\":\"2026-03-01\",\"name\":\"a\",\"clicks\":4,\"spend\":{\"amount_major\":\"2.00\",\"currency\":\"USD\"}}]}";
    private static final String RUN = "INSERT INTO scheduled_run (id, task_id, due_at, status, tries, lost, node,"
            + " started_at, ended_at, row_count, result_bytes, result, kept_for)"
            + " VALUES ('sr_%026d', '%s', 1000, 'SUCCEEDED', 1, 0, 'n', 1, 2, 2, 11, %s, 'operator')";

    @TempDir
    private static Path folder;

    private static final ItDatabase DATABASE = new ItDatabase();

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static Browser operator;
    private static Browser approver;
    private static Browser reader;
    private static String lost;

    @BeforeAll
    static void start() throws Exception {
        app = ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                ShippedService.withCaps(folder, CAPS).toString(),
                ShippedService.overrides(folder, OPERATOR, DATABASE).toArray(ConfigOverride[]::new)));
        app.before();
        service = Service.of(app);
        operator = signedIn(OPERATOR);
        String deciding =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
        approver = signedIn(deciding);
        post("/principals", "{\"id\":\"reader\",\"owner\":\"sales\",\"kind\":\"service\"}");
        reader = signedIn(post("/tokens", "{\"name\":\"t\",\"principal\":\"reader\",\"scopes\":[\"tools:read\"]}")
                .get("token")
                .textValue());
        service.execute(OPERATOR, "create_alpha_app_campaign", LOST);
        new ApprovedCalls(service, OPERATOR, deciding).apply("update_campaign_budget", LOST_RAISE);
        // So that nobody finds out how it ended before a person says so.
        DATABASE.change(folder.resolve("data"), "UPDATE operation SET probe_at = NULL WHERE state = 'UNKNOWN'");
        lost = get("/operations?account_id=1002003012").at("/rows/0/id").textValue();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void showsAnOperationAndSettlesIt() {
        JsonNode before = get("/operations/" + lost);
        String path = OPERATIONS + "/" + lost;

        Document list = approver.page(OPERATIONS + "?status=UNKNOWN&account_id=100-200-3012");
        Document one = approver.page(path);
        Document form = approver.page(path + "/resolve");

        assertThat(before.get("status").textValue()).isEqualTo("UNKNOWN");
        assertThat(list.expectFirst("tbody tr").text())
                .contains("create alpha app campaign", "alpha:1002003012", "operator", "unknown");
        assertThat(paths(list)).contains(path);
        assertThat(paths(approver.page(OPERATIONS + "?status=REJECTED"))).doesNotContain(path);
        assertThat(one.text())
                .contains(
                        lost,
                        before.get("evidence").textValue(),
                        before.get("request_id").textValue(),
                        before.get("answer_code").textValue(),
                        HOSTILE_TEXT);
        assertThat(paths(one)).contains(path + "/resolve");
        isInert(one);

        HttpResponse<byte[]> settled = approver.submit(
                form, Map.of("outcome", "SUCCEEDED", "platform_ref", "campaigns/7", "evidence", "It is <b>there"));

        JsonNode after = get("/operations/" + lost);
        assertThat(settled.statusCode()).isEqualTo(303);
        assertThat(settled.headers().firstValue("Location").orElseThrow()).endsWith(path);
        assertThat(after.get("status").textValue()).isEqualTo("SUCCEEDED");
        assertThat(after.get("resolved_by").textValue()).isEqualTo("approver");
        assertThat(after.get("platform_ref").textValue()).isEqualTo("campaigns/7");
        assertThat(after.get("evidence").textValue()).isEqualTo("It is <b>there");
        assertThat(operator.page(path).text()).contains("It is <b>there", "operator by approver");
        assertThat(approver.page(path + "/resolve").text()).contains("nothing to settle");
        assertThat(approver.submit(form, Map.of("outcome", "ABANDONED", "evidence", "again"))
                        .statusCode())
                .isEqualTo(409);
        isRecorded("operation.resolve", lost);
    }

    @Test
    void refusesToSettleWithoutEvidence() {
        String path = OPERATIONS + "/" + lost + "/resolve";
        String token = approver.page(path).expectFirst("input[name=form_token]").val();

        HttpResponse<byte[]> refused =
                approver.post(path, Map.of("form_token", token, "outcome", "SUCCEEDED", "expected_fence", "1"));

        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(Browser.html(refused).text()).contains("evidence");
    }

    @Test
    void showsWhatIsSpent() {
        JsonNode caps = get("/spend").at("/rows/0/caps");
        JsonNode day = get("/spend/beta:act_1700100015").at("/rows/0");

        Element row = operator.page(SPEND).expectFirst("tbody tr");
        Document one = operator.page(SPEND + "/beta:act_1700100015");

        assertThat(row.text())
                .contains(
                        "beta:act_1700100015",
                        money(caps.at("/per_day/used")) + " of " + money(caps.at("/per_day/limit")),
                        money(caps.at("/per_day/reserved")),
                        money(caps.at("/per_day/committed")),
                        money(caps.at("/per_day/left")),
                        money(caps.get("per_call")));
        assertThat(row.expectFirst("meter").attr("value")).isEqualTo("0.4");
        assertThat(row.expectFirst("time").attr("datetime"))
                .isEqualTo(caps.get("resets_at").textValue());
        assertThat(one.expectFirst("tbody tr").text())
                .contains(day.get("day").textValue(), money(day.get("used")), money(day.get("committed")));
        assertThat(one.select("svg rect")).hasSize(30);
        assertThat(one.expectFirst("svg").text()).contains("highest 40.00 USD");
        assertThat(operator.get(SPEND + "/alpha:1").statusCode()).isEqualTo(404);
    }

    @Test
    void showsAWorkflowAndCancelsIt() {
        service.execute(OPERATOR, "start_workflow", WORKFLOW);
        JsonNode started = get("/workflows").at("/rows/0");
        String id = started.get("workflow_id").textValue();
        String path = WORKFLOWS + "/" + id;
        String action = "/console/approvals/" + started.get("pending_action_id").textValue();
        String operation = OPERATIONS + "/"
                + get("/workflows/" + id).at("/step_list/0/operation_id").textValue();

        Document list = operator.page(WORKFLOWS + "?status=waiting_approval");
        Document one = operator.page(path);
        Document form = operator.page(path + "/cancel");

        assertThat(list.expectFirst("tbody tr").text()).contains(HOSTILE_TEXT, "0 of 1", "waiting approval");
        assertThat(paths(list)).contains(path, action);
        assertThat(paths(operator.page(WORKFLOWS + "?status=failed"))).doesNotContain(path);
        assertThat(one.text()).contains(HOSTILE_TEXT, id);
        assertThat(one.expectFirst("tbody tr").text()).contains("update campaign budget", "beta", "waiting approval");
        assertThat(paths(one)).contains(action, operation, path + "/cancel");
        isInert(one);
        assertThat(reader.get(path).statusCode()).isEqualTo(404);

        HttpResponse<byte[]> cancelled = operator.submit(form, Map.of("reason", "not <i>now"));

        JsonNode after = get("/workflows/" + id);
        assertThat(cancelled.statusCode()).isEqualTo(303);
        assertThat(after.get("status").textValue()).isEqualTo("cancelled");
        assertThat(after.at("/error/message").textValue()).endsWith("not <i>now");
        assertThat(operator.page(path).text())
                .contains(after.at("/error/message").textValue());
        assertThat(paths(operator.page(path))).doesNotContain(path + "/cancel");
        assertThat(operator.submit(form, Map.of()).statusCode()).isEqualTo(409);
        isRecorded("workflow.cancel", id);
    }

    @Test
    void showsWhatAWriteSendsApartFromWhatWasChecked() {
        String id = service.execute(
                        OPERATOR, "pause_beta_campaign", "{\"arguments\":{\"campaign_id\":\"120210000000000028\"}}")
                .headers()
                .firstValue("Operation-Id")
                .orElseThrow();

        Document page = operator.page(OPERATIONS + "/" + id);

        assertThat(get("/operations/" + id).at("/diff/0/after").textValue()).isEqualTo("PAUSED");
        assertThat(page.expectFirst("[aria-labelledby=sent]").text())
                .contains("PAUSED")
                .doesNotContain("budget", "status before");
        assertThat(page.expectFirst("[aria-labelledby=checked]").text())
                .containsPattern("budget [0-9]+\\.[0-9]{2} USD")
                .contains("status before");
    }

    @Test
    void showsAScheduledTaskAndItsRun() {
        String id = Service.json(service.execute(OPERATOR, "create_scheduled_task", TASK))
                .at("/data/result/task_id")
                .textValue();
        String path = SCHEDULES + "/" + id;
        String run = path + "/runs/" + "sr_%026d".formatted(1);
        String hex = HexFormat.of().formatHex(RESULT.getBytes(StandardCharsets.UTF_8));
        DATABASE.change(
                folder.resolve("data"),
                RUN.formatted(1, id, ItDatabase.isEmbedded() ? "x'" + hex + "'" : "'\\x" + hex + "'::bytea"));
        JsonNode task = get("/schedules/" + id);

        Document list = operator.page(SCHEDULES + "?status=active");
        Document one = operator.page(path);
        Document shown = operator.page(run);

        assertThat(list.expectFirst("tbody tr").text())
                .contains(HOSTILE_TEXT, "list beta accounts", "0 6 * * *", "succeeded", "active");
        assertThat(paths(list)).contains(path, run);
        assertThat(list.select("time").eachAttr("datetime"))
                .contains(task.get("next_run_at").textValue());
        assertThat(paths(operator.page(SCHEDULES + "?status=paused"))).doesNotContain(path);
        assertThat(one.text())
                .contains(HOSTILE_TEXT, id, task.get("arguments_summary").textValue());
        assertThat(paths(one)).contains(run);
        assertThat(shown.select("thead th.number").eachText()).containsExactly("clicks", "spend");
        assertThat(shown.select("tbody td").eachText())
                .containsExactly("2026-03-02", "<b>b</b>", "3", "7.50 USD", "2026-03-01", "a", "4", "2.00 USD");
        assertThat(shown.expectFirst("figcaption").text()).isEqualTo("spend by day");
        assertThat(shown.expectFirst("svg").text()).contains("highest 7.50 USD", "from 2026-03-01 to 2026-03-02");
        Stream.of(list, one, shown).forEach(ConsolePagesIT::isInert);
        assertThat(reader.get(path).statusCode()).isEqualTo(404);
        assertThat(operator.get(path + "/runs/sr_none").statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/operations?status=x", "/workflows?status=x", "/schedules?status=x", "/workflows?cursor=x"})
    void refusesFiltersThatMeanNothing(String path) {
        assertThat(operator.get("/console" + path).statusCode()).isEqualTo(400);
    }

    private static Browser signedIn(String token) {
        Browser browser = new Browser(service);
        browser.signIn(token);
        return browser;
    }

    private static List<String> paths(Document page) {
        return page.select("a").eachAttr("href");
    }

    private static void isInert(Document page) {
        assertThat(page.select("main script, main b, main i")).isEmpty();
    }

    private static void isRecorded(String kind, String target) {
        assertThat(get("/audit/events?kind=" + kind).get("rows"))
                .isNotEmpty()
                .allMatch(row -> row.at("/actor/transport").textValue().equals("console"))
                .anyMatch(row -> row.toString().contains(target));
    }

    private static String money(JsonNode amount) {
        return amount.get("amount_major").textValue() + " "
                + amount.get("currency").textValue();
    }

    private static JsonNode get(String path) {
        return Service.json(service.send(service.request(OPERATOR, "/api/v1" + path)));
    }

    private static JsonNode post(String path, String body) {
        return Service.json(service.send(service.request(OPERATOR, "/api/v1" + path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))));
    }
}
