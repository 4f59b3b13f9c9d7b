package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Resources of MCP: answers of tools that only read, got by calls of them. */
class ResourcesIT {

    private static final TestService APP = TestService.withProductTools();

    private static Service service;
    private static Mcp mcp;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
        mcp = new Mcp(service, "all", Mcp.STATELESS);
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @ParameterizedTest
    @ValueSource(strings = {Mcp.HANDSHAKE, Mcp.STATELESS})
    void areListed(String revision) {
        Mcp asked = new Mcp(service, "all", revision);

        JsonNode resources = Service.json(asked.ask("resources/list", "{}")).at("/result/resources");
        JsonNode templates =
                Service.json(asked.ask("resources/templates/list", "{}")).at("/result/resourceTemplates");

        assertThat(resources.findValuesAsText("uri"))
                .containsExactly("adtools://accounts", "adtools://pending-actions");
        assertThat(templates.findValuesAsText("uriTemplate"))
                .containsExactly(
                        "adtools://accounts/alpha/{account_id}/overview",
                        "adtools://accounts/beta/{account_id}/overview",
                        "adtools://tools/{name}");
        assertThat(templates.findValuesAsText("title")).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            adtools://accounts                                 | list_alpha_accounts list_beta_accounts
            adtools://pending-actions                          | list_pending_actions
            adtools://accounts/alpha/1002003001/overview       | get_alpha_campaigns get_alpha_campaign_performance get_alpha_budget_pacing
            adtools://accounts/beta/act_1700100001/overview    | get_campaigns get_beta_campaign_performance get_beta_budget_pacing
            """)
    void areWhatTheirToolsAnswer(String uri, String tools) {
        List<String> names = List.of(tools.split(" "));

        for (String revision : List.of(Mcp.HANDSHAKE, Mcp.STATELESS)) {
            JsonNode contents = read(new Mcp(service, "all", revision), uri).at("/result/contents");

            assertThat(contents.findValuesAsText("uri"))
                    .containsExactlyElementsOf(
                            names.stream().map(name -> uri + "#" + name).toList());
            assertThat(contents.findValuesAsText("text"))
                    .allSatisfy(text -> assertThat(text).contains("rows").doesNotContain("calling again."));
        }
    }

    @Test
    void areReadByCallsThatAreRecorded() {
        read(mcp, "adtools://accounts/beta/act_1700100002/overview");

        JsonNode rows = Service.json(service.send(service.request("all", "/api/v1/audit/events?limit=20")))
                .get("rows");
        assertThat(StreamSupport.stream(rows.spliterator(), false)
                        .filter(row -> row.path("account_id").asText().endsWith("1700100002"))
                        .map(row -> row.path("tool").asText()))
                .contains("get_campaigns", "get_beta_campaign_performance", "get_beta_budget_pacing");
    }

    @ParameterizedTest
    @ValueSource(strings = {Mcp.HANDSHAKE, Mcp.STATELESS})
    void haveTheExactSchemaOfATool(String revision) throws Exception {
        JsonNode content = read(new Mcp(service, "all", revision), "adtools://tools/get_usage_status")
                .at("/result/contents/0");

        JsonNode catalog = Service.json(service.send(service.request("all", "/api/v1/tools")));
        JsonNode listed = StreamSupport.stream(catalog.get("tools").spliterator(), false)
                .filter(tool -> tool.get("name").textValue().equals("get_usage_status"))
                .findFirst()
                .orElseThrow();
        JsonNode described = Mcp.tree(content.get("text").textValue());
        assertThat(content.get("mimeType").textValue()).isEqualTo("application/json");
        assertThat(described.get("inputSchema")).isEqualTo(listed.get("inputSchema"));
        assertThat(described.get("description")).isEqualTo(listed.get("description"));
    }

    @Test
    void areKeptForNoTime() {
        JsonNode result = read(mcp, "adtools://pending-actions").get("result");

        assertThat(result.get("ttlMs").intValue()).isZero();
        assertThat(result.get("cacheScope").textValue()).isEqualTo("private");
    }

    @Test
    void areOnlyOfToolsThatTheCallerMayCall() {
        Mcp approvals = mcp.at("/mcp?groups=approvals");

        assertThat(Service.json(approvals.ask("resources/list", "{}"))
                        .at("/result/resources")
                        .findValuesAsText("uri"))
                .containsExactly("adtools://pending-actions");
        assertThat(Service.json(approvals.ask("resources/templates/list", "{}"))
                        .at("/result/resourceTemplates")
                        .findValuesAsText("uriTemplate"))
                .containsExactly("adtools://tools/{name}");
        assertThat(read(approvals, "adtools://tools/get_campaigns")
                        .at("/error/code")
                        .intValue())
                .isEqualTo(-32602);
        assertThat(read(approvals, "adtools://accounts").at("/error/code").intValue())
                .isEqualTo(-32602);
        assertThat(read(mcp.at("/mcp?groups=reporting"), "adtools://accounts/beta/act_1700100001/overview")
                        .at("/result/contents")
                        .toString())
                .contains("#get_beta_campaign_performance")
                .doesNotContain("#get_campaigns");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "adtools://accounts/",
                "adtools://accounts#list_beta_accounts",
                "adtools://accounts/gamma/1/overview",
                "adtools://accounts/beta/{account_id}/overview",
                "adtools://accounts/beta/a%22,%22limit%22:%221/overview",
                "adtools://accounts/beta/a\\\",\\\"raw_data\\\":true,\\\"x\\\":\\\"/overview",
                "file:///etc/passwd"
            })
    void areNothingElse(String uri) {
        HttpResponse<byte[]> answer = mcp.ask("resources/read", "{\"uri\":\"" + uri + "\"}");

        assertThat(Service.json(answer).at("/error/code").intValue()).isEqualTo(-32602);
        assertThat(Service.json(answer).at("/error/data/uri").textValue()).isEqualTo(uri.replace("\\\"", "\""));
    }

    @Test
    void sayWhyAllOfThemIsRefused() {
        JsonNode error = read(
                        new Mcp(service, "account", Mcp.STATELESS), "adtools://accounts/beta/act_1700100001/overview")
                .get("error");

        assertThat(error.get("code").intValue()).isEqualTo(-32602);
        assertThat(error.at("/data/code").textValue()).isEqualTo("ACCOUNT_FORBIDDEN");
    }

    @Test
    void areNamedInTheHeader() {
        ObjectNode params = (ObjectNode) Mcp.tree("{\"uri\":\"adtools://accounts\"}");

        HttpResponse<byte[]> answer =
                service.send(mcp.request("resources/read", params).setHeader("Mcp-Name", "adtools://pending-actions"));

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(Service.json(answer).at("/error/code").intValue()).isEqualTo(-32020);
    }

    private static JsonNode read(Mcp asked, String uri) {
        return Service.json(asked.ask("resources/read", "{\"uri\":\"" + uri + "\"}"));
    }
}
