package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.server.fixtures.Browser;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Settings that shape the tools for people and models: names of platforms, and groups of the default list. */
class PlatformLabelsIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String LABEL = "dev.adtools/platform_label";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static Mcp mcp;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(
                folder,
                OPERATOR,
                new ItDatabase(),
                ConfigOverride.config("platforms.alpha.label", "Searchlight Ads"),
                ConfigOverride.config("platforms.beta.label", "Socialize"),
                ConfigOverride.config("mcp.defaultGroups", "accounts,approvals"));
        app.before();
        service = Service.of(app);
        mcp = new Mcp(service, OPERATOR, Mcp.STATELESS);
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2026-07-28 | server/discover | {}
            2025-11-25 | initialize      | {"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"t","version":"1"}}
            """, quoteCharacter = '`')
    void standInTheInstructions(String revision, String method, String params) {
        String instructions = Service.json(new Mcp(service, OPERATOR, revision).ask(method, params))
                .at("/result/instructions")
                .textValue();

        assertThat(instructions)
                .contains("alpha is Searchlight Ads. beta is Socialize. Arguments")
                .contains("get_change_history or list_pending_actions", "/mcp?mode=search", "/mcp?groups=")
                .doesNotContain("alpha_analytics is", "_meta");
    }

    @Test
    void annotateTheToolsOfThePlatform() {
        assertThat(Service.json(service.send(service.request(OPERATOR, "/api/v1/tools")))
                        .get("tools"))
                .allSatisfy(tool -> assertThat(
                                tool.at("/annotations/platform_label").textValue())
                        .as(tool.get("name").textValue())
                        .isEqualTo(label(tool)));
    }

    private static @Nullable String label(JsonNode tool) {
        return switch (tool.get("platform").textValue()) {
            case "alpha" -> "Searchlight Ads";
            case "beta" -> tool.at("/annotations/cross_platform").booleanValue() ? null : "Socialize";
            default -> null;
        };
    }

    @Test
    void leadASearchToTheToolsOfThePlatform() {
        JsonNode found = Service.json(mcp.at("/mcp?mode=search").call("search_tools", "{\"query\":\"socialize\"}"))
                .at("/result/structuredContent/tools");

        assertThat(found)
                .isNotEmpty()
                .allSatisfy(tool ->
                        assertThat(tool.get("_meta").get(LABEL).textValue()).isEqualTo("Socialize"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/console/tools", "/console/tools/get_alpha_campaigns"})
    void standOnPages(String path) {
        Browser browser = new Browser(service);
        browser.signIn(OPERATOR);

        assertThat(browser.page(path).text()).contains("alpha (Searchlight Ads)");
    }

    @Test
    void standOnThePageOfAnAction() {
        String body = "{\"arguments\":{\"account_id\":\"1002003001\",\"campaign_id\":\"12000000003\"}}";
        String action = Service.json(service.execute(OPERATOR, "enable_alpha_campaign", body))
                .at("/data/pending_action/id")
                .textValue();
        Browser browser = new Browser(service);
        browser.signIn(OPERATOR);

        assertThat(browser.page("/console/approvals/" + action).text()).contains("alpha (Searchlight Ads):1002003001");
    }

    @Test
    void listTheDefaultGroupsUntilARequestNamesOthers() {
        HttpRequest.Builder header =
                mcp.request("tools/list", (ObjectNode) Mcp.tree("{}")).header("Tool-Groups", "schedules");

        assertThat(groups(mcp)).containsOnly("accounts", "approvals");
        assertThat(groups(mcp.at("/mcp?groups=schedules"))).containsOnly("schedules");
        assertThat(names(Service.json(service.send(header))))
                .contains("create_scheduled_task")
                .hasSizeLessThan(11);
        assertThat(Service.json(mcp.call("get_usage_status", "{}"))
                        .at("/result/isError")
                        .booleanValue())
                .isFalse();
        assertThat(Service.json(mcp.ask("prompts/list", "{}"))
                        .at("/result/prompts")
                        .toString())
                .contains("weekly_review")
                .doesNotContain("account_overview");
        assertThat(Service.json(mcp.ask("prompts/get", "{\"name\":\"weekly_review\",\"arguments\":{}}"))
                        .at("/result/messages/0/content/text")
                        .textValue())
                .contains("List the accounts with list_alpha_accounts and list_beta_accounts.")
                .doesNotContain("get_change_history", "diagnose_campaign_health");
    }

    private static List<String> groups(Mcp asking) {
        JsonNode catalog = Service.json(service.send(service.request(OPERATOR, "/api/v1/tools")))
                .get("tools");
        List<String> listed = names(Service.json(asking.ask("tools/list", "{}")));
        return StreamSupport.stream(catalog.spliterator(), false)
                .filter(tool -> listed.contains(tool.get("name").textValue()))
                .map(tool -> tool.at("/annotations/group").textValue())
                .toList();
    }

    private static List<String> names(JsonNode answer) {
        return StreamSupport.stream(answer.at("/result/tools").spliterator(), false)
                .map(tool -> tool.get("name").textValue())
                .toList();
    }
}
