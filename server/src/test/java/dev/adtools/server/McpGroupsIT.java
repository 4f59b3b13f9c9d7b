package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Groups that a request over MCP asks for: it lists and calls the tools of no others. */
class McpGroupsIT {

    private static final TestService APP = new TestService();

    private static Service service;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            all     | ?groups=reporting                      | -                    | get_things
            all     | ?groups=validation,%20reporting        | -                    | check_thing get_things
            all     | -                                      | reporting            | get_things
            all     | -                                      | reporting,validation | check_thing get_things
            all     | ?groups=changes,reporting              | reporting,validation | get_things
            beta    | ?groups=changes                        | -                    | stage_thing
            reader  | ?groups=changes,reporting              | -                    | get_things
            reports | -                                      | -                    | get_things
            reports | ?groups=changes,reporting              | -                    | get_things
            narrow  | ?groups=changes                        | -                    | -
            all     | ?groups=schedules                      | -                    | -
            """)
    void listsTheToolsOfGroups(String token, @Nullable String query, @Nullable String header, @Nullable String tools) {
        for (String revision : new String[] {Mcp.HANDSHAKE, Mcp.STATELESS}) {
            JsonNode listed = Service.json(send(token, revision, query, header, "tools/list", "{}"));

            assertThat(listed.at("/result/tools").findValuesAsText("name"))
                    .as(revision)
                    .containsExactly(tools == null ? new String[0] : tools.split(" "));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {Mcp.HANDSHAKE, Mcp.STATELESS})
    void callsNoToolOfOtherGroups(String revision) {
        String call = "{\"name\":\"stop_thing\",\"arguments\":{}}";

        JsonNode inside = Service.json(send("all", revision, "?groups=changes", null, "tools/call", call));
        HttpResponse<byte[]> outside = send("all", revision, "?groups=reporting", null, "tools/call", call);
        HttpResponse<byte[]> ofNobody =
                send("all", revision, null, null, "tools/call", "{\"name\":\"nothing\",\"arguments\":{}}");

        assertThat(inside.at("/result/isError").booleanValue()).isFalse();
        assertThat(Service.json(outside).at("/error/data/code").textValue()).isEqualTo("TOOL_NOT_FOUND");
        assertThat(outside.statusCode()).isEqualTo(ofNobody.statusCode());
        assertThat(Service.json(outside).at("/error/message"))
                .isEqualTo(Service.json(ofNobody).at("/error/message"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            ?groups=reporting,reports | -       | reports
            ?groups=Reporting         | -       | Reporting
            ?groups=                  | -       | ``
            ?groups=reporting,        | -       | ``
            ?groups=reporting         | nothing | nothing
            ?groups=a1234567890123456789012345678901234567890 | - | a123456789012345678901234567890123456789…
            """, quoteCharacter = '`')
    void refusesWhatIsNoGroup(@Nullable String query, @Nullable String header, String unknown) {
        for (String method : new String[] {"tools/list", "server/discover"}) {
            JsonNode error = Service.json(send("all", Mcp.STATELESS, query, header, method, "{}"))
                    .get("error");

            assertThat(error.get("code").intValue()).isEqualTo(-32602);
            assertThat(error.get("message").textValue())
                    .isEqualTo("There is no group \"" + unknown + "\" of tools. The groups are accounts, campaigns,"
                            + " reporting, changes, validation, approvals, schedules, operations.");
        }
    }

    @Test
    void saysWhenNoGroupIsLeft() {
        JsonNode error = Service.json(send("all", Mcp.HANDSHAKE, "?groups=changes", "reporting", "tools/list", "{}"))
                .get("error");

        assertThat(error.get("code").intValue()).isEqualTo(-32602);
        assertThat(error.get("message").textValue()).startsWith("No group of tools is left: reporting is outside");
    }

    private static HttpResponse<byte[]> send(
            String token,
            String revision,
            @Nullable String query,
            @Nullable String header,
            String method,
            String params) {
        Mcp mcp = new Mcp(service, token, revision).at("/mcp" + (query == null ? "" : query));
        HttpRequest.Builder request = mcp.request(method, (ObjectNode) Mcp.tree(params));
        return service.send(header == null ? request : request.header("Tool-Groups", header));
    }
}
