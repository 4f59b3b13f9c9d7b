package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Browser;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An approver sees the requester, the spend and the workflow of an action, within the limits of its token. */
@Tag("stores")
class ApproverContextIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String AGENT = "campaign-agent";
    private static final String CAPS = """
            - {platform: alpha, account: 100-200-3001, currency: USD, perCall: "60.00", perDay: "100.00"}
            - {platform: beta, account: act_1700100001, currency: USD, perCall: "500.00", perDay: "800.00"}
            """;
    private static final String READ = "{\"tool\":\"list_beta_accounts\",\"arguments\":{}}";
    private static final String PAUSE_BETA =
            "{\"tool\":\"pause_beta_campaign\",\"arguments\":{\"campaign_id\":\"120210000000000028\"}}";
    private static final String PAUSE_ALPHA = "{\"tool\":\"pause_alpha_campaign\",\"arguments\":"
            + "{\"account_id\":\"1002003001\",\"campaign_id\":\"12000000002\"}}";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String approver;
    private static String limited;
    private static JsonNode agent;

    @BeforeAll
    static void start() throws Exception {
        app = ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                ShippedService.withCaps(folder, CAPS).toString(),
                ShippedService.overrides(folder, OPERATOR, new ItDatabase()).toArray(ConfigOverride[]::new)));
        app.before();
        service = Service.of(app);
        approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
        post(OPERATOR, "/principals", "{\"id\":\"" + AGENT + "\",\"owner\":\"marketing\",\"kind\":\"service\"}");
        agent = minted(OPERATOR, AGENT, "\"tools:read\",\"tools:write\",\"tools:spend\",\"workflows:resume\"", "");
        post(OPERATOR, "/principals", "{\"id\":\"beta-approver\",\"owner\":\"finance\",\"kind\":\"human\"}");
        limited = minted(
                        approver,
                        "beta-approver",
                        "\"approvals:read\",\"approvals:decide\"",
                        ",\"platforms\":[\"beta\"],\"accounts\":[\"act_1700100001\"]")
                .get("token")
                .textValue();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void isToldTheKindTheTransportAndTheTokenOfTheRequester() {
        JsonNode action = Mcp.result(new Mcp(service, token(), Mcp.STATELESS)
                        .call(
                                "update_campaign_budget",
                                "{\"campaign_id\":\"120210000000000001\",\"daily_budget\":6100}"))
                .at("/structuredContent/pending_action");
        String id = action.get("id").textValue();

        JsonNode requester = get(approver, "/pending-actions/" + id).get("requested_by");
        String page = browser(approver)
                .page("/console/approvals/" + id)
                .expectFirst("[aria-labelledby=who]")
                .text();

        assertThat(requester.get("principal").textValue()).isEqualTo(AGENT);
        assertThat(requester.get("kind").textValue()).isEqualTo("service");
        assertThat(requester.get("transport").textValue()).isEqualTo("mcp");
        assertThat(requester.get("token_id")).isEqualTo(agent.get("id"));
        assertThat(page).contains("campaign-agent (service) over MCP · marketing");
    }

    @Test
    void seesTheDeliveryOfTheLastSevenDays() {
        String id = started(budget("41"));

        JsonNode recent = get(approver, "/pending-actions/" + id).get("recent");
        JsonNode reported = Service.json(service.execute(
                        OPERATOR,
                        "get_beta_campaign_performance",
                        "{\"arguments\":{\"account_id\":\"act_1700100001\",\"campaign_ids\":[\"120210000000000041\"],"
                                + "\"date_range\":\"last_7d\"}}"))
                .at("/data/rows/0/metrics");
        String page = browser(approver)
                .page("/console/approvals/" + id)
                .expectFirst("[aria-labelledby=recent]")
                .text();

        assertThat(recent.get("status").textValue()).isEqualTo("ACTIVE");
        assertThat(recent.get("cost_micros")).isEqualTo(reported.get("cost_micros"));
        assertThat(recent.get("results").doubleValue())
                .isEqualTo(reported.get("conversions").doubleValue());
        assertThat(recent.get("cost_per_result_micros").isNull())
                .isEqualTo(reported.get("cost_per_conversion_micros").isNull());
        assertThat(recent.get("currency").textValue()).isEqualTo("USD");
        assertThat(page).contains("Delivery status active").contains("of the daily budget");
    }

    @Test
    void seesTheOtherStepsOfTheWorkflow() {
        String id = started(READ + "," + budget("23") + "," + PAUSE_BETA);
        JsonNode action = get(approver, "/pending-actions/" + id);
        JsonNode workflow = action.get("workflow");
        Browser browser = browser(approver);

        JsonNode found = get(approver, "/workflows/" + workflow.get("id").textValue());
        String page = browser.page("/console/approvals/" + id).text();

        assertThat(workflow.get("id")).isEqualTo(action.get("workflow_id"));
        assertThat(workflow.get("step").intValue()).isOne();
        assertThat(workflow.get("steps").findValuesAsText("tool"))
                .containsExactly("list_beta_accounts", "update_campaign_budget", "pause_beta_campaign");
        assertThat(workflow.get("steps").findValuesAsText("status"))
                .containsExactly("done", "waiting_approval", "pending");
        assertThat(workflow.at("/steps/2/arguments/campaign_id").textValue()).isEqualTo("120210000000000028");
        assertThat(page).contains("Step 2 of 3; then: pause beta campaign 120210000000000028.");
        assertThat(found.at("/step_list/2/arguments/campaign_id").textValue()).isEqualTo("120210000000000028");
        assertThat(browser.page("/console/workflows/" + workflow.get("id").textValue())
                        .text())
                .contains("campaign id: 120210000000000028");
        assertThat(get(approver, "/pending-actions?limit=1")
                        .at("/rows/0/workflow")
                        .isNull())
                .isTrue();
    }

    @Test
    void seesNoStepOutsideTheLimitsOfItsToken() {
        String id = started(budget("28") + "," + PAUSE_ALPHA);
        JsonNode steps = get(limited, "/pending-actions/" + id).at("/workflow/steps");
        String workflow =
                get(limited, "/pending-actions/" + id).get("workflow_id").textValue();

        assertThat(steps.at("/0/account_id").textValue()).isEqualTo("act_1700100001");
        for (String hidden : List.of("tool", "platform", "account_id", "arguments")) {
            assertThat(steps.get(1).get(hidden).isNull()).as(hidden).isTrue();
        }
        assertThat(steps.at("/1/status").textValue()).isEqualTo("pending");
        assertThat(browser(limited).page("/console/approvals/" + id).text())
                .contains("Step 1 of 2; then: a step that your token may not see.")
                .doesNotContain("12000000002");
        assertThat(status(limited, "/workflows/" + workflow)).isEqualTo(404);
        assertThat(status(approver, "/workflows/" + workflow)).isEqualTo(200);
    }

    @Test
    void seesNoWorkflowWithoutAnAction() {
        String workflow = Service.json(
                        service.execute(token(), "start_workflow", "{\"arguments\":{\"steps\":[" + READ + "]}}"))
                .at("/data/result/id")
                .textValue();

        assertThat(status(approver, "/workflows/" + workflow)).isEqualTo(404);
        assertThat(status(OPERATOR, "/workflows/" + workflow)).isEqualTo(200);
    }

    @Test
    void seesSpendAndCapsOfItsAccounts() {
        assertThat(get(approver, "/spend").at("/rows").findValuesAsText("id"))
                .containsExactly("alpha:1002003001", "beta:act_1700100001");
        assertThat(get(limited, "/spend").at("/rows").findValuesAsText("id")).containsExactly("beta:act_1700100001");
        assertThat(get(limited, "/caps").at("/rows").findValuesAsText("id")).containsExactly("beta:act_1700100001");
        assertThat(status(limited, "/spend/beta:act_1700100001")).isEqualTo(200);
        assertThat(status(limited, "/spend/alpha:1002003001")).isEqualTo(404);
        assertThat(browser(limited).page("/console/spend").select("tbody th").eachText())
                .singleElement()
                .asString()
                .startsWith("beta:act_1700100001");
        assertThat(status(token(), "/spend")).isEqualTo(403);
    }

    private static String started(String steps) {
        JsonNode answer =
                Service.json(service.execute(token(), "start_workflow", "{\"arguments\":{\"steps\":[" + steps + "]}}"));
        return answer.at("/data/pending_action/id").textValue();
    }

    private static String budget(String campaign) {
        return "{\"tool\":\"update_campaign_budget\",\"arguments\":{\"campaign_id\":\"1202100000000000" + campaign
                + "\",\"daily_budget\":6100}}";
    }

    private static Browser browser(String token) {
        Browser browser = new Browser(service);
        browser.signIn(token);
        return browser;
    }

    private static String token() {
        return agent.get("token").textValue();
    }

    private static JsonNode minted(String minter, String principal, String scopes, String limits) {
        return post(
                minter,
                "/tokens",
                "{\"name\":\"t\",\"principal\":\"" + principal + "\",\"scopes\":[" + scopes + "]" + limits + "}");
    }

    private static int status(String token, String path) {
        return service.send(service.request(token, "/api/v1" + path)).statusCode();
    }

    private static JsonNode get(String token, String path) {
        HttpResponse<byte[]> answer = service.send(service.request(token, "/api/v1" + path));
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        return Service.json(answer);
    }

    private static JsonNode post(String token, String path, String body) {
        return Service.json(service.send(service.request(token, "/api/v1" + path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))));
    }
}
