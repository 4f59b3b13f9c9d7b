package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Browser;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One list names every request that the caller may decide: actions, changes of caps, and unknown outcomes. */
@Tag("stores")
class WaitingDecisionsIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String CAPS = """
            - {platform: alpha, account: 100-200-3001, currency: USD, perCall: "60.00", perDay: "100.00"}
            """;
    private static final String BUDGET =
            "{\"arguments\":{\"campaign_id\":\"120210000000000023\",\"daily_budget\":6100}}";
    private static final String RAISED =
            "{\"currency\":\"USD\",\"per_call\":\"60\",\"per_day\":\"250\",\"reason\":\"Spring.\"}";

    // Of the sandbox's account that loses requests.
    private static final String LOST =
            "{\"arguments\":{\"account_id\":\"1002003013\",\"login_customer_id\":\"1002003000\",\"name\":\"Lost\","
                    + "\"budget_micros\":40000000,\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"}}";

    @TempDir
    private Path folder;

    private DropwizardTestSupport<AdtoolsConfiguration> app;
    private Service service;
    private String approver;
    private JsonNode action;
    private String operation;

    @BeforeEach
    void start() throws Exception {
        app = ContractTap.on(new DropwizardTestSupport<>(
                AdtoolsApplication.class,
                ShippedService.withCaps(folder, CAPS).toString(),
                ShippedService.overrides(folder, OPERATOR, new ItDatabase()).toArray(ConfigOverride[]::new)));
        app.before();
        service = Service.of(app);
        approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
        action = Service.json(service.execute(OPERATOR, "update_campaign_budget", BUDGET))
                .at("/data/pending_action");
        service.send(service.request(OPERATOR, "/api/v1/caps/alpha:1002003001")
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString(RAISED)));
        operation = Service.json(service.execute(OPERATOR, "create_alpha_app_campaign", LOST))
                .at("/error/details/operation_id")
                .textValue();
    }

    @AfterEach
    void stop() {
        app.after();
    }

    @Test
    void namesWhatTheTokenMayDecide() {
        JsonNode rows = waiting(approver, "").get("rows");

        assertThat(rows.findValuesAsText("kind")).containsExactly("outcome", "cap", "action");
        assertThat(rows.findValuesAsText("id"))
                .containsExactly(operation, "alpha:1002003001", action.get("id").textValue());
        assertThat(rows.findValuesAsText("title"))
                .containsExactly(
                        "create_alpha_app_campaign",
                        "Cap of alpha:1002003001: 250.00 USD a day",
                        "update_campaign_budget: campaign 120210000000000023");
        assertThat(rows.findValuesAsText("account_id")).containsExactly("1002003013", "1002003001", "act_1700100001");
        assertThat(rows.findValuesAsText("requested_by")).containsOnly("operator");
        assertThat(rows.at("/0/expires_at").isNull()).isTrue();
        assertThat(rows.at("/2/expires_at")).isEqualTo(action.get("expires_at"));
        for (JsonNode row : rows) {
            assertThat(service.send(service.request(approver, row.get("href").textValue()))
                            .statusCode())
                    .isEqualTo(200);
        }
        assertThat(waiting(OPERATOR, "").get("rows")).isEmpty();
    }

    @Test
    void namesNothingBeyondTheLimitsOfTheToken() {
        String limited = minted("\"approvals:read\",\"approvals:decide\"", ",\"platforms\":[\"beta\"]");
        String blind = minted("\"approvals:decide\"", "");

        assertThat(waiting(limited, "").get("rows").findValuesAsText("kind")).containsExactly("action");
        assertThat(waiting(blind, "").get("rows")).isEmpty();
    }

    @Test
    void pagesInBothOrders() {
        List<String> newest = ids("newest");
        List<String> oldest = ids("oldest");

        assertThat(newest).hasSize(3).doesNotHaveDuplicates();
        Collections.reverse(oldest);
        assertThat(oldest).isEqualTo(newest);
    }

    @Test
    void dropsWhatIsDecided() {
        String hash = Service.json(service.send(service.request(approver, "/api/v1/caps/alpha:1002003001")))
                .at("/waiting/payload_hash")
                .textValue();
        post("/caps/alpha:1002003001/reject", "{\"payload_hash\":\"" + hash + "\"}");
        assertThat(waiting(approver, "").get("rows").findValuesAsText("kind")).containsExactly("outcome", "action");
        post(
                "/operations/" + operation + "/resolve",
                "{\"outcome\":\"ABANDONED\",\"evidence\":\"I looked.\",\"expected_fence\":1}");
        assertThat(waiting(approver, "").get("rows").findValuesAsText("kind")).containsExactly("action");
        post(
                "/pending-actions/" + action.get("id").textValue() + "/approve",
                "{\"payload_hash\":" + action.get("payload_hash") + "}");

        assertThat(waiting(approver, "").get("rows")).isEmpty();
    }

    @Test
    void isOnTheConsolesHome() {
        Browser browser = new Browser(service);
        browser.signIn(approver);
        Document home = browser.page("/console");

        List<Element> links = home.select("#waiting + ul a");
        assertThat(links)
                .extracting(Element::text)
                .containsExactly(
                        "create_alpha_app_campaign",
                        "Cap of alpha:1002003001: 250.00 USD a day",
                        "update_campaign_budget: campaign 120210000000000023");
        for (Element link : links) {
            assertThat(browser.get(link.attr("href")).statusCode()).isEqualTo(200);
        }
    }

    private List<String> ids(String order) {
        List<String> ids = new ArrayList<>();
        String cursor = "";
        while (cursor != null && ids.size() < 10) {
            JsonNode page = waiting(approver, "?limit=1&order=" + order + cursor);
            ids.addAll(page.get("rows").findValuesAsText("id"));
            cursor = page.get("has_more").booleanValue()
                    ? "&cursor=" + page.get("next_cursor").textValue()
                    : null;
        }
        return ids;
    }

    private JsonNode waiting(String token, String query) {
        HttpResponse<byte[]> answer = service.send(service.request(token, "/api/v1/waiting" + query));
        assertThat(answer.statusCode()).isEqualTo(200);
        return Service.json(answer);
    }

    private void post(String path, String body) {
        HttpResponse<byte[]> answer = service.send(service.request(approver, "/api/v1" + path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
    }

    private String minted(String scopes, String limits) {
        return Service.json(service.send(service.request(approver, "/api/v1/tokens")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString("{\"name\":\"t\",\"principal\":\"approver\",\"scopes\":[" + scopes
                                + "]" + limits + "}"))))
                .get("token")
                .textValue();
    }
}
