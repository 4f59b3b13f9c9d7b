package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.adtools.api.json.CanonicalJson;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.server.call.DisplayText;
import dev.adtools.server.call.Sha256;
import dev.adtools.server.fixtures.Browser;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Pages show the texts of others whole and as texts, whatever is in them. */
@Tag("stores")
class ConsoleTextsIT {

    /** Texts that are more than they look like, or less. */
    static final List<String> TEXTS = List.of(
            "<script>alert(1)</script>",
            "</script><script src=//evil.example></script>",
            "\"><img src=x onerror=alert(1)>",
            "' onmouseover='alert(1)' made='",
            "${7*7} #{7*7} {{7*7}} @template.layout",
            "]]><!--<svg/onload=alert(1)>--></title></textarea></pre></td></table></main><h1>Approved</h1>",
            "javascript:alert(1)",
            "\u202egnp.exe\u202c \u2066a\u2069 \u200b\u200d\u2060\ufeff\u00ad",
            "line one\nline two\r\ttabbed \u0001\u0007\u007f\u0085\u2028 control",
            "\u0301\u0302 zalgo\u0310\u0351\u0307 \u0e4e \u034f\u180e",
            "\ud83d\udc69\u200d\ud83d\udc67 \ud83c\uddf3\ud83c\uddf1 \u2764\ufe0f \ud83d\ude80",
            "&lt;b&gt; &amp;amp; &#x3c; &NewLine; %3Cb%3E \\u003cb\\u003e",
            "\u062d\u0645\u0644\u0629 \u05de\u05d1\u05e6\u05e2 \u6625\u306e\u30bb\u30fc\u30eb");

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String CAMPAIGN = "120210000000000023";
    private static final String BUDGET = "\"campaign_id\":\"" + CAMPAIGN + "\",\"daily_budget\":31000";
    private static final String LOST = "{\"arguments\":{\"account_id\":\"1002003012\",\"login_customer_id\":"
            + "\"1002003000\",\"name\":%s,\"budget_micros\":40000000,"
            + "\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"%s}}";
    private static final String RUN = "INSERT INTO scheduled_run (id, task_id, due_at, status, tries, lost, node,"
            + " started_at, ended_at, row_count, result_bytes, result, error_code, error_message, kept_for)"
            + " VALUES (?, ?, %d, '%s', 1, 0, 'n', 1, 2, 2, 11, ?, ?, ?, 'operator')";
    private static final String EVENT = "INSERT INTO service_event (id, fingerprint, at, last_at, level, code,"
            + " component, message, count) VALUES (?, ?, ?, ?, 'ERROR', 'INTERNAL', 'c', ?, 1)";
    private static final int LONG = 10_000;

    @TempDir
    private static Path folder;

    private static final ItDatabase DATABASE = new ItDatabase();

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static Browser operator;
    private static Browser approver;
    private static String approverToken;
    private static int made;

    @BeforeAll
    static void start() throws Exception {
        app = ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                TestService.configFile().toString(),
                ShippedService.overrides(folder, OPERATOR, DATABASE).toArray(ConfigOverride[]::new)));
        app.before();
        service = Service.of(app);
        approverToken =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
        operator = signedIn(OPERATOR);
        approver = signedIn(approverToken);
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @ParameterizedTest
    @FieldSource("TEXTS")
    void showsWhatPeopleSayOfActions(String text) {
        String reason = filled(text, 500, "r");
        String comment = filled(text, 500, "c");
        String why = filled(text, 500, "w");
        String path = "/console/approvals/" + staged(reason);

        shows(approver.page(path), reason);
        approver.submit(approver.page(path + "/approve"), Map.of("words", comment));
        shows(approver.page(path), reason, comment.strip());
        approver.submit(approver.page(path + "/revoke"), Map.of("words", why));
        shows(approver.page(path), reason, comment.strip(), why.strip());

        String other = "/console/approvals/" + staged(reason);
        approver.submit(approver.page(other + "/reject"), Map.of("words", why));
        shows(approver.page(other), reason, why.strip());
        shows(approver.page("/console/approvals?status=REJECTED"));
    }

    @ParameterizedTest
    @FieldSource("TEXTS")
    void showsReasonsOutsideTheArguments(String text) {
        String reason = filled(text.replaceAll("\\p{Cc}", " "), 1_000, "r");
        String create = LOST.formatted(quoted("held " + made++), ",\"execution_mode\":\"approval_required\"");
        HttpResponse<byte[]> staged = service.send(service.post(
                        OPERATOR, "create_alpha_app_campaign", create.getBytes(StandardCharsets.UTF_8))
                .header(
                        "Adtools-Reason",
                        URLEncoder.encode(reason, StandardCharsets.UTF_8).replace("+", "%20")));
        String id = Service.json(staged).at("/data/pending_action/id").asText("none");

        shows(approver.page("/console/approvals/" + id), reason);
        Document list = approver.page("/console/approvals");
        isInert(list);
        assertThat(list.select("q").eachText()).anyMatch(words -> words.endsWith("…"));
    }

    @ParameterizedTest
    @FieldSource("TEXTS")
    void showsWhatPlatformsSay(String text) {
        String campaign = filled(text, LONG, "n");
        String account = filled(text, LONG, "a");
        rename("campaign", CAMPAIGN, campaign);
        rename("ad_account", "act_1700100001", account);
        try {
            String id = staged("Because.");
            String path = "/console/approvals/" + id;
            shows(approver.page(path), campaign, account);
            shows(approver.page(path + "/approve"), campaign, account);
            shows(approver.page("/console/approvals"), campaign, account);
            Document form = operator.page("/console/tools/list_beta_accounts");
            Document answer = Browser.html(operator.submit(form, Map.of("arguments", "{}")));
            isInert(answer);
            assertThat(names(answer.expectFirst("main pre").wholeText())).contains(DisplayText.of(account));
        } finally {
            rename("campaign", CAMPAIGN, "Tents and tarps");
            rename("ad_account", "act_1700100001", "Harbor and Pine US");
        }
    }

    @ParameterizedTest
    @FieldSource("TEXTS")
    void showsHowWorkflowsAreNamedAndWhyTheyEnd(String text) {
        String name = filled(text, 100, "n");
        String reason = filled(text, 500, "r");
        release();
        String id = execute(
                        "start_workflow",
                        "{\"arguments\":{\"name\":" + quoted(name)
                                + ",\"steps\":[{\"tool\":\"update_campaign_budget\",\"arguments\":{" + BUDGET + "}}]}}")
                .at("/data/result/workflow_id")
                .textValue();
        String path = "/console/workflows/" + id;

        shows(operator.page("/console/workflows"), name);
        shows(operator.page(path), name);
        shows(operator.page(path + "/cancel"), name);
        operator.submit(operator.page(path + "/cancel"), Map.of("reason", reason));
        shows(operator.page(path), name, reason.strip());
    }

    @ParameterizedTest
    @FieldSource("TEXTS")
    void showsHowTasksAreNamedAndWhatTheyAnswer(String text) throws IOException {
        String name = filled(text, 100, "n");
        String cell = filled(text, LONG, "c");
        String error = filled(text, LONG, "e");
        String id = execute(
                        "create_scheduled_task",
                        "{\"arguments\":{\"name\":" + quoted(name)
                                + ",\"tool\":\"list_beta_accounts\",\"arguments\":{},\"cron\":\"0 6 * * *\"}}")
                .at("/data/result/task_id")
                .textValue();
        String good = "sr_%026d".formatted(made++);
        String bad = "sr_%026d".formatted(made++);
        String result = "{\"summary\":" + quoted(cell) + ",\"rows\":[{" + quoted(name) + ":" + quoted(cell) + "}]}";
        change(RUN.formatted(1000, "SUCCEEDED"), good, id, result.getBytes(StandardCharsets.UTF_8), null, null);
        change(RUN.formatted(2000, "FAILED"), bad, id, null, "INTERNAL", error);
        String path = "/console/schedules/" + id;

        shows(operator.page("/console/schedules"), name);
        shows(operator.page(path), name, error);
        shows(operator.page(path + "/runs/" + good), name, cell);
        shows(operator.page(path + "/runs/" + bad), name, error);
    }

    @ParameterizedTest
    @FieldSource("TEXTS")
    void showsHowOperationsAreNamedAndSettled(String text) {
        String name = filled("lost " + made++ + " " + printable(text), 255, "n");
        String evidence = filled(text, 2000, "e");
        String reference = filled(printable(text), 256, "p");
        execute("create_alpha_app_campaign", LOST.formatted(quoted(name), ""));
        String id = get("/operations?status=UNKNOWN").at("/rows/0/id").textValue();
        change("UPDATE operation SET probe_at = NULL WHERE id = ?", id);
        String path = "/console/operations/" + id;

        shows(operator.page(path), name);
        shows(operator.page(path + "/resolve"));
        HttpResponse<byte[]> settled = approver.submit(
                approver.page(path + "/resolve"),
                Map.of("outcome", "SUCCEEDED", "platform_ref", reference, "evidence", evidence));
        assertThat(settled.statusCode()).isEqualTo(303);
        shows(operator.page(path), name, evidence.strip(), reference.strip());
    }

    @ParameterizedTest
    @FieldSource("TEXTS")
    void showsHowTokensAreNamed(String text) {
        String name = filled(printable(text), 100, "n");
        String principal = "p-" + made++;
        post("/principals", "{\"id\":\"" + principal + "\",\"owner\":\"operator\",\"kind\":\"service\"}");
        String id = post(
                        "/tokens",
                        "{\"name\":" + quoted(name) + ",\"principal\":\"" + principal
                                + "\",\"scopes\":[\"tools:read\"]}")
                .get("id")
                .textValue();
        String path = "/console/tokens/" + id + "/revoke";

        shows(operator.page("/console/tokens"), name);
        Document confirm = operator.page(path);
        shows(confirm, name);
        shows(Browser.html(operator.submit(confirm, Map.of())), name);
        isInert(operator.page("/console/audit?kind=token.create"));
    }

    @ParameterizedTest
    @FieldSource("TEXTS")
    void showsWhySomethingIsHalted(String text) {
        String reason = filled(printable(text), 300, "r");
        operator.submit(operator.page("/console/halts/confirm?scope=alpha_analytics"), Map.of("reason", reason));
        try {
            shows(operator.page("/console/halts"), reason.strip());
            shows(operator.page("/console/halts/confirm?scope=alpha_analytics"), reason.strip());
            shows(operator.page("/console/halts/alpha_analytics/clear"), reason.strip());
            shows(operator.page("/console"), reason.strip());
            isInert(operator.page("/console/audit?kind=halt.set"));
        } finally {
            operator.submit(operator.page("/console/halts/alpha_analytics/clear"), Map.of("reason", "Over."));
        }
    }

    @ParameterizedTest
    @FieldSource("TEXTS")
    void showsWhatEventsSay(String text) {
        String message = filled(text, LONG, "m");
        String id = "ev_%026d".formatted(made++);
        long now = System.currentTimeMillis();
        change(EVENT, id, id, now, now, message);

        shows(operator.page("/console/events"), message);
    }

    @ParameterizedTest
    @FieldSource("TEXTS")
    void repeatsWhatIsAskedFor(String text) {
        for (String parameter : List.of(
                "audit?kind",
                "audit?principal",
                "audit?tool",
                "audit?account_id",
                "audit?operation",
                "audit?code",
                "events?tool",
                "events?code",
                "events?request_id",
                "tools?q",
                "tokens/new?principal")) {
            Document page = operator.page("/console/" + encoded(parameter, text));
            isInert(page);
            assertThat(page.select("main input").eachAttr("value"))
                    .as(parameter)
                    .contains(text.strip());
        }
    }

    @ParameterizedTest
    @FieldSource("TEXTS")
    void refusesInWords(String text) {
        for (String parameter : List.of(
                "approvals?status",
                "approvals?cursor",
                "operations?status",
                "operations?account_id",
                "workflows?status",
                "schedules?status",
                "audit?from",
                "audit?cursor",
                "events?level",
                "events?since",
                "halts/confirm?scope",
                "halts/confirm?account",
                "spend/x?cursor",
                "sign-in?to")) {
            HttpResponse<byte[]> answer = operator.get("/console/" + encoded(parameter, text));
            assertThat(answer.statusCode()).as(parameter).isIn(200, 400, 404);
            isInert(Browser.html(answer));
        }
        for (String arguments : List.of("{" + quoted(text) + ":1}", "{\"account_id\":" + quoted(text) + "}")) {
            Document form = operator.page("/console/tools/get_campaigns");
            HttpResponse<byte[]> answer = operator.submit(form, Map.of("arguments", arguments));
            assertThat(answer.statusCode()).isEqualTo(400);
            isInert(Browser.html(answer));
        }
    }

    @Test
    void showsEveryChangeOfAnAction() throws IOException {
        String id = staged("Because.");
        String path = "/console/approvals/" + id;
        ObjectNode payload = (ObjectNode) new ObjectMapper().readTree(payload(id));
        ArrayNode changes = payload.putArray("diff");
        for (int change = 0; change < 200; change++) {
            changes.addObject()
                    .put("field", "field_" + change)
                    .put("before", "before " + change)
                    .put("after", filled("after " + change + " ", 300, "x"));
        }
        byte[] bytes = CanonicalJson.of(JsonCursor.read(payload.toString().getBytes(StandardCharsets.UTF_8)));
        String hash = "sha256:" + Sha256.hex(bytes);
        change("UPDATE pending_action SET payload = ?, payload_hash = ? WHERE id = ?", bytes, hash, id);

        for (Document page : List.of(approver.page(path), approver.page(path + "/approve"))) {
            Element table = page.expectFirst("table.changes");
            assertThat(table.select("tbody tr")).hasSize(200);
            for (int change = 0; change < 200; change++) {
                Element row = table.select("tbody tr").get(change);
                assertThat(row.child(0).text()).isEqualTo("field_" + change);
                assertThat(row.child(1).text()).isEqualTo("before " + change);
                assertThat(row.child(2).wholeText()).isEqualTo(filled("after " + change + " ", 300, "x"));
            }
        }
    }

    // Reading pages.

    private static void shows(Document page, String... texts) {
        isInert(page);
        List<String> shown = page.select("body *").stream()
                .flatMap(element -> element.textNodes().stream())
                // A line's end is a blank on a page, so it may stay.
                .map(node -> node.getWholeText().replace('\n', '\ufffd'))
                .toList();
        for (String text : texts) {
            assertThat(shown).as(page.title()).anyMatch(node -> node.contains(DisplayText.of(text)));
        }
    }

    // Whatever a text makes of a page is one of these, or an attribute that runs something.
    private static void isInert(Document page) {
        assertThat(page.select("script")).hasSize(page.select("header nav").isEmpty() ? 0 : 1);
        assertThat(page.select("h1")).hasSize(1);
        assertThat(page.select("title")).hasSize(1);
        assertThat(page.select("main img, main iframe, main b, main style, [made], [onerror], [onload], [onmouseover]"))
                .isEmpty();
        assertThat(page.select("[href^=javascript], [action^=javascript], [src^=//], [href^=//]"))
                .isEmpty();
    }

    private static List<String> names(String json) {
        try {
            return new ObjectMapper().readTree(json).findValuesAsText("name");
        } catch (IOException e) {
            throw new IllegalStateException(json, e);
        }
    }

    /** Returns a text repeated up to a length in characters; the end says that nothing is cut. */
    private static String filled(String text, int length, String end) {
        StringBuilder filled = new StringBuilder(text);
        int least = text.codePointCount(0, text.length());
        while (filled.codePointCount(0, filled.length()) + least < length) {
            filled.append(text);
        }
        while (filled.codePointCount(0, filled.length()) < length) {
            filled.append(end);
        }
        return filled.toString();
    }

    // Some texts take no control characters, and nothing that runs backwards.
    private static String printable(String text) {
        return text.replaceAll("[\\p{Cc}\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]", " ");
    }

    private static String encoded(String parameter, String text) {
        return parameter + Browser.encoded(Map.of("", text));
    }

    // Making things.

    private static String staged(String reason) {
        release();
        JsonNode answer =
                execute("update_campaign_budget", "{\"arguments\":{" + BUDGET + ",\"reason\":" + quoted(reason) + "}}");
        JsonNode id = answer.at("/data/pending_action/id");
        assertThat(id.isTextual()).as(answer.toString()).isTrue();
        return id.textValue();
    }

    // While one change of a campaign waits, another is refused.
    private static void release() {
        change("UPDATE pending_action SET state = 'CANCELLED', ended_at = created_at, ended_by = 'x'"
                + " WHERE state IN ('PENDING', 'APPROVED')");
    }

    private static void rename(String kind, String id, String name) {
        try (Connection connection = connection();
                PreparedStatement find =
                        connection.prepareStatement("SELECT json FROM sandbox_entity WHERE kind = ? AND id = ?")) {
            find.setString(1, kind);
            find.setString(2, id);
            ResultSet found = find.executeQuery();
            assertThat(found.next()).isTrue();
            ObjectNode entity = (ObjectNode) new ObjectMapper().readTree(found.getString(1));
            entity.put("name", name);
            change("UPDATE sandbox_entity SET json = ? WHERE kind = ? AND id = ?", entity.toString(), kind, id);
        } catch (SQLException | IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] payload(String id) {
        try (Connection connection = connection();
                PreparedStatement find =
                        connection.prepareStatement("SELECT payload FROM pending_action WHERE id = ?")) {
            find.setString(1, id);
            ResultSet found = find.executeQuery();
            assertThat(found.next()).isTrue();
            return found.getBytes(1);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void change(String sql, @Nullable Object... values) {
        try (Connection connection = connection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            statement.executeUpdate();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Connection connection() throws SQLException {
        return DriverManager.getConnection(DATABASE.address(folder.resolve("data")), "postgres", "");
    }

    private static Browser signedIn(String token) {
        Browser browser = new Browser(service);
        assertThat(browser.signIn(token).statusCode()).isEqualTo(303);
        return browser;
    }

    private static String quoted(String text) {
        return TextNode.valueOf(text).toString();
    }

    private static JsonNode execute(String tool, String body) {
        return Service.json(service.execute(OPERATOR, tool, body));
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
